"""The captain's answers in and around a fight: combat, characters, cards."""

from __future__ import annotations

from westmarch.bots.b5a import combat
from westmarch.bots.b5a.asking import Ask, Choice, best_area, first
from westmarch.bots.b5a.field import STEPS, is_site, worth
from westmarch.bots.b5a.marches import (
    marches,
)
from westmarch.games.b5a.board import AREA, AREA_IDS, IN_TERRITORY, REGIONS, TERRITORIES, TERRITORY
from westmarch.games.b5a.pieces import (
    CHARACTER,
    FREE,
    MUSTER_ARMY_FACE,
    MUSTER_FACE,
    SHADOW,
    WILL_FACE,
)

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
        return "all", "bot-b5a-advance", {"area": AREA_IDS[goal]}
    gain = worth(goal) if is_site(goal) and field.held[goal] == (field.me == FREE) else 0
    loss_of = 0.0
    if field.me == FREE and is_site(origin):
        loss_of = worth(origin) + field.walls[origin] * 0.5
    risk = max(0, field.near(goal, field.enemy, 1) - mine.strength) * (0.6 if field.me == SHADOW else 1.0)
    if field.me == SHADOW:
        gain += 2
    if gain - loss_of - risk >= 0:
        return "all", "bot-b5a-advance", {"area": AREA_IDS[goal]}
    return "stay", "bot-b5a-hold", {"area": AREA_IDS[origin]}


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
            area = field.where[CHARACTER[token[10:]]]
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
        if field.seen.wrath > field.size(best, SHADOW) * 0.7:
            return AREA_IDS[best], "bot-b5a-beorn-attack", {"area": AREA_IDS[best]}
    empty = [AREA[token] for token in ask.options if token in AREA and field.held[AREA[token]]]
    empty = [area for area in empty if field.foe(area) is None]
    if empty:
        return AREA_IDS[empty[0]], "bot-b5a-beorn-free", {"area": AREA_IDS[empty[0]]}
    goals = [army.area for army in field.foes() if army.area < REGIONS]
    if goals and int(str(ask.params["left"])):

        def far(area: int) -> int:
            return min(STEPS[area][goal] for goal in goals)

        steps = [AREA[token] for token in ask.options if token in AREA and field.foe(AREA[token]) is None]
        if steps:
            best = min(steps, key=far)
            if far(best) < far(here):
                return AREA_IDS[best], "bot-b5a-beorn-walk", {"area": AREA_IDS[best]}
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
    ready = any(field.seen.dice[face] for face in (MUSTER_FACE, MUSTER_ARMY_FACE, WILL_FACE))
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
        nearest = min((STEPS[area][site] for site in field.wanted), default=9)
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
    return ("flip" if "flip" in ask.options else "lay"), "bot-b5a-flip", {"area": AREA_IDS[ask.area()]}


def huge_size(ask: Ask) -> Choice:
    mine = ask.field.mine(ask.area())
    good = mine is not None and mine.size > 2 and ask.field.seen.guards < 3
    return ("use" if good else "no"), "bot-b5a-simple", {}


def substitute(ask: Ask) -> Choice:
    for token in ("unit:dwarf_veterans", "unit:great_orcs", "unit:wargs"):
        if token in ask.options:
            return token, "bot-b5a-simple", {}
    return first(ask)
