"""Combat cards: what each effect may be expected to change in the round at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from westmarch.bots.wotr.odds import MOST_DICE
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, IS_DEFENSIVE, SHADOW
from westmarch.games.wotr.facts.characters import Character
from westmarch.games.wotr.facts.nations import ELITE, KIND_INDEX, LEADER
from westmarch.games.wotr.state import SIDES
from westmarch.games.wotr.war.combat import SIEGE

# What a hit scored and a hit spared are worth, by side: Shadow figures come back, Free ones don't.
WORTH = ((1.0, 1.6), (1.7, 0.8))


class Host:
    """One side of a battle as the view shows it."""

    def __init__(self, shown: Mapping[str, Any], who: Callable[[str], Character]) -> None:
        self.units = self.elites = self.nazgul = 0
        self.companions: list[Character] = []
        self.minions: list[Character] = []
        for name, number in shown["figures"].items():
            kind = KIND_INDEX.get(name)
            if kind is None:
                character = who(name)
                (self.companions if character.companion else self.minions).append(character)
            elif kind % 3 == LEADER:
                self.nazgul += number if name == "nazgul" else 0
            else:
                self.units += number
                self.elites += number if kind % 3 == ELITE else 0
        # What characters add to the strength of the units.
        self.captains: int = shown["strength"] - self.units
        self.dice: int = min(shown["strength"], MOST_DICE)
        self.leadership: int = shown["leadership"]
        self.needs: int = shown["needs"]
        # What it has scored in this round so far.
        self.hits: int = shown["hits"]

    @property
    def hits_to_kill(self) -> int:
        return self.units + self.elites

    @property
    def side(self) -> tuple[int, int, int, int]:
        """For the odds: units, elites, Leadership, captains."""
        return self.units, self.elites, self.leadership, self.captains

    @property
    def nazgul_leadership(self) -> int:
        return self.nazgul + sum(each.leadership for each in self.minions if each.nazgul)


class Fray:
    """A battle as a player sees it at the moment of a choice."""

    def __init__(
        self,
        battle: Mapping[str, Any],
        region: int,
        against: object,
        edition: Edition,
        who: Callable[[str], Character] | None = None,
    ) -> None:
        """`who` gives the card that lies for somebody; without it everybody has the card of the base game."""
        self.edition = edition
        self.region = region
        self.kind: str = battle["kind"]
        self.attacker = SIDES.index(battle["attacker"])
        self.round: int = battle["round"]
        # Has the other side laid down a card already?
        self.against = against is not None
        known = who if who is not None else lambda name: edition.characters[edition.character_index[name]]
        self.hosts = [Host(battle["sides"][name], known) for name in SIDES]

    def defended(self) -> bool:
        return self.kind == SIEGE or (self.round <= 1 and IS_DEFENSIVE[self.region])


def score_of(dice: float, leadership: float, needs: float, bonus: float = 0.0, again: float = 0.0) -> float:
    """Average hits, with modifiers on the roll and on the re-roll."""
    if dice <= 0:
        return 0.0
    chance = _chance(needs - bonus)
    second = _chance(needs - again)
    first = dice * chance
    return first + min(leadership, dice - first) * second


def _chance(needs: float) -> float:
    return (7 - max(2.0, min(6.0, needs))) / 6


@dataclass(slots=True, eq=False)
class Change:
    """What an effect adds to the own hits and takes from the enemy's, and what else it is worth."""

    more: float = 0.0
    spared: float = 0.0
    worth: float = 0.0


Effect = Callable[[Fray, Host, Host], Change]


def _base(host: Host) -> float:
    return score_of(host.dice, host.leadership, host.needs)


def _more(host: Host, dice: float = 0, lead: float = 0, bonus: float = 0, again: float = 0) -> float:
    changed = score_of(host.dice + dice, max(0.0, host.leadership + lead), host.needs, bonus, again)
    return changed - _base(host)


def _any_hit(host: Host) -> float:
    """The chance of at least one hit."""
    miss = 1 - _chance(host.needs)
    tries = host.dice + min(float(host.leadership), host.dice * miss)
    return float(1.0 - miss**tries)


def _reroll_hits(host: Host) -> float:
    first = host.dice * _chance(host.needs)
    return min(host.leadership, host.dice - first) * _chance(host.needs)


# -- the Free Peoples' effects


def _daring_defiance(fray: Fray, mine: Host, foe: Host) -> Change:
    if not fray.against:
        return Change(worth=-1.0)
    given_up = sum(each.leadership for each in mine.companions)
    return Change(_more(mine, lead=-given_up), 0.9)


def _plus(bonus: float, again: float) -> Effect:
    return lambda fray, mine, foe: Change(_more(mine, bonus=bonus, again=again))


def _at_most(dice: int) -> Effect:
    return lambda fray, mine, foe: Change(0.0, -_more(foe, dice=min(0, dice - foe.dice)))


def _anduril(fray: Fray, mine: Host, foe: Host) -> Change:
    points = max((each.leadership for each in mine.companions), default=1)
    return Change(0.95 * points + _more(mine, lead=-points))


def _extra_hits(number: int) -> Effect:
    return lambda fray, mine, foe: Change(number * _any_hit(mine))


def _blade(fray: Fray, mine: Host, foe: Host) -> Change:
    chance = min(1.0, _reroll_hits(mine))
    return Change(-chance, 0.0, 9.0 * chance) if foe.minions else Change()


def _fateful_strike(fray: Fray, mine: Host, foe: Host) -> Change:
    chance = min(1.0, _reroll_hits(mine))
    return Change(0.0, 0.0, chance * (1.2 * bool(foe.nazgul) + 2.0 * chance * bool(foe.minions)))


# -- the Shadow's effects


def _words_of_power(fray: Fray, mine: Host, foe: Host) -> Change:
    if not foe.companions:
        return Change(worth=-1.0)
    best = max(foe.companions, key=lambda each: each.leadership)
    captain = -1 if best.captain_of_the_west and foe.units < MOST_DICE else 0
    return Change(0.0, -_more(foe, dice=captain, lead=-best.leadership))


def dread_points(fray: Fray, mine: Host, foe: Host, most: int) -> tuple[int, float]:
    """How much Leadership is best given up to silence enemy dice."""
    best = (1, -9.0)
    for points in range(1, most + 1):
        change = _more(mine, lead=-points) * WORTH[SHADOW][0]
        change -= _more(foe, dice=-min(points, foe.dice - 1)) * WORTH[SHADOW][1]
        if change > best[1]:
            best = (points, change)
    return best


def _both(bonus: float) -> Effect:
    return lambda fray, mine, foe: Change(_more(mine, bonus=bonus, again=bonus), -_more(foe, bonus=bonus, again=bonus))


def assault_hits(fray: Fray, mine: Host, foe: Host, most: int) -> tuple[int, float]:
    """How many hits the Shadow had better take on itself for +1 each on its roll."""
    best = (0, 0.0)
    for number in range(1, most + 1):
        if mine.hits_to_kill <= number + 1:
            break
        gain = _more(mine, bonus=float(number)) * WORTH[SHADOW][0] - number * WORTH[SHADOW][1]
        if gain > best[1]:
            best = (number, gain)
    return best


def _mumakil(fray: Fray, mine: Host, foe: Host) -> Change:
    more = _more(mine, bonus=1.0)
    return Change(more + (0.7 if _base(mine) + more > _base(foe) else 0.35))


def onslaught_hits(mine: Host, foe: Host, most: int) -> int:
    """How many hits to take for as many dice that hit on four: many if that ends it, none if we can't afford it."""
    spare = mine.hits_to_kill - 3
    wanted = min(most, 2 * foe.hits_to_kill)
    return max(0, min(wanted, spare))


# -- Lords of Middle-earth


def _servant_of_the_shadow(fray: Fray, mine: Host, foe: Host) -> Change:
    points = max((each.leadership for each in mine.minions), default=0)
    return Change(_more(mine, lead=-points), -_more(foe, dice=-max(0, min(points, foe.dice - 1))))


EFFECTS: dict[str, Effect] = {
    "orderly_withdrawal": lambda fray, mine, foe: (
        Change(0.0, min(0.9, _base(foe)), 0.3) if foe.hits_to_kill >= 1.3 * mine.hits_to_kill else Change(worth=-1.0)
    ),
    "fear_of_their_masters": lambda fray, mine, foe: Change(
        _more(mine, lead=-mine.leadership, bonus=2.0), -foe.dice / 6
    ),
    "servant_of_the_shadow": _servant_of_the_shadow,
    "daring_defiance": _daring_defiance,
    "scouts": lambda fray, mine, foe: (
        Change(worth=-2.0) if foe.hits_to_kill < 1.6 * mine.hits_to_kill else Change(-_base(mine), _base(foe), 1.0)
    ),
    "sudden_strike": lambda fray, mine, foe: Change(min(mine.leadership, MOST_DICE) * _chance(mine.needs)),
    "charge": lambda fray, mine, foe: Change(min(mine.elites, MOST_DICE) * _chance(mine.needs)),
    "it_is_a_gift": _plus(1.0, 1.0),
    "servant_of_the_secret_fire": _plus(1.0, 0.0),
    "valour": _plus(1.0, 0.0),
    "ents_rage": _plus(2.0, 0.0),
    "huorn_dark": _at_most(2),
    "daylight": _at_most(3),
    "brave_stand": lambda fray, mine, foe: Change(0.0, -_more(foe, dice=-min(len(mine.companions), foe.dice - 1))),
    "advantageous_position": lambda fray, mine, foe: Change(0.0, -_more(foe, bonus=-1.0)),
    "confusion": lambda fray, mine, foe: Change(foe.dice / 6, 0.05 * foe.dice),
    "mighty_attack": lambda fray, mine, foe: Change(0.95 + _more(mine, lead=-1)),
    "anduril": _anduril,
    "no_quarter": _extra_hits(1),
    "nameless_wood": _extra_hits(2),
    "blade_of_westernesse": _blade,
    "fateful_strike": _fateful_strike,
    "heroic_death": lambda fray, mine, foe: Change(0.0, 0.0, 0.8 if mine.units <= 2 else 0.3),
    "shield_wall": lambda fray, mine, foe: Change(0.0, min(1.0, max(0.0, 0.55 * (_base(foe) - 0.4)))),
    "swarm_of_bats": lambda fray, mine, foe: Change(0.0, 0.9, 0.4) if fray.against else Change(_more(mine, again=1.0)),
    "words_of_power": _words_of_power,
    "durins_bane": lambda fray, mine, foe: Change(1.5),
    "one_for_the_dark_lord": _plus(1.0, 1.0),
    "cruel_as_death": lambda fray, mine, foe: Change(_more(mine, lead=-2, bonus=1.0)),
    "dread_and_despair": lambda fray, mine, foe: Change(
        worth=dread_points(fray, mine, foe, max(1, mine.nazgul_leadership))[1]
    ),
    "foul_stench": lambda fray, mine, foe: (
        Change(0.0, _reroll_hits(foe)) if mine.nazgul_leadership >= foe.leadership else Change(worth=-1.0)
    ),
    "devilry_of_orthanc": _plus(1.0, 0.0),
    "deadly_strife": _both(2.0),
    "desperate_battle": _both(1.0),
    "relentless_assault": lambda fray, mine, foe: Change(worth=assault_hits(fray, mine, foe, 2)[1]),
    "mumakil": _mumakil,
    "they_are_terrible": lambda fray, mine, foe: Change(_more(mine, lead=-1, again=1.0)),
    "black_breath": lambda fray, mine, foe: Change(
        0.0, 0.0, min(1.0, _reroll_hits(mine)) * (2.0 if foe.companions else 1.2) if foe.leadership else -1.0
    ),
    "great_host": lambda fray, mine, foe: Change(
        0.9 if max(0.0, mine.units - _base(foe)) >= 2 * (foe.units - 0.5) else 0.0
    ),
    "onslaught": lambda fray, mine, foe: Change(
        worth=onslaught_hits(mine, foe, 4) * (0.5 * WORTH[SHADOW][0] - 0.65 * WORTH[SHADOW][1])
    ),
    "we_come_to_kill": lambda fray, mine, foe: Change(min(mine.elites, MOST_DICE) / 3 * 0.85),
}


def card_value(fray: Fray, side: int, card: str) -> float:
    """What a card brings if it is played in this round."""
    effect = EFFECTS.get(fray.edition.cards[card].combat.id)
    if effect is None:
        return 0.5
    change = effect(fray, fray.hosts[side], fray.hosts[1 - side])
    scored, spared = WORTH[side]
    if fray.kind == SIEGE and side == FREE:
        spared += 0.4
    return change.more * scored + change.spared * spared + change.worth


def in_the_balance(fray: Fray, side: int) -> float:
    """How much a card can still change: little in a round that is won anyway."""
    mine, foe = fray.hosts[side], fray.hosts[1 - side]
    sure = _base(mine)
    return 1.0 if sure <= 0 else max(0.15, min(1.0, 0.6 * foe.hits_to_kill / sure))
