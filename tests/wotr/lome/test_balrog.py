"""Chapter III: the Balrog of Moria. Docstrings quote the line of the rules notes that a test is about."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason, refuses, told
from tests.wotr.helpers import army, company, nation, version_of, where
from tests.wotr.lome.helpers import act, position
from westmarch.core.errors import BadText
from westmarch.games.wotr.state import War

MUSTER = "acting: shadow\ndice free: event\ndice shadow: muster"
USE = "acting: shadow\ndice free: event\ndice shadow: balrog_use"
ASLEEP = "character balrog_of_moria: moria"
AWAKE = "version balrog_of_moria: balrog_active"
WEST = "dice free: will_of_the_west\ndice shadow: army"
CHARACTER = "dice free: character\ndice shadow: army"


def is_awake(match: War) -> bool:
    return version_of(match, "balrog_of_moria") == "balrog_active"


def declared(*lines: str, to: str, **scripts: list[object]) -> War:
    """The Fellowship phase, and the Fellowship is declared in a region."""
    return play(position("phase: fellowship", *lines, **scripts), to)


# -- how he comes


def test_he_comes_asleep_with_a_unit_and_stirs_elves_and_dwarves() -> None:
    """Entry advances Elves AND Dwarves one step; works with Sauron not at war."""
    match = position(MUSTER)
    before = army(match, "moria")["sauron-regular"]
    assert nation(match, "sauron") != "at-war active"
    act(match, "bring:balrog_of_moria")
    assert asked(match) == ("shadow", "wotr.recruit.wanted")
    assert options(match) == ("sauron-regular", "sauron-elite", "none")
    play(match, "sauron-regular")
    assert where(match, "balrog_of_moria") == "moria"
    assert not is_awake(match)
    assert army(match, "moria")["sauron-regular"] == before + 1
    assert (nation(match, "elves"), nation(match, "dwarves")) == ("2 active", "2 passive")


def test_the_unit_may_be_an_elite_or_none() -> None:
    match = act(position(MUSTER), "bring:balrog_of_moria", "none")
    assert told(match, "wotr.recruited") == []
    match = act(position(MUSTER), "bring:balrog_of_moria", "sauron-elite")
    assert army(match, "moria")["sauron-elite"] == 1


def test_a_passive_nation_stays_out_of_the_war() -> None:
    """Elves and Dwarves each advance one step (normal limit: a passive nation cannot reach At War)."""
    match = act(position("nation dwarves: 1 passive\nnation elves: 1 active", MUSTER), "bring:balrog_of_moria", "none")
    assert (nation(match, "elves"), nation(match, "dwarves")) == ("at-war active", "1 passive")


def test_his_coming_is_no_companions_word() -> None:
    """Threats and Promises goes when an attack or a companion's ability moves a nation. The Balrog is neither."""
    match = act(position("table: threats-and-promises", MUSTER), "bring:balrog_of_moria", "none")
    assert [each["cause"] for each in told(match, "wotr.advanced")] == ["minion", "minion"]
    assert told(match, "wotr.table-discarded") == []


@pytest.mark.parametrize(
    "lines",
    ["army moria: dwarves 1/0/0\ncontrol moria: free", "army moria: gondor 3/0/0\ngarrison moria: sauron 2/0"],
    ids=["conquered", "besieged"],
)
def test_where_moria_is_lost_or_besieged_he_comes_without_a_unit(lines: str) -> None:
    """Bonus unit only if Moria is unconquered and not besieged. Reading: he may enter all the same."""
    match = act(position(lines, MUSTER), "bring:balrog_of_moria")
    assert where(match, "balrog_of_moria").endswith("moria")
    assert asked(match)[1] == "wotr.action", "nobody is asked about a unit"
    assert nation(match, "elves") == "2 active"


def test_he_comes_once() -> None:
    assert reason(position(ASLEEP, MUSTER), "bring:balrog_of_moria") == "wotr-why-in-play"
    assert reason(position("character balrog_of_moria: eliminated", MUSTER), "bring:balrog_of_moria") == (
        "wotr-why-eliminated"
    )


def test_he_is_no_minion_for_gandalf_the_white() -> None:
    """Balrog, Gothmog and the Chief of the Ringwraiths do NOT count as minions for Gandalf the White."""
    grey = "character gandalf_the_grey: edoras"
    assert reason(position(grey, ASLEEP, WEST), "bring:gandalf_the_white") == "wotr-why-no-minion-yet"
    assert reason(position(grey, "character saruman: orthanc", WEST), "bring:gandalf_the_white") == (
        "wotr-why-choose-die-first"
    )


# -- asleep


def test_asleep_he_does_not_move_with_an_army_or_alone() -> None:
    """Level 0: cannot be moved even inside an army. States: inactive (level 0, Moria only)."""
    lines = f"{ASLEEP}\nmap: empty\narmy moria: sauron 2/0\nnation sauron: at-war"
    match = act(position(lines, "acting: shadow\ndice free: event\ndice shadow: army"), "move-armies")
    play(match, "hollin", "all")
    assert where(match, "balrog_of_moria") == "moria"
    assert army(match, "hollin") == {"sauron-regular": 2}
    match = position(lines, "acting: shadow\ndice free: event\ndice shadow: character")
    refuses(match, {"move-minions": "no-minions", "move-armies": "no-leader"})


def test_asleep_he_takes_no_part_in_an_attack_out_of_moria() -> None:
    """Reading: while inactive he takes no part in an attack out of Moria."""
    lines = f"{ASLEEP}\nmap: empty\narmy moria: sauron 2/0\narmy hollin: elves 1/0/0\nnation sauron: at-war"
    match = position(lines, "acting: shadow\ndice free: event\ndice shadow: army", combat_dice=[1, 1, 1])
    act(match, "attack")
    assert asked(match)[1] == "wotr.attack.force"
    play(match, "all")
    attackers = told(match, "wotr.attack")[0]["attackers"]
    assert attackers == {"sauron-regular": 2}, "all units may go: he needs no guard"
    assert told(match, "wotr.combat-roll")[0]["strength"] == 2


def test_asleep_he_fights_where_he_is() -> None:
    """Fire and Shadow and the combat bonus work in both on-map states."""
    lines = f"{ASLEEP}\nmap: empty\narmy moria: sauron 1/0\narmy hollin: elves 2/0/0\nnation elves: at-war"
    match = position(lines, "dice free: muster_army\ndice shadow: army", combat_dice=[1, 1, 1, 1, 1])
    act(match, "attack", "all", "fight")
    rolls = told(match, "wotr.combat-roll")
    assert [(each["side"], each["strength"]) for each in rolls] == [("free", 2), ("shadow", 3)]


def test_asleep_he_stays_behind_in_a_retreat() -> None:
    """Level 0: stays behind in a retreat."""
    lines = f"{ASLEEP}\nmap: empty\narmy moria: sauron 1/0\narmy hollin: elves 2/0/0\nnation elves: at-war"
    scripts = {"combat_dice": [1] * 5, "combat_reroll": [1, 1]}
    match = position(lines, "dice free: muster_army\ndice shadow: army", **scripts)
    act(match, "attack", "all", "fight", "continue", "dimrill_dale")
    assert army(match, "dimrill_dale") == {"sauron-regular": 1}
    assert where(match, "balrog_of_moria") == "moria"


def test_the_flame_of_udun_adds_two_up_to_five_dice() -> None:
    """Flame of Udûn: +2 to the Shadow army's combat strength (still at most 5 dice)."""
    lines = f"{ASLEEP}\nmap: empty\narmy moria: sauron 4/0\narmy hollin: elves 2/0/0\nnation elves: at-war"
    match = position(lines, "dice free: muster_army\ndice shadow: army", combat_dice=[1] * 7)
    act(match, "attack", "all", "fight")
    roll = told(match, "wotr.combat-roll")[1]
    assert roll["strength"] == 6
    assert len(roll["dice"]) == 5


# -- awake


def test_the_die_wakes_him_and_nothing_more() -> None:
    """use_balrog when inactive only activates; no move in that action."""
    match = position(ASLEEP, USE)
    assert [token for token in options(match) if token.startswith("balrog:")] == ["balrog:wake"]
    assert reason(match, "balrog:move") == "wotr-why-balrog-asleep"
    play(match, "balrog:wake")
    assert is_awake(match)
    assert where(match, "balrog_of_moria") == "moria"
    assert asked(match) == ("free", "wotr.action")


def test_awake_he_moves_two_regions_alone() -> None:
    """When active: move army / attack / move alone. Active (level 2)."""
    match = act(position(ASLEEP, AWAKE, USE), "balrog:move")
    assert asked(match)[1] == "wotr.journey.to"
    refuses(match, {"fangorn": "too-far", "lorien": "free-stronghold"})
    play(match, "parth_celebrant")
    assert where(match, "balrog_of_moria") == "parth_celebrant"
    assert reason(position(ASLEEP, AWAKE, USE), "balrog:wake") == "wotr-why-balrog-awake"


def test_awake_he_walks_as_a_minion_that_does_not_fly() -> None:
    """Non-flying minion: moves its level alone, ignores enemy armies, never over impassable borders."""
    lines = "map: empty\narmy hollin: elves 2/0/0\ncharacter balrog_of_moria: hollin\n" + AWAKE
    match = act(position(lines, USE), "balrog:move")
    assert "moria" in options(match)
    assert "rivendell" not in options(match), "a stronghold of the Free Peoples that nobody besieges"
    lines = "map: empty\narmy rivendell: sauron 2/0\ngarrison rivendell: elves 1/0/0\n"
    match = act(position(lines, "character balrog_of_moria: hollin", AWAKE, USE), "balrog:move")
    assert "rivendell" in options(match), "a Shadow army besieges it"


def test_he_does_not_leave_a_stronghold_in_which_he_is_besieged() -> None:
    """Never into or out of a besieged friendly stronghold."""
    lines = "map: empty\narmy moria: dwarves 3/0/0\ngarrison moria: sauron 2/0\nnation sauron: at-war"
    match = position(lines, ASLEEP, AWAKE, USE)
    assert where(match, "balrog_of_moria") == "garrison moria"
    refuses(match, {"balrog:move": "siege-closed", "balrog:move-army": "besieged"})
    match = act(position(lines, "character balrog_of_moria: hollin", AWAKE, USE), "balrog:move")
    assert reason(match, "moria") == "wotr-why-siege-closed"


def test_awake_he_leads_an_army() -> None:
    lines = f"{ASLEEP}\n{AWAKE}\nmap: empty\narmy moria: sauron 2/0\narmy dol_guldur: sauron 2/0\nnation sauron: at-war"
    match = act(position(lines, USE), "balrog:move-army")
    assert asked(match)[1] == "wotr.move.to", "only his own army can go"
    play(match, "hollin", "all")
    assert army(match, "hollin") == {"sauron-regular": 2, "balrog_of_moria": 1}


def test_awake_he_attacks() -> None:
    lines = f"{ASLEEP}\n{AWAKE}\nmap: empty\narmy moria: sauron 2/0\narmy hollin: elves 1/0/0\nnation sauron: at-war"
    match = position(lines, USE, combat_dice=[6, 6, 1, 1, 1])
    act(match, "balrog:attack", "all")
    assert told(match, "wotr.combat-roll")[0]["strength"] == 4


def test_a_character_die_moves_him_with_the_other_minions() -> None:
    match = position("map: empty", ASLEEP, AWAKE, "acting: shadow\ndice free: event\ndice shadow: character")
    act(match, "move-minions", "character:balrog_of_moria", "dimrill_dale")
    assert where(match, "balrog_of_moria") == "dimrill_dale"


def test_without_him_his_symbol_does_nothing() -> None:
    match = position(USE)
    assert options(match) == ("waste",)
    assert reason(match, "balrog:wake") == "wotr-why-balrog-absent"


# -- put to rest


def test_a_will_of_the_west_puts_him_to_rest_in_moria() -> None:
    """Deactivation is a Free Peoples action: Will of the West anywhere. In Moria he can be woken again."""
    match = act(position(ASLEEP, AWAKE, WEST), "balrog:rest")
    assert where(match, "balrog_of_moria") == "moria"
    assert not is_awake(match)
    assert is_awake(act(position(ASLEEP, USE), "balrog:wake"))


def test_put_to_rest_elsewhere_he_is_no_more() -> None:
    """Deactivated outside Moria = eliminated."""
    match = act(position("character balrog_of_moria: hollin", AWAKE, WEST), "balrog:rest")
    assert where(match, "balrog_of_moria") == "eliminated"


@pytest.mark.parametrize("gandalf", ["gandalf_the_grey", "gandalf_the_white"])
def test_gandalf_puts_him_to_rest_with_a_character_die(gandalf: str) -> None:
    """Or Character with any Gandalf in the region."""
    balrog = "character balrog_of_moria: hollin\n" + AWAKE
    match = position(balrog, f"character {gandalf}: hollin", CHARACTER)
    act(match, "balrog:rest")
    assert where(match, "balrog_of_moria") == "eliminated"
    match = position(balrog, f"character {gandalf}: edoras", CHARACTER)
    assert reason(match, "balrog:rest") == "wotr-why-gandalf-not-with-balrog"


def test_the_keeper_of_narya_is_gandalf_too() -> None:
    balrog = "character balrog_of_moria: hollin\n" + AWAKE
    keeper = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya\ncharacter gandalf_the_grey: hollin"
    act(position(balrog, keeper, CHARACTER), "balrog:rest")


def test_gandalf_in_the_fellowship_does_not_count() -> None:
    """Reading: Gandalf must stand on the map in that region; inside the Fellowship he doesn't count."""
    match = position(ASLEEP, AWAKE, "fellowship: moria", CHARACTER)
    assert reason(match, "balrog:rest") == "wotr-why-gandalf-not-with-balrog"


def test_asleep_he_cannot_be_put_to_rest() -> None:
    assert reason(position(ASLEEP, WEST), "balrog:rest") == "wotr-why-balrog-asleep"
    assert reason(position(WEST), "balrog:rest") == "wotr-why-balrog-absent"


# -- Fire and Shadow


@pytest.mark.parametrize(
    ("start", "to"),
    [("hollin", "moria"), ("moria", "hollin"), ("moria", "moria")],
    ids=["into", "out of", "stays"],
)
def test_fire_and_shadow_when_declared(start: str, to: str) -> None:
    """Fire and Shadow triggers on declaration as well as reveal, and is mandatory; reveal icon ignored."""
    match = declared(ASLEEP, f"fellowship: {start}, progress 1", to=to, hunt_tile=["std_1r_1"])
    assert told(match, "wotr.fire-and-shadow") == [{"region": "moria"}]
    assert asked(match) == ("free", "wotr.hunt.casualty")
    play(match, "use-ring")
    assert match.state.corruption == 1
    assert match.state.hidden, "the reveal icon is ignored"


def test_fire_and_shadow_through_his_region() -> None:
    """Through: the only way of that length leads by him. He need not be in Moria."""
    lines = "character balrog_of_moria: goblins_gate\n" + AWAKE
    match = position("phase: fellowship", lines, "fellowship: mount_gram, progress 12", hunt_tile=["std_0r_1"])
    play(match, "goblins_gate")
    assert told(match, "wotr.fire-and-shadow") == [{"region": "goblins_gate"}]


def test_he_is_passed_by_if_there_is_another_way() -> None:
    match = declared(ASLEEP, "fellowship: hollin, progress 6", to="dimrill_dale")
    assert told(match, "wotr.fire-and-shadow") == []


def revealed(*lines: str, **scripts: list[object]) -> War:
    """Moving the Fellowship has revealed it."""
    hunted = "hunt box: free 0, shadow 1\ndice free: character\ndice shadow: army"
    match = position(*lines, hunted, hunt_dice=[6], **scripts)
    return act(match, "move-fellowship")


def test_the_way_names_him_where_he_waits_outside_moria() -> None:
    """Two ways that can't be compared: through a stronghold of the Shadow, or through the Balrog's region."""
    balrog = "character balrog_of_moria: south_anduin_vale\n" + AWAKE
    tiles: list[object] = ["std_0r_1", "std_0r_2"]
    match = revealed(balrog, "fellowship: western_brown_lands, progress 1", hunt_tile=tiles)
    play(match, "north_anduin_vale")
    assert asked(match)[1] == "wotr.fellowship.route"
    assert set(options(match)) == {"via:dol_guldur", "via:balrog"} <= match.game.vocabulary
    play(match, "via:balrog")
    assert told(match, "wotr.fire-and-shadow") == [{"region": "south_anduin_vale"}]
    assert told(match, "wotr.hunted-in-stronghold") == []


def test_fire_and_shadow_when_revealed_comes_before_the_stronghold() -> None:
    """Tile of the hunt that revealed, then events and abilities (Balrog), then stronghold tiles; each completely."""
    match = revealed(ASLEEP, "fellowship: hollin, progress 1", hunt_tile=["std_0r_1", "std_2_1", "std_1_1"])
    assert asked(match)[1] == "wotr.fellowship.revealed"
    play(match, "moria", "use-ring", "use-ring")
    told_now = [event.kind for event in match.events if event.kind.endswith(("tile", "shadow", "in-stronghold"))]
    assert told_now == [
        "wotr.tile",
        "wotr.fire-and-shadow",
        "wotr.tile",
        "wotr.hunted-in-stronghold",
        "wotr.tile",
    ]
    assert match.state.corruption == 3


def test_a_new_guide_may_use_his_ability_against_the_same_tile() -> None:
    """Finish each completely, including a new guide's ability."""
    lines = company("gimli", "peregrin")
    match = declared(ASLEEP, lines, "fellowship: hollin, progress 1", to="moria", hunt_tile=["std_3_1"])
    play(match, "guide")
    assert asked(match) == ("free", "wotr.hunt.hobbit")
    play(match, "yes", "hollin")
    assert match.state.corruption == 0
    assert where(match, "peregrin") == "hollin"


def test_an_eye_is_the_end_of_both() -> None:
    """Eye = Balrog and guide both gone. Reading: no damage besides."""
    match = declared(ASLEEP, "fellowship: hollin, progress 1", to="moria", hunt_tile=["std_eyer_1"])
    assert where(match, "balrog_of_moria") == "eliminated"
    assert where(match, "gandalf_the_grey") == "eliminated"
    assert match.state.corruption == 0
    assert match.view("free")["fellowship"]["guide"] == "strider"


def test_gollum_is_not_there_when_it_happens() -> None:
    """Guide Gollum: nothing."""
    match = declared(ASLEEP, company(), "fellowship: hollin, progress 1", to="moria", hunt_tile=["std_eyer_1"])
    assert where(match, "balrog_of_moria") == "moria"
    assert match.state.corruption == 0
    assert match.state.tiles_drawn == ["std_eyer_1"]


def test_with_smeagol_as_guide_the_shadows_card_follows() -> None:
    """If the guide is Smeagol, "We Shall Get It" follows."""
    lines = "character smeagol: fellowship\nfellowship: hollin, progress 1"
    match = declared(ASLEEP, lines, to="moria", hunt_tile=["std_eyer_1"])
    assert where(match, "smeagol") == "eliminated"
    assert "we-shall-get-it" in match.state.table


def test_nenya_cancels_the_eye_first() -> None:
    """Nenya against the Balrog's Fire and Shadow: the Eye is cancelled before Balrog and guide are eliminated."""
    lines = "character lady_galadriel: lorien\nfellowship: hollin, progress 1"
    match = declared(ASLEEP, lines, to="moria", hunt_tile=["std_eyer_1", "std_0r_1"])
    assert asked(match) == ("free", "wotr.nenya")
    play(match, "yes")
    assert where(match, "balrog_of_moria") == "moria"
    assert where(match, "gandalf_the_grey") == "fellowship"
    assert match.state.tiles_removed == ["std_eyer_1"]


def test_on_the_mordor_track_he_meets_nobody() -> None:
    match = revealed("character balrog_of_moria: morannon\n" + AWAKE, "fellowship: mordor 1", hunt_tile=["std_1r_1"])
    play(match, "use-ring")
    assert told(match, "wotr.fire-and-shadow") == []


# -- text


def test_positions_views_and_copies_know_whether_he_is_awake() -> None:
    match = position("character balrog_of_moria: hollin", AWAKE, USE)
    assert match.view("free")["versions"]["balrog_of_moria"] == "balrog_active"
    assert is_awake(match.clone())
    assert is_awake(load(match.position()))
    with pytest.raises(BadText, match="balrog_of_moria"):
        position("character balrog_of_moria: hollin")
    with pytest.raises(BadText, match="has not come yet"):
        position(AWAKE)


def test_waking_him_can_be_taken_back() -> None:
    match = act(position(ASLEEP, USE), "balrog:wake")
    match.pop()
    assert not is_awake(match)
