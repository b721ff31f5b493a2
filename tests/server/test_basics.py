"""Games, languages, health, the page itself."""

from __future__ import annotations

import logging
import logging.config
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import westmarch
from westmarch.core import messages
from westmarch.server import logs, web


def test_games_tell_what_a_lobby_needs(client: TestClient[Any]) -> None:
    games = {game["key"]: game for game in client.get("/api/games").json()["games"]}
    assert set(games) == {game.key for game in westmarch.catalogue()}
    toy = games["hideout"]
    assert toy["seats"]["3"] == ["red", "blue", "green"]
    assert toy["options"] == [{"name": "turns", "default": 50, "choices": [1, 2, 5, 50], "many": False, "needs": ""}]
    assert toy["facts"]["cards"][0] == "card-a"
    assert toy["hint_bot"] == "passer"
    for key, game in games.items():
        one = client.get(f"/api/games/{key}").json()
        assert {name: value for name, value in one.items() if name != "vocabulary"} == game
        assert one["vocabulary"] == sorted(westmarch.new_match(key).game.vocabulary)


def test_message_files_are_those_of_the_library(client: TestClient[Any]) -> None:
    found = {each["language"]: each["files"] for each in client.get("/api/messages").json()["languages"]}
    assert set(found) == set(messages.languages())
    assert "core.ftl" in found["en"]
    reply = client.get("/api/messages/en")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    for file in found["en"]:
        assert client.get(f"/api/messages/en/{file}").text in reply.text
    again = client.get("/api/messages/en", headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304


def test_every_message_the_server_uses_exists() -> None:
    folder = Path(web.__file__).parent
    keys = set()
    for file in folder.rglob("*.py"):
        for line in file.read_text().split('"'):
            if line.startswith("server-") and " " not in line and "." not in line and "{" not in line:
                keys.add(line)
    assert len(keys) > 30
    found = {key for key in keys if messages.has(key) or messages.has(key, attribute="title")}
    missing = sorted(keys - found - {"server-client-missing-"})
    assert missing == []


def test_health(client: TestClient[Any]) -> None:
    health = client.get("/api/health").json()
    assert health["status"] == health["database"] == "ok"
    assert health["version"] == westmarch.__version__


def test_health_tells_trouble(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(ask: Any) -> None:
        raise OSError("gone")

    monkeypatch.setattr(client.app.state.house.database, "read", broken)
    reply = client.get("/api/health")
    assert reply.status_code == 503
    assert reply.json()["status"] == "trouble"


def test_the_page_says_how_to_build_the_client(
    client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "root", lambda: tmp_path)
    reply = client.get("/")
    assert reply.status_code == 200
    assert "make play" in reply.text


def test_the_built_client_is_served(client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "root", lambda: tmp_path / "static")
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>the page")
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("hush")
    for path in ("/", "/index.html", "/match/6dJ", "/match/6dJ/replay", "/settings"):
        reply = client.get(path)
        assert (reply.status_code, reply.text) == (200, "<p>the page"), path
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert reply.headers["cache-control"] == "no-cache"
    script = client.get("/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/none.js", "//etc/passwd"):
        assert "hush" not in client.get(path).text
    assert client.get("/assets/none.js").status_code == 404
    assert client.get("/api/none").status_code == 404


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("westmarch.server", logging.INFO, "", 0, "a %s", ("word",), None)
    record.match = "6dJ"
    line = msgspec.json.decode(logs.JsonFormatter().format(record))
    assert (line["level"], line["logger"], line["message"], line["match"]) == (
        "info",
        "westmarch.server",
        "a word",
        "6dJ",
    )
    logging.config.dictConfig(logs.config("json", "info"))


def test_the_openapi_document_describes_everything(client: TestClient[Any]) -> None:
    document = client.get("/api/schema/openapi.json").json()
    assert {"/api/matches", "/api/matches/{match}/answer", "/api/reports/{match}"} <= set(document["paths"])
    answer = document["paths"]["/api/matches/{match}/answer"]["post"]
    assert {"200", "400", "403", "409", "429"} <= set(answer["responses"])
