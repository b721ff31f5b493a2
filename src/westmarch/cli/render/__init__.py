"""How a game looks in a terminal. A game plugs in with a module of its key in this package; without one, a plain view.

A plug-in is a module with any of these, all optional:

- `render(view, topic, words)`: something rich can print, or None if it knows no such topic. Topic "" is the overview
  before a person's action, "now" is what to look at in the middle of one (a battle, say), anything else is what the
  person asked to see;
- `TOPICS`: message keys for what can be asked for, by topic;
- `note(view, token, decision, words)`: a few words behind an option, such as what stands in a region;
- `remark(event, words)`: a line below what happened, such as the text of a card that was revealed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from westmarch.cli.render.pieces import labelled
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.words import Words
from westmarch.games import find

OVERVIEW = ""
NOW = "now"
View = Mapping[str, Any]
Screen = Callable[[View, Words], RenderableType | None]
Render = Callable[[View, str, Words], RenderableType | None]
# What every match has; shown anyway, or not for looking at.
_FRAME = ("game", "seats", "seat", "result", "asked", "decision")


class Renderer:
    """A game's plug-in, or the plain view in its place."""

    def __init__(self, game: str) -> None:
        self.plug_in: ModuleType | None = None
        if re.fullmatch(r"[a-z][a-z0-9_]*", game) and find_spec(f"{__name__}.{game}") is not None:
            self.plug_in = import_module(f"{__name__}.{game}")
        self.words = Words(game, find(game).words)

    def topics(self) -> dict[str, str]:
        """What can be asked for: topic -> message key."""
        return dict(getattr(self.plug_in, "TOPICS", {}))

    def topic_names(self, view: Mapping[str, Any]) -> str:
        """The same for a sentence; a plain view is asked for by its keys."""
        return ", ".join(self.topics() or [key for key in view if key not in _FRAME])

    def render(self, view: Mapping[str, Any], topic: str = OVERVIEW) -> RenderableType | None:
        draw = getattr(self.plug_in, "render", None)
        if draw is not None:
            drawn: RenderableType | None = draw(view, topic, self.words)
            return drawn
        if topic == NOW:
            return None
        return plain(view, topic, self.words)

    def note(self, view: Mapping[str, Any], token: str, decision: Decision) -> str:
        write = getattr(self.plug_in, "note", None)
        return str(write(view, token, decision, self.words) or "") if write is not None else ""

    def remark(self, event: Event) -> str:
        write = getattr(self.plug_in, "remark", None)
        return str(write(event, self.words) or "") if write is not None else ""


def on_a_map(screens: Mapping[str, Screen], fight: str, with_map: Collection[str], thing: Render) -> Render:
    """The `render` of a game on a map: screens by topic, among them `map`, `status` and the one of a fight.

    The overview has the map in some phases only, else what fits above a prompt. `thing` shows any other thing by name.
    """

    def render(view: View, topic: str, words: Words) -> RenderableType | None:
        if topic == OVERVIEW:
            names = ("map", "status") if view["phase"] in with_map else ("status",)
            drawn = [screens[name](view, words) for name in names]
            return Group(*[each for each in drawn if each is not None])
        if topic == NOW:
            return screens[fight](view, words) if view["battle"] else None
        draw = screens.get(topic)
        return thing(view, topic, words) if draw is None else draw(view, words)

    return render


# How much of one part of a view the overview shows.
_MUCH = 300


def plain(view: Mapping[str, Any], topic: str, words: Words) -> RenderableType | None:
    """Any view: a line for each of its parts, or all of one part by its key."""
    if topic:
        return Pretty(view[topic], expand_all=False) if topic in view else None
    grid = labelled()
    for key, value in view.items():
        line = "" if key in _FRAME else in_line(value, words)
        if line:
            grid.add_row(key, Text(line if len(line) <= _MUCH else line[:_MUCH] + "…"))
    return grid


def in_line(value: Any, words: Words) -> str:
    """A piece of a view on one line, without what is empty or nought inside it."""
    if isinstance(value, Mapping):
        parts = [(words.find(str(key)) or str(key), in_line(each, words)) for key, each in value.items() if each]
        return ", ".join(f"{key} {each}" for key, each in parts if each)
    if isinstance(value, (list, tuple)):
        parts_of_list = [in_line(each, words) for each in value]
        nested = any(isinstance(each, (Mapping, list, tuple)) for each in value)
        return ("; " if nested else ", ").join(each for each in parts_of_list if each)
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return words.find(value) or value if isinstance(value, str) else str(value)
