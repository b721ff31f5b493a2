"""The ranger and his enemies: whom to engage, who defends, whom to attack."""

from __future__ import annotations

from westmarch.bots.lcg import targets
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import Attack, enough, fight, kill_plans, opportunity, strength
from westmarch.bots.lcg.prices import STAGED_THREAT
from westmarch.bots.lcg.table import Seat, Table
from westmarch.bots.lcg.voice import Voice, names
from westmarch.bots.lcg.weighing import Answer, ranked, title
from westmarch.core.decisions import Decision
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.seen import Enemy

SPARED = 0.8  # what an enemy would cost the player it would come to
HUNT = 12.0  # to bring down an enemy whose death the quest needs


class Fighting(Voice):
    """Answers of the encounter and the combat phase."""

    def engage(self, table: Table, decision: Decision) -> list[Answer]:
        me = table.me
        coming = table.will_engage(me)
        foes = [*me.enemies, *coming]
        without = _fight(table, me, foes)
        answers = [Answer("none", 0.0, "bot-lcg-no-engage")]
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
                gained += HUNT * min(1.0, _wounds(me, foe))
            answers.append(Answer(foe.id, gained - cost, "bot-lcg-engage", enemy=foe.card))
        return ranked(answers)

    def attacker(self, table: Table, decision: Decision) -> list[Answer]:
        """The strongest first, while the best defender is ready."""
        foes = {foe.id: foe for foe in table.foes()}
        return ranked(
            [
                Answer(token, foes[token].attack if token in foes else 0.0, "bot-lcg-attacker", enemy=title(token))
                for token in decision.options
            ]
        )

    def defend(self, table: Table, decision: Decision) -> list[Answer]:
        if "done" in decision.options:
            return [Answer("done", 0.0, "bot-lcg-defended")]
        me = table.me
        foe = _attacker(table, decision)
        rest = [each for each in me.enemies if each.id != foe.id]
        answers: list[Answer] = []
        for token in decision.options:
            force = table.force(me)
            if token == "undefended":
                cost = force.undefended(foe)
                force.strike_undefended(foe)
            else:
                fighter = next(each for each in force.ready if each.id == token)
                cost = force.defended(foe, fighter)
                force.ready.remove(fighter)
            cost += fight([*rest, _struck_back(foe)], force)
            if token == "undefended":
                answers.append(Answer(token, -cost, "bot-lcg-undefended", enemy=foe.card))
            else:
                answers.append(Answer(token, -cost, "bot-lcg-defend", card=title(token), enemy=foe.card))
        return sorted(answers, key=lambda each: (-each.liking, each.token))

    def sentinel(self, table: Table, decision: Decision) -> list[Answer]:
        foe = _attacker(table, decision)
        other = next(seat for seat in table.seats if seat.name == decision.params["seat"])
        theirs = table.force(other, []).undefended(foe)
        me = table.me
        force = table.force(me)
        still = [each for each in me.enemies if not each.done]
        answers = [Answer("pass", 0.0, "bot-lcg-no-sentinel")]
        for each in sorted(me.ready(), key=lambda fighter: fighter.id):
            if each.id in decision.options:
                cost = force.defended(foe, each) + opportunity(each, me.enemies) + 3.0 * len(still)
                answers.append(Answer(each.id, theirs - 1 - cost, "bot-lcg-sentinel", card=each.card, seat=other.name))
        return ranked(answers)

    def take_damage(self, table: Table, decision: Decision) -> list[Answer]:
        attack = table.seen.attack
        amount = attack.attack if attack is not None else 2
        amount = {"hummerhorns": 5, "goblin-sniper": 1, "dol-guldur-orcs": 2}.get(
            str(decision.params.get("card")), amount
        )
        hurt = targets.by_loss(decision.options, table, amount)
        if not hurt:
            return [Answer(decision.options[0], 0.0, "bot-lcg-damage", card=title(decision.options[0]))]
        return [Answer(each.id, -loss, "bot-lcg-damage", card=each.card) for loss, each in hurt]

    def attack(self, table: Table, decision: Decision) -> list[Answer]:
        me = table.me
        able = [each for each in me.ready() if not each.barred]
        foes = {foe.id: foe for foe in table.foes() if foe.id in decision.options}
        plans = kill_plans([foe for foe in foes.values() if foe.seat == me.name], able)
        far = self._far_attack(table, [foe for foe in foes.values() if foe.seat != me.name], able)
        if far is not None:
            # First one's own enemies.
            plans.append((min(far[0], plans[-1][0]) if plans else far[0], far[1], far[2]))
        answers = [
            Answer(
                foe.id,
                liking,
                "bot-lcg-attack",
                foe.id,
                [each.id for each in group],
                enemy=foe.card,
                cards=[each.card for each in group],
            )
            for liking, foe, group in plans
        ]
        least = min(0.0, plans[-1][0] - 1.0) if plans else 0.0
        return [*answers, Answer("done", least, "bot-lcg-no-attack")]

    @staticmethod
    def _far_attack(table: Table, foes: list[Foe], able: list[Fighter]) -> Attack | None:
        """With ranged characters on others' enemies, with Dúnhere in the staging area."""
        archers = [each for each in able if BY_ID[each.card].ranged]
        plans = kill_plans([foe for foe in foes if foe.seat is not None], archers) if archers else []
        best = plans[0] if plans else None
        if best is not None and enough(best[1], archers) is not None:
            return best
        riders = [each for each in able if each.card == "dunhere"]
        staged = [foe for foe in foes if foe.seat is None and riders and strength(riders[0], foe) > foe.defense]
        if staged:
            foe = min(staged, key=lambda each: (each.toughness > strength(riders[0], each), -each.threat))
            return 0.0, foe, riders
        return best

    def attackers(self, table: Table, decision: Decision) -> list[Answer]:
        enemy = str(decision.params["enemy"])
        foe = table.foe(enemy)
        chosen = names(decision, "chosen")
        party = self.party
        if not self.gathered(enemy, chosen):
            party = chosen + _more_attackers(table, foe, chosen, decision.options)
        last = "done" if "done" in decision.options else decision.options[0]
        token = next((each for each in party if each in decision.options), last)
        return [
            Answer(
                token, 0.0, "bot-lcg-attack", enemy, party, enemy=title(enemy), cards=[title(each) for each in party]
            )
        ]

    def join(self, table: Table, decision: Decision) -> str:
        foe = table.foe(str(decision.params["enemy"]))
        chosen = [table.fighter(name) for name in names(decision, "chosen")]
        able = [each for each in table.me.ready() if each.id in decision.options]
        if foe is not None:
            total = sum(strength(each, foe) for each in chosen if each is not None)
            more = sum(strength(each, foe) for each in able)
            needed = any(foe.seat == table.me.name for foe in table.foes())
            if total < foe.toughness <= total + more or (not needed and total < foe.toughness):
                self.say("bot-lcg-join", enemy=title(foe.id))
                return max(able, key=lambda each: each.attack).id
        self.say("bot-lcg-no-join")
        return "done"


def _more_attackers(table: Table, foe: Foe | None, chosen: list[str], options: tuple[str, ...]) -> list[str]:
    """Who joins those who are attacking already: as few as it takes to kill, else all who help to wound."""
    able = [each for each in table.me.ready() if each.id in options]
    if foe is None or not able:
        return []
    begun = sum(strength(each, foe) for name in chosen if (each := table.fighter(name)) is not None)
    if begun >= foe.toughness:
        return []
    group = enough(foe, able, begun)
    if group is None:
        hurts = begun + sum(strength(each, foe) for each in able) > foe.defense
        group = [each for each in able if strength(each, foe)] if hurts else []
    return [each.id for each in group]


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
        card = BY_ID[title(name)]
        foe = Foe(Enemy(name, card.id, 0, 0, card.attack, card.defense, card.hit_points, 0, attacked=True), None)
    attack = table.seen.attack
    if attack is not None:
        foe.attack = attack.attack
    return foe


def _struck_back(foe: Foe) -> Foe:
    """The same enemy when it has attacked: it can still be hit."""
    foe.done = True
    return foe
