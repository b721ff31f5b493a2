"""An intent: something to do with a die, how good it is, how the questions on the way will be answered, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER, WILL_OF_THE_WEST

# What only special dice of Lords of Middle-earth show.
DRAW_CARD, USE_BALROG = "draw_card", "use_balrog"
ANY_DIE = (CHARACTER, ARMY, MUSTER, EVENT, WILL_OF_THE_WEST, DRAW_CARD, USE_BALROG)


class Reasoning:
    """Why something is done: a message and what it speaks about; regions by their number, everything else by id."""

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params: Mapping[str, object] = params

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, "params": dict(self.params)}


@dataclass(slots=True, eq=False)
class Part:
    """Which figures of an army go: all, or so many of each kind; characters always go with them."""

    figures: dict[int, int]
    everybody: bool

    def as_data(self) -> dict[str, Any]:
        # Figures as pairs, since the keys of JSON are no numbers.
        return {
            "figures": [[kind, number] for kind, number in self.figures.items()],
            "everybody": self.everybody,
        }


def part_from(data: Mapping[str, Any]) -> Part:
    return Part(dict(data["figures"]), data["everybody"])


def whole(army: Army) -> Part:
    return Part(dict(army.figures), True)


# Questions that say what they are about: their planned answers are kept by it (`question/subject`), because a question
# with a single answer is never asked and the order alone would mislead.
SUBJECTS = {
    "wotr.move.to": "origin",
    "wotr.attack.to": "origin",
    "wotr.recruit.region": "figure",
    "wotr.journey.to": "group",
}
# Questions that are asked again with a way to stop: whoever sees that way has answered once already.
REPEATED = ("wotr.move.from", "wotr.recruit.figure")


class Intent:
    """`uses`: the die results that allow it. `answers`: by question, what to answer, in order.

    `parts` are the figures that go, by the region they come from; `target` is the region that an attack is about.
    """

    def __init__(
        self,
        score: float,
        token: str,
        uses: tuple[str, ...],
        reason: Reasoning,
        answers: Mapping[str, list[str]] | None = None,
        parts: Mapping[str, Part] | None = None,
        target: int = -1,
    ) -> None:
        self.score = score
        self.token = token
        self.uses = uses
        self.reason = reason
        self.answers: dict[str, list[str]] = {kind: list(given) for kind, given in (answers or {}).items()}
        self.parts: dict[str, Part] = dict(parts or {})
        self.target = target
        self._begun: set[str] = set()

    def next_answer(self, kind: str, params: Mapping[str, object], options: tuple[str, ...]) -> str | None:
        """What this plan says to a question; None if it says nothing, or nothing that is offered."""
        subject = SUBJECTS.get(kind)
        if subject is not None:
            about = params.get(subject)
            if isinstance(about, (list, tuple)):
                about = about[0] if about else ""
            kind = f"{kind}/{about}"
        given = self.answers.get(kind)
        if not given:
            return None
        if kind in REPEATED and "done" in options and kind not in self._begun:
            given.pop(0)
        self._begun.add(kind)
        token = given.pop(0) if given else None
        if token not in options:
            # The board has changed under the plan.
            given.clear()
            return None
        return token

    def as_data(self) -> dict[str, Any]:
        """What the questions to come need of it; what made it the best no longer matters."""
        return {
            "token": self.token,
            "reason": self.reason.as_data(),
            "answers": {kind: list(given) for kind, given in self.answers.items()},
            "parts": {region: part.as_data() for region, part in self.parts.items()},
            "target": self.target,
            "begun": sorted(self._begun),
        }

    def __repr__(self) -> str:
        return f"Intent({self.score:.1f}, {self.token!r}, {self.answers})"


def intent_from(data: Mapping[str, Any]) -> Intent:
    reason = Reasoning(data["reason"]["key"], **data["reason"]["params"])
    parts = {region: part_from(part) for region, part in data["parts"].items()}
    intent = Intent(0.0, data["token"], (), reason, data["answers"], parts, data["target"])
    intent._begun.update(data["begun"])
    return intent


# What can be done with any of those die results, as one part of the steward weighs it.
Group = tuple[tuple[str, ...], Callable[[Board, Campaign], list[Intent]]]


def best(intents: list[Intent]) -> Intent | None:
    """The one with the highest score; of equals the first."""
    return max(intents, key=lambda intent: intent.score, default=None)
