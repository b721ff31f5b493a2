"""Every token that a decision of this game can offer: finite, stable, and the words of records."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from westmarch.core.decisions import Reason
from westmarch.games.wotr import team
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import HOME_SIDE, REGION_IDS, SHADOW, STRONGHOLDS
from westmarch.games.wotr.facts.nations import KIND_IDS, NATIONS
from westmarch.games.wotr.ring import fellowship, hunt
from westmarch.games.wotr.state import War
from westmarch.games.wotr.turn import actions
from westmarch.games.wotr.war import armies, battle, casualties, command


@cache
def all_tokens(edition: Edition) -> frozenset[str]:
    tolls = [REGION_IDS[region] for region in STRONGHOLDS if HOME_SIDE[region] == SHADOW]
    tolls += edition.moments.watchers
    routes = [
        "via:" + ("+".join(sorted(chosen)) or "none")
        for number in range(len(tolls) + 1)
        for chosen in combinations(tolls, number)
    ]
    return frozenset(
        (
            *(team.YES, team.NO, team.DONE, team.NONE, team.ALL, team.PASS),
            *team.COUNTS,
            *(battle.FIGHT, battle.WITHDRAW, battle.CONTINUE, battle.CEASE, armies.SPLIT),
            *(hunt.GUIDE, hunt.RANDOM, hunt.USE_RING, fellowship.ENTER_MORDOR),
            *(actions.RING, actions.WASTE, actions.BACK),
            *(action.token for side in edition.actions for action in side),
            *(action.token for side in edition.without_die for action in side),
            *edition.tokens,
            *REGION_IDS,
            *KIND_IDS,
            *(f"nation:{nation}" for nation in NATIONS),
            *edition.character_tokens,
            *edition.face_of_token,
            *casualties.LOSE,
            *casualties.REDUCE,
            *(f"card:{card}" for card in edition.cards),
            *routes,
            *(command.JOIN_TOKENS if edition.seats.many else ()),
            *(token for card in edition.cards.values() for token in card.tokens),
        )
    )


def why_not(match: War, token: str) -> Reason | None:
    """For tokens that the pending decision says nothing about: why couldn't the seat do it as an action?

    That it could is no help now: there is another question to be answered.
    """
    decision = match.decision
    if decision is None:
        return None
    if token not in all_tokens(match.state.edition):
        return Reason("wotr-why-not-in-this-match")
    side = team.side_of(match.state, decision.seat)
    if match.state.edition.seats.names[team.actor(match.state, side)] != decision.seat:
        # His partner acts: that is another hand, and other nations.
        return None
    without_die = actions.without_die(match.state, side, token) is not None
    if token.startswith("card:") or without_die or token in match.state.edition.action_of_token[side]:
        if match.state.dice[side]:
            reason = actions.why_not_now(match.state, side, token)
            return None if reason is None or reason.key in actions.PROMISES else reason
    return None
