"""The event cards, deck by deck; importing this registers them all."""

from __future__ import annotations

import westmarch.games.wotr.cards.combat_free
import westmarch.games.wotr.cards.combat_shadow
import westmarch.games.wotr.cards.free_character
import westmarch.games.wotr.cards.free_strategy
import westmarch.games.wotr.cards.shadow_character
import westmarch.games.wotr.cards.shadow_strategy  # noqa: F401
