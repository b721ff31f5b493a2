"""The questions on the way of an action, when no plan answers them: which army, where to, who, which figure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from westmarch.bots.wotr import battles, cards, companions, marches, minions, musters, ring
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.combat import Fray
from westmarch.bots.wotr.geography import DISTANCE, region_name
from westmarch.bots.wotr.intents import Intent, Reasoning, best
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.shadow import hunt_dice
from westmarch.bots.wotr.temper import Temper
from westmarch.core.decisions import Decision
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.nations import ELITE, KIND_INDEX, NATIONS
from westmarch.games.wotr.seen import Seen

Choice = tuple[str, Reasoning]


class Question:
    """A decision with all that is known when it is asked. What is on the board is looked at when it is needed."""

    def __init__(
        self, seen: Seen | Mapping[str, Any], decision: Decision, temper: Temper, last: Campaign | None = None
    ) -> None:
        """`last` is the campaign of a question before: where nothing has changed it need not be worked out again."""
        self._seen = seen
        # Afterwards it is for the next question.
        self.last_campaign = last
        self.seat = decision.seat
        self.temper = temper
        self.kind = decision.kind
        self.options = decision.options
        self.params = decision.params

    @cached_property
    def board(self) -> Board:
        return Board(self._seen, self.seat, self.temper.leanings)

    @cached_property
    def campaign(self) -> Campaign:
        last = self.last_campaign
        if last is None or not last.goes_on(self.board, self.temper):
            last = self.last_campaign = Campaign(self.board, self.board.me, self.temper)
        return last

    def word(self, name: str) -> str:
        return str(self.params.get(name, ""))

    def number(self, name: str) -> int:
        value = self.params.get(name, 0)
        return value if isinstance(value, int) else 0

    def place(self, name: str) -> int:
        return INDEX.get(self.word(name), -1)

    def names(self, name: str) -> list[str]:
        value = self.params.get(name, [])
        return [str(each) for each in value] if isinstance(value, (list, tuple)) else []


def only_way(ask: Question) -> Choice:
    return ask.options[0], Reasoning("bot-wotr-only-way")


def complete(ask: Question) -> Choice:
    """Nobody else, if one may stop."""
    return ("done", Reasoning("bot-wotr-company-complete")) if "done" in ask.options else only_way(ask)


# -- armies


def move_from(ask: Question) -> Choice:
    worthwhile = marches.marches(ask.board, ask.campaign)
    found = [march for march in worthwhile if region_name(march.army.region) in ask.options]
    if found:
        return region_name(found[0].army.region), found[0].reason
    if "done" in ask.options:
        return "done", Reasoning("bot-wotr-enough-marches")
    return _least_harm(ask), Reasoning("bot-wotr-must-march")


def _least_harm(ask: Question) -> str:
    """Some army must go: the one that is needed least where it is."""

    def needed(token: str) -> float:
        region = INDEX.get(token, -1)
        army = ask.board.hosts.get(region)
        return ask.campaign.hold(region, army.power, army)[0] + army.power if army is not None else 99.0

    return min(ask.options, key=needed)


def move_to(ask: Question) -> Choice:
    origin = ask.place("origin")
    for march in marches.marches(ask.board, ask.campaign):
        if march.army.region == origin and region_name(march.target) in ask.options:
            return region_name(march.target), march.reason
    regions = tuple(token for token in ask.options if token in INDEX)
    chosen = battles.retreat_region(ask.board, ask.campaign, regions)
    return chosen, Reasoning("bot-wotr-march", origin=origin, region=INDEX[chosen])


def best_attack(ask: Question) -> Intent | None:
    """The most promising of the attacks that this question leaves open."""
    origin = ask.word("origin")
    fitting = []
    for intent in marches.attack_intents(ask.board, ask.campaign):
        start = intent.answers["wotr.attack.from"][0]
        if ask.kind == "wotr.attack.from":
            open_to_us = start in ask.options
        else:
            open_to_us = start == origin and region_name(intent.target) in ask.options
        if open_to_us:
            fitting.append(intent)
    return best(fitting)


def march_goal(ask: Question, origin: int, distance: int) -> tuple[float, int]:
    """The best end of a longer march, and what it gains."""
    board, campaign = ask.board, ask.campaign
    army = board.hosts.get(origin)
    if army is None:
        return 0.0, -1
    here, _ = campaign.take(origin, army.power)
    top = (-99.0, -1)
    for region, steps in enumerate(DISTANCE[origin]):
        if not 0 < steps <= distance:
            continue
        friend = board.open[board.me].get(region)
        if board.me == SHADOW and (friend is None or friend.units >= 10):
            continue
        if board.me == FREE and not board.is_free(FREE, region):
            continue
        draw, _ = campaign.take(region, army.power)
        keep, _ = campaign.hold(region, army.power, army)
        gain = max(draw, keep) - here + 0.05 * steps
        if gain > top[0]:
            top = (gain, region)
    return top


def march_from(ask: Question) -> Choice:
    distance = 3 if ask.board.me == SHADOW else 2
    chosen = max(ask.options, key=lambda token: march_goal(ask, INDEX.get(token, 0), distance)[0])
    return chosen, Reasoning("bot-wotr-march-far", origin=INDEX[chosen])


def march_to(ask: Question) -> Choice:
    """Step by step towards the goal, as it looks from where the march began."""
    origin = ask.place("origin")
    _, goal = march_goal(ask, origin, 3 if ask.board.me == SHADOW else 2)
    reason = Reasoning("bot-wotr-march-far", origin=origin)
    regions = [token for token in ask.options if token in INDEX]
    if goal < 0 or not regions:
        return ask.options[0], reason
    nearest = min(regions, key=lambda token: DISTANCE[INDEX[token]][goal])
    if "done" in ask.options:
        if ask.place("at") == goal or DISTANCE[INDEX[nearest]][goal] >= ask.number("left"):
            return "done", reason
    return nearest, reason


# -- musters


def recruit_figure(ask: Question) -> Choice:
    for _, kind, region in musters.placements(ask.board, ask.campaign):
        token = next((each for each in ask.options if KIND_INDEX.get(each) == kind), None)
        if token is not None:
            return token, Reasoning("bot-wotr-recruit", region=region)
    return ask.options[-1], Reasoning("bot-wotr-only-way")


def place_figure(ask: Question, kind: int) -> Choice:
    chosen = max(
        ask.options,
        key=lambda token: musters.place_value(ask.board, ask.campaign, kind, INDEX[token]) if token in INDEX else -1.0,
    )
    return chosen, Reasoning("bot-wotr-recruit", region=INDEX.get(chosen, -1))


def recruit_rank(ask: Question) -> Choice:
    chosen = max(ask.options, key=lambda token: KIND_INDEX.get(token, 0) % 3 == ELITE)
    return chosen, Reasoning("bot-wotr-recruit-best")


def diplomacy(ask: Question) -> Choice:
    def value(token: str) -> float:
        return musters.diplomacy_value(ask.board, ask.campaign, NATIONS.index(token[7:]))

    chosen = max(ask.options, key=value)
    return chosen, Reasoning("bot-wotr-diplomacy", nation=chosen[7:])


def enter_region(ask: Question) -> Choice:
    name = ask.word("character")
    board = ask.board
    if board.me == FREE:
        chosen = companions.choose_place(board, ask.campaign, [name], ask.options)
    else:
        chosen = max(ask.options, key=lambda token: minions.seat_worth(board, ask.campaign, name, INDEX[token]))
    return chosen, Reasoning("bot-wotr-enters", character=name, region=INDEX[chosen])


# -- companions


def separate_who(ask: Question) -> Choice:
    """The question doesn't say how far they get, and a card may take them farther than a die."""
    group = ask.names("group")
    farther = max(companions.FARTHER.values())
    for name in companions.party(ask.board, farther) if not group else companions.party_with(ask.board, group):
        token = f"character:{name}"
        if token in ask.options:
            return token, Reasoning("bot-wotr-separate", character=name)
    return complete(ask)


def journey_who(ask: Question) -> Choice:
    for _, name, region in companions.journeys(ask.board, ask.campaign):
        token = f"character:{name}"
        if token in ask.options:
            return token, Reasoning("bot-wotr-journey", character=name, region=region)
    return complete(ask)


def journey_to(ask: Question) -> Choice:
    group = ask.names("group")
    if ask.board.me == SHADOW:
        name = group[0] if group else "mouth_of_sauron"
        chosen = max(ask.options, key=lambda token: minions.seat_worth(ask.board, ask.campaign, name, INDEX[token]))
        return chosen, Reasoning("bot-wotr-nazgul", region=INDEX[chosen])
    chosen = companions.choose_place(ask.board, ask.campaign, group, ask.options)
    name = group[0] if group else "strider"
    return chosen, Reasoning("bot-wotr-journey", character=name, region=INDEX[chosen])


# -- the Ring


def fellowship_guide(ask: Question) -> Choice:
    chosen = ring.choose_guide(ask.board, ask.options) or ask.options[0]
    return chosen, Reasoning("bot-wotr-guide", character=chosen.partition(":")[2])


def allocate_hunt(ask: Question) -> Choice:
    numbers = [int(token.partition(":")[2]) for token in ask.options]
    number, reason = hunt_dice(ask.board, ask.temper, min(numbers), max(numbers))
    return f"count:{number}", reason


# -- battles


def in_battle(ask: Question) -> Choice | None:
    """Questions that make sense only while a battle is fought."""
    board, campaign = ask.board, ask.campaign
    fray = battles.fray_of(board, ask.params)
    if ask.kind.startswith("wotr.fight."):
        if ask.kind == "wotr.fight.scouts":
            return battles.scouts(board, campaign, ask.options)
        return battles.fight_choice(board, ask.kind, fray, ask.options)
    if ask.kind == "wotr.retreat" and fray is None:
        chosen = battles.retreat_region(board, campaign, ask.options)
        return chosen, Reasoning("bot-wotr-retreat", region=INDEX[chosen])
    answer = IN_BATTLE.get(ask.kind)
    return None if fray is None or answer is None else answer(board, campaign, fray, ask.options)


IN_BATTLE: dict[str, Callable[[Board, Campaign, Fray, tuple[str, ...]], Choice]] = {
    "wotr.combat-card": battles.combat_card,
    "wotr.withdraw": lambda board, campaign, fray, options: battles.withdraw(board, fray, fray.region),
    "wotr.battle.continue": lambda board, campaign, fray, options: battles.continue_or_cease(board, campaign, fray),
    "wotr.siege.extend": battles.extend_siege,
    "wotr.retreat": battles.retreat,
    "wotr.battle.white-rider": lambda board, campaign, fray, options: (
        ("yes", Reasoning("bot-wotr-white-rider"))
        if fray.hosts[SHADOW].nazgul_leadership >= 2
        else ("no", Reasoning("bot-wotr-refuse-cost"))
    ),
}
ANSWERS: dict[str, Callable[[Question], Choice]] = {
    "wotr.move.from": move_from,
    "wotr.move.to": move_to,
    "wotr.march.from": march_from,
    "wotr.march.to": march_to,
    "wotr.attack.from": only_way,
    "wotr.attack.to": only_way,
    "wotr.recruit.figure": recruit_figure,
    "wotr.recruit.region": lambda ask: place_figure(ask, KIND_INDEX.get(ask.word("figure"), 0)),
    "wotr.recruit.rank": recruit_rank,
    "wotr.recruit.wanted": recruit_rank,
    "wotr.diplomacy": diplomacy,
    "wotr.enter.region": enter_region,
    "wotr.separate.who": separate_who,
    "wotr.journey.who": journey_who,
    "wotr.journey.with": complete,
    "wotr.journey.to": journey_to,
    "wotr.fellowship.phase": lambda ask: ring.choose_in_phase(ask.board, ask.temper, ask.options),
    "wotr.fellowship.guide": fellowship_guide,
    "wotr.fellowship.revealed": lambda ask: ring.choose_when_revealed(ask.board, ask.temper, ask.options),
    "wotr.fellowship.route": lambda ask: ring.choose_route(ask.options),
    "wotr.hunt.casualty": lambda ask: ring.choose_casualty(ask.board, ask.number("damage"), ask.options),
    "wotr.hunt.hobbit": lambda ask: ring.hobbit_parts(ask.board, ask.number("damage")),
    "wotr.hunt.gollum": lambda ask: ring.gollum_betrays(ask.board, ask.number("damage")),
    "wotr.hunt-dice": allocate_hunt,
    "wotr.hand-limit": lambda ask: cards.choose_discard(ask.board, ask.campaign, ask.options),
    "wotr.gandalf-draws": lambda ask: ("yes", Reasoning("bot-wotr-draw-too")),
    "wotr.sorcerer": lambda ask: ("yes", Reasoning("bot-wotr-draw-too")),
    "wotr.casualties": lambda ask: battles.casualty(ask.board, ask.options, ask.params),
    "wotr.surplus": lambda ask: battles.surplus(ask.board, ask.options),
}
