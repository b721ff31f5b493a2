"""Phases 1 and 7: Resource and Refresh; and what ends with a phase or a round (Lasting effects)."""

from __future__ import annotations

from westmarch.core.decisions import MaybeSteps, Steps
from westmarch.games.lcg.choices import ask, pick
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.state import ATTACHED, DECK, HAND, NONE, PLAY, TO_DECK, TO_HAND, UNTIL_PHASE, Journey, State
from westmarch.games.lcg.table.effects import leave_play
from westmarch.games.lcg.table.elimination import pass_first_player
from westmarch.games.lcg.table.moves import add_resources, draw, raise_threat
from westmarch.games.lcg.table.stats import hit_points


def resource_phase(match: Journey) -> None:
    """Every hero gains a resource, every player draws a card."""
    state = match.state
    for seat in state.order():
        for hero in state.heroes(seat):
            state.tokens[hero] += 1
    state.stir += 1
    match.tell("lcg.round", round=state.round, first=state.pool.seats[state.first])
    for seat in state.order():
        draw(match, seat, 1)


def refresh_phase(match: Journey) -> Steps[None]:
    """All cards ready, every player's threat grows by 1, the first player token passes on."""
    state = match.state
    for seat in state.order():
        for card in state.areas[seat]:
            if state.exhausted[card]:
                toll = _toll(state, card)
                held = toll > 0 and (yield from _held(match, card, seat, toll))
                if not held:
                    state.exhausted[card] = 0
    for card in state.attached:
        state.exhausted[card] = 0
    state.stir += 1
    match.tell("lcg.refreshed")
    more = state.text(state.active).refresh_threat if state.active != NONE else 0
    for seat in state.order():
        raise_threat(match, seat, 1, "", "refresh")
        if more and state.alive[seat]:
            raise_threat(match, seat, more, CARDS[state.face[state.active]].id)
    pass_first_player(state)


def _toll(state: State, card: int) -> int:
    """What must be paid to ready a hero: each card that keeps it exhausted wants its toll."""
    return sum([state.text(each).refresh_toll for each in state.attachments(card)])


def _held(match: Journey, card: int, seat: int, toll: int) -> Steps[bool]:
    """Whether a hero stays exhausted: the toll is paid from its own pool, or not."""
    state = match.state
    if state.tokens[card] < toll:
        return True
    token = yield ask(state, seat, "lcg.toll", ("yes", "no"), card=state.name(card), cost=toll)
    if token == "no":
        return True
    state.tokens[card] -= toll
    return False


def end_phase(match: Journey) -> MaybeSteps:
    """What was made until the end of the phase is over."""
    if match.state.leaving:
        return _end_phase_of_guests(match)
    _nothing_lasts(match.state)
    return None


def _end_phase_of_guests(match: Journey) -> Steps[None]:
    """The same where cards came for this phase only."""
    state = match.state
    while state.leaving:
        yield from _send_home(match)
    _nothing_lasts(state)


def _nothing_lasts(state: State) -> None:
    if state.lasting:
        state.lasting = tuple([each for each in state.lasting if each[3] != UNTIL_PHASE])
    state.fog = 0
    state.gloom = 0
    state.stand_together = 0
    state.uses_phase = state.pool.unmarked
    state.barred = state.pool.unmarked
    state.committed = state.pool.unmarked


def _send_home(match: Journey) -> Steps[None]:
    """Sneak Attack and Beorn: if both would take the same card away the first player decides (FAQ)."""
    state = match.state
    card, how = state.leaving[0]
    both = {other_how for other, other_how in state.leaving if other == card}
    if len(both) > 1:
        token = yield ask(state, state.first, "lcg.end-of-phase", ("hand", "deck"), card=state.name(card))
        how = TO_DECK if token == "deck" else TO_HAND
    state.leaving = tuple([each for each in state.leaving if each[0] != card])
    if state.zone[card] != PLAY:
        return
    yield from leave_play(match, card, DECK if how == TO_DECK else HAND)


def end_round(match: Journey) -> Steps[None]:
    """Effects at the end of the round; then the round is counted."""
    state = match.state
    cards = [each for each in (*state.characters(), *state.attached) if state.text(each).end_of_round]
    while cards:
        card = cards[0]
        if _order_matters(state, cards):
            card = yield from pick(match, state.first, "lcg.end-of-round", cards, state.pool.seats[state.first], "seat")
        cards.remove(card)
        end = state.text(card).end_of_round
        assert end is not None
        yield from end(match, card) or ()
        cards = [each for each in cards if state.zone[each] in (PLAY, ATTACHED)]
    state.lasting = ()
    state.uses = state.pool.unmarked
    state.struck = state.pool.unmarked
    state.allies_played = 0
    state.round += 1


def _order_matters(state: State, cards: list[int]) -> bool:
    """Several effects lie on one hero who may not outlive the first of them."""
    bearers = [state.host[each] for each in cards if state.zone[each] == ATTACHED]
    return any(bearers.count(hero) > 1 and state.damage[hero] + 1 >= hit_points(state, hero) for hero in bearers)


def starting_resources(match: Journey) -> None:
    """Easy mode: every hero starts with a resource."""
    state: State = match.state
    if state.pool.easy:
        for hero in [hero for seat in range(state.players) for hero in state.heroes(seat)]:
            add_resources(match, hero, 1)
