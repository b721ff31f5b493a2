"""The story cards of the Free Peoples: one function each, with the printed condition beside it if there is one."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.armies import (
    armies,
    has_any,
    heal,
    is_led,
    put_command,
    put_units,
    strength,
    trim,
    why_not_place,
)
from westmarch.games.b5a.ask import how_many, no, which, which_area
from westmarch.games.b5a.attacks import attack_action, move_and_attack
from westmarch.games.b5a.beorn import beorn_enters, fury
from westmarch.games.b5a.board import AREA_IDS, AREAS, FORT_OF, FORTS, NEIGHBOURS, RAVENHILL, REGIONS, SETTLEMENTS
from westmarch.games.b5a.deck import LUCKY_NUMBER, ON_TABLE
from westmarch.games.b5a.eagles import call_eagles, lord_enters
from westmarch.games.b5a.fate import draw_fate_card, is_ready, shift_figure
from westmarch.games.b5a.generals import archery
from westmarch.games.b5a.hands import draw_event, keep_limit
from westmarch.games.b5a.heroes import CHARACTER_OF_TOKEN, CHARACTER_TOKENS
from westmarch.games.b5a.moves import move_armies
from westmarch.games.b5a.pieces import (
    ARCHERS,
    ARKENSTONE,
    AWAY,
    BARD,
    BEORN,
    BILBO,
    CHARACTER_FACE,
    CHARACTER_IDS,
    DAIN,
    DWARF_VETERANS,
    DWARVES,
    ELVES,
    FACES,
    FREE,
    GANDALF,
    LAKE_MEN,
    LORD,
    NOT_YET,
    OUT,
    SHADOW,
    SPEARMEN,
    THRANDUIL,
    WILL_FACE,
)
from westmarch.games.b5a.recruiting import (
    choose_pool,
    draw_and_flip,
    flip_in,
    in_pool,
    lay,
    rally,
    why_not_flip,
    why_not_lay,
)
from westmarch.games.b5a.state import State


def the_skin_changer(match: Match[State], side: int, face: int) -> Steps[None]:
    """Beorn comes a space nearer, and into play if that makes him ready; once in play he moves and may attack."""
    state = match.state
    if state.where[BEORN] == NOT_YET:
        shift_figure(match, BEORN)
        if is_ready(state, BEORN):
            yield from beorn_enters(match)
    elif state.where[BEORN] >= 0:
        yield from fury(match)


def lucky_number(match: Match[State], side: int, face: int) -> Steps[None]:
    """Stays on the table; the re-roll itself follows the roll of the action dice (phases.py)."""
    match.state.cards[LUCKY_NUMBER] = ON_TABLE
    yield from ()


def why_not_lucky_number(state: State, side: int) -> Reason | None:
    if state.where[BILBO] >= 0 or state.where[BILBO] == AWAY:
        return None
    return no("not-in-play", "card-conditions", who="bilbo")


def clad_in_hauberks_of_steel(match: Match[State], side: int, face: int) -> Steps[None]:
    """A veteran unit and a leadership token for an army with dwarves."""
    state = match.state
    areas = [area for area in armies(state, FREE) if has_any(state, area, DWARVES)]
    area = yield from which_area(FREE, "b5a.reinforce", areas, False)
    if area >= 0:
        put_units(match, FREE, area, DWARF_VETERANS, 1)
        put_command(match, FREE, area, 1)
        yield from trim(match, FREE, area)


def dismay(match: Match[State], side: int, face: int) -> Steps[None]:
    """A Shadow army beside a led Free army loses its leadership tokens, and the Shadow one Character die."""
    state = match.state
    areas = [
        area
        for area in armies(state, SHADOW)
        if area < REGIONS
        and any(state.size[FREE * AREAS + each] and is_led(state, FREE, each) for each in NEIGHBOURS[area])
    ]
    area = yield from which_area(FREE, "b5a.dismay", areas, False)
    if area >= 0 and state.command[area]:
        match.tell("b5a.command-lost", area=AREA_IDS[area], side="shadow", count=state.command[area])
        state.command[area] = 0
    index = SHADOW * len(FACES) + CHARACTER_FACE
    if state.dice[index]:
        state.dice[index] -= 1
        match.tell("b5a.die-lost", side="shadow", face="character")


def elf_lords(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two spearmen, an archers unit and a leadership token in Ravenhill."""
    state = match.state
    if why_not_place(state, FREE, RAVENHILL) is None:
        put_units(match, FREE, RAVENHILL, SPEARMEN, 2)
        put_units(match, FREE, RAVENHILL, ARCHERS, 1)
        put_command(match, FREE, RAVENHILL, 1)
        yield from trim(match, FREE, RAVENHILL)


def why_not_elf_lords(state: State, side: int) -> Reason | None:
    return no("needs-ravenhill", "card-conditions") if state.held[RAVENHILL] else None


def elven_charge(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army with elves moves and may attack, with leadership 5 and no retreat from the first round."""
    battle = yield from attack_action(match, FREE, ELVES)
    if battle is not None:
        battle.charge = True


def flying_banners(match: Match[State], side: int, face: int) -> Steps[None]:
    """A new token is drawn and flipped in up to two own settlements."""
    done: list[int] = []
    for number in range(2):
        areas = [area for area in own_settlements(match.state) if area not in done]
        areas = [area for area in areas if why_not_place(match.state, FREE, area) is None]
        area = yield from which_area(FREE, "b5a.draw-token", areas, True, {"number": number + 1, "most": 2})
        if area < 0:
            return
        done.append(area)
        yield from draw_and_flip(match, FREE, area)


def own_settlements(state: State) -> list[int]:
    return [area for area in SETTLEMENTS if not state.held[area]]


def he_is_not_lost(match: Match[State], side: int, face: int) -> Steps[None]:
    """An eliminated general returns to an army."""
    state = match.state
    lost = [who for who in (BARD, DAIN, THRANDUIL, GANDALF) if state.where[who] == OUT]
    areas = armies(state, FREE)
    if not lost or not areas:
        return
    answer = yield from which(FREE, "b5a.not-lost", [CHARACTER_TOKENS[who] for who in lost])
    who = CHARACTER_OF_TOKEN[answer]
    area = yield from which_area(FREE, "b5a.enter-at", areas, False, {"who": CHARACTER_IDS[who]})
    state.where[who] = area
    match.tell("b5a.entered", who=CHARACTER_IDS[who], area=AREA_IDS[area])


def hope_rekindled(match: Match[State], side: int, face: int) -> Steps[None]:
    """A leadership token (two with Will of the West) for an army that may then move and attack."""
    area = yield from which_area(FREE, "b5a.reinforce", armies(match.state, FREE), False)
    if area >= 0:
        put_command(match, FREE, area, 2 if face == WILL_FACE else 1)
        yield from move_and_attack(match, FREE, area)


def last_stand(match: Match[State], side: int, face: int) -> Steps[None]:
    """The army in a fortification repairs it, up to its combat strength."""
    state = match.state
    areas = [area for area in FORTS if state.size[FREE * AREAS + area] and state.walls[FORT_OF[area]]]
    area = yield from which_area(FREE, "b5a.repair", areas, False)
    if area < 0:
        return
    fort = FORT_OF[area]
    most = min(state.walls[fort], strength(state, FREE, area))
    count = yield from how_many(FREE, "b5a.repair-count", 0, most, {"area": AREA_IDS[area]})
    state.walls[fort] -= count
    if count:
        match.tell("b5a.repaired", area=AREA_IDS[area], count=count)


def ring_of_invisibility(match: Match[State], side: int, face: int) -> Steps[None]:
    """Bilbo goes to a led army; Gandalf there brings a fate card."""
    state = match.state
    areas = [area for area in armies(state, FREE) if is_led(state, FREE, area)]
    area = yield from which_area(FREE, "b5a.ring-to", areas, False)
    if area < 0:
        return
    origin = AREA_IDS[state.where[BILBO]]
    state.where[BILBO] = area
    match.tell("b5a.walked", who="bilbo", origin=origin, area=AREA_IDS[area])
    if state.where[GANDALF] == area:
        draw_fate_card(match)


def why_not_ring_of_invisibility(state: State, side: int) -> Reason | None:
    return None if state.where[BILBO] >= 0 else no("not-on-map", "card-conditions", who="bilbo")


def men_of_the_lake(match: Match[State], side: int, face: int) -> Steps[None]:
    """Two lake-men units and a leadership token for a led army."""
    state = match.state
    areas = [area for area in armies(state, FREE) if is_led(state, FREE, area)]
    area = yield from which_area(FREE, "b5a.reinforce", areas, False)
    if area >= 0:
        put_units(match, FREE, area, LAKE_MEN, 2)
        put_command(match, FREE, area, 1)
        yield from trim(match, FREE, area)


def moria_dain_dain(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army with dwarves moves up to two regions and may attack, with terrain superiority."""
    battle = yield from attack_action(match, FREE, DWARVES, steps=2)
    if battle is not None:
        battle.superior = True


def on_the_march(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two armies move up to two regions."""
    yield from move_armies(match, FREE, 2, steps=2)


def redoubled_force(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to three damage tokens off an army, which may then move and attack."""
    area = yield from which_area(FREE, "b5a.heal-army", armies(match.state, FREE), False)
    if area >= 0:
        yield from heal(match, FREE, area, 3)
        yield from move_and_attack(match, FREE, area)


def rescue(match: Match[State], side: int, face: int) -> Steps[None]:
    """A new token is drawn and flipped at an army, which then rallies on 4 or more."""
    state = match.state
    area = yield from which_area(FREE, "b5a.reinforce", armies(state, FREE), False)
    if area < 0:
        return
    yield from draw_and_flip(match, FREE, area)
    if state.damage[area]:
        yield from rally(match, FREE, area, target=4)


def ringing_trumpets(match: Match[State], side: int, face: int) -> Steps[None]:
    """In up to three own settlements: a token is flipped, or a new one laid."""
    state = match.state
    done: list[int] = []
    for number in range(3):
        areas = [
            area
            for area in own_settlements(state)
            if area not in done and (why_not_flip(state, FREE, area) is None or _can_lay_any(state, area))
        ]
        area = yield from which_area(FREE, "b5a.trumpets", areas, True, {"number": number + 1, "most": 3})
        if area < 0:
            return
        done.append(area)
        options = ["flip"] if why_not_flip(state, FREE, area) is None else []
        if _can_lay_any(state, area):
            options.append("lay")
        answer = yield from which(FREE, "b5a.flip-or-lay", options, {"area": AREA_IDS[area]})
        if answer == "flip":
            yield from flip_in(match, FREE, area)
        else:
            pool = yield from choose_pool(match, FREE, area)
            lay(match, pool, area)


def _can_lay_any(state: State, area: int) -> bool:
    return why_not_lay(state, FREE, area) is None and any(in_pool(state, pool) > 0 for pool in (0, 1))


def shower_of_arrows(match: Match[State], side: int, face: int) -> Steps[None]:
    """An archery attack that hits on 4 or more, and an event card."""
    yield from archery(match, 4)
    draw_event(match, FREE)
    yield from keep_limit(match, FREE)


def the_arkenstone_of_thrain(match: Match[State], side: int, face: int) -> Steps[None]:
    """The blue fate tile goes into the pool."""
    match.state.tiles[ARKENSTONE] += 1
    match.tell("b5a.tile-added", tile="arkenstone")
    yield from ()


def the_king_of_all_birds(match: Match[State], side: int, face: int) -> Steps[None]:
    """The Lord of the Eagles comes a space nearer, and into play if that makes him ready; else an eagle comes."""
    state = match.state
    if state.where[LORD] == NOT_YET:
        shift_figure(match, LORD)
        if is_ready(state, LORD):
            lord_enters(match)
    else:
        call_eagles(match, 1)
    yield from ()
