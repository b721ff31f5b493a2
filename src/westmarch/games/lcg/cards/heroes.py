"""The heroes (cards 1 to 12)."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import COMMITTED, DAMAGED, REVEALED, STRUCK_DOWN, Action, CardText, Response, Trigger
from westmarch.games.lcg.actions.moments import FORESIGHT, FREE_SUPPLIES, HEALING, own_willpower
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import ask, pick
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import HERO, TREACHERY
from westmarch.games.lcg.state import NONE, STAGING, WILLPOWER, Journey, State, marked
from westmarch.games.lcg.table.effects import place_progress
from westmarch.games.lcg.table.moves import add_resources, heal, last, ready
from westmarch.games.lcg.table.turning import turn_up


def _why_not_spend_one(state: State, card: int, seat: int) -> Reason | None:
    return None if state.tokens[card] else Reason("lcg-why-no-resource", card=state.name(card))


# -- Leadership


def aragorn(match: Journey, card: int, seat: int, trigger: Trigger) -> None:
    match.state.tokens[card] -= 1
    ready(match, card, "aragorn")


ARAGORN = CardText("aragorn", response=Response(COMMITTED, aragorn, common.why_not_just_committed, _why_not_spend_one))


def theodred(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Any committed hero may get the resource; heroes of later players aren't committed yet."""
    state = match.state
    heroes = [each for each in common.committed(state) if CARDS[state.face[each]].type == HERO]
    hero = yield from pick(match, seat, "lcg.target", heroes, "theodred")
    if hero != NONE:
        add_resources(match, hero, 1, "theodred")


THEODRED = CardText("theodred", response=Response(COMMITTED, theodred, common.why_not_just_committed))


GLOIN = CardText(
    "gloin",
    response=Response(
        DAMAGED,
        lambda match, card, seat, trigger: add_resources(match, card, trigger.amount, "gloin"),
        common.why_not_own,
    ),
)


# -- Tactics

GIMLI = CardText("gimli", own_attack=lambda state, card, target: state.damage[card])
LEGOLAS = CardText(
    "legolas",
    response=Response(
        STRUCK_DOWN,
        lambda match, card, seat, trigger: place_progress(match, 2),
        common.answers(lambda state, card, trigger: card in trigger.cards, "lcg-why-not-attacking"),
    ),
)

# Thalin's damage comes before keywords and "when revealed" (FAQ).
THALIN = CardText("thalin", strikes_revealed=True)


# -- Spirit


def eowyn(match: Journey, card: int, seat: int) -> Steps[None]:
    """Each player may do this once per round; the one who does discards from his own hand."""
    yield from common.discard_one(match, seat, "eowyn")
    last(match, [card], WILLPOWER, 1, "eowyn")


EOWYN = CardText(
    "eowyn", action=Action(eowyn, common.why_not_discard, once_a_round=True, anyone=True, matters=own_willpower)
)


_why_not_eleanor = common.answers(
    lambda state, card, trigger: CARDS[trigger.number].type == TREACHERY, "lcg-why-no-treachery"
)


def eleanor(match: Journey, card: int, seat: int, trigger: Trigger) -> None:
    """Doomed has been resolved and surge will be, before the replacement is revealed (FAQ)."""
    trigger.cancelled = True
    trigger.replaced = True
    match.tell("lcg.cancelled", card=CARDS[trigger.number].id)


ELEANOR = CardText("eleanor", response=Response(REVEALED, eleanor, _why_not_eleanor, exhausts=True))


DUNHERE = CardText(
    "dunhere",
    attacks_staging=True,
    own_attack=lambda state, card, target: 1 if target != NONE and state.zone[target] == STAGING else 0,
)


# -- Lore


def why_not_look_at_top(state: State, card: int, seat: int) -> Reason | None:
    return None if state.decks[state.players] else Reason("lcg-why-encounter-deck-empty")


def look_at_top(match: Journey, seat: int) -> str:
    """One player alone sees the top card of the encounter deck."""
    state = match.state
    top = turn_up(match, state.decks[state.players][-1], seat)
    state.known = marked(state.known, top, state.known[top] | 1 << seat)
    name = CARDS[state.face[top]].id
    match.tell("lcg.looked", (state.pool.seats[seat],), seat=state.pool.seats[seat], card=name)
    return name


def denethor(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    seen = look_at_top(match, seat)
    token = yield ask(state, seat, "lcg.peek", ("top", "bottom"), card="denethor", seen=seen)
    if token == "bottom":
        deck = state.decks[state.players]
        state.decks[state.players] = deck[-1:] + deck[:-1]
        match.tell("lcg.to-bottom", seat=state.pool.seats[seat])


DENETHOR = CardText("denethor", action=Action(denethor, why_not_look_at_top, exhausts=True, matters=FORESIGHT))


def glorfindel(match: Journey, card: int, seat: int) -> Steps[None]:
    match.state.tokens[card] -= 1
    healed = yield from pick(match, seat, "lcg.target", common.damaged(match.state), "glorfindel")
    heal(match, healed, 1, "glorfindel")


GLORFINDEL = CardText(
    "glorfindel",
    action=Action(
        glorfindel,
        lambda state, card, seat: (
            _why_not_spend_one(state, card, seat) or common.why_not_unless(common.damaged(state), state, card)
        ),
        once_a_round=True,
        matters=HEALING,
    ),
)


BERAVOR = CardText(
    "beravor",
    action=Action(
        partial(common.player_draws, count=2),
        common.why_not_draw_any,
        exhausts=True,
        once_a_round=True,
        matters=FREE_SUPPLIES,
    ),
)
