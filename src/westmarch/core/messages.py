"""Words for people. Rules name a message and its parameters; the texts are Fluent files in `locale/`.

A message key is a kind or token with `.` and `:` turned into `-`, since Fluent ids know neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=names.functions(language), use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


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
    bundle = _bundle(language or spoken())
    name = message_id(key)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def text(
    key: str,
    params: Mapping[str, object] | None = None,
    language: str | None = None,
    attribute: str | None = None,
) -> str:
    """The message in that language, else in English, else the key itself: a hole must show, not crash."""
    for candidate in (language or spoken(), DEFAULT_LANGUAGE):
        if has(key, candidate, attribute):
            bundle = _bundle(candidate)
            message = bundle.get_message(message_id(key))
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            rendered, _errors = bundle.format_pattern(pattern, ready(params or {}, language))
            return str(rendered)
    return key if attribute is None else f"{key}.{attribute}"
