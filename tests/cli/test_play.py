"""The terminal game, played by lines as a person would type them."""

from __future__ import annotations

import fcntl
import os
import pty
import random
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.cli.conftest import Westmarch
from tests.cli.looking import says
from tests.wotr.helpers import hand_of
from westmarch.bots import seat_seed
from westmarch.bots.base import Bot
from westmarch.cli import saves
from westmarch.core.errors import WestmarchError
from westmarch.core.match import Match
from westmarch.core.messages import text

GO_ON = "go on"

# In the middle of a turn, with dice that nobody had to roll.
ACTIONS = """westmarch position 1
game: wotr
seats: free shadow
seed: 7

[state]
turn: 2
phase: actions
dice free: muster_army muster_army will_of_the_west
dice shadow: army event event event
hand free: elven-cloaks
"""


def two_turns(seed: int) -> tuple[list[str], Match[Any]]:
    """What a person could type as the Free Peoples against `random` through two turns, and the match that gives."""
    match = westmarch.new_match("wotr", seed=seed)
    enemy = westmarch.bot("wotr", "random", seat_seed(seed, "shadow"))
    generator = random.Random(seed)
    typed = []
    while match.decision is not None and match.state.turn < 3:
        decision = match.decision
        if decision.seat == "free":
            typed.append(generator.choice(decision.options))
            match.push(typed[-1])
        else:
            match.push(enemy.choose({}, decision))
    return typed, match


@pytest.fixture
def actions(tmp_path: Path) -> str:
    file = tmp_path / "actions.position"
    file.write_text(ACTIONS, encoding="utf-8")
    return str(file)


def test_a_person_plays_through_two_turns(westmarch_command: Westmarch) -> None:
    typed, match = two_turns(7)
    lines = "\n".join([*typed, "show hand", "show map"]) + "\n"
    run = westmarch_command("play", "wotr", "--you", "free", "--against", "random", "--seed", "7", lines=lines)
    assert run.code == 0, run
    assert run.err == ""
    for word in ("Turn 1 begins.", "Turn 2 begins.", "The Shadow rolls", "The Free Peoples use their"):
        assert word in run.out
    assert "I don't understand" not in run.out
    assert "wotr." not in run.out
    assert "wotr-" not in run.out
    assert hand_of(match, "free")
    for card in hand_of(match, "free"):
        assert text(f"wotr-card-{card}") in run.out


def test_the_enemys_cards_stay_hidden(westmarch_command: Westmarch) -> None:
    typed, match = two_turns(7)
    lines = "\n".join([*typed, "log 99999", "show hand", "show status", "show discards"]) + "\n"
    out = westmarch_command("play", "wotr", "--you", "free", "--against", "random", "--seed", "7", lines=lines).out
    assert hand_of(match, "shadow")
    for card in hand_of(match, "shadow"):
        assert text(f"wotr-card-{card}") not in out
    assert "You draw" in out
    assert "The Shadow draws a card from its Strategy deck." in out
    assert "The Free Peoples draw a card" not in out


def test_prompt_options_and_table_are_in_words(westmarch_command: Westmarch) -> None:
    out = westmarch_command("play", "wotr", "--seed", "7", lines="").out
    says(
        out,
        "War of the Ring. Free Peoples: you, Shadow:",
        "Minas Tirith",
        "Gondor 3/1/1",
        "last known in Rivendell, progress 0; hidden; corruption 0 of 12",
        "Fellowship phase (progress 0)",
        "make Strider the Guide",
    )


def test_number_token_and_beginning_are_all_answers(westmarch_command: Westmarch) -> None:
    for word in ("1", "done", "go", "GO ON"):
        out = westmarch_command("play", "wotr", "--seed", "7", "--against", "random", lines=word + "\n").out
        assert "The Free Peoples roll" in out, word


def test_what_is_not_understood_changes_nothing(westmarch_command: Westmarch) -> None:
    lines = "fly\n99\n-1\n²\n;\nshow nonsense\nwhy nonsense\nwhy\nlog x\n\nmake\x00\n" + GO_ON + "\n"
    run = westmarch_command("play", "wotr", "--seed", "7", "--against", "random", lines=lines)
    assert run.code == 0
    says(
        run.out,
        "I don't understand “fly”",
        "I can't show that",
        "There is nothing called “nonsense” in this game.",
        "The Free Peoples roll",
    )


def test_what_could_be_several_is_asked_back(westmarch_command: Westmarch, actions: str) -> None:
    out = westmarch_command("play", "--load", actions, lines="1\nmove-armies\nd\n").out
    assert "“d” could be Dale or Dol Amroth." in out


def test_help_why_hint_log_and_show(westmarch_command: Westmarch, actions: str) -> None:
    wishes = ("help", "why attack", "why die:event", "why move-fellowship", "hint", "show minas tirith", "show strider")
    out = westmarch_command("play", "--load", actions, lines="\n".join(wishes) + "\n").out
    says(
        out,
        "Players use one die in turn",
        "show reinforcements",
        "No nation in the army in Fords of Isen is at war; only nations at war attack. (chapter VII",
        "None of your unused dice shows Event.",
        "choose the Will of the West die first",
        "I would choose: ",
        "stronghold, held by: Free Peoples",
        "Ranger of the North",
    )


def test_why_says_when_a_thing_can_be_chosen(westmarch_command: Westmarch) -> None:
    out = westmarch_command("play", "wotr", "--seed", "7", lines="why rivendell\nwhy moria\n").out
    assert "You can choose that now: Rivendell." in out
    assert "Moria is too far away: not a single step can be taken. (chapter VIII, The Fellowship)" in out


def test_undo_goes_back_to_the_persons_own_decision_past_the_computers(
    westmarch_command: Westmarch, actions: str
) -> None:
    lines = "will\nmove the fel\nundo\nundo\nundo\n"
    out = westmarch_command("play", "--load", actions, "--against", "random", lines=lines).out
    parts = out.split("> undo")
    assert "The Shadow uses its" in parts[0]
    assert "What do you use the Will of the West die for?" in parts[1]
    assert "Your action: which die do you use?" in parts[2]
    assert "There is no decision of yours to take back." in parts[3]


def test_a_saved_game_goes_on_as_if_nothing_had_been(
    westmarch_command: Westmarch, tmp_path: Path, actions: str
) -> None:
    file = tmp_path / "evening.record"
    lines = f"1\nwaste\nsave {file}\nquit\nn\n"
    first = westmarch_command("play", "--load", actions, "--you", "free", "--against", "random", lines=lines)
    assert first.code == 0
    assert f"Saved in {file}." in first.out
    assert "Save before you go?" not in first.out
    saved = westmarch.load_record(file.read_text(encoding="utf-8"))
    assert saved.decision is not None
    assert saved.decision.seat == "free"
    again = westmarch_command("play", "--load", str(file), lines="1\nwaste\nquit\nn\n")
    assert again.code == 0
    assert "Free Peoples: you, Shadow: random" in again.out
    assert "The Free Peoples use their" in again.out
    assert westmarch.load_record(file.read_text(encoding="utf-8")).answers == saved.answers


def test_a_saved_game_can_be_taken_over_from_the_other_side(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    westmarch_command("play", "wotr", "--you", "free", "--seed", "7", lines=f"{GO_ON}\nsave {file}\n")
    other = westmarch_command("play", "wotr", "--load", str(file), "--you", "shadow", "--against", "random", lines="")
    assert other.code == 0
    assert "Free Peoples: random, Shadow: you" in other.out
    toy = westmarch_command("play", "toy", "--load", str(file))
    assert toy.code == 2
    assert "is a match of wotr, not of toy" in toy.err


def test_a_record_without_players_is_played_from_the_first_seat(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "plain.record"
    file.write_text(westmarch.new_match("wotr", seed=3).record(), encoding="utf-8")
    run = westmarch_command("play", "--load", str(file), lines="")
    assert "Free Peoples: you" in run.out


def test_quit_offers_to_save_what_would_be_lost(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "kept.record"
    run = westmarch_command("play", "wotr", "--seed", "7", "--against", "random", lines=f"{GO_ON}\nquit\n{file}\n")
    assert "Save before you go?" in run.out
    assert file.exists()
    at_once = westmarch_command("play", "wotr", "--seed", "7", lines="quit\nn\n")
    assert "Save before you go?" not in at_once.out


def test_saving_where_it_can_not_be_done_is_said_and_the_game_goes_on(
    westmarch_command: Westmarch, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Rosie,\n")
    lines = f"save {tmp_path}/no/such/folder\nsave {letter}\nsave {tmp_path}\n{GO_ON}\n"
    run = westmarch_command("play", "wotr", "--seed", "7", "--against", "random", lines=lines)
    assert run.code == 0
    assert f"{tmp_path}/no/such/folder: there is no such file or folder." in run.out
    assert "is there already and is no saved game" in run.out
    assert letter.read_text() == "Dear Rosie,\n"
    assert "The Free Peoples roll" in run.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]


def test_everybody_at_one_keyboard(westmarch_command: Westmarch) -> None:
    lines = f"{GO_ON}\n0\n"
    out = westmarch_command("play", "wotr", "--you", "all", "--seed", "7", lines=lines).out
    says(
        out,
        "Free Peoples: you, Shadow: you",
        "Shadow: How many dice go into the Hunt Box?",
        "Free Peoples: Your action: which die do you use?",
        "· Free Peoples: You draw",
        "· Shadow: You draw",
    )


def test_any_game_can_be_played_without_words_of_its_own(westmarch_command: Westmarch) -> None:
    """The toy has no texts and no screen: its view is shown as it is, its tokens are their own labels."""
    lines = "take\n" * 40
    run = westmarch_command("play", "toy", "--you", "all", "--seed", "1", "--option", "fast=no", lines=lines)
    assert run.code == 0
    says(run.out, "points", "toy.take", "won (reached).", "The match is over.")


def test_after_the_end_one_can_still_take_back(westmarch_command: Westmarch) -> None:
    lines = "take\n" * 6 + "log 3\nshow points\ndance\nundo\nhelp\n"
    out = westmarch_command("play", "toy", "--you", "all", "--seed", "1", lines=lines).out
    assert "won (reached)." in out
    assert out.rstrip().endswith("leave")


class Clumsy(Bot):
    reads_view = False

    def choose(self, view: object, decision: westmarch.Decision, imagine: object = None) -> str:
        raise RuntimeError("I dropped the dice")


def test_a_computer_player_that_fails_leaves_the_game_behind(
    westmarch_command: Westmarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import import_module

    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(import_module("westmarch.bots").PLAYERS, "toy", {"clumsy": f"{__name__}:Clumsy"})
    run = westmarch_command("play", "toy", "--seed", "1", lines="take\n" * 9)
    assert run.code == 1
    assert "RuntimeError" in run.err
    assert "dropped" not in run.err, "these are not our words"
    assert "Traceback" not in run.err
    kept = (tmp_path / "toy-1-broken.record").read_text()
    assert "# trace: RuntimeError: I dropped the dice" in kept
    assert westmarch.load_record(kept).game.key == "toy", "comments don't disturb"


# -- saved games


def test_a_save_replaces_an_older_one_but_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    match = westmarch.new_match("wotr", seed=1)
    saves.save(str(file), match, {"free": "person", "shadow": "random"})
    match.push("done")
    saves.save(str(file), match, {"free": "person", "shadow": "random"})
    loaded, players = saves.load(str(file))
    assert loaded.answers == match.answers
    assert loaded.position() == match.position()
    assert players == {"free": "person", "shadow": "random"}
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(WestmarchError, match="no saved game"):
        saves.save(str(tmp_path / "photo.jpg"), match, {})


def test_positions_load_too(tmp_path: Path) -> None:
    file = tmp_path / "a.position"
    file.write_text(westmarch.new_match("wotr", seed=1).position(), encoding="utf-8")
    match, players = saves.load(str(file))
    assert match.decision is not None
    assert players == {}


# -- on a terminal


def take_the_terminal() -> None:
    """Only the terminal of a session turns Ctrl-C into a signal, and what runs in the background would ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A command on a pseudo-terminal of 100 columns and 40 lines."""

    def __init__(self, *words: str, cwd: Path) -> None:
        self.unread = ""
        self.reader, writer = pty.openpty()
        environment = {**os.environ, "COLUMNS": "100", "LINES": "40", "TERM": "xterm"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "westmarch", *words],
            stdin=writer,
            stdout=writer,
            stderr=writer,
            cwd=cwd,
            env=environment,
            start_new_session=True,
            preexec_fn=take_the_terminal,
        )
        os.close(writer)

    def expect(self, word: str, seconds: float = 300) -> None:
        """Waits for that; what was written after it is left for the next time."""
        until = time.monotonic() + seconds
        while word not in self.unread:
            ready, _, _ = select.select([self.reader], [], [], max(0, until - time.monotonic()))
            assert ready, f"{word!r} did not come; there was: {self.unread[-1000:]}"
            try:
                self.unread += os.read(self.reader, 65536).decode("utf-8", "replace")
            except OSError:
                raise AssertionError(f"{word!r} did not come before the end: {self.unread[-1000:]}") from None
        self.unread = self.unread.partition(word)[2]

    def interrupt(self) -> None:
        """Ctrl-C of somebody who is asked: a signal on the way into `input` would wait there for the next key."""
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.05)
        self.type("\x03")

    def type(self, keys: str) -> None:
        os.write(self.reader, keys.encode())

    def close(self) -> int:
        code = self.process.wait(30)
        os.close(self.reader)
        return code


def test_a_game_on_a_terminal_ends_with_an_offer_to_save(tmp_path: Path) -> None:
    terminal = Terminal("play", "wotr", "--against", "random", "--seed", "7", cwd=tmp_path)
    terminal.expect("make Strider the Guide")
    terminal.type("1\n")
    terminal.expect("which die do you use?")
    terminal.expect("\n> ")
    terminal.interrupt()
    terminal.expect("Save before you go?")
    terminal.type("y\n")
    terminal.expect("Saved in wotr-7.record.")
    assert terminal.close() == 0
    assert (tmp_path / "wotr-7.record").exists()


def test_a_replay_on_a_terminal_goes_step_by_step(tmp_path: Path) -> None:
    match = westmarch.new_match("wotr", seed=7)
    for token in ("done", "count:2"):
        match.push(token)
    saves.save(str(tmp_path / "a.record"), match, {})
    terminal = Terminal("replay", "a.record", "--seat", "free", cwd=tmp_path)
    terminal.expect("[0/2]")
    terminal.type("\n")
    terminal.expect("[2/2]")
    terminal.type("b\n")
    terminal.expect("[1/2]")
    terminal.type("0\n")
    terminal.expect("[0/2]")
    terminal.type("s hand\n")
    terminal.expect("In battle")
    terminal.type("nonsense\n")
    terminal.expect("Enter: next")
    terminal.type("q\n")
    assert terminal.close() == 0
