"""What one seat may know, typed, and made straight from the state: bots think with it, and the view is written from it.

It is built up field by field. A card that the seat can't place is `HIDDEN`; what the other side has just chosen in
combat is known only as chosen. What is counted is a row of bytes, laid out as in the state but never shared with it.
"""

from __future__ import annotations

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
from westmarch.games.b5a.facts.pieces import CHARACTERS, FREE, NOBODY, NOT_YET, SHADOW
from westmarch.games.b5a.state import BEORN_ABSENT, Battle, Group, State
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


class SeenBattle:
    """A combat as one side sees it."""

    __slots__ = (
        "armies", "army", "beorn", "by", "cards", "charge", "chosen", "combined", "fought", "has_chosen", "round",
        "spent", "target",
    )  # fmt: skip

    def __init__(self) -> None:
        self.by = FREE
        self.armies: tuple[int, ...] = ()
        self.army = 0
        self.target = 0
        self.round = 0
        self.combined = False
        self.beorn = BEORN_ABSENT
        self.fought: tuple[int, ...] = ()
        self.spent: tuple[int, int] = (0, 0)  # bits of manoeuvre cards, by side
        self.cards: tuple[int, int] = (0, 0)
        self.chosen = ""  # the token of the card this side has chosen
        self.has_chosen: tuple[bool, bool] = (False, False)
        self.charge = False


class Seen:
    """All that a seat may know. `of` makes it from a state, `view.read_view` from a view."""

    __slots__ = (
        "active", "armour", "bats", "battle", "cards", "command", "damage", "decks", "dice", "eagles", "faces",
        "fates", "focus", "general_used", "guards", "hands", "held", "leadership", "marker", "mover", "moving",
        "opened", "orcs_on_card", "phase", "points", "rings", "rolls", "side", "size", "strength", "tiles",
        "tokens", "track", "troubled", "turn", "units", "walls", "where", "wrath",
    )  # fmt: skip

    def __init__(self, side: int) -> None:
        """`of` and `read_view` fill in what is not here."""
        self.side = side
        self.turn = 1
        self.phase = 0
        self.mover = FREE
        self.general_used = False
        self.points = 0  # of the Shadow
        self.marker = 0
        self.wrath = 0
        self.rings = 0
        self.guards = 0
        self.focus = False
        self.armour = 0
        self.orcs_on_card = 0
        self.troubled = NOBODY
        self.hands: tuple[int, int] = (0, 0)  # how many cards each side holds
        self.decks: tuple[int, int, int] = (0, 0, 0)  # events, stories of both sides
        self.battle: SeenBattle | None = None
        self.moving: tuple[Group, ...] = ()
        # As in the state.
        self.rolls: tuple[int, ...]
        self.dice: bytes
        self.units: bytes
        self.size: bytes
        self.damage: bytes
        self.command: bytes
        self.tokens: bytes
        self.faces: bytes
        self.where: tuple[int, ...]
        self.track: bytes
        self.active: bytes
        self.tiles: bytes
        self.held: bytes
        self.walls: bytes
        self.opened: bytes
        self.bats: bytes
        self.eagles: bytes
        self.fates: bytes
        self.cards: bytes
        # Of the army in each area.
        self.strength: bytes
        self.leadership: bytes

    @staticmethod
    def of(state: State, side: int) -> Seen:
        """What that side (or `SPECTATOR`) may know of a state."""
        seen = Seen(side)
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
        _see_armies(seen, state)
        _see_characters(seen, state)
        _see_cards(seen, state)
        if state.battle is not None:
            seen.battle = _see_battle(state.battle, side)
        if state.transit:
            seen.moving = tuple([_see_group(group) for group in state.transit])
        return seen

    def hand(self) -> list[int]:
        """The cards that this side holds, events first."""
        found: list[int] = []
        if self.side == SPECTATOR:
            return found
        place = IN_FREE_HAND + self.side
        card = self.cards.find(place)
        while card >= 0:
            found.append(card)
            card = self.cards.find(place, card + 1)
        return found

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


class _Stand:
    """What the strength and leadership of armies follow from, as somebody last saw it, with both by area."""

    __slots__ = ("command", "fates", "leadership", "size", "strength", "units", "where")

    def __init__(self, seen: Seen, state: State) -> None:
        self.units = seen.units
        self.size = seen.size
        self.command = seen.command
        self.fates = seen.fates
        self.where = state.where.copy()
        strengths = bytearray(AREAS)
        leaderships = bytearray(AREAS)
        for at, size in enumerate(seen.size):
            if size:
                side, area = divmod(at, AREAS)
                strengths[area] = strength(state, side, area)
                leaderships[area] = leadership(state, side, area)
        self.strength = bytes(strengths)
        self.leadership = bytes(leaderships)

    def is_of(self, seen: Seen, state: State) -> bool:
        return (
            self.units == seen.units
            and self.where == state.where
            and self.command == seen.command
            and self.fates == seen.fates
            and self.size == seen.size
        )


# At most questions armies stand as they stood at the one before.
_LAST: list[_Stand] = []


def _see_armies(seen: Seen, state: State) -> None:
    stand: _Stand | None = None
    for last in _LAST:
        if last.is_of(seen, state):
            stand = last
    if stand is None:
        stand = _Stand(seen, state)
        _LAST[:] = [stand]
    seen.strength = stand.strength
    seen.leadership = stand.leadership


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
