"""The Shadow's Strategy deck: what its 24 cards do when played for their event.

One deck is one module, though a long one: whoever looks for a card knows its deck and its number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.cards import combat_shadow, shadow_shared
from westmarch.games.wotr.cards.shadow_musters import (
    Order,
    choose_muster,
    muster,
    muster_in_three,
    muster_nazgul,
    muster_with_an_army,
)
from westmarch.games.wotr.cards.shared import (
    BOTH_RANKS,
    at_war,
    choose_region,
    in_play,
    not_on_card,
    unless,
)
from westmarch.games.wotr.edition import CombatEffect, EventCard
from westmarch.games.wotr.facts.board import (
    COASTAL,
    FREE,
    GARRISON,
    INDEX,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MORIA,
    NATION_OF,
    NEIGHBOURS,
    NO_PLACE,
    ORTHANC,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE, WITCH_KING
from westmarch.games.wotr.facts.components import ARMY, MUSTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import (
    ELITE,
    ELVES,
    FREE_NATIONS,
    GONDOR,
    ISENGARD,
    KIND_IDS,
    KIND_INDEX,
    KINDS_PER_PLACE,
    LEADER_KINDS,
    NATIONS,
    RANKS,
    REGULAR,
    SAURON,
    SHADOW_NATIONS,
    SIDE_OF_NATION,
    SOUTHRONS,
    STACKING,
)
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import ask, ask_seat, how_many, none_but, which_region
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.turn.events import RULE
from westmarch.games.wotr.war import armies, attack, journeys, marches, movement, politics, recruiting
from westmarch.games.wotr.war.armies import Force, Requirement
from westmarch.games.wotr.war.combat import Battle

ANGMAR, UMBAR, MOUNT_GRAM = INDEX["angmar"], INDEX["umbar"], INDEX["mount_gram"]
DUNLANDS = (INDEX["north_dunland"], INDEX["south_dunland"])
NEAR_DUNLAND = tuple(sorted({region for dunland in DUNLANDS for region in NEIGHBOURS[dunland]}))
GONDOR_COAST = tuple(region for region in COASTAL if NATION_OF[region] == GONDOR)
# What touches the eastern edge is read off the map; the card does not name the regions.
EASTERN_EDGE = tuple(INDEX[region] for region in ("east_rhun", "south_rhun", "khand", "far_harad"))
ELVEN_STRONGHOLDS = tuple(region for region in STRONGHOLDS if NATION_OF[region] == ELVES)
SAURON_STRONGHOLDS = tuple(region for region in STRONGHOLDS if NATION_OF[region] == SAURON)
WITH_ISENGARD = Requirement(
    frozenset((ISENGARD * RANKS + REGULAR, ISENGARD * RANKS + ELITE)), missing="wotr-why-army-needs-isengard"
)

_ISENGARD_BESIEGES_NOBODY = Reason("wotr-why-isengard-besieges-nobody", RULE)
_DENETHORS_FOLLY = Reason("wotr-why-denethors-folly", RULE)
_NO_STORMCROW = Reason("wotr-why-no-stormcrow", RULE)


# -- conditions


def isengard_besieges(state: State) -> Reason | None:
    absent = shadow_shared.saruman_in_play(state)
    if absent is not None:
        return absent
    besieged = any(why_not_uruk_siege(state, region) is None for region in STRONGHOLDS)
    return None if besieged else _ISENGARD_BESIEGES_NOBODY


holds_elven_stronghold = unless(
    lambda state: any(state.control[region] == SHADOW for region in ELVEN_STRONGHOLDS),
    Reason("wotr-why-no-elven-stronghold", RULE),
)
minas_tirith_besieged = unless(
    lambda state: state.besieged_side(MINAS_TIRITH) == FREE, Reason("wotr-why-minas-tirith-not-besieged", RULE)
)
all_at_war = at_war(*SHADOW_NATIONS)


# -- 1


def return_to_valinor(match: War) -> Steps[None]:
    """In every Elven stronghold not under siege a die is rolled for each Elven unit; sixes hit."""
    state = match.state
    for region in ELVEN_STRONGHOLDS:
        if not state.is_besieged(region):
            units = state.of(region, ELVES * RANKS + REGULAR) + state.of(region, ELVES * RANKS + ELITE)
            if units:
                yield from shadow_shared.strike(match, "return-to-valinor", region, units, needs=6)


RETURN_TO_VALINOR = EventCard(
    "return-to-valinor", ARMY, return_to_valinor, holds_elven_stronghold, combat=combat_shadow.DEADLY_STRIFE
)


# -- 2


def why_not_uruk_siege(state: State, region: int) -> Reason | None:
    """Why no Isengard unit besieges anybody there."""
    if state.has_nation(region, ISENGARD) and state.besieged_side(region) == FREE:
        return None
    return _ISENGARD_BESIEGES_NOBODY


def the_fighting_uruk_hai(match: War) -> Steps[None]:
    """An army with Isengard units assaults the stronghold it besieges."""
    state = match.state

    def why_not(region: int) -> Reason | None:
        reason = why_not_uruk_siege(state, region)
        return reason or attack.why_not_attack(state, SHADOW, region, region, (WITH_ISENGARD,))

    region = yield from choose_region(state, SHADOW, "wotr.card.uruk-hai", STRONGHOLDS, why_not)
    if region != NO_PLACE:
        yield from shadow_shared.assault(match, region, WITH_ISENGARD)


THE_FIGHTING_URUK_HAI = EventCard(
    "the-fighting-uruk-hai",
    ARMY,
    the_fighting_uruk_hai,
    isengard_besieges,
    combat=combat_shadow.ONSLAUGHT,
    player="saruman",
)


# -- 3


def denethors_folly(match: War) -> Steps[None]:
    """One leader in besieged Minas Tirith falls. Which of several is the Shadow's choice: a reading."""
    state = match.state
    place = GARRISON[MINAS_TIRITH]
    leaders = tuple(KIND_IDS[kind] for kind in LEADER_KINDS[FREE] if state.of(place, kind))
    if leaders:
        answer = yield ask(state, SHADOW, "wotr.card.denethor", leaders, reasons.not_there(leaders, state, place, RULE))
        state.lose(place, KIND_INDEX[answer])
        match.tell("wotr.lost", region=REGION_IDS[MINAS_TIRITH], figure=answer, count=1)


def no_cards_in_minas_tirith(battle: Battle, side: int) -> Reason | None:
    """While it lies on the table the Free Peoples play no combat cards there, in whatever kind of battle."""
    if side == FREE and battle.region == MINAS_TIRITH and minas_tirith_besieged(battle.match.state) is None:
        return _DENETHORS_FOLLY
    return None


def _somebody_for_denethor(state: State) -> bool:
    """Gandalf or Aragorn, not Strider, is in Minas Tirith."""
    friends = (GANDALF_THE_GREY, GANDALF_THE_WHITE, ARAGORN)
    return any(state.region_of_character(each) == MINAS_TIRITH for each in friends)


somebody_for_denethor = unless(_somebody_for_denethor, Reason("wotr-why-nobody-for-denethor", RULE))
DENETHORS_FOLLY = EventCard(
    "denethors-folly",
    ARMY,
    denethors_folly,
    minas_tirith_besieged,
    is_table_card=True,
    bars_combat_cards=no_cards_in_minas_tirith,
    actions=shadow_shared.discard_by_action("denethors-folly", somebody_for_denethor),
    combat=combat_shadow.DEVILRY_OF_ORTHANC,
)


# -- 4


def the_day_without_dawn(match: War) -> None:
    """Unused Wills of the West are gone for this turn."""
    state = match.state
    lost = state.dice[FREE].count(WILL_OF_THE_WEST)
    state.dice[FREE] = [face for face in state.dice[FREE] if face != WILL_OF_THE_WEST]
    match.tell("wotr.wills-lost", count=lost)


THE_DAY_WITHOUT_DAWN = EventCard(
    "the-day-without-dawn", ARMY, the_day_without_dawn, all_at_war, combat=combat_shadow.RELENTLESS_ASSAULT
)


# -- 5


def threats_and_promises(state: State, nation: int) -> Reason | None:
    """No Muster result moves a passive Free Peoples nation."""
    if SIDE_OF_NATION[nation] == FREE and not state.active[nation]:
        return Reason("wotr-why-threats-and-promises", RULE, nation=NATIONS[nation])
    return None


def threats_fail(match: War, nation: int, cause: str) -> None:
    """An attack, or a companion's word, moves a Free Peoples nation: the threats are forgotten.

    A settlement lost without a fight does not count as an attack: a reading.
    """
    if SIDE_OF_NATION[nation] == FREE and cause in (politics.BY_ATTACK, politics.BY_ABILITY):
        fellowship.discard_from_table(match, "threats-and-promises", fellowship.OVER)


THREATS_AND_PROMISES = EventCard(
    "threats-and-promises",
    MUSTER,
    is_table_card=True,
    bars_advance=threats_and_promises,
    on_advance=threats_fail,
    combat=combat_shadow.DEVILRY_OF_ORTHANC,
)


# -- 6


def stormcrow_nations(state: State) -> list[int]:
    """Free Peoples nations not at war that have the Ring-bearers or a companion on the map in their land."""
    regions = [state.fellowship, *(state.region_of_character(companion) for companion in state.edition.companions)]
    lands = {NATION_OF[region] for region in regions if region != NO_PLACE}
    return [nation for nation in FREE_NATIONS if nation in lands and state.from_war[nation]]


def stormcrow(match: War) -> Steps[None]:
    """Such a nation takes a step back and loses a leader or unit of the Free Peoples' choice."""
    state = match.state
    nations = stormcrow_nations(state)

    options = tuple(f"nation:{NATIONS[nation]}" for nation in nations)

    def why_not_nation(token: str) -> Reason | None:
        return _NO_STORMCROW if token.startswith("nation:") and token not in options else None

    answer = yield ask(state, SHADOW, "wotr.card.stormcrow-nation", options, why_not_nation)
    nation = nations[options.index(answer)]
    politics.step_back(match, nation)
    kinds = range(nation * RANKS, nation * RANKS + RANKS)
    places = [place for place in range(PLACE_COUNT) if any(state.of(place, kind) for kind in kinds)]
    if not places:
        return
    regions = [REGION_OF[place] for place in places]
    owner = state.edition.seats.of_nation[nation]
    name = NATIONS[nation]
    why_not = none_but(regions, "wotr-why-no-figure-of-nation", RULE, nation=name)
    region = yield from which_region(state, owner, "wotr.card.stormcrow-where", regions, why_not, ask_seat, nation=name)
    place = places[regions.index(region)]
    figures = tuple(KIND_IDS[kind] for kind in kinds if state.of(place, kind))
    why = reasons.not_there(figures, state, place, RULE)
    figure = yield ask_seat(state, owner, "wotr.card.stormcrow-whom", figures, why, region=REGION_IDS[region])
    state.lose(place, KIND_INDEX[figure])
    match.tell("wotr.lost", region=REGION_IDS[region], figure=figure, count=1)
    movement.leave(match, FREE, place)


ill_news_somewhere = unless(stormcrow_nations, _NO_STORMCROW)
STORMCROW = EventCard("stormcrow", MUSTER, stormcrow, ill_news_somewhere, combat=combat_shadow.GREAT_HOST)


# -- 7 to 9: armies on the move


def why_not_gather(state: State, region: int) -> Reason | None:
    """Shadow armies gather where another one already is, and not under siege."""
    if state.units(SHADOW, region):
        return None
    return Reason("wotr-why-no-army-to-join", RULE, region=REGION_IDS[region])


def shadows_gather(match: War) -> Steps[None]:
    """One army marches up to three regions to join another one."""
    yield from marches.march(match, marches.March(SHADOW, 3, why_not_gather))


SHADOWS_GATHER = EventCard("shadows-gather", ARMY, shadows_gather, combat=combat_shadow.MUMAKIL)


def the_shadow_lengthens(match: War) -> Steps[None]:
    """Two armies march up to two regions, each to join another one."""
    plan = marches.March(SHADOW, 2, why_not_gather)
    if (yield from marches.march(match, plan)):
        yield from marches.march(match, plan)


THE_SHADOW_LENGTHENS = EventCard("the-shadow-lengthens", ARMY, the_shadow_lengthens, combat=combat_shadow.MUMAKIL)


THE_SHADOW_IS_MOVING = EventCard(
    "the-shadow-is-moving",
    ARMY,
    partial(movement.move_armies, side=SHADOW, most=4, optional=True),
    all_at_war,
    combat=combat_shadow.SWARM_OF_BATS,
)


# -- 10


def corsairs_of_umbar(match: War) -> Steps[None]:
    """An army sails from Umbar to the coast of Gondor, and fights there to the end if it has to."""
    state = match.state
    why_not = partial(why_not_sail, state)
    region = yield from choose_region(state, SHADOW, "wotr.card.corsairs", GONDOR_COAST, why_not)
    if region == NO_PLACE:
        return
    if state.units(FREE, region):
        yield from attack.attack_region(match, SHADOW, UMBAR, region, prepare=_no_way_back)
        return
    allowed = movement.movable(state, SHADOW, UMBAR, region)
    whole = armies.ordered(state, SHADOW, UMBAR)
    force = yield from armies.choose_part(match, allowed, whole, armies.NO_LIMIT, kind="wotr.move", target=region)
    movement.move_into(match, force, region)
    yield from armies.reduce_to(match, SHADOW, region, STACKING)
    # An army already under siege there is attacked from the same region, as in any siege: a reading.
    if state.besieged_side(region) == FREE and attack.why_not_attack(state, SHADOW, region, region) is None:
        yield from attack.attack_region(match, SHADOW, region, region)


CORSAIRS_OF_UMBAR = EventCard(
    "corsairs-of-umbar",
    ARMY,
    corsairs_of_umbar,
    at_war(SOUTHRONS),
    combat=combat_shadow.DEADLY_STRIFE,
    player="saruman",
)


def why_not_sail(state: State, region: int) -> Reason | None:
    """Why nobody in Umbar can land in a region."""
    if region not in GONDOR_COAST:
        return not_on_card(region)
    if not state.units(SHADOW, UMBAR):
        return Reason("wotr-why-no-army", RULE, region=REGION_IDS[UMBAR])
    reason = movement.why_not_past_cards(state, SHADOW, region)
    # To Gondor, in war or peace, only nations at war may go.
    if reason is None and not attack.attackers_at(state, SHADOW, UMBAR, region).units:
        return Reason("wotr-why-attack-not-at-war", politics.RULE, region=REGION_IDS[UMBAR])
    return reason


def _no_way_back(battle: Battle) -> None:
    battle.may_cease = False


# -- 11


def rage_of_the_dunlendings(match: War) -> Steps[None]:
    """Two regulars come to a free region beside Dunland, and up to four Isengard units from Dunland join them."""
    state = match.state

    def why_not(region: int) -> Reason | None:
        if region not in NEAR_DUNLAND:
            return not_on_card(region)
        if state.is_free(SHADOW, region):
            return None
        return Reason("wotr-why-not-free", RULE, region=REGION_IDS[region])

    region = yield from choose_region(state, SHADOW, "wotr.card.dunlendings", NEAR_DUNLAND, why_not)
    if region == NO_PLACE:
        return
    yield from muster(match, Order(ISENGARD, region, 2))
    left = 4
    for origin in DUNLANDS:
        if origin == region:
            continue
        force = Force(SHADOW, origin, bytearray(KINDS_PER_PLACE), [])
        for kind in (ISENGARD * RANKS + REGULAR, ISENGARD * RANKS + ELITE):
            room = STACKING - state.units(SHADOW, region) - force.units
            most = max(0, min(state.of(origin, kind), left, room))
            number = yield from how_many(
                state,
                SHADOW,
                "wotr.card.dunlendings-join",
                0,
                most,
                RULE,
                origin=REGION_IDS[origin],
                region=REGION_IDS[region],
                figure=KIND_IDS[kind],
            )
            force.figures[kind] = number
            left -= number
        if force.units:
            movement.move_into(match, force, region)


RAGE_OF_THE_DUNLENDINGS = EventCard(
    "rage-of-the-dunlendings",
    MUSTER,
    rage_of_the_dunlendings,
    at_war(ISENGARD),
    combat=combat_shadow.RELENTLESS_ASSAULT,
    player="saruman",
)


# -- 12


def return_of_the_witch_king(match: War) -> Steps[None]:
    """The Witch-king goes to Angmar, and units come to him there."""
    if match.state.where[WITCH_KING] != ANGMAR:
        journeys.put_down(match, [WITCH_KING], ANGMAR)
    yield from muster(match, Order(SAURON, ANGMAR, 2), Order(SAURON, ANGMAR, 1, (ELITE,)))


RETURN_OF_THE_WITCH_KING = EventCard(
    "return-of-the-witch-king",
    MUSTER,
    return_of_the_witch_king,
    shadow_shared.witch_king_in_play,
    combat=combat_shadow.SWARM_OF_BATS,
    player="witch-king",
)


# -- 13 to 15: bigger and better Orcs


def _bigger(card: str, nation: int, player: str) -> EventCard:
    effect = partial(muster_with_an_army, nation=nation)
    return EventCard(card, ARMY, effect, at_war(nation), combat=combat_shadow.WE_COME_TO_KILL, player=player)


HALF_ORCS_AND_GOBLIN_MEN = _bigger("half-orcs-and-goblin-men", ISENGARD, "saruman")
OLOG_HAI = _bigger("olog-hai", SAURON, "witch-king")


def hill_trolls(match: War) -> Steps[None]:
    """Two Sauron regulars become elites."""
    state = match.state
    regular, elite = SAURON * RANKS + REGULAR, SAURON * RANKS + ELITE

    def why_not(region: int) -> Reason | None:
        if state.of(state.army_place(SHADOW, region), regular):
            return None
        return Reason("wotr-why-no-figure-there", RULE, figure=KIND_IDS[regular], region=REGION_IDS[region])

    for left in (2, 1):
        if not state.reinforcements[elite]:
            return
        region = yield from choose_region(
            state, SHADOW, "wotr.card.hill-trolls-where", range(REGION_COUNT), why_not, left=left
        )
        if region == NO_PLACE:
            return
        place = state.army_place(SHADOW, region)
        state.lose(place, regular)
        recruiting.place_figure(match, elite, region, place)


HILL_TROLLS = EventCard(
    "hill-trolls", ARMY, hill_trolls, at_war(SAURON), combat=combat_shadow.WE_COME_TO_KILL, player="witch-king"
)


# -- 16 to 24: musters


def _mustering(
    card: str,
    combat: CombatEffect,
    *orders: Order,
    condition: Callable[[State], Reason | None] | None = None,
    player: str = "",
) -> EventCard:
    """A card that musters in the places it names."""

    def effect(match: War) -> Steps[None]:
        yield from muster(match, *orders)

    return EventCard(card, MUSTER, effect, condition, combat=combat, player=player)


A_NEW_POWER_IS_RISING = _mustering(
    "a-new-power-is-rising",
    combat_shadow.GREAT_HOST,
    *(Order(ISENGARD, region, 2) for region in DUNLANDS),
    Order(ISENGARD, ORTHANC, 2, BOTH_RANKS),
    condition=shadow_shared.saruman_in_play,
    player="saruman",
)


MANY_KINGS_TO_THE_SERVICE_OF_MORDOR = EventCard(
    "many-kings-to-the-service-of-mordor",
    MUSTER,
    partial(muster_in_three, nation=SOUTHRONS, settlements=SETTLEMENTS_OF[SOUTHRONS]),
    combat=combat_shadow.GREAT_HOST,
    player="saruman",
)


def the_king_is_revealed(match: War) -> Steps[None]:
    """Sauron musters in Minas Morgul."""
    yield from muster(match, Order(SAURON, MINAS_MORGUL, 5))
    muster_nazgul(match, MINAS_MORGUL)


THE_KING_IS_REVEALED = EventCard(
    "the-king-is-revealed",
    MUSTER,
    the_king_is_revealed,
    in_play(ARAGORN, "wotr-why-aragorn-absent"),
    combat=combat_shadow.RELENTLESS_ASSAULT,
    player="witch-king",
)


def shadows_on_the_misty_mountains(match: War) -> Steps[None]:
    """Sauron musters in Mount Gram or in Moria."""
    region = yield from choose_muster(match, "wotr.card.misty-mountains", (MOUNT_GRAM, MORIA))
    if region != NO_PLACE:
        yield from muster(match, Order(SAURON, region, 2, BOTH_RANKS))
        muster_nazgul(match, region)


SHADOWS_ON_THE_MISTY_MOUNTAINS = EventCard(
    "shadows-on-the-misty-mountains",
    MUSTER,
    shadows_on_the_misty_mountains,
    combat=combat_shadow.ONSLAUGHT,
    player="witch-king",
)


ORCS_MULTIPLYING_AGAIN = _mustering(
    "orcs-multiplying-again",
    combat_shadow.ONSLAUGHT,
    Order(SAURON, INDEX["dol_guldur"], 3),
    Order(SAURON, INDEX["mount_gundabad"], 3),
    player="witch-king",
)


def horde_from_the_east(match: War) -> Steps[None]:
    """Southrons and Easterlings muster in one of their regions at the eastern edge."""
    region = yield from choose_muster(match, "wotr.card.horde", EASTERN_EDGE)
    if region != NO_PLACE:
        yield from muster(match, Order(SOUTHRONS, region, 5))


HORDE_FROM_THE_EAST = EventCard(
    "horde-from-the-east",
    MUSTER,
    horde_from_the_east,
    at_war(SOUTHRONS),
    combat=combat_shadow.DEADLY_STRIFE,
    player="saruman",
)


WILD_OF_THE_NORTH = (ANGMAR, INDEX["ettenmoors"], INDEX["weather_hills"])
MONSTERS_ROUSED = _mustering(
    "monsters-roused",
    combat_shadow.DESPERATE_BATTLE,
    *(Order(SAURON, region, 1) for region in WILD_OF_THE_NORTH),
    Order(SAURON, INDEX["trollshaws"], 1, (ELITE,)),
    player="witch-king",
)


MUSTERINGS_OF_LONG_PLANNED_WAR = _mustering(
    "musterings-of-long-planned-war",
    combat_shadow.DESPERATE_BATTLE,
    Order(SOUTHRONS, INDEX["gorgoroth"], 5),
    Order(SAURON, INDEX["nurn"], 5),
    condition=all_at_war,
)


PITS_OF_MORDOR = EventCard(
    "pits-of-mordor",
    MUSTER,
    partial(muster_in_three, nation=SAURON, settlements=SAURON_STRONGHOLDS),
    at_war(SAURON),
    combat=combat_shadow.DESPERATE_BATTLE,
    player="witch-king",
)
