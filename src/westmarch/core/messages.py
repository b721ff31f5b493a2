"""Words for people. Rules name a message and its parameters; the texts are Fluent files in `locale/`.

A message key is a kind or token with `.` and `:` turned into `-`, since Fluent ids know neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number

from westmarch.core import names

DEFAULT_LANGUAGE = "en"
# The folder of the rules to read (`games/reference.py`).
RULES = "rules"


@cache
def drafts() -> tuple[str, ...]:
    """All languages that have message files, finished or not."""
    return tuple(sorted(entry.name for entry in files("westmarch").joinpath("locale").iterdir() if entry.is_dir()))


@cache
def languages() -> tuple[str, ...]:
    """The languages that people can choose: those in which no message is missing."""
    needed = said(DEFAULT_LANGUAGE)
    return tuple(each for each in drafts() if needed <= said(each))


def sources(language: str, folder: str = "") -> dict[str, str]:
    """The message files of a language, or of a folder in it, by name."""
    place = files("westmarch").joinpath("locale", language, folder)
    entries = sorted(place.iterdir(), key=lambda item: item.name) if place.is_dir() else []
    return {entry.name: entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl")}


def whole(language: str) -> dict[str, str]:
    """All message files of a language by path, the rules to read among them."""
    rules = sources(language, RULES)
    return {**sources(language), **{f"{RULES}/{name}": text for name, text in rules.items()}}


def said(language: str) -> frozenset[str]:
    """All that a language says. The rules to read are files of their own, each with keys of its own."""
    return frozenset(
        f"{path}: {key}" if "/" in path else key for path, text in whole(language).items() for key in keys([text])
    )


def keys(texts: Iterable[str]) -> frozenset[str]:
    """What message files have: `key`, and `key.attribute` for texts. Forms of names are each language's own affair."""
    return frozenset(key for text in texts for key in _keys(text))


def _keys(text: str) -> Iterator[str]:
    message = ""
    for found in re.finditer(r"^(?:([a-z][\w-]*)| +\.([a-z][\w-]*)) *=", text, re.MULTILINE):
        name, attribute = found.groups()
        if name:
            message = name
            yield name
        elif not names.is_form(attribute):
            yield f"{message}.{attribute}"


def choose(wishes: Iterable[str]) -> str | None:
    """The first of the wished languages that there is: `cs_CZ.UTF-8`, `cs-CZ` and `cs` are Czech."""
    for wish in wishes:
        language = re.split(r"[-_.@]", wish.strip().lower())[0]
        if language in languages():
            return language
    return None


_spoken = [DEFAULT_LANGUAGE]


def speak(language: str) -> None:
    """From now on this process says everything in that language, unless it is asked for another one.

    For programs of one person, such as the terminal. A server answers everybody in his own language.
    """
    _spoken[0] = language


def spoken() -> str:
    return _spoken[0]


# Where an entry of a message file begins, a message or a term: only there a word stands at the beginning of a line.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")


# Thousands are parted from this number on, where not from 1000: 12 345, but 1234. The browser knows it by itself.
_PARTED_FROM = {"hu": 10_000}


def is_parted(number: float, language: str) -> bool:
    """Whether a number of that language has marks between its thousands, if it has any."""
    return abs(number) >= _PARTED_FROM.get(language, 0)


class Bundle:
    """The messages of some files. To take all of them apart needs a second, so each is read when it is first wanted."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        self._fluent = FluentBundle([language], functions=names.functions(language), use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = list(_ENTRY.finditer(text))
            ends = [*(found.start() for found in starts[1:]), len(text)]
            for found, end in zip(starts, ends):
                self._unread.setdefault(found[1], text[found.start() : end])

    def pattern(self, name: str, attribute: str | None = None) -> Pattern | None:
        """What is to be said, with its gaps; nothing if there is no such message."""
        if name in self._unread:
            self._read(name)
        if not self._fluent.has_message(name):
            return None
        message = self._fluent.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def filled(self, pattern: Pattern, params: Mapping[str, object]) -> str:
        plain = {
            name: fluent_number(value, useGrouping=False)
            for name, value in params.items()
            if type(value) is int and not is_parted(value, self._language)
        }
        rendered, _errors = self._fluent.format_pattern(pattern, {**params, **plain})
        return str(rendered)

    def _read(self, name: str) -> None:
        """Reads an entry and all that it may refer to. Nothing counts as read before it is there: threads share it."""
        entries: dict[str, str] = {}
        wanted = [name]
        while wanted:
            word = wanted.pop()
            if word in self._unread and word not in entries:
                entries[word] = self._unread.get(word, "")
                wanted += _WORD.findall(entries[word])
        self._fluent.add_resource(FluentResource("\n".join(entries.values())))
        for word in entries:
            self._unread.pop(word, None)


@cache
def _bundle(language: str) -> Bundle:
    return Bundle(language, sources(language).values())


def inside(key: str, params: Mapping[str, object]) -> dict[str, object]:
    """A message as a parameter of another one: it is put into words with it, in the same language. Plain data."""
    return {"message": key, "params": dict(params)}


def ready(params: Mapping[str, object], language: str | None) -> dict[str, object]:
    """Parameters in which messages have become words."""
    return {name: _said(value, language) if isinstance(value, dict) else value for name, value in params.items()}


def _said(value: dict[str, object], language: str | None) -> object:
    params = value.get("params")
    return text(str(value["message"]), params, language) if isinstance(params, dict) and "message" in value else value


def message_id(key: str) -> str:
    """The Fluent id of a kind or token."""
    return key.replace(".", "-").replace(":", "-")


def has(key: str, language: str | None = None, attribute: str | None = None) -> bool:
    return _bundle(language or spoken()).pattern(message_id(key), attribute) is not None


def _ended_once(sentence: str) -> str:
    """A name with an end mark of its own (“He is not lost!”) ends a sentence without another one."""
    for mark in ("!", "?", "..."):
        sentence = sentence.replace(f"{mark}.", mark)
    return sentence


def text(
    key: str,
    params: Mapping[str, object] | None = None,
    language: str | None = None,
    attribute: str | None = None,
) -> str:
    """The message in that language, else in English, else the key itself: a hole must show, not crash."""
    for candidate in (language or spoken(), DEFAULT_LANGUAGE):
        bundle = _bundle(candidate)
        pattern = bundle.pattern(message_id(key), attribute)
        if pattern is not None:
            return _ended_once(bundle.filled(pattern, ready(params or {}, language)))
    return key if attribute is None else f"{key}.{attribute}"
