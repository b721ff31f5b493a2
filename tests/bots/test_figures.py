"""The figures of The Card Game that docs/players.md wants: one line each, and none is played twice."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.scripts import script
from westmarch.lab.simulate import Played


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = script("tools/figures.py")
    file = tmp_path / "figures.jsonl"
    played: list[int] = []

    def simulate(plan: object, jobs: int) -> list[Played]:
        played.append(jobs)
        return [Played(number, number, winners=("p1",) if number else ()) for number in range(4)]

    monkeypatch.setattr(tool, "simulate", simulate)
    words = ["figures.py", "--games", "4", "--seed", "5", "--jobs", "1", "--file", str(file), "--only", "mirkwood"]
    told = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", words)
        tool.main()
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    assert len(rows) == len(played) == told[0].count("3 of 4")
    first = "westmarch simulate lcg --bots sage --players 1 --scenario mirkwood --deck leadership --games 4 --seed 5"
    assert rows[0] == {"command": first, "wins": 3}
    assert f"| `{first}` | 85 | 3 of 4" in told[0]
