from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.cli import toys
from westmarch.bots.base import Bot
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.lab import Plan, Played, play, simulate
from westmarch.lab.simulate import derive

laboratory = import_module("westmarch.lab.simulate")


def data(results: list[Played]) -> list[dict[str, Any]]:
    return [played.as_data() for played in results]


def test_the_same_matches_in_one_process_and_in_two() -> None:
    plan = Plan("wotr", ["random"], games=3, seed=5)
    seen: list[int] = []
    alone = simulate(plan, jobs=1)
    together = simulate(plan, jobs=2, on_played=lambda played: seen.append(played.number))
    assert data(alone) == data(together)
    assert sorted(seen) == [0, 1, 2]
    assert [played.number for played in together] == [0, 1, 2]
    assert len({played.seed for played in alone}) == 3


def test_a_match_can_be_played_again_by_its_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    fifth = simulate(Plan("toy", ["random"], games=5, seed=9))[4]
    again = play(Plan("toy", ["random"], seed=fifth.seed))
    assert (again.winners, again.decisions, again.score) == (fifth.winners, fifth.decisions, fifth.score)


def test_other_seeds_give_other_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    first = simulate(Plan("toy", ["random"], games=20, seed=1))
    second = simulate(Plan("toy", ["random"], games=20, seed=2))
    assert not {played.seed for played in first} & {played.seed for played in second}


def test_derived_seeds_are_seeds() -> None:
    seeds = {derive(seed, number) for seed in range(20) for number in range(1, 50)}
    assert len(seeds) == 20 * 49
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    assert Plan("wotr", ["random"]).bots == ("random", "random")
    assert Plan("wotr", ["random", "random"]).bots == ("random", "random")
    with pytest.raises(BadSetup, match="Name one for each seat"):
        Plan("wotr", ["random"] * 3)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "bots": ["random"]},
        {"game": "wotr", "bots": ["nobody"]},
        {"game": "wotr", "bots": []},
        {"game": "wotr", "bots": ["random"], "seats": 9},
        {"game": "wotr", "bots": ["random"], "options": {"wings": True}},
    ],
)
def test_what_can_not_be_played_is_refused_before_anything_runs(wish: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Plan(**wish)


def test_what_fails_is_noted_with_its_seed_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    results = simulate(Plan("fragile", ["random"], games=10, seed=2))
    failed = [played for played in results if played.error is not None]
    assert failed
    assert all(played.seed % 2 for played in failed)
    assert all("ZeroDivisionError" in played.trace for played in failed)
    assert all(played.winners for played in results if played.error is None)


def test_records_are_written_for_all_even_those_that_failed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    toys.install(monkeypatch)
    results = simulate(Plan("fragile", ["random"], games=4, seed=1, records=str(tmp_path)))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [
        f"fragile-{played.number + 1:05d}-{played.seed}.record" for played in results
    ]
    for file, played in zip(files, results):
        text = file.read_text(encoding="utf-8")
        assert ("result:" in text) == (played.error is None)
    whole = next(file for file, played in zip(files, results) if played.error is None)
    assert westmarch.load_record(whole.read_text(encoding="utf-8")).result is not None


def test_a_match_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "ENDLESS", 20)
    played = play(Plan("wotr", ["random"]))
    assert played.error is not None
    assert "still going after 20 decisions" in played.error


class Blind(Bot):
    reads_view = False
    seen: tuple[Any, ...] = ()

    def choose(self, view: Any, decision: westmarch.Decision, imagine: Any = None) -> str:
        Blind.seen += (view,)
        return decision.options[0]


class Seeing(Blind):
    reads_view = True


class Cheat(Bot):
    def choose(self, view: Any, decision: westmarch.Decision, imagine: Any = None) -> str:
        return "win"


def use_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    players = {kind.__name__.lower(): f"{__name__}:{kind.__name__}" for kind in (Blind, Seeing, Cheat)}
    monkeypatch.setitem(import_module("westmarch.bots").PLAYERS, "toy", players)
    monkeypatch.setattr(Blind, "seen", ())


def test_a_bot_that_never_looks_gets_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    use_bots(monkeypatch)
    assert play(Plan("toy", ["blind"])).error is None
    assert set(map(str, Blind.seen)) == {"{}"}


def test_a_bot_that_looks_gets_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    use_bots(monkeypatch)
    assert play(Plan("toy", ["seeing", "blind"])).error is None
    views = [view for view in Blind.seen if view]
    assert views
    assert {view["seat"] for view in views} == {"one"}


def test_a_bot_that_answers_what_is_not_offered_fails_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    use_bots(monkeypatch)
    played = play(Plan("toy", ["cheat"]))
    assert played.error is not None
    assert played.error.startswith("IllegalAction")


def test_turns_and_what_a_game_counts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    monkeypatch.setattr(toys.Toy, "statistics", lambda self, match: {"points": sum(match.state.points)})
    played = play(Plan("toy", ["random"]))
    assert played.turns in (0, 1)
    assert played.statistics == {"points": sum(played.score.values())}


def die(tasks: list[tuple[Plan, int]]) -> list[Played]:
    os._exit(9)


def test_a_worker_that_dies_is_a_clean_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "_play_batch", die)
    with pytest.raises(WestmarchError, match="worker process died"):
        simulate(Plan("wotr", ["random"], games=4), jobs=2)
