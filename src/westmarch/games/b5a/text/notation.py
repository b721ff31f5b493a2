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

from collections.abc import Sequence
from itertools import compress

from westmarch.core.notation import Lines
from westmarch.games.b5a.cards import BOX
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.state import BEORN_PARTS, PHASES, Battle, State, set_up
from westmarch.games.b5a.war.manoeuvres import MANOEUVRE_IDS

NOTHING = "-"
PASS_NAMES = ("west", "north")
PLACES: dict[str, int] = {
    "waiting": pieces.NOT_YET,
    "out": pieces.OUT,
    "away": pieces.AWAY,
    "eagles_eyrie": pieces.IN_EYRIE,
    **{name: pieces.OVER + territory for territory, name in enumerate(board.TERRITORIES)},
}
CARD_PLACES: dict[str, int] = {
    "hand free": deck.IN_FREE_HAND,
    "hand shadow": deck.IN_SHADOW_HAND,
    "table": deck.ON_TABLE,
    "used": deck.USED,
    "dropped free": deck.FREE_DROPPED,
    "dropped shadow": deck.SHADOW_DROPPED,
    "resolving": deck.RESOLVING,
}
# The same of the moment when the event deck was last made anew.
RENEWAL_PLACES: dict[str, int] = {
    "renewal hand free": deck.IN_FREE_HAND,
    "renewal hand shadow": deck.IN_SHADOW_HAND,
    "renewal dropped free": deck.FREE_DROPPED,
    "renewal dropped shadow": deck.SHADOW_DROPPED,
}
# Plain numbers of the state: key, attribute, highest value.
NUMBERS: tuple[tuple[str, str, int], ...] = (
    ("turn", "turn", 99),
    ("fate", "marker", pieces.FATE_END),
    ("wrath", "wrath", pieces.WRATH_LIMIT),
    ("rings", "rings", pieces.RINGS),
    ("guards", "guards", pieces.GUARDS_LIMIT),
    ("armour", "armour", 40),
    ("orcs on card", "orcs_on_card", pieces.ORCS_ON_CARD),
)

# -- writing


def write_state(state: State) -> list[str]:
    start = set_up(BOX)
    lines = Lines()
    for key, attribute, _ in NUMBERS:
        lines.add(key, getattr(state, attribute), getattr(start, attribute))
    lines.add("phase", PHASES[state.phase], PHASES[start.phase])
    lines.add("mover", pieces.SEATS[state.mover], pieces.SEATS[start.mover])
    lines.add("concentration", int(state.focus), 0)
    lines.add("general used", int(state.general_used), 0)
    if state.rolls != start.rolls:
        lines.add("rolls", f"{state.rolls[FREE]} {state.rolls[SHADOW]}")
    for side, seat in enumerate(pieces.SEATS):
        lines.add(
            f"dice {seat}",
            _counts(pieces.FACES, state.dice[side * len(pieces.FACES) : (side + 1) * len(pieces.FACES)]),
            NOTHING,
        )
    for area, name in enumerate(board.AREA_IDS):
        lines.add(f"army {name}", _army(state, area), _army(start, area))
    for area, name in enumerate(board.AREA_IDS):
        lines.add(
            f"tokens {name}",
            _counts(pieces.POOLS, state.tokens[area :: board.AREAS]),
            _counts(pieces.POOLS, start.tokens[area :: board.AREAS]),
        )
    for who, name in enumerate(pieces.CHARACTER_IDS):
        lines.add(f"character {name}", _place(state.where[who]), _place(start.where[who]))
        lines.add(f"space {name}", state.track[who], start.track[who])
    lines.add("active", " ".join(pieces.CHARACTER_IDS[who] for who in pieces.GENERALS if state.active[who]))
    lines.add("control", " ".join(compress(board.AREA_IDS, state.held)))
    for fort, area in enumerate(board.FORTS):
        lines.add(f"walls {board.AREA_IDS[area]}", state.walls[fort], 0)
    lines.add("passes", " ".join(compress(PASS_NAMES, state.opened)))
    if state.troubled != pieces.NOBODY:
        lines.add("troubled", pieces.CHARACTER_IDS[state.troubled])
    lines.add("bats", _counts(board.TERRITORIES, state.bats), NOTHING)
    lines.add("eagles", _counts((*board.TERRITORIES, "eyrie"), state.eagles), NOTHING)
    lines.add("tiles", _counts(pieces.TILE_IDS, state.tiles), _counts(pieces.TILE_IDS, start.tiles))
    lines.add("unflipped", _counts(pieces.TOKEN_IDS, state.faces), _counts(pieces.TOKEN_IDS, start.faces))
    for key, place in CARD_PLACES.items():
        lines.add(key, _lying(deck.CARD_IDS, state.cards, place))
    for key, place in RENEWAL_PLACES.items():
        lines.add(key, _lying(deck.CARD_IDS, state.renewal, place))
    for key, place in (("fate cards", deck.BESIDE), ("fate cards done", deck.FATE_DONE)):
        lines.add(key, _lying(deck.FATE_IDS, state.fates, place))
    if state.battle is not None:
        lines.add("battle", _write_battle(state.battle))
    if state.result is not None:
        lines.add("result", f"{' '.join(state.result.winners)} {state.result.reason}")
    return lines.written


def _lying(names: Sequence[str], cards: Sequence[int], place: int) -> str:
    return " ".join(name for name, where in zip(names, cards) if where == place)


def _counts(names: Sequence[str], counts: Sequence[int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(names, counts) if count) or NOTHING


def _army(state: State, area: int) -> str:
    units = state.units[area * pieces.KINDS : (area + 1) * pieces.KINDS]
    return _counts((*pieces.UNIT_IDS, "damage", "command"), (*units, state.damage[area], state.command[area]))


def _place(place: int) -> str:
    if 0 <= place < board.AREAS:
        return board.AREA_IDS[place]
    return next(name for name, value in PLACES.items() if value == place)


def _write_battle(battle: Battle) -> str:
    parts = [
        pieces.SEATS[battle.by],
        "from",
        *(board.AREA_IDS[area] for area in battle.armies),
        "at",
        board.AREA_IDS[battle.target],
    ]
    parts += ["army", board.AREA_IDS[battle.army], "round", str(battle.round)]
    if battle.fought:
        parts += ["fought", *(board.AREA_IDS[area] for area in battle.fought)]
    for side in (FREE, SHADOW):
        for word, bits in (("hand", battle.hand[side]), ("spent", battle.spent[side])):
            names = [name for index, name in enumerate(MANOEUVRE_IDS) if bits >> index & 1]
            if names:
                parts += [f"{word}-{pieces.SEATS[side]}", *names]
    for word, flag in (("combined", battle.combined), ("superior", battle.superior), ("charge", battle.charge)):
        if flag:
            parts.append(word)
    part = BEORN_PARTS[battle.beorn]
    if part is not None:
        parts += ["beorn", part]
    return " ".join(parts)
