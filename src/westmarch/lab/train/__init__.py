"""Makes the weights of the players who look ahead: matches are played, networks learn from them, and play the next.

Everything is kept in a folder: the matches of each generation in parts, the weights after it, and a log. A part that is
there is not played again, so a training that was stopped goes on where it stood. The same settings give the same
matches, however many processes play them; with other settings a folder can't be gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import numpy as np

import westmarch
import westmarch.bots as bots
from westmarch.bots.sage import Sage
from westmarch.bots.value import Value
from westmarch.core.errors import BadSetup, WestmarchError
from westmarch.games import find
from westmarch.lab.simulate import derive
from westmarch.lab.train.fit import Fit, Lessons, fit
from westmarch.lab.train.playing import Batch, Contest, contest, play
from westmarch.lab.workers import HERE, spread_out

PART = 5
# How much a generation counts beside the one after it.
FADING = 0.7

Say = Callable[[str, dict[str, Any]], None]


@dataclass(eq=False)
class Training:
    """What is to be learned, and with how much work."""

    game: str
    folder: Path
    # How many are played in each generation; the first is played by rule bots.
    matches: Sequence[int]
    seed: int = 1
    jobs: int = 1
    settings: Fit = field(default_factory=Fit)
    # How many matches against rule bots show, after each generation and for each team, what was learned.
    contests: int = 0
    on: str = HERE

    def __post_init__(self) -> None:
        kind = bots.sage_of(self.game)
        if kind is None:
            raise BadSetup("lab-nothing-to-train", game=self.game)
        assert issubclass(kind, Sage)
        self.tables = kind.tables
        self.looks_at = kind.looks_at
        self.overlooks = kind.overlooks

    def run(self, say: Say) -> Path:
        """Plays and learns all generations; gives the file of the last weights.

        Raises WestmarchError if its folder holds what was made with other settings.
        """
        self.begin()
        weights: Path | None = None
        for generation, matches in enumerate(self.matches):
            after = self.folder / f"weights-{generation}.npz"
            if not after.exists():
                self._play(generation, matches, weights, say)
                self._learn(generation, after, say)
                self._meet(generation, after, say)
            weights = after
        assert weights is not None
        return weights

    def begin(self) -> None:
        """Writes down what is to be made; or sees whether what was begun here is the same, perhaps with fewer
        generations."""
        wanted: dict[str, Any] = {
            "game": self.game,
            "seed": self.seed,
            "matches": list(self.matches),
            "version": westmarch.__version__,
            "rules": find(self.game).rules_version,
        }
        path = self.folder / "training.json"
        if path.exists():
            begun = json.loads(path.read_text(encoding="utf-8"))
            both = min(len(begun["matches"]), len(self.matches))
            other = [name for name in ("game", "seed", "version", "rules") if begun[name] != wanted[name]]
            if begun["matches"][:both] != wanted["matches"][:both]:
                other.append("matches")
            if other:
                params = {name: _told(begun[name]) for name in ("game", "seed", "matches", "version")}
                raise WestmarchError("lab-train-other", folder=str(self.folder), **params)
            if len(begun["matches"]) > both:
                return
        elif self._part(0, 0).exists():
            raise WestmarchError("lab-train-unknown", folder=str(self.folder))
        self.folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(wanted) + "\n", encoding="utf-8")

    @property
    def left(self) -> int:
        """How many matches of the first generation are still to be played, about; of the others nobody knows the
        cost before."""
        if (self.folder / "weights-0.npz").exists():
            return 0
        parts = range(0, self.matches[0], PART)
        missing = [first for part, first in enumerate(parts) if not self._part(0, part).exists()]
        return sum(min(PART, self.matches[0] - first) for first in missing)

    # -- playing

    def _part(self, generation: int, number: int) -> Path:
        return self.folder / f"generation-{generation}" / f"{number:05d}.npz"

    def _play(self, generation: int, matches: int, weights: Path | None, say: Say) -> None:
        seed = derive(self.seed, generation + 1)
        value = None if weights is None else weights.read_bytes()
        batches = [
            Batch(self.game, self.tables, seed, part, first, min(PART, matches - first), value)
            for part, first in enumerate(range(0, matches, PART))
        ]
        missing = [batch for batch in batches if not self._part(generation, batch.part).exists()]
        done = matches - sum(batch.matches for batch in missing)
        say("playing", {"generation": generation, "done": done, "of": matches})
        for played in spread_out(play, missing, min(self.jobs, len(missing)), self.on):
            played.save(self._part(generation, played.batch.part))
            done += played.batch.matches
            for number, error in played.failed:
                say("failed", {"generation": generation, "match": number, "error": error})
            say("playing", {"generation": generation, "done": done, "of": matches})

    def _meet(self, generation: int, weights: Path, say: Say) -> None:
        """Players with these weights against rule bots, from either side of the first table."""
        table = self.tables[0]
        game = find(self.game)
        setup = game.set_up(table.seats, table.options)
        teams = list(dict.fromkeys(game.team(setup, seat) for seat in setup.seats))
        seed = derive(self.seed, 2000 + generation)
        value = weights.read_bytes()
        wanted = [
            Contest(self.game, table, derive(seed, number), team, value)
            for number in range(self.contests)
            for team in range(len(teams))
        ]
        won = [0] * len(teams)
        for team, ahead in spread_out(contest, wanted, min(self.jobs, len(wanted)), self.on):
            won[team] += ahead
        if wanted:
            found = {"+".join(team): number for team, number in zip(teams, won)}
            say("met", {"generation": generation, "matches": self.contests, "won": found})

    # -- learning

    def _learn(self, generation: int, after: Path, say: Say) -> None:
        names = find(self.game).observed
        lessons, columns = self.lessons(generation)
        say("learning", {"generation": generation, "positions": len(lessons)})
        networks, found = fit(
            lessons,
            self.settings,
            derive(self.seed, 1000 + generation),
            lambda network, epoch, loss: say(
                "epoch", {"generation": generation, "network": network, "epoch": epoch, "loss": loss}
            ),
        )
        about = {
            "game": self.game,
            "seed": self.seed,
            "matches": list(self.matches[: generation + 1]),
            "tables": [asdict(each) for each in self.tables],
            "hidden": list(self.settings.hidden),
            **found,
        }
        Value([names[each] for each in columns], networks, about).save(after)
        say("learned", {"generation": generation, **found})

    def lessons(self, generation: int) -> tuple[Lessons, list[int]]:
        """All that was played so far, and the inputs that say anything."""
        parts: list[Lessons] = []
        for each in range(generation + 1):
            for path in sorted((self.folder / f"generation-{each}").glob("*.npz")):
                with np.load(path) as arrays:
                    won, match = arrays["won"], arrays["match"] + each * 10_000_000
                    weights = np.full(len(won), FADING ** (generation - each), dtype=np.float32)
                    # Numbers of their own for every road and fork; 0 stays no fork.
                    road = match * 10_000 + arrays["road"]
                    fork = np.where(arrays["fork"] > 0, match * 10_000 + arrays["fork"], 0)
                    parts.append(Lessons(arrays["rows"], won, match, weights, road, fork))
        lessons = Lessons.together(parts)
        names = find(self.game).observed
        columns = [
            number
            for number in np.flatnonzero(lessons.rows.max(axis=0) != lessons.rows.min(axis=0)).tolist()
            if _named(names[number], self.looks_at) and not _named(names[number], self.overlooks)
        ]
        return replace(lessons, rows=lessons.rows[:, columns]), columns


def _told(setting: Any) -> str:
    return ",".join(map(str, setting)) if isinstance(setting, list) else str(setting)


def _named(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def log(folder: Path) -> Say:
    """Writes what is said into the folder's log, one line of JSON each."""
    folder.mkdir(parents=True, exist_ok=True)

    def say(what: str, figures: dict[str, Any]) -> None:
        if what != "playing":
            with (folder / "log.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps({"what": what, **figures}) + "\n")

    return say


__all__ = ["Fit", "Training", "log"]
