"""The ranger: a cooperative player by rules of thumb, who can hold any seat and say why.

He weighs what each choice costs and gains in one currency: a point of threat or progress is about 1.5, a dead hero
18 and what it could do. Questing, engaging and defending are reckoned with that (`questing`, `odds`), from what is
left in the encounter deck (`deck`); cards and actions follow small rules of their own (`actions`, `targets`, `values`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from westmarch.bots.base import Imagine, Memory, Proposal
from westmarch.bots.lcg.actions import respond_score, use_score
from westmarch.bots.lcg.answers import Answering
from westmarch.bots.lcg.battle import Fighting
from westmarch.bots.lcg.dodging import near_price
from westmarch.bots.lcg.questing import parties, sundry
from westmarch.bots.lcg.table import Table
from westmarch.bots.lcg.values import value
from westmarch.bots.lcg.voice import QUEST, names
from westmarch.bots.lcg.weighing import Answer, ranked, title
from westmarch.bots.remarks import Remark
from westmarch.core.decisions import Decision
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT, LEADERSHIP, LORE, NEUTRAL, SPIRIT, TACTICS
from westmarch.games.lcg.seen import Place, Seen

EARLY = 3  # cheap cards that make a hand worth keeping
STARS = ("steward-of-gondor", "unexpected-courage", "celebrians-stone")  # one of these does too
THRIFTY = ("aragorn", "glorfindel")  # heroes whose own resources are worth something beyond cards
BIG = 5  # the attack of an enemy that is worth a snare saved for it
GLADDEN = 3.0  # rounds of more threat while a big enemy waits for it
PROPOSALS = 8  # how many answers he proposes at most
REVEAL = 1.5  # an encounter card more
ORC_GUARD = 2.0  # an orc guard before a player; as much again for who has enemies to fight


class Ranger(Fighting, Answering):
    name = "ranger"

    def choose(self, view: Seen | Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        token = self._answer(Table(view, decision.seat), decision)
        assert token in decision.options, (token, decision)
        return token

    def _answer(self, table: Table, decision: Decision) -> str:
        weigh = _WEIGHED.get(decision.kind)
        if weigh is not None:
            return self.give(weigh(self, table, decision)[0])
        answer = _ANSWERS.get(decision.kind)
        if answer is not None:
            return answer(self, table, decision)
        self.say("bot-lcg-any")
        return decision.options[0]

    def proposals(self, view: Seen | Mapping[str, Any], decision: Decision) -> list[Proposal]:
        """What he weighs, best first. Where a rule only knows the best, he asks it again for the best of the rest."""
        table = Table(view, decision.seat)
        mind, why = self.memory, self.why
        weigh = _WEIGHED.get(decision.kind)
        if weigh is None:
            found = self._best_of_the_rest(table, decision)
        else:
            best, *others = weigh(self, table, decision)[:PROPOSALS]
            found = [self._proposed(best, mind), *[self._proposed(_second(answer), mind) for answer in others]]
        self._add_others(found, decision)
        self.memory, self.why = mind, why
        return found

    def _proposed(self, answer: Answer, mind: Memory) -> Proposal:
        self.memory = mind
        self.give(answer)
        return Proposal(answer.token, answer.liking, self.why, self.memory)

    def _best_of_the_rest(self, table: Table, decision: Decision) -> list[Proposal]:
        """His answer, then the one he would give without it, and so on."""
        found = [Proposal(self._answer(table, decision), 0.0, self.why, self.memory)]
        if decision.kind in _RULED:
            rest = [token for token in decision.options if token != found[0].token]
            while len(rest) > 1 and len(found) < PROPOSALS:
                fewer = Decision(decision.seat, decision.kind, tuple(rest), decision.params)
                token = self._answer(table, fewer)
                self.why = _why_second(token, self.why.secret)
                found.append(Proposal(token, -float(len(found)), self.why, self.memory))
                rest.remove(token)
        return found

    def _add_others(self, found: list[Proposal], decision: Decision) -> None:
        """What he has no weights for comes last. To pass for longer is no other thought than to pass."""
        named = {"pass-until-change", *[each.token for each in found]}
        if self.gathered_for(decision):
            return
        self.say("bot-lcg-other")
        for token in decision.options:
            if token not in named and len(found) < PROPOSALS:
                found.append(Proposal(token, found[-1].liking - 1.0, self.why, found[0].memory))

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

    def window(self, table: Table, decision: Decision) -> list[Answer]:
        return _uses(decision.options, lambda token: use_score(table, token), "bot-lcg-use", "bot-lcg-pass")

    def plan(self, table: Table, decision: Decision) -> list[Answer]:
        return _uses(decision.options, lambda token: self._play_score(table, token), "bot-lcg-play", "bot-lcg-save")

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
        if card.restricted and all(hero.laden() for hero in table.me.heroes()):
            return 0.0
        if card.id == "gandalf" and "sneak-attack" in table.me.hand and self._purse(table)[LEADERSHIP]:
            return 0.0  # he comes for one resource, and again
        return score if self._can_spare(table, card.sphere, card.cost, card.id) else 0.0

    def _can_spare(self, table: Table, sphere: int, cost: int, card: str) -> bool:
        """Keep one resource for an answer that is in hand."""
        purse = self._purse(table)
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

    @staticmethod
    def _purse(table: Table) -> dict[int, int]:
        """The resources that can pay for each sphere."""
        heroes = table.me.heroes()
        return {
            sphere: sum([hero.resources for hero in heroes if hero.seen.icons & sphere])
            for sphere in (LEADERSHIP, TACTICS, SPIRIT, LORE)
        }

    def pay(self, table: Table, decision: Decision) -> str:
        hero = str(decision.params["hero"])
        self.say("bot-lcg-pay")
        if hero in THRIFTY:
            return decision.options[-1]
        if any(each.card in THRIFTY and each.resources for each in table.me.heroes()):
            return decision.options[1]
        return "evenly"

    def respond(self, table: Table, decision: Decision) -> list[Answer]:
        about = dict(decision.params)
        score = partial(respond_score, table, about=about)
        return _uses(decision.options, score, "bot-lcg-respond", "bot-lcg-no-response")

    # -- questing and travelling

    def commit(self, table: Table, decision: Decision) -> list[Answer]:
        chosen = names(decision, "chosen")
        if chosen and self.gathered(QUEST, chosen):
            return [_commitment(table, decision.options, 0.0, self.party)]
        found = sundry(parties(table, chosen), PROPOSALS)
        return [_commitment(table, decision.options, worth, [each.id for each in party]) for worth, party in found]

    def travel(self, table: Table, decision: Decision) -> list[Answer]:
        places = [place for place in table.locations if place.id in decision.options]
        answers = [Answer(each.id, _attraction(table, each), "bot-lcg-travel", card=each.card) for each in places]
        if "none" in decision.options:
            return ranked([Answer("none", 0.0, "bot-lcg-stay"), *answers])
        return ranked(answers)


def _second(answer: Answer) -> Answer:
    """An answer that isn't his first: what he says of the best isn't true of it."""
    if answer.key in ("bot-lcg-commit", "bot-lcg-attack"):
        return answer
    why = _why_second(answer.token)
    return Answer(answer.token, answer.liking, why.key, answer.errand, answer.party, **why.params)


def _why_second(token: str, secret: bool = False) -> Remark:
    card = title(token)
    if card in BY_ID:
        return Remark("lcg", "bot-lcg-next", {"card": card}, secret)
    return Remark("lcg", "bot-lcg-other")


def _attraction(table: Table, place: Place) -> float:
    """What it is worth to travel to a location: its threat leaves the staging area, and progress goes there first."""
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
        score -= sum(ORC_GUARD + (ORC_GUARD if seat.enemies else 0.0) for seat in table.playing)
    elif card in ("old-forest-road", "forest-gate"):
        score += 1.5
    return score


def _commitment(table: Table, options: tuple[str, ...], worth: float, party: list[str]) -> Answer:
    """To send that party: its next one who is not sent yet."""
    total = table.willpower + sum(each.willpower for each in table.me.fighters if each.id in party)
    token = next((each for each in party if each in options), "done")
    return Answer(
        token,
        worth,
        "bot-lcg-commit",
        QUEST,
        party,
        willpower=total,
        threat=table.staging_threat,
        reveals=table.reveals(),
    )


def _uses(options: tuple[str, ...], score: Callable[[str], float], use: str, leave: str) -> list[Answer]:
    """Cards to play or to use, by how much he wants to; those he doesn't want stand after passing."""
    answers = [Answer("pass", 0.0, leave)]
    for token in options:
        if ":" in token:
            wanted = score(token)
            answers.append(Answer(token, wanted if wanted > 0 else wanted - 1.0, use, card=title(token)))
    return ranked(answers)


# Questions whose answers he weighs against each other.
_WEIGHED: dict[str, Callable[[Ranger, Table, Decision], list[Answer]]] = {
    "lcg.window": Ranger.window,
    "lcg.plan": Ranger.plan,
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
}
# Questions that a rule answers.
_ANSWERS: dict[str, Callable[[Ranger, Table, Decision], str]] = {
    "lcg.vote-first": Ranger.vote,
    "lcg.mulligan": Ranger.mulligan,
    "lcg.pay": Ranger.pay,
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
# Rules among them that choose from any cards or players.
_RULED = frozenset(
    {
        "lcg.vote-first",
        "lcg.target",
        "lcg.attach-to",
        "lcg.player",
        "lcg.discard",
        "lcg.discard-attachment",
        "lcg.restricted",
        "lcg.from-hand",
        "lcg.take",
        "lcg.search-top",
        "lcg.from-discard",
        "lcg.order",
        "lcg.exhaust",
        "lcg.sacrifice",
        "lcg.return-ally",
    }
)
