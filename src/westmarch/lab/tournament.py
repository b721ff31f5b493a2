"""A tournament: every computer player on every seat, with all others and with itself, and a rating for each of them.

All pairings play the same seeds, so that none has the better dice. Ratings are openskill's (Plackett-Luce): one for
each player and seat, since who is good on one seat may be poor on another. Winners are a team, all others another one;
where all win or all lose, the game itself is the opponent, with a rating of its own. Ratings follow from the matches in
the order of their numbers, whatever the order in which they were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean
from typing import Any

from westmarch.core.errors import BadSetup
from westmarch.lab.extras import need
from westmarch.lab.simulate import Plan, Played, Task
from westmarch.lab.statistics import win_rate

# The name of the opponent of those who play together.
THE_GAME = ""
# What of a plan holds for every pairing; the players are all of them.
_COMMON = ("game", "bots", "games", "seed", "seats", "options")


class Tournament:
    """What is to be played: `games` matches of each pairing, a pairing being a player for each seat."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        games: int = 10,
        seed: int = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Raises BadSetup for what can't be played."""
        self.bots = tuple(dict.fromkeys(bots))
        if len(self.bots) < len(bots):
            raise BadSetup("lab-tournament-twice", bots=", ".join(bots))
        self.game = game
        self.games = games
        self.seed = seed
        first = Plan(game, self.bots[:1], games, seed, seats, options, chronicle=True)
        self.seats = first.seats
        self.options = first.options
        self.pairings = tuple(product(self.bots, repeat=len(self.seats)))
        self.plans = [
            Plan(game, pairing, games, seed, len(self.seats), options, chronicle=True) for pairing in self.pairings
        ]
        self._index = {pairing: index for index, pairing in enumerate(self.pairings)}

    def __len__(self) -> int:
        return self.games * len(self.pairings)

    def as_data(self) -> dict[str, Any]:
        """What all pairings have in common, and who plays."""
        plan = self.plans[0].as_data()
        return {**{name: plan[name] for name in _COMMON}, "bots": list(self.bots)}

    # -- matches by number: the first of every pairing, then the second of every pairing, and so on

    def task(self, number: int) -> Task:
        match, pairing = divmod(number, len(self.pairings))
        return self.plans[pairing], match

    def number_of(self, played: Played) -> int:
        """The number in the tournament of a match that knows its number in its pairing."""
        return played.number * len(self.pairings) + self._index[played.bots]

    def left(self, played: Iterable[Played]) -> list[int]:
        """What is still to be played."""
        done = {self.number_of(each) for each in played}
        return [number for number in range(len(self)) if number not in done]

    # -- what it costs

    def trials(self) -> list[int]:
        """A match of each player with itself: enough to tell what the others will cost."""
        return [self._index[(bot,) * len(self.seats)] for bot in self.bots]

    def seconds(self, played: Iterable[Played], numbers: Iterable[int], jobs: int) -> float:
        """About how long these matches take, by those that were played."""
        spent: dict[str, list[float]] = {}
        for each in played:
            for bot in each.bots:
                spent.setdefault(bot, []).append(each.seconds)
        usual = {bot: fmean(seconds) for bot, seconds in spent.items()}
        total = 0.0
        for number in numbers:
            pairing = self.task(number)[0].bots
            total += sum(usual.get(bot, 0.0) for bot in pairing) / len(pairing)
        return total / jobs


@dataclass(slots=True, eq=False)
class Rating:
    """How strong a player is on a seat: openskill's mu, and sigma, how unsure that is."""

    bot: str
    seat: str
    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0
    wins: int = 0

    def as_data(self) -> dict[str, Any]:
        share, low, high = win_rate(self.wins, self.matches)
        return {
            "bot": self.bot or None,
            "seat": self.seat or None,
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "matches": self.matches,
            "wins": self.wins,
            "share": round(share, 4),
            "share_low": round(low, 4),
            "share_high": round(high, 4),
        }


def ratings(tournament: Tournament, played: Sequence[Played]) -> list[Rating]:
    """A rating for each player and seat, in the order of the tournament; the game's own comes last, if it took part."""
    need("tournament")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {(bot, seat): Rating(bot, seat) for bot in tournament.bots for seat in tournament.seats}
    for match in sorted(played, key=tournament.number_of):
        if match.error is not None:
            continue
        winners: list[Rating] = []
        losers: list[Rating] = []
        for seat, bot in zip(tournament.seats, match.bots):
            (winners if seat in match.winners else losers).append(found[bot, seat])
        for side in (winners, losers):
            if not side:
                side.append(found.setdefault((THE_GAME, THE_GAME), Rating(THE_GAME, THE_GAME)))
        teams = [[model.rating(each.mu, each.sigma) for each in side] for side in (winners, losers)]
        rated = model.rate(teams, ranks=[1, 2])
        for side, new in zip((winners, losers), rated):
            for rating, now in zip(side, new):
                rating.mu, rating.sigma = now.mu, now.sigma
                rating.matches += 1
                rating.wins += side is winners
    return list(found.values())


def standings(tournament: Tournament, played: Sequence[Played]) -> dict[str, Any]:
    """Everything a tournament tells, as plain data: the same for the same matches."""
    rated = ratings(tournament, played)
    ended = [match for match in played if match.error is None]
    pairings = []
    for pairing in tournament.pairings:
        matches = [match for match in ended if match.bots == pairing]
        wins = Counter(seat for match in matches for seat in match.winners)
        pairings.append(
            {
                "bots": dict(zip(tournament.seats, pairing)),
                "matches": len(matches),
                "wins": {seat: wins[seat] for seat in tournament.seats},
                "reasons": dict(sorted(Counter(match.reason for match in matches).items())),
            }
        )
    failed = sorted((match for match in played if match.error is not None), key=tournament.number_of)
    return {
        **tournament.as_data(),
        "seats": list(tournament.seats),
        "matches": len(tournament),
        "ended": len(ended),
        "ratings": [rating.as_data() for rating in rated],
        "pairings": pairings,
        "errors": [{**match.as_data(), "bots": list(match.bots)} for match in failed],
    }
