"""The page about many matches: who wins and how, how long it takes, what was used and whether it helped.

Nothing here knows a game. Figures come from results, Game.statistics and Game.chronicle, names from the message files.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import TypeVar

from westmarch.core import numbers
from westmarch.core.messages import text
from westmarch.core.numbers import percent
from westmarch.core.words import Words
from westmarch.games import find
from westmarch.lab.report.drawing import Bar, Interval, bars, columns, intervals, strip
from westmarch.lab.report.page import card, key, more, section, table, tile, tiles
from westmarch.lab.report.page import page as whole_page
from westmarch.lab.report.words import NOBODY, colour_of, heading_of
from westmarch.lab.simulate import Played
from westmarch.lab.statistics import win_rate

# How many rows a plot shows; a table below it has all.
ROWS = 12
FEW = 8
# A thing that was used in fewer matches tells nothing.
SEEN = 10
# The last turn that has a cell of its own.
TURNS = 20
# More values than these are put together in columns.
COLUMNS = 26

Matches = Sequence[Played]
K = TypeVar("K")


class Study:
    """Matches of one game, and the words for them."""

    def __init__(self, game: str, seats: Sequence[str], matches: Matches) -> None:
        self.words = Words(game, find(game).words)
        self.counts = find(game).counts
        self.seats = tuple(seats)
        self.matches = matches

    def name(self, family: str, id: str) -> str:
        """The name of a thing of a family, as a sentence would have it."""
        return str(self.words.params({family: id})[family])

    def of_seat(self, family: str, seat: str) -> str:
        """The heading of what a seat did with the things of a family."""
        return text("lab-report-of-seat", {"what": heading_of(self.words, family), "seat": self.words.seat(seat)})

    def colour(self, match: Played) -> str:
        """The colour of who won."""
        return colour_of(self.seats, match.winners[0] if match.winners else None)

    def colours(self) -> list[tuple[str, str]]:
        """Who has which colour, among those who won."""
        found = {}
        for match in self.matches:
            found[self.colour(match)] = self.winners(match)
        return sorted(((name, colour) for colour, name in found.items()), key=lambda pair: pair[1])

    def winners(self, match: Played) -> str:
        if not match.winners:
            return text("lab-report-lost")
        if len(match.winners) == len(self.seats):
            return text("lab-report-won")
        return text("lab-report-seat-won", {"seat": self.words.join([self.words.seat(seat) for seat in match.winners])})

    def parts(self, matches: Matches) -> list[tuple[float, str]]:
        """Matches by the colour of who won them."""
        counted = Counter(self.colour(match) for match in matches)
        return [(float(counted[colour]), colour) for colour in sorted(counted)]


def grouped(pairs: Iterable[tuple[K | None, Played]]) -> dict[K, list[Played]]:
    """Matches by what stands before them; without those before which nothing stands."""
    found: dict[K, list[Played]] = defaultdict(list)
    for common, match in pairs:
        if common is not None:
            found[common].append(match)
    return found


def page(game: str, seats: Sequence[str], matches: Matches, made: str) -> str:
    """The whole page. `made` says how the matches came about."""
    study = Study(game, seats, matches)
    colours = key(study.colours())
    parts = [
        _headline(study),
        section(text("lab-report-ends"), "", [*_ends(study, colours), *_turns(study, colours)]),
        _section("figures", _figures(study, colours)),
        _section("traits", _traits(study)),
        _section("fell", _fell(study)),
        _section("used", _used(study)),
        _section("openings", _openings(study)),
        _section("dice", _dice(study)),
    ]
    title = text("lab-report-title", {"game": study.words.title(), "matches": len(matches)})
    return whole_page(title, made, [part for part in parts if part])


def _section(name: str, cards: Iterator[str]) -> str:
    return section(text(f"lab-report-{name}"), text(f"lab-report-{name}", attribute="about"), list(cards))


def _headline(study: Study) -> str:
    matches = study.matches
    shown = [tile(numbers.number(len(matches)), text("lab-report-matches"))]
    for won in sorted(grouped((match.winners, match) for match in matches).values(), key=len, reverse=True):
        share, low, high = win_rate(len(won), len(matches))
        sure = text("lab-report-tile-sure", {"low": percent(low), "high": percent(high)})
        shown.append(tile(percent(share), study.winners(won[0]), sure, study.colour(won[0])))
    turns = [match.turns for match in matches if match.turns is not None]
    if turns:
        shown.append(
            tile(numbers.short(statistics.median(turns)), text("lab-report-tile-turns", {"counts": study.counts}))
        )
    shown.append(
        tile(
            numbers.number(statistics.median([match.decisions for match in matches])), text("lab-report-tile-decisions")
        )
    )
    return tiles(shown)


# -- how it ends


def _ends(study: Study, colours: str) -> Iterator[str]:
    reasons = grouped((match.reason, match) for match in study.matches)
    rows = [
        Bar(study.words.result_short(reason), study.parts(matches), _counted(len(matches), len(study.matches)))
        for reason, matches in sorted(reasons.items(), key=lambda item: -len(item[1]))
    ]
    heading = text("lab-report-reasons")
    yield card(heading, colours + bars(rows, heading))


def _turns(study: Study, colours: str) -> Iterator[str]:
    turns: dict[float, list[Played]] = grouped((match.turns, match) for match in study.matches)
    if turns:
        yield card(text("lab-report-turns"), colours + _histogram(study, turns, text("lab-report-turns")))


def _figures(study: Study, colours: str) -> Iterator[str]:
    """Columns for every figure that the game has, and for the points."""
    names = sorted({name for match in study.matches for name in match.statistics})
    for name in names:
        values = grouped((match.statistics.get(name), match) for match in study.matches)
        yield from _figure(study, study.words.name("statistic", name), values, colours)
    for score in sorted({name for match in study.matches for name in match.score}):
        points: dict[float, list[Played]] = grouped((match.score.get(score), match) for match in study.matches)
        yield from _figure(study, text("lab-report-points", {"who": study.words.scored(score)}), points, colours)


def _figure(study: Study, heading: str, values: Mapping[float, list[Played]], colours: str) -> Iterator[str]:
    if len(values) > 1:
        yield card(heading[:1].upper() + heading[1:], colours + _histogram(study, values, heading))


def _histogram(study: Study, values: Mapping[float, list[Played]], label: str) -> str:
    """A column for each value, or for each few of them if there are many."""
    low, high = math.floor(min(values)), math.floor(max(values))
    wide = max(1, math.ceil((high - low + 1) / COLUMNS))
    shown = []
    for start in range(low, high + 1, wide):
        matches = [
            match for value, some in values.items() if start <= math.floor(value) < start + wide for match in some
        ]
        name = str(start) if wide == 1 else f"{start}–{start + wide - 1}"
        shown.append((name, study.parts(matches), f"{name}: {_counted(len(matches), len(study.matches))}"))
    return columns(shown, label, every=max(1, math.ceil(len(shown) * (len(shown[-1][0]) + 1) / 52)))


# -- what it was played with


def _traits(study: Study) -> Iterator[str]:
    """How often each was won with; nothing where all matches had the same."""
    families: dict[str, dict[str, list[Played]]] = defaultdict(lambda: defaultdict(list))
    for match in study.matches:
        for family, ids in match.chronicle.get("traits", {}).items():
            for id in dict.fromkeys(ids):
                families[family][id].append(match)
    for family, ids in families.items():
        rows = []
        for id, matches in ids.items():
            won = sum(bool(match.winners) for match in matches)
            share, low, high = win_rate(won, len(matches))
            rows.append(
                Interval(
                    study.name(family, id), share, low, high, "c0", f"{percent(share)} · {numbers.number(len(matches))}"
                )
            )
        rows.sort(key=lambda row: -row.value)
        heading = heading_of(study.words, family)
        yield card(heading, intervals(rows, heading, 0, 1, 0.5, _percents(0, 100, 25)))


# -- what falls


def _fell(study: Study) -> Iterator[str]:
    families: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    for match in study.matches:
        for family, fallen in match.chronicle.get("fell", {}).items():
            first = dict[str, int]()
            for turn, id in fallen:
                first.setdefault(id, turn)
            for place, (id, turn) in enumerate(first.items(), start=1):
                families[family][id].append((place, turn))
    for family, ids in families.items():
        rows = [
            _fallen(study, family, id, times) for id, times in sorted(ids.items(), key=_usual_turn) if len(times) > 1
        ]
        if rows:
            columns = ("what", "share", "first", "turn", "turns")
            headings = [text(f"lab-report-fell-{each}", {"counts": study.counts}) for each in columns]
            yield card(heading_of(study.words, family), table(headings, rows, plotted=True))


def _usual_turn(item: tuple[str, list[tuple[int, int]]]) -> tuple[float, int]:
    return statistics.median([turn for _, turn in item[1]]), -len(item[1])


def _fallen(study: Study, family: str, id: str, times: list[tuple[int, int]]) -> list[str]:
    total = len(study.matches)
    turns = Counter(min(turn, TURNS) for _, turn in times)
    last = min(TURNS, max((match.turns or 0 for match in study.matches), default=TURNS))
    name = study.name(family, id)
    return [
        escape(name),
        percent(len(times) / total),
        percent(sum(place == 1 for place, _ in times) / total),
        numbers.short(statistics.median([turn for _, turn in times])),
        strip([turns[turn] / total for turn in range(1, last + 1)], "c1", name),
    ]


# -- what was used


class Use:
    """A thing that a seat used in some matches and not in others, and how often it won with and without."""

    def __init__(self, id: str, won_with: int, matches: int, won: int, total: int) -> None:
        self.id = id
        self.matches = matches
        self.with_it = won_with / matches
        self.without = (won - won_with) / (total - matches) if total > matches else math.nan
        self.more, self.low, self.high = difference(won_with, matches, won - won_with, total - matches)


def difference(won: int, matches: int, others_won: int, others: int) -> tuple[float, float, float]:
    """How much more often one wins than the other, and the limits of 95 percent confidence (Agresti and Caffo)."""
    more = won / matches - (others_won / others if others else 0.0)
    one, two = (won + 1) / (matches + 2), (others_won + 1) / (others + 2)
    half = 1.959964 * math.sqrt(one * (1 - one) / (matches + 2) + two * (1 - two) / (others + 2))
    return more, one - two - half, one - two + half


def uses(study: Study, family: str, seat: str) -> list[Use]:
    """What that seat used of a family, the most helpful first."""
    with_it: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    won = 0
    for match in study.matches:
        won += seat in match.winners
        for id in set(match.chronicle.get("used", {}).get(family, {}).get(seat, ())):
            with_it[id] += 1
            won_with[id] += seat in match.winners
    total = len(study.matches)
    found = [Use(id, won_with[id], matches, won, total) for id, matches in with_it.items()]
    return sorted(found, key=lambda use: (-use.more, use.id))


def _used(study: Study) -> Iterator[str]:
    families = dict.fromkeys(family for match in study.matches for family in match.chronicle.get("used", {}))
    for family in families:
        for seat in study.seats:
            found = uses(study, family, seat)
            telling = [use for use in found if SEEN <= use.matches <= len(study.matches) - SEEN]
            if telling:
                heading = study.of_seat(family, seat)
                yield card(heading, _helpful(study, family, telling, heading) + _all_uses(study, family, found))


def _helpful(study: Study, family: str, telling: Sequence[Use], label: str) -> str:
    """The most and the least helpful ones."""
    shown = telling if len(telling) <= 2 * ROWS else [*telling[:ROWS], *telling[-ROWS:]]
    rows = [
        Interval(
            study.name(family, use.id),
            use.more,
            use.low,
            use.high,
            NOBODY if use.low < 0 < use.high else "good" if use.more > 0 else "bad",
            text("lab-report-use-note", {"more": f"{use.more * 100:+.0f}", "matches": use.matches}),
        )
        for use in shown
    ]
    most = max(0.1, math.ceil(max(max(abs(row.low), abs(row.high)) for row in rows) * 10) / 10)
    step = 10 if most <= 0.3 else 20 if most <= 0.6 else 50
    return intervals(rows, label, -most, most, 0.0, _percents(-int(most * 100), int(most * 100), step))


def _all_uses(study: Study, family: str, found: Sequence[Use]) -> str:
    rows = [
        [
            escape(study.name(family, use.id)),
            numbers.number(use.matches),
            percent(use.with_it),
            "–" if math.isnan(use.without) else percent(use.without),
            f"{use.more * 100:+.0f}",
        ]
        for use in found
    ]
    headings = [text(f"lab-report-use-{each}") for each in ("what", "matches", "with", "without", "more")]
    return more(text("lab-report-all", {"count": len(found)}), table(headings, rows))


def _percents(low: int, high: int, step: int) -> list[tuple[float, str]]:
    return [
        (mark / 100, f"{mark:+d}" if low < 0 and mark else str(mark))
        for mark in range(-100, 101, step)
        if low <= mark <= high
    ]


# -- how it begins, and what is rolled


def _openings(study: Study) -> Iterator[str]:
    for seat in study.seats:
        whole = grouped((_opening(match, seat) or None, match) for match in study.matches)
        first = grouped((_opening(match, seat)[:1] or None, match) for match in study.matches)
        if not first:
            continue
        heading = text("lab-report-opening-first", {"seat": study.words.seat(seat)})
        yield card(heading, bars(_opening_rows(study, seat, first), heading, room=160))
        yield card(study.of_seat("opening", seat), _opening_table(study, seat, whole))


def _opening(match: Played, seat: str) -> tuple[str, ...]:
    return tuple(match.chronicle.get("opening", {}).get(seat, ()))


def _opening_rows(study: Study, seat: str, first: Mapping[tuple[str, ...], list[Played]]) -> list[Bar]:
    rows = []
    for tokens, matches in sorted(first.items(), key=lambda item: -len(item[1]))[:ROWS]:
        won = sum(seat in match.winners for match in matches)
        note = text(
            "lab-report-opening-note",
            {"share": percent(len(matches) / len(study.matches)), "won": percent(won / len(matches))},
        )
        parts = [(float(won), colour_of(study.seats, seat)), (float(len(matches) - won), NOBODY)]
        rows.append(Bar(study.words.label(tokens[0]), parts, note))
    return rows


def _opening_table(study: Study, seat: str, whole: Mapping[tuple[str, ...], list[Played]]) -> str:
    rows = []
    for tokens, matches in sorted(whole.items(), key=lambda item: (-len(item[1]), item[0]))[:FEW]:
        share, low, high = win_rate(sum(seat in match.winners for match in matches), len(matches))
        names = " → ".join(study.words.label(token) for token in tokens)
        rows.append([escape(names), numbers.number(len(matches)), percent(share), f"{percent(low)} – {percent(high)}"])
    headings = [text(f"lab-report-opening-{each}") for each in ("what", "matches", "won", "sure")]
    return table(headings, rows)


def _dice(study: Study) -> Iterator[str]:
    families = dict.fromkeys(family for match in study.matches for family in match.chronicle.get("rolled", {}))
    for family in families:
        for seat in study.seats:
            faces: Counter[str] = Counter()
            for match in study.matches:
                faces.update(match.chronicle.get("rolled", {}).get(family, {}).get(seat, {}))
            if not faces:
                continue
            total = sum(faces.values())
            colour = colour_of(study.seats, seat)
            rows = [
                Bar(
                    study.name(family, face),
                    [(count / total, colour)],
                    f"{numbers.percent(count / total, 1)} · {numbers.number(count)}",
                )
                for face, count in faces.most_common()
            ]
            heading = study.of_seat(family, seat)
            yield card(heading, bars(rows, heading))


def _counted(number: int, total: int) -> str:
    return f"{numbers.number(number)} ({percent(number / total)})"
