"""What a seat may know (all of the board; own hand; of the enemy's cards only their backs), built from nothing."""

from __future__ import annotations

from typing import Any

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import (
    FREE,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import ELIMINATED, IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.facts.nations import KIND_IDS, NATIONS
from westmarch.games.wotr.state import DECKS, PHASES, SIDES, K, State, War
from westmarch.games.wotr.team import commander, foremost, tally
from westmarch.games.wotr.turn import events, phases
from westmarch.games.wotr.war import armies, command
from westmarch.games.wotr.war.combat import Battle

_AWAY = {IN_FELLOWSHIP: "fellowship", SET_ASIDE: "set-aside", ELIMINATED: "eliminated"}


def view(match: War, seat: str | None) -> dict[str, Any]:
    state = match.state
    more = state.extra.view(state, seat) if state.extra is not None else {}
    if state.edition.seats.many:
        more = {**more, "partners": _partners(state)}
    return {
        "edition": _edition(state.edition),
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "acting": SIDES[state.acting],
        "armies": _armies(state),
        "nazgul": _lone_nazgul(state),
        "characters": _characters(state),
        "reinforcements": _piles(state.reinforcements),
        "casualties": _piles(state.casualties),
        "control": {REGION_IDS[region]: SIDES[state.control[region]] for region in SETTLEMENTS},
        "nations": {
            name: {"from_war": state.from_war[nation], "active": bool(state.active[nation])}
            for nation, name in enumerate(NATIONS)
        },
        "fellowship": {
            "region": REGION_IDS[state.fellowship] if state.fellowship >= 0 else None,
            "progress": state.progress,
            "hidden": state.hidden,
            "corruption": state.corruption,
            "guide": state.edition.characters[state.guide].id,
            "companions": [state.edition.characters[each].id for each in state.companions_in_fellowship()],
            "mordor": state.mordor if state.in_mordor else None,
            "acted_in_mordor": state.asked_in_mordor,
        },
        "dice": {SIDES[side]: list(state.dice[side]) for side in (FREE, SHADOW)},
        "dice_available": {SIDES[side]: phases.available_dice(state, side) for side in (FREE, SHADOW)},
        "hunt": {
            "free_dice": state.hunt_box[FREE],
            "shadow_dice": state.hunt_box[SHADOW],
            "minimum": state.hunt_minimum,
            "pool": len(state.pool),
            "special": sorted(tile for tile in state.pool if tile not in state.edition.standard_tiles),
            "drawn": sorted(state.tiles_drawn),
            "waiting": sorted(state.tiles_waiting),
            "removed": sorted(state.tiles_removed),
        },
        "rings": {SIDES[side]: len(state.rings_of(side)) for side in (FREE, SHADOW)},
        "ring_used": {SIDES[side]: state.ring_used[side] for side in (FREE, SHADOW)},
        "messenger_used": state.messenger_used,
        "cards": {name: _cards(state, number, seat) for number, name in enumerate(state.edition.seats.names)},
        "table": list(state.table),
        "victory_points": {SIDES[side]: state.victory_points(side) for side in (FREE, SHADOW)},
        "battle": _battle(state.battle, seat),
        **more,
    }


def _edition(edition: Edition) -> dict[str, Any]:
    """What the match is made of, by name: who plays for which side, and with which expansions."""
    seats = edition.seats
    return {
        "seats": list(seats.names),
        "sides": {name: SIDES[side] for name, side in zip(seats.names, seats.sides)},
        "options": list(edition.options),
    }


def _armies(state: State) -> list[dict[str, Any]]:
    """Every army on the map: where, whose, under siege or not, and its figures by kind."""
    found = []
    for place in range(PLACE_COUNT):
        for side in (FREE, SHADOW):
            if state.units(side, place):
                force = armies.army_at(state, side, place)
                found.append(
                    {
                        "region": REGION_IDS[REGION_OF[place]],
                        "side": SIDES[side],
                        "besieged": place >= REGION_COUNT,
                        "figures": {KIND_IDS[kind]: force.figures[kind] for kind in range(K) if force.figures[kind]},
                        "characters": [state.edition.characters[each].id for each in force.characters],
                        **_whose(state, side, place),
                    }
                )
    return found


def _whose(state: State, side: int, place: int) -> dict[str, Any]:
    """Where players share a side: who controls an army, and whether partners' units in it stay apart."""
    if not state.edition.seats.shared[side]:
        return {}
    shared = command.is_shared(state, side, place)
    whole = place in state.mixed or not shared
    names = state.edition.seats.names
    return {
        "mixed": shared and place in state.mixed,
        "apart": not whole,
        "commander": names[commander(state, side, place)] if whole else None,
    }


def _partners(state: State) -> dict[str, Any]:
    """What there is to know where more than two play (chapter XI)."""
    seats = state.edition.seats
    return {
        "nations": {name: [NATIONS[each] for each in seats.nations[seat]] for seat, name in enumerate(seats.names)},
        "leading": {SIDES[side]: seats.names[state.leading[side]] for side in (FREE, SHADOW)},
        "next": {SIDES[side]: seats.names[state.to_act[side]] for side in (FREE, SHADOW)},
        "tally": tally(state),
        "foremost": {SIDES[side]: list(foremost(state, side)) for side in (FREE, SHADOW) if seats.shared[side]},
        "captured": {REGION_IDS[region]: seats.names[captor] for region, captor in sorted(state.captors.items())},
        "laid": {card: seats.names[player] for card, player in state.laid_by.items()},
        "used": {
            "nations": sorted(NATIONS[each] for what, each in state.used if what == command.NATION),
            "armies": sorted(REGION_IDS[REGION_OF[each]] for what, each in state.used if what == command.ARMY),
        },
    }


def _lone_nazgul(state: State) -> dict[str, int]:
    """Nazgûl in regions without a Shadow army."""
    return {
        REGION_IDS[place]: state.leaders_at(SHADOW, place)
        for place in range(REGION_COUNT)
        if not state.units(SHADOW, place) and state.leaders_at(SHADOW, place)
    }


def _characters(state: State) -> dict[str, str]:
    """Where everybody is: a region, or fellowship, set-aside, eliminated."""
    return {
        character.id: _AWAY[place] if place < 0 else REGION_IDS[REGION_OF[place]]
        for character, place in zip(state.edition.characters, state.where)
    }


def _piles(piles: bytearray) -> dict[str, int]:
    return {KIND_IDS[kind]: piles[kind] for kind in range(K) if piles[kind]}


def _cards(state: State, holder: int, seat: str | None) -> dict[str, Any]:
    """Of a hand everybody sees the backs, its owner the faces."""
    side = state.edition.seats.sides[holder]
    hand = state.hands[holder]
    backs = {DECKS[deck]: sum(state.edition.cards[card].deck == deck for card in hand) for deck in (0, 1)}
    cards: dict[str, Any] = {
        "count": len(hand),
        "backs": backs,
        "decks": {DECKS[deck]: len(state.decks[events.deck_index(side, deck)]) for deck in (0, 1)},
        "discarded": len(state.discards[side]),
    }
    if seat == state.edition.seats.names[holder]:
        cards["hand"] = state.edition.in_order(hand)
        secret = [card for partner, buried in enumerate(state.face_down) if partner != holder for card in buried]
        cards["discards"] = state.edition.in_order(card for card in state.discards[side] if card not in secret)
    elif seat is not None:
        seen = events.seen_by(state, state.edition.seats.names.index(seat))
        known = [card for card in seen if card in hand]
        if known:
            cards["seen"] = state.edition.in_order(known)
    return cards


def _battle(battle: Battle | None, seat: str | None) -> dict[str, Any] | None:
    """A battle under way; a card that is not yet shown is only its back to the other side."""
    if battle is None:
        return None
    now = battle.round
    state = battle.match.state
    commanders = [state.edition.seats.names[seat] for seat in battle.commanders]
    shown = not any(card in state.hands[battle.commanders[side]] for side, card in enumerate(now.cards))
    return {
        "region": REGION_IDS[battle.region],
        "kind": battle.kind,
        "attacker": SIDES[battle.attacker],
        "round": battle.round_number,
        "origin": REGION_IDS[REGION_OF[battle.forces[battle.attacker].place]],
        "sides": {
            SIDES[side]: {
                "figures": battle.forces[side].as_params(state.edition),
                "strength": battle.strength(side),
                "leadership": battle.leadership(side),
                "needs": battle.needs(side),
                "dice": list(now.dice[side]),
                "rerolled": list(now.rerolled[side]),
                "hits": now.hits(side),
                "roll_bonus": now.roll_bonus[side],
                "reroll_bonus": now.reroll_bonus[side],
                "card": _combat_card(state.edition, now.cards[side], shown or seat == commanders[side]),
                "commander": commanders[side],
            }
            for side in (FREE, SHADOW)
        },
    }


def _combat_card(edition: Edition, card: str | None, visible: bool) -> dict[str, str] | None:
    if card is None:
        return None
    back = DECKS[edition.cards[card].deck]
    return {"back": back, "card": card} if visible else {"back": back}
