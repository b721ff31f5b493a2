"""A match looked at again: how the chance to win went up and down, what of it was luck and what was choice.

All chances are those of the first seat's team; in a game against the game itself they are the group's. A match has
moments: what happens between two checkpoints, an action or a step of the game. The chance before and after each is what
the learned value makes of the position, the mean of what all seats could know.

Choice is what the answers in a moment were worth less than the best ones, at the questions that the player who looks
ahead weighs. A better answer that could still be given the next time was not lost: it cost only what waiting cost. All
the rest of the change is luck: dice, tiles, cards, and what others held. So the chance at the start with all luck and
all choices is the result.

The judge knows no clock: the same match and the same seed give the same review everywhere.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import westmarch.bots as bots
from westmarch.bots.remarks import Remark, from_data
from westmarch.bots.remote import plain, rebuilt
from westmarch.bots.sage import Line, Sage, Weighed
from westmarch.bots.value import Value, fingerprint, ships
from westmarch.bots.worlds import imagining, world_of
from westmarch.core.closed import ClosedMatch
from westmarch.core.decisions import Decision
from westmarch.core.errors import WestmarchError
from westmarch.core.events import Event
from westmarch.core.journal import Answer, Outcome
from westmarch.core.match import Match
from westmarch.core.opened import opened
from westmarch.core.table import FELL
from westmarch.core.words import visible
from westmarch.lab.weighed import Note, Notes

# In how many worlds answers are tried, round by round as the player who looks ahead does. A match with more questions
# than that gets fewer worlds for each, so that the longest takes no more than a minute.
WORLDS = (2, 2, 4)
MANY = 240
# An answer that looks better than the one that was played by at least this much is measured again, in so many others.
CLOSE = 0.005
MEASURED = 24
# A choice that cost at least this much is a mistake worth showing.
MISTAKE = 0.02
# How many are shown.
MISTAKES = 10
LUCKY = 5
# A difference counts if it is more than so many of its standard errors.
SURE = 2.0
# Chances are kept to so many places, so that machines whose sums differ in the last bits tell the same.
PLACES = 6

# Goes up when the same weights come to another review.
EDITION = 1

# Makes a player who looks ahead, from a seed.
Sages = Callable[[int], Sage]
# Hears how many of how many answers have been weighed, at first and after each. What it raises ends the review.
Progress = Callable[[int, int], None]


@dataclass(slots=True, eq=False)
class Choice:
    """A question that was weighed, and what the player made of it. Its chances are those of the player's own team."""

    # How many answers had been given before it.
    number: int
    turn: int | None
    decision: Decision
    # The chance with what was played, as one could think before anything fell, and with the best.
    expected: float
    best: float
    # What it cost not to play the best.
    cost: float = 0.0
    # What was answered from here until something fell; what would have been better, if anything, and why.
    played: Line = field(default_factory=list)
    better: Line = field(default_factory=list)
    why: Remark | None = None
    # The first answers that were weighed, each with the best chance that it has.
    others: list[tuple[str, float]] = field(default_factory=list)

    @property
    def seat(self) -> str:
        return self.decision.seat

    def as_data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "turn": self.turn,
            "seat": self.seat,
            "kind": self.decision.kind,
            **_chances(self, "cost", "expected", "best"),
            "played": _line_data(self.played),
            "better": _line_data(self.better),
            "why": None if self.why is None else self.why.as_data(),
            "others": [{"token": token, "chance": _kept(chance)} for token, chance in self.others],
        }


@dataclass(slots=True, eq=False)
class Moment:
    """What happened between two checkpoints. Its chances are those of the first team."""

    # How many answers had been given before it, and after it.
    number: int
    until: int = field(init=False)
    turn: int | None
    # Who was asked first.
    seat: str
    before: float = 0.0
    after: float = 0.0
    # The chance before anything fell: after the last weighed answer, or at the start of the moment.
    expected: float = 0.0
    # What the choices in it changed.
    choice: float = 0.0
    choices: list[Choice] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.until = self.number

    @property
    def luck(self) -> float:
        """All of the change that was not choice."""
        return self.after - self.before - self.choice

    @property
    def fortune(self) -> float:
        """What fell, against what one could expect: luck without what the judge only saw when it looked ahead."""
        return self.after - self.expected

    def as_data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "until": self.until,
            "turn": self.turn,
            "seat": self.seat,
            **_chances(self, "before", "after", "expected", "choice", "luck"),
        }


@dataclass(slots=True, eq=False)
class Totals:
    """What a seat's choices cost its team in all, and what luck gave it."""

    luck: float
    choice: float = 0.0
    questions: int = 0
    mistakes: int = 0

    def as_data(self) -> dict[str, Any]:
        return {**_chances(self, "choice", "luck"), "questions": self.questions, "mistakes": self.mistakes}


class Review:
    """A whole match: its moments in order, and what they add up to."""

    def __init__(self, match: Match[Any]) -> None:
        self.game = match.game.key
        self.seats = match.seats
        self.teams = list(dict.fromkeys(match.game.team(match.setup, seat) for seat in match.seats))
        self.over = match.result is not None
        self.start = 0.0
        # The result; of a match that is not over, the chance as it stands.
        self.end = 0.0
        self.moments: list[Moment] = []

    @property
    def luck(self) -> float:
        return sum(each.luck for each in self.moments)

    @property
    def choice(self) -> float:
        return sum(each.choice for each in self.moments)

    @property
    def choices(self) -> list[Choice]:
        return [choice for moment in self.moments for choice in moment.choices]

    def sign(self, seat: str) -> int:
        """Whether what the first team gains is gain or loss to that seat."""
        return 1 if seat in self.teams[0] else -1

    def mistakes(self, most: int = MISTAKES) -> list[Choice]:
        """The choices that cost most."""
        found = [each for each in self.choices if each.cost >= MISTAKE]
        return sorted(found, key=lambda each: -each.cost)[:most]

    def lucky(self, seat: str) -> list[Moment]:
        """The moments at which fortune helped that seat's team most."""
        return self._swings(self.sign(seat))

    def unlucky(self, seat: str) -> list[Moment]:
        """The moments at which fortune hurt that seat's team most."""
        return self._swings(-self.sign(seat))

    def _swings(self, sign: int) -> list[Moment]:
        found = [each for each in self.moments if sign * each.fortune >= MISTAKE]
        return sorted(found, key=lambda each: -sign * each.fortune)[:LUCKY]

    def totals(self) -> dict[str, Totals]:
        totals = {seat: Totals(self.sign(seat) * self.luck) for seat in self.seats}
        for choice in self.choices:
            total = totals[choice.seat]
            total.questions += 1
            total.choice -= choice.cost
            total.mistakes += choice.cost >= MISTAKE
        return totals

    def as_data(self) -> dict[str, Any]:
        """As JSON carries it; docs/review.md says what each part is."""
        first = self.seats[0]
        shown = {each.number: each for each in (*self.lucky(first), *self.unlucky(first))}
        return {
            "game": self.game,
            "seats": list(self.seats),
            "teams": [list(team) for team in self.teams],
            "over": self.over,
            **_chances(self, "start", "end", "luck", "choice"),
            "moments": [each.as_data() for each in self.moments],
            "mistakes": [each.as_data() for each in self.mistakes()],
            "lucky": [each.number for each in self.lucky(first)],
            "unlucky": [each.number for each in self.unlucky(first)],
            "told": {str(number): _events_data(each.events) for number, each in sorted(shown.items())},
            "totals": {seat: total.as_data() for seat, total in self.totals().items()},
        }


@cache
def judge_of(game: str, weights: Path | None = None) -> str:
    """Names the judge, with the weights of the package or those of a file: another one would say something else about
    the same match."""
    return f"{EDITION}-{fingerprint(game, weights)}"


def can_judge(game: str) -> bool:
    """Whether a match of that game can be reviewed: it has a player who looks ahead, and that one's weights."""
    return bots.sage_of(game) is not None and ships(game)


def review(
    match: Match[Any],
    seed: int = 0,
    sages: Sages | None = None,
    on_progress: Progress | None = None,
    notes: Notes | None = None,
) -> Review:
    """Looks at a match again, over or as far as it has come. What stands in the notes is not weighed again, the rest is
    written there. Raises WestmarchError if nobody can judge its game."""
    if isinstance(match, ClosedMatch):
        match = opened(match)
    return _Reviewer(match, seed, sages or sages_of(match.game.key), notes).run(on_progress or _nobody_hears)


def _nobody_hears(done: int, of: int) -> None:
    pass


def sages_of(game: str, value: Value | None = None) -> Sages:
    """Players who look ahead with these weights, else with those of the package. Raises WestmarchError if there are
    none."""
    kind = bots.sage_of(game)
    if kind is None or (value is None and not ships(game)):
        raise WestmarchError("lab-review-no-judge", game=game)
    assert issubclass(kind, Sage)
    return partial(kind, value=value)


class _Reviewer:
    """Goes back through a match, answer by answer, since taking back is cheap: first for the curve, then to weigh."""

    def __init__(self, match: Match[Any], seed: int, sages: Sages, notes: Notes | None) -> None:
        self._match = match
        self._notes = notes
        self._sages = {seat: sages(bots.seat_seed(seed, seat)) for seat in match.seats}
        self._measured = MEASURED
        self._any_sage = self._sages[match.seats[0]]
        self._answers = _answers(match)
        self._found = Review(match)
        # For a seat and a kind of question, what its intents were still worth the next time.
        self._later: dict[tuple[str, str], dict[str, float]] = {}

    def run(self, on_progress: Progress) -> Review:
        self._draw_curve()
        self._place_events()
        due = self._worth_weighing()
        self._take_care(len(due))
        found = {} if self._notes is None else self._notes.found
        done = len(due.keys() & found.keys())
        if due:
            on_progress(done, len(due))
        again = self._match.clone()
        for number in range(self._match.answers - 1, -1, -1):
            token = again.pop()
            if number not in due:
                continue
            moment = due[number]
            if number in found:
                self._recall(again, found[number], number, moment)
                continue
            choice = self._weigh(again, token, number, moment)
            if self._notes is not None:
                self._notes.add(number, {} if choice is None else self._note(choice))
            done += 1
            on_progress(done, len(due))
        self._add_up()
        return self._found

    # -- the curve

    def _draw_curve(self) -> None:
        """The moments, with the chance before and after each."""
        match, found = self._match, self._found
        total = match.answers
        begins = {node.answers for node in match.checkpoints()}
        points: list[Moment] = []
        rows: list[list[float]] = []
        again = match.clone()
        for number in range(total, -1, -1):
            if number in begins or number == total:
                decision = again.decision
                if decision is not None:
                    points.insert(0, Moment(number, match.game.turn(again.state), decision.seat))
                    rows = [match.game.observe(again, seat) for seat in match.seats] + rows
            if number:
                again.pop()
        for moment, chance in zip(points, self._judged(rows)):
            moment.before = chance
        if match.result is None:
            found.end = points.pop().before
        else:
            found.end = float(any(seat in match.result.winners for seat in found.teams[0]))
        for moment, after in pairwise(points):
            moment.until, moment.after = after.number, after.before
        if points:
            points[-1].until, points[-1].after = total, found.end
        found.moments = points
        found.start = points[0].before if points else found.end

    def _judged(self, rows: list[list[float]]) -> list[float]:
        """The chance of the first team at every point: the mean of what all seats could know."""
        if not rows:
            return []
        chances = [float(chance) for chance in self._any_sage.judge.chances(rows)]
        seats = len(self._match.seats)
        return [_kept(sum(chances[at : at + seats]) / seats) for at in range(0, len(chances), seats)]

    def _place_events(self) -> None:
        """What is told at a checkpoint happened before its question."""
        moments = self._found.moments
        ends = [each.until for each in moments]
        told = 0
        for node in self._match.checkpoints():
            told += len(node.events)
            if node.answers and moments:
                moments[min(bisect_left(ends, node.answers), len(moments) - 1)].events += node.events
        if moments:
            moments[-1].events += self._match.events[told:]

    # -- choices

    def _take_care(self, questions: int) -> None:
        """How much is tried at each question, by how many there are. No clock is asked."""
        share = max(1, -(-questions // MANY))
        self._measured = max(2, MEASURED // share)
        for sage in self._sages.values():
            worlds = tuple(max(1, each // share) for each in WORLDS)
            # A player looks on to the next turn; here what comes before it is luck and choices of its own.
            sage.level = replace(sage.level, worlds=worlds, turns=0)

    def _worth_weighing(self) -> dict[int, Moment]:
        """The numbers of the answers to weigh, each with its moment: those to questions that the player who looks ahead
        weighs. Where there is none of them but much has changed, it is the first question of the moment."""
        due: dict[int, Moment] = {}
        for moment in self._found.moments:
            found = [at for at in range(moment.number, moment.until) if self._answers[at].kind in self._any_sage.weighs]
            if not found and abs(moment.after - moment.before) >= MISTAKE:
                asked = range(moment.number, moment.until)
                found = [at for at in asked if self._answers[at].kind != FELL][:1]
            for number in found:
                due[number] = moment
        return due

    def _weigh(self, match: Match[Any], token: str, number: int, moment: Moment) -> Choice | None:
        """What the player who looks ahead makes of a question and of the answer; nothing if nobody can imagine it."""
        decision = match.decision
        assert decision is not None
        seat = decision.seat
        sage = self._sages[seat]
        # By its number alone, so that what was weighed elsewhere makes no difference.
        sage.memory = {"asked": number}
        world = world_of(match, seat, sage.seed)
        imagine = imagining(world, seat)
        if world is None or imagine is None:
            return None
        then = self._line(number, moment)
        weighed = sage.weigh(match.seen(seat), decision, imagine, token, then)
        mine = next(each for each in weighed if each.played)
        best = weighed[0]
        done = [token, *(said for _, said in then)]
        if best is not mine and [said for _, said in sage.line(best, seat, world)] == done:
            mine = best  # they only part at a later question, which is weighed for itself
        if best is not mine and best.chance >= mine.chance + CLOSE:
            sage.measure([best, mine], seat, imagine, self._measured)
        choice = Choice(number, moment.turn, decision, mine.chance, mine.chance)
        choice.others = _others(weighed)
        choice.played = sage.line(mine, seat, world)[: 1 + len(then)]
        gain = 0.0 if best is mine else _surely(best.chances, mine.chances)
        later = self._later.get((seat, decision.kind), {}).get(_intent(best), 0.0)
        self._later[seat, decision.kind] = _worth(weighed, mine)
        choice.cost = _kept(max(0.0, gain - max(0.0, later)))
        if choice.cost > 0:
            choice.best = mine.chance + choice.cost
            choice.better = sage.line(best, seat, world)
            choice.why = best.proposal.why
        moment.choices.insert(0, choice)
        return choice

    def _note(self, choice: Choice) -> Note:
        """All that comes of a question that was weighed, for another time."""
        return {
            **{name: getattr(choice, name) for name in ("expected", "best", "cost", "others")},
            "played": [[plain(asked), token] for asked, token in choice.played],
            "better": [[plain(asked), token] for asked, token in choice.better],
            "why": None if choice.why is None else choice.why.as_data(),
            "later": self._later[choice.seat, choice.decision.kind],
        }

    def _recall(self, match: Match[Any], note: Note, number: int, moment: Moment) -> None:
        """What was weighed another time."""
        decision = match.decision
        assert decision is not None
        if "expected" not in note:
            return
        choice = Choice(number, moment.turn, decision, note["expected"], note["best"], note["cost"])
        choice.played = [(rebuilt(asked), token) for asked, token in note["played"]]
        choice.better = [(rebuilt(asked), token) for asked, token in note["better"]]
        choice.why = None if note["why"] is None else from_data(match.game.key, note["why"])
        choice.others = [(token, chance) for token, chance in note["others"]]
        self._later[choice.seat, decision.kind] = note["later"]
        moment.choices.insert(0, choice)

    def _line(self, number: int, moment: Moment) -> list[tuple[str, str]]:
        """The answers of the same seat that came right after that one, until something fell or was weighed again."""
        before = self._answers[number]
        line: list[tuple[str, str]] = []
        for given in self._answers[number + 1 : moment.until]:
            if before.fell or given.seat != before.seat or given.kind in self._any_sage.weighs:
                break
            line.append((given.kind, given.token))
            before = given
        return line

    def _add_up(self) -> None:
        for moment in self._found.moments:
            moment.expected = moment.before
            for choice in moment.choices:
                sign = self._found.sign(choice.seat)
                moment.choice -= sign * choice.cost
                moment.expected = _kept(choice.expected if sign > 0 else 1 - choice.expected)


@dataclass(slots=True, eq=False)
class _Given:
    """An answer of the match, and whether something fell after it."""

    seat: str
    kind: str
    token: str
    fell: bool = False


def _answers(match: Match[Any]) -> list[_Given]:
    given: list[_Given] = []
    for entry in match.journal:
        if isinstance(entry, Answer):
            given.append(_Given(entry.seat, entry.kind, entry.token))
        elif isinstance(entry, Outcome) and given:
            # At a real table people have entered it since they answered.
            last = len(given) - 1
            while last and given[last].kind == FELL:
                last -= 1
            for each in given[last:]:
                each.fell = True
    return given


def _surely(best: Sequence[float], played: Sequence[float]) -> float:
    """How much better the one is in the same worlds; nothing if it may as well be chance."""
    gains = [one - other for one, other in zip(best, played)]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return 0.0
    spread = sum((each - mean) ** 2 for each in gains) / (len(gains) - 1)
    return mean if mean > SURE * math.sqrt(spread / len(gains)) else 0.0


def _intent(weighed: Weighed) -> str:
    """What a proposal is about: the sentence that gives its reason, and the things that it names."""
    why = weighed.proposal.why
    return " ".join([why.key, *(why.names or [weighed.proposal.token])])


def _worth(weighed: Sequence[Weighed], played: Weighed) -> dict[str, float]:
    """How much better each intent is than what was played; of what was played itself, than the best of the others."""
    found: dict[str, float] = {}
    for each in weighed:
        intent = _intent(each)
        found[intent] = max(each.chance - played.chance, found.get(intent, -1.0))
    mine = _intent(played)
    others = [each.chance for each in weighed if _intent(each) != mine]
    found[mine] = played.chance - max(others, default=played.chance)
    return found


def _others(weighed: Sequence[Weighed]) -> list[tuple[str, float]]:
    """Each first answer once, with the best of its plans."""
    found: dict[str, float] = {}
    for each in weighed:
        found[each.proposal.token] = max(each.chance, found.get(each.proposal.token, 0.0))
    return sorted(found.items(), key=lambda pair: -pair[1])


def _kept(chance: float) -> float:
    return round(chance, PLACES)


def _chances(of: object, *names: str) -> dict[str, float]:
    return {name: _kept(getattr(of, name)) for name in names}


def _line_data(line: Line) -> list[dict[str, Any]]:
    return [{"kind": asked.kind, "params": dict(asked.params), "token": token} for asked, token in line]


def _events_data(events: Sequence[Event]) -> list[dict[str, Any]]:
    """What everybody could see."""
    return [{"kind": event.kind, "params": dict(event.params)} for event in visible(events, (None,))]
