"""The page about many matches: what it says, and that it says it of the right matches."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch.core.errors import WestmarchError
from westmarch.lab import Plan, ledger, simulate
from westmarch.lab.report.drawing import columns
from westmarch.lab.report.matches import Study, difference, page, uses
from westmarch.lab.report.sources import gather, told_by
from westmarch.lab.simulate import Played

EXAMPLES = {"wotr": "random", "b5a": "captain", "lcg": "ranger"}


def match(winner: str | None, number: int = 0, **chronicle: Any) -> Played:
    made = Played(number, number)
    made.winners = () if winner is None else (winner,)
    made.reason = "shadow-conquers" if winner == "shadow" else "ring-destroyed"
    made.turns = 10 + number % 3
    made.decisions = 600
    made.statistics = {"corruption": number % 5}
    made.chronicle = chronicle
    return made


class Whole(HTMLParser):
    """Every tag that was opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(written: str) -> None:
    """A whole page that holds all it needs and shows no id, no number gone wrong and no missing text."""
    parser = Whole()
    parser.feed(written)
    assert parser.open == []
    for outside in ("http:", "https:", "<script", "<link", "url(", "@import"):
        assert outside not in written
    seen = re.sub(r"<style>.*?</style>|<[^>]*>", " ", written, flags=re.S)
    for wrong in ("nan", "inf", "None", "lab-report", "{", "wotr.", "b5a.", "lcg."):
        assert not re.search(rf"(?<![a-z]){re.escape(wrong)}(?![a-z])", seen), wrong


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_page_for_every_game(game: str) -> None:
    plan = Plan(game, [EXAMPLES[game]], games=25 if game == "lcg" else 6, seed=2, chronicle=True)
    matches = simulate(plan)
    written = page(game, plan.seats, matches, "made for a test")
    check(written)
    for heading in ("How matches end", "Turns", "Figures at the end", "In the order they fall", "Openings"):
        assert heading in written
    assert ("Dice" in written) == (game != "lcg")
    assert ("What was played with" in written) == (game == "lcg")
    assert "made for a test" in written


def test_a_page_for_three_and_four_players() -> None:
    plan = Plan("wotr", ["random"], games=3, seats=4, options={"lome": True}, chronicle=True)
    check(page("wotr", plan.seats, simulate(plan), ""))


def test_who_won_is_counted() -> None:
    matches = [match("free", number) for number in range(30)] + [match("shadow", number) for number in range(10)]
    written = page("wotr", ("free", "shadow"), matches, "")
    assert "75%" in written
    assert "95% sure: 60% to 86%" in written
    assert "30 (75%)" in written
    assert "10 (25%)" in written


def test_what_was_used_is_set_against_the_matches_without_it() -> None:
    with_it = {"used": {"card": {"free": ["athelas", "athelas"], "shadow": ["isildurs-bane"]}}}
    matches = [match("free", 0, **with_it) for _ in range(30)] + [match("shadow", 0, **with_it) for _ in range(10)]
    matches += [match("free") for _ in range(20)] + [match("shadow") for _ in range(40)]
    study = Study("wotr", ("free", "shadow"), matches)
    (use,) = uses(study, "card", "free")
    assert (use.id, use.matches) == ("athelas", 40)
    assert use.with_it == pytest.approx(0.75)
    assert use.without == pytest.approx(1 / 3)
    assert use.more == pytest.approx(0.75 - 1 / 3)
    assert use.low < use.more < use.high
    (other,) = uses(study, "card", "shadow")
    assert other.more == pytest.approx(0.25 - 2 / 3)
    written = page("wotr", ("free", "shadow"), matches, "")
    assert "Athelas" in written
    assert "+42 · 40" in written
    assert "no proof" in written


def test_few_matches_make_wide_limits() -> None:
    _, low, high = difference(6, 10, 5, 10)
    _, narrow, wide = difference(600, 1000, 500, 1000)
    assert low < 0 < high
    assert 0 < narrow < 0.1 < wide


def test_what_fell_stands_in_the_order_in_which_it_falls() -> None:
    early, late = {"fell": {"region": [[3, "dale"], [9, "edoras"]]}}, {"fell": {"region": [[5, "dale"]]}}
    written = page("wotr", ("free", "shadow"), [match("shadow", 0, **early)] * 2 + [match("free", 1, **late)] * 2, "")
    assert written.index("Dale") < written.index("Edoras")
    row = re.search(r"Dale</td>(.*?)</tr>", written, re.S)
    assert row is not None
    assert re.findall(r'<td class="n">(.*?)</td>', row[1]) == ["100%", "100%", "4"]


def test_a_name_can_not_break_the_page() -> None:
    check(page("lcg", ("p1",), [match("p1", 1, traits={"decks": ['<b>&"']})], "<i>"))


def test_columns_have_round_marks() -> None:
    written = columns([("1", [(430.0, "c0")], "")], "x")
    assert re.findall(r'class="tick" text-anchor="end">([^<]*)<', written) == ["0", "200", "400"]


# -- where matches come from


def test_records_tell_the_same_as_playing(tmp_path: Path) -> None:
    plan = Plan("b5a", ["random"], games=2, seed=4, records=str(tmp_path), chronicle=True)
    played = simulate(plan)
    found = gather([str(tmp_path)])
    assert found.game == "b5a"
    assert [each.as_data() for each in found.matches] == [each.as_data() for each in played]


def test_a_record_that_is_not_over_is_left_out(tmp_path: Path) -> None:
    running = westmarch.new_match("b5a", seed=1)
    (tmp_path / "a.record").write_text(running.record(), encoding="utf-8")
    with pytest.raises(WestmarchError, match="no finished match"):
        gather([str(tmp_path)])
    simulate(Plan("b5a", ["random"], seed=4, records=str(tmp_path)))
    found = gather([str(tmp_path)])
    assert (len(found.matches), found.unfinished) == (1, 1)


def test_matches_of_two_games_make_no_report(tmp_path: Path) -> None:
    for game in ("b5a", "lcg"):
        simulate(Plan(game, ["random"], records=str(tmp_path)))
    with pytest.raises(WestmarchError, match="A report is about one game"):
        gather([str(tmp_path)])


def test_what_is_no_record_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text("poem", encoding="utf-8")
    with pytest.raises(WestmarchError, match=r"a\.record can't be read"):
        gather([str(tmp_path / "a.record")])


def test_what_failed_is_left_out(tmp_path: Path) -> None:
    plan = Plan("lcg", ["random"], games=2, chronicle=True)
    kept = ledger.begin(tmp_path / "x.matches", "simulation", plan.as_data())
    good, bad = simulate(plan)
    bad.error = "ValueError: no"
    kept.add(good)
    kept.add(bad)
    assert [each.number for each in gather([str(tmp_path)]).matches] == [0]


def test_a_match_tells_what_happened(tmp_path: Path) -> None:
    (played,) = simulate(Plan("wotr", ["random"], seed=1, records=str(tmp_path), chronicle=True))
    again = westmarch.load_record(next(tmp_path.iterdir()).read_text(encoding="utf-8"))
    told = told_by(again, 0).chronicle
    assert told == played.chronicle
    dice = [event for event in again.events if event.kind == "wotr.rolled" and event.params["side"] == "shadow"]
    rolled = told["rolled"]["die"]["shadow"]
    assert sum(rolled.values()) == sum(len(each.params["dice"]) + each.params["eyes"] for each in dice)
    assert rolled["eye"] == sum(each.params["eyes"] for each in dice)
    cards = [event.params["card"] for event in again.events if event.kind == "wotr.played"]
    assert sorted(told["used"]["card"]["free"] + told["used"]["card"]["shadow"]) == sorted(cards)
    assert all(len(first) == 3 for first in told["opening"].values())
