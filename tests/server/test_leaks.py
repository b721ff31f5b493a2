"""Nobody is ever sent what their view doesn't hold: whole random matches, over HTTP and over sockets.

A twin of the match, played with the library alone, says what each viewpoint may know. Every byte that is received is
compared with it: views and events exactly, everything else by looking for the name of any hidden thing.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

import westmarch
from tests.server.helpers import Guest, Line
from westmarch.core.match import Match
from westmarch.server import reveals
from westmarch.server.loading import written

Make = Callable[[str], Guest]

# Random matches are long, and each answer keeps the promise or breaks it; all of them are played in soak runs.
LIMIT = 100_000 if os.environ.get("WESTMARCH_SOAK_GAMES") else 150
# Games, with set-ups and seeds whose random matches end soon.
OVER_HTTP = [("hideout", 3, {"turns": 5}, 1), ("lcg", 2, {}, 5), ("b5a", 2, {}, 4)]
OVER_SOCKETS = [
    ("hideout", 3, {"turns": 5}, 1),
    ("lcg", 3, {"scenario": "anduin"}, 1),
    ("b5a", 2, {}, 4),
    ("wotr", 2, {}, 16),
]


class Witness:
    """A viewpoint: knows what it may know so far, and looks at all that is sent to it."""

    def __init__(self, seat: str | None) -> None:
        self.seat = seat
        self.log: list[Any] = []  # as the server sends it
        self._visible: list[Any] = []  # as the library has it
        self._events = 0
        self._may_know: set[str] = set()
        self._unread: list[str] = []

    def learn(self, twin: Match[Any]) -> None:
        """What the library says that this viewpoint may know now."""
        view = twin.view(self.seat)
        self._may_know |= set(reveals.words(view))
        if view["decision"] is not None:
            self._may_know |= set(reveals.words({"": view["decision"]}))
        events = twin.events
        for event in events[self._events :]:
            if event.visible_to(self.seat):
                told = plain({"kind": event.kind, "params": dict(event.params)})
                self._visible.append(told)
                self._may_know |= set(reveals.words(told))
        self._events = len(events)

    def read(self, text: str) -> None:
        self._unread.append(text)

    def check(self, state: Any, twin: Match[Any]) -> None:
        assert state["view"] == plain(twin.view(self.seat))
        start = state["log"]["from"]
        del self.log[start:]
        self.log += [{"kind": event["kind"], "params": event["params"]} for event in state["log"]["events"]]
        assert len(self.log) == len(self._visible)
        assert self.log[start:] == self._visible[start:]
        hidden = reveals.hideable([written(twin.journal)]) - self._may_know
        for text in self._unread:
            told = hidden & set(reveals._WORD.findall(text))
            assert not told, f"{self.seat} was told {told}"
        self._unread.clear()


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def begin(client: TestClient[Any], guest: Make, game: str, seats: int, options: Any, seed: int) -> Any:
    """A match with a person on each seat, and its twin."""
    names = westmarch.new_match(game, seats=seats, options=options).seats
    people = {seat: guest(seat) for seat in names}
    first = people[names[0]]
    match = first.create(game, seats=seats, options=options, seed=seed)
    for seat in names[1:]:
        people[seat].join(match, seat)
    twin = westmarch.new_match(game, seats=seats, seed=seed, options=options)
    return people, match, twin


@pytest.mark.parametrize(("game", "seats", "options", "seed"), OVER_HTTP)
def test_over_http(client: TestClient[Any], guest: Make, game: str, seats: int, options: Any, seed: int) -> None:
    people, match, twin = begin(client, guest, game, seats, options, seed)
    zoe = guest("Zoe")
    viewers = {**people, None: zoe}
    witnesses = {seat: Witness(seat) for seat in viewers}
    since = dict.fromkeys(viewers, 0)
    dice = random.Random(seed)
    while True:
        for seat, person in viewers.items():
            witness = witnesses[seat]
            witness.learn(twin)
            reply = person.raw("GET", f"/matches/{match}", seat=seat or "", since=since[seat])
            witness.read(reply.text)
            since[seat] = reply.json()["state"]["seq"]
            witness.check(reply.json()["state"], twin)
        if dice.random() < 0.1:
            look_around(viewers, witnesses, match, dice, twin)
        decision = twin.decision
        if decision is None or twin.answers >= LIMIT:
            return
        token = dice.choice(decision.options)
        moment = reply.json()["state"]["moment"]
        body = {"moment": moment, "token": token}
        reply = people[decision.seat].raw("POST", f"/matches/{match}/answer", body)
        assert reply.status_code == 200, reply.text
        twin.push(token)
        witnesses[decision.seat].learn(twin)
        witnesses[decision.seat].read(reply.text)


def look_around(viewers: Any, witnesses: Any, match: str, dice: random.Random, twin: Match[Any]) -> None:
    """Everything else a viewpoint can ask."""
    for seat, person in viewers.items():
        other = dice.choice(twin.seats)
        token = dice.choice(sorted(twin.game.vocabulary))
        step = dice.randrange(twin.answers + 1)
        for path, params in (
            ("summary", {}),
            ("summary", {"since": dice.randrange(twin.answers + 1)}),
            ("why", {"seat": other}),
            ("replay", {"step": step, "count": 3}),
            ("replay", {"step": step, "seat": other}),
            ("record", {}),
            ("position", {}),
            ("hint", {"bot": "random"} if dice.random() < 0.05 else {"bot": "?"}),
            ("links", {}),
        ):
            if twin.decision is None and path in ("record", "position", "replay", "why"):
                continue  # the match is over, and everything told
            witnesses[seat].read(person.raw("GET", f"/matches/{match}/{path}", **params).text)
        reply = person.raw("GET", f"/matches/{match}/why-not", token=token)
        if twin.decision is None or twin.decision.seat != seat:
            # Its own question stands in the reply; what else does?
            assert reply.json()["reason"]["key"] in ("core-not-asked", "core-match-over")


@contextmanager
def lines(people: dict[Any, Guest], match: str) -> Iterator[dict[Any, Line]]:
    with ExitStack() as stack:
        opened = {}
        for seat, person in people.items():
            opened[seat] = stack.enter_context(person.live(match, seat=seat))
        yield opened


@pytest.mark.parametrize(("game", "seats", "options", "seed"), OVER_SOCKETS)
def test_over_sockets(client: TestClient[Any], guest: Make, game: str, seats: int, options: Any, seed: int) -> None:
    people, match, twin = begin(client, guest, game, seats, options, seed)
    viewers = {**people, None: guest("Zoe")}
    witnesses = {seat: Witness(seat) for seat in viewers}
    dice = random.Random(seed)
    with lines(viewers, match) as sockets:
        while True:
            for seat, line in sockets.items():
                witness = witnesses[seat]
                witness.learn(twin)
                while line.state is None or line.state["step"] < twin.answers:
                    line.receive()
                for message in line.received:
                    witness.read(json.dumps(message))
                start = min((m["state"]["log"]["from"] for m in line.received if m["type"] == "state"), default=0)
                state = {**line.state, "log": {"from": start, "events": line.log[start:]}}
                witness.check(state, twin)
                line.received.clear()
            if twin.decision is None or twin.answers >= LIMIT:
                return
            token = dice.choice(twin.decision.options)
            line = sockets[twin.decision.seat]
            assert line.ask("answer", moment=line.state["moment"], token=token)["type"] == "ok"
            twin.push(token)


def test_the_witness_would_notice() -> None:
    """The check itself can fail: a view, an event, or a word that is not ours."""
    twin = westmarch.new_match("hideout", seed=1)
    for spoil in (
        lambda state: state["view"].update(hand=["card-x"]),
        lambda state: state["log"]["events"].append({"kind": "hideout.dealt", "params": {}, "step": 0}),
        lambda state: None,
    ):
        witness = Witness("red")
        witness.learn(twin)
        events = [
            {"kind": event.kind, "params": plain(dict(event.params)), "step": 0}
            for event in twin.events
            if event.visible_to("red")
        ]
        state = {"view": plain(twin.view("red")), "log": {"from": 0, "events": events}}
        witness.check(plain(state), twin)
        witness.log.clear()
        spoil(state)
        witness.read(json.dumps({"entries": [{"note": twin.view("blue")["hand"][0]}]}))
        with pytest.raises(AssertionError):
            witness.check(state, twin)
