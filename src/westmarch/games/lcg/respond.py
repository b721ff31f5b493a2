"""Responses (rulebook, Card effects: Responses): after something happened, players in order may react to it."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import (
    EVENT_RESPONSES,
    HAND_RESPONSES,
    RESPONSES,
    TABLE_RESPONSES,
    TRIGGERS,
    Response,
    Table,
    Trigger,
)
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.paying import check_cost, pay, play_event
from westmarch.games.lcg.state import HAND, State


def response_check(state: State, card: int, seat: int, response: Response, trigger: Trigger) -> Reason | None:
    """Why a card can't respond; None if it can."""
    if card in trigger.used:
        return Reason("lcg-why-responded", rule="lcg-rule-responses", card=CARDS[state.face[card]].id)
    if response.exhausts and state.exhausted[card]:
        return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=state.name(card))
    return response.check(state, card, seat, trigger)


def responses_of(state: State, seat: int, trigger: Trigger) -> list[str]:
    """What that player may respond with now."""
    kind = trigger.kind
    found: list[str] = []
    in_play = RESPONSES[kind]
    face = state.face
    if in_play:
        for card in state.areas[seat]:
            number = face[card]
            if number in in_play and response_check(state, card, seat, in_play[number], trigger) is None:
                found.append(f"use:{state.pool.names[card]}")
        for card in state.attached:
            number = face[card]
            if number in in_play and state.seat[card] == seat:
                if response_check(state, card, seat, in_play[number], trigger) is None:
                    found.append(f"use:{state.pool.names[card]}")
    from_hand = EVENT_RESPONSES[kind]
    free = HAND_RESPONSES[kind]
    if from_hand or free:
        for card in state.hands[seat]:
            number = face[card]
            token = f"play:{CARDS[number].id}"
            if token in found:
                continue
            if number in from_hand:
                if check_cost(state, seat, number) is None:
                    if response_check(state, card, seat, from_hand[number], trigger) is None:
                        found.append(token)
            elif number in free and response_check(state, card, seat, free[number], trigger) is None:
                found.append(token)
    table = TABLE_RESPONSES[kind]
    if trigger.number in table:
        if response_check(state, trigger.card, seat, table[trigger.number], trigger) is None:
            found.append(f"use:{_table_name(state, trigger)}")
    return found


def _table_name(state: State, trigger: Trigger) -> str:
    return "quest" if trigger.card < 0 else state.pool.names[trigger.card]


def respond(match: Table, trigger: Trigger) -> Steps[None]:
    """Asks the players in order, round and round, until all who could respond have passed."""
    kind = trigger.kind
    if not (_anybody(match.state, trigger)):
        return
    state = match.state
    passed = 0
    while True:
        asked = False
        for seat in state.order():
            if passed >> seat & 1 or not state.alive[seat]:
                continue
            options = responses_of(state, seat, trigger)
            if not options:
                continue
            asked = True
            token = yield Decision(
                state.pool.seats[seat],
                "lcg.respond",
                (*options, "pass"),
                _about(state, trigger),
                lambda token, seat=seat: why_no_response(state, seat, trigger, token),  # type: ignore[misc]
            )
            if token == "pass":
                passed |= 1 << seat
            else:
                yield from _use(match, seat, token, trigger)
                passed = 0
                if trigger.cancelled:
                    return
            break
        if not asked:
            return
    assert kind == trigger.kind


def _about(state: State, trigger: Trigger) -> dict[str, object]:
    about: dict[str, object] = {"trigger": TRIGGERS[trigger.kind], "amount": trigger.amount}
    if trigger.card >= 0:
        about["card"] = CARDS[trigger.number].id if trigger.number else state.name(trigger.card)
    if trigger.seat >= 0:
        about["seat"] = state.pool.seats[trigger.seat]
    return about


def _anybody(state: State, trigger: Trigger) -> bool:
    """A quick look whether any card at all could respond, before it is asked in detail."""
    kind = trigger.kind
    if trigger.number in TABLE_RESPONSES[kind]:
        return True
    in_play = RESPONSES[kind]
    face = state.face
    if in_play:
        for area in state.areas:
            for card in area:
                if face[card] in in_play:
                    return True
        for card in state.attached:
            if face[card] in in_play:
                return True
    from_hand = EVENT_RESPONSES[kind]
    free = HAND_RESPONSES[kind]
    if from_hand or free:
        for hand in state.hands:
            for card in hand:
                if face[card] in from_hand or face[card] in free:
                    return True
    return False


def _use(match: Table, seat: int, token: str, trigger: Trigger) -> Steps[None]:
    state = match.state
    kind = trigger.kind
    verb, _, name = token.partition(":")
    if verb == "play":
        number = BY_ID[name].number
        card = next(each for each in state.hands[seat] if state.face[each] == number and each not in trigger.used)
        trigger.used.append(card)
        if number in HAND_RESPONSES[kind]:
            yield from HAND_RESPONSES[kind][number].run(match, card, seat, trigger)
            return
        response = EVENT_RESPONSES[kind][number]
        yield from pay(match, seat, number)
        yield from play_event(match, seat, card, response.run(match, card, seat, trigger))
        return
    if name == _table_name(state, trigger) and trigger.number in TABLE_RESPONSES[kind]:
        card = trigger.card
        response = TABLE_RESPONSES[kind][trigger.number]
    else:
        card = state.pool.index[name]
        response = RESPONSES[kind][state.face[card]]
    trigger.used.append(card)
    if response.exhausts:
        state.exhausted[card] = 1
    match.tell("lcg.responds", seat=state.pool.seats[seat], card=name)
    yield from response.run(match, card, seat, trigger)


def why_no_response(state: State, seat: int, trigger: Trigger, token: str) -> Reason | None:
    """Why a card of that player can't respond to what just happened."""
    verb, _, name = token.partition(":")
    kind = trigger.kind
    if verb == "play" and name in BY_ID:
        number = BY_ID[name].number
        held = [card for card in state.hands[seat] if state.face[card] == number]
        if not held:
            return Reason("lcg-why-not-in-hand", card=name)
        from_hand = EVENT_RESPONSES[kind]
        if number in from_hand:
            return check_cost(state, seat, number) or response_check(state, held[0], seat, from_hand[number], trigger)
        return Reason("lcg-why-no-response", rule="lcg-rule-responses", card=name)
    if verb == "use":
        card = state.find(name)
        if card < 0 or state.zone[card] <= HAND:
            return Reason("lcg-why-not-in-play", card=name)
        if state.face[card] in RESPONSES[kind] and state.seat[card] == seat:
            return response_check(state, card, seat, RESPONSES[kind][state.face[card]], trigger)
        return Reason("lcg-why-no-response", rule="lcg-rule-responses", card=name)
    return None
