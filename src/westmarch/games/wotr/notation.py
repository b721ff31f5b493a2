"""A state as lines of text, and back (the position notation of this game).

    turn: 3
    phase: actions
    army minas_tirith: gondor 3/1/1, elves 0/1/0
    garrison helms_deep: rohan 1/1/0
    army orthanc: isengard 4/1, nazgul 2
    character strider: edoras
    nation rohan: 1 active
    fellowship: moria, progress 2, revealed, corruption 3

Counts are regulars/elites/leaders. Whatever is not written is as at the start of a match. Reinforcements, decks and the
Hunt pool are not written at all: they are what is left of the box. `map: empty` clears the map first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.errors import BadText
from westmarch.games.wotr import events, fellowship
from westmarch.games.wotr.board import (
    FREE,
    GARRISON,
    INDEX,
    IS_SETTLEMENT,
    NO_PLACE,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.wotr.characters import (
    CHARACTER_INDEX,
    CHARACTERS,
    ELIMINATED,
    GOLLUM,
    IN_FELLOWSHIP,
    SET_ASIDE,
)
from westmarch.games.wotr.components import EYE, FACES, MORDOR_STEPS, MOST_CORRUPTION, STANDARD_TILES, TILES
from westmarch.games.wotr.nations import (
    KINDS_PER_PLACE,
    NATIONS,
    NAZGUL,
    SAURON,
    SIDE_OF_NATION,
    STACKING,
    STACKING_UNDER_SIEGE,
)
from westmarch.games.wotr.state import NO_MORDOR, PHASES, SIDES, State

K = KINDS_PER_PLACE
_AWAY = {"fellowship": IN_FELLOWSHIP, "set-aside": SET_ASIDE, "eliminated": ELIMINATED}
_AWAY_NAMES = {place: name for name, place in _AWAY.items()}


# -- writing


def write(start: State, state: State) -> list[str]:
    """The lines in which a state differs from the start of a match."""
    lines = []
    if state.turn != start.turn:
        lines.append(f"turn: {state.turn}")
    if state.phase != start.phase:
        lines.append(f"phase: {PHASES[state.phase]}")
    if state.acting != start.acting:
        lines.append(f"acting: {SIDES[state.acting]}")
    lines += _write_map(start, state)
    lines += _write_fellowship(start, state)
    lines += _write_dice(start, state)
    lines += _write_cards(start, state)
    return lines


def _write_map(start: State, state: State) -> list[str]:
    lines = []
    for place in range(PLACE_COUNT):
        here = slice(place * K, place * K + K)
        if state.figures[here] != start.figures[here]:
            lines.append(f"{_place_name(place)}: {_write_figures(state.figures[here])}")
    for nation, name in enumerate(NATIONS):
        fallen = [state.casualties[nation * 3 + rank] for rank in range(3)]
        if any(fallen):
            lines.append(f"casualties {name}: {'/'.join(str(number) for number in fallen)}")
    for index, character in enumerate(CHARACTERS):
        if state.where[index] != start.where[index]:
            lines.append(f"character {character.id}: {_write_where(state.where[index])}")
    for region in SETTLEMENTS:
        if state.control[region] != start.control[region]:
            lines.append(f"control {REGION_IDS[region]}: {SIDES[state.control[region]]}")
    for nation, name in enumerate(NATIONS):
        if (state.from_war[nation], state.active[nation]) != (start.from_war[nation], start.active[nation]):
            steps = str(state.from_war[nation]) if state.from_war[nation] else "at-war"
            lines.append(f"nation {name}: {steps} {'active' if state.active[nation] else 'passive'}")
    return lines


def _place_name(place: int) -> str:
    return f"{'army' if place < REGION_COUNT else 'garrison'} {REGION_IDS[REGION_OF[place]]}"


def _write_figures(figures: bytearray) -> str:
    parts = []
    for nation, name in enumerate(NATIONS):
        regulars, elites, leaders = (figures[nation * 3 + rank] for rank in range(3))
        if SIDE_OF_NATION[nation] == FREE:
            if regulars or elites or leaders:
                parts.append(f"{name} {regulars}/{elites}/{leaders}")
        elif regulars or elites:
            parts.append(f"{name} {regulars}/{elites}")
    if figures[NAZGUL]:
        parts.append(f"nazgul {figures[NAZGUL]}")
    return ", ".join(parts) or "none"


def _write_where(place: int) -> str:
    if place < 0:
        return _AWAY_NAMES[place]
    return REGION_IDS[place] if place < REGION_COUNT else f"garrison {REGION_IDS[REGION_OF[place]]}"


def _write_fellowship(start: State, state: State) -> list[str]:
    lines = []
    parts = ["mordor " + str(state.mordor) if state.in_mordor else REGION_IDS[state.fellowship]]
    if state.progress:
        parts.append(f"progress {state.progress}")
    if not state.hidden:
        parts.append("revealed")
    if state.corruption:
        parts.append(f"corruption {state.corruption}")
    if parts != [REGION_IDS[start.fellowship]]:
        lines.append("fellowship: " + ", ".join(parts))
    if state.guide != start.guide:
        lines.append(f"guide: {CHARACTERS[state.guide].id}")
    if state.asked_in_mordor:
        lines.append("acted in mordor: yes")
    specials = [tile for tile in state.pool if tile not in STANDARD_TILES]
    for name, tiles in (
        ("tiles drawn", state.tiles_drawn),
        ("tiles removed", state.tiles_removed),
        ("tiles waiting", state.tiles_waiting),
        ("special tiles", specials),
    ):
        if tiles:
            lines.append(f"{name}: {' '.join(tiles)}")
    return lines


def _write_dice(start: State, state: State) -> list[str]:
    lines = []
    for side in (FREE, SHADOW):
        if state.dice[side] != start.dice[side]:
            lines.append(f"dice {SIDES[side]}: {' '.join(state.dice[side])}")
    if state.hunt_box != start.hunt_box:
        lines.append(f"hunt box: free {state.hunt_box[FREE]}, shadow {state.hunt_box[SHADOW]}")
    if state.hunt_minimum:
        lines.append("hunt minimum: yes")
    if state.rings != start.rings:
        lines.append(f"rings: free {state.rings[FREE]}, shadow {state.rings[SHADOW]}")
    if any(state.ring_used):
        lines.append("ring used: " + " ".join(SIDES[side] for side in (FREE, SHADOW) if state.ring_used[side]))
    if state.messenger_used:
        lines.append("messenger used: yes")
    return lines


def _write_cards(start: State, state: State) -> list[str]:
    lines = []
    for side in (FREE, SHADOW):
        if state.hands[side]:
            lines.append(f"hand {SIDES[side]}: {' '.join(state.hands[side])}")
        if state.discards[side]:
            lines.append(f"discards {SIDES[side]}: {' '.join(state.discards[side])}")
    if state.table:
        lines.append(f"table: {' '.join(state.table)}")
    return lines


# -- reading


class _Reader:
    """Reads lines onto a starting state; remembers where things stood, for the final checks."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.total = bytearray(
            sum(state.figures[kind::K]) + state.reinforcements[kind] + state.casualties[kind] for kind in range(K)
        )
        self.line = 0
        self.lines: dict[str, int] = {}
        self.values: dict[str, str] = {}
        self.simple: dict[str, Callable[[str], None]] = {
            "turn": self.turn,
            "phase": self.phase,
            "acting": self.acting,
            "map": self.empty_map,
            "fellowship": self.fellowship,
            "guide": self.guide,
            "acted in mordor": self.acted_in_mordor,
            "tiles drawn": self.tiles_drawn,
            "tiles removed": self.tiles_removed,
            "tiles waiting": self.tiles_waiting,
            "special tiles": self.special_tiles,
            "hunt box": self.hunt_box,
            "hunt minimum": self.hunt_minimum,
            "rings": self.rings,
            "ring used": self.ring_used,
            "messenger used": self.messenger_used,
            "table": self.table,
        }
        self.named: dict[str, Callable[[str, str], None]] = {
            "army": self.army,
            "garrison": self.garrison,
            "casualties": self.casualties,
            "character": self.character,
            "control": self.control,
            "nation": self.nation,
            "dice": self.dice,
            "hand": self.hand,
            "discards": self.discards,
        }
        self.guide_given = False

    def read(self, lines: Sequence[tuple[int, str, str]]) -> State:
        for number, key, value in lines:
            self.line = number
            if key in self.lines:
                raise BadText("core-text-twice", line=number, name=key)
            self.lines[key] = number
            self.values[key] = value
            self.key, self.value = key, value
            if key in self.simple:
                self.simple[key](value)
                continue
            what, _, name = key.partition(" ")
            if what not in self.named:
                raise BadText("core-text-unknown-state-key", line=number, name=key)
            self.named[what](name.strip(), value)
        self.finish()
        return self.state

    def bad(self, hint: str, **params: object) -> BadText:
        from westmarch.core import messages

        text = messages.text("wotr.text." + hint, params)
        return BadText("core-text-bad-value", line=self.line, name=self.key, value=self.value, hint=text)

    # small helpers

    def number(self, text: str, least: int, most: int) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise self.bad("number", least=least, most=most)
        return int(text)

    def region(self, name: str) -> int:
        if name not in INDEX:
            raise self.bad("region", name=name)
        return INDEX[name]

    def side(self, name: str) -> int:
        if name not in SIDES:
            raise self.bad("side")
        return SIDES.index(name)

    def yes(self, value: str) -> bool:
        if value not in ("yes", "no"):
            raise self.bad("yes-no")
        return value == "yes"

    def by_side(self, value: str, most: int) -> list[int]:
        numbers = [0, 0]
        for part in value.split(","):
            words = part.split()
            if len(words) != 2:
                raise self.bad("by-side")
            numbers[self.side(words[0])] = self.number(words[1], 0, most)
        return numbers

    # simple lines

    def turn(self, value: str) -> None:
        self.state.turn = self.number(value, 1, 999)

    def phase(self, value: str) -> None:
        if value not in PHASES:
            raise self.bad("phase", phases=", ".join(PHASES))
        self.state.phase = PHASES.index(value)

    def acting(self, value: str) -> None:
        self.state.acting = self.side(value)

    def empty_map(self, value: str) -> None:
        if value != "empty":
            raise self.bad("map")
        if any(key.startswith(("army", "garrison")) for key in self.lines):
            raise self.bad("map-first")
        self.state.figures = bytearray(PLACE_COUNT * K)
        self.state.count = bytearray(2 * PLACE_COUNT)

    def fellowship(self, value: str) -> None:
        state = self.state
        for position, part in enumerate(value.split(",")):
            words = part.split()
            if position == 0 and len(words) == 1:
                state.fellowship = self.region(words[0])
            elif words[:1] == ["mordor"] and position == 0 and len(words) == 2:
                state.mordor = self.number(words[1], 0, MORDOR_STEPS - 1)
                state.fellowship = NO_PLACE
            elif words[:1] == ["progress"] and len(words) == 2:
                state.progress = self.number(words[1], 0, 12)
            elif words[:1] == ["corruption"] and len(words) == 2:
                state.corruption = self.number(words[1], 0, MOST_CORRUPTION - 1)
            elif words == ["revealed"]:
                state.hidden = False
            else:
                raise self.bad("fellowship")
        if state.mordor != NO_MORDOR and state.progress:
            raise self.bad("mordor-progress")

    def guide(self, value: str) -> None:
        if value not in CHARACTER_INDEX:
            raise self.bad("character", name=value)
        self.state.guide = CHARACTER_INDEX[value]
        self.guide_given = True

    def acted_in_mordor(self, value: str) -> None:
        self.state.asked_in_mordor = self.yes(value)

    def tiles(self, value: str) -> list[str]:
        tiles = value.split()
        for tile in tiles:
            if tile not in TILES or tiles.count(tile) > 1:
                raise self.bad("tile", name=tile)
        return tiles

    def tiles_drawn(self, value: str) -> None:
        self.state.tiles_drawn = self.tiles(value)

    def tiles_removed(self, value: str) -> None:
        self.state.tiles_removed = self.tiles(value)

    def tiles_waiting(self, value: str) -> None:
        self.state.tiles_waiting = self.tiles(value)

    def special_tiles(self, value: str) -> None:
        self.state.pool += [tile for tile in self.tiles(value) if tile not in STANDARD_TILES]

    def hunt_box(self, value: str) -> None:
        self.state.hunt_box = self.by_side(value, 10)

    def hunt_minimum(self, value: str) -> None:
        self.state.hunt_minimum = self.yes(value)

    def rings(self, value: str) -> None:
        self.state.rings = self.by_side(value, 3)
        if sum(self.state.rings) > 3:
            raise self.bad("number", least=0, most=3)

    def ring_used(self, value: str) -> None:
        for name in value.split():
            self.state.ring_used[self.side(name)] = True

    def messenger_used(self, value: str) -> None:
        self.state.messenger_used = self.yes(value)

    def table(self, value: str) -> None:
        for card in value.split():
            if card not in events.CARDS or not events.CARDS[card].is_table_card or card in self.state.table:
                raise self.bad("table-card", name=card)
            self.state.table.append(card)

    # lines about something

    def army(self, name: str, value: str) -> None:
        self.place_figures(self.region(name), value)

    def garrison(self, name: str, value: str) -> None:
        place = GARRISON[self.region(name)]
        if place < 0:
            raise self.bad("no-stronghold", name=name)
        self.place_figures(place, value)

    def place_figures(self, place: int, value: str) -> None:
        state = self.state
        for kind in range(K):
            state.take(place, kind, state.of(place, kind))
        if value == "none":
            return
        for part in value.split(","):
            words = part.split()
            if len(words) != 2:
                raise self.bad("figures")
            if words[0] == "nazgul":
                state.add(place, NAZGUL, self.number(words[1], 0, 8))
                continue
            if words[0] not in NATIONS:
                raise self.bad("nation", name=words[0])
            nation = NATIONS.index(words[0])
            for rank, text in enumerate(self.counts(words[1], nation)):
                state.add(place, nation * 3 + rank, text)

    def counts(self, text: str, nation: int) -> list[int]:
        parts = text.split("/")
        if len(parts) > (3 if SIDE_OF_NATION[nation] == FREE or nation == SAURON else 2):
            raise self.bad("figures")
        return [self.number(part, 0, 99) for part in parts]

    def casualties(self, name: str, value: str) -> None:
        if name not in NATIONS or SIDE_OF_NATION[NATIONS.index(name)] != FREE:
            raise self.bad("nation", name=name)
        for rank, number in enumerate(self.counts(value, NATIONS.index(name))):
            self.state.casualties[NATIONS.index(name) * 3 + rank] = number

    def character(self, name: str, value: str) -> None:
        if name not in CHARACTER_INDEX:
            raise self.bad("character", name=name)
        words = value.split()
        if value in _AWAY:
            place = _AWAY[value]
        elif len(words) == 2 and words[0] == "garrison" and GARRISON[self.region(words[1])] >= 0:
            place = GARRISON[INDEX[words[1]]]
        else:
            place = self.region(value)
        self.state.where[CHARACTER_INDEX[name]] = place

    def control(self, name: str, value: str) -> None:
        region = self.region(name)
        if not IS_SETTLEMENT[region]:
            raise self.bad("no-settlement", name=name)
        self.state.control[region] = self.side(value)

    def nation(self, name: str, value: str) -> None:
        words = value.split()
        if name not in NATIONS:
            raise self.bad("nation", name=name)
        nation = NATIONS.index(name)
        if not words or len(words) > 2 or words[-1] not in ("active", "passive", "at-war"):
            raise self.bad("political")
        self.state.from_war[nation] = 0 if words[0] == "at-war" else self.number(words[0], 1, 3)
        self.state.active[nation] = words[-1] != "passive"
        if words[0] == "at-war" and words[-1] == "passive":
            raise self.bad("political")

    def dice(self, name: str, value: str) -> None:
        side = self.side(name)
        faces = value.split()
        if any(face not in FACES[side] or face == EYE for face in faces):
            raise self.bad("faces", faces=", ".join(dict.fromkeys(face for face in FACES[side] if face != EYE)))
        self.state.dice[side] = sorted(faces)

    def hand(self, name: str, value: str) -> None:
        self.state.hands[self.side(name)] = self.cards(self.side(name), value)

    def discards(self, name: str, value: str) -> None:
        self.state.discards[self.side(name)] = self.cards(self.side(name), value)

    def cards(self, side: int, value: str) -> list[str]:
        cards = value.split()
        for card in cards:
            if card not in events.CARDS or events.CARDS[card].side != side or cards.count(card) > 1:
                raise self.bad("card", name=card)
        return cards

    # what is left of the box, and whether it all fits together

    def finish(self) -> None:
        self.check_figures()
        self.check_places()
        self.check_cards()
        self.check_tiles()
        self.check_company()

    def blame(self, *keys: str) -> None:
        """Points at the line that the problem most likely stands in."""
        for key in keys:
            if key in self.lines:
                self.line, self.key, self.value = self.lines[key], key, self.values[key]
                return

    def check_figures(self) -> None:
        state = self.state
        for kind in range(K):
            placed = sum(state.figures[kind::K]) + state.casualties[kind]
            if placed > self.total[kind]:
                nation = "nazgul" if kind == NAZGUL else NATIONS[kind // 3]
                self.blame(*[key for key in reversed(self.lines) if nation in f"{key} {self.values[key]}"])
                raise self.bad("too-many", nation=nation, most=self.total[kind], rank=kind % 3)
            state.reinforcements[kind] = self.total[kind] - placed

    def check_places(self) -> None:
        state = self.state
        for place in range(PLACE_COUNT):
            region = REGION_IDS[REGION_OF[place]]
            self.blame(_place_name(place))
            if state.units(FREE, place) and state.units(SHADOW, place):
                raise self.bad("both-sides", name=region)
            limit = STACKING if place < REGION_COUNT else STACKING_UNDER_SIEGE
            if max(state.units(FREE, place), state.units(SHADOW, place)) > limit:
                raise self.bad("stacking", name=region, limit=limit)
            if state.leaders_at(FREE, place) and not state.units(FREE, place):
                raise self.bad("lone-leader", name=region)
            if place >= REGION_COUNT:
                self.check_siege(place)
            elif state.control[place] != NOBODY:
                self.check_control(place)

    def check_siege(self, place: int) -> None:
        state = self.state
        region = REGION_OF[place]
        for side in (FREE, SHADOW):
            if state.units(side, place) and not state.units(1 - side, region):
                raise self.bad("no-besieger", name=REGION_IDS[region])
            if state.units(side, place) and state.control[region] != side:
                raise self.bad("garrison-side", name=REGION_IDS[region])
        if not state.is_besieged(region) and (
            any(state.figures[place * K : place * K + K]) or any(where == place for where in state.where)
        ):
            raise self.bad("no-besieger", name=REGION_IDS[region])

    def check_control(self, region: int) -> None:
        """Whoever has an army in a settlement's region holds it, unless he besieges it."""
        state = self.state
        for side in (FREE, SHADOW):
            if state.units(side, region) and state.control[region] != side and not state.is_besieged(region):
                self.blame(f"control {REGION_IDS[region]}", _place_name(region))
                raise self.bad("control", name=REGION_IDS[region], side=SIDES[side])

    def check_cards(self) -> None:
        state = self.state
        for side in (FREE, SHADOW):
            held = state.hands[side] + state.discards[side]
            self.blame(f"hand {SIDES[side]}", f"discards {SIDES[side]}", "table")
            for card in [*held, *state.table]:
                if (held + state.table).count(card) > 1:
                    raise self.bad("card", name=card)
            for deck in (0, 1):
                pile = state.decks[events.deck_index(side, deck)]
                pile[:] = [card for card in pile if card not in held and card not in state.table]

    def check_tiles(self) -> None:
        state = self.state
        gone = state.tiles_drawn + state.tiles_removed + state.tiles_waiting
        self.blame("tiles drawn", "tiles removed", "tiles waiting")
        for tile in gone:
            if gone.count(tile) > 1:
                raise self.bad("tile", name=tile)
        state.pool = [tile for tile in state.pool if tile not in gone]

    def check_company(self) -> None:
        """The guide must be one who can be; if none is named the first such companion is."""
        state = self.state
        company = state.companions_in_fellowship()
        if not company:
            state.where[GOLLUM] = IN_FELLOWSHIP
        guides = fellowship.possible_guides(state)
        if state.guide in guides:
            return
        if self.guide_given:
            self.blame("guide")
            raise self.bad("guide", names=", ".join(CHARACTERS[each].id for each in guides))
        state.guide = guides[0]


def read(start: State, lines: Sequence[tuple[int, str, str]]) -> State:
    """The state that the lines describe; raises BadText."""
    return _Reader(start).read(lines)
