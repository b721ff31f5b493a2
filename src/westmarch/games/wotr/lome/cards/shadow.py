"""The Shadow's cards of Lords of Middle-earth: five of the Character deck, two of the Strategy deck, one of no deck."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.cards import combat_shadow, shadow_shared
from westmarch.games.wotr.cards.shadow_character import has_elven_ring, shows_eye, spend_elven_ring
from westmarch.games.wotr.cards.shared import choose_region, in_play, unless, why_not_muster
from westmarch.games.wotr.edition import EventCard, Walk, no_lower_half
from westmarch.games.wotr.facts.board import (
    FREE,
    INDEX,
    IS_STRONGHOLD,
    NATION_OF,
    NEIGHBOURS,
    NO_PLACE,
    REGION_COUNT,
    REGION_IDS,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import GANDALF_THE_GREY, GOLLUM
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EYE
from westmarch.games.wotr.facts.nations import NAZGUL, REGULAR, SAURON, STACKING, STACKING_UNDER_SIEGE
from westmarch.games.wotr.lome import balrog, smeagol
from westmarch.games.wotr.lome.cards import combat
from westmarch.games.wotr.lome.characters import BALROG_OF_MORIA, SMEAGOL, WITCH_KINGS
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.ring import fellowship, hunt
from westmarch.games.wotr.state import CHARACTER_DECK, SIDES, State, War
from westmarch.games.wotr.team import NONE, ask, ask_holder, ask_seat, holder, secretly
from westmarch.games.wotr.turn import actions, events
from westmarch.games.wotr.turn.events import RULE
from westmarch.games.wotr.war import attack, journeys, movement, recruiting

THIS_CARD = "this-card"

_GOLLUM_GUIDES = Reason("wotr-why-gollum-guides", RULE)
_SAURON_AT_PEACE = Reason("wotr-why-card-needs-war", RULE, nation="sauron")
_NOBODY_FOR_MADNESS = Reason("wotr-why-nobody-for-madness", RULE)


# -- Character 17, in place of Balrog of Moria


_balrog_in_play = in_play(BALROG_OF_MORIA, "wotr-why-balrog-absent")
A_BALROG_IS_COME = EventCard(
    "a-balrog-is-come", CHARACTER, balrog.use, _balrog_in_play, player=WITCH_KINGS, combat=combat.DURINS_BANE
)


# -- Character 25


_smeagol_guides = unless(lambda state: state.guide == SMEAGOL, Reason("wotr-why-smeagol-not-guide", RULE))


def we_wont_go_back(match: War, tile: str) -> Steps[None]:
    """One of Sméagol's tiles: for this card, or a Character card out of the hand, the Ring-bearers are corrupted."""
    state = match.state
    if not smeagol.is_tile(state, tile) or _smeagol_guides(state) is not None:
        return
    seat = holder(state, WE_WONT_GO_BACK.id)
    held = [card for card in state.hands[seat] if state.edition.cards[card].deck == CHARACTER_DECK]
    options = (NONE, THIS_CARD, *(f"card:{card}" for card in state.edition.in_order(held)))

    def why(token: str) -> Reason | None:
        if not token.startswith("card:") or token in options:
            return None
        key = "wotr-why-character-deck-only" if named(token) in state.hands[seat] else "wotr-why-not-in-hand"
        return Reason(key, RULE, card=named(token))

    answer = yield secretly(ask_seat(state, seat, "wotr.card.wont-go-back", options, why))
    if answer == NONE:
        return
    if answer.startswith("card:"):
        events.discard_from_hand(match, seat, named(answer))
    else:
        fellowship.discard_from_table(match, WE_WONT_GO_BACK.id, fellowship.USED)
    fellowship.add_corruption(match, 2, fellowship.BY_CARD)


WE_WONT_GO_BACK = EventCard(
    "we-wont-go-back",
    CHARACTER,
    condition=_smeagol_guides,
    is_table_card=True,
    on_tile=we_wont_go_back,
    tokens=(THIS_CARD,),
    combat=combat.FEAR_OF_THEIR_MASTERS,
)


# -- Character 26


def the_lore_of_the_elven_rings(match: War, eyes: int) -> Steps[None]:
    """A Keeper's die shows an Eye: one ordinary die that the Shadow rolled, also an Eye, is turned to another face."""
    state = match.state
    kept = lords(state).kept[FREE]
    if not kept or state.edition.faces[kept].uses:
        return
    edition = state.edition
    rolled = actions.changeable_faces(state, SHADOW) + ([EYE] if eyes else [])
    if not rolled:
        return
    options = (NONE, *(edition.faces[face].token for face in rolled))
    lore = THE_LORE_OF_THE_ELVEN_RINGS.id
    answer = yield ask_holder(
        state, lore, "wotr.card.lore-die", options, partial(actions.why_not_shown, edition, rolled)
    )
    if answer == NONE:
        return
    old = edition.face_of_token[answer]
    possible = [face for face in edition.faces if face in edition.ordinary_dice[SHADOW].faces and face != old]

    def why(token: str) -> Reason | None:
        face = edition.face_of_token.get(token)
        if face is None or face in possible:
            return None
        return Reason("wotr-why-ring-same-face" if face == old else "wotr-why-no-such-face", RULE, die=face)

    options = tuple(edition.faces[face].token for face in possible)
    answer = yield ask_holder(state, lore, "wotr.card.lore-face", options, why, die=old)
    new = edition.face_of_token[answer]
    actions.change_die(state, SHADOW, old, new)
    match.tell("wotr.die-turned", side=SIDES[SHADOW], old=old, new=new)


THE_LORE_OF_THE_ELVEN_RINGS = EventCard(
    "the-lore-of-the-elven-rings",
    CHARACTER,
    is_table_card=True,
    after_roll=the_lore_of_the_elven_rings,
    actions=shadow_shared.discard_by_action("the-lore-of-the-elven-rings", has_elven_ring, spend_elven_ring),
    combat=combat.FEAR_OF_THEIR_MASTERS,
)


# -- Character 27


def the_gates_are_closed(match: War, walk: Walk) -> Steps[None]:
    """Discarded when the Ring-bearers are shown on their way by a Shadow stronghold, or in it, it draws a tile."""
    state = match.state
    if not walk.regions & fellowship.shadow_strongholds(state):
        return
    if (yield from shadow_shared.use_up(match, "the-gates-are-closed", "wotr.card.gates")):
        yield from hunt.draw_and_resolve(match, hunt.Draw(harmless=shows_eye, ignore_reveal=True))


# Gandalf the Grey, whichever, or Gollum guides. Sméagol is not Gollum.
_guide_knows_the_gates = unless(
    lambda state: state.guide in (GANDALF_THE_GREY, GOLLUM), Reason("wotr-why-gates-guide", RULE)
)
THE_GATES_ARE_CLOSED = EventCard(
    "the-gates-are-closed",
    CHARACTER,
    is_table_card=True,
    watches=fellowship.shadow_strongholds,
    on_path=the_gates_are_closed,
    actions=shadow_shared.discard_by_action("the-gates-are-closed", _guide_knows_the_gates, otherwise=CHARACTER),
    combat=combat_shadow.WORDS_OF_POWER,
)


# -- Character 28


def _despair(state: State) -> Reason | None:
    """The Witch-king, whichever, is in play, and Gollum does not guide."""
    return shadow_shared.witch_king_in_play(state) or (_GOLLUM_GUIDES if state.guide == GOLLUM else None)


def captain_of_despair(match: War, side: int, used_as: str) -> None:
    """A die that the Shadow used for a Character result is an Eye in the Hunt Box."""
    state = match.state
    if side == SHADOW and used_as == CHARACTER and _despair(state) is None:
        state.hunt_box[SHADOW] += 1
        match.tell("wotr.die-to-hunt-box", card="captain-of-despair")


def gone_in_stronghold(state: State, declared: bool) -> bool:
    """It goes when the Fellowship is declared in an unconquered Free Peoples stronghold; a city is not enough."""
    region = state.fellowship
    return declared and fellowship.in_free_haven(state, region) and IS_STRONGHOLD[region]


CAPTAIN_OF_DESPAIR = EventCard(
    "captain-of-despair",
    CHARACTER,
    condition=_despair,
    is_table_card=True,
    after_die=captain_of_despair,
    gone_when_shown=gone_in_stronghold,
    combat=combat.SERVANT_OF_THE_SHADOW,
)


# -- Strategy 25

DOL_GULDUR = INDEX["dol_guldur"]


def shadow_of_dol_guldur(match: War) -> Steps[None]:
    """A Sauron regular for each point of the Nazgûl's Leadership there, five at most; the army may move or attack.

    No more come than there is room for: the surplus could else leave with that move.
    """
    state = match.state
    place = journeys.landing(state, SHADOW, DOL_GULDUR)
    points = state.of(place, NAZGUL)
    for minion in state.characters_at(SHADOW, place):
        if state.characters[minion].nazgul:
            points += state.characters[minion].leadership
    room = (STACKING if place < REGION_COUNT else STACKING_UNDER_SIEGE) - state.units(SHADOW, place)
    if why_not_muster(state, SHADOW, DOL_GULDUR) is None:
        yield from recruiting.units_by_card(match, SAURON, DOL_GULDUR, max(0, min(points, 5, room)), (REGULAR,))
    yield from _move_or_attack(match, place)


def _move_or_attack(match: War, place: int) -> Steps[None]:
    """That army may move, or attack, as always."""
    state = match.state

    def why(token: str) -> Reason | None:
        if token == "move-armies":
            return movement.why_not_leave(state, SHADOW, DOL_GULDUR, (), {})
        return attack.why_not_attack_from(state, SHADOW, DOL_GULDUR, ()) if token == "attack" else None

    options = [NONE]
    # Nazgûl alone are no army: they may find no regulars left to join them.
    if place < REGION_COUNT and why("move-armies") is None and movement.destinations(state, SHADOW, place):
        options.append("move-armies")
    if attack.attack_targets(state, SHADOW, place):
        options.append("attack")
    answer = yield ask(state, SHADOW, "wotr.card.dol-guldur-goes", tuple(options), why)
    if answer == "move-armies":
        yield from movement.move_army_from(match, SHADOW, place, (), {})
    elif answer == "attack":
        yield from attack.attack_from(match, SHADOW, place)


SHADOW_OF_DOL_GULDUR = EventCard(
    "shadow-of-dol-guldur",
    ARMY,
    shadow_of_dol_guldur,
    unless(
        lambda state: state.nazgul_at(journeys.landing(state, SHADOW, DOL_GULDUR)),
        Reason("wotr-why-no-nazgul-in-dol-guldur", RULE),
    ),
    nations=(SAURON,),
    combat=combat_shadow.MUMAKIL,
)


# -- Strategy 26

SAURONS_STRONGHOLDS = tuple(region for region in STRONGHOLDS if NATION_OF[region] == SAURON)
NEAR_SAURON = tuple(
    region
    for region in range(REGION_COUNT)
    if any(each in SAURONS_STRONGHOLDS for each in (region, *NEIGHBOURS[region]))
)


def _madness_has_a_target(state: State) -> Reason | None:
    if not state.at_war(SAURON):
        return _SAURON_AT_PEACE
    return None if any(state.has_army(FREE, region) for region in NEAR_SAURON) else _NOBODY_FOR_MADNESS


def madness_and_horror(match: War) -> Steps[None]:
    """Three dice hit a Free Peoples army near a stronghold of Sauron's; two regulars rise by it. It is no battle."""
    state = match.state

    def why_not_strike(region: int) -> Reason | None:
        if region not in NEAR_SAURON:
            return Reason("wotr-why-not-near-sauron", RULE, region=REGION_IDS[region])
        return None if state.has_army(FREE, region) else Reason("wotr-why-no-enemy", RULE, region=REGION_IDS[region])

    struck = yield from choose_region(state, SHADOW, "wotr.card.madness-army", NEAR_SAURON, why_not_strike)
    place = state.army_place(FREE, struck)
    inside = place != struck and struck in SAURONS_STRONGHOLDS
    yield from shadow_shared.strike(match, "madness-and-horror", place, 3, needs=5)

    def why_not_rise(region: int) -> Reason | None:
        if region not in NEIGHBOURS[struck]:
            return Reason("wotr-why-not-adjacent", RULE, origin=REGION_IDS[struck], region=REGION_IDS[region])
        return None if state.is_free(SHADOW, region) else Reason("wotr-why-not-free", RULE, region=REGION_IDS[region])

    region = struck
    if not inside:
        region = yield from choose_region(
            state, SHADOW, "wotr.card.madness-where", NEIGHBOURS[struck], why_not_rise, region=REGION_IDS[struck]
        )
    if region != NO_PLACE:
        yield from recruiting.units_by_card(match, SAURON, region, 2, (REGULAR,))


MADNESS_AND_HORROR = EventCard(
    "madness-and-horror",
    ARMY,
    madness_and_horror,
    _madness_has_a_target,
    nations=(SAURON,),
    combat=combat_shadow.SWARM_OF_BATS,
)


# -- the card of no deck: it comes into play when Sméagol has gone


def we_shall_get_it(match: War, tile: str) -> Steps[bool]:
    """Under Gollum's guidance the Shadow may discard it to draw another tile instead."""
    if match.state.guide != GOLLUM:
        return False
    return (yield from shadow_shared.use_up(match, smeagol.WE_SHALL_GET_IT, "wotr.card.shall-get-it", tile=tile))


WE_SHALL_GET_IT = EventCard(
    smeagol.WE_SHALL_GET_IT,
    CHARACTER,
    is_table_card=True,
    replaces_tile=we_shall_get_it,
    combat=no_lower_half(SHADOW),
)


CHARACTER_CARDS: tuple[EventCard, ...] = (
    WE_WONT_GO_BACK,
    THE_LORE_OF_THE_ELVEN_RINGS,
    THE_GATES_ARE_CLOSED,
    CAPTAIN_OF_DESPAIR,
)
STRATEGY_CARDS: tuple[EventCard, ...] = (SHADOW_OF_DOL_GULDUR, MADNESS_AND_HORROR)
