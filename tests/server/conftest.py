"""Servers to test against: in this process, or real ones with databases of their own."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from litestar.testing import TestClient

from tests import needs
from tests.server import hideout
from tests.server.helpers import QUICK_HASHER, Guest
from westmarch.server import bot_pool, keys, sessions
from westmarch.server.api import workshop
from westmarch.server.app import create_app
from westmarch.server.settings import Settings

ROOT = Path(__file__).parents[2]
PLUGIN = "tests.server.plugin"


@pytest.fixture(autouse=True, scope="module")
def _the_test_game() -> Iterator[None]:
    """Only here: tests that go through all games must not meet it."""
    hideout.register()
    yield
    hideout.unregister()


@pytest.fixture(autouse=True, scope="module")
def _no_second_look() -> Iterator[None]:
    """What ends with a session ends at once, not when the server happens to look whether it should have."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(sessions, "LOOK", 1e6)
        yield


@pytest.fixture(autouse=True, scope="module")
def _quick_passwords() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as here:
        here.setattr(keys, "_hasher", QUICK_HASHER)
        yield


@pytest.fixture(autouse=True, scope="module")
def _patience() -> Iterator[None]:
    """A busy machine may take long to start a worker, or to read a text: that is no reason to fail."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(bot_pool, "_START", 900.0)
        here.setattr(bot_pool, "_READING", 900.0)
        here.setattr(workshop, "READ_SECONDS", 900.0)
        yield


def make_settings(folder: Path, **changes: Any) -> Settings:
    values: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'test.db'}",
        "fanout": "memory",
        "rate_limits": False,
        "bot_workers": 1,
        "plugins": (PLUGIN,),
        "hosts": ("testserver.local",),
    }
    return Settings(**{**values, **changes})


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, _the_test_game: None) -> Iterator[TestClient[Any]]:
    """One server for all tests of a module; each makes people and matches of its own."""
    settings = make_settings(tmp_path_factory.mktemp("server"))
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture
def guest(client: TestClient[Any]) -> Callable[[str], Guest]:
    """Makes people, each with a browser of their own."""

    def make(name: str) -> Guest:
        return Guest(client, name)

    return make


@pytest.fixture
def table(guest: Callable[[str], Guest]) -> tuple[Guest, Guest, str]:
    """Two people at one match, and its id."""
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    bert.join(match)
    return anna, bert, match


# -- real processes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _search_path() -> str:
    """Where our own search path leads, relative parts included, and to the plugin with the test game."""
    given = [str(Path(each).absolute()) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    return os.pathsep.join([*given, str(ROOT)])


class Server:
    """A server process that can be killed and started again."""

    def __init__(
        self, environment: dict[str, str], log: Path | None = None, prepare: Callable[[], None] | None = None
    ) -> None:
        self._log = log
        self._prepare = prepare
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "westmarch.server", "--port", str(self.port)],
            env={**os.environ, "PYTHONPATH": _search_path(), **self._environment},
            stdout=subprocess.DEVNULL,
            stderr=None if self._log is None else self._log.open("ab"),
            preexec_fn=self._prepare,
        )
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            try:
                if httpx.get(f"{self.url}/api/health", timeout=30).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As the out-of-memory killer would: no chance to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


@contextmanager
def servers() -> Iterator[Callable[..., Server]]:
    running: list[Server] = []

    def start(log: Path | None = None, prepare: Callable[[], None] | None = None, **environment: str) -> Server:
        defaults = {
            "WESTMARCH_PLUGINS": PLUGIN,
            "WESTMARCH_RATE_LIMITS": "false",
            "WESTMARCH_BOT_WORKERS": "1",
            "WESTMARCH_LOG_LEVEL": "warning",
        }
        server = Server({**defaults, **environment}, log, prepare)
        running.append(server)
        server.start()
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    with servers() as start:
        yield start


# -- PostgreSQL and Redis of our own


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; then it runs as whoever its package brought along."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        except KeyError:
            continue
    raise RuntimeError("no unprivileged user")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A private PostgreSQL; gives the address of its databases, without a name."""
    initdb, program = (needs.program(name, needs.POSTGRESQL) for name in ("initdb", "postgres"))
    # Real programs, not Debian's wrappers, which look for clusters elsewhere.
    folder = Path(tempfile.mkdtemp(prefix="westmarch-pg-", dir="/tmp"))
    who = unprivileged()
    if who:
        os.chown(folder, who["user"], who["group"])
    data = folder / "data"
    subprocess.run(
        [initdb, "-D", data, "-U", "west", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        **who,
    )
    port = free_port()
    process = subprocess.Popen(
        [program, "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        **who,
    )
    try:
        wait_for_port(port, process)
        yield f"postgresql://west@127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """A fresh database on that server."""
    name = f"test_{time.monotonic_ns()}"

    async def make() -> None:
        for _ in range(100):
            try:
                connection = await asyncpg.connect(f"{server}/postgres")
                break
            except (asyncpg.CannotConnectNowError, OSError):
                await asyncio.sleep(0.1)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return f"{server}/{name}"


@pytest.fixture
def postgres(postgres_server: str) -> str:
    return new_database(postgres_server)


class RedisServer:
    def __init__(self) -> None:
        self._program = needs.program("redis-server", needs.REDIS)
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd="/tmp")
        wait_for_port(self.port, self._process)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nothing listens on {port}")


# -- TLS


def make_certificate(folder: Path, *names: str) -> tuple[Path, Path]:
    """A key, and a certificate that it has signed itself, for names such as `DNS:play.example.org`."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = [needs.program("openssl", needs.OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    about = ["-subj", "/CN=Westmarch", "-addext", f"subjectAltName={','.join(names)}"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*command, *about, *files], check=True, capture_output=True)
    return key, certificate
