"""When an action could matter. No rule asks this: it tells which windows a person may leave to the program.

A moment is what comes once a window is closed. An action matters in a window if what comes could go otherwise for it,
or could take the chance away; it doesn't if it would do nothing, or could be done as well in a later window before
anything happens. In doubt it matters: nobody may lose a chance without their wish. A card for which nothing is said
matters always.
"""

from __future__ import annotations

from westmarch.games.lcg.abilities import Matters
from westmarch.games.lcg.facts.box import BY_ID, CARDS, THREAT_LIMIT
from westmarch.games.lcg.facts.card import ENEMY, LOCATION
from westmarch.games.lcg.state import COMBAT, NONE, State
from westmarch.games.lcg.table.stats import attackers_left

# -- moments
NOTHING = 0  # a question to the same player, or nothing at all, comes before anything happens
PLANNING = 1  # the players play cards
COMMITTING = 2  # characters are committed to the quest
STAGING = 3  # encounter cards are revealed
RESOLVING = 4  # the quest is resolved
TRAVELLING = 5  # the players may travel
CHECKS = 6  # enemies engage whom they reach
SHADOWS = 7  # shadow cards are dealt
ATTACKS = 8  # an enemy is chosen to attack
DEFENCE = 9  # a defender is declared
SHADOW_EFFECTS = 10  # shadow cards are turned up
DAMAGE = 11  # the enemy's attack deals damage
AFTER_ATTACK = 12  # the next enemy attacks, or the players do
STRIKES = 13  # the players choose whom they attack
STRENGTH = 14  # the strength of an attack on an enemy is counted, with a window after it
STRIKE = 15  # an attack on an enemy deals damage
REFRESHING = 16  # cards ready, threat grows
NEXT_ROUND = 17  # the round ends, cards are drawn
TURN = 18  # the player's own turn to play cards: it is now

DOOM = 15  # so much the threat may grow before a player can do something about it again


def coming(state: State, moment: int) -> int:
    """What really comes after a window, as the table lies now."""
    if moment == TURN:
        return PLANNING
    if moment == PLANNING:
        # Alone one is asked again at once. Others may want to act before a player plays his cards.
        return PLANNING if state.players_left() > 1 else NOTHING
    if moment == TRAVELLING:
        return TRAVELLING if any(CARDS[state.face[card]].type == LOCATION for card in state.staging) else NOTHING
    if moment == CHECKS:
        return CHECKS if _somebody_reached(state) else NOTHING
    if moment == SHADOWS:
        return SHADOWS if any(state.engaged) else NOTHING
    if moment == AFTER_ATTACK:
        # Elsewhere than in the combat phase a card made it attack, and whatever that card stopped goes on.
        return coming(state, ATTACKS) if state.phase == COMBAT else STAGING
    if moment == ATTACKS:
        if any(attackers_left(state, seat) for seat in state.order()):
            return ATTACKS
        return coming(state, STRIKES)
    if moment == STRIKES:
        return STRIKES if state.phase == COMBAT and state.enemies() else NOTHING
    return moment


def _somebody_reached(state: State) -> bool:
    reach = max([state.threat[seat] for seat in state.order()], default=0)
    cards = [CARDS[state.face[card]] for card in state.staging]
    return any(card.type == ENEMY and card.engagement <= reach for card in cards)


def useful(state: State, options: list[str], moment: int) -> list[str]:
    """Those of these actions that could matter before that comes."""
    if not options:
        return options
    coming_now = coming(state, moment)
    return [token for token in options if _matters(state, token, coming_now)]


def _matters(state: State, token: str, moment: int) -> bool:
    verb, _, name = token.partition(":")
    if verb == "play":
        action = state.box.events.get(BY_ID[name].number)
        return action is None or action.matters(state, NONE, moment)
    card = state.pool.index[name]
    return state.box.actions[state.face[card]].matters(state, card, moment)


# -- when the actions of cards matter, by what they do


def before(*moments: int) -> Matters:
    """It matters before these."""
    wanted = frozenset(moments)
    return lambda state, card, moment: moment in wanted


# New cards in hand, or resources to pay for them: before one plays cards, and wherever one could be needed at once.
SUPPLIES = before(PLANNING, STAGING, RESOLVING, ATTACKS)
# The same by a card that exhausts for it: before it readies it costs nothing.
FREE_SUPPLIES = before(PLANNING, STAGING, RESOLVING, ATTACKS, REFRESHING)
# What the encounter deck brings next.
FORESIGHT = before(COMMITTING, STAGING, SHADOWS, REFRESHING)
# Threat in the staging area left out, until the phase ends.
LESS_THREAT = before(STAGING, RESOLVING)
# Damage healed: before more of it may come.
HEALING = before(STAGING, SHADOW_EFFECTS, DAMAGE, REFRESHING)
# Somebody more: to quest, to fight, or for what happens when they come.
COMPANY = before(COMMITTING, STAGING, RESOLVING, TRAVELLING, CHECKS, ATTACKS, DEFENCE, STRIKES)
LASTING_COMPANY = before(PLANNING, COMMITTING, STAGING, RESOLVING, TRAVELLING, CHECKS, ATTACKS, DEFENCE, STRIKES)
# An enemy that won't attack; who is chosen already attacks.
NO_ATTACK_COMES = before(ATTACKS)
# More than one defender.
MORE_DEFENDERS = before(DEFENCE)
# Enemies damaged out of turn. Who is struck down may bring progress (Legolas), so it matters before travelling too.
VOLLEYS = before(RESOLVING, TRAVELLING, CHECKS, ATTACKS, DEFENCE, SHADOW_EFFECTS, DAMAGE, STRIKES, REFRESHING)


def willpower(state: State, card: int, moment: int) -> bool:
    """Willpower for anybody, until the phase ends: somebody must quest."""
    return moment in (STAGING, RESOLVING) and any(state.committed[each] for each in state.characters())


def own_willpower(state: State, card: int, moment: int) -> bool:
    return moment in (STAGING, RESOLVING) and bool(state.committed[card])


def strength(state: State, card: int, moment: int) -> bool:
    """Attack and defense for anybody, until the phase ends."""
    return moment == STRIKE or (moment == DAMAGE and state.attack is not None and bool(state.attack.defenders))


def own_attack(state: State, card: int, moment: int) -> bool:
    return moment == STRIKE and state.strike is not None and card in state.strike.attackers


def warding(state: State, card: int, moment: int) -> bool:
    """Willpower or defense for the bearer."""
    host = state.host[card]
    if own_willpower(state, host, moment):
        return True
    return moment == DAMAGE and state.attack is not None and host in state.attack.defenders


def readying(state: State, card: int, moment: int) -> bool:
    """To quest, to fight, to travel where somebody must exhaust; or for an action that exhausts."""
    if moment in (COMMITTING, TRAVELLING, DEFENCE, STRIKES):
        return True
    for each in state.characters():
        action = state.text(each).action if state.exhausted[each] else None
        if action is not None and action.exhausts and action.matters(state, each, moment):
            return True
    return False


def calming(state: State, card: int, moment: int) -> bool:
    """Lower threat: before enemies engage, and where it could reach 50."""
    if moment == CHECKS:
        return True
    highest = max([state.threat[seat] for seat in state.order()], default=0)
    return moment in (STAGING, RESOLVING, ATTACKS, SHADOW_EFFECTS, REFRESHING) and highest + DOOM >= THREAT_LIMIT


def refilling(state: State, card: int, moment: int) -> bool:
    """A deck made larger: any time, so while cards are played; before cards are drawn where there are few."""
    if moment == NEXT_ROUND:
        return any(len(state.decks[seat]) < 2 for seat in state.order())
    return moment == PLANNING
