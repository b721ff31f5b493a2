"""Setting up (rulebook, Playing the game: Setup)."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Steps
from westmarch.games.lcg.abilities import Table
from westmarch.games.lcg.effects import reveal_stage
from westmarch.games.lcg.moves import draw, shuffle
from westmarch.games.lcg.refresh import starting_resources
from westmarch.games.lcg.state import DECK, State
from westmarch.games.lcg.zones import place, take

HAND_SIZE = 6


def vote_first_player(match: Table) -> Steps[None]:
    """The players vote for a first player; a tie is decided by chance."""
    state = match.state
    for owner in range(state.players + 1):
        shuffle(match, owner)
    seats = [state.pool.seats[seat] for seat in range(state.players) if state.alive[seat]]
    votes: dict[str, int] = {}
    if len(seats) > 1:
        for seat in seats:
            token = yield Decision(seat, "lcg.vote-first", tuple(seats), {})
            votes[token] = votes.get(token, 0) + 1
        most = max(votes.values())
        seats = [seat for seat in seats if votes.get(seat) == most]
    chosen = seats[0] if len(seats) == 1 else match.chance.pick("first-player", seats)
    state.first = state.pool.seats.index(chosen)
    match.tell("lcg.first-player", seat=chosen)
    for seat_number in state.order():
        draw(match, seat_number, HAND_SIZE)
    starting_resources(match)


def mulligan(match: Table, seat: int) -> Steps[None]:
    """A player may once take a new hand, which he must keep."""
    state = match.state
    token = yield Decision(state.pool.seats[seat], "lcg.mulligan", ("keep", "mulligan"), {})
    if token == "keep":
        return
    match.tell("lcg.mulligan", seat=state.pool.seats[seat])
    for card in list(state.hands[seat]):
        take(state, card)
        place(state, card, DECK, 1 << seat)
    shuffle(match, seat)
    draw(match, seat, HAND_SIZE)


def set_up_scenario(match: Table) -> Steps[None]:
    """Side A of the first quest card, then its side B. Responses are allowed, actions are not (FAQ)."""
    state: State = match.state
    set_up = state.box.quests[state.quest].set_up
    if set_up is not None:
        yield from set_up(match)
    yield from reveal_stage(match)
