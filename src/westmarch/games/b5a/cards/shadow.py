"""The story cards of the Shadow: one block each, in the order of their numbers."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import CardText, Use
from westmarch.games.b5a.ask import (
    CHARACTER_OF_TOKEN,
    CHARACTER_TOKENS,
    DONE,
    ask,
    by_token,
    no,
    offered,
    up_to,
    whether,
    which_area,
)
from westmarch.games.b5a.characters.eagles import TERRITORY_OF_TOKEN, TERRITORY_TOKENS
from westmarch.games.b5a.characters.generals import why_not_general
from westmarch.games.b5a.facts import deck
from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    BROKEN_LANDS,
    IN_TERRITORY,
    MUSTER_BOXES,
    MUSTERING,
    NEIGHBOURS,
    NO_AREA,
    PASSES,
    RUINS_OF_DALE,
    SETTLEMENTS,
    TERRITORIES,
)
from westmarch.games.b5a.facts.pieces import (
    AS_ANY,
    AS_WILL,
    BOLG,
    CHARACTER_IDS,
    DWARF_REGULARS,
    DWARF_VETERANS,
    FREE,
    GENERALS,
    GOBLINS,
    GREAT_ORCS,
    GUARDS_LIMIT,
    KINDS,
    LAKE_MEN,
    LORD,
    NECROMANCER,
    NOBODY,
    NOT_YET,
    ORCS,
    ORCS_ON_CARD,
    SHADOW,
    WARGS,
    WILL_FACE,
)
from westmarch.games.b5a.state import Battle, State
from westmarch.games.b5a.turn.fate import marker_back
from westmarch.games.b5a.turn.hands import draw_event, keep_limit
from westmarch.games.b5a.war import armies
from westmarch.games.b5a.war.attacks import move_and_attack
from westmarch.games.b5a.war.damage import inflict
from westmarch.games.b5a.war.manoeuvres import front
from westmarch.games.b5a.war.moves import LED, move_armies
from westmarch.games.b5a.war.recruiting import lies, recruit, regions_with_tokens, take_token, which_region
from westmarch.games.b5a.war.rolls import roll_simple

_LANDS = IN_TERRITORY[BROKEN_LANDS]
_BEHIND = (*MUSTER_BOXES, *PASSES)


def great_dread(match: Match[State], side: int, face: int) -> Steps[None]:
    """Four dice: each 4 or more takes a Free recruitment token off the board."""
    hits = yield from roll_simple(match, SHADOW, "dread-dice", 4, 4, 0)
    for _ in range(hits):
        yield from lose_token(match)


def why_not_great_dread(state: State, side: int) -> Reason | None:
    held = sum(state.held[area] for area in SETTLEMENTS)
    return None if held >= 2 else no("needs-two-settlements", "card-conditions")


GREAT_DREAD = CardText("great_dread", great_dread, why_not_great_dread)


def lose_token(match: Match[State]) -> Steps[None]:
    """A Free recruitment token of the Shadow's choice goes back into its pool, unseen."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        return None if lies(state, FREE, area) else no("no-enemy-token", "cards", area=AREA_IDS[area])

    area = yield from which_area(SHADOW, "b5a.lose-token", why_not, regions_with_tokens(state, FREE))
    if area != NO_AREA:
        yield from take_token(match, SHADOW, FREE, area)
        match.tell("b5a.tokens-lost", area=AREA_IDS[area], side="free", count=1, by="card")


def _band(name: str, kind: int, count: int, command: int, fits: armies.Fits | None = None) -> CardText:
    """Units and leadership tokens for one army that fits, which may then move or attack, not both."""

    def effect(match: Match[State], side: int, face: int) -> Steps[None]:
        area = yield from armies.reinforce(match, SHADOW, kind, count, command, fits)
        if area != NO_AREA:
            yield from move_and_attack(match, SHADOW, area, both=False)

    return CardText(name, effect)


# Two orcs and two leadership tokens for an army in the Broken Lands.
WAR_BAND = _band("war_band", ORCS, 2, 2, lambda state, area: area in _LANDS)

# A leadership token each for up to four armies.
CHIEFTAINS_AND_CHAMPIONS = CardText(
    "chieftains_and_champions", lambda match, side, face: armies.spread_command(match, SHADOW, 4, 4, optional=True)
)


def bat_away(match: Match[State]) -> Steps[bool]:
    """The Shadow may take a bat off the board."""
    state = match.state
    options = [TERRITORY_TOKENS[territory] for territory in range(len(TERRITORIES)) if state.bats[territory]]
    if not options:
        return False
    answer = yield ask(SHADOW, "b5a.bat-away", [*options, DONE])
    if answer == DONE:
        return False
    territory = TERRITORY_OF_TOKEN[answer]
    state.bats[territory] -= 1
    match.tell("b5a.bats-left", territory=TERRITORIES[territory], area=None)
    return True


def whirling_bats(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two bats leave, each with a Free leadership token."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        if state.size[FREE * AREAS + area] and state.command[area]:
            return None
        return no("no-enemy-command", "cards", area=AREA_IDS[area])

    for _ in range(2):
        if not (yield from bat_away(match)):
            return
        area = yield from which_area(SHADOW, "b5a.lose-command", why_not, armies.armies(state, FREE))
        if area != NO_AREA:
            state.command[area] -= 1
            match.tell("b5a.command-lost", area=AREA_IDS[area], side="free", count=1)


WHIRLING_BATS = CardText("whirling_bats", whirling_bats)


def flying_arrows(match: Match[State], side: int, face: int) -> Steps[None]:
    """An orc joins an army, six wait on the card; any die brings one of them."""
    state = match.state
    area = yield from armies.which_army(state, SHADOW, "b5a.reinforce")
    if area != NO_AREA:
        armies.put_units(match, SHADOW, area, ORCS, 1)
        yield from armies.trim(match, SHADOW, area)
    waiting = min(ORCS_ON_CARD, armies.figures_left(state, ORCS))
    if waiting > 0:
        state.orcs_on_card = waiting
        state.cards[deck.FLYING_ARROWS] = deck.ON_TABLE


def why_not_card_orc(state: State, side: int, symbols: int) -> Reason | None:
    if state.cards[deck.FLYING_ARROWS] == deck.ON_TABLE and armies.armies(state, SHADOW):
        return None
    return no("no-orcs-on-card", "cards")


def card_orc(match: Match[State], side: int, face: int) -> Steps[None]:
    """One orc from the card into any army."""
    state = match.state
    area = yield from armies.which_army(state, SHADOW, "b5a.reinforce")
    state.orcs_on_card -= 1
    armies.put_units(match, SHADOW, area, ORCS, 1)
    if not state.orcs_on_card:
        armies.discard_from_table(match, deck.FLYING_ARROWS)
    yield from armies.trim(match, SHADOW, area)


FLYING_ARROWS = CardText(
    "flying_arrows", flying_arrows, uses=(Use("card-orc", SHADOW, AS_ANY, why_not_card_orc, card_orc),)
)


def troubled_mind(match: Match[State], side: int, face: int) -> Steps[None]:
    """Stays on the table: one general can't use his ability."""
    state = match.state

    def why_not(who: int) -> Reason | None:
        reason = why_not_general(state, who)
        # The Lord of the Eagles is a general once he is in play.
        if reason is None and who == LORD and state.where[LORD] == NOT_YET:
            return no("not-in-play", "generals", who=CHARACTER_IDS[who])
        return reason

    options = offered(CHARACTER_TOKENS, GENERALS, why_not)
    if not options:
        return
    answer = yield ask(SHADOW, "b5a.trouble", options, by_token(CHARACTER_OF_TOKEN, why_not))
    state.troubled = CHARACTER_OF_TOKEN[answer]
    state.cards[deck.TROUBLED_MIND] = deck.ON_TABLE
    match.tell("b5a.troubled", who=CHARACTER_IDS[state.troubled])


def why_not_calm(state: State, side: int, symbols: int) -> Reason | None:
    if state.cards[deck.TROUBLED_MIND] != deck.ON_TABLE:
        return no("no-trouble", "cards")
    if not symbols & AS_WILL and not state.marker:
        return no("fate-at-zero", "cards")
    return None


def calm(match: Match[State], side: int, face: int) -> None:
    """Lifted by Will of the West, or by any die and a step back of fate."""
    if face != WILL_FACE:
        marker_back(match)
    trouble_ends(match, match.state.troubled)


def trouble_ends(match: Match[State], who: int) -> None:
    if who == match.state.troubled:
        armies.discard_from_table(match, deck.TROUBLED_MIND)
        match.state.troubled = NOBODY


TROUBLED_MIND = CardText(
    "troubled_mind", troubled_mind, uses=(Use("calm", FREE, AS_ANY, why_not_calm, calm),), when_eliminated=trouble_ends
)


def orc_army(match: Match[State], side: int, face: int) -> Steps[None]:
    """Five orcs in a mustering region; then an army of the Broken Lands moves up to two regions."""
    state = match.state
    area = yield from which_region(state, SHADOW, MUSTERING)
    if area != NO_AREA:
        armies.put_units(match, SHADOW, area, ORCS, 5)
    yield from move_armies(match, SHADOW, 1, steps=2, among=_LANDS)


ORC_ARMY = CardText("orc_army", orc_army)


def black_tide(match: Match[State], side: int, face: int) -> Steps[None]:
    """Every army with leadership may move one region."""
    led = [area for area in armies.armies(match.state, SHADOW) if armies.is_led(match.state, SHADOW, area)]
    yield from move_armies(match, SHADOW, len(led), need=LED, each_once=True)


BLACK_TIDE = CardText("black_tide", black_tide)

# A great orc and a leadership token for an army with goblins.
GREAT_GOBLIN = _band("great_goblin", GREAT_ORCS, 1, 1, lambda state, area: armies.has_any(state, area, (GOBLINS,)))


def howling_orcs(match: Match[State], side: int, face: int) -> None:
    """Stays on the table until a great orc falls."""
    match.state.cards[deck.HOWLING_ORCS] = deck.ON_TABLE


def howl_down(state: State, battle: Battle, side: int, kind: int) -> bool:
    """Dwarves and lake-men can't manoeuvre against great orcs."""
    if side == SHADOW or kind not in (DWARF_REGULARS, DWARF_VETERANS, LAKE_MEN):
        return False
    return armies.has_any(state, front(battle, SHADOW), (GREAT_ORCS,))


def howling_ends(match: Match[State], kind: int) -> None:
    if kind == GREAT_ORCS:
        armies.discard_from_table(match, deck.HOWLING_ORCS)


HOWLING_ORCS = CardText("howling_orcs", howling_orcs, when_unit_lost=howling_ends, bars_manoeuvre=howl_down)

# Up to two armies move up to two regions.
HURRYING_MULTITUDE = CardText("hurrying_multitude", lambda match, side, face: move_armies(match, SHADOW, 2, steps=2))


def ill_chance(match: Match[State], side: int, face: int) -> Steps[None]:
    """The fate marker goes back a space; then an event card."""
    marker_back(match)
    draw_event(match, SHADOW)
    yield from keep_limit(match, SHADOW)


ILL_CHANCE = CardText("ill_chance", ill_chance)


def returning_to_the_assault(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to five tokens in the Broken Lands are flipped; then an army there may move."""
    yield from recruit(match, SHADOW, 5, among=_LANDS, each_once=False)
    yield from move_armies(match, SHADOW, 1, among=_LANDS)


RETURNING_TO_THE_ASSAULT = CardText("returning_to_the_assault", returning_to_the_assault)

# Two orcs for an army.
ORCS_FROM_GUNDABAD = _band("orcs_from_gundabad", ORCS, 2, 0)

# Two goblins and a leadership token for an army behind the mountain.
CLIMBING_GOBLINS = _band("climbing_goblins", GOBLINS, 2, 1, lambda state, area: area in _BEHIND)


def orcs_of_huge_size(match: Match[State], side: int, face: int) -> Steps[None]:
    """A great orc of Bolg's army becomes a bodyguard token."""
    state = match.state
    area = state.where[BOLG]
    if area < 0 or not state.units[area * KINDS + GREAT_ORCS]:
        return
    if (yield from whether(SHADOW, "b5a.huge-size", area=AREA_IDS[area])):
        # First the token, so that nothing is lost if it was the last unit beside him.
        state.guards = min(GUARDS_LIMIT, state.guards + 1)
        match.tell("b5a.guards", total=state.guards)
        armies.lose_unit(match, SHADOW, area, GREAT_ORCS)
        if state.damage[area] > state.size[SHADOW * AREAS + area]:
            yield from armies.casualties(match, SHADOW, area)


ORCS_OF_HUGE_SIZE = CardText("orcs_of_huge_size", orcs_of_huge_size)


def the_shadow_of_the_necromancer(match: Match[State], side: int, face: int) -> None:
    """The red fate tile goes into the pool."""
    match.state.tiles[NECROMANCER] += 1
    match.tell("b5a.tile-added", tile="necromancer")


THE_SHADOW_OF_THE_NECROMANCER = CardText("the_shadow_of_the_necromancer", the_shadow_of_the_necromancer)


def the_swiftest_wolf_riders(match: Match[State], side: int, face: int) -> Steps[None]:
    """Three wargs and a leadership token in the Ruins of Dale or beside them."""
    state = match.state
    area = yield from which_region(state, SHADOW, (RUINS_OF_DALE, *NEIGHBOURS[RUINS_OF_DALE]))
    if area != NO_AREA:
        if armies.figures_left(state, WARGS) > 0:
            armies.enter(match, SHADOW, area)
        armies.put_units(match, SHADOW, area, WARGS, 3)
        armies.put_command(match, SHADOW, area, 1)
        armies.gate_falls(match)
        yield from armies.trim(match, SHADOW, area)


THE_SWIFTEST_WOLF_RIDERS = CardText(
    "the_swiftest_wolf_riders",
    the_swiftest_wolf_riders,
    lambda state, side: None if state.held[RUINS_OF_DALE] else no("needs-dale", "card-conditions"),
)


def like_a_sea_of_locusts(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two bats leave, each with a Free recruitment token."""
    for _ in range(2):
        if not (yield from bat_away(match)):
            return
        yield from lose_token(match)


LIKE_A_SEA_OF_LOCUSTS = CardText("like_a_sea_of_locusts", like_a_sea_of_locusts)


def victory_vanishes(match: Match[State], side: int, face: int) -> Steps[None]:
    """A damage token on each of up to three undamaged Free armies; then an event card."""
    state = match.state
    done: list[int] = []

    def why_not(area: int) -> Reason | None:
        if not state.size[FREE * AREAS + area]:
            return no("no-enemy", "cards", area=AREA_IDS[area])
        if state.damage[area]:
            return no("has-damage", "cards", area=AREA_IDS[area])
        return no("chosen-already", "cards", area=AREA_IDS[area]) if area in done else None

    wear_down = partial(inflict, match, FREE, amount=1)
    yield from up_to(3, SHADOW, "b5a.vanish", why_not, armies.armies(state, FREE), wear_down, done)
    draw_event(match, SHADOW)
    yield from keep_limit(match, SHADOW)


VICTORY_VANISHES = CardText("victory_vanishes", victory_vanishes)
