"""Decks of one's own, and the campaign they go through."""
