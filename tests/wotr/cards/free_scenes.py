"""How the stories about the Free Peoples' event cards begin."""

from __future__ import annotations

from typing import Any

from tests.wotr.helpers import asked, options, play, position, reason
from westmarch.core import messages
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.state import War

# A die for every symbol on a card, none of them an Event die.
DIE = {"character": "character", "army": "muster_army", "muster": "muster"}


def scene(*blocks: str, **scripts: list[Any]) -> War:
    """A position; where two blocks speak of the same thing the later one is right."""
    lines: dict[str, str] = {}
    for block in blocks:
        for line in block.split("\n"):
            key, _, value = line.partition(":")
            if key.strip():
                lines[key.strip()] = value.strip()
    return position("\n".join(f"{key}: {value}" for key, value in lines.items()), **scripts)


def in_hand(card: str, *blocks: str, **scripts: list[Any]) -> War:
    """The card is in hand and its die is chosen. The Shadow still has a die, so that the turn does not end."""
    die = DIE[BASE.cards[card].die]
    match = scene(f"dice free: {die}\ndice shadow: muster\nhand free: {card}", *blocks, **scripts)
    return play(match, f"die:{die}")


def played(card: str, *blocks: str, **scripts: list[Any]) -> War:
    """The card has been played with a die of its symbol."""
    return play(in_hand(card, *blocks, **scripts), f"card:{card}")


def why_unplayable(card: str, *blocks: str) -> str:
    """The key of the reason why the card can't be played there."""
    match = in_hand(card, *blocks)
    assert f"card:{card}" not in options(match)
    key = reason(match, f"card:{card}")
    assert messages.has(key), key
    return key


def shadow_acts(match: War) -> bool:
    """The action of the Free Peoples is over."""
    return asked(match) == ("shadow", "wotr.use-die")


NOBODY_LEFT = "\n".join(
    f"character {name}: eliminated"
    for name in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
)
