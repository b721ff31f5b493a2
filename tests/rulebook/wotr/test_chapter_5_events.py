"""The worked examples of rulebook chapter V (and chapter VI on recruiting by card): event cards."""

from __future__ import annotations

from tests.story import options, play, reason
from tests.wotr.helpers import army, discards_of, free_with, garrison, position, shadow_with


def test_paths_of_the_woses_needs_an_event_or_an_army_result() -> None:
    def offered(face: str) -> bool:
        match = position(
            f"dice free: {face} {face}\ndice shadow: event event event\nnation rohan: at-war\n"
            f"hand free: paths-of-the-woses"
        )
        play(match, f"die:{face}")
        return "card:paths-of-the-woses" in options(match)

    assert offered("event")
    assert offered("muster_army"), "the army half of the die"
    assert offered("will_of_the_west"), "which can be any result"
    assert not offered("character")
    assert not offered("muster")


def test_denethors_folly_goes_when_minas_tirith_is_no_longer_besieged() -> None:
    match = shadow_with(
        "army army",
        """
            nation sauron: at-war
            table: denethors-folly
            army minas_tirith: sauron 3/0
            garrison minas_tirith: gondor 3/1/1
            """,
    )
    assert match.state.table == ["denethors-folly"]
    play(match, "die:army", "move-armies", "minas_tirith", "druadan_forest", "all", "done")
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["denethors-folly"]


def test_imrahil_brings_only_the_unit_when_no_leader_is_left() -> None:
    """What can be done of a card is done."""
    match = free_with(
        "event event", "hand free: imrahil-of-dol-amroth\nguide: strider\narmy minas_tirith: gondor 3/1/4"
    )
    play(match, "die:event", "card:imrahil-of-dol-amroth", "gondor-elite")
    assert army(match, "dol_amroth") == {"gondor-regular": 3, "gondor-elite": 1}


RIDERS = "dice free: event event\ndice shadow: event event event\nhand free: riders-of-theoden\nguide: strider"


def test_the_riders_of_theoden_come_to_a_besieged_helms_deep() -> None:
    lines = "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0\ncharacter gimli: garrison helms_deep"
    match = position(RIDERS, lines)
    play(match, "die:event", "card:riders-of-theoden")
    assert set(options(match)) == {"edoras", "helms_deep"}
    play(match, "helms_deep", "rohan-elite")
    assert garrison(match, "helms_deep") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1, "gimli": 1}


def test_but_not_to_a_companion_among_enemies_in_eastemnet() -> None:
    match = position(RIDERS, "army eastemnet: sauron 2/0\ncharacter gimli: eastemnet")
    play(match, "die:event", "card:riders-of-theoden", "rohan-elite")
    assert army(match, "edoras") == {"rohan-regular": 1, "rohan-elite": 2, "rohan-leader": 1}
    assert army(match, "eastemnet") == {"sauron-regular": 2, "gimli": 1}


def test_a_card_whose_condition_is_not_met_cannot_be_played() -> None:
    match = free_with("event event", "hand free: wizards-staff\nguide: strider")
    assert reason(match, "card:wizards-staff") == "wotr-why-choose-die-first"
    match = free_with("event event", "hand free: wizards-staff\ncharacter gandalf_the_grey: eliminated")
    play(match, "die:event")
    assert "card:wizards-staff" not in options(match)
    assert reason(match, "card:wizards-staff") == "wotr-why-not-in-fellowship"


def test_nobody_is_recruited_in_a_settlement_that_the_enemy_holds_even_under_siege() -> None:
    match = free_with(
        "event event",
        """
            hand free: guards-of-the-citadel
            guide: strider
            control minas_tirith: shadow
            army minas_tirith: gondor 3/0/0
            garrison minas_tirith: sauron 2/0
            """,
    )
    play(match, "die:event", "card:guards-of-the-citadel")
    assert army(match, "minas_tirith") == {"gondor-regular": 3}
