"""Stored matches of earlier releases, and how they are made and read back."""
