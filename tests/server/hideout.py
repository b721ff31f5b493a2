"""A tiny game with everything that undo and views must get right: dice, a deck, hands, peeking, showing.

It comes with bots with bad habits. `tests.server.plugin` brings all of it into a server.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from westmarch.bots import PLAYERS, RANDOM, SAGES
from westmarch.bots.base import Bot, Imagine, Memory, Proposal
from westmarch.bots.remarks import Remark
from westmarch.bots.sage import Sage
from westmarch.bots.value import WEIGHTS
from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.errors import BadText
from westmarch.core.game import Game, GameOver, Option, Result, Setup, Shuffle
from westmarch.core.match import Match
from westmarch.games import PACKAGES

CARDS = tuple(f"card-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")


class HideoutState:
    __slots__ = ("dealt", "deck", "hands", "last", "result", "rolled", "shown", "turn")

    def __init__(self, seats: int) -> None:
        self.dealt = False
        self.turn = 0
        self.deck: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.shown: list[str] = []
        self.rolled: list[int] = []
        self.last = 0
        self.result: Result | None = None

    def copy(self) -> HideoutState:
        twin = HideoutState(0)
        twin.dealt, twin.turn, twin.last, twin.result = self.dealt, self.turn, self.last, self.result
        twin.deck, twin.shown, twin.rolled = self.deck.copy(), self.shown.copy(), self.rolled.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        return twin


class Hideout(Game[HideoutState]):
    key = "hideout"
    seat_counts = (1, 2, 3)
    default_seats = 2
    options = (Option("turns", 50, (1, 2, 5, 50)),)
    vocabulary = frozenset({"pass", "roll", "draw", "peek", "end", *(f"show:{card}" for card in CARDS)})
    observed = ("turn", "more cards")

    def seat_names(self, count: int) -> tuple[str, ...]:
        return ("red", "blue", "green")[:count]

    def new_state(self, setup: Setup) -> HideoutState:
        return HideoutState(len(setup.seats))

    def step(self, match: Match[HideoutState]) -> Steps[None]:
        state = match.state
        if not state.dealt:
            state.deck = match.chance.shuffle("deck", CARDS)
            for index, seat in enumerate(match.seats):
                state.hands[index] = [state.deck.pop(), state.deck.pop()]
                match.tell("hideout.dealt", (seat,), cards=list(state.hands[index]))
            state.dealt = True
            return
        me = state.turn % len(match.seats)
        seat = match.seats[me]
        other = (me + 1) % len(match.seats)
        options = ["pass", "roll", "end", *(f"show:{card}" for card in state.hands[me])]
        if state.deck:
            options.append("draw")
        if state.hands[other] and other != me:
            options.append("peek")
        answer = yield Decision(seat, "hideout.act", tuple(options), {"turn": state.turn}, why=_why)
        if answer == "roll":
            state.rolled = match.chance.d6("die", 2)
            match.tell("hideout.rolled", seat=seat, dice=list(state.rolled))
        elif answer == "draw":
            state.hands[me].append(state.deck.pop())
            match.tell("hideout.drew", (seat,), card=state.hands[me][-1])
            match.tell("hideout.drew-hidden", seat=seat)
        elif answer == "peek":
            match.tell("hideout.peeked", (seat,), card=state.hands[other][0])
            match.tell("hideout.peeked-hidden", seat=seat)
            state.last = me + 1
        elif answer.startswith("show:"):
            state.hands[me].remove(answer[5:])
            state.shown.append(answer[5:])
            match.tell("hideout.showed", seat=seat, card=answer[5:])
        elif answer == "end":
            state.turn += 1
            state.last = 0
            if state.turn >= match.setup.options["turns"]:
                score = {each: len(state.hands[index]) for index, each in enumerate(match.seats)}
                best = max(score.values())
                raise GameOver(Result(tuple(s for s in match.seats if score[s] == best), "out-of-turns", score))
        match.tell("hideout.did", seat=seat, what=answer.split(":")[0])

    def view(self, match: Match[HideoutState], seat: str | None) -> dict[str, Any]:
        state = match.state
        view: dict[str, Any] = {
            "turn": state.turn,
            "deck": len(state.deck),
            "hands": {each: len(state.hands[index]) for index, each in enumerate(match.seats)},
            "shown": list(state.shown),
            "rolled": list(state.rolled),
            "hand": [],
            "peeked": None,
        }
        if seat is not None:
            me = match.seats.index(seat)
            view["hand"] = list(state.hands[me])
            if state.last == me + 1:
                other = state.hands[(me + 1) % len(match.seats)]
                view["peeked"] = other[0] if other else None
        return view

    def observe(self, match: Match[HideoutState], seat: str) -> list[float]:
        first, *others = [len(hand) for hand in match.state.hands]
        return [match.state.turn / 10, float(first - max(others, default=0))]

    def redeal(self, match: Match[HideoutState], seat: str, shuffle: Shuffle) -> Mapping[str, str]:
        """Whoever judges counts cards, and doesn't mind which they are."""
        return {}

    def renamed(self, state: HideoutState, names: Mapping[str, str]) -> HideoutState:
        return state.copy()

    def write(self, setup: Setup, state: HideoutState) -> list[str]:
        hands = "; ".join(" ".join(hand) for hand in state.hands)
        return [
            f"turn: {state.turn}",
            f"dealt: {int(state.dealt)}",
            f"deck: {' '.join(state.deck)}",
            f"hands: {hands}",
            f"shown: {' '.join(state.shown)}",
            f"rolled: {' '.join(map(str, state.rolled))}",
            f"last: {state.last}",
        ]

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> HideoutState:
        state = self.new_state(setup)
        for number, key, value in lines:
            if key in ("turn", "dealt", "last") and value.isdigit():
                setattr(state, key, value == "1" if key == "dealt" else int(value))
            elif key == "rolled":
                state.rolled = [int(each) for each in value.split()]
            elif key in ("deck", "shown"):
                setattr(state, key, value.split())
            elif key == "hands":
                state.hands = [part.split() for part in value.split(";")]
            else:
                raise BadText("core-text-unknown-state-key", line=number, name=key)
        return state

    def facts(self) -> dict[str, Any]:
        return {"cards": list(CARDS)}


def _why(token: str) -> Reason | None:
    return Reason("core-match-over") if token.startswith("show:") else None


class PassBot(Bot):
    """Passes the turn on at once, and says so."""

    name = "passer"

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        self.why = Remark("hideout", "hideout-nothing-to-do")
        return "end"


class Blabber(Bot):
    """Says what it holds."""

    name = "blabber"

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        self.why = Remark("hideout", "hideout-keeps", {"card": view["hand"][0]})
        return "end"


class Seer(Bot):
    """Says what everybody may hear, and adds what it expects."""

    name = "seer"

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        forecast = Remark("", "bot-sage-chance", {"chance": 70, "gain": 5}, secret=True)
        self.why = Remark("hideout", "hideout-nothing-to-do").and_then(forecast)
        return "end"


class SlowBot(Bot):
    name = "slow"

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        time.sleep(float(os.environ.get("HIDEOUT_SLOW", "4")))
        self.why = Remark("hideout", "hideout-thought")
        return "end"


class Counter(Bot):
    """Counts its answers, and ends every third time. That it counts is all it remembers."""

    name = "counter"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.counted = 0

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        self.counted += 1
        self.why = Remark("hideout", "hideout-counts", {"count": self.counted})
        return "end" if self.counted % 3 == 0 or view["seat"] == "blue" else "pass"

    def keep(self) -> Memory:
        return {"counted": self.counted}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.counted = memory.get("counted", 0)


class CrashBot(Bot):
    """Raises, exits or cheats, as the turn has it."""

    name = "crasher"

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        print("noise on standard output")
        if view["turn"] % 3 == 0:
            raise RuntimeError("boo")
        if view["turn"] % 3 == 1:
            sys.stdout.flush()
            os._exit(3)
        return "not-an-option"


class Gate:
    """Holds up whoever wants to pass, until so many may: that is written in a file, and who stands there in another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.passed = 0

    def wait(self) -> None:
        (self.folder / "waiting").write_text(str(self.passed + 1))
        while self.passed >= self._number("open"):
            time.sleep(0.01)
        self.passed += 1

    def open(self, passed: int) -> None:
        """So many may pass in all."""
        (self.folder / "open").write_text(str(passed))

    @property
    def waiting(self) -> int:
        """The number of who stands there, or stood there last."""
        return self._number("waiting")

    def _number(self, name: str) -> int:
        file = self.folder / name
        return int(file.read_text() or 0) if file.exists() else 0


@cache
def gate(folder: str) -> Gate:
    return Gate(Path(folder))


class Watchman(Bot):
    """Would draw, or end its turn."""

    name = "watchman"

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        return "draw" if "draw" in decision.options else "end"

    def proposals(self, view: Any, decision: Decision) -> list[Proposal]:
        if "HIDEOUT_SAGE_GATE" in os.environ:
            gate(os.environ["HIDEOUT_SAGE_GATE"]).wait()
        why = {"draw": Remark("hideout", "hideout-draws"), "end": Remark("hideout", "hideout-nothing-to-do")}
        return [Proposal(token, 0.0, why[token], self.memory) for token in why if token in decision.options]


class HideoutSage(Sage):
    game = "hideout"
    weighs = ("hideout.act",)

    def rule(self, seed: int) -> Bot:
        return Watchman(seed)


class Weights:
    """Weights that are nowhere on a disk: whoever holds more cards stands better."""

    def is_file(self) -> bool:
        return True

    def open(self, mode: str) -> BytesIO:
        file = BytesIO()
        text = json.dumps({"inputs": Hideout.observed, "about": {}}).encode()
        arrays = {"text": np.frombuffer(text, dtype=np.uint8), "biases-0-0": np.zeros(1), "weights-0-0": [[0.0], [1.0]]}
        np.savez(file, **{name: np.asarray(values) for name, values in arrays.items()})
        return BytesIO(file.getvalue())


GAME = Hideout()


def register() -> None:
    PACKAGES["hideout"] = __name__
    PLAYERS["hideout"] = {
        "random": RANDOM,
        "blabber": f"{__name__}:Blabber",
        "seer": f"{__name__}:Seer",
        "slow": f"{__name__}:SlowBot",
        "crasher": f"{__name__}:CrashBot",
        "counter": f"{__name__}:Counter",
        "passer": f"{__name__}:PassBot",
    }
    SAGES["hideout"] = f"{__name__}:HideoutSage"
    WEIGHTS["hideout"] = Weights()  # type: ignore[assignment]


def unregister() -> None:
    PACKAGES.pop("hideout", None)
    PLAYERS.pop("hideout", None)
    SAGES.pop("hideout", None)
    WEIGHTS.pop("hideout", None)
