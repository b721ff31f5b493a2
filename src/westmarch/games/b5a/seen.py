"""What one seat may know, typed, and made straight from the state: bots think with it, and the view is written from it.

It is built up field by field. A card that the seat can't place is `HIDDEN`; what the other side has just chosen in
combat is known only as chosen. What is counted is a row of bytes, laid out as in the state but never shared with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.games.b5a.facts.board import AREAS
from westmarch.games.b5a.facts.deck import (
    EVENTS,
    FREE_DROPPED,
    IN_DECK,
    IN_FREE_HAND,
    IN_SHADOW_HAND,
    ON_TABLE,
    RESOLVING,
    SHADOW_DROPPED,
    STORY_CARDS,
)
from westmarch.games.b5a.facts.pieces import CHARACTERS, FREE, NOT_YET, SHADOW
from westmarch.games.b5a.state import Battle, Group, State, cards_at
from westmarch.games.b5a.war.armies import leadership, points, strength

# Where a card may be that a seat can't place: in a deck, in another hand, or dropped face down by another player.
HIDDEN = 255
# The side of a spectator.
SPECTATOR = -1


def _card_places(side: int) -> bytes:
    """For each place of a card in the state, what a side sees of it. A card being resolved lies on the table."""
    places = bytearray([HIDDEN] * 256)
    for place in range(RESOLVING + 1):
        places[place] = place
    places[RESOLVING] = ON_TABLE
    places[IN_DECK] = HIDDEN
    for other in (FREE, SHADOW):
        if other != side:
            places[IN_FREE_HAND + other] = HIDDEN
            places[FREE_DROPPED + other] = HIDDEN
    return bytes(places)


# By side; last, for spectators.
_PLACES: tuple[bytes, ...] = (_card_places(FREE), _card_places(SHADOW), _card_places(SPECTATOR))
assert (IN_SHADOW_HAND, SHADOW_DROPPED) == (IN_FREE_HAND + SHADOW, FREE_DROPPED + SHADOW)


@dataclass(slots=True, eq=False, init=False, repr=False)
class SeenBattle:
    """A combat as one side sees it."""

    by: int
    armies: tuple[int, ...]
    army: int
    target: int
    round: int
    combined: bool
    beorn: int
    fought: tuple[int, ...]
    spent: tuple[int, int]  # bits of manoeuvre cards, by side
    cards: tuple[int, int]
    chosen: str  # the token of the card this side has chosen
    has_chosen: tuple[bool, bool]
    charge: bool


@dataclass(slots=True, eq=False, init=False, repr=False)
class Seen:
    """All that a seat may know. `of` makes it from a state, `view.read_view` from a view."""

    side: int
    turn: int
    phase: int
    mover: int
    general_used: bool
    points: int  # of the Shadow
    marker: int
    wrath: int
    rings: int
    guards: int
    focus: bool
    armour: int
    orcs_on_card: int
    troubled: int
    hands: tuple[int, int]  # how many cards each side holds
    decks: tuple[int, int, int]  # events, stories of both sides
    battle: SeenBattle | None
    moving: tuple[Group, ...]
    # As in the state.
    rolls: tuple[int, ...]
    dice: bytes
    units: bytes
    size: bytes
    damage: bytes
    command: bytes
    tokens: bytes
    faces: bytes
    where: tuple[int, ...]
    track: bytes
    active: bytes
    tiles: bytes
    held: bytes
    walls: bytes
    opened: bytes
    bats: bytes
    eagles: bytes
    fates: bytes
    cards: bytes
    # Of the army in each area.
    strength: bytes
    leadership: bytes

    @staticmethod
    def of(state: State, side: int) -> Seen:
        """What that side (or `SPECTATOR`) may know of a state."""
        seen = Seen()
        seen.side = side
        seen.turn = state.turn
        seen.phase = state.phase
        seen.mover = state.mover
        seen.general_used = state.general_used
        seen.points = points(state)
        seen.marker = state.marker
        seen.wrath = state.wrath
        seen.rings = state.rings
        seen.guards = state.guards
        seen.focus = state.focus
        seen.armour = state.armour
        seen.orcs_on_card = state.orcs_on_card
        seen.troubled = state.troubled
        seen.rolls = tuple(state.rolls)
        seen.dice = bytes(state.dice)
        seen.units = bytes(state.units)
        seen.size = bytes(state.size)
        seen.damage = bytes(state.damage)
        seen.command = bytes(state.command)
        seen.tokens = bytes(state.tokens)
        seen.faces = bytes(state.faces)
        seen.tiles = bytes(state.tiles)
        seen.held = bytes(state.held)
        seen.walls = bytes(state.walls)
        seen.opened = bytes(state.opened)
        seen.bats = bytes(state.bats)
        seen.eagles = bytes(state.eagles)
        seen.fates = bytes(state.fates)
        _see_characters(seen, state)
        _see_armies(seen, state)
        _see_cards(seen, state)
        seen.battle = None if state.battle is None else _see_battle(state.battle, side)
        seen.moving = tuple([_see_group(group) for group in state.transit])
        return seen

    def hand(self) -> list[int]:
        """The cards that this side holds, events first."""
        return [] if self.side == SPECTATOR else cards_at(self.cards, IN_FREE_HAND + self.side)

    def same_ground(self, other: Seen) -> bool:
        """Whether nothing differs that marches and fights are weighed by: armies, places, characters, fate."""
        return (
            self.units == other.units
            and self.damage == other.damage
            and self.command == other.command
            and self.where == other.where
            and self.held == other.held
            and self.walls == other.walls
            and self.tokens == other.tokens
            and self.strength == other.strength
            and self.leadership == other.leadership
            and self.opened == other.opened
            and self.marker == other.marker
            and self.wrath == other.wrath
            and self.guards == other.guards
            and self.side == other.side
        )


# What the strength and leadership of armies follow from: units, characters, tokens, fate, their number.
_Stand = tuple[bytes, tuple[int, ...], bytes, bytes, bytes]
# The same as somebody last saw it, with both by area: at most questions armies stand as they stood at the one before.
_LAST: list[tuple[_Stand, bytes, bytes]] = []


def _see_armies(seen: Seen, state: State) -> None:
    stand = (seen.units, seen.where, seen.command, seen.fates, seen.size)
    if not _LAST or _LAST[0][0] != stand:
        strengths = bytearray(AREAS)
        leaderships = bytearray(AREAS)
        for at, size in enumerate(seen.size):
            if size:
                side, area = divmod(at, AREAS)
                strengths[area] = strength(state, side, area)
                leaderships[area] = leadership(state, side, area)
        _LAST[:] = [(stand, bytes(strengths), bytes(leaderships))]
    _, seen.strength, seen.leadership = _LAST[0]


def _see_characters(seen: Seen, state: State) -> None:
    where = state.where
    seen.where = tuple(where)
    # Whoever waits is not active; whoever doesn't stands on no space.
    seen.track = bytes([state.track[who] if where[who] == NOT_YET else 0 for who in range(CHARACTERS)])
    seen.active = bytes([state.active[who] if where[who] != NOT_YET else 0 for who in range(CHARACTERS)])


def _see_cards(seen: Seen, state: State) -> None:
    cards = state.cards
    seen.cards = bytes(cards.translate(_PLACES[seen.side]))
    seen.hands = (cards.count(IN_FREE_HAND), cards.count(IN_SHADOW_HAND))
    free, shadow = STORY_CARDS
    seen.decks = (
        cards.count(IN_DECK, 0, EVENTS),
        cards.count(IN_DECK, free.start, free.stop),
        cards.count(IN_DECK, shadow.start, shadow.stop),
    )


def _see_battle(battle: Battle, side: int) -> SeenBattle:
    seen = SeenBattle()
    seen.by = battle.by
    seen.armies = tuple(battle.armies)
    seen.army = battle.army
    seen.target = battle.target
    seen.round = battle.round
    seen.combined = battle.combined
    seen.beorn = battle.beorn
    seen.fought = tuple(battle.fought)
    seen.spent = (battle.spent[FREE], battle.spent[SHADOW])
    seen.cards = (battle.hand[FREE], battle.hand[SHADOW])
    seen.chosen = "" if side == SPECTATOR else battle.chosen[side]
    seen.has_chosen = (battle.chosen[FREE] != "", battle.chosen[SHADOW] != "")
    seen.charge = battle.charge
    return seen


def _see_group(group: Group) -> Group:
    twin = Group(group.side, group.origin, group.units.copy(), group.command, group.damage, group.who.copy())
    twin.path = group.path.copy()
    return twin
