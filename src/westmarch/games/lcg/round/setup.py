"""Setting up (rulebook, Playing the game: Setup)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.choices import ask
from westmarch.games.lcg.round.refresh import starting_resources
from westmarch.games.lcg.state import DECK, Journey, State
from westmarch.games.lcg.table.effects import reveal_stage
from westmarch.games.lcg.table.moves import draw, shuffle
from westmarch.games.lcg.table.zones import place, take

HAND_SIZE = 6


def vote_first_player(match: Journey) -> Steps[None]:
    """The players vote for a first player; a tie is decided by chance."""
    state = match.state
    for owner in range(state.players + 1):
        shuffle(match, owner)
    voters = [seat for seat in range(state.players) if state.alive[seat]]
    seats = [state.pool.seats[seat] for seat in voters]
    if len(seats) > 1:
        votes: list[str] = []
        for seat in voters:
            votes.append((yield ask(state, seat, "lcg.vote-first", seats)))
        most = max([votes.count(name) for name in seats])
        seats = [name for name in seats if votes.count(name) == most]
    chosen = seats[0] if len(seats) == 1 else match.chance.pick("first-player", seats)
    state.first = state.pool.seats.index(chosen)
    match.tell("lcg.first-player", seat=chosen)
    for seat in state.order():
        draw(match, seat, HAND_SIZE)
    starting_resources(match)


def mulligan(match: Journey, seat: int) -> Steps[None]:
    """A player may once take a new hand, which he must keep."""
    state = match.state
    token = yield ask(state, seat, "lcg.mulligan", ("keep", "mulligan"))
    if token == "keep":
        return
    match.tell("lcg.mulligan", seat=state.pool.seats[seat])
    for card in list(state.hands[seat]):
        take(state, card)
        place(state, card, DECK, 1 << seat)
    shuffle(match, seat)
    draw(match, seat, HAND_SIZE)


def set_up_scenario(match: Journey) -> Steps[None]:
    """Side A of the first quest card, then its side B. Responses are allowed, actions are not (FAQ)."""
    state: State = match.state
    set_up = state.box.quests[state.quest].set_up
    if set_up is not None:
        yield from set_up(match) or ()
    yield from reveal_stage(match)
