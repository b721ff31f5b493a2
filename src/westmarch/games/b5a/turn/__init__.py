"""The turn (rulebook chapters IV to VII): phases, action dice, hands, fate."""
