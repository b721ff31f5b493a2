"""Words for people. Rules name a message and its parameters; the texts are Fluent files in `locale/`.

A message key is a kind or token with `.` and `:` turned into `-`, since Fluent ids know neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LANGUAGE = "en"


def languages() -> tuple[str, ...]:
    """The languages that have message files."""
    return tuple(sorted(entry.name for entry in files("westmarch").joinpath("locale").iterdir() if entry.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("westmarch").joinpath("locale").joinpath(language)
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def message_id(key: str) -> str:
    """The Fluent id of a kind or token."""
    return key.replace(".", "-").replace(":", "-")


def has(key: str, language: str = DEFAULT_LANGUAGE, attribute: str | None = None) -> bool:
    bundle = _bundle(language)
    name = message_id(key)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def text(
    key: str,
    params: Mapping[str, object] | None = None,
    language: str = DEFAULT_LANGUAGE,
    attribute: str | None = None,
) -> str:
    """The message in that language, else in English, else the key itself: a hole must show, not crash."""
    for candidate in (language, DEFAULT_LANGUAGE):
        if has(key, candidate, attribute):
            bundle = _bundle(candidate)
            message = bundle.get_message(message_id(key))
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            rendered, _errors = bundle.format_pattern(pattern, dict(params or {}))
            return str(rendered)
    return key if attribute is None else f"{key}.{attribute}"
