"""Whom to send on the quest: what is gained there against what is missing in the fight."""

from __future__ import annotations

from itertools import combinations

from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import fight
from westmarch.bots.lcg.table import Seat, Table

MOST_WEIGHED = 9  # of the characters with most willpower every combination is weighed
ON_LOCATION = 0.8  # a point of progress on the active location
ON_QUEST = 1.45  # on the quest card
NEXT_STAGE = 2.4
LAST_STAGE = 40.0
THREAT = (1.45, 2.2, 3.8)  # a point of threat, below 35, below 42, above
NEW_ENEMY = 1.5  # how much an enemy that may come counts, for it also stays
CALAMITY = 1.2  # how much the cards count that hurt those who quest


class Outlook:
    """What questing with so much willpower would bring."""

    def __init__(self, table: Table) -> None:
        self.table = table
        mean, spread = table.deck.threat(table.reveals())
        mean += table.staging_threat
        spread *= 1.2
        self.threats = ((mean - spread, 0.3), (mean, 0.4), (mean + spread, 0.3))
        active = table.active
        self.before = active["quest_points"] - active["progress"] if active is not None else 0
        self.needed = max(0, table.points - table.progress) if table.points else 0
        self.last_stage = table.quest in ("beorns-path", "out-of-the-dungeons")
        self.highest = max(seat.threat for seat in table.playing)

    def gain(self, willpower: float) -> float:
        total = 0.0
        for threat, chance in self.threats:
            total += chance * self._gain(willpower - threat)
        return total

    def _gain(self, difference: float) -> float:
        if difference >= 0:
            on_location = min(difference, self.before)
            on_quest = min(difference - on_location, self.needed)
            gain = ON_LOCATION * on_location + ON_QUEST * on_quest
            if self.needed and on_quest >= self.needed:
                gain += LAST_STAGE if self.last_stage else NEXT_STAGE
            return gain + 0.05 * difference
        per_point = THREAT[0] if self.highest < 35 else THREAT[1] if self.highest < 42 else THREAT[2]
        cost = per_point * -difference * len(self.table.playing)
        if self.highest - difference >= 50:
            cost += 60.0
        return -cost


def later_willpower(table: Table) -> float:
    """What players who commit after me will probably add."""
    names = [seat.name for seat in table.order]
    later = table.order[names.index(table.me.name) + 1 :]
    return sum(0.6 * sum(each.willpower for each in seat.ready()) for seat in later)


def stays_ready(fighter: Fighter, others: list[Fighter]) -> bool:
    """A character that can quest and still be ready for the fight."""
    if "unexpected-courage" in fighter.attachments:
        return True
    if fighter.card != "aragorn":
        return False
    return fighter.resources > 0 or any(each.card == "theodred" for each in others)


def stranger() -> Foe:
    """An enemy that may turn up."""
    data = {
        "id": "stranger",
        "card": "forest-spider",
        "attack": 3,
        "defense": 1,
        "hit_points": 4,
        "damage": 0,
        "threat": 2,
        "engagement": 20,
        "attacked": False,
        "struck": [],
        "barred": [],
        "attachments": [],
    }
    return Foe(data, None)


def combat_cost(table: Table, seat: Seat, ready: list[Fighter], foes: list[Foe], chance: float) -> float:
    cost = fight(foes, table.force(seat, ready))
    if chance <= 0:
        return cost
    worse = fight([*foes, stranger()], table.force(seat, ready))
    return (1 - chance) * cost + chance * worse


def calamity(table: Table, chosen: list[Fighter]) -> float:
    """What The Necromancer's Reach and Dol Guldur Orcs are expected to do to those who quest."""
    if not chosen:
        return 0.0
    force = table.force(table.me, [])
    reach = sum(force.loss(each, 1) for each in chosen if not stays_ready(each, chosen))
    orcs = min(force.loss(each, 2) for each in chosen)
    return table.deck.chance("the-necromancers-reach") * reach + table.deck.chance("dol-guldur-orcs") * orcs


def whom_to_commit(table: Table) -> list[Fighter]:
    """The characters that should quest."""
    me = table.me
    ready = [each for each in me.ready() if each.willpower > 0]
    idle = [each for each in me.ready() if each.willpower == 0]
    ready.sort(key=lambda each: (-each.willpower, each.attack + each.defense))
    weighed = ready[:MOST_WEIGHED]
    foes = [*me.enemies, *table.will_engage(me)]
    outlook = Outlook(table)
    base = table.willpower + later_willpower(table)
    chance = min(1.0, NEW_ENEMY * table.deck.enemy_chance(me.threat)) if table.reveals() else 0.0
    if table.quest == "anduin-passage":
        chance *= 0.3
    best: tuple[float, list[Fighter]] | None = None
    for count in range(len(weighed) + 1):
        for group in combinations(weighed, count):
            chosen = list(group)
            rest = [each for each in weighed if each not in chosen or stays_ready(each, chosen)]
            rest += ready[MOST_WEIGHED:] + idle
            score = outlook.gain(base + sum(each.willpower for each in chosen))
            score -= combat_cost(table, me, rest, foes, chance)
            score -= CALAMITY * table.reveals() * calamity(table, chosen)
            if best is None or score > best[0]:
                best = (score, chosen)
    assert best is not None
    return best[1]
