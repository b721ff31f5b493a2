"""Games, languages, health, the page itself."""

from __future__ import annotations

import gzip
import logging
import logging.config
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse
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
    assert toy["ratings"] == {}
    assert games["wotr"]["ratings"]["random"]["free"] < games["wotr"]["ratings"]["steward"]["free"]
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


def test_messages_of_one_game_are_without_those_of_others(client: TestClient[Any]) -> None:
    elsewhere = ("cli.ftl", "lab.ftl", "server.ftl", "wotr-positions.ftl")
    for game, others in (("wotr", ("b5a", "lcg")), ("b5a", ("wotr", "lome", "lcg")), ("lcg", ("wotr", "lome", "b5a"))):
        reply = client.get("/api/messages/cs", params={"game": game})
        found = messages.keys([reply.text])
        assert {"core-copy", "client-close"} <= found
        own = [text for file, text in messages.sources("cs").items() if file.startswith(game) and file not in elsewhere]
        assert messages.keys(own) <= found
        for file, text in messages.sources("cs").items():
            assert (messages.keys([text]) <= found) != file.startswith((*others, *elsewhere)), file
    again = client.get("/api/messages/cs?game=lcg", headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/api/messages/cs", params={"game": "chess"}).status_code == 404


def test_messages_of_one_game_are_without_what_is_for_translators(client: TestClient[Any]) -> None:
    sent = client.get("/api/messages/cs", params={"game": "wotr"}).text
    assert not [line for line in sent.splitlines() if not line.strip() or line.startswith("#")]
    told = {each.id.name: each for each in parse(sent).body if isinstance(each, ast.Message)}
    for file in ("wotr.ftl", "core.ftl"):
        for each in parse(messages.sources("cs")[file]).body:
            if isinstance(each, ast.Message):
                assert told[each.id.name].equals(each, ignored_fields=["span", "comment"]), each.id.name


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


def test_the_client_is_sent_as_the_build_has_packed_it(
    client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "root", lambda: tmp_path)
    (tmp_path / "assets").mkdir()
    script = tmp_path / "assets" / "main-1a2b.js"
    content = "play()\n" * 500
    script.write_text(content)
    script.with_name("main-1a2b.js.gz").write_bytes(gzip.compress(content.encode(), mtime=0))

    def sent(accepted: str) -> tuple[str | None, str]:
        reply = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": accepted})
        assert reply.headers["vary"] == "Accept-Encoding"
        assert reply.headers["content-type"].startswith("text/javascript")
        return reply.headers.get("content-encoding"), reply.text

    assert sent("gzip, deflate, br") == ("gzip", content)
    assert sent("identity") == (None, content)
    script.with_name("main-1a2b.js.br").write_bytes(b"packed otherwise")
    reply = client.build_request("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    raw = client.send(reply, stream=True)
    assert (raw.headers["content-encoding"], b"".join(raw.iter_raw())) == ("br", b"packed otherwise")


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
