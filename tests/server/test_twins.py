"""Two stored matches that differ only in what a seat can't know: that seat gets the same bytes, whatever it asks.

The twin is the match as the seat might imagine it. Both are stored from their positions; whoever holds the seat asks
the same of both, over HTTP and over a socket, and only ids, times, secrets and fingerprints may differ.

Nor may the time of a reply tell. How long a reply takes can't be compared on a busy machine, but what it waits for can:
the visits to the database and the jobs of workers, in their order. And where the computer is asked something secret,
its answer waits for the same beat however many answers it has.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import westmarch
from tests.server.helpers import Guest
from westmarch.bots import adviser
from westmarch.core.errors import WestmarchError
from westmarch.core.journal import Answer
from westmarch.core.match import Match
from westmarch.server import bots, logs
from westmarch.server.bot_pool import BotPool
from westmarch.server.metrics import MeasuredDatabase

Make = Callable[[str], Guest]
TOKENS = 12
# How far into random matches, and how many twins.
MOMENTS = {"wotr": (3, 40, 160), "lcg": (4, 40, 120), "b5a": (5, 50, 140)}

_TIME = re.compile(r'"\d{4}-\d\d-\d\dT[^"]*"')
_FINGERPRINT = re.compile(r"\b[0-9a-f]{64}\b")
_REQUEST = re.compile(r'"request": ?"[\w-]+"')


def reached(game: str, steps: int) -> Match[Any]:
    """A random match after that many answers, or as near to it as it comes before it ends."""
    rng = random.Random(steps)
    match = westmarch.new_match(game, seed=steps, seats=2 if game == "lcg" else None)
    for _ in range(steps):
        assert match.decision is not None
        token = rng.choice(match.decision.options)
        match.push(token)
        if match.result is not None:
            match.pop()
            break
    return match


def stored(who: Guest, match: Match[Any], seat: str) -> str:
    players = {each: {"kind": "me" if each == seat else "open"} for each in match.seats}
    made = who.post("/matches/import", {"text": match.position(), "players": players, "name": "Anna"})
    return str(made["table"]["id"])


def same(text: str, match: str) -> str:
    """Without what two matches may differ in."""
    text = text.replace(match, "MATCH")
    return _REQUEST.sub("REQUEST", _FINGERPRINT.sub("FINGERPRINT", _TIME.sub("TIME", text)))


class Waits:
    """What each request and each socket has waited for, in order: the database, workers, or just for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._seen: dict[str, list[str]] = {}
        # Requests and sockets that were looked at: what they do afterwards nobody waits for.
        self._over: set[str] = set()
        for place, name in ((MeasuredDatabase, "read"), (MeasuredDatabase, "write"), (MeasuredDatabase, "execute")):
            self._watch(monkeypatch, place, name)
        self._watch(monkeypatch, BotPool, "choose")
        sleep = asyncio.sleep

        async def noted(seconds: float) -> None:
            self._note("sleep")
            await sleep(seconds)

        monkeypatch.setattr(asyncio, "sleep", noted)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, place: type, name: str) -> None:
        inner = getattr(place, name)

        async def noted(this: Any, what: Any) -> Any:
            self._note(name)
            return await inner(this, what)

        monkeypatch.setattr(place, name, noted)

    def _note(self, name: str) -> None:
        request = logs.request_id.get()
        if request not in self._over:
            self._seen.setdefault(request, []).append(name)

    def of(self, request: str) -> list[str]:
        self._over.add(request)
        return self._seen.pop(request, [])

    def forget(self) -> None:
        self._seen.clear()

    def of_the_socket(self) -> list[str]:
        """Of the only one that is open. What no request or socket has asked for is done anyhow, from time to time."""
        self._seen.pop("", None)
        ((socket, _),) = self._seen.items()
        return self.of(socket)


def asked(
    who: Guest, match: str, seat: str, other: str, tokens: list[str], moment: int, waits: Waits
) -> Iterator[tuple[str, str]]:
    """All that somebody at that seat can ask without changing anything, the replies, and what they waited for."""
    here = f"/matches/{match}"

    def tell(what: str, reply: Any) -> tuple[str, str]:
        headers = sorted(set(reply.headers) - {"content-length", "content-encoding"})
        waited = waits.of(reply.headers["x-request-id"])
        return what, same(f"{reply.status_code} {headers} {reply.text} after {waited}", match)

    for path in ("", "/summary", "/replay", "/record", "/position", "/why", "/review"):
        for looking in (seat, other, ""):
            yield tell(f"{path} from {looking}", who.raw("GET", here + path, seat=looking))
    for token in tokens:
        yield tell(f"why not {token}", who.raw("GET", f"{here}/why-not", token=token, seat=seat))
        yield tell(f"why not {token}, from the bench", who.raw("GET", f"{here}/why-not", token=token, seat=""))
    offered = set((who.state(match, seat=seat)["view"]["decision"] or {"options": []})["options"])
    for token in [*(token for token in tokens if token not in offered), "nonsense"]:
        for whose in (seat, other):
            body = {"moment": moment, "token": token, "seat": whose}
            yield tell(f"answer {token} for {whose}", who.raw("POST", f"{here}/answer", body))
    for token in sorted(offered)[:TOKENS]:
        # Where an answer would lead, and where what it names can get to.
        yield tell(f"try {token}", who.raw("POST", f"{here}/try", {"moment": moment, "tokens": [token], "seat": seat}))
        yield tell(f"aims of {token}", who.raw("GET", f"{here}/aims", piece=token.rpartition(":")[2], seat=seat))
    yield tell("stale", who.raw("POST", f"{here}/answer", {"moment": moment + 1, "token": "pass"}))
    yield tell("hint", who.raw("GET", f"{here}/hint", seat=seat))
    yield tell("entries", who.raw("GET", f"{here}/entries"))
    waits.forget()
    yield from talked(who, match, seat, other, tokens, offered, moment, waits)


def talked(
    who: Guest, match: str, seat: str, other: str, tokens: list[str], offered: set[str], moment: int, waits: Waits
) -> Iterator[tuple[str, str]]:
    with who.live(match, seat=seat) as line:
        line.until("state")
        for token in tokens[:10]:
            if token not in offered:
                line.ask("answer", moment=moment, token=token, seat=seat)
        line.ask("answer", moment=moment, token="pass", seat=other)
        line.ask("look", seat=other)
        line.ask("look", seat=None)
        line.until("state")
        line.ask("ping")
        yield "waits", str(waits.of_the_socket())
        for number, message in enumerate(line.received):
            yield f"message {number}", same(json.dumps(message, sort_keys=True), match)


@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_a_seat_cannot_tell_a_match_from_its_twin(guest: Make, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    # Who gives hints has a seed, which follows from the match's own; here it is one, to compare the rest.
    monkeypatch.setattr(bots, "seat_seed", lambda seed, seat: 7)
    waits = Waits(monkeypatch)
    differ = 0
    for steps in MOMENTS[game]:
        match = reached(game, steps)
        decision = match.decision
        assert decision is not None
        for seat in match.seats[:2]:
            other = next(each for each in match.seats if each != seat)
            try:
                twin = match.imagine(seat, seed=steps)
            except WestmarchError:
                continue  # not every moment can be imagined; the core's own tests say how many
            differ += match.view(other) != twin.view(other)
            who = guest("Anna")
            pair = [stored(who, each, seat) for each in (match, twin)]
            tokens = random.Random(steps).sample(sorted(match.game.vocabulary), TOKENS)
            moments = [who.table(each)["moment"] for each in pair]
            first, second = (
                dict(asked(who, each, seat, other, tokens, moment, waits))
                for each, moment in zip(pair, moments, strict=True)
            )
            assert list(first) == list(second)
            for what, reply in first.items():
                assert reply == second[what], f"{game}, {seat} after {steps} answers: {what}"
    assert differ, "the twins were all the same"


def secretly_asked(game: str) -> tuple[Match[Any], Match[Any]]:
    """Two matches in which one seat is asked the same: in one it has a single answer, in the other it has several.
    Whoever sits opposite can't tell which is which."""
    for seed in range(40):
        dice = random.Random(seed)
        match = westmarch.new_match(game, seed=seed, seats=2)
        while match.decision is not None and match.answers < 400:
            decision = match.decision
            if decision.secret and len(decision.options) == 1:
                other = next(each for each in match.seats if each != decision.seat)
                twin = _imagined(match, other, seed)
                if twin is not None and len(twin.decision.options) > 1:  # type: ignore[union-attr]
                    return match, twin
            match.push(dice.choice(decision.options))
    raise AssertionError("no such question in forty matches")


def _imagined(match: Match[Any], seat: str, seed: int) -> Match[Any] | None:
    try:
        twin = match.imagine(seat, seed=seed)
    except WestmarchError:
        return None
    assert match.decision is not None
    assert twin.decision is not None
    same_question = (twin.decision.seat, twin.decision.kind) == (match.decision.seat, match.decision.kind)
    return twin if same_question else None


@pytest.mark.parametrize("game", ["wotr", "lcg"])
def test_the_time_a_computer_takes_tells_nothing(guest: Make, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    found = []
    waits = Waits(monkeypatch)
    for match in secretly_asked(game):
        assert match.decision is not None
        seat = match.decision.seat
        players = {each: {"kind": "bot" if each == seat else "me"} for each in match.seats}
        players[seat]["bot"] = adviser(game)
        given = sum(isinstance(entry, Answer) for entry in match.since_checkpoint)
        anna = guest("Anna")
        reply = anna.raw("POST", "/matches/import", {"text": match.position(), "players": players, "name": "Anna"})
        anna.wait(reply.json()["table"]["id"], lambda table, given=given: table["step"] > given)  # type: ignore[misc]
        waited = waits.of(reply.headers["x-request-id"])
        found.append(waited[waited.index("choose") : waited.index("execute") + 1])
    assert found == [["choose", "sleep", "execute"]] * 2, "worked out by a worker, and stored at the beat"


def test_the_beat_comes_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it took to choose; only who is very slow comes at the next one."""
    monkeypatch.setattr(bots, "BEAT", 1.0)
    assert [spent + bots.until_the_beat(spent) for spent in (0.0, 0.2, 0.9, 1.1)] == pytest.approx([1, 1, 1, 2])
