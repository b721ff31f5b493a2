"""Matches that were stored without what was told and what fell: those of the first release, and imported ones.

They are replayed from their start once, under today's rules, and get it, and snapshots on the way.
"""

from __future__ import annotations

import msgspec

from westmarch.server import loading, told
from westmarch.server.ledger import Ledger, Snapshot


class Fill(msgspec.Struct):
    """What an entry lacks (0: the set-up)."""

    seq: int
    told: str
    fell: str | None


class Filled(msgspec.Struct):
    reached: loading.Reached
    fills: list[Fill]
    snapshots: list[Snapshot]


def fill(ledger: Ledger, until: int) -> Filled:
    """Replays as far as it goes. Raises Unreadable if there is not even a beginning."""
    what = loading.course(ledger)
    what.snapshots = []
    try:
        match = loading.begin(what, None)
    except loading.Misfit as misfit:
        raise loading.Unreadable([str(misfit)]) from None
    found = loading.Reached(match, 0, 0, [match.answers], [])
    filled = Filled(found, [], [])
    ledger.row.told, ledger.row.fell = told.write(0, match.events), loading.written(match.journal)
    filled.fills.append(Fill(0, ledger.row.told, ledger.row.fell))
    _take_snapshot(filled, ledger)
    while found.step < until:
        events = len(match.events)
        try:
            fell = loading.advance(match, what, found.step)
        except loading.Misfit as misfit:
            found.troubles.append(str(misfit))
            break
        given = ledger.answers[found.step]
        found.step += 1
        found.counts.append(match.answers)
        given.fell = fell
        given.told = told.write(found.step, match.events[events:])
        filled.fills.append(Fill(given.seq, given.told, given.fell))
        _take_snapshot(filled, ledger)
    loading.follow(match, ledger.seeds[-1])
    return filled


def give_up(ledger: Ledger, step: int) -> list[Fill]:
    """Nothing can be found out any more about the answers after that step."""
    rest = ledger.answers[step:]
    for given in rest:
        given.told = "[]"
    return [Fill(given.seq, "[]", None) for given in rest]


def _take_snapshot(filled: Filled, ledger: Ledger) -> None:
    found = filled.reached
    last = filled.snapshots[-1].step if filled.snapshots else -loading.EVERY
    if found.step - last < loading.EVERY:
        return
    taken = loading.snapshot_of(found, ledger)
    if taken is not None and taken.step - last >= loading.EVERY:
        filled.snapshots.append(taken)
