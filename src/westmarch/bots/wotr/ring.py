"""The Ring: when the Fellowship goes on, shows itself, rests and hides, and who shields the Ring-bearers."""

from __future__ import annotations

from westmarch.bots.wotr.campaign import NEEDED, Campaign
from westmarch.bots.wotr.geography import GATES, HAVENS, POINTS, TO_MORDOR
from westmarch.bots.wotr.intents import ANY_DIE, Intent, Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.temper import Temper
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    INDEX,
    IS_STRONGHOLD,
    NATION_OF,
    NEIGHBOURS,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.components import CHARACTER, MORDOR_STEPS, MOST_CORRUPTION

# In the common measure: an ordinary action is about ten.
RUIN = 1000.0
# What a match is worth.
LOST = 120.0
# With so many turns before the Shadow's armies could win, ours may do so first: no need to take chances with the Ring.
LONG_PEACE = 20.0


def urgency(board: Board) -> float:
    """How much the Free Peoples are pressed for time: 0 if the Shadow's armies achieve nothing, 1 near defeat."""
    lean = board.leanings
    pressed = board.points[SHADOW] / lean.haste_points
    for region in board.inside:
        if HOME_SIDE[region] == FREE:
            pressed += lean.haste_sieges * POINTS[region]
    return min(1.0, lean.haste + pressed + lean.haste_turns * board.turn)


def doomed(board: Board) -> bool:
    """The Shadow wins with the end of this turn, unless the Ring is destroyed or a place won back before."""
    return board.points[SHADOW] >= NEEDED[SHADOW]


def turns_left(board: Board) -> float:
    """How many turns the Shadow's armies may still need, going on as they have so far."""
    missing = 10.0 - board.points[SHADOW]
    for region in board.inside:
        if HOME_SIDE[region] == FREE:
            missing -= 0.4 * POINTS[region]
    pace = max(0.35, board.points[SHADOW] / max(4, board.turn))
    return max(0.0, missing / pace)


def can_wait(board: Board) -> bool:
    """Is there time to rest before the last stretch?"""
    return turns_left(board) > steps_to_go(board) / board.leanings.rest_pace + board.leanings.rest_turns


def should_rest(board: Board) -> bool:
    """Too weak for Mordor, and time to do something about it."""
    weary = board.corruption >= board.leanings.rest_from
    return not board.in_mordor and weary and not strong_enough(board) and can_wait(board)


def corruption_cost(board: Board, points: float) -> float:
    """What that many more points of corruption cost; the last ones before twelve are dear."""
    lean = board.leanings
    cost = 0.0
    now = float(board.corruption)
    while points > 0:
        part = min(1.0, points)
        weight = lean.corruption + lean.corruption_more * now
        if now >= MOST_CORRUPTION - 3:
            weight += lean.corruption_last
        if now + part >= MOST_CORRUPTION:
            weight = RUIN
        cost += weight * part
        now += part
        points -= part
    return cost


def healing_value(board: Board, points: float) -> float:
    """What that many points less are worth."""
    lean = board.leanings
    value = 0.0
    now = float(board.corruption)
    while points > 0 and now > 0:
        part = min(1.0, points, now)
        now -= part
        points -= part
        value += (lean.corruption + lean.corruption_more * now + (6.0 if now >= MOST_CORRUPTION - 4 else 0.0)) * part
    return value * lean.healing


def shields(board: Board) -> int:
    """The levels of all companions still with the Ring."""
    return sum(board.level(each) for each in board.company)


def steps_to_go(board: Board) -> int:
    """Steps to the gates of Mordor that the progress counter doesn't cover yet."""
    return max(0, TO_MORDOR[board.ring] - board.progress) if board.ring >= 0 else 0


# -- moving and hiding


def step_worth(board: Board, temper: Temper) -> float:
    """What a step of the Fellowship is worth before its risk."""
    if board.in_mordor:
        return board.leanings.mordor_step
    return (board.leanings.step + board.leanings.step_haste * urgency(board)) * temper.boldness


def expected_harm(board: Board) -> float:
    """What the Hunt may be expected to cost on the next step, in the common measure."""
    lean = board.leanings
    guarded = min(2.0, lean.shield * shields(board))
    if board.in_mordor:
        damage, _ = board.tile_odds(board.hunt_shadow + board.hunt_free)
        return corruption_cost(board, max(0.5, damage - guarded))
    chance = board.hunt_chance()
    successes = max(1.0, chance * min(board.hunt_shadow, 5) * 0.5)
    damage, reveals = board.tile_odds(successes)
    harm = min(corruption_cost(board, max(0.3, damage - lean.shield_hunt * guarded)), 60.0)
    return chance * (harm + reveals * lean.seen) * lean.harm


def ring_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """Moving on or hiding, whichever can be done."""
    temper = campaign.temper
    if not board.hidden:
        worth = board.leanings.hide * step_worth(board, temper)
        if not board.in_mordor and board.corruption >= 8:
            worth *= board.leanings.hide_weary
        if board.in_mordor and doomed(board):
            worth += board.leanings.mordor_doom
        uses = ANY_DIE if board.who(board.guide).hides_as_guide and board.in_company(board.guide) else (CHARACTER,)
        return [Intent(worth, "hide-fellowship", uses, Reasoning("bot-wotr-hide"))]
    if board.in_mordor:
        return [_move_in_mordor(board, temper)]
    if should_rest(board) and haven(board, board.ring) and not board.progress:
        return [Intent(0.4, "move-fellowship", (CHARACTER,), Reasoning("bot-wotr-ring-rests", region=board.ring))]
    if not steps_to_go(board):
        return [Intent(0.5, "move-fellowship", (CHARACTER,), Reasoning("bot-wotr-ring-at-gate"))]
    harm = expected_harm(board)
    score = step_worth(board, temper) - harm + _moment(board)
    reason = Reasoning("bot-wotr-ring-moves", chance=round(100 * board.hunt_chance()), steps=steps_to_go(board))
    return [Intent(score, "move-fellowship", (CHARACTER,), reason)]


def _moment(board: Board) -> float:
    """What speaks for moving now rather than later."""
    lean = board.leanings
    worth = lean.step_watched * board.hunt_shadow + lean.step_late * board.turn + lean.step_again * board.hunt_free
    return worth if board.hunt_free else worth + lean.step_first


def _move_in_mordor(board: Board, temper: Temper) -> Intent:
    """One step a turn must be; more than one while the Hunt Box is still thin."""
    reason = Reasoning("bot-wotr-ring-in-mordor", steps=MORDOR_STEPS - board.mordor)
    score = step_worth(board, temper)
    if board.seen.asked_in_mordor:
        # A second step in a turn: an Eye is worth more by then, but the Shadow has less time.
        harm = expected_harm(board)
        lean = board.leanings
        score = lean.mordor_again + lean.mordor_again_haste * urgency(board)
        score -= lean.mordor_again_harm * harm if harm < RUIN / 4 else lean.mordor_again_ruin
        if lean.mordor_again_more:
            score -= lean.mordor_again_more * _dearer_now(board)
    if doomed(board):
        score += board.leanings.mordor_doom
    return Intent(score, "move-fellowship", (CHARACTER,), reason)


def _dearer_now(board: Board) -> float:
    """How much more a step in Mordor costs now than as the first of the next turn."""
    now = _cost_of_step(board, board.hunt_shadow + board.hunt_free)
    return now - _cost_of_step(board, board.leanings.mordor_watch)


def _cost_of_step(board: Board, eye: float) -> float:
    """What a step in Mordor costs on average, where each Eye does so much damage."""
    guarded = min(2.0, board.leanings.shield * shields(board))
    tiles = [board.edition.tiles[name] for name in board.pool()]
    if not tiles:
        return 0.0
    costs = [corruption_cost(board, max(0.0, (eye if tile.is_eye else tile.value) - guarded)) for tile in tiles]
    return sum(min(cost, LOST) for cost in costs) / len(tiles)


# -- the Fellowship phase


def haven(board: Board, region: int) -> bool:
    return region in HAVENS and board.control[region] == FREE


def watched(board: Board, region: int) -> int:
    """How many re-rolls the Hunt would get there."""
    number = int(board.control[region] == SHADOW and IS_STRONGHOLD[region])
    number += board.army(SHADOW, region) is not None
    number += region in board.nazgul_regions
    return number


def choose_in_phase(board: Board, temper: Temper, options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """Declare somewhere, enter Mordor, name another guide, or leave things as they are."""
    if "enter-mordor" in options and ready_for_mordor(board):
        return "enter-mordor", Reasoning("bot-wotr-enter-mordor")
    step = board.leanings.walked * step_worth(board, temper)
    best = _keeping_quiet(board, step)
    chosen = "done"
    reason = Reasoning("bot-wotr-keep-quiet")
    for token in options:
        region = INDEX.get(token)
        if region is None:
            continue
        value = _declaring(board, region, step)
        if value > best + 0.01:
            best = value
            chosen = token
            key = "bot-wotr-declare-heal" if haven(board, region) and board.corruption else "bot-wotr-declare"
            reason = Reasoning(key, region=region)
    if chosen == "done":
        guide = choose_guide(board, tuple(token for token in options if token.startswith("character:")))
        if guide is not None:
            return guide, Reasoning("bot-wotr-guide", character=guide.partition(":")[2])
    return chosen, reason


def likes_in_phase(board: Board, temper: Temper, token: str) -> float:
    """How much an answer in the Fellowship phase is liked."""
    step = board.leanings.walked * step_worth(board, temper)
    region = INDEX.get(token)
    if region is not None:
        return _declaring(board, region, step)
    quiet = _keeping_quiet(board, step)
    if token == "enter-mordor":
        return quiet + (10.0 if ready_for_mordor(board) else -10.0)
    return quiet if token == "done" else quiet - 1.0


def _keeping_quiet(board: Board, step: float) -> float:
    return -step * steps_to_go(board) - board.leanings.unseen * board.progress if board.ring >= 0 else 0.0


def _declaring(board: Board, region: int, step: float) -> float:
    """What it is worth to stand openly in a region."""
    lean = board.leanings
    value = -step * TO_MORDOR[region] - lean.declare_watched * watched(board, region) + lean.declare
    if haven(board, region):
        value += healing_value(board, 1.0)
        nation = NATION_OF[region]
        if not board.active[nation]:
            value += lean.declare_wakes
        if board.progress == 0 and board.corruption:
            value += lean.declare_stays
        if should_rest(board):
            # Here the Ring-bearers can stay until they are fit for Mordor.
            value += step * TO_MORDOR[region] * 0.6 + healing_value(board, 3.0)
    elif region == board.ring:
        value -= lean.declare_same
    if region in GATES:
        value += lean.declare_gates if strong_enough(board) else -lean.declare_gates_weak
    return value


def strong_enough(board: Board) -> bool:
    """Can the Ring-bearers expect to live through Mordor?"""
    lean = board.leanings
    burden = max(lean.burden_least, lean.burden - lean.burden_shield * shields(board))
    if turns_left(board) > LONG_PEACE:
        burden += lean.burden_peace
    return board.corruption + burden < MOST_CORRUPTION


def ready_for_mordor(board: Board) -> bool:
    """Waiting at the gates heals nobody; but while the Shadow's armies sleep, ours may win the war without the risk."""
    return strong_enough(board) or not can_wait(board)


def choose_guide(board: Board, tokens: tuple[str, ...]) -> str | None:
    """Strider hides a revealed Fellowship with any die; Gandalf draws cards, and his fall brings the White."""
    if not tokens:
        return None
    wanted = "character:gandalf_the_grey" if board.hidden else "character:strider"
    return wanted if wanted in tokens else None


# -- found by the Shadow


def _reach_unseen(board: Board, start: int, distance: int) -> set[int]:
    """Where the Fellowship can have got to without passing a stronghold of the Shadow."""
    toll = {region for region in STRONGHOLDS if HOME_SIDE[region] == SHADOW and board.control[region] == SHADOW}
    if start in toll:
        return set()
    reached = {start}
    edge = [start]
    for _ in range(distance):
        edge = [region for here in edge for region in NEIGHBOURS[here] if region not in reached and region not in toll]
        reached.update(edge)
    return reached


def choose_when_revealed(board: Board, temper: Temper, options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """As far as the road to Mordor has been walked, but around strongholds and watchers if it costs little."""
    values = values_when_revealed(board, temper, options)
    chosen = max(options, key=values.__getitem__)
    return chosen, Reasoning("bot-wotr-revealed", region=INDEX[chosen])


def values_when_revealed(board: Board, temper: Temper, options: tuple[str, ...]) -> dict[str, float]:
    unseen = _reach_unseen(board, board.ring, board.progress)
    lean = board.leanings
    step = lean.walked * step_worth(board, temper)
    damage, _ = board.tile_odds(0.0)
    toll = min(corruption_cost(board, max(0.5, damage - 0.1 * shields(board))), 80.0)
    values = {}
    for token in options:
        region = INDEX[token]
        value = -step * TO_MORDOR[region] - lean.revealed_watched * watched(board, region)
        if region not in unseen:
            value -= toll
        if region in GATES:
            value += 6.0 if strong_enough(board) else -6.0
        elif IS_STRONGHOLD[region] and board.control[region] == SHADOW:
            # Found again before it is out of there, the Fellowship pays once more.
            value -= lean.revealed_found_again * toll
        values[token] = value
    return values


# -- who shields the Ring


def companion_worth(board: Board, name: str) -> float:
    """What a companion in the Fellowship is worth to us alive."""
    level = board.level(name)
    if board.in_mordor:
        to_come = MORDOR_STEPS - board.mordor
        if len(board.company) > to_come:
            return 0.5
        lean = board.leanings
        return min(level, 2) * (lean.mordor_companion + lean.mordor_companion_more * board.corruption)
    if name == "gandalf_the_grey":
        minions = ("saruman", "witch_king", "mouth_of_sauron")
        if any(not board.set_aside(each) and board.who(each).brings_white_gandalf for each in minions):
            return board.leanings.gandalf_for_white
    return board.leanings.dear.get(name, 5.0)


def choose_casualty(board: Board, damage: int, options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """Bear the damage, or let somebody fall for it."""
    costs = casualty_costs(board, damage)
    known = [token for token in options if token in costs]
    if not known:
        return options[0], Reasoning("bot-wotr-only-way")
    chosen = min(known, key=lambda token: costs[token])
    if chosen == "guide":
        return chosen, Reasoning("bot-wotr-casualty-guide", character=board.guide, damage=damage)
    if chosen == "random":
        return chosen, Reasoning("bot-wotr-casualty-random", damage=damage)
    return chosen, Reasoning("bot-wotr-casualty-none", damage=damage, corruption=board.corruption)


def casualty_costs(board: Board, damage: int) -> dict[str, float]:
    """What each way to answer for damage costs."""
    costs: dict[str, float] = {"use-ring": corruption_cost(board, damage)}
    if board.company:
        costs["guide"] = _cost_of_falling(board, board.guide, damage)
        costs["random"] = sum(_cost_of_falling(board, each, damage) for each in board.company) / len(board.company)
    return costs


def _cost_of_falling(board: Board, name: str, damage: int) -> float:
    level = board.level(name) if name in board.edition.character_index else 0
    return companion_worth(board, name) + corruption_cost(board, max(0, damage - level))


def hobbit_parts(board: Board, damage: int) -> tuple[str, Reasoning]:
    """Shall the Hobbit who guides the Ring leave to take one point of damage with him?"""
    if board.in_mordor:
        spare = len(board.company) > MORDOR_STEPS - board.mordor
        leaves = spare or damage >= 2 or board.corruption >= 7
    else:
        leaves = damage >= 2 or board.corruption >= board.leanings.hobbit_goes_from
    if leaves:
        return "yes", Reasoning("bot-wotr-hobbit-yes", character=board.guide)
    return "no", Reasoning("bot-wotr-hobbit-no", character=board.guide)


def gollum_betrays(board: Board, damage: int) -> tuple[str, Reasoning]:
    """Shall Gollum's treachery reveal the Fellowship to spare the Ring-bearers a point?"""
    worth_it = corruption_cost(board, damage) - corruption_cost(board, damage - 1) > board.leanings.gollum_betrays
    if worth_it:
        return "yes", Reasoning("bot-wotr-gollum-yes")
    return "no", Reasoning("bot-wotr-gollum-no")


def choose_route(options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """The way past the fewest strongholds."""

    def watchers(token: str) -> int:
        way = token.partition(":")[2]
        return 0 if way == "none" else way.count("+") + 1

    return min(options, key=watchers), Reasoning("bot-wotr-route")
