"""The names of all that falls by chance, with what can fall: for scripts, records and docs/positions/b5a.md."""

from __future__ import annotations

from westmarch.games.b5a.facts.deck import CARD_IDS, EVENTS, FATE_IDS, STORY_CARDS
from westmarch.games.b5a.facts.pieces import DIE_FACES, FACES_OF_POOL, POOLS, SEATS, TILE_IDS, TOKEN_IDS

_DIE = "1 to 6"


def _cards(first: str, last: str) -> str:
    return f"{first} to {last}, if in the deck"


def _any(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(dict.fromkeys(names))


# Where both sides roll or draw under one name, it goes on with "/" and the side: `combat-dice/free`.
CHANCES: dict[str, str] = {
    "event-card": _cards(CARD_IDS[0], CARD_IDS[EVENTS - 1]),
    **{
        f"story-card-{seat}": _cards(CARD_IDS[STORY_CARDS[side][0]], CARD_IDS[STORY_CARDS[side][-1]])
        for side, seat in enumerate(SEATS)
    },
    "fate-card": _cards(FATE_IDS[0], FATE_IDS[-1]),
    "fate-tile": _any(TILE_IDS) + ", if in the pool",
    **{
        f"token-{pool}": _any([TOKEN_IDS[face] for face in FACES_OF_POOL[index]]) + ", if not flipped yet"
        for index, pool in enumerate(POOLS)
    },
    **{f"action-dice-{seat}": _any(DIE_FACES[side]) for side, seat in enumerate(SEATS)},
    "combat-dice": _DIE,
    "combat-reroll": _DIE,
    "rally-dice": _DIE,
    "archery-dice": _DIE,
    "blast-dice": _DIE,
    "eagle-dice": _DIE,
    "dread-dice": _DIE,
}
