"""What a fight would cost: expected damage with shadow cards, who should defend, what can be killed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from westmarch.bots.lcg import prices
from westmarch.bots.lcg.deck import EncounterDeck
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.games.lcg.facts.box import BY_ID


@dataclass(slots=True, eq=False)
class Stakes:
    """What attacks cost one player, each reckoned once for a look at the table."""

    heroes: list[Fighter]
    threat: int
    deck: EncounterDeck
    potential: int  # the attack of all its characters when they are ready
    _defended: dict[Foe, dict[Fighter, float]] = field(default_factory=dict)
    _undefended: dict[Foe, float] = field(default_factory=dict)

    def loss(self, fighter: Fighter, damage: float, hurt: float = 0.0) -> float:
        """What that much damage on a character costs, who may be hurt already."""
        left = fighter.left - hurt
        if damage <= 0:
            return 0.0
        if damage >= left:
            if fighter.hero:
                return prices.LAST_HERO if len(self.heroes) == 1 else prices.DEAD_HERO + fighter.worth
            return fighter.worth
        if fighter.hero:
            return (
                damage
                * prices.HERO_DAMAGE
                * (1.0 + damage / left)
                * (0.4 if fighter.card in ("gloin", "gimli") else 1.0)
            )
        return damage * prices.ALLY_DAMAGE

    def defences(self, foe: Foe) -> dict[Fighter, float]:
        """What it costs if one or the other defends who is not hurt; filled in as somebody asks."""
        found = self._defended.get(foe)
        if found is None:
            found = self._defended[foe] = {}
        return found

    def defended(self, foe: Foe, fighter: Fighter, hurt: float = 0.0) -> float:
        """What it costs if that character defends."""
        deck = self.deck
        cost = deck.defended_cost
        for bonus, chance in deck.defended:
            damage = max(0, foe.attack + bonus - fighter.defense)
            part = self.loss(fighter, damage, hurt)
            if foe.card == "hill-troll" and damage > fighter.left:
                part += prices.threat_cost(self.threat, damage - fighter.left)
            cost += chance * part
        if foe.card == "nazgul-of-dol-guldur":
            cost += 4.0
        return cost

    def undefended(self, foe: Foe, hurt: dict[Fighter, float]) -> float:
        """What it costs if nobody defends."""
        if not self.heroes:
            return 0.0
        if not hurt and foe in self._undefended:
            return self._undefended[foe]
        cost = self.deck.undefended_cost
        for bonus, chance in self.deck.undefended:
            damage = foe.attack + bonus
            cost += chance * min([self._hit(foe, hero, damage, hurt.get(hero, 0.0)) for hero in self.heroes])
        if not hurt:
            self._undefended[foe] = cost
        return cost

    def _hit(self, foe: Foe, hero: Fighter, damage: int, hurt: float) -> float:
        surplus = damage - hero.left if foe.card == "hill-troll" else 0
        return self.loss(hero, damage, hurt) + (prices.threat_cost(self.threat, surplus) if surplus > 0 else 0.0)


@dataclass(slots=True, eq=False)
class Force:
    """Who can take part in a fight, and what happened to them so far in the reckoning."""

    ready: list[Fighter]
    stakes: Stakes
    hurt: dict[Fighter, float] = field(default_factory=dict)

    def loss(self, fighter: Fighter, damage: float) -> float:
        """What that much damage on a character costs."""
        return self.stakes.loss(fighter, damage, self.hurt.get(fighter, 0.0))

    def defended(self, foe: Foe, fighter: Fighter) -> float:
        """What it costs if that character defends."""
        if fighter in self.hurt:
            return self.stakes.defended(foe, fighter, self.hurt[fighter])
        known = self.stakes.defences(foe)
        cost = known.get(fighter)
        if cost is None:
            cost = known[fighter] = self.stakes.defended(foe, fighter)
        return cost

    def undefended(self, foe: Foe) -> float:
        """What it costs if nobody defends."""
        return self.stakes.undefended(foe, self.hurt)

    def takes(self, foe: Foe) -> Fighter | None:
        """The hero that would take an undefended attack."""
        heroes = self.stakes.heroes
        return min(heroes, key=lambda hero: self.loss(hero, foe.attack + 1)) if heroes else None

    def strike_undefended(self, foe: Foe) -> None:
        """That hero is hurt by it."""
        hero = self.takes(foe)
        if hero is not None:
            self.hurt[hero] = self.hurt.get(hero, 0.0) + foe.attack


def opportunity(fighter: Fighter, foes: Sequence[Foe]) -> float:
    """What is lost when a character exhausts to defend: its attack, if there is something to hit."""
    return (prices.MISSED_ATTACK if foes else 0.3) * fighter.attack


# What an enemy's text costs besides its attack.
NASTY: dict[str, float] = {"chieftan-ufthak": 3.0, "nazgul-of-dol-guldur": 4.0, "hill-troll": 2.0}


def menace(foe: Foe) -> float:
    """What it costs to leave an enemy alive for another round."""
    if foe.harmless:
        return 0.5
    return prices.LIVING_ENEMY + prices.LIVING_ATTACK * foe.attack + NASTY.get(foe.card, 0.0)


def priority(foe: Foe) -> float:
    """How much its death is worth: what it would do, and what the quest wants."""
    return menace(foe) + (prices.MUST_DIE if foe.wanted else 0.0)


def lingering(foe: Foe, left: float, potential: int) -> float:
    """What an enemy costs that survives this round: one that can't be brought down soon costs for longer.

    `potential`: the attack of all characters when they are ready.
    """
    wounds = max(0.7, 0.8 * potential - foe.defense)
    rounds = min(5.0, left / wounds)
    share = min(1.0, left / max(1, foe.left))
    cost = menace(foe) * (0.4 + 0.6 * share + prices.TOUGH_ENEMY * max(0.0, rounds - 1.0))
    return cost + (prices.MUST_DIE * (0.3 + 0.7 * share) if foe.wanted and foe.seat is not None else 0.0)


def best_defence(foe: Foe, force: Force, foes: Sequence[Foe]) -> tuple[float, Fighter | None]:
    """The cheapest answer to one attack; None is to leave it undefended."""
    best = force.undefended(foe)
    chosen: Fighter | None = None
    missed = prices.MISSED_ATTACK if foes else 0.3
    known = force.stakes.defences(foe)
    hurt = force.hurt
    for fighter in force.ready:
        if fighter.barred:
            continue
        cost = known.get(fighter) if not hurt else None
        if cost is None:
            cost = force.defended(foe, fighter)
        cost += missed * fighter.attack
        if cost < best:
            best = cost
            chosen = fighter
    return best, chosen


class Combat:
    """A combat phase against these enemies, whoever is there to fight it."""

    def __init__(self, foes: Sequence[Foe]) -> None:
        self.foes = foes
        self.attacking = [foe for foe in foes if not foe.done and not foe.harmless]
        self.attacking.sort(key=lambda each: -each.attack)
        self.targets = sorted(foes, key=lambda each: each.toughness)

    def cost(self, force: Force) -> float:
        """Defend against the strongest first, then hit what can be killed."""
        cost = 0.0
        for foe in self.attacking:
            part, chosen = best_defence(foe, force, self.foes)
            cost += part
            if chosen is None:
                force.strike_undefended(foe)
            else:
                cost -= opportunity(chosen, self.foes)
                force.ready.remove(chosen)
        if not self.targets:
            return cost
        attackers = sorted([each.attack for each in force.ready if not each.barred], reverse=True)
        for foe in self.targets:
            used = 0
            total = 0
            while used < len(attackers) and total < foe.toughness:
                total += attackers[used]
                used += 1
            if total >= foe.toughness:
                attackers = attackers[used:]
            else:
                wounds = max(0, sum(attackers) - foe.defense)
                cost += lingering(foe, max(1, foe.left - wounds), force.stakes.potential)
                attackers = []
        return cost


def fight(foes: Sequence[Foe], force: Force) -> float:
    """What a whole combat phase costs."""
    return Combat(foes).cost(force)


# How good an attack is, the enemy, and those who attack.
Attack = tuple[float, Foe, list[Fighter]]


def kill_plans(foes: Sequence[Foe], attackers: Sequence[Fighter]) -> list[Attack]:
    """The next attack, best first: an enemy that can be killed with as few as it takes, or one to wound."""
    found: list[Attack] = []
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
            waste = sum(strength(each, foe) for each in chosen) - foe.toughness
            score = priority(foe) + 0.8 * foe.threat + 2.0 - 0.7 * len(chosen) - 0.4 * waste
        found.append((score, foe, chosen))
    return sorted(found, key=lambda attack: -attack[0])


def enough(foe: Foe, attackers: Sequence[Fighter], begun: int = 0) -> list[Fighter] | None:
    """The smallest force that kills it: one character if one is enough, else the strongest until it is.

    `begun`: the strength of those who attack already.
    """
    need = foe.toughness - begun
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
