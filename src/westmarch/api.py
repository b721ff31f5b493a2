"""The public face. `import westmarch` gives all of it; these names are a contract."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from westmarch import bots as _bots
from westmarch import games as _games
from westmarch.bots.base import Bot
from westmarch.core import notation
from westmarch.core.closed import ClosedMatch, check_closed
from westmarch.core.errors import BadSetup
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.table import TableMatch

if TYPE_CHECKING:
    from pettingzoo import AECEnv


def catalogue() -> list[Game[Any]]:
    """What can be played, as `Game` objects: each has a key, possible seat counts and options."""
    return _games.all_games()


def new_match(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    script: Mapping[str, Sequence[object]] | None = None,
    strict: bool = False,
    table: bool = False,
    closed: bool = False,
) -> Match[Any]:
    """Starts a match of that game and runs it up to its first question.

    `seats` is the number of players (the game's default if not given), `options` are settings by name. The same seed
    with the same answers gives the same match; without a seed the dice are unpredictable.

    `script` decides what falls, by name, from the very first outcome on: `{"hunt-tile": ["eye-r"]}`; see
    `Chance.script`. With `strict`, everything that falls must be scripted, and nothing may be left of the script when
    the match ends.

    With `table`, dice, tiles and cards are those of a real table: where something falls, `match.decision` asks for it
    (`core.fell`, see `core.table`). Nothing can be scripted then. With `closed`, hands stay closed there: a card is not
    asked for when it is drawn, and becomes known when it is played (`core.closed`).

    Raises BadSetup for what can't be played, BadScript for what can't fall.
    """
    rules = _games.find(game)
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadSetup("core-bad-seed", seed=str(seed))
    if closed:
        check_closed(rules, table)
    if table:
        if script or strict:
            raise BadSetup("core-table-script")
        return (ClosedMatch if closed else TableMatch)(rules, rules.set_up(seats, options or {}), seed)
    return Match(rules, rules.set_up(seats, options or {}), seed, script, strict=strict)


def load_record(text: str) -> Match[Any]:
    """The match that a record describes, at its last move.

    Every die is checked against the seed. Raises BadText, with the line, for a text that was damaged or changed.
    """
    return notation.load(text, notation.RECORD, _games.find)


def load_position(text: str, script: Mapping[str, Sequence[object]] | None = None, strict: bool = False) -> Match[Any]:
    """A match in the state that a position describes. `script` and `strict` are as in `new_match`, for what falls after
    it: a position may stop right before a roll. Raises BadText, and BadScript for what can't fall."""
    return notation.load(text, notation.POSITION, _games.find, script, strict)


def players(game: str) -> list[str]:
    """The names of the computer players of that game. Raises BadSetup for a game that there isn't."""
    _games.find(game)
    return _bots.names(game)


def bot(game: str, name: str, seed: int = 0) -> Bot:
    """A computer player for one seat and one match: `bot.choose(view, decision)` gives a token, `bot.why` its reason.

    Raises BadSetup for a game or a player that there isn't.
    """
    _games.find(game)
    return _bots.make(game, name, seed)


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> AECEnv:
    """The game as a PettingZoo environment: seats are agents, each question is a step. Needs `westmarch[env]`.

    An action is the number of a token; numbers never change. An observation is a dict of `observation` (numbers that
    `env.observed` names) and `action_mask` (which actions are offered). Winners get 1 at the end, all others -1.
    [laboratory.md](laboratory.md) tells more.

    With `max_cycles` a match is cut off once a seat has answered that many questions. An action that is not offered
    raises IllegalAction, or with `illegal="random"` one that is offered is drawn instead. `render_mode` is "ansi" for
    text, or "human" to have it printed after every step. Raises BadSetup for what can't be played.
    """
    # The laboratory stands on this face, so it is looked for only when somebody asks for an environment.
    import_module("westmarch.lab.extras").need("env")
    return import_module("westmarch.lab.environment").Environment(
        game, seats, options, max_cycles, illegal, render_mode
    )
