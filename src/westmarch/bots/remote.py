"""A bot that is asked from elsewhere: the question and the answer as plain data, everything it knows in between them.

    question -> {"game", "bot", "seed", "memory", "view", "decision", "world", "before"}
    answer   <- {"token", "why", "memory"}

A hint may want more than one answer: `advice` adds the best that a player who looks ahead sees, each with the chance
to win.

Whoever asks keeps the memory and sends it with the next question. So it makes no difference which process thinks, and
a match goes on after a restart as if nothing had happened.

A person who asks what a bot would do has no bot's memory. `before` brings one about: the questions to that seat since
the last action began, with what was answered. The bot goes along as long as its own answers are given; where the
person did something else it drops its plan, and makes a new one from what it sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import westmarch.bots as bots
from westmarch.bots import worlds
from westmarch.bots.base import Bot
from westmarch.core.decisions import Decision
from westmarch.core.journal import Answer
from westmarch.core.match import Match
from westmarch.core.table import FELL

if TYPE_CHECKING:
    from westmarch.bots.sage import Sage

# So many answers are told to who asks for a hint, each tried in so many worlds.
MOST_CHOICES = 3
WORLDS = 4
# An action of more questions than that is joined in its middle: no plan reaches so far back.
MOST_BEFORE = 40

Data = dict[str, Any]


def question(
    match: Match[Any],
    bot: str,
    seed: int,
    memory: Mapping[str, Any] | None,
    before: list[Data] | None = None,
    advice: bool = False,
) -> Data:
    """What a bot has to know to answer the pending decision of a match, or to give `advice` about it."""
    decision = match.decision
    assert decision is not None
    imagines = bots.kind_of(match.game.key, bot).imagines or (advice and _adviser(match.game.key, decision) is not None)
    return {
        "game": match.game.key,
        "bot": bot,
        "seed": seed,
        "memory": memory,
        "view": match.view(decision.seat),
        "decision": plain(decision),
        "world": worlds.written(worlds.world_of(match, decision.seat, seed)) if imagines else None,
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


def advice(question: Mapping[str, Any]) -> Data:
    """The bot's answer, and the best choices as a player who looks ahead sees them: its own may not be the first."""
    return {**answer(question), "choices": choices(question)}


def choices(question: Mapping[str, Any]) -> list[Data]:
    """The best answers, and the chance to win that each of them gives; none where nobody can tell."""
    decision = rebuilt(question["decision"])
    adviser = _adviser(question["game"], decision)
    imagine = worlds.imagining(worlds.read(question["world"]), decision.seat)
    if adviser is None or imagine is None:
        return []
    player = adviser(question["seed"])
    best = player.weigh(question["view"], decision, imagine)[:MOST_CHOICES]
    player.measure(best, decision.seat, imagine, WORLDS)
    best.sort(key=lambda each: -each.chance)
    return [
        {"token": each.proposal.token, "chance": round(each.chance, 3), "why": each.proposal.why.as_data()}
        for each in best
    ]


def _adviser(game: str, decision: Decision) -> type[Sage] | None:
    """Who can weigh the answers to this question."""
    # Numpy is loaded when somebody asks for a hint, not with the server.
    from westmarch.bots.sage import Sage
    from westmarch.bots.value import ships

    kind = bots.sage_of(game)
    if kind is None or not issubclass(kind, Sage) or decision.kind not in kind.weighs or not ships(game):
        return None
    return kind


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
        if decision.seat == seat and decision.kind != FELL:
            found.append({"view": earlier.view(seat), "decision": plain(decision), "token": entry.token})
    return found[::-1]


def plain(decision: Decision) -> Data:
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
