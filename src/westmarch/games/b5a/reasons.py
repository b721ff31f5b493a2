"""Why the smaller questions leave something out: answered from the position when somebody asks, at no other cost.

Moves, attacks, recruits, cards and the uses of dice carry their own checks (moves.py, attacks.py, recruiting.py,
actions.py); here stand the questions that follow from them. The core asks only about tokens that are not offered, so
what none of the first checks explains is explained by the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from westmarch.core.decisions import Decision, Reason
from westmarch.games.b5a.actions import PASS
from westmarch.games.b5a.armies import UNIT_OF_TOKEN, controls, enemy_in, is_led, why_not_place
from westmarch.games.b5a.ask import NUMBERS, no
from westmarch.games.b5a.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BROKEN_LANDS,
    FORT_OF,
    IS_SITE,
    MOUNTAINS,
    MUSTERING,
    NEIGHBOURS,
    REGIONS,
    SETTLEMENTS,
    SOUTH_EDGE,
    TERRAIN,
    TERRITORY,
)
from westmarch.games.b5a.hands import CARD_OF_TOKEN
from westmarch.games.b5a.heroes import CHARACTER_OF_TOKEN
from westmarch.games.b5a.manoeuvres import PLAY_OF_TOKEN
from westmarch.games.b5a.phases import DIE_OF_TOKEN
from westmarch.games.b5a.pieces import (
    CHARACTER_IDS,
    DWARF_POOL,
    FACES,
    FREE,
    GENERALS,
    OUT,
    SEATS,
    SHADOW,
    UNIT_IDS,
)
from westmarch.games.b5a.recruiting import why_not_lay
from westmarch.games.b5a.state import State

Params = Mapping[str, object]
AreaCheck = Callable[[State, int, int, Params], Reason | None]

# -- areas


def _not_mine(state: State, side: int, area: int, rule: str) -> Reason | None:
    return None if state.size[side * AREAS + area] else no("no-army", rule, area=AREA_IDS[area])


def _command(state: State, side: int, area: int, params: Params) -> Reason | None:
    return _not_mine(state, side, area, "leadership") or no("command-there", "leadership", area=AREA_IDS[area])


def _attacking(state: State, side: int, area: int, params: Params) -> Reason | None:
    return _not_mine(state, side, area, "combined") or no("not-attacking", "combined", area=AREA_IDS[area])


def _entry(state: State, side: int, area: int, params: Params) -> Reason | None:
    name, who = AREA_IDS[area], str(params.get("who"))
    if area >= REGIONS:
        return no("not-a-region", "entering", area=name)
    if enemy_in(state, side, area):
        return no("enemy-army", "entering", area=name)
    if side == FREE and state.held[area]:
        return no("enemy-control", "entering", area=name)
    if who == "bilbo":
        return no("no-company", "bilbo", area=name)
    if who == "beorn":
        return no("beorn-alone", "beorn", area=name) if area in SOUTH_EDGE else no("not-south", "beorn", area=name)
    if who == "bolg":
        return None if area in MUSTERING else no("not-mustering", "bolg", area=name)
    return _not_mine(state, side, area, "entering")


def _lay(state: State, side: int, area: int, params: Params) -> Reason | None:
    name = AREA_IDS[area]
    reason = why_not_lay(state, side, area)
    if reason is not None:
        return reason
    if side == FREE:
        return None if IS_SITE[area] else no("not-a-site", "generals", area=name)
    if TERRITORY[area] != BROKEN_LANDS:
        return no("not-broken-lands", "bolg", area=name)
    return no("laid-here", "bolg", area=name)


def _flip_dwarves(state: State, side: int, area: int, params: Params) -> Reason | None:
    if not state.tokens[DWARF_POOL * AREAS + area]:
        return no("no-dwarf-token", "generals", area=AREA_IDS[area])
    return why_not_place(state, side, area)


def _own_settlement(state: State, side: int, area: int, params: Params) -> Reason | None:
    name = AREA_IDS[area]
    if area not in SETTLEMENTS:
        return no("not-a-settlement", "cards", area=name)
    if state.held[area]:
        return no("enemy-control", "cards", area=name)
    return why_not_place(state, side, area) or no("chosen-already", "cards", area=name)


def _reinforce(state: State, side: int, area: int, params: Params) -> Reason | None:
    return (
        _not_mine(state, side, area, "cards")
        or why_not_place(state, side, area)
        or no("card-other-army", "cards", area=AREA_IDS[area])
    )


def _heal(state: State, side: int, area: int, params: Params) -> Reason | None:
    name = AREA_IDS[area]
    if not state.size[side * AREAS + area]:
        return no("no-army", "cards", area=name)
    return no("not-led", "cards", area=name) if state.damage[area] else no("no-damage", "cards", area=name)


def _place(state: State, side: int, area: int, params: Params) -> Reason | None:
    if area < REGIONS and enemy_in(state, side, area):
        return no("enemy-army", "recruiting", area=AREA_IDS[area])
    return no("card-other-region", "cards", area=AREA_IDS[area])


def _vanish(state: State, side: int, area: int, params: Params) -> Reason | None:
    name = AREA_IDS[area]
    if not state.size[(1 - side) * AREAS + area]:
        return no("no-enemy", "cards", area=name)
    return no("has-damage", "cards", area=name) if state.damage[area] else no("chosen-already", "cards", area=name)


def _repair(state: State, side: int, area: int, params: Params) -> Reason | None:
    if area not in FORT_OF:
        return no("not-a-fort", "fortifications", area=AREA_IDS[area])
    return _not_mine(state, side, area, "fortifications") or no("no-wall-damage", "fortifications", area=AREA_IDS[area])


def _dismay(state: State, side: int, area: int, params: Params) -> Reason | None:
    if not state.size[SHADOW * AREAS + area]:
        return no("no-enemy", "cards", area=AREA_IDS[area])
    return no("no-led-beside", "cards", area=AREA_IDS[area])


def _lose_token(state: State, side: int, area: int, params: Params) -> Reason | None:
    return no("no-enemy-token", "cards", area=AREA_IDS[area])


def _lose_command(state: State, side: int, area: int, params: Params) -> Reason | None:
    return no("no-enemy-command", "cards", area=AREA_IDS[area])


def _drive(state: State, side: int, area: int, params: Params) -> Reason | None:
    """The attacker is asked, about the other side's army."""
    name, origin = AREA_IDS[area], str(params.get("area"))
    if area >= REGIONS or area not in NEIGHBOURS[AREA[origin]]:
        return no("not-adjacent", "retreat", origin=origin, area=name)
    if controls(state, side, area):
        return no("own-control", "retreat", area=name)
    if enemy_in(state, 1 - side, area):
        return no("own-army", "retreat", area=name)
    return no("beorn-alone", "beorn", area=name)


def _eagles(state: State, side: int, area: int, params: Params) -> Reason | None:
    if area >= REGIONS or not state.size[SHADOW * AREAS + area]:
        return no("no-enemy", "eagles", area=AREA_IDS[area])
    if TERRAIN[area] != MOUNTAINS:
        return no("not-mountains", "eagles", area=AREA_IDS[area])
    return no("no-eagle-near", "eagles", area=AREA_IDS[area])


def _ring(state: State, side: int, area: int, params: Params) -> Reason | None:
    if area >= REGIONS:
        return no("not-a-region", "bilbo", area=AREA_IDS[area])
    return _not_mine(state, side, area, "cards") or (
        None if is_led(state, side, area) else no("not-led", "cards", area=AREA_IDS[area])
    )


AREAS_OF: dict[str, AreaCheck] = {
    "b5a.command-to": _command,
    "b5a.army": _attacking,
    "b5a.advance-army": _attacking,
    "b5a.enter-at": _entry,
    "b5a.lay-token": _lay,
    "b5a.flip-dwarves": _flip_dwarves,
    "b5a.draw-token": _own_settlement,
    "b5a.trumpets": _own_settlement,
    "b5a.reinforce": _reinforce,
    "b5a.heal-army": _heal,
    "b5a.place-at": _place,
    "b5a.vanish": _vanish,
    "b5a.repair": _repair,
    "b5a.dismay": _dismay,
    "b5a.lose-token": _lose_token,
    "b5a.lose-command": _lose_command,
    "b5a.drive-to": _drive,
    "b5a.eagle-target": _eagles,
    "b5a.ring-to": _ring,
}

# -- characters, units, cards, dice, numbers


def _character(state: State, kind: str, who: int) -> Reason | None:
    name = CHARACTER_IDS[who]
    if kind in ("b5a.captain", "b5a.fell-race"):
        return no("not-with-army", "manoeuvre", who=name)
    if kind not in ("b5a.activate", "b5a.trouble", "b5a.not-lost"):
        return None
    if who not in GENERALS:
        return no("not-a-general", "generals", who=name)
    if kind == "b5a.not-lost":
        return no("not-eliminated", "cards", who=name)
    if state.where[who] == OUT:
        return no("eliminated", "generals", who=name)
    return no("active-already", "generals", who=name) if state.active[who] else no("not-in-play", "generals", who=name)


def _stand(state: State, token: str) -> Reason | None:
    battle = state.battle
    if battle is None:
        return None
    if token == "rout":
        return no("retreat-is-free", "retreat")
    if token == "retreat":
        charged = battle.charge and battle.round == 1
        return no("charge-no-retreat", "retreat") if charged else no("needs-regroup", "retreat")
    return None


def _number(state: State, decision: Decision) -> Reason | None:
    low, high = decision.options[-1][2:], decision.options[0][2:]
    kind = decision.kind
    if kind == "b5a.split-damage":
        return no("damage-split", "splitting", low=low, high=high)
    if kind == "b5a.split-command":
        return no("leadership-goes", "splitting", low=low, high=high)
    if kind == "b5a.split-units":
        return no("units-there", "splitting", low=low, high=high)
    if kind == "b5a.how-many-bats":
        return no("bats-limit", "bats", high=high)
    return no("number-range", "dice", low=low, high=high) if decision.options[0] in NUMBERS else None


def small_reason(state: State, decision: Decision, token: str) -> Reason | None:
    """Why a question doesn't offer a token; None if it isn't one of the questions above."""
    kind = decision.kind
    side = SEATS.index(decision.seat)
    if token in AREA:
        check = AREAS_OF.get(kind)
        return check(state, side, AREA[token], decision.params) if check is not None else None
    if token in CHARACTER_OF_TOKEN:
        return _character(state, kind, CHARACTER_OF_TOKEN[token])
    if kind == "b5a.stand":
        return _stand(state, token)
    if kind in ("b5a.casualties", "b5a.excess"):
        if token in UNIT_OF_TOKEN:
            area = str(decision.params["area"])
            return no("lacks-unit", "casualties", area=area, unit=UNIT_IDS[UNIT_OF_TOKEN[token]])
        return no("must-lose", "casualties" if kind == "b5a.casualties" else "limit") if token == "done" else None
    if kind == "b5a.discard" and token in CARD_OF_TOKEN:
        return no("not-in-hand", "cards", card=token[5:])
    if kind == "b5a.determined" and token in PLAY_OF_TOKEN and PLAY_OF_TOKEN[token] >= 0:
        return no("manoeuvre-not-held", "manoeuvre", play=token)
    if kind == "b5a.use" and (token == PASS or token in DIE_OF_TOKEN):
        return no("die-chosen", "dice")
    if kind == "b5a.lucky" and token in DIE_OF_TOKEN:
        return no("no-such-die", "dice", face=FACES[DIE_OF_TOKEN[token]])
    if kind == "b5a.split-character" and token == "stay":
        return no("leadership-goes", "splitting", low="1", high="1")
    if kind == "b5a.reroll" and token.startswith("reroll:"):
        return no("reroll-limit", "rerolls", most=decision.params["leadership"])
    if token in NUMBERS and decision.options[0] in NUMBERS:
        return _number(state, decision)
    return None
