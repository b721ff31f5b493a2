"""The Balrog of Moria, Evil of the Ancient World (chapter III): inactive, active, or gone."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.cards.shared import BOTH_RANKS
from westmarch.games.wotr.edition import Action, Edition, Walk
from westmarch.games.wotr.facts.board import FREE, MORIA, REGION_IDS, SHADOW
from westmarch.games.wotr.facts.characters import GANDALF_THE_GREY, GANDALF_THE_WHITE, GOLLUM
from westmarch.games.wotr.facts.components import CHARACTER, MUSTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import DWARVES, ELVES, SAURON
from westmarch.games.wotr.lome.characters import BALROG_ACTIVE, BALROG_OF_MORIA, WITCH_KINGS
from westmarch.games.wotr.lome.dice import USE_BALROG
from westmarch.games.wotr.ring import fellowship, hunt
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import NONE, ask
from westmarch.games.wotr.turn import action_table
from westmarch.games.wotr.war import casualties, entrances, journeys, politics, recruiting
from westmarch.games.wotr.war.armies import Requirement

RULE = "wotr-rule-balrog"
REST = "balrog:rest"
_ABSENT = Reason("wotr-why-balrog-absent", RULE)
_AWAKE = Reason("wotr-why-balrog-awake", RULE)
_ASLEEP = Reason("wotr-why-balrog-asleep", RULE)
_NO_GANDALF = Reason("wotr-why-gandalf-not-with-balrog", RULE)
_LEADS_NOBODY = Reason("wotr-why-balrog-leads-nobody", RULE)
WITH_BALROG = Requirement(frozenset(), frozenset((BALROG_OF_MORIA,)), "wotr-why-army-needs-balrog")
_NOWHERE: frozenset[int] = frozenset()


def is_active(state: State) -> bool:
    return state.characters[BALROG_OF_MORIA] is BALROG_ACTIVE


# -- how he comes


# There is no condition but that he has not come yet: Moria may be lost, or under siege.
why_not_bring = partial(entrances.why_not_again, character=BALROG_OF_MORIA)


def bring(match: War) -> Steps[None]:
    """He comes to Moria with a Sauron unit, and Elves and Dwarves take a step towards war."""
    state = match.state
    entrances.enter(match, BALROG_OF_MORIA, MORIA)
    for nation in (ELVES, DWARVES):
        politics.advance(match, nation, politics.BY_MINION)
    if state.unconquered(MORIA) and not state.is_besieged(MORIA):
        yield from recruiting.unit_if_wanted(match, SAURON, MORIA, BOTH_RANKS)


# -- Fire and Shadow


def region_watched(state: State) -> frozenset[int]:
    """Where he is, awake or not."""
    return frozenset((state.region_of_character(BALROG_OF_MORIA),)) if state.on_map(BALROG_OF_MORIA) else _NOWHERE


def fire_and_shadow(match: War, walk: Walk) -> Steps[None]:
    """Whoever is shown on his way through the Balrog's region, or in it, has a tile drawn against him."""
    state = match.state
    if state.on_map(BALROG_OF_MORIA) and state.region_of_character(BALROG_OF_MORIA) in walk.regions:
        match.tell("wotr.fire-and-shadow", region=REGION_IDS[state.region_of_character(BALROG_OF_MORIA)])
        yield from hunt.draw_and_resolve(match, hunt.Draw(ignore_reveal=True, on_eye=both_fall))


def both_fall(match: War) -> Steps[None]:
    """An Eye: the Balrog and the guide destroy each other. Gollum is not there when it happens."""
    state = match.state
    if state.guide == GOLLUM:
        match.tell("wotr.fire-and-shadow-missed")
        return
    casualties.eliminate(match, BALROG_OF_MORIA)
    yield from fellowship.lose_companion(match, state.guide)


# -- awake


def why_not_wake(state: State) -> Reason | None:
    if not state.on_map(BALROG_OF_MORIA):
        return _ABSENT
    return _AWAKE if is_active(state) else None


def wake(match: War) -> None:
    match.state.lay_card(BALROG_OF_MORIA, BALROG_ACTIVE)
    match.tell("wotr.balrog-awakes")


def _why_not_act(state: State) -> Reason | None:
    if not state.on_map(BALROG_OF_MORIA):
        return _ABSENT
    return None if is_active(state) else _ASLEEP


def why_not_move(state: State) -> Reason | None:
    return _why_not_act(state) or journeys.why_not_alone(state, BALROG_OF_MORIA)


# -- put to rest


def gandalf_is_with_him(state: State) -> bool:
    """Gandalf, whichever; in the Fellowship he is not on the map."""
    region = state.region_of_character(BALROG_OF_MORIA)
    return region in [state.region_of_character(each) for each in (GANDALF_THE_GREY, GANDALF_THE_WHITE)]


def why_not_rest_by_gandalf(state: State) -> Reason | None:
    return _why_not_act(state) or (None if gandalf_is_with_him(state) else _NO_GANDALF)


def put_to_rest(match: War) -> None:
    """In Moria he sleeps again; anywhere else that is his end."""
    state = match.state
    if state.region_of_character(BALROG_OF_MORIA) == MORIA:
        state.lay_card(BALROG_OF_MORIA, state.edition.characters[BALROG_OF_MORIA])
        match.tell("wotr.balrog-rests")
    else:
        casualties.eliminate(match, BALROG_OF_MORIA)


_led_by_balrog = action_table.led_by(WITH_BALROG, _LEADS_NOBODY, _why_not_act)
_move_alone = partial(journeys.move_minion, minion=BALROG_OF_MORIA)
# What the die's own symbol and the card A Balrog is Come! let the Shadow do, each by its token.
USES: tuple[Action, ...] = (
    Action("balrog:wake", SHADOW, USE_BALROG, why_not_wake, wake, player=WITCH_KINGS),
    _led_by_balrog("balrog:move-army", action_table.MOVE, USE_BALROG, WITCH_KINGS),
    _led_by_balrog("balrog:attack", action_table.ATTACK, USE_BALROG, WITCH_KINGS),
    Action("balrog:move", SHADOW, USE_BALROG, why_not_move, _move_alone, player=WITCH_KINGS),
)


def use(match: War) -> Steps[None]:
    """One of these things, by card."""
    state = match.state
    options = tuple(each.token for each in USES if each.why_not(state) is None)
    asleep = not is_active(state)
    if not asleep:
        options = (NONE, *options)

    def why(token: str) -> Reason | None:
        if token == REST:
            return Reason("wotr-why-not-your-action", RULE)
        return next((each.why_not(state) for each in USES if each.token == token), None)

    answer = yield ask(state, SHADOW, "wotr.card.balrog-is-come", options, why)
    for each in USES:
        if each.token == answer:
            yield from each.run(match) or ()


def fill(edition: Edition) -> None:
    edition.add_action(Action("bring:balrog_of_moria", SHADOW, MUSTER, why_not_bring, bring, player=WITCH_KINGS))
    for action in USES:
        edition.add_action(action)
    edition.add_action(Action(REST, FREE, WILL_OF_THE_WEST, _why_not_act, put_to_rest))
    edition.add_action(Action(REST, FREE, CHARACTER, why_not_rest_by_gandalf, put_to_rest))
    edition.moments.watchers["balrog"] = region_watched
    edition.moments.when_shown.append(fire_and_shadow)
