"""Things that players make for a game before a match, such as decks: checked, read and written by the game itself."""

from __future__ import annotations

import asyncio
import logging
import re

from litestar import Router, get, post
from litestar.params import JSONBody

from westmarch.core.errors import BadSetup
from westmarch.core.workshop import Checked, Workshop
from westmarch.games import find
from westmarch.server.api.common import ERRORS, Home, Short, Who
from westmarch.server.bot_pool import WorkerFailed
from westmarch.server.errors import ServerError, not_found
from westmarch.server.limits import READ
from westmarch.server.schemas import CheckOut, CodeIn, ReadOut, SourceIn, WorkshopOut, WriteIn, WrittenOut
from westmarch.server.trying import reason_out

log = logging.getLogger("westmarch.server.workshop")

# With all that comes before: waiting for a worker, or until one has started. Reading itself has less (`bot_pool.py`).
READ_SECONDS = 90.0


def _workshop(key: str) -> Workshop:
    try:
        workshop = find(key).workshop
    except BadSetup:
        workshop = None
    if workshop is None:
        raise not_found(key)
    return workshop


def _checked(code: str, checked: Checked, language: str) -> CheckOut:
    return CheckOut(
        code,
        checked.playable,
        [reason_out(reason, language) for reason in checked.problems],
        [reason_out(reason, language) for reason in checked.warnings],
        dict(checked.figures),
    )


@get("/games/{game:str}/workshop", responses=ERRORS, tags=["workshop"])
async def look_in(game: Short) -> WorkshopOut:
    """What can be made for that game; 404 if nothing can."""
    workshop = _workshop(game)
    return WorkshopOut(workshop.option, list(workshop.formats), dict(workshop.ready_made()))


@post("/games/{game:str}/workshop/check", status_code=200, responses=ERRORS, tags=["workshop"])
async def check(game: Short, data: JSONBody[CodeIn], visitor: Who) -> CheckOut:
    """Whether a code may be played, and if not, why."""
    return _checked(data.code, _workshop(game).check(data.code), visitor.language)


@post("/games/{game:str}/workshop/read", status_code=200, responses=ERRORS, tags=["workshop"], middleware=[READ])
async def read(game: Short, data: JSONBody[SourceIn], visitor: Who, house: Home) -> ReadOut:
    """A text of another program as a code, and what in it the game doesn't know.

    It is read in a worker, and given up after a while: a text from anybody must not hold up the others.
    """
    workshop = _workshop(game)
    try:
        async with asyncio.timeout(READ_SECONDS):
            found = await house.pool.read_in(game, data.text)
    except (WorkerFailed, TimeoutError) as error:
        log.warning("a text could not be read", extra={"game": game, "reason": str(error)})
        raise ServerError("server-cannot-read-in", 503) from None
    checked = workshop.check(found["code"])
    return ReadOut(found["name"], found["missing"], _checked(found["code"], checked, visitor.language))


@post("/games/{game:str}/workshop/write", status_code=200, responses=ERRORS, tags=["workshop"])
async def write(game: Short, data: JSONBody[WriteIn]) -> WrittenOut:
    """A code as a text for another program."""
    workshop = _workshop(game)
    text = workshop.write(data.code, data.name, data.format)
    name = re.sub(r"[^\w-]+", "-", data.name).strip("-") or game
    return WrittenOut(text, f"{name}{workshop.formats[data.format]}")


ROUTER = Router("/", route_handlers=[look_in, check, read, write])
