"""Phase 2: Planning. The only phase in which allies and attachments are played from hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.actions import windows
from westmarch.games.lcg.actions.moments import TURN
from westmarch.games.lcg.choices import PASS, ask_later, pick
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import (
    ALLY,
    ATTACHMENT,
    EVENT,
    LOCATION,
    ON_CHARACTER,
    ON_ENGAGED_ENEMY,
    ON_HERO,
    Card,
)
from westmarch.games.lcg.round.paying import can_pay, pay, why_not_pay
from westmarch.games.lcg.state import NONE, Journey, State
from westmarch.games.lcg.table.effects import discard_attachment, enter_play
from westmarch.games.lcg.table.unseen import copy_in_hand, others_watch, unseen_numbers
from westmarch.games.lcg.table.zones import attach, take

MAX_RESTRICTED = 2


def why_not_play(state: State, seat: int, number: int) -> Reason | None:
    """Why an ally or attachment in hand can't be played; None if it can."""
    return why_not_pay(state, seat, number) or _why_not_in_play(state, number)


def _why_not_in_play(state: State, number: int) -> Reason | None:
    """Why an ally or attachment can't come into play, whoever pays for it; None if it can."""
    card = CARDS[number]
    if card.unique and state.titles_in_play(number):
        return Reason("lcg-why-unique", rule="lcg-rule-unique", card=card.id)
    if card.type == ALLY:
        if state.allies_played and state.box.quests[state.quest].one_ally:
            return Reason("lcg-why-one-ally", rule="lcg-rule-dol-guldur", card=card.id)
    elif not attach_targets(state, number):
        return Reason("lcg-why-nothing-to-attach", rule="lcg-rule-attachments", card=card.id)
    return None


def attach_targets(state: State, number: int) -> list[int]:
    """What an attachment may be played on. Characters of all players count."""
    kind = CARDS[number].attach
    if kind == ON_HERO:
        return [hero for seat in state.order() for hero in state.heroes(seat)]
    if kind == ON_CHARACTER:
        return state.characters()
    if kind == ON_ENGAGED_ENEMY:
        return [
            enemy for seat in state.order() for enemy in state.engaged[seat] if not state.text(enemy).no_attachments
        ]
    found = [card for card in state.staging if CARDS[state.face[card]].type == LOCATION]
    if state.active != NONE:
        found.append(state.active)
    return found


def plays_of(state: State, seat: int) -> list[str]:
    """The allies and attachments that player could play now."""
    face = state.face
    numbers = dict.fromkeys([face[card] for card in state.hands[seat]])
    return [
        f"play:{CARDS[number].id}"
        for number in numbers
        if CARDS[number].type != EVENT and can_pay(state, seat, number) and _why_not_in_play(state, number) is None
    ]


def planning_prospects(state: State, seat: int, options: list[str]) -> list[str]:
    """The cards and actions that player could play on his turn, for all the others know."""
    if not others_watch(state):
        return options
    numbers = [number for number in unseen_numbers(state, seat) if CARDS[number].type != EVENT]
    plays = [f"play:{CARDS[number].id}" for number in numbers if why_not_play(state, seat, number) is None]
    return plays + windows.prospects(state, seat, options)


def plan(match: Journey, seat: int) -> Steps[bool]:
    """One card or action of the player whose turn it is; True when he has finished."""
    state = match.state
    options = plays_of(state, seat)
    options += windows.actions_of(state, seat)
    if not options and not planning_prospects(state, seat, options):
        return True
    later = partial(_question, state, seat, options)
    token = yield ask_later(state, seat, "lcg.plan", partial(why_not_plan, state, seat), later, others_watch(state))
    if token == PASS:
        return True
    if token == windows.PASS_UNTIL_CHANGE:
        windows.be_quiet(state, seat, planning_prospects(state, seat, options))
        return True
    card = _card_to_play(token)
    if card is not None:
        yield from play(match, seat, card.number)
    else:
        yield from windows.perform(match, seat, token)
    return not state.alive[seat]


def _question(state: State, seat: int, options: list[str]) -> tuple[tuple[str, ...], Mapping[str, object]]:
    about = {"idle": not options, **windows.stop_of(state, seat, options, TURN, planning_prospects)}
    return (*options, PASS, windows.PASS_UNTIL_CHANGE), about


def why_not_plan(state: State, seat: int, token: str) -> Reason | None:
    """Why that player can't do something on his turn; None if he can."""
    card = _card_to_play(token)
    if card is None:
        return windows.why_not_action(state, seat, token)
    if copy_in_hand(state, seat, card.number) == NONE:
        return Reason("lcg-why-not-in-hand", card=card.id)
    return why_not_play(state, seat, card.number)


def _card_to_play(token: str) -> Card | None:
    """The ally or attachment that a token wants to play."""
    verb, _, name = token.partition(":")
    card = BY_ID.get(name) if verb == "play" else None
    return card if card is not None and card.type in (ALLY, ATTACHMENT) else None


def play(match: Journey, seat: int, number: int) -> Steps[None]:
    """Plays an ally or attachment from hand."""
    state = match.state
    card = copy_in_hand(state, seat, number)
    printed = CARDS[number]
    yield from pay(match, seat, number)
    match.tell("lcg.played", seat=state.pool.seats[seat], card=printed.id)
    if printed.type == ALLY:
        state.allies_played += 1
        yield from enter_play(match, card, seat, played=True)
        return
    host = yield from pick(match, seat, "lcg.attach-to", attach_targets(state, number), printed.id)
    on_character = CARDS[state.face[host]].type <= ALLY
    # On a character it belongs to that character's controller; elsewhere to who played it (FAQ).
    take(state, card)
    attach(state, card, host, state.seat[host] if on_character else seat)
    state.stir += 1
    match.tell("lcg.attached", card=state.name(card), host=state.name(host))
    yield from check_restricted(match, host)


def check_restricted(match: Journey, host: int) -> Steps[None]:
    """Restricted: with a third such attachment one of them is discarded at once."""
    state = match.state
    restricted = [each for each in state.attachments(host) if CARDS[state.face[each]].restricted]
    if len(restricted) > MAX_RESTRICTED:
        given_up = yield from pick(match, state.seat[host], "lcg.restricted", restricted, state.name(host), "host")
        yield from discard_attachment(match, given_up)
