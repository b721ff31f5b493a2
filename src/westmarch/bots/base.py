"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision
from westmarch.core.match import Match

# What a bot keeps between questions: only what JSON can carry.
Memory = dict[str, Any]
# Gives a match that looks the same from the bot's seat, all it can't know dealt anew by that seed.
Imagine = Callable[[int], Match[Any]]


@dataclass(slots=True, eq=False)
class Proposal:
    """An answer that a bot thinks of: its token, how much it likes it, why, and the memory that carries it out."""

    token: str
    liking: float
    why: Remark
    memory: Memory


class Bot:
    """Chooses one of a decision's options from what its seat may know, and can say why.

    A bot is a function of view, decision and memory (and imagined matches, if it needs them). It sits on one seat for
    a whole match, with one seed.
    """

    name: str = ""
    # A bot that never looks at the view spares the simulator building it.
    reads_view: bool = True
    # A bot that asks for imagined matches says so; rule bots need none. It must do without where there are none.
    imagines: bool = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.why: Remark = Remark("", "bot-silent")

    def choose(self, view: Any, decision: Decision, imagine: Imagine | None = None) -> str:
        """The token that its seat answers. Afterwards `why` says the reason: `str(bot.why)`, `bot.why.text("cs")`.

        `view` and `decision` are those of its seat: `match.view(seat)` or, quicker, `match.seen(seat)`, which tell the
        same. `imagine(seed)` gives imagined matches to a bot that asks for them.
        """
        raise NotImplementedError

    def proposals(self, view: Any, decision: Decision) -> list[Proposal]:
        """The answers worth thinking about here, best first; the first is what it would choose itself.

        Two proposals may have the same token and differ in their plan. The bot itself goes on as it was: whoever plays
        a proposal sets its memory. A bot that doesn't weigh answers against each other proposes its choice alone.
        """
        before = self.memory
        token = self.choose(view, decision)
        proposed = [Proposal(token, 0.0, self.why, self.memory)]
        self.memory = before
        return proposed

    # -- memory

    @property
    def memory(self) -> Memory:
        """All that it keeps between two questions. Another process that sets it goes on exactly from here."""
        return {"seed": self.seed, **self.keep()}

    @memory.setter
    def memory(self, memory: Mapping[str, Any] | None) -> None:
        """Nothing, or an empty memory, leaves a bot that has just sat down."""
        memory = memory or {}
        if memory.get("seed", self.seed) != self.seed:
            self.seed = memory["seed"]
            self.reseed()
        self.recall(memory)

    def forget(self) -> None:
        """Drops its plans: what was answered is not what they were made for."""
        self.recall({})

    def keep(self) -> Memory:
        """What belongs into the memory besides the seed. It must not change with the bot."""
        return {}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Takes over what `keep` gave; what is missing there is as in the beginning."""

    def reseed(self) -> None:
        """Makes anew what follows from the seed."""
