"""The lower halves of the event cards: what they do to a round of combat (rulebook chapter X)."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import CombatEffect
from westmarch.games.b5a.ask import CHARACTER_OF_TOKEN, CHARACTER_TOKENS, ask, by_token, offered, whether
from westmarch.games.b5a.facts.board import AREA_IDS
from westmarch.games.b5a.facts.deck import REGROUP
from westmarch.games.b5a.facts.pieces import COMPANIONS, SEATS
from westmarch.games.b5a.state import Battle, State
from westmarch.games.b5a.war import armies
from westmarch.games.b5a.war.damage import own_damage
from westmarch.games.b5a.war.manoeuvres import PLAY_OF_TOKEN, front, playable, spend, why_not_play, why_not_with


def captain_of_war(match: Match[State], battle: Battle, side: int) -> Steps[None]:
    """One own character or leadership token for up to two damage tokens."""
    state = match.state
    area = front(battle, side)
    if not state.damage[area]:
        return
    why_not = partial(why_not_with, state, side, area)
    options = ["token"] if state.command[area] else []
    options += offered(CHARACTER_TOKENS, COMPANIONS[side], why_not)
    if not options:
        return
    why = by_token(CHARACTER_OF_TOKEN, why_not)
    answer = yield ask(side, "b5a.captain", [*options, "no"], why, area=AREA_IDS[area])
    if answer == "no":
        return
    if answer == "token":
        state.command[area] -= 1
        match.tell("b5a.command-lost", area=AREA_IDS[area], side=SEATS[side], count=1)
    else:
        armies.eliminate(match, CHARACTER_OF_TOKEN[answer])
    yield from armies.heal(match, side, area, 2)


CAPTAIN_OF_WAR = CombatEffect("captain_of_war", after_damage=captain_of_war)

FIERCE_DEFENCE = CombatEffect("fierce_defence", hinders=True)


def no_quarter(match: Match[State], battle: Battle, side: int) -> Steps[bool]:
    """A damage token of its own, if the player wants the dice."""
    area = front(battle, side)
    paid = yield from whether(side, "b5a.no-quarter", area=AREA_IDS[area])
    if paid:
        match.tell("b5a.no-quarter-paid", side=SEATS[side], area=AREA_IDS[area])
        yield from own_damage(match, side, area, 1)
    return paid


NO_QUARTER = CombatEffect("no_quarter", bonus=1, reroll_bonus=1, price=no_quarter)


def determined_attack(match: Match[State], battle: Battle, side: int) -> Steps[tuple[int, bool]]:
    """A used manoeuvre card, or one from the hand, is played this round; one from the hand returns afterwards."""
    state = match.state
    bits = battle.hand[side] | battle.spent[side]
    why = by_token(PLAY_OF_TOKEN, partial(why_not_play, state, battle, side, bits))
    answer = yield ask(side, "b5a.determined", playable(state, battle, side, bits), why)
    card = PLAY_OF_TOKEN[answer]
    match.tell("b5a.revealed", side=SEATS[side], play=answer)
    from_hand = bool(battle.hand[side] >> card & 1)
    if card == REGROUP:
        spend(battle, side, card)
    return card, from_hand


DETERMINED_ATTACK = CombatEffect("determined_attack", manoeuvre=determined_attack)

STAND_AND_FIGHT = CombatEffect("stand_and_fight", counts_two=True)
DENSE_FOG = CombatEffect("dense_fog", ends_combat=True)
OVERMASTERED = CombatEffect("overmastered", bars_rerolls=True)
BATTLE_FURY = CombatEffect("battle_fury", bonus=1)
COMMANDING_VOICE = CombatEffect("commanding_voice", leadership=2)
GREAT_CONFUSION = CombatEffect("great_confusion", fewer_dice=2)
