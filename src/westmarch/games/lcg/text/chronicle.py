"""What happened in a finished match, for those who study many: see Game.chronicle."""

from __future__ import annotations

from typing import Any

from westmarch.core.events import by_turn
from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS
from westmarch.games.lcg.state import State

# So many cards make an opening.
OPENING = 3


def chronicle(match: Match[State]) -> dict[str, Any]:
    cards: dict[str, list[str]] = {seat: [] for seat in match.seats}
    opening: dict[str, list[str]] = {seat: [] for seat in match.seats}
    state = match.state
    heroes = [CARDS[state.face[hero]].id for heroes in state.pool.heroes for hero in heroes]
    fell: list[list[object]] = []
    for turn, kind, params in by_turn(match.events, "lcg.round", "round"):
        if kind == "lcg.played":
            seat, card = str(params["seat"]), _original(str(params["card"]))
            cards[seat].append(card)
            if len(opening[seat]) < OPENING:
                opening[seat].append(f"play:{card}")
        elif kind == "lcg.destroyed" and _original(str(params["card"])) in heroes:
            fell.append([turn, _original(str(params["card"]))])
    options = match.setup.options
    return {
        "used": {"card": cards},
        "fell": {"hero": fell},
        "opening": opening,
        "traits": {
            "scenario": [options["scenario"]],
            "decks": [deck if deck in SHIPPED_DECKS else "own" for deck in options["decks"]],
            "hero": heroes,
        },
    }


def _original(card: str) -> str:
    """A copy counts as the card that it is one of."""
    name, _, number = card.rpartition(".")
    return name if number.isdigit() else card
