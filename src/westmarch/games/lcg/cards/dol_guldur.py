"""Escape from Dol Guldur (cards 101 to 110). Endless Caverns has keywords only."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import (
    ACTIONS,
    AFTER_FAILED_QUEST,
    AFTER_SHADOW,
    AFTER_TRAVEL,
    CLAIMABLE,
    CONDITIONS,
    END_OF_ROUND,
    NO_ATTACHMENTS,
    NO_COMBAT,
    SHADOWS,
    WHEN_REVEALED,
    Action,
    Table,
    n,
)
from westmarch.games.lcg.cards.common import (
    defending_player,
    discard_all_attachments,
    discard_own_attachment,
    undefended,
)
from westmarch.games.lcg.choices import pick
from westmarch.games.lcg.effects import check_quest, deal_damage, engage, leave_play
from westmarch.games.lcg.facts.box import ORC_GUARD
from westmarch.games.lcg.moves import because, raise_threat, shuffle_in
from westmarch.games.lcg.planning import check_restricted
from westmarch.games.lcg.state import DISCARD, ENGAGED, NONE, SHACKLED, STAGING, State
from westmarch.games.lcg.stats import guard_of
from westmarch.games.lcg.zones import attach, take

# -- Dungeon Jailor


def dungeon_jailor(match: Table, card: int) -> Steps[None]:
    """A guarded objective is unclaimed too (FAQ); its guard stays in the staging area."""
    state = match.state
    unclaimed = [each for each in state.staging if state.face[each] in CLAIMABLE]
    lost = yield from pick(match, state.first, "lcg.target", unclaimed, "dungeon-jailor")
    if lost == NONE:
        return
    guard = guard_of(state, lost)
    if guard != NONE:
        state.host[guard] = NONE
    match.tell("lcg.objective-lost", card=state.name(lost))
    shuffle_in(match, lost)


AFTER_FAILED_QUEST[n("dungeon-jailor")] = dungeon_jailor

# -- Nazgûl of Dol Guldur


def nazgul_of_dol_guldur(match: Table, card: int, seat: int) -> Steps[None]:
    """After a shadow effect was resolved: the player engaged with it discards a character."""
    state = match.state
    if state.zone[card] != ENGAGED:
        return
    seat = state.seat[card]
    lost = yield from pick(match, seat, "lcg.sacrifice", state.areas[seat], "nazgul-of-dol-guldur")
    if lost != NONE:
        yield from leave_play(match, lost, DISCARD, "nazgul-of-dol-guldur")


AFTER_SHADOW[n("nazgul-of-dol-guldur")] = nazgul_of_dol_guldur
NO_ATTACHMENTS.add(n("nazgul-of-dol-guldur"))

# -- Cavern Guardian


def cavern_guardian_shadow(match: Table, card: int) -> Steps[None]:
    if undefended(match):
        yield from discard_all_attachments(match, defending_player(match), "cavern-guardian")
    else:
        yield from discard_own_attachment(match, defending_player(match), "cavern-guardian")


SHADOWS[n("cavern-guardian")] = cavern_guardian_shadow

# -- Under the Shadow


def under_the_shadow(match: Table, card: int) -> Steps[None]:
    match.state.gloom += 1
    match.tell("lcg.gloom", by=match.state.players_left(), **because("under-the-shadow"))
    yield from ()


def under_the_shadow_shadow(match: Table, card: int) -> Steps[None]:
    seat = defending_player(match)
    raise_threat(match, seat, len(match.state.engaged[seat]), "under-the-shadow")
    yield from ()


WHEN_REVEALED[n("under-the-shadow")] = under_the_shadow
SHADOWS[n("under-the-shadow")] = under_the_shadow_shadow

# -- Iron Shackles


def iron_shackles(match: Table, card: int) -> Steps[None]:
    """Lies on the first player's deck; the next draw from it is lost as a whole."""
    state = match.state
    take(state, card)
    attach(state, card, NONE, state.first)
    state.zone[card] = SHACKLED
    match.tell("lcg.shackled", seat=state.pool.seats[state.first])
    yield from ()


WHEN_REVEALED[n("iron-shackles")] = iron_shackles
SHADOWS[n("iron-shackles")] = iron_shackles
CONDITIONS.add(n("iron-shackles"))

# -- Tower Gate


def orc_guards(match: Table) -> Steps[None]:
    """Each player puts the top card of his deck face down before him, as an enemy that has just engaged him."""
    state = match.state
    for seat in state.order():
        deck = state.decks[seat]
        if deck:
            card = deck[-1]
            state.face[card] = ORC_GUARD.number
            yield from engage(match, card, seat)


def tower_gate(match: Table, card: int) -> Steps[None]:
    yield from orc_guards(match)


AFTER_TRAVEL[n("tower-gate")] = tower_gate

# -- objectives


def _why_not_claim(state: State, card: int, seat: int) -> Reason | None:
    name = state.name(card)
    if state.zone[card] != STAGING:
        return Reason("lcg-why-claimed", rule="lcg-rule-guarded", card=name)
    guard = guard_of(state, card)
    if guard != NONE:
        return Reason("lcg-why-guarded", rule="lcg-rule-guarded", card=name, guard=state.name(guard))
    return None if state.heroes(seat) else Reason("lcg-why-no-hero")


def claim(match: Table, card: int, seat: int) -> Steps[None]:
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


for _objective in ("gandalfs-map", "dungeon-torch", "shadow-key"):
    CLAIMABLE.add(n(_objective))
    ACTIONS[n(_objective)] = Action(_why_not_claim, claim, anyone=True)

# Gandalf's Map
NO_COMBAT.add(n("gandalfs-map"))


def dungeon_torch(match: Table, card: int) -> Steps[None]:
    raise_threat(match, match.state.seat[card], 2, "dungeon-torch")
    yield from ()


END_OF_ROUND[n("dungeon-torch")] = dungeon_torch


def shadow_key(match: Table, card: int) -> Steps[None]:
    yield from deal_damage(match, [match.state.host[card]], 1, "shadow-key")


END_OF_ROUND[n("shadow-key")] = shadow_key
