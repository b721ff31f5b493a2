"""The names of random outcomes that there are only with Lords of Middle-earth."""

from __future__ import annotations

from westmarch.core.chance import BY
from westmarch.games.wotr.state import SIDES

# Each side rolls its special dice one by one: Vilya, Nenya, Narya; Balrog, Gothmog.
SPECIAL_DICE = ("special-dice" + BY + SIDES[0], "special-dice" + BY + SIDES[1])

CHANCES: dict[str, str] = {
    "special-dice": "faces of special dice: the Free Peoples' first, then the Shadow's",
    SPECIAL_DICE[0]: "a face of the die that is rolled, such as vilya_army: Vilya's first, then Nenya's, then Narya's",
    SPECIAL_DICE[1]: "a face of the die that is rolled, such as gothmog_army: the Balrog's first, then Gothmog's",
}
