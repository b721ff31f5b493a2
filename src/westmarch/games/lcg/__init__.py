"""The Lord of the Rings: The Card Game, core set: three scenarios, one to four players together."""

from westmarch.games.lcg.rules import LcgGame

GAME = LcgGame()

__all__ = ["GAME", "LcgGame"]
