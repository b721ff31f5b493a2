"""The sage: it looks ahead. One search for all games, which knows only what a rule bot proposes, imagined matches and a
learned value.

At each question it takes the answers that the rule bot thinks of. It tries each of them in the same few imagined
matches, where rule bots carry the action out for all seats, and judges what comes of it by the value. The answers that
look worse get fewer tries. How much it thinks is counted in tries, never in seconds, so that it answers the same
wherever it runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import westmarch.bots as bots
from westmarch.bots.base import Bot, Imagine, Proposal
from westmarch.bots.guided import Guided, without_seed
from westmarch.bots.remarks import Remark
from westmarch.bots.value import Judge, Value, shipped
from westmarch.core.decisions import Decision
from westmarch.core.game import Result
from westmarch.core.journal import Outcome
from westmarch.core.match import Match
from westmarch.games import find

# A try that is not over after so many answers is judged where it stands.
LONGEST = 2000


@dataclass(frozen=True, slots=True)
class Level:
    """How much is thought about a question.

    `candidates`: of the proposals, so many are tried. `worlds`: the imagined matches of each round; after a round the
    better half goes on. `steps`: how far a try goes: so many actions or steps of the game, and on until so many `turns`
    have begun. `margin`: how much better than the rule bot's own choice another answer must look, for of many that are
    much alike one looks better by chance. `noise`: what a level for people who learn misjudges a chance by, up to so
    much.
    """

    candidates: int = 8
    worlds: tuple[int, ...] = (2, 2, 4)
    steps: int = 1
    margin: float = 0.0
    noise: float = 0.0
    turns: int = 0


class Way:
    """How far a try has to go still."""

    __slots__ = ("_node", "_steps", "_until")

    def __init__(self, match: Match[Any], level: Level) -> None:
        self._node = match.checkpoint
        self._steps = level.steps
        self._until = turn_of(match) + level.turns

    def ends(self, match: Match[Any], quiet: bool) -> bool:
        """Whether it is to be judged here; asked after every answer."""
        if match.checkpoint is self._node:
            return False
        self._node = match.checkpoint
        self._steps -= quiet
        return quiet and self._steps <= 0 and turn_of(match) >= self._until


def turn_of(match: Match[Any]) -> int:
    """The turn that a match is in; 0 in a game that counts none."""
    return match.game.turn(match.state) or 0


@dataclass(frozen=True, slots=True)
class Table:
    """A kind of match to learn from: how many play, with what options, and how often it comes up."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    share: float = 1.0


# Answers in the order in which a seat gives them, each with its question.
Line = list[tuple[Decision, str]]


@dataclass(slots=True, eq=False)
class Weighed:
    """A proposal and what came of it in the worlds where it was tried: the own team's chances.

    `played`: this is what was done in the match. `then`: the kinds of the questions that came next there, and what was
    answered.
    """

    proposal: Proposal
    played: bool = False
    then: Sequence[tuple[str, str]] = ()
    chances: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)


class Sage(Guided):
    """A game's own sage says which game, which rule bot and how far to look."""

    name = "sage"
    imagines = True
    level = Level()
    # The kinds of questions that it looks ahead at; the others it leaves to the rule bot.
    weighs: tuple[str, ...] = ()
    # The kinds of questions at which a position is quiet enough to be judged: not in the middle of a fight. None: all.
    rests: tuple[str, ...] = ()
    # What its value is learned from, the inputs that it looks at, and those among them that it overlooks, by patterns
    # of their names.
    tables: tuple[Table, ...] = ()
    looks_at: tuple[str, ...] = ("*",)
    overlooks: tuple[str, ...] = ()

    def __init__(self, seed: int = 0, value: Value | None = None) -> None:
        super().__init__(seed)
        self.judge = Judge(find(self.game), value or shipped(self.game))
        # A rule bot for every seat, who plays it in what is imagined.
        self._players: dict[str, Bot] = {}
        # What it weighed at the last question, best first, for those who show it.
        self.weighed: list[Weighed] = []
        # How much it thinks at the question at hand, if that differs from what it would tell others.
        self._now: Level | None = None

    def level_of(self, seat: str) -> Level:
        """How much it thinks on that seat."""
        return self.level

    def level_to_play(self, seat: str) -> Level:
        """How much it thinks where it plays itself; hints and reviews tell what answers are worth and may want more."""
        return self.level_of(seat)

    @classmethod
    def company(cls, seed: int) -> Bot:
        """Who plays in the matches that its value is learned from, where nobody looks ahead."""
        return bots.make(cls.game, bots.rule_bot(cls.game), seed)

    @classmethod
    def is_quiet(cls, decision: Decision) -> bool:
        """Whether a position with this question can be judged."""
        return not cls.rests or decision.kind in cls.rests

    def choose(self, view: Any, decision: Decision, imagine: Imagine | None = None) -> str:
        self.weighed = []
        # What is asked in secret is answered at once: how long it thinks would tell others how much there is to choose.
        if decision.kind not in self.weighs or decision.secret:
            return self.obey(view, decision)
        level = self.level_to_play(decision.seat)
        proposals = self._rule.proposals(view, decision)[: level.candidates]
        if imagine is not None and len(proposals) > 1:
            self._asked += 1
            self._now = level
            self.weighed = self.ordered([Weighed(each) for each in proposals], decision.seat, imagine)
            self._now = None
            proposals = [each.proposal for each in self.weighed]
        token = self.take_up(proposals[0])
        if self.weighed:
            self.why = self.why.and_then(self._forecast())
        return token

    def proposals(self, view: Any, decision: Decision) -> list[Proposal]:
        """What the rule bot proposes, not weighed."""
        return [
            Proposal(each.token, each.liking, each.why, {**self.memory, "rule": without_seed(each.memory)})
            for each in self._rule.proposals(view, decision)
        ]

    def weigh(
        self, view: Any, decision: Decision, imagine: Imagine, played: str = "", then: Sequence[tuple[str, str]] = ()
    ) -> list[Weighed]:
        """What it makes of the answers to a question, best first, and of the one that was played, whatever it is.

        Nothing if there is one answer only, unless that was played. `then` tells how its player went on, in kinds of
        questions and answers, as `line` would. An answer that no rule bot would think of, or that it would have carried
        out otherwise, is carried on by one without a plan.
        """
        proposals = self._of_every_kind(self._rule.proposals(view, decision), decision.seat)
        weighed = [Weighed(each) for each in proposals]
        if played:
            self._find_played(weighed, played, then, decision.seat, imagine)
        elif len(weighed) < 2:
            return []
        self._asked += 1
        return self.ordered(weighed, decision.seat, imagine)

    def _of_every_kind(self, proposals: Sequence[Proposal], seat: str) -> list[Proposal]:
        """As many as it would try itself, and the best with each other answer: who asks wants to know of every die."""
        number = self.level_of(seat).candidates
        known = {each.token for each in proposals[:number]}
        others = {each.token: each for each in reversed(proposals[number:]) if each.token not in known}
        return [*proposals[:number], *reversed(others.values())]

    def _find_played(
        self, weighed: list[Weighed], played: str, then: Sequence[tuple[str, str]], seat: str, imagine: Imagine
    ) -> None:
        """Marks the proposal that was played; one that isn't among them is added."""
        world = imagine(self._draw("line"))
        for each in weighed:
            if each.proposal.token == played:
                line = [(asked.kind, token) for asked, token in self.line(each, seat, world)]
                if not then or line[1:] == list(then):
                    each.played = True
                    return
        weighed.append(Weighed(Proposal(played, 0.0, Remark("", "bot-silent"), {"seed": self.seed}), True, then))

    def line(self, weighed: Weighed, seat: str, world: Match[Any]) -> Line:
        """What the seat answers in that world to carry it out, until something falls or another question is weighed."""
        match = world.clone()
        node = match.checkpoint
        player = self._seated(match, weighed, seat)[seat]
        decision, token = match.decision, weighed.proposal.token
        then = list(weighed.then)
        line: Line = []
        for _ in range(LONGEST):
            assert decision is not None
            line.append((decision, token))
            before = len(match.since_checkpoint)
            match.push(token)
            decision = match.decision
            if decision is None or decision.seat != seat or decision.kind in self.weighs:
                break
            fell = any(isinstance(entry, Outcome) for entry in match.since_checkpoint[before:])
            if match.checkpoint is not node or fell:
                break
            token = _next(then, decision, seat) or player.choose(match.seen(seat), decision)
        return line

    def measure(self, weighed: Sequence[Weighed], seat: str, imagine: Imagine, worlds: int) -> None:
        """Forgets what came of these, and tries them all in that many other worlds.

        Of many answers the best looks better than it is, because chance helped to choose it. This doesn't choose.
        """
        for each in weighed:
            each.chances = []
        for number in range(worlds):
            self._try_all(weighed, seat, imagine(self._draw(f"measured {number}")))

    # -- looking ahead

    def ordered(self, weighed: list[Weighed], seat: str, imagine: Imagine) -> list[Weighed]:
        """Tries all in the first worlds, the better half in the next ones, and so on; best first.

        The rule bot's own choice is tried in all of them, and so is what was played.
        """
        usual = weighed[0]
        level = self._now or self.level_of(seat)
        out: list[Weighed] = []
        world = 0
        for worlds in level.worlds:
            for _ in range(worlds):
                self._try_all(weighed, seat, imagine(self._draw(f"world {world}")))
                world += 1
            weighed.sort(key=lambda each: -each.chance)
            half = max(2, (len(weighed) + 1) // 2)
            stay = [each for each in weighed[half:] if each is usual or each.played]
            out = [each for each in weighed[half:] if each not in stay] + out
            weighed = weighed[:half] + stay
        if level.noise:
            self._misjudge(weighed)
        if weighed[0].chance < usual.chance + level.margin:
            weighed.remove(usual)
            weighed.insert(0, usual)
        return weighed + out

    def _try_all(self, weighed: Sequence[Weighed], seat: str, world: Match[Any]) -> None:
        """Each proposal in the same world; what is undecided at the end is judged together."""
        open_ones: list[Weighed] = []
        rows: list[list[float]] = []
        ahead = set(world.game.team(world.setup, seat))
        for each in weighed:
            match = world.clone()
            result = self._carry_out(match, each, seat)
            if result is not None:
                each.chances.append(1.0 if ahead & set(result.winners) else 0.0)
            else:
                open_ones.append(each)
                rows.append(world.game.observe(match, seat))
        if not rows:
            return
        first = world.seats[0] in ahead
        for each, chance in zip(open_ones, self.judge.chances(rows)):
            each.chances.append(float(chance) if first else 1 - float(chance))

    def _carry_out(self, match: Match[Any], weighed: Weighed, seat: str) -> Result | None:
        """Plays a proposal and what follows, until it can be judged; gives the result if there is one."""
        players = self._seated(match, weighed, seat)
        way = Way(match, self._now or self.level_of(seat))
        then = list(weighed.then)
        match.push(weighed.proposal.token)
        for _ in range(LONGEST):
            decision = match.decision
            if decision is None or way.ends(match, self.is_quiet(decision)):
                break
            token = _next(then, decision, seat) if then else None
            match.push(token or players[decision.seat].choose(match.seen(decision.seat), decision))
        return match.result

    def _seated(self, match: Match[Any], weighed: Weighed, seat: str) -> dict[str, Bot]:
        """Rule bots for all seats, one of them about to carry out a proposal."""
        players = self._company(match)
        for player in players.values():
            player.memory = None
        players[seat].memory = weighed.proposal.memory
        return players

    def _company(self, match: Match[Any]) -> dict[str, Bot]:
        if not self._players:
            self._players = {seat: self.rule(self.seed) for seat in match.seats}
        return self._players

    def _draw(self, what: str) -> int:
        digest = blake2b(f"{self.seed}/{self._asked}/{what}".encode(), digest_size=8, person=b"westmarch-sage").digest()
        return int.from_bytes(digest) >> 1

    def _misjudge(self, weighed: list[Weighed]) -> None:
        """Chances as a weaker player sees them, each a little wrong."""
        for number, each in enumerate(weighed):
            wrong = self._draw(f"noise {number}") / (1 << 62) - 1
            each.chances = [chance + self.level.noise * wrong for chance in each.chances]
        weighed.sort(key=lambda each: -each.chance)

    # -- reasons

    def _forecast(self) -> Remark:
        best, *others = self.weighed
        params = {"chance": _percent(best.chance), "gain": self._gain(best, others)}
        return Remark("", "bot-sage-chance", params, secret=True)

    @staticmethod
    def _gain(best: Weighed, others: Sequence[Weighed]) -> int:
        """How many percent the next best answer of another kind would cost."""
        costs = [best.chance - each.chance for each in others if each.proposal.token != best.proposal.token]
        return max(0, _percent(min(costs))) if costs else 0

    def reseed(self) -> None:
        super().reseed()
        self._players = {}


def _next(then: list[tuple[str, str]], decision: Decision, seat: str) -> str | None:
    """The answer that was given next, if this is its question; nothing, and from then on, if it isn't."""
    if not then:
        return None
    kind, token = then.pop(0)
    if (decision.seat, decision.kind) == (seat, kind) and token in decision.options:
        return token
    then.clear()
    return None


def _percent(chance: float) -> int:
    return round(100 * chance)
