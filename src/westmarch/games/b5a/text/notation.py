"""Positions as text: `key: value` lines, without what is as at the start of a match.

board: empty                         takes everything off the map first
turn: 3
phase: action                        recovery, generals, fate, command, roll, action, end
mover: shadow
army camp: lake_men 2, damage 1, command 1        `-` for nobody
tokens camp: dwarves 1, elves 2
character gandalf: camp              an area, waiting, out, away (Bilbo), eagles_eyrie or a territory (their Lord)
space beorn: 10                      where a figure waits on the fate track
active: gandalf bard
control: camp eastern_spur           Shadow markers; `-` for none
walls ravenhill: 2
passes: west north                   open ones
fate: 7
dice free: character 2, will 1
rolls: 5 6                           action dice of this turn
hand shadow: ev_03 sp_story_01
battle: shadow from bl_north at camp round 1 …
"""

from __future__ import annotations

from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    FORTS,
    TERRITORIES,
)
from westmarch.games.b5a.facts.deck import (
    BESIDE,
    CARD_IDS,
    CARDS,
    FATE_DONE,
    FATE_IDS,
    FATES,
    FREE_DROPPED,
    IN_FREE_HAND,
    IN_SHADOW_HAND,
    ON_TABLE,
    RESOLVING,
    SHADOW_DROPPED,
    USED,
)
from westmarch.games.b5a.facts.pieces import (
    AWAY,
    CHARACTER_IDS,
    FACE,
    FACES,
    FATE_END,
    FREE,
    GENERALS,
    GUARDS_LIMIT,
    IN_EYRIE,
    KINDS,
    NOBODY,
    NOT_YET,
    OUT,
    OVER,
    POOLS,
    RINGS,
    SEATS,
    SHADOW,
    TILE_IDS,
    TOKEN_IDS,
    UNIT_IDS,
    WRATH_LIMIT,
)
from westmarch.games.b5a.state import BEORN_PARTS, PHASES, Battle, State, set_up
from westmarch.games.b5a.war.manoeuvres import MANOEUVRE_IDS

NOTHING = "-"
PASS_NAMES = ("west", "north")
PLACES: dict[str, int] = {
    "waiting": NOT_YET,
    "out": OUT,
    "away": AWAY,
    "eagles_eyrie": IN_EYRIE,
    **{name: OVER + territory for territory, name in enumerate(TERRITORIES)},
}
CARD_PLACES: dict[str, int] = {
    "hand free": IN_FREE_HAND,
    "hand shadow": IN_SHADOW_HAND,
    "table": ON_TABLE,
    "used": USED,
    "dropped free": FREE_DROPPED,
    "dropped shadow": SHADOW_DROPPED,
    "resolving": RESOLVING,
}
# The same of the moment when the event deck was last made anew.
RENEWAL_PLACES: dict[str, int] = {
    "renewal hand free": IN_FREE_HAND,
    "renewal hand shadow": IN_SHADOW_HAND,
    "renewal dropped free": FREE_DROPPED,
    "renewal dropped shadow": SHADOW_DROPPED,
}
# Plain numbers of the state: key, attribute, highest value.
NUMBERS: tuple[tuple[str, str, int], ...] = (
    ("turn", "turn", 99),
    ("fate", "marker", FATE_END),
    ("wrath", "wrath", WRATH_LIMIT),
    ("rings", "rings", RINGS),
    ("guards", "guards", GUARDS_LIMIT),
    ("armour", "armour", 40),
    ("orcs on card", "orcs_on_card", 6),
)

# -- writing


def write_state(state: State) -> list[str]:
    start = set_up()
    lines: list[str] = []
    for key, attribute, _ in NUMBERS:
        if getattr(state, attribute) != getattr(start, attribute):
            lines.append(f"{key}: {getattr(state, attribute)}")
    if state.phase != start.phase:
        lines.append(f"phase: {PHASES[state.phase]}")
    if state.mover != start.mover:
        lines.append(f"mover: {SEATS[state.mover]}")
    if state.focus:
        lines.append("concentration: 1")
    if state.general_used:
        lines.append("general used: 1")
    if state.rolls != start.rolls:
        lines.append(f"rolls: {state.rolls[FREE]} {state.rolls[SHADOW]}")
    for side in (FREE, SHADOW):
        counts = {name: state.dice[side * len(FACES) + face] for name, face in FACE.items()}
        if any(counts.values()):
            lines.append(f"dice {SEATS[side]}: {_counts(counts)}")
    for area in range(AREAS):
        written = _army(state, area)
        if written != _army(start, area):
            lines.append(f"army {AREA_IDS[area]}: {written}")
    for area in range(AREAS):
        tokens = _counts({pool: state.tokens[index * AREAS + area] for index, pool in enumerate(POOLS)})
        before = _counts({pool: start.tokens[index * AREAS + area] for index, pool in enumerate(POOLS)})
        if tokens != before:
            lines.append(f"tokens {AREA_IDS[area]}: {tokens}")
    for who, name in enumerate(CHARACTER_IDS):
        if state.where[who] != start.where[who]:
            lines.append(f"character {name}: {_place(state.where[who])}")
        if state.track[who] != start.track[who]:
            lines.append(f"space {name}: {state.track[who]}")
    if any(state.active):
        lines.append("active: " + " ".join(CHARACTER_IDS[who] for who in GENERALS if state.active[who]))
    if any(state.held):
        lines.append("control: " + " ".join(AREA_IDS[area] for area in range(AREAS) if state.held[area]))
    for fort, area in enumerate(FORTS):
        if state.walls[fort]:
            lines.append(f"walls {AREA_IDS[area]}: {state.walls[fort]}")
    if any(state.opened):
        lines.append("passes: " + " ".join(name for index, name in enumerate(PASS_NAMES) if state.opened[index]))
    if state.troubled != NOBODY:
        lines.append(f"troubled: {CHARACTER_IDS[state.troubled]}")
    if any(state.bats):
        lines.append("bats: " + _counts({TERRITORIES[each]: state.bats[each] for each in range(len(TERRITORIES))}))
    if any(state.eagles):
        names = (*TERRITORIES, "eyrie")
        lines.append("eagles: " + _counts({name: state.eagles[each] for each, name in enumerate(names)}))
    if state.tiles != start.tiles:
        lines.append("tiles: " + _counts({name: state.tiles[tile] for tile, name in enumerate(TILE_IDS)}))
    if state.faces != start.faces:
        lines.append("unflipped: " + _counts({name: state.faces[face] for face, name in enumerate(TOKEN_IDS)}))
    for key, place in CARD_PLACES.items():
        cards = [CARD_IDS[card] for card in range(CARDS) if state.cards[card] == place]
        if cards:
            lines.append(f"{key}: {' '.join(cards)}")
    for key, place in RENEWAL_PLACES.items():
        cards = [CARD_IDS[card] for card in range(len(state.renewal)) if state.renewal[card] == place]
        if cards:
            lines.append(f"{key}: {' '.join(cards)}")
    for key, place in (("fate cards", BESIDE), ("fate cards done", FATE_DONE)):
        cards = [FATE_IDS[card] for card in range(FATES) if state.fates[card] == place]
        if cards:
            lines.append(f"{key}: {' '.join(cards)}")
    if state.battle is not None:
        lines.append("battle: " + _write_battle(state.battle))
    if state.result is not None:
        lines.append(f"result: {' '.join(state.result.winners)} {state.result.reason}")
    return lines


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items() if count) or NOTHING


def _army(state: State, area: int) -> str:
    counts = {UNIT_IDS[kind]: state.units[area * KINDS + kind] for kind in range(KINDS)}
    counts["damage"] = state.damage[area]
    counts["command"] = state.command[area]
    return _counts(counts)


def _place(place: int) -> str:
    if 0 <= place < AREAS:
        return AREA_IDS[place]
    return next(name for name, value in PLACES.items() if value == place)


def _write_battle(battle: Battle) -> str:
    parts = [SEATS[battle.by], "from", *(AREA_IDS[area] for area in battle.armies), "at", AREA_IDS[battle.target]]
    parts += ["army", AREA_IDS[battle.army], "round", str(battle.round)]
    if battle.fought:
        parts += ["fought", *(AREA_IDS[area] for area in battle.fought)]
    for side in (FREE, SHADOW):
        for word, bits in (("hand", battle.hand[side]), ("spent", battle.spent[side])):
            names = [name for index, name in enumerate(MANOEUVRE_IDS) if bits >> index & 1]
            if names:
                parts += [f"{word}-{SEATS[side]}", *names]
    for word, flag in (("combined", battle.combined), ("superior", battle.superior), ("charge", battle.charge)):
        if flag:
            parts.append(word)
    part = BEORN_PARTS[battle.beorn]
    if part is not None:
        parts += ["beorn", part]
    return " ".join(parts)
