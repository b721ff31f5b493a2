"""What a computer player says about a choice: a message with parameters, put into words when somebody reads it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

from westmarch.core import messages
from westmarch.core.words import Words
from westmarch.games import find


class Remark:
    """Parameters are ids and numbers, as in decisions and events; the reader's language gives them their names.

    `secret`: the message itself, or a number in it, tells what only this seat knows. `common`: the parameters that name
    things which everybody knows of, such as the places of the board.
    """

    def __init__(
        self,
        game: str,
        key: str,
        params: Mapping[str, object] | None = None,
        secret: bool = False,
        common: Container[str] = (),
    ) -> None:
        self.game = game
        self.key = key
        self.params: dict[str, object] = dict(params or {})
        self.secret = secret
        # What is added to it, in a sentence of its own.
        self.more: Remark | None = None
        # What a reader must know of.
        self.names = list(_ids(value for param, value in self.params.items() if param not in common))

    def text(self, language: str = messages.DEFAULT_LANGUAGE) -> str:
        words = Words(self.game, find(self.game).words if self.game else None, language)
        said = words.text(self.key, words.params(self.params))
        return said if self.more is None else f"{said} {self.more.text(language)}"

    def and_then(self, more: Remark) -> Remark:
        """The same with something added."""
        both = from_data(self.game, self.as_data())
        both.more = more
        return both

    def for_others(self) -> Remark:
        """What of it may be said to those who don't sit there: an addition that is secret is left out."""
        if self.more is None or not self.more.secret:
            return self
        return from_data(self.game, {**self.as_data(), "more": None})

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Remark({self.game!r}, {self.key!r}, {self.params!r})"

    def readable(self, known: Container[str]) -> bool:
        """Whether it may be shown to somebody whose view holds those words, while the match goes on.

        It may if nothing in it is secret, and if everything that it names stands in the reader's own view.
        """
        added = self.more is None or self.more.readable(known)
        return added and not self.secret and all(id in known for id in self.names)

    def as_data(self) -> dict[str, Any]:
        """As JSON carries it; the game is known to whoever keeps it."""
        data: dict[str, Any] = {"key": self.key, "params": self.params, "names": self.names}
        if self.secret:
            data["secret"] = True
        if self.more is not None:
            data["more"] = {"game": self.more.game, **self.more.as_data()}
        return data


def _ids(values: Iterable[object]) -> Iterator[str]:
    """Everything that parameters name."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            yield from _ids([*value.keys(), *value.values()])
        elif isinstance(value, (list, tuple)):
            yield from _ids(value)


def from_data(game: str, data: Mapping[str, Any]) -> Remark:
    remark = Remark(game, data["key"], data["params"], bool(data.get("secret")))
    remark.names = data.get("names", remark.names)
    more = data.get("more")
    if more is not None:
        remark.more = from_data(more["game"], more)
    return remark
