"""Wilderlands (cards 81 to 88)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import (
    AFTER_ATTACKING,
    AFTER_TRAVEL,
    END_OF_COMBAT,
    EXCESS_DAMAGE,
    MUST_TRAVEL,
    SHADOWS,
    SHY,
    WHEN_ATTACKING,
    WHEN_REVEALED,
    Table,
    n,
)
from westmarch.games.lcg.cards.common import attacker_gains, defending_player, undefended
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.combat import deal_shadow, enemy_attack, live_defenders, tell_dealt
from westmarch.games.lcg.effects import back_to_staging, deal_damage, place_on_location
from westmarch.games.lcg.moves import because, raise_threat, remove_progress
from westmarch.games.lcg.state import ENGAGED, NONE, ON_DECK

# -- Wolf Rider


def wolf_rider_shadow(match: Table, card: int) -> Steps[None]:
    """It attacks by itself inside the current attack, and goes on top of the deck when the phase ends."""
    state = match.state
    seat = defending_player(match)
    state.leaving += ((card, ON_DECK),)
    yield from tell_dealt(match, seat, deal_shadow(match, card))
    yield from enemy_attack(match, card, seat)


SHADOWS[n("wolf-rider")] = wolf_rider_shadow

# -- Hill Troll


def hill_troll(match: Table, enemy: int, seat: int, surplus: int) -> Steps[None]:
    raise_threat(match, seat, surplus, "hill-troll")
    yield from ()


EXCESS_DAMAGE[n("hill-troll")] = hill_troll

# -- Goblin Sniper


def goblin_sniper(match: Table, card: int) -> Steps[None]:
    state = match.state
    for seat in state.order():
        if state.alive[seat]:
            hurt = yield from pick(match, seat, "lcg.damage", state.areas[seat], "goblin-sniper")
            if hurt != NONE:
                yield from deal_damage(match, [hurt], 1, "goblin-sniper")


SHY.add(n("goblin-sniper"))
END_OF_COMBAT[n("goblin-sniper")] = goblin_sniper

# -- Marsh Adder


def marsh_adder(match: Table, card: int, seat: int) -> Steps[None]:
    raise_threat(match, seat, 1, "marsh-adder")
    yield from ()


WHEN_ATTACKING[n("marsh-adder")] = marsh_adder

# -- Wargs


def wargs(match: Table, card: int, seat: int) -> Steps[None]:
    """A cancelled shadow effect is still printed, so Wargs stays then; neither rules nor FAQ say."""
    state = match.state
    if state.attack is not None and state.attack.blank and state.zone[card] == ENGAGED:
        yield from back_to_staging(match, card, "wargs")


def wargs_shadow(match: Table, card: int) -> Steps[None]:
    attacker_gains(match, 2 if undefended(match) else 1, "wargs")
    yield from ()


AFTER_ATTACKING[n("wargs")] = wargs
SHADOWS[n("wargs")] = wargs_shadow

# -- Despair


def despair(match: Table, card: int) -> Steps[None]:
    remove_progress(match, 4, "despair")
    yield from ()


def despair_shadow(match: Table, card: int) -> Steps[None]:
    """The defender's defense doesn't count; of several defenders the first player picks one (FAQ on single targets)."""
    state = match.state
    assert state.attack is not None
    stunned = yield from pick(match, state.first, "lcg.target", live_defenders(state, state.attack), "despair")
    if stunned != NONE:
        state.attack.stunned.append(stunned)
        match.tell("lcg.stunned", card=state.name(stunned), **because("despair"))


WHEN_REVEALED[n("despair")] = despair
SHADOWS[n("despair")] = despair_shadow

# -- locations


def the_brown_lands(match: Table, card: int) -> Steps[None]:
    yield from place_on_location(match, card, 1)


AFTER_TRAVEL[n("the-brown-lands")] = the_brown_lands
MUST_TRAVEL.add(n("the-east-bight"))
