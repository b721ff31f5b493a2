"""The event cards, deck by deck: each card is one block with both halves and all that it bends."""
