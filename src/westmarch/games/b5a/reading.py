"""Positions read from text (the format: notation.py): every wrong line is refused, with its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.errors import BadText
from westmarch.games.b5a.board import (
    AREA,
    AREA_IDS,
    AREAS,
    DEFENCES,
    FORT_OF,
    IS_SITE,
    MUSTER_BOXES,
    REACHES,
    REGIONS,
    TERRITORIES,
    UNIT_LIMIT,
    UNLIMITED,
)
from westmarch.games.b5a.deck import (
    BESIDE,
    CARD,
    CARD_IDS,
    EVENTS,
    FATE,
    FATE_DONE,
    FIRST_STORY,
    FLYING_ARROWS,
    FREE_DROPPED,
    IN_DECK,
    IN_FREE_HAND,
    IN_SHADOW_HAND,
    ON_TABLE,
    SHADOW_DROPPED,
    TROUBLED_MIND,
)
from westmarch.games.b5a.eagles import EYRIE
from westmarch.games.b5a.hands import HAND_LIMIT, hand_size
from westmarch.games.b5a.manoeuvres import MANOEUVRE_IDS, cards_of_army, front, is_beorn
from westmarch.games.b5a.notation import CARD_PLACES, NOTHING, NUMBERS, PASS_NAMES, PLACES
from westmarch.games.b5a.pieces import (
    ACTIVATIONS,
    AWAY,
    BATS,
    BEORN,
    BILBO,
    CHARACTER,
    CHARACTER_IDS,
    COMMAND_LIMIT,
    DICE,
    DIE_FACES,
    EAGLES,
    FACE,
    FACES,
    FATE_END,
    FATE_SPACES,
    FIGURES,
    FREE,
    GENERALS,
    IN_EYRIE,
    KINDS,
    LORD,
    ORCS,
    POOLS,
    SEATS,
    SHADOW,
    SHADOW_POOL,
    TILE,
    TILE_COUNT,
    TILE_IDS,
    TOKEN,
    TOKEN_COUNT,
    TOKEN_IDS,
    UNIT,
    UNIT_IDS,
    UNITS,
)
from westmarch.games.b5a.recruiting import in_pool
from westmarch.games.b5a.state import ACTION, PHASES, Battle, State, clear_board, set_up

# -- reading


class _Line:
    """One line, with the errors it can cause."""

    __slots__ = ("key", "number", "value")

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value

    def bad(self, hint: str, **params: object) -> BadText:
        return BadText("b5a-text-" + hint, line=self.number, name=self.key, value=self.value, **params)

    def words(self) -> list[str]:
        return [] if self.value == NOTHING else self.value.split()

    def integer(self, text: str, highest: int) -> int:
        if not text.isdecimal() or int(text) > highest:
            raise self.bad("number", text=text, highest=highest)
        return int(text)

    def find(self, table: dict[str, int], text: str) -> int:
        if text not in table:
            raise self.bad("unknown", text=text)
        return table[text]

    def counts(self, table: dict[str, int], highest: int) -> list[tuple[int, int]]:
        """`name count, name count`."""
        found: list[tuple[int, int]] = []
        if self.value == NOTHING:
            return found
        for part in self.value.split(","):
            words = part.split()
            if len(words) != 2:
                raise self.bad("counts", text=part.strip())
            index = self.find(table, words[0])
            if any(index == other for other, _ in found):
                raise self.bad("twice", text=words[0])
            found.append((index, self.integer(words[1], highest)))
        return found


_SEAT_INDEX = {seat: index for index, seat in enumerate(SEATS)}
_PHASE_INDEX = {phase: index for index, phase in enumerate(PHASES)}
_POOL_INDEX = {pool: index for index, pool in enumerate(POOLS)}
_TERRITORY_INDEX = {name: index for index, name in enumerate((*TERRITORIES, "eyrie"))}
_PASS_INDEX = {name: index for index, name in enumerate(PASS_NAMES)}
_MANOEUVRE_INDEX = {name: index for index, name in enumerate(MANOEUVRE_IDS)}
_ARMY_WORDS = {**UNIT, "damage": KINDS, "command": KINDS + 1}
_NUMBER_KEYS = {key: (attribute, highest) for key, attribute, highest in NUMBERS}


def read_state(lines: Sequence[tuple[int, str, str]]) -> State:
    """The state those lines describe; raises BadText at the line that is wrong."""
    state = set_up()
    parsed = [_Line(number, " ".join(key.split()), value) for number, key, value in lines]
    for line in parsed:
        if line.key == "board":
            if line.value != "empty":
                raise line.bad("board")
            clear_board(state)
    seen: dict[str, _Line] = {}
    for line in parsed:
        if line.key in seen:
            raise BadText("core-text-twice", line=line.number, name=line.key)
        seen[line.key] = line
        if line.key != "board":
            _read_line(state, line)
    _check(state, seen, parsed[-1].number if parsed else 1)
    return state


def _read_line(state: State, line: _Line) -> None:
    key = line.key
    first, _, rest = key.partition(" ")
    if key in _NUMBER_KEYS:
        attribute, highest = _NUMBER_KEYS[key]
        setattr(state, attribute, line.integer(line.value, highest))
    elif key in CARD_PLACES:
        for name in line.words():
            _put_card(state, line, line.find(CARD, name), CARD_PLACES[key])
    elif first == "army":
        _read_army(state, line, line.find(AREA, rest))
    elif first == "tokens":
        area = line.find(AREA, rest)
        for pool in range(len(POOLS)):
            state.tokens[pool * AREAS + area] = 0
        for pool, count in line.counts(_POOL_INDEX, 27):
            state.tokens[pool * AREAS + area] = count
    elif first == "character":
        _read_character(state, line, line.find(CHARACTER, rest))
    elif first == "space":
        who = line.find(CHARACTER, rest)
        if not FATE_SPACES[who]:
            raise line.bad("no-place", text=line.value)
        state.track[who] = line.integer(line.value, FATE_END)
    elif first == "walls":
        fort = FORT_OF.get(line.find(AREA, rest), -1)
        if fort < 0:
            raise line.bad("no-fort", text=rest)
        state.walls[fort] = line.integer(line.value, DEFENCES[fort])
    elif first == "dice":
        side = line.find(_SEAT_INDEX, rest)
        for face, count in line.counts(FACE, 7):
            if FACES[face] not in DIE_FACES[side]:
                raise line.bad("other-side", text=FACES[face])
            state.dice[side * len(FACES) + face] = count
        if sum(state.dice[side * len(FACES) : (side + 1) * len(FACES)]) > DICE[side] + 1:
            raise line.bad("too-many", text="dice")
    elif key in _READERS:
        _READERS[key](state, line)
    else:
        raise BadText("core-text-unknown-state-key", line=line.number, name=key)


def _read_army(state: State, line: _Line, area: int) -> None:
    base = area * KINDS
    for kind in range(KINDS):
        state.units[base + kind] = 0
    state.size[area] = state.size[AREAS + area] = 0
    state.damage[area] = state.command[area] = 0
    for word, count in line.counts(_ARMY_WORDS, 60):
        if word == KINDS:
            state.damage[area] = count
        elif word == KINDS + 1:
            state.command[area] = count
        else:
            state.units[base + word] = count
            state.size[UNITS[word].side * AREAS + area] += count


def _read_character(state: State, line: _Line, who: int) -> None:
    if line.value in AREA:
        if who == LORD or AREA[line.value] >= REGIONS:
            raise line.bad("no-place", text=line.value)
        state.where[who] = AREA[line.value]
        return
    place = line.find(PLACES, line.value)
    if (place == AWAY and who != BILBO) or (place == IN_EYRIE and who != LORD):
        raise line.bad("no-place", text=line.value)
    state.where[who] = place


def _put_card(state: State, line: _Line, card: int, place: int) -> None:
    owner = FREE if card < FIRST_STORY[SHADOW] else SHADOW
    if card >= EVENTS and place in (IN_FREE_HAND, IN_SHADOW_HAND, FREE_DROPPED, SHADOW_DROPPED):
        if (place in (IN_SHADOW_HAND, SHADOW_DROPPED)) != (owner == SHADOW):
            raise line.bad("other-side", text=CARD_IDS[card])
    if card < EVENTS and place == ON_TABLE:
        raise line.bad("no-place", text=CARD_IDS[card])
    if state.cards[card] != IN_DECK:
        raise line.bad("card-twice", text=CARD_IDS[card])
    state.cards[card] = place


def _read_phase(state: State, line: _Line) -> None:
    state.phase = line.find(_PHASE_INDEX, line.value)


def _read_mover(state: State, line: _Line) -> None:
    state.mover = line.find(_SEAT_INDEX, line.value)


def _read_general_used(state: State, line: _Line) -> None:
    state.general_used = line.integer(line.value, 1) == 1


def _read_rolls(state: State, line: _Line) -> None:
    words = line.words()
    if len(words) != 2:
        raise line.bad("counts", text=line.value)
    state.rolls = [line.integer(words[0], 6), line.integer(words[1], 7)]


def _read_active(state: State, line: _Line) -> None:
    for name in line.words():
        who = line.find(CHARACTER, name)
        if who not in GENERALS:
            raise line.bad("no-general", text=name)
        state.active[who] = 1
    if sum(state.active) > ACTIVATIONS:
        raise line.bad("too-many", text="activation tokens")


def _read_control(state: State, line: _Line) -> None:
    for name in line.words():
        area = line.find(AREA, name)
        if not IS_SITE[area]:
            raise line.bad("no-site", text=name)
        state.held[area] = 1


def _read_passes(state: State, line: _Line) -> None:
    for name in line.words():
        state.opened[line.find(_PASS_INDEX, name)] = 1


def _read_troubled(state: State, line: _Line) -> None:
    who = line.find(CHARACTER, line.value)
    if who not in GENERALS:
        raise line.bad("no-general", text=line.value)
    state.troubled = who


def _read_bats(state: State, line: _Line) -> None:
    for territory, count in line.counts(_TERRITORY_INDEX, BATS):
        if territory == 4:
            raise line.bad("unknown", text="eyrie")
        state.bats[territory] = count


def _read_eagles(state: State, line: _Line) -> None:
    for territory, count in line.counts(_TERRITORY_INDEX, EAGLES + 1):
        state.eagles[territory] = count


def _read_tiles(state: State, line: _Line) -> None:
    state.tiles = bytearray(len(TILE_IDS))
    for tile, count in line.counts(TILE, 14):
        if count > max(1, TILE_COUNT[tile]):
            raise line.bad("too-many", text=TILE_IDS[tile])
        state.tiles[tile] = count


def _read_unflipped(state: State, line: _Line) -> None:
    state.faces = bytearray(len(TOKEN_IDS))
    for face, count in line.counts(TOKEN, 27):
        if count > TOKEN_COUNT[face]:
            raise line.bad("too-many", text=TOKEN_IDS[face])
        state.faces[face] = count


def _read_fates(place: int) -> Callable[[State, _Line], None]:
    def read(state: State, line: _Line) -> None:
        for name in line.words():
            card = line.find(FATE, name)
            if state.fates[card]:
                raise line.bad("card-twice", text=name)
            state.fates[card] = place

    return read


def _read_result(state: State, line: _Line) -> None:
    from westmarch.core.game import Result
    from westmarch.games.b5a.armies import score

    words = line.words()
    if len(words) != 2 or words[0] not in SEATS:
        raise line.bad("result")
    state.result = Result((words[0],), words[1], score(state))


# `combined` and `beorn` are written for readers; they follow from the board.
_WORDS = ("from", "at", "army", "round", "fought", "beorn", "combined", "superior", "charge")
_LISTS = tuple(f"{word}-{seat}" for word in ("hand", "spent") for seat in SEATS)


def _read_battle(state: State, line: _Line) -> None:
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
    armies = [line.find(AREA, name) for name in parts.get("from", [])]
    target = [line.find(AREA, name) for name in parts.get("at", [])]
    if not armies or len(target) != 1:
        raise line.bad("battle")
    battle = Battle(by, armies, target[0])
    for name in parts.get("army", [])[:1]:
        battle.army = line.find(AREA, name)
    for text in parts.get("round", [])[:1]:
        battle.round = line.integer(text, 99)
    battle.fought = [line.find(AREA, name) for name in parts.get("fought", [])]
    for side, seat in enumerate(SEATS):
        for name in parts.get("hand-" + seat, []):
            battle.hand[side] |= 1 << line.find(_MANOEUVRE_INDEX, name)
        for name in parts.get("spent-" + seat, []):
            battle.spent[side] |= 1 << line.find(_MANOEUVRE_INDEX, name)
    battle.combined = len(armies) > 1
    battle.superior = "superior" in parts
    battle.charge = "charge" in parts
    if battle.army not in armies:
        raise line.bad("battle")
    state.battle = battle


_READERS: dict[str, Callable[[State, _Line], None]] = {
    "phase": _read_phase,
    "mover": _read_mover,
    "general used": _read_general_used,
    "rolls": _read_rolls,
    "active": _read_active,
    "control": _read_control,
    "passes": _read_passes,
    "troubled": _read_troubled,
    "bats": _read_bats,
    "eagles": _read_eagles,
    "tiles": _read_tiles,
    "unflipped": _read_unflipped,
    "fate cards": _read_fates(BESIDE),
    "fate cards done": _read_fates(FATE_DONE),
    "battle": _read_battle,
    "result": _read_result,
}

# -- sanity


def _check(state: State, seen: dict[str, _Line], last: int) -> None:
    """A position that no match can reach by its pieces is refused, at the line that caused it."""

    def blame(*keys: str) -> _Line:
        return next((seen[key] for key in keys if key in seen), _Line(last, "board", ""))

    def last_army(word: str) -> _Line:
        """The last army line that speaks of a thing there is too much of."""
        keys = [key for key in seen if key.startswith("army ") and word in seen[key].value]
        return blame(*reversed(keys))

    for area in range(AREAS):
        line = blame(f"army {AREA_IDS[area]}", f"character {CHARACTER_IDS[BEORN]}")
        _check_army(state, area, line)
        if IS_SITE[area]:
            if state.size[AREAS + area]:
                state.held[area] = 1  # an army holds what it stands in
            elif state.size[area] and state.held[area]:
                raise blame("control", f"army {AREA_IDS[area]}").bad("held", text=AREA_IDS[area])
        _check_tokens(state, area, seen.get(f"tokens {AREA_IDS[area]}"))
    for kind in range(KINDS):
        used = sum(state.units[kind::KINDS]) + (state.orcs_on_card if kind == ORCS else 0)
        if used > FIGURES[kind]:
            raise last_army(UNIT_IDS[kind]).bad("too-many", text=UNIT_IDS[kind])
    for side in (FREE, SHADOW):
        total = sum(state.command[area] for area in range(AREAS) if state.size[side * AREAS + area])
        if total > COMMAND_LIMIT[side]:
            raise last_army("command").bad("too-many", text="command")
        if hand_size(state, side) > HAND_LIMIT:
            raise blame(f"hand {SEATS[side]}").bad("too-many", text="hand")
    for pool in range(len(POOLS)):
        if in_pool(state, pool) < 0:
            keys = [key for key in seen if key.startswith("tokens ") and POOLS[pool] in seen[key].value]
            raise blame("unflipped", *reversed(keys)).bad("too-many", text=POOLS[pool])
    if sum(state.bats) > BATS:
        raise blame("bats").bad("too-many", text="bats")
    if state.where[LORD] == IN_EYRIE and "eagles" not in seen:
        state.eagles[EYRIE] = 1  # himself
    lord = 1 if state.where[LORD] == IN_EYRIE else 0
    if sum(state.eagles) > EAGLES + lord or (lord and not any(state.eagles)):
        raise blame("eagles", "character lord_of_the_eagles").bad("too-many", text="eagles")
    if state.where[BEORN] >= 0 and not state.wrath:
        raise blame("character beorn", "wrath").bad("wrath")
    if (state.cards[FLYING_ARROWS] == ON_TABLE) != (state.orcs_on_card > 0):
        raise blame("orcs on card", "table").bad("orcs-on-card")
    if (state.cards[TROUBLED_MIND] == ON_TABLE) != (state.troubled >= 0):
        raise blame("troubled", "table").bad("troubled")
    for index, box in enumerate(MUSTER_BOXES):
        if state.size[SHADOW * AREAS + box] >= UNIT_LIMIT:
            state.opened[index] = 1
    if state.battle is not None:
        _check_battle(state, state.battle, blame("battle"), "phase" in seen)


def _check_army(state: State, area: int, line: _Line) -> None:
    free, shadow = state.size[area], state.size[AREAS + area]
    if free and shadow:
        raise line.bad("both-sides", text=AREA_IDS[area])
    if area >= REGIONS and free:
        raise line.bad("no-place", text=AREA_IDS[area])
    if free + shadow > UNIT_LIMIT and not (shadow and UNLIMITED[area]):
        raise line.bad("limit", text=AREA_IDS[area], highest=UNIT_LIMIT)
    if state.damage[area] > free + shadow:
        raise line.bad("damage", text=AREA_IDS[area])
    if state.command[area] and not free + shadow:
        raise line.bad("no-army", text=AREA_IDS[area])
    if state.where[BEORN] == area and free + shadow:
        raise line.bad("beorn", text=AREA_IDS[area])


def _check_tokens(state: State, area: int, line: _Line | None) -> None:
    """No token lies with an enemy; those of the set-up that no line speaks of are taken as lost."""
    for pool in range(len(POOLS)):
        index = pool * AREAS + area
        enemy = FREE if pool == SHADOW_POOL else SHADOW
        if not state.tokens[index]:
            continue
        if area >= REGIONS or state.size[enemy * AREAS + area] or (enemy == SHADOW and state.held[area]):
            if line is not None:
                raise line.bad("no-place", text=AREA_IDS[area])
            state.tokens[index] = 0


def _check_battle(state: State, battle: Battle, line: _Line, phase_given: bool) -> None:
    """A combat that can go on; what the line leaves out follows from the board."""
    if state.phase != ACTION:
        if phase_given:
            raise line.bad("battle")
        state.phase = ACTION
    beorn = state.where[BEORN]
    if beorn >= 0 and battle.by == FREE and battle.armies == [beorn]:
        battle.beorn = 1
    elif battle.by == SHADOW and battle.target == beorn:
        battle.beorn = 2
    fighting = battle.beorn == 1 or any(state.size[battle.by * AREAS + area] for area in battle.armies)
    defended = battle.beorn == 2 or state.size[(1 - battle.by) * AREAS + battle.target]
    near = all(battle.target in REACHES[area] for area in battle.armies)
    if not fighting or not defended or not near:
        raise line.bad("battle")
    if battle.round:
        for side in (FREE, SHADOW):
            if not is_beorn(battle, side) and not battle.hand[side] | battle.spent[side]:
                battle.hand[side] = cards_of_army(state, side, front(battle, side))
