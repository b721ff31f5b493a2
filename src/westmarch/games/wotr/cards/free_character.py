"""The event halves of the Free Peoples' Character deck (rulebook chapter V), in the order of the cards.

One deck is one module, though a long one: whoever looks for a card knows its deck and its number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr import team
from westmarch.games.wotr.cards import combat_free
from westmarch.games.wotr.cards.free_peoples import (
    choose_shadow_army,
    heir_of_isildur,
    in_fellowship,
    muster_unit,
    place_with_army,
    use_up,
)
from westmarch.games.wotr.cards.shared import (
    choose_region,
    hit_army,
    none_on_card_but,
    roll,
    tile_card,
    unless,
)
from westmarch.games.wotr.chances import CARD_DICE
from westmarch.games.wotr.edition import CombatEffect, EventCard
from westmarch.games.wotr.facts import characters
from westmarch.games.wotr.facts.board import (
    FANGORN,
    FREE,
    INDEX,
    NATION_OF,
    NEIGHBOURS,
    ORTHANC,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.components import CHARACTER, MOST_COMBAT_DICE, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import (
    DWARVES,
    ELITE,
    ELVES,
    GONDOR,
    KIND_IDS,
    KIND_INDEX,
    NAZGUL,
    NORTH,
    RANKS,
    REGULAR,
    ROHAN,
    SAURON,
)
from westmarch.games.wotr.ring import fellowship, hunt
from westmarch.games.wotr.state import CHARACTER_DECK, SIDES, STRATEGY_DECK, State, War
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.turn import actions, events
from westmarch.games.wotr.war import armies, battle, casualties, command, journeys, movement, politics, recruiting

RULE = events.RULE
SEPARATE, MOVE = "separate", "move-companions"
LORIEN = INDEX["lorien"]
LONELY_MOUNTAIN = (INDEX["dale"], INDEX["erebor"], INDEX["woodland_realm"])
LANDINGS_OF_THE_DEAD = (INDEX["erech"], INDEX["lamedon"], INDEX["pelargir"])
NAZGUL_REFUGES = tuple(region for region in SETTLEMENTS_OF[SAURON] if region in STRONGHOLDS)
GONDOR_REGULAR = GONDOR * RANKS + REGULAR


# -- 1 to 4: special Hunt tiles


ELVEN_CLOAKS = tile_card("elven-cloaks", combat_free.IT_IS_A_GIFT)
ELVEN_ROPE = tile_card("elven-rope", combat_free.IT_IS_A_GIFT)
PHIAL_OF_GALADRIEL = tile_card("phial-of-galadriel", combat_free.IT_IS_A_GIFT)
SMEAGOL_HELPS_NICE_MASTER = tile_card("smeagol-helps-nice-master", combat_free.IT_IS_A_GIFT)


# -- 5 to 8: on the table, to be used once in a Hunt


MITHRIL_COAT_AND_STING = EventCard(
    "mithril-coat-and-sting",
    CHARACTER,
    is_table_card=True,
    replaces_tile=lambda match, tile: use_up(match, "mithril-coat-and-sting", "wotr.card.replace-tile", tile=tile),
    combat=combat_free.BLADE_OF_WESTERNESSE,
)


def _shelter(card: str, condition: Callable[[State], Reason | None]) -> EventCard:
    """A card that is used up to lower Hunt damage, and stays as long as the condition to play it holds."""

    def lower(match: War, damage: int) -> Steps[int]:
        return int((yield from use_up(match, card, "wotr.card.lower-damage", damage=damage)))

    combat = combat_free.MIGHTY_ATTACK
    return EventCard(card, CHARACTER, condition=condition, is_table_card=True, lowers_damage=lower, combat=combat)


_gimli_or_legolas = unless(
    lambda state: characters.IN_FELLOWSHIP in (state.where[characters.GIMLI], state.where[characters.LEGOLAS]),
    Reason("wotr-why-gimli-legolas", RULE),
)
AXE_AND_BOW = _shelter("axe-and-bow", _gimli_or_legolas)
HORN_OF_GONDOR = _shelter("horn-of-gondor", in_fellowship(characters.BOROMIR))


WIZARDS_STAFF = EventCard(
    "wizards-staff",
    CHARACTER,
    condition=in_fellowship(characters.GANDALF_THE_GREY),
    is_table_card=True,
    before_draw=lambda match: use_up(match, "wizards-staff", "wotr.card.prevent-draw"),
    combat=combat_free.SERVANT_OF_THE_SECRET_FIRE,
)


# -- 9 to 13: comfort for the Ring-bearers


def athelas(match: War) -> None:
    """Three dice heal with fives, in Strider's hands with threes."""
    fellowship.heal(match, roll(match, "athelas", 3, 3 if match.state.guide == characters.STRIDER else 5))


ATHELAS = EventCard("athelas", CHARACTER, athelas, combat=combat_free.ANDURIL)


def there_is_another_way(match: War) -> Steps[None]:
    """Heals 1; Gollum as guide may hide the Fellowship, or lead it one step."""
    state = match.state
    fellowship.heal(match, 1)
    if state.guide != characters.GOLLUM:
        return
    if state.hidden:
        # The die was spent on the card, so it does not go to the Hunt Box (chapter VIII).
        if (yield team.ask(state, FREE, "wotr.card.move-fellowship", team.YES_NO)) == team.YES:
            yield from hunt.move_fellowship(match)
    elif (yield team.ask(state, FREE, "wotr.card.hide-fellowship", team.YES_NO)) == team.YES:
        fellowship.hide(match)


THERE_IS_ANOTHER_WAY = EventCard(
    "there-is-another-way", CHARACTER, there_is_another_way, combat=combat_free.HEROIC_DEATH
)


_company = unless(State.companions_in_fellowship, Reason("wotr-why-no-companions", RULE))


def i_will_go_alone(match: War) -> Steps[None]:
    """Companions part, one region farther than usual; then heals 1."""
    yield from _separate(match, extra=1)
    fellowship.heal(match, 1)


I_WILL_GO_ALONE = EventCard("i-will-go-alone", CHARACTER, i_will_go_alone, _company, combat=combat_free.DARING_DEFIANCE)


def _separate(match: War, extra: int) -> Steps[None]:
    """A companion or a group leaves the Fellowship, if there is anybody."""
    if match.state.companions_in_fellowship():
        group = yield from fellowship.choose_company(match)
        yield from fellowship.separate(match, group, extra=extra)


def bilbos_song(match: War) -> None:
    """Heals 1, or 2 with Gollum as guide."""
    fellowship.heal(match, 2 if match.state.guide == characters.GOLLUM else 1)


BILBOS_SONG = EventCard("bilbos-song", CHARACTER, bilbos_song, combat=combat_free.FATEFUL_STRIKE)


def mirror_of_galadriel(match: War) -> None:
    """A Character die becomes Will of the West; heals 1 in Lórien."""
    state = match.state
    if CHARACTER in state.dice[FREE]:
        actions.change_die(state, FREE, CHARACTER, WILL_OF_THE_WEST)
        match.tell("wotr.die-turned", side=SIDES[FREE], old=CHARACTER, new=WILL_OF_THE_WEST)
    if state.fellowship == LORIEN and state.unconquered(LORIEN):
        fellowship.heal(match, 1)


MIRROR_OF_GALADRIEL = EventCard("mirror-of-galadriel", CHARACTER, mirror_of_galadriel, combat=combat_free.HEROIC_DEATH)


# -- 14: the King


def _leads_men(state: State) -> bool:
    place = place_with_army(state, heir_of_isildur(state))
    return place >= 0 and NATION_OF[REGION_OF[place]] in (GONDOR, ROHAN)


def challenge_of_the_king(match: War) -> Steps[None]:
    """Three tiles are drawn: the Eyes among them are gone for good, but three Eyes kill Strider or Aragorn."""
    state = match.state
    tiles: list[str] = []
    while len(tiles) < 3 and hunt.can_draw(state):
        tiles.append(hunt.draw_tile(match))
    match.tell("wotr.tiles-shown", tiles=tiles)
    for tile in list(tiles):
        if (yield from hunt.is_cancelled(match, tile)):
            tiles.remove(tile)
            if hunt.can_draw(state):
                tiles.append(hunt.draw_tile(match))
                match.tell("wotr.tile", tile=tiles[-1])
    eyes = [tile for tile in tiles if state.edition.tiles[tile].is_eye]
    if len(eyes) == 3:
        state.pool = [*state.pool, *tiles]
        casualties.eliminate(match, heir_of_isildur(state))
    else:
        state.pool = [*state.pool, *(tile for tile in tiles if tile not in eyes)]
        state.tiles_removed = [*state.tiles_removed, *eyes]
        for tile in eyes:
            match.tell("wotr.tile-removed", tile=tile)


CHALLENGE_OF_THE_KING = EventCard(
    "challenge-of-the-king",
    CHARACTER,
    challenge_of_the_king,
    unless(_leads_men, Reason("wotr-why-heir-gondor-rohan", RULE)),
    combat=combat_free.SUDDEN_STRIKE,
)


# -- 15 to 17: journeys


def _separate_or_move(match: War, extra: int = 0, level: int | None = None) -> Steps[None]:
    """One group out of the Fellowship, or one that is on the map: so much farther, or as if of a level."""
    state = match.state
    travellers = journeys.travellers(state)
    ways = [SEPARATE] if state.companions_in_fellowship() else []
    if travellers:
        ways.append(MOVE)
    if not ways:
        return

    def why(token: str) -> Reason | None:
        if token == SEPARATE:
            return _company(state)
        return Reason("wotr-why-no-travellers", RULE) if token == MOVE and not travellers else None

    answer = yield team.ask(state, FREE, "wotr.card.separate-or-move", tuple(ways), why)
    if answer == SEPARATE:
        group = yield from fellowship.choose_company(match)
        yield from fellowship.separate(match, group, extra, level, into_sieges=True)
    else:
        group = yield from journeys.choose_group(match, travellers, optional=False)
        distance = extra + (journeys.group_level(state, group) if level is None else level)
        yield from journeys.journey(match, group, distance, into_sieges=True)


GWAIHIR_THE_WINDLORD = EventCard(
    "gwaihir-the-windlord", CHARACTER, partial(_separate_or_move, level=4), combat=combat_free.DARING_DEFIANCE
)


WE_PROVE_THE_SWIFTER = EventCard(
    "we-prove-the-swifter", CHARACTER, partial(_separate_or_move, extra=2), combat=combat_free.DARING_DEFIANCE
)


def there_and_back_again(match: War) -> Steps[None]:
    """Companions part, one region farther; Gimli or Legolas near the Lonely Mountain stirs three nations."""
    yield from _separate(match, extra=1)
    state = match.state
    # No ruling says that the place must be unconquered; it follows the rule for captured places in chapter VI.
    here = (state.region_of_character(characters.GIMLI), state.region_of_character(characters.LEGOLAS))
    if any(region in here and state.unconquered(region) for region in LONELY_MOUNTAIN):
        for nation in (DWARVES, NORTH):
            politics.activate(match, nation, politics.BY_CARD)
        for nation in (DWARVES, ELVES, NORTH):
            politics.advance(match, nation, politics.BY_CARD)


THERE_AND_BACK_AGAIN = EventCard(
    "there-and-back-again", CHARACTER, there_and_back_again, combat=combat_free.BRAVE_STAND
)


# -- 18: the Eagles


def _armies_in_sight_of_eagles(state: State) -> list[int]:
    """Shadow armies with Nazgûl in or beside the region of a Free Peoples army with a companion."""
    found = set()
    for companion in state.edition.companions:
        place = place_with_army(state, companion)
        if place >= 0:
            origin = REGION_OF[place]
            for region in (origin, *NEIGHBOURS[origin]):
                target = state.army_place(SHADOW, region)
                if state.units(SHADOW, target) and state.of(target, NAZGUL):
                    found.add(target)
    return sorted(found)


def the_eagles_are_coming(match: War) -> Steps[None]:
    """A die for each Nazgûl of an army: fives drive them off the map, the others must fly to a refuge."""
    state = match.state
    place = yield from choose_shadow_army(state, _armies_in_sight_of_eagles(state))
    region = REGION_IDS[REGION_OF[place]]
    lost = roll(match, "the-eagles-are-coming", min(state.of(place, NAZGUL), MOST_COMBAT_DICE), 5)
    if lost:
        state.lose(place, NAZGUL, lost)
        match.tell("wotr.nazgul-lost", region=region, count=lost)
    left = state.of(place, NAZGUL)
    refuges = [each for each in NAZGUL_REFUGES if state.unconquered(each)]
    if not left or not refuges:
        return
    # The card does not say who chooses; the Nazgûl are the Shadow's.
    why_not = team.none_but(refuges, "wotr-why-no-refuge", RULE)
    refuge = yield from team.which_region(
        state, SHADOW, "wotr.card.refuge", refuges, why_not, team.ask_leader, region=region, count=left
    )
    target = journeys.landing(state, SHADOW, refuge)
    if target != place:
        state.shift(place, target, NAZGUL, left)
        match.tell("wotr.flown", origin=region, region=REGION_IDS[refuge], count=left)


_eagles_in_sight = unless(_armies_in_sight_of_eagles, Reason("wotr-why-eagles", RULE))
THE_EAGLES_ARE_COMING = EventCard(
    "the-eagles-are-coming", CHARACTER, the_eagles_are_coming, _eagles_in_sight, combat=combat_free.HEROIC_DEATH
)


# -- 19 to 21: the Ents


def _the_ents_awake(match: War, card: str) -> Steps[None]:
    """Three dice hit the Shadow army in Orthanc with fours, a lone Saruman falls, another card may follow."""
    state = match.state
    place = state.army_place(SHADOW, ORTHANC)
    if state.units(SHADOW, place):
        politics.army_attacked(match, state.nations_at(SHADOW, place), ORTHANC)
        yield from hit_army(match, SHADOW, place, roll(match, card, 3, 4), all_fall=True)
    if state.region_of_character(characters.SARUMAN) == ORTHANC and not state.has_army(SHADOW, ORTHANC):
        casualties.eliminate(match, characters.SARUMAN)
    gandalf = state.region_of_character(characters.GANDALF_THE_WHITE)
    if gandalf == FANGORN or NATION_OF[gandalf] == ROHAN:
        yield from _play_another(match)


def _ents(card: str, combat: CombatEffect) -> EventCard:
    return EventCard(card, CHARACTER, partial(_the_ents_awake, card=card), _ents_listen, combat=combat)


_ents_listen = unless(
    lambda state: (
        state.on_map(characters.GANDALF_THE_WHITE)
        and any(state.where[each] == FANGORN for each in state.edition.companions)
    ),
    Reason("wotr-why-ents", RULE),
)
THE_ENTS_AWAKE_TREEBEARD = _ents("the-ents-awake-treebeard", combat_free.ENTS_RAGE)
THE_ENTS_AWAKE_HUORNS = _ents("the-ents-awake-huorns", combat_free.HUORN_DARK)
THE_ENTS_AWAKE_ENTMOOT = _ents("the-ents-awake-entmoot", combat_free.NAMELESS_WOOD)


def _play_another(match: War) -> Steps[None]:
    """One more card of the Character deck, without a die."""
    state = match.state
    seat = team.actor(state, FREE)
    held = [card for card in state.hands[seat] if state.edition.cards[card].deck == CHARACTER_DECK]
    tokens = [f"card:{card}" for card in state.edition.in_order(held)]
    options = (team.NONE, *(token for token in tokens if _why_not_another(state, token) is None))
    # Whether one of them can be played is for their owner to know.
    question = team.ask(state, FREE, "wotr.card.another", options, partial(_why_not_another, state))
    answer = yield team.secretly(question, bool(held))
    if answer != team.NONE:
        yield from events.play_card(match, seat, named(answer), with_event_die=False)


def _why_not_another(state: State, token: str) -> Reason | None:
    if not token.startswith("card:"):
        return None
    card = named(token)
    reason = events.why_not_play(state, team.actor(state, FREE), card)
    if reason is None and state.edition.cards[card].deck != CHARACTER_DECK:
        return Reason("wotr-why-character-deck-only", RULE, card=card)
    return reason


# -- 22: the Dead


def _is_in_land(state: State, character: int, nation: int) -> bool:
    region = state.region_of_character(character)
    return region >= 0 and NATION_OF[region] == nation


def dead_men_of_dunharrow(match: War) -> Steps[None]:
    """Strider or Aragorn comes to the south with the Dead, who drive off a Shadow army, and Gondor rises."""
    state = match.state
    heir = heir_of_isildur(state)
    group = [heir]
    yield from journeys.add_to_group(state.characters_at(FREE, state.where[heir]), group, state.where[heir], state)
    why_not = none_on_card_but(LANDINGS_OF_THE_DEAD)
    region = yield from choose_region(state, FREE, "wotr.card.landing", LANDINGS_OF_THE_DEAD, why_not)
    journeys.put_down(match, group, region)
    if state.units(SHADOW, region):
        politics.army_attacked(match, state.nations_at(SHADOW, region), region)
        hits = match.chance.d6(CARD_DICE, 1)[0]
        match.tell("wotr.card-dice", card="dead-men-of-dunharrow", dice=[hits], needs=0, successes=hits)
        yield from hit_army(match, SHADOW, region, hits, all_fall=True)
    if state.units(SHADOW, region):
        yield from _flee_from_the_dead(match, region)
    most = min(3, state.reinforcements[GONDOR_REGULAR])
    number = yield from team.how_many(state, FREE, "wotr.card.muster-count", 0, most, RULE, region=REGION_IDS[region])
    if number:
        recruiting.place_figure(match, GONDOR_REGULAR, region, region, number)
        movement.enter(match, FREE, region)


DEAD_MEN_OF_DUNHARROW = EventCard(
    "dead-men-of-dunharrow",
    CHARACTER,
    dead_men_of_dunharrow,
    unless(lambda state: _is_in_land(state, heir_of_isildur(state), ROHAN), Reason("wotr-why-heir-rohan", RULE)),
    combat=combat_free.SUDDEN_STRIKE,
    nations=(GONDOR,),
)


def _flee_from_the_dead(match: War, region: int) -> Steps[None]:
    """What is left retreats where its owner says; with nowhere to go it is destroyed."""
    state = match.state
    regions = battle.retreat_regions(state, SHADOW, region)
    if regions:
        owner = team.commander(state, SHADOW, region)
        why_not = partial(battle.why_not_retreat, state, SHADOW, region)
        target = yield from team.which_region(
            state, owner, "wotr.card.flee", regions, why_not, team.ask_seat, region=REGION_IDS[region]
        )
        battle.retreat(match, SHADOW, region, target)
        return
    force = armies.army_at(state, SHADOW, region)
    yield from casualties.take_hits(match, force, 2 * force.units)
    casualties.army_destroyed(match, force)


# -- 23 and 24: Men of the West


def house_of_the_stewards(match: War) -> Steps[None]:
    """A Gondor unit joins Boromir; two Strategy cards."""
    yield from muster_unit(match, GONDOR, match.state.region_of_character(characters.BOROMIR))
    yield from events.draw_cards(match, team.actor(match.state, FREE), STRATEGY_DECK, 2)


HOUSE_OF_THE_STEWARDS = EventCard(
    "house-of-the-stewards",
    CHARACTER,
    house_of_the_stewards,
    unless(lambda state: _is_in_land(state, characters.BOROMIR, GONDOR), Reason("wotr-why-boromir-gondor", RULE)),
    combat=combat_free.BRAVE_STAND,
    nations=(GONDOR,),
)


def the_grey_company(match: War) -> Steps[None]:
    """A regular with Strider or Aragorn becomes an elite; two Strategy cards."""
    state = match.state
    place = state.where[heir_of_isildur(state)]
    regulars = [
        nation * RANKS + REGULAR
        for nation in team.own_nations(state, FREE)
        if state.of(place, nation * RANKS + REGULAR)
        and state.reinforcements[nation * RANKS + ELITE]
        and command.why_not_nation_again(state, nation) is None
    ]
    # Without a matching elite in the reinforcements nothing is exchanged: the card does not say, and no loss is meant.
    if regulars:
        region = REGION_OF[place]
        options = tuple(KIND_IDS[kind] for kind in regulars)

        def why(token: str) -> Reason | None:
            if token in options:
                return None
            if token in KIND_INDEX and KIND_INDEX[token] % RANKS != REGULAR:
                return Reason("wotr-why-only-regulars-exchanged", RULE)
            if token in KIND_INDEX and state.of(place, KIND_INDEX[token]):
                nation = KIND_INDEX[token] // RANKS
                if not team.is_own_nation(state, FREE, nation):
                    return command.partners_nation(state, nation)
                again = command.why_not_nation_again(state, nation)
                if again is not None:
                    return again
                return Reason("wotr-why-no-reinforcements", RULE, figure=KIND_IDS[KIND_INDEX[token] - REGULAR + ELITE])
            return reasons.not_there(options, state, place, RULE)(token)

        kind = KIND_INDEX[(yield team.ask(state, FREE, "wotr.card.exchange", options, why, region=REGION_IDS[region]))]
        command.use_nation(state, kind // RANKS)
        state.lose(place, kind)
        match.tell("wotr.lost", region=REGION_IDS[region], figure=KIND_IDS[kind], count=1)
        recruiting.place_figure(match, kind - REGULAR + ELITE, region, place)
    yield from events.draw_cards(match, team.actor(match.state, FREE), STRATEGY_DECK, 2)


_heir_with_army = unless(
    lambda state: place_with_army(state, heir_of_isildur(state)) >= 0, Reason("wotr-why-heir-army", RULE)
)
THE_GREY_COMPANY = EventCard(
    "the-grey-company", CHARACTER, the_grey_company, _heir_with_army, combat=combat_free.BRAVE_STAND
)
