"""Generals and characters with rules of their own (rulebook chapters VIII and XII)."""
