"""The Card Game at a real table where hands stay closed: cards become known when they are played."""

from __future__ import annotations

from typing import Any

import westmarch
from tests.story import asked, closed, options, play, told
from westmarch.core.match import Match
from westmarch.core.table import FELL
from westmarch.games.lcg import GAME
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ALLY


def begun(**options: Any) -> Match[Any]:
    return westmarch.new_match("lcg", 1, 4, {"decks": ["leadership"], **options}, table=True, closed=True)


def until(match: Match[Any], kind: str) -> None:
    """Goes on with what is offered first until that is asked."""
    while asked(match).kind != kind:
        match.push("pass" if "pass" in options(match) else options(match)[0])


def test_a_drawn_card_is_not_asked() -> None:
    match = begun()
    assert asked(match) == ("p1", "lcg.mulligan")
    seen = match.view("p1")["players"][0]
    assert (seen["hand_count"], seen["hand"], seen["hand_known"]) == (6, None, [])


def test_an_ally_is_named_when_he_is_played() -> None:
    match = begun()
    until(match, "lcg.plan")
    allies = [BY_ID[token.removeprefix("play:")] for token in options(match) if token.startswith("play:")]
    assert {"snowbourn-scout", "guard-of-the-citadel", "silverlode-archer"} <= {card.id for card in allies}
    assert all(card.cost <= 3 for card in allies if card.type == ALLY), "what can't be paid isn't offered"
    count = match.view("p1")["players"][0]["hand_count"]
    play(match, "play:snowbourn-scout")
    until(match, "lcg.plan")
    # Names of copies come into view and into answers: they may not tell which copy was in mind.
    assert "snowbourn-scout" in [match.state.pool.names[card] for card in match.state.areas[0]]
    assert match.view("p1")["players"][0]["hand_count"] == count - 1
    while match.pop() != "play:snowbourn-scout":
        pass
    assert match.view("p1")["players"][0]["hand_count"] == count
    assert "play:snowbourn-scout" in options(match)


def test_one_who_plays_alone_is_asked_whatever_he_may_hold() -> None:
    """Alone, an action window is passed over if the hand holds nothing for it; here the program can't know that."""
    kinds = []
    for match in (begun(), westmarch.new_match("lcg", 1, 4, {"decks": ["leadership"]})):
        while match.decision is not None and match.answers < 60:
            kinds.append((match.closed, match.decision.kind))
            match.push("pass" if "pass" in options(match) else options(match)[0])
    assert kinds.count((True, "lcg.window")) > kinds.count((False, "lcg.window"))


def test_who_must_discard_his_events_says_which() -> None:
    match = begun()
    until(match, "lcg.plan")
    while asked(match).kind != FELL or "eyes-of-the-forest" not in options(match):
        first = options(match)[0] if asked(match).kind == FELL else None
        match.push(first or ("pass" if "pass" in options(match) else options(match)[-1]))
    match.push("eyes-of-the-forest")
    assert asked(match) == ("p1", "lcg.discard")
    assert {"none", "card:sneak-attack", "card:for-gondor"} <= set(options(match))
    assert not [token for token in options(match) if token == "card:faramir"], "he is no event"
    play(match, "discard=card:for-gondor")
    assert told(match, "discarded")[-1]["card"] == "for-gondor"
    play(match, "discard=none")
    assert asked(match).kind != "lcg.discard"


def test_a_card_that_was_seen_stays_known() -> None:
    """Sneak Attack brings an ally back to hand: everybody has seen him."""
    match = closed(
        westmarch.load_position(
            "westmarch position 2\ngame: lcg\nseats: p1\noption decks: leadership\nseed: 1\n\n"
            "[state]\nstep: planning\np1 hand: faramir known=31, gandalf"
        )
    )
    assert match.game is GAME
    assert match.view("p1")["players"][0]["hand_known"] == ["faramir"]


def test_the_only_card_of_a_hand_is_asked_too() -> None:
    """Who holds one card has one card to discard; only he knows which."""
    match = closed(
        westmarch.load_position(
            "westmarch position 2\ngame: lcg\nseats: p1\noption decks: spirit\nseed: 1\n\n"
            "[state]\nstep: planning\np1 hand: gandalf"
        )
    )
    play(match, "plan=use:eowyn")
    assert asked(match) == ("p1", "lcg.discard")
    assert {"card:gandalf", "card:northern-tracker", "card:a-test-of-will"} <= set(options(match))
    play(match, "discard=card:northern-tracker")
    assert told(match, "discarded")[-1]["card"] == "northern-tracker"
