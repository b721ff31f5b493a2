"""Chapter IV: the Council of Rivendell."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.story import about, asked, load, options, play, reason, refuses, told
from tests.wotr.helpers import dice_of, gone, nation, version_of, where
from tests.wotr.lome import helpers
from tests.wotr.lome.helpers import act, imagined_all_along, new_match
from westmarch.core.errors import BadSetup, BadText
from westmarch.games.wotr.facts.characters import BASE_CHARACTERS
from westmarch.games.wotr.lome import GAME, council
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.state import War

NEW = {BASE_CHARACTERS[each].id: card.version for each, card in council.NEW_CARDS.items()}
ALL_NEW = [f"version {name}: {version}" for name, version in NEW.items()]
DICE = "dice free: event\ndice shadow: army"


position = partial(helpers.position, council=True)


def version(*names: str) -> str:
    return "\n".join(f"version {name}: {NEW[name]}" for name in names)


def first_turn(*new: str) -> War:
    """A match in its first Fellowship phase, with the new cards of these companions; Strider guides."""
    match = new_match(council=True)
    while asked(match)[1] == "wotr.version.choose":
        character = about(match)["character"]
        play(match, f"take:{NEW[character]}" if character in new else options(match)[0])
    return play(match, "character:strider")


# -- the option


def test_the_council_needs_the_lords() -> None:
    with pytest.raises(BadSetup, match="choose lome too"):
        GAME.set_up(2, {"council": True})
    assert GAME.set_up(2, {"lome": True, "council": True})


def test_without_the_council_only_gandalf_has_two_cards() -> None:
    match = new_match()
    play(match, options(match)[0])
    assert asked(match)[1] == "wotr.first-guide"
    with pytest.raises(BadText, match="no such version"):
        helpers.position(version("boromir"))


# -- versions


def test_each_of_seven_companions_has_a_card_to_be_chosen() -> None:
    match = new_match(council=True)
    seen = []
    while asked(match)[1] == "wotr.version.choose":
        seen.append(about(match)["character"])
        assert len(options(match)) == 2
        play(match, options(match)[1])
    assert sorted(seen) == sorted(("gandalf_the_grey", *NEW))
    assert asked(match)[1] == "wotr.first-guide"


def test_strider_the_dunadan_may_guide_first() -> None:
    match = first_turn("strider")
    assert match.view("shadow")["versions"]["strider"] == "strider_dunadan"
    assert match.view("shadow")["versions"]["boromir"] is None
    assert match.view("free")["versions"]["boromir"] == "boromir"


def test_a_random_casualty_shows_the_version() -> None:
    """A random casualty reveals the version drawn."""
    lines = "dice free: character\ndice shadow: army\nhunt box: free 0, shadow 1"
    match = position(version("boromir"), lines, hunt_dice=[6], hunt_tile=["std_3_1"], hunt_casualty=["boromir"])
    assert match.view("shadow")["versions"]["boromir"] is None
    act(match, "move-fellowship", "random")
    assert match.view("shadow")["versions"]["boromir"] == NEW["boromir"]
    assert told(match, "wotr.damage-lowered")[0]["points"] == 1, "level 1"


# -- companions outside


def test_companions_may_be_outside_in_the_first_turn() -> None:
    """Announcement outside: Fellowship phase of turn 1 only; it lowers the hunt-allocation maximum in the same turn."""
    match = first_turn("boromir", "gimli")
    assert asked(match) == ("free", "wotr.council.outside")
    assert options(match) == ("done", "character:boromir", "character:gimli")
    refuses(match, {"character:legolas": "went-along", "character:strider": "went-along"})
    play(match, "character:boromir")
    assert where(match, "boromir") == "minas_tirith"
    assert match.view("shadow")["versions"]["boromir"] == NEW["boromir"]
    assert nation(match, "gondor").endswith("passive"), "he has no nation icon"
    play(match, "done", "token:diplomacy", "done")
    assert options(match)[-1] == "count:6"


@pytest.mark.parametrize(
    ("name", "region"),
    [
        ("boromir", "minas_tirith"),
        ("legolas", "woodland_realm"),
        ("gimli", "erebor"),
        ("meriadoc", "the_shire"),
        ("peregrin", "the_shire"),
    ],
)
def test_each_has_his_own_home(name: str, region: str) -> None:
    """Only Meriadoc, Peregrin, Boromir, Gimli, Legolas (alternative cards)."""
    match = first_turn(name)
    play(match, f"character:{name}")
    assert where(match, name) == region


def test_strider_never_starts_outside() -> None:
    match = first_turn("strider")
    assert options(match) == ("done",), "asked all the same: the Shadow must not know that nobody can"


def test_later_nobody_goes_home() -> None:
    match = position(*ALL_NEW, "phase: fellowship\nturn: 2")
    assert asked(match)[1] == "wotr.fellowship.phase"


def test_who_was_not_announced_travels_along() -> None:
    match = first_turn("boromir")
    play(match, "done")
    assert where(match, "boromir") == "fellowship"
    assert lords(match.state).tokens == ()


# -- action tokens


def test_no_companion_outside_no_token() -> None:
    """0 / 1 (choice) / 2 for 0 / 1 / 2+ companions outside."""
    match = first_turn(*NEW)
    play(match, "done")
    assert asked(match)[1] == "wotr.fellowship.phase"
    assert match.view(None)["action_tokens"] == []


def test_one_companion_outside_one_token_of_choice() -> None:
    match = first_turn(*NEW)
    play(match, "character:gimli", "done")
    assert asked(match) == ("shadow", "wotr.council.token")
    assert options(match) == ("token:move-minions", "token:diplomacy")
    play(match, "token:diplomacy")
    assert match.view(None)["action_tokens"] == ["diplomacy"]


@pytest.mark.parametrize("names", [("gimli", "boromir"), ("gimli", "boromir", "legolas")])
def test_two_companions_outside_both_tokens(names: tuple[str, ...]) -> None:
    match = first_turn(*NEW)
    play(match, *(f"character:{name}" for name in names), "done")
    assert match.view(None)["action_tokens"] == ["move-minions", "diplomacy"]


TOKENS = "acting: shadow\naction tokens: move-minions diplomacy"


def test_a_token_advances_a_nation_and_no_die_is_used() -> None:
    match = position(TOKENS, "dice free: event\ndice shadow: army army")
    play(match, "token:diplomacy", "nation:sauron")
    assert nation(match, "sauron") == "at-war active"
    assert dice_of(match, "shadow") == ["army", "army"]
    assert asked(match)[0] == "free", "it was the Shadow's action"
    assert match.view(None)["action_tokens"] == ["move-minions"]


def test_a_token_moves_nazgul_and_minions() -> None:
    match = position(TOKENS, "dice free: event\ndice shadow: army army")
    play(match, "token:move-minions")
    assert asked(match) == ("shadow", "wotr.minions.who")


def test_one_token_a_turn_and_each_once() -> None:
    """One per turn, once each."""
    match = position(TOKENS, "dice free: event event\ndice shadow: army army army")
    play(match, "token:diplomacy", "nation:sauron", "die:event", "waste")
    refuses(match, {"token:move-minions": "token-used", "token:diplomacy": "no-token"})
    later = position("phase: victory\ntoken used: yes\naction tokens: move-minions")
    assert not lords(later.state).token_used


def test_a_token_is_no_die() -> None:
    """Not a die for any purpose, ignored for passing."""
    match = position(TOKENS, "dice free: event event\ndice shadow: army")
    assert "pass" in options(match), "one die against two"
    match = position(TOKENS, "dice free: event\ndice shadow: army")
    assert reason(match, "pass") == "wotr-why-pass"
    match = position(TOKENS, "rings: free 2, shadow 1\ndice free: event\ndice shadow: army army")
    play(match, "elven-ring")
    assert asked(match)[1] == "wotr.ring.face", "nothing but the die can be changed"


def test_no_token_without_a_die_left() -> None:
    """Reading: it replaces the use of a die."""
    match = position(TOKENS, "dice free: event event\ndice shadow: none".replace("dice shadow: none", ""))
    assert asked(match)[0] == "free"


def test_a_token_needs_what_its_action_needs() -> None:
    lines = "nation sauron: at-war\nnation isengard: at-war\nnation southrons: at-war"
    match = position(TOKENS, lines, "dice free: event\ndice shadow: army army")
    assert reason(match, "token:diplomacy") == "wotr-why-at-war-already"


def test_tokens_are_written_and_read() -> None:
    match = position(TOKENS, "token used: yes", DICE)
    assert "action tokens: move-minions diplomacy" in match.position()
    assert load(match.position()).view(None) == match.view(None)
    with pytest.raises(BadText, match="one or more of these"):
        position("action tokens: recruit")


# -- the six cards


def test_the_dunadan_leaves_the_shadow_no_rerolls() -> None:
    hunted = "fellowship: moria, progress 0\nguide: strider"
    dice = "dice free: character\ndice shadow: army army\nhunt box: free 0, shadow 2"
    match = position(version("strider"), hunted, dice, hunt_dice=[1, 2])
    act(match, "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["hunters"] == []
    match = position(hunted, dice, hunt_dice=[1, 2], hunt_reroll=[1, 1])
    act(match, "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["hunters"] != []


def test_the_dunadan_hides_nobody_with_any_die_and_is_a_captain() -> None:
    match = position(version("strider"), "guide: strider\nfellowship: moria, revealed", DICE)
    assert reason(match, "hide-fellowship") == "wotr-why-hide-die"
    match = position("guide: strider\nfellowship: moria, revealed", DICE)
    assert reason(match, "hide-fellowship") == "wotr-why-choose-die-first"
    match = position(
        version("strider"), "character strider: minas_tirith", "dice free: will_of_the_west\ndice shadow: army"
    )
    act(match, "bring:aragorn")
    assert where(match, "aragorn") == "minas_tirith"


# Nobody falls before the strengths are looked at.
NO_HITS = {"combat_dice": [1] * 12, "combat_reroll": [1] * 12}


def battle_at(region: str, attacker: str, army: str, *lines: str) -> dict[str, int]:
    text = f"map: empty\narmy {region}: {army}\narmy {attacker}: sauron 5/0\nnation sauron: at-war\nacting: shadow"
    match = position(text, *lines, DICE, **NO_HITS)
    act(match, "attack", "all")
    side: dict[str, int] = match.view("free")["battle"]["sides"]["free"]
    return side


@pytest.mark.parametrize(
    ("name", "home", "attacker", "abroad", "other"),
    [
        ("boromir", "minas_tirith", "osgiliath", "erebor", "iron_hills"),
        ("legolas", "woodland_realm", "dale", "minas_tirith", "osgiliath"),
        ("gimli", "erebor", "iron_hills", "minas_tirith", "osgiliath"),
        ("meriadoc", "the_shire", "tower_hills", "minas_tirith", "osgiliath"),
        ("peregrin", "the_shire", "tower_hills", "minas_tirith", "osgiliath"),
    ],
)
def test_they_are_stronger_at_home(name: str, home: str, attacker: str, abroad: str, other: str) -> None:
    new = version(name)
    here, there = f"character {name}: {home}", f"character {name}: {abroad}"
    assert battle_at(home, attacker, "gondor 2/0/0", new, here)["strength"] == 3
    assert battle_at(abroad, other, "gondor 2/0/0", new, there)["strength"] == 2
    assert battle_at(home, attacker, "gondor 2/0/0", new, here)["leadership"] == 1


WARRIORS = ("boromir", "legolas", "gimli")
OTHERS = gone("gandalf_the_grey", "strider")
HUNT = "dice free: character\ndice shadow: army army\nhunt box: free 0, shadow 1"


def test_warriors_part_one_after_the_other_to_lower_the_damage() -> None:
    """The three warriors' alternatives share this guide ability and can be chained."""
    match = position(
        OTHERS,
        version(*WARRIORS),
        gone("meriadoc", "peregrin"),
        "guide: boromir",
        HUNT,
        hunt_dice=[6],
        hunt_tile=["std_3_1"],
    )
    act(match, "move-fellowship")
    assert asked(match) == ("free", "wotr.hunt.hobbit")
    play(match, "yes", "rivendell", "character:gimli", "yes", "rivendell", "character:legolas", "yes", "rivendell")
    assert [where(match, name) for name in WARRIORS] == ["rivendell"] * 3
    assert match.state.corruption == 0


def test_the_other_warriors_never_part_as_guides() -> None:
    match = position(OTHERS, gone("meriadoc", "peregrin"), "guide: boromir", HUNT, hunt_dice=[6], hunt_tile=["std_3_1"])
    act(match, "move-fellowship")
    assert asked(match)[1] == "wotr.hunt.casualty"


BOTH = gone("gandalf_the_grey", "strider", *WARRIORS)


def test_two_hobbits_cancel_a_tile() -> None:
    match = position(
        BOTH, version("meriadoc", "peregrin"), "guide: meriadoc", HUNT, hunt_dice=[6], hunt_tile=["std_2r_1"]
    )
    act(match, "move-fellowship")
    assert asked(match) == ("free", "wotr.council.hobbits")
    play(match, "yes")
    assert [where(match, name) for name in ("meriadoc", "peregrin")] == ["eliminated", "eliminated"]
    assert match.state.hidden
    assert match.state.corruption == 0
    assert match.state.tiles_drawn == ["std_2r_1"]
    assert where(match, "gollum") == "fellowship"


def test_two_hobbits_may_let_the_tile_be() -> None:
    match = position(
        BOTH, version("meriadoc", "peregrin"), "guide: meriadoc", HUNT, hunt_dice=[6], hunt_tile=["std_2r_1"]
    )
    act(match, "move-fellowship", "no")
    assert asked(match)[1] == "wotr.hunt.casualty", "and neither parts as the other card would"


def test_a_hobbit_alone_cancels_nothing_but_the_question_tells_nobody() -> None:
    """The Shadow does not know the other's card: the question is asked all the same."""
    match = position(BOTH, version("meriadoc"), "guide: meriadoc", HUNT, hunt_dice=[6], hunt_tile=["std_2r_1"])
    act(match, "move-fellowship")
    assert asked(match) == ("free", "wotr.council.hobbits")
    assert options(match) == ("no",)
    assert reason(match, "yes") == "wotr-why-other-hobbit"
    lines = "guide: meriadoc\nversions shown: peregrin"
    match = position(BOTH, version("meriadoc"), lines, HUNT, hunt_dice=[6], hunt_tile=["std_2r_1"])
    act(match, "move-fellowship")
    assert asked(match)[1] == "wotr.hunt.casualty", "it is known that he has another card"


def test_hobbits_cancel_standard_tiles_only() -> None:
    match = position(
        BOTH,
        version("meriadoc", "peregrin"),
        "guide: meriadoc\nfellowship: mordor 1\nspecial tiles: shelobs_lair",
        "dice free: character\ndice shadow: army army",
        hunt_tile=["shelobs_lair"],
        hunt_tile_die=[3],
    )
    act(match, "move-fellowship")
    assert asked(match)[1] == "wotr.hunt.casualty"


def test_hobbits_of_the_shire_are_not_taken_alive() -> None:
    match = position(
        BOTH, version("meriadoc", "peregrin"), "guide: meriadoc", HUNT, hunt_dice=[6], hunt_tile=["std_1_1"]
    )
    act(match, "move-fellowship", "no", "guide")
    assert where(match, "meriadoc") == "eliminated"


@pytest.mark.parametrize(
    ("name", "home", "people"),
    [
        ("boromir", "minas_tirith", "gondor"),
        ("gimli", "erebor", "dwarves"),
        ("meriadoc", "the_shire", "north"),
        ("peregrin", "the_shire", "north"),
    ],
)
def test_they_wake_or_advance_their_people_with_any_die(name: str, home: str, people: str) -> None:
    """A companion without nation icon does not activate a nation by arriving; he needs his ability."""
    lines = (version(name), f"character {name}: {home}", f"nation {people}: 2 passive")
    match = position(*lines, DICE)
    act(match, f"rouse:{name}")
    assert nation(match, people) == "2 active"
    match = position(*lines, DICE)
    act(match, f"envoy:{name}")
    assert nation(match, people) == "1 passive"
    match = position(version(name), f"character {name}: {home}", f"nation {people}: 1 active", DICE)
    assert reason(match, f"rouse:{name}") == "wotr-why-active-already"
    match = position(version(name), f"character {name}: fangorn", DICE)
    assert reason(match, f"rouse:{name}") == "wotr-why-envoy-place"
    match = position(f"character {name}: {home}", DICE)
    assert reason(match, f"rouse:{name}") == "wotr-why-rouses-nobody"


def test_legolas_advances_the_elves() -> None:
    match = position(version("legolas"), "character legolas: woodland_realm\nnation elves: 2 active", DICE)
    assert reason(match, "rouse:legolas") == "wotr-why-active-already"
    act(match, "envoy:legolas")
    assert nation(match, "elves") == "1 active"


def test_their_arrival_wakes_nobody() -> None:
    match = position(version("boromir"), "fellowship: rivendell, progress 9", "dice free: character\ndice shadow: army")
    act(match, "separate", "character:boromir", "done", "minas_tirith")
    assert nation(match, "gondor").endswith("passive")


def test_cards_that_name_a_companion_mean_either_version() -> None:
    match = position(version("boromir"), "hand free: horn-of-gondor", DICE)
    assert reason(match, "card:horn-of-gondor") == "wotr-why-choose-die-first"


# -- secrets


def test_the_question_for_a_guide_tells_nothing_about_levels() -> None:
    """With Boromir of level 1 or 2 the number of possible guides differs: the question is asked in any case."""
    lines = (gone("gandalf_the_grey", "meriadoc", "peregrin", "legolas"), "guide: strider")
    dice = "dice free: character\ndice shadow: army"
    for new in ((), ("boromir",)):
        match = position(*lines, version(*new), dice)
        act(match, "separate", "character:strider", "done", "rivendell")
        assert asked(match) == ("free", "wotr.fellowship.guide")


def test_who_imagines_knows_no_versions_but_what_levels_tell() -> None:
    """Meriadoc guides beside Boromir: so Boromir's level is 1, whoever imagines it."""
    lines = gone("gandalf_the_grey", "strider", "legolas", "gimli", "peregrin")
    match = position(lines, version("boromir"), "guide: meriadoc", DICE)
    found = {version_of(match.imagine("shadow", seed), "boromir") for seed in range(12)}
    assert found == {NEW["boromir"]}
    match = position(version("boromir"), DICE)
    found = {version_of(match.imagine("shadow", seed), "boromir") for seed in range(12)}
    assert found == {"boromir", NEW["boromir"]}


def test_somebody_has_the_level_that_smeagol_takes() -> None:
    """He guides beside hidden cards: whoever imagines them deals one of his level, and none above it."""
    lines = gone("gandalf_the_grey", "strider", "meriadoc", "peregrin") + "\ncharacter smeagol: fellowship"
    for new, level in ((("boromir", "gimli", "legolas"), 1), (("boromir", "gimli"), 2)):
        match = position(lines, version(*new), DICE)
        assert match.state.characters[match.state.guide].level == level
        for seed in range(12):
            state = match.imagine("shadow", seed).state
            others = [each for each in state.companions_in_fellowship() if each != state.guide]
            assert max(state.characters[each].level for each in others) == level


def test_smeagols_level_may_be_that_of_somebody_who_is_just_leaving() -> None:
    lines = gone("gandalf_the_grey", "meriadoc", "peregrin") + "\ncharacter smeagol: fellowship"
    match = position(lines, "dice free: character\ndice shadow: army")
    act(match, "separate", "character:strider", "done")
    assert asked(match)[1] == "wotr.journey.to"
    assert match.imagine("shadow", 1).view("shadow") == match.view("shadow")


def test_imagined_matches_look_the_same_with_the_council() -> None:
    rng = random.Random(5)
    match = new_match(seed=5, council=True)
    imagined_all_along(match, rng, answers=700, every=23)
