"""War of the Ring in a terminal: who stands where, dice, Hunt, Fellowship, politics, cards, and a battle under way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from westmarch.cli.render import Screen, View, on_a_map, pieces
from westmarch.cli.render import wotr_lords as lords
from westmarch.cli.render import wotr_players as players
from westmarch.core.decisions import Decision
from westmarch.core.words import Words
from westmarch.games.wotr.facts.board import HOME_SIDE, INDEX, NEIGHBOURS, REGION_IDS, REGIONS
from westmarch.games.wotr.facts.characters import FLIES
from westmarch.games.wotr.facts.components import FELLOWSHIP_TRACK, MORDOR_STEPS, MOST_CORRUPTION, VICTORY_POINTS_NEEDED
from westmarch.games.wotr.facts.nations import FREE_NATIONS, NATIONS, SHADOW_NATIONS
from westmarch.games.wotr.state import DECKS, SIDES
from westmarch.games.wotr.text.view import edition_of

_START_OF_TURN = ("cards", "fellowship", "hunt-dice")


def note(view: View, token: str, decision: Decision, words: Words) -> str:
    """Behind a region who is there, behind a card its die or what it does in battle, behind a character his level."""
    family, _, id = token.partition(":")
    if token in INDEX or (family == "join" and id in INDEX):
        return _who_is_there(view, id or token, words)
    edition = edition_of(view)
    if family == "card" and decision.kind == "wotr.combat-card" and id in edition.cards:
        return words.about("combat", edition.cards[id].combat.id, "text")
    if family == "card" and id in edition.cards:
        return words.text("wotr-screen-takes", {"die": words.name("face", edition.cards[id].die)})
    if family == "character" and id in edition.character_index:
        return _level(view, id, words)
    return ""


# -- the overview


def _status(view: View, words: Words) -> RenderableType:
    """Everything but the map, in a dozen lines."""
    grid = pieces.labelled()
    for side in SIDES:
        grid.add_row(pieces.side_name(words, side), _dice_line(view, side, words))
        if players.is_shared(view, side):
            grid.add_row("", players.team_line(view, side, words))
    waiting = players.waiting_line(view, words)
    if waiting is not None:
        grid.add_row("", waiting)
    for label, line in lords.rows(view, words):
        grid.add_row(label, Text(line))
    grid.add_row(words.text("wotr-screen-fellowship"), _fellowship_line(view, words))
    grid.add_row(words.text("wotr-screen-hunt-box"), _hunt_line(view, words))
    grid.add_row(words.text("wotr-screen-politics"), _politics_line(view, words))
    grid.add_row(words.text("wotr-screen-cards"), _cards_line(view, words))
    if view["table"]:
        cards = words.names("card", view["table"])
        grid.add_row(words.text("wotr-screen-on-table"), cards)
    params = {"turn": view["turn"], "phase": words.name("phase", view["phase"]), **players.acting(view, words)}
    return pieces.framed(grid, words.text("wotr-screen-title", params))


def _dice_line(view: View, side: str, words: Words) -> Text:
    params = {"points": view["victory_points"][side], "needed": VICTORY_POINTS_NEEDED[SIDES.index(side)]}
    points = words.text("wotr-screen-points", params)
    rings = lords.rings(view, side, words)
    faces = Counter(view["dice"][side]).items()
    dice = ", ".join(pieces.times(words.name("face", face), number) for face, number in faces)
    if not dice:
        key = "wotr-screen-to-roll" if view["phase"] in _START_OF_TURN else "wotr-screen-no-dice"
        dice = words.text(key, {"dice": view["dice_available"][side]})
    return Text(f"{dice}; {rings}; {points}")


def _fellowship_line(view: View, words: Words) -> Text:
    fellowship = view["fellowship"]
    if fellowship["mordor"] is not None:
        where = words.text("wotr-screen-in-mordor", {"step": fellowship["mordor"], "steps": MORDOR_STEPS})
    else:
        region = words.name("region", fellowship["region"])
        where = words.text("wotr-screen-at", {"region": region, "progress": fellowship["progress"]})
    state = words.text("wotr-screen-hidden" if fellowship["hidden"] else "wotr-screen-revealed")
    corruption = words.text("wotr-screen-corruption", {"corruption": fellowship["corruption"], "most": MOST_CORRUPTION})
    guide = words.text("wotr-screen-guide", {"guide": words.name("character", fellowship["guide"])})
    others = [each for each in fellowship["companions"] if each != fellowship["guide"]]
    line = f"{where}; {state}; {corruption}\n{guide}"
    if others:
        names = words.names("character", others)
        line += "; " + words.text("wotr-screen-with", {"names": names})
    return Text(line)


def _hunt_line(view: View, words: Words) -> Text:
    hunt = view["hunt"]
    params = {"shadow": hunt["shadow_dice"], "free": hunt["free_dice"], "pool": hunt["pool"]}
    return Text(words.text("wotr-screen-hunt", params))


def _politics_line(view: View, words: Words) -> Text:
    """A line for the nations of each side."""
    line = Text()
    for number, nation in enumerate(NATIONS):
        line.append("" if not number else "\n" if number == SHADOW_NATIONS[0] else ", ")
        params = {"nation": words.name("screen-nation", nation), "where": _political(view, nation, words)}
        where = words.text("wotr-screen-nation-at", params)
        line.append(where, style="" if view["nations"][nation]["from_war"] else "bold")
    return line


def _political(view: View, nation: str, words: Words) -> str:
    where = view["nations"][nation]
    state = "war" if where["from_war"] == 0 else "active" if where["active"] else "passive"
    return words.text(f"wotr-screen-{state}", {"steps": where["from_war"]})


def _cards_line(view: View, words: Words) -> Text:
    parts = []
    for seat, cards in view["cards"].items():
        if "hand" in cards:
            names = words.names("card", cards["hand"])
            parts.append(words.text("wotr-screen-your-hand", {"names": names}))
        else:
            parts.append(words.text("wotr-screen-their-hand", {"seat": words.seat(seat), **cards["backs"]}))
            if "seen" in cards:
                names = words.names("card", cards["seen"])
                parts.append(words.text("wotr-screen-seen", {"seat": words.seat(seat), "names": names}))
    return Text("\n".join(parts))


# -- the map


def figures_short(figures: Mapping[str, int], characters: Iterable[str], words: Words) -> str:
    """An army in short: nation regulars/elites/leaders, then Nazgûl, then characters."""
    parts = []
    for nation in NATIONS:
        ranks = [figures.get(f"{nation}-{rank}", 0) for rank in ("regular", "elite", "leader")]
        if any(ranks):
            shown = ranks if NATIONS.index(nation) in FREE_NATIONS else ranks[:2]
            parts.append(f"{words.name('screen-nation', nation)} {'/'.join(str(number) for number in shown)}")
    if figures.get("nazgul"):
        parts.append(words.amount("nazgul", figures["nazgul"]))
    parts += [words.name("screen-character", each) for each in characters]
    return ", ".join(parts)


def _army_short(army: Mapping[str, Any], words: Words) -> str:
    figures = figures_short(army["figures"], army["characters"], words)
    note = players.command_note(army, words)
    return f"{figures} {note}" if note else figures


def _map(view: View, words: Words) -> RenderableType:
    """All armies, side by side; then who travels alone, and what was conquered."""
    grids = []
    for side in SIDES:
        grid = Grid(
            box=None, padding=(0, 1, 0, 0), show_header=False, title_justify="left", title=pieces.side_name(words, side)
        )
        grid.add_column(no_wrap=True)
        grid.add_column()
        for army in sorted(view["armies"], key=lambda army: (INDEX[army["region"]], army["besieged"])):
            if army["side"] == side:
                grid.add_row(_place(view, army, words), _army_short(army, words))
        grids.append(grid)
    both = Grid.grid(padding=(0, 3))
    both.add_row(*grids)
    extra = [line for line in (_lone_line(view, words), _conquests_line(view, words)) if line is not None]
    return Group(both, *extra, Text(words.text("wotr-screen-legend"), style="dim"))


def _place(view: View, army: Mapping[str, Any], words: Words) -> Text:
    region = army["region"]
    name = Text(words.name("region", region))
    if army["besieged"]:
        name.append(" " + words.text("wotr-screen-besieged"), style="bold yellow")
    elif any(other["besieged"] and other["region"] == army["region"] for other in view["armies"]):
        name.append(" " + words.text("wotr-screen-besieging"), style="bold yellow")
    return name


def _lone_line(view: View, words: Words) -> Text | None:
    """Characters and Nazgûl in regions without an army of their side."""
    with_army = {id for army in view["armies"] for id in army["characters"]}
    alone = [
        f"{words.name('screen-character', id)} ({words.name('region', place)})"
        for id, place in view["characters"].items()
        if place in INDEX and id not in with_army
    ]
    alone += [
        f"{words.amount('nazgul', number)} ({words.name('region', region)})"
        for region, number in view["nazgul"].items()
    ]
    return Text(words.text("wotr-screen-alone", {"names": ", ".join(alone)})) if alone else None


def _conquests_line(view: View, words: Words) -> Text | None:
    taken = [
        f"{words.name('region', region)} ({words.name('side', side)})"
        for region, side in view["control"].items()
        if side != SIDES[HOME_SIDE[INDEX[region]]]
    ]
    return Text(words.text("wotr-screen-conquered", {"names": ", ".join(taken)})) if taken else None


def _who_is_there(view: View, region: str, words: Words) -> str:
    parts = []
    for army in view["armies"]:
        if army["region"] == region:
            what = _army_short(army, words)
            parts.append(f"{words.text('wotr-screen-besieged')} {what}" if army["besieged"] else what)
    if region in view["nazgul"]:
        parts.append(words.amount("nazgul", view["nazgul"][region]))
    in_armies = {id for army in view["armies"] for id in army["characters"]}
    parts += [
        words.name("screen-character", id)
        for id, place in view["characters"].items()
        if place == region and id not in in_armies
    ]
    if view["fellowship"]["region"] == region:
        parts.append(words.text("wotr-screen-ring-bearers"))
    return "; ".join(parts)


# -- a battle


def _battle(view: View, words: Words) -> RenderableType | None:
    battle = view["battle"]
    if not battle:
        return Text(words.text("wotr-screen-no-battle"))
    people = edition_of(view).character_index
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("side", "army", "strength", "leadership", "needs", "dice", "rerolled", "hits", "card"):
        grid.add_column(words.text(f"wotr-screen-battle-{heading}"))
    for side in (battle["attacker"], *(each for each in SIDES if each != battle["attacker"])):
        army = battle["sides"][side]
        figures = {id: number for id, number in army["figures"].items() if id not in people}
        characters = [id for id in army["figures"] if id in people]
        grid.add_row(
            players.commander(view, side, words),
            figures_short(figures, characters, words),
            str(army["strength"]),
            str(army["leadership"]),
            words.text("wotr-screen-needs", {"needs": army["needs"], "bonus": army["roll_bonus"]}),
            " ".join(str(die) for die in army["dice"]) or "-",
            " ".join(str(die) for die in army["rerolled"]) or "-",
            str(army["hits"]),
            _combat_card(army["card"], words),
        )
    params = {
        "kind": words.name("battle", battle["kind"]),
        "region": words.name("region", battle["region"]),
        "round": battle["round"],
    }
    return pieces.framed(grid, words.text("wotr-screen-battle-title", params))


def _combat_card(card: Mapping[str, str] | None, words: Words) -> str:
    if card is None:
        return "-"
    if "card" in card:
        return words.about("card", card["card"], "combat")
    return words.name("deck", card["back"])


# -- what can be asked for


def _dice(view: View, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for side in SIDES:
        grid.add_row(pieces.side_name(words, side), _dice_line(view, side, words))
    faces = dict.fromkeys(view["dice"]["free"] + view["dice"]["shadow"])
    return Group(grid, *(Text(f"{words.name('face', face)}: {words.about('face', face, 'text')}") for face in faces))


def _fellowship(view: View, words: Words) -> RenderableType:
    fellowship = view["fellowship"]
    guide = fellowship["guide"]
    return Group(
        _fellowship_line(view, words),
        Text(words.text("wotr-screen-track", {"most": FELLOWSHIP_TRACK}), style="dim"),
        *(_character(view, each, words) for each in dict.fromkeys([guide, *fellowship["companions"]])),
    )


def _hunt(view: View, words: Words) -> RenderableType:
    hunt = view["hunt"]
    lines: list[RenderableType] = [_hunt_line(view, words)]
    for heading in ("special", "drawn", "waiting", "removed"):
        if hunt[heading]:
            tiles = "; ".join(words.name("tile", tile) for tile in hunt[heading])
            lines.append(Text(words.text(f"wotr-screen-tiles-{heading}", {"tiles": tiles})))
    return Group(*lines)


def _politics(view: View, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for nation in NATIONS:
        player = players.player_of(view, nation, words)
        grid.add_row(words.name("nation", nation), _political(view, nation, words), player)
    return grid


def _characters(view: View, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for id, place in view["characters"].items():
        family = "region" if place in INDEX else "place"
        grid.add_row(lords.name_of(view, id, words), _level(view, id, words), words.name(family, place))
    return grid


def _level(view: View, id: str, words: Words) -> str:
    character = lords.card_of(view, id)
    if character is None:
        return ""
    level = "-" if character.level == FLIES else str(lords.level_of(view, character))
    return words.text("wotr-screen-level", {"level": level, "leadership": character.leadership})


def _character(view: View, id: str, words: Words) -> RenderableType:
    place = view["characters"][id]
    where = words.name("region" if place in INDEX else "place", place)
    name = f"{words.name('character', id)}, {words.about('character', id, 'title')}"
    if id in view.get("versions", {}):
        name = lords.name_of(view, id, words)
    head = pieces.headed(name, f"{_level(view, id, words)}; {where}")
    return Group(head, pieces.indented(lords.text_of(view, id, words)))


def _reinforcements(view: View, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(
        "", Text(words.text("wotr-screen-to-come"), style="bold"), Text(words.text("wotr-screen-fallen"), style="bold")
    )
    for nation in NATIONS:
        row = [words.name("nation", nation)]
        for pile in (view["reinforcements"], view["casualties"]):
            ranks = [pile.get(f"{nation}-{rank}", 0) for rank in ("regular", "elite", "leader")]
            if nation == "sauron":
                ranks[2] = pile.get("nazgul", 0)
            row.append("/".join(str(number) for number in ranks))
        grid.add_row(*row)
    return Group(grid, Text(words.text("wotr-screen-legend"), style="dim"))


def _held(view: View, pile: str) -> list[str]:
    """The cards of all players in such piles, as far as they are seen."""
    return [card for held in view["cards"].values() for card in held.get(pile, ())]


def _discards(view: View, words: Words) -> RenderableType:
    names = [words.name("card", card) for card in _held(view, "discards")]
    return Columns(names, padding=(0, 3)) if names else Text(words.text("wotr-screen-no-cards"))


def _list_cards(view: View, cards: list[str], words: Words) -> RenderableType:
    return pieces.stacked([_card(view, card, words) for card in cards], words.text("wotr-screen-no-cards"))


def _card(view: View, card: str, words: Words) -> RenderableType:
    """A card with both halves."""
    head = Text(words.name("card", card), style="bold")
    printed = edition_of(view).cards.get(card)
    if printed is not None:
        params = {"die": words.name("face", printed.die), "deck": words.name("deck", DECKS[printed.deck])}
        about = words.text("wotr-screen-card", params)
        player = players.only_for(view, printed.player, words)
        head.append(f"  {about}{player}", style="dim not bold")
    lines: list[RenderableType] = [head, pieces.indented(words.about("card", card, "text"))]
    if printed is not None:
        effect = printed.combat.id
        combat = {"name": words.name("combat", effect), "text": words.about("combat", effect, "text")}
        lines.append(pieces.indented(words.text("wotr-screen-combat", combat)))
    return Group(*lines)


def _region(view: View, region: str, words: Words) -> RenderableType:
    """Whose land, what stands there, who is there, and the same for the neighbours."""
    about = REGIONS[INDEX[region]]
    details = [words.name("nation", about.nation) if about.nation else words.text("wotr-screen-no-nation")]
    if about.what:
        details.append(words.text(f"wotr-screen-{about.what}"))
    if region in view["control"]:
        side = words.name("side", view["control"][region])
        details.append(words.text("wotr-screen-held-by", {"side": side}))
    head = pieces.headed(words.name("region", region), ", ".join(details))
    grid = Grid.grid(padding=(0, 2))
    for neighbour in NEIGHBOURS[INDEX[region]]:
        id = REGION_IDS[neighbour]
        grid.add_row("  " + words.name("region", id), _who_is_there(view, id, words))
    there = _who_is_there(view, region, words) or words.text("wotr-screen-nobody-there")
    return Group(head, Text(there), Text(words.text("wotr-screen-neighbours")), grid)


def _thing(view: View, topic: str, words: Words) -> RenderableType | None:
    """A region, character, card or combat effect by its name or the beginning of it."""
    edition = edition_of(view)
    families: dict[str, Iterable[str]] = {
        "region": REGION_IDS,
        "character": [each.id for each in edition.characters],
        "card": edition.cards,
        "combat": sorted({card.combat.id for card in edition.cards.values()}),
    }

    def show(family: str, id: str) -> RenderableType:
        if family == "region":
            return _region(view, id, words)
        if family == "combat":
            return pieces.indented(f"{words.name('combat', id)}: {words.about('combat', id, 'text')}")
        return _character(view, id, words) if family == "character" else _card(view, id, words)

    return pieces.by_name(topic, families, words, show, first="region")


_SCREENS: dict[str, Screen] = {
    "map": _map,
    "hand": lambda view, words: _list_cards(view, _held(view, "hand"), words),
    "dice": _dice,
    "fellowship": _fellowship,
    "hunt": _hunt,
    "politics": _politics,
    "characters": _characters,
    "reinforcements": _reinforcements,
    "table": lambda view, words: _list_cards(view, view["table"], words),
    "discards": _discards,
    "battle": _battle,
    "players": players.players,
    "status": _status,
}
render = on_a_map(_SCREENS, "battle", _START_OF_TURN, _thing)
TOPICS = pieces.topics("wotr", _SCREENS)
