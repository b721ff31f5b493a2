"""Chapter III: Lord Elrond, Lady Galadriel, and Gandalf the Grey, Keeper of Narya."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import army, garrison, holder, nation, where
from tests.wotr.lome.helpers import act, position
from westmarch.core.errors import BadText
from westmarch.games.wotr.state import War

ELROND, GALADRIEL = "character lord_elrond: rivendell", "character lady_galadriel: lorien"
KEEPER = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya"
MUSTER = "dice free: muster\ndice shadow: army"


# -- entering


@pytest.mark.parametrize("war", ["nation elves: at-war", "nation sauron: at-war"])
def test_they_come_when_sauron_or_the_elves_are_at_war(war: str) -> None:
    """Entry needs Sauron OR Elves at war plus the home stronghold unconquered."""
    match = position(war, MUSTER)
    act(match, "bring:lord_elrond")
    assert where(match, "lord_elrond") == "rivendell"
    match = position(war, MUSTER)
    act(match, "bring:lady_galadriel")
    assert where(match, "lady_galadriel") == "lorien"


def test_why_they_do_not_come() -> None:
    match = position(MUSTER)
    assert reason(match, "bring:lord_elrond") == "wotr-why-keeper-war"
    match = position("nation elves: at-war\narmy rivendell: none\ncontrol rivendell: shadow", MUSTER)
    refuses(match, {"bring:lord_elrond": "keeper-home", "bring:lady_galadriel": "choose-die-first"})
    match = position("nation elves: at-war", ELROND, MUSTER)
    assert reason(match, "bring:lord_elrond") == "wotr-why-in-play"
    match = position("nation elves: at-war\ncharacter lord_elrond: eliminated", MUSTER)
    assert reason(match, "bring:lord_elrond") == "wotr-why-eliminated"
    match = position("nation elves: at-war", "dice free: event\ndice shadow: army")
    assert reason(match, "bring:lord_elrond") == "wotr-why-wrong-die"


def test_a_siege_does_not_stop_them_and_they_are_inside() -> None:
    """A siege does not stop entry. Entering during a siege means entering inside the stronghold."""
    siege = "army rivendell: sauron 5/0\ngarrison rivendell: elves 0/2/1"
    match = position("nation elves: at-war", siege, MUSTER)
    act(match, "bring:lord_elrond")
    assert where(match, "lord_elrond") == "garrison rivendell"


def test_a_place_that_was_taken_back_is_unconquered() -> None:
    """Unconquered = controlled by the original side. Retaken counts."""
    match = position("nation elves: at-war\narmy rivendell: none\ncontrol rivendell: free", MUSTER)
    assert reason(match, "bring:lord_elrond") == "wotr-why-choose-die-first"


# -- bound to their place


def test_they_never_move() -> None:
    """Level 0: cannot be moved even inside an army."""
    match = position("nation elves: at-war", ELROND, "dice free: character\ndice shadow: army")
    assert reason(match, "move-companions") == "wotr-why-no-travellers"
    act(match, "move-armies", "rivendell", "trollshaws", "all")
    assert where(match, "lord_elrond") == "rivendell"
    match = position("character boromir: edoras", ELROND, "dice free: character\ndice shadow: army")
    act(match, "move-companions")
    assert reason(match, "character:lord_elrond") == "wotr-why-never-moves"


def test_they_do_not_lead_an_army_out() -> None:
    """A Character die moves an army only with a leader who can go along."""
    alone = "map: empty\narmy lorien: elves 1/0/0\nnation elves: at-war"
    match = position(alone, GALADRIEL, "dice free: character\ndice shadow: army")
    assert reason(match, "move-armies") == "wotr-why-no-leader"


def test_they_lead_an_attack() -> None:
    lines = "map: empty\narmy lorien: elves 3/0/0\narmy parth_celebrant: sauron 1/0\nnation elves: at-war"
    match = position(lines, GALADRIEL, "dice free: character\ndice shadow: army")
    assert reason(match, "attack") == "wotr-why-choose-die-first"


def test_who_retreats_leaves_them_behind_and_they_fall_with_their_home() -> None:
    """Stays behind in a retreat; they die if the Shadow takes the stronghold."""
    match = position(
        "map: empty\narmy rivendell: elves 3/0/0\narmy trollshaws: sauron 5/0\nnation sauron: at-war\nacting: shadow",
        ELROND,
        "dice free: event\ndice shadow: army",
        combat_dice=[1, 1, 1, 1, 1, 1, 1, 1],
        combat_reroll=[1, 1, 1],
    )
    act(match, "attack", "all", "fight", "continue", "fords_of_bruinen")
    assert where(match, "lord_elrond") == "rivendell"
    play(match, "all")
    assert holder(match, "rivendell") == "shadow"
    assert where(match, "lord_elrond") == "eliminated"
    assert {"character": "lord_elrond"} in told(match, "wotr.eliminated")


def test_they_go_inside_when_a_siege_begins() -> None:
    match = position(
        "map: empty\narmy lorien: elves 1/1/1\narmy parth_celebrant: sauron 5/0\nnation sauron: at-war\nacting: shadow",
        GALADRIEL,
        "dice free: event\ndice shadow: army",
    )
    act(match, "attack", "all", "withdraw", "all")
    assert where(match, "lady_galadriel") == "garrison lorien"


def test_a_position_keeps_them_at_home() -> None:
    with pytest.raises(BadText, match="can't be there"):
        position("character lord_elrond: bree")
    with pytest.raises(BadText, match="can't be there"):
        position("character lady_galadriel: fellowship")
    with pytest.raises(BadText, match="can't be there"):
        position(ELROND, "army rivendell: none\ncontrol rivendell: shadow")
    with pytest.raises(BadText, match="can't be there"):
        position(GALADRIEL, "army lorien: sauron 3/0")


# -- in battle


def siege_of_rivendell(figures: str, *more: str, **scripts: list[int]) -> War:
    lines = f"map: empty\narmy rivendell: {figures}\narmy trollshaws: sauron 5/0, nazgul 2\nnation sauron: at-war"
    return position(lines + "\nacting: shadow", *more, "dice free: event\ndice shadow: army", **scripts)


def test_the_household_of_elrond_leads() -> None:
    """Leadership of Elven elites in his region only, while it lasts; strength of those units is unchanged."""
    match = siege_of_rivendell("elves 1/2/0", ELROND)
    act(match, "attack", "all")
    view = match.view("free")["battle"]["sides"]["free"]
    assert view["leadership"] == 4, "two of Elrond, one for each elite"
    assert view["strength"] == 3
    match = siege_of_rivendell("elves 1/2/0")
    act(match, "attack", "all")
    assert match.view("free")["battle"]["sides"]["free"]["leadership"] == 0


def test_the_household_is_nowhere_else() -> None:
    lines = "map: empty\narmy lorien: elves 1/2/0\narmy parth_celebrant: sauron 5/0\nnation sauron: at-war"
    match = position(lines + "\nacting: shadow", ELROND, "dice free: event\ndice shadow: army")
    act(match, "attack", "all")
    assert match.view("free")["battle"]["sides"]["free"]["leadership"] == 0


def test_other_elites_in_rivendell_are_no_household() -> None:
    match = siege_of_rivendell("north 0/2/0", ELROND)
    act(match, "attack", "all")
    assert match.view("free")["battle"]["sides"]["free"]["leadership"] == 2


def test_an_elite_of_the_household_is_the_leader_that_an_attack_needs() -> None:
    """Reading: re-rolls, and the leader that an attack with a Character die needs; not movement."""
    lines = "map: empty\narmy rivendell: elves 1/1/0\narmy trollshaws: sauron 1/0\nnation elves: at-war"
    match = position(lines, ELROND, "dice free: character\ndice shadow: army")
    act(match, "attack", "split")
    assert asked(match)[1] == "wotr.attack.count"
    play(match, "count:0", "no")
    assert told(match, "wotr.attack")[0]["attackers"] == {"elves-elite": 1}
    match = position(lines, "dice free: character\ndice shadow: army")
    assert reason(match, "attack") == "wotr-why-no-leader"
    match = position(lines, ELROND, "dice free: character\ndice shadow: army")
    assert reason(match, "move-armies") == "wotr-why-no-leader"


def test_combat_cards_count_a_level_of_three() -> None:
    """For combat cards they are level-3 companions: a heroic death cancels three hits."""
    match = siege_of_rivendell(
        "elves 5/0/0",
        ELROND,
        "hand free: mirror-of-galadriel",
        combat_dice=[6, 6, 6, 6, 6, 1, 1, 1, 1, 1],
        combat_reroll=[1, 1, 1, 1],
    )
    act(match, "attack", "all", "fight", "card:mirror-of-galadriel")
    assert asked(match)[1] == "wotr.fight.heroic-death"
    play(match, "character:lord_elrond")
    assert told(match, "wotr.hits-cancelled")[0]["count"] == 3


def test_an_elite_of_the_household_may_die_heroically() -> None:
    match = siege_of_rivendell(
        "elves 4/1/0",
        ELROND,
        "hand free: mirror-of-galadriel",
        combat_dice=[6, 6, 6, 6, 6, 1, 1, 1, 1, 1],
        combat_reroll=[1, 1, 1, 1],
    )
    act(match, "attack", "all", "fight", "card:mirror-of-galadriel")
    assert "elves-elite" in options(match)
    play(match, "elves-elite")
    assert told(match, "wotr.hits-cancelled")[0]["count"] == 1


def test_black_breath_needs_three_hits_for_a_keeper_and_may_take_an_elite_of_the_household() -> None:
    lines = "hand shadow: morgul-wound"
    match = siege_of_rivendell("elves 4/1/0", ELROND, lines, combat_dice=[1] * 10, combat_reroll=[6, 6, 1, 1, 1])
    act(match, "attack", "all", "fight", "card:morgul-wound")
    assert "elves-elite" in options(match)
    assert reason(match, "character:lord_elrond") == "wotr-why-level-too-high"


def test_an_elite_struck_down_as_a_leader_may_have_been_the_last_unit() -> None:
    """Chapter VI: with the last unit leaders and characters fall too, also if a card took it as a leader."""
    lines = "hand shadow: morgul-wound\ncharacter gimli: rivendell"
    match = siege_of_rivendell("elves 0/1/1", ELROND, lines, combat_dice=[1] * 10, combat_reroll=[6, 1, 1, 1, 1])
    act(match, "attack", "all", "fight", "card:morgul-wound", "elves-elite")
    assert told(match, "wotr.destroyed")[0]["side"] == "free"
    assert (where(match, "lord_elrond"), where(match, "gimli")) == ("eliminated", "eliminated")
    assert army(match, "rivendell") == {}


# -- mustering


BESIEGED = "army lorien: sauron 5/0\ngarrison lorien: elves {}\nnation elves: at-war"


def test_units_are_mustered_in_besieged_lorien() -> None:
    """Courage of the Elven-folk lifts only the siege ban on recruiting in Lórien."""
    match = position(BESIEGED.format("1/0/0"), GALADRIEL, MUSTER)
    act(match, "recruit", "elves-elite")
    assert "lorien" in options(match)
    play(match, "lorien")
    assert garrison(match, "lorien") == {"elves-regular": 1, "elves-elite": 1, "lady_galadriel": 1}
    match = position(BESIEGED.format("1/0/0"), MUSTER)
    act(match, "recruit", "elves-elite")
    assert reason(match, "lorien") == "wotr-why-recruit-besieged"


def test_the_elves_must_be_at_war_all_the_same() -> None:
    match = position(BESIEGED.format("1/0/0").replace("at-war", "1 active"), GALADRIEL, MUSTER)
    assert reason(match, "recruit") == "wotr-why-nobody-at-war"


def test_five_units_fit_inside() -> None:
    """Five-unit limit still holds."""
    match = position(BESIEGED.format("3/2/0"), GALADRIEL, MUSTER)
    act(match, "recruit", "elves-elite", "lorien")
    while asked(match)[1] != "wotr.action" and asked(match)[1] != "wotr.use-die":
        play(match, options(match)[0])
    inside = garrison(match, "lorien")
    assert inside.get("elves-regular", 0) + inside.get("elves-elite", 0) == 5


def test_a_leader_finds_his_units_inside() -> None:
    match = position(BESIEGED.format("1/0/0"), GALADRIEL, MUSTER)
    act(match, "recruit", "elves-leader", "lorien", "done")
    assert garrison(match, "lorien")["elves-leader"] == 1


def test_elsewhere_a_siege_keeps_its_rules() -> None:
    lines = "army rivendell: sauron 5/0\ngarrison rivendell: elves 1/0/0\nnation elves: at-war"
    match = position(lines, ELROND, GALADRIEL, MUSTER)
    act(match, "recruit", "elves-elite")
    assert reason(match, "rivendell") == "wotr-why-recruit-besieged"


# -- Gandalf, Keeper of Narya


def test_the_keeper_is_no_captain_of_the_west_and_draws_no_card() -> None:
    """No Captain of the West. Different guide power: no card draw."""
    lines = "map: empty\narmy edoras: rohan 2/0/0\narmy folde: isengard 3/0\nnation isengard: at-war\nacting: shadow"
    dice = "dice free: event\ndice shadow: army"
    for who, strength in ((KEEPER, 2), ("", 3)):
        match = position(
            lines, who, "character gandalf_the_grey: edoras", dice, combat_dice=[1] * 10, combat_reroll=[1] * 10
        )
        act(match, "attack", "all")
        assert match.view("free")["battle"]["sides"]["free"]["strength"] == strength
    match = position(
        KEEPER, "hand free: athelas", "fellowship: rivendell, corruption 3", "dice free: event\ndice shadow: army"
    )
    act(match, "card:athelas")
    assert asked(match)[0] == "shadow"
    match = position("hand free: athelas", "fellowship: rivendell, corruption 3", "dice free: event\ndice shadow: army")
    act(match, "card:athelas")
    assert asked(match) == ("free", "wotr.gandalf-draws")


def test_the_keeper_is_replaced_by_gandalf_the_white_as_the_other_is() -> None:
    lines = "character gandalf_the_grey: edoras\ncharacter saruman: orthanc"
    match = position(lines, KEEPER, "dice free: will_of_the_west\ndice shadow: army")
    act(match, "bring:gandalf_the_white")
    assert where(match, "gandalf_the_white") == "edoras"
    assert where(match, "gandalf_the_grey") == "eliminated"


def test_cards_that_name_gandalf_mean_the_keeper_too() -> None:
    """Event and combat cards naming Gandalf or Gandalf the Grey apply to him: The Last Battle of Wizard's Staff."""
    match = position(KEEPER, "hand free: wizards-staff", "dice free: event\ndice shadow: army")
    assert reason(match, "card:wizards-staff") == "wotr-why-choose-die-first"


def test_the_keeper_wakes_nations_on_arrival() -> None:
    match = position(KEEPER, "fellowship: rivendell, progress 6", "dice free: character\ndice shadow: army")
    act(match, "separate", "character:gandalf_the_grey", "done", "edoras")
    assert nation(match, "rohan").endswith("active")
    assert army(match, "edoras")["gandalf_the_grey"] == 1
