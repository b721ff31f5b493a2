"""From a card to its goal: who attacks whom, who defends, what is played on what and who pays for it."""

from __future__ import annotations

from typing import Any

from tests.lcg.helpers import Story, position
from westmarch.core.aims import Trial, Way, ways_of, wished
from westmarch.games.lcg import GAME

READY = "aragorn resources=2, gloin resources=1, theodred resources=1"
SPIDER = "p1 engaged: forest-spider"


def planning(hand: str, play: str = READY, rest: str = "") -> Story:
    return position(f"step: planning\np1 play: {play}\np1 hand: {hand}\n{rest}")


def fighting(play: str = READY, rest: str = SPIDER) -> Story:
    return position(f"step: players-attack\np1 play: {play}\n{rest}").until("attack")


def goals(table: Story, piece: str) -> dict[str, list[Way]]:
    found: dict[str, list[Way]] = {}
    for way in ways_of(table.match, piece):
        found.setdefault(way.goal, []).append(way)
    return found


def gone(table: Story, way: Way, wish: dict[str, int]) -> tuple[list[str], Story, dict[str, Any]]:
    """The answers of a way with that wish, what comes of them, and what was told before."""
    tokens, reason = wished(table.match, way.tokens, wish)
    assert reason is None
    before = table.match.clone()
    for token in tokens[:-1]:
        before.push(token)
    after = before.clone()
    told = len(after.events)
    after.push(tokens[-1])
    ahead = GAME.aims.outlook(Trial(table.match, before, after, tokens[-1], after.events[told:]))
    assert ahead is not None
    return tokens, Story(after), ahead


def test_a_character_attacks_alone_unless_others_are_wished() -> None:
    table = fighting()
    record = table.match.record()
    (way,) = goals(table, "aragorn")["forest-spider"]
    assert way.whole is not None
    assert way.whole.most == {"aragorn": 1, "gloin": 1, "theodred": 1}
    assert way.whole.wish == {"aragorn": 1}
    tokens, after, ahead = gone(table, way, way.whole.wish)
    assert tokens == ["forest-spider", "aragorn", "done"]
    assert after.damage("forest-spider") == 2
    assert (ahead["attackers"], ahead["strength"], ahead["defense"]) == ({"aragorn": 3}, 3, 1)
    assert (ahead["damage"], ahead["left"], ahead["destroyed"]) == (2, 4, False)
    tokens, after, ahead = gone(table, way, {"aragorn": 1, "gloin": 1, "theodred": 1})
    assert tokens == ["forest-spider", "all"]
    assert (ahead["strength"], ahead["damage"], ahead["destroyed"]) == (7, 6, True)
    assert after.zone("forest-spider") == "discard"
    assert table.match.record() == record, "nothing was answered"


def test_nobody_attacks_with_nobody() -> None:
    table = fighting()
    (way,) = goals(table, "aragorn")["forest-spider"]
    tokens, reason = wished(table.match, way.tokens, {})
    assert reason is not None
    assert "lcg-" not in str(reason)
    assert tokens == ["forest-spider"]


def test_who_alone_can_attack_is_not_asked_for() -> None:
    table = fighting("aragorn, gloin exhausted, theodred exhausted", "p1 engaged: forest-spider, black-forest-bats")
    found = goals(table, "aragorn")
    assert [way.tokens for ways in found.values() for way in ways] == [["forest-spider"], ["black-forest-bats"]]
    _, _, ahead = gone(table, found["black-forest-bats"][0], {})
    assert ahead["attackers"] == {"aragorn": 3}
    assert goals(table, "gloin") == {}, "he is exhausted"


def test_a_defender_stands_before_the_attacker() -> None:
    table = position(f"step: combat\np1 play: aragorn damage=2, gloin, theodred\n{SPIDER}").until("defend")
    (way,) = goals(table, "aragorn")["forest-spider"]
    assert (way.tokens, way.whole) == (["aragorn"], None)
    _, after, ahead = gone(table, way, {})
    assert not after.ready("aragorn")
    assert (ahead["attack"], ahead["defense"], ahead["damage"], ahead["left"]) == (2, 2, 0, 3)
    assert ahead["shadows"] == len(table.state.shadows)


def test_an_ally_is_played_and_paid_for_where_that_is_clear() -> None:
    table = planning("guard-of-the-citadel", "aragorn resources=2, gloin, theodred")
    (way,) = goals(table, "play:guard-of-the-citadel")["play:guard-of-the-citadel"]
    assert way.whole is None
    tokens, after, ahead = gone(table, way, {})
    assert tokens == ["play:guard-of-the-citadel"]
    assert after.zone("guard-of-the-citadel") == "play"
    assert ahead == {"what": "card", "card": "guard-of-the-citadel", "cost": 2, "paid": {"aragorn": 2}}


def test_who_pays_is_told_and_can_be_wished() -> None:
    table = planning("guard-of-the-citadel")
    (way,) = goals(table, "play:guard-of-the-citadel")["play:guard-of-the-citadel"]
    assert way.whole is not None
    assert (way.whole.most, way.whole.sum) == ({"aragorn": 2, "gloin": 1, "theodred": 1}, 2)
    assert way.whole.wish == {"aragorn": 2, "gloin": 0, "theodred": 0}, "from the fullest pools"
    _, after, ahead = gone(table, way, way.whole.wish)
    assert ahead["paid"] == {hero: count for hero, count in way.whole.wish.items() if count}
    tokens, after, ahead = gone(table, way, {"gloin": 1, "theodred": 1})
    assert tokens[0] == "play:guard-of-the-citadel"
    assert (after.resources("aragorn"), after.resources("gloin"), after.resources("theodred")) == (2, 0, 0)
    assert ahead["paid"] == {"gloin": 1, "theodred": 1}


def test_an_attachment_goes_on_its_carrier() -> None:
    table = planning("steward-of-gondor")
    found = goals(table, "play:steward-of-gondor")
    assert set(found) == {"aragorn", "gloin", "theodred"}
    (way,) = found["gloin"]
    assert way.tokens == ["play:steward-of-gondor", "gloin"]
    tokens, after, ahead = gone(table, way, {"aragorn": 1, "theodred": 1})
    assert tokens[-1] == "gloin"
    assert len(tokens) > 2
    assert after.host("steward-of-gondor") == "gloin"
    assert ahead["paid"] == {"aragorn": 1, "theodred": 1}


def test_what_can_not_be_played_has_no_way() -> None:
    table = planning("gandalf, beorn")
    assert goals(table, "play:gandalf") == {}
    assert goals(table, "play:faramir") == {}, "it is in nobody's hand"
    assert goals(table, "aragorn") == {}, "nobody attacks now"
