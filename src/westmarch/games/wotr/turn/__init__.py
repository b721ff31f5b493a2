"""The turn: phases, dice, actions, event cards (rulebook chapters IV and V)."""
