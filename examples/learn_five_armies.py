"""Trains a small agent on The Battle of Five Armies and shows it beating `random`.

    python examples/learn_five_armies.py

The agent leads the Shadow, the side that never wins when both play at random. It likes each word more or less in each
situation: a table of weights times the observation, a softmax over what is offered (a linear policy, REINFORCE). Wins
are too rare at first to learn from, so a match counts by the points that were reached, and a win counts extra.

Needs `westmarch[env]` and nothing else. About three minutes; `--matches 150` shows the beginning of it in seconds.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import westmarch
from westmarch.lab.environment import Environment

SEAT = "shadow"
BATCH = 10
RATE = 0.3


class Agent:
    """Chooses by a softmax of weights times observation, over what is offered."""

    def __init__(self, env: Environment, seed: int) -> None:
        self.weights = np.zeros((len(env.tokens), len(env.observed)), np.float32)
        self.draw = np.random.default_rng(seed)

    def choose(self, observation: np.ndarray, offered: np.ndarray) -> tuple[int, np.ndarray]:
        """The place of its choice among what is offered, and how likely each was."""
        liking = self.weights[offered] @ observation
        chances = np.exp(liking - liking.max())
        chances /= chances.sum()
        return int(np.searchsorted(np.cumsum(chances), self.draw.random() * 0.999999)), chances


Step = tuple[np.ndarray, np.ndarray, int, np.ndarray]


def play(env: Environment, agent: Agent | None, seed: int, random: np.random.Generator) -> list[Step]:
    """One match against `random`; without an agent, `random` plays both. Gives what the agent saw and did."""
    env.reset(seed=seed)
    steps: list[Step] = []
    while env.match.decision is not None:
        mask = env.infos[env.agent_selection]["action_mask"]
        offered = np.flatnonzero(mask)
        if agent is None or env.agent_selection != SEAT:
            env.step(int(offered[random.integers(len(offered))]))
            continue
        observation = env.observe(SEAT)["observation"]
        place, chances = agent.choose(observation, offered)
        if len(offered) > 1:
            steps.append((observation, offered, place, chances))
        env.step(int(offered[place]))
    return steps


def worth(env: Environment) -> float:
    """How good the end of a match is for the agent: its points, and much more for a win."""
    result = env.match.result
    assert result is not None
    return result.score[SEAT] / 10 + (1.0 if SEAT in result.winners else 0.0)


def train(env: Environment, agent: Agent, matches: int, seed: int) -> None:
    """Plays in batches. What was done in matches better than usual becomes likelier."""
    random = np.random.default_rng(seed)
    usual, spread = 0.0, 0.1
    begun = time.perf_counter()
    for batch in range(matches // BATCH):
        played = []
        for number in range(BATCH):
            steps = play(env, agent, seed + batch * BATCH + number, random)
            played.append((worth(env), steps))
        values = np.array([value for value, _ in played])
        for value, steps in played:
            learn(agent, steps, float(np.clip((value - usual) / spread, -3, 3)))
        usual += 0.2 * (values.mean() - usual)
        spread += 0.2 * (max(0.1, values.std()) - spread)
        if batch % 10 == 9:
            seconds = time.perf_counter() - begun
            print(f"{(batch + 1) * BATCH:6} matches, {seconds:4.0f} s: usually worth {usual:.2f}", flush=True)


def learn(agent: Agent, steps: list[Step], surprise: float) -> None:
    for observation, offered, place, chances in steps:
        change = -chances
        change[place] += 1
        change *= RATE * surprise / len(steps) ** 0.5 / BATCH / max(1.0, float(observation @ observation)) ** 0.5
        agent.weights[offered] += np.outer(change, observation)


def measure(env: Environment, agent: Agent | None, matches: int, seed: int) -> tuple[float, float]:
    """Its share of wins over fresh matches, and its points."""
    random = np.random.default_rng(seed)
    wins, points = 0, 0
    for number in range(matches):
        play(env, agent, seed + number, random)
        result = env.match.result
        assert result is not None
        wins += SEAT in result.winners
        points += result.score[SEAT]
    return wins / matches, points / matches


def main(words: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description="Trains a small agent on The Battle of Five Armies.")
    parser.add_argument("--matches", type=int, default=4000, help="how many to learn from (4000)")
    parser.add_argument("--measure", type=int, default=200, help="how many to measure it by (200)")
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args(words)
    env = westmarch.env("b5a")
    agent = Agent(env, settings.seed)
    train(env, agent, settings.matches, settings.seed * 1_000_000)
    fresh = settings.seed * 1_000_000 + 500_000
    wins, points = measure(env, agent, settings.measure, fresh)
    random_wins, random_points = measure(env, None, settings.measure, fresh)
    print(f"Against random, as the Shadow, {settings.measure} fresh matches:")
    print(f"  random: {random_wins:6.1%} won, {random_points:.1f} points")
    print(f"  agent:  {wins:6.1%} won, {points:.1f} points")
    return wins, random_wins


if __name__ == "__main__":
    main()
