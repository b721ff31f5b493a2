"""What the questions of the card game have to do with a card and its goal, and what is told before the last click.

Pieces: a character in play by its token, to attack an enemy or defend against one; a card of the hand as it is played
(`play:steward-of-gondor`), to be attached to another, or just to be played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from westmarch.core.aims import Aims, Trial, Whole
from westmarch.core.decisions import Decision
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ATTACHMENT
from westmarch.games.lcg.round.combat import live_defenders
from westmarch.games.lcg.state import Attack, State
from westmarch.games.lcg.table.stats import attack as attack_of
from westmarch.games.lcg.table.stats import defense, hit_points

ALL, DONE = "all", "done"
PLAY = "play:"
# Answers that name no card.
_WORDS = frozenset((ALL, DONE, "pass", "pass-until-change"))
_ATTACKERS = "lcg.attackers"
_PAY = "lcg.pay"
_DEFENCE = ("lcg.defend", "lcg.sentinel")


def _candidates(decision: Decision) -> list[str]:
    return [token for token in decision.options if token not in _WORDS]


# -- what is told before the last click


def _strike_ahead(trial: Trial, decision: Decision) -> dict[str, Any] | None:
    """Everybody's attack, against what the enemy has left."""
    state: State = trial.before.state
    if decision.kind == _ATTACKERS:
        enemy = str(decision.params["enemy"])
        chosen = decision.params["chosen"]
        assert isinstance(chosen, list)
        more = _candidates(decision) if trial.token == ALL else [trial.token] if trial.token != DONE else []
        names = [*chosen, *more]
    else:
        told = next((event.params for event in trial.events if event.kind == "lcg.strikes"), None)
        if told is None or not isinstance(told["cards"], list):
            return None
        enemy, names = str(told["enemy"]), told["cards"]
    target = state.find(enemy)
    attack = {name: attack_of(state, state.find(name), target) for name in names}
    strength = sum(attack.values())
    left = hit_points(state, target) - state.damage[target]
    hurt = max(0, strength - defense(state, target))
    return {
        "what": "strike",
        "enemy": enemy,
        "attackers": attack,
        "strength": strength,
        "defense": defense(state, target),
        "left": left,
        "damage": hurt,
        "destroyed": hurt >= left,
    }


def harm_to(state: State, attack: Attack, defenders: Sequence[int]) -> int:
    """What an attack would deal as it stands, if these defended; to one hero if nobody does."""
    held = sum([defense(state, card) for card in defenders if card not in attack.stunned])
    return max(0, attack_of(state, attack.enemy) + attack.bonus - held)


def shadows_down(state: State, enemy: int) -> int:
    """How many shadow cards of an enemy nobody has seen yet."""
    return len([card for card in state.shadows if state.host[card] == enemy and not state.face_up[card]])


def _defence_ahead(state: State, token: str) -> dict[str, Any] | None:
    attack, card = state.attack, state.pool.index.get(token)
    if attack is None or card is None:
        return None
    return {
        "what": "defence",
        "enemy": state.name(attack.enemy),
        "attack": attack_of(state, attack.enemy) + attack.bonus,
        "card": token,
        "defense": defense(state, card),
        "left": hit_points(state, card) - state.damage[card],
        "damage": harm_to(state, attack, [*live_defenders(state, attack), card]),
        "shadows": shadows_down(state, attack.enemy),
    }


def _card_ahead(trial: Trial, seat: str, card: object) -> dict[str, Any]:
    """Who pays how much for it."""
    before: State = trial.start.state
    after: State = trial.after.state
    heroes = before.heroes(before.pool.seats.index(seat))
    paid = {before.name(hero): before.tokens[hero] - after.tokens[hero] for hero in heroes}
    paid = {name: count for name, count in paid.items() if count > 0}
    return {"what": "card", "card": card, "cost": sum(paid.values()), "paid": paid}


# -- what a question is about


class _JourneyAims(Aims):
    means: ClassVar[frozenset[str]] = frozenset(("lcg.plan", "lcg.window", "lcg.attack"))
    pieces: ClassVar[frozenset[str]] = frozenset(_DEFENCE)
    goals: ClassVar[frozenset[str]] = frozenset(("lcg.attach-to",))

    def serves(self, piece: str, token: str) -> bool:
        """A card of the hand is played, and attached; a character attacks."""
        return token == piece or (":" not in token and token not in _WORDS)

    def of(self, decision: Decision, piece: str) -> bool:
        return piece in decision.options or piece == f"{PLAY}{decision.params.get('card')}"

    def to(self, decision: Decision) -> str | None:
        return str(decision.params["enemy"]) if decision.kind == _ATTACKERS else None

    def went(self, event: Event) -> tuple[tuple[str, ...], str] | None:
        params = event.params
        if event.kind == "lcg.strikes":
            cards = params["cards"]
            assert isinstance(cards, list)
            return tuple(cards), str(params["enemy"])
        if event.kind == "lcg.defends":
            return (str(params["card"]),), str(params["enemy"])
        if event.kind == "lcg.attached":
            return (PLAY + str(params["card"]).partition(".")[0],), str(params["host"])
        if event.kind == "lcg.played" and BY_ID[str(params["card"])].type != ATTACHMENT:
            return (f"{PLAY}{params['card']}",), f"{PLAY}{params['card']}"
        return None

    def part(self, match: Match[State], wish: Mapping[str, int]) -> str | None:
        decision = match.decision
        assert decision is not None
        if decision.kind == _ATTACKERS:
            able = _candidates(decision)
            wanted = [name for name in able if wish.get(name)]
            if ALL in decision.options and wanted == able:
                return ALL
            return wanted[0] if wanted else DONE
        if decision.kind == _PAY:
            return f"count:{wish.get(str(decision.params['hero']), 0)}" if wish else "evenly"
        return None

    def whole(self, match: Match[State], piece: str, goal: str | None) -> Whole | None:
        """All who could attack: the one that was taken does. All who could pay: from the fullest pools."""
        decision = match.decision
        if decision is None:
            return None
        if decision.kind == _ATTACKERS:
            return Whole(dict.fromkeys(_candidates(decision), 1), {piece: 1})
        if decision.kind == _PAY:
            payers, usual = decision.params["payers"], decision.params["usual"]
            cost = decision.params["cost"]
            assert isinstance(payers, dict)
            assert isinstance(usual, dict)
            assert isinstance(cost, int)
            return Whole({hero: min(has, cost) for hero, has in payers.items()}, usual, cost)
        return None

    def gone(self, event: Event) -> dict[str, int] | None:
        cards = event.params["cards"] if event.kind == "lcg.strikes" else None
        return dict.fromkeys(cards, 1) if isinstance(cards, list) else None

    def outlook(self, trial: Trial) -> dict[str, Any] | None:
        """What the answers would begin, as everybody can see it: an attack, a defence, a card with what it costs."""
        decision = trial.before.decision
        if decision is None:
            return None
        if decision.kind in ("lcg.attack", _ATTACKERS):
            return _strike_ahead(trial, decision)
        if decision.kind in _DEFENCE:
            return _defence_ahead(trial.before.state, trial.token)
        card = trial.token.removeprefix(PLAY) if trial.token.startswith(PLAY) else decision.params.get("card")
        return _card_ahead(trial, decision.seat, card) if card in BY_ID else None


AIMS = _JourneyAims()
