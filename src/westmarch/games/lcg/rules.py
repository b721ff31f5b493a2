"""The Lord of the Rings: The Card Game as the core sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from westmarch.core.closed import SameBacks
from westmarch.core.decisions import Reason, Steps
from westmarch.core.errors import BadSetup
from westmarch.core.game import Game, Option, Setup, Shuffle
from westmarch.core.journal import Answer, answered
from westmarch.core.match import Match
from westmarch.games.lcg.cards import BOX
from westmarch.games.lcg.decks.building import read_deck
from westmarch.games.lcg.decks.campaign import MODES as CAMPAIGN_MODES
from westmarch.games.lcg.decks.campaign import Carry, begin_with, next_options, read_carry
from westmarch.games.lcg.decks.workshop import DeckWorkshop
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.decks import DEFAULT_DECKS, SHIPPED_DECKS
from westmarch.games.lcg.facts.quests import quest
from westmarch.games.lcg.facts.scenarios import SCENARIOS
from westmarch.games.lcg.pool import MAX_PLAYERS, Guest, Pool, make_pool
from westmarch.games.lcg.round.overview import RUN
from westmarch.games.lcg.seen import Seen, see
from westmarch.games.lcg.state import DISCARD, NO_GLIMPSES, PHASES, State
from westmarch.games.lcg.table.moves import deal_anew
from westmarch.games.lcg.table.turning import ENCOUNTER_CARD, PLAYER_CARD
from westmarch.games.lcg.text import aims, hidden
from westmarch.games.lcg.text.chronicle import chronicle
from westmarch.games.lcg.text.notation import guests_of, read_state, write_state
from westmarch.games.lcg.text.observe import OBSERVED, observe
from westmarch.games.lcg.text.reasons import why_not_now
from westmarch.games.lcg.text.view import view_of
from westmarch.games.lcg.text.vocabulary import SEATS, VOCABULARY
from westmarch.games.lcg.text.words import IDS

# What falls by chance. A script may give the first cards of a shuffled deck; the others follow at random.
CHANCES: dict[str, str] = {
    "encounter-deck": "its cards by their tokens, from the top",
    **{f"deck-{seat}": "cards of that player's deck by their tokens, from the top" for seat in SEATS},
    "first-player": "a seat, after a tied vote",
    "quest-card": "dont-leave-the-path or beorns-path, after A Fork in the Road",
    "prisoner": "a hero by its token",
    "hidden-cards": "cards of decks and face-down shadow cards that nobody knows, by their tokens, after a new seed",
    "random-discard": "a card of the first player's hand by its token",
    ENCOUNTER_CARD: "at a real table: the encounter card that is revealed, turned over or looked at",
    **{
        PLAYER_CARD + seat: "at a real table: the card of that player's deck that is drawn or looked at"
        for seat in SEATS
    },
}

MODES = ("standard", "beginner", "campaign", "nightmare")


class DeckOption(Option):
    """A shipped deck by name, or a deck of one's own as a code (see `decks.building`)."""

    def check(self, value: Any) -> None:
        for item in value if isinstance(value, (list, tuple)) else [value]:
            if not isinstance(item, str):
                raise BadSetup("core-bad-option", option=self.name, value=str(item), choices=", ".join(self.choices))
            read_deck(item)


class CarryOption(Option):
    """What a campaign brings along from the scenarios before (see `decks.campaign`)."""

    def check(self, value: Any) -> None:
        if not isinstance(value, str):
            raise BadSetup("lcg-bad-carry", part=str(value))
        read_carry(value)


class LcgGame(Game[State]):
    key = "lcg"
    seat_counts = (1, 2, 3, 4)
    default_seats = 1
    counts = "round"
    options = (
        Option("scenario", "mirkwood", tuple(SCENARIOS)),
        DeckOption("decks", [], tuple(SHIPPED_DECKS)),
        Option("difficulty", "standard", ("standard", "easy")),
        Option("mode", "standard", MODES),
        CarryOption("carry", "", ()),
    )
    vocabulary = VOCABULARY
    chances = CHANCES
    observed = OBSERVED
    words = IDS
    stops: Mapping[str, tuple[str, ...]] = {"phase": PHASES[1:]}
    workshop = DeckWorkshop()
    aims = aims.AIMS
    closed_hands = True

    def seat_names(self, count: int) -> tuple[str, ...]:
        return SEATS[:count]

    def team(self, setup: Setup, seat: str) -> tuple[str, ...]:
        """All play together."""
        return setup.seats

    def set_up(self, seats: int | None, options: Mapping[str, Any]) -> Setup:
        """Decks left out or empty are dealt out; without a number of seats there are as many as decks."""
        asked = options.get("decks", [])
        named: list[Any] = list(asked) if isinstance(asked, (list, tuple)) else [asked]
        if seats is None and 0 < len(named) <= MAX_PLAYERS:
            seats = len(named)
        wished = [name for name in named if name != ""]
        setup = super().set_up(seats, {**options, "decks": wished})
        count = len(setup.seats)
        if len(named) > count:
            raise BadSetup("lcg-too-many-decks", decks=len(named), seats=count)
        named += [""] * (count - len(named))
        taken = {hero for name in wished for hero in read_deck(name).heroes}
        for name in DEFAULT_DECKS:
            if "" in named and not taken & set(SHIPPED_DECKS[name].heroes):
                named[named.index("")] = name
                taken |= set(SHIPPED_DECKS[name].heroes)
        if "" in named:
            raise BadSetup("lcg-too-few-decks", decks=len(wished), seats=count)
        heroes: set[int] = set()
        for name in named:
            for hero in read_deck(name).heroes:
                if hero in heroes:
                    raise BadSetup("lcg-same-hero", card=CARDS[hero].id)
                heroes.add(hero)
        setup.options["decks"] = named
        carry = read_carry(setup.options["carry"])
        carry.check(setup.seats, [read_deck(name) for name in named])
        return setup

    def pool(self, setup: Setup, guests: tuple[Guest, ...] = ()) -> Pool:
        options = setup.options
        decks = tuple(read_deck(name) for name in options["decks"])
        easy = options["difficulty"] == "easy"
        return make_pool(BOX, decks, options["scenario"], easy, options["mode"] == "beginner", guests)

    def new_state(self, setup: Setup) -> State:
        return self._start(setup, self.pool(setup))

    def _start(self, setup: Setup, pool: Pool) -> State:
        state = State(pool).set_up()
        for seat, heroes in enumerate(state.areas):
            state.threat[seat] = sum(CARDS[state.face[hero]].threat for hero in heroes)
        carry: Carry = read_carry(setup.options["carry"])
        begin_with(state, carry)
        return state

    def step(self, match: Match[State]) -> Steps[None]:
        """Goes on until something was decided, or seen cards were shuffled; else no checkpoint is needed.

        Where seen cards went to is a secret again once the step is over (see `text.hidden`).
        """
        state = match.state
        state.glimpsed = NO_GLIMPSES
        entries = match.since_checkpoint
        while True:
            steps = RUN[state.step](match)
            if steps is not None:
                yield from steps
                if entries and answered(entries):
                    return
            if state.glimpsed:
                return
            match.pause()

    def deal_anew(self, match: Match[State]) -> None:
        deal_anew(match)

    def view(self, match: Match[State], seat: str | None) -> dict[str, Any]:
        return view_of(match, seat)

    def seen(self, match: Match[State], seat: str) -> Seen:
        return see(match, seat)

    def observe(self, match: Match[State], seat: str) -> list[float]:
        return observe(see(match, seat), seat)

    def write(self, setup: Setup, state: State) -> list[str]:
        return write_state(self._start(setup, state.pool), state)

    def read(self, setup: Setup, lines: Sequence[tuple[int, str, str]]) -> State:
        guests = guests_of(self.pool(setup), lines)
        return read_state(self._start(setup, self.pool(setup, guests)), lines)

    def redeal(self, match: Match[State], seat: str, shuffle: Shuffle) -> dict[str, str]:
        """Decks, other hands, face-down shadow cards and Orc Guards, but for what the seat has seen of them."""
        found = match.hidden.get(seat)
        if found is None:
            answers = [entry.token for entry in match.since_checkpoint if isinstance(entry, Answer)]
            number = match.setup.seats.index(seat)
            found = match.hidden[seat] = hidden.secrets_of(match.state, match.checkpoint.state, number, answers)
        return hidden.redeal(found, shuffle)

    def unseen(self, state: State) -> list[SameBacks]:
        return hidden.unseen(state)

    def names_in(self, token: str, cards: Sequence[str]) -> list[str]:
        return hidden.names_in(token, cards)

    def named_since(self, pools: Sequence[SameBacks], before: Set[str], tokens: Sequence[str]) -> set[str]:
        return hidden.named_since(pools, before, tokens)

    def close(self, state: State) -> None:
        state.closed = state.watched = True

    def renamed(self, state: State, names: Mapping[str, str]) -> State:
        return hidden.renamed(state, names)

    def renamed_token(self, token: str, names: Mapping[str, str]) -> str:
        return hidden.renamed_token(token, names)

    def sequel(self, match: Match[State]) -> dict[str, Any] | None:
        """The next scenario of a campaign, as long as it is won."""
        if match.result is None or match.setup.options["mode"] not in CAMPAIGN_MODES:
            return None
        return next_options(match)

    def why_not(self, match: Match[State], token: str) -> Reason | None:
        return why_not_now(match, token)

    def turn(self, state: State) -> int:
        return state.round

    def statistics(self, match: Match[State]) -> dict[str, float]:
        """How near it was, won or lost, and the score of a win."""
        state = match.state
        heroes = [hero for heroes in state.pool.heroes for hero in heroes]
        score = {} if match.result is None or not match.result.winners else match.result.score
        return {
            **({"score": score["group"]} if "group" in score else {}),
            "threat": sum(state.threat) / state.players,
            "stage": quest(state.quest).stage,
            "heroes-lost": sum(state.zone[hero] == DISCARD for hero in heroes),
        }

    def chronicle(self, match: Match[State]) -> dict[str, Any]:
        return chronicle(match)
