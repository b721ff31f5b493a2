"""The worked examples of rulebook chapter VI: armies and battles."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, told
from tests.wotr.helpers import army, position
from westmarch.games.wotr.war.battle import count_hits


def test_ten_gondor_regulars_fit_into_lossarnach() -> None:
    """The army box is only about room on the table: a whole army of ten may stand in a small region."""
    lines = "map: empty\ndice free: muster_army\nnation gondor: at-war\narmy pelargir: gondor 10/0/0"
    match = position(lines)
    play(match, "die:muster_army", "move-armies", "lossarnach", "all")
    assert army(match, "lossarnach") == {"gondor-regular": 10}


@pytest.mark.parametrize(("army", "dice"), [("sauron 3/1", 4), ("sauron 6/2", 5)])
def test_combat_strength_is_the_number_of_units_but_never_more_than_five_dice(army: str, dice: int) -> None:
    match = position(
        f"""
        map: empty
        acting: shadow
        dice shadow: army
        nation sauron: at-war
        army gorgoroth: none
        army south_ithilien: {army}
        army north_ithilien: gondor 2/0/0
        """
    )
    play(match, "attack", "all")
    assert len(told(match, "wotr.combat-roll")[0]["dice"]) == dice


def test_only_failed_dice_are_rolled_again_however_much_leadership_there_is() -> None:
    """Five units and three leaders roll 1, 3, 5, 5, 6: three hits, and only two dice to roll again; one hits."""
    match = position(
        """
        map: empty
        dice free: muster_army
        nation gondor: at-war
        army osgiliath: gondor 5/0/3
        army south_ithilien: sauron 10/0
        """,
        combat_dice=[1, 3, 5, 5, 6, 1, 1, 1, 1, 1],
        combat_reroll=[5, 2],
    )
    play(match, "die:muster_army", "attack", "all")
    assert told(match, "wotr.leader-reroll")[0]["dice"] == [5, 2]
    assert told(match, "wotr.hits") == [{"side": "shadow", "hits": 4, "sources": {"roll": 3, "reroll": 1}}]


def test_plus_one_makes_a_four_hit() -> None:
    assert count_hits([1, 2, 3, 4, 5, 6], needs=5) == 2
    assert count_hits([1, 2, 3, 4, 5, 6], needs=5, bonus=1) == 3


def test_a_six_always_hits_and_a_one_never_does() -> None:
    assert count_hits([6], needs=6, bonus=-3) == 1
    assert count_hits([1], needs=5, bonus=9) == 0


def test_two_hits_take_two_regulars_or_reduce_two_elites_or_remove_one_elite() -> None:
    text = """
        map: empty
        acting: shadow
        dice shadow: army
        nation sauron: at-war
        army south_ithilien: sauron 5/0
        army north_ithilien: gondor 2/2/0
        """
    dice = [6, 6, 1, 1, 1, 1, 1, 1, 1]

    def hit_twice(*losses: str) -> dict[str, int]:
        match = position(text, combat_dice=dice)
        play(match, "attack", "all")
        assert asked(match)[1] == "wotr.casualties"
        play(match, *losses)
        return army(match, "north_ithilien")

    assert hit_twice("lose:gondor-regular", "lose:gondor-regular") == {"gondor-elite": 2}
    assert hit_twice("reduce:gondor-elite", "reduce:gondor-elite") == {"gondor-regular": 4}
    assert hit_twice("lose:gondor-elite") == {"gondor-regular": 2, "gondor-elite": 1}


def test_scouts_come_before_durins_bane() -> None:
    """The Free Peoples slip away before the extra attack; both cards are discarded."""
    match = position(
        """
        map: empty
        acting: shadow
        dice shadow: army
        nation sauron: at-war
        army moria: sauron 5/0
        army dimrill_dale: elves 2/0/0
        hand shadow: balrog-of-moria
        hand free: the-spirit-of-mordor
        """
    )
    play(match, "attack", "all", "card:balrog-of-moria", "card:the-spirit-of-mordor", "lorien", "none")
    assert army(match, "lorien") == {"elves-regular": 2}
    assert not told(match, "wotr.extra-attack")
    assert match.state.discards == [["the-spirit-of-mordor"], ["balrog-of-moria"]]
    assert "continue" not in options(match)
