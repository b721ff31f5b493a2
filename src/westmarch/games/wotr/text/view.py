"""What a seat may know as plain data: the shape that JSON carries to clients and other processes."""

from __future__ import annotations

from typing import Any

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, REGION_IDS, SETTLEMENTS, SHADOW
from westmarch.games.wotr.facts.characters import IN_FELLOWSHIP
from westmarch.games.wotr.facts.nations import KIND_IDS, NATIONS
from westmarch.games.wotr.seen import AWAY, NO_SEAT, Seen, SeenArmy, SeenHand, look
from westmarch.games.wotr.state import DECKS, PHASES, SIDES, K, War


def view(match: War, seat: str | None) -> dict[str, Any]:
    return shown(look(match.state, seat))


def shown(seen: Seen) -> dict[str, Any]:
    """Everything of a look."""
    edition = seen.edition
    people = edition.characters
    more = seen.extra
    if edition.seats.many:
        more = {**more, "partners": seen.partners}
    return {
        "edition": _edition(edition),
        "turn": seen.turn,
        "phase": PHASES[seen.phase],
        "acting": SIDES[seen.acting],
        "armies": [_army(edition, army, might) for army, might in zip(seen.armies, seen.mights)],
        "nazgul": {REGION_IDS[region]: number for region, number in seen.nazgul.items()},
        "characters": {
            character.id: AWAY[place] if place < 0 else REGION_IDS[place]
            for character, place in zip(people, seen.where)
        },
        "reinforcements": _figures(seen.reinforcements),
        "casualties": _figures(seen.casualties),
        "control": {REGION_IDS[region]: SIDES[seen.control[region]] for region in SETTLEMENTS},
        "nations": {
            name: {"from_war": seen.from_war[nation], "active": bool(seen.active[nation])}
            for nation, name in enumerate(NATIONS)
        },
        "fellowship": {
            "region": REGION_IDS[seen.fellowship] if seen.fellowship >= 0 else None,
            "progress": seen.progress,
            "hidden": seen.hidden,
            "corruption": seen.corruption,
            "guide": people[seen.guide].id,
            "companions": [people[each].id for each in edition.companions if seen.where[each] == IN_FELLOWSHIP],
            "mordor": seen.mordor if seen.mordor >= 0 else None,
            "acted_in_mordor": seen.asked_in_mordor,
        },
        "dice": {SIDES[side]: list(seen.dice[side]) for side in (FREE, SHADOW)},
        "dice_available": {SIDES[side]: seen.dice_available[side] for side in (FREE, SHADOW)},
        "hunt": {
            "free_dice": seen.hunt_box[FREE],
            "shadow_dice": seen.hunt_box[SHADOW],
            "minimum": seen.hunt_minimum,
            "pool": seen.tiles.pool,
            "special": list(seen.tiles.special),
            "drawn": list(seen.tiles.drawn),
            "waiting": list(seen.tiles.waiting),
            "removed": list(seen.tiles.removed),
        },
        "rings": {SIDES[side]: seen.rings[side] for side in (FREE, SHADOW)},
        "ring_used": {SIDES[side]: seen.ring_used[side] for side in (FREE, SHADOW)},
        "messenger_used": seen.messenger_used,
        "cards": {name: _cards(seen.hand(name)) for name in edition.seats.names},
        "table": list(seen.table),
        "victory_points": {SIDES[side]: seen.victory_points[side] for side in (FREE, SHADOW)},
        "battle": seen.battle,
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


def _army(edition: Edition, army: SeenArmy, might: tuple[int, int]) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "region": REGION_IDS[army.region],
        "side": SIDES[army.side],
        "besieged": army.besieged,
        "figures": _figures(army.figures),
        "characters": [edition.characters[each].id for each in army.characters],
        # What it rolls and leads where it stands.
        "dice": might[0],
        "leadership": might[1],
    }
    seats = edition.seats
    if seats.shared[army.side]:
        entry["mixed"] = army.mixed
        entry["apart"] = army.apart
        entry["commander"] = seats.names[army.commander] if army.commander != NO_SEAT else None
    return entry


def _figures(counts: bytes) -> dict[str, int]:
    return {KIND_IDS[kind]: counts[kind] for kind in range(K) if counts[kind]}


def _cards(hand: SeenHand) -> dict[str, Any]:
    cards: dict[str, Any] = {
        "count": hand.count,
        "backs": {name: hand.backs[deck] for deck, name in enumerate(DECKS)},
        "decks": {name: hand.decks[deck] for deck, name in enumerate(DECKS)},
        "discarded": hand.discarded,
    }
    if hand.faces is not None and hand.discards is not None:
        cards["hand"] = list(hand.faces)
        cards["discards"] = list(hand.discards)
    if hand.known_to is not None:
        cards["known_to"] = {seat: list(known) for seat, known in hand.known_to.items()}
    if hand.known is not None:
        cards["seen"] = list(hand.known)
    return cards
