"""A second opinion: what armies may do, worked out again from the view alone and compared with what is offered.

Written straight from chapters II, VI and VII, for the first choice of an action, over whole random matches.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch.games.wotr.facts.board import REGIONS
from westmarch.games.wotr.state import War

BOARD = {region.id: region for region in REGIONS}
FREE_NATIONS = {"dwarves", "elves", "gondor", "north", "rohan"}
CLOSED = {
    "a-power-too-great": {"lorien", "rivendell", "grey_havens"},
    "the-power-of-tom-bombadil": {"old_forest", "the_shire", "buckland"},
}
View = dict[str, Any]


def enemy(side: str) -> str:
    return "shadow" if side == "free" else "free"


def army(view: View, side: str, region: str, besieged: bool = False) -> View | None:
    for each in view["armies"]:
        if (each["side"], each["region"], each["besieged"]) == (side, region, besieged):
            return each  # type: ignore[no-any-return]
    return None


def nation(figure: str) -> str:
    return "sauron" if figure == "nazgul" else figure.partition("-")[0]


def units(figures: dict[str, int]) -> int:
    return sum(number for figure, number in figures.items() if figure.endswith(("-regular", "-elite")))


def at_war(view: View, figure: str) -> bool:
    return figure == "nazgul" or view["nations"][nation(figure)]["from_war"] == 0


def led(view: View, figures: dict[str, int], characters: list[str], moving: bool) -> bool:
    leaders = any(figure == "nazgul" or figure.endswith("-leader") for figure in figures)
    white_hand = view["characters"]["saruman"] == "orthanc" and "isengard-elite" in figures
    return leaders or white_hand or any(not moving or each != "saruman" for each in characters)


def leaves_leaders_alone(whole: dict[str, int], going: dict[str, int]) -> bool:
    """The only unit would go, and somebody who is no unit could not."""
    return units(going) == units(whole) == 1 and set(going) != set(whole)


def closed(view: View, side: str, region: str) -> bool:
    return side == "shadow" and any(region in CLOSED.get(card, ()) for card in view["table"])


def moves(view: View, side: str, origin: str, with_leader: bool) -> set[str]:
    here = army(view, side, origin)
    assert here is not None
    found = set()
    for region in BOARD[origin].neighbours:
        there = army(view, side, region)
        if army(view, enemy(side), region) or closed(view, side, region) or (there and units(there["figures"]) >= 10):
            continue
        land = BOARD[region].nation
        going = {
            figure: number
            for figure, number in here["figures"].items()
            if not land or nation(figure) == land or at_war(view, figure)
        }
        if not units(going) or (side == "free" and leaves_leaders_alone(here["figures"], going)):
            continue
        if not with_leader or led(view, going, here["characters"], moving=True):
            found.add(region)
    return found


def attacks(view: View, side: str, origin: str, with_leader: bool) -> set[str]:
    besieged = army(view, side, origin, besieged=True)
    here = besieged or army(view, side, origin)
    assert here is not None
    going = {figure: number for figure, number in here["figures"].items() if at_war(view, figure)}
    if not units(going) or leaves_leaders_alone(here["figures"], going):
        return set()
    if with_leader and not led(view, going, here["characters"], moving=False):
        return set()
    if besieged:
        return {origin}
    found = {region for region in BOARD[origin].neighbours if army(view, enemy(side), region)}
    if army(view, enemy(side), origin, besieged=True):
        found.add(origin)
    return {region for region in found if not closed(view, side, region)}


def retreats(view: View, side: str, origin: str) -> set[str]:
    """Free regions: no enemy army, no enemy settlement unless it is besieged by one's own."""
    foe = enemy(side)
    return {
        region
        for region in BOARD[origin].neighbours
        if not army(view, foe, region)
        and (view["control"].get(region) != foe or army(view, foe, region, besieged=True))
    }


def musters(view: View, side: str, figure: str) -> set[str]:
    return {
        region.id
        for region in REGIONS
        if region.nation == nation(figure)
        and view["control"].get(region.id) == side
        and not army(view, side, region.id, besieged=True)
        and not army(view, enemy(side), region.id)
        and (figure != "nazgul" or region.what == "stronghold")
        and (not figure.endswith("-leader") or army(view, side, region.id))
    }


def flights(view: View) -> set[str]:
    return {
        region.id
        for region in REGIONS
        if region.what != "stronghold"
        or view["control"][region.id] == "shadow"
        or army(view, "free", region.id, besieged=True)
    }


def opinion(match: War, action: str, die: str) -> set[str] | None:
    """What should be offered now; None if it is not the first choice of such an action."""
    decision = match.decision
    assert decision is not None
    view, side, params = match.view(None), decision.seat, decision.params
    with_leader = die == "character"
    if decision.kind == "wotr.retreat":
        return {"fight"} | retreats(view, side, str(params["region"]))
    if decision.kind == "wotr.minions.to":
        return flights(view)
    if (action, decision.kind) == ("move-armies", "wotr.move.to"):
        return moves(view, side, str(params["origin"]), with_leader)
    if (action, decision.kind) == ("move-armies", "wotr.move.from"):
        places = [each["region"] for each in view["armies"] if each["side"] == side and not each["besieged"]]
        return {place for place in places if moves(view, side, place, with_leader)}
    if (action, decision.kind) == ("attack", "wotr.attack.to"):
        return attacks(view, side, str(params["origin"]), with_leader)
    if (action, decision.kind) == ("attack", "wotr.attack.from"):
        places = [each["region"] for each in view["armies"] if each["side"] == side]
        return {place for place in places if attacks(view, side, place, with_leader)}
    if (action, decision.kind) == ("recruit", "wotr.recruit.region"):
        return musters(view, side, str(params["figure"]))
    return None


@pytest.mark.parametrize("seed", range(1, 4))
def test_what_is_offered_is_what_the_chapters_say(seed: int) -> None:
    match: War = westmarch.new_match("wotr", seed=seed)
    choice = random.Random(seed)
    action = die = ""
    compared = 0
    while match.decision is not None:
        decision = match.decision
        expected = opinion(match, action, die)
        if expected is not None:
            compared += 1
            assert set(decision.options) == expected, f"{decision}\n{match.position()}"
        token = choice.choice(decision.options)
        if decision.kind == "wotr.use-die":
            # Warlike players, so that there is something to compare.
            action = next((each for each in ("attack", "recruit", "move-armies") if each in decision.options), token)
            token, die = action, str(decision.params["die"])
            # The better half of a die is the one used.
            die = die if die in ("army", "character") else "army"
        before = bytes(match.state.figures)
        match.push(token)
        if before != match.state.figures:
            action = ""
    assert compared > 100
