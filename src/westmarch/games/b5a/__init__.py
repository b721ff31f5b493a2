"""The Battle of Five Armies, for two players."""

from westmarch.games.b5a.rules import FiveArmies

GAME = FiveArmies()
