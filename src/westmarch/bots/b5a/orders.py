"""The captain's answers before the fight: the turn, actions, recruits."""

from __future__ import annotations

from westmarch.bots.b5a.asking import Answer, Ask, Memo, by_area, by_value, ranked
from westmarch.bots.b5a.field import Field, is_site, worth
from westmarch.bots.b5a.marches import danger
from westmarch.bots.b5a.uses import Weigher
from westmarch.core.decisions import named
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.war.recruiting import tokens_besides

# What a general's ability must be worth to be activated.
GENERAL_AT_LEAST = 1.0
# What a use must be worth, or the die is rather not used; and a die, or one rather passes.
USE_AT_LEAST = 0.15
DIE_AT_LEAST = 1.0
# A Will of the West is kept for later if another die does nearly as well.
WILL_KEPT = 0.6
# A general's ability comes before all dice, or after them.
GENERALS_FIRST = 2000.0
# Answers to what a die is used for that are no uses of it; Bilbo's ring is left alone.
NO_USES = ("skip", "ring", "another")
# How many steps armies go by a use or card, where it isn't one.
STEPS_BY: dict[str, int] = {
    "rapid": 2,
    "call_to_arms": 2,
    "on_the_march": 2,
    "hurrying_multitude": 2,
    "orc_army": 2,
}
# Combat effects for which a card is rather kept.
KEPT_FOR_COMBAT = (deck.FIERCE_DEFENCE, deck.STAND_AND_FIGHT, deck.BATTLE_FURY, deck.GREAT_CONFUSION)
# How many marches or attacks are proposed for one use.
IDEAS = 3


# -- the turn


def activate(ask: Ask) -> list[Answer]:
    """Generals whose ability will be of use; each of them also brings leadership, and lets the Shadow draw again."""
    wanted = [(_general_worth(ask.field, token), token) for token in ask.options[:-1]]
    wanted.sort(reverse=True)
    generals = [Answer(token, value, "bot-b5a-activate") for value, token in wanted]
    return ranked([*generals, Answer("done", GENERAL_AT_LEAST, "bot-b5a-enough-generals")])


def _general_worth(field: Field, token: str) -> float:
    who = pieces.CHARACTER[named(token)]
    if token.endswith("lord_of_the_eagles"):
        return 6.0
    if token.endswith("gandalf"):
        here = field.where[who]
        return 5.0 if here >= 0 and any(board.STEPS[army.area][here] <= 3 for army in field.foes()) else 3.0
    if token.endswith("thranduil"):
        return (
            3.5
            if any(
                army.area < board.REGIONS and board.TERRITORY[army.area] < board.BROKEN_LANDS for army in field.foes()
            )
            else 0.5
        )
    if token.endswith("dain"):
        return (
            4.5
            if any(field.seen.tokens[pieces.DWARF_POOL * board.AREAS : (pieces.DWARF_POOL + 1) * board.AREAS])
            else 0.2
        )
    assert token.endswith("bard")
    return 4.0 if tokens_besides(pieces.DWARF_POOL, field.seen.faces, field.seen.tokens) else 0.1


def command_to(field: Field, area: int) -> float:
    """Leadership for strong armies that will fight soon."""
    army = field.mine(area)
    if army is None:
        return 0.0
    close = field.near(area, field.enemy, 1) * 0.6 + field.near(area, field.enemy, 2) * 0.25
    if area >= board.REGIONS:
        close = 0.3
    return min(army.strength, 5) * (0.4 + min(close, 4.0)) - army.leadership * 0.5


def fate(ask: Ask) -> list[Answer]:
    """A tile is kept if the next one is not likely to be lower."""
    tile = pieces.TILE[str(ask.params["tile"])]
    pool = ask.field.seen.tiles
    count = sum(pool)
    keep = Answer("keep", 0.0, "bot-b5a-fate-keep")
    if not count:
        return [keep]
    keep.liking = sum(_tile_cost(each) * number for each, number in enumerate(pool)) / count + 0.05
    return ranked([keep, Answer("draw", _tile_cost(tile), "bot-b5a-fate-draw")])


def _tile_cost(tile: int) -> float:
    return pieces.TILE_VALUE[tile] + (0.5 if pieces.TILE_ICON[tile] else 0.0)


def how_many_bats(ask: Ask) -> list[Answer]:
    """Leadership for the armies near the enemy, bats for the rest."""
    field = ask.field
    useful = [army for army in field.own() if army.area < board.REGIONS and army.size >= 2 and _front(field, army.area)]
    total = ask.number("total")
    wanted = max(1 if field.seen.turn > 1 else 2, total - max(3, len(useful)))
    bats = max(0, min(wanted, 3, total))
    counts = [int(token[2:]) for token in ask.options]
    return ranked([Answer(f"n:{each}", -abs(each - bats), "bot-b5a-bats", {"count": each}) for each in counts])


def _front(field: Field, area: int) -> bool:
    return field.near(area, field.enemy, 3) > 0


def bats_to(ask: Ask) -> list[Answer]:
    """Where the next fights and marches will be."""
    field = ask.field

    def value(token: str) -> float:
        territory = board.TERRITORIES.index(named(token))
        total = 0.0
        for area in board.IN_TERRITORY[territory]:
            army = field.armies[area]
            if army is None:
                continue
            if army.side == SHADOW:
                total += army.size * (0.6 if _front(field, area) else 0.3)
            else:
                total += min(3, field.near(area, SHADOW, 1)) * 0.8
        return total / (1.0 + field.seen.bats[territory])

    return by_value(ask, value, "bot-b5a-bats-to")


def lucky(ask: Ask) -> list[Answer]:
    """The die of which there are most already; a Will of the West is luck enough."""
    dice = ask.field.seen.dice  # those of the Free Peoples come first
    faces = [token for token in ask.options[:-1] if token != "die:will"]
    again = [Answer(token, dice[pieces.FACE[named(token)]], "bot-b5a-lucky") for token in faces]
    return ranked([*again, Answer("no", 0.0, "bot-b5a-simple")])


def discard(ask: Ask) -> list[Answer]:
    """The card that is worth least now, in hand and in combat."""
    weigher = Weigher(ask.field)

    def value(token: str) -> float:
        card = deck.CARD[named(token)]
        total = weigher.card(named(token))
        if card < deck.EVENTS:
            total += 1.6 + (1.0 if deck.COMBAT[card] in KEPT_FOR_COMBAT else 0.0)
        return total

    return by_value(ask, lambda token: -value(token), "bot-b5a-discard")


# -- actions


def action(ask: Ask) -> list[Answer]:
    """First generals, then the die that can do most now."""
    weigher = Weigher(ask.field)
    answers: list[Answer] = []
    for token in ask.options:
        if token.startswith("general:"):
            liking = GENERALS_FIRST if _general_now(ask.field, named(token)) else -GENERALS_FIRST
            answers.append(Answer(token, liking, "bot-b5a-general", memo={}))
        elif token.startswith("die:"):
            worth = weigher.die(pieces.SYMBOLS[pieces.FACE[named(token)]]) - (WILL_KEPT if token == "die:will" else 0.0)
            answers.append(Answer(token, worth, "bot-b5a-die", memo={}))
        else:
            answers.append(Answer(token, DIE_AT_LEAST, "bot-b5a-pass", memo={}))
    return ranked(answers)


def _general_now(field: Field, name: str) -> bool:
    """Abilities that lay tokens come first, those that hurt wait for a target; unused ones are used at last."""
    if name != "thranduil":
        return True
    return sum(field.seen.dice[: len(pieces.FACES)]) <= 3 or any(army.damage for army in field.foes())


def action_plans(ask: Ask) -> list[Answer]:
    """All that the dice could be used for, each with the die for it that one misses least.

    The captain itself doesn't bind itself to a use so early.
    """
    weigher = Weigher(ask.field)
    best, *others = action(ask)
    answers = [answer for answer in others if not answer.token.startswith("die:")]
    dice = [answer for answer in (best, *others) if answer.token.startswith("die:")]
    dice.sort(key=lambda die: (die is not best, pieces.SYMBOLS[pieces.FACE[named(die.token)]].bit_count()))
    planned: list[Memo | None] = []
    for die in dice:
        symbols = pieces.SYMBOLS[pieces.FACE[named(die.token)]]
        less = WILL_KEPT if die.token == "die:will" else 0.0
        for place, plan in enumerate(_plans(weigher, weigher.options(symbols), symbols)):
            # The best plan for the best die is what the captain does by itself.
            usual = die is best and place == 0
            if not usual and plan.memo not in planned:
                answers.append(Answer(die.token, plan.liking - less, plan.key, plan.params, plan.memo))
            planned.append(plan.memo)
    return ranked(answers)


def use(ask: Ask) -> list[Answer]:
    """What the die was chosen for, or what is worth most."""
    weigher = Weigher(ask.field)
    symbols = pieces.SYMBOLS[pieces.FACE[str(ask.params["face"])]]
    answers = [Answer("skip", USE_AT_LEAST, "bot-b5a-skip", memo={})]
    for token in ask.options:
        if token not in NO_USES:
            answers.append(_used(token, weigher.use(token, symbols), _steps_meant(token)))
    answers = ranked(answers)
    meant = ask.memo.get("use")
    if meant in ask.options:
        plan = {name: value for name, value in ask.memo.items() if name != "use"}
        answers.insert(0, _used(meant, max(answers[0].liking, weigher.use(meant, symbols)), plan))
    return answers


def _steps_meant(token: str) -> Memo:
    """How far armies go by a use: the question who moves doesn't tell it."""
    return {
        "steps": STEPS_BY.get(deck.EFFECT_NAMES[deck.CARD[named(token)]] if token.startswith("card:") else token, 1)
    }


def _used(token: str, value: float, plan: Memo) -> Answer:
    if token.startswith("card:"):
        return Answer(token, value, "bot-b5a-card", memo=plan)
    return Answer(token, value, "bot-b5a-use", {"value": round(value, 1)}, plan)


def use_plans(ask: Ask) -> list[Answer]:
    """Each use with each of the moves and attacks that it may be for."""
    weigher = Weigher(ask.field)
    symbols = pieces.SYMBOLS[pieces.FACE[str(ask.params["face"])]]
    best, *others = use(ask)
    answers = [answer for answer in others if answer.token == "skip"]
    plans = _plans(weigher, [token for token in ask.options if token not in NO_USES], symbols)
    for plan in plans:
        assert plan.memo is not None
        plan.memo.pop("use")
    # What the captain does by itself: what it has in mind, or else the best there is.
    usual = [plan for plan in plans if plan.token == best.token]
    if "use" in ask.memo:
        usual = [plan for plan in usual if plan.memo == best.memo]
    answers += [plan for plan in plans if plan not in usual[:1]]
    return ranked(answers)


def _plans(weigher: Weigher, tokens: list[str], symbols: int) -> list[Answer]:
    """What could be done with a die of those symbols, best first: its uses, with the marches and attacks for each."""
    found: list[Answer] = []
    for token in tokens:
        value = weigher.use(token, symbols)
        ideas = weigher.ideas(token)
        if not ideas:
            found.append(_used(token, value, {"use": token, **_steps_meant(token)}))
        for idea in ideas[:IDEAS]:
            # The first idea is what the use is weighed by; with another one that much is missing.
            liking = value - (ideas[0].value - idea.value)
            origin = {} if token == "combined" else {"from": idea.origin}
            plan = {"use": token, **_steps_meant(token), **origin, "to": idea.target}
            found.append(Answer(token, liking, idea.key, idea.params, plan))
    return ranked(found)


# -- recruiting


def flip(ask: Ask) -> list[Answer]:
    return by_area(ask, Weigher(ask.field).flip, "bot-b5a-flip", 0.5)


def lay_token(field: Field, area: int) -> float:
    """Where units will be needed, and can still be recruited."""
    if field.me == SHADOW:
        nearest = min((board.STEPS[area][site] for site in field.wanted), default=9)
        return -nearest - field.tokens[area] * 0.5
    threat = danger(field, area)
    return worth(area) * 0.5 + min(threat, 6.0) * 0.5 - field.tokens[area] - field.size(area, FREE) * 0.4


def reinforce(field: Field, area: int) -> float:
    """The army that has room and is nearest to the fight."""
    size = field.size(area, field.me)
    total = field.near(area, field.enemy, 2) * 0.4 + field.near(area, field.enemy, 1) * 0.3
    if field.me == FREE:
        total += worth(area) * 0.7 + min(danger(field, area), 6.0) * 0.3 if is_site(area) else 0.0
    else:
        nearest = min((board.STEPS[area][site] for site in field.wanted), default=9)
        total += 4.0 - nearest * 0.5
    return total - max(0, size - 3) * 1.5


def rally(field: Field, area: int) -> float:
    mine = field.mine(area)
    return 0.0 if mine is None else min(mine.damage, mine.size) * (1.5 if field.near(area, field.enemy, 1) else 1.0)
