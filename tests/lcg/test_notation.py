"""Positions as text: what is wrong is named with its line."""

from __future__ import annotations

import pytest

from tests.lcg.helpers import position
from tests.story import load
from westmarch.core.errors import BadText

HEAD = "westmarch position 1\ngame: lcg\nseats: p1\noption decks: tactics\nseed: 1\n\n[state]\n"


def test_what_is_not_written_is_as_at_the_start() -> None:
    match = load(HEAD + "step: planning\n")
    assert match.state.threat == [29]
    assert [match.state.name(card) for card in match.state.areas[0]] == ["legolas", "gimli", "thalin"]
    assert len(match.state.decks[0]) == 30


def test_a_busy_table_survives() -> None:
    lines = """
        step: planning
        round: 5
        threat: 31 40
        first: p2
        quest: a-fork-in-the-road 1
        allies-played: 1
        p1 play: gimli damage=1 resources=2 exhausted, gleowine
        p2 play: eowyn uses=3
        p1 engaged: king-spider damage=1 struck=1, feint orc-guard
        staging: forest-spider, forest-gate resources=2
        active: old-forest-road resources=1
        attached: dwarven-axe on=gimli by=p1, caught-in-a-web on=eowyn
        victory: hummerhorns
        removed: will-of-the-west
        p1 discard: thalin, beorn
        encounter discard: east-bight-patrol
        lasting: gimli attack 1 phase, king-spider attack 1 round
        fog: 1
        gloom: 2
        stand-together: p2
        leaving: gleowine hand
        """
    match = position(lines, "gimli thalin", "eowyn").match
    again = load(match.position())
    assert again.position() == match.position()
    assert again.view("p1") == match.view("p1")
    assert again.state.lasting == match.state.lasting


@pytest.mark.parametrize(
    ("row", "hint"),
    [
        ("step: nowhere", "Steps"),
        ("round: x", "number"),
        ("threat: 1 2", "One number"),
        ("threat: 50", "out"),
        ("first: p2", "Seats"),
        ("quest: to-the-river", "quest cards"),
        ("staging: aragorn", "lie there"),
        ("staging: gimli", "lie there"),
        ("staging: forest-spider, forest-spider", "already"),
        ("p1 hand: forest-spider", "lie there"),
        ("p1 play: gimli damage=5", "hit points"),
        ("p1 play: gimli glowing", "mark"),
        ("active: forest-gate, old-forest-road", "one card"),
        ("attached: dwarven-axe on=beorn by=p1", "in play"),
        ("lasting: gimli beauty 1 phase", "expected"),
        ("leaving: gimli home", "expected"),
        ("p1 pockets: feint", "no “p1 pockets”"),
        ("weather: fine", "no “weather”"),
        ("out: p1", "first player"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(row: str, hint: str) -> None:
    with pytest.raises(BadText) as error:
        load(HEAD + f"step: planning\n{row}\n" if not row.startswith("step") else HEAD + f"{row}\n")
    assert "Line" in str(error.value)
    assert hint in str(error.value)
    assert "lcg-" not in str(error.value)


def test_a_key_given_twice() -> None:
    with pytest.raises(BadText):
        load(HEAD + "fog: 1\nfog: 1\n")


def test_shadow_cards_of_older_positions() -> None:
    """Once `exhausted` was written for a shadow card that lies face up, `uses` for one that goes back on the deck."""
    today = "leaving: wolf-rider top\nshadow: wolf-rider face-up on=marsh-adder, despair face-up on=marsh-adder, wargs"
    older = "shadow: wolf-rider uses=1 exhausted on=marsh-adder, despair exhausted on=marsh-adder, wargs"
    table = "step: combat-actions\np1 play: gimli, beravor\np1 engaged: marsh-adder attacked\n"
    matches = [
        position(f"{table}{lines} on=marsh-adder", "gimli beravor", scenario="anduin").match for lines in (today, older)
    ]
    assert matches[0].position() == matches[1].position()
    assert matches[0].view("p1") == matches[1].view("p1")
    assert "leaving: wolf-rider top" in matches[0].position()


@pytest.mark.parametrize(
    ("older", "today"),
    [
        ("step: staging\ncursor: 3\n", "step: staging\nto-reveal: 2\n"),
        ("step: staging\ncursor: 1\n", "step: staging\nto-reveal: 0\n"),
        ("cursor: 2\nstep: commit\n", "step: commit\nacted: p2\n"),
        ("step: planning\ncursor: 18\n", "step: planning\nacted: p2\nplanned: p1\n"),
        ("step: planning\ncursor: 256\n", "step: planning\nothers-act: 1\n"),
    ],
)
def test_how_far_a_step_has_come_in_older_positions(older: str, today: str) -> None:
    written = [position(lines, "gimli", "eowyn").match.position() for lines in (older, today)]
    assert written[0] == written[1]
    assert all(line in written[1].split("\n") for line in today.split("\n"))
