"""The worked examples of rulebook chapter VIII: generals."""

from __future__ import annotations

from tests.b5a.helpers import damage, position, reason
from tests.story import options, play
from westmarch.games.b5a.characters.generals import shooters, why_not_shoot_at
from westmarch.games.b5a.facts.board import AREA, AREAS


def test_one_generals_ability_before_each_action() -> None:
    """Chapter VIII: Gandalf's blast before a Muster action; Thranduil has to wait for the next one."""
    match = position(
        """
        active: gandalf thranduil
        character gandalf: eastern_spur
        character thranduil: eastern_spur
        army eastern_spur: wood_elf_archers 2
        army eb_plain_east: orcs 2
        tokens camp: dwarves 2
        dice free: muster 2
        dice shadow: event 2
        """,
        blast_dice=[1, 5, 2],
    )
    assert {"general:gandalf", "general:thranduil"} <= set(options(match))
    play(match, "action=general:gandalf", "blast=eb_plain_east")
    assert damage(match, "eb_plain_east") == 1
    play(match, "casualties=done")
    assert "general:thranduil" not in options(match)
    assert reason(match, "general:thranduil") == "general-used"
    play(match, "use=recruit", "flip=camp", "use=draw")
    assert "general:thranduil" in options(match)


def test_range_template() -> None:
    """Chapter VIII: Lake-men in the Camp reach the army before the Eastern Spur; archers in the Lower Slopes and
    Lake-men in the Ruins of Dale don't shoot, for distance and for terrain."""
    match = position(
        """
        army eb_plain_east: orcs 3
        army camp: lake_men 1
        army lower_slopes: wood_elf_archers 2
        army ruins_of_dale: lake_men 2
        character thranduil: lower_slopes
        active: thranduil
        dice free: muster 1
        """
    )
    assert [area for area in range(AREAS) if why_not_shoot_at(match.state, area) is None] == [AREA["eb_plain_east"]]
    assert shooters(match.state, AREA["eb_plain_east"]) == 1
