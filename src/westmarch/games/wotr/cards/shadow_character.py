"""The Shadow's Character deck: what its 24 cards do when played for their event.

One deck is one module, though a long one: whoever looks for a card knows its deck and its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from westmarch.core.decisions import Reason, Steps, Why, named
from westmarch.games.wotr.cards import combat_shadow, shadow_shared
from westmarch.games.wotr.cards.shadow_shared import free_character_cards
from westmarch.games.wotr.cards.shared import choose_region, roll, tile_card, unless
from westmarch.games.wotr.chances import RANDOM_CARD, RANDOM_COMPANION
from westmarch.games.wotr.edition import CombatEffect, Edition, EventCard, Walk
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    INDEX,
    IS_CITY_OR_STRONGHOLD,
    IS_SETTLEMENT,
    MORIA,
    NEIGHBOURS,
    NO_PLACE,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import GOLLUM, SARUMAN, WITCH_KING
from westmarch.games.wotr.facts.components import CHARACTER, EYE, FREE_SPECIAL, Tile
from westmarch.games.wotr.facts.nations import NAZGUL, ROHAN, SAURON
from westmarch.games.wotr.ring import fellowship, hunt
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import DONE, NONE, ask, ask_holder, ask_leader, hands_of, none_but, player_of
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.turn import actions, drawing, events
from westmarch.games.wotr.turn.events import RULE
from westmarch.games.wotr.war import attack, journeys, movement, politics, recruiting
from westmarch.games.wotr.war.armies import Requirement

HUNT_ROLL, FROM_HAND, ELIMINATE = "hunt-roll", "hand", "eliminate"

ROHAN_HALLS = (INDEX["edoras"], INDEX["helms_deep"])
WITH_WITCH_KING = Requirement(frozenset(), frozenset((WITCH_KING,)), "wotr-why-army-needs-witch-king")

_NOBODY_LED = Reason("wotr-why-nobody-led", RULE)
_NO_SPELLS = Reason("wotr-why-no-spells", RULE)
_WORMTONGUE = Reason("wotr-why-wormtongue", RULE)


@cache
def _with_nazgul(edition: Edition) -> Requirement:
    nazgul = frozenset(minion for minion in edition.minions if edition.characters[minion].nazgul)
    return Requirement(frozenset((NAZGUL,)), nazgul, "wotr-why-army-needs-nazgul")


# -- conditions


def _is_far_from_settlements(state: State) -> bool:
    """The Ring-bearers are not in a region with a Free Peoples settlement, whoever holds it now."""
    region = state.fellowship
    return region == NO_PLACE or not IS_SETTLEMENT[region] or HOME_SIDE[region] != FREE


def _nazgul_are_near_enemy(state: State) -> bool:
    places = attack.army_places(state, SHADOW)
    return any(state.nazgul_at(place) and spell_targets(state, REGION_OF[place]) for place in places)


def _witch_king_besieges(state: State) -> bool:
    place = state.where[WITCH_KING]
    return 0 <= place < REGION_COUNT and state.units(SHADOW, place) > 0 and state.besieged_side(place) == FREE


away_from_settlements = unless(_is_far_from_settlements, Reason("wotr-why-in-free-settlement", RULE))
# The Fellowship has moved from its last known place (there is no progress on the Mordor track).
on_its_way = unless(lambda state: state.progress, Reason("wotr-why-no-progress", RULE))
revealed = unless(lambda state: not state.hidden, Reason("wotr-why-not-revealed", RULE))
nazgul_near_enemy = unless(_nazgul_are_near_enemy, _NO_SPELLS)
witch_king_besieges = unless(_witch_king_besieges, Reason("wotr-why-witch-king-besieges-nobody", RULE))


# -- 1 to 4: special Hunt tiles


SHELOBS_LAIR = tile_card("shelobs-lair", combat_shadow.ONE_FOR_THE_DARK_LORD)

THE_RING_IS_MINE = tile_card("the-ring-is-mine", combat_shadow.ONE_FOR_THE_DARK_LORD)

ON_ON_THEY_WENT = tile_card("on-on-they-went", combat_shadow.ONE_FOR_THE_DARK_LORD)

GIVE_IT_TO_USS = tile_card("give-it-to-uss", combat_shadow.ONE_FOR_THE_DARK_LORD)


# -- 5 to 8: dangers of the wild


def missed(tile: Tile) -> bool:
    """Tiles that event cards discard without effect: Eyes, and the Fellowship's own."""
    return tile.is_eye or tile.kind == FREE_SPECIAL


def _danger(card: str, combat: CombatEffect, lowerable: bool = True, random_casualty: bool = False) -> EventCard:
    """A card with which a tile is drawn and resolved like that of a successful Hunt."""
    draw = hunt.Draw(harmless=missed, lowerable=lowerable, random_casualty=random_casualty)

    def effect(match: War) -> Steps[None]:
        yield from hunt.draw_and_resolve(match, draw)

    return EventCard(card, CHARACTER, effect, away_from_settlements, combat=combat)


ORC_PATROL = _danger("orc-patrol", combat_shadow.CRUEL_AS_DEATH)
# Nothing lowers its damage. That the tile may still be prevented or replaced is a reading.
ISILDURS_BANE = _danger("isildurs-bane", combat_shadow.CRUEL_AS_DEATH, lowerable=False)
FOUL_THING_FROM_THE_DEEP = _danger("foul-thing-from-the-deep", combat_shadow.THEY_ARE_TERRIBLE, random_casualty=True)


def candles_of_corpses(match: War) -> None:
    """Three dice corrupt on 4 and more, under Gollum's guidance only on 6. It is no Hunt damage."""
    needs = 6 if match.state.guide == GOLLUM else 4
    fellowship.add_corruption(match, roll(match, "candles-of-corpses", 3, needs), fellowship.BY_CARD)


CANDLES_OF_CORPSES = EventCard(
    "candles-of-corpses", CHARACTER, candles_of_corpses, away_from_settlements, combat=combat_shadow.DREAD_AND_DESPAIR
)


# -- 9 to 11: the Fellowship on its way


def nazgul_have_found_it(state: State) -> bool:
    """Is a Nazgûl in the region of the Ring-bearers, also inside a stronghold under siege there?"""
    region = state.fellowship
    return region != NO_PLACE and state.nazgul_at(state.army_place(SHADOW, region)) > 0


def nazgul_search(match: War) -> Steps[None]:
    """Nazgûl fly; one that is where the Ring-bearers are reveals them."""
    yield from journeys.fly_nazgul(match)
    if nazgul_have_found_it(match.state):
        yield from hunt.reveal(match)


NAZGUL_SEARCH = EventCard("nazgul-search", CHARACTER, nazgul_search, on_its_way, combat=combat_shadow.FOUL_STENCH)


def cruel_weather(match: War) -> Steps[None]:
    """The Shadow drives the Ring-bearers into the next region; nothing else about them changes."""
    state = match.state
    origin = state.fellowship
    name = REGION_IDS[origin]
    why_not = none_but(NEIGHBOURS[origin], "wotr-why-not-adjacent", RULE, origin=name)
    state.fellowship = yield from choose_region(
        state, SHADOW, "wotr.card.cruel-weather-where", NEIGHBOURS[origin], why_not, region=name
    )
    match.tell("wotr.driven-off", origin=name, region=REGION_IDS[state.fellowship])


CRUEL_WEATHER = EventCard("cruel-weather", CHARACTER, cruel_weather, on_its_way, combat=combat_shadow.CRUEL_AS_DEATH)


def the_nazgul_strike(match: War) -> Steps[None]:
    """Nazgûl fly; with the Ring-bearers found, they are hunted or lose a Character card from the table."""
    yield from journeys.fly_nazgul(match)
    state = match.state
    if not nazgul_have_found_it(state):
        return
    cards = free_character_cards(state.edition, state.table)
    options = (NONE, HUNT_ROLL, *(f"card:{card}" for card in cards))
    answer = yield ask(state, SHADOW, "wotr.card.nazgul-strike", options, why_not_from_table(options))
    if answer == HUNT_ROLL:
        yield from hunt.hunt(match)
    elif answer != NONE:
        fellowship.discard_from_table(match, named(answer), fellowship.FORCED_OFF)


THE_NAZGUL_STRIKE = EventCard(
    "the-nazgul-strike",
    CHARACTER,
    the_nazgul_strike,
    on_its_way,
    tokens=(HUNT_ROLL,),
    combat=combat_shadow.BLACK_BREATH,
)


# -- 12 to 14: the Fellowship revealed


def why_not_from_table(options: Sequence[str]) -> Why:
    """Why a card can't be discarded from the table: it is none of the Free Peoples' Character cards there."""
    return reasons.no_card(options, "wotr-why-no-character-card-there", RULE)


def morgul_wound(match: War) -> None:
    """Two points of corruption, one if the Ring-bearers have more than three."""
    fellowship.add_corruption(match, 2 if match.state.corruption <= 3 else 1, fellowship.BY_CARD)


MORGUL_WOUND = EventCard("morgul-wound", CHARACTER, morgul_wound, revealed, combat=combat_shadow.BLACK_BREATH)


def lure_of_the_ring(match: War) -> Steps[None]:
    """A companion drawn at random falls, or his level is added to the corruption; Gollum costs one point."""
    state = match.state
    if state.guide == GOLLUM:
        fellowship.add_corruption(match, 1, fellowship.BY_CARD)
        return
    drawn = match.chance.pick(
        RANDOM_COMPANION, [state.edition.characters[each].id for each in state.companions_in_fellowship()]
    )
    companion = state.edition.character_index[drawn]
    level = state.characters[companion].level
    match.tell("wotr.lured", character=drawn)
    fellowship.show_card(match, companion)
    answer = yield ask_leader(state, FREE, "wotr.card.lure", (hunt.USE_RING, ELIMINATE), character=drawn, level=level)
    if answer == ELIMINATE:
        yield from fellowship.lose_companion(match, companion)
    else:
        fellowship.add_corruption(match, level, fellowship.BY_CARD)


LURE_OF_THE_RING = EventCard(
    "lure-of-the-ring",
    CHARACTER,
    lure_of_the_ring,
    revealed,
    tokens=(ELIMINATE,),
    combat=combat_shadow.THEY_ARE_TERRIBLE,
)


def the_breaking_of_the_fellowship(match: War) -> Steps[None]:
    """As many companions part as a tile says, and stay where the Ring-bearers are; Gollum costs one point.

    That no tile is drawn when Gollum guides is a reading; the card does not say.
    """
    state = match.state
    if state.guide == GOLLUM:
        fellowship.add_corruption(match, 1, fellowship.BY_CARD)
        return
    drawn, _ = yield from hunt.draw_for_shadow(match)
    if drawn is None:
        return
    tile = state.edition.tiles[drawn]
    if missed(tile):
        match.tell("wotr.tile-harmless", tile=drawn)
        return
    group = yield from _choose_parting(match, hunt.tile_number(match, tile, 0))
    if group:
        # They don't get any farther than the Ring-bearers' region.
        yield from fellowship.separate(match, group, extra=-state.progress, level=0)


THE_BREAKING_OF_THE_FELLOWSHIP = EventCard(
    "the-breaking-of-the-fellowship",
    CHARACTER,
    the_breaking_of_the_fellowship,
    revealed,
    combat=combat_shadow.DREAD_AND_DESPAIR,
)


def _choose_parting(match: War, number: int) -> Steps[list[int]]:
    company = match.state.companions_in_fellowship()
    if number >= len(company):
        return company
    group: list[int] = []

    while len(group) < number:
        waiting = [each for each in company if each not in group]
        why = partial(fellowship.why_not_leaving, match.state, waiting)
        options = tuple(match.state.edition.character_tokens[each] for each in waiting)
        answer = yield ask_leader(match.state, FREE, "wotr.card.breaking", options, why, left=number - len(group))
        group.append(match.state.edition.character_of_token[answer])
    return group


# -- 15 to 17: cards that lie in wait


def gone_in_haven(state: State, declared: bool) -> bool:
    """Some cards go when the Fellowship is declared in an unconquered Free Peoples city or stronghold."""
    return declared and fellowship.in_free_haven(state, state.fellowship)


def worn_with_sorrow_and_toil(match: War) -> Steps[None]:
    """For a companion lost to the Hunt the Free Peoples lose a Character card too. Only Hunt casualties: a reading."""
    state = match.state
    in_hand = free_character_cards(state.edition, state.edition.in_order(hands_of(state, FREE)))
    options = (
        NONE,
        *((FROM_HAND,) if in_hand else ()),
        *(f"card:{card}" for card in free_character_cards(state.edition, state.table)),
    )
    answer = yield ask_holder(
        state, "worn-with-sorrow-and-toil", "wotr.card.worn-with-sorrow", options, why_not_from_table(options)
    )
    if answer == FROM_HAND:
        in_hand = free_character_cards(state.edition, state.edition.in_order(hands_of(state, FREE)))
        holders = [seat for seat, hand in enumerate(state.hands) if any(card in hand for card in in_hand)]
        drawn = match.chance.pick(RANDOM_CARD, in_hand, state.edition.seats.names[holders[0]])
        holder = next(seat for seat, hand in enumerate(state.hands) if drawn in hand)
        events.discard_from_hand(match, holder, drawn)
    elif answer != NONE:
        fellowship.discard_from_table(match, named(answer), fellowship.FORCED_OFF)


WORN_WITH_SORROW_AND_TOIL = EventCard(
    "worn-with-sorrow-and-toil",
    CHARACTER,
    is_table_card=True,
    on_casualty=worn_with_sorrow_and_toil,
    gone_when_shown=gone_in_haven,
    tokens=(FROM_HAND,),
    combat=combat_shadow.WORDS_OF_POWER,
)


def flocks_of_crebain(match: War) -> Steps[int]:
    """Discarded before a Hunt roll it adds one to every die."""
    return int((yield from shadow_shared.use_up(match, "flocks-of-crebain", "wotr.card.crebain")))


FLOCKS_OF_CREBAIN = EventCard(
    "flocks-of-crebain",
    CHARACTER,
    is_table_card=True,
    before_roll=flocks_of_crebain,
    gone_when_shown=gone_in_haven,
    combat=combat_shadow.THEY_ARE_TERRIBLE,
)


def balrog_of_moria(match: War, walk: Walk) -> Steps[None]:
    """Discarded when the Ring-bearers walk into, out of or through Moria it draws a tile. Staying there is no walk."""
    if walk.stayed or MORIA not in walk.regions:
        return
    if (yield from shadow_shared.use_up(match, "balrog-of-moria", "wotr.card.balrog")):
        region = match.state.fellowship
        sheltered = walk.declared and IS_CITY_OR_STRONGHOLD[region] and HOME_SIDE[region] == FREE
        yield from hunt.draw_and_resolve(match, hunt.Draw(harmless=shows_eye, ignore_reveal=sheltered))


BALROG_OF_MORIA = EventCard(
    "balrog-of-moria",
    CHARACTER,
    is_table_card=True,
    watches=lambda state: frozenset((MORIA,)),
    on_path=balrog_of_moria,
    fights_from_table=True,
    combat=combat_shadow.DURINS_BANE,
)


def shows_eye(tile: Tile) -> bool:
    return tile.is_eye


# -- 18


def the_lidless_eye(match: War) -> Steps[None]:
    """Up to three unused dice become Eyes in the Hunt Box."""
    state = match.state
    for left in (3, 2, 1):
        faces = actions.unused_faces(state, SHADOW)
        options = (DONE, *(state.edition.faces[face].token for face in faces))
        why = partial(actions.why_not_shown, state.edition, faces)
        answer = yield ask(state, SHADOW, "wotr.card.lidless-eye", options, why, left=left)
        if answer == DONE:
            return
        face = state.edition.face_of_token[answer]
        actions.change_die(state, SHADOW, face, EYE)
        match.tell("wotr.turned-to-eye", die=face)


THE_LIDLESS_EYE = EventCard("the-lidless-eye", CHARACTER, the_lidless_eye, combat=combat_shadow.WORDS_OF_POWER)


# -- 19


def spell_targets(state: State, region: int) -> list[int]:
    """Regions, the same or adjacent, with a Free Peoples army, besieged or not."""
    return [each for each in (region, *NEIGHBOURS[region]) if state.has_army(FREE, each)]


def why_not_cast_spells(state: State, region: int) -> Reason | None:
    """Why no Nazgûl can cast spells from a region: they need a Shadow army with them, and an enemy army near."""
    place = state.army_place(SHADOW, region)
    if state.units(SHADOW, place) and state.nazgul_at(place) and spell_targets(state, region):
        return None
    return _NO_SPELLS


def dreadful_spells(match: War) -> Steps[None]:
    """The Nazgûl of one army roll a die each against a Free Peoples army nearby and hit on 5 and more."""
    state = match.state
    why_not_from = partial(why_not_cast_spells, state)
    region = yield from choose_region(state, SHADOW, "wotr.card.spells-from", range(REGION_COUNT), why_not_from)
    targets = spell_targets(state, region)
    why_not_at = none_but(targets, "wotr-why-no-enemy", RULE)
    target = yield from choose_region(
        state, SHADOW, "wotr.card.spells-at", targets, why_not_at, origin=REGION_IDS[region]
    )
    nazgul = state.nazgul_at(state.army_place(SHADOW, region))
    yield from shadow_shared.strike(match, "dreadful-spells", state.army_place(FREE, target), nazgul, needs=5)


DREADFUL_SPELLS = EventCard(
    "dreadful-spells", CHARACTER, dreadful_spells, nazgul_near_enemy, combat=combat_shadow.DEVILRY_OF_ORTHANC
)


# -- 20


def grond(match: War) -> Steps[None]:
    """The Witch-king assaults the stronghold he besieges."""
    yield from shadow_shared.assault(match, match.state.where[WITCH_KING], WITH_WITCH_KING)


GROND_HAMMER_OF_THE_UNDERWORLD = EventCard(
    "grond-hammer-of-the-underworld",
    CHARACTER,
    grond,
    witch_king_besieges,
    combat=combat_shadow.DREAD_AND_DESPAIR,
    player="witch-king",
)


# -- 21 and 22: Saruman's


def the_palantir_of_orthanc(match: War) -> Steps[bool]:
    """An Event die that played another card also draws one, from either deck."""
    if not match.state.on_map(SARUMAN):
        return False
    return (yield from drawing.draw_from_either(match, player_of(match.state, SARUMAN), "wotr.card.palantir"))


def spend_elven_ring(match: War) -> Steps[None]:
    yield from actions.spend_ring(match, FREE)
    match.tell("wotr.ring-spent", side=SIDES[FREE])


def has_elven_ring(state: State) -> Reason | None:
    return actions.why_not_spend_ring(state, FREE)


THE_PALANTIR_OF_ORTHANC = EventCard(
    "the-palantir-of-orthanc",
    CHARACTER,
    condition=shadow_shared.saruman_in_play,
    is_table_card=True,
    after_event=the_palantir_of_orthanc,
    actions=shadow_shared.discard_by_action("the-palantir-of-orthanc", has_elven_ring, spend_elven_ring),
    combat=combat_shadow.CRUEL_AS_DEATH,
    player="saruman",
)


def wormtongue(state: State, nation: int, cause: str, region: int) -> Reason | None:
    """Rohan wakes only by what happens in Edoras or Helm's Deep: a companion, the Fellowship, an attack."""
    if nation != ROHAN or not state.on_map(SARUMAN):
        return None
    if region in ROHAN_HALLS and cause in (politics.BY_COMPANION, politics.BY_DECLARATION, politics.BY_ATTACK):
        return None
    return _WORMTONGUE


def wormtongue_unmasked(match: War, nation: int, cause: str) -> None:
    if nation == ROHAN:
        fellowship.discard_from_table(match, "wormtongue", fellowship.OVER)


WORMTONGUE = EventCard(
    "wormtongue",
    CHARACTER,
    condition=shadow_shared.saruman_in_play,
    is_table_card=True,
    is_over=lambda state: bool(state.active[ROHAN]),
    bars_activation=wormtongue,
    on_activation=wormtongue_unmasked,
    combat=combat_shadow.FOUL_STENCH,
    player="saruman",
)


# -- 23 and 24: Nazgûl and their armies. That those who flew may go on with an army is a reading.


def the_ringwraiths_are_abroad(match: War) -> Steps[None]:
    """Nazgûl fly; then two armies with Nazgûl move, or one attacks."""
    yield from journeys.fly_nazgul(match)
    yield from _lead_armies(match, _with_nazgul(match.state.edition), 2)


THE_RINGWRAITHS_ARE_ABROAD = EventCard(
    "the-ringwraiths-are-abroad", CHARACTER, the_ringwraiths_are_abroad, combat=combat_shadow.WORDS_OF_POWER
)


def the_black_captain_commands(match: War) -> Steps[None]:
    """Nazgûl come to the Witch-king, or all fly; then his army moves or attacks.

    That none come where an enemy army keeps his region from being free is a reading.
    """
    state = match.state
    region = state.region_of_character(WITCH_KING)

    def why(token: str) -> Reason | None:
        if token != "recruit":
            return None
        reason = recruiting.why_not_by_card(state, SHADOW, region)
        if reason is None and not state.reinforcements[NAZGUL]:
            return Reason("wotr-why-no-reinforcements", RULE, figure="nazgul")
        return reason

    options = [token for token in (NONE, "move-minions", "recruit") if why(token) is None]
    answer = yield ask(state, SHADOW, "wotr.card.black-captain", tuple(options), why, region=REGION_IDS[region])
    if answer == "recruit":
        for _ in range(2):
            recruiting.leader_by_card(match, SAURON, region)
    elif answer != NONE:
        yield from journeys.fly_nazgul(match)
    yield from _lead_armies(match, WITH_WITCH_KING, 1)


THE_BLACK_CAPTAIN_COMMANDS = EventCard(
    "the-black-captain-commands",
    CHARACTER,
    the_black_captain_commands,
    shadow_shared.witch_king_in_play,
    combat=combat_shadow.FOUL_STENCH,
    player="witch-king",
)


def _lead_armies(match: War, requirement: Requirement, most: int) -> Steps[None]:
    """Some armies with such a leader may move, or one may attack."""

    def why(token: str) -> Reason | None:
        if token == "move-armies" and not movement.can_move_any(match.state, SHADOW, (requirement,)):
            return movement.why_not_move_any(match.state, SHADOW, (requirement,)) or _NOBODY_LED
        if token == "attack" and not attack.can_attack_any(match.state, SHADOW, (requirement,)):
            return attack.why_not_attack_any(match.state, SHADOW, (requirement,)) or _NOBODY_LED
        return None

    options = [token for token in (NONE, "move-armies", "attack") if why(token) is None]
    answer = yield ask(match.state, SHADOW, "wotr.card.lead-armies", tuple(options), why, most=most)
    if answer == "move-armies":
        yield from movement.move_armies(match, SHADOW, most, (requirement,))
    elif answer == "attack":
        yield from attack.attack(match, SHADOW, (requirement,))
