"""A match's record with what only the table knows, as remarks: who played, and where an undo crossed a roll."""

from __future__ import annotations

from collections import defaultdict

from westmarch.server.keys import commitment
from westmarch.server.table import Table


def annotated_record(table: Table) -> str:
    """`load_record` reads it like any other: remarks begin with `#`."""
    remarks: dict[int, list[str]] = defaultdict(list)
    for entry in table.entries:
        if entry.kind == "undo" and entry.data["crossed"]:
            count = entry.data["from"] - entry.data["to"]
            # If even more was taken back later, the remark stands at the last step that is still there.
            remarks[table.common_step(entry.seq)].append(
                f"# {entry.seat} took {count} answers back here, across a roll or reveal"
            )
    first, *rest = table.match.record().splitlines()
    lines = [first, *_heading(table)]
    answers = 0
    in_moves = False
    for line in rest:
        if in_moves and not line.startswith("~"):
            lines += remarks.pop(answers, [])
            answers += 1
        in_moves = in_moves or line == "[moves]"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _heading(table: Table) -> list[str]:
    players = ", ".join(
        f"{row.seat} {row.name}" + (" (bot)" if row.kind == "bot" else "") for row in table.seats.values() if row.name
    )
    row = table.row
    return [
        f"# match {row.id}, begun {row.created:%Y-%m-%d}, with version {row.version}",
        f"# {players}",
        f"# committed to at the start: {commitment(int(row.seed), row.nonce)}",
        f'# which is sha256 of "SEED:NONCE", nonce {row.nonce}',
    ]
