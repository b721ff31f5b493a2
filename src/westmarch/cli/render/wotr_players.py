"""Who plays in a match of War of the Ring: partners, leading players, whose nations and armies are whose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from westmarch.cli.render.pieces import COLOURS, side_name
from westmarch.core.words import Words
from westmarch.games.wotr.facts.nations import NATIONS
from westmarch.games.wotr.text.view import edition_of

View = Mapping[str, Any]


def players(view: View, words: Words) -> RenderableType:
    """Everybody: the side, the nations, what they hold and, where players share a side, who leads and who is next."""
    grid = Grid.grid(padding=(0, 2))
    for seat, side in view["edition"]["sides"].items():
        name = Text(words.seat(seat), style=f"bold {COLOURS[side]}")
        cards = words.text("wotr-screen-held", {"cards": view["cards"][seat]["count"]})
        about = "; ".join([_nations(view, seat, words), cards, *_roles(view, seat, words)])
        grid.add_row(name, words.name("side", side) if is_shared(view, side) else "", Text(about))
    waiting = waiting_line(view, words)
    return Group(grid, waiting) if waiting is not None else grid


def is_shared(view: View, side: str) -> bool:
    """Do two players share that side?"""
    return list(view["edition"]["sides"].values()).count(side) > 1


def team_line(view: View, side: str, words: Words) -> Text:
    """The players who share a side, in one line."""
    parts = []
    for seat, each in view["edition"]["sides"].items():
        if each == side:
            roles = _roles(view, seat, words)
            parts.append(words.seat(seat) + (f" ({', '.join(roles)})" if roles else ""))
    return Text("; ".join(parts))


def _nations(view: View, seat: str, words: Words) -> str:
    seats = edition_of(view).seats
    nations = seats.nations[seats.names.index(seat)]
    return words.join([words.name("nation", NATIONS[nation]) for nation in nations])


def _roles(view: View, seat: str, words: Words) -> list[str]:
    """Of a player with a partner: leading, next to act, and how many points count for him."""
    side = view["edition"]["sides"][seat]
    if not is_shared(view, side):
        return []
    partners = view["partners"]
    roles = []
    if partners["leading"][side] == seat:
        roles.append(words.text("wotr-screen-leads"))
    if view["phase"] == "actions" and partners["next"][side] == seat:
        roles.append(words.text("wotr-screen-acts-now" if view["acting"] == side else "wotr-screen-acts-next"))
    roles.append(words.text("wotr-screen-tally", {"count": partners["tally"][seat]}))
    return roles


def acting(view: View, words: Words) -> dict[str, object]:
    """Who acts, for a title: a side, or one of those who share it."""
    if view["phase"] != "actions":
        return {"acting": "nobody"}
    side = view["acting"]
    if is_shared(view, side):
        return {"acting": "partner", "seat": words.seat(view["partners"]["next"][side])}
    return {"acting": side}


def commander(view: View, side: str, words: Words) -> Text:
    """A side in a battle, and where players share it who commands there."""
    name = side_name(words, side)
    if is_shared(view, side):
        name.append(f" ({words.seat(view['battle']['sides'][side]['commander'])})", style="not bold")
    return name


def player_of(view: View, nation: str, words: Words) -> str:
    """Whose nation it is, where players share its side."""
    seats = edition_of(view).seats
    seat = seats.of_nation[NATIONS.index(nation)]
    return words.seat(seats.names[seat]) if seats.shared[seats.sides[seat]] else ""


def only_for(view: View, player: str, words: Words) -> str:
    """Behind a card that only one of those who share a side may play."""
    if player not in view["edition"]["seats"]:
        return ""
    return ", " + words.text("wotr-screen-only-for", {"seat": words.seat(player)})


def command_note(army: Mapping[str, Any], words: Words) -> str:
    """Of an army in which partners have units: one, and whose, or apart."""
    if army.get("mixed"):
        return words.text("wotr-screen-mixed", {"seat": words.seat(army["commander"])})
    return words.text("wotr-screen-apart") if army.get("apart") else ""


def waiting_line(view: View, words: Words) -> Text | None:
    """One against two: the nations and mixed armies for which the next action may not be."""
    used = view["partners"]["used"] if "partners" in view else {"nations": [], "armies": []}
    names = [words.name("nation", nation) for nation in used["nations"]]
    names += [words.text("wotr-screen-army-in", {"region": words.name("region", each)}) for each in used["armies"]]
    return Text(words.text("wotr-screen-waiting", {"names": words.join(names)})) if names else None
