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

    __slots__ = ("game", "key", "names", "params", "secret")

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
        # What a reader must know of.
        self.names = list(_ids(value for param, value in self.params.items() if param not in common))

    def text(self, language: str = messages.DEFAULT_LANGUAGE) -> str:
        words = Words(self.game, find(self.game).words if self.game else None, language)
        return words.text(self.key, words.params(self.params))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Remark({self.game!r}, {self.key!r}, {self.params!r})"

    def readable(self, known: Container[str]) -> bool:
        """Whether it may be shown to somebody whose view holds those words, while the match goes on.

        It may if nothing in it is secret, and if everything that it names stands in the reader's own view.
        """
        return not self.secret and all(id in known for id in self.names)

    def as_data(self) -> dict[str, Any]:
        """As JSON carries it; the game is known to whoever keeps it."""
        data: dict[str, Any] = {"key": self.key, "params": self.params, "names": self.names}
        if self.secret:
            data["secret"] = True
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
    return remark
