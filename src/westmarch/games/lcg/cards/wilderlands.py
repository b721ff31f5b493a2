"""Wilderlands (cards 81 to 88)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import CardText
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.round.combat import deal_shadow, enemy_attack, live_defenders, tell_dealt
from westmarch.games.lcg.state import ENGAGED, NONE, ON_DECK, Journey
from westmarch.games.lcg.table.effects import back_to_staging, place_on_location
from westmarch.games.lcg.table.moves import because, raise_threat, remove_progress

# -- Wolf Rider


def wolf_rider_shadow(match: Journey, card: int) -> Steps[None]:
    """It attacks by itself inside the current attack, and goes on top of the deck when the phase ends."""
    state = match.state
    seat = common.defending_player(match)
    state.leaving += ((card, ON_DECK),)
    yield from tell_dealt(match, seat, deal_shadow(match, card))
    yield from enemy_attack(match, card, seat)


WOLF_RIDER = CardText("wolf-rider", shadow=wolf_rider_shadow)

# -- Hill Troll


HILL_TROLL = CardText(
    "hill-troll", excess_damage=lambda match, enemy, seat, surplus: raise_threat(match, seat, surplus, "hill-troll")
)

# -- Goblin Sniper


def goblin_sniper(match: Journey, card: int) -> Steps[None]:
    state = match.state
    for seat in state.order():
        if state.alive[seat]:
            yield from common.damage_one(match, seat, state.areas[seat], 1, "goblin-sniper")


GOBLIN_SNIPER = CardText("goblin-sniper", shy=True, end_of_combat=goblin_sniper)

# -- Marsh Adder


MARSH_ADDER = CardText(
    "marsh-adder", when_attacking=lambda match, card, seat: raise_threat(match, seat, 1, "marsh-adder")
)

# -- Wargs


def wargs(match: Journey, card: int, seat: int) -> Steps[None]:
    """A cancelled shadow effect is still printed, so Wargs stays then; neither rules nor FAQ say."""
    state = match.state
    if state.attack is not None and state.attack.blank and state.zone[card] == ENGAGED:
        yield from back_to_staging(match, card, "wargs")


WARGS = CardText(
    "wargs",
    after_attacking=wargs,
    shadow=lambda match, card: common.attacker_gains(match, 2 if common.undefended(match) else 1, "wargs"),
)

# -- Despair


def despair_shadow(match: Journey, card: int) -> Steps[None]:
    """The defender's defense doesn't count; of several defenders the first player picks one (FAQ on single targets)."""
    state = match.state
    attack = common.current_attack(match)
    stunned = yield from pick(match, state.first, "lcg.target", live_defenders(state, attack), "despair")
    if stunned != NONE:
        attack.stunned.append(stunned)
        match.tell("lcg.stunned", card=state.name(stunned), **because("despair"))


DESPAIR = CardText(
    "despair", when_revealed=lambda match, card: remove_progress(match, 4, "despair"), shadow=despair_shadow
)

# -- locations


THE_BROWN_LANDS = CardText("the-brown-lands", after_travel=lambda match, card: place_on_location(match, card, 1))
THE_EAST_BIGHT = CardText("the-east-bight", must_travel=True)
