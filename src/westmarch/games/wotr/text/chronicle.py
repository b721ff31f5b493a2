"""What happened in a finished match, for those who study many: see Game.chronicle.

Events tell of sides. With three or four players a side's first seat stands for it.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.events import by_turn
from westmarch.core.match import Match
from westmarch.games.wotr.facts.board import CITIES_AND_STRONGHOLDS, HOME_SIDE, REGION_IDS
from westmarch.games.wotr.state import SIDES, State

# So many actions make an opening.
OPENING = 3
# Which card it was comes with `wotr.played`.
EVENT_CARD = "event-card"
HOME: dict[str, str] = {REGION_IDS[region]: SIDES[HOME_SIDE[region]] for region in CITIES_AND_STRONGHOLDS}


def chronicle(match: Match[State]) -> dict[str, Any]:
    seats = match.state.edition.seats
    seat_of = {side: seats.names[seats.of_side[number][0]] for number, side in enumerate(SIDES)}
    cards: dict[str, list[str]] = {seat: [] for seat in seat_of.values()}
    effects: dict[str, list[str]] = {seat: [] for seat in seat_of.values()}
    opening: dict[str, list[str]] = {seat: [] for seat in seat_of.values()}
    rolled: dict[str, dict[str, int]] = {seat: {} for seat in seat_of.values()}
    fell: list[list[object]] = []
    for turn, kind, params in by_turn(match.events, "wotr.turn", "turn"):
        if kind == "wotr.played":
            cards[seat_of[str(params["side"])]].append(str(params["card"]))
        elif kind == "wotr.combat-card-shown":
            effects[seat_of[str(params["side"])]].append(str(params["effect"]))
        elif kind == "wotr.die-used":
            first = opening[seat_of[str(params["side"])]]
            if len(first) < OPENING:
                first.append(EVENT_CARD if params["action"] == "card" else str(params["action"]))
        elif kind == "wotr.rolled":
            # Eyes go to the Hunt at once, and are counted apart.
            dice, eyes = params["dice"], params["eyes"]
            faces = rolled[seat_of[str(params["side"])]]
            assert isinstance(dice, list)
            assert isinstance(eyes, int)
            for face in dice + ["eye"] * eyes:
                faces[face] = faces.get(face, 0) + 1
        elif kind == "wotr.captured":
            region = str(params["region"])
            if HOME.get(region, params["side"]) != params["side"]:
                fell.append([turn, region])
    return {
        "used": {"card": cards, "effect": effects},
        "fell": {"region": fell},
        "opening": opening,
        "rolled": {"die": rolled},
    }


def statistics(match: Match[State]) -> dict[str, float]:
    """How the Fellowship fared; the points of both sides are in the result's score."""
    state = match.state
    return {
        "corruption": state.corruption,
        **({"mordor": state.mordor} if state.in_mordor else {}),
        "companions": len(state.companions_in_fellowship()),
    }
