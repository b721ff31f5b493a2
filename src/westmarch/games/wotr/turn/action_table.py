"""The table of actions (rulebook chapter IV): what every die result lets a player do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.edition import Action, Edition
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER
from westmarch.games.wotr.facts.nations import KIND_INDEX, NATIONS, NATIONS_OF, RANKS, SIDE_OF_KIND
from westmarch.games.wotr.ring import fellowship, hunt
from westmarch.games.wotr.state import DECKS, State, War
from westmarch.games.wotr.team import actor, ask, own_nations
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.turn.actions import ANY, MOVE_FELLOWSHIP
from westmarch.games.wotr.turn.drawing import DRAW
from westmarch.games.wotr.war import armies, attack, command, entrances, journeys, movement, politics, recruiting
from westmarch.games.wotr.war.armies import Requirement
from westmarch.games.wotr.war.battle import RULE as ATTACK_RULE


@dataclass(slots=True, eq=False)
class Work:
    """What armies do for an action: can any with such leaders, why not, why not the one there, and doing it."""

    token: str
    can_any: Callable[[State, int, tuple[Requirement, ...]], bool]
    why_not_any: Callable[[State, int, tuple[Requirement, ...]], Reason | None]
    why_not_there: Callable[[State, int, int, tuple[Requirement, ...]], Reason | None]
    do: Callable[[War, int, int, tuple[Requirement, ...]], Steps[None]]
    nobody: Reason


def _strike(match: War, side: int, most: int, requirements: tuple[Requirement, ...]) -> Steps[None]:
    yield from attack.attack(match, side, requirements)


MOVE: Work = Work(
    "move-armies",
    movement.can_move_any,
    movement.why_not_move_any,
    movement.why_not_there,
    movement.move_armies,
    Reason("wotr-why-no-army-can-move", movement.RULE),
)
ATTACK: Work = Work(
    "attack",
    attack.can_attack_any,
    attack.why_not_attack_any,
    attack.why_not_there,
    _strike,
    Reason("wotr-why-no-army-can-attack", ATTACK_RULE),
)


def _add_army_actions(edition: Edition, side: int) -> None:
    # Army entries come first, so that a die which is both is used as the stronger one.
    for use, most in ((ARMY, 2), (CHARACTER, 1)):
        edition.add_action(_by_armies(MOVE, side, use, most))
        edition.add_action(_by_armies(ATTACK, side, use, most))


def _by_armies(work: Work, side: int, use: str, most: int) -> Action:
    def led(state: State) -> tuple[Requirement, ...]:
        """A Character die moves only armies with a leader, and only they attack by it."""
        return (armies.leader_requirement(state, side, work is MOVE),) if use == CHARACTER else ()

    def why_not(state: State) -> Reason | None:
        return None if work.can_any(state, side, led(state)) else work.nobody

    def explain(state: State) -> Reason:
        return work.why_not_any(state, side, led(state)) or work.nobody

    def why_not_there(state: State, token: str) -> Reason | None:
        return work.why_not_there(state, side, INDEX[token], led(state))

    def do(match: War) -> Steps[None]:
        yield from work.do(match, side, most, led(match.state))

    return Action(work.token, side, use, why_not, do, explain, why_not_there)


def led_by(
    leader: Requirement,
    nobody: Reason,
    first: Callable[[State], Reason | None],
    begin: Callable[[War], None] | None = None,
) -> Callable[[str, Work, str, str], Action]:
    """What one army of the Shadow does with such a leader, as an action with a token, a die and a player of its own.

    `first` says why he can't, whoever is with him; `nobody` is said if there is nothing better to say.
    """

    def action(token: str, work: Work, use: str, player: str) -> Action:
        def why_not(state: State) -> Reason | None:
            reason = first(state)
            if reason is not None or work.can_any(state, SHADOW, (leader,)):
                return reason
            return work.why_not_any(state, SHADOW, (leader,)) or nobody

        def do(match: War) -> Steps[None]:
            if begin is not None:
                begin(match)
            yield from work.do(match, SHADOW, 1, (leader,))

        return Action(token, SHADOW, use, why_not, do, player=player)

    return action


def _add_muster_actions(edition: Edition, side: int) -> None:
    def why_not_diplomacy(state: State) -> Reason | None:
        first: Reason | None = None
        for nation in own_nations(state, side):
            reason = politics.why_not_diplomacy(state, side, nation)
            if reason is None:
                return None
            first = first or reason
        return first

    def why_not_nation(state: State, token: str) -> Reason | None:
        return politics.why_not_diplomacy(state, side, NATIONS.index(named(token)))

    def diplomacy(match: War) -> Steps[None]:
        state = match.state
        nations = [each for each in NATIONS_OF[side] if politics.why_not_diplomacy(state, side, each) is None]

        def why(token: str) -> Reason | None:
            name = token.partition(":")[2]
            if not token.startswith("nation:") or name not in NATIONS:
                return None
            return politics.why_not_diplomacy(state, side, NATIONS.index(name))

        answer = yield ask(state, side, "wotr.diplomacy", tuple(f"nation:{NATIONS[each]}" for each in nations), why)
        nation = NATIONS.index(named(answer))
        command.use_nation(state, nation)
        politics.advance(match, nation, politics.BY_DIE)

    def why_not_recruit(state: State) -> Reason | None:
        if next(recruiting.recruitable(state, side), None) is not None:
            return None
        if not any(state.at_war(nation) for nation in own_nations(state, side)):
            return Reason("wotr-why-nobody-at-war", recruiting.RULE)
        return Reason("wotr-why-nothing-to-recruit", recruiting.RULE)

    def why_not_figure(state: State, token: str) -> Reason | None:
        kind = KIND_INDEX[token]
        if SIDE_OF_KIND[kind] != side:
            return Reason("wotr-why-not-your-nation", recruiting.RULE, nation=NATIONS[kind // RANKS])
        return recruiting.why_not_recruit_kind(state, side, kind)

    edition.add_action(
        Action("recruit", side, MUSTER, why_not_recruit, partial(recruiting.recruit, side=side), aim=why_not_figure)
    )
    edition.add_action(Action("diplomacy", side, MUSTER, why_not_diplomacy, diplomacy, aim=why_not_nation))


def add_draw(edition: Edition, side: int, use: str) -> None:
    """A die with that result draws a card from one of the side's own decks."""

    def add(deck: int) -> None:
        def check(state: State) -> Reason | None:
            if state.decks[events.deck_index(side, deck)]:
                return None
            return Reason("wotr-why-deck-empty", events.RULE, deck=DECKS[deck])

        def draw(match: War) -> Steps[None]:
            yield from events.draw_cards(match, actor(match.state, side), deck)

        edition.add_action(Action(f"{DRAW}:{DECKS[deck]}", side, use, check, draw))

    add(0)
    add(1)


def _add_fellowship_actions(edition: Edition) -> None:
    def why_not_strider(state: State) -> Reason | None:
        if not fellowship.strider_hides(state):
            return Reason("wotr-why-hide-die", fellowship.RULE)
        return fellowship.why_not_hide(state)

    def separate(match: War) -> Steps[None]:
        group = yield from fellowship.choose_company(match)
        yield from fellowship.separate(match, group)

    def why_not_travel(state: State) -> Reason | None:
        return None if journeys.travellers(state) else Reason("wotr-why-no-travellers", journeys.RULE)

    edition.add_action(Action(MOVE_FELLOWSHIP, FREE, CHARACTER, fellowship.why_not_move, hunt.move_fellowship))
    edition.add_action(Action("hide-fellowship", FREE, CHARACTER, fellowship.why_not_hide, fellowship.hide))
    edition.add_action(Action("hide-fellowship", FREE, ANY, why_not_strider, fellowship.hide))
    edition.add_action(Action("separate", FREE, CHARACTER, fellowship.why_not_separate, separate))
    edition.add_action(Action("move-companions", FREE, CHARACTER, why_not_travel, journeys.move_companions))


def why_not_envoy(state: State, character: int) -> Reason | None:
    """Why a companion can't speak for his people where he is."""
    envoy = state.characters[character]
    if state.where[character] >= 0:
        region = state.region_of_character(character)
        if region in envoy.envoy_places and state.unconquered(region):
            return None
    return _not_home(envoy.id)


@cache
def _not_home(character: str) -> Reason:
    """Kept, because it is given at nearly every action."""
    return Reason("wotr-why-envoy-place", journeys.RULE, character=character)


def add_envoy(edition: Edition, character: int) -> None:
    """A companion moves his nation with any die, from his own people's places."""

    def check(state: State) -> Reason | None:
        reason = why_not_envoy(state, character)
        if reason is not None:
            return reason
        nation = state.characters[character].nation
        again = command.why_not_nation_again(state, nation) if state.used else None
        return again or politics.why_not_advance(state, nation)

    def speak(match: War) -> None:
        command.use_nation(match.state, match.state.characters[character].nation)
        politics.advance(match, match.state.characters[character].nation, politics.BY_ABILITY)

    edition.add_action(Action(f"envoy:{edition.characters[character].id}", FREE, ANY, check, speak))


def _add_envoys(edition: Edition) -> None:
    """Boromir, Legolas and Gimli."""
    for character in edition.companions:
        if edition.characters[character].envoy_places:
            add_envoy(edition, character)


def _add_minion_moves(edition: Edition) -> None:
    def why_not_fly(state: State) -> Reason | None:
        return None if journeys.minions_can_move(state) else Reason("wotr-why-no-minions", journeys.RULE)

    fly = partial(journeys.fly_nazgul, others=True)
    edition.add_action(Action("move-minions", SHADOW, CHARACTER, why_not_fly, fly))


def fill(edition: Edition) -> None:
    """The actions of the base game, in the order in which they are offered."""
    _add_fellowship_actions(edition)
    for side in (FREE, SHADOW):
        _add_army_actions(edition, side)
    _add_minion_moves(edition)
    for side in (FREE, SHADOW):
        _add_muster_actions(edition, side)
    for entry in entrances.ENTRANCES:
        edition.add_action(entry)
    _add_envoys(edition)
    for side in (FREE, SHADOW):
        add_draw(edition, side, EVENT)
