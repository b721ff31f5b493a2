"""The steward: a player by rules of thumb for both sides of War of the Ring, who can say why.

At each action it weighs everything it could do with every die (`free`, `shadow`), takes the best and keeps the plan for
the questions that follow; a question that the plan doesn't foresee is answered on its own (`answers`,
`card_answers`), and one it has never heard of by guessing soundly (`fallback`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from westmarch.bots.base import Bot, Imagine, Memory, Proposal
from westmarch.bots.wotr import (
    answers,
    battles,
    fallback,
    free,
    lords,
    marches,
    minions,
    partners,
    proposing,
    shadow,
    words,
)
from westmarch.bots.wotr.answers import Choice, Question
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.card_answers import CARD_ANSWERS
from westmarch.bots.wotr.dice import Regard, choose_action, choose_use, eye_or_done, ring_plan, uses
from westmarch.bots.wotr.geography import DISTANCE, region_name
from westmarch.bots.wotr.intents import ANY_DIE, Intent, Part, Reasoning, intent_from, part_from, whole
from westmarch.bots.wotr.lords_answers import LORDS_ANSWERS
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.temper import Temper
from westmarch.core.decisions import Decision
from westmarch.games.wotr.facts.board import FREE, INDEX
from westmarch.games.wotr.facts.components import ARMY, MUSTER
from westmarch.games.wotr.facts.nations import KIND_INDEX
from westmarch.games.wotr.seen import Seen

# Parts of an army are asked for in three questions, for moving, attacking and moving in after a battle.
PARTS = ("wotr.move", "wotr.attack", "wotr.advance")

# The questions that an action begins with, what was chosen before them, and for which die.
FIRST_QUESTIONS = {
    "wotr.move.from": ("move-armies", ARMY),
    "wotr.recruit.figure": ("recruit", MUSTER),
    "wotr.diplomacy": ("diplomacy", MUSTER),
}


def _offered(ask: Question, choice: Choice) -> Choice:
    """A choice that can be made; a guess instead of one that can't."""
    if choice[0] in ask.options:
        return choice
    return fallback.guess(ask.board, ask.campaign, ask.kind, ask.options, ask.params)


class Steward(Bot):
    """Plays either side."""

    name = "steward"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._temper = self.temper(seed)
        self._plan: Intent | None = None
        # Made for the die about to be used, not for the one before?
        self._fresh = False
        # The part of an army that the questions at hand are about.
        self._part: Part | None = None
        self._flier = ""
        # What it worked out for the last question. It follows from what is seen, so it is no memory.
        self._campaign: Campaign | None = None

    def temper(self, seed: int) -> Temper:
        """What differs from one of these players to another, and what all of them lean towards."""
        return Temper(seed)

    def choose(self, view: Seen | Mapping[str, Any], decision: Decision, imagine: Imagine | None = None) -> str:
        ask = Question(view, decision, self._temper, self._campaign)
        token, reason = _offered(ask, self._answer(ask))
        self._campaign = ask.last_campaign
        self.why = words.remark(reason)
        return token

    def proposals(self, view: Seen | Mapping[str, Any], decision: Decision) -> list[Proposal]:
        """What it would do, and what else is worth a thought. Where its plan has an answer, only that."""
        ask = Question(view, decision, self._temper, self._campaign)
        before = self.memory
        found = self._propose(ask)
        self._campaign = ask.last_campaign
        self.memory = before
        return found

    def _propose(self, ask: Question) -> list[Proposal]:
        if ask.kind == "wotr.action":
            return self._propose_actions(ask)
        if ask.kind == "wotr.use-die":
            return self._propose_uses(ask)
        planned = self._planned(ask)
        choice = _offered(ask, planned if planned is not None else self._unplanned(ask))
        if planned is not None or not proposing.matters(ask.kind):
            return [self._proposal(choice[0], 0.0, choice[1])]
        if ask.kind in ("wotr.attack.from", "wotr.attack.to"):
            return self._candidates(choice, proposing.attacks(ask), fresh=False)
        rated = proposing.likings(ask, choice[0])
        return [
            self._proposal(token, liking, choice[1] if token == choice[0] else proposing.OTHERWISE)
            for token, liking in rated
        ]

    def _proposal(self, token: str, liking: float, reason: Reasoning) -> Proposal:
        """An answer after which it goes on as it would now."""
        return Proposal(token, liking, words.remark(reason), self.memory)

    def _propose_actions(self, ask: Question) -> list[Proposal]:
        intents = self._intents(ask, self._dice_that_count(ask))
        regard = self._regard(ask)
        choice = self._action(ask, intents, regard)
        found = []
        for token, liking, plan in proposing.actions(ask, intents, regard):
            joined = partners.proposal(ask.board, plan, ask.options)
            found.append((joined[0] if joined is not None else token, liking, plan))
        return self._candidates(choice, found, fresh=True)

    def _propose_uses(self, ask: Question) -> list[Proposal]:
        foreseen = self._plan is not None and self._fresh and self._plan.token in ask.options
        choice = self._use_die(ask)
        if foreseen:
            return [self._proposal(choice[0], 0.0, choice[1])]
        found = proposing.uses_of_die(ask, self._intents(ask, self._die_at_hand(ask)))
        return self._candidates(choice, found, fresh=False)

    def _candidates(self, choice: Choice, found: list[proposing.Candidate], fresh: bool) -> list[Proposal]:
        """Its own choice, with the plan that it has made, before the others with theirs."""
        own = self._plan.as_data() if self._plan is not None else None
        first = self._proposal(choice[0], max([0.0, *(liking for _, liking, _ in found)]), choice[1])
        others = []
        for token, liking, plan in found:
            if token == choice[0] and plan.as_data() == own:
                continue
            self._plan, self._fresh, self._part = plan, fresh, None
            others.append(self._proposal(token, liking, plan.reason))
        return [first, *others]

    # -- memory

    def keep(self) -> Memory:
        return {
            "plan": None if self._plan is None else self._plan.as_data(),
            "fresh": self._fresh,
            "part": None if self._part is None else self._part.as_data(),
            "flier": self._flier,
        }

    def recall(self, memory: Mapping[str, Any]) -> None:
        plan, part = memory.get("plan"), memory.get("part")
        self._plan = None if plan is None else intent_from(plan)
        self._fresh = memory.get("fresh", False)
        self._part = None if part is None else part_from(part)
        self._flier = memory.get("flier", "")

    def reseed(self) -> None:
        self._temper = self.temper(self.seed)

    # -- answering

    def _answer(self, ask: Question) -> Choice:
        if ask.kind == "wotr.action":
            return self._action(ask, self._intents(ask, self._dice_that_count(ask)), self._regard(ask))
        if ask.kind == "wotr.use-die":
            return self._use_die(ask)
        planned = self._planned(ask)
        return planned if planned is not None else self._unplanned(ask)

    def _unplanned(self, ask: Question) -> Choice:
        """A question that the plan doesn't foresee."""
        kind = ask.kind
        for prefix in PARTS:
            if kind.startswith(prefix + ".") and kind.rpartition(".")[2] in ("force", "count", "character"):
                return self._choose_part(ask, prefix)
        if kind.startswith("wotr.minions."):
            return self._fly(ask)
        if kind in ("wotr.ring.die", "wotr.ring.face"):
            return ring_plan(ask.board, self._intents(ask), kind, ask.options)
        if kind == "wotr.special-die":
            return lords.special_die(ask.board, self._team_intents(ask), ask.options)
        if kind == "wotr.vilya":
            return lords.vilya(ask.board, self._team_intents(ask), ask.word("die"))
        if kind in ("wotr.card.lore-die", "wotr.card.lore-face"):
            return lords.turn_by_lore(ask.board, self._team_intents(ask), kind, ask.options)
        if kind == "wotr.card.lidless-eye":
            return eye_or_done(ask.board, self._intents(ask), ask.options)
        if kind in ("wotr.attack.from", "wotr.attack.to"):
            self._plan = answers.best_attack(ask)
            if self._plan is not None:
                token = self._plan.next_answer(kind, ask.params, ask.options)
                if token is not None:
                    return token, self._plan.reason
        for known in (answers.ANSWERS, CARD_ANSWERS, partners.PARTNER_ANSWERS, LORDS_ANSWERS):
            if kind in known:
                return known[kind](ask)
        in_battle = answers.in_battle(ask)
        if in_battle is not None:
            return in_battle
        return fallback.guess(ask.board, ask.campaign, kind, ask.options, ask.params)

    def _planned(self, ask: Question) -> Choice | None:
        """What the plan says to this question, if it still can be said."""
        if self._plan is None and ask.kind in FIRST_QUESTIONS and "done" not in ask.options:
            self._plan_anew(ask)
        if self._plan is None:
            return None
        token = self._plan.next_answer(ask.kind, ask.params, ask.options)
        return None if token is None else (token, self._plan.reason)

    # -- actions

    def _intents(self, ask: Question, faces: Collection[str] | None = None) -> list[Intent]:
        """What is worth doing: with any die, or with those alone."""
        return self._weigh(ask.board, ask.campaign, faces)

    def _weigh(self, board: Board, campaign: Campaign, faces: Collection[str] | None = None) -> list[Intent]:
        groups = free.GROUPS if board.me == FREE else shadow.GROUPS
        usable = {use for face in faces for use in uses(board, face)} if faces is not None else set(ANY_DIE)
        return [
            intent for needed, weigh in groups if not usable.isdisjoint(needed) for intent in weigh(board, campaign)
        ]

    def _team_intents(self, ask: Question) -> list[Intent]:
        """Ours and, as far as we can guess, our partner's."""
        if not ask.board.partner:
            return self._intents(ask)
        theirs = Board(ask.board.seen, ask.board.partner, self._temper.leanings)
        return [*self._intents(ask), *self._weigh(theirs, ask.campaign)]

    def _action(self, ask: Question, intents: list[Intent], regard: Regard | None) -> Choice:
        free_of_cost = lords.without_die(ask.board, intents, ask.options)
        token, plan = free_of_cost or choose_action(ask.board, intents, ask.options, regard)
        self._plan = plan
        self._fresh = True
        self._part = None
        return partners.proposal(ask.board, plan, ask.options) or (token, plan.reason)

    def _dice_that_count(self, ask: Question) -> list[str] | None:
        """The dice on offer; None if what can't be done with them counts too, by a ring or a token."""
        faces = []
        for token in ask.options:
            face = ask.board.edition.face_of_token.get(token)
            if face is not None:
                faces.append(face)
            elif token == "elven-ring" or token.startswith("token:"):
                return None
        return faces

    def _regard(self, ask: Question) -> Regard | None:
        """Our partner's wishes, if we have one and leave him a die at all."""
        if not ask.board.partner or len(ask.board.dice[ask.board.me]) < 2:
            return None
        # He fights the same war, so he sees the same places to take and to hold.
        theirs = Board(ask.board.seen, ask.board.partner, self._temper.leanings)
        return Regard(theirs, self._weigh(theirs, ask.campaign, theirs.dice[theirs.me]))

    def _plan_anew(self, ask: Question) -> None:
        """An action has begun and nobody remembers why: the plan that a die would have been used so for."""
        token, face = FIRST_QUESTIONS[ask.kind]
        intents = self._intents(ask)
        plan = choose_use(ask.board, intents, face, tuple(intent.token for intent in intents))
        if plan.token != token:
            plan = choose_use(ask.board, intents, face, (token,))
        if plan.token == token and plan.answers.get(ask.kind, [""])[0] in ask.options:
            self._plan = plan

    def _use_die(self, ask: Question) -> Choice:
        plan = self._plan
        if plan is None or not self._fresh or plan.token not in ask.options:
            # Nobody asked which die (there was only one kind left), or the plan was too bold.
            intents = self._intents(ask, self._die_at_hand(ask))
            plan = choose_use(ask.board, intents, ask.word("die"), ask.options)
            self._plan = plan
            self._part = None
        self._fresh = False
        return plan.token, plan.reason

    def _die_at_hand(self, ask: Question) -> list[str] | None:
        """The die that is used; None if its face says nothing about what it can do."""
        face = ask.word("die")
        return [face] if ask.board.edition.faces[face].uses else None

    # -- which figures

    def _choose_part(self, ask: Question, prefix: str) -> Choice:
        reason = self._plan.reason if self._plan is not None else Reasoning("bot-wotr-part")
        if ask.kind == "wotr.advance.force":
            return self._advance(ask)
        if ask.kind.endswith(".force"):
            self._part = self._next_part(ask, prefix)
            wanted = "all" if self._part is None or self._part.everybody else "split"
            return (wanted if wanted in ask.options else ask.options[0]), reason
        part = self._part
        if part is None and self._plan is None:
            part = self._part = self._part_anew(ask, prefix)
        if ask.kind.endswith(".character"):
            return ("yes" if "yes" in ask.options else ask.options[0]), reason
        kind = KIND_INDEX.get(ask.word("figure"), 0)
        number = part.figures.get(kind, 0) if part is not None else 99
        numbers = [int(token.partition(":")[2]) for token in ask.options]
        return f"count:{max(min(number, max(numbers)), min(numbers))}", reason

    def _next_part(self, ask: Question, prefix: str) -> Part | None:
        if self._plan is None:
            return self._part_anew(ask, prefix)
        part = self._plan.parts.pop(ask.word("region"), None)
        if part is not None:
            return part
        army = ask.board.led(ask.place("region"))
        return whole(army) if army is not None else None

    def _part_anew(self, ask: Question, prefix: str) -> Part | None:
        """Without a plan: who goes from there to where the question says they go."""
        board, campaign = ask.board, ask.campaign
        origin, target = ask.place("region"), ask.place("target")
        army = board.led(origin)
        if prefix == "wotr.advance":
            return self._advancing(ask, origin, target)
        if prefix == "wotr.attack" and army is not None:
            return marches.attack_part(board, campaign, army, target)
        for march in marches.marches(board, campaign):
            if march.army.region == origin and march.target == target:
                return march.part
        return whole(army) if army is not None else None

    def _advance(self, ask: Question) -> Choice:
        origin = ask.place("region")
        target = ask.place("target")
        army = ask.board.hosts.get(origin)
        if army is None:
            self._part = None
            return ("all" if "all" in ask.options else ask.options[0]), Reasoning("bot-wotr-part")
        wanted = battles.advance(ask.board, ask.campaign, origin, target, ask.options)
        self._part = self._advancing(ask, origin, target) if wanted == "split" else whole(army)
        key = "bot-wotr-advance-not" if wanted == "none" else "bot-wotr-advance"
        return (wanted if wanted in ask.options else ask.options[0]), Reasoning(key, region=target)

    def _advancing(self, ask: Question, origin: int, target: int) -> Part | None:
        """Who moves into what was won when not all do."""
        army = ask.board.hosts.get(origin)
        if army is None:
            return None
        stay = min(army.units - 1, max(1, int(ask.campaign.hold_need(origin) + 0.5)))
        return marches.part_leaving(ask.board, army, target, stay)

    # -- Nazgûl

    def _fly(self, ask: Question) -> Choice:
        board, campaign = ask.board, ask.campaign
        if ask.kind == "wotr.minions.who":
            chosen = minions.choose_who(board, campaign, ask.options)
            self._flier = chosen
            key = "bot-wotr-nazgul-done" if chosen == "done" else "bot-wotr-nazgul-next"
            return chosen, Reasoning(key)
        if ask.kind == "wotr.minions.count":
            origin = ask.place("region")
            number = next((n for _, start, _, n in minions.flights(board, campaign) if start == origin), 1)
            token = f"count:{number}"
            return (token if token in ask.options else ask.options[-1]), Reasoning("bot-wotr-nazgul-next")
        origin = ask.place("origin")
        if self._flier == "character:witch_king":
            seat, _ = minions.best_seat(board, campaign, "witch_king")
            if seat >= 0 and DISTANCE[origin][seat]:
                return region_name(seat), Reasoning("bot-wotr-nazgul", region=seat)
        token = minions.choose_flight(board, campaign, origin, ask.options)
        return token, Reasoning("bot-wotr-nazgul", region=INDEX[token])
