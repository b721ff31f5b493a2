"""Chapter I: the secret choice of a version, the first guide, and who knows what."""

from __future__ import annotations

import random

import pytest

from tests.conformance.promises import imagined_looks_the_same
from tests.story import asked, load, options, play, reason, told
from tests.wotr.helpers import version_of
from tests.wotr.lome.helpers import act, new_match, position
from westmarch.games.wotr.facts.characters import STRIDER
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.state import War

WANDERER, NARYA = "gandalf_the_grey", "gandalf_the_grey_keeper_of_narya"
KEEPER = f"version gandalf_the_grey: {NARYA}"


def seen(match: War, seat: str | None) -> object:
    return match.view(seat)["versions"]["gandalf_the_grey"]


def test_a_match_begins_with_the_choice_of_a_version_and_of_a_guide() -> None:
    """Starting guide may be Gandalf the Grey or Strider (any version)."""
    match = new_match()
    assert match.view(None)["phase"] == "set-up"
    assert asked(match) == ("free", "wotr.version.choose")
    assert options(match) == (f"take:{WANDERER}", f"take:{NARYA}")
    play(match, f"take:{NARYA}")
    assert asked(match) == ("free", "wotr.first-guide")
    assert options(match) == ("character:gandalf_the_grey", "character:strider")
    assert reason(match, "character:boromir") == "wotr-why-first-guide"
    play(match, "character:strider")
    assert match.state.guide == STRIDER
    assert version_of(match, "gandalf_the_grey") == NARYA
    assert asked(match) == ("free", "wotr.fellowship.phase")
    assert match.state.turn == 1
    assert [len(hand) for hand in match.state.hands] == [2, 2]


def test_only_the_free_peoples_know_which_gandalf_it_is() -> None:
    """Gandalf, Keeper of Narya is a secret choice even without the variant."""
    match = play(new_match(), f"take:{NARYA}")
    for at in range(2):
        assert seen(match, "free") == NARYA
        assert seen(match, "shadow") is None
        assert seen(match, None) is None
        visible = [event for event in match.events if event.visible_to("shadow")]
        assert all(NARYA not in repr(event) for event in visible)
        if at == 0:
            play(match, "character:strider")


def test_the_guide_is_known() -> None:
    """Only the guide's version is public."""
    match = play(new_match(), f"take:{NARYA}", "character:gandalf_the_grey")
    assert seen(match, "shadow") == NARYA
    assert told(match, "wotr.version-shown") == [{"character": "gandalf_the_grey", "version": NARYA}]


@pytest.mark.parametrize("version", [WANDERER, NARYA])
def test_he_is_known_when_he_becomes_the_guide_and_stays_known(version: str) -> None:
    match = position(f"version gandalf_the_grey: {version}", "guide: strider\nphase: fellowship")
    assert seen(match, "shadow") is None
    play(match, "character:gandalf_the_grey")
    assert seen(match, "shadow") == version
    later = position(f"version gandalf_the_grey: {version}\nguide: strider\nversions shown: gandalf_the_grey")
    assert seen(later, "shadow") == version


def test_he_is_known_when_he_leaves() -> None:
    match = position(KEEPER, "guide: strider", "dice free: character\ndice shadow: army")
    act(match, "separate", "character:gandalf_the_grey")
    assert told(match, "wotr.version-shown") == []
    play(match, "done")
    assert told(match, "wotr.version-shown") != []
    assert seen(match, "shadow") == NARYA


def test_he_is_known_when_he_falls() -> None:
    match = position(
        KEEPER,
        "guide: strider",
        "dice free: character\ndice shadow: army\nhunt box: free 0, shadow 1",
        hunt_dice=[6],
        hunt_tile=["std_3_1"],
        hunt_casualty=["gandalf_the_grey"],
    )
    act(match, "move-fellowship", "random")
    assert seen(match, "shadow") == NARYA


def test_he_is_known_when_his_level_counts() -> None:
    """The Lure of the Ring adds the level of a companion to the corruption, so his card is seen."""
    lines = "guide: strider\nacting: shadow\nhand shadow: lure-of-the-ring\nfellowship: moria, revealed"
    match = position(KEEPER, lines, "dice free: event\ndice shadow: event", random_companion=["gandalf_the_grey"])
    act(match, "card:lure-of-the-ring")
    assert seen(match, "shadow") == NARYA


def test_who_imagines_deals_the_version_anew() -> None:
    """Over many seeds both versions come up; the own side always sees the true one."""
    match = position(KEEPER, "guide: strider", "dice free: character\ndice shadow: army")
    found = {version_of(match.imagine("shadow", seed), "gandalf_the_grey") for seed in range(20)}
    assert found == {WANDERER, NARYA}
    own = {version_of(match.imagine("free", seed), "gandalf_the_grey") for seed in range(5)}
    assert own == {NARYA}


def test_what_was_shown_is_not_dealt_anew() -> None:
    match = position(KEEPER, "dice free: character\ndice shadow: army")
    found = {version_of(match.imagine("shadow", seed), "gandalf_the_grey") for seed in range(8)}
    assert found == {NARYA}


def test_an_imagined_match_looks_the_same_during_the_set_up() -> None:
    match = new_match()
    rng = random.Random(3)
    for answer in (f"take:{NARYA}", "character:strider", "done"):
        imagined_looks_the_same(match, rng)
        play(match, answer)
    imagined_looks_the_same(match, rng)


def test_positions_and_undo_keep_the_secret() -> None:
    match = play(new_match(), f"take:{NARYA}", "character:strider")
    again = load(match.position())
    assert again.position() == match.position()
    assert seen(again, "shadow") is None
    assert lords(again.state).shown == lords(match.state).shown == ()
    match.pop()
    match.pop()
    assert version_of(match, "gandalf_the_grey") == WANDERER
    assert asked(match) == ("free", "wotr.version.choose")


def test_the_free_peoples_are_told_what_the_shadow_has_not_seen() -> None:
    hidden = position("version gandalf_the_grey: gandalf_the_grey_keeper_of_narya\nguide: strider")
    assert hidden.view("free")["versions_hidden"] == ["gandalf_the_grey"]
    seen = position(
        "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya\nguide: strider",
        "versions shown: gandalf_the_grey",
    )
    assert seen.view("free")["versions_hidden"] == []
