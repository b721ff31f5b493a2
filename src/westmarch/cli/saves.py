"""Games on disk: records as the library writes them, with comment lines for who sits where and what bots remember."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import westmarch
from westmarch.bots.base import Memory
from westmarch.core.errors import WestmarchError
from westmarch.core.match import Match
from westmarch.core.troubles import trouble

PERSON = "person"
_PLAYER = re.compile(r"# player (\S+): (\S+)")
_MEMORY = re.compile(r"# memory (\S+): (\{.*\})")


def load(file: str) -> tuple[Match[Any], dict[str, str]]:
    """The match in a file, and who sits where as far as the file says it. Raises WestmarchError or OSError."""
    try:
        content = Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise WestmarchError("cli-file-not-text", file=file) from None
    words = content.partition("\n")[0].split()
    read = westmarch.load_position if words[:2] == ["westmarch", "position"] else westmarch.load_record
    try:
        match = read(content)
    except WestmarchError as error:
        raise WestmarchError("cli-file-bad", file=file, problem=error.inside()) from None
    except Exception as error:
        # A text can be wrong in ways nobody thought of; a person still deserves a sentence.
        raise WestmarchError("cli-file-strange", file=file, problem=trouble(error)) from None
    found = [_PLAYER.fullmatch(line.strip()) for line in content.splitlines()]
    players = {line[1]: line[2] for line in found if line is not None and line[1] in match.seats}
    return match, players


def memories(file: str, players: Mapping[str, str]) -> dict[str, Memory]:
    """What bots kept in mind when a match was saved, by seat; nothing where somebody else sits now."""
    kept: dict[str, Memory] = {}
    before: dict[str, str] = {}
    for line in Path(file).read_text(encoding="utf-8").splitlines():
        if (player := _PLAYER.fullmatch(line.strip())) is not None:
            before[player[1]] = player[2]
        elif (memory := _MEMORY.fullmatch(line.strip())) is not None:
            try:
                kept[memory[1]] = json.loads(memory[2])
            except ValueError:
                continue  # somebody has edited it; the bot can do without
    return {seat: memory for seat, memory in kept.items() if players.get(seat) == before.get(seat)}


def save(
    file: str,
    match: Match[Any],
    players: dict[str, str],
    memories: Mapping[str, Memory] | None = None,
    trace: Sequence[str] = (),
) -> None:
    """Writes the record, whole or not at all. Another kind of file is never overwritten. `trace` tells what failed."""
    path = Path(file).expanduser()
    if path.exists() and not _is_ours(path):
        raise WestmarchError("cli-file-not-ours", file=file)
    first, newline, rest = match.record().partition("\n")
    comments = [f"# player {seat}: {name}" for seat, name in players.items()]
    comments += [f"# memory {seat}: {json.dumps(memory)}" for seat, memory in (memories or {}).items()]
    comments += [f"# trace: {line}" for line in "".join(trace).splitlines()]
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text("\n".join([first, *comments]) + newline + rest, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        # The name that the person gave, not the one that was written to first.
        raise OSError(error.errno, error.strerror, file) from None
    finally:
        try:
            beside.unlink(missing_ok=True)
        except OSError:
            pass


def _is_ours(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as lines:
            return lines.readline(100).startswith(("westmarch record", "westmarch position")) or not path.stat().st_size
    except (OSError, UnicodeDecodeError):
        return False
