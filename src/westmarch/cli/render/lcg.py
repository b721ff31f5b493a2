"""The Card Game in a terminal: quest, staging area, every player's characters and enemies, the hand, any card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from westmarch.cli.render import Screen, View
from westmarch.cli.render.pieces import by_name, framed, headed, indented, labelled, stacked, topics
from westmarch.core.collation import in_order
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.words import Words
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ALLY, ENEMY, HERO, LOCATION, SPHERES, TYPES, X
from westmarch.games.lcg.facts.quests import QUEST_BY_ID

# From here on a player should look at the threat dial.
_DANGER = 40


def render(view: View, topic: str, words: Words) -> RenderableType | None:
    """What is asked for; "" is the whole table, "now" the attack under way."""
    if topic in ("", "table"):
        return _table(view, words)
    if topic == "now":
        return _chosen(view, words) or _fight(view, words)
    draw = _SCREENS.get(topic)
    if draw is not None:
        return draw(view, words)
    player = _named_player(view, topic, words)
    return _in_full(player, view, words) if player is not None else _named_card(topic.removeprefix("card "), words)


def note(view: View, token: str, decision: Decision, words: Words) -> str:
    """Behind a card its values, and behind what can be played or used also its text."""
    family, colon, id = token.partition(":")
    if colon:
        card = id.partition(".")[0]
        if card not in BY_ID:
            return ""
        text = words.about("card", card, "text")
        return f"{_price(card, words)}. {text}" if family in ("play", "card") else text
    for player in view["players"]:
        if player["seat"] == token:
            return words.text("lcg-screen-threat", {"threat": player["threat"]})
    found = next((each for each in _in_play(view) if each["id"] == token), None)
    if found is not None:
        return ", ".join(_at_a_glance(found, words))
    card = token.partition(".")[0]
    return words.about("card", card, "text") if card in BY_ID else ""


def remark(event: Event, words: Words) -> str:
    """The text of what turns up."""
    if event.kind == "lcg.stage":
        return words.about("quest", str(event.params["quest"]), "text")
    if event.kind == "lcg.revealed" or (event.kind == "lcg.shadow" and event.params["effect"]):
        return words.about("card", str(event.params["card"]).partition(".")[0], "text")
    return ""


def _in_play(view: View) -> Iterator[Mapping[str, Any]]:
    """All cards on the table but attachments and shadow cards."""
    yield from view["staging"]
    if view["active"] is not None:
        yield view["active"]
    for player in view["players"]:
        yield from player["characters"]
        yield from player["enemies"]


# -- the table


def _table(view: View, words: Words) -> RenderableType:
    """Everything in sight; the own hand at the bottom."""
    parts: list[RenderableType] = [_quest_panel(view, words)]
    fight = _fight(view, words)
    if fight is not None:
        parts.append(fight)
    for player in view["players"]:
        in_full = view["seat"] in (player["seat"], None) or len(view["players"]) <= 2
        parts.append(_area(player, view, words, in_full))
    parts += [
        _hand_in_short(player["hand"], words)
        for player in view["players"]
        if player["seat"] == view["seat"] and player["hand"]
    ]
    return Group(*parts)


def _quest_panel(view: View, words: Words) -> RenderableType:
    grid = labelled()
    grid.add_row(words.text("lcg-screen-quest"), _stage(view, words))
    grid.add_row(words.text("lcg-screen-location"), _location(view, words))
    against = {"threat": view["staging_threat"], "willpower": view["willpower"]}
    grid.add_row(words.text("lcg-screen-staging"), Text(words.text("lcg-screen-against", against), style="bold"))
    if view["staging"]:
        grid.add_row("", _staged(view["staging"], words))
    if view.get("quest_ahead"):
        grid.add_row("", Text(_forecast(view["quest_ahead"], words)))
    grid.add_row(words.text("lcg-screen-encounter"), Text("; ".join(_encounter(view, words))))
    key = "lcg-screen-title" if len(view["players"]) == 1 else "lcg-screen-title-first"
    title = words.text(
        key,
        {
            "round": view["round"],
            "phase": words.name("phase", view["phase"]),
            "scenario": words.name("scenario", view["scenario"]),
            "first": words.seat(view["first"]),
        },
    )
    return framed(grid, title)


def _stage(view: View, words: Words) -> Text:
    quest = view["quest"]
    key = "lcg-screen-stage" if quest["points"] else "lcg-screen-stage-free"
    return Text(words.text(key, {**quest, "quest": words.name("quest", quest["id"])}))


def _location(view: View, words: Words) -> Text:
    active = view["active"]
    if active is None:
        return Text(words.text("lcg-screen-no-location"), style="dim")
    name = words.name("card", active["id"])
    params = {"name": name, "progress": active["progress"], "points": active["quest_points"]}
    return Text(", ".join([words.text("lcg-screen-explored", params), *_state(active, words)]))


def _encounter(view: View, words: Words) -> list[str]:
    pile = view["encounter"]
    parts = [words.text("lcg-screen-deck", {"deck": pile["deck_count"], "discard": len(pile["discard"])})]
    if pile["deck_known"]:
        parts.append(words.text("lcg-screen-known", {"cards": _names(pile["deck_known"], words)}))
    for key in ("victory", "aside", "kept_shadows"):
        if view[key]:
            parts.append(words.text(f"lcg-screen-{key.replace('_', '-')}", {"cards": _names(view[key], words)}))
    if view["captive"] is not None:
        parts.append(words.text("lcg-screen-captive", {"card": words.name("card", view["captive"])}))
    if view["shackled"]:
        names = words.join([words.seat(seat) for seat in view["shackled"]])
        parts.append(words.text("lcg-screen-shackled", {"names": names}))
    return parts


def _names(cards: Sequence[str], words: Words) -> str:
    return words.listed([words.name("card", card) for card in cards])


def _columns(words: Words, *headings: str) -> Grid:
    """A table with the name on the left, numbers in the middle, and words on the right."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for heading in headings:
        grid.add_column(
            words.text(f"lcg-screen-column-{heading}"),
            justify="left" if heading in ("name", "hits", "resources", "state") else "right",
            no_wrap=heading != "state",
        )
    return grid


def _staged(cards: Sequence[Mapping[str, Any]], words: Words) -> RenderableType:
    """Enemies and places, with what they add; also what a player is engaged with."""
    grid = _columns(words, "name", "threat", "engages", "attack", "defense", "hits", "state")
    for card in cards:
        row = [words.name("card", card["id"])]
        if card["type"] == "enemy":
            row += [str(card[value]) for value in ("threat", "engagement", "attack", "defense")]
            row.append(_hits(card, words))
        elif card["type"] == "location":
            progress = {"progress": card["progress"], "points": card["quest_points"]}
            row += [str(card["threat"]), "", "", "", words.text("lcg-screen-progress", progress)]
        else:
            row += [""] * 5
        grid.add_row(*row, ", ".join(_state(card, words)))
    return grid


def _hits(card: Mapping[str, Any], words: Words) -> str:
    return words.text("lcg-screen-left", {"left": card["hit_points"] - card["damage"], "hits": card["hit_points"]})


def _state(card: Mapping[str, Any], words: Words) -> list[str]:
    """What else lies on a card or is true of it."""
    parts = [words.text(f"lcg-screen-{state}") for state in ("committed", "exhausted", "attacked") if card.get(state)]
    if card["attachments"]:
        names = words.join([_attachment(each, words) for each in card["attachments"]])
        parts.append(words.text("lcg-screen-with", {"names": names}))
    shadows = card.get("shadows", ())
    hidden = sum(each is None for each in shadows)
    if hidden:
        parts.append(words.text("lcg-screen-shadows", {"count": hidden}))
    parts += [
        words.text("lcg-screen-shadow", {"name": words.name("card", each)}) for each in shadows if each is not None
    ]
    if card.get("tokens"):
        parts.append(words.text("lcg-screen-tokens", {"count": card["tokens"]}))
    if card.get("barred"):
        names = words.join([words.seat(seat) for seat in card["barred"]])
        parts.append(words.text("lcg-screen-barred", {"names": names}))
    for relation in ("guards", "guarded"):
        if card.get(relation) is not None:
            parts.append(words.text(f"lcg-screen-{relation}", {"name": words.name("card", card[relation])}))
    return parts


def _attachment(each: Mapping[str, Any], words: Words) -> str:
    name = words.name("card", each["id"])
    return words.text("lcg-screen-attachment-exhausted", {"name": name}) if each["exhausted"] else name


# -- players


def _head(player: View, view: View, words: Words) -> Text:
    seat = words.seat(player["seat"])
    if player["seat"] == view["seat"] and len(view["players"]) > 1:
        seat = words.text("lcg-screen-you", {"seat": seat})
    head = Text(seat, style="bold")
    if not player["in_game"]:
        return head.append("  " + words.text("lcg-screen-out"), style="not bold")
    params = {
        "threat": player["threat"],
        "cards": player["hand_count"],
        "deck": player["deck_count"],
        "discard": len(player["discard"]),
    }
    about = words.text("lcg-screen-player", params)
    head.append("  " + about, style="bold red" if player["threat"] >= _DANGER else "not bold")
    if player["deck_known"]:
        known = words.text("lcg-screen-known", {"cards": _names(player["deck_known"], words)})
        head.append(f"; {known}", style="not bold")
    return head


def _area(player: View, view: View, words: Words, in_full: bool = True) -> RenderableType:
    """A player's area; where there are many, that of another one in a few lines."""
    parts: list[RenderableType] = [_head(player, view, words)]
    characters, enemies = player["characters"], player["enemies"]
    if characters:
        parts.append(indented(_characters(characters, words) if in_full else _in_line(characters, words)))
    if enemies and in_full:
        parts.append(indented(_staged(enemies, words)))
    elif enemies:
        parts.append(indented(words.text("lcg-screen-engaged", {"names": _in_line(enemies, words)})))
    return Group(*parts)


def _characters(cards: Sequence[Mapping[str, Any]], words: Words) -> RenderableType:
    grid = _columns(words, "name", "willpower", "attack", "defense", "hits", "resources", "state")
    for card in cards:
        resources = ""
        if card["type"] == "hero":
            spheres = "/".join(words.name("sphere", sphere) for sphere in card["spheres"])
            resources = words.text("lcg-screen-resources", {"count": card["resources"], "spheres": spheres})
        state = ", ".join(_state(card, words)) or words.text("lcg-screen-ready")
        grid.add_row(
            words.name("card", card["id"]),
            *(str(card[value]) for value in ("willpower", "attack", "defense")),
            _hits(card, words),
            resources,
            state,
            style="dim" if card["exhausted"] else "",
        )
    return grid


def _in_line(cards: Sequence[View], words: Words) -> str:
    """Cards in play, each with its values and what is true of it."""
    return "; ".join(f"{words.name('card', card['id'])} ({', '.join(_at_a_glance(card, words))})" for card in cards)


def _at_a_glance(card: View, words: Words) -> list[str]:
    return [*_short(card, words), *_state(card, words)]


def _short(card: Mapping[str, Any], words: Words) -> list[str]:
    """The values of a card in play on a few characters."""
    left = {"left": card["hit_points"] - card["damage"], "hits": card["hit_points"]} if "hit_points" in card else {}
    if card["type"] in ("hero", "ally"):
        values = {value: card[value] for value in ("willpower", "attack", "defense")}
        return [words.text("lcg-screen-short-character", {**values, **left})]
    if card["type"] == "enemy":
        values = {value: card[value] for value in ("attack", "defense", "engagement")}
        return [words.text("lcg-screen-short-enemy", {**values, **left})]
    if card["type"] == "location":
        values = {"threat": card["threat"], "progress": card["progress"], "points": card["quest_points"]}
        return [words.text("lcg-screen-short-location", values)]
    return []


def _hand_in_short(cards: Sequence[str], words: Words) -> RenderableType:
    """A line a card: what it costs, what it is, and as much of its text as there is room for."""
    rows = [(words.name("card", card), _price(card, words), words.about("card", card, "text")) for card in cards]
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(no_wrap=True, min_width=max(cell_len(name) for name, _, _ in rows))
    grid.add_column(no_wrap=True, min_width=max(cell_len(price) for _, price, _ in rows), style="dim")
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for row in rows:
        grid.add_row(*row)
    return Group(Text(words.text("lcg-screen-hand"), style="bold"), indented(grid))


def _price(card: str, words: Words) -> str:
    """Cost, sphere and type, and an ally's values."""
    about = BY_ID[card]
    if about.type >= ENEMY or about.type == HERO:
        return words.name("type", TYPES[about.type])
    params = {
        "cost": "X" if about.cost == X else about.cost,
        "sphere": words.name("sphere", SPHERES[about.sphere]),
        "type": words.name("type", TYPES[about.type]),
    }
    price = words.text("lcg-screen-price", params)
    if about.type != ALLY:
        return price
    values = {
        "willpower": about.willpower,
        "attack": about.attack,
        "defense": about.defense,
        "hits": about.hit_points,
    }
    return f"{price} {words.text('lcg-screen-short-ally', values)}"


# -- a fight


def _fight(view: View, words: Words) -> RenderableType | None:
    """An enemy's attack or the players' own, while it goes on."""
    cards = {card["id"]: card for card in _in_play(view)}
    attack = view["attack"]
    if attack is not None:
        params = {
            "enemy": words.name("card", attack["enemy"]),
            "seat": words.seat(attack["seat"]),
            "attack": attack["attack"],
        }
        parts = [words.text("lcg-screen-attack", params)]
        if attack["defenders"]:
            names = []
            for each in attack["defenders"]:
                values = f" ({', '.join(_short(cards[each], words))})" if each in cards else ""
                names.append(words.name("card", each) + values)
            parts.append(words.text("lcg-screen-defended", {"names": words.join(names)}))
        if attack["enemy"] in cards:
            parts += _state({**cards[attack["enemy"]], "attacked": False}, words)
        return Text("; ".join(parts), style="bold yellow")
    strike = view["strike"]
    if strike is None or strike["enemy"] not in cards:
        return None
    enemy = cards[strike["enemy"]]
    who = {"seat": words.seat(strike["seat"]), "enemy": words.name("card", strike["enemy"])}
    params = {**who, **_blow(strike["attackers"], enemy, cards, words)}
    return Text(words.text("lcg-screen-strike", params), style="bold yellow")


def _blow(attackers: Sequence[str], enemy: View, cards: Mapping[str, View], words: Words) -> dict[str, object]:
    """Those who attack, what they bring, and what the enemy has against it."""
    return {
        "names": words.names("card", attackers),
        "attack": sum(cards[each]["attack"] for each in attackers if each in cards),
        "defense": enemy["defense"],
        "left": enemy["hit_points"] - enemy["damage"],
    }


def _forecast(ahead: dict[str, Any], words: Words) -> str:
    """What is still to come before the quest is resolved, and how likely the willpower so far is enough."""
    if not ahead["to_come"]:
        return words.text("lcg-forecast-all-seen")
    spread = ahead["spread"]
    params = {"count": ahead["to_come"], "average": round(ahead["average"], 1), "least": spread[0][0]}
    said = [words.text("lcg-forecast-to-come", {**params, "most": spread[-1][0]})]
    if ahead["next"]:
        known = words.names("card", ahead["next"])
        said.append(words.text("lcg-forecast-next", {"cards": known}))
    if ahead["willpower"]:
        said.append(_chance(ahead, ahead["willpower"], words))
    said.append(words.text("lcg-forecast-beside"))
    return " ".join(said)


def _chance(ahead: dict[str, Any], willpower: int, words: Words) -> str:
    chance = sum(likely for more, likely in ahead["spread"] if willpower > ahead["threat"] + more)
    return words.text("lcg-forecast-chance", {"willpower": willpower, "percent": round(chance * 100)})


def _chosen(view: View, words: Words) -> RenderableType | None:
    """Who is to quest or to attack, while they are being named one by one."""
    decision = view["decision"]
    chosen = () if decision is None else decision["params"].get("chosen", ())
    cards = {card["id"]: card for card in _in_play(view)}
    if not chosen or any(each not in cards for each in chosen):
        return None
    names = words.names("card", chosen)
    if decision["kind"] == "lcg.commit":
        willpower = view["willpower"] + sum(cards[each]["willpower"] for each in chosen)
        params = {"names": names, "willpower": willpower, "threat": view["staging_threat"]}
        said = words.text("lcg-screen-to-quest", params)
        ahead = view.get("quest_ahead")
        if ahead and ahead["to_come"]:
            said += "\n" + _chance(ahead, willpower, words)
        return Text(said, style="bold yellow")
    enemy = cards.get(decision["params"].get("enemy", ""))
    if enemy is None:
        return None
    return Text(words.text("lcg-screen-to-attack", _blow(chosen, enemy, cards, words)), style="bold yellow")


# -- what can be asked for


def _own(view: View, words: Words, show: Callable[[View], RenderableType]) -> RenderableType:
    """Something of the player who looks."""
    own = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    return Text(words.text("lcg-screen-no-hand")) if own is None else show(own)


def _hand(cards: Sequence[str], words: Words) -> RenderableType:
    return stacked([_card(card, words) for card in cards], words.text("lcg-screen-hand-empty"))


def _named_player(view: View, topic: str, words: Words) -> View | None:
    for player in view["players"]:
        seat = player["seat"]
        if topic in (seat, words.seat(seat).lower(), f"player {seat}"):
            found: View = player
            return found
    return None


def _in_full(player: View, view: View, words: Words) -> RenderableType:
    """A player's area, then what all those cards say."""
    return Group(_area(player, view, words), *_texts([*player["characters"], *player["enemies"]], words))


def _staging(view: View, words: Words) -> RenderableType:
    cards = view["staging"] if view["active"] is None else [*view["staging"], view["active"]]
    if not cards:
        return Text(words.text("lcg-screen-nothing-staged"))
    return Group(_staged(cards, words), *_texts(cards, words))


def _discard(view: View, words: Words) -> RenderableType:
    grid = labelled()
    for player in view["players"]:
        grid.add_row(words.seat(player["seat"]), _names(player["discard"], words) or words.join([]))
    discard = _names(view["encounter"]["discard"], words) or words.join([])
    grid.add_row(words.text("lcg-screen-encounter"), discard)
    return grid


def _piles(view: View, words: Words) -> RenderableType:
    lines = [_head(player, view, words) for player in view["players"]]
    lines += [Text(part) for part in _encounter(view, words)]
    if view["removed"]:
        lines.append(Text(_names(view["removed"], words)))
    return Group(*lines)


def _score(view: View, words: Words) -> RenderableType:
    sheet = view.get("score_sheet")
    if sheet is None:
        return Text(words.text("lcg-screen-sheet-none"))
    rows = [words.text("lcg-screen-sheet-row", {**row, "seat": words.seat(row["seat"])}) for row in sheet["rows"]]
    total = {key: sheet[key] for key in ("rounds", "victory", "total")}
    return Group(*(Text(row) for row in rows), Text(words.text("lcg-screen-sheet-total", total)))


def _texts(cards: Sequence[View], words: Words) -> list[RenderableType]:
    """What cards in play and their attachments say, each once."""
    said = dict.fromkeys(each["card"] for card in cards for each in (card, *card["attachments"]))
    return [Text.assemble((words.name("card", card), "bold"), ": ", words.about("card", card, "text")) for card in said]


def _card(card: str, words: Words) -> RenderableType:
    """A card as printed."""
    about = BY_ID[card]
    details = [words.name("type", TYPES[about.type])]
    if about.type < ENEMY:
        details.append(words.name("sphere", SPHERES[about.sphere]))
        if about.type == HERO:
            details.append(words.text("lcg-screen-threat-cost", {"threat": about.threat}))
        else:
            details.append(words.text("lcg-screen-cost", {"cost": "X" if about.cost == X else about.cost}))
    values = {
        "willpower": about.willpower,
        "attack": about.attack,
        "defense": about.defense,
        "hits": about.hit_points,
        "engagement": about.engagement,
        "threat": about.threat,
        "points": about.quest_points,
    }
    kind = {HERO: "character", ALLY: "character", ENEMY: "enemy", LOCATION: "place"}.get(about.type)
    if kind is not None:
        details.append(words.text(f"lcg-screen-{kind}", values))
    details += in_order((words.name("trait", trait) for trait in about.traits), words.language, str)
    head = headed(words.name("card", card), ", ".join(details), "not bold dim")
    return Group(head, indented(words.about("card", card, "text")))


def _named_card(typed: str, words: Words) -> RenderableType | None:
    """A card or quest card by its name or the beginning of it."""

    def show(family: str, id: str) -> RenderableType:
        if family == "card":
            return _card(id, words)
        return Group(Text(words.name("quest", id), style="bold"), indented(words.about("quest", id, "text")))

    return by_name(typed, {"card": BY_ID, "quest": QUEST_BY_ID}, words, show)


_SCREENS: dict[str, Screen] = {
    "hand": lambda view, words: _own(view, words, lambda own: _hand(own["hand"], words)),
    "me": lambda view, words: _own(view, words, lambda own: _in_full(own, view, words)),
    "player": lambda view, words: Group(*(_area(player, view, words) for player in view["players"])),
    "quest": lambda view, words: Group(
        Text.assemble(_stage(view, words), style="bold"), indented(words.about("quest", view["quest"]["id"], "text"))
    ),
    "staging": _staging,
    "fight": lambda view, words: _fight(view, words) or Text(words.text("lcg-screen-no-fight")),
    "discard": _discard,
    "piles": _piles,
    "score": _score,
}
TOPICS = topics("lcg", ("table", *_SCREENS, "card"))
