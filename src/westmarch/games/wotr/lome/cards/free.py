"""The Free Peoples' cards of Lords of Middle-earth: four of the Character deck, two of the Strategy deck."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.cards import combat_free
from westmarch.games.wotr.cards.free_peoples import choose_shadow_army, muster_unit_and_leader
from westmarch.games.wotr.cards.shared import choose_region, hit_army, not_on_card, roll, unless, why_not_muster
from westmarch.games.wotr.edition import EventCard
from westmarch.games.wotr.facts.board import FREE, INDEX, NATION_OF, NEIGHBOURS, NO_PLACE, REGION_IDS, REGION_OF, SHADOW
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, MUSTER
from westmarch.games.wotr.facts.nations import GONDOR, NORTH, RANKS, REGULAR
from westmarch.games.wotr.lome import rings
from westmarch.games.wotr.lome.cards import combat
from westmarch.games.wotr.lome.cards.shadow import WE_WONT_GO_BACK
from westmarch.games.wotr.lome.smeagol import LATER_TILES, WE_SHALL_GET_IT
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import STRATEGY_DECK, State, War
from westmarch.games.wotr.team import NONE, SEATS, actor, ask
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.turn.events import RULE
from westmarch.games.wotr.war import recruiting

GONDOR_REGULAR = GONDOR * RANKS + REGULAR


# -- Character 25


def you_know_the_way_there(match: War) -> None:
    """Sméagol's other two tiles go into the pool at once, also when nobody waits for them any more."""
    for tile in LATER_TILES:
        match.state.pool = [*match.state.pool, tile]
        match.tell("wotr.tile-in-play", tile=tile)


YOU_KNOW_THE_WAY_THERE = EventCard(
    "you-know-the-way-there", CHARACTER, you_know_the_way_there, combat=combat_free.BLADE_OF_WESTERNESSE
)


# -- Character 26


def safe_paths_in_the_dark(match: War) -> None:
    """A point of corruption is healed, and what Sméagol costs is off the table."""
    fellowship.heal(match, 1)
    for card in (WE_SHALL_GET_IT, WE_WONT_GO_BACK.id):
        if card in match.state.table:
            fellowship.discard_from_table(match, card, fellowship.FORCED_OFF)


SAFE_PATHS_IN_THE_DARK = EventCard(
    "safe-paths-in-the-dark", CHARACTER, safe_paths_in_the_dark, combat=combat_free.IT_IS_A_GIFT
)


# -- Character 27


def wind_from_the_west(match: War) -> Steps[None]:
    """A card of the Shadow goes: one from the table, or if there is none, one out of a hand that is looked at."""
    state = match.state
    lying = [card.id for card in state.lying() if card.side == SHADOW]
    if not lying:
        yield from _look_into_a_hand(match)
        return
    options = tuple(f"card:{card}" for card in lying)
    why = reasons.no_card(options, "wotr-why-no-shadow-card-there", RULE)
    answer = yield ask(state, FREE, "wotr.card.wind-table", options, why)
    fellowship.discard_from_table(match, named(answer), fellowship.FORCED_OFF)


def _look_into_a_hand(match: War) -> Steps[None]:
    state = match.state
    seats = state.edition.seats
    holders = [seat for seat in seats.of_side[SHADOW] if state.hands[seat]]
    if not holders:
        return

    options = (NONE, *(f"look:{seats.names[seat]}" for seat in holders))

    def why(token: str) -> Reason | None:
        return Reason("wotr-why-empty-hand", RULE) if token.startswith("look:") and token not in options else None

    answer = yield ask(state, FREE, "wotr.card.wind-hand", options, why)
    if answer == NONE:
        return
    holder = seats.names.index(named(answer))
    events.show_hand(match, holder, actor(state, FREE))
    options = tuple(f"card:{card}" for card in state.edition.in_order(state.hands[holder]))
    why_not_held = reasons.no_card(options, "wotr-why-not-in-that-hand", RULE)
    answer = yield ask(state, FREE, "wotr.card.wind-discard", options, why_not_held)
    events.discard_openly(match, holder, named(answer))


WIND_FROM_THE_WEST = EventCard(
    "wind-from-the-west",
    CHARACTER,
    wind_from_the_west,
    tokens=tuple(
        f"look:{name}" for seats in SEATS.values() for name, side in zip(seats.names, seats.sides) if side == SHADOW
    ),
    combat=combat.ORDERLY_WITHDRAWAL,
)


# -- Character 28


def three_rings_for_the_elven_kings(match: War) -> Steps[None]:
    """For every five or six a used ring comes back: out of the game first, then from the Shadow."""
    for _ in range(roll(match, "three-rings-for-the-elven-kings", 3, 5)):
        yield from rings.regain(match)


THREE_RINGS_FOR_THE_ELVEN_KINGS = EventCard(
    "three-rings-for-the-elven-kings",
    CHARACTER,
    three_rings_for_the_elven_kings,
    combat=combat.ORDERLY_WITHDRAWAL,
)


# -- Strategy 25

SOUTHERN_FIEFS = tuple(INDEX[name] for name in ("pelargir", "lossarnach", "lamedon"))


def every_little_is_a_gain(match: War) -> Steps[None]:
    """A Gondor regular each in three places, as far as they last, and a Strategy card."""
    state = match.state

    def why_not(region: int) -> Reason | None:
        return why_not_muster(state, FREE, region) if region in SOUTHERN_FIEFS else not_on_card(region)

    yield from recruiting.one_in_each(match, FREE, GONDOR_REGULAR, SOUTHERN_FIEFS, why_not)
    yield from events.draw_cards(match, actor(state, FREE), STRATEGY_DECK)


EVERY_LITTLE_IS_A_GAIN = EventCard(
    "every-little-is-a-gain", MUSTER, every_little_is_a_gain, nations=(GONDOR,), combat=combat_free.SHIELD_WALL
)


# -- Strategy 26


# The land of the North, and what borders on it.
NEAR_THE_NORTH = tuple(
    region for region, beside in enumerate(NEIGHBOURS) if NORTH in [NATION_OF[each] for each in (region, *beside)]
)


def _armies_near_the_north(state: State) -> list[int]:
    """Shadow armies in the North or next to it, besieged or not."""
    places = [state.army_place(SHADOW, region) for region in NEAR_THE_NORTH]
    return [place for place in places if state.units(SHADOW, place)]


def rangers_of_the_north(match: War) -> Steps[None]:
    """Three dice hit a Shadow army with fives; a unit and a leader of the North rise beside it. It is no battle."""
    state = match.state
    place = yield from choose_shadow_army(state, _armies_near_the_north(state))
    struck = REGION_OF[place]
    yield from hit_army(match, SHADOW, place, roll(match, "rangers-of-the-north", 3, 5))

    def why_not(region: int) -> Reason | None:
        if NATION_OF[region] != NORTH or region not in NEIGHBOURS[struck]:
            return Reason("wotr-why-not-beside-rangers", RULE, region=REGION_IDS[region])
        return recruiting.why_not_by_card(state, FREE, region)

    region = yield from choose_region(
        state, FREE, "wotr.card.rangers-where", NEIGHBOURS[struck], why_not, region=REGION_IDS[struck]
    )
    if region != NO_PLACE:
        yield from muster_unit_and_leader(match, NORTH, region)


RANGERS_OF_THE_NORTH = EventCard(
    "rangers-of-the-north",
    ARMY,
    rangers_of_the_north,
    unless(_armies_near_the_north, Reason("wotr-why-nobody-near-the-north", RULE)),
    nations=(NORTH,),
    combat=combat_free.ADVANTAGEOUS_POSITION,
)


CHARACTER_CARDS: tuple[EventCard, ...] = (
    YOU_KNOW_THE_WAY_THERE,
    SAFE_PATHS_IN_THE_DARK,
    WIND_FROM_THE_WEST,
    THREE_RINGS_FOR_THE_ELVEN_KINGS,
)
STRATEGY_CARDS: tuple[EventCard, ...] = (EVERY_LITTLE_IS_A_GAIN, RANGERS_OF_THE_NORTH)
