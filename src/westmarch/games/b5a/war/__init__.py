"""Armies and their combats (rulebook chapters IX and X)."""
