"""What a game tells the core about itself. Everything else about a match is the same for all games."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.errors import BadSetup

if TYPE_CHECKING:
    from westmarch.core.aims import Aims
    from westmarch.core.closed import SameBacks
    from westmarch.core.match import Match
    from westmarch.core.words import Ids
    from westmarch.core.workshop import Workshop


@cache
def _any_of(ids: tuple[str, ...]) -> re.Pattern[str]:
    """Finds these ids in a text, each as a whole."""
    return re.compile(r"(?<![\w.-])(?:" + "|".join(re.escape(id) for id in ids) + r")(?![\w.-])")


@dataclass(slots=True, eq=False)
class Result:
    """How a match ended: `winners` are seats (several win together), `reason` is a stable id, `score` has numbers."""

    winners: tuple[str, ...]
    reason: str
    score: dict[str, int] = field(default_factory=dict)


class GameOver(Exception):
    """Raised by rules at the moment a match is decided, however deep inside an action."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


class Shuffle(Protocol):
    """Deals things anew: all of them in a new order, or only the first of them."""

    def __call__(self, items: Sequence[str], count: int | None = None, /) -> list[str]: ...


class StateLike(Protocol):
    """A state says by itself how to go on, and copies fast."""

    result: Result | None

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=StateLike)


@dataclass(eq=False)
class Option:
    """A setting a match can be started with. No slots: a compiled class couldn't inherit from it."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    # Another option that must be chosen too; empty if it stands alone.
    needs: str = ""

    def check(self, value: Any) -> None:
        """Raises BadSetup for a value that is not a choice; a list is checked item by item."""
        items = value if isinstance(self.default, (list, tuple)) and isinstance(value, (list, tuple)) else [value]
        for item in items:
            # True == 1 in Python, but "yes" is no number here.
            if not any(item == choice and type(item) is type(choice) for choice in self.choices):
                choices = ", ".join(str(choice) for choice in self.choices)
                raise BadSetup("core-bad-option", option=self.name, value=str(item), choices=choices)


class Setup:
    """What a match was started with."""

    __slots__ = ("options", "seats")

    def __init__(self, seats: tuple[str, ...], options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.options = dict(options)


class Game(Generic[S]):
    """One game. Subclasses fill in the rules; an instance holds no state of any match.

    Its facts are attributes: `key`, `seat_counts`, `default_seats`, `options` (each with `name`, `default` and
    `choices`), `vocabulary` (every token that a question can offer) and `chances` (the names of all that falls by
    chance, with what can fall). The methods are for the core.
    """

    key: str = ""
    seat_counts: tuple[int, ...] = ()
    default_seats: int = 2
    options: tuple[Option, ...] = ()
    vocabulary: frozenset[str] = frozenset()
    # Goes up when a release asks, offers or tells something else than the one before (tests/golden sees to it).
    rules_version: int = 2
    # The names of its random outcomes, and in a few words what can fall: "1 to 6".
    chances: Mapping[str, str] = {}
    # Which names its ids have in the message files.
    words: Ids | None = None
    # What each number of `observe` tells. New ones come at the end.
    observed: tuple[str, ...] = ()
    # Ids that things once had, with those that they have now. Older texts, and people used to them, still say them.
    older: Mapping[str, str] = {}
    # Its stops (see `core.stops`): the family of names that they have, with their ids in order.
    stops: Mapping[str, tuple[str, ...]] = {}
    # Whether hands may stay closed at a real table.
    closed_hands: bool = False
    # What cards that leave face down are called there: `back:event`.
    backs: tuple[str, ...] = ()
    # Where players make things for it, such as decks.
    workshop: Workshop | None = None
    # What `turn` counts, as people who play it say: "turn" or "round".
    counts: str = "turn"
    # Which of its questions stand between a piece and its goal.
    aims: Aims | None = None

    def seat_names(self, count: int) -> tuple[str, ...]:
        """The seats of a match for that many players."""
        raise NotImplementedError

    def team(self, setup: Setup, seat: str) -> tuple[str, ...]:
        """The seats that win and lose together with that one, itself among them."""
        return (seat,)

    def set_up(self, seats: int | None, options: Mapping[str, Any]) -> Setup:
        """Checks what somebody wants to start; raises BadSetup."""
        count = self.default_seats if seats is None else seats
        if isinstance(count, bool) or count not in self.seat_counts:
            possible = ", ".join(str(each) for each in self.seat_counts)
            raise BadSetup("core-bad-seats", game=self.key, seats=str(count), possible=possible)
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = next((each for each in self.options if each.name == name), None)
            if option is None:
                raise BadSetup("core-no-such-option", option=str(name), game=self.key)
            option.check(value)
            chosen[name] = value
        return Setup(self.seat_names(count), chosen)

    def new_state(self, setup: Setup) -> S:
        """The state before anything random has happened."""
        raise NotImplementedError

    def step(self, match: Match[S]) -> Steps[None]:
        """Plays on from a checkpoint to the next one: one phase step or one action."""
        raise NotImplementedError

    def deal_anew(self, match: Match[S]) -> None:
        """A new seed holds: what was dealt already and nobody has seen, such as the order of a deck, falls again.

        It must be dealt from one fixed order, so that nothing of the deal before is left in it. Nothing that rules have
        in hand in the middle of an action may change. Games that draw at random at the moment of drawing have nothing
        to do here.
        """

    def view(self, match: Match[S], seat: str | None) -> dict[str, Any]:
        """What that seat may know, built up from nothing."""
        raise NotImplementedError

    def seen(self, match: Match[S], seat: str) -> object:
        """The same as the view, for bots: a typed look at what that seat may know, cheap enough to think with.

        A bot must take either and answer the same, since another process can send it plain data only. A game without
        such a look gives its view.
        """
        return match.view(seat)

    def observe(self, match: Match[S], seat: str) -> list[float]:
        """What that seat may know as numbers, most of them between 0 and 1, for those who learn."""
        raise NotImplementedError

    def write(self, setup: Setup, state: S) -> list[str]:
        """The state as `key: value` lines, without what is as at the start of a match."""
        raise NotImplementedError

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> S:
        """The state those (line number, key, value) lines describe; raises BadText."""
        raise NotImplementedError

    def sequel(self, match: Match[S]) -> dict[str, Any] | None:
        """The options of the match that follows a finished one, such as a campaign's next; None if nothing does."""
        return None

    def why_not(self, match: Match[S], token: str) -> Reason | None:
        """A reason for a token that the pending decision's own check has no answer to."""
        return None

    def named(self, params: Mapping[str, object], language: str) -> Mapping[str, object]:
        """The parameters of a message of this game, with names for ids."""
        from westmarch.core.words import Words

        return Words(self.key, self.words, language).params(params)

    def modern(self, text: str) -> str:
        """A token or line of text in which everything has the id that it has now."""
        if not self.older:
            return text
        return _any_of(tuple(self.older)).sub(lambda found: self.older[found[0]], text)

    def turn(self, state: S) -> int | None:
        """The turn or round that a state is in; None if the game counts none."""
        return None

    def facts(self) -> dict[str, Any]:
        """What somebody needs to know to choose a match, such as scenarios and decks, as plain data."""
        return {}

    def statistics(self, match: Match[S]) -> dict[str, float]:
        """Figures of a finished match that only its game knows."""
        return {}

    def chronicle(self, match: Match[S]) -> dict[str, Any]:
        """What happened in a finished match, for those who study many, as plain data in ids. All parts are optional:

        - `used`: family -> seat -> the things of it that the seat used, such as the cards it played;
        - `fell`: family -> [turn, thing] in the order in which they fell, such as strongholds;
        - `opening`: seat -> tokens of its first actions;
        - `rolled`: family of faces -> seat -> face -> how often;
        - `traits`: family -> what the match was played with, such as decks, heroes, a scenario.

        A family is one of names: `<game>-<family>-<id>` in the message files; `<game>-report-<family>` is its heading.
        """
        return {}

    # -- imagining

    def redeal(self, match: Match[S], seat: str, shuffle: Shuffle) -> Mapping[str, str]:
        """What that seat can't know now, dealt anew: for every hidden thing that could as well be another, which one
        it shall be. An exchange of names: each name occurs as often among the new as among the old.

        It follows from what the seat sees, and from the shuffle: what is truly where makes no difference to what comes
        there. So places are taken in an order that the seat could name, and things are sorted before they are dealt.
        """
        raise NotImplementedError

    # -- hands that stay closed at a real table (core/closed.py)

    def unseen(self, state: S) -> list[SameBacks]:
        """The cards in hands that nobody has shown, with all others that could be there as well."""
        raise NotImplementedError

    def back(self, state: S, decision: Decision, token: str) -> str:
        """What that answer is called where hands are closed. Of a card that leaves face down only the back is named."""
        return token

    def names_in(self, token: str, cards: Sequence[str]) -> list[str]:
        """Those of the cards that a token speaks of."""
        return [card for card in cards if self.renamed_token(token, {card: ""}) != token]

    def named_since(self, pools: Sequence[SameBacks], before: Set[str], tokens: Sequence[str]) -> set[str]:
        """The unseen cards that answers since the last checkpoint have named, so that they can't be others. `before`
        was unseen then."""
        return {card for pool in pools for token in tokens for card in self.names_in(token, pool.cards())}

    def close(self, state: S) -> None:
        """Hands stay closed: also a player who sits alone is asked whatever his hand may hold."""

    def closed_view(self, match: Match[S], seat: str | None) -> dict[str, Any]:
        """What that seat may know of what has been shown, however the hands are."""
        return self.view(match, None)

    # -- both

    def renamed(self, state: S, names: Mapping[str, str]) -> S:
        """A copy of a state in which those things have changed places."""
        raise NotImplementedError

    def renamed_token(self, token: str, names: Mapping[str, str]) -> str:
        """A token or outcome that speaks of those things, in the new names."""
        if token in names:
            return names[token]
        family, colon, rest = token.partition(":")
        if not colon:
            return token
        return family + ":" + "+".join([names.get(part, part) for part in rest.split("+")])
