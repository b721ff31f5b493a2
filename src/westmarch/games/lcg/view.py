"""What one seat may know, built up from nothing: the table, its own hand, and face-down cards it has seen."""

from __future__ import annotations

from typing import Any

from westmarch.core.match import Match
from westmarch.games.lcg.elimination import score_sheet
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY, ENEMY, HERO, LOCATION, SPHERES, TYPES
from westmarch.games.lcg.facts.quests import quest
from westmarch.games.lcg.round import STEPS
from westmarch.games.lcg.state import ATTACHED, NONE, PHASES, SHACKLED, State
from westmarch.games.lcg.stats import (
    attack,
    defense,
    guard_of,
    hit_points,
    icons,
    quest_willpower,
    staging_threat,
    threat,
    willpower,
)
from westmarch.games.lcg.unseen import knows


def view_of(match: Match[State], seat_name: str | None) -> dict[str, Any]:
    state = match.state
    pool = state.pool
    seat = NONE if seat_name is None else pool.seats.index(seat_name)
    step = STEPS[state.step]
    current = quest(state.quest)
    options = match.setup.options
    view: dict[str, Any] = {
        "scenario": pool.scenario.id,
        "difficulty": options["difficulty"],
        "mode": options["mode"],
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": step.name,
        "first": pool.seats[state.first],
        "quest": {
            "id": current.id,
            "stage": current.stage,
            "points": current.points,
            "progress": state.progress,
        },
        "staging": [card_view(state, card, seat) for card in state.staging],
        "staging_threat": staging_threat(state),
        "willpower": quest_willpower(state),
        "active": None if state.active == NONE else card_view(state, state.active, seat),
        "players": [_player(state, each, seat) for each in range(state.players)],
        "encounter": _pile(state, state.players, seat),
        "victory": [CARDS[state.face[card]].id for card in state.victory],
        "aside": [CARDS[state.face[card]].id for card in state.aside],
        "removed": [CARDS[state.face[card]].id for card in state.removed],
        "kept_shadows": [CARDS[state.face[card]].id for card in state.shadows if state.host[card] == NONE],
        "captive": None if state.captive == NONE else state.name(state.captive),
        "shackled": [pool.seats[-2 - state.host[card]] for card in state.attached if state.zone[card] == SHACKLED],
        "allies_played": state.allies_played,
        "attack": _attack(state),
        "strike": None
        if state.strike is None
        else {
            "enemy": state.name(state.strike.enemy),
            "seat": pool.seats[state.strike.seat],
            "attackers": [state.name(card) for card in state.strike.attackers],
        },
    }
    view["several"] = _several(view, _offered(match, seat_name))
    if match.result is not None:
        view["score_sheet"] = _sheet(state)
    return view


def _offered(match: Match[State], seat_name: str | None) -> list[str]:
    """The cards that this seat is asked to choose from."""
    decision = match.decision
    if decision is None or decision.seat != seat_name:
        return []
    names = [token.rpartition(":")[2] for token in decision.options]
    return [name for name in names if name in match.state.pool.index]


def _several(view: dict[str, Any], offered: list[str]) -> list[str]:
    """The cards of which more than one copy is in sight: only those must be told apart by a number."""
    cards = [*view["staging"], *([view["active"]] if view["active"] else [])]
    for player in view["players"]:
        cards += player["characters"]
        cards += player["enemies"]
    seen = {card["id"] for card in cards} | {each["id"] for card in cards for each in card["attachments"]}
    titles = [name.partition(".")[0] for name in seen.union(offered)]
    return sorted({title for title in titles if titles.count(title) > 1})


def _attack(state: State) -> dict[str, Any] | None:
    current = state.attack
    if current is None:
        return None
    return {
        "enemy": state.name(current.enemy),
        "seat": state.pool.seats[current.seat],
        "attack": attack(state, current.enemy) + current.bonus,
        "defenders": [state.name(card) for card in current.defenders],
        "stunned": [state.name(card) for card in current.stunned],
    }


def _player(state: State, player: int, seat: int) -> dict[str, Any]:
    hand = state.hands[player]
    return {
        "seat": state.pool.seats[player],
        "threat": state.threat[player],
        "in_game": bool(state.alive[player]),
        "hand_count": len(hand),
        "hand": [CARDS[state.face[card]].id for card in hand] if player == seat else None,
        "hand_known": [CARDS[state.face[card]].id for card in hand if player == seat or knows(state, seat, card)],
        "characters": [card_view(state, card, seat) for card in state.areas[player]],
        "enemies": [card_view(state, card, seat) for card in state.engaged[player]],
        **_pile(state, player, seat),
    }


def _pile(state: State, owner: int, seat: int) -> dict[str, Any]:
    """A deck and its discard pile; of the deck only what this seat has seen, from the top down."""
    known: list[str] = []
    for card in reversed(state.decks[owner]):
        if not knows(state, seat, card):
            break
        known.append(CARDS[state.face[card]].id)
    return {
        "deck_count": len(state.decks[owner]),
        "deck_known": known,
        "discard": [CARDS[state.face[card]].id for card in state.discards[owner]],
    }


def card_view(state: State, card: int, seat: int) -> dict[str, Any]:
    """A card in play, with its values now."""
    printed = CARDS[state.face[card]]
    kind = printed.type
    found: dict[str, Any] = {"id": state.name(card), "card": printed.id, "type": TYPES[kind]}
    if kind <= ALLY:
        found["willpower"] = willpower(state, card)
        found["attack"] = attack(state, card)
        found["defense"] = defense(state, card)
        found["hit_points"] = hit_points(state, card)
        found["damage"] = state.damage[card]
        found["exhausted"] = bool(state.exhausted[card])
        found["committed"] = bool(state.committed[card])
        found["used"] = bool(state.uses[card])
        if kind == HERO:
            found["resources"] = state.tokens[card]
            found["spheres"] = [SPHERES[bit] for bit in SPHERES if bit & icons(state, card)]
    elif kind == ENEMY:
        found["threat"] = threat(state, card)
        found["engagement"] = printed.engagement
        found["attack"] = attack(state, card)
        found["defense"] = defense(state, card)
        found["hit_points"] = hit_points(state, card)
        found["damage"] = state.damage[card]
        found["tokens"] = state.tokens[card]
        found["attacked"] = bool(state.attacked[card])
        found["barred"] = _seats(state, state.barred[card])
        found["struck"] = _seats(state, state.struck[card])
        found["shadows"] = [
            CARDS[state.face[each]].id if state.exhausted[each] or knows(state, seat, each) else None
            for each in state.shadows
            if state.host[each] == card
        ]
    elif kind == LOCATION:
        found["threat"] = threat(state, card)
        found["quest_points"] = printed.quest_points
        found["progress"] = state.tokens[card]
    if kind >= ENEMY and state.host[card] >= 0:
        found["guards"] = state.name(state.host[card])
    if kind > LOCATION:
        guard = guard_of(state, card)
        found["guarded"] = None if guard == NONE else state.name(guard)
    found["attachments"] = [
        {
            "id": state.name(each),
            "card": CARDS[state.face[each]].id,
            "exhausted": bool(state.exhausted[each]),
            "seat": state.pool.seats[state.seat[each]] if state.seat[each] >= 0 else None,
            "used": state.uses_phase[each],
        }
        for each in state.attached
        if state.host[each] == card and state.zone[each] == ATTACHED
    ]
    return found


def _seats(state: State, bits: int) -> list[str]:
    return [state.pool.seats[seat] for seat in range(state.players) if bits >> seat & 1]


def _sheet(state: State) -> dict[str, Any]:
    """The score sheet at the end of the rulebook."""
    sheet = score_sheet(state)
    return {
        "scenario": sheet.scenario,
        "rows": [
            {
                "seat": row.seat,
                "threat": row.threat,
                "dead": row.dead,
                "damage": row.damage,
                "subtotal": row.subtotal(),
            }
            for row in sheet.rows
        ],
        "rounds": sheet.rounds,
        "victory": sheet.victory,
        "total": sheet.total(),
    }
