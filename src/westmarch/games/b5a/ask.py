"""Small questions that many rules ask: how many, which area, yes or no."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from westmarch.core.decisions import Decision, Reason, Steps, Why
from westmarch.games.b5a.board import AREA, AREA_IDS
from westmarch.games.b5a.pieces import SEATS

DONE = "done"
NUMBERS: tuple[str, ...] = tuple(f"n:{number}" for number in range(41))


def how_many(side: int, kind: str, low: int, high: int, params: Mapping[str, object] | None = None) -> Steps[int]:
    """A number, the largest first."""
    if low == high:
        return low
    answer = yield Decision(SEATS[side], kind, NUMBERS[low : high + 1][::-1], params)
    return int(answer[2:])


def whether(side: int, kind: str, params: Mapping[str, object] | None = None) -> Steps[bool]:
    """Use it or not."""
    answer = yield Decision(SEATS[side], kind, ("use", "no"), params)
    return answer == "use"


def which_area(
    side: int,
    kind: str,
    areas: Iterable[int],
    optional: bool,
    params: Mapping[str, object] | None = None,
    why: Why | None = None,
) -> Steps[int]:
    """One of the areas; -1 for none of them, if that is allowed or there is none."""
    options = tuple([AREA_IDS[area] for area in areas])
    if optional:
        if not options:
            return -1
        options = (*options, DONE)
    elif not options:
        return -1
    answer = yield Decision(SEATS[side], kind, options, params, why)
    return -1 if answer == DONE else AREA[answer]


def which(
    side: int, kind: str, options: Sequence[str], params: Mapping[str, object] | None = None, why: Why | None = None
) -> Steps[str]:
    """One of the tokens."""
    answer = yield Decision(SEATS[side], kind, tuple(options), params, why)
    return answer


def no(key: str, rule: str, **params: object) -> Reason:
    """A reason of this game."""
    return Reason("b5a-why-" + key, "b5a-rule-" + rule, **params)
