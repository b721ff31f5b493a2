"""The ranger: a cooperative player by rules of thumb, who can hold any seat and say why.

He weighs what each choice costs and gains in one currency: a point of threat or progress is about 1.5, a dead hero
18 and what it could do. Questing, engaging and defending are reckoned with that (`questing`, `odds`), from what is
left in the encounter deck (`deck`); cards and actions follow small rules of their own (`actions`, `targets`, `values`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from westmarch.bots.base import Imagine
from westmarch.bots.lcg.actions import respond_score, use_score
from westmarch.bots.lcg.answers import Answering
from westmarch.bots.lcg.battle import Fighting, names
from westmarch.bots.lcg.dodging import near_price
from westmarch.bots.lcg.questing import whom_to_commit
from westmarch.bots.lcg.table import Table
from westmarch.bots.lcg.targets import title
from westmarch.bots.lcg.values import value
from westmarch.core.decisions import Decision
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT, LEADERSHIP, LORE, NEUTRAL, SPIRIT, TACTICS
from westmarch.games.lcg.seen import Seen

EARLY = 3  # cheap cards that make a hand worth keeping
STARS = ("steward-of-gondor", "unexpected-courage", "celebrians-stone")  # one of these does too
THRIFTY = ("aragorn", "glorfindel")  # heroes whose own resources are worth something beyond cards
BIG = 5  # the attack of an enemy that is worth a snare saved for it
GLADDEN = 3.0  # rounds of more threat while a big enemy waits for it
QUEST = "quest"  # what a party is for that goes against no enemy
REVEAL = 1.5  # an encounter card more


class Ranger(Fighting, Answering):
    name = "ranger"

    def choose(self, view: Seen | Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        table = Table(view, decision.seat)
        answer = _ANSWERS.get(decision.kind)
        if answer is None:
            self.say("bot-lcg-any")
            return decision.options[0]
        token = answer(self, table, decision)
        assert token in decision.options, (token, decision)
        return token

    # -- setting up

    def vote(self, table: Table, decision: Decision) -> str:
        """Who has the lowest threat can best bear being asked first; all rangers think alike."""
        seat = min((each for each in table.playing if each.name in decision.options), key=lambda each: each.threat)
        self.say("bot-lcg-vote", seat=seat.name)
        return seat.name

    def mulligan(self, table: Table, decision: Decision) -> str:
        cards = [BY_ID[card] for card in table.me.hand]
        early = sum(1 for card in cards if card.type in (ALLY, ATTACHMENT) and 0 <= card.cost <= 3)
        star = any(card.id in STARS for card in cards)
        if star or early >= EARLY:
            self.say("bot-lcg-keep", secret=True, early=early)
            return "keep"
        self.say("bot-lcg-mulligan")
        return "mulligan"

    # -- cards and actions

    def window(self, table: Table, decision: Decision) -> str:
        best, score = _best(decision.options, lambda token: use_score(table, token))
        if score <= 0:
            self.say("bot-lcg-pass")
            return "pass"
        self.say("bot-lcg-use", card=title(best))
        return best

    def plan(self, table: Table, decision: Decision) -> str:
        best, score = _best(decision.options, lambda token: self._play_score(table, token))
        if score <= 0:
            self.say("bot-lcg-save")
            return "pass"
        self.say("bot-lcg-play", card=title(best))
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
            return score if any(each.threat >= 3 for each in table.locations) else 0.0
        if card.id in ("dark-knowledge", "self-preservation"):
            return 0.0 if card.id == "dark-knowledge" or table.round < 3 else score
        if card.id == "miner-of-the-iron-hills" and table.round > 1:
            score += 5
        return score if self._can_spare(table, card.sphere, card.cost, card.id) else 0.0

    def _can_spare(self, table: Table, sphere: int, cost: int, card: str) -> bool:
        """Keep one resource for an answer that is in hand."""
        purse = dict.fromkeys((LEADERSHIP, TACTICS, SPIRIT, LORE), 0)
        for hero in table.me.heroes():
            for icon in purse:
                if hero.seen.icons & icon:
                    purse[icon] += hero.resources
        for answer, needed, price in (("a-test-of-will", SPIRIT, 1), ("feint", TACTICS, 1), ("forest-snare", LORE, 3)):
            if answer in table.me.hand and sphere in (needed, NEUTRAL) and value(card) < 80:
                if price > 1 and not any(foe.attack >= BIG for foe in table.foes()):
                    continue
                if purse[needed] - cost < price:
                    return False
        return not (
            "sneak-attack" in table.me.hand
            and "gandalf" in table.me.hand
            and sphere == LEADERSHIP
            and purse[LEADERSHIP] - cost < 1
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
        self.say("bot-lcg-respond", card=title(best))
        return best

    # -- questing and travelling

    def commit(self, table: Table, decision: Decision) -> str:
        chosen = names(decision, "chosen")
        if not chosen or not self.gathered(QUEST, chosen):
            self.gather(QUEST, [each.id for each in whom_to_commit(table, chosen)])
        total = table.willpower + sum(each.willpower for each in table.me.fighters if each.id in self.party)
        self.say("bot-lcg-commit", willpower=total, threat=table.staging_threat, reveals=table.reveals())
        return next((each for each in self.party if each in decision.options), "done")

    def travel(self, table: Table, decision: Decision) -> str:
        best = "none" if "none" in decision.options else decision.options[0]
        most = 0.0
        for place in table.locations:
            if place.id not in decision.options:
                continue
            score = 2.0 * place.threat - 0.6 * place.left + 0.5
            card = place.card
            if card == "great-forest-web":
                spare = len([each for each in table.me.ready() if each.hero])
                score -= 1.0 if spare > 1 and not table.me.enemies else 5.0
            elif card == "mountains-of-mirkwood":
                score -= REVEAL + (1.5 if table.me.enemies else 0.0)
            elif card == "necromancers-pass":
                score -= 2.0
            elif card == "enchanted-stream":
                score -= 1.5
            elif card == "gladden-fields":
                score -= 1.5 + GLADDEN * sum(near_price(table, seat) for seat in table.playing)
            elif card == "tower-gate":
                score -= 2.0
            elif card in ("old-forest-road", "forest-gate"):
                score += 1.5
            if score > most:
                best, most = place.id, score
        if best == "none":
            self.say("bot-lcg-stay")
        else:
            self.say("bot-lcg-travel", card=title(best))
        return best


def _best(options: tuple[str, ...], score: Callable[[str], float]) -> tuple[str, float]:
    best, most = "pass", 0.0
    for token in options:
        if ":" in token:
            found = score(token)
            if found > most:
                best, most = token, found
    return best, most


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
    "lcg.from-hand": Ranger.summon,
    "lcg.order": Ranger.take,
    "lcg.exhaust": Ranger.exhaust,
    "lcg.sacrifice": Ranger.spare,
    "lcg.return-ally": Ranger.spare,
    "lcg.mode": Ranger.mode,
    "lcg.peek": Ranger.peek,
    "lcg.toll": Ranger.toll,
    "lcg.fetch": Ranger.fetch,
    "lcg.fetch-from": Ranger.fetch_from,
    "lcg.x": Ranger.count,
}
