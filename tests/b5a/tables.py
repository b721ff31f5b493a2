"""Writes the tables of docs/b5a.md anew from the data: `python -m tests.b5a.tables`."""

from __future__ import annotations

from pathlib import Path

from westmarch.games.b5a.uncertain import DOUBTS, READINGS

DOCS = Path(__file__).parents[2] / "docs" / "b5a.md"


def tables(text: str) -> str:
    """The page with both tables as the data says."""
    lines: list[str] = []
    skipping = False
    for line in text.splitlines():
        if skipping and line.startswith("|"):
            continue
        skipping = False
        lines.append(line)
        if line == "| --- | --- | --- | --- |":
            lines += [f"| {each.id} | {each.value} | {each.confidence} | {each.why} |" for each in DOUBTS.values()]
            skipping = True
        elif line == "| --- | --- | --- |":
            lines += [f"| {each.id} | {each.where} | {each.text} |" for each in READINGS]
            skipping = True
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOCS.write_text(tables(DOCS.read_text()))
