"""Matches as PettingZoo environments: its own tests, and what we promise beyond them."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import westmarch
from tests.cli import toys
from westmarch.core.errors import BadSetup, IllegalAction
from westmarch.lab import extras
from westmarch.lab.environment import Environment, ParallelEnvironment

GAMES = ("wotr", "lcg", "b5a")
SET_UPS: list[dict[str, Any]] = [
    {"game": "wotr"},
    {"game": "wotr", "seats": 4, "options": {"lome": True}},
    {"game": "b5a"},
    {"game": "lcg"},
    {"game": "lcg", "seats": 3},
]


def seed_spaces(env: Environment) -> None:
    """What is sampled is the same every time."""
    for seat in env.possible_agents:
        env.action_space(seat).seed(1)


def play(env: Environment, seed: int) -> dict[str, float]:
    """A whole random match; what each agent got in all."""
    env.reset(seed=seed)
    seed_spaces(env)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return got


# -- PettingZoo's own


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda set_up: "-".join(str(each) for each in set_up.values()))
def test_pettingzoo_finds_nothing_wrong(set_up: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Its list of environments with dictionaries is fixed, and the mask of who is not asked is empty.
        warnings.simplefilter("ignore")
        api_test(westmarch.env(**set_up), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: westmarch.env(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_counts_the_same_cycles(game: str) -> None:
    def parallel_env(max_cycles: int) -> ParallelEnvironment:
        # It doesn't look at masks.
        return ParallelEnvironment(game, max_cycles=max_cycles, illegal="random")

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles=max_cycles))
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_face_passes_too(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(ParallelEnvironment(game, illegal="random"), num_cycles=100)


# -- ours


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_what_is_offered_to_the_seat_that_is_asked(game: str) -> None:
    env = westmarch.env(game)
    env.reset(seed=5)
    seed_spaces(env)
    for _ in range(60):
        seat, decision = env.agent_selection, env.match.decision
        if decision is None:
            break
        assert decision.seat == seat
        observation, _, _, _, info = env.last()
        offered = [env.tokens[number] for number in np.flatnonzero(observation["action_mask"])]
        assert sorted(offered) == sorted(decision.options)
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert info["kind"] == decision.kind
        for other in env.agents:
            if other != seat:
                assert not env.observe(other)["action_mask"].any()
                assert env.infos[other] == {}
        env.step(env.action_space(seat).sample(observation["action_mask"]))
    assert env.match.answers > 20


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_tells_what_the_game_lets_see_and_the_question(game: str) -> None:
    env = westmarch.env(game)
    env.reset(seed=5)
    decision = env.match.decision
    for seat in env.agents:
        seen = dict(zip(env.observed, env.observe(seat)["observation"], strict=True))
        asked = {name for name, number in seen.items() if name.startswith("asked:") and number}
        assert asked == {f"asked:{decision.kind}"}
        if env.rules.observed:
            told = env.rules.observe(env.match, seat)
            assert [seen[name] for name in env.rules.observed] == pytest.approx(told)


def test_an_environment_plays_the_match_of_its_seed() -> None:
    env = westmarch.env("b5a")
    play(env, 3)
    again = westmarch.load_record(env.match.record())
    assert env.match.seed == 3
    assert again.result.winners == env.match.result.winners


def test_without_a_seed_the_next_match_follows_from_the_last_seed() -> None:
    seeds = []
    for _ in range(2):
        env = westmarch.env("b5a")
        env.reset(seed=3)
        for _ in range(3):
            seeds.append(env.match.seed)
            env.reset()
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3


def test_winners_get_one_and_losers_lose_one() -> None:
    env = westmarch.env("b5a")
    got = play(env, 1)
    (winner,) = env.match.result.winners
    assert got == {seat: 1.0 if seat == winner else -1.0 for seat in ("free", "shadow")}
    assert env.agents == []


def test_a_group_gets_the_same() -> None:
    env = westmarch.env("lcg", seats=2)
    assert play(env, 1) == {"p1": -1.0, "p2": -1.0}
    assert env.match.result.winners == ()


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    env = westmarch.env("b5a")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    before = env.match.position()
    for action in (int(np.flatnonzero(mask == 0)[0]), len(env.tokens), -1, None):
        with pytest.raises(IllegalAction, match="is not offered here"):
            env.step(action)
    assert env.match.position() == before


def test_an_action_that_is_not_offered_can_be_drawn_anew() -> None:
    matches = []
    for _ in range(2):
        env = westmarch.env("b5a", illegal="random")
        env.reset(seed=1)
        for _ in range(20):
            env.step(len(env.tokens) - 1)
        matches.append(env.match.record())
    assert matches[0] == matches[1]


def test_a_match_is_cut_off_when_a_seat_has_answered_so_often() -> None:
    env = westmarch.env("wotr", max_cycles=5)
    env.reset(seed=1)
    seed_spaces(env)
    answered = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert reward == 0
        assert not terminated
        if truncated:
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            answered[agent] += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert max(answered.values()) == 5
    assert env.agents == []


def test_what_it_shows_is_words_for_the_seat_that_is_asked() -> None:
    env = westmarch.env("wotr", render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    assert "Free Peoples:" in first or "Shadow:" in first
    decision = env.match.decision
    for token in decision.options:
        assert str(env.tokens.index(token)) in first
    assert "wotr." not in first
    env.step(env.tokens.index(decision.options[0]))
    # What was told once is not told again.
    assert first.splitlines()[0] not in env.render().splitlines()


def test_a_person_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = westmarch.env("b5a", render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.match.decision is not None
    assert len(capsys.readouterr().out.splitlines()) >= 2


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "wotr", "seats": 7},
        {"game": "wotr", "options": {"wings": True}},
        {"game": "wotr", "render_mode": "rgb_array"},
        {"game": "wotr", "illegal": "maybe"},
        {"game": "wotr", "max_cycles": 0},
    ],
)
def test_what_can_not_be_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        westmarch.env(**wish)


def test_a_game_without_lists_works_too(monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(monkeypatch)
    env = westmarch.env("toy")
    assert env.tokens == tuple(sorted(toys.GAME.vocabulary))


def test_without_the_packages_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(extras.EXTRAS, "env", ("no_such_package",))
    with pytest.raises(extras.NotInstalled, match=r'pip install "westmarch\[env\]"'):
        westmarch.env("b5a")
