"""From what is stored to a match that can be played on.

Loading takes a snapshot and plays the answers since then again. Each must fit: the same question to the same seat, an
answer that is offered, and the same dice as then. Where one doesn't, the rules have been corrected since, or somebody
has been at the database; nothing of what is said here about the reason may reach people, for it may be hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from westmarch.core.chance import Source
from westmarch.core.closed import ClosedMatch
from westmarch.core.game import Game, Setup
from westmarch.core.journal import Answer, Outcome, Reseed, Unseen
from westmarch.core.match import Match
from westmarch.core.notation import write_entry
from westmarch.core.table import TableMatch
from westmarch.games import find
from westmarch.server.ledger import Given, Ledger, Seed, Snapshot
from westmarch.server.models import MatchRow

# A snapshot is taken at the first checkpoint after so many answers.
EVERY = 50
# If the answers since a snapshot don't fit, that many more are tried before it is given up.
_MORE = 1


class Misfit(Exception):
    """What is stored can't be played under today's rules. The reason is for the log, not for people."""


class Unreadable(Exception):
    """A match that can't be loaded at all. The reasons are for the log, not for people."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))


class Course(msgspec.Struct):
    """The course of a match, as it was when somebody asked."""

    row: MatchRow
    answers: list[Given]
    seeds: list[Seed]
    snapshots: list[Snapshot]


class Reached(msgspec.Struct):
    """How far a match could be brought, and what stood in the way."""

    match: Match[Any]
    step: int
    base: int  # the step of the snapshot it came from
    counts: list[int]  # how many answers the match itself had had, at each step since then
    troubles: list[str]


def course(ledger: Ledger) -> Course:
    return Course(ledger.row, list(ledger.answers), list(ledger.seeds), list(ledger.snapshots))


def game_of(row: MatchRow) -> tuple[Game[Any], Setup]:
    game = find(row.game)
    return game, game.set_up(len(row.seats), row.options)


def kind_of(row: MatchRow) -> type[Match[Any]]:
    """Whether its dice fall here or at a real table, perhaps with closed hands."""
    return ClosedMatch if row.closed_hands else TableMatch if row.real_table else Match


# -- one step at a time


def begin(what: Course, snapshot: Snapshot | None) -> Match[Any]:
    """The match at that snapshot, or before its first answer. Raises Misfit if it can't be read."""
    match = begin_anyhow(what, snapshot)
    fell = what.row.fell if snapshot is None else snapshot.fell
    if fell is not None and written(match.journal) != match.game.modern(fell):
        raise Misfit(f"other things fall after {_name(snapshot)}")
    return match


def begin_anyhow(what: Course, snapshot: Snapshot | None) -> Match[Any]:
    """The same, also if other things fall than then."""
    try:
        return _begin(what, snapshot)
    except Exception as error:  # texts can be wrong in ways that nobody thought of
        raise Misfit(f"{_name(snapshot)} can't be read: {error!r}") from error


def _begin(what: Course, snapshot: Snapshot | None) -> Match[Any]:
    row = what.row
    game, setup = game_of(row)
    if snapshot is None:
        start = None if row.start is None else _read_state(game, setup, row.start)
        match = kind_of(row)(game, setup, _source(what, 0), row.scripts or None, start, row.drawn)
        if row.old_until:
            _answer_what_was_not_asked(match, what.answers[0] if what.answers else None)
        return match
    state = _read_state(game, setup, snapshot.state)
    return kind_of(row)(game, setup, _source(what, snapshot.seed), None, state, snapshot.drawn)


def _read_state(game: Game[Any], setup: Setup, text: str) -> Any:
    lines = [line.partition(":") for line in game.modern(text).splitlines()]
    return game.read(setup, [(n, key.strip(), rest.strip()) for n, (key, _, rest) in enumerate(lines, start=1)])


def _source(what: Course, seed: int) -> Source:
    return Source(what.seeds[seed].seed, splitmix64=what.row.old_dice and seed == 0)


def _name(snapshot: Snapshot | None) -> str:
    return "the start" if snapshot is None else f"the snapshot after {snapshot.step} answers"


def advance(match: Match[Any], what: Course, step: int) -> str:
    """Gives the match the answer that follows that step; gives what fell. Raises Misfit and changes nothing."""
    given = what.answers[step]
    answers = match.answers
    follow(match, what.seeds[given.seed])
    before, known = match.checkpoint, len(match.since_checkpoint)
    try:
        _give(match, given)
        if given.seq <= what.row.old_until:
            _answer_what_was_not_asked(match, what.answers[step + 1] if step + 1 < len(what.answers) else None)
        fell = written(match.journal_since(before)[known + 1 :])
        if given.fell is not None and fell != match.game.modern(given.fell):
            raise Misfit("other things fall")
    except Misfit as misfit:
        while match.answers > answers:
            match.pop()
        raise Misfit(f"answer {step + 1} ({given.kind}): {misfit}") from None
    return fell


def _give(match: Match[Any], given: Given) -> None:
    decision = match.decision
    if decision is None:
        raise Misfit("nothing is asked any more")
    if (decision.seat, decision.kind) != (given.seat, match.game.modern(given.kind) or decision.kind):
        raise Misfit(f"{decision.kind} is asked")
    if match.game.modern(given.token) not in decision.options:
        raise Misfit("it is not offered any more")
    try:
        for name, values in (given.scripts or {}).items():
            match.chance.script(name, values)
        match.push(given.token)
    except Exception as error:  # rules that meet a state which can't be
        raise Misfit(repr(error)) from error


def _answer_what_was_not_asked(match: Match[Any], following: Given | None) -> None:
    """The first release never asked what has one answer only; today that is asked where it would tell something."""
    decision = match.decision
    while decision is not None and len(decision.options) == 1:
        asked = following is not None and (following.seat, following.kind) == (decision.seat, decision.kind)
        if asked and following is not None and following.token == decision.options[0]:
            return
        match.push(decision.options[0])
        decision = match.decision


def follow(match: Match[Any], seed: Seed) -> None:
    """From now on that seed holds."""
    if match.seed != seed.seed:
        match.reseed(seed.seed)


def written(journal: Iterable[object]) -> str:
    """What fell, as a record writes it; and the answers to what the first release did not ask."""
    rows = []
    for entry in journal:
        if isinstance(entry, Unseen):
            rows.append(f"~ {entry.name}")  # what nobody saw may turn out to be something else
        elif isinstance(entry, Outcome | Answer):
            rows.append(write_entry(entry))
    return "\n".join(rows)


# -- from a snapshot


def reach(what: Course, step: int) -> Reached:
    """The match after that many answers, or as near before as it gets. Raises Unreadable if there is no beginning."""
    best: Reached | None = None
    troubles: list[str] = []
    tries = 0
    for snapshot in (*reversed([each for each in what.snapshots if each.step <= step]), None):
        try:
            found = _from(what, snapshot, step)
        except Misfit as misfit:
            troubles.append(str(misfit))
            continue
        troubles += found.troubles
        if best is None or found.step > best.step:
            best = found
        tries += 1
        if best.step == step or tries > _MORE:
            break
    if best is None:
        raise Unreadable(troubles)
    best.troubles = troubles
    return best


def _from(what: Course, snapshot: Snapshot | None, step: int) -> Reached:
    match = begin(what, snapshot)
    base = at = 0 if snapshot is None else snapshot.step
    counts = [match.answers]
    troubles: list[str] = []
    while at < step:
        try:
            advance(match, what, at)
        except Misfit as misfit:
            troubles.append(str(misfit))
            break
        at += 1
        counts.append(match.answers)
    follow(match, what.seeds[what.answers[at].seed if at < len(what.answers) else -1])
    return Reached(match, at, base, counts, troubles)


def fits(what: Course) -> bool:
    """Whether today's rules can follow it from its start. Only asked in earnest if other rules have played it."""
    rules = game_of(what.row)[0].rules_version
    if what.row.rules == rules and all(each.rules == rules for each in what.snapshots):
        return True
    try:
        return _from(what, None, len(what.answers)).step == len(what.answers)
    except Misfit:
        return False


# -- taking snapshots


def snapshot_of(found: Reached, what: Ledger) -> Snapshot | None:
    """A snapshot at the match's last checkpoint; None if there can't be one."""
    match = found.match
    node = match.checkpoint
    leading = []
    for entry in match.since_checkpoint:
        if isinstance(entry, Answer | Reseed):
            break
        leading.append(entry)
    scripted = any(isinstance(entry, Outcome) and entry.scripted for entry in leading)
    # Scripts are not part of a snapshot, so it waits until none is left; and notation doesn't tell how a match ended.
    if node.answers not in found.counts or scripted or match.chance.left() or node.state.result is not None:
        return None
    step = found.base + found.counts.index(node.answers)
    seed = max(index for index, each in enumerate(what.seeds) if each.seed == node.source.seed)
    seq = what.answers[step - 1].seq if step else 0
    state = "\n".join(match.game.write(match.setup, node.state))
    return Snapshot(seq, step, match.game.rules_version, seed, node.drawn, state, written(leading))
