"""The Free Peoples' Character cards for the Fellowship: special tiles, gifts, comfort on the way (1 to 13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import asked, options, play, told
from tests.wotr.cards.scenes import NOBODY_LEFT, played, shadow_acts, why_unplayable
from tests.wotr.helpers import dice_of, discards_of, hunt_box, position, where
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.state import War


def moved(*lines: str, **scripts: list[Any]) -> War:
    """The Fellowship has moved with a die; one die in the Hunt Box hunts it."""
    match = position("dice free: character\ndice shadow: muster\nhunt box: free 0, shadow 1", *lines, **scripts)
    return play(match, "die:character", "move-fellowship")


# -- 1 to 4: special Hunt tiles

TILES = {
    "elven-cloaks": "elven_cloaks",
    "elven-rope": "elven_rope",
    "phial-of-galadriel": "phial_of_galadriel",
    "smeagol-helps-nice-master": "smeagol_helps_nice_master",
}


@pytest.mark.parametrize(("card", "tile"), TILES.items())
def test_a_special_tile_waits_for_mordor(card: str, tile: str) -> None:
    match = played(card)
    assert match.state.tiles_waiting == [tile]
    assert tile not in match.state.pool
    assert discards_of(match, "free") == [card]


@pytest.mark.parametrize(("card", "tile"), TILES.items())
def test_a_special_tile_joins_the_pool_at_once_in_mordor(card: str, tile: str) -> None:
    match = played(card, "fellowship: mordor 1")
    assert match.state.tiles_waiting == []
    assert tile in match.state.pool


@pytest.mark.parametrize(("tile", "corruption"), [("elven_rope", 5), ("phial_of_galadriel", 3), ("elven_cloaks", 5)])
def test_a_special_tile_of_the_free_peoples_lets_the_fellowship_go_on(tile: str, corruption: int) -> None:
    match = moved("fellowship: mordor 1, corruption 5", f"special tiles: {tile}", hunt_tile=[tile])
    assert (match.state.mordor, match.state.corruption, match.state.hidden) == (2, corruption, True)


# -- 5: Mithril Coat and Sting


def test_mithril_coat_has_another_tile_drawn() -> None:
    match = moved("table: mithril-coat-and-sting", hunt_dice=[6], hunt_tile=["std_3_1", "std_0r_1"])
    assert asked(match) == ("free", "wotr.card.replace-tile")
    play(match, "yes")
    assert match.state.corruption == 0
    assert not match.state.hidden, "the second tile reveals"
    assert "std_3_1" in match.state.pool
    assert match.state.tiles_drawn == ["std_0r_1"]
    assert match.state.table == []
    assert discards_of(match, "free") == ["mithril-coat-and-sting"]


@pytest.mark.parametrize("card", ["mithril-coat-and-sting", "wizards-staff"])
def test_a_card_against_a_tile_may_be_kept(card: str) -> None:
    match = moved(f"table: {card}", hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "no", "use-ring")
    assert match.state.corruption == 3
    assert match.state.table == [card]


def test_mithril_coat_is_offered_before_a_die_is_rolled_for_the_tile() -> None:
    match = moved(
        "table: mithril-coat-and-sting\nfellowship: mordor 0\nspecial tiles: shelobs_lair",
        hunt_tile=["shelobs_lair", "std_0r_1"],
    )
    assert asked(match) == ("free", "wotr.card.replace-tile")
    play(match, "yes")
    assert not told(match, "wotr.tile-die")
    assert match.state.mordor == 1, "the stop symbol was on the first tile"


def test_the_pool_is_empty_when_the_second_tile_was_its_last_although_the_first_goes_back() -> None:
    drawn = [tile for tile in BASE.standard_tiles if tile not in ("std_3_1", "std_1_1")]
    match = moved(
        f"table: mithril-coat-and-sting\ntiles drawn: {' '.join(drawn)}",
        hunt_dice=[6],
        hunt_tile=["std_3_1", "std_1_1"],
    )
    play(match, "yes", "use-ring")
    assert match.state.corruption == 1
    assert match.state.tiles_drawn == []
    assert sorted(match.state.pool) == sorted(BASE.standard_tiles), "all have returned, and the first one with them"


def test_no_second_table_card_helps_against_the_tile_after_mithril() -> None:
    match = moved(
        "table: mithril-coat-and-sting axe-and-bow horn-of-gondor", hunt_dice=[6], hunt_tile=["std_3_1", "std_3_2"]
    )
    play(match, "yes")
    assert asked(match) == ("free", "wotr.hunt.casualty")


def test_mithril_coat_is_laid_on_the_table() -> None:
    assert played("mithril-coat-and-sting").state.table == ["mithril-coat-and-sting"]


# -- 6 and 7: Axe and Bow, Horn of Gondor


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_damage_is_lowered_by_one(card: str) -> None:
    match = moved(f"table: {card}", hunt_dice=[6], hunt_tile=["std_3_1"])
    assert asked(match) == ("free", "wotr.card.lower-damage")
    play(match, "yes", "use-ring")
    assert match.state.corruption == 2
    assert match.state.table == []


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_damage_may_be_taken_in_full(card: str) -> None:
    match = moved(f"table: {card}", hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "no", "use-ring")
    assert match.state.corruption == 3
    assert match.state.table == [card]


def test_only_one_table_card_helps_against_a_tile() -> None:
    match = moved("table: axe-and-bow horn-of-gondor", hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "yes")
    assert asked(match) == ("free", "wotr.hunt.casualty")
    assert match.state.table == ["horn-of-gondor"]


def test_the_other_table_card_is_offered_when_the_first_is_kept() -> None:
    match = moved("table: axe-and-bow horn-of-gondor", hunt_dice=[6], hunt_tile=["std_3_1"])
    play(match, "no", "yes", "use-ring")
    assert match.state.corruption == 2
    assert match.state.table == ["axe-and-bow"]


def test_axe_and_bow_stays_with_either_of_the_two() -> None:
    assert played("axe-and-bow", "character gimli: dale").state.table == ["axe-and-bow"]
    assert why_unplayable("axe-and-bow", "character gimli: dale\ncharacter legolas: dale") == "wotr-why-gimli-legolas"


def test_axe_and_bow_goes_with_the_last_of_the_two() -> None:
    match = position("table: axe-and-bow\ndice free: character\ndice shadow: muster\ncharacter gimli: eliminated")
    play(match, "die:character", "separate", "character:legolas", "done", "rivendell", "character:strider")
    assert match.state.table == []
    assert discards_of(match, "free") == ["axe-and-bow"]


def test_horn_of_gondor_needs_boromir() -> None:
    assert played("horn-of-gondor").state.table == ["horn-of-gondor"]
    assert why_unplayable("horn-of-gondor", "character boromir: edoras") == "wotr-why-not-in-fellowship"
    match = position("table: horn-of-gondor\ndice free: character\ndice shadow: muster")
    play(match, "die:character", "separate", "character:boromir", "done", "rivendell", "character:strider")
    assert match.state.table == []


def test_a_horn_whose_bearer_has_just_fallen_is_of_no_use() -> None:
    """Revealed in Moria: Boromir falls to the first tile, and the stronghold's tile finds no Horn any more."""
    match = moved(
        "table: horn-of-gondor\nfellowship: moria\ncharacter gandalf_the_grey: eliminated\n"
        "character strider: eliminated",
        "guide: boromir",
        hunt_dice=[6],
        hunt_tile=["std_2r_1", "std_3_1"],
    )
    assert asked(match)[1] == "wotr.card.lower-damage"
    play(match, "no", "guide")
    assert where(match, "boromir") == "eliminated"
    play(match, options(match)[0])  # the next guide
    play(match, "moria")
    assert asked(match)[1] == "wotr.hunt.casualty", "nobody offers the Horn"
    assert match.decision is not None
    assert match.decision.params["damage"] == 3


# -- 8: Wizard's Staff


def test_wizards_staff_prevents_a_draw() -> None:
    match = moved("table: wizards-staff", hunt_dice=[6])
    assert asked(match) == ("free", "wotr.card.prevent-draw")
    play(match, "yes")
    assert not told(match, "wotr.tile")
    assert match.state.table == []
    assert shadow_acts(match)


def test_wizards_staff_lets_the_fellowship_go_on_in_mordor() -> None:
    match = moved("table: wizards-staff\nfellowship: mordor 2")
    play(match, "yes")
    assert match.state.mordor == 3


def test_wizards_staff_needs_gandalf_the_grey() -> None:
    assert played("wizards-staff").state.table == ["wizards-staff"]
    assert why_unplayable("wizards-staff", "character gandalf_the_grey: edoras") == "wotr-why-not-in-fellowship"
    match = position("table: wizards-staff\ndice free: character\ndice shadow: muster\nguide: strider")
    play(match, "die:character", "separate", "character:gandalf_the_grey", "done", "rivendell")
    assert match.state.table == []


# -- 9 to 13: comfort for the Ring-bearers


def test_athelas_heals_with_fives() -> None:
    match = played("athelas", "fellowship: rivendell, corruption 5", card_dice=[4, 5, 6])
    assert match.state.corruption == 3
    assert told(match, "wotr.card-dice")[0]["dice"] == [4, 5, 6]


def test_athelas_heals_with_threes_in_striders_hands() -> None:
    match = played("athelas", "fellowship: rivendell, corruption 5\nguide: strider", card_dice=[2, 3, 4])
    assert match.state.corruption == 3


def test_athelas_heals_no_more_than_there_is() -> None:
    match = played("athelas", "fellowship: rivendell, corruption 1", card_dice=[6, 6, 6])
    assert match.state.corruption == 0


def test_another_way_only_heals_without_gollum() -> None:
    match = played("there-is-another-way", "fellowship: rivendell, corruption 5")
    assert match.state.corruption == 4
    assert shadow_acts(match)


def test_another_way_hides_a_revealed_fellowship() -> None:
    match = played("there-is-another-way", NOBODY_LEFT, "fellowship: moria, revealed, corruption 5")
    assert asked(match) == ("free", "wotr.card.hide-fellowship")
    play(match, "yes")
    assert match.state.hidden
    assert match.state.corruption == 4


def test_another_way_moves_a_hidden_fellowship_and_keeps_the_die_out_of_the_box() -> None:
    lines = "fellowship: hollin, corruption 5\nhunt box: free 0, shadow 1"
    match = played("there-is-another-way", NOBODY_LEFT, lines, hunt_dice=[6], hunt_tile=["std_2_1"])
    assert asked(match) == ("free", "wotr.card.move-fellowship")
    play(match, "yes")
    assert match.state.progress == 1
    play(match, "no")  # Gollum keeps it hidden
    assert match.state.corruption == 6
    assert hunt_box(match) == {"free": 0, "shadow": 1}


def test_another_way_may_be_left() -> None:
    match = play(played("there-is-another-way", NOBODY_LEFT, "fellowship: hollin, corruption 5"), "no")
    assert (match.state.progress, match.state.corruption) == (0, 4)
    match = play(played("there-is-another-way", NOBODY_LEFT, "fellowship: hollin, revealed"), "no")
    assert not match.state.hidden


def test_i_will_go_alone_sends_companions_one_region_farther_and_heals() -> None:
    match = played("i-will-go-alone", "fellowship: rivendell, progress 1, corruption 3")
    play(match, "character:meriadoc", "done")
    assert "cardolan" in options(match), "1 + level 1 + 1"
    assert "tharbad" not in options(match)
    play(match, "cardolan")
    assert where(match, "meriadoc") == "cardolan"
    play(match, "character:gandalf_the_grey")  # still the guide
    assert match.state.corruption == 2


def test_i_will_go_alone_costs_lives_in_mordor() -> None:
    match = played("i-will-go-alone", "fellowship: mordor 1, corruption 3")
    play(match, "character:meriadoc", "done", "character:gandalf_the_grey")
    assert where(match, "meriadoc") == "eliminated"
    assert match.state.corruption == 2


def test_i_will_go_alone_needs_a_companion() -> None:
    assert why_unplayable("i-will-go-alone", NOBODY_LEFT) == "wotr-why-no-companions"


def test_bilbos_song() -> None:
    assert played("bilbos-song", "fellowship: rivendell, corruption 5").state.corruption == 4
    assert played("bilbos-song", NOBODY_LEFT, "fellowship: rivendell, corruption 5").state.corruption == 3


def with_two_dice(*lines: str) -> War:
    match = position(
        "dice free: character event\ndice shadow: muster\nguide: strider\nhand free: mirror-of-galadriel",
        *lines,
    )
    return play(match, "die:event", "card:mirror-of-galadriel")


def test_mirror_of_galadriel_turns_a_character_die() -> None:
    match = with_two_dice("fellowship: rivendell, corruption 2")
    assert dice_of(match, "free") == ["will_of_the_west"]
    assert told(match, "wotr.die-turned") == [{"side": "free", "old": "character", "new": "will_of_the_west"}]
    assert match.state.corruption == 2


def test_mirror_of_galadriel_heals_in_lorien() -> None:
    match = played("mirror-of-galadriel", "fellowship: lorien, corruption 2")
    assert dice_of(match, "free") == [], "the die that paid for the card is not there to be turned"
    assert match.state.corruption == 1
    match = played("mirror-of-galadriel", "fellowship: lorien, corruption 2\narmy lorien: none\ncontrol lorien: shadow")
    assert match.state.corruption == 2
