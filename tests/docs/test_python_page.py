"""docs/python.md is made from the docstrings, is current, and leaves nothing out."""

from __future__ import annotations

import inspect
from types import ModuleType

import westmarch
from tests.scripts import script


def maker() -> ModuleType:
    return script("tools/docs/python_page.py")


def test_the_page_is_current() -> None:
    made = maker()
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), "run make docs"


def test_every_public_name_is_on_the_page() -> None:
    made = maker()
    described = {*made.FUNCTIONS, *(each.__name__ for each in (*made.CLASSES, *made.ERRORS))}
    assert {name for name in westmarch.__all__ if not name.startswith("_")} <= described


# What a match offers to the core, to rules and to tools, not to its users.
INSIDE = {
    "answer_what_was_not_asked",
    "checkpoint",
    "checkpoints",
    "journal",
    "journal_since",
    "pause",
    "seen",
    "since_checkpoint",
    "tell",
    "whole",
}


def test_every_method_of_a_match_is_on_the_page_or_left_out_on_purpose() -> None:
    made = maker()
    public = {
        name
        for name, member in inspect.getmembers_static(westmarch.Match)
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property))
    }
    assert public == set(made.CLASSES[westmarch.Match]) | INSIDE
