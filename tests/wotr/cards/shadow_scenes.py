"""How the stories about the Shadow's event cards begin."""

from __future__ import annotations

from typing import Any

from tests.wotr.helpers import asked, options, play, position, reason
from westmarch.core import messages
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.state import War


def scene(*blocks: str, **scripts: list[Any]) -> War:
    """The Shadow is about to act; where two blocks speak of the same thing the later one is right."""
    lines = {"acting": "shadow"}
    for block in blocks:
        for line in block.strip().splitlines():
            key, _, value = line.partition(":")
            lines[key.strip()] = value.strip()
    return position("\n".join(f"{key}: {value}" for key, value in lines.items()), **scripts)


def in_hand(card: str, *blocks: str, **scripts: list[Any]) -> War:
    """The card is in hand and a die of its symbol is chosen. The Free Peoples have dice, so that the turn goes on."""
    die = BASE.cards[card].die
    match = scene(f"dice shadow: {die}\ndice free: muster muster\nhand shadow: {card}", *blocks, **scripts)
    return play(match, f"die:{die}")


def played(card: str, *blocks: str, **scripts: list[Any]) -> War:
    """The card has been played with a die of its symbol."""
    return play(in_hand(card, *blocks, **scripts), f"card:{card}")


def playable(card: str, *blocks: str) -> bool:
    return f"card:{card}" in options(in_hand(card, *blocks))


def why_unplayable(card: str, *blocks: str) -> str:
    """The key of the reason why the card can't be played there."""
    match = in_hand(card, *blocks)
    assert f"card:{card}" not in options(match)
    key = reason(match, f"card:{card}")
    assert messages.has(key), key
    return key


def action_over(match: War) -> bool:
    """The Shadow's action is over, and the Free Peoples are to act."""
    return asked(match) == ("free", "wotr.action")


# No Nazgûl with the armies of Sauron.
NO_NAZGUL = """
    army minas_morgul: sauron 5/0
    army morannon: sauron 5/0
    army barad_dur: sauron 4/0
    army dol_guldur: sauron 5/0
    """

ALL_AT_WAR = "nation sauron: at-war\nnation isengard: at-war\nnation southrons: at-war"


def left(match: War) -> object:
    """How many more the player is told he may choose."""
    assert match.decision is not None
    return match.decision.params["left"]
