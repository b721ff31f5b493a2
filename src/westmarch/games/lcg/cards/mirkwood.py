"""Passage Through Mirkwood (cards 96 to 100)."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import TRAVELLED, CardText, Response, Trigger
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.state import ATTACK, NONE, UNTIL_ROUND, Journey, State, marked
from westmarch.games.lcg.table.moves import because, draw, last, raise_threat, ready

# -- Forest Spider


FOREST_SPIDER = CardText(
    "forest-spider",
    after_engaging=lambda match, card, seat: last(match, [card], ATTACK, 1, "forest-spider", UNTIL_ROUND),
    shadow=lambda match, card: common.discard_own_attachment(match, common.defending_player(match), "forest-spider"),
)

# -- East Bight Patrol


def east_bight_patrol_shadow(match: Journey, card: int) -> None:
    common.attacker_gains(match, 1, "east-bight-patrol")
    if common.undefended(match):
        raise_threat(match, common.defending_player(match), 3, "east-bight-patrol")


EAST_BIGHT_PATROL = CardText("east-bight-patrol", shadow=east_bight_patrol_shadow)

# -- Black Forest Bats


def black_forest_bats(match: Journey, card: int) -> Steps[None]:
    """Each player picks a committed character, of any player; it stays exhausted."""
    state = match.state
    for seat in state.order():
        chosen = yield from pick(match, seat, "lcg.target", common.committed(state), "black-forest-bats")
        if chosen != NONE:
            state.committed = marked(state.committed, chosen, 0)
            match.tell("lcg.uncommitted", card=state.name(chosen), **because("black-forest-bats"))


BLACK_FOREST_BATS = CardText("black-forest-bats", when_revealed=black_forest_bats)

# -- Old Forest Road


def _exhausted_of(state: State, seat: int) -> list[int]:
    return [each for each in state.areas[seat] if state.exhausted[each]]


def why_not_first_player(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return None if seat == state.first else Reason("lcg-why-first-player", card=CARDS[state.face[card]].id)


def old_forest_road(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    chosen = yield from pick(match, seat, "lcg.target", _exhausted_of(match.state, seat), "old-forest-road")
    ready(match, chosen, "old-forest-road")


OLD_FOREST_ROAD = CardText(
    "old-forest-road",
    response=Response(TRAVELLED, old_forest_road, why_not_first_player, common.needs_own(_exhausted_of)),
)

# -- Forest Gate


FOREST_GATE = CardText(
    "forest-gate",
    response=Response(
        TRAVELLED,
        lambda match, card, seat, trigger: draw(match, seat, 2),
        why_not_first_player,
        lambda state, card, seat: common.why_not_draw(state, [seat]),
    ),
)
