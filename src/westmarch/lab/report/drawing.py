"""Plots as plain SVG. Colours, light and dark, come from the page; sizes are in its own units and scale with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from westmarch.core import numbers

WIDTH = 520
ROW = 26
# The room for a letter of a name, and the most for a name.
LETTER = 7.4
LABEL = 236


@dataclass(slots=True, eq=False)
class Bar:
    """A row of a bar chart: a name, parts that add up (value, colour), and words behind it."""

    label: str
    parts: Sequence[tuple[float, str]]
    note: str
    tip: str = ""


@dataclass(slots=True, eq=False)
class Interval:
    """A row of a dot chart: a name, a value and between what it lies, and words behind it."""

    label: str
    value: float
    low: float
    high: float
    colour: str
    note: str


def svg(width: float, height: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )


def write(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, colour: str, tip: str = "", extra: str = "") -> str:
    title = f"<title>{escape(tip)}</title>" if tip else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}" '
        f'rx="2" class="{colour}"{extra}>{title}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def margin(labels: Sequence[str]) -> float:
    """The room for names at the left."""
    return min(LABEL, 16 + LETTER * max((len(shortened(label)) for label in labels), default=0))


def shortened(words: str, room: int = 30) -> str:
    return words if len(words) <= room else words[: room - 1].rstrip() + "…"


def bars(rows: Sequence[Bar], label: str, most: float | None = None, room: int = 130) -> str:
    """Horizontal bars, one under the other, all to the same scale. `room` is for the words behind them."""
    top = most if most is not None else max((sum(value for value, _ in row.parts) for row in rows), default=1.0)
    left = margin([row.label for row in rows])
    scale = (WIDTH - left - room) / (top or 1.0)
    parts = []
    for number, row in enumerate(rows):
        y = number * ROW
        parts.append(write(left - 10, y + 17, shortened(row.label), "label", "end"))
        x = left
        for value, colour in row.parts:
            if value:
                parts.append(box(x, y + 5, value * scale, ROW - 10, colour, row.tip or f"{row.label}: {row.note}"))
                x += value * scale
        parts.append(write(x + 7, y + 17, row.note, "note"))
    return svg(WIDTH, len(rows) * ROW, parts, label)


def intervals(
    rows: Sequence[Interval], label: str, low: float, high: float, middle: float, ticks: Sequence[tuple[float, str]]
) -> str:
    """Dots with how sure they are, about a middle line."""
    room = 112
    left = margin([row.label for row in rows])
    scale = (WIDTH - left - room) / ((high - low) or 1.0)

    def at(value: float) -> float:
        return left + (min(max(value, low), high) - low) * scale

    height = len(rows) * ROW + 22
    parts = []
    for value, words in ticks:
        parts.append(line(at(value), 0, at(value), height - 20, "axis" if value == middle else "grid"))
        parts.append(write(at(value), height - 5, words, "tick", "middle"))
    for number, row in enumerate(rows):
        y = number * ROW + ROW / 2
        tip = f"<title>{escape(row.label)}: {escape(row.note)}</title>"
        parts.append(write(left - 10, y + 4, shortened(row.label), "label", "end"))
        parts.append(line(at(row.low), y, at(row.high), y, f"whisker {row.colour}"))
        parts.append(f'<circle cx="{at(row.value):.1f}" cy="{y:.1f}" r="5" class="{row.colour}">{tip}</circle>')
        parts.append(write(WIDTH - room + 12, y + 4, row.note, "note"))
    return svg(WIDTH, height, parts, label)


def columns(
    values: Sequence[tuple[str, Sequence[tuple[float, str]], str]], label: str, height: int = 200, every: int = 1
) -> str:
    """Upright columns: (name, parts that add up, what it says when pointed at). Every so manieth name is written."""
    top = max((sum(value for value, _ in parts) for _, parts, _ in values), default=1.0) or 1.0
    left, bottom = 44.0, 24.0
    step = (WIDTH - left) / max(1, len(values))
    tall = height - bottom - 12
    drawn = []
    for mark in _marks(top):
        y = 12 + tall * (1 - mark / top)
        drawn.append(line(left, y, WIDTH, y, "grid"))
        drawn.append(write(left - 6, y + 4, numbers.short(mark), "tick", "end"))
    wide = min(step * 0.82, 44)
    for number, (name, parts, tip) in enumerate(values):
        x = left + number * step + (step - wide) / 2
        y = 12 + tall
        for value, colour in parts:
            if value:
                part = value / top * tall
                y -= part
                drawn.append(box(x, y, wide, part, colour, tip))
        if number % every == 0:
            drawn.append(write(x + wide / 2, height - 7, name, "tick", "middle"))
    return svg(WIDTH, height, drawn, label)


def _marks(top: float) -> list[float]:
    """Three or four round numbers up to the top."""
    step = 1.0
    while top / step > 4:
        step *= 2.5 if str(step).lstrip("0.").startswith("2") else 2
    return [step * number for number in range(int(top / step) + 1)]


def strip(shares: Sequence[float], colour: str, label: str) -> str:
    """A row of cells, darker where there is more: how something is spread over turns."""
    top = max(shares, default=0.0) or 1.0
    wide = 12
    cells = []
    for number, share in enumerate(shares):
        tip = f"{number + 1}: {numbers.percent(share, 1)}"
        cells.append(box(number * wide, 0, wide - 1, 16, colour, tip, f' fill-opacity="{share / top:.2f}"'))
    return (
        f'<svg viewBox="0 0 {len(shares) * wide} 16" class="strip" style="width:{len(shares) * wide}px" role="img" '
        f'aria-label="{escape(label, quote=True)}">' + "".join(cells) + "</svg>"
    )
