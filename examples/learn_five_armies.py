"""Trains a small agent on The Battle of Five Armies and shows it beating `random`.

    python examples/learn_five_armies.py

The agent leads the Shadow, the side that never wins when both play at random. It has a table: how much it likes each
word at each kind of question. It draws among what is offered, what it likes more being likelier (a softmax). After
every few matches it learns. For each step it knows how much better things became from there on, and guesses from the
observation how much was to be expected; words that led to more than expected are liked more (an actor and a critic,
both linear). Wins are too rare at first to learn from, so it is told what is nearly one: points, and troops in the
settlements that it wants and close to them.

Needs `westmarch[env]` and nothing else. It takes a few minutes; `--matches 192` shows the beginning of it.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import westmarch
from westmarch.lab.environment import Environment

SEAT = "shadow"
# Matches between two lessons, and how much each lesson moves the table.
BATCH = 24
RATE = 1.5
# How much a moment later counts, and a lesson before.
LATER = 0.97
EARLIER = 0.7
# So many tries of a word are worth as much as nothing known of it; and how careful the guess of the critic is.
DOUBT = 15.0
RIDGE = 30.0
# What troops are worth: in a settlement, one step away, two steps away. Points are worth more, and a win most.
NEAR = {"shadow strength": 1.0, "shadow one step away": 0.4, "shadow two steps away": 0.15}
POINTS = 10.0
WIN = 20.0


class Agent:
    """A table of likings, and what its lessons were."""

    def __init__(self, env: Environment, seed: int) -> None:
        # The end of an observation tells the question.
        self.questions = [place for place, name in enumerate(env.observed) if name.startswith("asked:")]
        self.liking = np.zeros((len(self.questions), len(env.tokens)))
        self.surprise = np.zeros_like(self.liking)
        self.tries = np.zeros_like(self.liking)
        self.worths = worths(env.observed)
        self.draw = np.random.default_rng(seed)

    def question(self, observation: np.ndarray) -> int:
        return int(np.argmax(observation[self.questions]))

    def choose(self, observation: np.ndarray, offered: np.ndarray) -> int:
        """The number of a word that is offered."""
        liking = self.liking[self.question(observation), offered]
        chances = np.exp(liking - liking.max())
        return int(offered[self.draw.choice(len(offered), p=chances / chances.sum())])

    def learn(self, observations: np.ndarray, actions: np.ndarray, gained: np.ndarray) -> None:
        """What led to more than was to be expected is liked more from now on."""
        square = observations.T @ observations + RIDGE * np.eye(observations.shape[1])
        expected = observations @ np.linalg.solve(square, observations.T @ gained)
        more = gained - expected
        more /= more.std() or 1.0
        asked = np.argmax(observations[:, self.questions], axis=1)
        self.surprise *= EARLIER
        self.tries *= EARLIER
        np.add.at(self.surprise, (asked, actions), more)
        np.add.at(self.tries, (asked, actions), 1.0)
        self.liking += RATE * self.surprise / (self.tries + DOUBT)


def worths(observed: tuple[str, ...]) -> np.ndarray:
    """How good a situation is: a number for each number of an observation."""
    return np.array([POINTS if name == "points" else NEAR.get(name.partition(": ")[2], 0.0) for name in observed])


def play(
    env: Environment, agent: Agent | None, seed: int, random: np.random.Generator
) -> tuple[list[np.ndarray], list[int]]:
    """One match against `random`: what the agent saw, and what it did. Without an agent, `random` plays both."""
    env.reset(seed=seed)
    observations: list[np.ndarray] = []
    actions: list[int] = []
    while env.match.decision is not None:
        offered = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        if agent is None or env.agent_selection != SEAT:
            env.step(int(offered[random.integers(len(offered))]))
            continue
        observations.append(env.observe(SEAT)["observation"])
        actions.append(agent.choose(observations[-1], offered))
        env.step(actions[-1])
    return observations, actions


def gains(agent: Agent, observations: list[np.ndarray], last: np.ndarray, victory: bool) -> list[float]:
    """What each step led to: how much better it became from there on, what comes later counting less."""
    worth = np.array([*observations, last]) @ agent.worths
    better = np.diff(worth)
    better[-1] += WIN if victory else 0.0
    found = []
    later = 0.0
    for gain in better[::-1]:
        later = float(gain) + LATER * later
        found.append(later)
    return found[::-1]


def outcome(env: Environment) -> tuple[bool, int]:
    """Did the agent's seat win, and its points."""
    result = env.match.result
    assert result is not None
    return SEAT in result.winners, result.score[SEAT]


def train(env: Environment, agent: Agent, matches: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    begun = time.perf_counter()
    for start in range(0, matches, BATCH):
        seen: list[np.ndarray] = []
        done: list[int] = []
        gained: list[float] = []
        ends = []
        for number in range(start, start + BATCH):
            observations, actions = play(env, agent, seed + number, random)
            ends.append(outcome(env))
            seen += observations
            done += actions
            gained += gains(agent, observations, env.observe(SEAT)["observation"], ends[-1][0])
        agent.learn(np.array(seen, np.float64), np.array(done), np.array(gained))
        won, points = np.mean(ends, axis=0)
        seconds = time.perf_counter() - begun
        print(f"{start + BATCH:5} matches, {seconds:4.0f} s: won {won:4.0%}, {points:4.1f} points", flush=True)


def measure(env: Environment, agent: Agent | None, matches: int, seed: int) -> tuple[float, float]:
    """Its share of wins over fresh matches, and its points."""
    random = np.random.default_rng(seed)
    ends = []
    for number in range(matches):
        play(env, agent, seed + number, random)
        ends.append(outcome(env))
    won, points = np.mean(ends, axis=0)
    return float(won), float(points)


def main(words: list[str] | None = None) -> dict[str, tuple[float, float]]:
    """Trains and measures; gives wins and points of the agent, and of `random` in its place."""
    parser = argparse.ArgumentParser(description="Trains a small agent on The Battle of Five Armies.")
    parser.add_argument("--matches", type=int, default=960, help="how many to learn from (960)")
    parser.add_argument("--measure", type=int, default=200, help="how many to measure it by (200)")
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args(words)
    env = westmarch.env("b5a")
    agent = Agent(env, settings.seed)
    train(env, agent, settings.matches, settings.seed * 1_000_000)
    fresh = settings.seed * 1_000_000 + 500_000
    found = {
        "random": measure(env, None, settings.measure, fresh),
        "the agent": measure(env, agent, settings.measure, fresh),
    }
    print(f"As the Shadow against random, {settings.measure} fresh matches:")
    for who, (won, points) in found.items():
        print(f"  {who} won {won:.1%}, with {points:.1f} points")
    return found


if __name__ == "__main__":
    main()
