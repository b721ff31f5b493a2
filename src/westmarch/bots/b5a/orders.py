"""The captain's answers before the fight: the turn, actions, moves, recruits."""

from __future__ import annotations

from westmarch.bots.b5a.asking import Ask, Choice, best_area, first
from westmarch.bots.b5a.field import STEPS, Army, Field, is_site, worth
from westmarch.bots.b5a.marches import (
    attack_value,
    attacks,
    combined,
    danger,
    marches,
    passable,
    room,
    step_value,
)
from westmarch.bots.b5a.uses import Weigher
from westmarch.games.b5a.board import AREA, AREA_IDS, AREAS, IN_TERRITORY, REGIONS, TERRITORIES, TERRITORY
from westmarch.games.b5a.deck import CARD, COMBAT, EVENTS
from westmarch.games.b5a.pieces import (
    BOLG,
    CHARACTER,
    DWARF_POOL,
    FACE,
    FACES,
    FREE,
    SHADOW,
    SYMBOLS,
    TILE,
    TILE_ICON,
    TILE_VALUE,
    UNIT,
    UNITS_OF,
)
from westmarch.games.b5a.recruiting import tokens_besides

# How many generals the Free Peoples activate: each gives leadership and an ability, and the Shadow one more draw.
GENERALS_WANTED = 2


# -- the turn


def activate(ask: Ask) -> Choice:
    """Generals whose ability will be of use, but not all: more of them slow fate down."""
    field = ask.field
    if int(str(ask.params["number"])) > GENERALS_WANTED:
        return "done", "bot-b5a-enough-generals", {}
    wanted: list[tuple[float, str]] = []
    for token in ask.options[:-1]:
        who = CHARACTER[token[10:]]
        value = 1.0
        if token.endswith("lord_of_the_eagles"):
            value = 6.0
        elif token.endswith("gandalf"):
            here = field.where[who]
            close = here >= 0 and any(STEPS[army.area][here] <= 3 for army in field.foes())
            value = 5.0 if close else 3.0
        elif token.endswith("thranduil"):
            value = 3.5 if any(army.area < REGIONS and TERRITORY[army.area] < 3 for army in field.foes()) else 0.5
        elif token.endswith("dain"):
            value = 4.5 if any(field.seen.tokens[DWARF_POOL * AREAS : (DWARF_POOL + 1) * AREAS]) else 0.2
        elif token.endswith("bard"):
            value = 4.0 if tokens_besides(DWARF_POOL, field.seen.faces, field.seen.tokens) else 0.1
        wanted.append((value, token))
    wanted.sort(reverse=True)
    if not wanted:
        return "done", "bot-b5a-enough-generals", {}
    return wanted[0][1], "bot-b5a-activate", {}


def command_to(ask: Ask) -> Choice:
    """Leadership for strong armies that will fight soon."""
    field = ask.field

    def value(area: int) -> float:
        army = field.mine(area)
        if army is None:
            return 0.0
        close = field.near(area, field.enemy, 1) * 0.6 + field.near(area, field.enemy, 2) * 0.25
        if area >= REGIONS:
            close = 0.3
        return min(army.strength, 5) * (0.4 + min(close, 4.0)) - army.leadership * 0.5

    return best_area(ask, value, "bot-b5a-command")


def fate(ask: Ask) -> Choice:
    """A tile is kept if the next one is not likely to be lower."""
    tile = TILE[str(ask.params["tile"])]
    pool = ask.field.seen.tiles
    count = sum(pool)
    cost = _tile_cost(tile)
    if count:
        average = sum(_tile_cost(each) * number for each, number in enumerate(pool)) / count
        if cost > average + 0.05:
            return "draw", "bot-b5a-fate-draw", {}
    return "keep", "bot-b5a-fate-keep", {}


def _tile_cost(tile: int) -> float:
    return TILE_VALUE[tile] + (0.5 if TILE_ICON[tile] else 0.0)


def how_many_bats(ask: Ask) -> Choice:
    """Leadership for the armies near the enemy, bats for the rest."""
    field = ask.field
    useful = [army for army in field.own() if army.area < REGIONS and army.size >= 2 and _front(field, army.area)]
    total = int(str(ask.params["total"]))
    wanted = max(1 if field.seen.turn > 1 else 2, total - max(3, len(useful)))
    bats = max(0, min(wanted, 3, total))
    return f"n:{bats}", "bot-b5a-bats", {"count": bats}


def _front(field: Field, area: int) -> bool:
    return field.near(area, field.enemy, 3) > 0


def bats_to(ask: Ask) -> Choice:
    """Where the next fights and marches will be."""
    field = ask.field

    def value(token: str) -> float:
        territory = TERRITORIES.index(token[10:])
        total = 0.0
        for area in IN_TERRITORY[territory]:
            army = field.armies[area]
            if army is None:
                continue
            if army.side == SHADOW:
                total += army.size * (0.6 if _front(field, area) else 0.3)
            else:
                total += min(3, field.near(area, SHADOW, 1)) * 0.8
        return total / (1.0 + field.seen.bats[territory])

    return max(ask.options, key=value), "bot-b5a-bats-to", {}


def lucky(ask: Ask) -> Choice:
    """The die of which there are most already."""
    dice = ask.field.seen.dice  # those of the Free Peoples come first
    worst = max(ask.options[:-1], key=lambda token: dice[FACE[token[4:]]] - (5 if token == "die:will" else 0))
    if worst == "die:will":
        return "no", "bot-b5a-simple", {}
    return worst, "bot-b5a-lucky", {}


def discard(ask: Ask) -> Choice:
    """The card that is worth least now, in hand and in combat."""
    weigher = Weigher(ask.field)

    def value(token: str) -> float:
        card = CARD[token[5:]]
        total = weigher.card(token[5:])
        if card < EVENTS:
            total += 1.6 + (1.0 if COMBAT[card] in (1, 9, 7, 4) else 0.0)
        return total

    return min(ask.options, key=value), "bot-b5a-discard", {}


# -- actions


def action(ask: Ask) -> Choice:
    """First generals, then the die that can do most now."""
    field = ask.field
    weigher = Weigher(field)
    for token in ask.options:
        if token.startswith("general:") and _general_now(field, token[8:]):
            return token, "bot-b5a-general", {}
    best, value = "", -9.0
    for token in ask.options:
        if token.startswith("die:"):
            face = FACE[token[4:]]
            worth_of = weigher.die(face, SYMBOLS[face]) - (0.6 if token == "die:will" else 0.0)
            if worth_of > value:
                best, value = token, worth_of
    if "pass" in ask.options and value < 1.0:
        return "pass", "bot-b5a-pass", {}
    return best or ask.options[0], "bot-b5a-die", {}


def _general_now(field: Field, name: str) -> bool:
    """Abilities that lay tokens come first, those that hurt wait for a target; unused ones are used at last."""
    dice = sum(field.seen.dice[: len(FACES)])
    last = dice <= 2
    if name == "lord_of_the_eagles":
        return True
    if name == "gandalf":
        return True
    if name == "thranduil":
        return last or dice <= 3 or any(army.damage for army in field.foes())
    return True


def use(ask: Ask) -> Choice:
    field = ask.field
    weigher = Weigher(field)
    symbols = SYMBOLS[FACE[str(ask.params["face"])]]
    best, value = "skip", 0.15
    for token in ask.options:
        if token in ("skip", "ring", "another"):
            continue
        worth_of = weigher.use(token, symbols)
        if worth_of > value:
            best, value = token, worth_of
    if best == "skip":
        return best, "bot-b5a-skip", {}
    if best.startswith("card:"):
        return best, "bot-b5a-card", {}
    return best, "bot-b5a-use", {"value": round(value, 1)}


# -- moving


def move_from(ask: Ask) -> Choice:
    ideas = marches(ask.field, ask.armies())
    if ideas and ideas[0].value > 0.1:
        return AREA_IDS[ideas[0].origin], ideas[0].key, ideas[0].params
    return ask.options[-1], "bot-b5a-enough", {}


def move_to(ask: Ask) -> Choice:
    """The best way for an army: an attack, a move of all of it, or of as many as there is room for."""
    field = ask.field
    army = field.mine(ask.area())
    if army is None:
        return ask.options[-1], "bot-b5a-enough", {}
    steps = int(str(ask.params.get("steps", 1)))
    best, value, key = "done", 0.1, "bot-b5a-enough"
    for token in ask.options:
        if token not in AREA:
            continue
        goal = AREA[token]
        if field.foe(goal) is not None or field.beorn == goal:
            total, reason = attack_value(field, army, goal), "bot-b5a-attack"
        else:
            total, reason = step_value(field, army, goal), "bot-b5a-march"
            if steps > 1:
                onward = [step_value(field, army, further) for further in passable(field, goal) if further != army.area]
                total = max([total, *[each - 0.05 for each in onward]])
        if total > value:
            best, value, key = token, total, reason
    if best == "done":
        return ("done" if "done" in ask.options else ask.options[0]), key, {}
    goal = AREA[best]
    params: dict[str, object] = {"origin": AREA_IDS[army.area], "area": AREA_IDS[goal]}
    if key == "bot-b5a-march" and "split" in ask.options:
        fits = room(field, army, goal)
        if 0 < fits < army.size:
            ask.memo.update(area=army.area, room=fits, goal=goal)
            return "split", "bot-b5a-split", params
    return best, key, params


def move_on(ask: Ask) -> Choice:
    """Farther on, if that is better than stopping."""
    field = ask.field
    moving = field.seen.moving
    here = ask.area()
    if not moving or here < 0:
        return ask.options[-1], "bot-b5a-enough", {}
    group = moving[-1]
    size = sum(group.units)
    army = Army(here, field.me, bytes(group.units), size, size, group.command, group.command, group.damage)
    best, value = "done", 0.0
    for token in ask.options:
        if token in AREA and AREA[token] != group.origin:
            total = step_value(field, army, AREA[token])
            if total > value:
                best, value = token, total
    if best not in AREA:
        return best, "bot-b5a-enough", {}
    return best, "bot-b5a-march", {"origin": AREA_IDS[here], "area": best}


def split_units(ask: Ask) -> Choice:
    """As many as there is room for, strong ones first."""
    if ask.memo.get("area") != ask.area():
        _part_to_go(ask)
    left = ask.memo["room"]
    numbers = sorted((int(token[2:]) for token in ask.options), reverse=True)
    count = next((number for number in numbers if number <= left), numbers[-1])
    ask.memo["room"] = left - count
    return f"n:{count}", "bot-b5a-split-units", {}


def _part_to_go(ask: Ask) -> None:
    """Somebody else chose to split this army: where a part of it is wanted most, and how many are still to go.

    The kinds before this one are taken to have gone as the captain would have sent them.
    """
    field = ask.field
    army = field.mine(ask.area())
    goals = passable(field, ask.area())
    if army is None or not goals:
        ask.memo.update(area=ask.area(), room=99, goal=-1)
        return
    goal = max(goals, key=lambda area: step_value(field, army, area))
    left = room(field, army, goal)
    if left >= army.size:
        # There is room for all of them, and yet not all are to go.
        left = army.size - 1
    for kind in UNITS_OF[field.me]:
        if kind == UNIT.get(str(ask.params.get("unit"))):
            break
        left -= min(left, army.units[kind])
    ask.memo.update(area=army.area, room=left, goal=goal)


def split_to(ask: Ask) -> Choice:
    if ask.memo.get("area") != ask.area():
        _part_to_go(ask)
    goal = ask.memo["goal"]
    ask.memo.clear()
    if goal >= 0 and AREA_IDS[goal] in ask.options:
        return AREA_IDS[goal], "bot-b5a-march", {"origin": AREA_IDS[ask.area()], "area": AREA_IDS[goal]}
    return first(ask)


def split_damage(ask: Ask) -> Choice:
    return ask.options[-1], "bot-b5a-split-damage", {}


def attack_from(ask: Ask) -> Choice:
    ideas = attacks(ask.field, ask.armies())
    if ideas and ideas[0].value > 0.1:
        return AREA_IDS[ideas[0].origin], ideas[0].key, ideas[0].params
    return ask.options[-1], "bot-b5a-enough", {}


def strike(ask: Ask) -> Choice:
    field = ask.field
    army = field.mine(ask.area())
    if army is None:
        return first(ask)
    return best_area(ask, lambda area: attack_value(field, army, area), "bot-b5a-strike", 0.1)


def combined_at(ask: Ask) -> Choice:
    ideas = [idea for idea in combined(ask.field) if AREA_IDS[idea.target] in ask.options]
    if ideas and ideas[0].value > 0:
        return AREA_IDS[ideas[0].target], ideas[0].key, ideas[0].params
    return ask.options[-1], "bot-b5a-enough", {}


def army(ask: Ask) -> Choice:
    """Combined attack: the army with the best odds, sparing Bolg."""
    field = ask.field
    target = ask.area("target")

    def value(area: int) -> float:
        mine = field.mine(area)
        if mine is None:
            return -9.0
        return field.odds(mine, target) - (0.6 if field.where[BOLG] == area else 0.0)

    return best_area(ask, value, "bot-b5a-army")


# -- recruiting


def flip(ask: Ask) -> Choice:
    weigher = Weigher(ask.field)
    return best_area(ask, weigher.flip, "bot-b5a-flip", 0.5)


def lay_token(ask: Ask) -> Choice:
    """Where units will be needed, and can still be recruited."""
    field = ask.field

    def value(area: int) -> float:
        if field.me == SHADOW:
            nearest = min((STEPS[area][site] for site in field.wanted), default=9)
            return -nearest - field.tokens[area] * 0.5
        threat = danger(field, area)
        return worth(area) * 0.5 + min(threat, 6.0) * 0.5 - field.tokens[area] - field.size(area, FREE) * 0.4

    return best_area(ask, value, "bot-b5a-lay")


def reinforce(ask: Ask) -> Choice:
    """The army that has room and is nearest to the fight."""
    field = ask.field

    def value(area: int) -> float:
        size = field.size(area, field.me)
        total = field.near(area, field.enemy, 2) * 0.4 + field.near(area, field.enemy, 1) * 0.3
        if field.me == FREE:
            total += worth(area) * 0.7 + min(danger(field, area), 6.0) * 0.3 if is_site(area) else 0.0
        else:
            nearest = min((STEPS[area][site] for site in field.wanted), default=9)
            total += 4.0 - nearest * 0.5
        return total - max(0, size - 3) * 1.5

    return best_area(ask, value, "bot-b5a-reinforce", -20.0)


def rally(ask: Ask) -> Choice:
    field = ask.field

    def value(area: int) -> float:
        mine = field.mine(area)
        return 0.0 if mine is None else min(mine.damage, mine.size) * (1.5 if field.near(area, field.enemy, 1) else 1.0)

    return best_area(ask, value, "bot-b5a-rally", 0.5)
