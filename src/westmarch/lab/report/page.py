"""A web page that holds everything it needs: no script, no font, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import westmarch
from westmarch.core.messages import spoken, text

STYLE = """
:root { color-scheme: light dark;
  --paper: #faf8f3; --card: #ffffff; --ink: #22241f; --soft: #66685f; --line: #e3ded2; --accent: #8a5a1c;
  --c0: #2d6a9f; --c1: #b24a33; --c2: #4c8a4f; --c3: #8460a8; --c4: #8b8778; --good: #3c7f5a; --bad: #b24a33; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16181a; --card: #1e2124; --ink: #e9e6dd; --soft: #a3a199; --line: #33373b; --accent: #d9a45b;
  --c0: #6aa9dc; --c1: #e07f66; --c2: #7fbd80; --c3: #b394d6; --c4: #8d8b82; --good: #74bd93; --bad: #e07f66; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; font-size: 16px; }
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px 64px; }
h1, h2 { font-family: "Iowan Old Style", Palatino, "Palatino Linotype", "URW Palladio L", Georgia, serif;
  font-weight: 600; letter-spacing: -0.01em; line-height: 1.2; }
h1 { font-size: 40px; margin: 0 0 6px; }
h2 { font-size: 25px; margin: 52px 0 4px; padding-top: 20px; border-top: 1px solid var(--line); }
h3 { font-size: 15px; margin: 0 0 10px; font-weight: 600; }
p { margin: 0 0 14px; max-width: 74ch; }
.soft, .sub { color: var(--soft); }
.sub { margin-bottom: 26px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 14px; }
.tile, .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px 18px; }
.tile b { display: block; font-size: 30px; line-height: 1.15; font-variant-numeric: tabular-nums; font-weight: 600; }
.tile span { font-size: 14px; } .tile small { display: block; font-size: 13px; color: var(--soft); }
.c0 { --own: var(--c0); } .c1 { --own: var(--c1); } .c2 { --own: var(--c2); } .c3 { --own: var(--c3); }
.c4 { --own: var(--c4); } .good { --own: var(--good); } .bad { --own: var(--bad); }
.tile[class*=" c"] { border-top: 4px solid var(--own); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 500px), 1fr)); gap: 16px;
  margin-top: 14px; align-items: start; }
.card { overflow-x: auto; }
svg { display: block; width: 100%; height: auto; max-width: 580px; }
svg.strip { height: 16px; }
svg text { font: 13px system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; fill: var(--ink); }
svg .note, svg .tick { fill: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); stroke-width: 1; } svg .axis { stroke: var(--soft); stroke-width: 1; }
rect, circle { fill: var(--own); }
.whisker { stroke: var(--own); stroke-width: 2.5; stroke-linecap: round; opacity: 0.45; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--soft); font-weight: 500; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
td.n, th.n { text-align: right; } td.t { white-space: normal; min-width: 12ch; } td.s, th.s { width: 45%; }
td.heat { text-align: center; border-radius: 4px; min-width: 74px;
  background: color-mix(in srgb, var(--c0) calc(var(--share) * 70%), var(--card)); }
.key { display: flex; flex-wrap: wrap; gap: 6px 18px; font-size: 14px; color: var(--soft); margin: 4px 0 12px; }
.key i { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 7px;
  vertical-align: -1px; background: var(--own); }
details { margin-top: 12px; } summary { cursor: pointer; color: var(--accent); font-size: 14px; }
details > table { margin-top: 10px; }
footer { margin-top: 56px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 14px; }
@media print { body { background: #fff; } .card, .tile, h2 { break-inside: avoid; } }
"""


def page(title: str, subtitle: str, parts: Sequence[str]) -> str:
    """The whole page."""
    made = text("lab-report-made", {"version": westmarch.__version__})
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        f'<p class="sub">{escape(subtitle)}</p>\n' + "\n".join(parts) + f"\n<footer>{escape(made)}</footer>\n"
        "</main>\n</body>\n</html>\n"
    )


def section(heading: str, intro: str, cards: Sequence[str]) -> str:
    """A part of the page; nothing if it has nothing to show."""
    if not cards:
        return ""
    said = f'<p class="soft">{escape(intro)}</p>' if intro else ""
    return (
        f'<section>\n<h2>{escape(heading)}</h2>\n{said}\n<div class="cards">' + "\n".join(cards) + "</div>\n</section>"
    )


def card(heading: str, inside: str) -> str:
    title = f"<h3>{escape(heading)}</h3>" if heading else ""
    return f'<div class="card">{title}{inside}</div>'


def tile(figure: str, words: str, more: str = "", colour: str = "") -> str:
    below = f"<small>{escape(more)}</small>" if more else ""
    return f'<div class="tile {colour}"><b>{escape(figure)}</b><span>{escape(words)}</span>{below}</div>'


def tiles(several: Sequence[str]) -> str:
    return '<div class="tiles">' + "".join(several) + "</div>"


def key(colours: Sequence[tuple[str, str]]) -> str:
    """Which colour is who."""
    items = [f'<span><i class="{colour}"></i>{escape(name)}</span>' for name, colour in colours]
    return '<div class="key">' + "".join(items) + "</div>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], plotted: bool = False) -> str:
    """Cells are HTML already. All columns but the first hold figures; the last one may hold plots."""
    kinds = ["t"] + ["n"] * (len(headings) - 1)
    if plotted:
        kinds[-1] = "s"
    head = "".join(f'<th class="{kind}">{escape(each)}</th>' for kind, each in zip(kinds, headings))
    body = "".join(
        "<tr>" + "".join(f'<td class="{kind}">{cell}</td>' for kind, cell in zip(kinds, row)) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def more(words: str, inside: str) -> str:
    return f"<details><summary>{escape(words)}</summary>{inside}</details>"
