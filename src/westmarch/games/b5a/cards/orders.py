"""The orders of the event cards: one function each, for both sides. Combat effects stand in battle.py."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.ask import no, which_area
from westmarch.games.b5a.facts.board import AREA_IDS, NO_AREA
from westmarch.games.b5a.state import State
from westmarch.games.b5a.war.armies import armies, heal, is_led, which_army, why_not_army
from westmarch.games.b5a.war.attacks import attack_action, combined_attack
from westmarch.games.b5a.war.moves import LED, move_armies
from westmarch.games.b5a.war.recruiting import draw_and_flip, rally_armies, recruit


def blow_the_horns(match: Match[State], side: int, face: int) -> Steps[None]:
    """Rally up to two armies, each die succeeding on 4 or more."""
    yield from rally_armies(match, side, 2, target=4)


def call_to_arms(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to two armies with leadership move up to two regions."""
    yield from move_armies(match, side, 2, steps=2, need=LED)


def encirclement(match: Match[State], side: int, face: int) -> Steps[None]:
    """One army may move, then a combined attack may follow."""
    yield from move_armies(match, side, 1)
    yield from combined_attack(match, side)


def gather_and_marshall(match: Match[State], side: int, face: int) -> Steps[None]:
    """A new token is drawn and flipped where an own army stands."""
    area = yield from which_army(match.state, side, "b5a.reinforce")
    if area != NO_AREA:
        yield from draw_and_flip(match, side, area)


def marching_companies(match: Match[State], side: int, face: int) -> Steps[None]:
    """Up to three armies move one region each."""
    yield from move_armies(match, side, 3)


def move_to_strike(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army with leadership moves up to two regions and may attack."""
    yield from attack_action(match, side, LED, steps=2)


def mustering_for_battle(match: Match[State], side: int, face: int) -> Steps[None]:
    """One token is flipped in each of up to three regions."""
    yield from recruit(match, side, 3)


def sudden_assault(match: Match[State], side: int, face: int) -> Steps[None]:
    """An army may move and attack, with terrain superiority."""
    battle = yield from attack_action(match, side)
    if battle is not None:
        battle.superior = True


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
