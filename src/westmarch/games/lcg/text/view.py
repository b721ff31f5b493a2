"""The view as plain data: what a seat may know (`seen`), with the names that clients read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.core.match import Match
from westmarch.core.table import FELL
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import SPHERES, TYPES
from westmarch.games.lcg.facts.quests import QUEST_BY_ID
from westmarch.games.lcg.round.combat import live_defenders, why_not_defend
from westmarch.games.lcg.seen import (
    Attacking,
    Character,
    Enemy,
    Pile,
    Place,
    Player,
    Seen,
    Staged,
    Striking,
    Thing,
    Worn,
    see,
)  # fmt: skip
from westmarch.games.lcg.state import LIMBO, Attack, State
from westmarch.games.lcg.table.elimination import score_sheet
from westmarch.games.lcg.text.aims import harm_to, shadows_down
from westmarch.games.lcg.text.forecast import quest_ahead


def view_of(match: Match[State], seat: str | None) -> dict[str, Any]:
    seen = see(match, seat)
    view = written(seen)
    view["several"] = _several(seen, _offered(match, seat))
    view["revealing"] = _revealing(match.state)
    view["quest_ahead"] = quest_ahead(match.state, seat)
    attack = match.state.attack
    view["defence_ahead"] = None if attack is None else _defence_ahead(match.state, attack)
    if match.result is not None:
        view["score_sheet"] = _sheet(match.state)
    return view


def _revealing(state: State) -> list[str]:
    """Encounter cards that everybody sees while they are being resolved, before they lie anywhere."""
    if LIMBO not in state.zone:
        return []
    # By number: the compiler can't go through a bytearray beside something else.
    limbo = [card for card in range(len(state.zone)) if state.zone[card] == LIMBO]
    return [state.name(card) for card in limbo if state.owners[card] == state.players]


def _defence_ahead(state: State, attack: Attack) -> dict[str, Any]:
    """What every character that could still defend would take as it stands, and how many shadow cards lie face down."""
    defenders = live_defenders(state, attack)
    able = [
        card
        for seat in state.order()
        for card in state.areas[seat]
        if why_not_defend(state, card, seat, sentinel=seat != attack.seat) is None
    ]
    return {
        "takes": {state.name(card): harm_to(state, attack, [*defenders, card]) for card in able},
        "shadows": shadows_down(state, attack.enemy),
    }


def written(seen: Seen) -> dict[str, Any]:
    """What a seat may know, as plain data; `read_view` reads it."""
    return {
        **_fields(seen, _TABLE),
        "quest": {**_fields(seen.quest, ("id", "stage", "points")), "progress": seen.progress},
        "staging": [_staged(each) for each in seen.staging],
        "active": None if seen.active is None else _staged(seen.active),
        "players": [_player(each) for each in seen.players],
        "encounter": _pile(seen.encounter),
        "attack": None if seen.attack is None else _fields(seen.attack, _ATTACK),
        "strike": None if seen.strike is None else _fields(seen.strike, _STRIKE),
    }


def _offered(match: Match[State], seat: str | None) -> list[str]:
    """The cards that this seat is asked to choose from. Which copy lies on a real table nobody can tell."""
    decision = match.decision
    if decision is None or decision.seat != seat or decision.kind == FELL:
        return []
    names = [token.rpartition(":")[2] for token in decision.options]
    return [name for name in names if name in match.state.pool.index]


def _several(seen: Seen, offered: list[str]) -> list[str]:
    """The cards of which more than one copy is in sight: only those must be told apart by a number."""
    cards: list[Staged | Character] = [*seen.staging, *([seen.active] if seen.active is not None else [])]
    for player in seen.players:
        cards += player.characters
        cards += player.enemies
    names = {card.id for card in cards} | {each.id for card in cards for each in card.attachments}
    titles = [name.partition(".")[0] for name in names.union(offered)]
    return sorted({title for title in titles if titles.count(title) > 1})


# What stands in a view by the name that it has in what was seen.
_TABLE = (
    *("scenario", "difficulty", "mode", "round", "phase", "step", "first", "staging_threat", "willpower", "victory"),
    *("aside", "removed", "kept_shadows", "captive", "shackled", "allies_played"),
)
_ATTACK = ("enemy", "seat", "attack", "defenders", "stunned")
_STRIKE = ("enemy", "seat", "attackers")
_PLAYER = ("seat", "threat", "in_game", "hand_count", "hand", "hand_known")
_CHARACTER = ("willpower", "attack", "defense", "hit_points", "damage", "exhausted", "committed", "used")
_ENEMY = ("threat", "engagement", "attack", "defense", "hit_points", "damage", "tokens", "attacked")
_SEVERAL = ("barred", "struck", "shadows")
_PLACE = ("threat", "quest_points", "progress")
_WORN = ("id", "card", "exhausted", "seat", "used")


def _fields(of: object, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(of, name) for name in names}


def _player(player: Player) -> dict[str, Any]:
    return {
        **_fields(player, _PLAYER),
        "characters": [_character(each) for each in player.characters],
        "enemies": [_enemy(each) for each in player.enemies],
        **_pile(player.pile),
    }


def _pile(pile: Pile) -> dict[str, Any]:
    return {"deck_count": pile.count, "deck_known": pile.known, "discard": pile.discard}


def _named(card: Staged | Character) -> dict[str, Any]:
    return {"id": card.id, "card": card.card, "type": TYPES[BY_ID[card.card].type]}


def _character(card: Character) -> dict[str, Any]:
    """A character, with its values now."""
    found = {**_named(card), **_fields(card, _CHARACTER)}
    if card.hero:
        found["resources"] = card.resources
        found["spheres"] = [name for bit, name in SPHERES.items() if bit & card.icons]
    found["attachments"] = _worn(card.attachments)
    return found


def _enemy(card: Enemy) -> dict[str, Any]:
    found = {**_named(card), **_fields(card, _ENEMY)}
    for name in _SEVERAL:
        found[name] = list(getattr(card, name))
    if card.guards is not None:
        found["guards"] = card.guards
    found["attachments"] = _worn(card.attachments)
    return found


def _staged(card: Staged) -> dict[str, Any]:
    if isinstance(card, Enemy):
        return _enemy(card)
    found = _named(card)
    if isinstance(card, Place):
        found.update(_fields(card, _PLACE))
    if card.guards is not None:
        found["guards"] = card.guards
    if not isinstance(card, Place):
        found["guarded"] = card.guarded
    found["attachments"] = _worn(card.attachments)
    return found


def _worn(attachments: tuple[Worn, ...]) -> list[dict[str, Any]]:
    return [_fields(each, _WORN) for each in attachments]


def _sheet(state: State) -> dict[str, Any]:
    """The score sheet at the end of the rulebook."""
    sheet = score_sheet(state)
    return {
        "scenario": sheet.scenario,
        "rows": [
            {**_fields(row, ("seat", "threat", "dead", "damage")), "subtotal": row.subtotal()} for row in sheet.rows
        ],
        "rounds": sheet.rounds,
        "victory": sheet.victory,
        "total": sheet.total(),
    }


# -- reading back

_SPHERE_BITS: dict[str, int] = {name: bit for bit, name in SPHERES.items()}


def read_view(view: Mapping[str, Any]) -> Seen:
    """The same from plain data."""
    seen = Seen()
    for name in _TABLE:
        setattr(seen, name, view[name])
    seen.quest = QUEST_BY_ID[view["quest"]["id"]]
    seen.progress = view["quest"]["progress"]
    seen.staging = [_read_staged(each) for each in view["staging"]]
    seen.active = None if view["active"] is None else _read_place(view["active"])
    seen.players = [_read_player(each) for each in view["players"]]
    seen.encounter = _read_pile(view["encounter"])
    seen.attack = None if view["attack"] is None else Attacking(**view["attack"])
    seen.strike = None if view["strike"] is None else Striking(**view["strike"])
    return seen


def _read_worn(data: Mapping[str, Any]) -> tuple[Worn, ...]:
    return tuple([Worn(**each) for each in data["attachments"]])


def _read_pile(data: Mapping[str, Any]) -> Pile:
    return Pile(data["deck_count"], data["deck_known"], data["discard"])


def _picked(data: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: data[name] for name in names}


def _read_player(data: Mapping[str, Any]) -> Player:
    return Player(
        **_picked(data, _PLAYER),
        characters=[_read_character(each) for each in data["characters"]],
        enemies=[_read_enemy(each) for each in data["enemies"]],
        pile=_read_pile(data),
    )


def _read_character(data: Mapping[str, Any]) -> Character:
    return Character(
        **_picked(data, ("id", "card", *_CHARACTER)),
        hero=data["type"] == "hero",
        resources=data.get("resources", 0),
        icons=sum([_SPHERE_BITS[each] for each in data.get("spheres", ())]),
        attachments=_read_worn(data),
    )


def _read_enemy(data: Mapping[str, Any]) -> Enemy:
    values = _picked(data, ("id", "card", *_ENEMY))
    for name in _SEVERAL:
        values[name] = tuple(data[name])
    return Enemy(**values, guards=data.get("guards"), attachments=_read_worn(data))


def _read_staged(data: Mapping[str, Any]) -> Staged:
    if data["type"] == "enemy":
        return _read_enemy(data)
    if data["type"] == "location":
        return _read_place(data)
    return Thing(data["id"], data["card"], data.get("guards"), data["guarded"], _read_worn(data))


def _read_place(data: Mapping[str, Any]) -> Place:
    return Place(**_picked(data, ("id", "card", *_PLACE)), guards=data.get("guards"), attachments=_read_worn(data))
