"""How many matches with two live clients each one server process holds. See README.md beside this file."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

LIMIT = 0.100


class Asked(msgspec.Struct):
    options: list[str]


class View(msgspec.Struct):
    decision: Asked | None


class State(msgspec.Struct):
    seq: int
    moment: int
    view: View


class Message(msgspec.Struct):
    type: str
    state: State | None = None
    seq: int = 0
    error: msgspec.Raw = msgspec.Raw(b"null")


_decode = msgspec.json.Decoder(Message).decode


class Client:
    """One player at a socket."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.state: State | None = None
        self.news = asyncio.Condition()
        self.stored: asyncio.Future[int] | None = None
        self.bytes = 0
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self._line:
            self.bytes += len(text)
            message = _decode(text)
            if message.type == "state":
                async with self.news:
                    self.state = message.state
                    self.news.notify_all()
            elif message.type in ("ok", "error") and self.stored is not None and not self.stored.done():
                if message.type == "ok":
                    self.stored.set_result(message.seq)
                else:
                    self.stored.set_exception(RuntimeError(bytes(message.error).decode()))

    async def answer(self, token: str, moment: int) -> int:
        self.stored = asyncio.get_running_loop().create_future()
        await self._line.send(
            msgspec.json.encode({"type": "answer", "id": 1, "moment": moment, "token": token}), text=True
        )
        return await self.stored

    async def wait_for(self, seq: int) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.state is not None and self.state.seq >= seq)


class Load:
    def __init__(self, url: str, game: str, think: float) -> None:
        self._url = url
        self._game = game
        self._think = think
        self._dice = random.Random(1)
        self.stored: list[float] = []
        self.seen: list[float] = []
        self.measuring = False
        self._clients: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def add(self, count: int) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            for _ in range(count):
                pair = await self._sit_down(http)
                self._clients += pair
                self._tasks.append(asyncio.create_task(self._play(pair)))

    async def _sit_down(self, http: httpx.AsyncClient) -> list[Client]:
        clients = []
        made = (
            await http.post(f"{self._url}/api/matches", json={"game": self._game, "seats": 2, "public": True})
        ).json()
        http.cookies.clear()
        match = made["table"]["id"]
        joined = (await http.post(f"{self._url}/api/matches/{match}/join", json={})).json()
        http.cookies.clear()
        for secret in (made["seats"][0]["secret"], joined["seats"][0]["secret"]):
            line = await connect(
                f"{self._url.replace('http', 'ws')}/api/matches/{match}/live", max_size=None, compression=None
            )
            await line.send(msgspec.json.encode({"type": "hello", "secret": secret}), text=True)
            client = Client(line)
            await client.wait_for(0)
            clients.append(client)
        return clients

    async def _play(self, pair: list[Client]) -> None:
        while True:
            await asyncio.sleep(self._dice.expovariate(1 / self._think))
            turn = next((each for each in pair if each.state is not None and each.state.view.decision), None)
            if turn is None:
                return  # the match is over
            other = pair[1] if turn is pair[0] else pair[0]
            assert turn.state is not None
            assert turn.state.view.decision is not None
            token = self._dice.choice(turn.state.view.decision.options)
            started = time.perf_counter()
            seq = await turn.answer(token, turn.state.moment)
            stored = time.perf_counter() - started
            await other.wait_for(seq)
            seen = time.perf_counter() - started
            await turn.wait_for(seq)
            if self.measuring:
                self.stored.append(stored)
                self.seen.append(seen)

    async def measure(self, seconds: float) -> tuple[float, float, int]:
        """p95 until stored, p95 until the other player sees it, and how many answers that was."""
        self.stored, self.seen, self.measuring = [], [], True
        await asyncio.sleep(seconds)
        self.measuring = False
        for task in self._tasks:
            if task.done() and task.exception():
                raise task.exception() or RuntimeError
        return p95(self.stored), p95(self.seen), len(self.seen)


def p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1] if len(values) > 20 else float("nan")


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes in memory."""
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def start_server(port: int, folder: str) -> subprocess.Popen[bytes]:
    environment = {
        "WESTMARCH_DATABASE": f"{folder}/load.db",
        **os.environ,
        "WESTMARCH_RATE_LIMITS": "false",
        "WESTMARCH_LOG_LEVEL": "warning",
        "WESTMARCH_CACHED_MATCHES": "5000",
    }
    command = [sys.executable, "-m", "westmarch.server", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2):
                return process
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


async def run(arguments: argparse.Namespace, pid: int) -> None:
    load = Load(f"http://127.0.0.1:{arguments.port}", arguments.game, arguments.think)
    steps = [arguments.matches] if arguments.matches else [50, 100, 200, 300, 400, 500, 600, 800, 1000, 1300, 1600]
    print("matches  clients  answers/s  p95 stored  p95 seen  server cpu  an answer  clients' cpu  memory  load")
    best = 0
    there = 0
    for count in steps:
        await load.add(count - there)
        there = count
        await asyncio.sleep(3)
        before, own, started = cpu(pid), time.process_time(), time.perf_counter()
        stored, seen, answers = await load.measure(arguments.seconds)
        spent = time.perf_counter() - started
        used = cpu(pid) - before
        print(
            f"{count:7}  {2 * count:7}  {answers / spent:9.1f}  {stored * 1000:7.1f} ms  {seen * 1000:5.1f} ms"
            f"  {used / spent:10.0%}  {used / max(1, answers) * 1000:6.2f} ms"
            f"  {(time.process_time() - own) / spent:12.0%}  {memory(pid):4.0f} MB  {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        if not seen < LIMIT:
            break
        best = count
    print(f"{best} matches with two live clients each, p95 under {LIMIT * 1000:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="wotr")
    parser.add_argument("--matches", type=int, help="one step with that many (default: more and more)")
    parser.add_argument("--think", type=float, default=3.0, help="seconds between two answers in a match")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each step is measured")
    parser.add_argument("--port", type=int, default=8765)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(arguments.port, folder)
        try:
            asyncio.run(run(arguments, server.pid))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
