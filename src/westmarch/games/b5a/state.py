"""A position of the battle: flat arrays, copied by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westmarch.core.game import Result
from westmarch.games.b5a.facts.board import AREAS, EYRIE, FORTS, PASSES, TERRITORIES
from westmarch.games.b5a.facts.deck import CARDS, FATES
from westmarch.games.b5a.facts.pieces import (
    CHARACTER,
    CHARACTERS,
    DICE,
    FACES,
    FATE_SPACES,
    KINDS,
    NOBODY,
    NOT_YET,
    POOLS,
    SET_UP,
    TILE_COUNT,
    TOKEN_COUNT,
    UNIT,
    UNITS,
)

if TYPE_CHECKING:
    from westmarch.games.b5a.abilities import Box

# Phases; the action phase ends when both have no dice left.
PHASES: tuple[str, ...] = ("recovery", "generals", "fate", "command", "roll", "action", "end")
RECOVERY, GENERALS_PHASE, FATE_PHASE, COMMAND_PHASE, ROLL, ACTION, END = range(len(PHASES))

# Beorn fights alone: what he does in a combat, and how positions and views call it.
BEORN_ABSENT, BEORN_ATTACKS, BEORN_DEFENDS = range(3)
BEORN_PARTS: tuple[str | None, ...] = (None, "attacks", "defends")

# What is counted: a bytearray in a state, bytes in what somebody has seen of one.
Row = bytes | bytearray


class Battle:
    """A combat between two rounds."""

    __slots__ = ("armies", "army", "beorn", "by", "charge", "chosen", "combined", "fought", "guarded", "hand", "round",
                 "spent", "superior", "target")  # fmt: skip

    def __init__(self, by: int, armies: list[int], target: int) -> None:
        self.by = by  # the attacking side
        self.armies = armies  # areas of the armies that may attack
        self.army = armies[0]  # the one that fights now
        self.target = target
        self.round = 0  # rounds begun so far
        self.combined = len(armies) > 1
        self.fought: list[int] = []  # armies that have attacked: fords and slopes hinder them no more
        self.hand = [0, 0]  # bits of the manoeuvre cards each side holds
        self.spent = [0, 0]  # and of those that lie used
        self.chosen = ["", ""]  # the token of the card each side plays this round, until it is revealed
        self.superior = False  # a card gave the attacker terrain superiority
        self.charge = False  # Elven Charge
        self.beorn = BEORN_ABSENT
        self.guarded = 0  # the last round of which a bodyguard token took the damage; of no use between rounds

    def copy(self) -> Battle:
        twin = Battle(self.by, self.armies.copy(), self.target)
        twin.army = self.army
        twin.round = self.round
        twin.combined = self.combined
        twin.fought = self.fought.copy()
        twin.hand = self.hand.copy()
        twin.spent = self.spent.copy()
        twin.chosen = self.chosen.copy()
        twin.superior = self.superior
        twin.charge = self.charge
        twin.beorn = self.beorn
        twin.guarded = self.guarded
        return twin


class Group:
    """Figures on their way: taken from one area, not yet put down in another."""

    __slots__ = ("command", "damage", "origin", "path", "side", "units", "who")

    def __init__(self, side: int, origin: int, units: list[int], command: int, damage: int, who: list[int]) -> None:
        self.side = side
        self.origin = origin
        self.path: list[int] = []
        self.units = units
        self.command = command
        self.damage = damage
        self.who = who


class State:
    """Everything that is on the table."""

    __slots__ = (
        "active", "armour", "bats", "battle", "box", "cards", "command", "damage", "dice", "eagles", "faces", "fates",
        "focus", "general_used", "guards", "held", "marker", "mover", "opened", "orcs_on_card", "phase", "renewal",
        "result", "rings", "rolls", "size", "tiles", "tokens", "track", "transit", "troubled", "turn", "units",
        "walls", "where", "wrath",
    )  # fmt: skip

    def __init__(self, box: Box, blank: bool = False) -> None:
        """Before set-up; `blank` leaves the arrays out, for a copy that brings its own."""
        self.box = box  # what the cards say
        self.result: Result | None = None
        self.battle: Battle | None = None
        self.transit: list[Group] = []  # always empty between two steps
        if blank:
            return
        self.turn = 1
        self.phase = RECOVERY
        self.mover = 0  # whose action it is
        self.general_used = False  # a general's ability has been used before this action
        self.rolls = list(DICE)  # action dice of this turn, free and shadow
        self.dice = bytearray(2 * len(FACES))  # unused dice by side and face
        self.units = bytearray(AREAS * KINDS)  # figures by area and kind
        self.size = bytearray(2 * AREAS)  # army units by side and area: the sum of the above
        self.damage = bytearray(AREAS)  # damage tokens on the army there
        self.command = bytearray(AREAS)  # leadership tokens with the army there
        self.tokens = bytearray(len(POOLS) * AREAS)  # face-down recruitment tokens by pool and area
        self.faces = bytearray(TOKEN_COUNT)  # recruitment tokens not flipped yet, on the map or not
        self.where = [NOT_YET] * CHARACTERS
        self.track = bytearray(FATE_SPACES)  # the space where a figure waits
        self.active = bytearray(CHARACTERS)  # activation tokens
        self.marker = 0  # fate
        self.tiles = bytearray(TILE_COUNT)  # fate tiles in the pool
        self.held = bytearray(AREAS)  # Shadow control markers
        self.walls = bytearray(len(FORTS))  # damage on fortifications
        self.opened = bytearray(len(PASSES))  # mountain passes
        self.bats = bytearray(len(TERRITORIES))  # by territory
        self.eagles = bytearray(EYRIE + 1)  # by territory, the Lord included; last, in the eyrie
        self.wrath = 0
        self.rings = 0
        self.guards = 0
        self.focus = False  # Gandalf's concentration token
        self.armour = 0  # damage tokens on Shining Armour
        self.orcs_on_card = 0  # Flying Arrows and Wild Spears
        self.troubled = NOBODY  # the general under Troubled Mind
        self.cards = bytearray(CARDS)  # where each event and story card is
        self.fates = bytearray(FATES)
        # Where event cards were, in a hand or face down, when their deck was last made anew. It tells which cards a
        # player can't have drawn since (hidden.py). Never changed, only replaced.
        self.renewal = b""

    def copy(self) -> State:
        twin = State(self.box, blank=True)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.mover = self.mover
        twin.general_used = self.general_used
        twin.rolls = self.rolls.copy()
        twin.dice = self.dice.copy()
        twin.units = self.units.copy()
        twin.size = self.size.copy()
        twin.damage = self.damage.copy()
        twin.command = self.command.copy()
        twin.tokens = self.tokens.copy()
        twin.faces = self.faces.copy()
        twin.where = self.where.copy()
        twin.track = self.track.copy()
        twin.active = self.active.copy()
        twin.marker = self.marker
        twin.tiles = self.tiles.copy()
        twin.held = self.held.copy()
        twin.walls = self.walls.copy()
        twin.opened = self.opened.copy()
        twin.bats = self.bats.copy()
        twin.eagles = self.eagles.copy()
        twin.wrath = self.wrath
        twin.rings = self.rings
        twin.guards = self.guards
        twin.focus = self.focus
        twin.armour = self.armour
        twin.orcs_on_card = self.orcs_on_card
        twin.troubled = self.troubled
        twin.cards = self.cards.copy()
        twin.fates = self.fates.copy()
        twin.renewal = self.renewal
        battle = self.battle
        if battle is not None:
            twin.battle = battle.copy()
        twin.result = self.result
        return twin


def cards_at(cards: Row, place: int) -> list[int]:
    """The cards at a place, in the order of their numbers."""
    found: list[int] = []
    card = cards.find(place)
    while card >= 0:
        found.append(card)
        card = cards.find(place, card + 1)
    return found


def clear_board(state: State) -> None:
    """Takes every figure and token off the map."""
    state.units = bytearray(AREAS * KINDS)
    state.size = bytearray(2 * AREAS)
    state.tokens = bytearray(len(POOLS) * AREAS)
    state.damage = bytearray(AREAS)
    state.command = bytearray(AREAS)
    state.where = [NOT_YET] * CHARACTERS


def set_up(box: Box) -> State:
    """Chapter II: the position before the first turn."""
    state = State(box)
    for area, units, characters, tokens in SET_UP:
        for name, count in units.items():
            kind = UNIT[name]
            state.units[area * KINDS + kind] = count
            state.size[UNITS[kind].side * AREAS + area] += count
        for name in characters:
            state.where[CHARACTER[name]] = area
        for pool, count in tokens.items():
            state.tokens[POOLS.index(pool) * AREAS + area] = count
    return state
