"""What the server's libraries complain of, in our own words: databases and what carries news."""

from __future__ import annotations

import logging

import asyncpg
from alembic.util.exc import CommandError
from redis.exceptions import AuthenticationError, RedisError
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import TimeoutError as RedisLate
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from westmarch.core import messages
from westmarch.core.troubles import trouble as of_others

log = logging.getLogger("westmarch.server.troubles")

# PostgreSQL's own classes of complaints, by the beginning of their code; the longest beginning counts.
_POSTGRES = {
    "08": "core-os-cut",
    "28": "server-database-login",
    "3D": "server-database-missing",
    "42501": "core-os-forbidden",
    "42P01": "server-database-version",
    "42703": "server-database-version",
    "53": "server-database-exhausted",
    "53100": "core-os-full",
    "57": "server-database-stopping",
}


def trouble(error: BaseException) -> dict[str, object]:
    """What is wrong, as a parameter of another message."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return trouble(error.orig)
    # SQLAlchemy puts errors of its own around those of asyncpg.
    inner = error.__cause__ if isinstance(error.__cause__, asyncpg.PostgresError) else error
    if isinstance(inner, asyncpg.PostgresError):
        return _of_postgres(inner)
    if isinstance(error, CommandError):
        return _told(error, "server-database-version")
    if isinstance(error, AuthenticationError):
        return _told(error, "server-database-login")
    if isinstance(error, RedisLate):
        return _told(error, "core-os-late")
    if isinstance(error, RedisAway):
        return _told(error, "core-os-refused")
    if isinstance(error, (RedisError, SQLAlchemyError, asyncpg.InterfaceError)):
        return _told(error, "server-database-unclear")
    return of_others(error)


def _of_postgres(error: asyncpg.PostgresError) -> dict[str, object]:
    code = error.sqlstate or ""
    for length in (5, 2):
        if code[:length] in _POSTGRES:
            return _told(error, _POSTGRES[code[:length]])
    return _told(error, "core-database-other", code=code or type(error).__name__)


def _told(error: BaseException, key: str, **params: object) -> dict[str, object]:
    log.warning("told in other words", extra={"reason": f"{type(error).__name__}: {error}"})
    return messages.inside(key, params)
