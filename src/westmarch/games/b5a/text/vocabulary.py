"""Every token that a decision of this game can ever offer."""

from __future__ import annotations

from westmarch.games.b5a.ask import CHARACTER_TOKENS, DONE, NUMBERS
from westmarch.games.b5a.characters.eagles import TERRITORY_TOKENS
from westmarch.games.b5a.characters.generals import GENERAL_TOKENS
from westmarch.games.b5a.facts.board import AREA_IDS
from westmarch.games.b5a.turn.actions import ANOTHER, PASS, RING, SKIP, USES
from westmarch.games.b5a.turn.hands import CARD_TOKENS
from westmarch.games.b5a.turn.phases import DIE_TOKENS
from westmarch.games.b5a.war.armies import UNIT_TOKENS
from westmarch.games.b5a.war.manoeuvres import PLAY_TOKENS
from westmarch.games.b5a.war.recruiting import POOL_TOKENS
from westmarch.games.b5a.war.rolls import REROLLS

WORDS: tuple[str, ...] = (
    "all",
    "call",
    "cease",
    "concentrate",
    "damage",
    "draw",
    "flip",
    "fly",
    "go",
    "keep",
    "lay",
    "no",
    "press",
    "retreat",
    "rout",
    "split",
    "stand",
    "stay",
    "token",
    "tokens",
    "use",
)
VOCABULARY: frozenset[str] = frozenset(
    (
        *AREA_IDS,
        *CARD_TOKENS,
        *CHARACTER_TOKENS,
        *DIE_TOKENS,
        *GENERAL_TOKENS.values(),
        *NUMBERS,
        *PLAY_TOKENS,
        *POOL_TOKENS,
        *REROLLS,
        *TERRITORY_TOKENS,
        *UNIT_TOKENS,
        *(use.token for use in USES),
        *WORDS,
        ANOTHER,
        DONE,
        PASS,
        RING,
        SKIP,
    )
)
