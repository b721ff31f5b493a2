"""What the steward would think of besides its own choice: other things to do with a die, other answers to a question.

An action is weighed against others by its intents. To other questions every answer on offer has a liking, as far as a
rule of thumb has weights for it; else the choice of the rule stands before the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.wotr import battles, cards, companions, dice, lords_answers, marches, minions, musters, ring
from westmarch.bots.wotr.answers import Question
from westmarch.bots.wotr.geography import region_name
from westmarch.bots.wotr.intents import ANY_DIE, Intent, Reasoning
from westmarch.bots.wotr.shadow import hunt_dice
from westmarch.games.wotr.facts.board import FREE, INDEX
from westmarch.games.wotr.facts.nations import KIND_INDEX, NATIONS

# More than this would only blur the picture.
MOST = 9
# A pass is what the steward does if nothing is worth more than this.
PASSING = 1.0
# What nobody has weights for: a little less than the choice of the rule.
UNWEIGHED = -1.0
OTHERWISE = Reasoning("bot-wotr-otherwise")
# Small questions on the way of something that was decided before, and those about who comes along.
SMALL = ("force", "count", "character", "with", "route")

# A token, how much it is liked, and the plan for what follows.
Candidate = tuple[str, float, Intent]


# -- dice


def actions(ask: Question, intents: list[Intent], regard: dice.Regard | None) -> list[Candidate]:
    """Everything that could be done with a die, without one or by a ring, the best first."""
    board, options = ask.board, ask.options
    edition = board.edition
    faces = [edition.face_of_token[token] for token in options if token in edition.face_of_token]
    found: list[Candidate] = []
    for intent in intents:
        best = dice.with_best_die(board, intent, faces, regard)
        if best is not None:
            found.append((edition.faces[best[1]].token, best[0], intent))
    found.sort(key=_by_liking)
    del found[MOST - 1 :]
    for token in options:
        if token == "pass":
            found.append((token, PASSING, Intent(0.0, "pass", ANY_DIE, Reasoning("bot-wotr-pass"))))
        elif token == "elven-ring":
            change = dice.ring_change(board, intents, faces, -99.0)
            if change is not None:
                plan = dice.by_ring(board, *change)
                found.append((token, plan.score - dice.ring_price(board), plan))
        elif token.startswith("token:"):
            fitting = [intent for intent in intents if f"token:{intent.token}" == token]
            if fitting:
                plan = max(fitting, key=lambda intent: intent.score)
                found.append((token, plan.score, plan))
    found.sort(key=_by_liking)
    return found


def uses_of_die(ask: Question, intents: list[Intent]) -> list[Candidate]:
    """What a die that is chosen already could be used for; also what is offered and nobody wants."""
    fitting = [intent for intent in intents if intent.token in ask.options]
    found = [(intent.token, intent.score, intent) for intent in fitting]
    thought_of = {intent.token for intent in fitting}
    for token in ask.options:
        if token not in thought_of:
            worth = 0.0 if token == "waste" else UNWEIGHED
            reason = Reasoning("bot-wotr-waste") if token == "waste" else OTHERWISE
            found.append((token, worth, Intent(worth, token, ANY_DIE, reason)))
    found.sort(key=_by_liking)
    return found[:MOST]


def attacks(ask: Question) -> list[Candidate]:
    """The attacks that this question leaves open, each with its plan for what follows."""
    found = []
    for intent in marches.attack_intents(ask.board, ask.campaign):
        if not intent.answers["wotr.attack.from"]:
            continue  # the attack that was chosen; its plan is under way
        start = intent.answers["wotr.attack.from"][0]
        target = region_name(intent.target)
        token = start if ask.kind == "wotr.attack.from" else target
        if token in ask.options and (ask.kind == "wotr.attack.from" or start == ask.word("origin")):
            found.append((token, intent.score, intent))
    found.sort(key=_by_liking)
    return found[:MOST]


def _by_liking(candidate: Candidate) -> float:
    return -candidate[1]


# -- other questions


def matters(kind: str) -> bool:
    """Is a question worth thinking about more than one answer?"""
    return kind.rpartition(".")[2] not in SMALL and not kind.startswith("wotr.minions.")


def likings(ask: Question, chosen: str) -> list[tuple[str, float]]:
    """The answers on offer, the chosen one first, and how much each is liked."""
    like = LIKINGS.get(ask.kind)
    if like is None:
        found = [(token, UNWEIGHED) for token in ask.options if token != chosen]
        return [(chosen, 0.0), *found[: MOST - 1]]
    worth = like(ask)
    found = [(token, worth(token)) for token in ask.options if token != chosen]
    found.sort(key=lambda each: -each[1])
    # A rule may prefer something that it likes no more than another: it has looked at more than the weights say.
    best = max([worth(chosen), *(liking for _, liking in found)])
    return [(chosen, best), *found[: MOST - 1]]


Liking = Callable[[Question], Callable[[str], float]]


def _in_region(value: Callable[[Question, int], float]) -> Liking:
    """For questions that are answered by a region; what is no region is refused."""
    return lambda ask: lambda token: value(ask, INDEX[token]) if token in INDEX else UNWEIGHED


def _hunt_dice(ask: Question) -> Callable[[str], float]:
    numbers = [int(token.partition(":")[2]) for token in ask.options]
    wanted, _ = hunt_dice(ask.board, ask.temper, min(numbers), max(numbers))
    return lambda token: -abs(int(token.partition(":")[2]) - wanted)


def _keep(ask: Question) -> Callable[[str], float]:
    return lambda token: -cards.keep_value(ask.board, ask.campaign, token[5:])


def _combat_card(ask: Question) -> Callable[[str], float]:
    fray = battles.fray_of(ask.board, ask.params)
    values = battles.card_values(ask.board, ask.campaign, fray, ask.options) if fray is not None else {}
    return lambda token: values.get(token, 0.0)


def _casualties(ask: Question) -> Callable[[str], float]:
    costs = battles.casualty_costs(ask.board, ask.options, ask.params)
    return lambda token: -costs[token]


def _hunt_casualty(ask: Question) -> Callable[[str], float]:
    costs = ring.casualty_costs(ask.board, ask.number("damage"))
    return lambda token: -costs.get(token, 99.0)


def _refuge(ask: Question, region: int) -> float:
    return battles.refuge_value(ask.board, ask.campaign, region)


def _muster(ask: Question, region: int) -> float:
    return musters.place_value(ask.board, ask.campaign, KIND_INDEX.get(ask.word("figure"), 0), region)


def _figure(ask: Question) -> Callable[[str], float]:
    worth: dict[int, float] = {}
    for value, kind, _ in musters.placements(ask.board, ask.campaign):
        worth.setdefault(kind, value)
    return lambda token: worth.get(KIND_INDEX.get(token, -1), UNWEIGHED)


def _seat(ask: Question, region: int) -> float:
    """Where somebody had better be: one who comes, or who is on his way."""
    people = ask.names("group") or [ask.word("character")]
    if ask.board.me == FREE:
        return companions.place_worth(ask.board, ask.campaign, people, region)
    return minions.seat_worth(ask.board, ask.campaign, people[0], region)


def _ring(ask: Question) -> Callable[[str], float]:
    sign = 1.0 if ask.kind == "wotr.ring.regain" else -1.0
    return lambda token: sign * lords_answers.ring_worth(ask.board, token)


LIKINGS: dict[str, Liking] = {
    "wotr.hunt-dice": _hunt_dice,
    "wotr.fellowship.phase": lambda ask: lambda token: ring.likes_in_phase(ask.board, ask.temper, token),
    "wotr.fellowship.revealed": lambda ask: ring.values_when_revealed(ask.board, ask.temper, ask.options).__getitem__,
    "wotr.hunt.casualty": _hunt_casualty,
    "wotr.hand-limit": _keep,
    "wotr.card.give-up": _keep,
    "wotr.combat-card": _combat_card,
    "wotr.casualties": _casualties,
    "wotr.retreat": _in_region(_refuge),
    "wotr.card.flee": _in_region(_refuge),
    "wotr.recruit.figure": _figure,
    "wotr.recruit.region": _in_region(_muster),
    "wotr.diplomacy": lambda ask: (
        lambda token: musters.diplomacy_value(ask.board, ask.campaign, NATIONS.index(token[7:]))
    ),
    "wotr.enter.region": _in_region(_seat),
    "wotr.journey.to": _in_region(_seat),
    "wotr.ring.which": _ring,
    "wotr.ring.regain": _ring,
}
