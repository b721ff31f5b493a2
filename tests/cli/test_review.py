"""`westmarch review`, judged by a value that was made up for the test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_sage import FIELD, value_of
from tests.cli.conftest import Westmarch
from tests.lab.judges import any_value, played
from tests.story import play
from tests.wotr.helpers import position
from westmarch.bots.sage import Sage, Weighed
from westmarch.cli.review import _signed, curve
from westmarch.core import messages
from westmarch.lab.review import Moment, Review
from westmarch.lab.weighed import header, open_notes


@pytest.fixture
def weights(tmp_path: Path) -> str:
    """The Free Peoples like it if the Shadow keeps its Army dice."""
    path = tmp_path / "weights.npz"
    value_of(shadow__army_at_dice=40.0).save(path)
    return str(path)


@pytest.fixture
def blunder(tmp_path: Path) -> str:
    path = tmp_path / "blunder.record"
    path.write_text(play(position(FIELD), "die:muster").record(), encoding="utf-8")
    return str(path)


def test_it_tells_mistakes_in_words(westmarch_command: Westmarch, weights: str, blunder: str) -> None:
    run = westmarch_command("review", blunder, "--weights", weights)
    assert run.code == 0, run.err
    lines = [line.strip() for line in run.out.splitlines()]
    assert "Played: Muster die" in lines
    assert any(line.startswith("Better: Army die → ") for line in lines)
    assert any(line.startswith("Turn 1, at the start: Shadow, ") for line in lines)
    assert "bot-" not in run.out
    assert "{" not in run.out


def test_machines_get_all_of_it(westmarch_command: Westmarch, weights: str, blunder: str) -> None:
    run = westmarch_command("review", blunder, "--json", "--weights", weights)
    data = json.loads(run.out)
    assert data["start"] + data["luck"] + data["choice"] == pytest.approx(data["end"], abs=1e-5)
    assert data["over"] is False
    (mistake,) = data["mistakes"]
    assert mistake["better"][0]["token"] == "die:army"
    assert mistake["why"]["text"].endswith((".", "!"))
    assert sum(each["choice"] for each in data["moments"]) == pytest.approx(data["choice"], abs=1e-5)


def test_luck_is_told_with_what_fell(westmarch_command: Westmarch, tmp_path: Path) -> None:
    """Judged by nothing that makes sense, much looks like luck; what everybody saw then is told."""
    any_value("wotr", 3).save(tmp_path / "any.npz")
    record = tmp_path / "some.record"
    record.write_text(played("wotr", 3, 120).record(), encoding="utf-8")
    run = westmarch_command("review", str(record), "--weights", str(tmp_path / "any.npz"))
    assert run.code == 0, run.err
    assert "Luckiest for Free Peoples" in run.out
    assert "The Shadow uses its" in run.out
    assert "You draw" not in run.out


@pytest.fixture
def long(tmp_path: Path) -> str:
    path = tmp_path / "long.record"
    path.write_text(played("b5a", 7, 150).record(), encoding="utf-8")
    any_value("b5a", 3).save(tmp_path / "any.npz")
    return str(path)


def test_what_was_stopped_goes_on_with_the_same_command(
    westmarch_command: Westmarch, monkeypatch: pytest.MonkeyPatch, long: str, tmp_path: Path
) -> None:
    monkeypatch.setattr("westmarch.lab.review.WORLDS", (1,))
    monkeypatch.setattr("westmarch.lab.review.MEASURED", 2)
    words = ("review", long, "--json", "--weights", str(tmp_path / "any.npz"))
    whole = westmarch_command(*words)
    kept = Path(f"{long}.review")
    assert not kept.exists()
    assert re.search(r"^\d+ questions to weigh: about \d+ seconds?\. Ctrl-C stops it\.$", whole.err, re.MULTILINE)

    asked: list[int] = []
    weigh = Sage.weigh

    def stop(self: Sage, *given: Any, **more: Any) -> list[Weighed]:
        asked.append(1)
        if len(asked) == 5:
            raise KeyboardInterrupt
        return weigh(self, *given, **more)

    monkeypatch.setattr(Sage, "weigh", stop)
    stopped = westmarch_command(*words)
    assert stopped.code == 130
    assert stopped.out == ""
    assert f"What was weighed is kept in {kept}. The same command goes on" in stopped.err
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 4
    again = westmarch_command(*words)
    assert again.code == 0, again.err
    assert json.loads(again.out) == json.loads(whole.out)
    assert not kept.exists()
    # Four had been weighed, and the fifth was begun.
    questions = sum(total["questions"] for total in json.loads(whole.out)["totals"].values())
    assert len(asked) == 1 + questions


def test_another_review_begins_anew_and_says_so(westmarch_command: Westmarch, weights: str, blunder: str) -> None:
    kept = Path(blunder).parent / "elsewhere"
    with open_notes(kept, header(position(FIELD), 3, "somebody")):
        pass
    run = westmarch_command("review", blunder, "--weights", weights, "--keep", str(kept))
    assert run.code == 0, run.err
    assert "was of another review" in run.err
    assert not kept.exists()


def test_where_nothing_can_be_written_there_is_a_review_all_the_same(
    westmarch_command: Westmarch, weights: str, blunder: str, tmp_path: Path
) -> None:
    run = westmarch_command("review", blunder, "--weights", weights, "--keep", str(tmp_path / "away" / "kept"))
    assert run.code == 0, run.err
    assert "can't be kept" in run.err
    assert "Played: Muster die" in run.out


def test_what_cannot_be_reviewed_is_said(
    westmarch_command: Westmarch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, blunder: str
) -> None:
    monkeypatch.setattr("westmarch.lab.review.ships", lambda game: False)
    run = westmarch_command("review", blunder)
    assert run.code == 1
    assert "can't be reviewed yet" in run.err
    torn = tmp_path / "torn.record"
    torn.write_text("westmarch record 1\ngame: none\n", encoding="utf-8")
    for file, weights in ((str(torn), "x.npz"), (str(tmp_path / "away.record"), "x.npz"), (blunder, str(torn))):
        run = westmarch_command("review", file, "--weights", weights)
        assert run.code in (1, 2), run.err
        assert run.err.startswith("westmarch: ")
        assert "Traceback" not in run.err


def test_a_position_alone_has_a_chance_and_no_story(westmarch_command: Westmarch, weights: str, tmp_path: Path) -> None:
    file = tmp_path / "field.position"
    file.write_text(position(FIELD).position(), encoding="utf-8")
    run = westmarch_command("review", str(file), "--weights", weights)
    assert run.code == 0, run.err
    assert "Luck changed it by 0, choices by 0." in run.out
    assert "Nobody made a choice" in run.out


def test_the_curve_goes_from_bottom_to_top() -> None:
    found = Review(position(FIELD))
    for number in range(10):
        moment = Moment(number, 1 + number // 5, "free")
        moment.before = number / 10
        found.moments.append(moment)
    found.end = 1.0
    *rows, turns = curve(found)
    columns = [row.ljust(len(rows[-1]))[7:] for row in rows]
    heights = [sum(row[at] != " " for row in columns) for at in range(11)]
    assert heights == sorted(heights)
    assert (heights[0], heights[-1]) == (0, len(rows))
    assert turns == " " * 7 + "1    2"


@pytest.mark.parametrize(("language", "top"), [("en", " 100% │"), ("cs", "100\xa0% │"), ("hu", " 100% │")])
def test_percentages_are_written_as_the_reader_does(language: str, top: str) -> None:
    messages.speak(language)
    try:
        assert curve(Review(position(FIELD)))[0].startswith(top)
    finally:
        messages.speak(messages.DEFAULT_LANGUAGE)


def test_changes_have_a_minus_and_no_hyphen() -> None:
    assert [_signed(change) for change in (-0.45, 0.45, 0.001)] == ["−45", "+45", "0"]


def test_a_game_of_rounds_counts_rounds(westmarch_command: Westmarch, tmp_path: Path) -> None:
    any_value("lcg", 3).save(tmp_path / "any.npz")
    record = tmp_path / "some.record"
    record.write_text(played("lcg", 3, 60).record(), encoding="utf-8")
    run = westmarch_command("review", str(record), "--weights", str(tmp_path / "any.npz"))
    assert run.code == 0, run.err
    assert "Round 1, " in run.out
    assert "Turn 1" not in run.out
