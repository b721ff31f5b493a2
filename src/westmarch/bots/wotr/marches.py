"""Moving and attacking with armies, for either side: which march or battle promises most."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.bots.wotr import odds
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import POINTS, region_name
from westmarch.bots.wotr.intents import Intent, Part, Reasoning, whole
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.board import FREE, NATION_OF, NEIGHBOURS, SHADOW
from westmarch.games.wotr.facts.components import ARMY, CHARACTER
from westmarch.games.wotr.facts.nations import ELITE, LEADER, NAZGUL, STACKING

# Regions that cards on the table close to the Shadow's armies.
CLOSED_BY_CARD = {
    "a-power-too-great": frozenset(("lorien", "rivendell", "grey_havens")),
    "the-power-of-tom-bombadil": frozenset(("old_forest", "the_shire", "buckland")),
}


@dataclass(slots=True, eq=False)
class March:
    """One army, or a part of it, one region on. Who goes and why is worked out for the marches that are made."""

    _board: Board
    army: Army
    target: int
    # How many units stay behind.
    _stay: int
    score: float
    # The place to take, or else to hold, that draws the others; do they take a place?
    _goal: int
    _place: int
    _captured: bool

    @property
    def part(self) -> Part:
        part = part_leaving(self._board, self.army, self.target, self._stay)
        assert part is not None
        return part

    @property
    def reason(self) -> Reasoning:
        if self._captured:
            return Reasoning("bot-wotr-march-takes", region=self.target)
        if self._goal >= 0:
            return Reasoning("bot-wotr-march-on", origin=self.army.region, goal=self._goal)
        if self._place >= 0:
            return Reasoning("bot-wotr-march-to-hold", origin=self.army.region, goal=self._place)
        return Reasoning("bot-wotr-march", origin=self.army.region, region=self.target)


def closed_regions(board: Board, side: int) -> frozenset[str]:
    closed: frozenset[str] = frozenset()
    if side == SHADOW:
        for card in board.table:
            closed |= CLOSED_BY_CARD.get(card, frozenset())
    return closed


def may_go(board: Board, army: Army, region: int) -> tuple[int, int]:
    """How many units of an army, and how many elites among them, may cross into a region."""
    land = NATION_OF[region]
    if land < 0 or army.fit_units == army.units:
        return army.units, army.elites
    units = elites = 0
    for kind, number in army.figures.items():
        if kind % 3 != LEADER and (kind // 3 == land or board.from_war[kind // 3] == 0):
            units += number
            if kind % 3 == ELITE:
                elites += number
    return units, elites


def led(army: Army, moving: bool) -> bool:
    """Can a Character die lead it?"""
    if army.leadership <= 0:
        return False
    if not moving:
        return True
    fixed = sum(each.leadership for each in army.characters if each.level == 0)
    return army.leadership > fixed


def part_leaving(board: Board, army: Army, region: int, stay: int) -> Part | None:
    """The part that goes to a region when so many units are to stay: common soldiers stay first."""
    land = NATION_OF[region]
    going: dict[int, int] = {}
    held_back = 0
    for kind, number in army.figures.items():
        if kind == NAZGUL or land < 0 or kind // 3 == land or board.from_war[kind // 3] == 0:
            going[kind] = number
        elif kind % 3 != LEADER:
            held_back += number
    stay = max(0, stay - held_back)
    everybody = stay == 0 and len(going) == len(army.figures)
    for kind in sorted(going, key=lambda each: each % 3):
        if stay and kind % 3 != LEADER:
            less = min(stay, going[kind])
            going[kind] -= less
            stay -= less
    if not any(number for kind, number in going.items() if kind % 3 != LEADER):
        return None
    if not everybody:
        # Who stays behind needs no leader while somebody else stays; the march does.
        for kind in going:
            if kind % 3 == LEADER and army.side == FREE and going[kind] > 1:
                going[kind] -= 1
    return Part(going, everybody)


# -- marches


def marches(board: Board, campaign: Campaign) -> list[March]:
    """Every march that gains something, the best first."""
    # Whom we can lead may change with every action where more than two play.
    worked_out = campaign.known if board.edition.seats.many else campaign.lasting
    found: list[March] | None = worked_out.get(("marches", board.seat))
    if found is None:
        found = []
        closed = closed_regions(board, campaign.side)
        for army in board.hosts.values():
            found += _marches_of(board, campaign, army, closed)
        found.sort(key=lambda march: -march.score)
        worked_out["marches", board.seat] = found
    return found


def _marches_of(board: Board, campaign: Campaign, army: Army, closed: frozenset[str]) -> list[March]:
    side = campaign.side
    lean = campaign.leanings
    pull = lean.march_pull
    mine, enemies = board.open[side], board.open[1 - side]
    control = board.control
    region = army.region
    garrisoned = garrison(board, campaign, army)
    leading = 0.6 * min(army.leadership, 5)
    danger_here = _danger(board, campaign, region, army.power, None)
    # What a part of that power is good for where it is.
    standing: dict[float, float] = {}
    found = []
    for target in NEIGHBOURS[region]:
        if target in enemies or (closed and region_name(target) in closed):
            continue
        other = mine.get(target)
        units, elites = may_go(board, army, target)
        if other is not None:
            units = min(units, STACKING - other.units)
        stay = garrisoned
        captured = control[target] == 1 - side and target not in board.inside
        if captured and army.units >= 5 and POINTS[target] < 2 and units > 2:
            stay = max(stay, army.units - 2)
        going = army.units - stay
        if units < going:
            going = units
        if going <= 0:
            continue
        power = going + (elites if elites < going else going) + leading
        here = standing.get(power)
        if here is None:
            here = standing[power] = campaign.take(region, power)[0] + campaign.hold(region, power, army)[0]
        draw, goal = campaign.take(target, power)
        gain = campaign.worth(target) * lean.march_takes if captured else 0.0
        if other is not None and goal is not None and goal.distance[target] < goal.distance[region]:
            # Two hosts that want the same thing are better together.
            gain += lean.march_joins * min(going, other.units)
        if (draw + campaign.most_to_hold(target, army) - here) * pull + gain + danger_here < -0.001:
            # Whatever there is to hold, nothing is gained.
            continue
        keep, place = campaign.hold(target, power, army)
        score = (draw + keep - here) * pull + gain
        score -= _danger(board, campaign, target, power, other) - danger_here
        if score > 0:
            to_take = goal.region if goal is not None and draw >= keep else -1
            found.append(March(board, army, target, army.units - going, score, to_take, place, captured))
    return found


def garrison(board: Board, campaign: Campaign, army: Army) -> int:
    """How many units had better stay where they are, because the place is worth it."""
    region = army.region
    side = campaign.side
    if board.control[region] != side:
        inside = board.inside.get(region)
        if inside is not None and inside.side != side:
            return army.units if army.units + board.others_at(army) <= inside.units + 1 else 0
        return 0
    if not POINTS[region]:
        return 0
    need = campaign.hold_need(region)
    lean = campaign.leanings
    if need < lean.garrison_from:
        return 0
    # Of the Shadow: walls with a few Orcs in them are enough to buy the time to come back.
    return max(0, min(army.units, round(lean.garrison_most), int(need + 0.5) - board.others_at(army)))


def _danger(board: Board, campaign: Campaign, region: int, power: float, company: Army | None) -> float:
    """What an army risks by standing in a region next to stronger enemies."""
    side = campaign.side
    lean = campaign.leanings
    if company is not None:
        power += company.power
    near = campaign.enemy_beside.get(region, 0.0)
    if near <= power * lean.danger_from:
        return 0.0
    if odds.has_walls(region) and board.control[region] == side:
        return 0.0
    return min(power, lean.danger_most) * lean.danger * min(1.0, (near / max(power, 0.5) - lean.danger_from))


def march_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """The best two marches for an Army result, the best led one for a Character result."""
    intents = []
    found = marches(board, campaign)
    if found:
        first = found[0]
        chosen = [first]
        for march in found[1:]:
            if march.army is not first.army and march.army.region != first.target and march.target != first.army.region:
                chosen.append(march)
                break
        bonus = campaign.leanings.march
        intents.append(_march_intent(chosen, (ARMY,), bonus))
        leading = [march for march in found if led(march.army, moving=True)]
        if leading:
            intents.append(_march_intent(leading[:1], (CHARACTER,), bonus))
    return intents


def _march_intent(chosen: list[March], uses: tuple[str, ...], bonus: float) -> Intent:
    score = sum(march.score for march in chosen) + bonus
    answers = {"wotr.move.from": [region_name(march.army.region) for march in chosen] + ["done"]}
    parts = {}
    for march in chosen:
        origin = region_name(march.army.region)
        answers[f"wotr.move.to/{origin}"] = [region_name(march.target)]
        parts[origin] = march.part
    return Intent(score, "move-armies", uses, chosen[0].reason, answers, parts)


# -- attacks


def attack_score(board: Board, campaign: Campaign, army: Army, target: int) -> tuple[float, Reasoning]:
    """What attacking a region is worth, its own region meaning the stronghold in it."""
    side = campaign.side
    lean = campaign.leanings
    loss, kill = lean.loss, lean.kill
    if target == army.region:
        return _siege_score(board, campaign, army)
    defender = board.open[1 - side].get(target)
    if defender is None or not army.fit_units:
        return -99.0, Reasoning("bot-wotr-attack", region=target)
    worth = campaign.worth(target) if board.control[target] == 1 - side else 0.0
    outcome = odds.field_battle(army, defender, target)
    if odds.has_walls(target) and board.control[target] == 1 - side:
        # They will shut themselves in: what counts is whether we can starve and storm them out.
        walls = odds.fight(odds.attacking(army), odds.behind_walls(defender), 6, 6, 12)
        goal = next((each for each in campaign.goals if each.region == target), None)
        support = min(1.0, goal.at_hand / goal.needed) if goal is not None else 0.0
        chance = max(walls.win, lean.siege_support * support)
        surplus = max(0, defender.units - 5)
        score = worth * lean.siege_worth * chance + surplus * kill
        if army.fit_units < min(defender.units, 5) or chance < lean.siege_chance:
            score -= lean.siege_doubt
        return score, Reasoning("bot-wotr-attack-besiege", region=target)
    killed = defender.hits - outcome.defender_left
    lost = army.fit_hits - outcome.attacker_left
    # Whoever stands in the way of a goal is worth beating for the road alone.
    ahead, _ = campaign.take(target, outcome.attacker_left)
    behind, _ = campaign.take(army.region, army.fit_power)
    road = max(0.0, lean.field_road * (ahead - behind))
    score = outcome.win * (lean.field_worth * worth + road + lean.field_won)
    score = score + killed * kill - lost * loss - (1 - outcome.win) * lean.field_lost
    if army.region in board.inside:
        # Whoever goes out to fight may have to give up the siege.
        score -= lean.field_leaves_siege
    relief = board.inside.get(target)
    if relief is not None and relief.side == side:
        score += outcome.win * campaign.hold_worth(target) * lean.field_relief
    if board.control[army.region] == side and POINTS[army.region] and lost > 0:
        after = outcome.attacker_left
        need = campaign.hold_need(army.region) - defender.power
        if after < need:
            score -= campaign.hold_worth(army.region) * lean.field_bares
    for character in defender.characters:
        score += outcome.win * (5.0 if character.die_bonus else 2.5) * lean.field_prey
    for character in army.characters:
        score -= (1 - outcome.win) * (6.0 if character.die_bonus else 3.0) * lean.field_captains
    return score, Reasoning("bot-wotr-attack-field", region=target, chance=round(100 * outcome.win))


def _siege_score(board: Board, campaign: Campaign, army: Army) -> tuple[float, Reasoning]:
    """Storming the walls we stand before, or breaking out of those we are shut in."""
    side = campaign.side
    lean = campaign.leanings
    region = army.region
    loss = lean.loss
    if army.besieged:
        besieger = board.open[1 - side].get(region)
        if besieger is None or not army.fit_units:
            return -99.0, Reasoning("bot-wotr-attack", region=region)
        outcome = odds.fight(odds.attacking(army), odds.defending(besieger), 5, 5, 6)
        killed = besieger.hits - outcome.defender_left
        lost = army.fit_hits - outcome.attacker_left
        score = (
            outcome.win * campaign.hold_worth(region)
            + killed
            - lost * loss * 1.5
            - (1 - outcome.win) * lean.sortie_lost
        )
        return score, Reasoning("bot-wotr-attack-sortie", region=region, chance=round(100 * outcome.win))
    inside = board.inside.get(region)
    if inside is None or inside.side == side or not army.fit_units:
        return -99.0, Reasoning("bot-wotr-attack", region=region)
    once = odds.assault(army, inside, 1)
    whole_fight = odds.assault(army, inside)
    done = min(1.0, (inside.hits - once.defender_left) / inside.hits)
    lost = army.fit_hits - once.attacker_left
    goal = next((each for each in campaign.goals if each.region == region), None)
    support = 0.0
    if goal is not None:
        support = max(0.0, min(0.3, 0.1 * (goal.at_hand - army.fit_power) / 4.0))
    chance = min(1.0, whole_fight.win + support)
    score = campaign.worth(region) * done * lean.storm_worth * (lean.storm_sure + chance) - lost * loss
    if chance < lean.storm_chance:
        score -= lean.storm_doubt
    return score, Reasoning("bot-wotr-attack-storm", region=region, chance=round(100 * chance))


def attack_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """Every attack that can be made, for an Army result or (with a leader) a Character result."""
    intents: list[Intent] | None = campaign.known.get(("attacks", board.seat))
    if intents is None:
        intents = campaign.known["attacks", board.seat] = _attack_intents(board, campaign)
    return intents


def _attack_intents(board: Board, campaign: Campaign) -> list[Intent]:
    side = campaign.side
    closed = closed_regions(board, side)
    intents = []
    for army in (*board.hosts.values(), *board.shut_in.values()):
        if not army.fit_units or not army.obeys:
            continue
        targets = [army.region] if army.region in board.inside else []
        if not army.besieged:
            targets += [region for region in NEIGHBOURS[army.region] if region in board.open[1 - side]]
        for target in targets:
            if closed and region_name(target) in closed:
                continue
            score, reason = attack_score(board, campaign, army, target)
            score += campaign.leanings.attack
            uses = (ARMY, CHARACTER) if led(army, moving=False) else (ARMY,)
            name = region_name(army.region)
            answers = {"wotr.attack.from": [name], f"wotr.attack.to/{name}": [region_name(target)]}
            parts = {name: attack_part(board, campaign, army, target)}
            intents.append(Intent(score, "attack", uses, reason, answers, parts, target))
    return intents


def attack_part(board: Board, campaign: Campaign, army: Army, target: int) -> Part:
    """Who attacks: everybody, unless the place they leave needs some of them more."""
    if target == army.region or POINTS[army.region] == 0 or board.control[army.region] != campaign.side:
        return whole(army)
    stay = 0
    enemies = [board.open[1 - campaign.side].get(region) for region in NEIGHBOURS[army.region]]
    others = sum(1 for enemy in enemies if enemy is not None and enemy.region != target)
    if others or campaign.side == FREE:
        stay = 1
    figures = dict(army.figures)
    for kind in sorted(figures, key=lambda each: each % 3):
        if stay and kind % 3 != LEADER and figures[kind] and army.fit_units > 3:
            figures[kind] -= 1
            stay -= 1
    return Part(figures, figures == army.figures)
