"""The Shadow's Character cards about the Fellowship: special tiles, dangers, hindrances on its way (1 to 16)."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, told
from tests.wotr.cards.scenes import NOBODY_LEFT, free_peoples_act, hunted, playable, played, why_unplayable
from tests.wotr.helpers import army, discards_of, hand_of, hunt_box, nation, position, where
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import NEIGHBOURS, REGION_IDS
from westmarch.games.wotr.facts.components import DIE_VALUE, EYE_VALUE

# -- 1 to 4: special Hunt tiles

SPECIAL_TILES = {
    "shelobs-lair": ("shelobs_lair", DIE_VALUE, False),
    "the-ring-is-mine": ("the_ring_is_mine", EYE_VALUE, True),
    "on-on-they-went": ("on_on_they_went", 3, False),
    "give-it-to-uss": ("give_it_to_uss", 1, True),
}


@pytest.mark.parametrize("card", SPECIAL_TILES)
def test_a_special_tile_waits_for_mordor(card: str) -> None:
    match = played(card)
    name, value, reveals = SPECIAL_TILES[card]
    assert (BASE.tiles[name].value, BASE.tiles[name].reveals, BASE.tiles[name].stops) == (value, reveals, True)
    assert match.state.tiles_waiting == [name]
    assert name not in match.state.pool
    assert discards_of(match, "shadow") == [card]


@pytest.mark.parametrize("card", SPECIAL_TILES)
def test_a_special_tile_joins_the_pool_at_once_in_mordor(card: str) -> None:
    match = played(card, "fellowship: mordor 1")
    assert match.state.tiles_waiting == []
    assert SPECIAL_TILES[card][0] in match.state.pool


# -- 5 to 8: dangers of the wild

WILD = ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep", "candles-of-corpses"]


@pytest.mark.parametrize("card", WILD)
def test_no_danger_where_the_free_peoples_live(card: str) -> None:
    assert why_unplayable(card, "fellowship: rivendell") == "wotr-why-in-free-settlement"
    captured = "fellowship: edoras, progress 1\narmy edoras: none\ncontrol edoras: shadow"
    assert why_unplayable(card, captured) == "wotr-why-in-free-settlement"
    assert playable(card, "fellowship: moria, revealed"), "a settlement of the Shadow is no shelter"
    assert playable(card, "fellowship: osgiliath"), "a fortification is no settlement"
    assert playable(card, "fellowship: mordor 2")


@pytest.mark.parametrize("card", ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep"])
def test_an_eye_passes_by(card: str) -> None:
    match = played(card, "fellowship: hollin, corruption 2", hunt_tile=["std_eyer_1"])
    assert free_peoples_act(match)
    assert (match.state.corruption, match.state.hidden) == (2, True)
    assert match.state.tiles_drawn == ["std_eyer_1"]


@pytest.mark.parametrize("card", ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep"])
def test_a_tile_of_the_fellowship_passes_by(card: str) -> None:
    lines = "fellowship: mordor 1, corruption 5\nspecial tiles: phial_of_galadriel"
    match = played(card, lines, hunt_tile=["phial_of_galadriel"])
    assert match.state.corruption == 5, "it does not even heal"


def test_orc_patrol_is_like_a_successful_hunt() -> None:
    match = played("orc-patrol", "fellowship: hollin, progress 1", hunt_tile=["std_2r_1"])
    assert options(match) == ("use-ring", "guide", "random")
    play(match, "use-ring")
    assert match.state.corruption == 2
    assert asked(match) == ("free", "wotr.fellowship.revealed")
    play(match, "north_dunland")
    assert (match.state.hidden, match.state.progress) == (False, 0)
    assert hunt_box(match) == {"free": 0, "shadow": 0}


def test_orc_patrol_does_not_stop_the_fellowship_in_mordor() -> None:
    match = played("orc-patrol", "fellowship: mordor 1\nspecial tiles: on_on_they_went", hunt_tile=["on_on_they_went"])
    play(match, "use-ring")
    assert (match.state.corruption, match.state.mordor, match.state.asked_in_mordor) == (3, 1, False)


def test_isildurs_bane_cannot_be_lowered() -> None:
    hobbits = (
        "character gandalf_the_grey: bree\ncharacter strider: bree\ncharacter legolas: bree\ncharacter gimli: bree"
    )
    lines = "isildurs-bane"
    match = played(lines, "fellowship: hollin\ntable: horn-of-gondor\n" + hobbits, hunt_tile=["std_3_1"])
    assert free_peoples_act(match), "no card, no Guide, no casualty"
    assert match.state.corruption == 3


def test_isildurs_bane_may_meet_mithril() -> None:
    match = played(
        "isildurs-bane", "fellowship: hollin\ntable: mithril-coat-and-sting", hunt_tile=["std_3_1", "std_1_1"]
    )
    play(match, "yes")
    assert match.state.corruption == 1


def test_the_foul_thing_takes_a_random_companion() -> None:
    match = played("foul-thing-from-the-deep", "fellowship: hollin", hunt_tile=["std_3_1"], hunt_casualty=["gimli"])
    assert where(match, "gimli") == "eliminated", "nobody was asked"
    assert asked(match) == ("free", "wotr.fellowship.guide")
    play(match, "character:strider")
    assert match.state.corruption == 1, "what is above his level"
    assert free_peoples_act(match)


def test_the_foul_thing_finds_nothing_to_take_without_damage() -> None:
    hobbits = "\n".join(
        f"character {name}: bree" for name in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    )
    match = played(
        "foul-thing-from-the-deep", "fellowship: hollin\n" + hobbits, "guide: peregrin", hunt_tile=["std_1_1"]
    )
    assert asked(match) == ("free", "wotr.hunt.hobbit")
    play(match, "yes", "hollin")
    assert where(match, "meriadoc") == "fellowship"
    assert match.state.corruption == 0


def test_the_foul_thing_and_gollum() -> None:
    match = played("foul-thing-from-the-deep", "fellowship: hollin\n" + NOBODY_LEFT, hunt_tile=["std_2_1"])
    play(match, "no")
    assert match.state.corruption == 2


def test_candles_of_corpses_corrupt() -> None:
    match = played("candles-of-corpses", "fellowship: dead_marshes, corruption 1", card_dice=[3, 4, 6])
    assert match.state.corruption == 3
    assert told(match, "wotr.card-dice")[0]["dice"] == [3, 4, 6]
    assert match.state.tiles_drawn == []


def test_gollum_knows_the_candles_of_corpses() -> None:
    match = played("candles-of-corpses", "fellowship: dead_marshes\n" + NOBODY_LEFT, card_dice=[5, 5, 6])
    assert match.state.corruption == 1


# -- 9 to 11: the Fellowship on its way

ON_ITS_WAY = ["nazgul-search", "cruel-weather", "the-nazgul-strike"]


@pytest.mark.parametrize("card", ON_ITS_WAY)
def test_only_a_fellowship_that_has_moved(card: str) -> None:
    assert why_unplayable(card, "fellowship: hollin") == "wotr-why-no-progress"
    assert why_unplayable(card, "fellowship: mordor 1") == "wotr-why-no-progress"
    assert playable(card, "fellowship: rivendell, progress 1")


def test_nazgul_search_and_find() -> None:
    match = played("nazgul-search", "fellowship: hollin, progress 1")
    play(match, "morannon", "hollin", "done")
    assert asked(match) == ("free", "wotr.fellowship.revealed")
    play(match, "north_dunland")
    assert (match.state.hidden, match.state.progress) == (False, 0)
    assert army(match, "hollin") == {"nazgul": 1}


def test_nazgul_search_and_find_it_in_moria() -> None:
    match = played("nazgul-search", "fellowship: hollin, progress 1", hunt_tile=["std_1_1"])
    play(match, "morannon", "hollin", "done", "moria", "use-ring")
    assert told(match, "wotr.hunted-in-stronghold") == [{"region": "moria"}]
    assert match.state.corruption == 1


def test_nazgul_who_wait_there_need_not_move() -> None:
    match = played("nazgul-search", "fellowship: hollin, progress 1\narmy hollin: nazgul 1")
    play(match, "done", "hollin")
    assert not match.state.hidden


def test_nazgul_in_a_besieged_stronghold_see_it_too() -> None:
    match = played(
        "nazgul-search",
        "fellowship: moria, progress 1\ngarrison moria: sauron 2/0, nazgul 1\narmy moria: elves 1/0/0",
    )
    play(match, "done", "hollin")
    assert not match.state.hidden


def test_nazgul_search_in_vain() -> None:
    match = played("nazgul-search", "fellowship: hollin, progress 1")
    play(match, "morannon", "moria", "done")
    assert free_peoples_act(match)
    assert (match.state.hidden, match.state.progress) == (True, 1)
    assert army(match, "moria")["nazgul"] == 1


def test_cruel_weather_drives_the_ring_bearers_off() -> None:
    match = played("cruel-weather", "fellowship: hollin, progress 2\ntable: balrog-of-moria")
    assert asked(match) == ("shadow", "wotr.card.cruel-weather-where")
    assert sorted(options(match)) == sorted(REGION_IDS[each] for each in NEIGHBOURS[REGION_IDS.index("hollin")])
    assert reason(match, "rivendell") == "wotr-why-not-adjacent"
    play(match, "moria")
    assert REGION_IDS[match.state.fellowship] == "moria"
    assert (match.state.progress, match.state.hidden) == (2, True)
    assert free_peoples_act(match), "no tile, neither for Moria nor for the Balrog"
    assert match.state.table == ["balrog-of-moria"]


def test_the_nazgul_strike_hunts() -> None:
    lines = "fellowship: hollin, progress 2\nhunt box: free 1, shadow 1"
    match = played("the-nazgul-strike", lines, hunt_dice=[5], hunt_tile=["std_eyer_1"])
    play(match, "morannon", "hollin", "done")
    assert asked(match) == ("shadow", "wotr.card.nazgul-strike")
    play(match, "hunt-roll", "use-ring", "hollin")
    assert match.state.corruption == 1, "an Eye counts the successes"
    assert hunt_box(match) == {"free": 1, "shadow": 1}


def test_the_nazgul_strike_gets_a_reroll_for_the_nazgul() -> None:
    lines = "fellowship: hollin, progress 2\narmy hollin: nazgul 1\nhunt box: free 0, shadow 1"
    match = played("the-nazgul-strike", lines, hunt_dice=[1], hunt_reroll=[2])
    play(match, "done", "hunt-roll")
    assert free_peoples_act(match)
    assert told(match, "wotr.hunt-roll")[0]["rerolled"] == [2]
    assert match.state.progress == 2, "the Fellowship has not moved"


def test_the_nazgul_strike_tears_a_character_card_away() -> None:
    match = played(
        "the-nazgul-strike",
        "fellowship: hollin, progress 1\narmy hollin: nazgul 1\ntable: mithril-coat-and-sting a-power-too-great",
    )
    play(match, "done")
    assert options(match) == ("none", "hunt-roll", "card:mithril-coat-and-sting"), "no card of the Strategy deck"
    play(match, "card:mithril-coat-and-sting")
    assert match.state.table == ["a-power-too-great"]
    assert discards_of(match, "free") == ["mithril-coat-and-sting"]


def test_the_nazgul_strike_may_do_nothing() -> None:
    match = played(
        "the-nazgul-strike", "fellowship: hollin, progress 1\narmy hollin: nazgul 1\nhunt box: free 0, shadow 1"
    )
    play(match, "done", "none")
    assert free_peoples_act(match)
    assert not told(match, "wotr.hunt-roll")


def test_the_nazgul_strike_needs_a_nazgul_there() -> None:
    match = played("the-nazgul-strike", "fellowship: hollin, progress 1\ntable: mithril-coat-and-sting")
    play(match, "done")
    assert free_peoples_act(match)


# -- 12 to 14: the Fellowship revealed

REVEALED = ["morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship"]


@pytest.mark.parametrize("card", REVEALED)
def test_only_a_revealed_fellowship(card: str) -> None:
    assert why_unplayable(card, "fellowship: hollin") == "wotr-why-not-revealed"
    assert playable(card, "fellowship: hollin, revealed")
    assert playable(card, "fellowship: mordor 1, revealed")


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (7, 8)])
def test_morgul_wound(before: int, after: int) -> None:
    match = played("morgul-wound", f"fellowship: hollin, revealed, corruption {before}")
    assert match.state.corruption == after


def test_the_ring_lures_a_companion() -> None:
    match = played("lure-of-the-ring", "fellowship: hollin, revealed", random_companion=["boromir"])
    assert asked(match) == ("free", "wotr.card.lure")
    assert told(match, "wotr.lured") == [{"character": "boromir"}]
    assert options(match) == ("use-ring", "eliminate")
    play(match, "use-ring")
    assert match.state.corruption == 2
    assert where(match, "boromir") == "fellowship"


def test_the_ring_takes_a_companion() -> None:
    match = played("lure-of-the-ring", "fellowship: hollin, revealed", random_companion=["gandalf_the_grey"])
    play(match, "eliminate")
    assert match.state.corruption == 0
    assert where(match, "gandalf_the_grey") == "eliminated"
    assert match.view(None)["fellowship"]["guide"] == "strider"


def test_a_hobbit_lured_gets_away() -> None:
    match = played("lure-of-the-ring", "fellowship: hollin, revealed", random_companion=["meriadoc"])
    play(match, "eliminate", "south_downs", "character:gandalf_the_grey")
    assert where(match, "meriadoc") == "south_downs"


def test_but_not_in_mordor() -> None:
    match = played("lure-of-the-ring", "fellowship: mordor 1, revealed", random_companion=["meriadoc"])
    play(match, "eliminate")
    assert where(match, "meriadoc") == "eliminated"


def test_the_ring_lures_gollum() -> None:
    match = played("lure-of-the-ring", "fellowship: hollin, revealed, corruption 2\n" + NOBODY_LEFT)
    assert free_peoples_act(match)
    assert match.state.corruption == 3


def test_the_fellowship_breaks() -> None:
    match = played("the-breaking-of-the-fellowship", "fellowship: hollin, revealed", hunt_tile=["std_2_1"])
    assert asked(match) == ("free", "wotr.card.breaking")
    play(match, "character:gimli", "character:gandalf_the_grey")
    assert where(match, "gimli") == where(match, "gandalf_the_grey") == "hollin"
    assert len(match.state.companions_in_fellowship()) == 5
    assert match.view(None)["fellowship"]["guide"] == "strider"
    assert match.state.corruption == 0
    assert free_peoples_act(match)


@pytest.mark.parametrize("tile", ["std_2_1", "std_3_1"])
def test_those_who_part_wake_the_nation_they_come_to_stand_in(tile: str) -> None:
    others = "\n".join(
        f"character {name}: eliminated" for name in ("strider", "boromir", "legolas", "meriadoc", "peregrin")
    )
    match = played("the-breaking-of-the-fellowship", "fellowship: edoras, revealed\n" + others, hunt_tile=[tile])
    assert free_peoples_act(match), "there are only two of them, and none is asked"
    assert where(match, "gandalf_the_grey") == where(match, "gimli") == "edoras"
    assert nation(match, "rohan") == "3 active"
    assert match.view(None)["fellowship"]["guide"] == "gollum"


@pytest.mark.parametrize("tile", ["std_eyer_2", "std_0r_1"])
def test_the_fellowship_holds(tile: str) -> None:
    match = played("the-breaking-of-the-fellowship", "fellowship: hollin, revealed", hunt_tile=[tile])
    assert free_peoples_act(match)
    assert len(match.state.companions_in_fellowship()) == 7
    assert match.state.tiles_drawn == [tile]


def test_the_fellowship_breaks_by_the_die_on_a_tile() -> None:
    lines = "fellowship: mordor 1, revealed\nspecial tiles: shelobs_lair"
    match = played("the-breaking-of-the-fellowship", lines, hunt_tile=["shelobs_lair"], hunt_tile_die=[6])
    play(match, *(f"character:{name}" for name in ("gandalf_the_grey", "boromir", "legolas", "gimli", "meriadoc")))
    play(match, "character:peregrin")
    assert where(match, "legolas") == "eliminated", "in Mordor nobody gets away"
    assert [name for name in ("strider",) if where(match, name) == "fellowship"] == ["strider"]
    assert match.state.corruption == 0


def test_the_staff_keeps_the_fellowship_together() -> None:
    match = played("the-breaking-of-the-fellowship", "fellowship: hollin, revealed\ntable: wizards-staff")
    play(match, "yes")
    assert free_peoples_act(match)
    assert len(match.state.companions_in_fellowship()) == 7


def test_gollum_cannot_be_parted_from_it() -> None:
    match = played("the-breaking-of-the-fellowship", "fellowship: hollin, revealed\n" + NOBODY_LEFT)
    assert free_peoples_act(match)
    assert match.state.corruption == 1
    assert match.state.tiles_drawn == []


# -- 15 and 16: until the Fellowship finds rest


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
@pytest.mark.parametrize(
    ("region", "stays"), [("rivendell", False), ("trollshaws", True), ("hollin", True), ("bree", True)]
)
def test_rest_in_a_haven_ends_it(card: str, region: str, stays: bool) -> None:
    match = position(f"phase: fellowship\nfellowship: trollshaws, progress 3\ntable: {card}")
    play(match, region)
    assert match.state.table == ([card] if stays else [])


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
def test_a_conquered_haven_is_none(card: str) -> None:
    match = position(
        "phase: fellowship\nfellowship: hollin, progress 3\narmy rivendell: none\ncontrol rivendell: shadow",
        f"table: {card}",
    )
    play(match, "rivendell")
    assert match.state.table == [card]


# -- 15: Worn with Sorrow and Toil


def test_sorrow_takes_a_random_card_from_the_hand() -> None:
    lines = "table: worn-with-sorrow-and-toil\nhand free: elven-cloaks elven-rope the-last-battle"
    match = hunted(lines, hunt_dice=[6], hunt_tile=["std_3_1"], random_card=["elven-rope"])
    play(match, "guide")
    assert asked(match) == ("shadow", "wotr.card.worn-with-sorrow")
    assert options(match) == ("none", "hand")
    play(match, "hand")
    assert hand_of(match, "free") == ["elven-cloaks", "the-last-battle"]
    assert discards_of(match, "free") == ["elven-rope"]
    assert match.state.table == ["worn-with-sorrow-and-toil"], "it works every time"
    secret = [event for event in match.events if event.params.get("card") == "elven-rope"]
    assert [event.to for event in secret] == [("free",)], "it goes face down"


def test_sorrow_takes_a_card_from_the_table() -> None:
    lines = "table: worn-with-sorrow-and-toil mithril-coat-and-sting a-power-too-great\nhand free: the-last-battle"
    match = hunted(lines, hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "no", "guide")
    assert options(match) == ("none", "card:mithril-coat-and-sting"), "only cards of the Character deck"
    play(match, "card:mithril-coat-and-sting")
    assert match.state.table == ["worn-with-sorrow-and-toil", "a-power-too-great"]


def test_sorrow_may_be_spared() -> None:
    match = hunted("table: worn-with-sorrow-and-toil\nhand free: elven-cloaks", hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "guide", "none")
    assert hand_of(match, "free") == ["elven-cloaks"]


def test_no_sorrow_without_a_casualty() -> None:
    match = hunted("table: worn-with-sorrow-and-toil\nhand free: elven-cloaks", hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "use-ring")
    assert asked(match) == ("shadow", "wotr.use-die")


def test_sorrow_for_whom_the_foul_thing_takes() -> None:
    lines = "fellowship: hollin\ntable: worn-with-sorrow-and-toil\nhand free: elven-cloaks"
    match = played("foul-thing-from-the-deep", lines, hunt_tile=["std_3_1"], hunt_casualty=["gimli"])
    play(match, "character:strider")
    assert asked(match) == ("shadow", "wotr.card.worn-with-sorrow")


# -- 16: Flocks of Crebain


def test_crebain_add_one_to_every_die() -> None:
    match = hunted("table: flocks-of-crebain", "hunt box: free 0, shadow 2", hunt_dice=[5, 1], hunt_tile=["std_1_1"])
    assert asked(match) == ("shadow", "wotr.card.crebain")
    play(match, "yes")
    roll = told(match, "wotr.hunt-roll")[0]
    assert (roll["bonus"], roll["successes"]) == (1, 1)
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["flocks-of-crebain"]


def test_crebain_may_wait() -> None:
    match = hunted("table: flocks-of-crebain", hunt_dice=[5])
    play(match, "no")
    assert told(match, "wotr.hunt-roll")[0]["successes"] == 0
    assert match.state.table == ["flocks-of-crebain"]


def test_crebain_are_of_no_use_in_mordor() -> None:
    match = hunted("table: flocks-of-crebain", "fellowship: mordor 1", hunt_tile=["std_0r_1"])
    assert asked(match) == ("shadow", "wotr.use-die")
    assert match.state.table == ["flocks-of-crebain"]
