"""What must hold at any moment of any match."""

from __future__ import annotations

from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.state import (
    ACTIVE,
    ASIDE,
    ATTACHED,
    CAPTIVE,
    DECK,
    DISCARD,
    ENGAGED,
    HAND,
    LIMBO,
    NONE,
    PLAY,
    REMOVED,
    SHACKLED,
    SHADOW,
    SPECTATOR,
    STAGING,
    VICTORY,
    State,
)
from westmarch.games.lcg.table.stats import hit_points


def places(state: State) -> list[tuple[int, int]]:
    """Every card that lies somewhere, with the zone of that place."""
    found: list[tuple[int, int]] = []
    for piles, zone in (
        (state.decks, DECK),
        (state.discards, DISCARD),
        (state.hands, HAND),
        (state.areas, PLAY),
        (state.engaged, ENGAGED),
        ([state.staging], STAGING),
        ([state.shadows], SHADOW),
        ([state.victory], VICTORY),
        ([state.aside], ASIDE),
        ([state.removed], REMOVED),
    ):
        found += [(card, zone) for pile in piles for card in pile]
    found += [(card, SHACKLED if state.host[card] == NONE else ATTACHED) for card in state.attached]
    found += [(card, zone) for card, zone in ((state.active, ACTIVE), (state.captive, CAPTIVE)) if card != NONE]
    return found


def check(match: Match[State]) -> None:
    """At any moment, also in the middle of a step."""
    check_state(match.state, over=match.result is not None)
    if match.decision is not None:
        assert match.decision.options
        assert len(set(match.decision.options)) == len(match.decision.options), match.decision
        for token in match.decision.options:
            assert token in match.game.vocabulary, token


def check_between_steps(state: State) -> None:
    """Between two steps no card is on its way, and nobody is fighting."""
    assert LIMBO not in state.zone
    assert state.attack is None
    assert state.strike is None
    for character in state.characters():
        restricted = [card for card in state.attachments(character) if CARDS[state.face[card]].restricted]
        assert len(restricted) <= 2, "three restricted attachments"
    check_state(state)


def check_state(state: State, over: bool = False) -> None:
    found = places(state)
    assert len({card for card, _ in found}) == len(found), "a card lies in two places"
    limbo = {card for card in range(len(state.zone)) if state.zone[card] == LIMBO}
    assert {card for card, _ in found} | limbo == set(range(len(state.zone))), "a card lies nowhere"
    for card, zone in found:
        assert state.zone[card] == zone, (state.pool.names[card], state.zone[card], zone)
    for seat in range(state.players):
        for card in (*state.hands[seat], *state.decks[seat], *state.discards[seat]):
            assert state.owners[card] == seat
        for card in (*state.areas[seat], *state.engaged[seat]):
            assert state.seat[card] == seat
        assert 0 <= state.threat[seat] <= 50
        if not over:
            assert state.alive[seat] == 0 or state.threat[seat] < 50
            assert state.alive[seat] or not (state.areas[seat] or state.engaged[seat] or state.hands[seat])
    assert all(count >= 0 for count in state.tokens)
    if not over:
        assert state.alive[state.first]
        for card in (*state.characters(), *state.enemies()):
            assert state.damage[card] < hit_points(state, card), state.name(card)
    for card in state.attached:
        if state.zone[card] == ATTACHED:
            assert state.in_play(state.host[card])
    unique = [state.face[card] for card, zone in found if PLAY <= zone <= ACTIVE and CARDS[state.face[card]].unique]
    assert len(unique) == len(set(unique)), "two copies of a unique card in play"


# What is told when a card lies open on the table, or goes where its owner alone sees it.
_OPEN = ("lcg.revealed", "lcg.added", "lcg.shadow", "lcg.played", "lcg.discarded", "lcg.entered", "lcg.left")


def secrets(match: Match[State], seat: str | None) -> set[str]:
    """Cards that a seat can't know: in decks, in other hands, face down; without those it has seen before.

    Copies have names of their own (`king-spider.2`), but the first is called like its title, which is no secret once
    any copy of it was seen.
    """
    state = match.state
    names = state.pool.names
    own = -1 if seat is None else match.seats.index(seat)
    hidden = {
        card
        for card in range(len(names))
        if state.zone[card] == DECK
        or (state.zone[card] == HAND and state.owners[card] != own)
        or (state.zone[card] == SHADOW and not state.face_up[card])
        or not state.face[card]
    }
    hidden = {card for card in hidden if not _seen(state, card, SPECTATOR if own < 0 else own)}
    seen = {names[card].split(".")[0] for card in range(len(names)) if card not in hidden}
    for event in match.events:
        if event.visible_to(seat) and (event.kind in _OPEN or not event.visible_to(None)):
            told = event.params.get("cards", [event.params.get("card", "")])
            assert isinstance(told, list)
            seen.update(str(each) for each in told)
            seen.update(str(each).split(".")[0] for each in told)
    return {names[card] for card in hidden if names[card] not in seen}


def _seen(state: State, card: int, seat: int) -> bool:
    return bool(state.known[card] >> seat & 1)
