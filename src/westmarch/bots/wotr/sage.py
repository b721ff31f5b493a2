"""The sage of War of the Ring: it weighs what the veteran thinks of."""

from __future__ import annotations

from westmarch.bots.base import Bot
from westmarch.bots.sage import Level, Sage, Table
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.veteran import Veteran

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


SHADOW_SEATS = ("shadow", "witch-king", "saruman")
# The Free Peoples would put off what is dangerous if they looked no farther than the next action. The Shadow has other
# levels in their place; any other level is the same for both.
USUAL = Level(candidates=4, worlds=(3, 5), turns=1, margin=0.03)
DEEP = Level(candidates=8, worlds=(4, 6, 12), turns=1, margin=0.02)
OF_SHADOW = {
    USUAL: Level(candidates=4, worlds=(4, 8), margin=0.006),
    DEEP: Level(candidates=8, worlds=(4, 4, 8), steps=4, margin=0.006),
}
# To look ahead has won the Free Peoples nothing over the veteran's own choice, so they answer at once, and only what
# looks far better overrules him. Hints and reviews still look as far as before.
OF_FREE_AT_PLAY = {USUAL: Level(candidates=4, worlds=(2, 2), margin=0.12)}


class WarSage(Sage):
    game = "wotr"
    level = USUAL
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

    def level_of(self, seat: str) -> Level:
        return OF_SHADOW.get(self.level, self.level) if seat in SHADOW_SEATS else self.level

    def level_to_play(self, seat: str) -> Level:
        level = self.level_of(seat)
        return level if seat in SHADOW_SEATS else OF_FREE_AT_PLAY.get(level, level)

    def rule(self, seed: int) -> Bot:
        return Veteran(seed)

    @classmethod
    def company(cls, seed: int) -> Bot:
        """Mostly veterans, and stewards whom they might meet."""
        return Veteran(seed) if seed % 4 else Steward(seed)


class DeepWarSage(WarSage):
    """The same for those who like to wait: a decision may take it seconds."""

    name = "sage-deep"
    level = DEEP
