"""What a fight would cost: expected damage with shadow cards, who should defend, what can be killed."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.bots.lcg.deck import EncounterDeck
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.prices import (
    ALLY_DAMAGE,
    DEAD_HERO,
    HERO_DAMAGE,
    LAST_HERO,
    LIVING_ATTACK,
    LIVING_ENEMY,
    MISSED_ATTACK,
    MUST_DIE,
    TOUGH_ENEMY,
    threat_cost,
)
from westmarch.games.lcg.facts.box import BY_ID


class Odds:
    """What shadow cards do, reckoned once for a look at the table."""

    __slots__ = ("defended", "defended_cost", "undefended", "undefended_cost")

    def __init__(self, deck: EncounterDeck) -> None:
        self.defended = deck.shadow(False)
        self.undefended = deck.shadow(True)
        self.defended_cost = deck.shadow_cost(False)
        self.undefended_cost = deck.shadow_cost(True)


class Force:
    """Who can take part in a fight, and what happened to them so far in the reckoning."""

    __slots__ = ("deck", "heroes", "hurt", "potential", "ready", "threat")

    def __init__(
        self, ready: Sequence[Fighter], heroes: Sequence[Fighter], threat: int, deck: Odds, potential: int
    ) -> None:
        self.ready = list(ready)
        self.potential = potential  # the attack of all its characters when they are ready
        self.heroes = list(heroes)
        self.threat = threat
        self.deck = deck
        self.hurt: dict[str, float] = {}

    def loss(self, fighter: Fighter, damage: float) -> float:
        """What that much damage on a character costs."""
        left = fighter.left - self.hurt.get(fighter.id, 0.0)
        if damage <= 0:
            return 0.0
        if damage >= left:
            if fighter.hero:
                return LAST_HERO if len(self.heroes) == 1 else DEAD_HERO + fighter.worth()
            return fighter.worth()
        if fighter.hero:
            return damage * HERO_DAMAGE * (1.0 + damage / left) * (0.4 if fighter.card in ("gloin", "gimli") else 1.0)
        return damage * ALLY_DAMAGE

    def defended(self, foe: Foe, fighter: Fighter) -> float:
        """What it costs if that character defends."""
        cost = self.deck.defended_cost
        for bonus, chance in self.deck.defended:
            damage = max(0, foe.attack + bonus - fighter.defense)
            part = self.loss(fighter, damage)
            if foe.card == "hill-troll" and damage > fighter.left:
                part += threat_cost(self.threat, damage - fighter.left)
            cost += chance * part
        if foe.card == "nazgul-of-dol-guldur":
            cost += 4.0
        return cost

    def undefended(self, foe: Foe) -> float:
        """What it costs if nobody defends."""
        if not self.heroes:
            return 0.0
        cost = self.deck.undefended_cost
        for bonus, chance in self.deck.undefended:
            cost += chance * min([self._hit(foe, hero, foe.attack + bonus) for hero in self.heroes])
        return cost

    def _hit(self, foe: Foe, hero: Fighter, damage: int) -> float:
        surplus = damage - hero.left if foe.card == "hill-troll" else 0
        return self.loss(hero, damage) + (threat_cost(self.threat, surplus) if surplus > 0 else 0.0)

    def takes(self, foe: Foe) -> Fighter | None:
        """The hero that would take an undefended attack."""
        return min(self.heroes, key=lambda hero: self.loss(hero, foe.attack + 1)) if self.heroes else None


def opportunity(fighter: Fighter, foes: Sequence[Foe]) -> float:
    """What is lost when a character exhausts to defend: its attack, if there is something to hit."""
    return (MISSED_ATTACK if foes else 0.3) * fighter.attack


def menace(foe: Foe) -> float:
    """What it costs to leave an enemy alive for another round."""
    if foe.harmless():
        return 0.5
    extra = {"chieftan-ufthak": 3.0, "nazgul-of-dol-guldur": 4.0, "hill-troll": 2.0}.get(foe.card, 0.0)
    return LIVING_ENEMY + LIVING_ATTACK * foe.attack + extra


def priority(foe: Foe) -> float:
    """How much its death is worth: what it would do, and what the quest wants."""
    return menace(foe) + (MUST_DIE if foe.wanted else 0.0)


def lingering(foe: Foe, left: float, force: Force) -> float:
    """What an enemy costs that survives this round: one that can't be brought down soon costs for longer."""
    wounds = max(0.7, 0.8 * force.potential - foe.defense)
    rounds = min(5.0, left / wounds)
    share = min(1.0, left / max(1, foe.left))
    cost = menace(foe) * (0.4 + 0.6 * share + TOUGH_ENEMY * max(0.0, rounds - 1.0))
    return cost + (MUST_DIE * (0.3 + 0.7 * share) if foe.wanted and foe.seat is not None else 0.0)


def best_defence(foe: Foe, force: Force, foes: Sequence[Foe]) -> tuple[float, Fighter | None]:
    """The cheapest answer to one attack; None is to leave it undefended."""
    best = force.undefended(foe)
    chosen: Fighter | None = None
    for fighter in force.ready:
        if fighter.barred:
            continue
        cost = force.defended(foe, fighter) + opportunity(fighter, foes)
        if cost < best:
            best = cost
            chosen = fighter
    return best, chosen


def fight(foes: Sequence[Foe], force: Force) -> float:
    """What a whole combat phase costs: defend against the strongest first, then hit what can be killed."""
    cost = 0.0
    standing = [foe for foe in foes if not foe.done and not foe.harmless()]
    for foe in sorted(standing, key=lambda each: -each.attack):
        part, chosen = best_defence(foe, force, foes)
        cost += part
        if chosen is None:
            hero = force.takes(foe)
            if hero is not None:
                force.hurt[hero.id] = force.hurt.get(hero.id, 0.0) + foe.attack
        else:
            cost -= opportunity(chosen, foes)
            force.ready.remove(chosen)
    attackers = sorted((each.attack for each in force.ready if not each.barred), reverse=True)
    for foe in sorted(foes, key=lambda each: each.toughness()):
        used = 0
        total = 0
        while used < len(attackers) and total < foe.toughness():
            total += attackers[used]
            used += 1
        if total >= foe.toughness():
            attackers = attackers[used:]
        else:
            wounds = max(0, sum(attackers) - foe.defense)
            cost += lingering(foe, max(1, foe.left - wounds), force)
            attackers = []
    return cost


def kill_plan(foes: Sequence[Foe], attackers: Sequence[Fighter]) -> tuple[Foe, list[Fighter]] | None:
    """The next attack: the most dangerous enemy that can be killed with as few as it takes, or one to wound."""
    best: tuple[float, Foe, list[Fighter]] | None = None
    for foe in foes:
        chosen = enough(foe, attackers)
        if chosen is None:
            total = sum(strength(each, foe) for each in attackers)
            if total <= foe.defense:
                continue
            wounds = (total - foe.defense) / foe.left
            score = 0.7 * wounds * priority(foe) - 0.5 * len(attackers)
            chosen = list(attackers)
        else:
            waste = sum(strength(each, foe) for each in chosen) - foe.toughness()
            score = priority(foe) + 0.8 * foe.threat + 2.0 - 0.7 * len(chosen) - 0.4 * waste
        if best is None or score > best[0]:
            best = (score, foe, chosen)
    return None if best is None else (best[1], best[2])


def enough(foe: Foe, attackers: Sequence[Fighter], begun: int = 0) -> list[Fighter] | None:
    """The smallest force that kills it: one character if one is enough, else the strongest until it is.

    `begun`: the strength of those who attack already.
    """
    need = foe.toughness() - begun
    alone = [each for each in attackers if strength(each, foe) >= need]
    if alone:
        return [min(alone, key=lambda each: strength(each, foe))]
    chosen: list[Fighter] = []
    total = 0
    for each in sorted(attackers, key=lambda fighter: -strength(fighter, foe)):
        if strength(each, foe) == 0:
            break
        chosen.append(each)
        total += strength(each, foe)
        if total >= need:
            # The last one may be more than is needed; take the weakest that still does it.
            rest = total - strength(each, foe)
            spare = [other for other in attackers if other not in chosen and rest + strength(other, foe) >= need]
            if spare:
                chosen[-1] = min(spare, key=lambda fighter: strength(fighter, foe))
            return chosen
    return None


def strength(fighter: Fighter, foe: Foe) -> int:
    """Its attack against that enemy."""
    bonus = 0
    if "blade-of-gondolin" in fighter.attachments and "orc" in BY_ID[foe.card].traits:
        bonus += fighter.attachments.count("blade-of-gondolin")
    if fighter.card == "dunhere" and foe.seat is None:
        bonus += 1
    return fighter.attack + bonus
