"""What one seat may know, built up from nothing: no hand but its own, no card the other has just chosen.

Face-down recruitment tokens have no face until they are flipped (recruiting.py), so they can't leak one.
"""

from __future__ import annotations

from typing import Any

from westmarch.games.b5a.armies import figures_left, leadership, points, strength
from westmarch.games.b5a.board import AREA_IDS, AREAS, DEFENCES, FORT_OF, TERRITORIES
from westmarch.games.b5a.deck import (
    BESIDE,
    CARD_IDS,
    CARDS,
    EVENTS,
    FATE_DONE,
    FATE_IDS,
    FATE_IN_DECK,
    FATES,
    FREE_DROPPED,
    IN_DECK,
    ON_TABLE,
    RESOLVING,
    STORY_CARDS,
    USED,
)
from westmarch.games.b5a.hands import hand, hand_size
from westmarch.games.b5a.manoeuvres import EVENT_BASE, MANOEUVRE_IDS, PLAY_TOKENS
from westmarch.games.b5a.pieces import (
    AWAY,
    CHARACTER_IDS,
    FACES,
    FREE,
    IN_EYRIE,
    KINDS,
    NOT_YET,
    OUT,
    OVER,
    POOLS,
    SEATS,
    SHADOW,
    TILE_IDS,
    TOKEN_IDS,
    UNIT_IDS,
)
from westmarch.games.b5a.recruiting import in_pool
from westmarch.games.b5a.state import PHASES, Battle, Group, State


def build_view(state: State, seat: str | None) -> dict[str, Any]:
    """Everything a player in that seat could see at a table; None is a spectator."""
    view: dict[str, Any] = {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "mover": SEATS[state.mover],
        "general_used": state.general_used,
        "points": points(state),
        "dice": {
            SEATS[side]: {FACES[face]: state.dice[side * len(FACES) + face] for face in range(len(FACES))
                          if state.dice[side * len(FACES) + face]}
            for side in (FREE, SHADOW)
        },
        "rolls": {SEATS[side]: state.rolls[side] for side in (FREE, SHADOW)},
        "fate": {
            "marker": state.marker,
            "tiles": {TILE_IDS[tile]: state.tiles[tile] for tile in range(len(TILE_IDS)) if state.tiles[tile]},
            "cards": [FATE_IDS[card] for card in range(FATES) if state.fates[card] == BESIDE],
            "cards_done": [FATE_IDS[card] for card in range(FATES) if state.fates[card] == FATE_DONE],
            "deck": state.fates.count(FATE_IN_DECK),
        },
        "areas": _areas(state),
        "characters": {name: _character(state, who) for who, name in enumerate(CHARACTER_IDS)},
        "figures_left": {UNIT_IDS[kind]: figures_left(state, kind) for kind in range(KINDS)},
        "pools": {POOLS[pool]: in_pool(state, pool) for pool in range(len(POOLS))},
        "unflipped": {TOKEN_IDS[face]: state.faces[face] for face in range(len(TOKEN_IDS))},
        "passes_open": [bool(state.opened[index]) for index in range(2)],
        "bats": {TERRITORIES[each]: state.bats[each] for each in range(4)},
        "eagles": {**{TERRITORIES[each]: state.eagles[each] for each in range(4)}, "eyrie": state.eagles[4]},
        "wrath": state.wrath,
        "rings": state.rings,
        "guards": state.guards,
        "concentration": bool(state.focus),
        "armour": state.armour,
        "orcs_on_card": state.orcs_on_card,
        "troubled": CHARACTER_IDS[state.troubled] if state.troubled >= 0 else None,
        "hands": {SEATS[side]: hand_size(state, side) for side in (FREE, SHADOW)},
        "decks": {
            "event": sum(1 for card in range(EVENTS) if state.cards[card] == IN_DECK),
            "story_free": sum(1 for card in STORY_CARDS[FREE] if state.cards[card] == IN_DECK),
            "story_shadow": sum(1 for card in STORY_CARDS[SHADOW] if state.cards[card] == IN_DECK),
        },
        "table": _placed(state, ON_TABLE) + _placed(state, RESOLVING),
        "used": _placed(state, USED),
        "hand": [],
        "dropped": [],
        "battle": None if state.battle is None else _battle(state, state.battle, seat),
        "moving": [_group(group) for group in state.transit],
    }  # fmt: skip
    if seat is not None:
        side = SEATS.index(seat)
        view["hand"] = [CARD_IDS[card] for card in hand(state, side)]
        view["dropped"] = _placed(state, FREE_DROPPED + side)
    return view


def _placed(state: State, place: int) -> list[str]:
    return [CARD_IDS[card] for card in range(CARDS) if state.cards[card] == place]


def _areas(state: State) -> dict[str, Any]:
    areas: dict[str, Any] = {}
    for area in range(AREAS):
        entry: dict[str, Any] = {}
        for side in (FREE, SHADOW):
            if state.size[side * AREAS + area]:
                base = area * KINDS
                entry["side"] = SEATS[side]
                entry["units"] = {
                    UNIT_IDS[kind]: state.units[base + kind] for kind in range(KINDS) if state.units[base + kind]
                }
                entry["command"] = state.command[area]
                entry["damage"] = state.damage[area]
                entry["leadership"] = leadership(state, side, area)
                entry["strength"] = strength(state, side, area)
        tokens = {POOLS[pool]: state.tokens[pool * AREAS + area] for pool in range(len(POOLS))}
        if any(tokens.values()):
            entry["tokens"] = {pool: count for pool, count in tokens.items() if count}
        if state.held[area]:
            entry["held"] = True
        if area in FORT_OF:
            fort = FORT_OF[area]
            entry["walls"] = {"damage": state.walls[fort], "defence": DEFENCES[fort]}
        who = [name for index, name in enumerate(CHARACTER_IDS) if state.where[index] == area]
        if who:
            entry["characters"] = who
        if entry:
            areas[AREA_IDS[area]] = entry
    return areas


def _character(state: State, who: int) -> dict[str, Any]:
    place = state.where[who]
    if 0 <= place < AREAS:
        return {"place": AREA_IDS[place], "active": bool(state.active[who])}
    if place >= IN_EYRIE:
        where = "eagles_eyrie" if place == IN_EYRIE else TERRITORIES[place - OVER]
        return {"place": where, "active": bool(state.active[who])}
    if place == NOT_YET:
        return {"place": "waiting", "space": state.track[who]}
    return {"place": {OUT: "out", AWAY: "away"}.get(place, "moving"), "active": bool(state.active[who])}


def _battle(state: State, battle: Battle, seat: str | None) -> dict[str, Any]:
    chosen = None
    if seat is not None:
        mine = battle.chosen[SEATS.index(seat)]
        if mine >= EVENT_BASE:
            chosen = "card:" + CARD_IDS[mine - EVENT_BASE]
        elif mine >= 0:
            chosen = PLAY_TOKENS[mine]
    return {
        "attacker": SEATS[battle.by],
        "armies": [AREA_IDS[area] for area in battle.armies],
        "army": AREA_IDS[battle.army],
        "target": AREA_IDS[battle.target],
        "round": battle.round,
        "combined": battle.combined,
        "beorn": {0: None, 1: "attacks", 2: "defends"}[battle.beorn],
        "fought": [AREA_IDS[area] for area in battle.fought],
        "spent": {SEATS[side]: _cards(battle.spent[side]) for side in (FREE, SHADOW)},
        "cards": {SEATS[side]: _cards(battle.hand[side]) for side in (FREE, SHADOW)},
        "chosen": chosen,
        "has_chosen": [SEATS[side] for side in (FREE, SHADOW) if battle.chosen[side] >= 0],
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
