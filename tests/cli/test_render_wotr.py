"""The screens of War of the Ring: set up a position, look, and read what a player must be able to see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from tests.cli import looking
from tests.cli.looking import line_with, screen, shown
from tests.wotr.helpers import position
from westmarch.cli.options import list_options
from westmarch.cli.render import NOW, OVERVIEW, Renderer
from westmarch.core.match import Match
from westmarch.games.wotr.state import ACTIONS

RENDERER = Renderer("wotr")
WIDTH, HEIGHT = 100, 40


def look(match: Match[Any], topic: str = OVERVIEW, seat: str | None = "free") -> str:
    return looking.look(match, topic, seat)


def lines_with(text: str, word: str) -> list[str]:
    return [line for line in text.splitlines() if word in line]


def test_armies_stand_where_they_stand() -> None:
    seen = look(position("dice free: muster_army", "army minas_tirith: gondor 3/1/1, elves 0/1/0"), "map")
    assert "Elves 0/1/0, Gondor 3/1/1" in line_with(seen, "Minas Tirith")
    assert "Sauron 5/1, 1 Nazgûl" in line_with(seen, "Dol Guldur")


def test_a_siege_shows_who_is_inside_and_who_outside() -> None:
    match = position("""
        dice shadow: army
        acting: shadow
        army helms_deep: isengard 3/1
        garrison helms_deep: rohan 1/0/0
        army fords_of_isen: none
        character strider: garrison helms_deep
        """)
    seen = look(match, "map")
    assert "Rohan 1/0/0, Strider" in line_with(seen, "Helm's Deep (besieged)")
    assert "Isengard 3/1" in line_with(seen, "Helm's Deep (besieging)")


def test_lone_characters_nazgul_and_conquests_are_listed() -> None:
    match = position("""
        dice free: muster_army
        character gimli: erebor
        character legolas: fangorn
        army barad_dur: sauron 4/1
        army fangorn: nazgul 1
        army osgiliath: none
        army pelargir: sauron 2/0
        army minas_morgul: sauron 3/0, nazgul 1
        control pelargir: shadow
        """)
    seen = look(match, "map")
    assert "Without an army: Legolas (Fangorn), 1 Nazgûl (Fangorn)" in seen
    assert "Conquered: Pelargir (Shadow)" in seen
    assert "Dwarves 1/2/1, Gimli" in seen
    assert "1 victory point of 10" in look(match)


def test_the_special_tiles_in_the_pool_are_no_secret() -> None:
    seen = look(position("dice free: event", "fellowship: mordor 1", "special tiles: elven_rope"), "hunt")
    assert "Elven Rope" in line_with(seen, "Special tiles")


def test_dice_hunt_fellowship_politics_and_hand() -> None:
    match = position("""
        turn: 4
        dice free: character character event
        dice shadow: army
        hunt box: free 1, shadow 3
        rings: free 2, shadow 1
        fellowship: moria, progress 2, revealed, corruption 5
        character gandalf_the_grey: eliminated
        guide: strider
        nation rohan: at-war active
        hand free: elven-cloaks a-power-too-great
        hand shadow: shelobs-lair return-to-valinor
        """)
    seen = look(match)
    assert "Turn 4 · Actions · the Free Peoples act" in seen
    assert "Character ×2, Event; 2 Elven Rings; 0 victory points of 4" in seen
    assert "Army; 1 Elven Ring" in seen
    assert "last known in Moria, progress 2; REVEALED; corruption 5 of 12" in seen
    assert "guided by Strider; with Boromir" in seen
    assert "3 of the Shadow's dice, 1 of the Free Peoples" in seen
    assert "Rohan AT WAR" in seen
    assert "Gondor 2 passive" in seen
    assert f"You hold {RENDERER.words.name('card', 'elven-cloaks')}" in seen
    assert "Shadow: 1 Character and 1 Strategy cards in hand." in seen
    assert RENDERER.words.name("card", "shelobs-lair") not in seen
    assert RENDERER.words.name("card", "shelobs-lair") in look(match, seat="shadow")


def test_a_spectator_sees_no_hand() -> None:
    match = position("dice free: character", "hand free: elven-cloaks")
    assert RENDERER.words.name("card", "elven-cloaks") not in look(match, seat=None)


def test_mordor() -> None:
    seen = look(position("dice free: character", "fellowship: mordor 2, corruption 3"))
    assert "on step 2 of 5 of the Mordor track" in seen


def test_cards_are_shown_with_both_halves() -> None:
    seen = look(position("dice free: event", "hand free: elven-cloaks"), "hand")
    assert RENDERER.words.name("card", "elven-cloaks") in seen
    assert "In battle:" in seen
    assert "Character deck" in seen
    assert "No cards." in look(position("dice free: event"), "table")


def test_a_region_a_character_and_a_card_by_name() -> None:
    match = position("dice free: event")
    region = look(match, "osgil")
    assert "no nation's land, fortification" in region
    assert "Gondor 2/0/0" in region
    assert "Minas Tirith" in region
    assert "Captain of the West" in look(match, "gimli")
    assert "In battle" in look(match, "mirror of galadriel")
    assert "at most 3 dice" in look(match, "daylight")
    assert "Minas Morgul, Minas Tirith" in look(match, "minas").replace("\n", " ")
    assert RENDERER.render(match.view("free"), "nonsense") is None


def test_a_battle_shows_armies_dice_and_hits() -> None:
    match = position("""
        acting: shadow
        dice shadow: army
        nation sauron: at-war active
        army osgiliath: gondor 2/0/0
        army south_ithilien: sauron 4/1, nazgul 1
        army minas_morgul: sauron 1/0
        army barad_dur: sauron 1/0
        hand shadow: return-to-valinor
        """)
    match.chance.script("combat-dice", [6, 6, 1, 2, 3, 5, 1])
    match.chance.script("combat-reroll", [1])
    answers = {"wotr.use-die": "attack", "wotr.attack.force": "all", "wotr.combat-card": "none"}
    while match.decision is not None and match.decision.kind in answers:
        match.push(answers[match.decision.kind])
    drawn = look(match, NOW, "shadow")
    assert "Field battle in Osgiliath, round 1" in drawn
    (line,) = lines_with(drawn, "Shadow")
    assert "Sauron 4/1, 1 Nazgûl" in line
    assert "6 6 1 2 3" in line
    assert RENDERER.render(position("dice free: event").view("free"), NOW) is None


def test_a_region_among_options_says_who_is_there() -> None:
    match = position("dice free: muster_army", "army fangorn: nazgul 1", "army barad_dur: sauron 1/0")
    decision = westmarch.Decision("free", "wotr.move.from", ("osgiliath", "fangorn", "rivendell", "moria"))
    view = match.view("free")
    assert RENDERER.note(view, "osgiliath", decision) == "Gondor 2/0/0"
    assert RENDERER.note(view, "fangorn", decision) == "1 Nazgûl"
    assert RENDERER.note(view, "rivendell", decision) == "Elves 0/2/1; Ring-bearers"
    assert RENDERER.note(view, "card:elven-cloaks", decision) == "takes Character or Event"
    assert RENDERER.note(view, "pass", decision) == ""
    fight = westmarch.Decision("free", "wotr.combat-card", ("none", "card:elven-cloaks"))
    assert "Play if" in RENDERER.note(view, "card:elven-cloaks", fight)


@pytest.mark.parametrize("count", [3, 9, 30, 97])
def test_options_fit_the_screen(count: int) -> None:
    regions = sorted(westmarch.new_match("wotr", seed=1).view("free")["control"])
    tokens = tuple(f"{token} {number}" for number, token in enumerate((regions * 4)[:count]))
    labels = {token: RENDERER.words.label(token.split()[0]) for token in tokens}
    notes = dict.fromkeys(tokens, "Southrons 3/1, Sauron 5/2, 4 Nazgûl, Witch-king, Mouth of Sauron; Ring-bearers")
    out = screen()
    list_options(out, tokens, labels, notes, numbered=True)
    lines = shown(out).splitlines()
    assert all(len(line) <= WIDTH for line in lines)
    assert len(lines) <= HEIGHT - 5
    assert all(f"{number}  {labels[token]}" in shown(out) for number, token in enumerate(tokens, start=1))


def test_every_question_of_a_random_match_fits_the_screen() -> None:
    """Overview (without the map), prompt and options in 40 lines of 100 characters."""
    generator = random.Random(4)
    match = westmarch.new_match("wotr", seed=4)
    while match.decision is not None and match.state.turn < 12:
        decision = match.decision
        if generator.random() < 0.2 and match.state.phase == ACTIONS:
            out = screen()
            view = match.view(decision.seat)
            out.draw(RENDERER.render(view, "status") or "")
            out.say(RENDERER.words.prompt(decision))
            labels = {token: RENDERER.words.label(token, decision) for token in decision.options}
            notes = {token: RENDERER.note(view, token, decision) for token in decision.options}
            list_options(out, decision.options, labels, notes, numbered=True)
            lines = shown(out).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert len(lines) <= HEIGHT + (10 if len(labels) > 60 else 0), shown(out)
        match.push(generator.choice(decision.options))
