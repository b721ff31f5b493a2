"""Three and four players (rulebook chapter XI): armies of two players."""

from __future__ import annotations

import pytest

import westmarch
from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import army, position
from tests.wotr.partners.helpers import four
from westmarch.games.wotr.facts.board import INDEX
from westmarch.games.wotr.facts.nations import KIND_INDEX

TOGETHER = """
map: empty
army minas_tirith: gondor 3/1/1, rohan 2/0/1
army orthanc: isengard 2/0
dice free: muster_army muster_army muster_army
dice shadow: army army army
nation gondor: at-war
nation rohan: at-war
"""


def test_units_that_meet_may_stay_apart_or_become_one_army_by_agreement() -> None:
    lines = "map: empty\narmy edoras: rohan 2/0\narmy druadan_forest: gondor 1/0\narmy folde: rohan 1/0\n"
    lines += "dice free: muster_army muster_army\ndice shadow: event\nnation rohan: at-war\nnation gondor: at-war\n"
    match = four(lines)
    play(match, "die:muster_army", "move-armies", "folde", "druadan_forest", "done")
    assert asked(match) == ("rohan", "wotr.join"), "whoever acted is asked first"
    apart = match.clone()
    play(apart, "no")
    assert apart.view(None)["armies"][0]["apart"]
    play(match, "yes")
    assert asked(match) == ("gondor", "wotr.join")
    refused = match.clone()
    play(refused, "no")
    assert not refused.state.mixed
    play(match, "yes")
    (mixed,) = [each for each in match.view(None)["armies"] if each["mixed"]]
    assert (mixed["region"], mixed["commander"]) == ("druadan_forest", "gondor"), "equal: the leading player"


def test_a_mixed_army_can_be_proposed_later() -> None:
    match = four(TOGETHER)
    assert "join:minas_tirith" in options(match)
    play(match, "join:minas_tirith")
    assert asked(match) == ("gondor", "wotr.join")
    declined = match.clone()
    play(declined, "no")
    assert "join:minas_tirith" not in options(declined), "asked once an action"
    play(match, "yes")
    assert asked(match) == ("rohan", "wotr.action")
    assert match.view(None)["armies"][0]["commander"] == "gondor"
    refuses(match, {"join:minas_tirith": "mixed-already", "join:edoras": "not-both-there"})


def test_apart_each_player_moves_his_own_units() -> None:
    match = four(TOGETHER)
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert army(match, "druadan_forest") == {"rohan-regular": 2, "rohan-leader": 1}
    assert army(match, "minas_tirith") == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}


@pytest.mark.parametrize(
    ("figures", "leading", "commander"),
    [
        ("gondor 3/0, rohan 2/0", "rohan saruman", "gondor"),
        ("gondor 1/1, rohan 2/0", "rohan saruman", "gondor"),
        ("gondor 2/0, rohan 2/0", "rohan saruman", "rohan"),
        ("gondor 2/0, rohan 2/0", "gondor saruman", "gondor"),
        ("elves 1/0, gondor 1/0, rohan 1/0", "rohan saruman", "gondor"),
    ],
)
def test_who_controls_a_mixed_army(figures: str, leading: str, commander: str) -> None:
    match = four(
        f"map: empty\narmy minas_tirith: {figures}\nmixed armies: minas_tirith\nleading: {leading}\ndice free: event"
    )
    assert match.view(None)["armies"][0]["commander"] == commander


def test_only_the_controller_moves_a_mixed_army_and_the_other_takes_his_units_out() -> None:
    match = four(TOGETHER + "mixed armies: minas_tirith\nnext: gondor saruman")
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert army(match, "druadan_forest")["rohan-regular"] == 2
    assert match.view(None)["armies"][0]["mixed"], "it stays mixed where it goes"
    match = four(TOGETHER + "mixed armies: minas_tirith")
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert army(match, "druadan_forest") == {"rohan-regular": 2, "rohan-leader": 1}
    assert not match.state.mixed, "an army of one is not mixed"


def test_only_the_controller_attacks_with_a_mixed_army() -> None:
    lines = TOGETHER + "mixed armies: minas_tirith\narmy osgiliath: sauron 2/0\n"
    match = play(four(lines), "die:muster_army")
    assert reason(match, "attack") == "wotr-why-partner-commands"
    match = play(four(lines + "next: gondor saruman"), "die:muster_army", "attack")
    assert match.decision is not None
    assert match.decision.params["force"] == {
        "gondor-regular": 3,
        "gondor-elite": 1,
        "gondor-leader": 1,
        "rohan-regular": 2,
        "rohan-leader": 1,
    }


def test_apart_each_attacks_with_his_own_units() -> None:
    match = four(TOGETHER + "army osgiliath: sauron 2/0")
    play(match, "die:muster_army", "attack")
    assert match.decision is not None
    assert match.decision.params["force"] == {"rohan-regular": 2, "rohan-leader": 1}


def test_a_mixed_army_is_not_split_so_that_control_is_lost() -> None:
    match = four(TOGETHER + "mixed armies: minas_tirith\nnext: gondor saruman")
    play(match, "die:muster_army", "move-armies", "druadan_forest", "split", "count:1", "count:0")
    assert match.decision is not None
    assert match.decision.params["figure"] == "rohan-regular"
    # Three of Gondor stay with whoever of Rohan stays; one of Gondor goes, and leads one of Rohan but not two.
    assert options(match) == ("count:0", "count:1")
    assert reason(match, "count:2") == "wotr-why-lose-control"


def test_splits_leave_control_of_both_parts() -> None:
    lines = "map: empty\narmy minas_tirith: gondor 3/0, rohan 2/0\nmixed armies: minas_tirith\nnext: gondor saruman\n"
    lines += "dice free: muster_army\ndice shadow: army\nnation gondor: at-war\nnation rohan: at-war"
    match = play(four(lines), "die:muster_army", "move-armies", "druadan_forest", "split")
    # Gondor 1 goes with at most Rohan 1 (leading player at a tie); then 2 against 1 or 2 against 2 stay.
    assert options(match) == ("count:1", "count:2", "count:3")
    assert reason(match, "count:0") == "wotr-why-somebody-goes"
    all_of_gondor = match.clone()
    play(all_of_gondor, "count:3")
    assert army(all_of_gondor, "druadan_forest") == {"gondor-regular": 3, "rohan-regular": 2}, "nobody is left alone"
    play(match, "count:1")
    assert options(match) == ("count:0", "count:1")
    assert reason(match, "count:2") == "wotr-why-lose-control"


def test_who_is_attacked_together_defends_together_and_stays_mixed() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0, rohan 1/0\narmy south_ithilien: sauron 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event event\nnext: gondor witch-king\nnation sauron: at-war"
    match = four(lines, combat_dice=[1] * 20)
    play(match, "die:army", "attack", "all")
    assert told(match, "wotr.joined")
    while match.decision is not None and match.decision.kind != "wotr.action":
        assert match.decision.seat in ("gondor", "witch-king"), "Gondor commands, with more units"
        match.push({"wotr.retreat": "fight", "wotr.battle.continue": "cease"}.get(match.decision.kind, "none"))
    assert next(each for each in match.view(None)["armies"] if each["region"] == "osgiliath")["mixed"]


def test_combat_cards_come_from_the_controllers_hand() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0, rohan 1/0\narmy south_ithilien: sauron 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event event\nnext: gondor witch-king\nnation sauron: at-war\n"
    lines += "hand gondor: elven-cloaks\nhand rohan: the-last-battle\nhand saruman: orc-patrol"
    match = four(lines)
    play(match, "die:army", "attack", "all")
    if asked(match)[1] == "wotr.withdraw":
        play(match, "fight")
    while asked(match)[1] == "wotr.combat-card":
        seat = asked(match)[0]
        assert seat in ("witch-king", "gondor")
        assert "card:orc-patrol" not in options(match)
        assert "card:the-last-battle" not in options(match)
        play(match, "none")


def test_control_is_settled_for_the_whole_battle() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0, rohan 2/1\narmy south_ithilien: sauron 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event event\nnext: gondor witch-king\nnation sauron: at-war\n"
    match = four(lines, combat_dice=[6, 6, 1, 1, 1, 1, 1, 1, 1, 1])
    play(match, "die:army", "attack", "all")
    while asked(match)[1] != "wotr.casualties":
        play(match, "none")
    assert asked(match)[0] == "rohan"
    play(match, "lose:rohan-regular", "lose:rohan-regular")
    assert match.decision is not None
    while match.decision.kind != "wotr.retreat":
        match.push("continue")
    assert asked(match)[0] == "rohan", "one against two now, but still his battle"


def test_nations_not_at_war_hold_a_mixed_army_back() -> None:
    lines = "map: empty\narmy druadan_forest: rohan 1/0, gondor 2/0\nmixed armies: druadan_forest\n"
    lines += "next: gondor saruman\nleading: rohan saruman\n"
    lines += "dice free: muster_army\ndice shadow: army\nnation gondor: at-war\nnation rohan: 1 active"
    match = play(four(lines), "die:muster_army", "move-armies")
    # Rohan may not go to Gondor's land; Gondor would leave it alone and so lose control of a part.
    assert "minas_tirith" not in options(match)
    assert reason(match, "minas_tirith") == "wotr-why-lose-control"


def test_partners_apart_remove_surplus_in_turns_the_one_who_does_not_lead_first() -> None:
    lines = "map: empty\narmy edoras: rohan 5/0, gondor 5/0\ndice free: event event\ndice shadow: event\n"
    lines += "hand rohan: riders-of-theoden\nnation rohan: at-war"
    match = play(four(lines), "die:event", "card:riders-of-theoden", "rohan-elite", "no")
    match.pop()
    match.state.add(INDEX["edoras"], KIND_INDEX["gondor-elite"], 1)
    play(match, "no")
    assert asked(match) == ("rohan", "wotr.surplus")
    assert set(options(match)) == {"rohan-regular", "rohan-elite"}
    play(match, "rohan-regular")
    assert asked(match) == ("gondor", "wotr.surplus")
    assert set(options(match)) == {"gondor-regular", "gondor-elite"}


def test_an_army_that_loses_one_partners_last_unit_as_surplus_is_no_longer_mixed() -> None:
    lines = "map: empty\narmy edoras: rohan 9/0, gondor 1/0\nmixed armies: edoras\ndice free: event event\n"
    lines += "dice shadow: event\nhand rohan: riders-of-theoden\nnation rohan: at-war"
    match = play(four(lines), "die:event", "card:riders-of-theoden", "rohan-regular", "no", "gondor-regular")
    assert match.state.mixed == match.state.together == frozenset()
    assert westmarch.load_position(match.position()).position() == match.position()


def test_a_mixed_armys_surplus_is_its_controllers_choice() -> None:
    lines = "map: empty\narmy edoras: rohan 4/0, gondor 6/0\nmixed armies: edoras\ndice free: event event\n"
    lines += "dice shadow: event\nhand rohan: riders-of-theoden\nnation rohan: at-war"
    match = play(four(lines), "die:event", "card:riders-of-theoden", "rohan-elite", "no")
    assert asked(match) == ("gondor", "wotr.surplus")


def test_southron_elites_lead_while_saruman_is_in_play() -> None:
    lines = "map: empty\narmy umbar: southrons 1/1\nacting: shadow\ndice shadow: character event\n"
    lines += "nation southrons: at-war\n"
    match = play(four(lines + "character saruman: orthanc"), "die:character")
    assert "move-armies" in options(match)
    assert reason(play(four(lines), "die:character"), "move-armies") != ""
    two = position(lines + "character saruman: orthanc")
    assert reason(play(two, "die:character"), "move-armies") != "", "only where players share the Shadow"
