"""Tables of the docs that are made from data, so that neither can be wrong alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def rows(page: str, head: str) -> list[tuple[str, ...]]:
    """The rows below a head; a cell is what stands between two bars."""
    lines = page.splitlines()
    found = []
    for line in lines[lines.index(head) + 2 :]:
        if not line.startswith("|"):
            break
        found.append(tuple(cell.strip() for cell in line.strip("|").split("|")))
    return found


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
