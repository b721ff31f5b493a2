"""Dol Guldur Orcs (cards 89 to 95), in all three scenarios."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import CardText
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.round.combat import deal_shadow, live_defenders, tell_dealt
from westmarch.games.lcg.state import NONE, THREAT, Journey, State
from westmarch.games.lcg.table.effects import deal_damage, discard_attachment
from westmarch.games.lcg.table.moves import because, discard_from_hand, last

# -- Dol Guldur Orcs


DOL_GULDUR_ORCS = CardText(
    "dol-guldur-orcs",
    when_revealed=lambda match, card: common.damage_one(
        match, match.state.first, common.committed(match.state), 2, "dol-guldur-orcs"
    ),
    shadow=lambda match, card: common.attacker_gains(match, 3 if common.undefended(match) else 1, "dol-guldur-orcs"),
)

# -- Chieftan Ufthak


def chieftan_ufthak_grows(match: Journey, card: int, seat: int) -> None:
    match.state.tokens[card] += 1
    match.tell("lcg.resources", card=match.state.name(card), count=1, **because(""))


CHIEFTAN_UFTHAK = CardText(
    "chieftan-ufthak",
    own_attack=lambda state, card, target: 2 * state.tokens[card],
    after_attacking=chieftan_ufthak_grows,
)

# -- Dol Guldur Beastmaster


DOL_GULDUR_BEASTMASTER = CardText(
    "dol-guldur-beastmaster",
    # When it attacks, not after (errata).
    when_attacking=lambda match, card, seat: tell_dealt(match, seat, deal_shadow(match, card)),
)

# -- Driven by Shadow


def driven_by_shadow(match: Journey, card: int) -> None:
    """Only what is in the staging area now; an objective there is a card too, so no surge then."""
    state = match.state
    if not state.staging:
        state.surging = card
    staged = [each for each in state.staging if CARDS[state.face[each]].type <= LOCATION]
    last(match, staged, THREAT, 1, "driven-by-shadow")


def driven_by_shadow_shadow(match: Journey, card: int) -> Steps[None]:
    """Who picks the attachment isn't stated; the first player does (FAQ on single targets)."""
    state = match.state
    if common.undefended(match):
        yield from common.discard_all_attachments(match, common.defending_player(match), "driven-by-shadow")
        return
    worn = [
        each for defender in live_defenders(state, common.current_attack(match)) for each in state.attachments(defender)
    ]
    lost = yield from pick(match, state.first, "lcg.discard-attachment", worn, "driven-by-shadow")
    if lost != NONE:
        yield from discard_attachment(match, lost, "driven-by-shadow")


DRIVEN_BY_SHADOW = CardText("driven-by-shadow", when_revealed=driven_by_shadow, shadow=driven_by_shadow_shadow)

# -- The Necromancer's Reach


def the_necromancers_reach(match: Journey, card: int) -> Steps[None]:
    state = match.state
    exhausted = [each for each in state.characters() if state.exhausted[each]]
    yield from deal_damage(match, exhausted, 1, "the-necromancers-reach")


THE_NECROMANCERS_REACH = CardText("the-necromancers-reach", when_revealed=the_necromancers_reach)

# -- Necromancer's Pass


def _why_not_necromancers_pass(state: State, card: int) -> Reason | None:
    if len(state.hands[state.first]) >= 2:
        return None
    return Reason("lcg-why-travel-two-cards", rule="lcg-rule-travel-effects", seat=state.pool.seats[state.first])


def necromancers_pass(match: Journey, card: int) -> None:
    """The first player discards two cards at random."""
    state = match.state
    for _ in range(2):
        hand = state.hands[state.first]
        names = [state.pool.names[each] for each in hand]
        lost = match.chance.pick("random-discard", names, state.pool.seats[state.first], shown=True)
        discard_from_hand(match, state.pool.index[lost], "necromancers-pass")


NECROMANCERS_PASS = CardText(
    "necromancers-pass", why_not_travel=_why_not_necromancers_pass, travel_cost=necromancers_pass
)

# -- Enchanted Stream

ENCHANTED_STREAM = CardText("enchanted-stream", no_drawing=True)
