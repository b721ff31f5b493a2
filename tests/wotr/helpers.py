"""What the tests of War of the Ring share: positions in short, and short words for what is where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import westmarch
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import GARRISON, INDEX, PLACE_COUNT, REGION_COUNT, REGION_IDS, REGION_OF
from westmarch.games.wotr.facts.characters import ELIMINATED, IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.facts.nations import KIND_IDS, KINDS_PER_PLACE, NATIONS
from westmarch.games.wotr.state import War

_AWAY = {IN_FELLOWSHIP: "fellowship", SET_ASIDE: "set-aside", ELIMINATED: "eliminated"}
_HEADER = "westmarch position 1\ngame: wotr\nseats: {seats}\nseed: 1\n\n[state]\n"
FOUR = "gondor rohan witch-king saruman"
THREE = "free witch-king saruman"


def position(*lines: str, seats: str = "free shadow", **scripts: list[Any]) -> War:
    """A match in the position of those lines; it is the Free Peoples' turn to act unless they say otherwise.

    Scripts name what falls next: combat_dice=[1, 6], hunt_tile=["std_3_1"].
    """
    text = "\n".join(line.strip() for block in lines for line in block.strip().splitlines())
    if "phase:" not in text:
        text = "phase: actions\n" + text
    match = westmarch.load_position(_HEADER.format(seats=seats) + text + "\n")
    for name, outcomes in scripts.items():
        match.chance.script(name.replace("_", "-"), outcomes)
    return match


def play(match: War, *tokens: str) -> War:
    """Answers one decision after the other."""
    for token in tokens:
        match.push(token)
    return match


def options(match: War) -> tuple[str, ...]:
    assert match.decision is not None
    return match.decision.options


def asked(match: War) -> tuple[str, str]:
    """Who is asked, and what about."""
    assert match.decision is not None
    return match.decision.seat, match.decision.kind


def about(match: War) -> Mapping[str, Any]:
    """What the question is about: its parameters."""
    assert match.decision is not None
    return match.decision.params


def reason(match: War, token: str) -> str:
    """The key of the reason why that can't be chosen now; empty if it can."""
    why = match.why_not(token)
    return "" if why is None else why.key


def army(match: War, region: str) -> dict[str, int]:
    """All figures and characters in the open in a region, both sides'."""
    return _figures(match, INDEX[region])


def garrison(match: War, region: str) -> dict[str, int]:
    """All figures and characters inside a besieged stronghold."""
    return _figures(match, GARRISON[INDEX[region]])


def _figures(match: War, place: int) -> dict[str, int]:
    assert 0 <= place < PLACE_COUNT
    state = match.state
    here = state.figures[place * KINDS_PER_PLACE : (place + 1) * KINDS_PER_PLACE]
    found = {KIND_IDS[kind]: number for kind, number in enumerate(here) if number}
    found.update({each.id: 1 for number, each in enumerate(state.edition.characters) if state.where[number] == place})
    return found


def where(match: War, character: str) -> str:
    """A region, "garrison <region>", or fellowship, set-aside, eliminated."""
    place = match.state.where[match.state.edition.character_index[character]]
    if place < 0:
        return _AWAY[place]
    return ("garrison " if place >= REGION_COUNT else "") + REGION_IDS[REGION_OF[place]]


def nation(match: War, name: str) -> str:
    """Its political standing, as in the notation: "2 passive", "1 active", "at-war active"."""
    index = NATIONS.index(name)
    steps = match.state.from_war[index]
    return f"{steps or 'at-war'} {'active' if match.state.active[index] else 'passive'}"


def holder(match: War, region: str) -> str:
    """The side that controls a settlement."""
    return ("free", "shadow", "nobody")[match.state.control[INDEX[region]]]


def told(match: War, kind: str) -> list[dict[str, Any]]:
    """The parameters of every event of that kind so far."""
    return [dict(event.params) for event in match.events if event.kind == kind]


def casualties_of(match: War, kind: str) -> int:
    """How many figures of a kind are out for good."""
    return match.state.casualties[KIND_IDS.index(kind)]


def reserve_of(match: War, kind: str) -> int:
    """How many figures of a kind are left to recruit."""
    return match.state.reinforcements[KIND_IDS.index(kind)]


def deck_of(side: int, deck: int) -> list[str]:
    """A deck's cards in the order of their numbers."""
    return BASE.deck(side, deck)
