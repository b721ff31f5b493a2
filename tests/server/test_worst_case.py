"""Texts made to keep us busy: eight times the text may cost about eight times the work, never sixty-four times.

Processor time is compared with itself, so that a slow or busy machine changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar.connection import ASGIConnection

import westmarch
from westmarch.core.errors import WestmarchError
from westmarch.games import find
from westmarch.games.lcg.decks import exchange
from westmarch.server import letters, logs
from westmarch.server.api.rules import answers
from westmarch.server.creating import plan
from westmarch.server.errors import ServerError
from westmarch.server.schemas import AddressIn, NameIn
from westmarch.server.settings import read_settings
from westmarch.server.table_schemas import AnswerIn, ChatIn, CreateIn, Hello, ReportIn
from westmarch.server.unfit import misfit
from westmarch.server.visitors import Hosts, _bearer, language

FACTOR = 8
# Linear is 8, quadratic 64. What is refused at once may also cost nothing.
SLACK = 3


def work(do: Callable[[], object]) -> float:
    """The processor seconds that it takes, the best of three."""
    best = float("inf")
    for _ in range(3):
        began = time.thread_time()
        do()
        best = min(best, time.thread_time() - began)
    return best


def grows_linearly(do: Callable[[str], object], make: Callable[[int], str], size: int) -> None:
    small, large = make(size), make(FACTOR * size)
    do(small)  # what is only done once is done now
    few, many = work(lambda: do(small)), work(lambda: do(large))
    # A millisecond on top: below that, clocks and caches say more than the text does.
    assert many < SLACK * FACTOR * few + 0.001 * FACTOR, f"{few:.4f} s became {many:.4f} s"


_NO = (WestmarchError, ServerError, msgspec.ValidationError, msgspec.DecodeError, RecursionError)


def _quiet(do: Callable[[str], object]) -> Callable[[str], object]:
    def run(text: str) -> object:
        try:
            return do(text)
        except _NO as error:
            return str(error)

    return run


HERO = '<card qty="99" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card>'
# Marks of different classes in turn have to be sorted, which takes quadratic time.
MARKS = "\u0301\u0323"

DECKS: dict[str, Callable[[int], str]] = {
    "heroes": lambda n: "Hero (1)\n" + "99x Aragorn (Core Set)\n" * n,
    "strangers": lambda n: "Ally (1)\n" + "99x Nobody (Elsewhere)\n" * n,
    "empty lines": lambda n: "Hero (1)\n" + "\n" * n * 20,
    "one long line": lambda n: "1x a" + " (" * n * 10,
    "brackets": lambda n: "1x a" + " (a)" * n * 5,
    "marks": lambda n: "1x a" + MARKS * n * 10,
    "sections": lambda n: "Hero (1)\n" * n * 2,
    "slots": lambda n: '{"slots": {' + ",".join(f'"{code:05}": 3' for code in range(n)) + "}}",
    "a name": lambda n: '{"name": "' + "x" * n * 20 + '", "slots": {"01001": 1}}',
    "arrays": lambda n: '{"slots": ' + "[" * n * 20,
    "nested sections": lambda n: "<deck>" + "<section>" * n + HERO * n + "</section>" * n + "</deck>",
    "xml heroes": lambda n: f'<deck><section name="Hero">{HERO * n}</section></deck>',
    "xml marks": lambda n: f'<deck><section name="Hero"><card qty="1">{MARKS * n * 10}</card></section></deck>',
    "xml unknown": lambda n: "<deck>" + "<section><card>x</card></section>" * n + "</deck>",
    "xml attributes": lambda n: "<deck " + " ".join(f'a{i}="x"' for i in range(n)) + "/>",
    "xml comments": lambda n: "<deck>" + "<!-- x -->" * n + "</deck>",
    "xml open": lambda n: "<deck>" + "<a " * n * 5,
}


@pytest.mark.parametrize("kind", list(DECKS))
def test_decks(kind: str) -> None:
    grows_linearly(_quiet(exchange.read_deck_file), DECKS[kind], 400)


@pytest.mark.parametrize("kind", list(DECKS))
def test_a_deck_is_never_large(kind: str) -> None:
    """Whatever is in a text: what comes out is a deck, or a short refusal."""
    found: Any = _quiet(exchange.read_deck_file)(DECKS[kind](3000)[: exchange.LARGEST])
    if isinstance(found, str):
        assert len(found) < 1000
    else:
        assert len(found.deck.heroes) + found.deck.size() <= exchange.MOST_CARDS
        assert sum(map(len, found.missing)) <= exchange.MOST_CARDS * (exchange.LONGEST_LINE + 10)
        assert len(found.name) <= exchange.LONGEST_LINE


# -- records and positions

START = {game: westmarch.new_match(game, seed=3).position() for game in ("wotr", "lcg", "b5a")}
CARD = {"wotr": "bilbos-song", "lcg": "faramir", "b5a": "ev_15"}
POSITIONS: dict[str, Callable[[str, int], str]] = {
    "header lines": lambda game, n: "\n".join(f"option x{i}: yes" for i in range(n)).join(
        (f"westmarch position 1\ngame: {game}\n", "\n")
    ),
    "options": lambda game, n: START[game].replace("seed:", "option decks: " + "lore," * n * 5 + "\nseed:"),
    "seats": lambda game, n: START[game].replace("seats:", "seats:" + " free" * n * 5),
    "remarks": lambda game, n: START[game] + "# what a day\n" * n * 10,
    "unknown lines": lambda game, n: _state(game, "nothing: here\n" * n),
    "one line often": lambda game, n: _state(game, "round: 1\nturn: 1\n" * n),
    "one long line": lambda game, n: _state(game, f"hand free: {'x ' * n * 5}\n"),
    "one card often": lambda game, n: _state(
        game, f"hand free: {(CARD[game] + ' ') * n}\np1 hand: {(CARD[game] + ', ') * n}\n"
    ),
    "in play": lambda game, n: _state(game, "p1 play: " + "faramir damage=1 exhausted, " * n + "\n"),
    "regions": lambda game, n: _state(game, "rohan: 1 regular\n" * n + "erebor: 1 regular\n" * n),
    "moves": lambda game, n: _moves(game, "free pass pass\n" * n),
    "outcomes": lambda game, n: _moves(game, "~ shuffle " + "a! " * n * 3 + "\n" + "~ draw-card x!\n" * n),
}


def _state(game: str, lines: str) -> str:
    return START[game].replace("[state]\n", "[state]\n" + lines)


def _moves(game: str, lines: str) -> str:
    return START[game].split("[state]")[0] + f"[state]\n\n[moves]\n{lines}end {lines.count(chr(10))}\n"


@pytest.mark.parametrize("game", sorted(START))
@pytest.mark.parametrize("kind", list(POSITIONS))
def test_positions(game: str, kind: str) -> None:
    grows_linearly(_quiet(westmarch.load_position), lambda n: POSITIONS[kind](game, n), 300)


@pytest.mark.parametrize("game", sorted(START))
def test_records(game: str) -> None:
    head = START[game].split("[state]")[0].replace("position", "record")
    for line in ("~ draw-card x\n", "free pass pass\n", "~ x " + "1! " * 50 + "\n", "# nothing\n"):
        grows_linearly(_quiet(westmarch.load_record), lambda n, line=line: f"{head}[moves]\n{line * n}end {n}\n", 300)


# -- small things


def _decode(kind: Any) -> Callable[[str], object]:
    decoder = msgspec.json.Decoder(kind)
    return _quiet(lambda text: decoder.decode(text))


def _options(text: str) -> object:
    return plan(msgspec.json.decode(text, type=CreateIn))


def _create(options: str) -> str:
    return f'{{"game": "lcg", "options": {options}}}'


def _asked_by(name: bytes, value: str) -> ASGIConnection[Any, Any, Any, Any]:
    scope: Any = {"type": "http", "headers": [(name, value.encode())], "query_string": b"", "path": "/"}
    return ASGIConnection(scope)


def _odd(n: int) -> str:
    """Letters that a pattern could stumble over."""
    return ("a\u0301\u0323 -.") * n


SMALL: dict[str, tuple[Callable[[str], object], Callable[[int], str]]] = {
    "deck codes": (_options, lambda n: _create(f'{{"decks": ["custom:{"+".join(map(str, range(n)))}/13x3"]}}')),
    "many decks": (_options, lambda n: _create('{"decks": [' + ",".join(['"lore"'] * n) + "]}")),
    "many options": (_options, lambda n: _create("{" + ",".join(f'"x{i}": 1' for i in range(n)) + "}")),
    "a carry": (_options, lambda n: _create('{"mode": "campaign", "carry": "' + "mirkwood=1," * n + '"}')),
    "arrays in arrays": (_options, lambda n: _create('{"decks": ' + "[" * n + "]" * n + "}")),
    "long numbers": (_options, lambda n: _create('{"decks": ' + "9" * n + "}")),
    "names": (_decode(NameIn), lambda n: msgspec.json.encode({"name": _odd(n)}).decode()),
    "chat": (_decode(ChatIn), lambda n: msgspec.json.encode({"text": _odd(n)}).decode()),
    "tokens": (_decode(AnswerIn), lambda n: msgspec.json.encode({"moment": 1, "token": _odd(n)}).decode()),
    "hello": (_decode(Hello), lambda n: '{"type": "hello", "secret": "' + "\\u00e9" * n + '"}'),
    "reports": (_decode(ReportIn), lambda n: '{"client": {"a": [' + ",".join(['{"b": 1}'] * n) + "]}}"),
    "check a code": (lambda text: find("lcg").workshop.check(text), lambda n: "free:1/" + "13x3+" * n + "13"),  # type: ignore[union-attr]
    "languages": (lambda text: language(_asked_by(b"accept-language", text)), lambda n: "xx;q=0.5," * n),
    "secrets": (lambda text: _bearer(f"Bearer {text}"), lambda n: "secret," * n),
    "cookies": (lambda text: _asked_by(b"cookie", text).cookies, lambda n: "a=b; " * n),
    "settings": (lambda text: read_settings({"WESTMARCH_PLUGINS": text}), lambda n: "one, " * n),
    "logs": (logs.hush, lambda n: "a" * n * 10),
    "logs of dots": (logs.hush, lambda n: "a." * n * 5),
    "logs of addresses": (logs.hush, lambda n: "a@" + "a." * n * 5),
    "logs of places": (logs.hush, lambda n: "a://a:a" * n),
    "logs of secrets": (logs.hush, lambda n: "token " * n + " " * n),
    "logs of parameters": (logs.hush, lambda n: "[parameters: " * n),
    "complaints": (misfit, lambda n: f"Object contains unknown field `{' - at `$.' * n}`"),
    "said in chat": (letters.clean, _odd),
    "addresses": (_decode(AddressIn), lambda n: '{"password": "x", "email": "' + "a@" * n + '"}'),
    "answers of a lesson": (lambda text: answers(text, 10**6), lambda n: "take:1," * n),
    "hosts": (lambda text: Hosts(read_settings({})).knows({"headers": [(b"host", text.encode())]}), lambda n: "a." * n),
    "request ids": (lambda text: logs.id_of_request([(logs.HEADER, text.encode())]), lambda n: "a" * n * 10),
    "origins": (lambda text: read_settings({"WESTMARCH_ORIGINS": text}), lambda n: "http://a," * n),
}


@pytest.mark.parametrize("kind", list(SMALL))
def test_small_texts(kind: str) -> None:
    do, make = SMALL[kind]
    grows_linearly(_quiet(do), make, 500)


def test_a_complaint_quotes_little(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever somebody sends, neither the reply nor the log repeats all of it."""
    caplog.set_level("INFO", "westmarch.server.unfit")
    field = _decode(CreateIn)(f'{{"game": "lcg", "{"x" * 100_000}": 1}}')
    assert len(str(field)) > 100_000
    said = misfit(str(field))
    assert said["message"] == "server-unfit-unknown"
    assert len(str(said)) < 1000
    assert len(str(vars(caplog.records[-1])["reason"])) < 1000
