"""The numbers of words and questions never change. What somebody has learned depends on it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch.core.game import Game
from westmarch.lab import vocabulary

GAMES = westmarch.catalogue()

# How long each list was at some time, and the digest of its lines up to there. Entries are only ever added: when
# `make vocabulary` has appended lines, a new one says how long the list is now.
DIGESTS: dict[str, list[tuple[int, str]]] = {
    "wotr/tokens": [(1083, "4d9a8a5cbcace546")],
    "wotr/questions": [(134, "f362c19ab8c412d1")],
    "b5a/tokens": [(385, "52fb6fce6fb2182f")],
    "b5a/questions": [(77, "c045e644a00a9c89")],
    "lcg/tokens": [(2280, "6e1da5239025983d")],
    "lcg/questions": [(44, "93bb742ce412b853")],
}


def digest(lines: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def lists(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    return {f"{game.key}/tokens": vocabulary.tokens(game), f"{game.key}/questions": vocabulary.questions(game)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_place_has_changed(game: Game[Any]) -> None:
    for name, lines in lists(game).items():
        for length, known in DIGESTS[name]:
            assert digest(lines[:length]) == known, f"{name}: a line up to {length} has moved; only the end may grow"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_place_is_watched(game: Game[Any]) -> None:
    for name, lines in lists(game).items():
        assert DIGESTS[name][-1][0] == len(lines), f'{name} has grown; add ({len(lines)}, "{digest(lines)}") to DIGESTS'


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_word_has_one_place(game: Game[Any]) -> None:
    listed = vocabulary.tokens(game)
    assert len(listed) == len(set(listed))
    assert game.vocabulary - set(listed) == set(), "run make vocabulary"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_questions_have_a_place(game: Game[Any]) -> None:
    listed = vocabulary.questions(game)
    assert len(listed) == len(set(listed))
    match = westmarch.new_match(game.key, seed=4)
    while match.decision is not None and match.answers < 500:
        assert match.decision.kind in listed, "run make vocabulary"
        match.push(match.decision.options[-1])


def test_what_is_new_comes_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "tokens.txt"
    assert vocabulary.append(file, ["b", "c"]) == ["b", "c"]
    assert vocabulary.append(file, ["a", "c", "d"]) == ["a", "d"]
    assert vocabulary.append(file, ["c"]) == []
    assert file.read_text(encoding="utf-8").split() == ["b", "c", "a", "d"]
