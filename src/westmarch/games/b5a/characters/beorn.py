"""Beorn (rulebook chapter XII): a character that moves and fights like an army of his own."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import DONE, ask, by_token, no, offered, which_area
from westmarch.games.b5a.facts.board import AREA, AREA_IDS, AREAS, NEIGHBOURS, NO_AREA, REGIONS, SOUTH_EDGE
from westmarch.games.b5a.facts.pieces import AS_WILL, BEORN, FREE, MOVES, SHADOW, WRATH_AT_ENTRY, WRATH_LIMIT
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.armies import BEORN_POINTS, enter, points, why_not_come, win
from westmarch.games.b5a.war.attacks import start, targets


def add_wrath(match: Match[State], count: int) -> None:
    state = match.state
    before = state.wrath
    state.wrath = min(WRATH_LIMIT, before + count)
    match.tell("b5a.wrath", count=state.wrath - before, total=state.wrath)


def why_not_beorn_at(state: State, area: int) -> Reason | None:
    """Beorn enters at the southern edge, without army units and not under Shadow control."""
    reason = why_not_come(state, FREE, area)
    if reason is not None:
        return reason
    if area not in SOUTH_EDGE:
        return no("not-south", "beorn", area=AREA_IDS[area])
    return no("beorn-alone", "beorn", area=AREA_IDS[area]) if state.size[FREE * AREAS + area] else None


def beorn_enters(match: Match[State]) -> Steps[None]:
    """He comes with eight wrath tokens; with the Shadow below six points that decides the battle."""
    state = match.state
    area = yield from which_area(FREE, "b5a.enter-at", partial(why_not_beorn_at, state), SOUTH_EDGE, who="beorn")
    if area == NO_AREA:
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


def why_not_beorn_to(state: State, here: int, left: int, area: int) -> Reason | None:
    """Why Beorn can neither attack the next region nor go there, with so many steps left."""
    if area not in NEIGHBOURS[here]:
        return no("not-adjacent", "beorn", origin=AREA_IDS[here], area=AREA_IDS[area])
    if state.size[SHADOW * AREAS + area]:
        return None
    if state.size[FREE * AREAS + area]:
        return no("beorn-alone", "beorn", area=AREA_IDS[area])
    return None if left else no("too-far", "beorn", who="beorn", area=AREA_IDS[area], steps=MOVES[BEORN])


def fury(match: Match[State]) -> Steps[None]:
    """He moves up to three regions and may then attack."""
    state = match.state
    for left in range(MOVES[BEORN], -1, -1):
        here = state.where[BEORN]
        why_not = partial(why_not_beorn_to, state, here, left)
        # The enemies that he can attack come first.
        prey = targets(state, FREE, here)
        options = offered(AREA_IDS, [*prey, *[area for area in NEIGHBOURS[here] if area not in prey]], why_not)
        if not options:
            return
        why = by_token(AREA, why_not)
        answer = yield ask(FREE, "b5a.beorn", (*options, DONE), why, area=AREA_IDS[here], left=left)
        if answer == DONE:
            return
        goal = AREA[answer]
        if state.size[SHADOW * AREAS + goal]:
            start(match, FREE, [here], goal)
            return
        state.where[BEORN] = goal
        match.tell("b5a.beorn-moved", origin=AREA_IDS[here], area=answer)
        enter(match, FREE, goal)
