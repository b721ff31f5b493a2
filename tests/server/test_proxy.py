"""The documented proxies, really run: pages, cookies and sockets through nginx and Caddy, with TLS."""

from __future__ import annotations

import json
import signal
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests import needs
from tests.server.conftest import ROOT, free_port, make_certificate, servers, wait_for_port
from tests.server.test_processes import receive

HOST = "play.example.org"


def _nginx(folder: Path, upstream: int, key: Path, certificate: Path) -> tuple[list[str], int]:
    """deploy/nginx.conf, with other ports and this certificate."""
    port, plain = free_port(), free_port()
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        f"/etc/letsencrypt/live/{HOST}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{HOST}/privkey.pem": str(key),
    }.items():
        assert old in text
        text = text.replace(old, new)
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
        f" http {{ access_log off; {temporary}\n{text}\n}}"
    )
    return [needs.program("nginx", needs.NGINX), "-c", str(config), "-p", str(folder)], port


def _caddy(folder: Path, upstream: int, key: Path, certificate: Path) -> tuple[list[str], int]:
    port = free_port()
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    text = text.replace(f"{HOST} {{", f"https://{HOST}:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}", 1)
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return [needs.program("caddy", needs.CADDY), "run", "--adapter", "caddyfile", "--config", str(config)], port


PROXIES: dict[str, Callable[[Path, int, Path, Path], tuple[list[str], int]]] = {"nginx": _nginx, "caddy": _caddy}


@pytest.fixture(scope="module", params=sorted(PROXIES))
def proxied(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[tuple[int, ssl.SSLContext]]:
    folder = tmp_path_factory.mktemp("proxy")
    with servers() as serve:
        server = serve(
            WESTMARCH_DATABASE=str(folder / "proxy.db"),
            WESTMARCH_PUBLIC_URL=f"https://{HOST}",
            WESTMARCH_RATE_LIMITS="true",
        )
        key, certificate = make_certificate(folder, f"DNS:{HOST}")
        command, port = PROXIES[request.param](folder, server.port, key, certificate)
        environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for_port(port, process)
            yield port, ssl.create_default_context(cafile=str(certificate))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def test_playing_through_a_proxy(proxied: tuple[int, ssl.SSLContext]) -> None:
    port, context = proxied
    address = f"https://127.0.0.1:{port}"
    headers = {"Host": HOST, "X-Westmarch": "1"}
    extensions = {"sni_hostname": HOST}
    with httpx.Client(verify=context, timeout=120) as http:
        health = http.get(f"{address}/api/health", headers=headers, extensions=extensions)
        assert health.status_code == 200
        assert len(health.headers["x-request-id"]) >= 32, "the proxy's own, which its log names, too"
        assert health.headers["strict-transport-security"]
        assert http.get(f"{address}/metrics", headers=headers, extensions=extensions).status_code == 404
        body = {"game": "hideout", "name": "Anna", "players": {"blue": {"kind": "hotseat"}}}
        origin = {"Origin": f"https://{HOST}"}
        made = http.post(f"{address}/api/matches", json=body, headers={**headers, **origin}, extensions=extensions)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].partition(";")[0]
        assert "Secure" in made.headers["set-cookie"]
        match = made.json()["table"]["id"]
    with connect(
        f"wss://{HOST}/api/matches/{match}/live",
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=context,
        additional_headers={"Cookie": cookie},
        origin=f"https://{HOST}",  # type: ignore[arg-type]
        max_size=None,
    ) as line:
        line.send(json.dumps({"type": "hello"}))
        state = receive(line, "state")["state"]
        line.send(json.dumps({"type": "answer", "id": 1, "moment": state["moment"], "token": "pass"}))
        receive(line, "ok")
        assert receive(line, "state")["state"]["step"] == 1


def test_nobody_chooses_their_own_address(proxied: tuple[int, ssl.SSLContext]) -> None:
    """Wrong passwords are counted by the address that the proxy sees, whatever the request says about itself."""
    port, context = proxied
    statuses = []
    with httpx.Client(verify=context, timeout=120) as http:
        for number in range(12):
            headers = {"Host": HOST, "X-Forwarded-For": f"192.0.2.{number}", "X-Real-IP": f"192.0.2.{number}"}
            body = {"login": f"nobody-{number}", "password": "wrong"}
            address = f"https://127.0.0.1:{port}/api/me/login"
            reply = http.post(address, json=body, headers=headers, extensions={"sni_hostname": HOST})
            statuses.append(reply.status_code)
    assert statuses == [401] * 10 + [429] * 2
