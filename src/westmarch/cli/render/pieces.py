"""What the screens of all games are put together from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from westmarch.cli.answers import matching
from westmarch.core.collation import in_order
from westmarch.core.words import Words

# Of the two sides of a map.
COLOURS = {"free": "bright_blue", "shadow": "red"}


def side_name(words: Words, side: str) -> Text:
    return Text(words.name("side", side), style=f"bold {COLOURS[side]}")


def times(name: str, count: int) -> str:
    """As short as dice are written: Orcs ×3."""
    return f"{name} ×{count}" if count > 1 else name


def headed(name: str, about: str, style: str = "not bold") -> Text:
    """A name, and on the same line what there is to say of it."""
    return Text(name, style="bold").append(f"  {about}", style=style)


def stacked(parts: Sequence[RenderableType], nothing: str) -> RenderableType:
    """One below the other; a sentence where there is nothing."""
    return Group(*parts) if parts else Text(nothing)


def labelled() -> Grid:
    """Rows of a label and what belongs to it."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    return grid


def framed(what: RenderableType, title: str) -> Panel:
    return Panel(what, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def indented(what: str | RenderableType) -> RenderableType:
    return Padding(Text(what) if isinstance(what, str) else what, (0, 0, 0, 2))


def topics(game: str, names: Iterable[str]) -> dict[str, str]:
    """The message keys of what can be asked for."""
    return {name: f"{game}-screen-topic-{name}" for name in names}


def by_name(
    typed: str,
    families: Mapping[str, Iterable[str]],
    words: Words,
    show: Callable[[str, str], RenderableType],
    first: str = "",
) -> RenderableType | None:
    """A thing by its name or the beginning of it; several are only named. One of the family `first` goes before."""
    found: list[tuple[str, str]] = []
    for family, ids in families.items():
        found += [(family, id) for id in matching(typed, {id: words.name(family, id) for id in ids})]
        if family == first and len(found) == 1:
            break
    if len(found) == 1:
        return show(*found[0])
    names = in_order((words.name(family, id) for family, id in found), words.language, str)
    return Text(", ".join(names)) if names else None
