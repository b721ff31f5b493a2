"""The Battle of Five Armies at a keyboard: a whole turn, and what the screens show."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from tests.cli.conftest import Westmarch
from tests.cli.looking import line_with, look, question, random_match, says, typed
from westmarch.cli.render import NOW, Renderer
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.match import Match

pytestmark = pytest.mark.usefixtures("dice_of_version_1")
RENDERER = Renderer("b5a")
PLAY = ("play", "b5a", "--you", "free", "--against", "random", "--seed", "3")

# Seed 3: Bard lays a token in the Camp, where another is flipped; the dwarves of the Front Gate march out.
TURN = [
    *("bard", "done", "front gate"),
    *("bard", "camp"),
    *("die:muster", "recruit", "camp", "done"),
    *("die:character", "rapid", "front gate", "gate plain", "done"),
    *("die:event", "draw"),
    *("die:muster_army", "skip"),
    *("die:muster_army", "skip"),
]


def begun() -> Match[Any]:
    return westmarch.new_match("b5a", 2, 3)


def test_a_turn_can_be_played_in_words(westmarch_command: Westmarch) -> None:
    run = westmarch_command(*PLAY, lines=typed(*TURN))
    assert run.code == 0
    assert "don't understand" not in run.out
    assert "could be" not in run.out
    says(
        run.out,
        "Bard is activated.",
        "The army in Front Gate gets a leadership token (1 in all).",
        "The Free Peoples roll the action dice:",
        "Bard uses his ability.",
        "A Dwarves-and-Men token is laid in Camp.",
        "The Free Peoples take a die: Muster.",
        "A Dwarves-and-Men token in Camp shows Lake-men.",
        "From Front Gate to Gate Plain: 1 unit of Dwarf Veterans.",
        "The Muster or Army die is discarded unused.",
        "Turn 2, Activating generals",
    )


def test_cards_drawn_are_told_once(westmarch_command: Westmarch) -> None:
    out = westmarch_command(*PLAY, lines="").out
    assert "You drew “Marching Companies / Overmastered”." in out
    assert "The Free Peoples draw" not in out
    assert "The Shadow draws an event card." in out


def test_the_map_shows_armies_tokens_walls_and_characters() -> None:
    seen = look(begun(), "map", "free")
    assert "Dwarf Veterans; S2 L0; walls 0/6" in line_with(seen, "Front Gate")
    assert "Lake-men; S1 L1; Bard; ▪1 Dwarves and Men; walls 0/3" in line_with(seen, "Eastern Spur")
    assert "Orcs ×3, Wargs; S4 L0; ▪3" in line_with(seen, "North-eastern Plain")
    assert "closed" in line_with(seen, "Western Mountain Pass")


def test_the_overview_shows_dice_fate_and_cards() -> None:
    seen = look(begun(), "status", "free")
    assert "5 dice to roll; 2 cards in hand" in line_with(seen, "Free Peoples")
    assert "0 of 10 points" in line_with(seen, "Shadow ")
    assert "waiting: Bilbo Baggins (2), Thorin" in line_with(seen, "Fate")
    assert "Marching Companies / Overmastered" in seen
    assert "Marching Companies" not in look(begun(), "status", "shadow")
    assert "You hold" not in look(begun(), "status")


def test_the_map_opens_a_turn_and_spares_the_actions() -> None:
    match = begun()
    assert "Behind the Mountain" in look(match, seat="free")
    while match.view(None)["phase"] != "action":
        decision = match.decision
        assert decision is not None
        match.push(decision.options[-1])
    assert "Behind the Mountain" not in look(match, seat="free")
    assert "To act: Free Peoples" in look(match, seat="free")


def test_things_are_found_by_name() -> None:
    match = begun()
    assert "Eastern Bank, mountains, fortification, 4 points" in look(match, "front gate")
    assert "down a slope" in line_with(look(match, "front gate"), "Gate Plain")
    assert "moves 2; not in play yet" in look(match, "bolg")
    assert "Fell Race" in look(match, "great orcs")
    assert "2 eagles come to the eyrie" in look(match, "the eagles are coming")
    assert "Take back all own used manoeuvre cards" in look(match, "regroup")
    assert "In combat: This round the enemy hits only on 6." in look(match, "blow the horns / fierce")
    assert RENDERER.render(match.view(None), "nonsense") is None
    assert "There is no combat now." in look(match, "combat")


def in_combat() -> Match[Any]:
    for seed in range(20):
        for match in random_match("b5a", seed):
            decision = match.decision
            if decision is not None and decision.kind == "b5a.manoeuvre" and match.view("free")["battle"]["has_chosen"]:
                return match
    raise AssertionError("no combat in twenty matches")


def test_a_combat_shows_armies_and_cards_but_no_secret() -> None:
    match = in_combat()
    decision = match.decision
    assert decision is not None
    battle = match.view(decision.seat)["battle"]
    target = RENDERER.words.name("area", battle["target"])
    seen = look(match, NOW, decision.seat)
    assert f"{target}, round {battle['round']}" in seen
    assert "has chosen:" in seen
    other = next(seat for seat in match.seats if seat != decision.seat)
    assert "you have chosen" in look(match, NOW, other)
    assert "you have chosen" not in seen


def test_notes_behind_options() -> None:
    match = begun()
    view = match.view("free")
    plain = Decision("free", "b5a.move-from", ("front_gate", "pass"))
    fight = Decision("free", "b5a.manoeuvre", ("card:ev_15", "play:regroup"))
    assert RENDERER.note(view, "front_gate", plain) == "Dwarf Veterans; S2 L0; walls 0/6"
    assert RENDERER.note(view, "pass", plain) == ""
    assert RENDERER.note(view, "card:ev_15", plain) == "Army. Move up to 3 armies."
    assert RENDERER.note(view, "card:ev_15", fight) == "The enemy gets no leader re-roll this round."
    assert "Take back" in RENDERER.note(view, "play:regroup", fight)
    assert RENDERER.note(view, "character:bard", plain) == "Eastern Spur"
    assert "lay 1 Dwarves-and-Men" in question(match, RENDERER)


def test_what_turns_up_says_what_it_does() -> None:
    assert RENDERER.remark(Event("b5a.card-played", {"card": "ev_15"})) == "Move up to 3 armies."
    assert "Beorn: 4 wrath tokens" in RENDERER.remark(Event("b5a.fate-card", {"fate": "fate_02"}))
    assert "hits only on 6" in RENDERER.remark(Event("b5a.revealed", {"play": "card:ev_02"}))
    assert "Take back" in RENDERER.remark(Event("b5a.revealed", {"play": "play:regroup"}))
    assert RENDERER.remark(Event("b5a.turn", {"turn": 1})) == ""


def test_moves_say_who_went_where() -> None:
    params = {"side": "free", "origin": "camp", "path": ["eb_gate_plain"], "units": {"lake_men": 2}, "who": ["bard"]}
    assert (
        RENDERER.words.event(Event("b5a.moved", params)) == "From Camp to Gate Plain: 2 units of Lake-men, with Bard."
    )
    params = {**params, "path": ["eb_gate_plain", "front_gate"], "who": []}
    assert (
        RENDERER.words.event(Event("b5a.moved", params))
        == "From Camp along Gate Plain and Front Gate: 2 units of Lake-men."
    )


def test_every_action_of_a_random_match_fits_the_screen() -> None:
    """Overview (without the map), prompt and options in 40 lines."""
    for number, match in enumerate(random_match("b5a", 4)):
        decision = match.decision
        if decision is not None and number % 3 == 0:
            lines = look(match, "status", decision.seat).splitlines() + question(match, RENDERER).splitlines()
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 40 + (10 if len(decision.options) > 40 else 0)
