"""What event cards of both sides share: table cards, conditions, mustering, dice, hits, regions to choose from."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.chances import CARD_DICE
from westmarch.games.wotr.edition import CombatEffect, EventCard
from westmarch.games.wotr.facts.board import NO_PLACE, REGION_IDS
from westmarch.games.wotr.facts.components import CHARACTER
from westmarch.games.wotr.facts.nations import ELITE, NATIONS, REGULAR
from westmarch.games.wotr.ring import hunt
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import ask, none_but, which_region
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import casualties, movement, recruiting

BOTH_RANKS = (REGULAR, ELITE)


def tile_card(card: str, combat: CombatEffect) -> EventCard:
    """A card that brings the Hunt tile of its name into play."""
    bring = partial(hunt.bring_special_tile, tile=card.replace("-", "_"))
    return EventCard(card, CHARACTER, bring, combat=combat)


def unless(holds: Callable[[State], object], reason: Reason) -> Callable[[State], Reason | None]:
    """The condition that something is true; a reason says that it isn't."""
    return lambda state: None if holds(state) else reason


def in_play(character: int, absent: str) -> Callable[[State], Reason | None]:
    """The condition that somebody is on the map."""
    return unless(lambda state: state.on_map(character), Reason(absent, events.RULE))


def at_war(*nations: int) -> Callable[[State], Reason | None]:
    """The condition that all these nations are at war."""
    reasons = {nation: Reason("wotr-why-card-needs-war", events.RULE, nation=NATIONS[nation]) for nation in nations}

    def check(state: State) -> Reason | None:
        for nation in nations:
            if state.from_war[nation]:
                return reasons[nation]
        return None

    return check


def why_not_muster(state: State, side: int, region: int) -> Reason | None:
    """Free, or inside an own stronghold under siege; nobody rises where the enemy holds the settlement."""
    if state.control[region] == 1 - side:
        return Reason("wotr-why-settlement-lost", recruiting.RULE, region=REGION_IDS[region])
    return recruiting.why_not_by_card(state, side, region)


def roll(match: War, card: str, dice: int, needs: int) -> int:
    """Rolls dice for a card and counts those that show enough."""
    rolled = match.chance.d6(CARD_DICE, dice)
    successes = sum([die >= needs for die in rolled])
    match.tell("wotr.card-dice", card=card, dice=rolled, needs=needs, successes=successes)
    return successes


def hit_army(match: War, side: int, place: int, hits: int, all_fall: bool = False) -> Steps[None]:
    """An army takes hits without a battle; if nobody is left a siege may end, or a stronghold fall."""
    destroyed = yield from casualties.card_hits(match, side, place, hits, all_fall)
    if destroyed:
        movement.leave(match, side, place)


def choose_region(
    state: State,
    side: int,
    kind: str,
    candidates: Iterable[int],
    why_not: Callable[[int], Reason | None],
    **params: object,
) -> Steps[int]:
    """A side chooses one of the regions that nothing speaks against; NO_PLACE if there is none."""
    regions = [region for region in candidates if why_not(region) is None]
    if not regions:
        return NO_PLACE
    return (yield from which_region(state, side, kind, regions, why_not, ask, **params))


def not_on_card(region: int) -> Reason:
    """The card names other regions."""
    return Reason("wotr-why-not-on-card", events.RULE, region=REGION_IDS[region])


def none_on_card_but(regions: Container[int]) -> Callable[[int], Reason | None]:
    return none_but(regions, "wotr-why-not-on-card", events.RULE)
