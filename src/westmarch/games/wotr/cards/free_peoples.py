"""What event cards of the Free Peoples share: cards used up, who is where, mustering, and armies to strike."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.cards.shared import BOTH_RANKS, none_on_card_but, why_not_muster
from westmarch.games.wotr.facts.board import FREE, NO_PLACE, REGION_OF
from westmarch.games.wotr.facts.characters import ARAGORN, IN_FELLOWSHIP, STRIDER
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import STRATEGY_DECK, State, War
from westmarch.games.wotr.team import YES, YES_NO, actor, ask_leader, which_region
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import recruiting


def use_up(match: War, card: str, kind: str, **params: object) -> Steps[bool]:
    """Asks whether a table card is discarded for its effect now; one that may not stay any more can't be."""
    if not match.state.edition.cards[card].may_stay(match.state):
        return False
    answer = yield ask_leader(match.state, FREE, kind, YES_NO, None, card=card, **params)
    if answer == YES:
        fellowship.discard_from_table(match, card, fellowship.USED)
    return answer == YES


# -- who is where


def in_fellowship(character: int) -> Callable[[State], Reason | None]:
    """The condition that somebody is in the Fellowship."""

    def check(state: State) -> Reason | None:
        if state.where[character] == IN_FELLOWSHIP:
            return None
        return Reason("wotr-why-not-in-fellowship", events.RULE, character=state.edition.characters[character].id)

    return check


def heir_of_isildur(state: State) -> int:
    """Strider or Aragorn, whichever he is now: never are both on the map."""
    return ARAGORN if state.on_map(ARAGORN) else STRIDER


def place_with_army(state: State, character: int) -> int:
    """The place of a companion who is with a Free Peoples army, else NO_PLACE."""
    place = state.where[character]
    return place if place >= 0 and state.units(FREE, place) else NO_PLACE


def companion_in(state: State, regions: Iterable[int]) -> bool:
    """Is a companion in one of these regions, and is that region's settlement unconquered?"""
    places = [REGION_OF[state.where[each]] for each in state.edition.companions if state.where[each] >= 0]
    return any(region in places and state.unconquered(region) for region in regions)


# -- mustering


def muster_unit(match: War, nation: int, region: int) -> Steps[None]:
    """One unit, regular or elite."""
    if why_not_muster(match.state, FREE, region) is None:
        yield from recruiting.units_by_card(match, nation, region, 1, BOTH_RANKS)


def muster_unit_and_leader(match: War, nation: int, region: int) -> Steps[None]:
    """One unit, regular or elite, then one leader for it."""
    yield from muster_unit(match, nation, region)
    if why_not_muster(match.state, FREE, region) is None:
        recruiting.leader_by_card(match, nation, region)


def units_and_card(*units: tuple[int, int]) -> Callable[[War], Steps[None]]:
    """The effect of a card that brings units, each by nation and place; then a Strategy card is drawn."""

    def effect(match: War) -> Steps[None]:
        for nation, region in units:
            yield from muster_unit(match, nation, region)
        yield from events.draw_cards(match, actor(match.state, FREE), STRATEGY_DECK)

    return effect


# -- armies to strike


def choose_shadow_army(state: State, places: list[int]) -> Steps[int]:
    """The Free Peoples say which of these armies it is."""
    regions = [REGION_OF[place] for place in places]
    region = yield from which_region(state, FREE, "wotr.card.shadow-army", regions, none_on_card_but(regions))
    return places[regions.index(region)]
