"""Telling a match as a story, in the same words for every game.

A story has four parts: a position in notation, what chance is to bring, what is done, and what holds then.

    match = position(
        "map: empty\\nacting: shadow\\ndice shadow: army army\\nnation isengard: at-war",
        "army fords_of_isen: isengard 3/0\\narmy helms_deep: rohan 1/0/0",
        combat_dice=[6, 6, 6, 1],
    )
    assert reason(match, "recruit") == "wotr-why-wrong-die"
    play(match, "attack", "attack.force=all")  # the second step also checks what is asked
    assert asked(match) == ("free", "wotr.withdraw")
    assert told(match, "attack")[0]["region"] == "helms_deep"

The games' helpers (tests/wotr, tests/b5a, tests/lcg) build on these words and add what only their game has, such as
where a character stands. They look at the state, so that a test doesn't have to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import westmarch
from westmarch.core import messages
from westmarch.core.closed import ClosedMatch
from westmarch.core.decisions import Decision
from westmarch.core.game import Setup
from westmarch.core.journal import Answer
from westmarch.core.match import Match
from westmarch.games import find

AnyMatch = TypeVar("AnyMatch", bound=Match[Any])


class Asked(NamedTuple):
    """Who is asked, and what about."""

    seat: str
    kind: str


# -- where it begins


def rows(*blocks: str) -> list[str]:
    """The lines of these blocks. Where two blocks speak of the same thing the later one is right."""
    parted = [[row.strip() for row in block.splitlines() if row.strip()] for block in blocks]
    found: list[str] = []
    for number, block in enumerate(parted):
        later = {_key(row) for each in parted[number + 1 :] for row in each}
        found += [row for row in block if _key(row) not in later]
    return found


def _key(row: str) -> str:
    return row.partition(":")[0].strip()


def position(
    game: str, setup: Setup, *blocks: str, seed: int = 1, scripts: Mapping[str, Sequence[object]] | None = None
) -> Match[Any]:
    """A match in the position of those lines; scripts name what falls from there on."""
    rules = find(game)
    return Match(rules, setup, seed, scripted(scripts or {}), rules.read(setup, lines(*blocks)))


def closed(match: Match[Any]) -> ClosedMatch[Any]:
    """The same position at a real table with closed hands: the program only has in mind what the hands hold."""
    return ClosedMatch(match.game, match.setup, 1, None, match.start)


def lines(*blocks: str) -> list[tuple[int, str, str]]:
    """The lines of a position as a game reads them: number, key, value."""
    parted = [(number, *row.split(":", 1)) for number, row in enumerate(rows(*blocks), start=1)]
    return [(number, key.strip(), value.strip()) for number, key, value in parted]


def load(text: str, **scripts: Sequence[object]) -> Match[Any]:
    """A match from the whole text of a position."""
    return westmarch.load_position(text, scripted(scripts))


def scripted(scripts: Mapping[str, Sequence[object]]) -> dict[str, Sequence[object]]:
    """Python's names of what falls as the notation's: combat_dice is combat-dice."""
    return {name.replace("_", "-"): outcomes for name, outcomes in scripts.items()}


# -- what is done


def play(match: AnyMatch, *steps: str) -> AnyMatch:
    """Answers one question after the other: with a token, or with `kind=token` where the kind is to be checked."""
    for step in steps:
        kind, _, token = step.rpartition("=")
        if kind:
            assert asked(match).kind == _full(match, kind), (step, match.decision)
        match.push(token)
    return match


def until(match: AnyMatch, kind: str, **choices: str) -> AnyMatch:
    """Answers with the given choice by kind (`-` and `.` written `_`), else the last option, until that is asked."""
    for _ in range(400):
        if asked(match).kind == _full(match, kind):
            return match
        name = _short(asked(match).kind).replace("-", "_").replace(".", "_")
        match.push(choices.get(name, options(match)[-1]))
    raise AssertionError(f"{kind} was never asked")


# -- what is asked


def question(match: Match[Any]) -> Decision:
    assert match.decision is not None, match.result
    return match.decision


def asked(match: Match[Any]) -> Asked:
    return Asked(question(match).seat, question(match).kind)


def options(match: Match[Any]) -> tuple[str, ...]:
    return question(match).options


def about(match: Match[Any]) -> Mapping[str, Any]:
    """What the question is about: its parameters."""
    return question(match).params


def reason(match: Match[Any], token: str) -> str:
    """The key of the reason why that can't be chosen now, for which there is a sentence; empty if it can."""
    why = match.why_not(token)
    assert (why is None) == (token in options(match)), (token, why)
    if why is None:
        return ""
    assert messages.has(why.key), why.key
    return why.key


def refuses(match: Match[Any], reasons: Mapping[str, str]) -> None:
    """None of these can be chosen now, each for its own reason; the key's last words name it."""
    found = {token: reason(match, token).partition("-why-")[2] for token in reasons}
    assert found == reasons, found


# -- what holds


def shown(match: Match[Any], *path: str) -> Any:
    """What lies open for everybody, by the names of the view: shown(match, "eagles", "eyrie")."""
    found: Any = match.view(None)
    for name in path:
        found = found[name]
    return found


# -- what has happened


def told(match: Match[Any], kind: str) -> list[dict[str, Any]]:
    """The parameters of every event of that kind so far."""
    return [dict(event.params) for event in match.events if event.kind == _full(match, kind)]


def kinds_asked(match: Match[Any]) -> list[str]:
    """The kinds of all questions so far, without the game's name."""
    return [_short(entry.kind) for entry in match.journal if isinstance(entry, Answer)]


def _full(match: Match[Any], kind: str) -> str:
    """A kind may be named without its game."""
    game = f"{match.game.key}."
    return kind if kind.startswith(game) else game + kind


def _short(kind: str) -> str:
    return kind.partition(".")[2]
