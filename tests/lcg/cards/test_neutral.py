"""Gandalf."""

from __future__ import annotations

from tests.lcg.helpers import position

LINES = "p1 play: aragorn resources=2, eowyn resources=2, gimli resources=2\np1 hand: gandalf, gandalf.2\n"


def test_gandalf_is_paid_by_any_heroes() -> None:
    table = position(LINES, "aragorn eowyn gimli")
    table.play("play:gandalf", "count:2", "count:2", "use:gandalf", "draw")
    assert [table.resources(hero) for hero in ("aragorn", "eowyn", "gimli")] == [0, 0, 1]
    assert len(table.hand()) == 1 + 3


def test_gandalf_deals_four_damage() -> None:
    table = position(LINES + "staging: ungoliants-spawn, forest-spider", "aragorn eowyn gimli")
    table.play("play:gandalf", "evenly", "use:gandalf", "damage", "ungoliants-spawn")
    assert table.damage("ungoliants-spawn") == 4


def test_gandalf_lowers_threat_by_five() -> None:
    table = position(LINES + "threat: 40", "aragorn eowyn gimli")
    table.play("play:gandalf", "evenly", "use:gandalf", "threat")
    assert table.told("threat")[0]["threat"] == 35


def test_gandalf_is_unique() -> None:
    table = position(LINES + "threat: 40\np1 discard: feint", "aragorn eowyn gimli")
    table.play("play:gandalf", "evenly", "pass")
    assert all(token != "play:gandalf" for token in table.options)


def test_gandalf_leaves_at_the_end_of_the_round() -> None:
    table = position("step: refresh-end\np1 play: aragorn, gandalf exhausted")
    assert table.zone("gandalf") == "discard"
    assert table.told("left") == [{"card": "gandalf", "where": "discard"}]
