"""Beorn (rulebook chapter XII): a character that moves and fights like an army of his own."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import BEORN_POINTS, enter, points, win
from westmarch.games.b5a.ask import DONE, no, which_area
from westmarch.games.b5a.attacks import start, targets
from westmarch.games.b5a.board import AREA, AREA_IDS, AREAS, NEIGHBOURS, REGIONS, SOUTH_EDGE
from westmarch.games.b5a.pieces import (
    AS_WILL,
    BEORN,
    FREE,
    MOVES,
    SEATS,
    SHADOW,
    WRATH_AT_ENTRY,
    WRATH_LIMIT,
)
from westmarch.games.b5a.state import State


def add_wrath(match: Match[State], count: int) -> None:
    state = match.state
    before = state.wrath
    state.wrath = min(WRATH_LIMIT, before + count)
    match.tell("b5a.wrath", count=state.wrath - before, total=state.wrath)


def entry_regions(state: State) -> list[int]:
    """Regions at the southern edge without army units and not under Shadow control."""
    size = state.size
    return [area for area in SOUTH_EDGE if not size[area] and not size[AREAS + area] and not state.held[area]]


def beorn_enters(match: Match[State]) -> Steps[None]:
    """He comes with eight wrath tokens; with the Shadow below six points that decides the battle."""
    state = match.state
    area = yield from which_area(FREE, "b5a.enter-at", entry_regions(state), False, {"who": "beorn"})
    if area < 0:
        return
    state.where[BEORN] = area
    match.tell("b5a.entered", who="beorn", area=AREA_IDS[area])
    add_wrath(match, WRATH_AT_ENTRY)
    enter(match, FREE, area)
    if points(state) < BEORN_POINTS:
        raise win(match, FREE, "beorn")


def why_not_fury(state: State, symbols: int) -> Reason | None:
    if not 0 <= state.where[BEORN] < REGIONS:
        return no("not-in-play", "beorn", who="beorn")
    if not symbols & AS_WILL and state.wrath < 2:
        return no("no-wrath", "beorn")
    return None


def spend_wrath(match: Match[State]) -> None:
    state = match.state
    state.wrath -= 1
    match.tell("b5a.wrath-lost", count=1, left=state.wrath)


def fury(match: Match[State]) -> Steps[None]:
    """He moves up to three regions and may then attack."""
    state = match.state
    for left in range(MOVES[BEORN], -1, -1):
        here = state.where[BEORN]
        prey = targets(state, FREE, here)
        free = [area for area in NEIGHBOURS[here] if not state.size[area] and not state.size[AREAS + area]]

        def why(token: str, here: int = here) -> Reason | None:
            area = AREA.get(token, -1)
            if area < 0:
                return None
            if area not in NEIGHBOURS[here]:
                return no("not-adjacent", "beorn", origin=AREA_IDS[here], area=token)
            return no("beorn-alone", "beorn", area=token)

        options = [AREA_IDS[area] for area in prey]
        if left:
            options += [AREA_IDS[area] for area in free]
        if not options:
            return
        params = {"area": AREA_IDS[here], "left": left}
        answer = yield Decision(SEATS[FREE], "b5a.beorn", (*options, DONE), params, why)
        if answer == DONE:
            return
        goal = AREA[answer]
        if state.size[SHADOW * AREAS + goal]:
            start(match, FREE, [here], goal)
            return
        state.where[BEORN] = goal
        match.tell("b5a.beorn-moved", origin=AREA_IDS[here], area=answer)
        enter(match, FREE, goal)
