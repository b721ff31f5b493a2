"""Passage Through Mirkwood (cards 96 to 100)."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import (
    AFTER_ENGAGING,
    SHADOWS,
    TABLE_RESPONSES,
    TRAVELLED,
    WHEN_REVEALED,
    Response,
    Table,
    Trigger,
    n,
)
from westmarch.games.lcg.cards.common import (
    attacker_gains,
    committed,
    defending_player,
    discard_own_attachment,
    undefended,
    why_not_draw,
)
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.moves import because, draw, last, raise_threat, ready
from westmarch.games.lcg.state import ATTACK, NONE, UNTIL_ROUND, State

# -- Forest Spider


def forest_spider(match: Table, card: int, seat: int) -> Steps[None]:
    last(match, [card], ATTACK, 1, "forest-spider", UNTIL_ROUND)
    yield from ()


def forest_spider_shadow(match: Table, card: int) -> Steps[None]:
    yield from discard_own_attachment(match, defending_player(match), "forest-spider")


AFTER_ENGAGING[n("forest-spider")] = forest_spider
SHADOWS[n("forest-spider")] = forest_spider_shadow

# -- East Bight Patrol


def east_bight_patrol_shadow(match: Table, card: int) -> Steps[None]:
    attacker_gains(match, 1, "east-bight-patrol")
    if undefended(match):
        raise_threat(match, defending_player(match), 3, "east-bight-patrol")
    yield from ()


SHADOWS[n("east-bight-patrol")] = east_bight_patrol_shadow

# -- Black Forest Bats


def black_forest_bats(match: Table, card: int) -> Steps[None]:
    """Each player picks a committed character, of any player; it stays exhausted."""
    state = match.state
    for seat in state.order():
        chosen = yield from pick(match, seat, "lcg.target", committed(state), "black-forest-bats")
        if chosen != NONE:
            state.committed[chosen] = 0
            match.tell("lcg.uncommitted", card=state.name(chosen), **because("black-forest-bats"))


WHEN_REVEALED[n("black-forest-bats")] = black_forest_bats

# -- Old Forest Road


def _exhausted_of(state: State, seat: int) -> list[int]:
    return [each for each in state.areas[seat] if state.exhausted[each]]


def _why_not_old_forest_road(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    if seat != state.first:
        return Reason("lcg-why-first-player", card="old-forest-road")
    return None if _exhausted_of(state, seat) else Reason("lcg-why-no-target-for", card="old-forest-road")


def old_forest_road(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    chosen = yield from pick(match, seat, "lcg.target", _exhausted_of(match.state, seat), "old-forest-road")
    ready(match, chosen, "old-forest-road")


TABLE_RESPONSES[TRAVELLED][n("old-forest-road")] = Response(_why_not_old_forest_road, old_forest_road)

# -- Forest Gate


def _why_not_forest_gate(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    if seat != state.first:
        return Reason("lcg-why-first-player", card="forest-gate")
    return why_not_draw(state, [seat])


def forest_gate(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    draw(match, seat, 2)
    yield from ()


TABLE_RESPONSES[TRAVELLED][n("forest-gate")] = Response(_why_not_forest_gate, forest_gate)
