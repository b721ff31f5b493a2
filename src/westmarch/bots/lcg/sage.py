"""The sage of The Card Game: it weighs what the ranger thinks of."""

from __future__ import annotations

from westmarch.bots.sage import Level, Sage, Table

STARTERS = ("leadership", "tactics", "spirit", "lore")


def _tables() -> tuple[Table, ...]:
    """Alone and in pairs with the starter decks, most often where they can win."""
    alone = [
        Table(1, {"scenario": scenario, "decks": [deck]}, share)
        for scenario, share in (("mirkwood", 3.0), ("anduin", 1.0))
        for deck in STARTERS
    ]
    pairs = [
        Table(2, {"scenario": scenario, "decks": [one, other]}, share)
        for scenario, share in (("mirkwood", 0.5), ("anduin", 0.5), ("dol-guldur", 0.25))
        for number, one in enumerate(STARTERS)
        for other in STARTERS[number + 1 :]
    ]
    return (*alone, *pairs)


class JourneySage(Sage):
    game = "lcg"
    level = Level(candidates=6, worlds=(3, 3), margin=0.01, turns=1)
    weighs = ("lcg.plan", "lcg.commit", "lcg.travel", "lcg.engage", "lcg.defend", "lcg.attack", "lcg.mulligan")
    rests = ("lcg.plan", "lcg.commit", "lcg.travel", "lcg.engage", "lcg.window")
    tables = _tables()


class DeepJourneySage(JourneySage):
    """The same for those who like to wait: a decision may take it seconds."""

    name = "sage-deep"
    level = Level(candidates=8, worlds=(8, 8, 8), margin=0.01, turns=1)
