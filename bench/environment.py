"""Steps a second of westmarch.env, with observations: python bench/environment.py wotr [steps]

Random play in one process, the same number of steps each time. It counts processor time, so that other work on the
machine disturbs little. The first figure is the engine alone; the second has an observation and a mask at every step,
as `env.last()` gives them.
"""

from __future__ import annotations

import random
import sys
import time

import numpy as np

import westmarch


def alone(game: str, steps: int) -> float:
    """Decisions a second, without an environment."""
    draw = random.Random(1).random
    match, seed = westmarch.new_match(game, seed=1), 1
    begun = time.process_time()
    for _ in range(steps):
        if match.decision is None:
            seed += 1
            match = westmarch.new_match(game, seed=seed)
        assert match.decision is not None
        options = match.decision.options
        match.push(options[int(draw() * len(options))])
    return steps / (time.process_time() - begun)


def observed(game: str, steps: int) -> float:
    """Steps a second, each with what `last` gives."""
    draw = random.Random(1).random
    env, seed = westmarch.env(game), 1
    env.reset(seed=1)
    begun = time.process_time()
    for _ in range(steps):
        observation, _, terminated, _, _ = env.last()
        if terminated:
            seed += 1
            env.reset(seed=seed)
            observation = env.last()[0]
        offered = np.flatnonzero(observation["action_mask"])
        env.step(int(offered[int(draw() * len(offered))]))
    return steps / (time.process_time() - begun)


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "wotr"
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    print(f"{game}: {alone(game, steps):,.0f} decisions a second alone")
    print(f"{game}: {observed(game, steps):,.0f} steps a second with observations")
