"""What a player knows of the map by heart: how far it is, what a place is worth, and the roads to Mordor."""

from __future__ import annotations

from westmarch.games.wotr.facts import board
from westmarch.games.wotr.facts.board import (
    CITY,
    FREE,
    HOME_SIDE,
    INDEX,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLD,
    VICTORY_POINTS,
)

DISTANCE = board.DISTANCE

# The settlements within three regions of each region, with how far they are.
SETTLEMENTS_NEAR: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((place, steps[place]) for place in SETTLEMENTS if steps[place] <= 3) for steps in DISTANCE
)

POINTS: tuple[int, ...] = tuple(VICTORY_POINTS.get(region.what, 0) for region in REGIONS)
FREE_SETTLEMENTS: tuple[int, ...] = tuple(region for region in SETTLEMENTS if HOME_SIDE[region] == FREE)
SHADOW_SETTLEMENTS: tuple[int, ...] = tuple(region for region in SETTLEMENTS if HOME_SIDE[region] == SHADOW)
HAVENS: tuple[int, ...] = tuple(region for region in FREE_SETTLEMENTS if REGIONS[region].what in (CITY, STRONGHOLD))

GATES = board.GATES
TO_MORDOR = board.TO_MORDOR

RIVENDELL = INDEX["rivendell"]
LORIEN = INDEX["lorien"]
MORIA = INDEX["moria"]
MINAS_TIRITH = INDEX["minas_tirith"]
OSGILIATH = INDEX["osgiliath"]
KINGS_PLACES: tuple[int, ...] = (INDEX["minas_tirith"], INDEX["pelargir"], INDEX["dol_amroth"])


def region_name(region: int) -> str:
    return REGIONS[region].id
