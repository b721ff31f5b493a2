"""Trains a small agent on The Battle of Five Armies and shows it beating `random`.

    python examples/learn_five_armies.py

The agent leads the Shadow, the side that never wins when both play at random. It likes each word more or less in each
situation: a table of weights times the observation, and a softmax over what is offered. After every few matches, what
led to more than was expected becomes likelier (an actor and a critic, both linear). Wins are too rare at first to learn
from, so it is told what is nearly one: points, and troops in the settlements that it wants and close to them.

Needs `westmarch[env]` and nothing else. A few minutes; `--matches 100` shows the beginning of it.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import westmarch
from westmarch.lab.environment import Environment

SEAT = "shadow"
# Matches between two lessons, how fast it learns, and how much a moment later counts.
BATCH = 8
RATE = 0.5
LATER = 0.97
# What troops are worth: in a settlement, one step away, two steps away. Points are worth more, and a win most.
NEAR = {"shadow strength": 1.0, "shadow one step away": 0.4, "shadow two steps away": 0.15}
POINTS = 10.0
WIN = 20.0


class Agent:
    """Chooses by a softmax of weights times observation, over what is offered; and guesses how well it will fare."""

    def __init__(self, env: Environment, seed: int) -> None:
        self.weights = np.zeros((len(env.tokens), len(env.observed)))
        self.expects = np.zeros(len(env.observed))
        self.draw = np.random.default_rng(seed)
        self.worths = worths(env.observed)

    def choose(self, observation: np.ndarray, offered: np.ndarray) -> tuple[int, np.ndarray]:
        """The place of its choice among what is offered, and how likely each was."""
        liking = self.weights[offered] @ observation
        chances = np.exp(liking - liking.max())
        chances /= chances.sum()
        return int(self.draw.choice(len(offered), p=chances)), chances


def worths(observed: tuple[str, ...]) -> np.ndarray:
    """How good a situation is: a number for each number of an observation."""
    found = np.zeros(len(observed))
    for place, name in enumerate(observed):
        if name == "points":
            found[place] = POINTS
        else:
            found[place] = NEAR.get(name.partition(": ")[2], 0.0)
    return found


class Step:
    """What the agent saw, what it was offered, what it took, and how likely each was."""

    __slots__ = ("chances", "observation", "offered", "place")

    def __init__(self, observation: np.ndarray, offered: np.ndarray, place: int, chances: np.ndarray) -> None:
        self.observation = observation
        self.offered = offered
        self.place = place
        self.chances = chances


def play(env: Environment, agent: Agent | None, seed: int, random: np.random.Generator) -> list[Step]:
    """One match against `random`; without an agent, `random` plays both."""
    env.reset(seed=seed)
    steps: list[Step] = []
    while env.match.decision is not None:
        offered = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        if agent is None or env.agent_selection != SEAT:
            env.step(int(offered[random.integers(len(offered))]))
            continue
        observation = env.observe(SEAT)["observation"]
        place, chances = agent.choose(observation, offered)
        steps.append(Step(observation, offered, place, chances))
        env.step(int(offered[place]))
    return steps


def won(env: Environment) -> bool:
    return env.match.result is not None and SEAT in env.match.result.winners


def gains(agent: Agent, steps: list[Step], last: np.ndarray, victory: bool) -> np.ndarray:
    """What each step led to: how much better it became from there on, what comes later counting less."""
    worth = np.array([*(agent.worths @ step.observation for step in steps), agent.worths @ last])
    better = np.diff(worth)
    better[-1] += WIN if victory else 0.0
    found = np.zeros(len(steps))
    later = 0.0
    for place in range(len(steps) - 1, -1, -1):
        later = better[place] + LATER * later
        found[place] = later
    return found


def train(env: Environment, agent: Agent, matches: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    begun = time.perf_counter()
    wins = 0
    for batch in range(matches // BATCH):
        lesson = []
        for number in range(BATCH):
            steps = play(env, agent, seed + batch * BATCH + number, random)
            wins += won(env)
            lesson.append((steps, gains(agent, steps, env.observe(SEAT)["observation"], won(env))))
        learn(agent, lesson)
        if (batch + 1) % 10 == 0:
            seconds = time.perf_counter() - begun
            print(f"{(batch + 1) * BATCH:6} matches, {seconds:4.0f} s: won {wins} of the last {10 * BATCH}", flush=True)
            wins = 0


def learn(agent: Agent, lesson: list[tuple[list[Step], np.ndarray]]) -> None:
    """What was better than expected becomes likelier; then the expectation is put right."""
    surprises = [gained - np.array([agent.expects @ step.observation for step in steps]) for steps, gained in lesson]
    spread = float(np.concatenate(surprises).std()) or 1.0
    for (steps, _), surprise in zip(lesson, surprises):
        for step, more in zip(steps, surprise):
            size = float(step.observation @ step.observation)
            agent.expects += 0.01 * more / size * step.observation
            change = -step.chances
            change[step.place] += 1.0
            change *= RATE / BATCH * np.clip(more / spread, -3, 3) / size
            agent.weights[step.offered] += np.outer(change, step.observation)


def measure(env: Environment, agent: Agent | None, matches: int, seed: int) -> float:
    """Its share of wins over fresh matches."""
    random = np.random.default_rng(seed)
    wins = 0
    for number in range(matches):
        play(env, agent, seed + number, random)
        wins += won(env)
    return wins / matches


def main(words: list[str] | None = None) -> tuple[float, float]:
    """Trains, measures, and gives the shares of wins: of the agent, and of `random` in its place."""
    parser = argparse.ArgumentParser(description="Trains a small agent on The Battle of Five Armies.")
    parser.add_argument("--matches", type=int, default=1200, help="how many to learn from (1200)")
    parser.add_argument("--measure", type=int, default=200, help="how many to measure it by (200)")
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args(words)
    env = westmarch.env("b5a")
    agent = Agent(env, settings.seed)
    train(env, agent, settings.matches, settings.seed * 1_000_000)
    fresh = settings.seed * 1_000_000 + 500_000
    wins = measure(env, agent, settings.measure, fresh)
    random_wins = measure(env, None, settings.measure, fresh)
    print(f"Against random, as the Shadow, {settings.measure} fresh matches:")
    print(f"  random won {random_wins:.1%}")
    print(f"  the agent won {wins:.1%}")
    return wins, random_wins


if __name__ == "__main__":
    main()
