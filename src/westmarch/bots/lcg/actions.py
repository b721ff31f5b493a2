"""Which actions and responses to use, and when: one small rule per card."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from westmarch.bots.lcg.dodging import BEFORE_CHECKS, hiding, wakes
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import best_defence, fight, menace, strength
from westmarch.bots.lcg.table import Seat, Table
from westmarch.bots.lcg.values import DREADED, value
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ALLY
from westmarch.games.lcg.seen import Striking

# How much a player wants to use that card now.
Rule = Callable[[Table, str], float]

QUEST_WINDOW = "staging-actions"
GRAVE = 14.0  # a fight that costs so much needs anybody who can stand
RESCUE = 9  # progress in the caverns from which the prisoner is worth the Nazgûl
CLAIM_THREAT = 2  # what an objective costs who takes it
RICH = 6  # resources left when nothing more is worth playing


def shortfall(table: Table) -> int:
    """How far the willpower is behind the threat (negative: ahead)."""
    return table.staging_threat - table.willpower


def standing(seat: Seat) -> list[Foe]:
    """Enemies of that player that will still attack."""
    return [foe for foe in seat.enemies if not foe.done and not foe.harmless]


def danger(table: Table, seat: Seat) -> float:
    """What the coming attacks would cost that player."""
    return fight(standing(seat), table.force(seat))


def worst_foe(table: Table, seat: Seat) -> tuple[float, Foe] | None:
    """The attack that costs most, and how much."""
    found: tuple[float, Foe] | None = None
    for foe in standing(seat):
        cost, _ = best_defence(foe, table.force(seat), standing(seat))
        if found is None or cost > found[0]:
            found = (cost, foe)
    return found


def before_attacks(table: Table) -> bool:
    return table.step == "shadow-actions" or (table.step == "enemies-attack" and table.seen.attack is None)


def tired(seats: Iterable[Seat]) -> list[Fighter]:
    return [each for seat in seats for each in seat.fighters if not each.ready]


def most_damaged(table: Table, heroes_only: bool = False) -> Fighter | None:
    hurt = [each for seat in table.playing for each in seat.fighters if each.damage]
    if heroes_only:
        hurt = [each for each in hurt if each.hero]
    return max(hurt, key=lambda each: each.damage + (2 if each.left <= 2 else 0), default=None)


def use_score(table: Table, token: str) -> float:
    """How much a player wants to take that action now; 0 or less is not at all."""
    verb, _, name = token.partition(":")
    card = name.split(".")[0]
    rule = _PLAY.get(card) if verb == "play" else _USE.get(card)
    return rule(table, name) if rule is not None else 0.0


# -- cards in play


def _eowyn(table: Table, name: str) -> float:
    eowyn = table.fighter(name)
    if table.step != QUEST_WINDOW or eowyn is None or not eowyn.committed or not table.me.hand:
        return 0.0
    spare = min(value(card) for card in table.me.hand)
    gap = shortfall(table)
    if gap > 0:
        return 50.0 if spare < (45 if table.me.threat < 42 else 60) else 0.0
    needed = table.points - table.progress if table.points else 0
    return 30.0 if spare < 35 or (0 < needed <= 1 - gap and table.active is None) else 0.0


def _protector(table: Table, name: str) -> float:
    host = next((each for seat in table.seats for each in seat.fighters if each.carries(name)), None)
    if host is None or not table.me.hand:
        return 0.0
    spare = min(value(card) for card in table.me.hand)
    if table.step == QUEST_WINDOW and host.committed:
        return 40.0 if shortfall(table) > 0 and spare < 55 else 0.0
    attack = table.seen.attack
    if attack is not None and host.id in attack.defenders:
        return 40.0 if attack.attack > host.defense and spare < 50 else 0.0
    return 0.0


def _faramir(table: Table, name: str) -> float:
    if table.step != QUEST_WINDOW:
        return 0.0
    helped = max(sum(each.committed for each in seat.fighters) for seat in table.playing)
    gap = shortfall(table)
    if not helped or (standing(table.me) and gap <= 0):
        return 0.0
    wanted = table.progress_wanted() + gap  # more progress than this doesn't help
    return 45.0 if gap > 0 or (helped >= 2 and wanted > 0) else 0.0


def _beravor(table: Table, name: str) -> float:
    """When there is more to pay with than to play, at once; else when she isn't needed any more."""
    if table.step == "combat-actions":
        return 20.0
    if table.step == "encounter-actions" and not table.me.enemies:
        return 20.0
    rich = sum(hero.resources for hero in table.me.heroes())
    quiet = not table.me.enemies and all(foe.attack < 5 for foe in table.will_engage(table.me))
    if table.phase == "planning" and quiet and (table.round == 1 or rich >= RICH):
        others = sum(each.willpower for seat in table.playing for each in seat.ready() if each.id != name)
        mean, _ = table.new_threat()
        return 20.0 if others >= table.staging_threat + mean else 0.0
    return 0.0


def _denethor(table: Table, name: str) -> float:
    """When he isn't needed as a defender."""
    if table.step == "commit-actions" and not table.me.enemies and not table.will_engage(table.me):
        return 25.0 if table.deck.enemy_chance(table.me.threat) < 0.2 else 0.0
    return 15.0 if table.step == "combat-actions" else 0.0


def _daughter(table: Table, name: str) -> float:
    hurt = most_damaged(table, heroes_only=True)
    return 30.0 if hurt is not None and (hurt.damage >= 2 or table.step == "combat-actions") else 0.0


def _courage(table: Table, name: str) -> float:
    """Ready the hero for the fight, or for a second task."""
    if table.step in ("resolution-actions", "travel-actions", "engage-actions", "encounter-actions"):
        return 35.0 if table.me.enemies or table.staged else 0.0
    if table.step in ("shadow-actions", "enemies-attack", "players-attack"):
        return 35.0 if table.me.enemies else 0.0
    return 0.0


def _beorn(table: Table, name: str) -> float:
    strike = table.seen.strike
    if strike is None or table.step != "players-attack":
        return 0.0
    foe = table.foe(strike.enemy)
    beorn = table.fighter(name)
    if foe is None or beorn is None or name not in strike.attackers or foe.toughness < 7:
        return 0.0
    total = _strike_total(table, strike, foe)
    return 20.0 if total < foe.toughness <= total + 5 else 0.0


def _strike_total(table: Table, strike: Striking, foe: Foe) -> int:
    """The attack of all who strike that enemy."""
    attackers = [table.fighter(each) for each in strike.attackers]
    return sum(strength(each, foe) for each in attackers if each is not None)


def _took(table: Table, name: str) -> float:
    others = [seat for seat in table.playing if seat is not table.me]
    lowest = min((seat.threat for seat in others), default=99)
    return 15.0 if table.me.threat >= 40 and lowest <= 30 else 0.0


def _claim(table: Table, name: str) -> float:
    """One objective for the first stage; the other two when the second is nearly done.

    The map costs least to carry. A jailor in the staging area takes one with every failure, so the last goes early.
    """
    done = table.progress >= table.points
    if table.me.threat >= 45 or (wakes(table, table.me, CLAIM_THREAT) and not done):
        return 0.0
    free = [each for each in table.objectives if each.guarded is None]
    held = table.claimed()
    jailor = any(foe.card == "dungeon-jailor" for foe in table.staged)
    if table.quest == "the-necromancers-tower":
        if held:
            return 0.0
        if name == "gandalfs-map":
            return 42.0
        if any(each.card == "gandalfs-map" for each in free):
            return 0.0
        return 40.0 if table.progress >= 6 or (jailor and len(table.objectives) == 1) else 0.0
    if table.quest == "through-the-caverns":
        return 40.0 if table.progress >= 8 or jailor or name == "gandalfs-map" else 0.0
    return 0.0


_USE: dict[str, Rule] = {
    "steward-of-gondor": lambda table, name: 100.0,
    "eowyn": _eowyn,
    "protector-of-lorien": _protector,
    "faramir": _faramir,
    "beravor": _beravor,
    "gleowine": lambda table, name: 25.0,
    "denethor": _denethor,
    "henamarth-riversong": lambda table, name: 20.0 if table.step == "quest-actions" else 0.0,
    "glorfindel": lambda table, name: (
        18.0 if table.phase in ("resource", "combat", "refresh", "planning") and most_damaged(table) else 0.0
    ),
    "daughter-of-the-nimrodel": _daughter,
    "unexpected-courage": _courage,
    "self-preservation": lambda table, name: 25.0,
    "beorn": _beorn,
    "wandering-took": _took,
    "gandalfs-map": _claim,
    "dungeon-torch": _claim,
    "shadow-key": _claim,
}

# -- events


def _sneak_attack(table: Table, name: str) -> float:
    """With Gandalf: in the fight if it is dangerous, else for the quest. Anybody helps when it is grave."""
    if "gandalf" not in table.me.hand:
        held = any(BY_ID[card].type == ALLY for card in table.me.hand)
        return 30.0 if held and before_attacks(table) and danger(table, table.me) > GRAVE else 0.0
    wanted = any(foe.wanted and foe.seat == table.me.name for foe in table.foes())
    if before_attacks(table) and (danger(table, table.me) > 8 or wanted):
        return 60.0
    if table.step in BEFORE_CHECKS and hiding(table, table.me, 5) >= 10:
        return 55.0
    if table.step == "quest-actions" and not standing(table.me):
        return 40.0
    return 0.0


def _spared(worth: float, least: float) -> Rule:
    """Before the attacks, if the worst of them would cost at least that much."""

    def rule(table: Table, name: str) -> float:
        if not before_attacks(table):
            return 0.0
        worst = [found[0] for seat in table.playing if (found := worst_foe(table, seat)) is not None]
        return worth if worst and max(worst) >= least else 0.0

    return rule


def _in_danger(worth: float, more_than: float, number: int, who: Callable[[Table], list[Fighter]]) -> Rule:
    """Before dangerous attacks, if so many of those could be ready again."""

    def rule(table: Table, name: str) -> float:
        wanted = before_attacks(table) and len(who(table)) >= number and danger(table, table.me) > more_than
        return worth if wanted else 0.0

    return rule


def _quick_strike(table: Table, name: str) -> float:
    """Kill something before it attacks."""
    if not before_attacks(table):
        return 0.0
    killers = [
        foe
        for foe in standing(table.me)
        if any(strength(each, foe) >= foe.toughness for each in table.me.ready() if not each.barred)
    ]
    return 40.0 if killers and danger(table, table.me) > 3 else 0.0


def _rain(table: Table, name: str) -> float:
    hit = max(sum(1 for foe in seat.enemies if foe.left == 1) for seat in table.playing)
    most = max(len(seat.enemies) for seat in table.playing)
    return 30.0 if table.phase == "combat" and (hit or most >= 3) else 0.0


def _blade_mastery(table: Table, name: str) -> float:
    attack = table.seen.attack
    if attack is not None and attack.defenders and attack.seat == table.me.name:
        defender = table.fighter(attack.defenders[0])
        if defender is not None and attack.attack - defender.defense == defender.left:
            return 45.0
    strike = table.seen.strike
    if strike is not None:
        foe = table.foe(strike.enemy)
        if foe is not None and _strike_total(table, strike, foe) + 1 == foe.toughness:
            return 40.0
    return 0.0


def _for_gondor(table: Table, name: str) -> float:
    strike = table.seen.strike
    if strike is None:
        return 0.0
    foe = table.foe(strike.enemy)
    if foe is None:
        return 0.0
    total = _strike_total(table, strike, foe)
    more = len(strike.attackers)
    return 30.0 if total < foe.toughness <= total + more or (foe.wanted and more >= 3) else 0.0


def _greeting(table: Table, name: str) -> float:
    """To stay out of sight of what would come now, or when threat is high."""
    if table.step in BEFORE_CHECKS and max(hiding(table, seat, 6) for seat in table.playing) >= 10:
        return 45.0
    highest = max(seat.threat for seat in table.playing)
    return 40.0 if highest >= 40 and table.phase in ("planning", "refresh", "quest") else 0.0


def _imladris(table: Table, name: str) -> float:
    hurt = most_damaged(table)
    return 35.0 if hurt is not None and hurt.hero and (hurt.damage >= 3 or hurt.left <= 1) else 0.0


def _quest_help(table: Table, name: str) -> float:
    if table.step != QUEST_WINDOW:
        return 0.0
    gap = shortfall(table)
    return 40.0 if gap >= 0 else 15.0 if gap > -2 else 0.0


_PLAY: dict[str, Rule] = {
    "sneak-attack": _sneak_attack,
    "feint": _spared(50.0, 7),
    "thicket-of-spears": lambda table, name: (
        45.0 if before_attacks(table) and max(danger(table, seat) for seat in table.playing) >= 14 else 0.0
    ),
    "quick-strike": _quick_strike,
    "rain-of-arrows": _rain,
    "blade-mastery": _blade_mastery,
    "for-gondor": _for_gondor,
    "ever-vigilant": _in_danger(
        25.0, 4, 1, lambda table: [each for each in tired([table.me]) if not each.hero and each.attack >= 2]
    ),
    "grim-resolve": _in_danger(40.0, 10, 4, lambda table: tired(table.playing)),
    "the-galadhrims-greeting": _greeting,
    "a-light-in-the-dark": _spared(40.0, 11),
    "stand-and-fight": lambda table, name: 20.0 if table.phase == "planning" else 0.0,
    "dwarven-tomb": lambda table, name: (
        25.0 if table.phase == "planning" and "a-test-of-will" in table.me.discard else 0.0
    ),
    "fortune-or-fate": lambda table, name: 60.0,
    "will-of-the-west": lambda table, name: 20.0 if table.me.deck == 0 else 0.0,
    "lore-of-imladris": _imladris,
    "loriens-wealth": lambda table, name: 22.0 if table.phase == "planning" and len(table.me.hand) <= 4 else 0.0,
    "radagasts-cunning": _quest_help,
    "secret-paths": _quest_help,
    "gandalfs-search": lambda table, name: 5.0 if table.phase == "refresh" and len(table.me.hand) <= 2 else 0.0,
    "beorns-hospitality": lambda table, name: (
        30.0 if max(sum(hero.damage for hero in seat.heroes()) for seat in table.playing) >= 6 else 0.0
    ),
}

# -- responses


def respond_score(table: Table, token: str, about: dict[str, object]) -> float:
    """How much a player wants to respond with that."""
    name = token.partition(":")[2]
    card = name.split(".")[0]
    what = str(about.get("card", ""))
    if card in ("a-test-of-will", "eleanor"):
        dread = DREADED.get(what, 2.0)
        if what == "the-necromancers-reach":
            dread = 1.2 * len(tired(table.playing))
        if what == "eyes-of-the-forest":
            dread = 1.0 * sum(1 for held in table.me.hand if value(held) < 75)
        if what in ("dol-guldur-orcs", "ungoliants-spawn", "black-forest-bats") and table.willpower == 0:
            dread = 0.0
        return dread - (2.0 if card == "eleanor" else 3.0 if what == "king-spider" else 2.5)
    if card == "hasty-stroke":
        return _hasty_stroke(table, what)
    if card == "miner-of-the-iron-hills":
        webs = [each for seat in table.seats for each in seat.fighters if "caught-in-a-web" in each.attachments]
        return 10.0 if webs or table.seen.shackled else 0.0
    if card == "son-of-arnor":
        now = [*table.me.enemies, *table.will_engage(table.me)]
        return 5.0 if not now and table.staged and len(table.me.ready()) >= 3 else 0.0
    if card == "strength-of-will":
        return 5.0 if len(table.me.ready()) >= 3 and not table.me.enemies else 0.0
    if card == "valiant-sacrifice":
        return 5.0 if about.get("seat", table.me.name) == table.me.name else 0.0
    if card == "quest":
        # The prisoner's rescue calls the Nazgûl, so not before the way out is nearly open.
        return 10.0 if table.progress >= RESCUE else 0.0
    if card == "swift-strike":
        attack = table.seen.attack
        foe = None if attack is None else table.foe(attack.enemy)
        return 6.0 if foe is not None and (foe.left <= 2 or menace(foe) >= 6) else 0.0
    return 10.0


def _hasty_stroke(table: Table, shadow: str) -> float:
    attack = table.seen.attack
    if attack is None:
        return 0.0
    bonus = {"dol-guldur-orcs": 1, "east-bight-patrol": 1, "wargs": 1, "eastern-crows": 1}.get(shadow, 0)
    if not attack.defenders:
        bonus = {"dol-guldur-orcs": 3, "east-bight-patrol": 1, "wargs": 2, "eastern-crows": 1}.get(shadow, 0)
        if shadow in ("ungoliants-spawn", "hummerhorns", "wolf-rider"):
            return 10.0
        heroes = table.me.heroes()
        deadly = heroes and all(hero.left <= attack.attack + bonus for hero in heroes)
        return 10.0 if bonus and (deadly or bonus >= 3) else 0.0
    defender = table.fighter(attack.defenders[0])
    if shadow == "despair" and defender is not None:
        return 10.0 if attack.attack >= defender.left and defender.hero else 0.0
    if shadow in ("hummerhorns", "massing-at-night"):
        return 8.0
    if shadow == "ungoliants-spawn":
        return 8.0 if table.me.threat >= 36 else 0.0
    if defender is None or not bonus:
        return 0.0
    damage = attack.attack - defender.defense
    return 9.0 if defender.hero and damage < defender.left <= damage + bonus else 0.0
