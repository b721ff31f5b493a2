"""The names of all random outcomes, for scripts and records. What both sides roll or draw is named by side."""

from __future__ import annotations

from westmarch.core.chance import BY
from westmarch.games.wotr.state import SIDES


def _by_side(name: str) -> tuple[str, str]:
    return name + BY + SIDES[0], name + BY + SIDES[1]


ACTION_DICE = _by_side("action-dice")
DRAW_CARD = _by_side("draw-card")
COMBAT_DICE = _by_side("combat-dice")
COMBAT_REROLL = _by_side("combat-reroll")
HUNT_DICE, HUNT_REROLL, HUNT_TILE, HUNT_TILE_DIE = "hunt-dice", "hunt-reroll", "hunt-tile", "hunt-tile-die"
HUNT_CASUALTY, RANDOM_COMPANION, RANDOM_CARD = "hunt-casualty", "random-companion", "random-card"
CARD_DICE = "card-dice"

_D6 = "1 to 6"
_FREE_FACES = "character, muster, event, muster_army, will_of_the_west"
_SHADOW_FACES = "character, army, muster, event, muster_army, eye"
_COMPANION = "a companion in the Fellowship, such as strider"

# Name -> what can fall. A name without a side serves both sides, in the order in which they roll.
CHANCES: dict[str, str] = {
    "action-dice": "faces of action dice: the Free Peoples' first, then the Shadow's",
    ACTION_DICE[0]: _FREE_FACES,
    ACTION_DICE[1]: _SHADOW_FACES,
    "draw-card": "cards of the deck that is drawn from",
    DRAW_CARD[0]: "cards of the Free Peoples' deck that is drawn from, such as elven-cloaks",
    DRAW_CARD[1]: "cards of the Shadow's deck that is drawn from, such as return-to-valinor",
    "combat-dice": _D6 + ": the attacker's combat roll first, then the defender's; also additional attacks",
    COMBAT_DICE[0]: _D6,
    COMBAT_DICE[1]: _D6,
    "combat-reroll": _D6 + ": the attacker's leader re-roll first, then the defender's",
    COMBAT_REROLL[0]: _D6,
    COMBAT_REROLL[1]: _D6,
    HUNT_DICE: _D6,
    HUNT_REROLL: _D6,
    HUNT_TILE: "a tile in the Hunt Pool, such as std_3_1 or elven_rope",
    HUNT_TILE_DIE: _D6,
    HUNT_CASUALTY: _COMPANION,
    RANDOM_COMPANION: _COMPANION,
    RANDOM_CARD: "a card of the Free Peoples' Character deck in their hand",
    CARD_DICE: _D6,
}
