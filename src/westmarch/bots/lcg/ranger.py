"""The ranger: a cooperative player by rules of thumb, who can hold any seat and say why.

He weighs what each choice costs and gains in one currency: a point of threat or progress is about 1.5, a dead hero
18 and what it could do. Questing, engaging and defending are reckoned with that (`questing`, `odds`), from what is
left in the encounter deck (`deck`); cards and actions follow small rules of their own (`actions`, `targets`, `values`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from westmarch.bots.base import Bot
from westmarch.bots.lcg import targets
from westmarch.bots.lcg.actions import respond_score, use_score
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import enough, fight, kill_plan, menace, opportunity, strength
from westmarch.bots.lcg.questing import whom_to_commit
from westmarch.bots.lcg.table import Seat, Table
from westmarch.bots.lcg.values import UNWELCOME, value
from westmarch.core import messages
from westmarch.core.decisions import Decision
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT

# Heroes whose own resources are worth something beyond cards.
THRIFTY = ("aragorn", "glorfindel")
SPARED = 0.8  # what an enemy would cost the player it would come to
STAGED_THREAT = 1.7  # a point of threat that leaves the staging area by engaging


class Ranger(Bot):
    name = "ranger"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._plan: list[str] = []  # whom to commit or to attack with, decided with the first answer

    def choose(self, view: Mapping[str, Any], decision: Decision) -> str:
        table = Table(view, decision.seat)
        answer = _ANSWERS.get(decision.kind)
        if answer is None:
            self.say("bot-lcg-any")
            return decision.options[0]
        token = answer(self, table, decision)
        assert token in decision.options, (token, decision)
        return token

    def say(self, key: str, **params: object) -> None:
        self.why = messages.text(key, params)

    # -- setting up

    def vote(self, table: Table, decision: Decision) -> str:
        """Who has the lowest threat can best bear being asked first; all rangers think alike."""
        seat = min((each for each in table.playing if each.name in decision.options), key=lambda each: -each.threat)
        self.say("bot-lcg-vote", seat=seat.name)
        return seat.name

    def mulligan(self, table: Table, decision: Decision) -> str:
        cards = [BY_ID[card] for card in table.me.hand]
        early = sum(1 for card in cards if card.type in (ALLY, ATTACHMENT) and 0 <= card.cost <= 3)
        star = any(card.id in ("steward-of-gondor", "unexpected-courage", "celebrians-stone") for card in cards)
        if star or early >= 3:
            self.say("bot-lcg-keep", early=early)
            return "keep"
        self.say("bot-lcg-mulligan", early=early)
        return "mulligan"

    # -- cards and actions

    def window(self, table: Table, decision: Decision) -> str:
        best, score = _best(decision.options, lambda token: use_score(table, token))
        if score <= 0:
            self.say("bot-lcg-pass")
            return "pass"
        self.say("bot-lcg-use", card=_name(best))
        return best

    def plan(self, table: Table, decision: Decision) -> str:
        best, score = _best(decision.options, lambda token: self._play_score(table, token))
        if score <= 0:
            self.say("bot-lcg-save")
            return "pass"
        self.say("bot-lcg-play", card=_name(best))
        return best

    def _play_score(self, table: Table, token: str) -> float:
        verb, _, name = token.partition(":")
        card = BY_ID.get(name.split(".")[0])
        if verb != "play" or card is None or card.type not in (ALLY, ATTACHMENT):
            return use_score(table, token)
        score = value(card.id)
        if card.id == "forest-snare":
            worst = max((foe.attack for seat in table.playing for foe in seat.enemies if not foe.snared), default=0)
            return score if worst >= 3 else 0.0
        if card.id == "power-in-the-earth":
            return score if any(each["threat"] >= 3 for each in table.locations) else 0.0
        if card.id in ("dark-knowledge", "self-preservation"):
            return 0.0 if card.id == "dark-knowledge" or table.round < 3 else score
        if card.id == "miner-of-the-iron-hills" and table.round > 1:
            score += 5
        return score if self._can_spare(table, card.sphere, card.cost, card.id) else 0.0

    def _can_spare(self, table: Table, sphere: int, cost: int, card: str) -> bool:
        """Keep one resource for an answer that is in hand."""
        purse = {4: 0, 2: 0, 1: 0, 8: 0}
        for hero in table.me.heroes():
            for data in _character(table, hero.id)["spheres"]:
                purse[{"spirit": 4, "tactics": 2, "leadership": 1, "lore": 8}[data]] += hero.resources
        for answer, needed in (("a-test-of-will", 4), ("feint", 2)):
            if answer in table.me.hand and sphere in (needed, 0) and value(card) < 80:
                if purse[needed] - cost < 1:
                    return False
        return not (
            "sneak-attack" in table.me.hand
            and "gandalf" in table.me.hand
            and sphere == 1
            and purse[1] - cost < 1
            and value(card) < 80
        )

    def pay(self, table: Table, decision: Decision) -> str:
        hero = str(decision.params["hero"])
        self.say("bot-lcg-pay")
        if hero in THRIFTY:
            return decision.options[-1]
        if any(each.card in THRIFTY and each.resources for each in table.me.heroes()):
            return decision.options[1]
        return "evenly"

    def respond(self, table: Table, decision: Decision) -> str:
        about = dict(decision.params)
        best, score = _best(decision.options, lambda token: respond_score(table, token, about))
        if score <= 0:
            self.say("bot-lcg-no-response")
            return "pass"
        self.say("bot-lcg-respond", card=_name(best))
        return best

    # -- questing and travelling

    def commit(self, table: Table, decision: Decision) -> str:
        if not decision.params["chosen"]:
            group = whom_to_commit(table)
            self._plan = [each.id for each in group]
            total = table.willpower + sum(each.willpower for each in group)
            self.say("bot-lcg-commit", willpower=total, threat=table.staging_threat, reveals=table.reveals())
        token = next((each for each in self._plan if each in decision.options), "done")
        return token

    def travel(self, table: Table, decision: Decision) -> str:
        best = "none" if "none" in decision.options else decision.options[0]
        most = 0.0
        for place in table.locations:
            if place["id"] not in decision.options:
                continue
            left = place["quest_points"] - place["progress"]
            score = 2.0 * place["threat"] - 0.6 * left + 0.5
            card = place["card"]
            if card == "great-forest-web":
                spare = len([each for each in table.me.ready() if each.hero])
                score -= 1.0 if spare > 1 and not table.me.enemies else 5.0
            elif card == "mountains-of-mirkwood":
                score -= 4.0 if table.me.enemies else 3.0
            elif card == "necromancers-pass":
                score -= 2.0
            elif card == "enchanted-stream" or card == "gladden-fields":
                score -= 1.5
            elif card == "tower-gate":
                score -= 2.0
            elif card in ("old-forest-road", "forest-gate"):
                score += 1.5
            if score > most:
                best, most = str(place["id"]), score
        self.say("bot-lcg-travel" if best != "none" else "bot-lcg-stay", card=_name(best))
        return best

    # -- enemies

    def engage(self, table: Table, decision: Decision) -> str:
        me = table.me
        coming = table.will_engage(me)
        foes = [*me.enemies, *coming]
        without = _fight(table, me, foes)
        best, gain = "none", 0.0
        for foe in table.staged:
            if foe.id not in decision.options or foe in coming:
                continue
            if foe.wanted and _wounds(me, foe) < max(_wounds(seat, foe) for seat in table.playing):
                continue  # that is for somebody stronger
            rest = [each for each in foes if each is not foe]
            cost = _fight(table, me, [*rest, foe]) - without
            spared = _spared(table, foe)
            gained = SPARED * spared if spared > 0 else STAGED_THREAT * foe.threat + 1.0
            if foe.wanted:
                gained += (menace(foe) + 2.0) * min(1.0, 2.0 * _wounds(me, foe))
            if gained - cost > gain:
                best, gain = foe.id, gained - cost
        self.say("bot-lcg-engage" if best != "none" else "bot-lcg-no-engage", enemy=_name(best))
        return best

    def attacker(self, table: Table, decision: Decision) -> str:
        """The strongest first, while the best defender is ready."""
        foes = {foe.id: foe for foe in table.foes()}
        best = max(decision.options, key=lambda token: foes[token].attack if token in foes else 0)
        self.say("bot-lcg-attacker", enemy=_name(best))
        return best

    def defend(self, table: Table, decision: Decision) -> str:
        me = table.me
        foe = _attacker(table, decision)
        rest = [each for each in me.enemies if each.id != foe.id]
        costs: list[tuple[float, str]] = []
        for token in decision.options:
            if token == "done":
                return token
            force = table.force(me)
            if token == "undefended":
                cost = force.undefended(foe)
                hero = force.takes(foe)
                if hero is not None:
                    force.hurt[hero.id] = float(foe.attack)
            else:
                fighter = next(each for each in me.fighters if each.id == token)
                cost = force.defended(foe, fighter)
                force.ready.remove(next(each for each in force.ready if each.id == token))
            costs.append((cost + fight([*rest, _struck_back(foe)], force), token))
        best = min(costs)[1]
        self.say(
            "bot-lcg-undefended" if best == "undefended" else "bot-lcg-defend", card=_name(best), enemy=_name(foe.id)
        )
        return best

    def sentinel(self, table: Table, decision: Decision) -> str:
        foe = _attacker(table, decision)
        other = next(seat for seat in table.seats if seat.name == decision.params["seat"])
        theirs = table.force(other, []).undefended(foe)
        me = table.me
        force = table.force(me)
        still = [each for each in me.enemies if not each.done]
        costs = [
            (force.defended(foe, each) + opportunity(each, me.enemies) + 3.0 * len(still), each.id)
            for each in me.ready()
            if each.id in decision.options
        ]
        cost, best = min(costs)
        if cost < theirs - 1:
            self.say("bot-lcg-sentinel", card=_name(best), seat=other.name)
            return best
        self.say("bot-lcg-no-sentinel", seat=other.name)
        return "pass"

    def take_damage(self, table: Table, decision: Decision) -> str:
        attack = table.view["attack"]
        amount = attack["attack"] if attack is not None else 2
        amount = {"hummerhorns": 5, "goblin-sniper": 1, "dol-guldur-orcs": 2}.get(
            str(decision.params.get("card")), amount
        )
        best = targets.least_hurt(decision.options, table, amount)
        self.say("bot-lcg-damage", card=_name(best))
        return best

    def attack(self, table: Table, decision: Decision) -> str:
        me = table.me
        able = [each for each in me.ready() if not each.barred]
        foes = {foe.id: foe for foe in table.foes() if foe.id in decision.options}
        own = [foe for foe in foes.values() if foe.seat == me.name]
        plan = kill_plan(own, able)
        if plan is None:
            plan = self._far_attack(table, [foe for foe in foes.values() if foe.seat != me.name], able)
        if plan is None:
            self.say("bot-lcg-no-attack")
            return "done"
        foe, group = plan
        self._plan = [each.id for each in group]
        self.say("bot-lcg-attack", enemy=_name(foe.id), cards=", ".join(_name(each.id) for each in group))
        return foe.id

    @staticmethod
    def _far_attack(table: Table, foes: list[Foe], able: list[Fighter]) -> tuple[Foe, list[Fighter]] | None:
        """With ranged characters on others' enemies, with Dúnhere in the staging area."""
        archers = [each for each in able if BY_ID[each.card].ranged]
        best = kill_plan([foe for foe in foes if foe.seat is not None], archers) if archers else None
        if best is not None and enough(best[0], archers) is not None:
            return best
        riders = [each for each in able if each.card == "dunhere"]
        staged = [foe for foe in foes if foe.seat is None and riders and strength(riders[0], foe) > foe.defense]
        if staged:
            foe = min(staged, key=lambda each: (each.toughness() > strength(riders[0], each), -each.threat))
            return foe, riders
        return best

    def attackers(self, table: Table, decision: Decision) -> str:
        token = next((each for each in self._plan if each in decision.options), None)
        if token is not None:
            return token
        return "done" if "done" in decision.options else decision.options[0]

    def join(self, table: Table, decision: Decision) -> str:
        foe = table.foe(str(decision.params["enemy"]))
        chosen = [table.fighter(str(name)) for name in decision.params["chosen"]]  # type: ignore[attr-defined]
        able = [each for each in table.me.ready() if each.id in decision.options]
        if foe is not None:
            total = sum(strength(each, foe) for each in chosen if each is not None)
            more = sum(strength(each, foe) for each in able)
            needed = any(foe.seat == table.me.name for foe in table.foes())
            if total < foe.toughness() <= total + more or (not needed and total < foe.toughness()):
                self.say("bot-lcg-join", enemy=_name(foe.id))
                return max(able, key=lambda each: each.attack).id
        self.say("bot-lcg-no-join")
        return "done"

    # -- what cards ask

    def target(self, table: Table, decision: Decision) -> str:
        self.say("bot-lcg-target", card=_name(str(decision.params["card"])))
        return targets.target(str(decision.params["card"]), decision.options, table)

    def attach(self, table: Table, decision: Decision) -> str:
        best = targets.bearer(str(decision.params["card"]), decision.options, table)
        self.say("bot-lcg-attach", card=_name(str(decision.params["card"])), host=_name(best))
        return best

    def player(self, table: Table, decision: Decision) -> str:
        self.say("bot-lcg-target", card=_name(str(decision.params["card"])))
        return targets.player(str(decision.params["card"]), decision.options, table)

    def discard(self, table: Table, decision: Decision) -> str:
        best = targets.worst_card(decision.options, table)
        self.say("bot-lcg-discard", card=_name(best))
        return best

    def discard_attachment(self, table: Table, decision: Decision) -> str:
        best = min(decision.options, key=lambda token: value(targets.title(token)))
        self.say("bot-lcg-discard", card=_name(best))
        return best

    def take(self, table: Table, decision: Decision) -> str:
        best = targets.best_card([token for token in decision.options if token != "none"])
        self.say("bot-lcg-take", card=_name(best))
        return best

    def exhaust(self, table: Table, decision: Decision) -> str:
        rule = targets.target if decision.params["card"] == "quick-strike" else None
        best = rule("quick-strike", decision.options, table) if rule else targets.least_busy(decision.options, table)
        self.say("bot-lcg-spare", card=_name(best))
        return best

    def spare(self, table: Table, decision: Decision) -> str:
        best = targets.least_useful(decision.options, table)
        self.say("bot-lcg-spare", card=_name(best))
        return best

    def mode(self, table: Table, decision: Decision) -> str:
        card = decision.params["card"]
        self.say("bot-lcg-target", card=_name(str(card)))
        if card == "gandalf":
            return self._gandalf(table, decision)
        if card == "the-galadhrims-greeting":
            return "each-player" if len(table.playing) > 3 else "one-player"
        return "willpower" if table.phase == "quest" else "defense"

    @staticmethod
    def _gandalf(table: Table, decision: Decision) -> str:
        foes = table.foes()
        strong = max((foe.attack for foe in foes if foe.left <= 4 and foe.seat is not None), default=0)
        if table.me.threat >= 40:
            return "threat"
        if "damage" in decision.options and (strong >= 2 or len(table.me.enemies) > 1):
            return "damage"
        if table.me.threat >= 34:
            return "threat"
        if "damage" in decision.options and any(foe.left <= 4 for foe in foes):
            return "damage"
        return "draw"

    def peek(self, table: Table, decision: Decision) -> str:
        seen = str(decision.params["seen"])
        self.say("bot-lcg-peek", card=_name(seen))
        return "bottom" if seen in UNWELCOME else "top"

    def toll(self, table: Table, decision: Decision) -> str:
        hero = table.fighter(str(decision.params["card"]))
        self.say("bot-lcg-toll")
        return "yes" if hero is not None and hero.willpower + hero.attack >= 4 else "no"

    def fetch(self, table: Table, decision: Decision) -> str:
        """The Spawn must be found and killed; one is enough, and the smallest spider otherwise."""
        present = any(foe.card == "ungoliants-spawn" for foe in table.foes())
        order = ("forest-spider", "king-spider", "ungoliants-spawn")
        if not present and "card:ungoliants-spawn" in decision.options:
            self.say("bot-lcg-fetch-spawn")
            return "card:ungoliants-spawn"
        self.say("bot-lcg-fetch-small")
        return next(f"card:{each}" for each in order if f"card:{each}" in decision.options)

    def count(self, table: Table, decision: Decision) -> str:
        self.say("bot-lcg-any")
        return decision.options[min(2, len(decision.options) - 1)]


def _best(options: tuple[str, ...], score: Callable[[str], float]) -> tuple[str, float]:
    best, most = "pass", 0.0
    for token in options:
        if ":" in token:
            found = score(token)
            if found > most:
                best, most = token, found
    return best, most


def _name(token: str) -> str:
    key = f"lcg-card-{targets.title(token)}"
    return messages.text(key) if messages.has(key) else token


def _character(table: Table, name: str) -> Mapping[str, Any]:
    for player in table.view["players"]:
        for each in player["characters"]:
            if each["id"] == name:
                found: Mapping[str, Any] = each
                return found
    raise KeyError(name)


def _fight(table: Table, seat: Seat, foes: list[Foe]) -> float:
    return fight(foes, table.force(seat))


def _spared(table: Table, foe: Foe) -> float:
    """What another player would suffer from an enemy that is on its way to him."""
    for seat in table.playing:
        coming = table.will_engage(seat)
        if seat is not table.me and foe in coming:
            foes = [*seat.enemies, *coming]
            return max(0.0, _fight(table, seat, foes) - _fight(table, seat, [each for each in foes if each is not foe]))
    return 0.0


def _wounds(seat: Seat, foe: Foe) -> float:
    """How much of an enemy's life a player's ready characters could take."""
    total = sum(strength(each, foe) for each in seat.ready() if not each.barred)
    return max(0.0, (total - foe.defense) / foe.left)


def _attacker(table: Table, decision: Decision) -> Foe:
    """The attacking enemy; a shadow card that attacks is no enemy in play."""
    name = str(decision.params["enemy"])
    foe = table.foe(name)
    if foe is None:
        card = BY_ID[targets.title(name)]
        data = {
            "id": name,
            "card": card.id,
            "attack": card.attack,
            "defense": card.defense,
            "hit_points": card.hit_points,
            "damage": 0,
            "threat": 0,
            "engagement": 0,
            "attacked": True,
            "struck": [],
            "barred": [],
            "attachments": [],
        }
        foe = Foe(data, None)
    attack = table.view["attack"]
    if attack is not None:
        foe.attack = attack["attack"]
    return foe


def _struck_back(foe: Foe) -> Foe:
    """The same enemy when it has attacked: it can still be hit."""
    foe.done = True
    return foe


_ANSWERS: dict[str, Callable[[Ranger, Table, Decision], str]] = {
    "lcg.vote-first": Ranger.vote,
    "lcg.mulligan": Ranger.mulligan,
    "lcg.window": Ranger.window,
    "lcg.plan": Ranger.plan,
    "lcg.pay": Ranger.pay,
    "lcg.respond": Ranger.respond,
    "lcg.commit": Ranger.commit,
    "lcg.travel": Ranger.travel,
    "lcg.engage": Ranger.engage,
    "lcg.attacker": Ranger.attacker,
    "lcg.defend": Ranger.defend,
    "lcg.sentinel": Ranger.sentinel,
    "lcg.undefended": Ranger.take_damage,
    "lcg.damage-defender": Ranger.take_damage,
    "lcg.damage": Ranger.take_damage,
    "lcg.attack": Ranger.attack,
    "lcg.attackers": Ranger.attackers,
    "lcg.join": Ranger.join,
    "lcg.target": Ranger.target,
    "lcg.attach-to": Ranger.attach,
    "lcg.player": Ranger.player,
    "lcg.discard": Ranger.discard,
    "lcg.discard-attachment": Ranger.discard_attachment,
    "lcg.restricted": Ranger.discard_attachment,
    "lcg.take": Ranger.take,
    "lcg.search-top": Ranger.take,
    "lcg.from-discard": Ranger.take,
    "lcg.from-hand": Ranger.take,
    "lcg.order": Ranger.take,
    "lcg.exhaust": Ranger.exhaust,
    "lcg.sacrifice": Ranger.spare,
    "lcg.return-ally": Ranger.spare,
    "lcg.mode": Ranger.mode,
    "lcg.peek": Ranger.peek,
    "lcg.toll": Ranger.toll,
    "lcg.fetch": Ranger.fetch,
    "lcg.x": Ranger.count,
}
