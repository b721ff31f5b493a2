"""Escape from Dol Guldur (cards 101 to 110). Endless Caverns has keywords only."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import Action, CardText
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.facts.box import ORC_GUARD
from westmarch.games.lcg.round.planning import check_restricted
from westmarch.games.lcg.state import DISCARD, ENGAGED, NONE, SHACKLED, STAGING, Journey, State, with_one
from westmarch.games.lcg.table.effects import check_quest, deal_damage, engage, leave_play
from westmarch.games.lcg.table.moves import because, raise_threat, shuffle_in
from westmarch.games.lcg.table.stats import guard_of
from westmarch.games.lcg.table.zones import attach, take

# -- Dungeon Jailor


def dungeon_jailor(match: Journey, card: int) -> Steps[None]:
    """A guarded objective is unclaimed too (FAQ); what guarded it stays in the staging area."""
    state = match.state
    unclaimed = [each for each in state.staging if state.text(each).claimable]
    lost = yield from pick(match, state.first, "lcg.target", unclaimed, "dungeon-jailor")
    if lost == NONE:
        return
    while (guard := guard_of(state, lost)) != NONE:
        state.host = with_one(state.host, guard, NONE)
    match.tell("lcg.objective-lost", card=state.name(lost))
    shuffle_in(match, lost)


DUNGEON_JAILOR = CardText("dungeon-jailor", after_failed_quest=dungeon_jailor)

# -- Nazgûl of Dol Guldur


def nazgul_of_dol_guldur(match: Journey, card: int, seat: int) -> Steps[None]:
    """After a shadow effect was resolved: the player engaged with it discards a character."""
    state = match.state
    if state.zone[card] != ENGAGED:
        return
    seat = state.seat[card]
    lost = yield from pick(match, seat, "lcg.sacrifice", state.areas[seat], "nazgul-of-dol-guldur")
    if lost != NONE:
        yield from leave_play(match, lost, DISCARD, "nazgul-of-dol-guldur")


NAZGUL_OF_DOL_GULDUR = CardText("nazgul-of-dol-guldur", after_shadow=nazgul_of_dol_guldur, no_attachments=True)

# -- Cavern Guardian


CAVERN_GUARDIAN = CardText(
    "cavern-guardian",
    shadow=lambda match, card: (
        common.discard_all_attachments if common.undefended(match) else common.discard_own_attachment
    )(match, common.defending_player(match), "cavern-guardian"),
)

# -- Under the Shadow


def under_the_shadow(match: Journey, card: int) -> None:
    match.state.gloom += 1
    match.tell("lcg.gloom", by=match.state.players_left(), **because("under-the-shadow"))


def under_the_shadow_shadow(match: Journey, card: int) -> None:
    seat = common.defending_player(match)
    raise_threat(match, seat, len(match.state.engaged[seat]), "under-the-shadow")


UNDER_THE_SHADOW = CardText("under-the-shadow", when_revealed=under_the_shadow, shadow=under_the_shadow_shadow)

# -- Iron Shackles


def iron_shackles(match: Journey, card: int) -> None:
    """Lies on the first player's deck; the next draw from it is lost as a whole."""
    state = match.state
    take(state, card)
    attach(state, card, NONE, state.first)
    state.zone[card] = SHACKLED
    match.tell("lcg.shackled", seat=state.pool.seats[state.first])


IRON_SHACKLES = CardText("iron-shackles", when_revealed=iron_shackles, shadow=iron_shackles, condition=True)

# -- Tower Gate


def orc_guards(match: Journey) -> Steps[None]:
    """Each player puts the top card of his deck face down before him, as an enemy that has just engaged him."""
    state = match.state
    for seat in state.order():
        deck = state.decks[seat]
        if deck:
            card = deck[-1]
            state.face = with_one(state.face, card, ORC_GUARD.number)
            yield from engage(match, card, seat)


TOWER_GATE = CardText("tower-gate", after_travel=lambda match, card: orc_guards(match))

# -- objectives


def _why_not_claim(state: State, card: int, seat: int) -> Reason | None:
    name = state.name(card)
    if state.zone[card] != STAGING:
        return Reason("lcg-why-claimed", rule="lcg-rule-guarded", card=name)
    guard = guard_of(state, card)
    if guard != NONE:
        return Reason("lcg-why-guarded", rule="lcg-rule-guarded", card=name, guard=state.name(guard))
    return None if state.heroes(seat) else Reason("lcg-why-no-hero")


def claim(match: Journey, card: int, seat: int) -> Steps[None]:
    """The player raises his threat by 2 and attaches the objective to one of his heroes."""
    state = match.state
    raise_threat(match, seat, 2, state.card(card).id)
    if not state.alive[seat]:
        return
    hero = yield from pick(match, seat, "lcg.target", state.heroes(seat), state.card(card).id)
    take(state, card)
    attach(state, card, hero, seat)
    state.stir += 1
    match.tell("lcg.claimed", card=state.name(card), host=state.name(hero), seat=state.pool.seats[seat])
    yield from check_restricted(match, hero)
    yield from check_quest(match)


CLAIM = Action(claim, _why_not_claim, anyone=True)

GANDALFS_MAP = CardText("gandalfs-map", claimable=True, action=CLAIM, no_combat=True)
DUNGEON_TORCH = CardText(
    "dungeon-torch",
    claimable=True,
    action=CLAIM,
    end_of_round=lambda match, card: raise_threat(match, match.state.seat[card], 2, "dungeon-torch"),
)
SHADOW_KEY = CardText(
    "shadow-key",
    claimable=True,
    action=CLAIM,
    end_of_round=lambda match, card: deal_damage(match, [match.state.host[card]], 1, "shadow-key"),
)
