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

from westmarch.core.notation import Lines, yes_if
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
    lines = Lines()
    lines.add("turn", state.turn, start.turn)
    lines.add("phase", PHASES[state.phase], PHASES[start.phase])
    lines.add("acting", SIDES[state.acting], SIDES[start.acting])
    _write_map(lines, start, state)
    _write_fellowship(lines, start, state)
    _write_dice(lines, start, state)
    _write_cards(lines, state)
    if state.edition.seats.many:
        _write_partners(lines, start, state)
    if state.extra is not None:
        state.extra.write(lines, state)
    return lines.written


def _write_map(lines: Lines, start: State, state: State) -> None:
    for place in range(PLACE_COUNT):
        here = slice(place * K, place * K + K)
        if state.figures[here] != start.figures[here]:
            lines.add(place_name(place), _write_figures(state.figures[here]))
    for nation, name in enumerate(NATIONS):
        fallen = [state.casualties[nation * RANKS + rank] for rank in range(RANKS)]
        if any(fallen):
            lines.add(f"casualties {name}", "/".join(str(number) for number in fallen))
    for index, character in enumerate(state.edition.characters):
        lines.add(f"character {character.id}", _write_where(state.where[index]), _write_where(start.where[index]))
    for index, card in enumerate(state.characters):
        lines.add(f"version {card.id}", card.version, start.characters[index].version)
    for region in SETTLEMENTS:
        lines.add(f"control {REGION_IDS[region]}", SIDES[state.control[region]], SIDES[start.control[region]])
    for nation, name in enumerate(NATIONS):
        lines.add(f"nation {name}", _write_standing(state, nation), _write_standing(start, nation))


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


def _write_standing(state: State, nation: int) -> str:
    return f"{state.from_war[nation] or 'at-war'} {'active' if state.active[nation] else 'passive'}"


def _write_fellowship(lines: Lines, start: State, state: State) -> None:
    parts = ["mordor " + str(state.mordor) if state.in_mordor else REGION_IDS[state.fellowship]]
    if state.progress:
        parts.append(f"progress {state.progress}")
    if not state.hidden:
        parts.append("revealed")
    if state.corruption:
        parts.append(f"corruption {state.corruption}")
    lines.add("fellowship", ", ".join(parts), REGION_IDS[start.fellowship])
    people = state.edition.characters
    lines.add("guide", people[state.guide].id, people[start.guide].id)
    lines.add("acted in mordor", yes_if(state.asked_in_mordor))
    lines.add("tiles drawn", " ".join(state.tiles_drawn))
    lines.add("tiles removed", " ".join(state.tiles_removed))
    lines.add("tiles waiting", " ".join(state.tiles_waiting))
    lines.add("special tiles", " ".join(tile for tile in state.pool if tile not in state.edition.first_tiles))


def _write_dice(lines: Lines, start: State, state: State) -> None:
    for side in (FREE, SHADOW):
        lines.add(f"dice {SIDES[side]}", " ".join(state.dice[side]))
    if state.hunt_box != start.hunt_box:
        lines.add("hunt box", f"free {state.hunt_box[FREE]}, shadow {state.hunt_box[SHADOW]}")
    lines.add("hunt minimum", yes_if(state.hunt_minimum))
    lines.add("rings", _write_rings(state), _write_rings(start))
    lines.add("ring used", " ".join(SIDES[side] for side in (FREE, SHADOW) if state.ring_used[side]))
    lines.add("messenger used", yes_if(state.messenger_used))


def _write_rings(state: State) -> str:
    """How many each side has, if that says which; else who has which."""
    free, shadow = len(state.rings_of(FREE)), len(state.rings_of(SHADOW))
    if state.rings == by_number(state.edition, free, shadow):
        return f"free {free}, shadow {shadow}"
    holders = {FREE: "free", SHADOW: "shadow", NOBODY: "nobody"}
    return ", ".join(f"{ring} {holders[state.rings[number]]}" for number, ring in enumerate(state.edition.rings))


def _write_cards(lines: Lines, state: State) -> None:
    seats = state.edition.seats
    for seat, name in enumerate(seats.names):
        lines.add(f"hand {name}", " ".join(state.hands[seat]))
    for side in (FREE, SHADOW):
        lines.add(f"discards {SIDES[side]}", " ".join(state.discards[side]))
    alone = [card for seat, side in enumerate(seats.sides) if not seats.shared[side] for card in state.face_down[seat]]
    lines.add("face down", " ".join(alone))
    for seat, name in enumerate(seats.names):
        if seats.shared[seats.sides[seat]]:
            lines.add(f"face down {name}", " ".join(state.face_down[seat]))
    lines.add("given up", " ".join(state.given_up))
    for seat, name in enumerate(seats.names):
        lines.add(f"seen {name}", " ".join(events.seen_by(state, seat)))
    lines.add("table", " ".join(state.table))


def _write_partners(lines: Lines, start: State, state: State) -> None:
    """What only matches with more than two players have (chapter XI)."""
    names = state.edition.seats.names
    for key, now, then in (("leading", state.leading, start.leading), ("next", state.to_act, start.to_act)):
        if now != then:
            lines.add(key, " ".join(names[seat] for seat in now))
    used = [place for what, place in state.used if what == command.ARMY]
    for key, places in (("mixed", state.mixed), ("used", used)):
        armies = sorted(place for place in places if place < REGION_COUNT)
        garrisons = sorted(place for place in places if place >= REGION_COUNT)
        for kind, where in (("armies", armies), ("garrisons", garrisons)):
            lines.add(f"{key} {kind}", " ".join(REGION_IDS[REGION_OF[place]] for place in where))
    nations = sorted(nation for what, nation in state.used if what == command.NATION)
    lines.add("used nations", " ".join(NATIONS[nation] for nation in nations))
    for region, seat in sorted(state.captors.items()):
        lines.add(f"captured {REGION_IDS[region]}", names[seat])
    for seat, name in enumerate(names):
        lines.add(f"laid {name}", " ".join(card for card, whose in state.laid_by.items() if whose == seat))


def read(start: State, lines: Sequence[tuple[int, str, str]]) -> State:
    """The state that the lines describe; raises BadText."""
    reader = Reader(start)
    reader.read(lines)
    sanity.check(reader)
    return reader.state
