"""A state as lines of text, and back (the position notation of this game).

    turn: 3
    phase: actions
    dice free: character event
    army minas_tirith: gondor 3/1/1, elves 0/1/0
    army helms_deep: isengard 4/1, nazgul 2
    garrison helms_deep: rohan 1/1/0
    character strider: edoras
    nation rohan: 1 active
    fellowship: moria, progress 2, corruption 3

Counts are regulars/elites/leaders. Whatever is not written is as at the start of a match. Reinforcements, decks and the
Hunt pool are not written at all: they are what is left of the box. `map: empty` clears the map first.

Some things follow from others and need no line: the guide, if only one can be; that Strider is no more when Aragorn is
there; that a companion in a besieged stronghold's region is inside; that an army holds the settlement it stands in, and
a garrison its stronghold. How lines are read stands in `reading`, what a position must be like in `sanity`.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.wotr.facts.board import (
    FREE,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.wotr.facts.nations import KINDS_PER_PLACE, NATIONS, NAZGUL, RANKS, SIDE_OF_NATION
from westmarch.games.wotr.state import PHASES, SIDES, State
from westmarch.games.wotr.text import sanity
from westmarch.games.wotr.text.reading import AWAY, Reader, by_number, place_name
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import command

K = KINDS_PER_PLACE
_AWAY_NAMES = {place: name for name, place in AWAY.items()}


def write(start: State, state: State) -> list[str]:
    """The lines in which a state differs from the start of a match."""
    lines = []
    if state.turn != start.turn:
        lines.append(f"turn: {state.turn}")
    if state.phase != start.phase:
        lines.append(f"phase: {PHASES[state.phase]}")
    if state.acting != start.acting:
        lines.append(f"acting: {SIDES[state.acting]}")
    lines += _write_map(start, state)
    lines += _write_fellowship(start, state)
    lines += _write_dice(start, state)
    lines += _write_cards(start, state)
    if state.edition.seats.many:
        lines += _write_partners(start, state)
    if state.extra is not None:
        lines += state.extra.write(state)
    return lines


def _write_map(start: State, state: State) -> list[str]:
    lines = []
    for place in range(PLACE_COUNT):
        here = slice(place * K, place * K + K)
        if state.figures[here] != start.figures[here]:
            lines.append(f"{place_name(place)}: {_write_figures(state.figures[here])}")
    for nation, name in enumerate(NATIONS):
        fallen = [state.casualties[nation * RANKS + rank] for rank in range(RANKS)]
        if any(fallen):
            lines.append(f"casualties {name}: {'/'.join(str(number) for number in fallen)}")
    for index, character in enumerate(state.edition.characters):
        if state.where[index] != start.where[index]:
            lines.append(f"character {character.id}: {_write_where(state.where[index])}")
    for index, card in enumerate(state.characters):
        if card.version != start.characters[index].version:
            lines.append(f"version {card.id}: {card.version}")
    for region in SETTLEMENTS:
        if state.control[region] != start.control[region]:
            lines.append(f"control {REGION_IDS[region]}: {SIDES[state.control[region]]}")
    for nation, name in enumerate(NATIONS):
        if (state.from_war[nation], state.active[nation]) != (start.from_war[nation], start.active[nation]):
            steps = str(state.from_war[nation]) if state.from_war[nation] else "at-war"
            lines.append(f"nation {name}: {steps} {'active' if state.active[nation] else 'passive'}")
    return lines


def _write_figures(figures: bytearray) -> str:
    parts = []
    for nation, name in enumerate(NATIONS):
        regulars, elites, leaders = (figures[nation * RANKS + rank] for rank in range(RANKS))
        if SIDE_OF_NATION[nation] == FREE:
            if regulars or elites or leaders:
                parts.append(f"{name} {regulars}/{elites}/{leaders}")
        elif regulars or elites:
            parts.append(f"{name} {regulars}/{elites}")
    if figures[NAZGUL]:
        parts.append(f"nazgul {figures[NAZGUL]}")
    return ", ".join(parts) or "none"


def _write_where(place: int) -> str:
    if place < 0:
        return _AWAY_NAMES[place]
    return REGION_IDS[place] if place < REGION_COUNT else f"garrison {REGION_IDS[REGION_OF[place]]}"


def _write_fellowship(start: State, state: State) -> list[str]:
    lines = []
    parts = ["mordor " + str(state.mordor) if state.in_mordor else REGION_IDS[state.fellowship]]
    if state.progress:
        parts.append(f"progress {state.progress}")
    if not state.hidden:
        parts.append("revealed")
    if state.corruption:
        parts.append(f"corruption {state.corruption}")
    if parts != [REGION_IDS[start.fellowship]]:
        lines.append("fellowship: " + ", ".join(parts))
    if state.guide != start.guide:
        lines.append(f"guide: {state.edition.characters[state.guide].id}")
    if state.asked_in_mordor:
        lines.append("acted in mordor: yes")
    specials = [tile for tile in state.pool if tile not in state.edition.first_tiles]
    for name, tiles in (
        ("tiles drawn", state.tiles_drawn),
        ("tiles removed", state.tiles_removed),
        ("tiles waiting", state.tiles_waiting),
        ("special tiles", specials),
    ):
        if tiles:
            lines.append(f"{name}: {' '.join(tiles)}")
    return lines


def _write_dice(start: State, state: State) -> list[str]:
    lines = []
    for side in (FREE, SHADOW):
        if state.dice[side] != start.dice[side]:
            lines.append(f"dice {SIDES[side]}: {' '.join(state.dice[side])}")
    if state.hunt_box != start.hunt_box:
        lines.append(f"hunt box: free {state.hunt_box[FREE]}, shadow {state.hunt_box[SHADOW]}")
    if state.hunt_minimum:
        lines.append("hunt minimum: yes")
    if state.rings != start.rings:
        lines.append("rings: " + _write_rings(state))
    if any(state.ring_used):
        lines.append("ring used: " + " ".join(SIDES[side] for side in (FREE, SHADOW) if state.ring_used[side]))
    if state.messenger_used:
        lines.append("messenger used: yes")
    return lines


def _write_rings(state: State) -> str:
    """How many each side has, if that says which; else who has which."""
    free, shadow = len(state.rings_of(FREE)), len(state.rings_of(SHADOW))
    if state.rings == by_number(state.edition, free, shadow):
        return f"free {free}, shadow {shadow}"
    holders = {FREE: "free", SHADOW: "shadow", NOBODY: "nobody"}
    return ", ".join(f"{ring} {holders[state.rings[number]]}" for number, ring in enumerate(state.edition.rings))


def _write_cards(start: State, state: State) -> list[str]:
    lines = []
    for seat, name in enumerate(state.edition.seats.names):
        if state.hands[seat]:
            lines.append(f"hand {name}: {' '.join(state.hands[seat])}")
    for side in (FREE, SHADOW):
        if state.discards[side]:
            lines.append(f"discards {SIDES[side]}: {' '.join(state.discards[side])}")
    seats = state.edition.seats
    alone = [card for seat, side in enumerate(seats.sides) if not seats.shared[side] for card in state.face_down[seat]]
    if alone:
        lines.append(f"face down: {' '.join(alone)}")
    for seat, name in enumerate(seats.names):
        if seats.shared[seats.sides[seat]] and state.face_down[seat]:
            lines.append(f"face down {name}: {' '.join(state.face_down[seat])}")
    if state.given_up:
        lines.append(f"given up: {' '.join(state.given_up)}")
    for seat, name in enumerate(seats.names):
        seen = events.seen_by(state, seat)
        if seen:
            lines.append(f"seen {name}: {' '.join(seen)}")
    if state.table:
        lines.append(f"table: {' '.join(state.table)}")
    return lines


def _write_partners(start: State, state: State) -> list[str]:
    """What only matches with more than two players have (chapter XI)."""
    lines = []
    names = state.edition.seats.names
    for key, now, then in (("leading", state.leading, start.leading), ("next", state.to_act, start.to_act)):
        if now != then:
            lines.append(f"{key}: {' '.join(names[seat] for seat in now)}")
    used = [place for what, place in state.used if what == command.ARMY]
    for key, places in (("mixed", state.mixed), ("used", used)):
        armies = sorted(place for place in places if place < REGION_COUNT)
        garrisons = sorted(place for place in places if place >= REGION_COUNT)
        for kind, where in (("armies", armies), ("garrisons", garrisons)):
            if where:
                lines.append(f"{key} {kind}: {' '.join(REGION_IDS[REGION_OF[place]] for place in where)}")
    nations = sorted(nation for what, nation in state.used if what == command.NATION)
    if nations:
        lines.append(f"used nations: {' '.join(NATIONS[nation] for nation in nations)}")
    for region, seat in sorted(state.captors.items()):
        lines.append(f"captured {REGION_IDS[region]}: {names[seat]}")
    for seat, name in enumerate(names):
        mine = [card for card, whose in state.laid_by.items() if whose == seat]
        if mine:
            lines.append(f"laid {name}: {' '.join(mine)}")
    return lines


def read(start: State, lines: Sequence[tuple[int, str, str]]) -> State:
    """The state that the lines describe; raises BadText."""
    reader = Reader(start)
    reader.read(lines)
    sanity.check(reader)
    return reader.state
