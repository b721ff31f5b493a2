"""Words for telling stories: set up a table, play, look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.core import notation
from westmarch.core.errors import BadSetup
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.games.lcg import GAME
from westmarch.games.lcg.decks import FREE, deck_code
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.decks import Deck
from westmarch.games.lcg.facts.quests import quest
from westmarch.games.lcg.state import ZONES, State
from westmarch.games.lcg.stats import attack, defense, hit_points, quest_willpower, staging_threat, threat, willpower

# What events say beside what happened.
REASONS = ("by", "source", "way", "why")

# What a player says who wants nothing in particular.
QUIET = ("pass", "done", "none", "undefended", "keep", "no")


def everything(heroes: str) -> str:
    """A deck with these heroes and three of every card."""
    numbers = tuple(BY_ID[hero].number for hero in heroes.split())
    return deck_code(Deck("", numbers, dict.fromkeys(range(13, 74), 3)), FREE)


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
    def options(self) -> tuple[str, ...]:
        return () if self.match.decision is None else self.match.decision.options

    # -- playing

    def do(self, *tokens: str) -> Story:
        for token in tokens:
            self.match.push(token)
            self.offered.update(self.options)
        return self

    def to(self, kind: str, limit: int = 200) -> Story:
        """Says nothing in particular until that is asked."""
        for _ in range(limit):
            if self.kind == kind:
                return self
            assert self.match.decision is not None, f"the match ended before {kind} was asked"
            self.do(next((token for token in QUIET if token in self.options), self.options[0]))
        raise AssertionError(f"{kind} was never asked")

    def to_offer(self, token: str, limit: int = 200) -> Story:
        """Says nothing in particular until that is offered."""
        for _ in range(limit):
            if token in self.options:
                return self
            assert self.match.decision is not None, f"the match ended before {token} was offered"
            self.do(next((each for each in QUIET if each in self.options), self.options[0]))
        raise AssertionError(f"{token} was never offered")

    def to_step(self, step: str, limit: int = 400) -> Story:
        """Says nothing in particular until that step, or a later one, has been reached."""
        from westmarch.games.lcg.round import STEP_BY_NAME

        start = self.state.round
        for _ in range(limit):
            if self.state.round > start or self.state.step >= STEP_BY_NAME[step] or self.match.decision is None:
                return self
            self.do(next((token for token in QUIET if token in self.options), self.options[0]))
        raise AssertionError(f"{step} was never reached")

    def why_not(self, token: str) -> str:
        """The reason's key."""
        reason = self.match.why_not(token)
        assert reason is not None, f"{token} is offered"
        assert "{" not in str(reason)
        assert not str(reason).startswith("lcg-"), reason
        return reason.key.removeprefix("lcg-why-")

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

    def happened(self, kind: str) -> list[Mapping[str, object]]:
        """What was told of that kind, without its reasons."""
        return [
            {key: value for key, value in event.params.items() if key not in REASONS}
            for event in self.match.events
            if event.kind == f"lcg.{kind}"
        ]


def find(key: str) -> Game[State]:
    if key != "lcg":
        raise BadSetup("core-no-such-game", game=key, games="lcg")
    return GAME


def story(
    lines: str,
    *heroes: str,
    scenario: str = "mirkwood",
    seed: int = 1,
    mode: str = "standard",
    difficulty: str = "standard",
    scripts: Mapping[str, Sequence[object]] | None = None,
) -> Story:
    """A table as these lines describe it, with three of every card in each deck; one player per string of heroes."""
    decks = [everything(each) for each in heroes or ("aragorn gloin theodred",)]
    options = {"scenario": scenario, "decks": decks, "mode": mode, "difficulty": difficulty}
    setup = GAME.set_up(len(decks), options)
    rows = [row.strip() for row in lines.strip().splitlines() if row.strip()]
    if not any(row.startswith("step:") for row in rows):
        rows.insert(0, "step: planning")
    parsed = [(number, *(part.strip() for part in row.split(":", 1))) for number, row in enumerate(rows, start=1)]
    start = GAME.read(setup, [(number, key, value) for number, key, value in parsed])
    return Story(Match(GAME, setup, seed, scripts, start))


def load(text: str) -> Match[State]:
    return notation.load(text, notation.POSITION, find)
