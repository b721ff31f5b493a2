"""The captain's answers in and around a fight: combat, characters, cards."""

from __future__ import annotations

from westmarch.bots.b5a import combat
from westmarch.bots.b5a.asking import Answer, Ask, by_area, by_value, either, first, only, ranked
from westmarch.bots.b5a.company import WORTH_A_WALK, best_company, company
from westmarch.bots.b5a.field import Field, is_site, worth
from westmarch.bots.b5a.marches import marches
from westmarch.core.decisions import named
from westmarch.games.b5a.facts import board, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW

# -- combat


def manoeuvre(ask: Ask) -> list[Answer]:
    return combat.Fight(ask.field).card(ask.options)


def use_manoeuvre(ask: Ask) -> list[Answer]:
    good = combat.Fight(ask.field).use(str(ask.params["manoeuvre"]))
    return either(good, "use", "no", "bot-b5a-use-manoeuvre")


def no_quarter(ask: Ask) -> list[Answer]:
    mine = ask.field.mine(ask.area())
    spare = mine is not None and mine.size > mine.damage
    return either(spare, "use", "no")


def casualties(ask: Ask) -> list[Answer]:
    """No unit goes that needn't go; of those that may, the weakest."""
    units = [token for token in ask.options if token != "done"]
    answers = [Answer(token, -combat.KEEP[named(token)], "bot-b5a-casualty") for token in units]
    if "done" in ask.options:
        answers.append(Answer("done", 0.0, "bot-b5a-no-casualties"))
    return ranked(answers)


def captain_of_war(ask: Ask) -> list[Answer]:
    mine = ask.field.mine(ask.area())
    return either("token" in ask.options and mine is not None and mine.damage >= 2, "token", "no")


def bodyguard(ask: Ask) -> list[Answer]:
    """Bolg's death loses the battle: a guard is spent before it comes to that, or for much damage."""
    mine = ask.field.mine(ask.area())
    hurt = ask.number("damage")
    deadly = mine is None or mine.damage + hurt >= 2 * mine.size - 1
    return either(deadly or hurt >= 2, "use", "no", "bot-b5a-bodyguard")


def armour(ask: Ask) -> list[Answer]:
    """As much as the card holds without breaking, or all of it if it breaks anyway."""
    left = pieces.ARMOUR_HOLDS - ask.number("on_card")
    hurt = ask.number("damage")
    return only(f"n:{min(hurt, left)}" if left > 0 else f"n:{hurt}")


def advance(ask: Ask) -> list[Answer]:
    """Into what was won, unless that leaves a place open or is a trap."""
    field = ask.field
    goal = ask.area()
    origin = ask.area("army")
    mine = field.mine(origin) if origin >= 0 else None
    into = Answer("all", 0.0, "bot-b5a-advance", {"area": board.AREA_IDS[goal]})
    if mine is None:
        return [into]
    gain = worth(goal) if is_site(goal) and field.held[goal] == (field.me == FREE) else 0
    loss_of = 0.0
    if field.me == FREE and is_site(origin):
        loss_of = worth(origin) + field.walls[origin] * 0.5
    risk = max(0, field.near(goal, field.enemy, 1) - mine.strength) * (0.6 if field.me == SHADOW else 1.0)
    if field.me == SHADOW:
        gain += 2
    into.liking = gain - loss_of - risk
    return ranked([into, Answer("stay", 0.0, "bot-b5a-hold", {"area": board.AREA_IDS[origin]})])


# -- characters


def enter_at(ask: Ask) -> list[Answer]:
    field = ask.field
    who = str(ask.params.get("who", ""))
    if who == "bolg":
        return by_area(
            ask, lambda area: field.size(area, SHADOW) - board.STEPS[area][board.AREA["ruins_of_dale"]], "bot-b5a-enter"
        )
    if who == "beorn":
        nearest = [army.area for army in field.foes() if army.area < board.REGIONS]
        return by_area(ask, lambda area: -min((board.STEPS[area][foe] for foe in nearest), default=9), "bot-b5a-enter")
    return by_area(ask, lambda area: field.size(area, FREE), "bot-b5a-enter")


def walk(ask: Ask) -> list[Answer]:
    """Characters who would be better off elsewhere, one after the other."""
    field = ask.field
    walkers = [token for token in ask.options if token.startswith("character:")]
    answers = [Answer(token, best_company(field, pieces.CHARACTER[named(token)]), "bot-b5a-walk") for token in walkers]
    return ranked([Answer("done", 0.0, "bot-b5a-enough"), *answers])


def walk_to(ask: Ask) -> list[Answer]:
    field = ask.field
    who = pieces.CHARACTER[str(ask.params["who"])]
    least = company(field, who, field.where[who]) + WORTH_A_WALK
    return by_area(ask, lambda area: company(field, who, area), "bot-b5a-join", least)


def ring_to(field: Field, area: int) -> float:
    mine = field.mine(area)
    return -1.0 if mine is None else mine.strength + field.walls[area] * 0.3


def beorn(ask: Ask) -> list[Answer]:
    """Beorn walks towards the army he can best destroy."""
    field = ask.field
    here = ask.area()
    prey = [
        board.AREA[token] for token in ask.options if token in board.AREA and field.foe(board.AREA[token]) is not None
    ]
    if prey:
        best = min(prey, key=lambda area: field.size(area, SHADOW) + field.walls[area] * 1.5)
        if field.seen.wrath > field.size(best, SHADOW) * 0.7:
            return only(board.AREA_IDS[best], "bot-b5a-beorn-attack", {"area": board.AREA_IDS[best]})
    empty = [board.AREA[token] for token in ask.options if token in board.AREA and field.held[board.AREA[token]]]
    empty = [area for area in empty if field.foe(area) is None]
    if empty:
        return only(board.AREA_IDS[empty[0]], "bot-b5a-beorn-free", {"area": board.AREA_IDS[empty[0]]})
    goals = [army.area for army in field.foes() if army.area < board.REGIONS]
    if goals and ask.number("left"):

        def far(area: int) -> int:
            return min(board.STEPS[area][goal] for goal in goals)

        steps = [
            board.AREA[token] for token in ask.options if token in board.AREA and field.foe(board.AREA[token]) is None
        ]
        if steps:
            best = min(steps, key=far)
            if far(best) < far(here):
                return only(board.AREA_IDS[best], "bot-b5a-beorn-walk", {"area": board.AREA_IDS[best]})
    return only("done", "bot-b5a-enough")


def shoot(ask: Ask) -> list[Answer]:
    """At the army that is nearest to breaking, or most dangerous."""
    field = ask.field

    def value(area: int) -> float:
        foe = field.foe(area)
        if foe is None:
            return -1.0
        close = sum(worth(site) for site in range(board.REGIONS) if is_site(site) and board.STEPS[area][site] <= 1)
        return foe.damage * 1.0 + foe.strength * 0.4 + close * 0.3 - field.walls[area] * 2.0

    if not ask.areas() and "concentrate" in ask.options:
        return only("concentrate", "bot-b5a-concentrate")
    return by_area(ask, value, "bot-b5a-shoot")


def eagles(ask: Ask) -> list[Answer]:
    """They fly when there is something to attack and a muster die for it; else another one is called."""
    field = ask.field
    ready = any(field.seen.dice[face] for face in (pieces.MUSTER_FACE, pieces.MUSTER_ARMY_FACE, pieces.WILL_FACE))
    if "fly" in ask.options and ready and any(foe.area < board.REGIONS for foe in field.foes()):
        return only("fly", "bot-b5a-eagles-fly")
    return only(ask.options[0], "bot-b5a-eagles-call")


def eagles_to(ask: Ask) -> list[Answer]:
    """Where most enemy armies stand near places that count."""
    field = ask.field
    territory = board.TERRITORIES.index(str(ask.params["territory"]))
    counts = [int(token[2:]) for token in ask.options]
    here = sum(1 for area in board.IN_TERRITORY[territory] if field.foe(area) is not None)
    best = min(max(counts), here)
    return ranked([Answer(f"n:{each}", -abs(each - best), "bot-b5a-eagles-to") for each in counts])


def swarm(ask: Ask) -> list[Answer]:
    ideas = marches(ask.field, ask.armies())
    return [Answer(board.AREA_IDS[idea.origin], idea.value, "bot-b5a-swarm") for idea in ideas] or first(ask)


# -- cards


def harm(field: Field, area: int) -> float:
    """Harm where it counts: near sites and on damaged or strong armies."""
    foe = field.foe(area)
    return 0.0 if foe is None else foe.strength + foe.command * 1.5 + field.near(area, field.me, 1) * 0.3


def trouble(ask: Ask) -> list[Answer]:
    order = ("gandalf", "lord_of_the_eagles", "thranduil", "bard", "dain")
    return by_value(ask, lambda token: -order.index(named(token)), "bot-b5a-trouble")


def place_at(field: Field, area: int) -> float:
    nearest = min((board.STEPS[area][site] for site in field.wanted), default=9)
    return -float(nearest) - max(0, field.size(area, SHADOW) - 2) * (0.5 if area < board.REGIONS else 0.0)


def which_pool(ask: Ask) -> list[Answer]:
    """Elves in their land, dwarves and men elsewhere, as long as there are any."""
    area = ask.area()
    if "pool:elves" in ask.options and area >= 0 and board.TERRITORY[area] == board.SOUTHERN_SPUR:
        return only("pool:elves")
    return first(ask)


def flip_or_lay(ask: Ask) -> list[Answer]:
    return only("flip" if "flip" in ask.options else "lay", "bot-b5a-flip", {"area": board.AREA_IDS[ask.area()]})


def huge_size(ask: Ask) -> list[Answer]:
    mine = ask.field.mine(ask.area())
    good = mine is not None and mine.size > 2 and ask.field.seen.guards < 3
    return either(good, "use", "no")


def substitute(ask: Ask) -> list[Answer]:
    best = (token for token in ("unit:dwarf_veterans", "unit:great_orcs", "unit:wargs") if token in ask.options)
    return only(next(best, ask.options[0]))
