"""Sauron's Reach (cards 115 to 118)."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import CardText
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY
from westmarch.games.lcg.state import HAND, NONE, Journey, State
from westmarch.games.lcg.table.effects import deal_damage, leave_play
from westmarch.games.lcg.table.moves import because, raise_threat, shuffle_in

HIGH_THREAT = 35


def _endangered(state: State) -> list[int]:
    return [seat for seat in state.order() if state.threat[seat] >= HIGH_THREAT]


# -- Eastern Crows


def eastern_crows_shadow(match: Journey, card: int) -> None:
    high = match.state.threat[common.defending_player(match)] >= HIGH_THREAT
    common.attacker_gains(match, 2 if high else 1, "eastern-crows")


EASTERN_CROWS = CardText("eastern-crows", after_defeat=shuffle_in, shadow=eastern_crows_shadow)

# -- Evil Storm


def evil_storm(match: Journey, card: int) -> Steps[None]:
    state = match.state
    characters = [each for seat in _endangered(state) for each in state.areas[seat]]
    yield from deal_damage(match, characters, 1, "evil-storm")


EVIL_STORM = CardText("evil-storm", when_revealed=evil_storm)

# -- Pursued by Shadow


def pursued_by_shadow(match: Journey, card: int) -> None:
    state = match.state
    for seat in state.order():
        idle = sum([1 for each in state.areas[seat] if not state.committed[each]])
        raise_threat(match, seat, idle, "pursued-by-shadow")


def pursued_by_shadow_shadow(match: Journey, card: int) -> Steps[None]:
    state = match.state
    seat = common.defending_player(match)
    allies = [each for each in state.areas[seat] if state.exhausted[each] and CARDS[state.face[each]].type == ALLY]
    returned = yield from pick(match, seat, "lcg.return-ally", allies, "pursued-by-shadow")
    if returned == NONE:
        raise_threat(match, seat, 3, "pursued-by-shadow")
    else:
        yield from leave_play(match, returned, HAND, "pursued-by-shadow")


PURSUED_BY_SHADOW = CardText("pursued-by-shadow", when_revealed=pursued_by_shadow, shadow=pursued_by_shadow_shadow)

# -- Treacherous Fog


def treacherous_fog(match: Journey, card: int) -> Steps[None]:
    """Covers locations that come later in the phase too (FAQ). The discard happens in any case (stricter reading)."""
    state = match.state
    state.fog += 1
    match.tell("lcg.fog", by=1, **because("treacherous-fog"))
    for seat in _endangered(state):
        yield from common.discard_one(match, seat, "treacherous-fog")


TREACHEROUS_FOG = CardText("treacherous-fog", when_revealed=treacherous_fog)
