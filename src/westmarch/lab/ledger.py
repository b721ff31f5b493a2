"""A file of played matches: what is to be played on the first line, then a line for each match as it ends.

Lines are JSON. They are written as matches end, in any order, each at once. So whoever is stopped loses only the
matches that were being played, and goes on from the file. A last line that was cut off is left out.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import westmarch
from westmarch.core.errors import WestmarchError
from westmarch.games import find
from westmarch.lab.simulate import Played

FORMAT = 1


@dataclass(slots=True, eq=False)
class Ledger:
    """An open file of matches."""

    path: Path
    header: dict[str, Any]
    # Those that were there when it was opened, and those that were added.
    matches: list[Played]

    def add(self, played: Played) -> None:
        """Writes a match down at once."""
        self.matches.append(played)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line({**played.as_data(), "bots": list(played.bots), "seconds": round(played.seconds, 3)}))


def begin(path: Path, kind: str, plan: dict[str, Any]) -> Ledger:
    """A new file. Raises WestmarchError if there is one of that name."""
    if path.exists():
        raise WestmarchError("lab-file-there", file=str(path))
    header = {
        "westmarch": kind,
        "format": FORMAT,
        "version": westmarch.__version__,
        "rules": find(str(plan["game"])).rules_version,
        **plan,
    }
    path.write_text(_line(header), encoding="utf-8")
    return Ledger(path, header, [])


def read(path: Path) -> Ledger:
    """A file as it is, of any release, to look at."""
    lines = path.read_bytes().split(b"\n")
    cut_off = lines.pop()
    whole = [_entry(path, number, line) for number, line in enumerate(lines, start=1)]
    if not whole or whole[0].get("format") != FORMAT or "westmarch" not in whole[0]:
        raise WestmarchError("lab-file-not-ours", file=str(path), line=1)
    found = Ledger(path, whole[0], [])
    for number, entry in enumerate(whole[1:], start=2):
        try:
            found.matches.append(Played.from_data(entry))
        except (KeyError, TypeError, ValueError):
            raise WestmarchError("lab-file-not-ours", file=str(path), line=number) from None
    if cut_off:
        found.header["cut_off"] = len(cut_off)
    return found


def resume(path: Path, kind: str) -> Ledger:
    """A file to go on with. Raises WestmarchError for another kind, or for other rules: it would not be the same."""
    found = read(path)
    header = found.header
    if header["westmarch"] != kind:
        raise WestmarchError("lab-file-other-kind", file=str(path), kind=str(header["westmarch"]), wanted=kind)
    if (header["version"], header["rules"]) != (westmarch.__version__, find(header["game"]).rules_version):
        raise WestmarchError(
            "lab-file-other-version", file=str(path), version=str(header["version"]), now=westmarch.__version__
        )
    cut_off = header.pop("cut_off", 0)
    if cut_off:
        os.truncate(path, path.stat().st_size - cut_off)
    return found


def _entry(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        entry = None
    if not isinstance(entry, dict):
        raise WestmarchError("lab-file-not-ours", file=str(path), line=number)
    return entry


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
