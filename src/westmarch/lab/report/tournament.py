"""The page of a tournament: ratings with how sure they are, and who beats whom."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from westmarch.core import numbers
from westmarch.core.messages import text
from westmarch.core.words import Words
from westmarch.games import find
from westmarch.lab.report.drawing import Interval, intervals
from westmarch.lab.report.page import card, section, table
from westmarch.lab.report.page import page as whole_page
from westmarch.lab.report.words import colour_of

Figures = Mapping[str, Any]


def page(figures: Figures) -> str:
    words = Words(figures["game"], find(figures["game"]).words)
    bots = ", ".join(words.player(bot) for bot in figures["bots"])
    params = {"matches": figures["matches"], "bots": bots, "seed": str(figures["seed"])}
    parts = [
        section(text("lab-report-ratings"), text("lab-report-ratings", attribute="about"), _ratings(figures, words)),
        section(text("lab-report-cross"), text("lab-report-cross", attribute="about"), _cross(figures, words)),
    ]
    title = text("lab-report-tournament", {"game": words.title()})
    return whole_page(title, text("lab-report-tournament-sub", params), parts)


def _ratings(figures: Figures, words: Words) -> list[str]:
    low = min(rating["mu"] - 2 * rating["sigma"] for rating in figures["ratings"])
    high = max(rating["mu"] + 2 * rating["sigma"] for rating in figures["ratings"])
    ticks = [(float(tick), str(tick)) for tick in range(0, 101, 5) if low - 2 <= tick <= high + 2]
    cards = []
    for seat in [*figures["seats"], None]:
        rated = sorted((each for each in figures["ratings"] if each["seat"] == seat), key=lambda each: -each["mu"])
        if not rated:
            continue
        colour = "c4" if seat is None else colour_of(figures["seats"], seat)
        rows = [
            Interval(
                words.player(rating["bot"]) if rating["bot"] else text("lab-report-the-game"),
                rating["mu"],
                rating["mu"] - 2 * rating["sigma"],
                rating["mu"] + 2 * rating["sigma"],
                colour,
                f"{numbers.number(rating['mu'], 1)} ± {numbers.number(2 * rating['sigma'], 1)}",
            )
            for rating in rated
        ]
        heading = text("lab-report-the-game") if seat is None else words.seat(seat)
        cards.append(card(heading, intervals(rows, heading, low - 1, high + 1, 25.0, ticks)))
    return cards


def _cross(figures: Figures, words: Words) -> list[str]:
    """How often the row wins on the first seat, the column sitting on the second; a list where there are more seats."""
    seats = figures["seats"]
    if len(seats) != 2:
        return [card("", _pairings(figures, words))]
    first, second = seats
    heading = text("lab-report-cross-card", {"first": words.seat(first), "second": words.seat(second)})
    found = {tuple(pairing["bots"].values()): pairing for pairing in figures["pairings"]}
    rows = ""
    for row in figures["bots"]:
        rows += f"<tr><td>{escape(words.player(row))}</td>"
        for column in figures["bots"]:
            pairing = found[row, column]
            share = pairing["wins"][first] / max(1, pairing["matches"])
            rows += f'<td class="heat" style="--share:{share:.3f}">{numbers.percent(share)}</td>'
        rows += "</tr>"
    head = "".join(f'<th style="text-align:center">{escape(words.player(bot))}</th>' for bot in figures["bots"])
    return [card(heading, f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>")]


def _pairings(figures: Figures, words: Words) -> str:
    rows = [
        [
            escape(", ".join(f"{words.seat(seat)}: {words.player(bot)}" for seat, bot in pairing["bots"].items())),
            str(pairing["matches"]),
            *(numbers.percent(pairing["wins"][seat] / max(1, pairing["matches"])) for seat in figures["seats"]),
        ]
        for pairing in figures["pairings"]
    ]
    headings = [
        text("lab-report-players"),
        text("lab-report-matches"),
        *(words.seat(seat) for seat in figures["seats"]),
    ]
    return table(headings, rows)
