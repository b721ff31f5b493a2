"""The forecast of a quest: what is known, what is still to come, and nothing that a player can't know."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lcg.helpers import Story, position
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ENEMY, LOCATION


def ahead(table: Story, seat: str | None = "p1") -> dict[str, Any]:
    found = table.match.view(seat)["quest_ahead"]
    assert isinstance(found, dict)
    return found


def test_what_is_known_and_how_many_cards_come() -> None:
    table = position("step: commit\np1 play: aragorn, gloin, theodred\nstaging: forest-spider, old-forest-road")
    found = ahead(table)
    assert (found["willpower"], found["threat"], found["to_come"]) == (0, 3, 1)
    assert sum(chance for _, chance in found["spread"]) == pytest.approx(1, abs=0.01)


def test_the_average_is_that_of_the_cards_nobody_has_seen() -> None:
    table = position("step: commit\np1 play: aragorn, gloin, theodred", scenario="anduin")
    pool = table.state.pool
    unseen = [CARDS[pool.codes[pool.index[card]]] for card in table.encounter_deck()]
    plain = [card.threat if card.type in (ENEMY, LOCATION) else 0 for card in unseen]
    surge = sum(card.surge for card in unseen) / len(unseen)
    assert surge, "some of them bring another one"
    mean = sum(plain) / len(plain)
    # A card that surges brings one more, of which the same is true.
    expected = mean * (1 + surge + surge**2)
    assert ahead(table)["average"] == pytest.approx(expected, abs=0.01)


def test_two_players_reveal_two_cards_each_knows_what_they_have_seen() -> None:
    players = "step: commit\np1 play: aragorn, gloin, theodred\np2 play: eowyn, eleanor, dunhere\n"
    table = position(players + "encounter deck: king-spider known=1, forest-gate, great-forest-web")
    mine, other, watching = ahead(table, "p1"), ahead(table, "p2"), ahead(table, None)
    assert mine["to_come"] == 2
    assert mine["next"] == ["king-spider"]
    assert (other["next"], watching["next"]) == ([], [])
    assert other["spread"] == watching["spread"] != mine["spread"]


def test_a_face_down_shadow_card_is_one_of_those_nobody_has_seen() -> None:
    """Whoever looks can't tell the card in the deck from the one that lies face down: swapped, all stays the same."""
    lines = "step: commit\np1 play: aragorn, gloin, theodred\np1 engaged: forest-spider\nshadow: {} on=forest-spider"
    one = position(lines.format("king-spider"))
    two = position(lines.format("eyes-of-the-forest"))
    assert ahead(one)["spread"] == ahead(two)["spread"]


def test_nothing_more_comes_once_all_cards_are_revealed() -> None:
    table = position("step: staging-actions\np1 play: eowyn committed exhausted\np1 hand: faramir")
    found = ahead(table)
    assert (table.kind, found["to_come"], found["spread"]) == ("window", 0, [[0, 1.0]])
    assert (found["willpower"], found["average"]) == (4, 0)


def test_no_forecast_without_a_quest() -> None:
    table = position(
        "step: planning\np1 play: aragorn resources=3, gloin, theodred\np1 hand: faramir, guard-of-the-citadel"
    )
    assert table.match.view("p1")["quest_ahead"] is None


def test_what_each_defender_would_take() -> None:
    table = position("step: combat\np1 play: aragorn, gloin, theodred exhausted\np1 engaged: king-spider").until(
        "defend"
    )
    attack = table.match.view("p1")["defence_ahead"]
    strength = table.attack("king-spider")
    assert attack["takes"] == {"aragorn": max(0, strength - 2), "gloin": max(0, strength - 1)}
    assert attack["shadows"] == 1


def test_a_shadow_card_that_was_turned_up_is_no_secret_of_an_attack() -> None:
    shadows = "shadow: king-spider on=forest-spider face-up, eyes-of-the-forest on=forest-spider"
    lines = f"step: enemies-attack\np1 play: aragorn, gloin, theodred\np1 engaged: forest-spider\n{shadows}"
    assert position(lines).until("defend").match.view("p1")["defence_ahead"]["shadows"] == 1
