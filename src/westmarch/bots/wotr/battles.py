"""Choices in battle: cards, casualties, going on, giving way, walls, and who moves in afterwards."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.bots.wotr import cards, combat, odds
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.combat import Fray
from westmarch.bots.wotr.geography import POINTS
from westmarch.bots.wotr.intents import Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.nations import ELITE, KIND_INDEX, LEADER, NAZGUL
from westmarch.games.wotr.state import SIDES
from westmarch.games.wotr.war.combat import SIEGE

Choice = tuple[str, Reasoning]
MOST_DICE = odds.MOST_DICE
# Units that had better live, by nation: those whose elites lead, and those that are far from home.
DEARER = {"isengard-elite": 0.3}


def fray_of(board: Board, params: Mapping[str, object]) -> Fray | None:
    battle = board.seen.battle
    if battle is None:
        return None
    return Fray(battle, INDEX[battle["region"]], params.get("against"), board.edition, board.who)


def stakes(board: Board, campaign: Campaign, region: int) -> float:
    """How much hangs on a battle, around one."""
    return board.leanings.stake + board.leanings.stake_point * POINTS[region]


# -- cards


def combat_card(board: Board, campaign: Campaign, fray: Fray, options: tuple[str, ...]) -> Choice:
    """The card that does most for this round, if it is worth more here than in hand."""
    values = card_values(board, campaign, fray, options)
    chosen = max(["none", *values], key=lambda token: values.get(token, 0.0))
    if chosen == "none":
        return chosen, Reasoning("bot-wotr-no-combat-card")
    return chosen, Reasoning("bot-wotr-combat-card", card=chosen[5:])


def card_values(board: Board, campaign: Campaign, fray: Fray, options: tuple[str, ...]) -> dict[str, float]:
    """What each card on offer would do for this round, less what it is worth in hand."""
    side = board.me
    lean = board.leanings
    weight = stakes(board, campaign, fray.region) * combat.in_the_balance(fray, side)
    spare = 0.6 if len(board.hand) >= board.hand_limit - 1 else 1.0
    values = {}
    for token in options:
        if token.startswith("card:"):
            card = token[5:]
            price = lean.combat_price * spare * cards.keep_value(board, campaign, card)
            values[token] = lean.combat_card * weight * combat.card_value(fray, side, card) - price
    return values


# -- casualties


def casualty(board: Board, options: tuple[str, ...], params: Mapping[str, object]) -> Choice:
    """With more than five units a common soldier; else an elite steps down, which keeps the dice."""
    costs = casualty_costs(board, options, params)
    chosen = min(options, key=costs.__getitem__)
    key = "bot-wotr-casualty-reduce" if chosen.startswith("reduce") else "bot-wotr-casualty-lose"
    return chosen, Reasoning(key)


def casualty_costs(board: Board, options: tuple[str, ...], params: Mapping[str, object]) -> dict[str, float]:
    units = _units_fighting(board, params)
    costs = {}
    for token in options:
        verb, _, kind = token.partition(":")
        elite = KIND_INDEX[kind] % 3 == ELITE
        if verb == "reduce":
            cost = 1.0 if units <= MOST_DICE else 2.2
        elif elite:
            cost = 3.5
        else:
            cost = 1.6 if units <= MOST_DICE else 1.0
        costs[token] = cost + DEARER.get(kind, 0.0)
    return costs


def _units_fighting(board: Board, params: Mapping[str, object]) -> int:
    battle = board.seen.battle
    if battle is not None and battle["region"] == params.get("region"):
        figures = battle["sides"][SIDES[board.me]]["figures"]
        return sum(number for kind, number in figures.items() if KIND_INDEX.get(kind, LEADER) % 3 != LEADER)
    region = INDEX.get(str(params.get("region")), -1)
    army = board.army(board.me, region) if region >= 0 else None
    return army.units if army is not None else MOST_DICE


def surplus(board: Board, options: tuple[str, ...]) -> Choice:
    """What has no room goes home: common soldiers first."""

    def cost(token: str) -> float:
        kind = KIND_INDEX.get(token, 0)
        return kind % 3 + (0.5 if board.from_war[kind // 3] == 0 else 0.0)

    return min(options, key=cost), Reasoning("bot-wotr-surplus")


# -- walls


def withdraw(board: Board, fray: Fray, region: int) -> Choice:
    """Fight in the open, or shut the gates: walls are worth much, but hold only five."""
    mine, foe = fray.hosts[board.me], fray.hosts[1 - board.me]
    attacker_wins = odds.fight(foe.side, mine.side, 5, 5, 12).win
    if attacker_wins < board.leanings.gates_open:
        return "fight", Reasoning("bot-wotr-fight-in-field", region=region)
    if mine.units > MOST_DICE + 1 and mine.hits_to_kill + 2 >= foe.hits_to_kill:
        return "fight", Reasoning("bot-wotr-fight-too-many", region=region)
    return "withdraw", Reasoning("bot-wotr-withdraw", region=region)


def scouts(board: Board, campaign: Campaign, options: tuple[str, ...]) -> Choice:
    if "withdraw" in options:
        battle = board.seen.battle
        region = INDEX[battle["region"]] if battle is not None else board.ring
        return "withdraw", Reasoning("bot-wotr-withdraw", region=region)
    chosen = retreat_region(board, campaign, options)
    return chosen, Reasoning("bot-wotr-retreat", region=INDEX[chosen])


# -- going on or giving way


def attack_goes_on(board: Board, campaign: Campaign, fray: Fray) -> bool:
    """Does the attacker gain by another round?"""
    mine, foe = fray.hosts[board.me], fray.hosts[1 - board.me]
    needs = 6 if fray.kind == SIEGE else 5
    outcome = odds.fight(mine.side, foe.side, needs, needs, 12)
    if fray.kind == SIEGE:
        once = odds.fight(mine.side, foe.side, needs, needs, 1)
        return outcome.win >= board.leanings.storm_on or once.defender_left <= 0.5
    brave = board.leanings.fight_on
    if POINTS[fray.region]:
        brave -= board.leanings.fight_on_point
    return outcome.win >= brave


def continue_or_cease(board: Board, campaign: Campaign, fray: Fray) -> Choice:
    if attack_goes_on(board, campaign, fray):
        return "continue", Reasoning("bot-wotr-continue", region=fray.region)
    return "cease", Reasoning("bot-wotr-cease", region=fray.region)


def extend_siege(board: Board, campaign: Campaign, fray: Fray, options: tuple[str, ...]) -> Choice:
    """Another round of storming for an elite: when it may well be the last, or elites abound and the walls are thin."""
    mine, foe = fray.hosts[board.me], fray.hosts[1 - board.me]
    offers = [token for token in options if token.startswith("reduce:")]
    if not offers:
        return "cease", Reasoning("bot-wotr-siege-rest", region=fray.region)
    lean = board.leanings
    units, elites, leadership, captains = mine.side
    after = (units, max(0, elites - 1), leadership, captains)
    once = odds.fight(after, foe.side, 6, 6, 1)
    whole = odds.fight(after, foe.side, 6, 6, 12)
    near_end = foe.hits_to_kill <= 2 and whole.win >= lean.extend_near
    rich = elites >= 2 and whole.win >= lean.extend_rich
    hurried = whole.win >= lean.extend_hurried and foe.hits_to_kill - once.defender_left >= 0.4 * foe.hits_to_kill
    if near_end or rich or hurried:
        chosen = min(offers, key=lambda token: DEARER.get(token[7:], 0.0))
        return chosen, Reasoning("bot-wotr-siege-extend", region=fray.region)
    return "cease", Reasoning("bot-wotr-siege-rest", region=fray.region)


def retreat(board: Board, campaign: Campaign, fray: Fray, options: tuple[str, ...]) -> Choice:
    """Stand, or live to fight elsewhere."""
    mine, foe = fray.hosts[board.me], fray.hosts[1 - board.me]
    attacker_wins = odds.fight(foe.side, mine.side, 5, 5, 12).win
    regions = tuple(token for token in options if token in INDEX)
    walls = odds.has_walls(fray.region) and board.control[fray.region] == board.me
    limit = board.leanings.stand
    if POINTS[fray.region] and board.control[fray.region] == board.me:
        limit += board.leanings.stand_point
    if not regions or walls or attacker_wins < limit:
        return "fight", Reasoning("bot-wotr-stand", region=fray.region)
    chosen = retreat_region(board, campaign, regions)
    return chosen, Reasoning("bot-wotr-retreat", region=INDEX[chosen])


def retreat_region(board: Board, campaign: Campaign, options: tuple[str, ...]) -> str:
    """Where an army had better go: to friends, to walls, to places that need it, away from enemies."""
    regions = [token for token in options if token in INDEX]
    return max(regions, key=lambda token: refuge_value(board, campaign, INDEX[token]), default=options[0])


def refuge_value(board: Board, campaign: Campaign, region: int) -> float:
    friend = board.army(board.me, region)
    value = min(friend.power, 6.0) if friend is not None else 0.0
    if odds.has_walls(region) and board.control[region] == board.me:
        value += 4.0
    keep, _ = campaign.hold(region, 3.0, None)
    return value + (0.4 * keep - 0.25 * board.threat(board.me, region, 1))


# -- after it


def advance(board: Board, campaign: Campaign, origin: int, target: int, options: tuple[str, ...]) -> str:
    """Move in with all, with some, or stay: 'all', 'split' or 'none'."""
    side = board.me
    army = board.hosts.get(origin)
    worth_holding = POINTS[origin] > 0 and board.control[origin] == side
    takes = board.control[target] == 1 - side
    if army is not None and worth_holding and campaign.hold_need(origin) >= 0.75 and army.units > 1:
        if takes:
            return "split" if "split" in options else "all"
        return "none" if "none" in options else options[0]
    if not takes and side == FREE and worth_holding:
        return "none" if "none" in options else options[0]
    return "all" if "all" in options else "split"


# -- effects of combat cards


def fight_choice(board: Board, kind: str, fray: Fray | None, options: tuple[str, ...]) -> Choice:
    """The small choices that combat cards ask for."""
    if kind == "wotr.fight.dread-and-despair" and fray is not None:
        mine, foe = fray.hosts[SHADOW], fray.hosts[FREE]
        points, _ = combat.dread_points(fray, mine, foe, len(options))
        return f"count:{points}", Reasoning("bot-wotr-card-effect")
    if kind == "wotr.fight.own-hits" and fray is not None:
        most = len(options) - 1
        mine, foe = fray.hosts[SHADOW], fray.hosts[FREE]
        if most > 2:
            number = combat.onslaught_hits(mine, foe, most)
        else:
            number, _ = combat.assault_hits(fray, mine, foe, most)
        return f"count:{number}", Reasoning("bot-wotr-card-effect")
    if kind == "wotr.fight.heroic-death":
        return _heroic_death(fray, options)
    if kind == "wotr.fight.mighty-attack":
        # Whoever has least Leadership gives it up.
        return min(options, key=lambda token: _leadership(board, token)), Reasoning("bot-wotr-card-effect")
    return max(options, key=lambda token: prey(board, token)), Reasoning("bot-wotr-strike-greatest")


def _heroic_death(fray: Fray | None, options: tuple[str, ...]) -> Choice:
    """A leader's life for a hit: only if the army would else be gone, and with it everybody."""
    leaders = [token for token in options if token in KIND_INDEX]
    # Just as many hits as destroy it.
    if fray is not None and leaders and fray.hosts[SHADOW].hits == fray.hosts[FREE].hits_to_kill:
        return leaders[0], Reasoning("bot-wotr-heroic-death")
    return "none", Reasoning("bot-wotr-refuse-cost")


def _leadership(board: Board, token: str) -> int:
    name = token.partition(":")[2]
    return board.who(name).leadership if name in board.edition.character_index else 1


def prey(board: Board, token: str) -> float:
    """How great a loss somebody is to the enemy."""
    if token in ("none", "done"):
        return 0.0
    if token in KIND_INDEX:
        return 2.0 if KIND_INDEX[token] == NAZGUL else 1.5
    name = token.partition(":")[2]
    if name in board.edition.character_index:
        character = board.who(name)
        return 3.0 + 3.0 * character.die_bonus + character.leadership + 0.2 * min(character.level, 3)
    return 0.5
