"""Three and four players with Lords of Middle-earth (chapter II, "more players"; chapter IV): who decides what."""

from __future__ import annotations

import random

import pytest

from tests.story import asked, options, play, reason
from tests.wotr.helpers import FOUR, THREE, nation
from tests.wotr.lome.helpers import act, imagined_all_along, new_match, position
from westmarch.games.wotr.state import War

ELROND, GALADRIEL = "character lord_elrond: rivendell", "character lady_galadriel: lorien"
KEEPER = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya"
ROHAN_ACTS = "next: rohan witch-king"


def four(*lines: str, council: bool = False, **scripts: list[object]) -> War:
    return position(*lines, seats=FOUR, council=council, **scripts)


def test_the_leading_player_chooses_versions_and_the_first_guide() -> None:
    """Reading: Council versions, companions outside: the leading Free Peoples player."""
    match = new_match(seats=4, council=True)
    while asked(match)[1] == "wotr.version.choose":
        assert asked(match)[0] == "gondor"
        play(match, options(match)[1])
    assert asked(match) == ("gondor", "wotr.first-guide")


def test_both_players_of_the_free_peoples_know_the_versions() -> None:
    match = four(KEEPER, "guide: strider", "dice free: event\ndice shadow: army")
    seen = {seat: match.view(seat)["versions"]["gandalf_the_grey"] for seat in match.seats}
    assert seen["gondor"] == seen["rohan"] == "gandalf_the_grey_keeper_of_narya"
    assert seen["witch-king"] is seen["saruman"] is None


def test_gondors_player_names_the_ring_that_his_partner_uses() -> None:
    """Which ring is spent when any Free Peoples player changes a die."""
    match = four(ROHAN_ACTS, "dice free: event muster\ndice shadow: army muster")
    assert asked(match) == ("rohan", "wotr.action")
    play(match, "elven-ring", "die:event", "die:character")
    assert asked(match) == ("gondor", "wotr.ring.which")
    play(match, "ring:nenya")
    assert asked(match) == ("rohan", "wotr.action")


def test_the_shadow_player_who_acts_names_his_ring() -> None:
    lines = "acting: shadow\nnext: gondor saruman\nrings: vilya shadow, nenya free, narya shadow"
    match = four(lines, "dice free: event\ndice shadow: army muster")
    play(match, "elven-ring", "die:army", "die:muster")
    assert asked(match) == ("saruman", "wotr.ring.which")


def test_gondors_player_decides_for_vilya_and_nenya() -> None:
    """Reading: special ring powers are Gondor's player's."""
    match = four(ELROND, ROHAN_ACTS, "dice free: event muster\ndice shadow: army muster")
    play(match, "die:event", "draw:character")
    assert asked(match) == ("gondor", "wotr.vilya")
    lines = "dice free: character\ndice shadow: army army\nhunt box: free 0, shadow 1"
    match = four(GALADRIEL, ROHAN_ACTS, lines, hunt_dice=[6], hunt_tile=["std_eyer_1"])
    act(match, "move-fellowship")
    assert asked(match) == ("gondor", "wotr.nenya")


def test_only_gondors_player_uses_narya() -> None:
    lines = (KEEPER, "character gandalf_the_grey: edoras", "dice free: event event\ndice shadow: army army")
    match = four(*lines, ROHAN_ACTS)
    assert reason(match, "narya") == "wotr-why-partners-action"
    match = four(*lines, "next: gondor witch-king")
    act(match, "narya")
    assert nation(match, "rohan") == "at-war active"


def test_only_gondors_player_brings_elrond_and_galadriel() -> None:
    """Gondor player: Elrond, Galadriel."""
    lines = ("nation elves: at-war", "dice free: muster muster\ndice shadow: army army")
    match = four(*lines, ROHAN_ACTS)
    assert reason(match, "bring:lord_elrond") == "wotr-why-partners-action"
    match = four(*lines, "next: gondor witch-king")
    assert reason(match, "bring:lady_galadriel") == "wotr-why-choose-die-first"


@pytest.mark.parametrize(("leader", "shadow"), [("gondor", "witch-king"), ("rohan", "saruman")])
def test_the_leading_player_chooses_the_special_die_and_any_may_use_it(leader: str, shadow: str) -> None:
    """The leading player of a side makes the special-die choice; any player of that side may use the chosen die."""
    match = four(
        f"phase: hunt-dice\nleading: {leader} {shadow}",
        ELROND,
        GALADRIEL,
        "character balrog_of_moria: moria\ncharacter gothmog: minas_morgul",
        "special dice: vilya nenya balrog gothmog",
        action_dice=["event"] * 4 + ["muster"] * 7,
        special_dice=["vilya_draw", "nenya_draw", "balrog_draw", "gothmog_draw"],
    )
    play(match, "count:0")
    assert asked(match) == (leader, "wotr.special-die")
    play(match, "die:vilya_draw")
    assert asked(match) == (shadow, "wotr.special-die")
    play(match, "die:balrog_draw")
    assert asked(match)[0] != leader, "who does not lead acts first"
    assert "die:vilya_draw" in options(match)


@pytest.mark.parametrize("seat", ["witch-king", "saruman"])
def test_either_shadow_player_uses_an_action_token(seat: str) -> None:
    """Either Shadow player may use an action token; for their own nations."""
    lines = f"acting: shadow\nnext: gondor {seat}\naction tokens: move-minions diplomacy"
    match = four(lines, "dice free: event\ndice shadow: army army", council=True)
    assert {"token:move-minions", "token:diplomacy"} <= set(options(match))
    play(match, "token:diplomacy")
    if seat == "witch-king":
        assert nation(match, "sauron") == "at-war active", "he has but one nation"
    else:
        assert options(match) == ("nation:isengard", "nation:southrons")


def test_three_players_narya_and_waking_a_nation_are_actions_for_it() -> None:
    """Three players: two successive actions on the same nation."""
    lines = (KEEPER, "character gandalf_the_grey: edoras", "dice free: event muster\ndice shadow: army army")
    match = position(*lines, seats=THREE)
    play(match, "die:event", "narya")
    act(match, "waste")
    assert reason(match, "rohan-regular") == "wotr-why-nation-again"
    match = position(*lines, "used nations: rohan", seats=THREE)
    assert reason(match, "narya") == "wotr-why-nation-again"
    home = "version boromir: boromir_captain_general_of_gondor\ncharacter boromir: minas_tirith"
    match = position(home, "dice free: event event\ndice shadow: army army", seats=THREE, council=True)
    play(match, "die:event", "rouse:boromir")
    act(match, "waste")
    assert reason(match, "envoy:boromir") == "wotr-why-nation-again"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("council", [False, True])
def test_imagined_matches_look_the_same(seats: int, council: bool) -> None:
    rng = random.Random(seats)
    match = new_match(seats=seats, seed=seats, council=council)
    imagined_all_along(match, rng, answers=600, every=29)
