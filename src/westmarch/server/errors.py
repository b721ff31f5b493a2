"""What can go wrong, as a status and a message that people can read in their language."""

from __future__ import annotations

from typing import Any

from litestar.exceptions import HTTPException

from westmarch.core import messages
from westmarch.core.errors import WestmarchError
from westmarch.server.logs import request_id


class ServerError(HTTPException):
    """Something a client can put right, or must be told. `key` names its message in server.ftl."""

    def __init__(self, key: str, status: int = 400, headers: dict[str, str] | None = None, **params: Any) -> None:
        super().__init__(detail=key, status_code=status, headers=headers)
        self.key = key
        self.params = params

    def text(self, language: str) -> str:
        return messages.text(self.key, self.params, language)


def bad_input(where: str, problem: dict[str, object]) -> ServerError:
    """`problem` is a message inside this one, never a library's own words."""
    return ServerError("server-bad-input", 400, where=where, problem=problem)


def not_allowed(key: str = "server-not-allowed", **params: Any) -> ServerError:
    return ServerError(key, 403, **params)


def not_found(what: str) -> ServerError:
    return ServerError("server-not-found", 404, what=what)


def conflict(key: str, **params: Any) -> ServerError:
    return ServerError(key, 409, **params)


def not_your_turn(game: str, seat: str) -> ServerError:
    key = f"{game}-seat-{seat}"
    return conflict("server-not-your-turn", seat=messages.inside(key, {}) if messages.has(key) else seat)


def body(error: ServerError | WestmarchError, language: str) -> dict[str, Any]:
    """The error as every reply carries it."""
    about = {"key": error.key, "params": plain(error.params, language), "text": error.text(language)}
    return {"error": {**about, "rule": "", "request": request_id.get()}}


def plain(params: dict[str, Any], language: str) -> dict[str, Any]:
    """Parameters as JSON can carry them."""
    return {
        key: value if isinstance(value, (str, int, float, bool, list, dict, type(None))) else str(value)
        for key, value in messages.ready(params, language).items()
    }
