"""Politics in Middle-earth (rulebook chapter VII): activation, the political track, and what war allows."""

from __future__ import annotations

from westmarch.core.decisions import Reason
from westmarch.games.wotr.edition import banned
from westmarch.games.wotr.facts.board import (
    CITIES_AND_STRONGHOLDS,
    IS_CITY_OR_STRONGHOLD,
    NATION_OF,
    NOBODY,
    REGION_OF,
    SHADOW,
)
from westmarch.games.wotr.facts.nations import FREE_NATIONS, NATIONS, SIDE_OF_NATION, STEPS_FROM_WAR
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import is_own_nation
from westmarch.games.wotr.war import command

RULE = "wotr-rule-politics"
# The first step of the political track is where the least willing nations start.
TRACK_LENGTH = max(STEPS_FROM_WAR.values())

# Why a nation is activated or advances: cards ask for it.
BY_ENTRY, BY_ATTACK, BY_CAPTURE, BY_DECLARATION, BY_COMPANION, BY_CARD, BY_DIE, BY_ABILITY, BY_MINION = (
    "entry",
    "attack",
    "capture",
    "declaration",
    "companion",
    "card",
    "die",
    "ability",
    "minion",
)

# Made once, because they are given thousands of times in a match.
_AT_WAR_ALREADY = tuple(Reason("wotr-why-at-war-already", RULE, nation=nation) for nation in NATIONS)
_PASSIVE = tuple(Reason("wotr-why-passive", RULE, nation=nation) for nation in NATIONS)


def activate(match: War, nation: int, cause: str, region: int = NOBODY) -> None:
    """Turns a nation's counter to its active side, unless a card on the table forbids it."""
    state = match.state
    if why_not_activate(state, nation, cause, region) is not None:
        return
    state.active[nation] = True
    match.tell("wotr.activated", nation=NATIONS[nation], cause=cause)
    for card in state.lying():
        if card.on_activation is not None:
            card.on_activation(match, nation, cause)


def why_not_activate(state: State, nation: int, cause: str, region: int = NOBODY) -> Reason | None:
    """Why a nation can't be made active now, for that cause in that region."""
    if state.active[nation]:
        return Reason("wotr-why-active-already", RULE, nation=NATIONS[nation])
    return banned([card.bars_activation for card in state.lying()], state, nation, cause, region)


def why_not_advance(state: State, nation: int) -> Reason | None:
    """Why a nation can't take a step towards war now, by whatever cause."""
    if state.from_war[nation] == 0:
        return _AT_WAR_ALREADY[nation]
    if state.from_war[nation] == 1 and not state.active[nation]:
        return _PASSIVE[nation]
    return None


def why_not_diplomacy(state: State, side: int, nation: int) -> Reason | None:
    """Why a Muster die can't move a nation's counter."""
    if SIDE_OF_NATION[nation] != side:
        return Reason("wotr-why-not-your-nation", RULE, nation=NATIONS[nation])
    if state.held and not is_own_nation(state, side, nation):
        return command.partners_nation(state, nation)
    again = command.why_not_nation_again(state, nation) if state.used else None
    if again is not None:
        return again
    reason = banned([card.bars_advance for card in state.lying()], state, nation) if state.table else None
    return reason or why_not_advance(state, nation)


def advance(match: War, nation: int, cause: str) -> bool:
    """Moves a nation one step towards war, if it may. A passive nation never takes the last step."""
    state = match.state
    if why_not_advance(state, nation) is not None:
        return False
    state.from_war[nation] -= 1
    if state.from_war[nation] == 0:
        match.tell("wotr.at-war", nation=NATIONS[nation], cause=cause)
    else:
        match.tell("wotr.advanced", nation=NATIONS[nation], cause=cause, steps=state.from_war[nation])
    for card in state.lying():
        if card.on_advance is not None:
            card.on_advance(match, nation, cause)
    return True


def step_back(match: War, nation: int) -> None:
    """Moves a nation one step away from war, if the track goes on there; it stays active or passive as it was."""
    state = match.state
    if state.from_war[nation] < TRACK_LENGTH:
        state.from_war[nation] += 1
        match.tell("wotr.stepped-back", nation=NATIONS[nation], steps=state.from_war[nation])


def go_to_war(match: War, nation: int, cause: str) -> None:
    """Moves an active nation straight to war."""
    while advance(match, nation, cause):
        pass


def army_attacked(match: War, nations: list[int], region: int) -> None:
    """Every nation with units in an attacked army is activated and takes one step (once a battle)."""
    for nation in nations:
        activate(match, nation, BY_ATTACK, region)
        advance(match, nation, BY_ATTACK)


def army_entered(match: War, side: int, region: int) -> None:
    """An enemy army in any region of a nation activates it."""
    nation = NATION_OF[region]
    if nation >= 0 and SIDE_OF_NATION[nation] != side:
        activate(match, nation, BY_ENTRY, region)


def companion_arrived(match: War, character: int) -> None:
    """A companion who ends a move or enters play in a city or stronghold may wake its nation."""
    state = match.state
    region = REGION_OF[state.where[character]]
    nation = NATION_OF[region]
    if (
        IS_CITY_OR_STRONGHOLD[region]
        and nation in state.characters[character].activates
        and state.control[region] != SHADOW
    ):
        activate(match, nation, BY_COMPANION, region)


def fellowship_declared(match: War, region: int) -> None:
    """The Fellowship declared in a Free Peoples city or stronghold wakes its nation."""
    nation = NATION_OF[region]
    if nation in FREE_NATIONS and region in CITIES_AND_STRONGHOLDS:
        activate(match, nation, BY_DECLARATION, region)
