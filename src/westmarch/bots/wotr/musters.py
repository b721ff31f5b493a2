"""Muster dice, for either side: nations brought to war, figures recruited where they are wanted."""

from __future__ import annotations

from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import DISTANCE, POINTS, region_name
from westmarch.bots.wotr.intents import Intent, Reasoning
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts import nations
from westmarch.games.wotr.facts.board import FREE, IS_STRONGHOLD, SETTLEMENTS_OF, SHADOW
from westmarch.games.wotr.facts.components import MUSTER

RANKS = ("regular", "elite", "leader")


def place_value(board: Board, campaign: Campaign, kind: int, region: int) -> float:
    """What one more figure of a kind is worth in a region."""
    # Where it comes from makes no difference, unless it is a Nazgûl.
    figure = ("nazgul" if kind == nations.NAZGUL else RANKS[kind % 3], region)
    known: float | None = campaign.lasting.get(figure)
    if known is None:
        known = campaign.lasting[figure] = _place_value(board, campaign, kind, region)
    return known


def _place_value(board: Board, campaign: Campaign, kind: int, region: int) -> float:
    side = campaign.side
    army = board.army(side, region)
    units = army.units if army is not None else 0
    rank = kind % 3
    if kind == nations.NAZGUL:
        return campaign.leanings.nazgul + 0.05 * units
    if rank == nations.LEADER:
        if army is None or army.leadership >= min(units, 4):
            return 0.1
        keep, _ = campaign.hold(region, 0.6, None)
        return 0.8 + campaign.leanings.recruit_leader * keep
    lean = campaign.leanings
    hits = 2.0 if rank == nations.ELITE else 1.0
    if region in board.inside:
        if units >= 5:
            return 0.0
    elif units >= nations.STACKING:
        return 0.0
    draw, _ = campaign.take(region, hits)
    present = board.defenders(side, region)
    need = campaign.hold_need(region)
    keep = 0.0
    if need > present:
        keep = campaign.hold_worth(region) * min(1.0, hits / need) * lean.recruit_lacking
        if side == SHADOW:
            keep *= lean.recruit_hold * min(1.0, 0.3 * need)
        if region in board.inside:
            keep *= lean.recruit_besieged
    return draw + keep


def open_settlements(board: Board, side: int, kind: int) -> list[int]:
    """Where a Muster die may bring a figure of that kind."""
    found = []
    for region in SETTLEMENTS_OF[kind // 3]:
        if board.control[region] != side or region in board.inside or region in board.open[1 - side]:
            continue
        if kind == nations.NAZGUL and not IS_STRONGHOLD[region]:
            continue
        if side == FREE and kind % 3 == nations.LEADER and region not in board.open[side]:
            continue
        found.append(region)
    return found


def placements(board: Board, campaign: Campaign) -> list[tuple[float, int, int]]:
    """(value, kind, region) of everything a Muster die could bring, the best first."""
    side = campaign.side
    found = []
    for nation in board.nations:
        if board.from_war[nation] or nation in board.waiting_nations:
            continue
        for rank in (nations.REGULAR, nations.ELITE, nations.LEADER):
            kind = nation * 3 + rank
            if board.reinforcements(kind):
                for region in open_settlements(board, side, kind):
                    found.append((place_value(board, campaign, kind, region), kind, region))
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    return found


def recruit_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """An elite, or two lesser figures in two places, whichever does more."""
    found = placements(board, campaign)
    elites = [each for each in found if each[1] % 3 == nations.ELITE]
    lesser = [each for each in found if each[1] % 3 != nations.ELITE]
    intents = []
    lean = campaign.leanings
    base = lean.recruit
    if elites:
        value, kind, region = elites[0]
        intents.append(_recruit(base + lean.recruit_elite * value, [(kind, region)]))
    if lesser:
        value, kind, region = lesser[0]
        chosen = [(kind, region)]
        for other in lesser[1:]:
            if other[2] != region and (other[1] != kind or board.reinforcements(kind) > 1):
                value += other[0]
                chosen.append((other[1], other[2]))
                break
        intents.append(_recruit(base + lean.recruit_lesser * value, chosen))
    return intents


def _recruit(score: float, chosen: list[tuple[int, int]]) -> Intent:
    region = chosen[0][1]
    answers = {"wotr.recruit.figure": [nations.KIND_IDS[each] for each, _ in chosen] + ["done"]}
    for kind, where in chosen:
        answers.setdefault(f"wotr.recruit.region/{nations.KIND_IDS[kind]}", []).append(region_name(where))
    return Intent(score, "recruit", (MUSTER,), Reasoning("bot-wotr-recruit", region=region), answers)


def diplomacy_value(board: Board, campaign: Campaign, nation: int) -> float:
    """What one step of a nation towards war is worth."""
    lean = campaign.leanings
    steps = board.from_war[nation]
    if steps == 0 or (steps == 1 and not board.active[nation]) or nation in board.waiting_nations:
        return -99.0
    if nation not in nations.FREE_NATIONS:
        early = max(0.0, 6.0 - board.turn) * lean.early_step
        early += lean.nations.get(nations.NATIONS[nation], 0.0)
        if nation == nations.ISENGARD:
            return lean.isengard_step + early
        if nation == nations.SAURON:
            return lean.sauron_step + early
        assert nation == nations.SOUTHRONS
        return (lean.southron_war if steps == 1 else lean.southron_step) + early
    need = 0.0
    for region in SETTLEMENTS_OF[nation]:
        if board.control[region] == FREE and POINTS[region]:
            lack = campaign.hold_need(region) - 0.6 * board.defenders(FREE, region)
            need = max(need, lack)
    value = lean.step_to_war + lean.nations.get(nations.NATIONS[nation], 0.0)
    value += min(lean.war_lacking_most, lean.war_lacking * max(0.0, need))
    value += chances_of(board, campaign, nation)
    if steps == 1:
        value += lean.war_now
    elif not board.active[nation]:
        value -= lean.war_asleep
    return value


def chances_of(board: Board, campaign: Campaign, nation: int) -> float:
    """What a Free nation could win by force once it is at war: weakly held places within a few marches."""
    best = 0.0
    for army in board.open[FREE].values():
        units = army.figures.get(nation * 3, 0) + army.figures.get(nation * 3 + 1, 0)
        if units >= 2:
            best = max(best, _prize(campaign, army))
    return min(campaign.leanings.war_chances_most, campaign.leanings.war_chances * best)


def _prize(campaign: Campaign, army: Army) -> float:
    """The best of the places worth points that an army is strong enough for, the near rather than the far."""
    best: float | None = campaign.lasting.get(("prize", army.region))
    if best is None:
        best = 0.0
        near = DISTANCE[army.region]
        for goal in campaign.goals:
            if POINTS[goal.region] and goal.needed <= army.power and near[goal.region] <= 4:
                steps = goal.distance[army.region]
                if steps <= 4:
                    best = max(best, goal.worth / (1 + steps))
        campaign.lasting["prize", army.region] = best
    return best


def diplomacy_intents(board: Board, campaign: Campaign) -> list[Intent]:
    intents = []
    for nation in board.nations:
        value = diplomacy_value(board, campaign, nation)
        if value > 0:
            key = "bot-wotr-diplomacy-war" if board.from_war[nation] == 1 else "bot-wotr-diplomacy"
            reason = Reasoning(key, nation=nations.NATIONS[nation])
            answers = {"wotr.diplomacy": [f"nation:{nations.NATIONS[nation]}"]}
            intents.append(Intent(value, "diplomacy", (MUSTER,), reason, answers))
    return intents
