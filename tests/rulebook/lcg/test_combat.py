"""The worked examples of the rulebook about the combat phase. Kris and Tom are p1 and p2 as it seats them."""

from __future__ import annotations

from tests.lcg.helpers import position


def test_page_18_defending_against_enemies() -> None:
    """The Spawn with East Bight Patrol as shadow kills the Silverlode Archer; Forest Spider hits Aragorn for 2."""
    table = position("""
        step: combat
        p1 play: aragorn, silverlode-archer
        p1 engaged: forest-spider, ungoliants-spawn
        encounter deck: east-bight-patrol, enchanted-stream
        """)
    assert [event["enemy"] for event in table.told("shadow-dealt")] == ["ungoliants-spawn", "forest-spider"]
    table.until("attacker").play("ungoliants-spawn").until("defend").play("silverlode-archer")
    assert {"card": "silverlode-archer", "amount": 6} in table.told("damaged")
    assert table.zone("silverlode-archer") == "discard"
    table.until("defend").play("undefended")
    assert [event["card"] for event in table.told("shadow")] == ["east-bight-patrol", "enchanted-stream"]
    assert table.damage("aragorn") == 2


def test_page_20_attacking_enemies() -> None:
    """Tom: Glorfindel kills Dol Guldur Orcs; Legolas and a Gondorian Spearman wound the Beastmaster with 3."""
    table = position("""
        step: players-attack
        p1 play: glorfindel, legolas, gondorian-spearman
        p1 engaged: dol-guldur-beastmaster, dol-guldur-orcs
        """)
    table.until("attack").play("dol-guldur-orcs", "glorfindel", "done")
    assert table.zone("dol-guldur-orcs") == "discard"
    table.until("attack").play("dol-guldur-beastmaster", "all").until_step("combat-actions")
    assert {"card": "dol-guldur-beastmaster", "amount": 3} in table.told("damaged")
    assert table.hit_points("dol-guldur-beastmaster") - table.damage("dol-guldur-beastmaster") == 2
