"""Games, languages, health: what a client asks first."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Any

from litestar import Response, Router, get
from litestar.connection import Request
from msgspec import UNSET

import westmarch
from westmarch.bots.ratings import ratings
from westmarch.core import messages
from westmarch.core.errors import BadSetup
from westmarch.core.game import Game
from westmarch.games import find
from westmarch.lab.review import can_judge
from westmarch.server import schemas
from westmarch.server.api.common import ERRORS, Home, MaybeText, Short
from westmarch.server.bots import hint_bot
from westmarch.server.errors import not_found
from westmarch.server.health import problems as find_problems
from westmarch.server.visitors import language


def describe_game(game: Game[Any], vocabulary: bool) -> schemas.GameOut:
    return schemas.GameOut(
        key=game.key,
        seat_counts=list(game.seat_counts),
        default_seats=game.default_seats,
        seats={str(count): list(game.seat_names(count)) for count in game.seat_counts},
        options=[
            schemas.OptionOut(
                each.name, each.default, list(each.choices), isinstance(each.default, (list, tuple)), each.needs
            )
            for each in game.options
        ],
        bots=westmarch.players(game.key),
        ratings=ratings(game.key),
        hint_bot=hint_bot(game.key),
        workshop=None if game.workshop is None else game.workshop.option,
        review=can_judge(game.key),
        closed_hands=game.closed_hands,
        together=_together(game),
        stops={family: list(ids) for family, ids in game.stops.items()},
        facts=game.facts(),
        vocabulary=sorted(game.vocabulary) if vocabulary else UNSET,
    )


def _together(game: Game[Any]) -> bool:
    setup = game.set_up(max(game.seat_counts), {})
    return len(setup.seats) > 1 and len(game.team(setup, setup.seats[0])) == len(setup.seats)


@get("/games", responses=ERRORS, tags=["basics"])
async def list_games() -> schemas.GamesOut:
    """What can be played, with seats, options and bots."""
    return schemas.GamesOut([describe_game(game, vocabulary=False) for game in westmarch.catalogue()])


@get("/games/{game:str}", responses=ERRORS, tags=["basics"])
async def one_game(game: Short) -> schemas.GameOut:
    """One game, with all tokens that can ever be an option."""
    try:
        return describe_game(find(game), vocabulary=True)
    except BadSetup:
        raise not_found(game) from None


@cache
def message_files(language: str) -> dict[str, str]:
    return messages.sources(language)


def _fluent(request: Request[Any, Any, Any], text: str) -> Response[str]:
    tag = f'"{sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type="text/plain")
    return Response(text, headers=headers, media_type="text/plain")


@get("/messages", responses=ERRORS, tags=["basics"])
async def list_languages() -> schemas.LanguagesOut:
    """The languages, and the message files of each."""
    return schemas.LanguagesOut([schemas.LanguageOut(name, list(message_files(name))) for name in messages.languages()])


# What only the terminal and the laboratory say, and what the server says itself, such as what is wrong with a position.
_NOT_AT_A_TABLE = frozenset({"cli.ftl", "lab.ftl", "server.ftl", "wotr-positions.ftl"})


# Comments and empty lines.
_FOR_TRANSLATORS = re.compile(r"^(#.*)?\n", re.MULTILINE)


def _belongs(file: str, game: Game[Any]) -> bool:
    """A game's files begin with its key, those of an expansion with the name of its option."""
    return re.split(r"[-.]", file)[0] in {game.key, *(option.name for option in game.options)}


@cache
def at_a_table(language: str, game: str) -> str:
    """What is said at a table of that game: nothing of the other games, nor what is for translators."""
    others = [each for each in westmarch.catalogue() if each.key != game]
    return "".join(
        _FOR_TRANSLATORS.sub("", f"{text}\n")
        for file, text in message_files(language).items()
        if file not in _NOT_AT_A_TABLE and not any(_belongs(file, other) for other in others)
    )


@get("/messages/{language:str}", media_type="text/plain", responses=ERRORS, tags=["basics"])
async def all_messages(language: Short, request: Request[Any, Any, Any], game: MaybeText = None) -> Response[str]:
    """All messages of a language in one text, in Fluent syntax; with `game`, what is said at a table of that game."""
    if language not in messages.languages():
        raise not_found(language)
    if game is None:
        return _fluent(request, "\n".join(message_files(language).values()))
    if game not in {each.key for each in westmarch.catalogue()}:
        raise not_found(game)
    return _fluent(request, at_a_table(language, game))


@get("/messages/{language:str}/{file:str}", media_type="text/plain", responses=ERRORS, tags=["basics"])
async def message_file(language: Short, file: Short, request: Request[Any, Any, Any]) -> Response[str]:
    """One message file."""
    if language not in messages.languages() or file not in message_files(language):
        raise not_found(f"{language}/{file}")
    return _fluent(request, message_files(language)[file])


@get("/health", tags=["basics"], exclude_from_limits=True)
async def health(request: Request[Any, Any, Any], house: Home) -> Response[schemas.HealthOut]:
    """Whether this process can do its work; 503 with the reasons if people should not be sent to it."""
    problems = await find_problems(house)
    bad = any(problem.bad for problem in problems)
    wrong = {problem.part for problem in problems}
    tongue = language(request)
    content = schemas.HealthOut(
        status="trouble" if bad else "degraded" if problems else "ok",
        problems=[schemas.ProblemOut(problem.part, problem.text(tongue)) for problem in problems],
        version=westmarch.__version__,
        database="trouble" if "database" in wrong else "ok",
        fanout=house.settings.fanout.partition(":")[0],
        bots=schemas.BotsHealth(house.pool.size, house.pool.busy, house.pool.waiting),
        matches=house.hall.matches,
        sockets=house.hall.sockets,
    )
    return Response(content, status_code=503 if bad else 200)


@get("/health/live", tags=["basics"], exclude_from_limits=True)
async def alive() -> schemas.AliveOut:
    """Whether this process answers at all; who gets no reply here should start it anew."""
    return schemas.AliveOut("ok")


ROUTER = Router("/", route_handlers=[list_games, one_game, list_languages, all_messages, message_file, health, alive])
