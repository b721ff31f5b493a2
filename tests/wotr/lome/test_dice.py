"""Chapter II: special action dice. Docstrings name the line of the notes that a test covers."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason, told
from tests.wotr.helpers import dice_of, hand_of, hunt_box
from tests.wotr.helpers import position as base_position
from tests.wotr.lome.helpers import act, position
from westmarch.core.errors import BadText
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.state import War

KEEPER = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya"
CHIEF = "version witch_king: witch_king_chief_of_the_ringwraiths"
ELROND, GALADRIEL = "character lord_elrond: rivendell", "character lady_galadriel: lorien"
BALROG, GOTHMOG = "character balrog_of_moria: moria", "character gothmog: minas_morgul"
WHITE = "character gandalf_the_white: fangorn"
CAPTAIN = "character witch_king: minas_morgul"
ROLL = "phase: hunt-dice"
FREE_DICE, SHADOW_DICE = ["event"] * 4, ["muster"] * 7


def rolled(*lines: str, special: list[str], free: int = 4, shadow: int = 7) -> War:
    """Everybody has rolled ordinary dice that don't matter, and these special dice."""
    return play(
        position(ROLL, *lines, action_dice=["event"] * free + ["muster"] * shadow, special_dice=special), "count:0"
    )


def ready(*lines: str) -> tuple[str, ...]:
    """The special dice that a side has in the turn after such a position."""
    return lords(position("phase: cards\nturn: 3", *lines).state).ready


# -- adding


def test_dice_come_with_their_owners() -> None:
    assert ready() == ()
    assert ready(ELROND) == ("vilya",)
    assert ready(GALADRIEL) == ("nenya",)
    assert ready(BALROG) == ("balrog",)
    assert ready(GOTHMOG) == ("gothmog",)
    assert ready(ELROND, GALADRIEL, BALROG, GOTHMOG) == ("vilya", "nenya", "balrog", "gothmog")


def test_a_die_comes_in_the_turn_after_its_owner() -> None:
    """1 (d) add dice of characters that entered last turn."""
    match = position("nation elves: at-war", "dice free: muster\ndice shadow: muster muster")
    play(match, "die:muster", "bring:lord_elrond")
    assert lords(match.state).ready == ()
    play(match, "no", "waste", "waste")
    assert match.state.turn == 2
    assert lords(match.state).ready == ("vilya",)


def test_the_narya_die_needs_the_keeper_as_guide_and_a_die_out_of_the_hunt_box() -> None:
    """Narya die needs: guide now + at least one qualifying Free Peoples die returned now."""
    box = "phase: cards\nturn: 3\nhunt box: free 1, shadow 2"
    assert lords(position(box, KEEPER).state).ready == ("narya",)
    assert lords(position(box).state).ready == (), "the Grey Wanderer has no die"
    assert lords(position(box, KEEPER, "guide: strider").state).ready == ()
    assert lords(position(box, KEEPER, "character gandalf_the_grey: fangorn").state).ready == ()
    no_die = "phase: cards\nturn: 3\nhunt box: free 0, shadow 2"
    assert lords(position(no_die, KEEPER).state).ready == ()


def test_becoming_guide_in_the_fellowship_phase_is_too_late_for_the_narya_die() -> None:
    match = position("phase: cards\nturn: 3\nhunt box: free 1, shadow 0", KEEPER, "guide: strider")
    play(match, "character:gandalf_the_grey")
    assert lords(match.state).ready == ()


def test_narya_stays_for_the_turn_when_the_guide_changes() -> None:
    """Reading: decided in the first phase, kept for that turn."""
    match = position("phase: cards\nturn: 3\nhunt box: free 1, shadow 0", KEEPER)
    match.chance.script("special-dice", ["narya_army"])
    play(match, "character:strider", "count:1")
    assert "narya_army" in dice_of(match, "free")


# -- rolling and choosing


def test_the_only_special_die_is_simply_kept() -> None:
    match = rolled(ELROND, "special dice: vilya", special=["vilya_muster"])
    assert asked(match) == ("free", "wotr.action")
    assert dice_of(match, "free") == ["event"] * 4 + ["vilya_muster"]
    assert match.view(None)["special_dice"]["kept"] == {"free": "vilya_muster", "shadow": None}


def test_dice_set_aside_come_back_next_turn() -> None:
    match = position(
        "phase: victory\nkept dice: nenya_event\ndice aside: vilya_draw\nspecial dice: vilya nenya", ELROND, GALADRIEL
    )
    assert lords(match.state).ready == ("vilya", "nenya")
    assert lords(match.state).aside == ()
    assert lords(match.state).kept == ["", ""]


def test_an_eye_must_be_kept() -> None:
    match = rolled(ELROND, GALADRIEL, "special dice: vilya nenya", special=["vilya_eye", "nenya_event"])
    assert asked(match) == ("free", "wotr.action")
    assert dice_of(match, "free") == ["event"] * 4
    assert hunt_box(match) == {"free": 0, "shadow": 1}
    assert lords(match.state).kept[0] == "vilya_eye"


def test_an_eye_among_three_is_forced_and_the_reason_says_so() -> None:
    lines = (ELROND, GALADRIEL, KEEPER, "special dice: vilya nenya narya")
    match = rolled(*lines, special=["vilya_eye", "nenya_eye", "narya_army"])
    assert options(match) == ("die:vilya_eye", "die:nenya_eye")
    assert reason(match, "die:narya_army") == "wotr-why-eye-first"


def test_the_side_with_more_special_dice_chooses_first() -> None:
    """If both sides choose: more special dice rolled goes first, tie = Free Peoples."""
    both = (ELROND, GALADRIEL, BALROG, GOTHMOG)
    tie = "special dice: vilya nenya balrog gothmog"
    match = rolled(*both, tie, special=["vilya_draw", "nenya_draw", "balrog_draw", "gothmog_draw"])
    assert asked(match) == ("free", "wotr.special-die")
    play(match, "die:vilya_draw")
    assert asked(match) == ("shadow", "wotr.special-die")


def test_the_shadow_first_if_it_rolled_more() -> None:
    lines = "special dice: vilya balrog gothmog"
    match = rolled(ELROND, BALROG, GOTHMOG, lines, special=["vilya_draw", "balrog_draw", "gothmog_draw"])
    assert told(match, "wotr.special-kept") == [], "Vilya waits for the Shadow's choice"
    assert asked(match) == ("shadow", "wotr.special-die")


# -- Eyes in the Hunt Box


def test_a_keeper_eye_raises_the_hunt_level_and_gives_no_bonus() -> None:
    """A Keeper Eye in the hunt box raises the hunt LEVEL like a Shadow die. It is not one of the dice that give +1."""
    match = rolled(ELROND, "special dice: vilya", special=["vilya_eye"])
    match.chance.script("hunt-dice", [5])
    play(match, "elven-ring", "die:character", "ring:narya", "die:character", "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["dice"] == [5]
    assert told(match, "wotr.hunt-roll")[0]["bonus"] == 0


def test_a_keeper_eye_that_comes_back_forces_no_hunt_die_and_gives_no_narya() -> None:
    match = position("phase: victory\nhunt box: free 0, shadow 1\nkept dice: vilya_eye", ELROND, KEEPER)
    assert not match.state.hunt_minimum
    assert lords(match.state).ready == ("vilya",)
    play(match, "done")
    assert "count:0" in options(match)


def test_a_keeper_die_that_moved_the_fellowship_is_a_common_die_in_the_box() -> None:
    """+1 to later rolls; counts next turn for the Shadow's forced allocation and for Narya."""
    match = position(
        GALADRIEL, KEEPER, "dice free: nenya_character\ndice shadow: army\nhunt box: free 0, shadow 1", hunt_dice=[1]
    )
    play(match, "move-fellowship", "waste")
    assert match.state.turn == 2
    assert match.state.hunt_minimum
    assert lords(match.state).ready == ("nenya", "narya")


def test_an_eye_of_a_lesser_minion_goes_to_the_box() -> None:
    match = rolled(BALROG, "special dice: balrog", special=["balrog_eye"])
    assert hunt_box(match) == {"free": 0, "shadow": 1}
    assert dice_of(match, "shadow") == ["muster"] * 7


def test_special_dice_are_never_set_aside_for_the_hunt() -> None:
    """Special dice are always rolled, so never allocate a Lesser Minion die to the hunt by hand."""
    alone = "\n".join(
        f"character {name}: eliminated" for name in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    )
    match = position(ROLL, alone, BALROG, GOTHMOG, "special dice: balrog gothmog")
    assert options(match) == ("count:0", "count:1", "count:2")
    match = position(ROLL, BALROG, GOTHMOG, "special dice: balrog gothmog")
    assert options(match)[-1] == "count:7", "seven companions, seven ordinary dice"


# -- using them


@pytest.mark.parametrize(
    ("face", "side", "action"),
    [
        ("vilya_army", "free", "move-armies"),
        ("vilya_muster", "free", "diplomacy"),
        ("vilya_event", "free", "draw:character"),
        ("nenya_character", "free", "move-fellowship"),
        ("nenya_muster", "free", "diplomacy"),
        ("nenya_event", "free", "draw:strategy"),
        ("narya_character", "free", "separate"),
        ("narya_muster", "free", "diplomacy"),
        ("narya_event", "free", "draw:character"),
        ("narya_army", "free", "move-armies"),
        ("balrog_character", "shadow", "move-minions"),
        ("balrog_muster", "shadow", "diplomacy"),
        ("gothmog_army", "shadow", "move-armies"),
        ("gothmog_army_removes", "shadow", "move-armies"),
        ("gothmog_muster", "shadow", "diplomacy"),
    ],
)
def test_each_face_is_used_as_its_symbol(face: str, side: str, action: str) -> None:
    other = "shadow" if side == "free" else "free"
    match = position(f"acting: {side}", f"dice {side}: {face}\ndice {other}: event event")
    play(match, f"die:{face}")
    assert action in options(match)


@pytest.mark.parametrize("face", ["vilya_draw", "nenya_draw", "narya_draw", "balrog_draw", "gothmog_draw"])
def test_draw_a_card_draws_and_plays_none(face: str) -> None:
    """draw_card is weaker than Event: draw only."""
    side = "free" if face.split("_")[0] in ("vilya", "nenya", "narya") else "shadow"
    hand = "hand free: athelas\nhand shadow: shelobs-lair"
    other = "shadow" if side == "free" else "free"
    match = position(f"acting: {side}", hand, f"dice {side}: {face}\ndice {other}: event event")
    play(match, f"die:{face}")
    assert set(options(match)) - {"back"} == {"draw:character", "draw:strategy", "waste"}
    before = len(hand_of(match, side))
    play(match, "draw:character")
    assert len(hand_of(match, side)) == before + 1


def test_any_special_result_pays_for_any_die() -> None:
    """It still pays for "any action die result": Boromir moves Gondor with it."""
    match = position("character boromir: minas_tirith", "dice free: vilya_draw\ndice shadow: event event")
    play(match, "die:vilya_draw")
    assert "envoy:boromir" in options(match)


def test_the_kept_die_counts_for_passing_and_those_set_aside_do_not() -> None:
    match = position("dice free: event vilya_draw\ndice aside: nenya_draw\ndice shadow: army army")
    assert reason(match, "pass") == "wotr-why-pass"
    match = position("dice free: event\ndice aside: nenya_draw\ndice shadow: army gothmog_army")
    assert "pass" in options(match)


def test_rings_never_change_a_special_die() -> None:
    """Rings, in whoever's hand, never change a special die."""
    match = position("dice free: event vilya_draw\ndice shadow: army army army")
    play(match, "elven-ring")
    assert asked(match) == ("free", "wotr.ring.face"), "there is but one ordinary die"
    match = position("dice free: vilya_draw\ndice shadow: army army army")
    assert reason(match, "elven-ring") == "wotr-why-ring-special-die"
    match = position("acting: shadow\nrings: free 2, shadow 1\ndice free: event\ndice shadow: gothmog_army army muster")
    play(match, "elven-ring")
    assert options(match) == ("die:army", "die:muster")
    assert reason(match, "die:gothmog_army") == "wotr-why-ring-special-die"


# -- the end of a die


def removed(*lines: str) -> tuple[str, ...]:
    return lords(position("phase: victory", *lines).state).removed


@pytest.mark.parametrize(
    ("face", "owner", "watcher", "lost"),
    [
        ("vilya_army", ELROND, WHITE, True),
        ("vilya_eye", ELROND, WHITE, True),
        ("vilya_muster", ELROND, WHITE, False),
        ("nenya_character", GALADRIEL, WHITE, True),
        ("nenya_eye", GALADRIEL, WHITE, True),
        ("nenya_draw", GALADRIEL, WHITE, False),
        ("narya_eye", KEEPER, "", False),
        ("balrog_character", BALROG, CAPTAIN, True),
        ("balrog_eye", BALROG, CAPTAIN, True),
        ("balrog_use", BALROG, CAPTAIN, False),
        ("gothmog_army_removes", GOTHMOG, CAPTAIN + "\n" + CHIEF, True),
        ("gothmog_eye", GOTHMOG, CAPTAIN + "\n" + CHIEF, True),
        ("gothmog_army", GOTHMOG, CAPTAIN + "\n" + CHIEF, False),
        ("vilya_army", ELROND, "", False),
        ("balrog_eye", BALROG, "", False),
    ],
)
def test_a_kept_die_with_the_sign_is_lost_while_its_watcher_is_there(
    face: str, owner: str, watcher: str, lost: bool
) -> None:
    """Removal conditions at a glance."""
    assert removed(f"kept dice: {face}", owner, watcher) == ((face.split("_")[0],) if lost else ())


def test_what_came_of_a_kept_die_does_not_matter() -> None:
    """Chosen is what matters for the remove icon, not whether the player later found a good action for it."""
    match = position(ELROND, WHITE, "dice free: vilya_army\ndice shadow: event")
    act(match, "waste", "waste")
    assert match.state.turn == 2
    assert lords(match.state).removed == ("vilya",)


def test_a_die_that_was_set_aside_is_safe() -> None:
    assert removed("dice aside: vilya_army\nkept dice: nenya_event", ELROND, GALADRIEL, WHITE) == ()


def test_the_wrong_watcher_takes_no_die() -> None:
    assert removed("kept dice: vilya_eye", ELROND, CAPTAIN) == ()
    assert removed("kept dice: balrog_eye", BALROG, WHITE) == ()


def test_a_watcher_who_is_gone_before_the_check_takes_no_die() -> None:
    """One eliminated before the check does not; one who came later in the same turn does (he is there at the check)."""
    gone = "character gandalf_the_grey: eliminated\ncharacter gandalf_the_white: eliminated"
    assert removed("kept dice: vilya_eye", ELROND, gone) == ()


def test_the_die_of_a_fallen_owner_is_out() -> None:
    """Every special die also goes when its character was eliminated last turn."""
    assert removed("character lord_elrond: eliminated") == ("vilya",)
    assert removed("character gothmog: eliminated", "character balrog_of_moria: eliminated") == ("balrog", "gothmog")


def test_gothmogs_die_is_lost_when_the_black_captain_is_in_play() -> None:
    """Also lost whenever the Black Captain is in play; the Chief of the Ringwraiths does not cost it."""
    assert removed(GOTHMOG, CAPTAIN) == ("gothmog",)
    assert removed(GOTHMOG, CAPTAIN, CHIEF) == ()
    assert removed(CAPTAIN) == (), "it can't lose what has not come yet"


def test_a_removed_die_never_returns() -> None:
    assert ready(ELROND, "dice removed: vilya") == ()


# -- text


def test_dice_are_written_and_read() -> None:
    lines = "special dice: vilya nenya\ndice removed: gothmog\nkept dice: vilya_eye balrog_use\ndice aside: nenya_draw"
    match = position(ELROND, GALADRIEL, lines, "dice free: event\ndice shadow: balrog_use\nring named: vilya")
    text = match.position()
    for line in (*lines.splitlines(), "ring named: vilya"):
        assert line in text
    assert load(text).position() == text
    assert load(text).view(None) == match.view(None)


def test_a_position_refuses_dice_that_cannot_be() -> None:
    for lines in ("kept dice: vilya_eye nenya_eye", "dice free: vilya_draw nenya_draw", "special dice: vilya vilya"):
        with pytest.raises(BadText):
            position(lines)
    with pytest.raises(BadText, match="one or more of these"):
        position("dice removed: vilja")


def test_the_base_game_rolls_no_special_dice() -> None:
    match = base_position("phase: cards\nturn: 3\nhunt box: free 1, shadow 0")
    assert "special_dice" not in match.view(None)
