"""The event halves of the Free Peoples' Strategy deck (rulebook chapter V), in the order of the cards.

One deck is one module, though a long one: whoever looks for a card knows its deck and its number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.cards import combat_free
from westmarch.games.wotr.cards.free_peoples import (
    choose_shadow_army,
    companion_in,
    muster_unit_and_leader,
    place_with_army,
    units_and_card,
)
from westmarch.games.wotr.cards.shared import (
    BOTH_RANKS,
    at_war,
    choose_region,
    hit_army,
    not_on_card,
    roll,
    unless,
    why_not_muster,
)
from westmarch.games.wotr.edition import Action, CombatEffect, Edition, EventCard
from westmarch.games.wotr.facts.board import (
    COASTAL,
    EREBOR,
    FREE,
    GARRISON,
    HOME_SIDE,
    INDEX,
    MINAS_TIRITH,
    NATION_OF,
    NEIGHBOURS,
    NO_PLACE,
    PLACE_COUNT,
    REGION_IDS,
    REGION_OF,
    REGIONS_OF,
    RIVENDELL,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import ARAGORN
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, MUSTER
from westmarch.games.wotr.facts.nations import DWARVES, ELVES, FREE_NATIONS, GONDOR, NATIONS, NORTH, ROHAN, STACKING
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import STRATEGY_DECK, State, War
from westmarch.games.wotr.team import actor, ask, is_own_nation, own_nations, secretly
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.turn.actions import ANY
from westmarch.games.wotr.war import armies, attack, command, journeys, marches, movement, politics, recruiting
from westmarch.games.wotr.war.armies import Requirement
from westmarch.games.wotr.war.combat import Battle
from westmarch.games.wotr.war.marches import March

RULE = events.RULE
BREE, CARROCK, DALE, DOL_AMROTH, EDORAS, ERED_LUIN, LORIEN, OSGILIATH, SHIRE, WOODLAND_REALM = (
    INDEX[name]
    for name in (
        "bree",
        "carrock",
        "dale",
        "dol_amroth",
        "edoras",
        "ered_luin",
        "lorien",
        "osgiliath",
        "the_shire",
        "woodland_realm",
    )
)
ELVEN_REFUGES = frozenset((LORIEN, RIVENDELL, INDEX["grey_havens"]))
BOMBADILS_LAND = frozenset((INDEX["old_forest"], SHIRE, INDEX["buckland"]))
ITHILIEN = (OSGILIATH, INDEX["south_ithilien"], INDEX["north_ithilien"])
PATHS_END = (MINAS_TIRITH, *NEIGHBOURS[MINAS_TIRITH])


@cache
def _with_companion(edition: Edition) -> Requirement:
    return Requirement(frozenset(), frozenset(edition.companions), "wotr-why-army-needs-companion", moving=True)


# -- 1: the Last Battle


def _leads_abroad(state: State) -> bool:
    place = place_with_army(state, ARAGORN)
    return place >= 0 and HOME_SIDE[REGION_OF[place]] != FREE


THE_LAST_BATTLE = EventCard(
    "the-last-battle",
    ARMY,
    condition=unless(_leads_abroad, Reason("wotr-why-aragorn-abroad", RULE)),
    is_table_card=True,
    keeps_die_out=True,
    gone_when_shown=lambda state, declared: True,
    combat=combat_free.DAYLIGHT,
)


# -- 2 and 3: closed lands


def _closed(card: str, regions: frozenset[int]) -> Callable[[int, int], Reason | None]:
    """Keeps Shadow armies out while the card lies there."""

    def closed(side: int, region: int) -> Reason | None:
        if side == SHADOW and region in regions:
            return Reason("wotr-why-closed-by-card", RULE, region=REGION_IDS[region], card=card)
        return None

    return closed


def _breaking(card: str) -> Action:
    """Two cards and any die of the Shadow take it away."""

    def why_not_break(state: State) -> Reason | None:
        if card not in state.table:
            return Reason("wotr-why-not-on-table", RULE, card=card)
        if _held_by_shadow(state, CHARACTER) and _held_by_shadow(state, ARMY):
            return None
        return Reason("wotr-why-character-and-army-card", RULE)

    def break_it(match: War) -> Steps[None]:
        for symbol in (CHARACTER, ARMY):
            options = tuple(f"card:{each}" for each in _held_by_shadow(match.state, symbol))
            why = partial(_why_not_give_up, match.state, symbol)
            question = ask(match.state, SHADOW, "wotr.card.give-up", options, why, symbol=symbol, card=card)
            answer = yield secretly(question)
            events.discard_from_hand(match, actor(match.state, SHADOW), named(answer))
            match.state.given_up = (*match.state.given_up, named(answer))
        fellowship.discard_from_table(match, card, fellowship.FORCED_OFF)

    return Action(f"discard:{card}", SHADOW, ANY, why_not_break, break_it)


def _closing(card: str, nation: int, regions: frozenset[int], combat: CombatEffect) -> EventCard:
    """A card by which a nation advances, and some regions are closed to Shadow armies."""

    def advance(match: War) -> None:
        politics.advance(match, nation, politics.BY_CARD)

    return EventCard(
        card,
        ARMY,
        advance,
        is_table_card=True,
        bars_entry=_closed(card, regions),
        actions=(_breaking(card),),
        combat=combat,
        nations=(nation,),
    )


A_POWER_TOO_GREAT = _closing("a-power-too-great", ELVES, ELVEN_REFUGES, combat_free.NO_QUARTER)
THE_POWER_OF_TOM_BOMBADIL = _closing(
    "the-power-of-tom-bombadil", NORTH, BOMBADILS_LAND, combat_free.ADVANTAGEOUS_POSITION
)


def _why_not_give_up(state: State, symbol: str, token: str) -> Reason | None:
    if not token.startswith("card:") or named(token) in _held_by_shadow(state, symbol):
        return None
    key = "wotr-why-wrong-symbol" if named(token) in state.hands[actor(state, SHADOW)] else "wotr-why-not-in-hand"
    return Reason(key, RULE, card=named(token), symbol=symbol)


def _held_by_shadow(state: State, symbol: str) -> list[str]:
    """The Shadow's cards in hand with that symbol."""
    return state.edition.in_order(
        card for card in state.hands[actor(state, SHADOW)] if state.edition.cards[card].die == symbol
    )


# -- 4 (and 7): companions rouse a nation


def _rouse(match: War, nation: int, regions: tuple[int, ...]) -> Steps[None]:
    """Companions may travel; one in these regions brings a nation to war.

    That the place must be unconquered follows the rule for captured places (chapter VI); the cards don't say.
    """
    yield from journeys.move_companions(match)
    if companion_in(match.state, regions):
        politics.activate(match, nation, politics.BY_CARD)
        politics.go_to_war(match, nation, politics.BY_CARD)


def _rousing(card: str, combat: CombatEffect, nation: int, *regions: int) -> EventCard:
    return EventCard(card, MUSTER, partial(_rouse, nation=nation, regions=regions), combat=combat, nations=(nation,))


BOOK_OF_MAZARBUL = _rousing("book-of-mazarbul", combat_free.ADVANTAGEOUS_POSITION, DWARVES, EREBOR, ERED_LUIN)


# -- 5 and 6: blows at the Shadow


def the_spirit_of_mordor(match: War) -> Steps[None]:
    """Five dice hit a Shadow army of several nations with fives."""
    state = match.state
    mixed = [place for place in range(PLACE_COUNT) if len(state.nations_at(SHADOW, place)) > 1]
    if mixed:
        place = yield from choose_shadow_army(state, mixed)
        yield from hit_army(match, SHADOW, place, roll(match, "the-spirit-of-mordor", 5, 5))


THE_SPIRIT_OF_MORDOR = EventCard("the-spirit-of-mordor", ARMY, the_spirit_of_mordor, combat=combat_free.SCOUTS)


def faramirs_rangers(match: War) -> Steps[None]:
    """Three dice hit a Shadow army around Osgiliath with fives; Osgiliath is reinforced."""
    state = match.state
    near = [region for region in ITHILIEN if state.units(SHADOW, region)]
    if near:
        place = yield from choose_shadow_army(state, near)
        yield from hit_army(match, SHADOW, place, roll(match, "faramirs-rangers", 3, 5))
    if state.units(FREE, OSGILIATH):
        yield from muster_unit_and_leader(match, GONDOR, OSGILIATH)


FARAMIRS_RANGERS = EventCard(
    "faramirs-rangers", ARMY, faramirs_rangers, combat=combat_free.SHIELD_WALL, nations=(GONDOR,)
)


# -- 7


FEAR_FIRE_FOES = _rousing("fear-fire-foes", combat_free.SHIELD_WALL, NORTH, SHIRE, BREE)


# -- 8 and 9: counsel


def wisdom_of_elrond(match: War) -> Steps[None]:
    """A nation wakes and advances."""
    state = match.state
    nations = [each for each in own_nations(state, FREE) if command.why_not_nation_again(state, each) is None]

    def why(token: str) -> Reason | None:
        name = token.partition(":")[2]
        if not token.startswith("nation:") or name not in NATIONS:
            return None
        nation = NATIONS.index(name)
        if nation in FREE_NATIONS and not is_own_nation(state, FREE, nation):
            return command.partners_nation(state, nation)
        if nation in nations:
            return None
        return command.why_not_nation_again(state, nation) or Reason("wotr-why-not-your-nation", RULE, nation=name)

    answer = yield ask(state, FREE, "wotr.card.nation", tuple(f"nation:{NATIONS[each]}" for each in nations), why)
    nation = NATIONS.index(named(answer))
    command.use_nation(state, nation)
    politics.activate(match, nation, politics.BY_CARD)
    politics.advance(match, nation, politics.BY_CARD)


WISDOM_OF_ELROND = EventCard("wisdom-of-elrond", MUSTER, wisdom_of_elrond, combat=combat_free.CONFUSION)


def the_red_arrow(match: War) -> Steps[None]:
    """Rohan advances; a Rohan unit and leader in Edoras."""
    politics.advance(match, ROHAN, politics.BY_CARD)
    yield from muster_unit_and_leader(match, ROHAN, EDORAS)


_gondor_active = unless(lambda state: state.active[GONDOR], Reason("wotr-why-gondor-passive", RULE))
THE_RED_ARROW = EventCard(
    "the-red-arrow", MUSTER, the_red_arrow, _gondor_active, combat=combat_free.SCOUTS, nations=(ROHAN,)
)


# -- 10 to 12: armies on the march


def _why_not_relieve_from(state: State, besieged: int, origin: int) -> Reason | None:
    """Why no army attacks the besiegers of a stronghold from there."""
    if not state.has_army(FREE, origin):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[origin])
    if origin == besieged:
        return Reason("wotr-why-besieged", RULE, region=REGION_IDS[origin])
    return attack.why_not_attack(state, FREE, state.army_place(FREE, origin), besieged)


def _why_not_relieve(state: State, region: int) -> Reason | None:
    """Why nobody attacks besiegers in a region."""
    if state.besieged_side(region) != FREE:
        return Reason("wotr-why-no-siege", RULE, region=REGION_IDS[region])
    if all(_why_not_relieve_from(state, region, origin) is not None for origin in NEIGHBOURS[region]):
        return Reason("wotr-why-no-relief", RULE)
    return None


def help_unlooked_for(match: War) -> Steps[None]:
    """An attack on besiegers, who roll a die fewer for every unit in the stronghold."""
    state = match.state
    besieged = yield from choose_region(state, FREE, "wotr.card.relieve", STRONGHOLDS, partial(_why_not_relieve, state))
    why_not_from = partial(_why_not_relieve_from, state, besieged)
    origin = yield from choose_region(
        state, FREE, "wotr.card.relieve-from", NEIGHBOURS[besieged], why_not_from, region=REGION_IDS[besieged]
    )

    def hold_down_besiegers(battle: Battle) -> None:
        battle.dice_cut[SHADOW] += state.units(FREE, GARRISON[besieged])

    yield from attack.attack_region(match, FREE, origin, besieged, prepare=hold_down_besiegers)


_relief_possible = unless(
    lambda state: any(_why_not_relieve(state, region) is None for region in STRONGHOLDS),
    Reason("wotr-why-no-relief", RULE),
)
HELP_UNLOOKED_FOR = EventCard(
    "help-unlooked-for", ARMY, help_unlooked_for, _relief_possible, combat=combat_free.NO_QUARTER
)


def _why_not_follow(state: State, place: int, end: int) -> Reason | None:
    """Why the Woses don't lead the army at a place there: to Minas Tirith, or beside it if it is lost or besieged."""
    lost = state.control[MINAS_TIRITH] == SHADOW or state.besieged_side(MINAS_TIRITH) == FREE
    if end not in (NEIGHBOURS[MINAS_TIRITH] if lost else (MINAS_TIRITH,)):
        return not_on_card(end)
    reason = movement.why_not_enter(state, FREE, end)
    return reason or movement.why_not_any_part(state, movement.movable(state, FREE, place, end), end, ())


def _why_not_lead_from(state: State, region: int) -> Reason | None:
    """Why the Woses lead no army away from a region."""
    if NATION_OF[region] != ROHAN:
        return not_on_card(region)
    if not state.has_army(FREE, region):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[region])
    place = state.army_place(FREE, region)
    if all(_why_not_follow(state, place, end) is not None for end in PATHS_END):
        return Reason("wotr-why-no-path", RULE, region=REGION_IDS[region])
    return None


def paths_of_the_woses(match: War) -> Steps[None]:
    """An army goes from Rohan straight to Minas Tirith, or beside it."""
    state = match.state
    origin = yield from choose_region(
        state, FREE, "wotr.move.from", REGIONS_OF[ROHAN], partial(_why_not_lead_from, state)
    )
    if origin == NO_PLACE:
        return
    place = state.army_place(FREE, origin)
    why_not_to = partial(_why_not_follow, state, place)
    end = yield from choose_region(state, FREE, "wotr.move.to", PATHS_END, why_not_to, origin=REGION_IDS[origin])
    allowed = movement.movable(state, FREE, place, end)
    whole = armies.ordered(state, FREE, place)
    room = STACKING - state.units(FREE, end)
    force = yield from armies.choose_part(match, allowed, whole, room, kind="wotr.move", target=end)
    movement.move_into(match, force, end)
    command.use_army(state, force.nations(), end)


PATHS_OF_THE_WOSES = EventCard(
    "paths-of-the-woses", ARMY, paths_of_the_woses, at_war(ROHAN), combat=combat_free.SUDDEN_STRIKE, player="rohan"
)


def _full(state: State, region: int) -> Reason | None:
    """No march ends where there is no room for anybody."""
    return movement.why_not_enter(state, FREE, region)


def through_a_day_and_a_night(match: War) -> Steps[None]:
    """An army with a companion marches up to two regions."""
    yield from marches.march(match, March(FREE, 2, _full, (_with_companion(match.state.edition),)))


_army_with_companion = unless(
    lambda state: any(place_with_army(state, companion) >= 0 for companion in state.edition.companions),
    Reason("wotr-why-no-army-with-companion", RULE),
)
THROUGH_A_DAY_AND_A_NIGHT = EventCard(
    "through-a-day-and-a-night", ARMY, through_a_day_and_a_night, _army_with_companion, combat=combat_free.CONFUSION
)


# -- 13 to 24: the Free Peoples rise


def _why_not_land(state: State, region: int) -> Reason | None:
    """Why Círdan's ships land nobody in a region."""
    if region not in COASTAL:
        return Reason("wotr-why-not-coastal", RULE, region=REGION_IDS[region])
    if not state.has_army(FREE, region):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[region])
    return recruiting.why_not_by_card(state, FREE, region)


def cirdans_ships(match: War) -> Steps[None]:
    """Two Elven units land on a coast where a Free Peoples army stands."""
    why_not = partial(_why_not_land, match.state)
    region = yield from choose_region(match.state, FREE, "wotr.card.muster-region", COASTAL, why_not)
    if region != NO_PLACE:
        yield from recruiting.units_by_card(match, ELVES, region, 2, BOTH_RANKS)


CIRDANS_SHIPS = EventCard(
    "cirdans-ships", MUSTER, cirdans_ships, at_war(ELVES), combat=combat_free.CHARGE, nations=(ELVES,)
)


def _captain(card: str, combat: CombatEffect, nation: int, region: int) -> EventCard:
    """A card that brings a unit and a leader of a nation to one place."""
    effect = partial(muster_unit_and_leader, nation=nation, region=region)
    return EventCard(card, MUSTER, effect, combat=combat, nations=(nation,))


def _muster(card: str, combat: CombatEffect, *units: tuple[int, int]) -> EventCard:
    """A card that brings units, each by nation and place; then a Strategy card is drawn."""
    return EventCard(card, MUSTER, units_and_card(*units), combat=combat, nations=tuple(nation for nation, _ in units))


GUARDS_OF_THE_CITADEL = _captain("guards-of-the-citadel", combat_free.CHARGE, GONDOR, MINAS_TIRITH)
CELEBORNS_GALADHRIM = _muster("celeborns-galadhrim", combat_free.DAYLIGHT, (ELVES, LORIEN))


def rohan_rises(why_not_at: Callable[[State, int], Reason | None]) -> Callable[[War], Steps[None]]:
    """The effect of a card that brings a Rohan unit and leader to a region that nothing speaks against."""

    def effect(match: War) -> Steps[None]:
        why_not = partial(why_not_at, match.state)
        region = yield from choose_region(match.state, FREE, "wotr.card.muster-region", REGIONS_OF[ROHAN], why_not)
        if region != NO_PLACE:
            yield from muster_unit_and_leader(match, ROHAN, region)

    return effect


def _why_not_ride_to(state: State, region: int) -> Reason | None:
    """Why the Riders of Théoden don't come to a region: Edoras, or one in Rohan where a companion is."""
    met = any(state.region_of_character(companion) == region for companion in state.edition.companions)
    if region != EDORAS and not (NATION_OF[region] == ROHAN and met):
        return not_on_card(region)
    return why_not_muster(state, FREE, region)


RIDERS_OF_THEODEN = EventCard(
    "riders-of-theoden", MUSTER, rohan_rises(_why_not_ride_to), combat=combat_free.DAYLIGHT, nations=(ROHAN,)
)


GRIMBEORN_THE_OLD_SON_OF_BEORN = _captain("grimbeorn-the-old-son-of-beorn", combat_free.SCOUTS, NORTH, CARROCK)
IMRAHIL_OF_DOL_AMROTH = _captain("imrahil-of-dol-amroth", combat_free.SHIELD_WALL, GONDOR, DOL_AMROTH)


def king_brands_men(match: War) -> Steps[None]:
    """Two North regulars in Dale; a Strategy card."""
    if why_not_muster(match.state, FREE, DALE) is None:
        yield from recruiting.units_by_card(match, NORTH, DALE, 2)
    yield from events.draw_cards(match, actor(match.state, FREE), STRATEGY_DECK)


KING_BRANDS_MEN = EventCard(
    "king-brands-men", MUSTER, king_brands_men, combat=combat_free.SHIELD_WALL, nations=(NORTH,)
)


SWORDS_IN_ERIADOR = _muster(
    "swords-in-eriador", combat_free.ADVANTAGEOUS_POSITION, (NORTH, SHIRE), (DWARVES, ERED_LUIN)
)
KINDRED_OF_GLORFINDEL = _muster("kindred-of-glorfindel", combat_free.ADVANTAGEOUS_POSITION, (ELVES, RIVENDELL))
DAIN_IRONFOOTS_GUARD = _captain("dain-ironfoots-guard", combat_free.VALOUR, DWARVES, EREBOR)


def _why_not_eomer_to(state: State, region: int) -> Reason | None:
    """Why Éomer doesn't come to a region. A besieged stronghold is not free, so this card does not reach into it."""
    if region not in SETTLEMENTS_OF[ROHAN]:
        return not_on_card(region)
    if state.besieged_side(region) == FREE:
        return Reason("wotr-why-not-free", RULE, region=REGION_IDS[region])
    return why_not_muster(state, FREE, region)


EOMER_SON_OF_EOMUND = EventCard(
    "eomer-son-of-eomund", MUSTER, rohan_rises(_why_not_eomer_to), combat=combat_free.VALOUR, nations=(ROHAN,)
)


THRANDUILS_ARCHERS = _muster("thranduils-archers", combat_free.VALOUR, (ELVES, WOODLAND_REALM))
