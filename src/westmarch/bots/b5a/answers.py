"""The captain's answers, by the kind of question."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from westmarch.bots.b5a import combat
from westmarch.bots.b5a.field import STEPS, Army, Field, area_name, is_site, worth
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
from westmarch.games.b5a.board import AREA, AREA_IDS, IN_TERRITORY, REGIONS, TERRITORIES, TERRITORY
from westmarch.games.b5a.deck import CARD, COMBAT, EVENTS
from westmarch.games.b5a.pieces import (
    BOLG,
    CHARACTER,
    FACE,
    FREE,
    SHADOW,
    SYMBOLS,
    TILE,
    TILE_ICON,
    TILE_IDS,
    TILE_VALUE,
)

Choice = tuple[str, str, dict[str, object]]

# How many generals the Free Peoples activate: each gives leadership and an ability, and the Shadow one more draw.
GENERALS_WANTED = 2


class Ask:
    """A decision with all that is known when it is asked."""

    __slots__ = ("field", "kind", "memo", "options", "params", "random")

    def __init__(
        self,
        field: Field,
        kind: str,
        options: tuple[str, ...],
        params: Mapping[str, object],
        memo: dict[str, int],
        rng: random.Random,
    ) -> None:
        self.field = field
        self.kind = kind
        self.options = options
        self.params = params
        self.memo = memo
        self.random = rng

    def areas(self) -> list[int]:
        return [AREA[token] for token in self.options if token in AREA]

    def area(self, name: str = "area") -> int:
        return AREA.get(str(self.params.get(name, "")), -1)

    def armies(self) -> list[Army]:
        found = [self.field.mine(area) for area in self.areas()]
        return [army for army in found if army is not None]


def first(ask: Ask) -> Choice:
    return ask.options[0], "bot-b5a-simple", {}


def best_area(ask: Ask, value: Callable[[int], float], key: str, least: float = -99.0) -> Choice:
    """The area of most value; `done` if none reaches the least."""
    areas = ask.areas()
    if areas:
        area = max(areas, key=value)
        if value(area) >= least or "done" not in ask.options:
            return AREA_IDS[area], key, {"area": area_name(area)}
    return ask.options[-1], "bot-b5a-enough", {}


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
            close = any(STEPS[army.area][field.where[who]] <= 3 for army in field.foes() if who in field.where)
            value = 5.0 if close else 3.0
        elif token.endswith("thranduil"):
            value = 3.5 if any(army.area < REGIONS and TERRITORY[army.area] < 3 for army in field.foes()) else 0.5
        elif token.endswith("dain"):
            tokens = any("dwarves" in entry.get("tokens", {}) for entry in field.view["areas"].values())
            value = 4.5 if tokens else 0.2
        elif token.endswith("bard"):
            value = 4.0 if field.view["pools"]["dwarves"] else 0.1
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
    pool = ask.field.view["fate"]["tiles"]
    count = sum(pool.values())
    cost = _tile_cost(tile)
    if count:
        average = sum(_tile_cost(TILE_IDS.index(name)) * number for name, number in pool.items()) / count
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
    wanted = max(1 if field.turn > 1 else 2, total - max(3, len(useful)))
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
        return total / (1.0 + int(field.view["bats"][TERRITORIES[territory]]))

    return max(ask.options, key=value), "bot-b5a-bats-to", {}


def lucky(ask: Ask) -> Choice:
    """The die of which there are most already."""
    dice = ask.field.view["dice"]["free"]
    worst = max(ask.options[:-1], key=lambda token: dice.get(token[4:], 0) - (5 if token == "die:will" else 0))
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
    last = field.free_dice <= 2
    if name == "lord_of_the_eagles":
        return True
    if name == "gandalf":
        return True
    if name == "thranduil":
        return last or field.free_dice <= 3 or any(army.damage for army in field.foes())
    return True


def use(ask: Ask) -> Choice:
    field = ask.field
    weigher = Weigher(field)
    symbols = SYMBOLS[FACE[str(ask.params["face"])]]
    best, value = "skip", 0.15
    for token in ask.options:
        if token in ("skip", "ring"):
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
    params: dict[str, object] = {"origin": area_name(army.area), "area": area_name(goal)}
    if key == "bot-b5a-march" and "split" in ask.options:
        fits = room(field, army, goal)
        if 0 < fits < army.size:
            ask.memo["room"] = fits
            ask.memo["goal"] = goal
            return "split", "bot-b5a-split", params
    return best, key, params


def move_on(ask: Ask) -> Choice:
    """Farther on, if that is better than stopping."""
    field = ask.field
    moving = field.view["moving"]
    here = ask.area()
    if not moving or here < 0:
        return ask.options[-1], "bot-b5a-enough", {}
    group = moving[-1]
    army = Army(here, field.me)
    army.size = sum(group["units"].values())
    army.strength = army.size
    army.leadership = group["command"]
    army.damage = group["damage"]
    best, value = "done", 0.0
    for token in ask.options:
        if token in AREA and AREA[token] != AREA[group["origin"]]:
            total = step_value(field, army, AREA[token])
            if total > value:
                best, value = token, total
    return best, "bot-b5a-march", {"origin": area_name(here), "area": area_name(AREA[best]) if best in AREA else ""}


def split_units(ask: Ask) -> Choice:
    """As many as there is room for, strong ones first."""
    left = ask.memo.get("room", 99)
    numbers = sorted((int(token[2:]) for token in ask.options), reverse=True)
    count = next((number for number in numbers if number <= left), numbers[-1])
    ask.memo["room"] = left - count
    return f"n:{count}", "bot-b5a-split-units", {}


def split_to(ask: Ask) -> Choice:
    goal = ask.memo.get("goal", -1)
    if goal >= 0 and AREA_IDS[goal] in ask.options:
        return AREA_IDS[goal], "bot-b5a-march", {"origin": area_name(ask.area()), "area": area_name(goal)}
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
        return field.odds(mine, target) - (0.6 if field.where.get(BOLG) == area else 0.0)

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
            nearest = min((STEPS[area][site] for site in field.wanted_sites()), default=9)
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
            nearest = min((STEPS[area][site] for site in field.wanted_sites()), default=9)
            total += 4.0 - nearest * 0.5
        return total - max(0, size - 3) * 1.5

    return best_area(ask, value, "bot-b5a-reinforce", -20.0)


def rally(ask: Ask) -> Choice:
    field = ask.field

    def value(area: int) -> float:
        mine = field.mine(area)
        return 0.0 if mine is None else min(mine.damage, mine.size) * (1.5 if field.near(area, field.enemy, 1) else 1.0)

    return best_area(ask, value, "bot-b5a-rally", 0.5)


# -- combat


def manoeuvre(ask: Ask) -> Choice:
    return combat.Fight(ask.field).card(ask.options)


def use_manoeuvre(ask: Ask) -> Choice:
    good = combat.Fight(ask.field).use(str(ask.params["manoeuvre"]))
    return ("use" if good else "no"), "bot-b5a-use-manoeuvre", {}


def no_quarter(ask: Ask) -> Choice:
    mine = ask.field.mine(ask.area())
    spare = mine is not None and mine.size > mine.damage
    return ("use" if spare else "no"), "bot-b5a-simple", {}


def press(ask: Ask) -> Choice:
    return combat.Fight(ask.field).press()


def stand(ask: Ask) -> Choice:
    return combat.Fight(ask.field).stand(ask.options)


def retreat_to(ask: Ask) -> Choice:
    return combat.refuge(ask.field, ask.options), "bot-b5a-refuge", {}


def drive_to(ask: Ask) -> Choice:
    """Where the driven army is easiest to reach again."""
    field = ask.field
    return best_area(ask, lambda area: field.near(area, field.me, 1) - field.size(area, field.enemy), "bot-b5a-drive")


def casualties(ask: Ask) -> Choice:
    if "done" in ask.options:
        return "done", "bot-b5a-no-casualties", {}
    return combat.loss(ask.field, ask.options), "bot-b5a-casualty", {}


def excess(ask: Ask) -> Choice:
    return combat.loss(ask.field, ask.options), "bot-b5a-casualty", {}


def fell_race(ask: Ask) -> Choice:
    return combat.sacrifice(ask.options, ask.field, ask.area()), "bot-b5a-simple", {}


def captain_of_war(ask: Ask) -> Choice:
    mine = ask.field.mine(ask.area())
    if "token" in ask.options and mine is not None and mine.damage >= 2:
        return "token", "bot-b5a-simple", {}
    return "no", "bot-b5a-simple", {}


def bodyguard(ask: Ask) -> Choice:
    """Bolg's death loses the battle: a guard is spent before it comes to that, or for much damage."""
    mine = ask.field.mine(ask.area())
    hurt = int(str(ask.params["damage"]))
    if mine is None:
        return "use", "bot-b5a-bodyguard", {}
    deadly = mine.damage + hurt >= 2 * mine.size - 1
    return ("use" if deadly or hurt >= 2 else "no"), "bot-b5a-bodyguard", {}


def escape(ask: Ask) -> Choice:
    return ("use" if int(str(ask.params["damage"])) >= 2 else "no"), "bot-b5a-simple", {}


def armour(ask: Ask) -> Choice:
    """As much as the card holds without breaking, or all of it if it breaks anyway."""
    left = 5 - int(str(ask.params["on_card"]))
    hurt = int(str(ask.params["damage"]))
    return f"n:{min(hurt, max(left, 0))}" if left > 0 else f"n:{hurt}", "bot-b5a-simple", {}


def advance(ask: Ask) -> Choice:
    """Into what was won, unless that leaves a place open or is a trap."""
    field = ask.field
    goal = ask.area()
    origin = ask.area("army")
    mine = field.mine(origin) if origin >= 0 else None
    if mine is None:
        return "all", "bot-b5a-advance", {"area": area_name(goal)}
    gain = worth(goal) if is_site(goal) and field.held[goal] == (field.me == FREE) else 0
    loss_of = 0.0
    if field.me == FREE and is_site(origin):
        loss_of = worth(origin) + field.walls[origin] * 0.5
    risk = max(0, field.near(goal, field.enemy, 1) - mine.strength) * (0.6 if field.me == SHADOW else 1.0)
    if field.me == SHADOW:
        gain += 2
    if gain - loss_of - risk >= 0:
        return "all", "bot-b5a-advance", {"area": area_name(goal)}
    return "stay", "bot-b5a-hold", {"area": area_name(origin)}


def advance_army(ask: Ask) -> Choice:
    field = ask.field
    return best_area(ask, lambda area: field.size(area, field.me), "bot-b5a-advance", 1)


# -- characters


def enter_at(ask: Ask) -> Choice:
    field = ask.field
    who = str(ask.params.get("who", ""))
    if who == "bolg":
        return best_area(
            ask, lambda area: field.size(area, SHADOW) - STEPS[area][AREA["ruins_of_dale"]], "bot-b5a-enter"
        )
    if who == "beorn":
        nearest = [army.area for army in field.foes() if army.area < REGIONS]
        return best_area(ask, lambda area: -min((STEPS[area][foe] for foe in nearest), default=9), "bot-b5a-enter")
    return best_area(ask, lambda area: field.size(area, FREE), "bot-b5a-enter")


def walk(ask: Ask) -> Choice:
    """Characters who stand alone join an army."""
    field = ask.field
    for token in ask.options:
        if token.startswith("character:"):
            area = field.where.get(CHARACTER[token[10:]], -1)
            if area >= 0 and field.mine(area) is None:
                return token, "bot-b5a-walk", {}
    return "done", "bot-b5a-enough", {}


def walk_to(ask: Ask) -> Choice:
    field = ask.field

    def value(area: int) -> float:
        mine = field.mine(area)
        return -1.0 if mine is None else mine.strength + field.walls[area] * 0.3

    return best_area(ask, value, "bot-b5a-join", 0.5)


def beorn(ask: Ask) -> Choice:
    """Beorn walks towards the army he can best destroy."""
    field = ask.field
    here = ask.area()
    prey = [AREA[token] for token in ask.options if token in AREA and field.foe(AREA[token]) is not None]
    if prey:
        best = min(prey, key=lambda area: field.size(area, SHADOW) + field.walls[area] * 1.5)
        if field.view["wrath"] > field.size(best, SHADOW) * 0.7:
            return AREA_IDS[best], "bot-b5a-beorn-attack", {"area": area_name(best)}
    empty = [AREA[token] for token in ask.options if token in AREA and field.held[AREA[token]]]
    empty = [area for area in empty if field.foe(area) is None]
    if empty:
        return AREA_IDS[empty[0]], "bot-b5a-beorn-free", {"area": area_name(empty[0])}
    goals = [army.area for army in field.foes() if army.area < REGIONS]
    if goals and int(str(ask.params["left"])):

        def far(area: int) -> int:
            return min(STEPS[area][goal] for goal in goals)

        steps = [AREA[token] for token in ask.options if token in AREA and field.foe(AREA[token]) is None]
        if steps:
            best = min(steps, key=far)
            if far(best) < far(here):
                return AREA_IDS[best], "bot-b5a-beorn-walk", {"area": area_name(best)}
    return "done", "bot-b5a-enough", {}


def shoot(ask: Ask) -> Choice:
    """At the army that is nearest to breaking, or most dangerous."""
    field = ask.field

    def value(area: int) -> float:
        foe = field.foe(area)
        if foe is None:
            return -1.0
        close = sum(worth(site) for site in range(REGIONS) if is_site(site) and STEPS[area][site] <= 1)
        return foe.damage * 1.0 + foe.strength * 0.4 + close * 0.3 - field.walls[area] * 2.0

    best = best_area(ask, value, "bot-b5a-shoot")
    if best[0] not in AREA and "concentrate" in ask.options:
        return "concentrate", "bot-b5a-concentrate", {}
    return best


def eagles(ask: Ask) -> Choice:
    """They fly when there is something to attack and a muster die for it; else another one is called."""
    field = ask.field
    dice = field.view["dice"]["free"]
    ready = any(dice.get(face) for face in ("muster", "muster_army", "will"))
    if "fly" in ask.options and ready and any(foe.area < REGIONS for foe in field.foes()):
        return "fly", "bot-b5a-eagles-fly", {}
    return ask.options[0], "bot-b5a-eagles-call", {}


def eagles_to(ask: Ask) -> Choice:
    """Where most enemy armies stand near places that count."""
    field = ask.field
    territory = TERRITORIES.index(str(ask.params["territory"]))
    left = max(int(token[2:]) for token in ask.options)
    here = sum(1 for area in IN_TERRITORY[territory] if field.foe(area) is not None)
    return f"n:{min(left, here)}", "bot-b5a-eagles-to", {}


def swarm(ask: Ask) -> Choice:
    ideas = marches(ask.field, ask.armies())
    return (AREA_IDS[ideas[0].origin] if ideas else ask.options[0]), "bot-b5a-swarm", {}


# -- cards


def weakest_foe(ask: Ask) -> Choice:
    """Harm where it counts: near sites and on damaged or strong armies."""
    field = ask.field

    def value(area: int) -> float:
        foe = field.foe(area)
        return 0.0 if foe is None else foe.strength + foe.command * 1.5 + field.near(area, field.me, 1) * 0.3

    return best_area(ask, value, "bot-b5a-harm")


def vanish(ask: Ask) -> Choice:
    field = ask.field
    return best_area(ask, lambda area: field.near(area, SHADOW, 2) - field.walls[area] + 5.0, "bot-b5a-harm", 0.0)


def lose_token(ask: Ask) -> Choice:
    field = ask.field
    return best_area(ask, lambda area: field.near(area, SHADOW, 2) + worth(area), "bot-b5a-harm")


def trouble(ask: Ask) -> Choice:
    order = ("gandalf", "lord_of_the_eagles", "thranduil", "bard", "dain")
    return min(ask.options, key=lambda token: order.index(token[10:])), "bot-b5a-trouble", {}


def place_at(ask: Ask) -> Choice:
    field = ask.field

    def value(area: int) -> float:
        nearest = min((STEPS[area][site] for site in field.wanted_sites()), default=9)
        return -float(nearest) - max(0, field.size(area, SHADOW) - 2) * (0.5 if area < REGIONS else 0.0)

    return best_area(ask, value, "bot-b5a-reinforce")


def bat_away(ask: Ask) -> Choice:
    if len(ask.options) > 1:
        return ask.options[0], "bot-b5a-simple", {}
    return first(ask)


def which_pool(ask: Ask) -> Choice:
    """Elves in their land, dwarves and men elsewhere, as long as there are any."""
    area = ask.area()
    if "pool:elves" in ask.options and area >= 0 and TERRITORY[area] == 1:
        return "pool:elves", "bot-b5a-simple", {}
    return ask.options[0], "bot-b5a-simple", {}


def flip_or_lay(ask: Ask) -> Choice:
    return ("flip" if "flip" in ask.options else "lay"), "bot-b5a-flip", {"area": area_name(ask.area())}


def huge_size(ask: Ask) -> Choice:
    mine = ask.field.mine(ask.area())
    good = mine is not None and mine.size > 2 and ask.field.view["guards"] < 3
    return ("use" if good else "no"), "bot-b5a-simple", {}


def substitute(ask: Ask) -> Choice:
    for token in ("unit:dwarf_veterans", "unit:great_orcs", "unit:wargs"):
        if token in ask.options:
            return token, "bot-b5a-simple", {}
    return first(ask)


def heal_army(ask: Ask) -> Choice:
    return rally(ask)


HANDLERS: dict[str, Callable[[Ask], Choice]] = {
    "activate": activate,
    "command-to": command_to,
    "fate": fate,
    "how-many-bats": how_many_bats,
    "bats-to": bats_to,
    "lucky": lucky,
    "discard": discard,
    "action": action,
    "use": use,
    "move-from": move_from,
    "move-to": move_to,
    "move-on": move_on,
    "split-units": split_units,
    "split-to": split_to,
    "split-damage": split_damage,
    "attack-from": attack_from,
    "strike": strike,
    "combined": combined_at,
    "army": army,
    "flip": flip,
    "flip-dwarves": flip,
    "lay-token": lay_token,
    "draw-token": lay_token,
    "trumpets": lay_token,
    "reinforce": reinforce,
    "rally": rally,
    "heal-army": heal_army,
    "manoeuvre": manoeuvre,
    "determined": manoeuvre,
    "use-manoeuvre": use_manoeuvre,
    "no-quarter": no_quarter,
    "press": press,
    "stand": stand,
    "retreat-to": retreat_to,
    "drive-to": drive_to,
    "casualties": casualties,
    "excess": excess,
    "fell-race": fell_race,
    "captain": captain_of_war,
    "bodyguard": bodyguard,
    "escape": escape,
    "armour": armour,
    "advance": advance,
    "advance-army": advance_army,
    "enter-at": enter_at,
    "walk": walk,
    "walk-to": walk_to,
    "ring-to": walk_to,
    "beorn": beorn,
    "archery": shoot,
    "blast": shoot,
    "eagles": eagles,
    "eagles-to": eagles_to,
    "eagle-target": shoot,
    "swarm": swarm,
    "dismay": weakest_foe,
    "lose-command": weakest_foe,
    "vanish": vanish,
    "lose-token": lose_token,
    "trouble": trouble,
    "place-at": place_at,
    "bat-away": bat_away,
    "which-pool": which_pool,
    "flip-or-lay": flip_or_lay,
    "huge-size": huge_size,
    "substitute": substitute,
}
