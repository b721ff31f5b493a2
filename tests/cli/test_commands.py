"""Commands from the outside: what they print, their exit codes, and that nothing wrong ends in a traceback."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import westmarch
from tests.cli.conftest import Westmarch

COMMAND = [sys.executable, "-m", "westmarch"]


# -- games


def test_games_are_listed_with_seats_and_options(westmarch_command: Westmarch) -> None:
    run = westmarch_command("games")
    assert run.code == 0
    assert "War of the Ring" in run.out
    assert "free, shadow" in run.out
    assert "random" in run.out


def test_games_as_json(westmarch_command: Westmarch) -> None:
    found = {game["key"]: game for game in json.loads(westmarch_command("games", "--json").out)}
    assert found["wotr"]["seats"]["2"] == ["free", "shadow"]
    assert "random" in found["wotr"]["bots"]
    assert found["toy"]["options"] == [{"name": "fast", "default": False, "choices": [False, True]}]


# -- simulate


def test_simulate_sums_up(westmarch_command: Westmarch) -> None:
    run = westmarch_command("simulate", "wotr", "--games", "2", "--bots", "random,random", "--seed", "1", "--jobs", "1")
    assert run.code == 0
    assert run.err == ""
    assert "2 matches from seed 1. Free Peoples: random, Shadow: random." in run.out
    for word in ("won by", "because", "turns", "decisions", "median", "q3", "a second"):
        assert word in run.out


def test_simulate_as_json(westmarch_command: Westmarch) -> None:
    run = westmarch_command("simulate", "toy", "--games", "5", "--seed", "3", "--jobs", "1", "--json")
    assert run.code == 0
    found = json.loads(run.out)
    assert found["game"] == "toy"
    assert found["bots"] == {"one": "random", "two": "random"}
    assert found["games"] == found["ended"] == 5
    assert sum(found["wins"].values()) == 5
    assert found["reasons"] == {"reached": 5}
    assert found["errors"] == []
    assert set(found["decisions"]) == {"min", "q1", "median", "q3", "max", "mean"}
    assert [match["number"] for match in found["matches"]] == [0, 1, 2, 3, 4]
    assert found["matches"][0]["seed"] == 3
    assert found["speed"]["jobs"] == 1
    assert found["speed"]["decisions_per_second"] > 0


def test_options_reach_the_game(westmarch_command: Westmarch) -> None:
    run = westmarch_command("simulate", "toy", "--games", "1", "--option", "fast=yes", "--json")
    assert json.loads(run.out)["options"] == {"fast": True}


def test_a_match_that_fails_is_reported_and_the_others_go_on(westmarch_command: Westmarch, tmp_path: Path) -> None:
    records = tmp_path / "records"
    run = westmarch_command(
        "simulate", "fragile", "--games", "8", "--seed", "1", "--json", "--jobs", "1", "--records", str(records)
    )
    assert run.code == 1
    found = json.loads(run.out)
    failed = {match["seed"] for match in found["errors"]}
    assert 0 < len(failed) < 8
    assert found["ended"] == 8 - len(failed)
    for error in found["errors"]:
        assert error["seed"] % 2 == 1
        assert "ZeroDivisionError: the toy fell off the table" in error["error"]
        assert f"seed {error['seed']} failed" in run.err
    assert "Traceback" not in run.err
    assert len(list(records.iterdir())) == 8
    again = westmarch_command("simulate", "fragile", "--games", "1", "--seed", str(min(failed)))
    assert again.code == 1


def test_the_progress_bar_is_for_terminals_only() -> None:
    words = ["simulate", "wotr", "--games", "1", "--seed", "1", "--bots", "random"]
    reader, writer = pty.openpty()
    on_terminal = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=writer)
    os.close(writer)
    seen = b""
    while True:
        try:
            piece = os.read(reader, 4096)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    assert on_terminal.wait(60) == 0
    assert b"Playing" in seen
    assert on_terminal.stdout is not None
    with on_terminal.stdout as output:
        assert b"Playing" not in output.read()
    elsewhere = subprocess.run([*COMMAND, *words], capture_output=True, check=True)
    assert elsewhere.stderr == b""


# -- bench


def test_bench_measures(westmarch_command: Westmarch) -> None:
    run = westmarch_command("bench", "toy", "--seconds", "0.3")
    assert run.code == 0
    for word in ("decisions", "clones between two actions", "clones inside an action", "imagined", "cores", "Python"):
        assert word in run.out
    found = json.loads(westmarch_command("bench", "toy", "--seconds", "0.3", "--json").out)
    assert found["decisions"]["per_second"] > 0
    assert found["clones_at_boundary"]["per_second"] > 0
    assert found["imagined_at_boundary"]["per_second"] > 0
    assert found["machine"]["python"]


# -- what can't be meant


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["fly"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "wotr", "--games", "0"],
        ["simulate", "wotr", "--games", "-3"],
        ["simulate", "wotr", "--games", "many"],
        ["simulate", "wotr", "--seed", "x"],
        ["simulate", "wotr", "--jobs", "0"],
        ["simulate", "wotr", "--bots", "gandalf"],
        ["simulate", "wotr", "--bots", "random,random,random"],
        ["simulate", "wotr", "--bots", ","],
        ["simulate", "wotr", "--players", "7"],
        ["simulate", "wotr", "--option", "lome"],
        ["simulate", "wotr", "--option", "lome=perhaps"],
        ["simulate", "wotr", "--option", "wings=yes"],
        ["simulate", "wotr", "--scenario", "mirkwood"],
        ["simulate", "wotr", "--deck", "spirit"],
        ["bench", "chess"],
        ["bench", "wotr", "--seconds", "0"],
        ["bench", "wotr", "--seconds", "nan"],
        ["play"],
        ["play", "chess"],
        ["play", "wotr", "--you", "sauron"],
        ["play", "wotr", "--against", "nobody"],
        ["play", "wotr", "--against", "random,random"],
        ["play", "wotr", "--players", "9"],
        ["play", "wotr", "--load", "x", "--seed", "1"],
        ["replay"],
    ],
)
def test_a_command_that_can_not_be_meant_is_usage(westmarch_command: Westmarch, words: list[str]) -> None:
    run = westmarch_command(*words)
    assert run.code == 2, run
    assert run.out == ""
    assert run.err.strip()
    assert "Traceback" not in run.err


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["play", "--help"], ["simulate", "--help"]])
def test_help_is_no_failure(westmarch_command: Westmarch, words: list[str]) -> None:
    run = westmarch_command(*words)
    assert run.code == 0
    assert run.err == ""


@pytest.mark.parametrize("command", ["games", "play", "simulate", "bench", "replay"])
def test_every_help_has_examples_and_no_hole(westmarch_command: Westmarch, command: str) -> None:
    out = westmarch_command(command, "--help").out
    assert f"examples:\n  westmarch {command}" in out
    assert "cli-" not in out


def test_records_into_a_place_that_is_no_folder(westmarch_command: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    run = westmarch_command("simulate", "toy", "--games", "1", "--records", str(file))
    assert run.code == 1
    assert str(file) in run.err
    assert run.err.count("\n") == 1


# -- files that can't be read


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Line 1"),
        (b"hello\n", "Line 1"),
        (b"\xff\xfe\x00\x01", "not a text file"),
        (b"westmarch record 99\ngame: wotr\n", "version 99"),
        (b"westmarch record 1\ngame: chess\nseats: free shadow\nseed: 1\n\n[moves]\nend 0\n", "Line 2"),
        (b"westmarch record 1\ngame: wotr\nseats: free shadow\nseed: 1\n", "cut off"),
        (b"westmarch record 1\ngame: wotr\nseats: free shadow\nseed: 1\n\n[moves]\nfree x y\nend 1\n", "Line 7"),
        ("westmarch record 1\ngame: wotr\nseats: free shadow\nseed: ²\n\n[moves]\nend 0\n".encode(), "can't be read"),
        (b"westmarch position 1\ngame: wotr\nseats: free shadow\n\n[state]\nturn: x\n", "Line 6"),
    ],
)
def test_a_file_that_is_no_game_fails_in_a_sentence(
    westmarch_command: Westmarch, tmp_path: Path, command: list[str], content: bytes, said: str
) -> None:
    file = tmp_path / "game.record"
    file.write_bytes(content)
    run = westmarch_command(*command, str(file))
    assert run.code == 1
    assert said in run.err
    assert run.err.count("\n") == 1
    assert "Traceback" not in run.err


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_file_that_is_not_there(westmarch_command: Westmarch, tmp_path: Path, command: list[str]) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        run = westmarch_command(*command, str(path))
        assert run.code == 1
        assert str(path) in run.err


# -- the world outside


def test_a_reader_that_goes_away_gets_no_traceback(tmp_path: Path) -> None:
    match = westmarch.new_match("wotr", seed=1)
    while match.answers < 400 and match.decision is not None:
        match.push(match.decision.options[-1])
    file = tmp_path / "long.record"
    file.write_text(match.record(), encoding="utf-8")
    reader, writer = os.pipe()
    os.close(reader)
    try:
        run = subprocess.run(
            [*COMMAND, "replay", str(file)], stdout=writer, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
        )
    finally:
        os.close(writer)
    assert run.returncode == 141
    assert run.stderr == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_simulation_at_once(jobs: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    words = ["simulate", "b5a", "--games", "100000", "--bots", "random", "--jobs", jobs, "--records", str(records)]
    # In a group of its own, as a shell starts it: Ctrl-C reaches its workers too.
    # Tests that run in the background ignore Ctrl-C, and so would the simulation.
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    # It is at work once a match is written down.
    while process.poll() is None and not any(records.glob("*")):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert err.decode() == "westmarch: Stopped.\n"
    assert out == b""


def test_letters_that_a_terminal_can_not_show_are_no_failure() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    run = subprocess.run(
        [*COMMAND, "play", "wotr", "--seed", "1"], input=b"show map\n", capture_output=True, env=environment
    )
    assert run.returncode == 0
    assert b"Barad-d" in run.stdout
    assert run.stderr == b""
