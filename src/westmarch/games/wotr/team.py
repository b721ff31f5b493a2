"""Who decides what: seats are people, sides are what the rules fight with.

With two players a side has one seat, which decides everything. Rules ask a side about something and this module says
whose decision it is, so that nothing else equates the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from westmarch.core.decisions import Decision, Why
from westmarch.games.wotr.facts.board import FREE, SHADOW

if TYPE_CHECKING:
    from westmarch.games.wotr.state import State

YES, NO, DONE, NONE, ALL, PASS = "yes", "no", "done", "none", "all", "pass"
COUNTS: tuple[str, ...] = tuple(f"count:{number}" for number in range(25))
NUMBER: dict[str, int] = {token: number for number, token in enumerate(COUNTS)}
YES_NO = (YES, NO)


class Seats:
    """The seats of a match by number: their names, and the side that each plays for."""

    __slots__ = ("names", "of_side", "sides")

    def __init__(self, *seats: tuple[str, int]) -> None:
        self.names = tuple(name for name, _ in seats)
        self.sides = tuple(side for _, side in seats)
        self.of_side = tuple(
            tuple(number for number, (_, each) in enumerate(seats) if each == side) for side in (FREE, SHADOW)
        )


TWO_PLAYERS: Seats = Seats(("free", FREE), ("shadow", SHADOW))
# By the number of players.
SEATS: dict[int, Seats] = {2: TWO_PLAYERS}


# -- asking


def ask(
    state: State, side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question to whoever acts for a side: with its dice, its cards and its armies."""
    return Decision(state.edition.seats.names[actor(state, side)], kind, options, params, why)


def ask_in_secret(
    state: State, side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """The same, where the number of answers depends on cards that only he sees: asked even if there is just one."""
    return Decision(state.edition.seats.names[actor(state, side)], kind, options, params, why, secret=True)


def ask_seat(
    state: State, seat: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question to one player, about what is his alone."""
    return Decision(state.edition.seats.names[seat], kind, options, params, why)


def ask_leader(
    state: State, side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object
) -> Decision:
    """A question to a side's leading player: the Fellowship and the Hunt are his."""
    return Decision(state.edition.seats.names[leader(state, side)], kind, options, params, why)


# -- whose decision


def actor(state: State, side: int) -> int:
    """The seat that acts for a side now."""
    return state.edition.seats.of_side[side][0]


def leader(state: State, side: int) -> int:
    """The seat of a side's leading player."""
    return state.edition.seats.of_side[side][0]


def commander(state: State, side: int, place: int) -> int:
    """The seat that controls a side's army at a place."""
    return state.edition.seats.of_side[side][0]


def player_of(state: State, character: int) -> int:
    """The seat that a character belongs to."""
    return state.edition.seats.of_side[state.edition.characters[character].side][0]


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
