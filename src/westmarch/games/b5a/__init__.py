"""The Battle of Five Armies, for two players."""

from westmarch.games.b5a.game import FiveArmies

GAME = FiveArmies()
