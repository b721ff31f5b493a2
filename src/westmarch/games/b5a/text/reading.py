"""Positions read from text (the format: notation.py): every wrong line is refused, with its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from westmarch.core.game import Result
from westmarch.core.notation import each_once
from westmarch.games.b5a.cards import BOX
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.state import BEORN_PARTS, PHASES, Battle, State, clear_board, set_up
from westmarch.games.b5a.text.lines import MOST, Line
from westmarch.games.b5a.text.notation import CARD_PLACES, NUMBERS, PASS_NAMES, PLACES, RENEWAL_PLACES
from westmarch.games.b5a.text.sanity import check
from westmarch.games.b5a.war.armies import score
from westmarch.games.b5a.war.manoeuvres import MANOEUVRE_IDS

_BEORN_INDEX = {part: index for index, part in enumerate(BEORN_PARTS) if part is not None}
_SEAT_INDEX = {seat: index for index, seat in enumerate(pieces.SEATS)}
_PHASE_INDEX = {phase: index for index, phase in enumerate(PHASES)}
_POOL_INDEX = {pool: index for index, pool in enumerate(pieces.POOLS)}
_TERRITORY_INDEX = {name: index for index, name in enumerate((*board.TERRITORIES, "eyrie"))}
_PASS_INDEX = {name: index for index, name in enumerate(PASS_NAMES)}
_MANOEUVRE_INDEX = {name: index for index, name in enumerate(MANOEUVRE_IDS)}
_ARMY_WORDS = {**pieces.UNIT, "damage": pieces.KINDS, "command": pieces.KINDS + 1}
_CHOICES: dict[str, tuple[str, dict[str, int]]] = {"phase": ("phase", _PHASE_INDEX), "mover": ("mover", _SEAT_INDEX)}
_FLAGS = {"general used": "general_used", "concentration": "focus"}
_NUMBER_KEYS = {key: (attribute, highest) for key, attribute, highest in NUMBERS}


def read_state(lines: Sequence[tuple[int, str, str]]) -> State:
    """The state those lines describe; raises BadText at the line that is wrong."""
    state = set_up(BOX)
    parsed = [Line(number, " ".join(key.split()), value) for number, key, value in lines]
    for line in parsed:
        if line.key == "board":
            if line.value != "empty":
                raise line.bad("board")
            clear_board(state)
    seen = each_once(parsed, partial(_read_line, state))
    check(state, seen, parsed[-1].at if parsed else 1)
    return state


def _read_line(state: State, line: Line) -> None:
    key = line.key
    first, _, rest = key.partition(" ")
    if key in _NUMBER_KEYS:
        attribute, highest = _NUMBER_KEYS[key]
        setattr(state, attribute, line.integer(line.value, highest))
    elif key in _CHOICES:
        attribute, names = _CHOICES[key]
        setattr(state, attribute, line.find(names, line.value))
    elif key in _FLAGS:
        setattr(state, _FLAGS[key], line.integer(line.value, 1) == 1)
    elif key in CARD_PLACES:
        for name in line.words():
            _put_card(state, line, line.find(deck.CARD, name), CARD_PLACES[key])
    elif key in RENEWAL_PLACES:
        _read_renewal(state, line, RENEWAL_PLACES[key])
    elif first == "army":
        _read_army(state, line, line.find(board.AREA, rest))
    elif first == "tokens":
        area = line.find(board.AREA, rest)
        for pool in range(len(pieces.POOLS)):
            state.tokens[pool * board.AREAS + area] = 0
        for pool, count in line.counts(_POOL_INDEX):
            state.tokens[pool * board.AREAS + area] = count
    elif first == "character":
        _read_character(state, line, line.find(pieces.CHARACTER, rest))
    elif first == "space":
        who = line.find(pieces.CHARACTER, rest)
        if not pieces.FATE_SPACES[who]:
            raise line.bad("no-place", text=line.value)
        state.track[who] = line.integer(line.value, pieces.FATE_END)
    elif first == "walls":
        fort = board.FORT_OF.get(line.find(board.AREA, rest), board.NO_FORT)
        if fort == board.NO_FORT:
            raise line.bad("no-fort", text=rest)
        state.walls[fort] = line.integer(line.value, board.DEFENCES[fort])
    elif first == "dice":
        side = line.find(_SEAT_INDEX, rest)
        for face, count in line.counts(pieces.FACE):
            if pieces.FACES[face] not in pieces.DIE_FACES[side]:
                raise line.bad("other-side", text=pieces.FACES[face])
            state.dice[side * len(pieces.FACES) + face] = count
        if sum(state.dice[side * len(pieces.FACES) : (side + 1) * len(pieces.FACES)]) > pieces.DICE[side] + 1:
            raise line.bad("too-many", text="dice")
    elif key in _READERS:
        _READERS[key](state, line)
    elif key != "board":
        raise line.unknown()


def _read_army(state: State, line: Line, area: int) -> None:
    base = area * pieces.KINDS
    for kind in range(pieces.KINDS):
        state.units[base + kind] = 0
    state.size[area] = state.size[board.AREAS + area] = 0
    state.damage[area] = state.command[area] = 0
    for word, count in line.counts(_ARMY_WORDS):
        if word == pieces.KINDS:
            state.damage[area] = count
        elif word == pieces.KINDS + 1:
            state.command[area] = count
        else:
            state.units[base + word] = count
            state.size[pieces.UNITS[word].side * board.AREAS + area] += count


def _read_character(state: State, line: Line, who: int) -> None:
    if line.value in board.AREA:
        if who == pieces.LORD or board.AREA[line.value] >= board.REGIONS:
            raise line.bad("no-place", text=line.value)
        state.where[who] = board.AREA[line.value]
        return
    place = line.find(PLACES, line.value)
    if (place == pieces.AWAY and who != pieces.BILBO) or (place >= pieces.IN_EYRIE and who != pieces.LORD):
        raise line.bad("no-place", text=line.value)
    state.where[who] = place


def _put_card(state: State, line: Line, card: int, place: int) -> None:
    owner = FREE if card < deck.FIRST_STORY[SHADOW] else SHADOW
    if card >= deck.EVENTS and place in (
        deck.IN_FREE_HAND,
        deck.IN_SHADOW_HAND,
        deck.FREE_DROPPED,
        deck.SHADOW_DROPPED,
    ):
        if (place in (deck.IN_SHADOW_HAND, deck.SHADOW_DROPPED)) != (owner == SHADOW):
            raise line.bad("other-side", text=deck.CARD_IDS[card])
    if card < deck.EVENTS and place == deck.ON_TABLE:
        raise line.bad("no-place", text=deck.CARD_IDS[card])
    if state.cards[card] != deck.IN_DECK:
        raise line.bad("card-twice", text=deck.CARD_IDS[card])
    state.cards[card] = place


def _read_renewal(state: State, line: Line, place: int) -> None:
    places = bytearray(state.renewal or bytes(deck.EVENTS))
    for name in line.words():
        card = line.find(deck.CARD, name)
        if card >= deck.EVENTS:
            raise line.bad("no-place", text=name)
        if places[card]:
            raise line.bad("card-twice", text=name)
        places[card] = place
    state.renewal = bytes(places)


def _read_rolls(state: State, line: Line) -> None:
    words = line.words()
    if len(words) != 2:
        raise line.bad("counts", text=line.value)
    state.rolls = [line.integer(words[side], pieces.DICE[side] + 1) for side in (FREE, SHADOW)]


def _general(line: Line, name: str) -> int:
    who = line.find(pieces.CHARACTER, name)
    if who not in pieces.GENERALS:
        raise line.bad("no-general", text=name)
    return who


def _read_active(state: State, line: Line) -> None:
    for name in line.words():
        state.active[_general(line, name)] = 1
    if sum(state.active) > pieces.ACTIVATIONS:
        raise line.bad("too-many", text="activation tokens")


def _read_control(state: State, line: Line) -> None:
    for name in line.words():
        area = line.find(board.AREA, name)
        if not board.IS_SITE[area]:
            raise line.bad("no-site", text=name)
        state.held[area] = 1


def _read_passes(state: State, line: Line) -> None:
    for name in line.words():
        state.opened[line.find(_PASS_INDEX, name)] = 1


def _read_troubled(state: State, line: Line) -> None:
    state.troubled = _general(line, line.value)


def _read_bats(state: State, line: Line) -> None:
    for territory, count in line.counts(_TERRITORY_INDEX, pieces.BATS):
        if territory == board.EYRIE:
            raise line.bad("unknown", text="eyrie")
        state.bats[territory] = count


def _read_eagles(state: State, line: Line) -> None:
    for territory, count in line.counts(_TERRITORY_INDEX, pieces.EAGLES + 1):
        state.eagles[territory] = count


def _read_pool(line: Line, names: dict[str, int], most: Sequence[int]) -> bytearray:
    """How many of each there are, of so many in the box."""
    pool = bytearray(len(names))
    for index, count in line.counts(names):
        if count > most[index]:
            raise line.bad("too-many", text=tuple(names)[index])
        pool[index] = count
    return pool


def _read_tiles(state: State, line: Line) -> None:
    state.tiles = _read_pool(line, pieces.TILE, [max(1, count) for count in pieces.TILE_COUNT])


def _read_unflipped(state: State, line: Line) -> None:
    state.faces = _read_pool(line, pieces.TOKEN, pieces.TOKEN_COUNT)


def _read_fates(place: int) -> Callable[[State, Line], None]:
    def read(state: State, line: Line) -> None:
        for name in line.words():
            card = line.find(deck.FATE, name)
            if state.fates[card]:
                raise line.bad("card-twice", text=name)
            state.fates[card] = place

    return read


def _read_result(state: State, line: Line) -> None:
    words = line.words()
    if len(words) != 2 or words[0] not in pieces.SEATS:
        raise line.bad("result")
    state.result = Result((words[0],), words[1], score(state))


# `combined` and `beorn` are written for readers; they follow from the board, unless Beorn fell in his last combat.
_WORDS = ("from", "at", "army", "round", "fought", "beorn", "combined", "superior", "charge")
_LISTS = tuple(f"{word}-{seat}" for word in ("hand", "spent") for seat in pieces.SEATS)


def _read_battle(state: State, line: Line) -> None:
    words = line.words()
    if not words:
        raise line.bad("battle")
    parts: dict[str, list[str]] = {}
    current: list[str] = []
    for word in words[1:]:
        if word in _WORDS or word in _LISTS:
            current = parts.setdefault(word, [])
        else:
            current.append(word)
    by = line.find(_SEAT_INDEX, words[0])
    armies = [line.find(board.AREA, name) for name in parts.get("from", [])]
    target = [line.find(board.AREA, name) for name in parts.get("at", [])]
    if not armies or len(target) != 1:
        raise line.bad("battle")
    battle = Battle(by, armies, target[0])
    for name in parts.get("army", [])[:1]:
        battle.army = line.find(board.AREA, name)
    for text in parts.get("round", [])[:1]:
        battle.round = line.integer(text, MOST)
    battle.fought = [line.find(board.AREA, name) for name in parts.get("fought", [])]
    for side, seat in enumerate(pieces.SEATS):
        for name in parts.get("hand-" + seat, []):
            battle.hand[side] |= 1 << line.find(_MANOEUVRE_INDEX, name)
        for name in parts.get("spent-" + seat, []):
            battle.spent[side] |= 1 << line.find(_MANOEUVRE_INDEX, name)
    for name in parts.get("beorn", [])[:1]:
        battle.beorn = line.find(_BEORN_INDEX, name)
    battle.combined = len(armies) > 1
    battle.superior = "superior" in parts
    battle.charge = "charge" in parts
    if battle.army not in armies:
        raise line.bad("battle")
    state.battle = battle


_READERS: dict[str, Callable[[State, Line], None]] = {
    "rolls": _read_rolls,
    "active": _read_active,
    "control": _read_control,
    "passes": _read_passes,
    "troubled": _read_troubled,
    "bats": _read_bats,
    "eagles": _read_eagles,
    "tiles": _read_tiles,
    "unflipped": _read_unflipped,
    "fate cards": _read_fates(deck.BESIDE),
    "fate cards done": _read_fates(deck.FATE_DONE),
    "battle": _read_battle,
    "result": _read_result,
}
