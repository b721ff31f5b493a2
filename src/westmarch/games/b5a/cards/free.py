"""The story cards of the Free Peoples: one block each, in the order of their numbers."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps, named
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import CardText
from westmarch.games.b5a.ask import (
    CHARACTER_OF_TOKEN,
    CHARACTER_TOKENS,
    ask,
    by_token,
    how_many,
    no,
    offered,
    up_to,
    which_area,
)
from westmarch.games.b5a.characters.beorn import beorn_enters, fury
from westmarch.games.b5a.characters.eagles import call_eagles, lord_enters
from westmarch.games.b5a.characters.generals import archery
from westmarch.games.b5a.facts import deck
from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    FORT_OF,
    FORTS,
    NEIGHBOURS,
    NO_AREA,
    RAVENHILL,
    REGIONS,
    SETTLEMENTS,
)
from westmarch.games.b5a.facts.pieces import (
    ARCHERS,
    ARKENSTONE,
    AWAY,
    BEORN,
    BILBO,
    CHARACTER_FACE,
    CHARACTER_IDS,
    DIE_FACES,
    DWARF_VETERANS,
    DWARVES,
    ELVES,
    FACE,
    FACES,
    FREE,
    GANDALF,
    GENERALS,
    LAKE_MEN,
    LORD,
    NOT_YET,
    OUT,
    POOLS_OF,
    SHADOW,
    SPEARMEN,
    WILL_FACE,
)
from westmarch.games.b5a.state import State
from westmarch.games.b5a.turn.fate import draw_fate_card, is_ready, shift_figure
from westmarch.games.b5a.turn.hands import draw_event, keep_limit
from westmarch.games.b5a.turn.phases import DIE_OF_TOKEN, dice_of, why_not_die
from westmarch.games.b5a.war import armies, recruiting
from westmarch.games.b5a.war.attacks import attack_action, move_and_attack
from westmarch.games.b5a.war.moves import move_armies


def _company(name: str, kind: int, count: int, command: int, fits: armies.Fits) -> CardText:
    """Units and leadership tokens for one army that fits."""

    def effect(match: Match[State], side: int, face: int) -> Steps[None]:
        yield from armies.reinforce(match, FREE, kind, count, command, fits)

    return CardText(name, effect)


def the_skin_changer(match: Match[State], side: int, face: int) -> Steps[None]:
    """Beorn comes a space nearer, and into play if that makes him ready; once in play he moves and may attack."""
    state = match.state
    if state.where[BEORN] == NOT_YET:
        shift_figure(match, BEORN)
        if is_ready(state, BEORN):
            yield from beorn_enters(match)
    elif state.where[BEORN] >= 0:
        yield from fury(match)


THE_SKIN_CHANGER = CardText("the_skin_changer", the_skin_changer)


def lucky_number(match: Match[State], side: int, face: int) -> None:
    """Stays on the table."""
    match.state.cards[deck.LUCKY_NUMBER] = deck.ON_TABLE


def why_not_lucky_number(state: State, side: int) -> Reason | None:
    if state.where[BILBO] >= 0 or state.where[BILBO] == AWAY:
        return None
    return no("not-in-play", "card-conditions", who="bilbo")


def second_chance(match: Match[State]) -> Steps[None]:
    """One die again, once in a turn; Will of the West ends the luck."""
    state = match.state
    why_not = partial(why_not_die, state, FREE)
    options = [*dice_of(state, FREE), "no"]
    answer = yield ask(FREE, "b5a.lucky", options, by_token(DIE_OF_TOKEN, why_not))
    if answer == "no":
        return
    state.dice[DIE_OF_TOKEN[answer]] -= 1
    face = FACE[match.chance.roll("action-dice-free", DIE_FACES[FREE], 1)[0]]
    state.dice[face] += 1
    match.tell("b5a.lucky-roll", face=FACES[face], rolled=named(answer))
    if face == WILL_FACE:
        armies.discard_from_table(match, deck.LUCKY_NUMBER)


def luck_ends(match: Match[State], who: int) -> None:
    if who == BILBO:
        armies.discard_from_table(match, deck.LUCKY_NUMBER)


LUCKY_NUMBER = CardText(
    "lucky_number", lucky_number, why_not_lucky_number, after_roll=second_chance, when_eliminated=luck_ends
)


# A veteran unit and a leadership token for an army with dwarves.
CLAD_IN_HAUBERKS_OF_STEEL = _company(
    "clad_in_hauberks_of_steel", DWARF_VETERANS, 1, 1, lambda state, area: armies.has_any(state, area, DWARVES)
)


def dismay(match: Match[State], side: int, face: int) -> Steps[None]:
    """A Shadow army beside a led Free army loses its leadership tokens, and the Shadow one Character die."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        if not state.size[SHADOW * AREAS + area]:
            return no("no-enemy", "cards", area=AREA_IDS[area])
        if area < REGIONS:
            for each in NEIGHBOURS[area]:
                if state.size[FREE * AREAS + each] and armies.is_led(state, FREE, each):
                    return None
        return no("no-led-beside", "cards", area=AREA_IDS[area])

    area = yield from which_area(FREE, "b5a.dismay", why_not, armies.armies(state, SHADOW))
    if area != NO_AREA and state.command[area]:
        match.tell("b5a.command-lost", area=AREA_IDS[area], side="shadow", count=state.command[area])
        state.command[area] = 0
    index = SHADOW * len(FACES) + CHARACTER_FACE
    if state.dice[index]:
        state.dice[index] -= 1
        match.tell("b5a.die-lost", side="shadow", face="character")


DISMAY = CardText("dismay", dismay)


def elf_lords(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two spearmen, an archers unit and a leadership token in Ravenhill."""
    state = match.state
    if armies.why_not_place(state, FREE, RAVENHILL) is None:
        armies.put_units(match, FREE, RAVENHILL, SPEARMEN, 2)
        armies.put_units(match, FREE, RAVENHILL, ARCHERS, 1)
        armies.put_command(match, FREE, RAVENHILL, 1)
        yield from armies.trim(match, FREE, RAVENHILL)


ELF_LORDS = CardText(
    "elf_lords",
    elf_lords,
    lambda state, side: no("needs-ravenhill", "card-conditions") if state.held[RAVENHILL] else None,
)


def elven_charge(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army with elves moves and may attack, with leadership 5 and no retreat from the first round."""
    battle = yield from attack_action(match, FREE, ELVES)
    if battle is not None:
        battle.charge = True


ELVEN_CHARGE = CardText("elven_charge", elven_charge)


def flying_banners(match: Match[State], side: int, face: int) -> Steps[None]:
    """A new token is drawn and flipped in up to two own settlements."""
    state = match.state
    done: list[int] = []

    def why_not(area: int) -> Reason | None:
        return why_not_settlement(state, area) or armies.why_not_place(state, FREE, area) or why_not_again(area, done)

    draw = partial(recruiting.draw_and_flip, match, FREE)
    yield from up_to(2, FREE, "b5a.draw-token", why_not, SETTLEMENTS, draw, done)


FLYING_BANNERS = CardText("flying_banners", flying_banners)


def why_not_settlement(state: State, area: int) -> Reason | None:
    """Why an area is not a settlement of the Free Peoples."""
    if area not in SETTLEMENTS:
        return no("not-a-settlement", "cards", area=AREA_IDS[area])
    return no("enemy-control", "cards", area=AREA_IDS[area]) if state.held[area] else None


def why_not_again(area: int, done: list[int]) -> Reason | None:
    return no("chosen-already", "cards", area=AREA_IDS[area]) if area in done else None


def he_is_not_lost(match: Match[State], side: int, face: int) -> Steps[None]:
    """An eliminated general returns to an army."""
    state = match.state

    def why_not(who: int) -> Reason | None:
        if who not in GENERALS:
            return no("not-a-general", "generals", who=CHARACTER_IDS[who])
        return None if state.where[who] == OUT else no("not-eliminated", "cards", who=CHARACTER_IDS[who])

    def why_not_at(area: int) -> Reason | None:
        reason = armies.why_not_army(state, FREE, area, "entering")
        return reason and (armies.why_not_come(state, FREE, area) or reason)

    lost = offered(CHARACTER_TOKENS, GENERALS, why_not)
    areas = armies.armies(state, FREE)
    if not lost or not areas:
        return
    answer = yield ask(FREE, "b5a.not-lost", lost, by_token(CHARACTER_OF_TOKEN, why_not))
    who = CHARACTER_OF_TOKEN[answer]
    area = yield from which_area(FREE, "b5a.enter-at", why_not_at, areas, who=CHARACTER_IDS[who])
    state.where[who] = area
    match.tell("b5a.entered", who=CHARACTER_IDS[who], area=AREA_IDS[area])


HE_IS_NOT_LOST = CardText("he_is_not_lost", he_is_not_lost)


def hope_rekindled(match: Match[State], side: int, face: int) -> Steps[None]:
    """A leadership token (two with Will of the West) for an army that may then move and attack."""
    area = yield from armies.which_army(match.state, FREE, "b5a.reinforce")
    if area != NO_AREA:
        armies.put_command(match, FREE, area, 2 if face == WILL_FACE else 1)
        yield from move_and_attack(match, FREE, area)


HOPE_REKINDLED = CardText("hope_rekindled", hope_rekindled)


def last_stand(match: Match[State], side: int, face: int) -> Steps[None]:
    """The army in a fortification repairs it, up to its combat strength."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        if area not in FORT_OF:
            return no("not-a-fort", "fortifications", area=AREA_IDS[area])
        reason = armies.why_not_army(state, FREE, area, "fortifications")
        if reason is None and not state.walls[FORT_OF[area]]:
            return no("no-wall-damage", "fortifications", area=AREA_IDS[area])
        return reason

    area = yield from which_area(FREE, "b5a.repair", why_not, FORTS)
    if area == NO_AREA:
        return
    fort = FORT_OF[area]
    most = min(state.walls[fort], armies.strength(state, FREE, area))
    count = yield from how_many(FREE, "b5a.repair-count", 0, most, area=AREA_IDS[area])
    state.walls[fort] -= count
    if count:
        match.tell("b5a.repaired", area=AREA_IDS[area], count=count)


LAST_STAND = CardText("last_stand", last_stand)


def ring_of_invisibility(match: Match[State], side: int, face: int) -> Steps[None]:
    """Bilbo goes to a led army; Gandalf there brings a fate card."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        if area >= REGIONS:
            return no("not-a-region", "bilbo", area=AREA_IDS[area])
        reason = armies.why_not_army(state, FREE, area, "cards")
        if reason is None and not armies.is_led(state, FREE, area):
            return no("not-led", "cards", area=AREA_IDS[area])
        return reason

    area = yield from which_area(FREE, "b5a.ring-to", why_not, armies.armies(state, FREE))
    if area == NO_AREA:
        return
    origin = state.where[BILBO]
    state.where[BILBO] = area
    # He may stay where he is, for Gandalf's sake.
    if area != origin:
        match.tell("b5a.walked", who="bilbo", origin=AREA_IDS[origin], area=AREA_IDS[area])
    if state.where[GANDALF] == area:
        draw_fate_card(match)


RING_OF_INVISIBILITY = CardText(
    "ring_of_invisibility",
    ring_of_invisibility,
    lambda state, side: None if state.where[BILBO] >= 0 else no("not-on-map", "card-conditions", who="bilbo"),
)

# Two lake-men units and a leadership token for a led army.
MEN_OF_THE_LAKE = _company("men_of_the_lake", LAKE_MEN, 2, 1, lambda state, area: armies.is_led(state, FREE, area))


def moria_dain_dain(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army with dwarves moves up to two regions and may attack, with terrain superiority."""
    battle = yield from attack_action(match, FREE, DWARVES, steps=2)
    if battle is not None:
        battle.superior = True


MORIA_DAIN_DAIN = CardText("moria_dain_dain", moria_dain_dain)

# Up to two armies move up to two regions.
ON_THE_MARCH = CardText("on_the_march", lambda match, side, face: move_armies(match, FREE, 2, steps=2))


def redoubled_force(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to three damage tokens off an army, which may then move and attack."""
    area = yield from armies.which_army(match.state, FREE, "b5a.heal-army")
    if area != NO_AREA:
        yield from armies.heal(match, FREE, area, 3)
        yield from move_and_attack(match, FREE, area)


REDOUBLED_FORCE = CardText("redoubled_force", redoubled_force)


def rescue(match: Match[State], side: int, face: int) -> Steps[None]:
    """A new token is drawn and flipped at an army, which then rallies on 4 or more."""
    state = match.state
    area = yield from armies.which_army(state, FREE, "b5a.reinforce")
    if area == NO_AREA:
        return
    yield from recruiting.draw_and_flip(match, FREE, area)
    if state.damage[area]:
        yield from recruiting.rally(match, FREE, area, target=4)


RESCUE = CardText("rescue", rescue)


def ringing_trumpets(match: Match[State], side: int, face: int) -> Steps[None]:
    """In up to three own settlements: a token is flipped, or a new one laid."""
    state = match.state
    done: list[int] = []

    def why_not(area: int) -> Reason | None:
        reason = why_not_settlement(state, area)
        if reason is not None:
            return reason
        if recruiting.why_not_flip(state, FREE, area) is None or why_not_lay_any(state, area) is None:
            return why_not_again(area, done)
        return armies.why_not_place(state, FREE, area) or why_not_lay_any(state, area)

    def flip_or_lay(area: int) -> Steps[None]:
        options = ["flip"] if recruiting.why_not_flip(state, FREE, area) is None else []
        if why_not_lay_any(state, area) is None:
            options.append("lay")
        answer = yield ask(FREE, "b5a.flip-or-lay", options, area=AREA_IDS[area])
        if answer == "flip":
            yield from recruiting.flip_in(match, FREE, area)
        else:
            pool = yield from recruiting.choose_pool(match, FREE, area)
            recruiting.lay(match, pool, area)

    yield from up_to(3, FREE, "b5a.trumpets", why_not, SETTLEMENTS, flip_or_lay, done)


RINGING_TRUMPETS = CardText("ringing_trumpets", ringing_trumpets)


def why_not_lay_any(state: State, area: int) -> Reason | None:
    if any(recruiting.in_pool(state, pool) > 0 for pool in POOLS_OF[FREE]):
        return recruiting.why_not_lay(state, FREE, area)
    return no("pool-empty", "tokens")


def shower_of_arrows(match: Match[State], side: int, face: int) -> Steps[None]:
    """An archery attack that hits on 4 or more, and an event card."""
    yield from archery(match, 4)
    draw_event(match, FREE)
    yield from keep_limit(match, FREE)


SHOWER_OF_ARROWS = CardText("shower_of_arrows", shower_of_arrows)


def the_arkenstone_of_thrain(match: Match[State], side: int, face: int) -> None:
    """The blue fate tile goes into the pool."""
    match.state.tiles[ARKENSTONE] += 1
    match.tell("b5a.tile-added", tile="arkenstone")


THE_ARKENSTONE_OF_THRAIN = CardText("the_arkenstone_of_thrain", the_arkenstone_of_thrain)


def the_king_of_all_birds(match: Match[State], side: int, face: int) -> None:
    """The Lord of the Eagles comes a space nearer, and into play if that makes him ready; else an eagle comes."""
    state = match.state
    if state.where[LORD] == NOT_YET:
        shift_figure(match, LORD)
        if is_ready(state, LORD):
            lord_enters(match)
    else:
        call_eagles(match, 1)


THE_KING_OF_ALL_BIRDS = CardText("the_king_of_all_birds", the_king_of_all_birds)
