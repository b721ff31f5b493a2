"""The matches of a report: played now, or read from files of matches and from records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import westmarch
from westmarch.core.errors import BadText, WestmarchError
from westmarch.core.match import Match
from westmarch.games import find
from westmarch.lab import ledger
from westmarch.lab.simulate import Played

RECORD = ".record"


class Gathered:
    """Matches of one game for the same seats."""

    def __init__(self) -> None:
        self.game = ""
        self.seats: tuple[str, ...] = ()
        self.matches: list[Played] = []
        # Records of matches that were not over.
        self.unfinished = 0

    def add(self, source: Path, game: str, seats: Sequence[str], matches: Iterable[Played]) -> None:
        if self.game and (game, tuple(seats)) != (self.game, self.seats):
            raise WestmarchError(
                "lab-report-other-match",
                file=str(source),
                found=f"{game} ({', '.join(seats)})",
                game=f"{self.game} ({', '.join(self.seats)})",
            )
        self.game, self.seats = game, tuple(seats)
        self.matches += matches


def gather(sources: Sequence[str]) -> Gathered:
    """Reads files of matches, records, and folders of either. Raises WestmarchError, with the file, for others."""
    found = Gathered()
    for path in _files(sources):
        if path.suffix == RECORD:
            _add_record(found, path)
        else:
            kept = ledger.read(path)
            seats = find(kept.header["game"]).seat_names(kept.header["seats"])
            found.add(path, kept.header["game"], seats, [each for each in kept.matches if each.error is None])
    if not found.matches:
        raise WestmarchError("lab-report-nothing", files=", ".join(sources))
    return found


def _files(sources: Sequence[str]) -> Iterator[Path]:
    for source in sources:
        path = Path(source)
        if path.is_dir():
            yield from sorted(each for each in path.iterdir() if each.suffix in (RECORD, ".matches"))
        else:
            yield path


def _add_record(found: Gathered, path: Path) -> None:
    try:
        match = westmarch.load_record(path.read_text(encoding="utf-8"))
    except BadText as error:
        raise WestmarchError("lab-report-bad-record", file=str(path), problem=error.inside()) from None
    except UnicodeDecodeError:
        raise WestmarchError("cli-file-not-text", file=str(path)) from None
    if match.result is None:
        found.unfinished += 1
        return
    found.add(path, match.game.key, match.seats, [told_by(match, len(found.matches))])


def told_by(match: Match[Any], number: int) -> Played:
    """A finished match as if it had just been played."""
    played = Played(number, match.seed, decisions=match.answers, turns=match.game.turn(match.state))
    played.ended(match, chronicle=True)
    return played
