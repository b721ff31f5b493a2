"""A match at a real table where hands stay closed: no card is entered before it is shown (docs/decisions/0009).

The program has some deal of the unseen cards in mind, and nothing that it shows or offers may depend on it. What is
offered comes from many deals, in which every card that a hand could hold is held at least once. If an answer doesn't
fit the deal that the program has in mind, it takes one that the answer fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from westmarch.core.chance import Chance, Deal, Source, check_possible
from westmarch.core.decisions import Decision, Reason
from westmarch.core.errors import BadScript, CannotFall, CannotImagine, IllegalAction, UnknownToken
from westmarch.core.game import GameOver, S
from westmarch.core.journal import Answer, Entered, Outcome, Skipped, Unseen
from westmarch.core.match import Checkpoint, Match
from westmarch.core.table import FELL, NotFallen, TableChance, TableMatch

# The name of what nobody sees: which card it was that left a hand face down.
FACE_DOWN = "face-down"
_ORDER = Source(0)


@dataclass(slots=True, eq=False)
class Pool:
    """Cards that nobody has shown and that look the same from behind: each could lie where another one does.

    `hands` are by seat, `rest` is everything else. `bound` are cards in whose place not all of them could lie, with
    those that could.
    """

    hands: dict[str, list[str]]
    rest: list[str]
    bound: dict[str, frozenset[str]] = field(default_factory=dict)

    def cards(self) -> list[str]:
        return [*(card for hand in self.hands.values() for card in hand), *self.rest]

    def without(self, cards: frozenset[str]) -> Pool:
        """The same, but those stay where they are."""
        hands = {seat: [card for card in hand if card not in cards] for seat, hand in self.hands.items()}
        bound = {card: could for card, could in self.bound.items() if card not in cards}
        return Pool(hands, [card for card in self.rest if card not in cards], bound)

    def size(self) -> int:
        """In how many deals each card comes into each hand once."""
        held = [len(hand) for hand in self.hands.values() if hand]
        if not held:
            return 0
        step = 1 if self.bound else min(held)
        return -(-len(self.cards()) // step)

    def deal(self, number: int, of: int) -> dict[str, str] | None:
        """Which card lies in the place of which; None if it can't be so. It doesn't matter how they lie now."""
        places = self.cards()
        left = Deal(_ORDER).shuffle(sorted(places))
        turn = number * len(left) // of if self.size() else 0
        left = left[turn:] + left[:turn]
        dealt: dict[str, str] = {}
        for place in sorted(self.bound, key=places.index):
            fitting = [card for card in left if card in self.bound[place]]
            if not fitting:
                return None
            # Hands take from the front, so that each card comes into them; what lies elsewhere takes from the back.
            dealt[place] = fitting[-1 if place in self.rest else 0]
            left.remove(dealt[place])
        dealt.update(zip([place for place in places if place not in dealt], left, strict=True))
        return dealt


class ClosedChance(TableChance):
    """Dice and tiles are asked, and what all see. What only one seat sees is noted as unseen."""

    __slots__ = ()

    def copy(self, journal: Any) -> ClosedChance:
        twin = ClosedChance(self.source, journal, self._names, self._modern, self.seats)
        twin.drawn = self.drawn
        twin.entered = self.entered.copy()
        twin.used = self.used.copy()
        twin._scripts = {name: values.copy() for name, values in self._scripts.items()}
        return twin

    def pick(self, name: str, items: Sequence[str], to: str = "", among: Sequence[str] = ()) -> str:
        return self._unseen(name, items, 1)[0] if to else super().pick(name, items)

    def shuffle(self, name: str, items: Sequence[str]) -> list[str]:
        return self._unseen(name, items, len(items)) if items else []

    def _unseen(self, name: str, items: Sequence[str], count: int) -> list[str]:
        again = self.journal.next_again()
        if again is not None:
            check_possible(again, name, items, count, replace=count == 1)
            self.drawn += count
            self.journal.note(again)
            return list(again.values)
        left = list(items)
        values: list[str] = []
        for _ in range(count):
            said = self._scripted(name, left)
            value = left[(self._number() * len(left)) >> 64] if said is None else said
            left.remove(value)
            values.append(value)
            self.drawn += 1
        self.journal.note(Unseen(name, tuple(values), 0, 0))
        return values

    def _scripted(self, name: str, items: Sequence[str]) -> str | None:
        # A record scripts the cards of the deal that was in mind; another deal need not have them there.
        script = self._script_for(name)
        if self.journal.careful and script and self._scripts[script][self.used.get(script, 0)] not in items:
            return None
        return super()._scripted(name, items)

    def _next_entered(self, name: str, items: Sequence[str]) -> str | None:
        value = super()._next_entered(name, items)
        if value is not None and value not in items:
            raise BadScript("core-bad-script", name=name, value=value, possible=", ".join(items[:12]))
        return value


class Crossing(Checkpoint[S]):
    """From here on the program has another deal in mind: each card lies where those names say."""

    __slots__ = ("names",)

    def __init__(self, state: S, parent: Checkpoint[S], chance: Chance, names: Mapping[str, str]) -> None:
        super().__init__(state, parent, (), (), chance)
        self.source, self.drawn, self.used = parent.source, parent.drawn, parent.used
        self.names = names


class OneDeal(TableMatch[S]):
    """A closed match as it goes if the unseen cards lie in one certain way. It stops at every question."""

    closed: ClassVar[bool] = True

    __slots__ = ("names",)

    # Which cards lie in the place of those that the program has in mind.
    names: Mapping[str, str]

    def tell(self, kind: str, to: tuple[str, ...] | None = None, **params: object) -> None:
        # What one seat alone is told is what the program has in mind; at the table it has looked by itself.
        if to is None:
            super().tell(kind, None, **params)

    def offered(self) -> tuple[str, ...]:
        """The answers to the pending question. A card that leaves face down is not named."""
        decision = self.decision
        assert decision is not None
        return tuple(dict.fromkeys([self.game.back(self.state, decision, token) for token in decision.options]))

    def skip(self) -> list[Skipped]:
        """Answers what has one answer only; gives these answers."""
        skipped: list[Skipped] = []
        while True:
            decision = self.decision
            if decision is None or decision.kind == FELL or decision.secret or len(self.offered()) != 1:
                return skipped
            skipped.append(Skipped(decision.seat, decision.kind, self.offered()[0]))
            self._answer(skipped[-1])

    def follow(self, entries: Sequence[object]) -> None:
        """Plays the entries since the last checkpoint again. Raises CannotImagine or BadScript if they don't fit."""
        assert isinstance(self.chance, TableChance)
        self.chance.entered = [entry.token for entry in reversed(entries) if isinstance(entry, Entered)]
        self._begin_again([entry for entry in entries if isinstance(entry, Unseen)])
        for entry in entries:
            if isinstance(entry, (Answer, Skipped)) and not isinstance(entry, Entered):
                decision = self.decision
                asked = decision is not None and (decision.seat, decision.kind) == (entry.seat, entry.kind)
                if not asked or entry.token not in self.offered():
                    raise CannotImagine("core-cannot-imagine")
                self._answer(entry)
        if self.chance.entered:
            raise CannotImagine("core-cannot-imagine")

    def _answer(self, entry: Answer | Skipped) -> None:
        decision = self.decision
        assert decision is not None
        self._journal.note(entry)
        token = entry.token
        if token not in decision.options:
            meant = [each for each in decision.options if self.game.back(self.state, decision, each) == token]
            token = self.chance.pick(FACE_DOWN, meant, entry.seat)
        self._run(token)

    def _run(self, answer: str | None) -> None:
        """Runs the rules to the next question, also one that has a single answer, or to the end of the step."""
        steps = self._steps
        assert steps is not None
        self._wanted = None
        self.decision = None
        try:
            self.decision = next(steps) if answer is None else steps.send(answer)
        except NotFallen as wanted:
            self._ask(wanted)
        except StopIteration:
            self._steps = None
        except GameOver as over:
            self._steps = None
            self.state.result = over.result

    def _new_chance(self, source: Source) -> Chance:
        names = {*self.game.chances, FACE_DOWN}
        return ClosedChance(source, self._journal, names, self.game.modern, self.setup.seats)

    def _renamed(self, entry: object, names: Mapping[str, str]) -> object:
        if isinstance(entry, (Answer, Skipped)):
            return type(entry)(entry.seat, entry.kind, self.game.renamed_token(entry.token, names))
        if isinstance(entry, Outcome):
            values = tuple([self.game.renamed_token(value, names) for value in entry.values])
            return type(entry)(entry.name, values, entry.scripted, entry.own)
        return entry


class ClosedMatch(OneDeal[S]):
    """A match at a real table whose hands stay closed. `new_match(..., table=True, closed=True)` makes one."""

    __slots__ = ("_ways",)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        # By answer, the deal that offers it, where the present one doesn't.
        self._ways: dict[str, Mapping[str, str]] = {}
        super().__init__(*args, **kwargs)
        if kwargs.get("clone_of") is None:
            self._settle()

    def clone(self) -> ClosedMatch[S]:
        return ClosedMatch(self.game, self.setup, self.seed, start=self.start, clone_of=self)

    def push(self, token: str) -> None:
        decision = self.decision
        if decision is None:
            raise IllegalAction("core-match-is-over", token=token)
        token = token if token in decision.options else self.game.modern(str(token))
        if token not in decision.options:
            self._refuse(decision, token)
        node, entries = self._checkpoint, list(self._journal.entries)
        given = (Entered if decision.kind == FELL else Answer)(decision.seat, decision.kind, token)
        try:
            self._resume([*self._in_a_deal_that_offers(token), given])
        except Exception:
            self._checkpoint = node
            self._resume(entries)
            raise

    def why_not(self, token: str) -> Reason | None:
        """As elsewhere. Of a card that could be in a hand, it says why it can't be chosen if it is there."""
        decision = self.decision
        token = self.game.modern(token)
        if decision is None or decision.kind == FELL or token in decision.options:
            return super().why_not(token)
        if token in self.game.backs:
            return Reason("core-not-asked", kind=decision.kind, seat=decision.seat)
        if token not in self.game.vocabulary:
            raise UnknownToken("core-unknown-token", token=token, game=self.game.key)
        found: Reason | None = None
        for deal in self._deals(self._journal.entries, self._new_events):
            reason = Match.why_not(deal, token)
            held = [card for pool in self.game.unseen(deal.state) for hand in pool.hands.values() for card in hand]
            if self.game.names_in(token, held):
                return reason
            found = found or reason
        return found or Match.why_not(self, token)

    def whole(self) -> tuple[S | None, list[object]]:
        """The match as if the cards had been from the start those that were shown later."""
        entries: list[object] = list(reversed(self._journal.entries))
        names: dict[str, str] = {}
        node: Checkpoint[S] | None = self._checkpoint
        while node is not None:
            if isinstance(node, Crossing):
                there = node.names
                names = {card: names.get(there.get(card, card), there.get(card, card)) for card in {*names, *there}}
            _forget(names, {card for pool in self.game.unseen(node.state) for card in pool.cards()})
            entries += [self._renamed(entry, names) for entry in reversed(node.journal)]
            node = node.parent
        start = self.start if self.start is None else self.game.renamed(self.start, names)
        return start, entries[::-1]

    def _refuse(self, decision: Decision, token: str) -> None:
        options = ", ".join(decision.options[:20])
        if decision.kind == FELL:
            chance = decision.params["chance"]
            raise CannotFall("core-cannot-fall", token=str(token), chance=chance, options=options)
        raise IllegalAction("core-not-offered", token=str(token), kind=decision.kind, options=options)

    def _shown(self, seat: str | None) -> dict[str, Any]:
        return self.game.closed_view(self, seat)

    # -- inside

    def _resume(self, entries: Sequence[object]) -> None:
        self.follow(entries)
        self._settle()

    def _settle(self) -> None:
        """Goes on until somebody must be asked: until there is a deal in which a question has several answers."""
        self._ways = {}
        while self._checkpoint.state.result is None:
            known, told = list(self._journal.entries), list(self._new_events)
            deals: list[OneDeal[S]] = []
            if self._may_depend_on_hands():
                deals = list(self._deals(known, told))
            skipped = self.skip()
            trails = [deal.skip() for deal in deals]
            asking = [len(trail) for deal, trail in zip(deals, trails, strict=True) if deal.decision is not None]
            place = min([*asking, len(skipped)])
            if self.decision is None and place == len(skipped):
                self._next_step()
                continue
            if place < len(skipped):
                self.follow([*known, *skipped[:place]])
            self._put(deals, [trail[place] if place < len(trail) else None for trail in trails])
            return

    def _may_depend_on_hands(self) -> bool:
        """A step that ends, or dice that fall, are the same whatever lies in hands."""
        if self.decision is None:
            return False
        if self._wanted is None:
            return True
        held = {card for pool in self.game.unseen(self.state) for hand in pool.hands.values() for card in hand}
        return not held.isdisjoint(self._wanted.items)

    def _next_step(self) -> None:
        self._checkpoint = Checkpoint(
            self.state.copy(), self._checkpoint, self._journal.entries, self._new_events, self.chance
        )
        self._journal.entries = []
        self._new_events = []
        if self.state.result is None:
            self._steps = self.game.step(self)
            self._run(None)

    def _put(self, deals: Sequence[OneDeal[S]], passed: Sequence[Skipped | None]) -> None:
        """Asks the question at which the match stands, with the answers of all deals."""
        decision = self.decision
        assert decision is not None
        here = self.offered()
        lists: list[tuple[str, ...]] = []
        about: list[Mapping[str, object]] = []
        for deal, skipped in zip(deals, passed, strict=True):
            asked = skipped if skipped is not None else deal.decision
            if asked is None or (asked.seat, asked.kind) != (decision.seat, decision.kind):
                continue
            lists.append((skipped.token,) if skipped is not None else deal.offered())
            if skipped is None and deal.decision is not None:
                about.append(deal.decision.params)
            for token in lists[-1]:
                if token not in here:
                    self._ways.setdefault(token, deal.names)
        options = _merged(lists or [here])
        params = _agreed(about or [decision.params])
        self.decision = Decision(decision.seat, decision.kind, options, params, decision.why, decision.secret)

    def _deals(self, known: Sequence[object], told: Sequence[object]) -> Iterator[OneDeal[S]]:
        """The match up to where it stands, in deals that let each hand hold each card that it could."""
        node = self._checkpoint
        pools = self._pools(known)
        count = max([pool.size() for pool in pools], default=0)
        for number in range(count):
            names: dict[str, str] = {}
            for pool in pools:
                dealt = pool.deal(number, count)
                if dealt is None:
                    break
                names.update(dealt)
            else:
                start = self.game.renamed(node.state, names)
                deal = OneDeal(self.game, self.setup, node.source, self.chance.left(), start, node.drawn, waits=True)
                deal.names = names
                deal._journal.careful = True
                try:
                    deal.follow([self._renamed(entry, names) for entry in known])
                except (CannotImagine, BadScript):
                    continue
                if deal._new_events == told:
                    yield deal

    def _pools(self, known: Sequence[object]) -> list[Pool]:
        """The cards that nobody has shown or named."""
        tokens = [entry.token for entry in known if isinstance(entry, Answer)]
        pools = self.game.unseen(self.state)
        named = frozenset(
            card for pool in pools for token in tokens for card in self.game.names_in(token, pool.cards())
        )
        return [pool.without(named) for pool in pools] if named else pools

    def _in_a_deal_that_offers(self, token: str) -> list[object]:
        """The entries since the last checkpoint, after going over to a deal that offers that answer."""
        entries = list(self._journal.entries)
        names = self._ways.get(token)
        if names is None:
            return entries
        node = self._checkpoint
        self._checkpoint = Crossing(self.game.renamed(node.state, names), node, self.chance, names)
        return [self._renamed(entry, names) for entry in entries]


def _merged(lists: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """All answers, first those of every deal. Their order tells nothing."""
    everywhere = [token for token in lists[0] if all(token in options for options in lists)]
    others = {token for options in lists for token in options}.difference(everywhere)
    return (*everywhere, *sorted(others))


def _agreed(about: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """What a question is about. That nothing can be done is true only if no deal lets anything be done."""
    return {
        key: value and all(params.get(key) for params in about) if isinstance(value, bool) else value
        for key, value in about[0].items()
    }


def _forget(names: dict[str, str], unseen: set[str]) -> None:
    """Earlier than that, those cards only were unseen: all others were what everybody saw."""
    for card in [card for card in names if card not in unseen]:
        for other, new in names.items():
            if new == card:
                names[other] = names[card]
        del names[card]
