"""What a seat may know of a match (all of the board; own hand; of the enemy's cards only their backs), as typed data.

The view is made from it, and it can be read back from a view (`text/view.py`): whoever thinks about a match gets the
same either way. What takes longer to find out is looked up when it is first asked for. So a look is good only until the
next answer is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import compress
from typing import Any

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    HOME_SIDE,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    SHADOW,
    points_at,
)
from westmarch.games.wotr.facts.characters import ELIMINATED, IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.facts.nations import NATIONS, NAZGUL
from westmarch.games.wotr.state import DECKS, NO_MORDOR, SIDES, K, P, State
from westmarch.games.wotr.team import commander, foremost, tally
from westmarch.games.wotr.turn import events, phases
from westmarch.games.wotr.war import command
from westmarch.games.wotr.war.armies import might
from westmarch.games.wotr.war.combat import Battle

AWAY = {IN_FELLOWSHIP: "fellowship", SET_ASIDE: "set-aside", ELIMINATED: "eliminated"}
NO_SEAT = -1
# Side and place of every entry of `State.count`, as numbers that sort by place.
_COUNTED: tuple[int, ...] = tuple(place * 2 + side for side in (FREE, SHADOW) for place in range(P))
_NAZGUL_AT = slice(NAZGUL, REGION_COUNT * K, K)
# The kinds of Free Peoples figures come first in a row, then the Shadow's.
_FREE_KINDS = 15
_NO_FREE, _NO_SHADOW = bytes(_FREE_KINDS), bytes(K - _FREE_KINDS)
_REGIONS = range(REGION_COUNT)
# The enemy's settlements that bring a side victory points, with how many.
_POINTS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((region, points_at(region)) for region in SETTLEMENTS if HOME_SIDE[region] != side and points_at(region))
    for side in (FREE, SHADOW)
)


@dataclass(slots=True, eq=False)
class SeenArmy:
    """An army on the map: where, whose, under siege or not, its figures by kind and who is with it."""

    side: int
    region: int
    besieged: bool
    # Counts by kind, as in the state.
    figures: bytes
    characters: tuple[int, ...]
    # Where players share a side: have partners' units become one army, do they stay apart, and who controls it?
    mixed: bool = False
    apart: bool = False
    commander: int = NO_SEAT


@dataclass(slots=True, eq=False)
class SeenHand:
    """What is to be seen of a player's cards: everybody sees the backs, the player himself the faces."""

    count: int
    # By deck: the cards in hand, and those left to draw for his side.
    backs: tuple[int, int]
    decks: tuple[int, int]
    discarded: int
    # Only for the player himself: his hand, and what his side has discarded as far as he can know.
    faces: list[str] | None
    discards: list[str] | None
    # Of another's hand the cards that one has seen.
    known: list[str] | None
    # Only for the player himself: which of his cards others know, by seat.
    known_to: dict[str, list[str]] | None


@dataclass(slots=True, eq=False)
class SeenTiles:
    """The Hunt tiles, as far as anybody can count them."""

    # How many are in the pool, and which of them are no standard tiles.
    pool: int
    special: list[str]
    drawn: list[str]
    waiting: list[str]
    removed: list[str]


class Seen:
    """What one seat, or a spectator, may know. Fields are named as in `State`, where each is explained."""

    __slots__ = (
        "_armies", "_available", "_battle", "_extra", "_hands", "_mights", "_nazgul", "_partners", "_points",
        "_state", "_tiles", "acting", "active", "asked_in_mordor", "casualties", "control", "corruption", "dice",
        "edition", "fellowship", "from_war", "guide", "hidden", "hunt_box", "hunt_minimum", "messenger_used",
        "mordor", "phase", "progress", "reinforcements", "ring_used", "rings", "seat", "table", "turn", "where",
    )  # fmt: skip

    turn: int
    phase: int
    acting: int
    # Regions, or where somebody is who is not on the map.
    where: list[int]
    reinforcements: bytes
    casualties: bytes
    control: bytes
    from_war: bytes
    active: bytes
    fellowship: int
    progress: int
    hidden: bool
    corruption: int
    guide: int
    mordor: int
    asked_in_mordor: bool
    dice: tuple[list[str], list[str]]
    hunt_box: tuple[int, int]
    hunt_minimum: bool
    # How many each side holds.
    rings: tuple[int, int]
    ring_used: tuple[bool, bool]
    messenger_used: bool
    table: list[str]

    def __init__(self, edition: Edition, seat: str | None) -> None:
        """Empty; `look` and `from_view` fill it in."""
        self.edition = edition
        self.seat = seat
        # Where to look what has not been asked for yet. Nothing but this class reads it.
        self._state: State | None = None
        self._armies: list[SeenArmy] | None = None
        self._mights: list[tuple[int, int]] | None = None
        self._nazgul: dict[int, int] | None = None
        self._available: tuple[int, int] | None = None
        self._points: tuple[int, int] | None = None
        self._tiles: SeenTiles | None = None
        self._hands: dict[str, SeenHand] = {}
        self._battle: dict[str, Any] | None = None
        self._extra: Mapping[str, Any] | None = None
        self._partners: dict[str, Any] | None = None

    # -- what is looked up when it is asked for

    @property
    def armies(self) -> list[SeenArmy]:
        """Every army on the map: first those in the open, by region, then those under siege.

        Where nothing has moved since somebody last asked, it is the same list. Nobody changes it.
        """
        if self._armies is None:
            self._armies = _armies(self._looking())
        return self._armies

    @property
    def mights(self) -> list[tuple[int, int]]:
        """For each of the armies how many dice it rolls and leads where it stands."""
        if self._mights is None:
            state = self._looking()
            self._mights = []
            for army in self.armies:
                place = GARRISON[army.region] if army.besieged else army.region
                self._mights.append(might(state, army.side, place, army.figures, army.characters))
        return self._mights

    @property
    def nazgul(self) -> dict[int, int]:
        """Nazgûl in regions without a Shadow army, by region."""
        if self._nazgul is None:
            state = self._looking()
            count = state.count
            self._nazgul = {
                region: state.figures[region * K + NAZGUL]
                for region in compress(_REGIONS, state.figures[_NAZGUL_AT])
                if not count[SHADOW * P + region]
            }
        return self._nazgul

    @property
    def dice_available(self) -> tuple[int, int]:
        """How many dice each side rolls."""
        if self._available is None:
            state = self._looking()
            self._available = (phases.available_dice(state, FREE), phases.available_dice(state, SHADOW))
        return self._available

    @property
    def victory_points(self) -> tuple[int, int]:
        if self._points is None:
            control = self.control
            free, shadow = [
                sum([points for region, points in places if control[region] == side])
                for side, places in enumerate(_POINTS)
            ]
            self._points = (free, shadow)
        return self._points

    @property
    def tiles(self) -> SeenTiles:
        if self._tiles is None:
            state = self._looking()
            standard = state.edition.standard_tiles
            self._tiles = SeenTiles(
                len(state.pool),
                sorted(tile for tile in state.pool if tile not in standard),
                sorted(state.tiles_drawn),
                sorted(state.tiles_waiting),
                sorted(state.tiles_removed),
            )
        return self._tiles

    def hand(self, holder: str) -> SeenHand:
        """What this seat sees of a player's cards."""
        known = self._hands.get(holder)
        if known is None:
            known = self._hands[holder] = _hand(self._looking(), holder, self.seat)
        return known

    @property
    def battle(self) -> dict[str, Any] | None:
        """A battle under way, as the view shows it."""
        if self._battle is None and self._state is not None and self._state.battle is not None:
            self._battle = _battle(self._state.battle, self.seat)
        return self._battle

    @property
    def extra(self) -> Mapping[str, Any]:
        """What an expansion shows, as in the view; nothing in the base game."""
        if self._extra is None:
            state = self._looking()
            self._extra = state.extra.view(state, self.seat) if state.extra is not None else {}
        return self._extra

    @property
    def partners(self) -> dict[str, Any]:
        """What there is to know where more than two play (chapter XI), as in the view."""
        if self._partners is None:
            self._partners = _partners(self._looking())
        return self._partners

    def _looking(self) -> State:
        assert self._state is not None
        return self._state


def look(state: State, seat: str | None) -> Seen:
    """What a seat may know now."""
    seen = Seen(state.edition, seat)
    seen._state = state
    seen.turn = state.turn
    seen.phase = state.phase
    seen.acting = state.acting
    seen.where = [REGION_OF[place] if place >= 0 else place for place in state.where]
    seen.reinforcements = bytes(state.reinforcements)
    seen.casualties = bytes(state.casualties)
    seen.control = bytes(state.control)
    seen.from_war = bytes(state.from_war)
    seen.active = bytes(state.active)
    seen.fellowship = state.fellowship
    seen.progress = state.progress
    seen.hidden = state.hidden
    seen.corruption = state.corruption
    seen.guide = state.guide
    seen.mordor = state.mordor if state.in_mordor else NO_MORDOR
    seen.asked_in_mordor = state.asked_in_mordor
    seen.dice = (list(state.dice[FREE]), list(state.dice[SHADOW]))
    seen.hunt_box = (state.hunt_box[FREE], state.hunt_box[SHADOW])
    seen.hunt_minimum = state.hunt_minimum
    seen.rings = (state.rings.count(FREE), state.rings.count(SHADOW))
    seen.ring_used = (state.ring_used[FREE], state.ring_used[SHADOW])
    seen.messenger_used = state.messenger_used
    seen.table = list(state.table)
    return seen


# -- from the state


# What armies follow from: figures, characters, units, and where partners share a side who commands which army.
_Stand = tuple[bytes, tuple[int, ...], bytes, frozenset[int], tuple[int, ...], Edition]
# The same as it was when somebody last looked at them, and those armies.
_LAST: list[tuple[_Stand, list[SeenArmy]]] = []


def _armies(state: State) -> list[SeenArmy]:
    figures = bytes(state.figures)
    stand = (figures, tuple(state.where), bytes(state.count), state.mixed, state.leading, state.edition)
    if not _LAST or _LAST[0][0] != stand:
        _LAST[:] = [(stand, _all_armies(state, figures))]
    return _LAST[0][1]


def _all_armies(state: State, figures: bytes) -> list[SeenArmy]:
    at: dict[int, list[int]] = {}
    for character, place in enumerate(state.where):
        if place >= 0:
            at.setdefault(place, []).append(character)
    shared = state.edition.seats.shared
    found = []
    # By place, of two sides in one place the Free Peoples first.
    for counted in sorted(compress(_COUNTED, state.count)):
        side, place = counted % 2, counted // 2
        row = figures[place * K : place * K + K]
        people: tuple[int, ...] = ()
        if place in at:
            of_side = state.edition.characters_of[side]
            people = tuple([character for character in at[place] if character in of_side])
        if side == FREE:
            if not row.endswith(_NO_SHADOW):
                row = row[:_FREE_KINDS] + _NO_SHADOW
        elif not row.startswith(_NO_FREE):
            row = _NO_FREE + row[_FREE_KINDS:]
        army = SeenArmy(side, REGION_OF[place], place >= REGION_COUNT, row, people)
        if shared[side]:
            together = command.is_shared(state, side, place)
            army.mixed = together and place in state.mixed
            army.apart = together and not army.mixed
            if not army.apart:
                army.commander = commander(state, side, place)
        found.append(army)
    return found


def _partners(state: State) -> dict[str, Any]:
    seats = state.edition.seats
    return {
        "nations": {name: [NATIONS[each] for each in seats.nations[seat]] for seat, name in enumerate(seats.names)},
        "leading": {SIDES[side]: seats.names[state.leading[side]] for side in (FREE, SHADOW)},
        "next": {SIDES[side]: seats.names[state.to_act[side]] for side in (FREE, SHADOW)},
        "tally": tally(state),
        "foremost": {SIDES[side]: list(foremost(state, side)) for side in (FREE, SHADOW) if seats.shared[side]},
        "captured": {REGION_IDS[region]: seats.names[captor] for region, captor in sorted(state.captors.items())},
        "laid": {card: seats.names[player] for card, player in state.laid_by.items()},
        "used": {
            "nations": sorted(NATIONS[each] for what, each in state.used if what == command.NATION),
            "armies": sorted({REGION_IDS[REGION_OF[each]] for what, each in state.used if what == command.ARMY}),
        },
    }


def _hand(state: State, name: str, seat: str | None) -> SeenHand:
    """Of a hand everybody sees the backs, its owner the faces."""
    edition = state.edition
    holder = edition.seats.names.index(name)
    side = edition.seats.sides[holder]
    hand = state.hands[holder]
    strategy = sum([edition.cards[card].deck for card in hand])
    faces = discards = known = None
    known_to: dict[str, list[str]] | None = None
    if seat == name:
        faces = edition.in_order(hand)
        secret = [card for partner, buried in enumerate(state.face_down) if partner != holder for card in buried]
        discards = edition.in_order([card for card in state.discards[side] if card not in secret])
        if state.seen:
            known_to = _known_to(state, holder) or None
    elif seat is not None and state.seen:
        seen = events.seen_by(state, edition.seats.names.index(seat))
        known = edition.in_order([card for card in seen if card in hand]) or None
    return SeenHand(
        len(hand),
        (len(hand) - strategy, strategy),
        (len(state.decks[side * 2]), len(state.decks[side * 2 + 1])),
        len(state.discards[side]),
        faces,
        discards,
        known,
        known_to,
    )


def _known_to(state: State, holder: int) -> dict[str, list[str]]:
    """Which cards in a hand others know, by seat: whoever showed or gave them away remembers."""
    found: dict[str, list[str]] = {}
    for seat, card in state.seen:
        if seat != holder and card in state.hands[holder]:
            found.setdefault(state.edition.seats.names[seat], []).append(card)
    return {name: state.edition.in_order(found[name]) for name in state.edition.seats.names if name in found}


def _battle(battle: Battle, seat: str | None) -> dict[str, Any]:
    """A battle under way; a card that is not yet shown is only its back to the other side."""
    now = battle.round
    state = battle.match.state
    commanders = [state.edition.seats.names[seat] for seat in battle.commanders]
    shown = not any(card in state.hands[battle.commanders[side]] for side, card in enumerate(now.cards))
    return {
        "region": REGION_IDS[battle.region],
        "kind": battle.kind,
        "attacker": SIDES[battle.attacker],
        "round": battle.round_number,
        "origin": REGION_IDS[REGION_OF[battle.forces[battle.attacker].place]],
        "sides": {
            SIDES[side]: {
                "figures": battle.forces[side].as_params(state.edition),
                "strength": battle.strength(side),
                "leadership": battle.leadership(side),
                "needs": battle.needs(side),
                "dice": list(now.dice[side]),
                "rerolled": list(now.rerolled[side]),
                "hits": now.hits(side),
                "roll_bonus": now.roll_bonus[side],
                "reroll_bonus": now.reroll_bonus[side],
                "card": _combat_card(state.edition, now.cards[side], shown or seat == commanders[side]),
                "commander": commanders[side],
            }
            for side in (FREE, SHADOW)
        },
    }


def _combat_card(edition: Edition, card: str | None, visible: bool) -> dict[str, str] | None:
    if card is None:
        return None
    back = DECKS[edition.cards[card].deck]
    return {"back": back, "card": card} if visible else {"back": back}
