"""Whom to send on the quest: what is gained there against what is missing in the fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from westmarch.bots.lcg.dodging import near_price
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import Combat, Force
from westmarch.bots.lcg.prices import STAGED_THREAT, threat_cost
from westmarch.bots.lcg.table import Table
from westmarch.games.lcg.seen import Enemy

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


class Meeting:
    """The fight with certain enemies after the quest: with a stranger among them, and with one that is hunted."""

    def __init__(self, table: Table, met: list[Foe], chance: float) -> None:
        self.stakes = table.stakes(table.me)
        self.chance = chance
        self.met = met  # those who come out of the staging area
        foes = [*table.me.enemies, *met]
        self.as_it_is = Combat(foes)
        self.with_a_stranger = Combat([*foes, stranger()])
        self.hunts = [
            (foe, Combat([*foes, foe]))
            for foe in table.staged
            if foe not in foes and not (foe.card == "goblin-sniper" and len(table.staged) > 1)
        ]

    def cost(self, ready: list[Fighter]) -> float:
        """What the fight costs with those who stay at home, less what a hunt would gain."""
        cost = self.as_it_is.cost(Force([*ready], self.stakes))
        if self.chance > 0:
            worse = self.with_a_stranger.cost(Force([*ready], self.stakes))
            cost = (1 - self.chance) * cost + self.chance * worse
        return cost - HUNTING * self.hunting(ready, cost)

    def hunting(self, ready: list[Fighter], cost: float) -> float:
        """What could be gained by engaging somebody of the staging area with those who stay at home."""
        if not self.hunts:
            return 0.0
        strong = sorted([each.attack for each in ready if not each.barred], reverse=True)
        strength = sum(strong[:-1])  # somebody has to defend
        best = 0.0
        for foe, combat in self.hunts:
            if strength >= foe.toughness:
                fought = combat.cost(Force([*ready], self.stakes))
                best = max(best, STAGED_THREAT * foe.threat + 1.0 + cost - fought)
        return best


@dataclass(slots=True, eq=False)
class Result:
    """What may come of the quest: the chance of it, what is gained, and the fight that follows."""

    chance: float
    gain: float
    meeting: Meeting


class Outlook:
    """What questing with so much willpower would bring."""

    def __init__(self, table: Table) -> None:
        self.table = table
        mean, spread = table.new_threat()
        mean += table.staging_threat
        spread *= 1.2
        self.threats = ((mean - spread, 0.3), (mean, 0.4), (mean + spread, 0.3))
        active = table.active
        self.before = active.left if active is not None else 0
        self.needed = max(0, table.points - table.progress) if table.points else 0
        jailors = sum(1 for foe in table.staged if foe.card == "dungeon-jailor")
        self.taken = JAILOR * min(jailors, len(table.objectives))
        self.last_stage = table.quest in ("beorns-path", "out-of-the-dungeons")
        # The chance that an enemy is revealed that comes at once.
        self.chance = min(1.0, NEW_ENEMY * table.deck.enemy_chance(table.me.threat)) if table.reveals() else 0.0
        if table.quest == "anduin-passage":
            self.chance *= 0.3
        self._results: dict[float, list[Result]] = {}
        self._meetings: dict[int, Meeting] = {}

    def results(self, willpower: float) -> list[Result]:
        """What may come of so much willpower, with the chance of each."""
        found = self._results.get(willpower)
        if found is None:
            found = []
            for threat, chance in self.threats:
                ahead = willpower - threat
                found.append(Result(chance, self.gain(ahead), self.meeting(max(0, round(-ahead)))))
            self._results[willpower] = found
        return found

    def meeting(self, more: int) -> Meeting:
        """The fight that follows when threat has risen by so much."""
        found = self._meetings.get(more)
        if found is None:
            met = self.table.will_engage(self.table.me, more)
            same = [each for each in self._meetings.values() if each.met == met]
            found = same[0] if same else Meeting(self.table, met, self.chance)
            self._meetings[more] = found
        return found

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
    return Foe(Enemy("stranger", "forest-spider", 2, 20, attack=3, defense=1, hit_points=4, damage=0), None)


class Errand:
    """What it means for one character to go on the quest, besides its willpower."""

    def __init__(self, table: Table, fighter: Fighter, likes: dict[tuple[str, int], int]) -> None:
        stakes = table.stakes(table.me)
        self.fighter = fighter
        self.willpower = fighter.willpower
        self.gains = in_passing(table, fighter)
        # What The Necromancer's Reach and Dol Guldur Orcs would do to it.
        self.reach = stakes.loss(fighter, 1)
        self.orcs = stakes.loss(fighter, 2)
        # Copies of a card that are as well as each other make no difference.
        self.like = likes.setdefault((fighter.card, fighter.left), len(likes))
        self.tireless = stays_ready(fighter, [])


class Calamity:
    """What the cards of the encounter deck that hurt those who quest are expected to do."""

    def __init__(self, table: Table) -> None:
        self.weight = CALAMITY * table.reveals()
        self.reach = table.deck.chance("the-necromancers-reach")
        self.orcs = table.deck.chance("dol-guldur-orcs")

    def cost(self, errands: list[Errand], tired: list[Errand]) -> float:
        if not errands or not (self.reach or self.orcs):
            return 0.0
        reach = sum([each.reach for each in tired])
        orcs = min([each.orcs for each in errands])
        return self.weight * (self.reach * reach + self.orcs * orcs)


def in_passing(table: Table, fighter: Fighter) -> list[float]:
    """What a character does besides its willpower when it commits."""
    if fighter.card == "theodred":
        return [RESOURCE]
    if fighter.card == "lorien-guide" and table.active is not None:
        return [ON_LOCATION]
    if fighter.card == "northern-tracker":
        return [ON_LOCATION + (EXPLORED * place.threat if place.left <= 1 else 0.0) for place in table.locations]
    return []


def parties(table: Table, already: Sequence[str] = ()) -> list[tuple[float, list[Fighter]]]:
    """Whom one could send, with what it is worth, the best first; those among them who are sent already."""
    able = table.me.ready()
    sent = [each for each in able if each.id in already]
    ready = [each for each in able if each.willpower > 0 and each not in sent]
    idle = [each for each in able if each.willpower == 0 and each not in sent]
    ready.sort(key=lambda each: (-each.willpower, each.attack + each.defense))
    staying = ready[MOST_WEIGHED:] + idle
    likes: dict[tuple[str, int], int] = {}
    first = [Errand(table, each, likes) for each in sent]
    weighed = [Errand(table, each, likes) for each in ready[:MOST_WEIGHED]]
    company = [*sent, *ready[:MOST_WEIGHED]]
    copies = len(likes) < len(company)
    outlook = Outlook(table)
    calamity = Calamity(table)
    base = table.willpower + later_willpower(table)
    found: list[tuple[float, list[Fighter]]] = []
    alike: set[tuple[int, ...]] = set()
    for count in range(len(weighed) + 1):
        for group in combinations(weighed, count):
            errands = [*first, *group]
            if copies:
                like = tuple(sorted([each.like for each in errands]))
                if like in alike:
                    continue
                alike.add(like)
            chosen = [each.fighter for each in errands]
            tired = [each for each in errands if not each.tireless and not stays_ready(each.fighter, chosen)]
            gone = [each.fighter for each in tired]
            rest = [each for each in company if each not in gone] + staying
            score = sum([gain for each in errands for gain in each.gains]) - calamity.cost(errands, tired)
            fights: dict[int, float] = {}  # with so many who come
            for result in outlook.results(base + sum([each.willpower for each in errands])):
                met = len(result.meeting.met)
                if met not in fights:
                    fights[met] = result.meeting.cost(rest)
                score += result.chance * (result.gain - fights[met])
            found.append((score, chosen))
    found.sort(key=lambda each: -each[0])  # of equals the smaller party stays first
    return found


def sundry(found: list[tuple[float, list[Fighter]]], most: int) -> list[tuple[float, list[Fighter]]]:
    """So many of these parties, the best first, and of each size the best: a few more or fewer is a real choice."""
    sizes: set[int] = set()
    first: list[tuple[float, list[Fighter]]] = []
    others: list[tuple[float, list[Fighter]]] = []
    for each in found:
        (others if len(each[1]) in sizes else first).append(each)
        sizes.add(len(each[1]))
    return sorted([*first, *others][:most], key=lambda each: -each[0])
