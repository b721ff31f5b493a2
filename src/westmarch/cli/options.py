"""A list of options on the screen: one a line while they are few, in columns when they are many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from westmarch.cli.screen import Screen

FEW = 8
MANY = 24
INDENT = 2
GAP = 2


def list_options(
    out: Screen, options: Sequence[str], labels: Mapping[str, str], notes: Mapping[str, str], numbered: bool
) -> None:
    """Prints them, read down each column. Options that are numbers themselves have no number of their own."""
    room = out.width - INDENT
    if not numbered:
        gap = GAP if all(labels[token].isdigit() for token in options) else GAP + 1
        row = (" " * gap).join(labels[token] for token in options)
        if gap == GAP or (cell_len(row) <= room and not any(notes.values())):
            out.print(Text(" " * INDENT + row))
            return
    # Notes are cut rather than let many options run off the screen.
    most = room if len(options) <= FEW else room // (2 if len(options) <= MANY else 3) - GAP
    items = [
        _item(number if numbered else None, labels[token], notes[token], most)
        for number, token in enumerate(options, start=1)
    ]
    width = max(cell_len(item.plain) for item in items) + GAP
    columns = max(1, (room + GAP) // width) if len(items) > FEW else 1
    rows = -(-len(items) // columns)
    for number in range(rows):
        line = Text(" " * INDENT)
        for item in items[number::rows]:
            line.append_text(item)
            line.append(" " * (width - cell_len(item.plain)))
        line.rstrip()
        out.print(line, soft_wrap=columns > 1 or not out.is_terminal)


def _item(number: int | None, label: str, note: str, most: int) -> Text:
    item = Text()
    if number is not None:
        item.append(f"{number:>3}  ", style="cyan")
    item.append(label)
    left = most - cell_len(item.plain) - 2
    if note and left >= 4:
        short = note if cell_len(note) <= left else set_cell_size(note, left - 1).rstrip() + "…"
        item.append(f"  {short}", style="dim")
    return item
