"""The orders, which are the upper halves of the event cards of both sides; the lower ones: combat.py."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import CardText
from westmarch.games.b5a.ask import no, which_area
from westmarch.games.b5a.facts.board import AREA_IDS, NO_AREA
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.armies import armies, heal, is_led, which_army, why_not_army
from westmarch.games.b5a.war.attacks import attack_action, combined_attack
from westmarch.games.b5a.war.moves import LED, move_armies
from westmarch.games.b5a.war.recruiting import draw_and_flip, rally_armies, recruit

# Rally up to two armies, each die succeeding on 4 or more.
BLOW_THE_HORNS = CardText("blow_the_horns", lambda match, side, face: rally_armies(match, side, 2, target=4))

# Up to two armies with leadership move up to two regions.
CALL_TO_ARMS = CardText("call_to_arms", lambda match, side, face: move_armies(match, side, 2, steps=2, need=LED))


def encirclement(match: Match[State], side: int, face: int) -> Steps[None]:
    """One army may move, then a combined attack may follow."""
    yield from move_armies(match, side, 1)
    yield from combined_attack(match, side)


ENCIRCLEMENT = CardText("encirclement", encirclement)


def gather_and_marshall(match: Match[State], side: int, face: int) -> Steps[None]:
    """A new token is drawn and flipped where an own army stands."""
    area = yield from which_army(match.state, side, "b5a.reinforce")
    if area != NO_AREA:
        yield from draw_and_flip(match, side, area)


GATHER_AND_MARSHALL = CardText("gather_and_marshall", gather_and_marshall)

# Up to three armies move one region each.
MARCHING_COMPANIES = CardText("marching_companies", lambda match, side, face: move_armies(match, side, 3))


def move_to_strike(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army with leadership moves up to two regions and may attack."""
    yield from attack_action(match, side, LED, steps=2)


MOVE_TO_STRIKE = CardText("move_to_strike", move_to_strike)

# One token is flipped in each of up to three regions.
MUSTERING_FOR_BATTLE = CardText("mustering_for_battle", lambda match, side, face: recruit(match, side, 3))


def sudden_assault(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army may move and attack, with terrain superiority."""
    battle = yield from attack_action(match, side)
    if battle is not None:
        battle.superior = True


SUDDEN_ASSAULT = CardText("sudden_assault", sudden_assault)


def troop_leader(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two damage tokens off an army with leadership."""
    state = match.state

    def why_not(area: int) -> Reason | None:
        reason = why_not_army(state, side, area, "cards")
        if reason is not None:
            return reason
        if not state.damage[area]:
            return no("no-damage", "cards", area=AREA_IDS[area])
        return None if is_led(state, side, area) else no("not-led", "cards", area=AREA_IDS[area])

    area = yield from which_area(side, "b5a.heal-army", why_not, armies(state, side), optional=True)
    if area != NO_AREA:
        yield from heal(match, side, area, 2)


TROOP_LEADER = CardText("troop_leader", troop_leader)
