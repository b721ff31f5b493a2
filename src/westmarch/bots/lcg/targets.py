"""What to choose when a card asks: targets, players, cards to keep or give up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.bots.lcg.actions import worst_foe
from westmarch.bots.lcg.dodging import lowering
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import menace, priority, strength
from westmarch.bots.lcg.table import Seat, Table
from westmarch.bots.lcg.values import value
from westmarch.bots.lcg.weighing import title
from westmarch.games.lcg.facts.box import BY_ID

CONDITIONS = ("caught-in-a-web", "iron-shackles", "dark-knowledge")
# Which of these a card should hit or help.
Rule = Callable[[Sequence[str], Table], str]


def worst_card(options: Sequence[str], table: Table) -> str:
    """What to throw away: copies of what is out already, then the least useful."""
    mine = {each.card for each in table.me.fighters} | {worn for each in table.me.fighters for worn in each.attachments}

    def keep(token: str) -> float:
        card = BY_ID[title(token)]
        worth = value(card.id)
        if card.unique and card.id in mine:
            worth = 1.0
        if card.cost > 4 and card.id != "gandalf":
            worth -= 8
        return worth + (-3 if table.me.hand.count(card.id) > 1 else 0)

    return min(options, key=keep)


def fighters(options: Sequence[str], table: Table) -> list[Fighter]:
    return [found for token in options if (found := table.fighter(token)) is not None]


def by_loss(options: Sequence[str], table: Table, damage: int) -> list[tuple[float, Fighter]]:
    """Who should take that much damage, with what it costs; the best first."""
    force = table.force(table.me, [])
    hurt = [(force.loss(each, damage), each) for each in fighters(options, table)]
    return sorted(hurt, key=lambda each: (each[0], -each[1].left))


def least_useful(options: Sequence[str], table: Table) -> str:
    """Who can be spared: exhausted, given up, taken home."""
    able = fighters(options, table)
    if not able:
        return options[0]
    return min(able, key=lambda each: (each.worth if each.ready else each.worth - 2, each.willpower)).id


def bearer(card: str, options: Sequence[str], table: Table) -> str:
    """Who should carry an attachment."""
    if card == "forest-snare":
        free = [foe for foe in foes(options, table) if not foe.snared]
        return max(free, key=menace).id if free else options[0]
    if card == "power-in-the-earth":
        places = [each for each in table.locations if each.id in options]
        return max(places, key=lambda each: each.threat).id if places else options[0]
    able = fighters(options, table)
    own = [each for each in able if each.seat == table.me.name]
    liked = {
        "unexpected-courage": ("aragorn", "glorfindel", "beravor", "eowyn", "gimli"),
        "celebrians-stone": ("aragorn", "eowyn"),
        "steward-of-gondor": ("gloin", "denethor", "theodred", "aragorn", "beravor", "eleanor", "thalin"),
        "dwarven-axe": ("gimli", "thalin", "legolas", "gloin"),
        "blade-of-gondolin": ("legolas", "aragorn", "gimli"),
        "citadel-plate": ("gimli", "gloin", "aragorn", "denethor"),
        "protector-of-lorien": ("aragorn", "glorfindel", "denethor"),
        "the-favor-of-the-lady": ("aragorn", "eowyn", "glorfindel"),
        "self-preservation": ("gimli", "gloin", "aragorn", "denethor"),
    }.get(card, ())

    def fit(each: Fighter) -> float:
        score = 10.0 - liked.index(each.card) if each.card in liked else 0.0
        score -= 3.0 * each.attachments.count(card) + (
            100.0 if card in each.attachments and card != "blade-of-gondolin" else 0
        )
        score -= 50.0 if BY_ID[card].restricted and each.laden() else 0.0
        score -= 2.0 if "gandalfs-map" in each.attachments and card != "the-favor-of-the-lady" else 0.0
        return score + 0.3 * each.willpower + 0.1 * each.left

    if card in ("steward-of-gondor", "unexpected-courage", "celebrians-stone"):
        return max(own or able, key=fit).id
    return max([*own, *(each for each in able if each.card in liked)] or able, key=fit).id


def target(card: str, options: Sequence[str], table: Table) -> str:
    """What an effect of a card should hit or help."""
    rule = _TARGETS.get(card)
    return rule(options, table) if rule is not None else options[0]


def burn_score(foe: Foe, table: Table, damage: int = 4) -> float:
    """What so much damage on an enemy is worth: its death now, or in the attack that follows."""
    if foe.left <= damage:
        return priority(foe) + foe.threat + (2.0 if foe.seat is not None else -3.0)
    if foe.seat is not None:
        seat = next(each for each in table.seats if each.name == foe.seat)
        hit = sum(strength(each, foe) for each in seat.ready() if not each.barred)
        if table.phase != "combat":
            hit = 2 * hit // 3  # some of them will quest or defend
        if hit < foe.toughness <= hit + damage:
            return 0.9 * priority(foe)
        return 0.6 * priority(foe) * damage / foe.left
    return 0.3 * priority(foe) * damage / foe.left


def foes(options: Sequence[str], table: Table) -> list[Foe]:
    return [found for token in options if (found := table.foe(token)) is not None]


def by_fighter(liking: Callable[[Fighter], float | tuple[float, ...]]) -> Rule:
    """The character that is liked best; of equals the first."""

    def rule(options: Sequence[str], table: Table) -> str:
        able = fighters(options, table)
        return max(able, key=liking).id if able else options[0]

    return rule


def by_foe(liking: Callable[[Foe], float | tuple[float, ...]]) -> Rule:
    """The same of enemies."""

    def rule(options: Sequence[str], table: Table) -> str:
        able = foes(options, table)
        return max(able, key=liking).id if able else options[0]

    return rule


# Whom to exhaust: the one that would fight worst.
least_busy = by_fighter(lambda each: (-each.attack - each.defense, -each.left))
_most_menacing = by_foe(menace)


def _worst_enemy(options: Sequence[str], table: Table) -> str:
    worst = [
        found for seat in table.playing if (found := worst_foe(table, seat)) is not None and found[1].id in options
    ]
    return max(worst, key=lambda found: found[0])[1].id if worst else _most_menacing(options, table)


def _quick_target(options: Sequence[str], table: Table) -> str:
    if fighters(options, table):
        return by_fighter(lambda each: each.attack)(options, table)
    return by_foe(lambda foe: (foe.toughness <= 4, menace(foe)))(options, table)


def _most_threat(options: Sequence[str], table: Table) -> str:
    threats = {foe.id: foe.threat for foe in table.staged} | {each.id: each.threat for each in table.locations}
    return max(options, key=lambda token: threats.get(token, 0))


def _location(options: Sequence[str], table: Table) -> str:
    """The location that is nearly explored, and worth it."""
    places = [each for each in (*table.locations, table.active) if each is not None and each.id in options]
    return min(places, key=lambda each: (each.left, -each.threat)).id if places else options[0]


_most_hurt = by_fighter(lambda each: (each.hero, -each.left))
_best_fighter = by_fighter(lambda each: each.attack + each.defense)
_questers_last = by_fighter(lambda each: -each.willpower)


def _in_fight(options: Sequence[str], table: Table) -> str:
    attack = table.seen.attack
    strike = table.seen.strike
    if attack is not None and attack.defenders and attack.defenders[0] in options:
        return attack.defenders[0]
    if strike is not None and strike.attackers and strike.attackers[0] in options:
        return strike.attackers[0]
    return options[0]


def _free_hands(each: Fighter) -> float:
    """Who has a hand free, lasts long, and is missed least in a fight."""
    burden = (20 if each.laden() else 0) + (10 if each.barred else 0)
    return each.left + each.willpower - each.attack - each.defense - burden


_objective_bearer = by_fighter(_free_hands)
_TARGETS: dict[str, Rule] = {
    # Gandalf's four damage.
    "gandalf": lambda options, table: by_foe(lambda foe: burn_score(foe, table))(options, table),
    "feint": _worst_enemy,
    "a-light-in-the-dark": _worst_enemy,
    "quick-strike": _quick_target,
    "son-of-arnor": by_foe(lambda foe: -foe.attack - foe.toughness),
    "radagasts-cunning": _most_threat,
    "secret-paths": _most_threat,
    "snowbourn-scout": _location,
    "theodred": by_fighter(lambda each: (each.card == "aragorn" and each.resources == 0, -each.resources)),
    "glorfindel": _most_hurt,
    "daughter-of-the-nimrodel": _most_hurt,
    "lore-of-imladris": _most_hurt,
    "blade-mastery": _in_fight,
    "ever-vigilant": _best_fighter,
    "common-cause": _best_fighter,
    "old-forest-road": _best_fighter,
    "fortune-or-fate": _best_fighter,
    "black-forest-bats": _questers_last,
    "caught-in-a-web": _questers_last,
    "miner-of-the-iron-hills": lambda options, table: next(
        (token for token in options if title(token) in CONDITIONS), options[0]
    ),
    "gandalfs-map": _objective_bearer,
    "dungeon-torch": _objective_bearer,
    "shadow-key": _objective_bearer,
}


def player(card: str, options: Sequence[str], table: Table) -> str:
    """Which player a card should go to."""
    seats = [seat for seat in table.seats if seat.name in options]
    if not seats:
        return options[0]
    rules: dict[str, Callable[[Seat], float]] = {
        "the-galadhrims-greeting": lambda seat: lowering(table, seat, 6),
        "wandering-took": lambda seat: -seat.threat,
        "faramir": lambda seat: sum(each.committed for each in seat.fighters),
        "caught-in-a-web": lambda seat: -len(seat.heroes()),
        "rain-of-arrows": lambda seat: len(seat.enemies),
        "thicket-of-spears": lambda seat: sum(foe.attack for foe in seat.enemies),
        "stand-together": lambda seat: sum(foe.attack for foe in seat.enemies),
        "beorns-hospitality": lambda seat: -sum(hero.left for hero in seat.heroes()),
    }
    rule = rules.get(card, lambda seat: -seat.hand_count + (0.5 if seat is table.me else 0.0) + min(seat.deck, 3))
    return max(seats, key=rule).name
