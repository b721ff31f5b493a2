"""How many: cards and actions with more to choose from than they allow, always answered with one more."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import Match5, played, position, units, where
from tests.story import asked, options, shown, told

_FREE_ARMIES = "".join(
    f"army {area}: lake_men 2, damage 1, command 1\n"
    for area in ("camp", "ravenhill", "lower_slopes", "ruins_of_dale", "front_gate")
)
_FREE_TOKENS = "".join(
    f"tokens {area}: dwarves 2\n" for area in ("camp", "ravenhill", "lower_slopes", "ruins_of_dale", "fallen_bridge")
)
_SHADOW_ARMIES = "".join(
    f"army {area}: orcs 2, command 1\n"
    for area in ("bl_centre", "bl_east", "bl_southwest", "bl_ridge_plain", "bl_north")
)
_SHADOW_TOKENS = "".join(
    f"tokens {area}: shadow 2\n" for area in ("bl_centre", "bl_east", "bl_southwest", "bl_ridge_plain", "bl_north")
)
_FREE_UNHURT = _FREE_ARMIES.replace(", damage 1", "")
_BATS = "bats: valley 2, broken_lands 2\narmy bl_centre: orcs 1\n"


def times(match: Match5, kind: str) -> int:
    """Takes the first answer to everything, and counts how often something was chosen at that question."""
    count = 0
    turn = (match.state.turn, match.state.mover)
    while (
        match.decision is not None
        and (match.state.turn, match.state.mover) == turn
        and asked(match).kind not in ("b5a.action", "b5a.use")
    ):
        token = options(match)[0]
        count += asked(match).kind == "b5a." + kind and token not in ("done", "no")
        match.push(token)
    return count


@pytest.mark.parametrize(
    ("card", "kind", "lines", "most"),
    [
        ("free ev_01", "rally", _FREE_ARMIES, 2),
        ("free ev_04", "move-from", _FREE_ARMIES, 2),
        ("free ev_14", "move-from", _FREE_ARMIES, 3),
        ("free ev_21", "flip", _FREE_TOKENS, 3),
        ("fp_story_07", "draw-token", _FREE_ARMIES, 2),
        ("fp_story_14", "move-from", _FREE_ARMIES, 2),
        ("fp_story_17", "trumpets", _FREE_TOKENS, 3),
        ("shadow ev_07", "move-from", _SHADOW_ARMIES, 1),
        ("sp_story_03", "command-to", _SHADOW_ARMIES, 4),
        ("sp_story_04", "bat-away", _BATS + _FREE_ARMIES, 2),
        ("sp_story_04", "lose-command", _BATS + _FREE_ARMIES, 2),
        ("sp_story_07", "move-from", _SHADOW_ARMIES, 1),
        ("sp_story_08", "move-from", _SHADOW_ARMIES, 5),
        ("sp_story_11", "move-from", _SHADOW_ARMIES, 2),
        ("sp_story_13", "flip", _SHADOW_ARMIES + _SHADOW_TOKENS, 5),
        ("sp_story_13", "move-from", _SHADOW_ARMIES + _SHADOW_TOKENS, 1),
        ("sp_story_19", "bat-away", _BATS + _FREE_TOKENS, 2),
        ("sp_story_19", "lose-token", _BATS + _FREE_TOKENS, 2),
        ("sp_story_20", "vanish", _FREE_UNHURT, 3),
    ],
)
def test_cards(card: str, kind: str, lines: str, most: int) -> None:
    assert times(played(card, lines), kind) == most


@pytest.mark.parametrize(
    ("face", "use", "kind", "lines", "most"),
    [
        ("muster_army", "strategic", "move-from", _FREE_ARMIES, 2),
        ("muster_army", "recruit", "flip", _FREE_TOKENS, 2),
        ("muster_army", "rally", "rally", _FREE_ARMIES, 2),
        ("character", "rapid", "move-from", _FREE_ARMIES, 1),
    ],
)
def test_dice(face: str, use: str, kind: str, lines: str, most: int) -> None:
    match = position(f"dice free: {face} 1\n{lines}")
    match.push(use)
    assert times(match, kind) == most


def test_the_eye_moves_two_goblin_armies() -> None:
    armies = "".join(f"army {area}: goblins 1\n" for area in ("bl_centre", "bl_east", "bl_southwest"))
    match = position("mover: shadow\ndice shadow: eye 1\n" + armies)
    match.push("goblin-move")
    assert times(match, "move-from") == 2


@pytest.mark.parametrize(
    ("card", "lines", "steps"),
    [
        ("free ev_04", _FREE_ARMIES, 2),
        ("free ev_14", _FREE_ARMIES, 1),
        ("free ev_17", _FREE_ARMIES, 2),
        ("free ev_24", _FREE_ARMIES, 1),
        ("fp_story_06", "army camp: wood_elf_archers 1\narmy ravenhill: wood_elf_archers 1\n", 1),
        ("fp_story_09", _FREE_ARMIES, 1),
        ("fp_story_13", "army camp: dwarf_regulars 1\narmy ravenhill: dwarf_veterans 1\n", 2),
        ("fp_story_14", _FREE_ARMIES, 2),
        ("fp_story_15", _FREE_ARMIES, 1),
        ("sp_story_02", _SHADOW_ARMIES, 1),
        ("sp_story_07", _SHADOW_ARMIES, 2),
        ("sp_story_08", _SHADOW_ARMIES, 1),
        ("sp_story_11", _SHADOW_ARMIES, 2),
        ("sp_story_13", _SHADOW_ARMIES, 1),
        ("sp_story_14", _SHADOW_ARMIES, 1),
    ],
)
def test_how_far(card: str, lines: str, steps: int) -> None:
    match = played(card, lines)
    times(match, "")
    moved = told(match, "moved")
    assert moved
    assert {len(each["path"]) for each in moved} == {steps}


def test_thorins_death_leaves_beorns_cards() -> None:
    """What lies beside a sheet goes with its own character only."""
    lines = "fate cards: fate_01 fate_03 fate_09\ncharacter thorin: camp\narmy camp: dwarf_regulars 1\narmour: 2\n"
    match = position(
        lines + "army eb_plain_west: orcs 5\nbattle: shadow from eb_plain_west at camp",
        combat_dice=[6] * 6,
    )
    for _ in range(40):
        if where(match, "thorin") == "out" or match.decision is None:
            break
        offered = options(match)
        wanted = [token for token in ("play:regroup", "n:0", "done", "press", "stand") if token in offered]
        match.push(wanted[0] if wanted else offered[-1])
    assert not units(match, "camp")
    assert "fate_09" in shown(match, "fate", "cards_done")
    assert shown(match, "armour") == 0
    assert shown(match, "fate", "cards") == ["fate_01", "fate_03"]


def test_what_is_drawn_is_told_by_its_back() -> None:
    match = position("phase: recovery", story_card_free=["fp_story_01"], event_card=["ev_30", "ev_01"])
    assert [each["what"] for each in told(match, "drew")] == ["event", "story", "event", "story"]
