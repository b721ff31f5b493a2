"""Responses (rulebook, Card effects: Responses): after something happened, players in order may react to it.

What happens at the same time is responded to in one go: damage on several characters, those it destroys, those that
leave play. All responses to it are one choice, in the players' order, and after each of them everybody is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from westmarch.core.decisions import NOTHING, Reason, Steps
from westmarch.games.lcg.abilities import TRIGGERS, Response, Trigger
from westmarch.games.lcg.choices import PASS, ask_later, pick_player
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.quests import quest
from westmarch.games.lcg.round.paying import pay, play_event, why_not_pay
from westmarch.games.lcg.state import CLOCKWISE, NOBODY, NONE, Journey, State
from westmarch.games.lcg.table.unseen import copy_in_hand, others_watch, unseen_copy

SEVERAL = "several"  # what a question says that is about more than one trigger


def why_not_respond(state: State, card: int, seat: int, response: Response, trigger: Trigger) -> Reason | None:
    """Why a card can't respond; None if it can."""
    if trigger.used and _use_of(card, seat, response) in trigger.used:
        return Reason("lcg-why-responded", rule="lcg-rule-responses", card=_called(state, card, trigger))
    if response.exhausts and state.exhausted[card]:
        return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=state.name(card))
    return response.why_not(state, card, seat, trigger) or response.needs(state, card, seat)


def _use_of(card: int, seat: int, response: Response) -> tuple[int, int]:
    return card, seat if response.each_player else NOBODY


def _called(state: State, card: int, trigger: Trigger) -> str:
    """What a responding card is called: a card of the table, or the quest card."""
    return state.name(card) if card >= 0 else quest(trigger.number).id


# -- what can be responded with


def responses_of(state: State, seat: int, triggers: Sequence[Trigger]) -> list[str]:
    """What that player may respond with now."""
    if len(triggers) == 1:
        return _responses_to(state, seat, triggers[0])
    return list(dict.fromkeys([token for trigger in triggers for token in _responses_to(state, seat, trigger)]))


def _responses_to(state: State, seat: int, trigger: Trigger) -> list[str]:
    kind = trigger.kind
    found: list[str] = []
    in_play = state.box.responses[kind]
    face = state.face
    if in_play:
        for card in (*state.areas[seat], *state.attached):
            number = face[card]
            if number in in_play and state.seat[card] == seat:
                if why_not_respond(state, card, seat, in_play[number], trigger) is None:
                    found.append(f"use:{state.pool.names[card]}")
    from_hand = state.box.event_responses[kind]
    free = state.box.hand_responses[kind]
    if from_hand or free:
        for card in state.hands[seat]:
            number = face[card]
            if number in from_hand or number in free:
                token = f"play:{CARDS[number].id}"
                if token not in found and _why_not_respond_from_hand(state, card, number, seat, trigger) is None:
                    found.append(token)
    table = state.box.table_responses[kind]
    if trigger.number in table:
        if why_not_respond(state, trigger.card, seat, table[trigger.number], trigger) is None:
            found.append(f"use:{_table_name(state, trigger)}")
    return found


def _why_not_respond_from_hand(state: State, card: int, number: int, seat: int, trigger: Trigger) -> Reason | None:
    """Why a card of a hand can't respond; None if it can."""
    kind = trigger.kind
    if number in state.box.event_responses[kind]:
        reason = why_not_pay(state, seat, number)
        return reason or why_not_respond(state, card, seat, state.box.event_responses[kind][number], trigger)
    if number in state.box.hand_responses[kind]:
        return why_not_respond(state, card, seat, state.box.hand_responses[kind][number], trigger)
    return Reason("lcg-why-no-response", rule="lcg-rule-responses", card=CARDS[number].id)


def _table_name(state: State, trigger: Trigger) -> str:
    return "quest" if trigger.card < 0 else state.pool.names[trigger.card]


# -- asking


def respond(match: Journey, *triggers: Trigger) -> Steps[None]:
    """Asks the players in order, round and round, until all who could respond have passed."""
    state = match.state
    if not _anybody(state, triggers):
        return NOTHING
    seat, options = _next_to_respond(state, triggers, 0)
    return NOTHING if seat == NOBODY else _responses(match, triggers, seat, options)


def _responses(match: Journey, triggers: Sequence[Trigger], seat: int, options: list[str]) -> Steps[None]:
    """The same once somebody can respond: that player, with these."""
    state = match.state
    passed = 0
    while seat != NOBODY:
        why = partial(why_not_response, state, seat, triggers)
        later = partial(_question, state, seat, triggers, options)
        token = yield ask_later(state, seat, "lcg.respond", why, later, others_watch(state))
        if token == PASS:
            passed |= 1 << seat
        else:
            yield from _use(match, seat, token, triggers)
            passed = 0
            for trigger in triggers:
                if trigger.cancelled:
                    return
        seat, options = _next_to_respond(state, triggers, passed)


def _question(
    state: State, seat: int, triggers: Sequence[Trigger], options: list[str]
) -> tuple[tuple[str, ...], Mapping[str, object]]:
    return (*options, PASS), _about(state, seat, triggers)


def _next_to_respond(state: State, triggers: Sequence[Trigger], passed: int) -> tuple[int, list[str]]:
    """The next player who can respond, or of whom the others can't see that he can't, and with what; or NOBODY."""
    for seat in CLOCKWISE[state.players][state.first]:
        if state.alive[seat] and not passed >> seat & 1:
            options = responses_of(state, seat, triggers)
            if options or (others_watch(state) and any(_might_respond(state, seat, each) for each in triggers)):
                return seat, options
    return NOBODY, []


def _might_respond(state: State, seat: int, trigger: Trigger) -> bool:
    """Whether a card that the others haven't seen, in the hand for all they know, could respond."""
    kind = trigger.kind
    for responses in (state.box.event_responses[kind], state.box.hand_responses[kind]):
        for number in responses:
            card = unseen_copy(state, seat, number)
            if card != NONE and _why_not_respond_from_hand(state, card, number, seat, trigger) is None:
                return True
    return False


def _about(state: State, seat: int, triggers: Sequence[Trigger]) -> dict[str, object]:
    """What happened: the one thing that this player can respond to, or all of them."""
    if len(triggers) > 1:
        triggers = [trigger for trigger in triggers if _responses_to(state, seat, trigger)] or triggers
        if len({(each.kind, each.card) for each in triggers}) > 1:
            cards = list(dict.fromkeys([CARDS[each.number].id for each in triggers if each.card >= 0]))
            return {"trigger": SEVERAL, "cards": cards}
    trigger = triggers[0]
    about: dict[str, object] = {"trigger": TRIGGERS[trigger.kind], "amount": trigger.amount}
    if trigger.card >= 0:
        about["card"] = CARDS[trigger.number].id if trigger.number else state.name(trigger.card)
    if trigger.seat >= 0:
        about["seat"] = state.pool.seats[trigger.seat]
    return about


def _anybody(state: State, triggers: Sequence[Trigger]) -> bool:
    """A quick look whether any card at all could respond, before it is asked in detail."""
    face = state.face
    for trigger in triggers:
        kind = trigger.kind
        if trigger.number in state.box.table_responses[kind]:
            return True
        in_play = state.box.responses[kind]
        if in_play:
            for cards in (*state.areas, state.attached):
                for card in cards:
                    if face[card] in in_play:
                        return True
        from_hand = state.box.event_responses[kind]
        free = state.box.hand_responses[kind]
        if from_hand or free:
            if others_watch(state):
                return True
            for card in state.hands[0]:
                if face[card] in from_hand or face[card] in free:
                    return True
    return False


# -- responding


def _use(match: Journey, seat: int, token: str, triggers: Sequence[Trigger]) -> Steps[None]:
    """Responds to the first trigger that fits; where it matters whose it is, the player says."""
    state = match.state
    fitting: Sequence[Trigger] = triggers
    if len(triggers) > 1:
        fitting = [trigger for trigger in triggers if token in _responses_to(state, seat, trigger)]
    trigger = fitting[0]
    card, response = _meant(state, seat, token, trigger)
    if response.for_player:
        seats = list(dict.fromkeys([each.seat for each in fitting]))
        whose = yield from pick_player(match, seat, seats, CARDS[state.face[card]].id)
        trigger = next(each for each in fitting if each.seat == whose)
    trigger.used.append(_use_of(card, seat, response))
    if token.startswith("play:"):
        if state.face[card] in state.box.hand_responses[trigger.kind]:
            match.tell("lcg.responds", seat=state.pool.seats[seat], card=CARDS[state.face[card]].id)
            yield from response.run(match, card, seat, trigger) or ()
            return
        yield from pay(match, seat, state.face[card])
        yield from play_event(match, seat, card, partial(response.run, match, card, seat, trigger))
        return
    if response.exhausts:
        state.exhausted[card] = 1
    match.tell("lcg.responds", seat=state.pool.seats[seat], card=_called(state, card, trigger))
    yield from response.run(match, card, seat, trigger) or ()


def _meant(state: State, seat: int, token: str, trigger: Trigger) -> tuple[int, Response]:
    """Which card a token means, and how it responds to that trigger."""
    box = state.box
    kind = trigger.kind
    verb, _, name = token.partition(":")
    if verb == "play":
        number = BY_ID[name].number
        used = [card for card, _ in trigger.used]
        card = copy_in_hand(state, seat, number, used)
        events = box.event_responses[kind]
        return card, events[number] if number in events else box.hand_responses[kind][number]
    if name == _table_name(state, trigger) and trigger.number in box.table_responses[kind]:
        return trigger.card, box.table_responses[kind][trigger.number]
    card = state.pool.index[name]
    return card, box.responses[kind][state.face[card]]


# -- why not


def why_not_response(state: State, seat: int, triggers: Sequence[Trigger], token: str) -> Reason | None:
    """Why a card of that player can't respond to what just happened."""
    verb, _, name = token.partition(":")
    if verb == "play" and name in BY_ID:
        number = BY_ID[name].number
        held = copy_in_hand(state, seat, number)
        if held == NONE:
            return Reason("lcg-why-not-in-hand", card=name)
        return _nearest([_why_not_respond_from_hand(state, held, number, seat, trigger) for trigger in triggers])
    if verb != "use":
        return None
    for trigger in triggers:
        table = state.box.table_responses[trigger.kind]
        if trigger.number in table and name == _table_name(state, trigger):
            return why_not_respond(state, trigger.card, seat, table[trigger.number], trigger)
    card = state.on_table(name)
    if card == NONE or not state.in_play(card):
        return Reason("lcg-why-not-in-play", card=name)
    if state.seat[card] != seat:
        return Reason("lcg-why-no-response", rule="lcg-rule-responses", card=name)
    reasons = [
        why_not_respond(state, card, seat, state.box.responses[trigger.kind][state.face[card]], trigger)
        for trigger in triggers
        if state.face[card] in state.box.responses[trigger.kind]
    ]
    return _nearest(reasons) if reasons else Reason("lcg-why-no-response", rule="lcg-rule-responses", card=name)


def _nearest(reasons: Sequence[Reason | None]) -> Reason | None:
    """None if it responds to one of several things; else a reason that says more than that it doesn't."""
    nearest = reasons[0]
    for reason in reasons:
        if reason is None:
            return None
        if nearest is not None and nearest.key == "lcg-why-no-response":
            nearest = reason
    return nearest
