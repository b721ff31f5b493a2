"""A match's record, from what is stored alone, with what only the table knows as remarks: who played, where an undo
crossed a roll, what each seed was committed to by.

`load_record` reads it like any other: remarks begin with `#`.
"""

from __future__ import annotations

from collections import defaultdict

from westmarch.server.keys import commitment
from westmarch.server.ledger import Ledger, Seed, Snapshot
from westmarch.server.loading import Course, Misfit, Unreadable, begin_anyhow, course, fits, reach


def annotated_record(ledger: Ledger) -> str:
    """The whole match. Raises Unreadable if not even its set-up is known any more.

    Where today's rules can't follow it from its start, it begins at a snapshot they know, and what was played before
    stands in remarks. Takes a moment then: call it in a thread.
    """
    what = course(ledger)
    if what.row.closed_hands:
        return _with_cards(ledger, what)
    start = None if fits(what) else _known_start(what)
    try:
        text = begin_anyhow(what, start).record()
    except Misfit as misfit:
        raise Unreadable([str(misfit)]) from None
    head = text.partition("\n[moves]\n")[0].splitlines()
    remarks = _heading(ledger)
    step = 0
    if start is not None:
        step = start.step
        remarks += [f"# the first {step} answers were played by other rules:"]
        remarks += [f"# {line}" for line in _moves(what, 0, step)]
    lines = [head[0], *remarks, *_with_result(head[1:], ledger), "[moves]"]
    moves = _moves(what, step, ledger.step, _crossings(ledger), start)
    count = sum(not line.startswith("#") for line in moves)
    return "\n".join([*lines, *moves, f"end {count}"]) + "\n"


def _with_cards(ledger: Ledger, what: Course) -> str:
    """Where hands stay closed the match itself tells which cards they turned out to hold: from its start, or where
    today's rules can't follow it from there, from a snapshot."""
    found = reach(Course(what.row, what.answers, what.seeds, []), ledger.step)
    if found.step < ledger.step:
        found = reach(what, ledger.step)
    if found.step < ledger.step:
        raise Unreadable(found.troubles)
    first, _, rest = found.match.record().partition("\n")
    return "\n".join([first, *_heading(ledger), rest])


def _known_start(what: Course) -> Snapshot | None:
    """The first of the last snapshots that are all of one version."""
    last = what.snapshots[-1] if what.snapshots else None
    same = [each for each in what.snapshots if last is not None and each.rules == last.rules]
    return same[0] if same and same[0].step else last


def _moves(
    what: Course, first: int, last: int, remarks: dict[int, list[str]] | None = None, start: Snapshot | None = None
) -> list[str]:
    """The lines of moves between two steps."""
    begun = what.row.fell if start is None else start.fell
    lines = (begun or "").splitlines() if first == (0 if start is None else start.step) else []
    seed = 0 if start is None else start.seed
    for step in range(first, last):
        given = what.answers[step]
        lines += (remarks or {}).get(step, [])
        for each in what.seeds[seed + 1 : given.seed + 1]:
            lines += _new_seed(each)
        seed = given.seed
        lines.append(f"{given.seat} {given.kind} {given.token}")
        lines += (given.fell or "").splitlines()
    if remarks is not None:
        lines += remarks.get(last, [])
        for each in what.seeds[seed + 1 :]:
            lines += _new_seed(each)
    return lines


def _new_seed(seed: Seed) -> list[str]:
    return [
        f"# a new seed, committed to then: {commitment(seed.seed, seed.nonce)}, nonce {seed.nonce}",
        f"* seed {seed.seed}",
    ]


def _crossings(ledger: Ledger) -> dict[int, list[str]]:
    remarks: dict[int, list[str]] = defaultdict(list)
    for entry in ledger.entries:
        if entry.kind not in ("undo", "rules"):
            continue
        count = entry.data["from"] - entry.data["to"]
        # If even more was taken back later, the remark stands at the last step that is still there.
        step = ledger.common_step(entry.seq)
        if entry.kind == "rules":
            remarks[step].append(f"# {count} answers were lost here, because the rules had changed")
        elif entry.data["crossed"]:
            remarks[step].append(f"# {entry.seat} took {count} answers back here, across a roll or reveal")
    return remarks


def _with_result(head: list[str], ledger: Ledger) -> list[str]:
    """The rest of the header, the state if there is one, and an empty line."""
    result = ledger.result
    if result is not None and ledger.settled is None:
        where = head.index("") if "" in head else len(head)
        head = [*head[:where], f"result: {' '.join(result['winners']) or '-'} {result['reason']}", *head[where:]]
    return [*head, ""]


def _heading(ledger: Ledger) -> list[str]:
    players = ", ".join(
        f"{row.seat} {row.name}" + (" (bot)" if row.kind == "bot" else "") for row in ledger.seats.values() if row.name
    )
    row, settled = ledger.row, ledger.settled
    # The moves alone don't lead there, so it is no result that a reader could check.
    ended = (
        [] if settled is None else [f"# ended at the table: {' '.join(settled['winners']) or '-'} {settled['reason']}"]
    )
    return [
        f"# match {row.id}, begun {row.created:%Y-%m-%d}, with version {row.version}",
        f"# {players}",
        f"# committed to at the start: {commitment(row.seed, row.nonce)}",
        f'# which is sha256 of "SEED:NONCE", nonce {row.nonce}',
        *ended,
    ]
