"""`westmarch tournament`, and what can be stopped and resumed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Westmarch
from westmarch.lab.extras import EXTRAS

COMMAND = [sys.executable, "-m", "westmarch"]


def test_a_table_of_ratings(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    words = ("tournament", "lcg", "--bots", "random,ranger", "--games", "3", "--jobs", "1", "--keep", str(file))
    run = westmarch_command(*words)
    assert run.code == 0
    for word in ("ranger", "random", "the game itself", "±", "won", str(file)):
        assert word in run.out
    assert "matches to play: about" in run.err
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 6
    assert westmarch_command(*words).code == 1


def test_who_beats_whom(westmarch_command: Westmarch, tmp_path: Path) -> None:
    words = ("tournament", "toy", "--bots", "random", "--games", "2", "--jobs", "1", "--keep", str(tmp_path / "kept"))
    run = westmarch_command(*words)
    assert run.code == 0
    assert "one won, against two" in run.out.lower()


def test_resumed_it_ends_as_if_it_had_not_been_stopped(westmarch_command: Westmarch, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    words = ("tournament", "lcg", "--bots", "random,ranger", "--games", "4", "--jobs", "1", "--json", "--keep")
    expected = westmarch_command(*words, str(whole)).out
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    part.write_text("".join(lines[:4]) + lines[5][:30], encoding="utf-8")
    run = westmarch_command("tournament", "--resume", str(part), "--json", "--jobs", "1")
    assert run.code == 0
    assert run.out == expected


def test_stopped_with_ctrl_c_it_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    words = ["tournament", "b5a", "--bots", "random", "--games", "2000", "--jobs", "1", "--keep", str(file)]
    running = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while time.monotonic() < until and (not file.exists() or len(file.read_bytes().splitlines()) < 5):
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert out == ""
    assert f"westmarch tournament --resume {file}" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Say which game, or --resume"),
        (("lcg",), "Say who takes part, with --bots. There are: random, novice, squire, ranger, sage, sage-deep"),
        (("lcg", "--bots", "nobody"), "nobody"),
        (("lcg", "--bots", "random,random"), "named twice"),
        (("lcg", "--resume", "x"), "with --resume, name no game"),
    ],
)
def test_what_can_not_be_meant(westmarch_command: Westmarch, words: tuple[str, ...], sentence: str) -> None:
    run = westmarch_command("tournament", *words)
    assert run.code == 2
    assert sentence in run.err


def test_without_openskill_it_says_so(westmarch_command: Westmarch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "tournament", ("no_such",))
    run = westmarch_command("tournament", "lcg", "--bots", "random")
    assert run.code == 1
    assert 'pip install "westmarch[tournament]"' in run.err


def test_a_page_with_plots(westmarch_command: Westmarch, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("--bots", "random", "--games", "3", "--jobs", "1", "--keep")
    assert westmarch_command("tournament", "b5a", *words, str(tmp_path / "b5a"), "--plots", str(page)).code == 0
    written = page.read_text(encoding="utf-8")
    assert "The Battle of Five Armies: a tournament" in written
    assert written.count("<svg") == 2
    assert "Free Peoples (rows) against Shadow (columns)" in written
    assert westmarch_command("tournament", "lcg", *words, str(tmp_path / "lcg"), "--plots", str(page)).code == 0
    assert "the game itself" in page.read_text(encoding="utf-8")


# -- simulate can be resumed too


def test_a_simulation_is_resumed(westmarch_command: Westmarch, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    words = ("simulate", "lcg", "--games", "5", "--seed", "3", "--jobs", "1", "--json", "--keep")
    expected = json.loads(westmarch_command(*words, str(whole)).out)
    part.write_text("".join(whole.read_text(encoding="utf-8").splitlines(keepends=True)[:3]), encoding="utf-8")
    run = westmarch_command("simulate", "--resume", str(part), "--json", "--jobs", "1")
    found = json.loads(run.out)
    del expected["speed"], found["speed"]
    assert found == expected
    assert len(part.read_text(encoding="utf-8").splitlines()) == 6


def test_a_simulation_needs_a_game_or_a_file(westmarch_command: Westmarch) -> None:
    assert "Say which game, or --resume" in westmarch_command("simulate").err


def test_without_ray_it_says_what_to_install(westmarch_command: Westmarch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "ray", ("no_such",))
    run = westmarch_command("simulate", "lcg", "--on", "ray")
    assert run.code == 1
    assert 'pip install "westmarch[ray]"' in run.err
