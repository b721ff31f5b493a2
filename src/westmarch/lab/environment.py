"""A match as a PettingZoo environment: seats are agents, every question is a step.

Needs `westmarch[env]`. `westmarch.env` makes one, and docs/laboratory.md tells what an agent sees.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

import westmarch
from westmarch.core.decisions import Decision
from westmarch.core.errors import BadSetup, IllegalAction
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.core.messages import text
from westmarch.core.words import Words, visible
from westmarch.games import find
from westmarch.lab.vocabulary import questions, tokens

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ("ansi", "human")
# What to do with an action that is not offered: raise IllegalAction, or draw one that is.
ILLEGAL = ("raise", "random")


class _Spaces:
    """What each agent sees and can do: the same for all of them, and never changed."""

    observation_spaces: dict[str, spaces.Dict]
    action_spaces: dict[str, spaces.Discrete]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is open."""


class Environment(_Spaces, AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """One match after another. The seat that is asked is the agent whose turn it is.

    `tokens` says which word each action is, `observed` what each number of an observation tells, `match` is the match.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "westmarch_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _one_of("illegal", illegal, ILLEGAL)
        if render_mode is not None:
            _one_of("render_mode", render_mode, RENDER_MODES)
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup("lab-env-cycles", cycles=max_cycles)
        self.rules = find(game)
        setup = self.rules.set_up(seats, options or {})
        self.options = setup.options
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self.tokens = tokens(self.rules)
        self._number = {token: number for number, token in enumerate(self.tokens)}
        kinds = questions(self.rules)
        self.observed = (*self.rules.observed, *(f"asked:{kind}" for kind in kinds))
        # How many of them the game itself tells; behind them comes the question.
        self._known = len(self.rules.observed)
        self._place = {kind: self._known + number for number, kind in enumerate(kinds)}
        self.possible_agents = list(setup.seats)
        self.agents: list[str] = []
        self.observation_spaces = {seat: self._observation_space() for seat in setup.seats}
        self.action_spaces = {seat: spaces.Discrete(len(self.tokens)) for seat in setup.seats}
        self._seeds = random.Random()
        self._draw = random.Random()
        self._told = 0
        self.match: Match[Any]

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.observed),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.tokens),), np.int8),
            }
        )

    # -- playing

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match. The same seed gives the same one; without a seed, the next one after the last seed given.
        `options` is there because PettingZoo has it; a match's options are given when the environment is made."""
        if seed is not None:
            self._seeds = random.Random(seed)
        else:
            seed = self._seeds.getrandbits(63)
        self._draw = random.Random(seed)
        self.match = westmarch.new_match(self.rules.key, len(self.possible_agents), seed, self.options)
        self._told = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self._answered = dict.fromkeys(self.agents, 0)
        self._nothing = np.zeros(len(self.tokens), np.int8)
        decision = self.match.decision
        self.agent_selection = self.agents[0] if decision is None else decision.seat
        self._ask(decision)

    def step(self, action: int | None) -> None:
        """Answers the question of the agent whose turn it is, with the number of a token."""
        seat: str = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        match = self.match
        match.push(self._token(action))
        self._cumulative_rewards[seat] = 0.0
        self.infos[seat] = {}
        self._answered[seat] += 1
        decision = match.decision
        if decision is not None:
            self.agent_selection = decision.seat
            if self._answered[seat] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._ask(decision)
        if self.render_mode == "human":
            self.render()

    def _token(self, action: int | None) -> str:
        """The word that an action means; where illegal ones are drawn anew, one of those offered."""
        decision = self.match.decision
        assert decision is not None
        known = action is not None and 0 <= action < len(self.tokens)
        token = self.tokens[int(action)] if known and action is not None else str(action)
        if token in decision.options:
            return token
        if self.illegal == "random":
            return self._draw.choice(decision.options)
        raise IllegalAction(
            "core-not-offered", token=token, kind=decision.kind, options=", ".join(decision.options[:20])
        )

    def _ask(self, decision: Decision | None) -> None:
        """What is offered now; at the end of the match, who gets what."""
        self._mask = self._nothing
        if decision is None:
            result = self.match.result
            winners = () if result is None else result.winners
            self.rewards = {seat: 1.0 if seat in winners else -1.0 for seat in self.agents}
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            return
        if self.truncations[decision.seat]:
            return
        number = self._number
        self._mask = mask = self._nothing.copy()
        mask[[number[token] for token in decision.options]] = 1
        self.infos[decision.seat] = {"action_mask": mask, "kind": decision.kind, "params": decision.params}

    # -- looking

    def observe(self, agent: str) -> Observation:
        """What that seat may know, as numbers, and what it is offered: nothing if another one is asked."""
        decision = self.match.decision
        seen = np.zeros(len(self.observed), np.float32)
        if self._known:
            seen[: self._known] = self.rules.observe(self.match, agent)
        if decision is None:
            return {"observation": seen, "action_mask": self._nothing}
        place = self._place.get(decision.kind)
        if place is not None:
            seen[place] = 1.0
        return {"observation": seen, "action_mask": self._mask if decision.seat == agent else self._nothing}

    def render(self) -> str | None:
        """What happened since it was last shown, as the seat that is asked may know it, and its question."""
        decision = self.match.decision
        written = self._written(decision)
        if self.render_mode != "human":
            return written
        print(written)
        return None

    def _written(self, decision: Decision | None) -> str:
        words = Words(self.rules.key, self.rules.words)
        seat = None if decision is None else decision.seat
        events: list[Event] = self.match.events
        lines = [words.event(event) for event in visible(events[self._told :], [seat])]
        self._told = len(events)
        if decision is not None:
            lines.append(text("lab-env-asked", {"seat": words.seat(decision.seat), "prompt": words.prompt(decision)}))
            lines += [f"  {self._number[token]:>5}  {words.label(token, decision)}" for token in decision.options]
        elif self.match.result is not None:
            lines.append(words.result(self.match.result))
        return "\n".join(lines)


class ParallelEnvironment(_Spaces, ParallelEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """The same for those who want an action of every agent at every step. One of them is asked, and its action counts;
    the mask of the others is empty, and what they do is not looked at. `max_cycles` counts steps."""

    metadata: ClassVar[dict[str, Any]] = {**Environment.metadata, "is_parallelizable": True}

    def __init__(self, game: str, max_cycles: int | None = None, **settings: Any) -> None:
        """The settings of Environment."""
        self.turns = Environment(game, **settings)
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup("lab-env-cycles", cycles=max_cycles)
        self.max_cycles = max_cycles
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self.turns.observation_spaces
        self.action_spaces = self.turns.action_spaces

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.turns.reset(seed, options)
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        return self._observations(), self.turns.infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        turns = self.turns
        self.cycles += 1
        turns.step(actions[turns.agent_selection])
        over = turns.match.decision is None
        cut_off = not over and (self.cycles == self.max_cycles or any(turns.truncations.values()))
        told = (
            self._observations(),
            turns.rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut_off),
            turns.infos,
        )
        if over or cut_off:
            self.agents = []
        return told

    def _observations(self) -> dict[str, Observation]:
        return {seat: self.turns.observe(seat) for seat in self.possible_agents}

    def render(self) -> str | None:
        return self.turns.render()


def _one_of(name: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise BadSetup("core-bad-option", option=name, value=str(value), choices=", ".join(choices))
