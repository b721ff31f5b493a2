"""The Battle of Five Armies in a terminal: armies by territory, dice, fate, generals, cards, and a combat under way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from westmarch.cli.render import Screen, View, on_a_map
from westmarch.cli.render.pieces import (
    COLOURS,
    by_name,
    framed,
    headed,
    indented,
    labelled,
    side_name,
    stacked,
    times,
    topics,
)
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.words import Words
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.war.manoeuvres import MANOEUVRE_IDS

_WITH_MAP = ("recovery", "generals", "command")
_BORDERS = {
    board.FORD: "ford",
    board.SLOPE_UP: "slope-up",
    board.SLOPE_DOWN: "slope-down",
    board.FROM_PASS: "from-pass",
}
_IN_COMBAT = ("b5a.manoeuvre", "b5a.determined")


def note(view: View, token: str, decision: Decision, words: Words) -> str:
    """Behind a region who is there, behind a card what it does here, behind a character his ability."""
    if token in board.AREA:
        return _there(view, token, words).plain
    family, _, id = token.partition(":")
    if family == "card" and id in deck.CARD_IDS:
        if decision.kind in _IN_COMBAT:
            return words.about("card", id, "combat")
        return f"{words.about('card', id, 'type')}. {words.about('card', id, 'order')}"
    if family == "play":
        return words.about("manoeuvre", id, "text")
    if family == "general" or (family == "character" and decision.kind == "b5a.activate"):
        return words.about("character", id, "ability")
    if family == "character":
        return _place(view, id, words)
    if family == "enter":
        return words.about("character", id, "entry")
    return ""


def remark(event: Event, words: Words) -> str:
    """What a card, a fate card or a manoeuvre does, as it turns up."""
    if event.kind == "b5a.card-played":
        return words.about("card", str(event.params["card"]), "order")
    if event.kind == "b5a.fate-card":
        return words.about("fate", str(event.params["fate"]), "text")
    if event.kind == "b5a.revealed":
        family, _, id = str(event.params["play"]).partition(":")
        return words.about("card", id, "combat") if family == "card" else words.about("manoeuvre", id, "text")
    return ""


# -- the overview


def _status(view: View, words: Words) -> RenderableType:
    """Everything but the map, in a dozen lines."""
    grid = labelled()
    for side in pieces.SEATS:
        line = words.text("b5a-screen-dice", {"dice": _dice(view, side, words), "cards": view["hands"][side]})
        if side == "shadow":
            line += "; " + words.text("b5a-screen-points", {"points": view["points"]})
        grid.add_row(side_name(words, side), Text(line))
    grid.add_row(words.text("b5a-screen-fate"), Text("; ".join(_fate_parts(view, words))))
    rows = {
        "generals": ", ".join(_generals(view, words)),
        "beasts": "; ".join(_beasts(view, words)),
        "marks": ", ".join(_marks(view, words)),
        **{pile: words.names("card", view[pile]) for pile in ("table", "hand") if view[pile]},
    }
    for key, said in rows.items():
        if said:
            grid.add_row(words.text(f"b5a-screen-{key}"), Text(said))
    key = "b5a-screen-title-action" if view["phase"] == "action" else "b5a-screen-title"
    params = {
        "turn": view["turn"],
        "phase": words.name("phase", view["phase"]),
        "mover": words.name("side", view["mover"]),
    }
    return framed(grid, words.text(key, params))


def _dice(view: View, side: str, words: Words) -> str:
    dice = view["dice"][side]
    if not dice:
        if view["phase"] in ("action", "end"):
            return words.text("b5a-screen-no-dice")
        return words.text("b5a-screen-to-roll", {"dice": view["rolls"][side]})
    return ", ".join(times(words.name("face", face), number) for face, number in dice.items())


def _fate_parts(view: View, words: Words) -> list[str]:
    fate = view["fate"]
    params = {"marker": fate["marker"], "end": pieces.FATE_END, "tiles": sum(fate["tiles"].values())}
    parts = [words.text("b5a-screen-fate-at", params)]
    # Bolg waits for something else.
    spaces = sorted(
        (where["space"], id)
        for id, where in view["characters"].items()
        if where["place"] == "waiting" and where["space"]
    )
    waiting = [
        words.text("b5a-screen-waits", {"name": words.name("character", id), "space": space}) for space, id in spaces
    ]
    if waiting:
        parts.append(words.text("b5a-screen-waiting", {"names": ", ".join(waiting)}))
    if fate["cards"]:
        names = words.names("fate", fate["cards"])
        parts.append(words.text("b5a-screen-fate-cards", {"names": names}))
    return parts


def _generals(view: View, words: Words) -> list[str]:
    parts = []
    for who in pieces.GENERALS:
        id = pieces.CHARACTER_IDS[who]
        if id == view["troubled"]:
            parts.append(words.text("b5a-screen-general-troubled", {"name": words.name("character", id)}))
        elif view["characters"][id].get("active"):
            parts.append(words.text("b5a-screen-general-active", {"name": words.name("character", id)}))
    if parts and view["general_used"]:
        parts.append(words.text("b5a-screen-general-used"))
    return parts


def _beasts(view: View, words: Words) -> list[str]:
    parts = []
    for beast in ("eagles", "bats"):
        where = []
        for place, count in view[beast].items():
            if count:
                name = words.text("b5a-screen-eyrie") if place == "eyrie" else words.name("territory", place)
                where.append(_so_many(count, name, words))
        if where:
            parts.append(words.text(f"b5a-screen-{beast}", {"where": ", ".join(where)}))
    return parts


def _so_many(count: int, name: str, words: Words) -> str:
    return words.text("b5a-screen-so-many", {"count": count, "name": name})


def _marks(view: View, words: Words) -> list[str]:
    """Tokens on characters and cards."""
    places = {id: where["place"] for id, where in view["characters"].items()}
    counts = {
        "wrath": view["wrath"],
        "guards": view["guards"] if places["bolg"] in board.AREA else 0,
        "rings": view["rings"] if places["bilbo"] != "waiting" else 0,
        "armour": view["armour"],
        "orcs-on-card": view["orcs_on_card"],
    }
    parts = [words.text(f"b5a-screen-{mark}", {"count": count}) for mark, count in counts.items() if count]
    if view["concentration"]:
        parts.append(words.text("b5a-screen-concentration"))
    return parts


# -- the map


def units(figures: Mapping[str, int], words: Words) -> str:
    return ", ".join(times(words.name("unit", id), count) for id, count in figures.items())


def _there(view: View, area: str, words: Words) -> Text:
    """All that is in a region, on a line."""
    there = view["areas"].get(area, {})
    parts: list[tuple[str, str]] = []
    if "units" in there:
        parts.append((units(there["units"], words), COLOURS[there["side"]]))
        values = words.text("b5a-screen-values", there)
        if there["damage"]:
            values += " " + words.text("b5a-screen-damaged", there)
        parts.append((values, "bold"))
        if there["command"]:
            parts.append((words.text("b5a-screen-command", {"count": there["command"]}), ""))
    names = [words.name("character", id) for id in there.get("characters", ())]
    if names:
        parts.append((", ".join(names), "bold"))
    tokens = there.get("tokens", {})
    for pool, count in tokens.items():
        key = "b5a-screen-tokens" if pool == "shadow" else "b5a-screen-tokens-of"
        parts.append((words.text(key, {"count": count, "pool": words.name("pool", pool)}), ""))
    if "walls" in there:
        parts.append((words.text("b5a-screen-walls", there["walls"]), ""))
    if there.get("held"):
        parts.append((words.text("b5a-screen-held"), "bold red"))
    line = Text()
    for number, (part, style) in enumerate(parts):
        line.append("; " if number else "")
        line.append(part, style=style)
    return line


def _map(view: View, words: Words) -> RenderableType:
    """Every region with something in it, by territory; then the boxes and who is on the move."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, territory in enumerate(board.TERRITORIES):
        grid.add_row(Text(words.name("territory", territory), style="bold"), "")
        for region in board.REGION_LIST:
            if region.territory == number and region.id in view["areas"]:
                grid.add_row("  " + words.name("area", region.id), _there(view, region.id, words))
    grid.add_row(Text(words.text("b5a-screen-boxes"), style="bold"), "")
    for index, (area, _, _, _) in enumerate(board.BOXES):
        line = _there(view, area, words)
        if index % 2:
            state = words.text("b5a-screen-open" if view["passes_open"][index // 2] else "b5a-screen-closed")
            line.append(f"; {state}" if line else state)
        if line:
            grid.add_row("  " + words.name("area", area), line)
    parts: list[RenderableType] = [grid]
    if view["moving"]:
        names = "; ".join(_moving(group, words) for group in view["moving"])
        parts.append(Text(words.text("b5a-screen-moving", {"names": names})))
    return Group(*parts, Text(words.text("b5a-screen-legend"), style="dim"))


def _moving(group: Mapping[str, Any], words: Words) -> str:
    who = [words.name("character", id) for id in group["characters"]]
    path = " → ".join(words.name("area", area) for area in (group["origin"], *group["path"]))
    return f"{', '.join([units(group['units'], words), *who])} ({path})"


# -- a combat


def _combat(view: View, words: Words) -> RenderableType:
    battle = view["battle"]
    if not battle:
        return Text(words.text("b5a-screen-no-battle"))
    lines: list[RenderableType] = []
    for area in dict.fromkeys([*battle["armies"], battle["target"]]):
        if area in view["areas"]:
            line = Text(f"{words.name('area', area)}: ")
            lines.append(line.append_text(_there(view, area, words)))
    if battle["beorn"] is not None:
        lines.append(Text(words.text("b5a-screen-battle-beorn")))
    for side in pieces.SEATS:
        line = side_name(words, side)
        held = words.names("manoeuvre", battle["cards"][side])
        line.append("  " + held, style="not bold")
        if battle["spent"][side]:
            spent = words.names("manoeuvre", battle["spent"][side])
            line.append("; " + words.text("b5a-screen-battle-spent", {"cards": spent}), style="not bold dim")
        lines.append(line)
    if battle["chosen"] is not None:
        lines.append(Text(words.text("b5a-screen-battle-chosen", {"play": words.label(battle["chosen"])})))
    elif battle["has_chosen"]:
        names = words.names("side", battle["has_chosen"])
        lines.append(Text(words.text("b5a-screen-battle-waiting", {"names": names})))
    params = {
        "attacker": battle["attacker"],
        "target": words.name("area", battle["target"]),
        "round": battle["round"],
    }
    return framed(Group(*lines), words.text("b5a-screen-battle-title", params))


# -- what can be asked for


def _list_cards(cards: Sequence[str], words: Words) -> RenderableType:
    return stacked([_card(card, words) for card in cards], words.text("b5a-screen-no-cards"))


def _card(card: str, words: Words) -> RenderableType:
    """A card with its order, its effect in combat, and its condition."""
    about = words.text("b5a-screen-card-type", {"type": words.about("card", card, "type")})
    head = headed(words.name("card", card), about, "dim not bold")
    lines: list[RenderableType] = [head, indented(words.about("card", card, "order"))]
    for attribute, key in (("combat", "b5a-screen-card-in-combat"), ("condition", "b5a-screen-card-condition")):
        if words.knows(f"b5a-card-{card}", attribute):
            lines.append(indented(words.text(key, {"text": words.about("card", card, attribute)})))
    return Group(*lines)


def _place(view: View, id: str, words: Words) -> str:
    where = view["characters"][id]
    place = where["place"]
    if words.knows(f"b5a-area-{place}"):
        return words.name("area", place)
    if place in board.TERRITORIES:
        return words.text("b5a-screen-place-over", {"territory": words.name("territory", place)})
    if place == "waiting" and not where["space"]:
        place = "entering"
    return words.text(f"b5a-screen-place-{place}", {"space": where.get("space", 0)})


def _character(view: View, id: str, words: Words) -> RenderableType:
    who = pieces.CHARACTER_IDS.index(id)
    about = words.text("b5a-screen-character", {"leadership": pieces.LEADS[who], "moves": pieces.MOVES[who]})
    head = headed(words.name("character", id), f"{about}; {_place(view, id, words)}")
    lines: list[RenderableType] = [head, indented(words.about("character", id, "ability"))]
    if view["characters"][id]["place"] == "waiting":
        lines.append(indented(words.about("character", id, "entry")))
    return Group(*lines)


def _fate(view: View, words: Words) -> RenderableType:
    fate = view["fate"]
    tiles = "; ".join(f"{count} × {words.name('tile', tile)}" for tile, count in fate["tiles"].items())
    lines: list[RenderableType] = [Text(part) for part in _fate_parts(view, words)]
    lines.append(Text(words.text("b5a-screen-fate-tiles", {"tiles": tiles})))
    for card in fate["cards"]:
        lines.append(Text(words.name("fate", card), style="bold"))
        lines.append(indented(words.about("fate", card, "text")))
    return Group(*lines)


def _units(view: View, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for unit in pieces.UNITS:
        grid.add_row(words.name("unit", unit.id), _unit_values(view, unit.id, words))
    left = [(count, words.name("recruit", face)) for face, count in view["unflipped"].items() if count]
    faces = ", ".join(_so_many(count, name, words) for count, name in left)
    pools = [
        words.text("b5a-screen-pool", {"pool": words.name("pool", pool), "count": view["pools"][pool]})
        for pool in pieces.POOLS
    ]
    return Group(grid, Text("; ".join(pools)), Text(words.text("b5a-screen-unflipped", {"names": faces})))


def _unit_values(view: View, id: str, words: Words) -> str:
    unit = pieces.UNITS[pieces.UNIT[id]]
    values = {"strength": unit.strength, "left": view["figures_left"][id], "figures": unit.figures}
    about = words.text("b5a-screen-unit", values)
    if unit.terrain:
        names = words.join([words.name("terrain", board.TERRAINS[each]) for each in unit.terrain])
        about += "; " + words.text("b5a-screen-terrain", {"names": names})
    return about


def _area(view: View, id: str, words: Words) -> RenderableType:
    """A region: what it is, who is there, and the same for its neighbours."""
    area = board.AREA[id]
    if area < board.REGIONS:
        region = board.REGION_LIST[area]
        params = {
            "territory": words.name("territory", board.TERRITORIES[region.territory]),
            "terrain": words.name("terrain", board.TERRAINS[region.terrain]),
        }
        about = words.text("b5a-screen-region", params)
        if region.site:
            about += ", " + words.text(f"b5a-screen-site-{region.site.replace(' ', '-')}")
        if board.POINTS[area]:
            about += ", " + words.text("b5a-screen-worth", {"points": board.POINTS[area]})
    else:
        about = words.text("b5a-screen-box")
    head = headed(words.name("area", id), about)
    there = _there(view, id, words) or Text(words.text("b5a-screen-empty"))
    grid = Grid.grid(padding=(0, 2))
    for other in range(board.AREAS):
        border = board.BORDER[area * board.AREAS + other]
        if border:
            way = words.text(f"b5a-screen-{_BORDERS[border]}") if border in _BORDERS else ""
            grid.add_row(
                "  " + words.name("area", board.AREA_IDS[other]),
                Text(way, style="dim"),
                _there(view, board.AREA_IDS[other], words),
            )
    return Group(head, there, Text(words.text("b5a-screen-neighbours")), grid)


def _thing(view: View, topic: str, words: Words) -> RenderableType | None:
    """A region, unit, character, card, fate card or manoeuvre by its name or the beginning of it."""
    families: dict[str, Iterable[str]] = {
        "area": board.AREA_IDS,
        "character": pieces.CHARACTER_IDS,
        "unit": pieces.UNIT_IDS,
        "card": deck.CARD_IDS,
        "fate": deck.FATE_IDS,
        "manoeuvre": MANOEUVRE_IDS[len(pieces.UNIT_IDS) :],
    }

    def show(family: str, id: str) -> RenderableType:
        if family == "area":
            return _area(view, id, words)
        if family == "character":
            return _character(view, id, words)
        if family == "card":
            return _card(id, words)
        if family == "unit":
            head = Text.assemble((words.name("unit", id), "bold"), "  ", _unit_values(view, id, words))
            return Group(head, indented(words.about("unit", id, "manoeuvre")))
        return Group(Text(words.name(family, id), style="bold"), indented(words.about(family, id, "text")))

    return by_name(topic, families, words, show, first="area")


_SCREENS: dict[str, Screen] = {
    "map": _map,
    "hand": lambda view, words: _list_cards(view["hand"], words),
    "characters": lambda view, words: Group(*(_character(view, id, words) for id in pieces.CHARACTER_IDS)),
    "fate": _fate,
    "units": _units,
    "cards": lambda view, words: Group(
        _list_cards(view["table"], words),
        Text(
            words.text("b5a-screen-battle-spent", {"cards": words.names("card", view["used"])}),
            style="dim",
        ),
    ),
    "combat": _combat,
    "status": _status,
}
render = on_a_map(_SCREENS, "combat", _WITH_MAP, _thing)
TOPICS = topics("b5a", _SCREENS)
