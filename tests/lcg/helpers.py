"""What the tests of the card game share: its positions, and short words for what lies on the table.

A `Story` holds the match and speaks the words of tests.story, as in every game; since everything is done at one table,
they are its methods.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from tests import story
from tests.story import Asked
from westmarch.core.game import Result
from westmarch.core.match import Match
from westmarch.games.lcg import GAME
from westmarch.games.lcg.decks.building import FREE, deck_code
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import HERO
from westmarch.games.lcg.facts.decks import Deck
from westmarch.games.lcg.facts.quests import quest
from westmarch.games.lcg.round.overview import STEP_BY_NAME
from westmarch.games.lcg.state import ZONES, State
from westmarch.games.lcg.table.stats import (
    attack,
    defense,
    hit_points,
    quest_willpower,
    staging_threat,
    threat,
    willpower,
)

HEROES = {id for id, card in BY_ID.items() if card.type == HERO}

# What events say beside what happened.
REASONS = ("by", "source", "way", "why")

# What a player says who wants nothing in particular.
QUIET = ("pass", "done", "none", "undefended", "keep", "no")


def everything(heroes: str) -> str:
    """A deck with these heroes and three of every card."""
    numbers = tuple(BY_ID[hero].number for hero in heroes.split())
    return deck_code(Deck("", numbers, dict.fromkeys(range(13, 74), 3)), FREE)


def heroes_in(lines: str) -> tuple[str, ...]:
    """Each player's heroes as the lines `p1 play: …` name them; empty unless they name some for every player."""
    named = (re.match(r"p\d play:(.*)", row) for row in sorted(story.rows(lines)))
    sides = [[each.split()[0] for each in found[1].split(",")] for found in named if found]
    heroes = tuple(" ".join(name for name in side if name in HEROES) for side in sides)
    return heroes if all(heroes) else ()


class Story:
    """A match in the making."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.offered: set[str] = set(self.options)  # everything that was ever to be chosen from

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def kind(self) -> str:
        return "" if self.match.decision is None else self.match.decision.kind.removeprefix("lcg.")

    @property
    def seat(self) -> str:
        assert self.match.decision is not None
        return self.match.decision.seat

    @property
    def asked(self) -> Asked:
        return story.asked(self.match)

    @property
    def options(self) -> tuple[str, ...]:
        return () if self.match.decision is None else story.options(self.match)

    @property
    def result(self) -> Result:
        assert self.match.result is not None, "the match goes on"
        return self.match.result

    # -- playing

    def play(self, *steps: str) -> Story:
        for step in steps:
            story.play(self.match, step)
            self.offered.update(self.options)
        return self

    def until(self, kind: str) -> Story:
        """Says nothing in particular until that is asked."""
        return self._quietly(lambda: self.kind == kind, kind)

    def until_offered(self, token: str) -> Story:
        """Says nothing in particular until that is offered."""
        return self._quietly(lambda: token in self.options, token)

    def until_step(self, step: str) -> Story:
        """Says nothing in particular until that step, or a later one, has been reached, or the match is over."""
        start, wanted = self.state.round, STEP_BY_NAME[step]
        return self._quietly(
            lambda: self.state.round > start or self.state.step >= wanted or self.match.decision is None, step
        )

    def _quietly(self, reached: Callable[[], bool], what: str) -> Story:
        for _ in range(400):
            if reached():
                return self
            assert self.match.decision is not None, f"the match ended before {what}"
            self.play(next((token for token in QUIET if token in self.options), self.options[0]))
        raise AssertionError(f"{what} never came")

    def reason(self, token: str) -> str:
        """The key of the reason why that can't be chosen now, in short; empty if it can."""
        why = self.match.why_not(token)
        assert why is None or "{" not in str(why), why
        return story.reason(self.match, token).removeprefix("lcg-why-")

    def refuses(self, reasons: Mapping[str, str]) -> None:
        """None of these can be chosen now, each for its own reason."""
        found = {token: self.reason(token) for token in reasons}
        assert found == reasons, found

    # -- looking

    def card(self, name: str) -> int:
        # Also a card that lies face down as an Orc Guard, which nobody at the table could name.
        found = self.state.find(name) if name.startswith("orc-guard.") else self.state.pool.index.get(name, -1)
        assert found >= 0, name
        return found

    def zone(self, name: str) -> str:
        return ZONES[self.state.zone[self.card(name)]]

    def damage(self, name: str) -> int:
        return self.state.damage[self.card(name)]

    def resources(self, name: str) -> int:
        return self.state.tokens[self.card(name)]

    def progress(self, name: str) -> int:
        return self.state.tokens[self.card(name)]

    def ready(self, name: str) -> bool:
        return not self.state.exhausted[self.card(name)]

    def committed(self, name: str) -> bool:
        return bool(self.state.committed[self.card(name)])

    def engaged(self, name: str) -> str:
        assert self.zone(name) == "engaged"
        return self.state.pool.seats[self.state.seat[self.card(name)]]

    def host(self, name: str) -> str:
        """What a card is attached to, guards or is a shadow of; empty if nothing."""
        host = self.state.host[self.card(name)]
        return self.state.pool.names[host] if host >= 0 else ""

    def controller(self, name: str) -> str:
        return self.state.pool.seats[self.state.seat[self.card(name)]]

    def owner(self, name: str) -> str:
        return self.state.pool.seats[self.state.owners[self.card(name)]]

    def encounter_deck(self) -> list[str]:
        """From the top."""
        return self.deck(self.state.players)

    def deck(self, seat: int = 0) -> list[str]:
        """A player's deck, from the top."""
        return self._names(reversed(self.state.decks[seat]))

    def discards(self, seat: int = 0) -> list[str]:
        """A player's discard pile, from the top."""
        return self._names(reversed(self.state.discards[seat]))

    def shadows(self) -> list[str]:
        """The shadow cards that lie before enemies, in the order in which they were dealt."""
        return self._names(self.state.shadows)

    def _names(self, cards: Iterable[int]) -> list[str]:
        return [self.state.pool.names[card] for card in cards]

    def is_orc_guard(self, name: str) -> bool:
        """Whether a card lies face down as an Orc Guard."""
        return CARDS[self.state.face[self.card(name)]].id == "orc-guard"

    def hand(self, seat: int = 0) -> list[str]:
        return [self.state.card(card).id for card in self.state.hands[seat]]

    def threat(self, seat: int = 0) -> int:
        return self.state.threat[seat]

    def willpower(self, name: str) -> int:
        return willpower(self.state, self.card(name))

    def attack(self, name: str, target: str = "") -> int:
        return attack(self.state, self.card(name), self.card(target) if target else -1)

    def defense(self, name: str) -> int:
        return defense(self.state, self.card(name))

    def hit_points(self, name: str) -> int:
        return hit_points(self.state, self.card(name))

    def location_threat(self, name: str) -> int:
        return threat(self.state, self.card(name))

    @property
    def staging_threat(self) -> int:
        return staging_threat(self.state)

    @property
    def questing(self) -> int:
        return quest_willpower(self.state)

    @property
    def quest(self) -> tuple[str, int]:
        return quest(self.state.quest).id, self.state.progress

    def told(self, kind: str) -> list[Mapping[str, object]]:
        """What was told of that kind, without its reasons."""
        events = story.told(self.match, kind)
        return [{key: value for key, value in event.items() if key not in REASONS} for event in events]


def position(
    lines: str,
    *heroes: str,
    scenario: str = "mirkwood",
    seed: int = 1,
    mode: str = "standard",
    difficulty: str = "standard",
    scripts: Mapping[str, Sequence[object]] | None = None,
) -> Story:
    """A table as these lines describe it, with three of every card in each deck; one player per string of heroes.

    The heroes need no string of their own if the lines say who is in play on each side of the table.
    """
    decks = [everything(each) for each in heroes or heroes_in(lines) or ("aragorn gloin theodred",)]
    setup = GAME.set_up(len(decks), {"scenario": scenario, "decks": decks, "mode": mode, "difficulty": difficulty})
    return Story(story.position("lcg", setup, "step: planning", lines, seed=seed, scripts=scripts))
