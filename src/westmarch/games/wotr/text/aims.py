"""What the questions of War of the Ring have to do with a piece and its goal, and what is told before the last click.

Pieces: an army (the region it is in), a character (`character:gandalf-grey`), the Fellowship (`fellowship`), the Nazgûl
of a region (`nazgul:minas_morgul`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from westmarch.core.aims import Aims, Trial, Way, Whole
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.games.wotr.facts.board import GARRISON, INDEX
from westmarch.games.wotr.facts.nations import KIND_INDEX, KINDS_PER_PLACE
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.war import armies
from westmarch.games.wotr.war.armies import Force
from westmarch.games.wotr.war.combat import FIELD, SIEGE, SORTIE, Battle
from westmarch.games.wotr.war.odds import Army, reckon

FELLOWSHIP = "fellowship"
NAZGUL = "nazgul"
_NEST = "nazgul:"
_FOR_ARMIES = frozenset(("move-armies", "attack"))
_FOR_CHARACTERS = frozenset(("move-companions", "separate", "move-minions"))
# What the Fellowship does has no goal on the map: the action itself is the goal.
_FOR_FELLOWSHIP = frozenset(("move-fellowship", "hide-fellowship"))


# -- what is told before the last click


def _battle_ahead(before: War, params: Mapping[str, object]) -> dict[str, Any]:
    state = before.state
    side = SIDES.index(str(params["side"]))
    region, kind = INDEX[str(params["region"])], str(params["battle"])
    place = state.army_place(side, INDEX[str(params["origin"])])
    attackers = _force(state, side, place, params["attackers"])
    defenders = armies.army_at(state, 1 - side, GARRISON[region] if kind == SIEGE else region)
    battle = Battle(before, attackers, defenders, kind)
    battle.round_number = 1
    sides = [_strength(battle, each) for each in (battle.attacker, battle.defender)]
    first = battle.needs(battle.attacker)
    odds = reckon(
        _army(battle, battle.attacker),
        _army(battle, battle.defender),
        first_needs=first,
        later_needs=first if kind == SIEGE else 5,
        one_round=kind == SIEGE,
    )
    return {
        "what": "battle",
        # Dice will fall before anybody can think again.
        "falls": True,
        "battle": kind,
        "origin": params["origin"],
        "target": params["region"],
        "attacker": sides[0],
        "defender": sides[1],
        "chance": round(odds.win, 3),
        "losses": [round(odds.attacker_losses, 2), round(odds.defender_losses, 2)],
        # They may go behind their walls before a die falls.
        "walls": kind == FIELD and GARRISON[region] >= 0 and state.control[region] == battle.defender,
        "sortie": kind == SORTIE,
    }


def _force(state: State, side: int, place: int, params: object) -> Force:
    """A force that an event tells of."""
    assert isinstance(params, dict)
    figures = bytearray(KINDS_PER_PLACE)
    characters: list[int] = []
    for name, number in params.items():
        if name in KIND_INDEX:
            figures[KIND_INDEX[name]] = number
        else:
            characters.append(state.edition.character_of_token[f"character:{name}"])
    return Force(side, place, figures, characters)


def _strength(battle: Battle, side: int) -> dict[str, Any]:
    return {
        "side": SIDES[side],
        "force": battle.forces[side].as_params(battle.match.state.edition),
        "dice": battle.dice_count(side),
        "leadership": min(battle.leadership(side), battle.dice_count(side)),
        "needs": battle.needs(side),
    }


def _army(battle: Battle, side: int) -> Army:
    units = battle.forces[side].units
    return Army(units, battle.elites(side), battle.strength(side) - units, battle.leadership(side))


# -- what a question is about


class _WarAims(Aims):
    means: ClassVar[frozenset[str]] = frozenset(("wotr.action", "wotr.use-die"))
    pieces: ClassVar[frozenset[str]] = frozenset(
        ("wotr.move.from", "wotr.attack.from", "wotr.journey.who", "wotr.separate.who", "wotr.minions.who")
    )
    company: ClassVar[frozenset[str]] = frozenset(("wotr.journey.with",))
    goals: ClassVar[frozenset[str]] = frozenset(
        ("wotr.move.to", "wotr.attack.to", "wotr.journey.to", "wotr.minions.to")
    )
    final: ClassVar[frozenset[str]] = frozenset(("wotr.journey.to", "wotr.minions.to"))

    def serves(self, piece: str, token: str) -> bool:
        if token.startswith("die:") or token in INDEX:
            return True
        if piece == FELLOWSHIP:
            return token in _FOR_FELLOWSHIP
        return token in (_FOR_CHARACTERS if piece.startswith(("character:", _NEST)) else _FOR_ARMIES)

    def of(self, decision: Decision, piece: str) -> bool:
        group = decision.params.get("group")
        if isinstance(group, list):
            return piece in [f"character:{each}" for each in group]
        places = [decision.params.get(name) for name in ("origin", "region")]
        if decision.kind.startswith("wotr.minions."):
            return piece.startswith(_NEST) and piece.removeprefix(_NEST) in places
        return piece in places

    def to(self, decision: Decision) -> str | None:
        """Where those go that a question is about."""
        return str(decision.params["target"]) if "target" in decision.params else None

    def went(self, event: Event) -> tuple[tuple[str, ...], str] | None:
        params = event.params
        if event.kind in ("wotr.moved", "wotr.attack"):
            return (str(params["origin"]),), str(params["region"])
        if event.kind == "wotr.die-used" and params["action"] in _FOR_FELLOWSHIP:
            return (FELLOWSHIP,), str(params["action"])
        if event.kind == "wotr.journey":
            characters = params["characters"]
            assert isinstance(characters, list)
            return tuple(f"character:{each}" for each in characters), str(params["region"])
        return None

    def part(self, match: War, wish: Mapping[str, int]) -> str | None:
        decision = match.decision
        assert decision is not None
        kind, params = decision.kind, decision.params
        if kind.endswith(".force"):
            whole = params["force"]
            assert isinstance(whole, dict)
            if all(wish.get(name, 0) == number for name, number in whole.items()):
                return "all"
            nobody = not any(wish.values()) and "none" in decision.options
            return "none" if nobody else "split"
        if kind == "wotr.minions.count":
            return f"count:{wish[NAZGUL]}" if NAZGUL in wish else decision.options[0]
        if kind.endswith(".count") and "figure" in params:
            return f"count:{wish.get(str(params['figure']), 0)}"
        if kind.endswith(".character") and "character" in params:
            return "yes" if wish.get(str(params["character"])) else "no"
        return None

    def whole(self, match: War, piece: str, goal: str | None) -> Whole | None:
        """All figures that may go, and all of them do unless somebody says otherwise."""
        decision = match.decision
        if decision is None:
            return None
        if decision.kind == "wotr.minions.count":
            all_of_them = {NAZGUL: len(decision.options)}
            return Whole(all_of_them, all_of_them)
        force = decision.params.get("force") if decision.kind.endswith(".force") else None
        return Whole(force, force) if isinstance(force, dict) else None

    def gone(self, event: Event) -> dict[str, int] | None:
        force = event.params.get({"wotr.moved": "force", "wotr.attack": "attackers"}.get(event.kind, ""))
        return dict(force) if isinstance(force, dict) else None

    def worth(self, match: War, piece: str, way: Way) -> bool:
        """Whoever flies goes somewhere else."""
        return way.goal != piece.removeprefix(_NEST)

    def called(self, piece: str) -> str:
        return piece.removeprefix(_NEST)

    def outlook(self, trial: Trial) -> dict[str, Any] | None:
        """Of a battle both strengths and the odds."""
        for event in trial.events:
            if event.kind == "wotr.attack":
                return _battle_ahead(trial.before, event.params)
        return None


AIMS = _WarAims()
