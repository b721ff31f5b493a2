"""Combat dice (rulebook chapter X): hits, and which missed dice are rolled again."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import ask, no
from westmarch.games.b5a.facts.board import AREA_IDS, NO_AREA
from westmarch.games.b5a.facts.pieces import SEATS
from westmarch.games.b5a.state import State

# reroll:black:white. Rally can have more dice than combat: an unlimited army may be large.
MOST_REROLLS = 20
REROLLS: dict[str, tuple[int, int]] = {
    f"reroll:{black}:{white}": (black, white) for black in range(6) for white in range(MOST_REROLLS + 1)
}


def is_hit(die: int, target: int, bonus: int) -> bool:
    """A six always hits, a one never."""
    return die == 6 or (die != 1 and die + bonus >= target)


def choose_rerolls(side: int, black_missed: int, white_missed: int, limit: int, what: str) -> Steps[tuple[int, int]]:
    """How many missed black and white dice are rolled again, at most `limit` together; as many as can be first."""
    if limit <= 0 or not black_missed + white_missed:
        return 0, 0
    options = []
    for total in range(min(limit, black_missed + white_missed, MOST_REROLLS), -1, -1):
        for black in range(min(total, black_missed), max(0, total - white_missed) - 1, -1):
            options.append(f"reroll:{black}:{total - black}")

    def why(token: str) -> Reason | None:
        return None if token not in REROLLS or token in options else no("reroll-limit", "rerolls", most=limit)

    answer = yield ask(
        side, "b5a.reroll", options, why, black=black_missed, white=white_missed, leadership=limit, roll=what
    )
    return REROLLS[answer]


def struck(dice: list[int], target: int) -> list[int]:
    """For each die of a simple roll: does it hit?"""
    return [int(die >= target) for die in dice]


def _roll(match: Match[State], told: str, side: int, name: str, dice: int, target: int, area: int) -> int:
    rolled = match.chance.d6(f"{name}/{SEATS[side]}", dice)
    hitting = struck(rolled, target)
    match.tell(
        told, side=SEATS[side], roll=name, area=None if area == NO_AREA else AREA_IDS[area],
        dice=rolled, struck=hitting, target=target, hits=sum(hitting),
    )  # fmt: skip
    return sum(hitting)


def roll_simple(
    match: Match[State], side: int, name: str, dice: int, target: int, rerolls: int, area: int = NO_AREA
) -> Steps[int]:
    """White dice outside combat: rally, archery, eagles, at an army in that area. Returns the hits."""
    hits = _roll(match, "b5a.rolled", side, name, dice, target, area)
    _, again = yield from choose_rerolls(side, 0, dice - hits, rerolls, name)
    if again:
        hits += _roll(match, "b5a.rerolled", side, name, again, target, area)
    return hits
