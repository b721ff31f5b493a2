"""What a player knows of the map by heart: how far it is, what a place is worth, and the roads to Mordor."""

from __future__ import annotations

from westmarch.games.wotr.facts import board

DISTANCE = board.DISTANCE

# The settlements within three regions of each region, with how far they are.
SETTLEMENTS_NEAR: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((place, steps[place]) for place in board.SETTLEMENTS if steps[place] <= 3) for steps in DISTANCE
)

POINTS: tuple[int, ...] = tuple(board.VICTORY_POINTS.get(region.what, 0) for region in board.REGIONS)
FREE_SETTLEMENTS: tuple[int, ...] = tuple(
    region for region in board.SETTLEMENTS if board.HOME_SIDE[region] == board.FREE
)
HAVENS: tuple[int, ...] = tuple(
    region for region in FREE_SETTLEMENTS if board.REGIONS[region].what in (board.CITY, board.STRONGHOLD)
)

GATES = board.GATES
TO_MORDOR = board.TO_MORDOR

RIVENDELL = board.INDEX["rivendell"]
LORIEN = board.INDEX["lorien"]
MORIA = board.INDEX["moria"]
MINAS_TIRITH = board.INDEX["minas_tirith"]
OSGILIATH = board.INDEX["osgiliath"]
KINGS_PLACES: tuple[int, ...] = (board.INDEX["minas_tirith"], board.INDEX["pelargir"], board.INDEX["dol_amroth"])


def region_name(region: int) -> str:
    return board.REGIONS[region].id
