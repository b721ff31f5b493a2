"""The worked examples of the rulebook, one test each, in its order. Kris and Tom are p1 and p2 as it seats them."""

from __future__ import annotations

from tests.lcg.helpers import position
from westmarch.games.lcg.elimination import Row, ScoreSheet


def test_page_12_paying_for_cards() -> None:
    """Tom pays 2 of Glóin's for a Guard of the Citadel, 2 of Éowyn's and 2 of Eleanor's for a Northern Tracker."""
    lines = "p1 play: gloin resources=3, eowyn resources=2, eleanor resources=2\n"
    lines += "p1 hand: guard-of-the-citadel, northern-tracker"
    table = position(lines, "gloin eowyn eleanor")
    table.play("play:guard-of-the-citadel")
    assert table.resources("gloin") == 1
    assert table.zone("guard-of-the-citadel") == "play"
    table.play("play:northern-tracker")
    assert (table.resources("eowyn"), table.resources("eleanor"), table.resources("gloin")) == (0, 0, 1)
    assert table.zone("northern-tracker") == "play"


def test_page_15_quest_resolution() -> None:
    """7 willpower against 7 threat; Éowyn's ability makes it 8, and 1 progress is placed.

    Gladden Fields and the two revealed cards of the example never meet in one scenario; locations and enemies with
    the same threat stand in for them.
    """
    lines = (
        "step: commit\n"
        "p2 play: aragorn, guard-of-the-citadel.4\n"
        "p1 hand: feint, feint.2\n"
        "staging: necromancers-pass\n"
        "encounter deck: east-bight-patrol, hummerhorns\n"
    )
    table = position(lines, "eowyn", "aragorn")
    table.play("eowyn").until("commit").play("all").until("window")
    table.until_offered("use:eowyn").play("pass")
    assert [event["card"] for event in table.told("revealed")] == ["east-bight-patrol", "hummerhorns"]
    assert (table.questing, table.staging_threat) == (7, 7)
    assert table.kind == "window"
    table.play("use:eowyn", "card:feint").until_step("travel")
    assert table.told("quest-result")[0] == {"willpower": 8, "threat": 7}
    assert table.quest == ("flies-and-spiders", 1)


def test_page_16_progress_and_the_active_location() -> None:
    """Of 3 progress 2 explore the Enchanted Stream, and 1 goes to the quest card."""
    lines = "step: resolution\np1 play: eowyn committed exhausted\nactive: enchanted-stream\nstaging: old-forest-road"
    table = position(lines, "eowyn")
    assert table.told("quest-result")[0] == {"willpower": 4, "threat": 1}
    assert table.zone("enchanted-stream") == "discard"
    assert table.quest == ("flies-and-spiders", 1)


def test_page_16_engagement_checks() -> None:
    """Tom (24) gets King Spider; Kris (35) Ungoliant's Spawn, then Forest Spider; Hummerhorns stays."""
    lines = "step: checks\nthreat: 24 35\nstaging: king-spider, forest-spider, ungoliants-spawn, hummerhorns"
    table = position(lines, "eowyn dunhere", "aragorn")
    assert table.told("engaged") == [
        {"enemy": "king-spider", "seat": "p1"},
        {"enemy": "ungoliants-spawn", "seat": "p2"},
        {"enemy": "forest-spider", "seat": "p2"},
    ]
    assert table.zone("hummerhorns") == "staging"


def test_page_18_defending_against_enemies() -> None:
    """The Spawn with East Bight Patrol as shadow kills the Silverlode Archer; Forest Spider hits Aragorn for 2."""
    lines = (
        "step: combat\n"
        "p1 play: aragorn, silverlode-archer\n"
        "p1 engaged: forest-spider, ungoliants-spawn\n"
        "encounter deck: east-bight-patrol, enchanted-stream\n"
    )
    table = position(lines, "aragorn")
    assert [event["enemy"] for event in table.told("shadow-dealt")] == ["ungoliants-spawn", "forest-spider"]
    table.until("attacker").play("ungoliants-spawn").until("defend").play("silverlode-archer")
    assert {"card": "silverlode-archer", "amount": 6} in table.told("damaged")
    assert table.zone("silverlode-archer") == "discard"
    table.until("defend").play("undefended")
    assert [event["card"] for event in table.told("shadow")] == ["east-bight-patrol", "enchanted-stream"]
    assert table.damage("aragorn") == 2


def test_page_20_attacking_enemies() -> None:
    """Tom: Glorfindel kills Dol Guldur Orcs; Legolas and a Gondorian Spearman wound the Beastmaster with 3."""
    lines = (
        "step: players-attack\n"
        "p1 play: glorfindel, legolas, gondorian-spearman\n"
        "p1 engaged: dol-guldur-beastmaster, dol-guldur-orcs\n"
    )
    table = position(lines, "glorfindel legolas")
    table.until("attack").play("dol-guldur-orcs", "glorfindel", "done")
    assert table.zone("dol-guldur-orcs") == "discard"
    table.until("attack").play("dol-guldur-beastmaster", "all").until_step("combat-actions")
    assert {"card": "dol-guldur-beastmaster", "amount": 3} in table.told("damaged")
    assert table.hit_points("dol-guldur-beastmaster") - table.damage("dol-guldur-beastmaster") == 2


def test_page_22_scoring() -> None:
    """43 threat, a dead hero of 8, 6 damage, 5 victory points, 23 rounds: 282."""
    sheet = ScoreSheet("mirkwood", [Row("p1", threat=43, dead=8, damage=6)], rounds=23, victory=5)
    assert sheet.total() == 282


def test_page_22_scoring_of_a_match() -> None:
    """The same, played: Théodred (8) is dead, 6 damage lie on the others, Hummerhorns gave 5 points."""
    lines = (
        "step: resolution\nround: 24\nquest: beorns-path 9\nthreat: 43\n"
        "p1 play: aragorn damage=4 committed exhausted, gloin damage=2\np1 discard: theodred\nvictory: hummerhorns\n"
    )
    table = position(lines)
    assert table.match.result is not None
    assert table.match.result.score == {"p1": 57, "rounds": 23, "victory": 5, "group": 282}
    assert table.match.view("p1")["score_sheet"]["total"] == 282
