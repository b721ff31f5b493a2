"""What happened in a finished match, for those who study many: see Game.chronicle."""

from __future__ import annotations

from typing import Any

from westmarch.core.events import by_turn
from westmarch.core.match import Match
from westmarch.games.b5a.facts.pieces import SEATS
from westmarch.games.b5a.state import State

# So many actions make an opening.
OPENING = 3


def chronicle(match: Match[State]) -> dict[str, Any]:
    cards: dict[str, list[str]] = {seat: [] for seat in SEATS}
    opening: dict[str, list[str]] = {seat: [] for seat in SEATS}
    rolled: dict[str, dict[str, int]] = {seat: {} for seat in SEATS}
    fell: list[list[object]] = []
    for turn, kind, params in by_turn(match.events, "b5a.turn", "turn"):
        if kind == "b5a.card-played":
            cards[str(params["side"])].append(str(params["card"]))
        elif kind == "b5a.used":
            first = opening[str(params["side"])]
            if len(first) < OPENING:
                first.append(str(params["use"]))
        elif kind == "b5a.action-dice":
            faces = rolled[str(params["side"])]
            dice = params["faces"]
            assert isinstance(dice, list)
            for face in dice:
                faces[face] = faces.get(face, 0) + 1
        elif kind == "b5a.conquered":
            fell.append([turn, str(params["area"])])
    return {
        "used": {"card": cards},
        "fell": {"area": fell},
        "opening": opening,
        "rolled": {"face": rolled},
    }
