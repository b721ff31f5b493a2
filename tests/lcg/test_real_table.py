"""The Card Game with the box on the table: a card is entered when somebody sees it (docs/decisions/0009)."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.core.table import FELL

HAND = ["gandalf", "faramir", "steward-of-gondor", "sneak-attack", "for-gondor", "snowbourn-scout"]


def begun() -> Match[Any]:
    match = westmarch.new_match("lcg", 1, seed=4, options={"decks": ["leadership"]}, table=True)
    for card in HAND:
        assert match.decision is not None
        assert (match.decision.kind, match.decision.params["chance"]) == (FELL, "card-p1")
        match.push(card)
    return match


def asked(match: Match[Any]) -> str:
    assert match.decision is not None
    return str(match.decision.params.get("chance")) if match.decision.kind == FELL else match.decision.kind


def test_the_hand_is_what_was_drawn() -> None:
    match = begun()
    assert asked(match) == "lcg.mulligan"
    assert sorted(match.view("p1")["players"][0]["hand"]) == sorted(HAND)


def test_a_drawn_card_is_not_offered_again() -> None:
    match = westmarch.new_match("lcg", 1, seed=4, options={"decks": ["leadership"]}, table=True)
    assert match.decision is not None
    assert "gandalf" in match.decision.options
    match.push("gandalf")
    assert "gandalf" not in match.decision.options
    with pytest.raises(westmarch.IllegalAction, match="can't fall here"):
        match.push("gandalf")


def test_a_card_of_another_deck_cannot_be_drawn() -> None:
    match = westmarch.new_match("lcg", 1, seed=4, options={"decks": ["leadership"]}, table=True)
    with pytest.raises(westmarch.IllegalAction, match="can't fall here"):
        match.push("forest-spider")


def test_what_is_revealed_is_entered_and_shadow_cards_stay_unknown_until_they_are_turned() -> None:
    match = begun()
    names: list[str] = []
    wanted = {"card-p1": "guard-of-the-citadel"}
    while match.decision is not None and "lcg.shadow" not in [event.kind for event in match.events]:
        name = asked(match)
        names.append(name)
        if match.decision.kind != FELL:
            options = match.decision.options
            match.push("pass" if "pass" in options else options[-1])
        elif name in wanted and wanted[name] in match.decision.options:
            match.push(wanted[name])
        elif name == "encounter-card" and "dol-guldur-orcs" in match.decision.options:
            match.push("dol-guldur-orcs")
        else:
            match.push(match.decision.options[0])
        if match.view(None).get("result"):
            pytest.fail("the match ended before an enemy attacked")
    revealed = [event.params["card"] for event in match.events if event.kind == "lcg.revealed"]
    assert revealed[0] == "dol-guldur-orcs"
    dealt = [event.kind for event in match.events].index("lcg.shadow-dealt")
    turned = [event.kind for event in match.events].index("lcg.shadow")
    assert dealt < turned
    # Nothing was asked when it was dealt: the last thing entered is the card that was turned.
    assert names[-1] == "encounter-card"
