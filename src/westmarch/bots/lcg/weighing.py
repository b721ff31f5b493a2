"""The answers that the ranger weighs against each other."""

from __future__ import annotations

from collections.abc import Iterable


class Answer:
    """An answer he thinks of: how much he likes it, why, and whom he means by it.

    Likings compare the answers to one question, no more. `party` is whom he commits or attacks with if that answer is
    given, and `errand` what for; without one his mind stays as it is.
    """

    def __init__(
        self, token: str, liking: float, key: str, errand: str = "", party: list[str] | None = None, **params: object
    ) -> None:
        self.token = token
        self.liking = liking
        self.key = key
        self.errand = errand
        self.party = party
        self.params = params


def ranked(answers: Iterable[Answer]) -> list[Answer]:
    """Best first; of equals the one that was named first."""
    return sorted(answers, key=lambda answer: -answer.liking)


def title(token: str) -> str:
    """The card behind a token such as `card:gandalf` or `forest-spider.2`."""
    return token.split(":")[-1].split(".")[0]
