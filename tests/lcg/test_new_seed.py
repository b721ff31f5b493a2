"""A new seed: who has played ahead and taken it back knows nothing of what comes (docs/decisions/0004)."""

from __future__ import annotations

import random
from collections.abc import Callable

import westmarch
from tests.lcg.helpers import Story, position
from westmarch.games.lcg.state import Journey


def played_ahead(match: Journey, coming: Callable[[Journey], list[object]]) -> list[object]:
    """The next two cards that come, told by somebody who plays on and then takes it all back."""
    rng = random.Random(4)
    known = len(coming(match))
    given = 0
    while len(coming(match)) < known + 2:
        assert match.decision is not None
        match.push(rng.choice(match.decision.options))
        given += 1
    ahead = coming(match)[known : known + 2]
    for _ in range(given):
        match.pop()
    return ahead


def revealed(match: Journey) -> list[object]:
    return [event.params["card"] for event in match.events if event.kind == "lcg.revealed"]


def drawn(match: Journey) -> list[object]:
    return [event.params["cards"] for event in match.events if event.kind == "lcg.drew-cards"]


def test_cards_that_were_seen_ahead_do_not_come() -> None:
    for coming in (revealed, drawn):
        match = westmarch.new_match("lcg", 2, 5)
        for _ in range(5):
            assert match.decision is not None
            match.push(match.decision.options[0])
        before = coming(match)
        known = played_ahead(match, coming)
        assert known == played_ahead(match, coming), "nobody has asked for a new seed yet"
        others = []
        for seed in range(6):
            newcomer = match.clone()
            newcomer.reseed(seed)
            assert coming(newcomer) == before, "what was seen already stays"
            others.append(played_ahead(newcomer, coming))
        assert known not in others
        assert len({str(each) for each in others}) > 4, "and nobody can tell what comes instead"


LINES = """
step: shadow-actions
p1 engaged: forest-spider, king-spider
shadow: eyes-of-the-forest on=forest-spider, hummerhorns on=king-spider known=1
"""


def face_down(match: Journey) -> list[str]:
    return Story(match).shadows()


def test_face_down_shadow_cards_are_dealt_anew_unless_somebody_has_looked() -> None:
    seen = set()
    for seed in range(30):
        table = position(LINES)
        match = table.match
        before = match.view("p1")
        match.reseed(seed)
        assert match.view("p1") == before
        first, second = face_down(match)
        assert second == "hummerhorns", "p1 has looked at it"
        assert [table.host(card) for card in table.shadows()] == ["forest-spider", "king-spider"]
        assert ("eyes-of-the-forest" in names_of_deck(match)) == (first != "eyes-of-the-forest")
        seen.add(first)
    assert len(seen) > 10


def names_of_deck(match: Journey) -> list[str]:
    return Story(match).encounter_deck()


def test_hands_and_cards_on_top_that_were_seen_stay() -> None:
    table = position("p1 hand: gandalf, valiant-sacrifice\np1 deck: snowbourn-scout known=1, sneak-attack known=1")
    for seed in range(10):
        table.match.reseed(seed)
        assert table.match.view("p1")["players"][0]["hand"] == ["gandalf", "valiant-sacrifice"]
        assert table.deck()[:2] == ["snowbourn-scout", "sneak-attack"]
