"""The whole state of a match of War of the Ring: what is counted in flat arrays, what is held in small lists.

A state between two steps says by itself how the match goes on. `copy` is written by hand because search, undo and
saving copy states all the time. What its type calls a Sequence or a Mapping is replaced and never changed, because
copies share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from westmarch.core.game import Result
from westmarch.core.match import Match
from westmarch.games.wotr.edition import Edition, EventCard, Extra
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    HOME_SIDE,
    INDEX,
    IS_SETTLEMENT,
    NO_PLACE,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_OF,
    RIVENDELL,
    SETTLEMENTS,
    SHADOW,
    points_at,
)
from westmarch.games.wotr.facts.characters import ELIMINATED, GANDALF_THE_GREY, IN_FELLOWSHIP, SET_ASIDE, Character
from westmarch.games.wotr.facts.nations import (
    ACTIVE_AT_START,
    IS_UNIT,
    KINDS_PER_PLACE,
    LEADER_KINDS,
    NATIONS,
    NAZGUL,
    RANKS,
    REINFORCEMENTS,
    SIDE_OF_KIND,
    STARTING_ARMIES,
    STEPS_FROM_WAR,
    UNIT_KINDS,
)

if TYPE_CHECKING:
    from westmarch.games.wotr.war.combat import Battle

# The phases of a turn (chapter IV), and the one before the first turn, where there is something to choose.
CARDS, FELLOWSHIP, HUNT_DICE, ROLL, ACTIONS, VICTORY, SET_UP = range(7)
PHASES: tuple[str, ...] = ("cards", "fellowship", "hunt-dice", "roll", "actions", "victory", "set-up")

SIDES: tuple[str, str] = ("free", "shadow")
CHARACTER_DECK, STRATEGY_DECK = 0, 1
DECKS: tuple[str, str] = ("character", "strategy")

P = PLACE_COUNT
K = KINDS_PER_PLACE
NO_MORDOR = -1


class State:
    """Every field is commented where it is set in `__init__`."""

    __slots__ = (
        "acting", "active", "asked_in_mordor", "battle", "captors", "casualties", "characters", "command",
        "control", "corruption", "count", "decks", "dice", "discards", "edition", "extra", "face_down",
        "fellowship", "figures", "from_war", "given_up", "guide", "hands", "held", "hidden", "hunt_box",
        "hunt_minimum", "laid_by", "leading", "messenger_used", "mixed", "mordor", "phase", "pool", "progress",
        "reinforcements", "result", "ring_used", "rings", "seen", "table", "tiles_drawn", "tiles_removed",
        "tiles_waiting", "to_act", "together", "turn", "used", "using", "where",
    )  # fmt: skip

    def __init__(self, edition: Edition, blank: bool = False) -> None:
        # What the match is made of; shared, never changed.
        self.edition = edition
        # A copy fills in every other field itself.
        if blank:
            return
        # What an expansion keeps of a match.
        self.extra: Extra | None = edition.extra() if edition.extra is not None else None
        self.turn = 1
        self.phase = SET_UP if edition.moments.at_set_up else CARDS
        # The side whose turn it is to act in the action phase.
        self.acting = FREE
        # With several players on a side: who leads it, by side, and whose action is next in the action phase.
        self.leading = tuple(players[0] for players in edition.seats.of_side)
        self.to_act = tuple(players[-1] for players in edition.seats.of_side)
        # Places where partners' units have become one mixed army (chapter XI).
        self.mixed: frozenset[int] = frozenset()
        # Places where partners both had units after the last action.
        self.together: frozenset[int] = frozenset()
        # Who took a settlement of the enemy, by region; who laid a card on the table. Kept where players share a side.
        self.captors: Mapping[int, int] = {}
        self.laid_by: Mapping[str, int] = {}
        # Three players: what the Free Peoples' last action was used on, and what this one is: nations, and the places
        # of mixed armies (chapter XI).
        self.used: frozenset[tuple[str, int]] = frozenset()
        self.using: frozenset[tuple[str, int]] = frozenset()
        # Who commands each side as long as a battle lasts; no checkpoint holds one.
        self.command: list[int] | None = None
        # figures[place * 24 + kind]: units and leaders on the map.
        self.figures = bytearray(P * K)
        # count[side * P + place]: army units there, kept beside `figures` because it is asked all the time.
        self.count = bytearray(2 * P)
        # held[seat * P + place]: the same by player, where there are more than two.
        self.held = bytearray(len(edition.seats.names) * P if edition.seats.many else 0)
        self.reinforcements = bytearray(K)
        # Free Peoples figures that are out for good.
        self.casualties = bytearray(K)
        # characters[character]: the card that lies for him. A list of its own if it isn't the edition's.
        self.characters = edition.characters
        # where[character]: a place, IN_FELLOWSHIP, SET_ASIDE or ELIMINATED.
        self.where = [IN_FELLOWSHIP if each.in_fellowship else SET_ASIDE for each in self.edition.characters]
        # control[region]: the side that holds its settlement; NOBODY where there is none.
        self.control = bytearray(
            HOME_SIDE[region] if IS_SETTLEMENT[region] else NOBODY for region in range(REGION_COUNT)
        )
        # from_war[nation]: steps to go on the political track; 0 is at war.
        self.from_war = bytearray(STEPS_FROM_WAR[nation] for nation in NATIONS)
        self.active = bytearray(nation in ACTIVE_AT_START for nation in NATIONS)
        # The region of the Ring-bearers; NO_PLACE on the Mordor track.
        self.fellowship = RIVENDELL
        self.progress = 0
        self.hidden = True
        self.corruption = 0
        self.guide = GANDALF_THE_GREY
        # The step on the Mordor track, or NO_MORDOR.
        self.mordor = NO_MORDOR
        # On the Mordor track: has the Fellowship tried to move, or hidden, in this turn?
        self.asked_in_mordor = False
        # dice[side]: the faces of the unused action dice, sorted.
        self.dice: list[Sequence[str]] = [[], []]
        # hunt_box[side]: that side's dice in the Hunt Box.
        self.hunt_box = [0, 0]
        # Did the Free Peoples take a die back out of the Hunt Box this turn?
        self.hunt_minimum = False
        # rings[ring]: the side that holds it; NOBODY when it is out of play.
        self.rings = [FREE] * len(edition.rings)
        self.ring_used = [False, False]
        self.messenger_used = False
        # hands[seat], decks[side * 2 + deck]: card ids. A deck is drawn from blindly, so its order means nothing.
        self.hands: list[Sequence[str]] = [[] for _ in edition.seats.names]
        self.decks: list[Sequence[str]] = [
            edition.deck(side, deck) for side in (FREE, SHADOW) for deck in (CHARACTER_DECK, STRATEGY_DECK)
        ]
        self.discards: list[Sequence[str]] = [[], []]
        # face_down[seat]: of the discards, those that went away face down: only who held them knows them. Of these,
        # those that were given up for the symbol they bear; the others know the symbol.
        self.face_down: list[tuple[str, ...]] = [() for _ in edition.seats.names]
        self.given_up: tuple[str, ...] = ()
        # Seats, and cards in another's hand that they have seen or given. Those still held there are known to them.
        self.seen: tuple[tuple[int, str], ...] = ()
        # Cards lying on the table, both sides'.
        self.table: Sequence[str] = []
        self.pool: Sequence[str] = list(self.edition.first_tiles)
        self.tiles_drawn: Sequence[str] = []
        # Special tiles in play that wait for the Fellowship to enter Mordor.
        self.tiles_waiting: Sequence[str] = []
        self.tiles_removed: Sequence[str] = []
        self.result: Result | None = None
        # The battle being fought, for views. A battle never outlasts its action, so no checkpoint holds one.
        self.battle: Battle | None = None
        self._place_armies()

    def _place_armies(self) -> None:
        for region, nation, *counts in STARTING_ARMIES:
            for rank, number in enumerate(counts):
                self.add(INDEX[region], NATIONS.index(nation) * RANKS + rank, number)
        for nation, numbers in REINFORCEMENTS.items():
            for rank, number in enumerate(numbers):
                self.reinforcements[NATIONS.index(nation) * RANKS + rank] = number

    def copy(self) -> State:
        twin = State(self.edition, blank=True)
        twin.extra = self.extra.copy() if self.extra is not None else None
        twin.turn = self.turn
        twin.phase = self.phase
        twin.acting = self.acting
        twin.leading = self.leading
        twin.to_act = self.to_act
        twin.mixed = self.mixed
        twin.together = self.together
        twin.captors = self.captors
        twin.laid_by = self.laid_by
        twin.used = self.used
        twin.using = self.using
        twin.command = None
        twin.figures = self.figures[:]
        twin.count = self.count[:]
        twin.held = self.held[:]
        twin.reinforcements = self.reinforcements[:]
        twin.casualties = self.casualties[:]
        twin.characters = self.characters
        twin.where = self.where[:]
        twin.control = self.control[:]
        twin.from_war = self.from_war[:]
        twin.active = self.active[:]
        twin.fellowship = self.fellowship
        twin.progress = self.progress
        twin.hidden = self.hidden
        twin.corruption = self.corruption
        twin.guide = self.guide
        twin.mordor = self.mordor
        twin.asked_in_mordor = self.asked_in_mordor
        twin.dice = self.dice[:]
        twin.hunt_box = self.hunt_box[:]
        twin.hunt_minimum = self.hunt_minimum
        twin.rings = self.rings[:]
        twin.ring_used = self.ring_used[:]
        twin.messenger_used = self.messenger_used
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.face_down = self.face_down[:]
        twin.given_up = self.given_up
        twin.seen = self.seen
        twin.table = self.table
        twin.pool = self.pool
        twin.tiles_drawn = self.tiles_drawn
        twin.tiles_waiting = self.tiles_waiting
        twin.tiles_removed = self.tiles_removed
        twin.result = self.result
        twin.battle = None
        return twin

    def lay_card(self, character: int, card: Character) -> None:
        """Another card lies for a character: he has another version now."""
        if self.characters[character] is not card:
            self.characters = [card if each == character else old for each, old in enumerate(self.characters)]

    # -- cards

    def lying(self) -> list[EventCard]:
        """The cards on the table, as they lie."""
        return [self.edition.cards[card] for card in self.table]

    def take_from_table(self, card: str) -> None:
        """A card leaves the table; where it goes is the caller's business."""
        self.table = without(self.table, card)
        if card in self.laid_by:
            self.laid_by = {each: seat for each, seat in self.laid_by.items() if each != card}

    def discard(self, side: int, card: str) -> None:
        """Puts a card on a side's discards; where it comes from is the caller's business."""
        self.discards[side] = [*self.discards[side], card]

    # -- figures

    def add(self, place: int, kind: int, number: int) -> None:
        """Puts figures on the map; where they come from is the caller's business."""
        self.figures[place * K + kind] += number
        if IS_UNIT[kind]:
            self.count[SIDE_OF_KIND[kind] * P + place] += number
            if self.held:
                self.held[self.edition.seats.of_nation[kind // RANKS] * P + place] += number

    def take(self, place: int, kind: int, number: int) -> None:
        """Takes figures off the map; where they go is the caller's business."""
        self.figures[place * K + kind] -= number
        if IS_UNIT[kind]:
            self.count[SIDE_OF_KIND[kind] * P + place] -= number
            if self.held:
                self.held[self.edition.seats.of_nation[kind // RANKS] * P + place] -= number

    def shift(self, origin: int, place: int, kind: int, number: int) -> None:
        self.take(origin, kind, number)
        self.add(place, kind, number)

    def lose(self, place: int, kind: int, number: int = 1) -> None:
        """Figures fall: the Free Peoples' for good, the Shadow's return to the reinforcements (chapter VI)."""
        self.take(place, kind, number)
        if SIDE_OF_KIND[kind] == FREE:
            self.casualties[kind] += number
        else:
            self.reinforcements[kind] += number

    def of(self, place: int, kind: int) -> int:
        return self.figures[place * K + kind]

    def units(self, side: int, place: int) -> int:
        """How many army units that side has at a place."""
        return self.count[side * P + place]

    def has_nation(self, place: int, nation: int) -> bool:
        """Is there an army unit of that nation?"""
        at = place * K + nation * RANKS
        return self.figures[at] > 0 or self.figures[at + 1] > 0

    def nations_at(self, side: int, place: int) -> list[int]:
        return sorted({kind // RANKS for kind in UNIT_KINDS[side] if self.figures[place * K + kind]})

    def leaders_at(self, side: int, place: int) -> int:
        """Leader figures: Free Peoples leaders, or Nazgûl without the Witch-king."""
        at = place * K
        if side == SHADOW:
            return self.figures[at + NAZGUL]
        return sum(self.figures[at + kind] for kind in LEADER_KINDS[FREE])

    def nazgul_at(self, place: int) -> int:
        """Nazgûl, the Witch-king included."""
        here = self.figures[place * K + NAZGUL]
        for character in self.edition.minions:
            if self.where[character] == place and self.characters[character].nazgul:
                here += 1
        return here

    def characters_at(self, side: int, place: int) -> list[int]:
        where = self.where
        if place not in where:
            return []
        return [character for character in self.edition.characters_of[side] if where[character] == place]

    def companions_in_fellowship(self) -> list[int]:
        where = self.where
        return [character for character in self.edition.characters_of[FREE] if where[character] == IN_FELLOWSHIP]

    def on_map(self, character: int) -> bool:
        return self.where[character] >= 0

    def region_of_character(self, character: int) -> int:
        """The region a character is in, also as part of a garrison; NO_PLACE if not on the map."""
        place = self.where[character]
        return REGION_OF[place] if place >= 0 else NO_PLACE

    def eliminated(self, character: int) -> bool:
        return self.where[character] == ELIMINATED

    def minion_has_come(self) -> bool:
        """Has one come that Gandalf the White waits for?"""
        for minion in self.edition.minions:
            if self.where[minion] != SET_ASIDE and self.characters[minion].brings_white_gandalf:
                return True
        return self.extra is not None and self.extra.minion_has_been()

    # -- places

    def is_besieged(self, region: int) -> bool:
        """Is the stronghold there under siege?"""
        garrison = GARRISON[region]
        return garrison >= 0 and (self.count[garrison] > 0 or self.count[P + garrison] > 0)

    def besieged_side(self, region: int) -> int:
        garrison = GARRISON[region]
        if garrison >= 0:
            if self.count[garrison]:
                return FREE
            if self.count[P + garrison]:
                return SHADOW
        return NOBODY

    def army_place(self, side: int, region: int) -> int:
        """Where that side's army in the region stands: inside a besieged stronghold or in the open."""
        garrison = GARRISON[region]
        return garrison if garrison >= 0 and self.count[side * P + garrison] else region

    def has_army(self, side: int, region: int) -> bool:
        return self.count[side * P + self.army_place(side, region)] > 0

    def is_free(self, side: int, region: int) -> bool:
        """A free region: no enemy army, no enemy settlement, unless we besiege it (chapter II)."""
        enemy = 1 - side
        if self.count[enemy * P + region]:
            return False
        if self.control[region] != enemy:
            return True
        garrison = GARRISON[region]
        return garrison >= 0 and self.count[enemy * P + garrison] > 0

    def unconquered(self, region: int) -> bool:
        """Does its first owner hold the settlement (chapter II)? A siege does not matter."""
        return self.control[region] == HOME_SIDE[region]

    def at_war(self, nation: int) -> bool:
        return self.from_war[nation] == 0

    def rings_of(self, side: int) -> list[int]:
        """The elven rings that a side holds."""
        return [ring for ring, holder in enumerate(self.rings) if holder == side]

    def victory_points(self, side: int) -> int:
        """Points for the enemy's cities and strongholds that this side holds (chapter X)."""
        taken = [each for each in SETTLEMENTS if self.control[each] == side and HOME_SIDE[each] != side]
        return sum(points_at(region) for region in taken)

    @property
    def in_actions(self) -> bool:
        return self.phase == ACTIONS

    @property
    def in_mordor(self) -> bool:
        """Is the Fellowship on the Mordor track?"""
        return self.mordor >= 0


War = Match[State]


def without(things: Sequence[str], one: str) -> list[str]:
    """Cards, tiles or dice, less one that is among them."""
    left = list(things)
    left.remove(one)
    return left
