"""How the stories about event cards begin."""

from __future__ import annotations

from typing import Any

from tests.story import asked, options, play, reason
from tests.wotr.helpers import company, position
from westmarch.core import messages
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE
from westmarch.games.wotr.state import War

# A die for every symbol on a card of the Free Peoples, none of them an Event die.
_FREE_DIE = {"character": "character", "army": "muster_army", "muster": "muster"}


def shadow_to_act(*blocks: str, **scripts: list[Any]) -> War:
    """A position in which the Shadow is about to act."""
    return position("acting: shadow", *blocks, **scripts)


def hunted(*lines: str, **scripts: list[Any]) -> War:
    """The Fellowship has moved from Hollin, with one die in the Hunt Box."""
    dice = "dice free: character\ndice shadow: muster\nhunt box: free 0, shadow 1"
    return play(position(dice, "fellowship: hollin", *lines, **scripts), "die:character", "move-fellowship")


def in_hand(card: str, *blocks: str, **scripts: list[Any]) -> War:
    """The card is in hand and a die of its symbol is chosen. The other side has dice, so that the turn goes on."""
    symbol = BASE.cards[card].die
    if BASE.cards[card].side == FREE:
        die = _FREE_DIE[symbol]
        usual = f"dice free: {die}\ndice shadow: muster\nhand free: {card}"
    else:
        die = symbol
        usual = f"acting: shadow\ndice shadow: {die}\ndice free: muster muster\nhand shadow: {card}"
    return play(position(usual, *blocks, **scripts), f"die:{die}")


def played(card: str, *blocks: str, **scripts: list[Any]) -> War:
    """The card has been played with a die of its symbol."""
    return play(in_hand(card, *blocks, **scripts), f"card:{card}")


def playable(card: str, *blocks: str) -> bool:
    return f"card:{card}" in options(in_hand(card, *blocks))


def why_unplayable(card: str, *blocks: str) -> str:
    """The key of the reason why the card can't be played there."""
    key = reason(in_hand(card, *blocks), f"card:{card}")
    assert key, "it can be played"
    return key


def shadow_acts(match: War) -> bool:
    """The action of the Free Peoples is over."""
    return asked(match) == ("shadow", "wotr.use-die")


def free_peoples_act(match: War) -> bool:
    """The Shadow's action is over."""
    return asked(match) == ("free", "wotr.action")


# No companion is left, and no Nazgûl with the armies of Sauron.
NOBODY_LEFT = company()
NO_NAZGUL = """
    army minas_morgul: sauron 5/0
    army morannon: sauron 5/0
    army barad_dur: sauron 4/0
    army dol_guldur: sauron 5/0
    """

ALL_AT_WAR = "nation sauron: at-war\nnation isengard: at-war\nnation southrons: at-war"


def why_not(match: War, *regions: str) -> list[str]:
    """The reasons against regions, in short; each of them has words."""
    keys = [reason(match, region) for region in regions]
    assert all(messages.has(key) for key in keys), keys
    return [key.removeprefix("wotr-why-") for key in keys]
