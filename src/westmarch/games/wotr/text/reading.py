"""Lines of a position, read onto the start of a match (see `notation` for what they look like)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from westmarch.core import messages
from westmarch.core.errors import BadText
from westmarch.core.notation import Line, each_once, whole_number
from westmarch.games.wotr.edition import Edition, EventCard
from westmarch.games.wotr.facts import board, characters, components, nations
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.state import NO_MORDOR, PHASES, SIDES, State
from westmarch.games.wotr.war import command
from westmarch.games.wotr.war.politics import TRACK_LENGTH

K = nations.KINDS_PER_PLACE
MOST_TURNS = 999
AWAY = {"fellowship": characters.IN_FELLOWSHIP, "set-aside": characters.SET_ASIDE, "eliminated": characters.ELIMINATED}


def place_name(place: int) -> str:
    return f"{'army' if place < board.REGION_COUNT else 'garrison'} {board.REGION_IDS[board.REGION_OF[place]]}"


def by_number(edition: Edition, free: int, shadow: int) -> list[int]:
    """Who holds the rings if each side has so many: the Free Peoples the first, the Shadow the next."""
    return [FREE] * free + [SHADOW] * shadow + [board.NOBODY] * (len(edition.rings) - free - shadow)


class Reader:
    """Reads lines onto a starting state; remembers in which line what stood, for the checks at the end."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.total = bytearray(
            sum(state.figures[kind::K]) + state.reinforcements[kind] + state.casualties[kind] for kind in range(K)
        )
        self.standard_tiles = tuple(state.pool)
        self.line = Line(0, "", "")
        self.lines: dict[str, Line] = {}
        # Lines that say one thing: what reads it, and where the state keeps it.
        self.fields: dict[str, tuple[str, Callable[[str], object]]] = {
            "turn": ("turn", partial(self.number, least=1, most=MOST_TURNS)),
            "phase": ("phase", self.phase),
            "acting": ("acting", self.side),
            "guide": ("guide", self.person),
            "acted in mordor": ("asked_in_mordor", self.yes),
            "tiles drawn": ("tiles_drawn", self.tiles),
            "tiles removed": ("tiles_removed", self.tiles),
            "tiles waiting": ("tiles_waiting", self.specials),
            "hunt box": ("hunt_box", partial(self.by_side, most=state.edition.most_dice[SHADOW])),
            "hunt minimum": ("hunt_minimum", self.yes),
            "messenger used": ("messenger_used", self.yes),
            "given up": ("given_up", self.any_cards),
            "leading": ("leading", self.by_players),
            "next": ("to_act", self.by_players),
        }
        self.simple: dict[str, Callable[[str], None]] = {
            "map": self.empty_map,
            "fellowship": self.fellowship,
            "special tiles": self.special_tiles,
            "rings": self.rings,
            "ring used": self.ring_used,
            "face down": self.face_down,
            "table": self.table,
            "mixed armies": partial(self.mixed, self.regions),
            "mixed garrisons": partial(self.mixed, self.garrisons),
            "used nations": self.used_nations,
            "used armies": partial(self.used, self.regions),
            "used garrisons": partial(self.used, self.garrisons),
        }
        self.named: dict[str, Callable[[str, str], None]] = {
            "army": partial(self.place_figures, self.region),
            "garrison": partial(self.place_figures, self.garrison_of),
            "casualties": self.casualties,
            "character": self.character,
            "version": self.version,
            "control": self.control,
            "nation": self.nation,
            "dice": self.dice,
            "hand": self.hand,
            "discards": self.discards,
            "captured": self.captured,
            "laid": self.laid,
            "seen": self.seen,
        }
        seats = state.edition.seats
        for seat, name in enumerate(seats.names):
            if seats.shared[seats.sides[seat]]:
                self.simple[f"face down {name}"] = partial(self.face_down_by, seat)

    def read(self, lines: Sequence[tuple[int, str, str]]) -> None:
        each_once([Line(*each) for each in lines], self.read_line)

    def read_line(self, line: Line) -> None:
        self.line = self.lines[line.key] = line
        key, value, extra = line.key, line.value, self.state.extra
        what, _, name = key.partition(" ")
        if key in self.fields:
            where, read = self.fields[key]
            setattr(self.state, where, read(value))
        elif key in self.simple:
            self.simple[key](value)
        elif extra is not None and extra.read(self, key, value):
            pass
        elif what in self.named:
            self.named[what](name.strip(), value)
        else:
            raise line.unknown()

    def bad(self, hint: str, **params: object) -> BadText:
        about = messages.inside("wotr.text." + hint, params)
        return BadText("core-text-bad-value", line=self.line.at, name=self.line.key, value=self.line.value, hint=about)

    def blame(self, *keys: str) -> Reader:
        """Points at the line that a problem most likely stands in: the first of these that there is."""
        self.line = next((self.lines[key] for key in keys if key in self.lines), self.line)
        return self

    # small helpers

    def number(self, text: str, least: int, most: int) -> int:
        number = whole_number(text)
        if number is None or not least <= number <= most:
            raise self.bad("number", least=least, most=most)
        return number

    def region(self, name: str) -> int:
        if name not in board.INDEX:
            raise self.bad("region", name=name)
        return board.INDEX[name]

    def side(self, name: str) -> int:
        if name not in SIDES:
            raise self.bad("side")
        return SIDES.index(name)

    def yes(self, value: str) -> bool:
        if value not in ("yes", "no"):
            raise self.bad("yes-no")
        return value == "yes"

    def by_side(self, value: str, most: int) -> list[int]:
        numbers: dict[int, int] = {}
        for part in value.split(","):
            words = part.split()
            if len(words) != 2 or self.side(words[0]) in numbers:
                raise self.bad("by-side")
            numbers[self.side(words[0])] = self.number(words[1], 0, most)
        return [numbers.get(FREE, 0), numbers.get(SHADOW, 0)]

    # simple lines

    def phase(self, value: str) -> int:
        if value not in PHASES:
            raise self.bad("phase", phases=", ".join(PHASES))
        return PHASES.index(value)

    def person(self, name: str) -> int:
        if name not in self.state.edition.character_index:
            raise self.bad("character", name=name)
        return self.state.edition.character_index[name]

    def empty_map(self, value: str) -> None:
        if value != "empty":
            raise self.bad("map")
        if any(key.startswith(("army", "garrison")) for key in self.lines):
            raise self.bad("map-first")
        self.state.figures = bytearray(board.PLACE_COUNT * K)
        self.state.count = bytearray(2 * board.PLACE_COUNT)
        self.state.held = bytearray(len(self.state.held))

    def fellowship(self, value: str) -> None:
        state = self.state
        told: set[str] = set()
        for position, part in enumerate(value.split(",")):
            words = part.split()
            if not words or words[0] in told:
                raise self.bad("fellowship")
            told.add(words[0])
            if position == 0 and len(words) == 1:
                state.fellowship = self.region(words[0])
            elif words[:1] == ["mordor"] and position == 0 and len(words) == 2:
                state.mordor = self.number(words[1], 0, components.MORDOR_STEPS)
                state.fellowship = board.NO_PLACE
            elif words[:1] == ["progress"] and len(words) == 2:
                state.progress = self.number(words[1], 0, 12)
            elif words[:1] == ["corruption"] and len(words) == 2:
                state.corruption = self.number(words[1], 0, components.MOST_CORRUPTION)
            elif words == ["revealed"]:
                state.hidden = False
            else:
                raise self.bad("fellowship")
        if state.mordor != NO_MORDOR and state.progress:
            raise self.bad("mordor-progress")

    def tiles(self, value: str) -> list[str]:
        tiles = value.split()
        for tile in tiles:
            if tile not in self.state.edition.tiles or tiles.count(tile) > 1:
                raise self.bad("tile", name=tile)
        return tiles

    def special_tiles(self, value: str) -> None:
        self.state.pool = [*self.state.pool, *self.specials(value)]

    def specials(self, value: str) -> list[str]:
        tiles = self.tiles(value)
        for tile in tiles:
            if self.state.edition.tiles[tile].kind == components.STANDARD:
                raise self.bad("not-special", name=tile)
        return tiles

    def rings(self, value: str) -> None:
        edition = self.state.edition
        if value.partition(" ")[0] in edition.rings:
            self.rings_by_name(value)
            return
        rings = len(edition.rings)
        free, shadow = self.by_side(value, rings)
        if free + shadow > rings:
            raise self.bad("number", least=0, most=rings)
        self.state.rings = by_number(edition, free, shadow)

    def rings_by_name(self, value: str) -> None:
        edition = self.state.edition
        holders = {"free": FREE, "shadow": SHADOW, "nobody": board.NOBODY}
        told: set[str] = set()
        for part in value.split(","):
            words = part.split()
            if len(words) != 2 or words[0] not in edition.rings or words[1] not in holders or words[0] in told:
                raise self.bad("rings", names=", ".join(edition.rings))
            told.add(words[0])
            self.state.rings[edition.rings.index(words[0])] = holders[words[1]]

    def ring_used(self, value: str) -> None:
        for name in value.split():
            self.state.ring_used[self.side(name)] = True

    def table(self, value: str) -> None:
        self.state.table = self.cards_that(lambda card: card.is_table_card, "table-card", value)

    def face_down(self, value: str) -> None:
        """Without a seat's name they are all of players who have their side for themselves."""
        seats = self.state.edition.seats
        for card in self.any_cards(value):
            side = self.state.edition.cards[card].side
            if seats.shared[side]:
                raise self.bad("whose-face-down", name=card)
            seat = seats.of_side[side][0]
            self.state.face_down[seat] = (*self.state.face_down[seat], card)

    def face_down_by(self, seat: int, value: str) -> None:
        self.state.face_down[seat] = self.any_cards(value)

    def any_cards(self, value: str) -> tuple[str, ...]:
        return tuple(self.cards_that(lambda card: True, "any-card", value))

    def cards_that(self, fit: Callable[[EventCard], bool], hint: str, value: str) -> list[str]:
        """Different cards that fit; a hint says what is wrong with one that doesn't."""
        cards = value.split()
        for name in cards:
            card = self.state.edition.cards.get(name)
            if card is None or not fit(card) or cards.count(name) > 1:
                raise self.bad(hint, name=name)
        return cards

    # lines about something

    def place_figures(self, place_of: Callable[[str], int], name: str, value: str) -> None:
        state = self.state
        place = place_of(name)
        for kind in range(K):
            state.take(place, kind, state.of(place, kind))
        if value == "none":
            return
        for part in value.split(","):
            words = part.split()
            if len(words) != 2:
                raise self.bad("figures")
            if words[0] == "nazgul":
                state.add(place, nations.NAZGUL, self.number(words[1], 0, 8))
                continue
            if words[0] not in nations.NATIONS:
                raise self.bad("nation", name=words[0])
            nation = nations.NATIONS.index(words[0])
            for rank, text in enumerate(self.counts(words[1], nation)):
                state.add(place, nation * nations.RANKS + rank, text)

    def counts(self, text: str, nation: int) -> list[int]:
        parts = text.split("/")
        if len(parts) > (3 if nations.SIDE_OF_NATION[nation] == FREE or nation == nations.SAURON else 2):
            raise self.bad("figures")
        return [self.number(part, 0, 99) for part in parts]

    def casualties(self, name: str, value: str) -> None:
        if name not in nations.NATIONS or nations.SIDE_OF_NATION[nations.NATIONS.index(name)] != FREE:
            raise self.bad("nation", name=name)
        for rank, number in enumerate(self.counts(value, nations.NATIONS.index(name))):
            self.state.casualties[nations.NATIONS.index(name) * nations.RANKS + rank] = number

    def character(self, name: str, value: str) -> None:
        person = self.person(name)
        words = value.split()
        if value in AWAY:
            place = AWAY[value]
        elif len(words) == 2 and words[0] == "garrison":
            place = self.garrison_of(words[1])
        else:
            place = self.region(value)
        self.state.where[person] = place

    def version(self, name: str, value: str) -> None:
        edition = self.state.edition
        character = self.person(name)
        card = edition.card_of(character, value)
        if card is None:
            names = [edition.characters[character].version, *edition.versions.get(character, {})]
            raise self.bad("version", names=", ".join(names))
        self.state.lay_card(character, card)

    def control(self, name: str, value: str) -> None:
        region = self.region(name)
        if not board.IS_SETTLEMENT[region]:
            raise self.bad("no-settlement", name=name)
        self.state.control[region] = self.side(value)

    def nation(self, name: str, value: str) -> None:
        words = value.split()
        if name not in nations.NATIONS:
            raise self.bad("nation", name=name)
        nation = nations.NATIONS.index(name)
        standing = words[1:] or ["active"] * (words == ["at-war"])
        if standing not in (["active"], ["passive"]) or words == ["at-war", "passive"]:
            raise self.bad("political")
        self.state.from_war[nation] = 0 if words[0] == "at-war" else self.number(words[0], 1, TRACK_LENGTH)
        self.state.active[nation] = standing == ["active"]
        if name in nations.ACTIVE_AT_START and not self.state.active[nation]:
            raise self.bad("always-active", name=name)

    def dice(self, name: str, value: str) -> None:
        side = self.side(name)
        faces = value.split()
        edition = self.state.edition
        dice = [edition.ordinary_dice[side], *(die for die in edition.special_dice.values() if die.side == side)]
        # An Eye is no action.
        possible = [face for die in dice for face in die.faces if edition.faces[face].uses]
        if any(face not in possible for face in faces):
            raise self.bad("faces", faces=", ".join(dict.fromkeys(possible)))
        self.state.dice[side] = sorted(faces)

    def hand(self, name: str, value: str) -> None:
        seat = self.seat(name)
        self.state.hands[seat] = self.cards(self.state.edition.seats.sides[seat], value)

    # lines of players who share a side

    def seat(self, name: str) -> int:
        names = self.state.edition.seats.names
        if name not in names:
            raise self.bad("seat", names=", ".join(names))
        return names.index(name)

    def by_players(self, value: str) -> tuple[int, ...]:
        """One player of each side, the Free Peoples' first."""
        seats = self.state.edition.seats
        chosen = tuple(self.seat(name) for name in value.split())
        if tuple(seats.sides[seat] for seat in chosen) != (FREE, SHADOW):
            raise self.bad("one-of-each", names=", ".join(seats.names))
        return chosen

    def regions(self, value: str) -> list[int]:
        return [self.region(name) for name in value.split()]

    def garrison_of(self, name: str) -> int:
        """The inside of a stronghold."""
        place = board.GARRISON[self.region(name)]
        if place < 0:
            raise self.bad("no-stronghold", name=name)
        return place

    def garrisons(self, value: str) -> list[int]:
        return [self.garrison_of(name) for name in value.split()]

    def mixed(self, places: Callable[[str], list[int]], value: str) -> None:
        self.state.mixed |= set(places(value))

    def used_nations(self, value: str) -> None:
        for name in value.split():
            if name not in nations.NATIONS or not self.state.edition.seats.alone:
                raise self.bad("nation", name=name)
            self.state.used |= {(command.NATION, nations.NATIONS.index(name))}

    def used(self, places: Callable[[str], list[int]], value: str) -> None:
        found = places(value)
        if not self.state.edition.seats.alone:
            raise self.bad("three-players")
        self.state.used |= {(command.ARMY, place) for place in found}

    def captured(self, name: str, value: str) -> None:
        self.state.captors = {**self.state.captors, self.region(name): self.seat(value)}

    def laid(self, name: str, value: str) -> None:
        for card in self.any_cards(value):
            self.state.laid_by = {**self.state.laid_by, card: self.seat(name)}

    def seen(self, name: str, value: str) -> None:
        seat = self.seat(name)
        self.state.seen = (*self.state.seen, *((seat, card) for card in self.any_cards(value)))

    def discards(self, name: str, value: str) -> None:
        self.state.discards[self.side(name)] = self.cards(self.side(name), value)

    def cards(self, side: int, value: str) -> list[str]:
        return self.cards_that(lambda card: card.side == side, "card", value)
