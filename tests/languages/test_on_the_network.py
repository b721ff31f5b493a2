"""Matches of each game through the server: every text sent is in the language of who reads it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import westmarch
from tests.languages.reading import english
from tests.server.conftest import make_settings
from tests.server.helpers import Guest
from westmarch.core.errors import IllegalAction
from westmarch.games import find
from westmarch.server.app import create_app
from westmarch.server.errors import body
from westmarch.server.trying import reason_out

LANGUAGES = ["cs", "hu"]
MATCHES: list[tuple[str, dict[str, str], dict[str, Any]]] = [
    ("wotr", {"free": "me", "shadow": "hotseat"}, {"lome": True}),
    ("b5a", {"free": "me", "shadow": "hotseat"}, {}),
    ("lcg", {"p1": "me"}, {"scenario": "anduin"}),
]
# Every game, edition and scenario, with so many seats.
WHOLE: list[tuple[str, int, dict[str, Any]]] = [
    ("wotr", 2, {"lome": True}),
    ("wotr", 4, {"lome": True, "council": True}),
    ("b5a", 2, {}),
    ("lcg", 1, {"scenario": "mirkwood"}),
    ("lcg", 1, {"scenario": "anduin"}),
    ("lcg", 2, {"scenario": "dol-guldur"}),
]
# What a server sends as words; all else are ids, from which the browser makes words.
WORDS = {"text", "title", "about", "message"}
# Answers given over HTTP: enough for every sort of reply.
ANSWERS = 10
# The kind of a question.
IDS = re.compile(r"\b(?:wotr|b5a|lcg)\.[\w.-]+")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    settings = make_settings(tmp_path_factory.mktemp("network"), plugins=())
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield client


def texts(sent: Any, key: str = "") -> Iterator[str]:
    """All that is words in a reply."""
    if isinstance(sent, dict):
        for name, value in sent.items():
            yield from texts(value, name)
    elif isinstance(sent, list):
        for each in sent:
            yield from texts(each, key)
    elif isinstance(sent, str) and key in WORDS:
        yield sent


def ids(game: str) -> set[str]:
    """Programs read these texts, too: what they sent, and what they may send, stands in them as it is written."""
    written = [*find(game).vocabulary, "free", "shadow", "p1", "abracadabra"]
    return {part for token in written for part in re.findall(r"[^\W_]+", token)}


def read(sent: Any, language: str, known: set[str]) -> int:
    """How many texts there were in a reply; none of them may be English."""
    found = list(texts(sent))
    for said in found:
        assert english(IDS.sub(" ", said), language, known) == [], said
    return len(found)


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE, ids=[f"{game}-{seats}" for game, seats, _ in WHOLE])
def test_the_words_about_a_whole_match(game: str, seats: int, options: dict[str, Any]) -> None:
    """Refusals and reasons, as every reply carries them; all else that is sent about a match are ids."""
    match = westmarch.new_match(game, seats, seed=9, options=options)
    generator, vocabulary, known = random.Random(9), sorted(find(game).vocabulary), ids(game)
    seen: dict[str, int] = {}
    count = 0
    while match.decision is not None:
        kind = match.decision.kind
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 1:
            reasons = [match.why_not(token) for token in generator.sample(vocabulary, 2)]
            with pytest.raises(IllegalAction) as refused:
                match.push("abracadabra")
            for language in LANGUAGES:
                count += read(body(refused.value, language), language, known)
                for reason in filter(None, reasons):
                    count += read(msgspec.to_builtins(reason_out(reason, language)), language, known)
        match.push(generator.choice(match.decision.options))
    assert count > 40


@pytest.mark.parametrize(("game", "players", "options"), MATCHES, ids=[game for game, _, _ in MATCHES])
def test_a_match_over_http(
    game: str, players: dict[str, str], options: dict[str, Any], client: TestClient[Any]
) -> None:
    anna = Guest(client, "Anna")
    seats = {seat: {"kind": kind, **({"name": "Béla"} if kind != "me" else {})} for seat, kind in players.items()}
    match = anna.create(game, seed=9, players=seats, options=options)
    generator, vocabulary, known = random.Random(9), sorted(find(game).vocabulary), ids(game)
    count = 0

    def check(method: str, path: str, body: Any = None, **params: Any) -> None:
        """Sends it as a Czech and as a Hungarian, and reads what comes back."""
        nonlocal count
        for language in LANGUAGES:
            sent = anna.raw(method, f"/matches/{match}{path}", body, lang=language, **params)
            count += read(sent.json(), language, known)

    state = anna.get(f"/matches/{match}")["state"]
    for _ in range(ANSWERS):
        seat = state["view"]["asked"]["seat"]
        if state["seat"] != seat:
            state = anna.get(f"/matches/{match}", seat=seat)["state"]
        check("GET", "/why-not", token=generator.choice(vocabulary), seat=seat)
        check("POST", "/answer", {"moment": state["moment"], "token": "abracadabra", "seat": seat})
        answer = {
            "moment": state["moment"],
            "token": generator.choice(state["view"]["decision"]["options"]),
            "seat": seat,
        }
        check("POST", "/answer", {**answer, "moment": answer["moment"] + 1})
        state = anna.post(f"/matches/{match}/answer", answer)["state"]
    check("GET", "")
    assert count > ANSWERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_and_refusals(language: str, client: TestClient[Any]) -> None:
    anna = Guest(client, "Anna")
    for game in ("wotr", "b5a", "lcg"):
        for path in (f"/rules/{game}", f"/rules/{game}/puzzles"):
            for said in texts(anna.get(path, lang=language)):
                assert english(said, language) == [], said
    for path in ("/matches/none", "/rules/chess", "/messages/xx"):
        (said,) = texts(anna.raw("GET", path, lang=language).json())
        assert english(said, language, {"none", "chess", "messages"}) == [], said
    page = client.get("/letter/old", params={"lang": language}).text
    assert f'<html lang="{language}">' in page
