"""What any program hears: yes and no, in each language."""

from __future__ import annotations

from westmarch.core import messages


def yes_or_no(value: bool) -> str:
    return messages.text("core-yes" if value else "core-no")


def is_yes(typed: str, letter: bool = True) -> bool:
    """Whether somebody says yes, in the language spoken or in English; with a single letter too, if that is enough."""
    return _says("core-yes", typed, letter)


def is_no(typed: str, letter: bool = True) -> bool:
    return _says("core-no", typed, letter)


def _says(key: str, typed: str, letter: bool) -> bool:
    attributes = (None, "letter") if letter else (None,)
    languages = (messages.spoken(), messages.DEFAULT_LANGUAGE)
    known = {messages.text(key, None, language, each) for language in languages for each in attributes}
    return typed.strip().casefold() in known
