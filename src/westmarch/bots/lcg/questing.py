"""Whom to send on the quest: what is gained there against what is missing in the fight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from westmarch.bots.lcg.dodging import near_price
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import fight
from westmarch.bots.lcg.prices import STAGED_THREAT, threat_cost
from westmarch.bots.lcg.table import Seat, Table

MOST_WEIGHED = 8  # of the characters with most willpower every combination is weighed
ON_LOCATION = 0.8  # a point of progress on the active location
ON_QUEST = 1.45  # on the quest card
NEXT_STAGE = 2.4
HUNTING = 0.8  # how sure a hunt is
LATER = 0.6  # how much of their willpower players who commit later will use
JAILOR = 7.0  # an objective that goes back into the encounter deck
RESOURCE = 1.6  # a resource more
EXPLORED = 1.5  # a point of threat that leaves the staging area with a location
LAST_STAGE = 40.0
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
        jailors = sum(1 for foe in table.staged if foe.card == "dungeon-jailor")
        self.taken = JAILOR * min(jailors, len(table.objectives))
        self.last_stage = table.quest in ("beorns-path", "out-of-the-dungeons")

    def results(self, willpower: float) -> list[tuple[float, float]]:
        """By how much willpower may be ahead, with the chance of each."""
        return [(willpower - threat, chance) for threat, chance in self.threats]

    def gain(self, difference: float) -> float:
        if difference >= 0:
            on_location = min(difference, self.before)
            on_quest = min(difference - on_location, self.needed)
            gain = ON_LOCATION * on_location + ON_QUEST * on_quest
            if self.needed and on_quest >= self.needed:
                gain += LAST_STAGE if self.last_stage else NEXT_STAGE
            return gain + 0.05 * difference
        storms = self.table.scenario == "anduin"
        cost = 0.0
        for seat in self.table.playing:
            cost += threat_cost(seat.threat, -difference, storms) + near_price(self.table, seat) * -difference
        return -cost - self.taken


def later_willpower(table: Table) -> float:
    """What players who commit after me will probably add."""
    names = [seat.name for seat in table.order]
    later = table.order[names.index(table.me.name) + 1 :]
    return sum(LATER * sum(each.willpower for each in seat.ready()) for seat in later)


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


def in_passing(table: Table, chosen: list[Fighter]) -> float:
    """What characters do besides their willpower when they commit."""
    gain = 0.0
    for each in chosen:
        if each.card == "theodred":
            gain += RESOURCE
        elif each.card == "lorien-guide" and table.active is not None:
            gain += ON_LOCATION
        elif each.card == "northern-tracker":
            for place in table.locations:
                last = place["quest_points"] - place["progress"] <= 1
                gain += ON_LOCATION + (EXPLORED * place["threat"] if last else 0.0)
    return gain


def hunting(table: Table, ready: list[Fighter], foes: list[Foe], cost: float) -> float:
    """What could be gained by engaging somebody of the staging area with those who stay at home."""
    best = 0.0
    for foe in table.staged:
        if foe in foes or (foe.card == "goblin-sniper" and len(table.staged) > 1):
            continue
        strong = sorted((each.attack for each in ready if not each.barred), reverse=True)
        if sum(strong[: max(0, len(strong) - 1)]) < foe.toughness():
            continue  # somebody has to defend
        gain = STAGED_THREAT * foe.threat + 1.0 + cost - fight([*foes, foe], table.force(table.me, ready))
        best = max(best, gain)
    return best


def whom_to_commit(table: Table, already: Sequence[str] = ()) -> list[Fighter]:
    """The characters that should quest, those among them who are sent already."""
    me = table.me
    sent = [each for each in me.ready() if each.id in already]
    ready = [each for each in me.ready() if each.willpower > 0 and each not in sent]
    idle = [each for each in me.ready() if each.willpower == 0 and each not in sent]
    ready.sort(key=lambda each: (-each.willpower, each.attack + each.defense))
    weighed = ready[:MOST_WEIGHED]
    outlook = Outlook(table)
    base = table.willpower + later_willpower(table)
    chance = min(1.0, NEW_ENEMY * table.deck.enemy_chance(me.threat)) if table.reveals() else 0.0
    if table.quest == "anduin-passage":
        chance *= 0.3
    best: tuple[float, list[Fighter]] | None = None
    alike: set[tuple[tuple[str, int], ...]] = (
        set()
    )  # copies of a card that are as well as each other make no difference
    for count in range(len(weighed) + 1):
        for group in combinations(weighed, count):
            chosen = [*sent, *group]
            kind = tuple(sorted([(each.card, each.left) for each in chosen]))
            if kind in alike:
                continue
            alike.add(kind)
            rest = [each for each in (*sent, *weighed) if each not in chosen or stays_ready(each, chosen)]
            rest += ready[MOST_WEIGHED:] + idle
            score = in_passing(table, chosen) - CALAMITY * table.reveals() * calamity(table, chosen)
            fights: dict[int, float] = {}  # what the fight costs with so many enemies, less what a hunt would gain
            for difference, odds in outlook.results(base + sum(each.willpower for each in chosen)):
                foes = [*me.enemies, *table.will_engage(me, max(0, round(-difference)))]
                if len(foes) not in fights:
                    cost = combat_cost(table, me, rest, foes, chance)
                    fights[len(foes)] = cost - HUNTING * hunting(table, rest, foes, cost)
                score += odds * (outlook.gain(difference) - fights[len(foes)])
            if best is None or score > best[0]:
                best = (score, chosen)
    assert best is not None
    return best[1]
