"""Chapter I: what the expansion adds to an edition, and that a version of a character is what rules read."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason
from tests.wotr.helpers import version_of, where
from tests.wotr.lome.helpers import position
from westmarch.core.errors import BadText
from westmarch.core.match import Match
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.lome import GAME

KEEPER = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya"
EDITION = GAME.edition(2, ("lome",))


def test_new_figures_come_behind_those_of_the_base_game() -> None:
    assert EDITION.characters[: len(BASE.characters)] == BASE.characters
    assert len(EDITION.characters) == len(BASE.characters) + 5
    assert not BASE.versions


def test_every_special_die_has_six_faces() -> None:
    assert {die.id: len(die.faces) for die in EDITION.special_dice.values()} == {
        "vilya": 6,
        "nenya": 6,
        "narya": 6,
        "balrog": 6,
        "gothmog": 6,
    }
    signs = {face.id for face in EDITION.faces.values() if face.removes}
    assert signs == {
        "vilya_army",
        "vilya_eye",
        "nenya_character",
        "nenya_eye",
        "balrog_character",
        "balrog_eye",
        "gothmog_army_removes",
        "gothmog_eye",
    }


def test_no_special_die_shows_a_will_of_the_west() -> None:
    """Will of the West never appears on them."""
    special = [face for face in EDITION.faces.values() if face.die]
    assert len(special) == 26, "thirty faces, of which four are doubles"
    assert not any("will_of_the_west" in face.uses for face in special)


def test_a_position_says_which_version_lies_for_a_character() -> None:
    match = position(
        "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya", "dice free: event\ndice shadow: army"
    )
    assert version_of(match, "gandalf_the_grey") == "gandalf_the_grey_keeper_of_narya"
    assert KEEPER in match.position()
    assert version_of(load(match.position()), "gandalf_the_grey") == "gandalf_the_grey_keeper_of_narya"
    with pytest.raises(BadText, match="no such version"):
        position("version gandalf_the_grey: gandalf_the_pink")


def test_a_version_keeps_the_figure_and_its_place() -> None:
    """Keeper of Narya is the same figure: he is separated and stands on the map as Gandalf the Grey."""
    match = position(KEEPER, "dice free: character\ndice shadow: army")
    play(match, "die:character", "separate", "character:gandalf_the_grey", "done", "rivendell")
    assert where(match, "gandalf_the_grey") == "rivendell"


def test_rings_are_written_by_name_where_their_number_does_not_say_it() -> None:
    match = position("rings: vilya shadow, nenya free, narya nobody", "dice free: event\ndice shadow: army")
    assert "rings: vilya shadow, nenya free, narya nobody" in match.position()
    assert match.view(None)["ring_holders"] == {"vilya": "shadow", "nenya": "free", "narya": None}
    with pytest.raises(BadText, match="The rings are"):
        position("rings: vilya shadow, vilya free")


def test_faces_of_special_dice_are_dice_of_their_side() -> None:
    match = position("dice free: vilya_army event\ndice shadow: gothmog_army_removes")
    assert "die:vilya_army" in options(match)
    assert "dice shadow: gothmog_army_removes" in match.position()
    with pytest.raises(BadText, match="The faces are"):
        position("dice free: gothmog_army")
    with pytest.raises(BadText, match="The faces are"):
        position("dice free: vilya_eye")


def test_a_match_without_the_expansion_says_that_it_has_none_of_its_things() -> None:
    match = Match(GAME, GAME.set_up(2, {}), 1)
    assert asked(match)[1] == "wotr.fellowship.phase"
    for token in ("character:lady_galadriel", "narya", "ring:vilya", "take:strider_dunadan", "token:diplomacy"):
        assert reason(match, token) == "wotr-why-not-in-this-match", token
