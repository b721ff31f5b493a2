"""Chapters VIII, IX and X: the Fellowship, the Hunt, Mordor, and how it all ends."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import army, company, free_with, hand_of, hunt_box, nation, position, where

SWORD = "dice free: character character\ndice shadow: event event event"


def fellowship(match: object) -> dict[str, object]:
    return match.view("free")["fellowship"]  # type: ignore[attr-defined, no-any-return]


# -- moving, hiding, declaring


def test_a_move_takes_a_step_and_its_die_goes_to_the_box_after_the_hunt() -> None:
    match = position(SWORD, "hunt box: free 0, shadow 2", hunt_dice=[5, 5])
    play(match, "die:character", "move-fellowship")
    assert fellowship(match)["progress"] == 1
    assert told(match, "wotr.hunt-roll")[0]["bonus"] == 0, "the die does not help its own Hunt"
    assert hunt_box(match) == {"free": 1, "shadow": 2}


def test_no_shadow_dice_no_hunt() -> None:
    match = position(SWORD)
    play(match, "die:character", "move-fellowship")
    assert not told(match, "wotr.hunt-roll")


def test_at_most_five_dice_are_rolled() -> None:
    match = position(SWORD, "hunt box: free 0, shadow 7", hunt_dice=[1] * 5)
    play(match, "die:character", "move-fellowship")
    assert len(told(match, "wotr.hunt-roll")[0]["dice"]) == 5  # type: ignore[arg-type]


def test_a_one_never_succeeds() -> None:
    match = position(SWORD, "hunt box: free 5, shadow 1", hunt_dice=[1])
    play(match, "die:character", "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["successes"] == 0


def test_rerolls_have_the_same_bonus() -> None:
    lines = "hunt box: free 1, shadow 1\nfellowship: hollin\narmy hollin: sauron 1/0"
    match = position(SWORD, lines, hunt_dice=[2], hunt_reroll=[5], hunt_tile=["std_0r_1"])
    play(match, "die:character", "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["successes"] == 1


def test_a_revealed_fellowship_does_not_move_until_it_hides() -> None:
    match = position(SWORD, "fellowship: hollin, revealed")
    assert reason(match, "move-fellowship") == "wotr-why-revealed"
    play(match, "die:character", "hide-fellowship")
    assert fellowship(match)["hidden"]
    assert hunt_box(match) == {"free": 0, "shadow": 0}, "hiding is not hunted"


def test_strider_as_guide_hides_with_any_die() -> None:
    match = free_with("event event", "fellowship: hollin, revealed\nguide: strider")
    play(match, "die:event", "hide-fellowship")
    assert fellowship(match)["hidden"]
    match = free_with("event event", "fellowship: hollin, revealed")
    assert reason(match, "hide-fellowship") in ("wotr-why-hide-die", "wotr-why-wrong-die")


def test_resting_in_a_haven_heals_every_turn() -> None:
    match = position("phase: fellowship\nfellowship: rivendell, corruption 3")
    play(match, "rivendell")
    assert fellowship(match)["corruption"] == 2


def test_a_captured_haven_heals_nobody() -> None:
    match = position(
        "phase: fellowship\nfellowship: rivendell, corruption 3\narmy rivendell: sauron 1/0\ncontrol rivendell: shadow"
    )
    play(match, "rivendell")
    assert fellowship(match)["corruption"] == 3


def test_declaring_in_a_city_wakes_its_nation_but_in_a_town_it_does_not() -> None:
    match = position("phase: fellowship\nfellowship: rivendell, progress 12")
    play(match, "dale")
    assert nation(match, "north") == "3 active"
    match = position("phase: fellowship\nfellowship: rivendell, progress 12")
    play(match, "carrock")
    assert nation(match, "north") == "3 passive"


def test_a_revealed_fellowship_cannot_declare() -> None:
    match = position("phase: fellowship\nfellowship: hollin, revealed\nguide: gandalf_the_grey")
    assert reason(match, "hollin") == "wotr-why-revealed"


def test_only_the_highest_level_may_guide() -> None:
    match = position("phase: fellowship")
    refuses(match, {"character:gimli": "not-highest-level", "character:aragorn": "not-in-fellowship"})


def test_gandalf_the_grey_as_guide_draws_after_a_card_played_with_an_event_die() -> None:
    text = "dice free: event event\ndice shadow: event event event\nhand free: bilbos-song"
    match = position(text, draw_card=["mirror-of-galadriel"])
    play(match, "die:event", "card:bilbos-song")
    assert asked(match)[1] == "wotr.gandalf-draws"
    play(match, "yes")
    assert hand_of(match, "free") == ["mirror-of-galadriel"]
    match = position(text.replace("dice free: event event", "dice free: character character"))
    play(match, "die:character", "card:bilbos-song")
    assert asked(match)[0] == "shadow", "not when its own symbol paid for it"


# -- tiles


HUNTED = SWORD + "\nhunt box: free 0, shadow 1\nfellowship: hollin"


def hunted(*lines: str, tiles: list[str], **scripts: list[object]) -> object:
    match = position(HUNTED, *lines, hunt_dice=[6], hunt_tile=tiles, **scripts)
    play(match, "die:character", "move-fellowship")
    return match


def test_an_eye_counts_the_successes() -> None:
    match = position(
        SWORD, "hunt box: free 0, shadow 3\nfellowship: hollin", hunt_dice=[6, 6, 1], hunt_tile=["std_eyer_1"]
    )
    play(match, "die:character", "move-fellowship", "use-ring")
    assert fellowship(match)["corruption"] == 2
    assert asked(match)[1] == "wotr.fellowship.revealed"


def test_one_casualty_a_tile_and_the_rest_is_corruption() -> None:
    match = hunted(tiles=["std_3_1"])
    play(match, "guide")
    assert where(match, "gandalf_the_grey") == "eliminated"
    assert fellowship(match)["corruption"] == 0, "level 3 covers all"
    assert fellowship(match)["guide"] == "strider"


def test_he_falls_even_if_his_level_is_more_than_enough() -> None:
    match = hunted(tiles=["std_1_1"])
    play(match, "guide")
    assert where(match, "gandalf_the_grey") == "eliminated"
    assert fellowship(match)["corruption"] == 0


def test_a_hobbit_guide_may_part_to_lower_the_damage_and_the_next_guide_too() -> None:
    match = hunted(company("meriadoc", "peregrin"), tiles=["std_3_1"])
    assert asked(match)[1] == "wotr.hunt.hobbit"
    play(match, "yes", "hollin", "yes", "hollin")
    assert where(match, "meriadoc") == where(match, "peregrin") == "hollin"
    assert fellowship(match)["guide"] == "gollum"
    assert asked(match)[1] == "wotr.hunt.gollum", "and now Gollum may lower it"


def test_hobbits_are_taken_alive() -> None:
    match = hunted(company("meriadoc", "peregrin"), tiles=["std_1_1"])
    play(match, "no", "guide", "hollin")
    assert where(match, "meriadoc") == "hollin"
    assert fellowship(match)["corruption"] == 0


def test_the_ability_of_a_new_guide_may_be_used_when_the_old_one_has_fallen() -> None:
    """The note in chapter IX: whoever becomes the guide during a Hunt may help in that very Hunt."""
    match = hunted(company("boromir", "meriadoc"), tiles=["std_3_1"])
    play(match, "guide")
    assert where(match, "boromir") == "eliminated"
    assert asked(match)[1] == "wotr.hunt.hobbit", "one point of damage is left, and Meriadoc guides now"
    play(match, "yes", "hollin")
    assert where(match, "meriadoc") == "hollin"
    assert fellowship(match)["corruption"] == 0


def test_nobody_else_falls_for_the_same_tile() -> None:
    match = hunted(company("boromir", "meriadoc"), tiles=["std_3_1"])
    play(match, "guide", "no")
    assert (where(match, "meriadoc"), fellowship(match)["corruption"]) == ("fellowship", 1)


def test_a_guide_who_stays_is_not_asked_a_second_time() -> None:
    match = hunted(company("meriadoc", "peregrin"), tiles=["std_3_1"], hunt_casualty=["peregrin"])
    play(match, "no", "random", "hollin")
    assert fellowship(match)["guide"] == "meriadoc"
    assert fellowship(match)["corruption"] == 2


def test_gollum_covers_the_tracks_as_soon_as_the_last_companion_has_fallen() -> None:
    match = hunted(company("boromir"), tiles=["std_2r_1"])
    play(match, "guide")
    assert fellowship(match)["guide"] == "gollum"
    assert (fellowship(match)["hidden"], fellowship(match)["corruption"]) == (True, 0)
    match = hunted(company("boromir"), tiles=["std_3_1"])
    play(match, "guide")
    assert asked(match)[1] == "wotr.hunt.gollum"
    play(match, "yes", "hollin")
    assert (fellowship(match)["hidden"], fellowship(match)["corruption"]) == (False, 0)


def test_gollum_covers_the_tracks_when_the_last_hobbit_has_parted() -> None:
    match = hunted(company("meriadoc"), tiles=["std_2r_1"])
    play(match, "yes", "hollin", "no")
    assert (fellowship(match)["hidden"], fellowship(match)["corruption"]) == (True, 1)


ALONE = company()


def test_gollum_hides_the_fellowship_from_numbered_tiles() -> None:
    match = hunted(ALONE, tiles=["std_1r_1"])
    play(match, "no")
    assert (fellowship(match)["hidden"], fellowship(match)["corruption"]) == (True, 1)
    match = hunted(ALONE, tiles=["std_eyer_1"])
    assert asked(match)[1] == "wotr.fellowship.revealed", "but not from an Eye"
    assert fellowship(match)["corruption"] == 1


def test_gollum_may_give_them_away_to_spare_them() -> None:
    match = hunted(ALONE, tiles=["std_2_1"])
    play(match, "yes", "hollin")
    assert (fellowship(match)["hidden"], fellowship(match)["corruption"]) == (False, 1)


def test_a_tile_of_zero_that_reveals_only_reveals() -> None:
    match = hunted(tiles=["std_0r_1"])
    assert asked(match)[1] == "wotr.fellowship.revealed"


def test_eyes_for_a_shadow_stronghold_count_nothing() -> None:
    match = hunted(tiles=["std_0r_1", "std_eyer_1"])
    play(match, "moria")
    assert fellowship(match)["corruption"] == 0
    assert len(told(match, "wotr.tile")) == 2


def test_every_stronghold_on_the_way_costs_a_tile() -> None:
    lines = "hunt box: free 0, shadow 1\nfellowship: moria, progress 0"
    match = position(SWORD, lines, hunt_dice=[1], hunt_reroll=[6, 1], hunt_tile=["std_0r_1", "std_0r_2"])
    play(match, "die:character", "move-fellowship", "hollin")
    assert [event["region"] for event in told(match, "wotr.hunted-in-stronghold")] == ["moria"]


def test_when_the_pool_is_empty_the_standard_tiles_return() -> None:
    drawn = (
        "std_eyer_1 std_eyer_2 std_eyer_3 std_eyer_4 std_3_1 std_3_2 std_3_3 std_2_1 std_2_2 std_2r_1 "
        "std_1_1 std_1_2 std_1r_1 std_1r_2 std_0r_1"
    )
    match = hunted(f"tiles drawn: {drawn}\ntiles removed: ", tiles=["std_0r_2"])
    assert len(match.state.pool) == 16  # type: ignore[attr-defined]


# -- Mordor


def test_entering_mordor_returns_the_eyes_and_brings_the_special_tiles() -> None:
    match = position(
        """
        phase: fellowship
        fellowship: morannon
        tiles drawn: std_eyer_1 std_3_1
        tiles waiting: elven_rope shelobs_lair
        tiles removed: std_eyer_2
        """
    )
    play(match, "enter-mordor")
    assert {"std_eyer_1", "elven_rope", "shelobs_lair"} <= set(match.state.pool)
    assert "std_3_1" not in match.state.pool
    assert "std_eyer_2" not in match.state.pool
    assert (fellowship(match)["region"], fellowship(match)["mordor"]) == (None, 0)


def test_everybody_sees_which_special_tiles_are_in_the_pool() -> None:
    match = position(SWORD, "fellowship: mordor 1\nspecial tiles: shelobs_lair elven_rope")
    assert match.view("shadow")["hunt"]["special"] == ["elven_rope", "shelobs_lair"]
    assert match.view("free")["hunt"]["pool"] == 18


def test_a_revealed_fellowship_may_enter_mordor() -> None:
    match = position("phase: fellowship\nfellowship: minas_morgul, revealed")
    play(match, "enter-mordor")
    assert fellowship(match)["mordor"] == 0
    assert not fellowship(match)["hidden"]
    match = position("phase: fellowship\nfellowship: hollin")
    assert reason(match, "enter-mordor") == "wotr-why-not-at-mordor"


IN_MORDOR = SWORD + "\nhunt box: free 1, shadow 6"


def test_in_mordor_an_eye_counts_all_dice_in_the_box() -> None:
    match = position(IN_MORDOR, "fellowship: mordor 2", hunt_tile=["std_eyer_1"])
    play(match, "die:character", "move-fellowship", "use-ring")
    assert fellowship(match)["corruption"] == 7
    assert fellowship(match)["mordor"] == 3
    assert not fellowship(match)["hidden"]
    assert hunt_box(match) == {"free": 2, "shadow": 6}


def test_a_stop_symbol_keeps_them_where_they_are() -> None:
    match = position(IN_MORDOR, "fellowship: mordor 2\nspecial tiles: on_on_they_went", hunt_tile=["on_on_they_went"])
    play(match, "die:character", "move-fellowship", "use-ring")
    assert fellowship(match)["mordor"] == 2
    assert fellowship(match)["corruption"] == 3


def test_shelobs_lair_is_rolled() -> None:
    match = position(
        IN_MORDOR, "fellowship: mordor 2\nspecial tiles: shelobs_lair", hunt_tile=["shelobs_lair"], hunt_tile_die=[5]
    )
    play(match, "die:character", "move-fellowship", "use-ring")
    assert fellowship(match)["corruption"] == 5


def test_blue_tiles_heal() -> None:
    lines = "fellowship: mordor 2, corruption 1\nspecial tiles: phial_of_galadriel"
    match = position(IN_MORDOR, lines, hunt_tile=["phial_of_galadriel"])
    play(match, "die:character", "move-fellowship")
    assert fellowship(match)["corruption"] == 0
    assert fellowship(match)["mordor"] == 3


def test_nobody_parts_from_the_fellowship_in_mordor() -> None:
    match = position(IN_MORDOR, "fellowship: mordor 2", company("meriadoc", "peregrin"))
    assert reason(match, "separate") == "wotr-why-no-separation-in-mordor"
    match.chance.script("hunt-tile", ["std_1_1"])
    play(match, "die:character", "move-fellowship", "yes")
    assert where(match, "meriadoc") == "eliminated", "whoever would part is lost"


def test_lingering_in_mordor_costs_a_point_of_corruption() -> None:
    match = position("dice free: event\nfellowship: mordor 2")
    play(match, "die:event", "waste")
    assert fellowship(match)["corruption"] == 1
    match = position("dice free: character\nfellowship: mordor 2, revealed")
    play(match, "die:character", "hide-fellowship")
    assert fellowship(match)["corruption"] == 0, "hiding is enough"


# -- the end


def test_twelve_points_of_corruption_lose_at_once() -> None:
    lines = "hunt box: free 0, shadow 1\nfellowship: hollin, corruption 10"
    match = position(SWORD, lines, hunt_dice=[6], hunt_tile=["std_2_1"])
    play(match, "die:character", "move-fellowship", "use-ring")
    assert match.decision is None
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (("shadow",), "ring-bearers-corrupted")


def test_the_cracks_of_doom_win_for_the_free_peoples() -> None:
    match = position(IN_MORDOR, "fellowship: mordor 4, corruption 11", hunt_tile=["std_0r_1"])
    play(match, "die:character", "move-fellowship")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (("free",), "ring-destroyed")


def test_but_not_if_the_last_tile_corrupts_them() -> None:
    match = position(IN_MORDOR, "fellowship: mordor 4, corruption 11", hunt_tile=["std_1_1"])
    play(match, "die:character", "move-fellowship", "use-ring")
    assert match.result is not None
    assert match.result.reason == "ring-bearers-corrupted"


def test_nor_if_it_stops_them() -> None:
    match = position(IN_MORDOR, "fellowship: mordor 4\nspecial tiles: give_it_to_uss", hunt_tile=["give_it_to_uss"])
    play(match, "die:character", "move-fellowship", "use-ring")
    assert match.result is None
    assert fellowship(match)["mordor"] == 4


@pytest.mark.parametrize(
    ("shadow", "free", "reason_id"),
    [
        ("minas_tirith helms_deep edoras lorien rivendell erebor", "", "shadow-conquers"),
        ("minas_tirith helms_deep lorien rivendell", "", None),
        ("", "orthanc moria", "free-peoples-conquer"),
        ("", "orthanc", None),
        ("minas_tirith helms_deep lorien rivendell erebor", "orthanc moria", "shadow-conquers"),
    ],
)
def test_military_victory_is_checked_at_the_end_of_the_turn(shadow: str, free: str, reason_id: str | None) -> None:
    lines = ["map: empty\nphase: victory"]
    lines += [f"control {region}: shadow" for region in shadow.split()]
    lines += [f"control {region}: free" for region in free.split()]
    match = position(*lines)
    assert (match.result.reason if match.result else None) == reason_id


def test_towns_give_no_points() -> None:
    match = position("map: empty\nphase: victory\ncontrol folde: shadow\ncontrol bree: shadow\ncontrol nurn: free")
    assert match.view(None)["victory_points"] == {"free": 0, "shadow": 0}
    assert army(match, "folde") == {}
    assert "done" in options(match)


def test_a_hunt_is_told_to_its_end_with_the_dice_that_succeed() -> None:
    match = position(SWORD, "hunt box: free 1, shadow 2", hunt_dice=[5, 2], hunt_tile=["std_1_1"])
    play(match, "die:character", "move-fellowship")
    (roll,) = told(match, "wotr.hunt-roll")
    assert (roll["struck"], roll["bonus"], roll["box"], roll["needs"]) == ([1, 0], 1, 1, 6)
    assert not told(match, "wotr.hunt-over"), "somebody may fall instead"
    play(match, "use-ring")
    assert told(match, "wotr.hunt-over") == [{"corruption": 1, "hidden": True}]
