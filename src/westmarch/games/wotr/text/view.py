"""What a seat may know as plain data: the shape that JSON carries to clients and other processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.games import find
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import (
    FREE,
    INDEX,
    NO_PLACE,
    NOBODY,
    REGION_COUNT,
    REGION_IDS,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import IN_FELLOWSHIP
from westmarch.games.wotr.facts.nations import KIND_IDS, KIND_INDEX, NATIONS
from westmarch.games.wotr.seen import AWAY, NO_SEAT, Seen, SeenArmy, SeenHand, SeenTiles, look
from westmarch.games.wotr.state import DECKS, NO_MORDOR, PHASES, SIDES, K, War


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


# -- reading back

_CODE_OF_AWAY = {name: code for code, name in AWAY.items()}


def edition_of(view: Mapping[str, Any]) -> Edition:
    """The edition of the match that a view shows: its number of players, its expansions."""
    # The game that people play knows the expansions; this package doesn't, and its rules look with this module.
    game: Any = find("wotr")
    about = view["edition"]
    edition: Edition = game.edition(len(about["seats"]), tuple(about["options"]))
    return edition


# What of a view doesn't come from an expansion.
_OF_THE_BASE_GAME = frozenset(
    (
        *("game", "seats", "seat", "result", "asked", "decision"),
        *("edition", "turn", "phase", "acting", "armies", "nazgul", "characters", "reinforcements", "casualties"),
        *("control", "nations", "fellowship", "dice", "dice_available", "hunt", "rings", "ring_used"),
        *("messenger_used", "cards", "table", "victory_points", "battle", "partners"),
    )
)


def read_view(view: Mapping[str, Any], seat: str | None) -> Seen:
    """The same as `look`, for those who have the view of that seat only."""
    edition = edition_of(view)
    seen = Seen(edition, seat)
    seen.turn = view["turn"]
    seen.phase = PHASES.index(view["phase"])
    seen.acting = SIDES.index(view["acting"])
    seen.where = [NO_PLACE] * len(edition.characters)
    for name, place in view["characters"].items():
        seen.where[edition.character_index[name]] = INDEX[place] if place in INDEX else _CODE_OF_AWAY[place]
    seen.reinforcements = _row(view["reinforcements"])
    seen.casualties = _row(view["casualties"])
    control = bytearray([NOBODY]) * REGION_COUNT
    for name, side in view["control"].items():
        control[INDEX[name]] = SIDES.index(side)
    seen.control = bytes(control)
    seen.from_war = bytes([view["nations"][name]["from_war"] for name in NATIONS])
    seen.active = bytes([view["nations"][name]["active"] for name in NATIONS])
    ring = view["fellowship"]
    seen.fellowship = NO_PLACE if ring["region"] is None else INDEX[ring["region"]]
    seen.progress = ring["progress"]
    seen.hidden = ring["hidden"]
    seen.corruption = ring["corruption"]
    seen.guide = edition.character_index[ring["guide"]]
    seen.mordor = NO_MORDOR if ring["mordor"] is None else ring["mordor"]
    seen.asked_in_mordor = ring["acted_in_mordor"]
    seen.dice = _by_side(view["dice"])
    hunt = view["hunt"]
    seen.hunt_box = (hunt["free_dice"], hunt["shadow_dice"])
    seen.hunt_minimum = hunt["minimum"]
    seen.rings = _by_side(view["rings"])
    seen.ring_used = _by_side(view["ring_used"])
    seen.messenger_used = view["messenger_used"]
    seen.table = list(view["table"])
    seen._armies = [_army_from(edition, entry) for entry in view["armies"]]
    seen._mights = [(entry["dice"], entry["leadership"]) for entry in view["armies"]]
    seen._nazgul = {INDEX[name]: number for name, number in view["nazgul"].items()}
    seen._available = _by_side(view["dice_available"])
    seen._points = _by_side(view["victory_points"])
    seen._tiles = SeenTiles(hunt["pool"], hunt["special"], hunt["drawn"], hunt["waiting"], hunt["removed"])
    seen._hands = {name: _hand_from(held) for name, held in view["cards"].items()}
    seen._battle = view["battle"]
    seen._extra = {name: shown for name, shown in view.items() if name not in _OF_THE_BASE_GAME}
    seen._partners = view.get("partners")
    return seen


def _by_side(of_sides: Mapping[str, Any]) -> tuple[Any, Any]:
    return of_sides[SIDES[FREE]], of_sides[SIDES[SHADOW]]


def _row(figures: Mapping[str, int]) -> bytes:
    row = bytearray(K)
    for name, number in figures.items():
        row[KIND_INDEX[name]] = number
    return bytes(row)


def _army_from(edition: Edition, entry: Mapping[str, Any]) -> SeenArmy:
    people = tuple(edition.character_index[name] for name in entry["characters"])
    side = SIDES.index(entry["side"])
    army = SeenArmy(side, INDEX[entry["region"]], entry["besieged"], _row(entry["figures"]), people)
    if edition.seats.shared[side]:
        army.mixed = entry["mixed"]
        army.apart = entry["apart"]
        if entry["commander"] is not None:
            army.commander = edition.seats.names.index(entry["commander"])
    return army


def _hand_from(held: Mapping[str, Any]) -> SeenHand:
    backs, decks = held["backs"], held["decks"]
    return SeenHand(
        held["count"],
        (backs[DECKS[0]], backs[DECKS[1]]),
        (decks[DECKS[0]], decks[DECKS[1]]),
        held["discarded"],
        held.get("hand"),
        held.get("discards"),
        held.get("seen"),
        held.get("known_to"),
    )


def seen_in(view: Seen | Mapping[str, Any], seat: str) -> Seen:
    """What a computer player is given, whichever it is."""
    return view if isinstance(view, Seen) else read_view(view, seat)
