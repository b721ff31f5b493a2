"""What event cards of the Free Peoples share: table cards, who is where, mustering, and hits on Shadow armies."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr import casualties, events, fellowship, movement, recruiting
from westmarch.games.wotr.board import FREE, INDEX, NO_PLACE, REGION_IDS, REGION_OF, SHADOW
from westmarch.games.wotr.characters import ARAGORN, CHARACTERS, COMPANIONS, IN_FELLOWSHIP, STRIDER
from westmarch.games.wotr.nations import ELITE, REGULAR
from westmarch.games.wotr.seats import YES, YES_NO, ask
from westmarch.games.wotr.state import State, War

REGULAR_OR_ELITE = (REGULAR, ELITE)


def nothing_yet(match: War) -> Steps[None]:
    """For table cards that do nothing when they are laid down."""
    yield from ()


def while_it_holds(condition: Callable[[State], Reason | None]) -> Callable[[State], bool]:
    """A table card stays as long as the condition to play it is true (chapter V)."""

    def stays(state: State) -> bool:
        return condition(state) is None

    return stays


def use_up(match: War, card: str, kind: str, **params: object) -> Steps[bool]:
    """Asks whether a table card is discarded for its effect now; one that may not stay any more can't be."""
    stays = events.CARDS[card].stays
    if stays is None or not stays(match.state):
        return False
    answer = yield ask(FREE, kind, YES_NO, None, card=card, **params)
    if answer == YES:
        fellowship.discard_from_table(match, card)
    return answer == YES


# -- who is where


def in_fellowship(character: int) -> Callable[[State], Reason | None]:
    """The condition that somebody is in the Fellowship."""

    def check(state: State) -> Reason | None:
        if state.where[character] == IN_FELLOWSHIP:
            return None
        return Reason("wotr.why.not-in-fellowship", events.RULE, character=CHARACTERS[character].id)

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
    places = [REGION_OF[state.where[each]] for each in COMPANIONS if state.where[each] >= 0]
    return any(region in places and state.unconquered(region) for region in regions)


# -- mustering


def muster_unit(match: War, nation: int, region: int) -> Steps[None]:
    """One unit, regular or elite; nobody rises in a settlement the enemy holds, even while it is besieged."""
    if match.state.control[region] == SHADOW:
        return
    yield from recruiting.units_by_card(match, nation, region, 1, REGULAR_OR_ELITE)


def muster_unit_and_leader(match: War, nation: int, region: int) -> Steps[None]:
    """One unit, regular or elite, then one leader for it."""
    yield from muster_unit(match, nation, region)
    if match.state.control[region] != SHADOW:
        recruiting.leader_by_card(match, nation, region)


# -- hits by card


def roll(match: War, card: str, dice: int, needs: int) -> int:
    """Rolls dice for a card and counts those that show enough."""
    rolled = match.chance.d6("card-dice", dice)
    successes = sum([die >= needs for die in rolled])
    match.tell("wotr.card-dice", card=card, dice=rolled, successes=successes)
    return successes


def choose_shadow_army(places: list[int]) -> Steps[int]:
    """The Free Peoples say which of these armies it is."""
    options = tuple(REGION_IDS[REGION_OF[place]] for place in places)
    answer = yield ask(FREE, "wotr.card.shadow-army", options)
    return places[options.index(answer)]


def hit_shadow_army(match: War, place: int, hits: int, all_fall: bool = False) -> Steps[None]:
    """A Shadow army takes hits; without it a siege may end, or a stronghold fall."""
    destroyed = yield from casualties.card_hits(match, SHADOW, place, hits, all_fall)
    if destroyed:
        movement.leave(match, SHADOW, place)


def choose_region(
    kind: str, candidates: Iterable[int], why_not: Callable[[int], Reason | None], **params: object
) -> Steps[int]:
    """The Free Peoples choose one of the regions that nothing speaks against; NO_PLACE if there is none."""
    options = tuple(REGION_IDS[region] for region in candidates if why_not(region) is None)
    if not options:
        return NO_PLACE

    def why(token: str) -> Reason | None:
        return why_not(INDEX[token]) if token in INDEX else None

    answer = yield ask(FREE, kind, options, why, **params)
    return INDEX[answer]


def not_on_card(region: int) -> Reason:
    """The card names other regions."""
    return Reason("wotr.why.not-on-card", events.RULE, region=REGION_IDS[region])
