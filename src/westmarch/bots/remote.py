"""A bot that is asked from elsewhere: the question and the answer as plain data, everything it knows in between them.

    question -> {"game", "bot", "seed", "memory", "view", "decision", "world", "before"}
    answer   <- {"token", "why", "memory"}

Whoever asks keeps the memory and sends it with the next question. So it makes no difference which process thinks, and
a match goes on after a restart as if nothing had happened.

A person who asks what a bot would do has no bot's memory. `before` brings one about: the questions to that seat since
the last action began, with what was answered. The bot goes along as long as its own answers are given; where the
person did something else it drops its plan, and makes a new one from what it sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import westmarch.bots as bots
from westmarch.bots import worlds
from westmarch.bots.base import Bot
from westmarch.core.decisions import Decision
from westmarch.core.journal import Answer
from westmarch.core.match import Match

# An action of more questions than that is joined in its middle: no plan reaches so far back.
MOST_BEFORE = 40

Data = dict[str, Any]


def question(
    match: Match[Any], bot: str, seed: int, memory: Mapping[str, Any] | None, before: list[Data] | None = None
) -> Data:
    """What a bot has to know to answer the pending decision of a match."""
    decision = match.decision
    assert decision is not None
    return {
        "game": match.game.key,
        "bot": bot,
        "seed": seed,
        "memory": memory,
        "view": match.view(decision.seat),
        "decision": _data(decision),
        "world": worlds.written(worlds.world_of(match, decision.seat, seed))
        if bots.kind_of(match.game.key, bot).imagines
        else None,
        "before": before or [],
    }


def answer(question: Mapping[str, Any]) -> Data:
    """What the bot does, why, and what it keeps in mind."""
    bot = bots.make(question["game"], question["bot"], question["seed"])
    bot.memory = question["memory"]
    catch_up(bot, question["before"])
    decision = rebuilt(question["decision"])
    token = bot.choose(question["view"], decision, worlds.imagining(worlds.read(question["world"]), decision.seat))
    if token not in decision.options:
        raise ValueError(f"{question['bot']} chose {token!r}, which is not offered")
    return {"token": token, "why": bot.why.as_data(), "memory": bot.memory}


def catch_up(bot: Bot, before: Iterable[Mapping[str, Any]]) -> None:
    """Goes through questions that the seat has answered already: the bot keeps a plan whose answers were given."""
    for earlier in before:
        if bot.choose(earlier["view"], rebuilt(earlier["decision"])) != earlier["token"]:
            bot.forget()


def before(match: Match[Any]) -> list[Data]:
    """The earlier questions of this action to the seat that is asked now, oldest first."""
    assert match.decision is not None
    seat = match.decision.seat
    given = [entry for entry in match.since_checkpoint if isinstance(entry, Answer)]
    earlier = match.clone()
    found: list[Data] = []
    for entry in reversed(given[-MOST_BEFORE:]):
        earlier.pop()
        decision = earlier.decision
        assert decision is not None
        if decision.seat == seat:
            found.append({"view": earlier.view(seat), "decision": _data(decision), "token": entry.token})
    return found[::-1]


def _data(decision: Decision) -> Data:
    """All that a decision tells, without the rules' own check behind it."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "options": list(decision.options),
        "params": dict(decision.params),
        "secret": decision.secret,
    }


def rebuilt(data: Mapping[str, Any]) -> Decision:
    """The decision as the other process had it; why something isn't offered only the rules can say."""
    return Decision(data["seat"], data["kind"], tuple(data["options"]), data["params"], secret=data["secret"])
