"""The sage of War of the Ring: it weighs what the steward thinks of."""

from __future__ import annotations

from westmarch.bots.base import Bot
from westmarch.bots.sage import Level, Sage, Table
from westmarch.bots.wotr.steward import Steward

# Who brings dice, or helps and hinders the Ring-bearers most.
DICE_BRINGERS = (
    "gandalf_the_white",
    "aragorn",
    "gollum",
    "saruman",
    "witch_king",
    "mouth_of_sauron",
    "lord_elrond",
    "lady_galadriel",
    "smeagol",
    "balrog_of_moria",
    "gothmog",
)


class WarSage(Sage):
    game = "wotr"
    level = Level(candidates=4, worlds=(4, 8), margin=0.006)
    weighs = ("wotr.action", "wotr.hunt-dice", "wotr.fellowship.phase")
    rests = (*weighs, "wotr.hand-limit")
    tables = (
        Table(2, share=8),
        Table(3, share=0.5),
        Table(4, share=0.5),
        Table(2, {"lome": True}, share=0.5),
        Table(2, {"lome": True, "council": True}, share=0.25),
        Table(3, {"lome": True}, share=0.5),
        Table(4, {"lome": True, "council": True}, share=0.25),
    )
    # What a side's settlements and nations are together, not one by one: a few thousand matches say too little about
    # each of them, and what was learned of them by chance made up half of every judgement.
    looks_at = (
        "ring: *",
        "mordor: *",
        "pool: *",
        "phase: *",
        "hunt: chance",
        "nazgul on the map",
        "turn",
        "shadow acts",
        "free: *",
        "shadow: *",
        "table: *",
        "three players",
        "four players",
        *(f"{person}: *" for person in DICE_BRINGERS),
    )

    def rule(self, seed: int) -> Bot:
        return Steward(seed)


class DeepWarSage(WarSage):
    """The same for those who like to wait: a decision may take it seconds."""

    name = "sage-deep"
    level = Level(candidates=8, worlds=(4, 4, 8), steps=4, margin=0.006)
