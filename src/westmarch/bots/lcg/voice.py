"""How the ranger speaks, and what he keeps in mind from one answer to the next."""

from __future__ import annotations

from westmarch.bots.base import Bot
from westmarch.bots.lcg import targets
from westmarch.core import messages


class Voice(Bot):
    """A bot that says why in the words of the message files."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.party: list[str] = []  # whom to commit or to attack with, decided with the first answer

    def say(self, key: str, **params: object) -> None:
        self.why = messages.text(key, params)


def called(token: str) -> str:
    """What a card is called."""
    key = f"lcg-card-{targets.title(token)}"
    return messages.text(key) if messages.has(key) else token
