"""The Free Peoples' strategy cards that are played with a Muster die."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason
from tests.wotr.cards.scenes import played, shadow_acts, why_not, why_unplayable
from tests.wotr.helpers import army, garrison, hand_of, nation, where

# -- 4 and 7: Book of Mazarbul, Fear! Fire! Foes!

ROUSED = [("book-of-mazarbul", "dwarves", "erebor", "dale"), ("fear-fire-foes", "north", "bree", "weather_hills")]


@pytest.mark.parametrize(("card", "people", "place", "beside"), ROUSED)
def test_a_companion_travels_and_brings_a_nation_to_war(card: str, people: str, place: str, beside: str) -> None:
    match = played(card, f"character peregrin: {beside}")
    assert asked(match) == ("free", "wotr.journey.who")
    play(match, "character:peregrin", place)
    assert where(match, "peregrin") == place
    assert nation(match, people) == "at-war active"


@pytest.mark.parametrize(("card", "people", "place", "beside"), ROUSED)
def test_nobody_need_travel(card: str, people: str, place: str, beside: str) -> None:
    match = play(played(card, f"character peregrin: {beside}"), "done")
    assert nation(match, people) == "3 passive"
    match = play(played(card, f"character peregrin: {place}"), "done")
    assert nation(match, people) == "at-war active"


@pytest.mark.parametrize(
    ("card", "people", "place"),
    [("book-of-mazarbul", "dwarves", "ered_luin"), ("fear-fire-foes", "north", "the_shire")],
)
def test_the_other_place_does_as_well_but_not_when_it_is_lost(card: str, people: str, place: str) -> None:
    match = play(played(card, f"character boromir: {place}"), "done")
    assert nation(match, people) == "at-war active"
    match = play(played(card, f"character boromir: {place}\narmy {place}: none\ncontrol {place}: shadow"), "done")
    assert nation(match, people) == "3 passive"


# -- 8 and 9: Wisdom of Elrond, The Red Arrow


def test_wisdom_of_elrond_wakes_a_nation_and_brings_it_nearer_to_war() -> None:
    match = played("wisdom-of-elrond", "nation rohan: 1 passive")
    assert options(match) == ("nation:dwarves", "nation:elves", "nation:gondor", "nation:north", "nation:rohan")
    play(match, "nation:rohan")
    assert nation(match, "rohan") == "at-war active"
    assert nation(match, "gondor") == "2 passive"


def test_the_red_arrow_calls_rohan() -> None:
    match = played("the-red-arrow", "nation gondor: 2 active\nmap: empty")
    play(match, "rohan-elite")
    assert nation(match, "rohan") == "2 passive"
    assert army(match, "edoras") == {"rohan-elite": 1, "rohan-leader": 1}


def test_the_red_arrow_needs_an_active_gondor_and_wakes_nobody() -> None:
    assert why_unplayable("the-red-arrow") == "wotr-why-gondor-passive"
    match = played("the-red-arrow", "nation gondor: 2 active\nnation rohan: 1 passive")
    assert nation(match, "rohan") == "1 passive"


# -- 13 to 24: the Free Peoples rise


def test_cirdans_ships_land_two_elven_units_on_a_coast_with_an_army() -> None:
    coasts = "map: empty\nnation elves: at-war\narmy pelargir: gondor 1/0/0\narmy edoras: rohan 1/0/0"
    siege = "army dol_amroth: southrons 2/0\ngarrison dol_amroth: gondor 1/0/0\ncharacter boromir: lamedon"
    match = played("cirdans-ships", coasts, siege)
    assert options(match) == ("dol_amroth", "pelargir")
    play(match, "dol_amroth", "elves-elite", "elves-regular")
    assert garrison(match, "dol_amroth") == {"gondor-regular": 1, "elves-regular": 1, "elves-elite": 1}
    assert shadow_acts(match)


def test_cirdans_ships_need_the_elves_at_war() -> None:
    assert why_unplayable("cirdans-ships") == "wotr-why-card-needs-war"


WITH_LEADER = [
    ("guards-of-the-citadel", "gondor", "minas_tirith"),
    ("riders-of-theoden", "rohan", "edoras"),
    ("grimbeorn-the-old-son-of-beorn", "north", "carrock"),
    ("imrahil-of-dol-amroth", "gondor", "dol_amroth"),
    ("dain-ironfoots-guard", "dwarves", "erebor"),
]


@pytest.mark.parametrize(("card", "people", "place"), WITH_LEADER)
@pytest.mark.parametrize("rank", ["regular", "elite"])
def test_a_unit_and_a_leader_are_mustered(card: str, people: str, place: str, rank: str) -> None:
    match = played(card, "map: empty")
    assert asked(match) == ("free", "wotr.recruit.rank")
    assert options(match) == (f"{people}-regular", f"{people}-elite")
    play(match, f"{people}-{rank}")
    assert army(match, place) == {f"{people}-{rank}": 1, f"{people}-leader": 1}
    assert shadow_acts(match)


@pytest.mark.parametrize(("card", "people", "place"), WITH_LEADER)
def test_nobody_is_mustered_in_a_place_the_shadow_holds(card: str, people: str, place: str) -> None:
    match = played(card, "map: empty", f"control {place}: shadow")
    assert army(match, place) == {}
    assert shadow_acts(match)


def test_imrahil_comes_into_a_siege_and_without_a_leader_if_none_is_left() -> None:
    siege = "map: empty\narmy dol_amroth: southrons 2/0\ngarrison dol_amroth: gondor 1/0/0"
    match = play(played("imrahil-of-dol-amroth", siege), "gondor-elite")
    assert garrison(match, "dol_amroth") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    match = play(played("imrahil-of-dol-amroth", siege, "casualties gondor: 0/0/4"), "gondor-elite")
    assert garrison(match, "dol_amroth") == {"gondor-regular": 1, "gondor-elite": 1}


def test_a_full_garrison_takes_the_leader_and_sends_a_unit_back() -> None:
    siege = "map: empty\narmy dol_amroth: southrons 2/0\ngarrison dol_amroth: gondor 5/0/0"
    match = play(played("imrahil-of-dol-amroth", siege), "gondor-elite")
    assert asked(match) == ("free", "wotr.surplus")
    play(match, "gondor-regular")
    assert garrison(match, "dol_amroth") == {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 1}


WITH_CARD = [
    ("celeborns-galadhrim", "elves", "lorien"),
    ("kindred-of-glorfindel", "elves", "rivendell"),
    ("thranduils-archers", "elves", "woodland_realm"),
]


@pytest.mark.parametrize(("card", "people", "place"), WITH_CARD)
@pytest.mark.parametrize("rank", ["regular", "elite"])
def test_a_unit_is_mustered_and_a_card_drawn(card: str, people: str, place: str, rank: str) -> None:
    match = played(card, "map: empty", draw_card=["guards-of-the-citadel"])
    play(match, f"{people}-{rank}")
    assert army(match, place) == {f"{people}-{rank}": 1}
    assert hand_of(match, "free") == ["guards-of-the-citadel"]
    assert shadow_acts(match)


@pytest.mark.parametrize(("card", "people", "place"), WITH_CARD)
def test_a_card_is_drawn_even_if_nobody_can_come(card: str, people: str, place: str) -> None:
    match = played(card, "map: empty", f"control {place}: shadow", draw_card=["guards-of-the-citadel"])
    assert army(match, place) == {}
    assert hand_of(match, "free") == ["guards-of-the-citadel"]


def test_riders_of_theoden_come_where_a_companion_is() -> None:
    companions = "character gimli: eastemnet\ncharacter legolas: westemnet\narmy westemnet: isengard 1/0"
    match = played(
        "riders-of-theoden", "map: empty", companions, "control westemnet: shadow\ncharacter boromir: fangorn"
    )
    assert asked(match) == ("free", "wotr.card.muster-region")
    assert options(match) == ("eastemnet", "edoras"), "not where the enemy stands"
    play(match, "eastemnet", "rohan-regular")
    assert army(match, "eastemnet") == {"rohan-regular": 1, "rohan-leader": 1, "gimli": 1}


def test_riders_of_theoden_come_into_a_siege_with_a_companion() -> None:
    siege = "map: empty\narmy helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0"
    match = played("riders-of-theoden", siege, "character gimli: garrison helms_deep")
    assert options(match) == ("edoras", "helms_deep")
    play(match, "helms_deep", "rohan-elite")
    assert garrison(match, "helms_deep") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1, "gimli": 1}


def test_king_brands_men_are_two_regulars_and_a_card() -> None:
    match = played("king-brands-men", "map: empty", draw_card=["guards-of-the-citadel"])
    assert army(match, "dale") == {"north-regular": 2}
    assert hand_of(match, "free") == ["guards-of-the-citadel"]


def test_swords_in_eriador_come_from_two_peoples() -> None:
    match = played("swords-in-eriador", "map: empty", draw_card=["guards-of-the-citadel"])
    play(match, "north-elite", "dwarves-regular")
    assert army(match, "the_shire") == {"north-elite": 1}
    assert army(match, "ered_luin") == {"dwarves-regular": 1}
    assert hand_of(match, "free") == ["guards-of-the-citadel"]


def test_swords_in_eriador_come_where_they_can() -> None:
    match = play(played("swords-in-eriador", "map: empty\ncontrol the_shire: shadow"), "dwarves-elite")
    assert army(match, "the_shire") == {}
    assert army(match, "ered_luin") == {"dwarves-elite": 1}


def test_eomer_comes_to_a_free_settlement_of_rohan() -> None:
    siege = "map: empty\narmy helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0/0\ncontrol folde: shadow"
    match = played("eomer-son-of-eomund", siege)
    assert asked(match) == ("free", "wotr.card.muster-region")
    assert options(match) == ("edoras", "westemnet"), "not into the siege, and the Fords are no settlement"
    play(match, "westemnet", "rohan-elite")
    assert army(match, "westemnet") == {"rohan-elite": 1, "rohan-leader": 1}


@pytest.mark.parametrize("card", ["riders-of-theoden", "eomer-son-of-eomund"])
def test_rohan_does_not_rise_where_it_besieges_its_own_stronghold(card: str) -> None:
    """The region is free, but the settlement in it is in enemy hands."""
    siege = "map: empty\narmy helms_deep: rohan 2/0/0\ngarrison helms_deep: isengard 1/0\ncontrol helms_deep: shadow"
    match = played(card, siege, "character gimli: helms_deep\ncharacter legolas: westemnet")
    assert "helms_deep" not in options(match)
    assert reason(match, "helms_deep") == "wotr-why-settlement-lost"


def test_why_nobody_is_mustered_in_a_region() -> None:
    coasts = "map: empty\nnation elves: at-war\narmy pelargir: gondor 1/0/0\narmy lamedon: gondor 1/0/0"
    assert why_not(played("cirdans-ships", coasts), "edoras", "umbar") == ["not-coastal", "no-army"]
    companions = "map: empty\ncharacter gimli: folde\narmy folde: isengard 1/0\ncontrol folde: shadow"
    riders = played("riders-of-theoden", companions, "character legolas: fangorn\ncharacter boromir: eastemnet")
    assert why_not(riders, "folde", "fangorn", "westemnet") == ["settlement-lost", "not-on-card", "not-on-card"]
    assert why_not(played("eomer-son-of-eomund", companions), "folde", "fords_of_isen") == [
        "settlement-lost",
        "not-on-card",
    ]
