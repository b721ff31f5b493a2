"""Words for what a match says: ids become names, kinds and tokens become sentences of the message files.

All of it follows from keys, so that any client can do the same with the same files:

- the name of an id is `<game>-<family>-<id>`: `wotr-region-moria`, `wotr-card-athelas`; where a family has copies,
  `gandalf.2` without a name of its own is the second `gandalf`;
- a prompt is the message of the decision's kind, its `.help` says more;
- a log sentence is the message of the event's kind, or its `.log` where a decision has the same kind;
- what fell at a real table has its name in the family that the game's table gives for that chance;
- the label of a token is, first found: the attribute of that name at the prompt's message; `<game>-token-<token>`; for
  `family:rest` the prompt's attribute or the message `<game>-token-<family>` with { $what }; for a token that is an id
  itself, the prompt's attribute of its family, or its name.

A parameter that is an id arrives in its sentence as a name, and the sentence can ask for another form of it:
`NAME($region, form: "in")` (core/names.py). Beside it stand the id itself (`$region-id`), and for a list its length
(`$characters-count`). The game's table says which family a parameter's ids belong to; without one the family is the
parameter's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from westmarch.core import messages
from westmarch.core.decisions import Decision, Reason
from westmarch.core.events import Event
from westmarch.core.game import Result
from westmarch.core.names import AGREEMENT, COUNTED, Name

TOKEN = "token"
PLAIN = ""


@dataclass(slots=True, eq=False)
class Ids:
    """What a game says about its ids. Plain data."""

    # Parameter -> family. TOKEN means a word of the vocabulary, PLAIN a word that only messages select by.
    params: Mapping[str, str] = field(default_factory=dict)
    # What stands before the colon of a token -> the family of what stands after it.
    tokens: Mapping[str, str] = field(default_factory=dict)
    # Families to look through for tokens without a colon, and for ids whose parameter says nothing.
    families: Sequence[str] = ()
    # Families whose ids may come as numbers, with the ids in order.
    numbered: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # Families of things that there are several of, told apart by a number behind the id.
    copies: Sequence[str] = ()
    # Names of chances -> the family of what falls, where it is none of the `families`.
    chances: Mapping[str, str] = field(default_factory=dict)


@cache
def _known(key: str, language: str, attribute: str | None = None) -> bool:
    return any(messages.has(key, candidate, attribute) for candidate in (language, messages.DEFAULT_LANGUAGE))


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, ids: Ids | None = None, language: str | None = None) -> None:
        self.game = game
        self.ids = ids or Ids()
        self.language = language or messages.spoken()
        # Things that have been in sight more than once at a time; None: nobody has looked, so all have their numbers.
        self.several: frozenset[str] | None = None

    def see(self, view: Mapping[str, Any]) -> None:
        """From now on a copy has its number only if there were several in sight, as views tell under `several`."""
        if "several" in view:
            self.several = (self.several or frozenset()).union(view["several"])

    # -- names

    def text(self, key: str, params: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
        return messages.text(key, params, self.language, attribute)

    def knows(self, key: str, attribute: str | None = None) -> bool:
        return _known(key, self.language, attribute)

    def name(self, family: str, id: str) -> str:
        """The name of an id, which bends in sentences; the id itself if it has none."""
        return Name(self.form(family, id), lambda form, count: self.form(family, id, form, count))

    def about(self, family: str, id: str, attribute: str) -> str:
        """A text that stands beside a name, such as what a card does; the id if there is none."""
        key = f"{self.game}-{family}-{id}"
        if self.knows(key, attribute):
            return self.text(key, None, attribute)
        original, _ = self._copy(family, id)
        return self.about(family, original, attribute) if original else id

    def form(self, family: str, id: str, form: str = "", count: int | None = None) -> str:
        """The name in a form, or so many of them. A form that is missing is the name itself, as it stands alone."""
        key = f"{self.game}-{family}-{id}"
        if self.knows(key):
            return self._form(key, form, count)
        original, number = self._copy(family, id)
        if not original or not self.has_name(family, original):
            return id
        name = self.form(family, original, form, count)
        alone = self.several is not None and original not in self.several
        return name if alone or form in AGREEMENT else self.text("core-copy", {"name": name, "number": number})

    def _form(self, key: str, form: str, count: int | None) -> str:
        # Only in one language: the English adjective of a Czech name would be no form of it.
        language = self.language if messages.has(key, self.language) else messages.DEFAULT_LANGUAGE
        if count is not None:
            for attribute in (f"{COUNTED}-{form}", COUNTED) if form else (COUNTED,):
                if messages.has(key, language, attribute):
                    return messages.text(key, {"count": count}, language, attribute)
            name = self._form(key, form, None)
            return name if count == 1 else f"{count} × {name}"
        bent = form != "" and messages.has(key, language, form)
        return messages.text(key, None, language, form if bent else None)

    def has_name(self, family: str, id: str) -> bool:
        if self.knows(f"{self.game}-{family}-{id}"):
            return True
        original, _ = self._copy(family, id)
        return original != "" and self.has_name(family, original)

    def _copy(self, family: str, id: str) -> tuple[str, str]:
        """Of which thing it is a copy, and which one; nothing if it is none."""
        original, _, number = id.rpartition(".")
        return (original, number) if family in self.ids.copies and number.isdigit() else ("", "")

    def find(self, id: str) -> str | None:
        """The name of an id of which only the game is known."""
        for family in self.ids.families:
            if self.has_name(family, id):
                return self.name(family, id)
        return None

    def title(self) -> str:
        """The name of the game; its key if it has none."""
        key = f"{self.game}-name"
        return self.text(key) if self.knows(key) else self.game

    def seat(self, seat: str) -> str:
        return self.name("seat", seat)

    def player(self, bot: str) -> str:
        """A computer player's name; whoever has none in the messages goes by the key."""
        return self.text(f"bots-{bot}") if self.knows(f"bots-{bot}") else bot

    def scored(self, key: str) -> str:
        """What a number of a score belongs to: a seat, or something that the game itself counts."""
        return self.name("score", key) if self.knows(f"{self.game}-score-{key}") else self.seat(key)

    def names(self, family: str, ids: Iterable[str]) -> str:
        """Several things, as people list them."""
        return self.join([self.name(family, id) for id in ids])

    def join(self, items: Sequence[str], key: str = "core-list-and") -> str:
        """A list as people write it. It bends with its names."""
        return self._list(items, lambda texts: self._joined(texts, key))

    def _joined(self, texts: Sequence[str], key: str) -> str:
        if not texts:
            return self.text("core-list-nothing")
        if len(texts) == 1:
            return texts[0]
        return self.text(key, {"first": ", ".join(texts[:-1]), "last": texts[-1]})

    def listed(self, items: Sequence[str]) -> str:
        """A list with commas alone, as in tables. It bends with its names."""
        return self._list(items, ", ".join)

    def _list(self, items: Sequence[str], joined: Callable[[Sequence[str]], str]) -> str:
        def bend(form: str, count: int | None) -> str:
            return joined([item.bend(form, count) if isinstance(item, Name) else item for item in items])

        return Name(joined(items), bend)

    def params(self, params: Mapping[str, object]) -> dict[str, object]:
        """The parameters of a sentence, with names for ids."""
        named: dict[str, object] = {}
        for param, value in params.items():
            named.update(self._named(param, value))
        return named

    def _named(self, param: str, value: object) -> dict[str, object]:
        family = self.ids.params.get(param, param)
        if value is None:
            return {param: "", f"{param}-id": "none"}
        if isinstance(value, bool):
            return {param: str(value).lower(), f"{param}-id": str(value).lower()}
        if isinstance(value, int) and family in self.ids.numbered:
            value = self.ids.numbered[family][value]
        if isinstance(value, Name):
            return {param: value}
        if isinstance(value, str):
            return self._named_id(param, family, value)
        if isinstance(value, Mapping):
            amounts = [self.amount(str(id), number) for id, number in value.items()]
            listed = self._list(amounts, lambda texts: ", ".join(texts) or self._joined([], ""))
            return {param: listed, f"{param}-count": len(amounts)}
        if isinstance(value, (list, tuple)):
            if all(isinstance(item, int) for item in value):
                return {param: ", ".join(str(item) for item in value), f"{param}-count": len(value)}
            items = [self._item(param, item) for item in value]
            return {param: self.join(items), f"{param}-count": len(items)}
        return {param: value if isinstance(value, (int, float)) else str(value)}

    def _item(self, param: str, item: object) -> str:
        named = self._named(param, item)[param]
        return named if isinstance(named, str) else str(named)

    def _named_id(self, param: str, family: str, id: str) -> dict[str, object]:
        if family == TOKEN:
            return {param: self.label(id), f"{param}-id": id}
        if family == PLAIN:
            return {param: id, f"{param}-id": id}
        for candidate in (family, *self.ids.families):
            if self.has_name(candidate, id):
                return {param: self.name(candidate, id), f"{param}-id": id}
        return {param: id, f"{param}-id": id}

    def amount(self, id: str, number: object = 1) -> str:
        """So many of a thing."""
        count = number if isinstance(number, int) else 1
        for family in self.ids.families:
            if self.has_name(family, id):
                return self._amount(family, id, count)
        return Name(id if count == 1 else f"{count} × {id}", lambda form, _: id)

    def _amount(self, family: str, id: str, count: int) -> str:
        return Name(self.form(family, id, "", count), lambda form, _: self.form(family, id, form, count))

    # -- tokens

    def label(self, token: str, decision: Decision | None = None) -> str:
        """What a token says to a person, at this prompt or anywhere."""
        params: dict[str, object] = {} if decision is None else self.params(decision.params)
        fallen = self.ids.chances.get(str(params.get("chance-id", "")))
        if fallen is not None and self.has_name(fallen, token):
            return self.name(fallen, token)
        word = messages.message_id(token)
        if decision is not None and self.knows(decision.kind, word):
            return self.text(decision.kind, params, word)
        if self.knows(f"{self.game}-token-{word}") and token not in self.ids.tokens:
            return self.text(f"{self.game}-token-{word}", params)
        family, colon, rest = token.partition(":")
        if colon:
            params |= self._what(family, rest)
            if decision is not None and self.knows(decision.kind, family):
                return self.text(decision.kind, params, family)
            if self.knows(f"{self.game}-token-{family}"):
                return self.text(f"{self.game}-token-{family}", params)
            return str(params["what"])
        for named in self.ids.families:
            if self.has_name(named, token):
                if decision is not None and self.knows(decision.kind, named):
                    return self.text(decision.kind, params | self._what(named, token), named)
                return self.name(named, token)
        return token

    def _what(self, family: str, rest: str) -> dict[str, object]:
        named = self.ids.tokens.get(family, family)
        parts = rest.split("+")
        if len(parts) == 1:
            return self._named_id("what", named, rest)
        return {"what": self.names(named, parts), "what-count": len(parts)}

    # -- sentences

    def say(self, key: str, attribute: str | None = None, /, **params: object) -> str:
        """A message with ids among its parameters, which arrive as names."""
        return self.text(key, self.params(params), attribute)

    def prompt(self, decision: Decision) -> str:
        return self.text(decision.kind, self.params(decision.params))

    def help(self, decision: Decision) -> str | None:
        if not self.knows(decision.kind, "help"):
            return None
        return self.text(decision.kind, self.params(decision.params), "help")

    def event(self, event: Event) -> str:
        params = self.params(event.params)
        if self.knows(event.kind, "log"):
            return self.text(event.kind, params, "log")
        if self.knows(event.kind):
            return self.text(event.kind, params)
        details = ", ".join(f"{param} {params.get(param)}" for param in event.params)
        return f"{event.kind} {details}".strip()

    def reason(self, reason: Reason, decision: Decision | None = None) -> str:
        if reason.key == "core-not-asked" and decision is not None:
            return self.text("core-asked-instead", {"prompt": self.prompt(decision)})
        sentence = self.text(reason.key, self.params(reason.params))
        if not reason.rule:
            return sentence
        return self.text("core-reason", {"reason": sentence, "rule": self.text(reason.rule)})

    def result(self, result: Result) -> str:
        key = f"{self.game}-result-{result.reason}"
        if self.knows(key):
            return self.text(key)
        winners = self.join([self.seat(seat) for seat in result.winners])
        return self.text("core-result", {"winners": winners, "reason": result.reason})

    def result_short(self, reason: str) -> str:
        key = f"{self.game}-result-{reason}"
        return self.text(key, attribute="short") if self.knows(key, "short") else reason


def visible(events: Iterable[Event], seats: Sequence[str | None]) -> Iterator[Event]:
    """What any of the seats may see, and nothing twice.

    `x-hidden` is how others see `x`, told just before; `x-card` and `x-cards` are what only some see of `x`, told just
    after: whoever sees more needs no second line.
    """
    waiting: Event | None = None
    for event in events:
        if not any(event.visible_to(seat) for seat in seats):
            if waiting is not None:
                yield waiting
            waiting = None
            continue
        if waiting is not None:
            if event.kind == f"{waiting.kind}-hidden":
                yield waiting
                waiting = None
                continue
            if event.kind not in (f"{waiting.kind}-card", f"{waiting.kind}-cards"):
                yield waiting
        waiting = event
    if waiting is not None:
        yield waiting
