"""A match at a real table where hands stay closed: no card is entered before it is shown (docs/decisions/0009).

The program has some deal of the unseen cards in mind, and nothing that it shows or offers may depend on it. What is
offered comes from many deals, in which every card that a hand could hold is held at least once. If an answer doesn't
fit the deal that the program has in mind, it takes one that the answer fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar

from westmarch.core.chance import Chance, Deal, Source
from westmarch.core.decisions import Decision, Reason
from westmarch.core.errors import BadScript, BadSetup, CannotFall, CannotImagine, IllegalAction, UnknownToken
from westmarch.core.game import Game, GameOver, S
from westmarch.core.journal import Answer, Entered, Skipped, Unseen
from westmarch.core.match import Checkpoint, Match
from westmarch.core.table import FELL, NotFallen, TableChance, TableMatch

# The name of what nobody sees: which card it was that left a hand face down.
FACE_DOWN = "face-down"
_ORDER = Source(0)


@dataclass(slots=True, eq=False)
class SameBacks:
    """Cards that nobody has shown and that look the same from behind: each could lie where another one does.

    `hands` are by seat, `rest` is everything else. `bound` are cards in whose place not all of them could lie, with
    those that could.
    """

    hands: dict[str, list[str]]
    rest: list[str]
    bound: dict[str, frozenset[str]] = field(default_factory=dict)

    def cards(self) -> list[str]:
        return [*(card for hand in self.hands.values() for card in hand), *self.rest]

    def without(self, cards: Set[str]) -> SameBacks:
        """The same, but those stay where they are."""
        hands = {seat: [card for card in hand if card not in cards] for seat, hand in self.hands.items()}
        bound = {card: could for card, could in self.bound.items() if card not in cards}
        return SameBacks(hands, [card for card in self.rest if card not in cards], bound)

    def size(self) -> int:
        """In how many deals each card comes into each hand once."""
        held = [len(hand) for hand in self.hands.values() if hand]
        if not held:
            return 0
        step = 1 if self.bound else min(held)
        return -(-len(self.cards()) // step)

    def deal(self, number: int, of: int) -> dict[str, str] | None:
        """One of so many deals, in which each card comes into each hand. It doesn't matter how they lie now."""
        order = Deal(_ORDER).shuffle(sorted(self.cards()))
        turn = number * len(order) // of
        return self.dealt(order[turn:] + order[:turn])

    def dealt(self, order: Sequence[str]) -> dict[str, str] | None:
        """Which card lies in the place of which if they are dealt in that order, to hands first; None if they can't
        lie so."""
        places = self.cards()
        left = list(order)
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

    def pick(
        self, name: str, items: Sequence[str], to: str = "", among: Sequence[str] = (), shown: bool = False
    ) -> str:
        return super().pick(name, items, to) if shown or not to else self._unseen(name, items, 1)[0]

    def shuffle(self, name: str, items: Sequence[str]) -> list[str]:
        return self._unseen(name, items, len(items)) if items else []

    def _unseen(self, name: str, items: Sequence[str], count: int) -> list[str]:
        again = self.journal.next_again()
        if again is not None and again.name != name:
            raise BadScript("core-script-name", name=name, possible=again.name)
        left = list(items)
        values: list[str] = []
        for number in range(count):
            said = self._remembered(name) if again is None else again.values[number : number + 1]
            # In another deal a card may lie elsewhere: then it is one of those that are there.
            fits = [value for value in said if value in left]
            value = fits[0] if fits else left[(self._number() * len(left)) >> 64]
            left.remove(value)
            values.append(value)
            self.drawn += 1
        self.journal.note(Unseen(name, tuple(values), 0, 0))
        return values

    def _remembered(self, name: str) -> Sequence[str]:
        """What a record says was in mind there."""
        script = self._script_for(name)
        return (self._scripts[script].pop(self.used.get(script, 0)),) if script and not self.journal.careful else ()

    def _scripted(self, name: str, items: Sequence[str]) -> str | None:
        script = self._script_for(name)
        if script and not self.journal.careful and self._scripts[script][self.used.get(script, 0)] not in items:
            return None  # perhaps another deal has it
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

    def _run(self, answer: str | None, seen: bool = True) -> None:
        """Runs the rules to the next question, also one that has a single answer, or to the end of the step."""
        steps = self._steps
        assert steps is not None
        self._wanted = None
        self.decision = None
        try:
            decision = next(steps) if answer is None else steps.send(answer)
            decision.complete()
            self.decision = decision
        except NotFallen as wanted:
            self._ask(wanted)
        except StopIteration:
            self._steps = None
        except GameOver as over:
            self._steps = None
            self.state.result = over.result

    def _prepare(self, state: S) -> None:
        self.game.close(state)

    def _new_chance(self, source: Source) -> Chance:
        names = {*self.game.chances, FACE_DOWN}
        return ClosedChance(source, self._journal, names, self.game.modern, self.setup.seats)

    def _renamed(self, entry: object, names: Mapping[str, str]) -> object:
        # What people have said is so, however the unseen cards lie.
        if isinstance(entry, Skipped):
            return Skipped(entry.seat, entry.kind, self.game.renamed_token(entry.token, names))
        if isinstance(entry, Unseen):
            values = tuple([self.game.renamed_token(value, names) for value in entry.values])
            return Unseen(entry.name, values, 0, 0)
        return entry


class ClosedMatch(OneDeal[S]):
    """A match at a real table whose hands stay closed. `new_match(..., table=True, closed=True)` makes one."""

    __slots__ = ("_ways",)

    # By answer, the deal that offers it, where the present one doesn't.
    _ways: dict[str, Mapping[str, str]]

    def _begin(self, first: S) -> None:
        super()._begin(first)
        self._settle()
        self._enter_what_is_scripted()

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
            self._cross(self._ways.get(token, {}))
            self._take_first_copies(token)
            self._resume([*self._journal.entries, given])
            self._enter_what_is_scripted()
        except Exception:
            self._checkpoint = node
            self._resume(entries)
            raise

    def _enter_what_is_scripted(self) -> None:
        """A record may say that something fell which the deal in mind has elsewhere: then it is another deal."""
        chance = self.chance
        assert isinstance(chance, ClosedChance)
        while self._wanted is not None:
            script = chance._script_for(self._wanted.name)
            value = chance._scripts[script][chance.used.get(script, 0)] if script else ""
            if value not in self._ways:
                return
            self._cross(self._ways[value])
            self._settle()

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
        names: Mapping[str, str] = {}
        for node, names in self.turned_out():
            entries += [self._renamed(entry, names) for entry in reversed(node.journal)]
        start = self.start if self.start is None else self.game.renamed(self.start, names)
        return start, entries[::-1]

    def turned_out(self) -> Iterator[tuple[Checkpoint[S], Mapping[str, str]]]:
        """The checkpoints, the last one first, each with what the cards in mind turned out to be later."""
        names: dict[str, str] = {}
        for node in reversed(self.checkpoints()):
            if isinstance(node, Crossing):
                there = node.names
                names = {card: names.get(there.get(card, card), there.get(card, card)) for card in {*names, *there}}
            _forget(names, {card for pool in self.game.unseen(node.state) for card in pool.cards()})
            yield node, dict(names)

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
            trails: list[list[Skipped]] = []
            if self._may_depend_on_hands():
                for deal in self._deals(known, told):
                    with suppress(BadScript):  # a record says that something fell which can't fall in this deal
                        trails.append(deal.skip())
                        deals.append(deal)
            skipped = self.skip()
            asking = [len(trail) for deal, trail in zip(deals, trails, strict=True) if deal.decision is not None]
            place = min([*asking, len(skipped), *_where_they_differ(skipped, trails)])
            if self.decision is None and place == len(skipped):
                self._next_step()
                continue
            if skipped and self._wanted is not None and place == len(skipped):
                continue  # what falls is a question of its own
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
        unseen = {card for pool in self.game.unseen(self.state) if pool.size() for card in pool.cards()}
        return not unseen.isdisjoint(self._wanted.items)

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
        pools = self._pools(known)
        tokens: set[str] = set()
        count = max([pool.size() for pool in pools], default=0)
        for number in range(count):
            deal = self._dealt([pool.deal(number, count) for pool in pools], known, told)
            if deal is not None:
                tokens.update(deal.decision.options if deal.decision is not None else ())
                yield deal
        # One more, with hands of cards that none of these lets be chosen: some things may be done only then.
        idle: list[dict[str, str] | None] = []
        for pool in pools:
            cards = sorted(pool.cards())
            chosen = {card for token in tokens for card in self.game.names_in(token, cards)}
            idle.append(pool.dealt(sorted(cards, key=chosen.__contains__)))
        last = self._dealt(idle, known, told) if tokens else None
        if last is not None:
            yield last

    def _dealt(
        self, dealt: Sequence[Mapping[str, str] | None], known: Sequence[object], told: Sequence[object]
    ) -> OneDeal[S] | None:
        """The match up to where it stands, if cards lie so; None if they can't."""
        node = self._checkpoint
        names: dict[str, str] = {}
        for each in dealt:
            if each is None:
                return None
            names.update(each)
        start = self.game.renamed(node.state, names)
        scripts = self.chance.left() if self._wanted is None else None
        deal = OneDeal(self.game, self.setup, node.source, scripts, start, node.drawn, waits=True)
        deal.names = names
        deal._journal.careful = True
        try:
            deal.follow([self._renamed(entry, names) for entry in known])
        except (CannotImagine, BadScript):
            return None
        return deal if deal._new_events == told else None

    def _pools(self, known: Sequence[object]) -> list[SameBacks]:
        """The cards that nobody has shown or named. What lay open at the last checkpoint stays until the next."""
        tokens = [entry.token for entry in known if isinstance(entry, Answer)]
        pools = self.game.unseen(self.state)
        before = {card for pool in self.game.unseen(self._checkpoint.state) for card in pool.cards()}
        stays = {card for pool in pools for card in pool.cards() if card not in before}
        stays.update(self.game.named_since(pools, before, tokens))
        return [pool.without(stays) for pool in pools] if stays else pools

    def _cross(self, names: Mapping[str, str]) -> None:
        """Goes over to another deal."""
        if names:
            node = self._checkpoint
            self._checkpoint = Crossing(self.game.renamed(node.state, names), node, self.chance, names)
            self.follow([self._renamed(entry, names) for entry in self._journal.entries])

    def _take_first_copies(self, token: str) -> None:
        """Of a card that is named by its title the first copies are in hand. Which copy is played would tell what the
        program had in mind."""
        names: dict[str, str] = {}
        for pool in self._pools(self._journal.entries):
            copies = sorted(self.game.names_in(token, pool.cards()))
            for hand in pool.hands.values():
                first = copies[: len([card for card in hand if card in copies])]
                others = [card for card in hand if card in copies and card not in first]
                for one, other in zip(others, [card for card in first if card not in hand], strict=True):
                    names[one], names[other] = other, one
        self._cross(names)


def check_closed(game: Game[Any], table: bool) -> None:
    """Raises BadSetup where hands can't stay closed."""
    if not table:
        raise BadSetup("core-closed-without-table")
    if not game.closed_hands:
        raise BadSetup("core-no-closed-hands", game=game.key)


def _where_they_differ(skipped: Sequence[Skipped], trails: Sequence[Sequence[Skipped]]) -> list[int]:
    """Where a question has one answer in each deal, but not the same: who holds one card can discard only that."""
    return [
        place
        for place, ours in enumerate(skipped)
        for trail in trails
        if place < len(trail)
        and (trail[place].seat, trail[place].kind) == (ours.seat, ours.kind)
        and trail[place].token != ours.token
    ]


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
