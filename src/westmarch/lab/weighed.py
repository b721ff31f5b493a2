"""What a review has weighed, kept in a file line by line, so that a review that was stopped goes on where it was.

The first line says of what review it is: of another match, with other weights or another release, nothing of it counts.
Each question that was weighed has a line of JSON, written at once. A last line that was cut off is left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import westmarch
from westmarch.core.errors import WestmarchError
from westmarch.core.match import Match

KIND = "review"

Note = Mapping[str, Any]


def header(match: Match[Any], seed: int, judge: str) -> dict[str, Any]:
    """What a review follows from."""
    return {
        "westmarch": KIND,
        "version": westmarch.__version__,
        "rules": match.game.rules_version,
        "judge": judge,
        "seed": seed,
        "match": blake2b(match.record().encode(), digest_size=16).hexdigest(),
    }


@dataclass(slots=True, eq=False)
class Notes:
    """An open file of what was weighed: a note for each question, by the number of answers before it."""

    path: Path
    found: dict[int, Note]
    # There was another review in that file.
    anew: bool
    _file: IO[str]

    def add(self, number: int, note: Note) -> None:
        """Writes it down at once."""
        self._file.write(_line({"number": number, **note}))
        self._file.flush()

    def drop(self) -> None:
        """The review is made: nobody needs them any more."""
        self._file.close()
        self.path.unlink(missing_ok=True)

    def __enter__(self) -> Notes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def open_notes(path: Path, wanted: dict[str, Any]) -> Notes:
    """Goes on with the file, or begins it. Raises WestmarchError if it is something else, and OSError."""
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    entries = [_entry(path, number, line) for number, line in enumerate(lines, start=1)]
    # Where not even the first line was written, there is nothing to lose if nothing else is in it.
    if path.exists() and path.stat().st_size and (not entries or entries[0].get("westmarch") != KIND):
        raise WestmarchError("lab-review-file", file=str(path), line=1)
    same = bool(entries) and entries[0] == wanted
    found: dict[int, Note] = {int(entry["number"]): entry for entry in entries[1:]} if same else {}
    file = path.open("w", encoding="utf-8")
    for entry in (wanted, *found.values()):
        file.write(_line(entry))
    file.flush()
    return Notes(path, found, bool(entries) and not same, file)


def _entry(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        entry = None
    if not isinstance(entry, dict) or (number > 1 and not isinstance(entry.get("number"), int)):
        raise WestmarchError("lab-review-file", file=str(path), line=number)
    return entry


def _line(data: Note) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
