from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli import toys
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.lab import ledger
from westmarch.lab.simulate import Played, play_all
from westmarch.lab.tournament import Tournament, ratings, standings


def played(tournament: Tournament, numbers: list[int] | None = None) -> list[Played]:
    wanted = range(len(tournament)) if numbers is None else numbers
    return list(play_all([tournament.task(number) for number in wanted]))


def ended(tournament: Tournament, number: int, winners: tuple[str, ...]) -> Played:
    """A match with that end, not played."""
    plan, match = tournament.task(number)
    made = Played(match, plan.seed_of(match), plan.bots)
    made.winners = winners
    return made


def test_everybody_sits_on_every_seat_with_everybody() -> None:
    tournament = Tournament("b5a", ["random", "captain"], games=3, seed=7)
    assert set(tournament.pairings) == {
        ("random", "random"),
        ("random", "captain"),
        ("captain", "random"),
        ("captain", "captain"),
    }
    assert len(tournament) == 12
    tasks = [tournament.task(number) for number in range(12)]
    assert len({(plan.bots, match) for plan, match in tasks}) == 12
    # Stopped anywhere, no pairing is more than one match ahead of another.
    assert len({plan.bots for plan, _ in tasks[:4]}) == 4


def test_all_pairings_play_the_same_seeds() -> None:
    tournament = Tournament("b5a", ["random", "captain"], games=3, seed=7)
    seeds: dict[tuple[str, ...], list[int]] = {}
    for number in range(12):
        plan, match = tournament.task(number)
        seeds.setdefault(plan.bots, []).append(plan.seed_of(match))
    assert len({tuple(each) for each in seeds.values()}) == 1


def test_the_order_of_playing_changes_nothing() -> None:
    tournament = Tournament("lcg", ["random", "ranger"], games=4, seed=1)
    matches = played(tournament)
    assert standings(tournament, matches) == standings(tournament, matches[::-1])


def test_who_wins_rises_and_who_loses_falls_each_on_its_seat() -> None:
    tournament = Tournament("b5a", ["random", "captain"], games=20)
    # The captain wins as the Shadow, whoever is against it, and nothing else is decided by skill.
    matches = [
        ended(tournament, number, ("shadow",) if tournament.task(number)[0].bots[1] == "captain" else ("free",))
        for number in range(len(tournament))
    ]
    found = {(rating.bot, rating.seat): rating for rating in ratings(tournament, matches)}
    assert found["captain", "shadow"].mu > 30 > 20 > found["random", "shadow"].mu
    assert abs(found["captain", "free"].mu - found["random", "free"].mu) < 3
    assert found["captain", "shadow"].wins == found["captain", "shadow"].matches == 40
    assert all(rating.sigma < 25 / 3 for rating in found.values())


def test_who_plays_together_plays_against_the_game() -> None:
    tournament = Tournament("lcg", ["random", "ranger"], games=5, seats=2)
    matches = [
        ended(tournament, number, ("p1", "p2") if "random" not in tournament.task(number)[0].bots else ())
        for number in range(len(tournament))
    ]
    found = {(rating.bot, rating.seat): rating for rating in ratings(tournament, matches)}
    the_game = found["", ""]
    assert the_game.matches == 20
    assert the_game.wins == 15
    assert found["ranger", "p1"].mu > found["random", "p1"].mu


def test_a_match_that_failed_is_told_and_not_rated() -> None:
    tournament = Tournament("b5a", ["random"], games=2)
    failed = ended(tournament, 0, ())
    failed.error = "ValueError: no"
    figures = standings(tournament, [failed])
    assert figures["errors"][0]["error"] == "ValueError: no"
    assert all(rating["matches"] == 0 for rating in figures["ratings"])


def test_the_cost_is_told_by_what_a_match_of_each_player_took() -> None:
    tournament = Tournament("b5a", ["random", "captain"], games=10)
    trials = [ended(tournament, number, ("free",)) for number in tournament.trials()]
    assert [each.bots for each in trials] == [("random", "random"), ("captain", "captain")]
    trials[0].seconds, trials[1].seconds = 1.0, 3.0
    # 10 of 1 second, 20 of 2, 10 of 3, on two cores.
    assert tournament.seconds(trials, range(40), jobs=2) == pytest.approx(40.0)


def test_nobody_takes_part_twice() -> None:
    with pytest.raises(BadSetup, match="named twice"):
        Tournament("b5a", ["random", "random"])
    with pytest.raises(BadSetup):
        Tournament("b5a", ["nobody"])


# -- the file of matches


def plan(tournament: Tournament) -> dict[str, Any]:
    return tournament.as_data()


def test_what_was_kept_is_what_was_played(tmp_path: Path) -> None:
    tournament = Tournament("lcg", ["random"], games=3)
    file = ledger.begin(tmp_path / "matches", "tournament", plan(tournament))
    for each in played(tournament):
        file.add(each)
    again = ledger.resume(tmp_path / "matches", "tournament")
    assert [each.as_data() for each in again.matches] == [each.as_data() for each in file.matches]
    assert tournament.left(again.matches) == []
    assert again.header["games"] == 3


def test_a_line_that_was_cut_off_is_left_out_and_played_again(tmp_path: Path) -> None:
    tournament = Tournament("lcg", ["random"], games=4)
    path = tmp_path / "matches"
    file = ledger.begin(path, "tournament", plan(tournament))
    for each in played(tournament):
        file.add(each)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again = ledger.resume(path, "tournament")
    assert tournament.left(again.matches) == [3]
    for each in played(tournament, [3]):
        again.add(each)
    assert standings(tournament, ledger.read(path).matches) == standings(tournament, file.matches)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("mine", encoding="utf-8")
    with pytest.raises(WestmarchError, match="is there already"):
        ledger.begin(tmp_path / "matches", "tournament", plan(Tournament("lcg", ["random"])))
    assert (tmp_path / "matches").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "poem\n",
        "[]\n",
        '{"westmarch": "tournament", "format": 99}\n',
        '{"game": "lcg"}\n',
    ],
)
def test_what_is_no_file_of_matches_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "matches"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(WestmarchError, match="line 1 can't be read"):
        ledger.resume(path, "tournament")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "matches"
    ledger.begin(path, "tournament", plan(Tournament("lcg", ["random"])))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": "first"}\n')
    with pytest.raises(WestmarchError, match="line 2 can't be read"):
        ledger.resume(path, "tournament")


def test_a_file_of_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "matches"
    header = ledger.begin(path, "tournament", plan(Tournament("lcg", ["random"]))).header
    path.write_text(json.dumps({**header, "rules": 1}) + "\n", encoding="utf-8")
    with pytest.raises(WestmarchError, match="would not be the same"):
        ledger.resume(path, "tournament")
    with pytest.raises(WestmarchError, match="not of a simulation"):
        ledger.resume(path, "simulation")
    assert ledger.read(path).matches == []


def test_a_game_that_fails_half_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    tournament = Tournament("fragile", ["random"], games=8, seed=1)
    figures = standings(tournament, played(tournament))
    assert 0 < len(figures["errors"]) < 8
    assert figures["ended"] == 8 - len(figures["errors"])
