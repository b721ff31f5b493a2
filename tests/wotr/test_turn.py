"""Chapter IV: the turn, action dice, passing, elven rings."""

from __future__ import annotations

import westmarch
from tests.story import asked, options, play, reason, refuses, told
from tests.wotr.helpers import deck_of, dice_of, discards_of, hand_of, hunt_box, position
from westmarch.games.wotr.facts.board import FREE
from westmarch.games.wotr.state import CHARACTER_DECK


def test_the_phases_of_the_first_turn() -> None:
    match = westmarch.new_match("wotr", seed=5)
    assert asked(match) == ("free", "wotr.fellowship.phase")
    assert [len(hand) for hand in match.state.hands] == [2, 2]
    backs = match.view("free")["cards"]["shadow"]["backs"]
    assert backs == {"character": 1, "strategy": 1}, "one card from each deck"
    play(match, "done")
    assert asked(match) == ("shadow", "wotr.hunt-dice")
    assert options(match) == tuple(f"count:{number}" for number in range(8))
    match.chance.script("action-dice", ["character"] * 4 + ["eye", "eye", "army", "muster", "event"])
    play(match, "count:2")
    assert match.state.dice == [["character"] * 4, ["army", "event", "muster"]]
    assert hunt_box(match) == {"free": 0, "shadow": 4}, "two dice set aside and two Eyes"
    assert asked(match) == ("free", "wotr.action")


def test_hunt_dice_are_limited_by_companions_but_one_is_always_allowed() -> None:
    gone = "\n".join(
        f"character {name}: eliminated" for name in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    )
    match = position("phase: hunt-dice", gone)
    assert options(match) == ("count:0", "count:1", "count:2")
    assert reason(match, "count:3") == "wotr-why-hunt-dice-most"
    match = position("phase: hunt-dice", gone, "character meriadoc: eliminated\ncharacter peregrin: eliminated")
    assert options(match) == ("count:0", "count:1")


def test_a_die_taken_back_from_the_hunt_box_forces_the_shadow_to_hunt() -> None:
    match = position("phase: victory\nhunt box: free 1, shadow 0")
    play(match, "done")
    assert asked(match) == ("shadow", "wotr.hunt-dice")
    assert options(match)[0] == "count:1"
    assert reason(match, "count:0") == "wotr-why-hunt-dice-least"
    assert hunt_box(match) == {"free": 0, "shadow": 0}


def test_dice_come_and_go_with_the_characters_who_bring_them() -> None:
    match = position(
        """
        phase: hunt-dice
        character saruman: orthanc
        character strider: eliminated
        character aragorn: minas_tirith
        character gandalf_the_grey: eliminated
        character gandalf_the_white: fangorn
        """
    )
    play(match, "count:0")
    assert match.view("free")["dice_available"] == {"free": 6, "shadow": 8}
    rolled = told(match, "wotr.rolled")
    assert len(rolled[0]["dice"]) == 6  # type: ignore[arg-type]
    assert len(rolled[1]["dice"]) + rolled[1]["eyes"] == 8  # type: ignore[arg-type, operator]


def test_players_alternate_and_the_one_with_fewer_dice_may_pass() -> None:
    match = position("dice free: character event\ndice shadow: army muster event")
    assert asked(match) == ("free", "wotr.action")
    play(match, "pass")
    assert asked(match)[0] == "shadow"
    assert "pass" not in options(match)
    assert reason(match, "pass") == "wotr-why-pass"
    play(match, "die:muster", "waste")
    assert asked(match)[0] == "free"
    assert "pass" not in options(match), "equal numbers: no passing"


def test_when_one_side_is_out_of_dice_the_other_plays_on() -> None:
    match = position("dice free: event muster\ndice shadow: army muster event")
    play(match, "die:event", "waste", "die:army", "waste", "die:muster", "waste")
    assert asked(match)[0] == "shadow"
    play(match, "die:event", "waste")
    assert asked(match)[0] == "shadow"


def test_any_die_may_be_wasted() -> None:
    match = position("dice free: will_of_the_west event\ndice shadow: army")
    play(match, "die:will_of_the_west", "waste")
    assert dice_of(match, "free") == ["event"]


def test_an_elven_ring_changes_a_die_and_goes_to_the_shadow() -> None:
    match = position("dice free: event muster\ndice shadow: army muster")
    play(match, "elven-ring", "die:event")
    assert reason(match, "die:will_of_the_west") == "wotr-why-ring-will"
    assert "die:will_of_the_west" not in options(match)
    assert "die:army" not in options(match), "no such face on a Free Peoples die"
    play(match, "die:character")
    assert match.view(None)["rings"] == {"free": 2, "shadow": 1}
    assert dice_of(match, "free") == ["character", "muster"]
    assert asked(match) == ("free", "wotr.action"), "the action is still to come"
    assert reason(match, "elven-ring") == "wotr-why-ring-used"


def test_the_shadow_may_make_an_eye_and_the_ring_is_gone() -> None:
    match = position("acting: shadow\nrings: free 2, shadow 1\ndice free: event\ndice shadow: army muster")
    play(match, "elven-ring", "die:army", "die:eye")
    assert hunt_box(match) == {"free": 0, "shadow": 1}
    assert match.view(None)["rings"] == {"free": 2, "shadow": 0}
    assert dice_of(match, "shadow") == ["muster"]
    assert asked(match) == ("shadow", "wotr.use-die"), "it still has to act"


def test_rings_can_be_used_again_next_turn() -> None:
    match = position("phase: victory\nring used: free shadow")
    assert match.state.ring_used == [False, False]


def test_each_face_offers_its_own_actions() -> None:
    def offered(face: str, side: str = "free") -> set[str]:
        match = position(
            f"""
            acting: {side}
            dice {side}: {face} {face}
            nation gondor: at-war
            nation sauron: at-war
            """
        )
        if asked(match)[1] == "wotr.action":
            play(match, f"die:{face}")
        return set(options(match)) - {"back"}

    assert offered("character") == {"move-fellowship", "separate", "move-armies", "waste"}
    assert offered("muster") == {"recruit", "diplomacy", "waste"}
    assert offered("event") == {"draw:character", "draw:strategy", "waste"}
    assert offered("muster_army") == {"move-armies", "recruit", "diplomacy", "waste"}
    assert offered("will_of_the_west") >= offered("character") | offered("muster") | offered("event")
    assert offered("army", "shadow") == {"move-armies", "waste"}
    assert "move-minions" in offered("character", "shadow")
    assert offered("muster", "shadow") == {"recruit", "diplomacy", "bring:witch_king", "waste"}


def test_the_right_die_is_named_when_one_has_the_wrong_one() -> None:
    match = position("dice free: event muster\ndice shadow: army")
    assert reason(match, "move-fellowship") == "wotr-why-wrong-die"
    play(match, "die:muster")
    refuses(
        match, {"move-fellowship": "wrong-die", "bring:aragorn": "strider-place", "move-minions": "not-your-action"}
    )


def test_the_hand_limit_holds_at_once() -> None:
    held = "elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master mithril-coat-and-sting axe-and-bow"
    match = position(f"dice free: event event\ndice shadow: army\nhand free: {held}", draw_card=["horn-of-gondor"])
    play(match, "die:event", "draw:character")
    assert asked(match) == ("free", "wotr.hand-limit")
    play(match, "card:elven-cloaks")
    assert len(hand_of(match, "free")) == 6
    assert discards_of(match, "free") == ["elven-cloaks"]
    assert "elven-cloaks" not in str(match.view("shadow")), "discarded face down"


def test_an_empty_deck_is_not_shuffled_again() -> None:
    cards = " ".join(deck_of(FREE, CHARACTER_DECK))
    match = position(f"dice free: event event\ndice shadow: army\ndiscards free: {cards}")
    play(match, "die:event")
    assert "draw:strategy" in options(match)
    assert reason(match, "draw:character") == "wotr-why-deck-empty"
