"""A decision: who chooses, what about, and the legal options. There is one kind of choice: one of the options."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TypeVar

from westmarch.core import messages

T = TypeVar("T")


class Reason:
    """Why a thing can't be chosen: a message, and (also a message) the rulebook chapter it comes from.

    `key` and `rule` name the messages, `params` fill the first one in, with ids. `str(reason)` is English.
    """

    __slots__ = ("key", "names", "params", "rule")

    def __init__(self, key: str, rule: str = "", **params: object) -> None:
        self.key = key
        self.rule = rule
        self.params: dict[str, object] = params
        # How the game that gives the reason names the ids among the parameters, in a language.
        self.names: Callable[[Mapping[str, object], str], Mapping[str, object]] | None = None

    def text(self, language: str = messages.DEFAULT_LANGUAGE) -> str:
        """The reason in words, with names for ids, and the chapter behind it."""
        params = self.params if self.names is None else self.names(self.params, language)
        sentence = messages.text(self.key, params, language)
        if not self.rule:
            return sentence
        rule = messages.text(self.rule, None, language)
        return messages.text("core-reason", {"reason": sentence, "rule": rule}, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, rule={self.rule!r}, {self.params!r})"


Why = Callable[[str], Reason | None]
# The options and parameters of a question.
Later = Callable[[], tuple[tuple[str, ...], Mapping[str, object]]]


def named(token: str) -> str:
    """What a token such as `card:ev_01` or `nation:rohan` names."""
    return token.partition(":")[2]


class Decision:
    """A question to one seat: exactly one of the options is the answer. Immutable.

    `seat` is asked, `kind` is a stable id such as `b5a.retreat-to`, and `options` are tokens of the game's vocabulary,
    at least one. `params` tell what the question is about. `why` is the check that left the other options out; ask it
    through `match.why_not(token)`.

    `secret`: how many answers there are depends on what others can't see, such as the cards in a hand, so it is asked
    even if there is only one: being skipped would tell. Where everybody can see that there is one answer (the hand is
    empty), it isn't secret.

    `idle` among the `params`: nothing can be done here. The answers differ only in how one goes on, and the first of
    them just goes on.

    `later` makes options and params of a question that is asked in any case: a secret one, or one with several answers.
    Where its answer is known already, because a match is copied, nobody needs them. Whoever sees a decision outside the
    core finds them in it.
    """

    __slots__ = ("kind", "later", "options", "params", "seat", "secret", "why")

    def __init__(
        self,
        seat: str,
        kind: str,
        options: tuple[str, ...],
        params: Mapping[str, object] | None = None,
        why: Why | None = None,
        secret: bool = False,
        later: Later | None = None,
    ) -> None:
        self.secret = secret
        self.later = later
        self.seat = seat
        self.kind = kind
        self.options = options
        self.params: Mapping[str, object] = params if params is not None else {}
        self.why = why

    def complete(self) -> None:
        """Makes what was left for later."""
        later = self.later
        if later is not None:
            self.later = None
            self.options, self.params = later()
            assert self.secret or len(self.options) > 1, self

    @property
    def only_answer(self) -> str | None:
        """The answer that goes without saying for who is asked, if there is one."""
        return self.options[0] if len(self.options) == 1 or self.params.get("idle") is True else None

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.kind!r}, {self.options!r})"


# What rules functions are: they yield decisions, are sent the chosen token, and return what they found out.
Steps = Generator[Decision, str, T]


def _nothing() -> Steps[None]:
    yield from ()


# The steps of whoever finds at once that there is nothing to ask: over already, so all can share them.
NOTHING = _nothing()
for _ in NOTHING:
    pass
# What a card or an action does: the steps in which it asks, or nothing where all is done at once.
# Who carries it out says `yield from effect(match) or ()`.
MaybeSteps = Steps[None] | None
