"""What the questions of the Battle of Five Armies have to do with a piece and its goal, and what is told before.

Pieces: an army (the area it is in), a character (`character:bolg`), a general whose ability is used
(`general:thranduil`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from westmarch.core.aims import Aims, Trial, Way, Whole
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.games.b5a.facts.board import AREA, AREA_IDS, DEFENCES, FORT_OF, NO_FORT
from westmarch.games.b5a.facts.pieces import CHARACTER_IDS, KINDS, SEATS, STRENGTH, UNIT_IDS, UNITS_OF
from westmarch.games.b5a.facts.uncertain import ARCHERY_HITS_ON, BLAST_HITS_ON
from westmarch.games.b5a.state import Battle, State
from westmarch.games.b5a.war.armies import enemy_in, strength
from westmarch.games.b5a.war.attacks import beorn_in
from westmarch.games.b5a.war.battle import NO_CARDS, dice_count, easement, hindrance, rerolls, target_number
from westmarch.games.b5a.war.manoeuvres import front, is_beorn
from westmarch.games.b5a.war.moves import whole_army
from westmarch.games.b5a.war.odds import Fighter, dice_of_army, reckon

GENERAL, CHARACTER = "general:", "character:"
COMMAND, DAMAGE = "command", "damage"
_ATTACKS = frozenset(("attack", "attack-led", "goblin-attack"))
_FOR_ARMIES = _ATTACKS | {"strategic", "rapid", "goblin-move"}
_ABILITIES = frozenset(("b5a.archery", "b5a.blast", "b5a.lay-token", "b5a.flip-dwarves"))


def _figures(state: State, side: int, area: int) -> dict[str, int]:
    """All that may go from an army, and what may be left behind."""
    army = whole_army(state, side, area)
    figures = {UNIT_IDS[kind]: army.units[kind] for kind in UNITS_OF[side] if army.units[kind]}
    figures |= {CHARACTER_IDS[who]: 1 for who in army.who}
    figures |= {name: count for name, count in ((COMMAND, army.command), (DAMAGE, army.damage)) if count}
    return figures


# -- what is told before the last click


def _shots_ahead(params: Mapping[str, object], needs: int) -> dict[str, Any]:
    dice = params["count"]
    assert isinstance(dice, int)
    expected = round(dice * (7 - needs) / 6, 2)
    return {"what": "shots", "falls": True, "target": params["target"], "dice": dice, "needs": needs, "hits": expected}


def _combat_ahead(state: State, params: Mapping[str, object]) -> dict[str, Any]:
    """A combat before it begins. Of several armies the one with the best chance is told, as if it fought alone."""
    armies = params["armies"]
    assert isinstance(armies, list)
    side, target = SEATS.index(str(params["side"])), AREA[str(params["target"])]
    ahead = max((_clash_ahead(state, side, AREA[area], target) for area in armies), key=lambda each: each["chance"])
    return {**ahead, "combined": len(armies) > 1}


def _clash_ahead(state: State, side: int, origin: int, target: int) -> dict[str, Any]:
    """One army against another."""
    battle = Battle(side, [origin], target)
    battle.beorn = beorn_in(state, battle)
    fort = FORT_OF.get(target, NO_FORT)
    walls = max(0, DEFENCES[fort] - state.walls[fort]) if fort != NO_FORT else 0
    attacker, defender = _fighter(state, battle, side), _fighter(state, battle, 1 - side, walls)
    odds = reckon(attacker, defender)
    return {
        "what": "combat",
        # Cards are chosen first, and dice will fall.
        "falls": True,
        "origin": AREA_IDS[origin],
        "target": AREA_IDS[target],
        "attacker": _strength(state, battle, side, attacker.first_needs),
        "defender": _strength(state, battle, 1 - side, defender.needs),
        "hindrance": hindrance(state, battle, side, NO_CARDS),
        "walls": walls,
        "chance": round(odds.win, 3),
        "damage": [round(odds.attacker_losses, 2), round(odds.defender_losses, 2)],
    }


def _fighter(state: State, battle: Battle, side: int, walls: int = 0) -> Fighter:
    """A side of the combat with all that counts without cards: at first, and once a ford or a slope lies behind."""
    area = front(battle, side)
    first = target_number(state, hindrance(state, battle, side, NO_CARDS))
    needs = target_number(state, easement(state, battle, side))
    lead = rerolls(state, battle, side, NO_CARDS)
    if is_beorn(battle, side):
        dice = (dice_count(state, battle, side, NO_CARDS),) * max(1, state.wrath)
        return Fighter(dice, lead, needs, first, walls)
    base = area * KINDS
    strengths = [STRENGTH[kind] for kind in UNITS_OF[side] for _ in range(state.units[base + kind])]
    more = strength(state, side, area) - sum(strengths)
    return Fighter(dice_of_army(strengths, state.damage[area], more), lead, needs, first, walls)


def _strength(state: State, battle: Battle, side: int, needs: int) -> dict[str, Any]:
    area = front(battle, side)
    beorn = is_beorn(battle, side)
    dice = dice_count(state, battle, side, NO_CARDS)
    return {
        "side": SEATS[side],
        "force": {"beorn": 1} if beorn else _figures(state, side, area),
        "dice": dice,
        "leadership": min(rerolls(state, battle, side, NO_CARDS), dice),
        "needs": needs,
    }


# -- what a question is about


class _BattleAims(Aims):
    means: ClassVar[frozenset[str]] = frozenset(("b5a.action", "b5a.use"))
    pieces: ClassVar[frozenset[str]] = frozenset(("b5a.move-from", "b5a.attack-from", "b5a.walk"))
    goals: ClassVar[frozenset[str]] = frozenset(("b5a.move-to", "b5a.walk-to", *_ABILITIES))
    onward: ClassVar[frozenset[str]] = frozenset(("b5a.move-on", "b5a.strike"))

    def serves(self, piece: str, token: str) -> bool:
        if piece.startswith(GENERAL):
            return token == piece or token in AREA or token == "concentrate"
        if token.startswith("die:") or token in AREA:
            return True
        return token == "walk" if piece.startswith(CHARACTER) else token in _FOR_ARMIES

    def of(self, decision: Decision, piece: str) -> bool:
        if piece.startswith(GENERAL):
            return decision.kind in _ABILITIES
        if decision.kind == "b5a.walk-to":
            return piece == f"{CHARACTER}{decision.params['who']}"
        return decision.kind == "b5a.move-to" and piece == decision.params.get("area")

    def went(self, event: Event) -> tuple[tuple[str, ...], str] | None:
        """What has one target only is aimed at it unasked."""
        if event.kind == "b5a.shots":
            return (f"{GENERAL}thranduil",), str(event.params["target"])
        if event.kind == "b5a.blasted":
            return (f"{GENERAL}gandalf",), str(event.params["target"])
        return None

    def part(self, match: Match[State], wish: Mapping[str, int]) -> str | None:
        decision = match.decision
        assert decision is not None
        kind, params = decision.kind, decision.params
        if kind == "b5a.move-to":
            whole = _figures(match.state, SEATS.index(decision.seat), AREA[str(params["area"])])
            part = any(wish.get(name, 0) != count for name, count in whole.items())
            return "split" if wish and part and "split" in decision.options else None
        if kind == "b5a.split-character":
            return "go" if wish.get(str(params["who"])) or "stay" not in decision.options else "stay"
        names = {"b5a.split-units": params.get("unit"), "b5a.split-command": COMMAND, "b5a.split-damage": DAMAGE}
        if kind not in names:
            return None
        # Somebody may have to go along, or to stay: as near to the wish as can be.
        wanted = wish.get(str(names[kind]), 0)
        return min(decision.options, key=lambda token: abs(int(token[2:]) - wanted))

    def whole(self, match: Match[State], piece: str, goal: str | None) -> Whole | None:
        """All that may go, if the army goes there and doesn't attack from where it stands."""
        decision = match.decision
        if decision is None or decision.kind != "b5a.move-to" or "split" not in decision.options or goal not in AREA:
            return None
        side = SEATS.index(decision.seat)
        if enemy_in(match.state, side, AREA[goal]):
            return None
        figures = _figures(match.state, side, AREA[str(decision.params["area"])])
        return Whole(figures, figures)

    def gone(self, event: Event) -> dict[str, int] | None:
        if event.kind != "b5a.moved":
            return None
        units, who = event.params["units"], event.params["who"]
        assert isinstance(units, dict)
        assert isinstance(who, list)
        return {**units, **dict.fromkeys(who, 1)}

    def worth(self, match: Match[State], piece: str, way: Way) -> bool:
        """Nobody walks in a circle, or spends an attack on a march that the same die allows anyway."""
        if way.goal == piece:
            return False
        return match.state.battle is not None or not any(step.token in _ATTACKS for step in way.steps)

    def outlook(self, trial: Trial) -> dict[str, Any] | None:
        """What an answer would begin, as everybody can see it: a combat with both strengths and the odds, or shots."""
        for event in trial.events:
            if event.kind == "b5a.attack":
                return _combat_ahead(trial.before.state, event.params)
            if event.kind == "b5a.shots":
                return _shots_ahead(event.params, ARCHERY_HITS_ON)
            if event.kind == "b5a.blasted":
                return _shots_ahead(event.params, BLAST_HITS_ON)
        return None


AIMS = _BattleAims()
