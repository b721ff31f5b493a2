"""`westmarch play GAME --table`: dice and cards are typed as they fall at the table."""

from __future__ import annotations

from pathlib import Path

import westmarch
from tests.cli.conftest import Westmarch

DRAWN = ["elven cloaks", "the red arrow", "shelob's lair", "stormcrow"]


def test_a_whole_roll_is_typed_in_one_line(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    typed = [*DRAWN, "done", "0", "character muster event will", f"save {file}", "quit"]
    done = westmarch_command("play", "wotr", "--table", "--seed", "7", lines="\n".join(typed))
    assert done.code == 0, done.err
    match = westmarch.load_record(file.read_text(encoding="utf-8"))
    assert "~ action-dice/free character! muster! event! will_of_the_west!" in match.record()
    assert match.decision is not None
    assert match.decision.params["chance"] == "action-dice"
    assert match.decision.params["side"] == "shadow"


def test_what_cannot_fall_is_refused_and_a_slip_taken_back(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    typed = [*DRAWN, "done", "0", "eye", "sauron", "character", "undo", "hint", "muster", f"save {file}", "quit"]
    done = westmarch_command("play", "wotr", "--table", lines="\n".join(typed))
    assert done.out.count("I don't understand") == 2, done.out
    assert "enter what lies on the table" in done.out
    match = westmarch.load_record(file.read_text(encoding="utf-8"))
    assert match.decision is not None
    assert match.decision.params["entered"] == ["muster"]


def test_a_card_in_another_hand_is_refused_by_its_name(westmarch_command: Westmarch) -> None:
    typed = ["1", "1", "1", "quit"]  # an event card, a story card, and the same event card for the other side
    done = westmarch_command("play", "b5a", "--table", lines="\n".join(typed))
    assert "can't have been drawn (a drawn event card)" in done.out.replace("\n", " ")
    assert "ev_01" not in done.out


def test_computer_players_have_no_seat_at_a_real_table(westmarch_command: Westmarch) -> None:
    done = westmarch_command("play", "wotr", "--table", "--against", "random")
    assert done.code == 2
    assert "At a real table people play" in done.err


def test_with_closed_hands_a_card_is_named_when_it_is_played(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    dice = ["event event event event", "army army army army army army army"]
    typed = ["done", "0", *dice, "die:event", "hint", "card:mithril-coat-and-sting", f"save {file}", "quit"]
    done = westmarch_command("play", "wotr", "--table", "--closed", "--seed", "7", lines="\n".join(typed))
    assert done.code == 0, done.err
    assert "Hands stay closed at this table" in done.out
    record = file.read_text(encoding="utf-8")
    assert "~ draw-card/free mithril-coat-and-sting!" in record
    match = westmarch.load_record(record)
    assert match.closed
    assert match.view("free")["cards"]["free"]["count"] == 1


def test_closed_hands_need_a_real_table(westmarch_command: Westmarch) -> None:
    done = westmarch_command("play", "wotr", "--closed")
    assert done.code == 2
    assert "Hands stay closed only at a real table" in done.err
