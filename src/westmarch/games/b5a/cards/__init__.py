"""What the cards say, one block per card: its functions, and then the card with all that it hooks into."""

from westmarch.games.b5a.abilities import CardText, CombatEffect, FateText, whole_box
from westmarch.games.b5a.cards import combat, fates, free, orders, shadow

# Every card that these modules name.
BOX = whole_box(
    [each for deck in (orders, free, shadow) for each in vars(deck).values() if isinstance(each, CardText)],
    [each for each in vars(combat).values() if isinstance(each, CombatEffect)],
    [each for each in vars(fates).values() if isinstance(each, FateText)],
)

__all__ = ["BOX"]
