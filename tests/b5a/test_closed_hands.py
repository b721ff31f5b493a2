"""At a real table where hands stay closed: cards become known when they are played."""

from __future__ import annotations

import random

import westmarch
from tests.b5a.helpers import position
from tests.story import asked, closed, options, play, told


def test_an_event_card_is_named_when_it_is_played() -> None:
    match = closed(
        position("dice free: event 2\ndice shadow: event 1\nhand free: ev_01\nhand shadow: ev_02\nused: ev_03")
    )
    play(match, *(["die:event"] if asked(match).kind == "b5a.action" else []))
    cards = [token for token in options(match) if token.startswith("card:")]
    assert "card:ev_03" not in cards, "that one has been used"
    assert not [token for token in cards if "story" in token], "the hand holds an event"
    assert len(cards) > 1, "what the program has in mind is one of many"
    other = next(token for token in cards if token != "card:ev_01")
    play(match, other)
    assert told(match, "card-played") == [{"side": "free", "card": other.removeprefix("card:")}]
    assert match.view("free")["hands"]["free"] == 0


def test_a_card_that_the_program_had_in_mind_for_the_other_hand() -> None:
    """Both draw from one deck: what one plays can't be in the other hand."""
    match = closed(position("dice free: event 2\ndice shadow: event 1\nhand free: ev_01\nhand shadow: ev_02"))
    play(match, *(["die:event"] if asked(match).kind == "b5a.action" else []))
    playable = [token for token in options(match) if token.startswith("card:")]
    for token in playable:
        twin = match.clone()
        play(twin, token)
        held = [card for pool in twin.game.unseen(twin.state) for hand in pool.hands.values() for card in hand]
        assert token.removeprefix("card:") not in held
        assert len(held) == 1


def test_over_the_limit_a_back_is_named() -> None:
    match = closed(position("phase: recovery\nhand free: ev_01 ev_02 ev_03 ev_04 ev_05 ev_06"))
    assert asked(match) == ("free", "b5a.discard")
    assert options(match) == ("back:event", "back:story")
    play(match, "discard=back:event")
    assert told(match, "discarded") == [{"side": "free", "what": "event"}]
    assert match.view("free")["hand"] == []
    assert westmarch.load_record(match.record()).view("free") == match.view("free")


def test_a_record_knows_a_card_that_came_back_into_the_deck() -> None:
    """Once the event deck is made anew, a card that lay open before may be the unseen one in a hand."""
    used = " ".join(f"ev_{number:02}" for number in range(1, 27))
    match = westmarch.load_position(
        "westmarch position 2\ngame: b5a\nseats: free shadow\nseed: 3\ndice: table\nhands: closed\n\n"
        f"[state]\nused: {used}"
    )
    rng = random.Random(3)
    while match.decision is not None:
        # Who says that he can't use any card of his hand doesn't use one later.
        honest = [token for token in options(match) if token != "another"]
        match.push(rng.choice([token for token in honest if token.startswith("card:")] or honest))
    assert told(match, "event-deck-renewed")
    record = match.record()
    assert westmarch.load_record(record).record() == record
