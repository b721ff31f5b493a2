"""Who decides what: seats are people, sides are what the rules fight with.

With two players a side has one seat, which decides everything. With three or four a side is shared (chapter XI): each
player leads some nations and characters, one of the two holds the token of the leading player, and they act by turns.
Rules ask a side about something and this module says whose decision it is, so that nothing else equates the two.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import TYPE_CHECKING

from westmarch.core.decisions import Decision, Reason, Steps, Why
from westmarch.games.wotr.facts.board import (
    FREE,
    INDEX,
    NATION_OF,
    REGION_IDS,
    SETTLEMENTS,
    SHADOW,
    points_at,
)  # fmt: skip
from westmarch.games.wotr.facts.components import HAND_LIMIT, SHARED_HAND_LIMIT
from westmarch.games.wotr.facts.nations import (
    DWARVES,
    ELITE,
    ELVES,
    FREE_NATIONS,
    GONDOR,
    ISENGARD,
    KINDS_PER_PLACE,
    NATIONS,
    NORTH,
    RANKS,
    REGULAR,
    ROHAN,
    SAURON,
    SHADOW_NATIONS,
    SOUTHRONS,
)

if TYPE_CHECKING:
    from westmarch.games.wotr.state import State

YES, NO, DONE, NONE, ALL, PASS = "yes", "no", "done", "none", "all", "pass"
COUNTS: tuple[str, ...] = tuple(f"count:{number}" for number in range(25))
NUMBER: dict[str, int] = {token: number for number, token in enumerate(COUNTS)}
YES_NO = (YES, NO)
K = KINDS_PER_PLACE


class Seats:
    """The seats of a match by number: their names, the side that each plays for, and the nations that each leads."""

    def __init__(self, *seats: tuple[str, int, tuple[int, ...]]) -> None:
        self.names = tuple(name for name, _, _ in seats)
        self.sides = tuple(side for _, side, _ in seats)
        self.nations = tuple(nations for _, _, nations in seats)
        self.of_side = tuple(
            tuple(number for number, each in enumerate(self.sides) if each == side) for side in (FREE, SHADOW)
        )
        self.of_nation = tuple(
            next(number for number, nations in enumerate(self.nations) if nation in nations)
            for nation in range(len(NATIONS))
        )
        # Does a side have two players, and are there more than two in all?
        self.shared = tuple(len(players) > 1 for players in self.of_side)
        self.many = len(seats) > 2
        # One Free Peoples player against two.
        self.alone = self.many and not self.shared[FREE]
        self.hand_limits = tuple(SHARED_HAND_LIMIT if self.shared[side] else HAND_LIMIT for side in self.sides)
        # The army units that belong to each, and the elites among them.
        self.unit_kinds = tuple(
            tuple(nation * RANKS + rank for nation in nations for rank in (REGULAR, ELITE)) for nations in self.nations
        )
        self.elite_kinds = tuple(tuple(nation * RANKS + ELITE for nation in nations) for nations in self.nations)


TWO_PLAYERS: Seats = Seats(("free", FREE, FREE_NATIONS), ("shadow", SHADOW, SHADOW_NATIONS))
THREE_PLAYERS: Seats = Seats(
    ("free", FREE, FREE_NATIONS),
    ("witch-king", SHADOW, (SAURON,)),
    ("saruman", SHADOW, (ISENGARD, SOUTHRONS)),
)
FOUR_PLAYERS: Seats = Seats(
    ("gondor", FREE, (ELVES, GONDOR)),
    ("rohan", FREE, (DWARVES, NORTH, ROHAN)),
    ("witch-king", SHADOW, (SAURON,)),
    ("saruman", SHADOW, (ISENGARD, SOUTHRONS)),
)
# By the number of players (chapter XI).
SEATS: dict[int, Seats] = {2: TWO_PLAYERS, 3: THREE_PLAYERS, 4: FOUR_PLAYERS}


# -- asking


def ask(
    state: State, side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question to whoever acts for a side: with its dice, its cards and its armies."""
    return Decision(state.edition.seats.names[actor(state, side)], kind, options, params, why)


def which_region(
    state: State,
    side: int,
    kind: str,
    regions: Iterable[int],
    why_not: Callable[[int], Reason | None],
    question: Callable[..., Decision] = ask,
    **params: object,
) -> Steps[int]:
    """One of these regions; a check says why it can't be another. `question` says whose choice it is."""

    def why(token: str) -> Reason | None:
        return why_not(INDEX[token]) if token in INDEX else None

    answer = yield question(state, side, kind, tuple([REGION_IDS[each] for each in regions]), why, **params)
    return INDEX[answer]


def none_but(regions: Container[int], key: str, rule: str, **params: object) -> Callable[[int], Reason | None]:
    """The check of a choice among these regions, where one reason says it of all others."""
    return lambda region: None if region in regions else Reason(key, rule, **params, region=REGION_IDS[region])


def which_character(
    state: State, side: int, kind: str, among: Iterable[int], why_not: Callable[[int], Reason | None], **params: object
) -> Steps[int]:
    """One of these characters; a check says why it can't be another."""
    edition = state.edition

    def why(token: str) -> Reason | None:
        return why_not(edition.character_of_token[token]) if token in edition.character_of_token else None

    answer = yield ask(state, side, kind, tuple([edition.character_tokens[each] for each in among]), why, **params)
    return edition.character_of_token[answer]


def how_many(
    state: State,
    side: int,
    kind: str,
    least: int,
    most: int,
    rule: str,
    largest_first: bool = False,
    **params: object,
) -> Steps[int]:
    """A number from the least to the most; that it is none of these is why it can't be another."""

    def why(token: str) -> Reason | None:
        if token not in NUMBER or least <= NUMBER[token] <= most:
            return None
        return Reason("wotr-why-count-range", rule, least=least, most=most)

    options = COUNTS[least : most + 1]
    answer = yield ask(state, side, kind, options[::-1] if largest_first else options, why, **params)
    return NUMBER[answer]


def secretly(question: Decision, so: bool = True) -> Decision:
    """The same question, asked even if there is just one answer: their number depends on what others don't see."""
    question.secret = so
    return question


def ask_seat(
    state: State, seat: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question to one player, about what is his alone."""
    return Decision(state.edition.seats.names[seat], kind, options, params, why)


def ask_leader(
    state: State, side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question to a side's leading player: the Fellowship and the Hunt are his."""
    return Decision(state.edition.seats.names[state.leading[side]], kind, options, params, why)


def ask_holder(
    state: State, card: str, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question about a card on the table, to the player who laid it there."""
    return Decision(state.edition.seats.names[holder(state, card)], kind, options, params, why)


# -- whose decision


def actor(state: State, side: int) -> int:
    """The seat that acts for a side now: who commands in a battle, whose action it is, else the leading player."""
    seats = state.edition.seats
    if not seats.shared[side]:
        return seats.of_side[side][0]
    if state.command is not None:
        return state.command[side]
    return state.to_act[side] if state.acting == side and state.in_actions else state.leading[side]


def partner(state: State, seat: int) -> int:
    """The other player of a side; whoever has none is his own."""
    players = state.edition.seats.of_side[state.edition.seats.sides[seat]]
    return players[-1] if players[0] == seat else players[0]


def commander(state: State, side: int, place: int) -> int:
    """The seat that controls a side's army at a place: who has more units there, more elites, or leads the side."""
    seats = state.edition.seats
    if not seats.shared[side]:
        return seats.of_side[side][0]
    return in_control(state, side, state.figures[place * K : place * K + K])


def in_control(state: State, side: int, figures: bytearray) -> int:
    """Whose army these figures are, if they are one (chapter XI, mixed armies)."""
    seats = state.edition.seats
    first, second = seats.of_side[side]
    for kinds in (seats.unit_kinds, seats.elite_kinds):
        more = sum([figures[kind] for kind in kinds[first]]) - sum([figures[kind] for kind in kinds[second]])
        if more:
            return first if more > 0 else second
    return state.leading[side]


def player_of(state: State, character: int) -> int:
    """The seat that a character belongs to; one who is any player's follows whoever acts."""
    who = state.edition.characters[character]
    names = state.edition.seats.names
    return names.index(who.player) if who.player in names else actor(state, who.side)


def is_own(state: State, seat: int, player: str) -> bool:
    """Is something that belongs to that player, or to any if it names none, this seat's to use?"""
    names = state.edition.seats.names
    return player not in names or names[seat] == player


def is_own_nation(state: State, side: int, nation: int) -> bool:
    """Does the player who acts for a side lead that nation?"""
    seats = state.edition.seats
    return not seats.shared[side] or seats.of_nation[nation] == actor(state, side)


def own_nations(state: State, side: int) -> tuple[int, ...]:
    """The nations that the player who acts for a side leads."""
    return state.edition.seats.nations[actor(state, side)]


def holder(state: State, card: str) -> int:
    """The seat that laid a card on the table; where nobody knows any more, the one who acts."""
    seat = state.laid_by.get(card)
    return actor(state, state.edition.cards[card].side) if seat is None else seat


def hands_of(state: State, side: int) -> list[str]:
    """All cards that a side's players hold."""
    return [card for seat in state.edition.seats.of_side[side] for card in state.hands[seat]]


def team(state: State, side: int) -> tuple[str, ...]:
    """All who play for a side: they win and lose together."""
    seats = state.edition.seats
    return tuple(seats.names[seat] for seat in seats.of_side[side])


def side_of(state: State, seat: str) -> int:
    """The side that a seat plays for."""
    seats = state.edition.seats
    return seats.sides[seats.names.index(seat)]


# -- the token of the leading player, and the order of acting (chapter XI)


def pass_tokens(state: State) -> None:
    """At the start of every turn but the first the token of the leading player goes to his partner."""
    state.leading = tuple(partner(state, seat) for seat in state.leading)


def line_up(state: State) -> None:
    """In the action phase those who don't lead act first."""
    state.to_act = tuple(partner(state, seat) for seat in state.leading)


def take_turns(state: State, side: int) -> None:
    """After an action the partner is next; a player who passes stays the next one."""
    following = partner(state, state.to_act[side])
    state.to_act = (following, state.to_act[SHADOW]) if side == FREE else (state.to_act[FREE], following)


# -- winning as a person (chapter XI)


def tally(state: State) -> dict[str, int]:
    """The count of each player who has a partner: points that he took, less those that his nations have lost."""
    seats = state.edition.seats
    return {
        seats.names[seat]: _taken(state, seat) - _lost(state, seat)
        for side in (FREE, SHADOW)
        if seats.shared[side]
        for seat in seats.of_side[side]
    }


def _taken(state: State, seat: int) -> int:
    """Only the Shadow's players count what they have taken."""
    if state.edition.seats.sides[seat] == FREE:
        return 0
    return sum(points_at(region) for region, captor in state.captors.items() if captor == seat)


def _lost(state: State, seat: int) -> int:
    seats = state.edition.seats
    return sum(
        points_at(region)
        for region in SETTLEMENTS
        if NATION_OF[region] in seats.nations[seat] and state.control[region] == 1 - seats.sides[seat]
    )


def foremost(state: State, side: int) -> tuple[str, ...]:
    """Who of a winning side wins as a person: the highest count; both, if they are equal."""
    counts = {name: count for name, count in tally(state).items() if name in team(state, side)}
    return tuple(name for name, count in counts.items() if count == max(counts.values()))
