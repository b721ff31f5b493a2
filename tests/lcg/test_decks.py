"""Decks: building rules, codes in options, import and export."""

from __future__ import annotations

import json

import pytest

import westmarch
from westmarch.core.errors import BadSetup
from westmarch.games.lcg.decks.building import cards_code, deck_code, problems, read_deck, warnings
from westmarch.games.lcg.decks.exchange import (
    read_deck_file,
    write_octgn,
    write_ringsdb_json,
    write_ringsdb_text,
)
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS, STARTER_DECKS, TOURNAMENT_DECKS, Deck

FIFTY = dict.fromkeys(range(13, 28), 3) | dict.fromkeys(range(43, 45), 3)  # 51 cards
GOOD = Deck("good", (1, 2, 7), FIFTY)


def keys(deck: Deck) -> list[str]:
    return [reason.key for reason in problems(deck)]


def test_a_deck_of_fifty_cards_with_three_heroes_is_fine() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (Deck("", (), FIFTY), "lcg-deck-heroes"),
        (Deck("", (1, 2, 3, 4), FIFTY), "lcg-deck-heroes"),
        (Deck("", (1, 1), FIFTY), "lcg-deck-hero-twice"),
        (Deck("", (13,), FIFTY), "lcg-deck-no-hero"),
        (Deck("", (1,), FIFTY | {13: 4}), "lcg-deck-copies"),
        (Deck("", (1,), FIFTY | {1: 1}), "lcg-deck-no-card"),
        (Deck("", (1,), FIFTY | {74: 1}), "lcg-deck-no-card"),
        (Deck("", (1,), {13: 3}), "lcg-deck-small"),
    ],
)
def test_what_is_wrong_with_a_deck(deck: Deck, problem: str) -> None:
    assert problem in keys(deck)
    assert all("lcg-" not in str(reason) for reason in problems(deck))


def test_exactly_fifty_cards_are_enough_and_forty_nine_are_not() -> None:
    fifty = dict(FIFTY)
    fifty[13] = 2
    assert problems(Deck("", (1,), fifty)) == []
    fifty[13] = 1
    assert keys(Deck("", (1,), fifty)) == ["lcg-deck-small"]


def test_cards_that_no_hero_can_pay_for_are_warned_of() -> None:
    deck = Deck("", (1,), FIFTY)
    assert {reason.params["card"] for reason in warnings(deck)} == {"wandering-took", "lorien-guide"}
    assert warnings(GOOD) == []


def test_a_code_gives_the_deck_back() -> None:
    assert read_deck(deck_code(GOOD)) == GOOD
    assert cards_code({73: 1, 13: 3}) == "13x3+73"


@pytest.mark.parametrize(
    "code", ["custom:", "custom:1", "custom:x/13", "custom:1/13y3", "custom:1/13x3", "custom:1/+", "nothing"]
)
def test_bad_codes_are_refused_with_a_reason(code: str) -> None:
    with pytest.raises(BadSetup) as error:
        westmarch.new_match("lcg", 1, 1, {"decks": [code]})
    assert "lcg-" not in str(error.value)


def test_a_match_with_a_deck_of_ones_own_survives_its_record() -> None:
    code = deck_code(GOOD)
    match = westmarch.new_match("lcg", 2, 5, {"decks": [code, "tactics"]})
    for _ in range(20):
        assert match.decision is not None
        match.push(match.decision.options[-1])
    again = westmarch.load_record(match.record())
    assert again.setup.options["decks"] == [code, "tactics"]
    assert again.position() == match.position()


def test_a_small_deck_can_be_played_as_a_free_one() -> None:
    match = westmarch.new_match("lcg", 1, 1, {"decks": ["free:1/13x3"]})
    assert match.view("p1")["players"][0]["deck_count"] == 0


def test_two_players_cannot_have_the_same_hero() -> None:
    with pytest.raises(BadSetup, match="aragorn"):
        westmarch.new_match("lcg", 2, 1, {"decks": [deck_code(GOOD), "leadership"]})


def test_decks_that_are_not_named_are_dealt_out() -> None:
    assert westmarch.new_match("lcg", 2, 1).setup.options["decks"] == ["leadership", "spirit"]
    match = westmarch.new_match("lcg", 3, 1, {"decks": ["spirit"]})
    assert match.setup.options["decks"] == ["spirit", "leadership", "tactics"]
    assert westmarch.new_match("lcg", options={"decks": ["lore", "spirit"]}).seats == ("p1", "p2")


def test_an_empty_deck_in_between_is_dealt_out() -> None:
    match = westmarch.new_match("lcg", seats=3, options={"decks": ["", "leadership", ""]})
    assert match.setup.options["decks"] == ["spirit", "leadership", "tactics"]


def test_more_decks_than_players() -> None:
    with pytest.raises(BadSetup):
        westmarch.new_match("lcg", 1, 1, {"decks": ["lore", "spirit"]})


# -- other programs

RINGSDB = """\
Three Hunters of a sort

Main Deck

Hero (3)
Aragorn (Core Set)
Éowyn (Core Set)
Gandalf (Over Hill and Under Hill)

Ally (4)
3x Guard of the Citadel (Core Set)
1x Gandalf (Core Set)

Attachment (3)
2x Celebrían's Stone (Core Set)
1x Steward of Gondor (The Steward's Fear)

Event (2)
2x The Galadhrim’s Greeting (Core Set)

3 Heroes, 9 Cards
Cards up to The Steward's Fear

Sideboard
3x Feint (Core Set)

Decklist built and published on RingsDB.
"""


def test_ringsdb_text() -> None:
    found = read_deck_file(RINGSDB)
    assert found.name == "Three Hunters of a sort"
    assert found.deck.heroes == (1, 7)
    assert found.deck.cards == {13: 3, 73: 1, 27: 2, 46: 2}
    assert found.missing == ["Gandalf (Over Hill and Under Hill)", "Steward of Gondor (The Steward's Fear)"]


def test_ringsdb_json() -> None:
    data = {
        "name": "J",
        "heroes": {"01001": 1},
        "slots": {"01001": 1, "01013": 3, "02003": 2},
        "sideslots": {"01034": 1},
    }
    found = read_deck_file(json.dumps(data))
    assert (found.name, found.deck.heroes, found.deck.cards) == ("J", (1,), {13: 3})
    assert found.missing == ["2x 02003"]


OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
  <section name="Hero" shared="False">
    <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9005">Legolas</card>
  </section>
  <section name="Ally" shared="False">
    <card qty="3" id="51223bd0-ffd1-11df-a976-0801200c9028">Veteran Axehand</card>
    <card qty="2" id="51223bd0-ffd1-11df-a976-0801201c9003">Rivendell Minstrel</card>
  </section>
  <section name="Sideboard"><card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9034">Feint</card></section>
</deck>
"""


def test_octgn() -> None:
    found = read_deck_file(OCTGN)
    assert (found.deck.heroes, found.deck.cards) == ((5,), {28: 3})
    assert found.missing == ["2x Rivendell Minstrel"]


@pytest.mark.parametrize("name", sorted(SHIPPED_DECKS))
def test_what_is_exported_can_be_imported(name: str) -> None:
    deck = SHIPPED_DECKS[name]
    for written in (write_ringsdb_text(deck, name), write_ringsdb_json(deck, name), write_octgn(deck, name)):
        found = read_deck_file(written)
        assert found.deck == deck
        assert found.missing == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{}",
        '{"slots": [1]}',
        '{"slots": {"01001": "many"}}',
        '{"slots": {"01001": -1}}',
        "<deck",
        "<html></html>",
        '<deck game="other"></deck>',
        '<!DOCTYPE d [<!ENTITY a "b">]><deck>&a;</deck>',
        "<deck></deck>",
        '<deck><section name="Hero"><card qty="lots" id="1">A</card></section></deck>',
        "just a name",
    ],
)
def test_what_is_no_deck_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(BadSetup) as error:
        read_deck_file(text)
    assert "lcg-" not in str(error.value)


@pytest.mark.parametrize("deck", TOURNAMENT_DECKS.values(), ids=lambda deck: deck.name)
def test_decks_of_our_own_keep_the_tournament_rules(deck: Deck) -> None:
    assert problems(deck) == []
    assert warnings(deck) == []


def test_wayfarers_and_wardens_can_travel_together() -> None:
    match = westmarch.new_match("lcg", options={"decks": ["wayfarers", "wardens"]})
    assert [player["threat"] for player in match.view(None)["players"]] == [27, 26]


def test_starter_decks_are_smaller_than_tournament_decks() -> None:
    for deck in STARTER_DECKS.values():
        assert keys(deck) == ["lcg-deck-small"]
