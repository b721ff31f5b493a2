"""Errors for people: each says what was wrong, where, and what to do, through the message files."""

from __future__ import annotations

from westmarch.core import messages


class WestmarchError(Exception):
    """Anything a caller can put right. `key` names its message, `params` fill it in."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def text(self, language: str | None = None) -> str:
        """What is wrong, in that language, else in the one that this process speaks."""
        return messages.text(self.key, self.params, language)

    def inside(self) -> dict[str, object]:
        """As a parameter of another message."""
        return messages.inside(self.key, self.params)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.key, self.params))


def _revive(kind: type[WestmarchError], key: str, params: dict[str, object]) -> WestmarchError:
    """Errors cross process borders (simulations run on all cores), so they must unpickle."""
    return kind(key, **params)


class IllegalAction(WestmarchError):
    """An answer that the pending decision does not offer. Nothing has changed."""


class CannotFall(IllegalAction):
    """Somebody has entered what can't have fallen or been drawn at a real table."""


class NothingToUndo(WestmarchError):
    """`pop` at the start of a match."""


class BadSetup(WestmarchError):
    """A game, seat count or option that does not exist."""


class BadScript(WestmarchError):
    """A scripted outcome that can't fall: a seven on a die, a tile that is not in the pool."""


class BadText(WestmarchError):
    """A record or position that can't be read; `line` counts from 1."""

    def __init__(self, key: str, line: int = 0, **params: object) -> None:
        super().__init__(key, line=line, **params)
        self.line = line

    def text(self, language: str | None = None) -> str:
        return messages.text("core-at-line", {"line": self.line, "problem": super().inside()}, language)

    def inside(self) -> dict[str, object]:
        return messages.inside("core-at-line", {"line": self.line, "problem": super().inside()})


class CannotImagine(WestmarchError):
    """Hidden things were dealt so that what has happened could not have happened."""


class UnknownToken(WestmarchError):
    """`why_not` about a word that no decision of this game knows."""
