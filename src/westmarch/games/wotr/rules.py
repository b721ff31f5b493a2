"""War of the Ring for the core: how a match starts, goes on, is seen and written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from westmarch.core.closed import SameBacks
from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.errors import BadSetup
from westmarch.core.game import Game, Option, Setup, Shuffle
from westmarch.games.wotr import base
from westmarch.games.wotr.chances import CHANCES
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.seen import Seen, look
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import SEATS
from westmarch.games.wotr.text import aims, chronicle, hidden, notation, view, vocabulary
from westmarch.games.wotr.text.observe import Inputs
from westmarch.games.wotr.text.older import OLDER
from westmarch.games.wotr.text.words import IDS
from westmarch.games.wotr.turn import phases


@dataclass(slots=True, eq=False)
class Expansion:
    """An option that adds to a match: `fill` puts what is new into an edition that holds the base game.

    It may need another option, on top of which it comes; `chances` are the names of what falls only with it.
    """

    option: str
    fill: Callable[[Edition], None]
    chances: Mapping[str, str] = field(default_factory=dict)
    needs: str = ""


class WarOfTheRing(Game[State]):
    """The Free Peoples against the Shadow, each side with one player or two."""

    key = "wotr"
    seat_counts = (2, 3, 4)
    default_seats = 2
    rules_version = 3
    older = OLDER
    words = IDS
    aims = aims.AIMS
    closed_hands = True
    backs = hidden.BACKS

    def __init__(self, *expansions: Expansion) -> None:
        """Without its expansion the game can say that it has one, but not play it."""
        self.expansions = expansions
        self.options = tuple(Option(each.option, False, (False, True), each.needs) for each in expansions) or (
            Option("lome", False, (False,)),
        )
        self.chances = {**CHANCES, **{name: what for each in expansions for name, what in each.chances.items()}}
        # By the number of players and the options that are chosen. An edition is made when first asked for.
        self._editions: dict[tuple[int, tuple[str, ...]], Edition] = {}
        # An expansion may take away as well as add, so the words are those of the game with it and without.
        whole = tuple(each.option for each in expansions)
        editions = [self.edition(max(self.seat_counts), chosen) for chosen in ((), whole)]
        self.vocabulary = frozenset[str]().union(*[vocabulary.all_tokens(edition) for edition in editions])
        self._inputs = Inputs(editions)
        self.observed = self._inputs.names

    def edition(self, seats: int, chosen: tuple[str, ...] = ()) -> Edition:
        """What a match with so many players and these options is made of."""
        key = (seats, chosen)
        if key not in self._editions:
            fills = tuple(each.fill for each in self.expansions if each.option in chosen)
            self._editions[key] = base.make(SEATS[seats], fills, chosen)
        return self._editions[key]

    def seat_names(self, count: int) -> tuple[str, ...]:
        return SEATS[count].names

    def team(self, setup: Setup, seat: str) -> tuple[str, ...]:
        seats = SEATS[len(setup.seats)]
        side = seats.sides[seats.names.index(seat)]
        return tuple(seats.names[each] for each in seats.of_side[side])

    def set_up(self, seats: int | None, options: Mapping[str, Any]) -> Setup:
        setup = super().set_up(seats, options)
        for each in self.expansions:
            if each.needs and setup.options[each.option] and not setup.options[each.needs]:
                raise BadSetup("wotr-needs-option", option=each.option, needed=each.needs)
        return setup

    def new_state(self, setup: Setup) -> State:
        chosen = tuple(each.option for each in self.expansions if setup.options[each.option])
        return State(self.edition(len(setup.seats), chosen))

    def step(self, match: War) -> Steps[None]:
        return phases.step(match)

    def view(self, match: War, seat: str | None) -> dict[str, Any]:
        return view.view(match, seat)

    def observe(self, match: War, seat: str) -> list[float]:
        return self._inputs.observe(match.state, seat)

    def seen(self, match: War, seat: str) -> Seen:
        return look(match.state, seat)

    def write(self, setup: Setup, state: State) -> list[str]:
        return notation.write(self.new_state(setup), state)

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> State:
        return notation.read(self.new_state(setup), lines)

    def turn(self, state: State) -> int:
        return state.turn

    def statistics(self, match: War) -> dict[str, float]:
        return chronicle.statistics(match)

    def chronicle(self, match: War) -> dict[str, Any]:
        return chronicle.chronicle(match)

    def why_not(self, match: War, token: str) -> Reason | None:
        return vocabulary.why_not(match, token)

    def redeal(self, match: War, seat: str, shuffle: Shuffle) -> Mapping[str, str]:
        return hidden.redeal(match, seat, shuffle)

    def unseen(self, state: State) -> list[SameBacks]:
        return hidden.unseen(state)

    def back(self, state: State, decision: Decision, token: str) -> str:
        return hidden.back(state, decision, token)

    def closed_view(self, match: War, seat: str | None) -> dict[str, Any]:
        # What one seat alone knows, such as a version that it has chosen, but no hand.
        return {**view.view(match, seat), "cards": view.view(match, None)["cards"]}

    def renamed(self, state: State, names: Mapping[str, str]) -> State:
        return hidden.renamed(state, names)


GAME = WarOfTheRing()
