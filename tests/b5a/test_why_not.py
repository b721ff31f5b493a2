"""`why_not` says why, with its rule, and never disagrees with what is offered."""

from __future__ import annotations

import pytest

from tests.b5a.helpers import GAME, Brawler, answer, asked, position
from westmarch.core.errors import UnknownToken
from westmarch.core.match import Match


def why(match: object, token: str) -> str:
    reason = match.why_not(token)  # type: ignore[attr-defined]
    assert reason is not None
    assert reason.rule.startswith("b5a-rule-"), reason
    return str(reason.key.removeprefix("b5a-why-"))


_BOARD = """
mover: shadow
dice shadow: {} 1
army bl_centre: orcs 2
army valley_east: orcs 1, command 1
army ruins_of_dale: lake_men 2
army camp: lake_men 1
tokens bl_north: shadow 1
hand shadow: ev_01 ev_07 sp_story_18
"""


def test_moves() -> None:
    match = position(_BOARD.format("army"))
    answer(match, "use=strategic")
    assert why(match, "bl_north") == "no-army"
    assert why(match, "camp") == "no-army"
    answer(match, "move-from=bl_centre")
    assert why(match, "valley_east_swamp") == "not-adjacent"
    assert why(match, "valley_southeast") == "not-adjacent", "a river without ford"
    answer(match, "move-to=done", "move-from=valley_east")
    assert why(match, "ruins_of_dale") == "enemy-army"
    match = position(_BOARD.format("character"))
    answer(match, "use=rapid")
    assert why(match, "bl_centre") == "not-led"


def test_attacks() -> None:
    match = position(_BOARD.format("army"))
    answer(match, "use=attack", "attack-from=valley_east", "move-to=valley_south")
    assert why(match, "valley_southwest") == "no-enemy"
    assert why(match, "camp") == "not-adjacent"
    match = position(_BOARD.format("army") + "army valley_dale_hills: orcs 1")
    answer(match, "use=combined")
    assert why(match, "camp") == "not-surrounded"
    assert why(match, "bl_north") == "no-enemy"


def test_recruits() -> None:
    match = position(_BOARD.format("muster"))
    answer(match, "use=recruit")
    assert why(match, "bl_centre") == "no-token"
    match = position("dice free: muster 1\narmy camp: lake_men 1, damage 1")
    assert why(match, "recruit") == "no-tokens"
    assert why(match, "goblins") == "not-your-side"


def test_cards() -> None:
    match = position(_BOARD.format("army"))
    assert why(match, "card:ev_01") == "wrong-die"
    assert why(match, "card:ev_09") == "not-in-hand"
    match = position(_BOARD.format("event"))
    assert why(match, "card:sp_story_18") == "needs-dale"


def test_characters() -> None:
    match = position("""
        dice free: character 2, event 1
        fate: 3
        army camp: lake_men 1, command 1
        character bard: out
        """)
    assert why(match, "general:bard") == "not-in-play"
    assert why(match, "enter:beorn") == "not-ready"
    assert why(match, "rapid") == "choose-die"
    answer(match, "action=die:character")
    assert why(match, "draw") == "wrong-symbol"
    assert why(match, "eagles") == "lord-not-in-play"
    assert why(match, "beorn") == "not-in-play"
    assert why(match, "walk") == "nobody-to-walk"


def test_dice() -> None:
    match = position("dice free: character 1, event 1\narmy camp: lake_men 1")
    assert why(match, "die:muster") == "no-such-die"


def test_words_of_no_decision_are_refused() -> None:
    match = position("dice free: event 1\narmy camp: lake_men 1")
    with pytest.raises(UnknownToken):
        match.why_not("fly-to-mordor")


def test_what_is_offered_has_no_reason_and_what_is_not_has_one() -> None:
    tokens = sorted(GAME.vocabulary)
    for seed in range(4):
        match = Match(GAME, GAME.set_up(2, {}), seed)
        brawler = Brawler(seed)
        count = 0
        while match.decision is not None:
            count += 1
            for token in tokens[count % 23 :: 23]:
                assert (match.why_not(token) is None) == (token in asked(match).options)
            match.push(brawler.choose(match))
