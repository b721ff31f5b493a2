"""Positions for people who set up situations: every step, every line, cards of any set."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import westmarch
from tests.lcg.helpers import Story
from westmarch.games.lcg import GAME
from westmarch.games.lcg.round.overview import STEPS
from westmarch.games.lcg.text.notation import _COUNTS, _FLAGS, _NUMBERS, _OF_SEATS, _PILES, write_state

PAGE = Path(__file__).parents[2] / "docs" / "positions" / "lcg.md"
HEAD = "westmarch position 2\ngame: lcg\nseats: p1\noption decks: leadership\nseed: 1\n\n[state]\n"
EXAMPLES = re.findall(r"```\n(westmarch position.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_load_and_come_back(number: int) -> None:
    match = westmarch.load_position(EXAMPLES[number])
    assert westmarch.load_position(match.position()).position() == match.position()
    assert westmarch.load_record(match.record()).position() == match.position()


@pytest.mark.parametrize("step", [step.name for step in STEPS])
def test_a_position_may_stop_before_any_step(step: str) -> None:
    match = westmarch.load_position(f"{HEAD}step: {step}\np1 engaged: king-spider\np1 hand: gandalf, feint\n")
    assert match.decision is not None
    assert f"`{step}`" in PAGE.read_text(encoding="utf-8")


def test_every_line_and_mark_and_outcome_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for word in (*_NUMBERS, *_FLAGS):
        assert f"`{word}" in page, word
    for name in GAME.chances:
        assert f"`{name}`" in page or name.startswith("deck-p"), name
    source = (Path(write_state.__code__.co_filename)).read_text(encoding="utf-8")
    for key in (*_COUNTS, *_OF_SEATS, *_PILES, *re.findall(r'key == "([a-z -]+)"', source)):
        assert f"`{key}:" in page, key
    for what in re.findall(r'what == "([a-z]+)"', source):
        assert f"`p1 {what}:" in page, what


def test_cards_of_other_sets_are_played_like_any_other() -> None:
    lines = (
        "step: enemies-attack\n"
        "p1 play: gimli damage=2, aragorn\np1 hand: feint, a-test-of-will\n"
        "p1 engaged: hill-troll\nstaging: nazgul-of-dol-guldur\n"
        "encounter deck: evil-storm, marsh-adder\nattached: horn-of-gondor on=gimli by=p1\n"
    )
    match = westmarch.load_position(HEAD + lines)
    assert match.view("p1")["players"][0]["enemies"][0]["card"] == "hill-troll"
    rng = random.Random(1)
    while match.decision is not None:
        assert westmarch.load_position(match.position()).position() == match.position()
        assert match.imagine("p1", rng.getrandbits(60)).view("p1") == match.view("p1")
        match.push(rng.choice(match.decision.options))
    assert westmarch.load_record(match.record()).record() == match.record()


def test_a_card_in_nobodys_deck_belongs_to_whose_line_it_is() -> None:
    head = HEAD.replace("seats: p1", "seats: p1 p2").replace("leadership", "leadership, spirit")
    match = westmarch.load_position(head + "step: planning\np2 play: eowyn, beorn of=p1\np2 hand: feint\n")
    table = Story(match)
    assert (table.owner("beorn"), table.owner("feint")) == ("p1", "p2")
    assert westmarch.load_position(match.position()).position() == match.position()
    assert "beorn of=p1" in match.position()


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("p1 hand: no-such-card", "no card of that name"),
        ("p1 hand: gimli.2", "no card of that name"),
        ("p1 hand: orc-guard.1", "no card of that name"),
        ("p1 hand: hill-troll", "can't lie there"),
        ("p1 hand: gandalf of=p2", "Seats: p1"),
    ],
)
def test_what_cannot_be_is_refused(line: str, hint: str) -> None:
    with pytest.raises(westmarch.BadText, match=hint):
        westmarch.load_position(f"{HEAD}step: planning\n{line}\n")


def test_chance_can_be_scripted_before_the_first_question() -> None:
    text = f"{HEAD}step: scenario\n"
    match = westmarch.load_position(text, script={"encounter-deck": ["hummerhorns", "king-spider"]})
    assert Story(match).encounter_deck()[:2] == ["hummerhorns", "king-spider"]
    with pytest.raises(westmarch.BadScript):
        westmarch.load_position(text, script={"no-such-deck": ["hummerhorns"]})


ENDS = {
    # The location that eliminates the only player is still being revealed.
    "- eliminated": "option scenario: dol-guldur\n\n[state]\nstep: staging\nthreat: 49\n"
    "encounter deck: endless-caverns\n",
    "- prisoner-lost": "option scenario: dol-guldur\n\n[state]\nstep: refresh\nthreat: 49 20\ncaptive: gloin\n",
    "p1 p2 quest-completed": "option scenario: mirkwood\n\n[state]\nround: 4\nstep: resolution\nquest: beorns-path 9\n"
    "p1 play: aragorn committed damage=1, gloin, theodred\nvictory: hummerhorns\n",
}


@pytest.mark.parametrize("end", ENDS)
def test_a_match_that_is_over_comes_back_as_it_ended(end: str) -> None:
    several = end != "- eliminated"
    seats, decks = ("p1 p2", "leadership, spirit") if several else ("p1", "leadership")
    text = f"westmarch position 2\ngame: lcg\nseats: {seats}\noption decks: {decks}\nseed: 1\n{ENDS[end]}"
    match = westmarch.load_position(text)
    while match.decision is not None:
        options = match.decision.options
        match.push(next(token for token in ("pass", "none", *options) if token in options))
    assert match.result is not None
    assert f"result: {end}" in match.position().split("\n")
    again = westmarch.load_position(match.position())
    assert again.decision is None
    assert again.result is not None
    assert (again.result.winners, again.result.reason) == (match.result.winners, match.result.reason)
    assert again.result.score == match.result.score
    assert again.position() == match.position()


@pytest.mark.parametrize("result", ["p2 quest-completed", "- quest-completed", "p1 eliminated", "- eliminated now", ""])
def test_a_result_that_cannot_be_is_refused(result: str) -> None:
    with pytest.raises(westmarch.BadText, match="after a defeat"):
        westmarch.load_position(f"{HEAD}result: {result}\n")


def test_a_copy_of_somebody_elses_deck_is_refused_with_the_ones_that_would_do() -> None:
    """Both decks have a Gandalf; in the second one his token is another."""
    head = HEAD.replace("seats: p1", "seats: p1 p2").replace("leadership", "leadership, spirit")
    with pytest.raises(westmarch.BadText, match=r"belongs to p1\. p2 has gandalf\.2"):
        westmarch.load_position(f"{head}p2 hand: gandalf\n")
    with pytest.raises(westmarch.BadText, match="belongs to somebody else"):
        westmarch.load_position(f"{head}p2 deck: faramir\n")
    assert "gandalf.2" in westmarch.load_position(f"{head}step: planning\np2 hand: gandalf.2\n").position()


def test_an_attachment_belongs_to_whose_character_carries_it() -> None:
    lines = (
        "step: planning\np1 play: aragorn\nactive: old-forest-road\np1 engaged: wargs\n"
        "attached: steward-of-gondor on=aragorn, power-in-the-earth on=old-forest-road, forest-snare on=wargs by=p1, "
        "caught-in-a-web on=gloin, iron-shackles on=p2\n"
    )
    head = HEAD.replace("seats: p1", "seats: p1 p2").replace("leadership", "leadership, spirit")
    match = westmarch.load_position(head + lines)
    table = Story(match)
    assert "use:steward-of-gondor" in table.options
    assert table.controller("steward-of-gondor") == "p1"
    assert table.controller("power-in-the-earth") == "p2", "its owner"
    assert table.state.seat[table.card("caught-in-a-web")] < 0
    assert westmarch.load_position(match.position()).position() == match.position()


@pytest.mark.parametrize(
    "line",
    [
        "attached: steward-of-gondor",
        "attached: steward-of-gondor by=p1",
        "attached: steward-of-gondor on=p1",
        "attached: caught-in-a-web on=p1",
        "attached: iron-shackles on=aragorn",
        "shadow: evil-storm",
        "shadow: wolf-rider face-up",
    ],
)
def test_what_must_lie_on_something_is_refused_without_it(line: str) -> None:
    with pytest.raises(westmarch.BadText, match="must be said: `on=`"):
        westmarch.load_position(f"{HEAD}step: enemies-attack\n{line}\n")


def test_a_shadow_card_that_goes_back_on_the_deck_may_lie_alone() -> None:
    match = westmarch.load_position(
        f"{HEAD}step: combat-actions\nshadow: wolf-rider face-up\nleaving: wolf-rider top\n"
    )
    assert Story(match).encounter_deck()[0] == "wolf-rider"
