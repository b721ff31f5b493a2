"""Tables of the docs that are made from data, so that neither can be wrong alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def filled(page: str, tables: Mapping[str, Sequence[tuple[str, ...]]]) -> str:
    """The page with the rows that the data gives below each head it knows."""
    lines: list[str] = []
    skipping = False
    head = ""
    for line in page.splitlines():
        if skipping and line.startswith("|"):
            continue
        skipping = False
        lines.append(line)
        if line.startswith("| ---") and head in tables:
            lines += ["| " + " | ".join(row) + " |" for row in tables[head]]
            skipping = True
        head = line
    return "\n".join(lines) + "\n"
