"""Action windows (rulebook, Card effects: Actions): who may do what, and doing it.

A window is offered, in player order, to players who could do something in it, until all of them have passed. With
several players it is offered to whoever could do something for all the others know: else being asked would tell them
what is in a hand. `pass-until-change` holds while nothing changes on the table and no new action becomes possible to
that player, for all the others know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from westmarch.core.decisions import NOTHING, Reason, Steps
from westmarch.core.stops import stop
from westmarch.games.lcg.abilities import Action
from westmarch.games.lcg.actions.moments import useful
from westmarch.games.lcg.choices import PASS, ask_later
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import EVENT
from westmarch.games.lcg.round.paying import can_pay, pay, play_event, why_not_pay
from westmarch.games.lcg.state import (
    CLOCKWISE,
    EVERYBODY,
    NOBODY,
    NONE,
    PHASES,
    Candidates,
    Journey,
    State,
    marked,
    with_one,
)
from westmarch.games.lcg.table.unseen import copy_in_hand, others_watch, unseen_copy, unseen_numbers

PASS_UNTIL_CHANGE = "pass-until-change"
Prospects = Callable[[State, int, list[str]], list[str]]  # state, player, what he could do; for all the others know


def why_not_play_event(state: State, card: int, number: int, seat: int) -> Reason | None:
    """Why an event in hand can't be played as an action now; None if it can."""
    reason = _why_not_event_now(state, number, seat)
    return reason or state.box.events[number].why_not(state, card, seat)


def _why_not_event_now(state: State, number: int, seat: int) -> Reason | None:
    """Why it is not the moment for an event, or it can't be paid for."""
    action = state.box.events.get(number)
    if action is None:
        return Reason("lcg-why-only-response", rule="lcg-rule-responses", card=CARDS[number].id)
    if action.phase and action.phase != state.phase:
        return Reason("lcg-why-other-phase", rule="lcg-rule-actions", card=CARDS[number].id, phase=PHASES[action.phase])
    return why_not_pay(state, seat, number)


def _might_play(state: State, seat: int, number: int) -> bool:
    """Whether that player could play such an event, if he has one; what else is in his hand the others can't see."""
    if state.box.events[number].from_hand:
        return len(state.hands[seat]) > 1 and _why_not_event_now(state, number, seat) is None
    card = unseen_copy(state, seat, number)
    return card != NONE and why_not_play_event(state, card, number, seat) is None


def why_not_use(state: State, card: int, seat: int, action: Action) -> Reason | None:
    """Why an action of a card in play can't be used now; None if it can."""
    if state.seat[card] != seat and not action.anyone:
        return Reason("lcg-why-not-yours", rule="lcg-rule-control", card=state.name(card))
    if action.exhausts and state.exhausted[card]:
        return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=state.name(card))
    if action.phase and action.phase != state.phase:
        return Reason("lcg-why-other-phase", rule="lcg-rule-actions", card=state.name(card), phase=PHASES[action.phase])
    if action.once_a_round and state.uses[card] & (1 << seat if action.anyone else EVERYBODY):
        return Reason("lcg-why-used-up", card=state.name(card), limit=1)
    if action.per_phase and state.uses_phase[card] >= action.per_phase:
        return Reason("lcg-why-used-up-phase", card=state.name(card), limit=action.per_phase)
    return action.why_not(state, card, seat)


def actions_of(state: State, seat: int) -> list[str]:
    """Every action that player could take now."""
    found: list[str] = []
    candidates = _candidates(state, seat)
    for card, number in candidates.events:
        # Most windows offer nothing: `why_not_play_event` would word a reason that nobody asks for.
        action = state.box.events[number]
        if (not action.phase or action.phase == state.phase) and can_pay(state, seat, number):
            if action.why_not(state, card, seat) is None:
                found.append(f"play:{CARDS[number].id}")
    if candidates.in_play:
        _add_uses(state, seat, candidates.in_play, found)
    return found


def _candidates(state: State, seat: int) -> Candidates:
    """The cards with which that player could act."""
    known = state.candidates
    hand = state.hands[seat]
    area = state.areas[seat]
    attached = state.attached
    staging = state.staging if state.box.encounter_cards_act else ()
    if known is not None and known.hand is hand and known.area is area:
        if known.attached is attached and known.staging is staging:
            return known
    found = Candidates(hand, area, attached, staging)
    face = state.face
    events = state.box.events
    numbers: list[int] = []  # copies are alike
    for card in hand:
        number = face[card]
        if number in events and number not in numbers:
            numbers.append(number)
            found.events.append((card, number))
    actions = state.box.actions
    for cards in (*state.areas, attached, staging):
        for card in cards:
            if face[card] in actions:
                found.in_play.append(card)
    # What lies in front of other players may change too.
    if state.players == 1:
        state.candidates = found
    return found


def prospects(state: State, seat: int, options: list[str]) -> list[str]:
    """Every action that player could take now, for all the others know; `options` are those he really could."""
    if not others_watch(state):
        return options
    found = [number for number in unseen_numbers(state, seat) if number in state.box.events]
    plays = [f"play:{CARDS[number].id}" for number in found if _might_play(state, seat, number)]
    _add_uses(state, seat, _candidates(state, seat).in_play, plays)
    return plays


def _add_uses(state: State, seat: int, cards: list[int], found: list[str]) -> None:
    """Adds the actions of these cards in play that player could take now."""
    for card in cards:
        action = state.box.actions[state.face[card]]
        if action.exhausts and state.exhausted[card]:
            continue  # so `why_not_use` words no reason that nobody asks for
        if why_not_use(state, card, seat, action) is None:
            found.append(f"use:{state.pool.names[card]}")


def perform(match: Journey, seat: int, token: str) -> Steps[None]:
    """Takes an action that was offered."""
    state = match.state
    verb, _, name = token.partition(":")
    if verb == "play":
        number = BY_ID[name].number
        card = copy_in_hand(state, seat, number)
        if CARDS[number].cost >= 0:
            yield from pay(match, seat, number)
        yield from play_event(match, seat, card, partial(state.box.events[number].run, match, card, seat))
        return
    card = state.pool.index[name]
    action = state.box.actions[state.face[card]]
    if action.exhausts:
        state.exhausted[card] = 1
    if action.once_a_round:
        state.uses = marked(state.uses, card, state.uses[card] | 1 << seat)
    if action.per_phase:
        state.uses_phase = marked(state.uses_phase, card, state.uses_phase[card] + 1)
    match.tell("lcg.uses", seat=state.pool.seats[seat], card=name)
    yield from action.run(match, card, seat) or ()


def why_not_action(state: State, seat: int, token: str) -> Reason | None:
    """Why that player can't take an action now."""
    verb, _, name = token.partition(":")
    if verb == "play" and name in BY_ID:
        number = BY_ID[name].number
        card = copy_in_hand(state, seat, number)
        if card != NONE and CARDS[number].type == EVENT:
            return why_not_play_event(state, card, number, seat)
        if card != NONE:
            return Reason("lcg-why-planning-only", rule="lcg-rule-planning", card=name)
        return Reason("lcg-why-not-in-hand", card=name)
    if verb == "use":
        card = state.on_table(name)
        if name != "quest" and (card == NONE or not state.in_play(card)):
            return Reason("lcg-why-not-in-play", card=name)
        if name == "quest" or state.face[card] not in state.box.actions:
            return Reason("lcg-why-no-action", rule="lcg-rule-actions", card=name)
        return why_not_use(state, card, seat, state.box.actions[state.face[card]])
    return None


def open_window(state: State) -> None:
    state.window_turn = state.first
    state.window_passed = 0


def next_to_act(state: State, besides: int = NOBODY) -> tuple[int, list[str]]:
    """Who is asked next in the open window, and what he could do; NOBODY once nobody is left, which closes it.

    `besides` is a player who isn't asked.
    """
    turn = state.window_turn
    for seat in CLOCKWISE[state.players][state.first if turn == NOBODY else turn]:
        if seat == besides or not state.alive[seat] or state.window_passed >> seat & 1:
            continue
        options = actions_of(state, seat)
        if not options and (not state.watched or not prospects(state, seat, options)):
            continue
        if state.quiet[seat] == state.stir:
            if set(prospects(state, seat, options)).issubset(state.quiet_options[seat]):
                continue
        return seat, options
    state.window_turn = NOBODY
    state.window_passed = 0
    return NOBODY, []


def act(match: Journey, seat: int, options: list[str], moment: int) -> Steps[None]:
    """One action or pass of the player whom `next_to_act` has found. `moment` is what comes after the window."""
    state = match.state
    later = partial(_question, state, seat, options, moment)
    token = yield ask_later(state, seat, "lcg.window", partial(why_not_action, state, seat), later, others_watch(state))
    state.window_turn = seat
    if token in (PASS, PASS_UNTIL_CHANGE):
        state.window_passed |= 1 << seat
        if token == PASS_UNTIL_CHANGE:
            be_quiet(state, seat, prospects(state, seat, options))
    else:
        state.window_passed = 0
        yield from perform(match, seat, token)


def _question(state: State, seat: int, options: list[str], moment: int) -> tuple[tuple[str, ...], Mapping[str, object]]:
    about = {"phase": PHASES[state.phase], "idle": not options, **stop_of(state, seat, options, moment)}
    return (*options, PASS, PASS_UNTIL_CHANGE), about


def stop_of(
    state: State, seat: int, options: list[str], moment: int, expected: Prospects = prospects
) -> dict[str, object]:
    """What a person needs to know who leaves windows to the program (see `core.stops`)."""
    found = useful(state, options, moment)
    openly = not found and (state.players == 1 or not useful(state, expected(state, seat, options), moment))
    return stop(PHASES[state.phase], PASS, found, openly)


def be_quiet(state: State, seat: int, options: list[str]) -> None:
    """That player wants no questions until something changes, or more is possible."""
    state.quiet = with_one(state.quiet, seat, state.stir)
    state.quiet_options = with_one(state.quiet_options, seat, tuple(options))


def window(match: Journey, moment: int) -> Steps[None]:
    """A whole window inside a step, such as between the steps of an attack. `moment` is what comes after it."""
    state = match.state
    outer = state.window_turn, state.window_passed
    open_window(state)
    seat, options = next_to_act(state)
    if seat != NOBODY:
        return _window(match, moment, seat, options, outer)
    state.window_turn, state.window_passed = outer
    return NOTHING


def _window(match: Journey, moment: int, seat: int, options: list[str], outer: tuple[int, int]) -> Steps[None]:
    """The same once somebody can act: that player first."""
    state = match.state
    while seat != NOBODY:
        yield from act(match, seat, options, moment)
        seat, options = next_to_act(state)
    state.window_turn, state.window_passed = outer
