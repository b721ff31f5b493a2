"""What one seat may know as plain data: written from what it has seen (seen.py), and read back from there.

Face-down recruitment tokens have no face until they are flipped (recruiting.py), so they can't leak one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.games.b5a.facts.board import AREA, AREA_IDS, AREAS, DEFENCES, FORT_OF, FORTS, TERRITORIES
from westmarch.games.b5a.facts.deck import (
    BESIDE,
    CARD,
    CARD_IDS,
    CARDS,
    FATE,
    FATE_DONE,
    FATE_IDS,
    FATE_IN_DECK,
    FATES,
    FREE_DROPPED,
    IN_FREE_HAND,
    ON_TABLE,
    USED,
)
from westmarch.games.b5a.facts.pieces import (
    CHARACTER,
    CHARACTER_IDS,
    CHARACTERS,
    FACES,
    FREE,
    KINDS,
    MOVING,
    NOBODY,
    NOT_YET,
    POOLS,
    SEATS,
    SHADOW,
    TILE_IDS,
    TOKEN_IDS,
    UNIT,
    UNIT_IDS,
    UNITS,
)
from westmarch.games.b5a.seen import HIDDEN, SPECTATOR, Seen, SeenBattle
from westmarch.games.b5a.state import BEORN_PARTS, PHASES, Group
from westmarch.games.b5a.text.notation import PLACES
from westmarch.games.b5a.war.armies import figures_besides
from westmarch.games.b5a.war.manoeuvres import MANOEUVRE_IDS
from westmarch.games.b5a.war.recruiting import tokens_besides

# Where a character can be who is on no area.
_PLACES: dict[str, int] = {**PLACES, "moving": MOVING}
_PLACE_IDS: dict[int, str] = {place: name for name, place in _PLACES.items()}
_EAGLES: tuple[str, ...] = (*TERRITORIES, "eyrie")
# What stands in a view by the name that it has in what was seen.
_ALIKE = ("turn", "general_used", "points", "wrath", "rings", "guards", "armour", "orcs_on_card")
_OF_ARMY = ("command", "damage", "leadership", "strength")

# -- writing


def write_view(seen: Seen) -> dict[str, Any]:
    """Everything a player in that seat could see at a table."""
    sides = (FREE, SHADOW)
    return {
        **{name: getattr(seen, name) for name in _ALIKE},
        "phase": PHASES[seen.phase],
        "mover": SEATS[seen.mover],
        "dice": {SEATS[side]: _counts(FACES, seen.dice[side * len(FACES) :]) for side in sides},
        "rolls": {SEATS[side]: seen.rolls[side] for side in sides},
        "fate": {
            "marker": seen.marker,
            "tiles": _counts(TILE_IDS, seen.tiles),
            "cards": [FATE_IDS[card] for card in range(FATES) if seen.fates[card] == BESIDE],
            "cards_done": [FATE_IDS[card] for card in range(FATES) if seen.fates[card] == FATE_DONE],
            "deck": seen.fates.count(FATE_IN_DECK),
        },
        "areas": _areas(seen),
        "characters": {name: _character(seen, who) for who, name in enumerate(CHARACTER_IDS)},
        "figures_left": {
            UNIT_IDS[kind]: figures_besides(kind, seen.units, seen.orcs_on_card, seen.moving) for kind in range(KINDS)
        },
        "pools": {POOLS[pool]: tokens_besides(pool, seen.faces, seen.tokens) for pool in range(len(POOLS))},
        "unflipped": dict(zip(TOKEN_IDS, seen.faces)),
        "passes_open": [bool(each) for each in seen.opened],
        "bats": dict(zip(TERRITORIES, seen.bats)),
        "eagles": dict(zip(_EAGLES, seen.eagles)),
        "concentration": seen.focus,
        "troubled": CHARACTER_IDS[seen.troubled] if seen.troubled != NOBODY else None,
        "hands": {SEATS[side]: seen.hands[side] for side in sides},
        "decks": {"event": seen.decks[0], "story_free": seen.decks[1], "story_shadow": seen.decks[2]},
        "table": _placed(seen, ON_TABLE),
        "used": _placed(seen, USED),
        "hand": [CARD_IDS[card] for card in seen.hand()],
        "dropped": [] if seen.side == SPECTATOR else _placed(seen, FREE_DROPPED + seen.side),
        "battle": None if seen.battle is None else _battle(seen.battle),
        "moving": [_group(group) for group in seen.moving],
    }


def _counts(names: tuple[str, ...], counts: bytes) -> dict[str, int]:
    """What there is any of."""
    return {name: count for name, count in zip(names, counts) if count}


def _placed(seen: Seen, place: int) -> list[str]:
    return [CARD_IDS[card] for card in range(CARDS) if seen.cards[card] == place]


def _areas(seen: Seen) -> dict[str, Any]:
    areas: dict[str, Any] = {}
    who: dict[int, list[str]] = {}
    for index, place in enumerate(seen.where):
        who.setdefault(place, []).append(CHARACTER_IDS[index])
    for area in range(AREAS):
        entry: dict[str, Any] = {}
        if seen.size[area] or seen.size[AREAS + area]:
            entry["side"] = SEATS[FREE if seen.size[area] else SHADOW]
            entry["units"] = _counts(UNIT_IDS, seen.units[area * KINDS : (area + 1) * KINDS])
            entry.update({name: getattr(seen, name)[area] for name in _OF_ARMY})
        tokens = _counts(POOLS, seen.tokens[area::AREAS])
        if tokens:
            entry["tokens"] = tokens
        if seen.held[area]:
            entry["held"] = True
        if area in FORT_OF:
            fort = FORT_OF[area]
            entry["walls"] = {"damage": seen.walls[fort], "defence": DEFENCES[fort]}
        if area in who:
            entry["characters"] = who[area]
        if entry:
            areas[AREA_IDS[area]] = entry
    return areas


def _character(seen: Seen, who: int) -> dict[str, Any]:
    place = seen.where[who]
    if place == NOT_YET:
        return {"place": "waiting", "space": seen.track[who]}
    name = AREA_IDS[place] if 0 <= place < AREAS else _PLACE_IDS[place]
    return {"place": name, "active": bool(seen.active[who])}


def _battle(battle: SeenBattle) -> dict[str, Any]:
    sides = (FREE, SHADOW)
    return {
        "attacker": SEATS[battle.by],
        "armies": [AREA_IDS[area] for area in battle.armies],
        "army": AREA_IDS[battle.army],
        "target": AREA_IDS[battle.target],
        "round": battle.round,
        "combined": battle.combined,
        "beorn": BEORN_PARTS[battle.beorn],
        "fought": [AREA_IDS[area] for area in battle.fought],
        "spent": {SEATS[side]: _cards(battle.spent[side]) for side in sides},
        "cards": {SEATS[side]: _cards(battle.cards[side]) for side in sides},
        "chosen": battle.chosen or None,
        "has_chosen": [SEATS[side] for side in sides if battle.has_chosen[side]],
        "charge": battle.charge,
    }


def _cards(bits: int) -> list[str]:
    return [name for index, name in enumerate(MANOEUVRE_IDS) if bits >> index & 1]


def _group(group: Group) -> dict[str, Any]:
    return {
        "side": SEATS[group.side],
        "origin": AREA_IDS[group.origin],
        "path": [AREA_IDS[area] for area in group.path],
        "units": {UNIT_IDS[kind]: group.units[kind] for kind in range(KINDS) if group.units[kind]},
        "command": group.command,
        "damage": group.damage,
        "characters": [CHARACTER_IDS[who] for who in group.who],
    }


# -- reading back


def read_view(view: Mapping[str, Any]) -> Seen:
    """What the seat has seen for whom that view was written."""
    seen = Seen()
    seen.side = SPECTATOR if view["seat"] is None else SEATS.index(view["seat"])
    for name in _ALIKE:
        setattr(seen, name, view[name])
    seen.phase = PHASES.index(view["phase"])
    seen.mover = SEATS.index(view["mover"])
    seen.marker = view["fate"]["marker"]
    seen.focus = view["concentration"]
    seen.troubled = NOBODY if view["troubled"] is None else CHARACTER[view["troubled"]]
    seen.rolls = tuple(view["rolls"][seat] for seat in SEATS)
    seen.dice = b"".join(_row(FACES, view["dice"][seat]) for seat in SEATS)
    seen.tiles = _row(TILE_IDS, view["fate"]["tiles"])
    seen.faces = _row(TOKEN_IDS, view["unflipped"])
    seen.opened = bytes(view["passes_open"])
    seen.bats = _row(TERRITORIES, view["bats"])
    seen.eagles = _row(_EAGLES, view["eagles"])
    fates = bytearray([FATE_IN_DECK] * FATES)
    for place, name in ((BESIDE, "cards"), (FATE_DONE, "cards_done")):
        for card in view["fate"][name]:
            fates[FATE[card]] = place
    seen.fates = bytes(fates)
    seen.hands = (view["hands"]["free"], view["hands"]["shadow"])
    seen.decks = (view["decks"]["event"], view["decks"]["story_free"], view["decks"]["story_shadow"])
    _read_areas(seen, view["areas"])
    _read_characters(seen, view["characters"])
    _read_cards(seen, view)
    seen.battle = None if view["battle"] is None else _read_battle(view["battle"])
    seen.moving = tuple(_read_group(group) for group in view["moving"])
    return seen


def _row(names: tuple[str, ...], counts: Mapping[str, int]) -> bytes:
    return bytes([counts.get(name, 0) for name in names])


def _read_areas(seen: Seen, areas: Mapping[str, Mapping[str, Any]]) -> None:
    units = bytearray(AREAS * KINDS)
    size = bytearray(2 * AREAS)
    tokens = bytearray(len(POOLS) * AREAS)
    walls = bytearray(len(FORTS))
    for name, entry in areas.items():
        area = AREA[name]
        for unit, count in entry.get("units", {}).items():
            units[area * KINDS + UNIT[unit]] = count
            size[UNITS[UNIT[unit]].side * AREAS + area] += count
        for pool, count in entry.get("tokens", {}).items():
            tokens[POOLS.index(pool) * AREAS + area] = count
        if "walls" in entry:
            walls[FORT_OF[area]] = entry["walls"]["damage"]
    seen.units, seen.size, seen.tokens, seen.walls = bytes(units), bytes(size), bytes(tokens), bytes(walls)
    for name in ("held", *_OF_ARMY):
        setattr(seen, name, bytes([areas.get(area, {}).get(name, 0) for area in AREA_IDS]))


def _read_characters(seen: Seen, characters: Mapping[str, Mapping[str, Any]]) -> None:
    where = [NOT_YET] * CHARACTERS
    track, active = bytearray(CHARACTERS), bytearray(CHARACTERS)
    for name, entry in characters.items():
        who = CHARACTER[name]
        track[who] = entry.get("space", 0)
        active[who] = entry.get("active", False)
        if entry["place"] != "waiting":
            where[who] = AREA[entry["place"]] if entry["place"] in AREA else _PLACES[entry["place"]]
    seen.where, seen.track, seen.active = tuple(where), bytes(track), bytes(active)


def _read_cards(seen: Seen, view: Mapping[str, Any]) -> None:
    cards = bytearray([HIDDEN] * CARDS)
    places = {"table": ON_TABLE, "used": USED, "hand": IN_FREE_HAND + seen.side, "dropped": FREE_DROPPED + seen.side}
    for name, place in places.items():
        for card in view[name]:
            cards[CARD[card]] = place
    seen.cards = bytes(cards)


def _read_battle(view: Mapping[str, Any]) -> SeenBattle:
    battle = SeenBattle()
    battle.by = SEATS.index(view["attacker"])
    battle.armies = tuple(AREA[area] for area in view["armies"])
    battle.army = AREA[view["army"]]
    battle.target = AREA[view["target"]]
    battle.round = view["round"]
    battle.combined = view["combined"]
    battle.beorn = BEORN_PARTS.index(view["beorn"])
    battle.fought = tuple(AREA[area] for area in view["fought"])
    battle.spent = (_bits(view["spent"]["free"]), _bits(view["spent"]["shadow"]))
    battle.cards = (_bits(view["cards"]["free"]), _bits(view["cards"]["shadow"]))
    battle.chosen = view["chosen"] or ""
    battle.has_chosen = ("free" in view["has_chosen"], "shadow" in view["has_chosen"])
    battle.charge = view["charge"]
    return battle


def _bits(names: list[str]) -> int:
    return sum(1 << MANOEUVRE_IDS.index(name) for name in names)


def _read_group(view: Mapping[str, Any]) -> Group:
    group = Group(
        SEATS.index(view["side"]),
        AREA[view["origin"]],
        [view["units"].get(name, 0) for name in UNIT_IDS],
        view["command"],
        view["damage"],
        [CHARACTER[name] for name in view["characters"]],
    )
    group.path = [AREA[area] for area in view["path"]]
    return group
