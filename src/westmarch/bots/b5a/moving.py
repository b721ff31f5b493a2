"""The captain's answers while armies move: who goes, where to, how many, whom they attack."""

from __future__ import annotations

from westmarch.bots.b5a import marches
from westmarch.bots.b5a.asking import Answer, Ask, Memo, by_area, first, only, ranked
from westmarch.bots.b5a.field import Army, Idea
from westmarch.games.b5a.facts.board import AREA, AREA_IDS
from westmarch.games.b5a.facts.pieces import BOLG, UNIT, UNITS_OF

# What a move or an attack must be worth.
LEAST = 0.1


def move_from(ask: Ask) -> list[Answer]:
    """Whoever doesn't know what the armies move by takes a single army to have two steps: most effects give it them."""
    steps = ask.memo.get("steps", 2 if ask.number("most") == 1 else 1)
    return _who(ask, marches.marches(ask.field, ask.armies(), steps))


def attack_from(ask: Ask) -> list[Answer]:
    return _who(ask, marches.attacks(ask.field, ask.armies()))


def _who(ask: Ask, ideas: list[Idea]) -> list[Answer]:
    """The armies that have something to do, best first; before them the one that is meant."""
    answers = [Answer(ask.options[-1], LEAST, "bot-b5a-enough", memo={})]
    for idea in ideas:
        plan = {"from": idea.origin, "to": idea.target}
        answers.append(Answer(AREA_IDS[idea.origin], idea.value, idea.key, idea.params, plan))
    answers = ranked(answers)
    meant = ask.memo.get("from", -1)
    if meant in ask.areas():
        params = {"origin": AREA_IDS[meant], "area": AREA_IDS[ask.memo["to"]]}
        answers.insert(0, Answer(AREA_IDS[meant], answers[0].liking, "bot-b5a-march", params))
    return answers


def move_to(ask: Ask) -> list[Answer]:
    """The best way for an army: an attack, a move of all of it, or of as many as there is room for."""
    field = ask.field
    army = field.mine(ask.area())
    if army is None:
        return only(ask.options[-1], "bot-b5a-enough")
    steps = int(str(ask.params.get("steps", 1)))
    stay = "done" if "done" in ask.options else ask.options[0]
    answers = [Answer(stay, LEAST, "bot-b5a-enough", memo={"steps": steps})]
    for token in ask.options:
        if token not in AREA:
            continue
        goal = AREA[token]
        if field.foe(goal) is not None or field.beorn == goal:
            params = {"origin": AREA_IDS[army.area], "area": token}
            answers.append(Answer(token, marches.attack_value(field, army, goal), "bot-b5a-attack", params, {}))
            continue
        step = _step(ask, army, goal, steps)
        if not ask.memo:
            # It has forgotten what it named this army for; perhaps to attack from there.
            step.liking = max(
                [step.liking, *[each.value for each in marches.attacks_of(field, army) if each.target == goal]]
            )
        answers.append(step)
    answers = ranked(answers)
    if ask.memo.get("from") == army.area:
        meant = [each for each in answers if each.params.get("area") == AREA_IDS[ask.memo["to"]]]
        for each in meant:
            each.liking = max(each.liking, answers[0].liking)
        answers = meant + [each for each in answers if each not in meant]
    return answers


def _step(ask: Ask, army: Army, goal: int, steps: int) -> Answer:
    """All of an army goes to an area, or as many as there is room for."""
    value = marches.way_value(ask.field, army, goal, steps)
    params = {"origin": AREA_IDS[army.area], "area": AREA_IDS[goal]}
    fits = marches.room(ask.field, army, goal)
    passes_through = value > marches.step_value(ask.field, army, goal)
    if "split" in ask.options and 0 < fits < army.size and not passes_through:
        part = {"area": army.area, "room": fits, "goal": goal}
        return Answer("split", value, "bot-b5a-split", params, {**part, "steps": steps})
    return Answer(AREA_IDS[goal], value, "bot-b5a-march", params, {"steps": steps})


def move_on(ask: Ask) -> list[Answer]:
    """Farther on, if that is better than stopping."""
    field = ask.field
    moving = field.seen.moving
    here = ask.area()
    if not moving or here < 0:
        return only(ask.options[-1], "bot-b5a-enough")
    group = moving[-1]
    size = sum(group.units)
    army = Army(here, field.me, bytes(group.units), size, size, group.command, group.command, group.damage)
    answers = [Answer("done", 0.0, "bot-b5a-enough")]
    for token in ask.options:
        if token in AREA and AREA[token] != group.origin:
            params = {"origin": AREA_IDS[here], "area": token}
            answers.append(Answer(token, marches.step_value(field, army, AREA[token]), "bot-b5a-march", params))
    return ranked(answers)


# -- parts of an army


def split_units(ask: Ask) -> list[Answer]:
    """As many as there is room for, strong ones first."""
    memo = ask.memo if ask.memo.get("area") == ask.area() else _part_to_go(ask)
    left = memo["room"]
    numbers = sorted((int(token[2:]) for token in ask.options), reverse=True)
    count = next((number for number in numbers if number <= left), numbers[-1])
    return ranked(
        [
            Answer(f"n:{each}", -abs(each - count), "bot-b5a-split-units", memo={**memo, "room": max(0, left - each)})
            for each in numbers
        ]
    )


def _part_to_go(ask: Ask) -> Memo:
    """Somebody else chose to split this army: where a part of it is wanted most, and how many are still to go.

    The kinds before this one are taken to have gone as the captain would have sent them.
    """
    field = ask.field
    army = field.mine(ask.area())
    goals = marches.passable(field, ask.area())
    if army is None or not goals:
        return {"area": ask.area(), "room": 99, "goal": -1}
    goal = max(goals, key=lambda area: marches.step_value(field, army, area))
    left = marches.room(field, army, goal)
    if left >= army.size:
        # There is room for all of them, and yet not all are to go.
        left = army.size - 1
    for kind in UNITS_OF[field.me]:
        if kind == UNIT.get(str(ask.params.get("unit"))):
            break
        left -= min(left, army.units[kind])
    return {"area": army.area, "room": left, "goal": goal}


def split_to(ask: Ask) -> list[Answer]:
    memo = ask.memo if ask.memo.get("area") == ask.area() else _part_to_go(ask)
    goal = memo["goal"]
    after = {"steps": int(str(ask.params.get("steps", 1)))}
    if goal >= 0 and AREA_IDS[goal] in ask.options:
        params = {"origin": AREA_IDS[ask.area()], "area": AREA_IDS[goal]}
        return [Answer(AREA_IDS[goal], 0.0, "bot-b5a-march", params, after)]
    return [Answer(ask.options[0], 0.0, "bot-b5a-simple", memo=after)]


# -- attacks


def strike(ask: Ask) -> list[Answer]:
    field = ask.field
    army = field.mine(ask.area())
    if army is None:
        return first(ask)
    return by_area(ask, lambda area: marches.attack_value(field, army, area), "bot-b5a-strike", LEAST)


def combined_at(ask: Ask) -> list[Answer]:
    answers = [Answer(ask.options[-1], 0.0, "bot-b5a-enough", memo={})]
    for idea in marches.combined(ask.field):
        token = AREA_IDS[idea.target]
        if token in ask.options:
            liking = 1000.0 if ask.memo.get("to") == idea.target else idea.value
            answers.append(Answer(token, liking, idea.key, idea.params, {}))
    return ranked(answers)


def army(ask: Ask) -> list[Answer]:
    """Combined attack: the army with the best odds, sparing Bolg."""
    field = ask.field
    target = ask.area("target")

    def value(area: int) -> float:
        mine = field.mine(area)
        return -9.0 if mine is None else field.odds(mine, target) - (0.6 if field.where[BOLG] == area else 0.0)

    return by_area(ask, value, "bot-b5a-army")
