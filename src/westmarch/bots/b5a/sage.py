"""The sage of The Battle of Five Armies: it weighs what the captain thinks of."""

from __future__ import annotations

from westmarch.bots.sage import Level, Sage, Table


class ValleySage(Sage):
    game = "b5a"
    level = Level(candidates=8, worlds=(3, 3, 6), steps=3)
    weighs = ("b5a.action", "b5a.fate", "b5a.stand", "b5a.press")
    rests = ("b5a.action", "b5a.activate", "b5a.fate", "b5a.how-many-bats", "b5a.discard")
    tables = (Table(2),)
    # A hand is known by the backs of its cards only; which ones they are teaches little.
    overlooks = ("hand: *",)


class DeepValleySage(ValleySage):
    """The same for those who like to wait: a decision may take it seconds."""

    name = "sage-deep"
    level = Level(candidates=8, worlds=(6, 6, 12), steps=6)
