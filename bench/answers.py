"""How much a person has to answer in a round of the card game, and how much of it is passing.

    python bench/answers.py [--games 20] [--deck leadership …] [--stops always|useful|never]

Plays Passage through Mirkwood alone with each starter deck, answering as the hints say. What the program answers for
people with those stops isn't counted. Prints answers and passes a round, and which actions the hints wanted where the
program passed, and nobody was offered in a question before the next refresh phase (`lost`).
"""

from __future__ import annotations

import argparse
from collections import Counter

import westmarch
from westmarch.core import stops
from westmarch.core.decisions import Decision
from westmarch.games.lcg.facts.decks import STARTER_DECKS
from westmarch.games.lcg.state import PHASES

SCENARIO = "mirkwood"
HINTS = "ranger"
PASSES = ("pass", "pass-until-change")


class Count:
    """What was asked and answered in some matches."""

    def __init__(self) -> None:
        self.rounds = 0
        self.answers = 0
        self.passes = 0
        self.by_program = 0
        # Actions that the hint would have taken where the program passed, and that weren't asked about in time.
        self.lost: Counter[str] = Counter()

    def add(self, other: Count) -> None:
        self.rounds += other.rounds
        self.answers += other.answers
        self.passes += other.passes
        self.by_program += other.by_program
        self.lost += other.lost

    def line(self, name: str) -> str:
        lost = ", ".join(f"{token} {count}" for token, count in self.lost.most_common()) or "-"
        return (
            f"{name:12} {self.rounds:6} {self.answers / self.rounds:8.1f} {self.passes / self.rounds:7.1f} "
            f"{self.by_program / self.rounds:11.1f}  {lost}"
        )


class Waiting:
    """Actions that were wanted and passed by the program, until somebody is asked about them."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.wanted: dict[str, str] = {}

    def pass_by(self, token: str, phase: str) -> None:
        self.wanted.setdefault(token, phase)

    def see(self, decision: Decision, asked: bool, phase: str) -> None:
        """A window, or any other question."""
        for token, since in list(self.wanted.items()):
            if asked and token in decision.options:
                del self.wanted[token]
            elif phase == "refresh" != since:
                self.count.lost[f"{token} ({since})"] += 1
                del self.wanted[token]


def play(deck: str, seed: int, wishes: dict[str, str]) -> Count:
    """One match, played by the hints."""
    count = Count()
    match = westmarch.new_match("lcg", seats=1, seed=seed, options={"scenario": SCENARIO, "decks": [deck]})
    bot = westmarch.bot("lcg", HINTS, seed=seed)
    waiting = Waiting(count)
    while match.decision is not None:
        decision = match.decision
        hint = bot.choose(match.seen(decision.seat), decision)
        given = decision.only_answer or stops.answer(decision, wishes)
        waiting.see(decision, given is None, PHASES[match.state.phase])
        if given is None:
            count.answers += 1
            count.passes += hint in PASSES
            given = hint
        else:
            count.by_program += 1
            if hint not in (given, *PASSES):
                waiting.pass_by(hint, str(decision.params["stop"]))
        match.push(given)
    count.rounds = match.state.round
    return count


def measure(deck: str, games: int, wish: str) -> Count:
    wishes = dict.fromkeys(PHASES, wish)
    total = Count()
    for seed in range(1, games + 1):
        total.add(play(deck, seed, wishes))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--deck", nargs="*", choices=tuple(STARTER_DECKS), default=list(STARTER_DECKS))
    parser.add_argument("--stops", choices=stops.WISHES, default=stops.USEFUL)
    asked = parser.parse_args()
    print(f"{'deck':12} rounds  answers  passes  by program  lost")
    for deck in asked.deck:
        print(measure(deck, asked.games, asked.stops).line(deck))


if __name__ == "__main__":
    main()
