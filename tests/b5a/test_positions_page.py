"""docs/positions/b5a.md: every line of a position is there, its examples load, and its tables are current."""

from __future__ import annotations

import re

import pytest

import westmarch
from tests.b5a.brawler import Brawler
from tests.b5a.tables import POSITIONS, tables
from tests.story import options
from westmarch.games.b5a.chances import CHANCES
from westmarch.games.b5a.text import notation, reading

PAGE = POSITIONS.read_text()
FENCED = re.findall(r"^```\w*\n(.*?)^```", PAGE, flags=re.S | re.M)
BLOCKS = [block for block in FENCED if block.startswith("westmarch position")]
ROWS = re.findall(r"^\| (`[^|]+`) \| `([^|]+)` \| [^|]+ \|$", PAGE, flags=re.M)
# Lines that only make sense together with others.
TOGETHER = {
    "troubled": "table: sp_story_06",
    "orcs on card": "table: sp_story_05",
    "battle": "army bl_northeast: orcs 1\narmy bl_north: lake_men 1",
    "wrath": "character beorn: lower_slopes",
    "character": "army camp: lake_men 1",
}


def test_the_tables_are_current() -> None:
    assert tables(PAGE) == PAGE, "run python -m tests.b5a.tables"


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_loads_when_pasted(block: str) -> None:
    match = westmarch.load_position(block)
    again = westmarch.load_position(match.position())
    assert again.position() == match.position()


def test_every_line_that_can_be_read_is_described() -> None:
    described = {name for names, _ in ROWS for name in re.findall(r"`([^`]+)`", names)}
    described = {name.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ").strip() for name in described}
    keys = {key for key, _, _ in notation.NUMBERS} | set(notation.CARD_PLACES) | set(reading._READERS)
    keys |= set(notation.RENEWAL_PLACES) | set(reading._CHOICES) | set(reading._FLAGS)
    keys |= {"board", "army", "tokens", "character", "space", "walls", "dice free", "dice shadow"}
    assert described == keys


@pytest.mark.parametrize(("names", "example"), ROWS)
def test_every_line_given_as_an_example_loads(names: str, example: str) -> None:
    head = "westmarch position 2\ngame: b5a\nseats: free shadow\nseed: 1\n\n[state]\nboard: empty\n"
    key = re.findall(r"`([^`]+)`", names)[0].rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ").strip()
    if key == "battle":
        example = "battle: shadow from bl_northeast at bl_north round 1"
    if key == "board":
        head = head.replace("board: empty\n", "")
    match = westmarch.load_position(head + TOGETHER.get(key, "") + "\n" + example + "\n")
    assert match.decision is not None or key == "result"


def test_a_position_may_stop_before_the_dice_are_rolled() -> None:
    block = next(block for block in BLOCKS if "phase: roll" in block)
    script = {"action-dice-free": ["will", "event", "event", "muster", "character"], "action-dice-shadow": ["eye"] * 6}
    match = westmarch.load_position(block, script=script)
    assert match.view("free")["dice"] == {
        "free": {"character": 1, "muster": 1, "event": 2, "will": 1},
        "shadow": {"eye": 6},
    }
    assert not match.chance.left()


def test_all_that_falls_has_a_name_in_the_list() -> None:
    fallen: set[str] = set()
    for seed in range(6):
        match = westmarch.new_match("b5a", seed=seed)
        brawler = Brawler(seed)
        while match.decision is not None:
            match.push(brawler.choose(match))
        fallen |= {line.split()[1] for line in match.record().splitlines() if line.startswith("~")}
    assert {name.partition("/")[0] for name in fallen} <= set(CHANCES)
    assert {"combat-dice/free", "combat-dice/shadow", "event-card/free", "rally-dice/shadow"} <= fallen


def test_dice_are_scripted_by_side() -> None:
    block = next(block for block in BLOCKS if "battle:" in block)
    script = {"combat-dice/shadow": [6, 6, 6], "combat-dice/free": [1, 1]}
    match = westmarch.load_position(block, script=script)
    for token in ("valley_dale_hills", "play:regroup"):
        assert token in options(match)
        match.push(token)
    rolls = {event.params["side"]: event.params["dice"] for event in match.events if event.kind == "b5a.combat-roll"}
    assert rolls == {"shadow": [6, 6, 6], "free": [1, 1]}
