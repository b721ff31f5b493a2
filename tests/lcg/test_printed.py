"""What is printed on each card, and what is in each deck."""

from __future__ import annotations

import pytest

from tests.lcg import printed
from westmarch.games.lcg.abilities import CardText
from westmarch.games.lcg.cards import BOX
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import HERO, SPHERES, TYPES, Card, X
from westmarch.games.lcg.facts.decks import STARTER_DECKS
from westmarch.games.lcg.facts.quests import quest
from westmarch.games.lcg.facts.scenarios import CAMPAIGN, SCENARIOS
from westmarch.games.lcg.rules import LcgGame

SETS = {
    "spiders-of-mirkwood": "spiders",
    "wilderlands": "wilderlands",
    "dol-guldur-orcs": "orcs",
    "passage-through-mirkwood": "mirkwood",
    "escape-from-dol-guldur": "dol-guldur",
    "journey-along-the-anduin": "anduin",
    "saurons-reach": "sauron",
}
SCENARIO_IDS = {
    "passage_through_mirkwood": "mirkwood",
    "journey_along_the_anduin": "anduin",
    "escape_from_dol_guldur": "dol-guldur",
}


def rows(table: str) -> list[list[str]]:
    return [row.split("|") for row in table.splitlines()]


def value(text: str) -> int:
    return 0 if text == "-" else int(text)


def keywords(card: Card) -> set[str]:
    found = {word for word in ("ranged", "sentinel", "restricted", "guarded", "surge") if getattr(card, word)}
    return found | ({f"doomed{card.doomed}"} if card.doomed else set())


@pytest.mark.parametrize("row", rows(printed.PLAYER), ids=lambda row: row[1])
def test_player_card(row: list[str]) -> None:
    card = CARDS[int(row[0])]
    assert card.id == row[1]
    assert TYPES[card.type] == row[2]
    assert SPHERES[card.sphere] == row[3]
    assert card.unique == (row[4] == "unique")
    assert card.cost == (X if row[5] == "X" else value(row[5]))
    stats = [card.threat, card.willpower, card.attack, card.defense, card.hit_points]
    assert stats == [value(text) for text in row[6:11]]
    assert card.traits == set(row[11].split())
    assert keywords(card) == set(row[12].split())
    assert card.quantity == int(row[13])


@pytest.mark.parametrize("row", rows(printed.ENCOUNTER), ids=lambda row: row[1])
def test_encounter_card(row: list[str]) -> None:
    card = CARDS[int(row[0])]
    assert card.id == row[1]
    assert TYPES[card.type] == row[2]
    assert card.set == SETS[row[3]]
    stats = [
        card.engagement,
        card.threat,
        card.attack,
        card.defense,
        card.hit_points,
        card.quest_points,
        card.victory,
    ]
    assert stats == [value(text) for text in row[4:11]]
    assert card.traits == set(row[11].split())
    assert keywords(card) == set(row[12].split())
    assert (card.quantity, card.easy) == (int(row[13]), int(row[14]))
    assert (BOX.texts[card.number].when_revealed is not None) == (row[15] == "revealed")
    assert (BOX.texts[card.number].shadow is not None) == (row[16] == "shadow")


@pytest.mark.parametrize("row", rows(printed.QUESTS), ids=lambda row: row[1])
def test_quest_card(row: list[str]) -> None:
    card = quest(int(row[0]))
    assert (card.id, card.scenario, card.stage, card.points) == (
        row[1],
        SCENARIO_IDS[row[2]],
        int(row[3]),
        int(row[4]),
    )
    assert card.number in BOX.quests


def test_only_cards_without_text_do_nothing() -> None:
    """Their keywords are facts. A card that the box forgot would be among them."""
    silent = {text.id for text in BOX.texts if text == CardText(text.id)}
    archers = {"silverlode-archer", "horseback-archer"}
    assert silent == archers | {"orc-guard", "guard-of-the-citadel", "veteran-axehand", "endless-caverns"}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert sum(card.quantity for card in CARDS[1:] if card.type == HERO) == 12
    assert sum(card.quantity for card in CARDS[13:74]) == 120
    assert sum(card.quantity for card in CARDS[74:]) == 84
    assert len({card.id for card in CARDS}) == len(CARDS) == 119


@pytest.mark.parametrize(
    ("scenario", "difficulty", "cards", "easy"),
    [("mirkwood", 1, 36, 27), ("anduin", 4, 47, 32), ("dol-guldur", 7, 41, 30)],
)
def test_scenario(scenario: str, difficulty: int, cards: int, easy: int) -> None:
    assert SCENARIOS[scenario].difficulty == difficulty
    assert len(SCENARIOS[scenario].encounter_deck(easy=False)) == cards
    assert len(SCENARIOS[scenario].encounter_deck(easy=True)) == easy


def test_the_campaign_goes_from_mirkwood_to_dol_guldur() -> None:
    assert CAMPAIGN == ("mirkwood", "anduin", "dol-guldur")


@pytest.mark.parametrize(
    ("name", "heroes", "first", "last", "threat"),
    [
        ("leadership", {"aragorn", "gloin", "theodred"}, 13, 27, 29),
        ("tactics", {"legolas", "gimli", "thalin"}, 28, 42, 29),
        ("spirit", {"eowyn", "dunhere", "eleanor"}, 43, 57, 24),
        ("lore", {"glorfindel", "denethor", "beravor"}, 58, 72, 30),
    ],
)
def test_starter_deck(name: str, heroes: set[str], first: int, last: int, threat: int) -> None:
    deck = STARTER_DECKS[name]
    assert {CARDS[number].id for number in deck.heroes} == heroes
    assert deck.cards == {**{number: CARDS[number].quantity for number in range(first, last + 1)}, 73: 1}
    assert deck.size() == 30
    game = LcgGame()
    state = game.new_state(game.set_up(1, {"decks": [name]}))
    assert state.threat == [threat]
