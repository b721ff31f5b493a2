"""Structured logs: one JSON object a line, from the standard library's logging.

Every line that is written while a request or a socket is served carries its id. What must not be in a log (addresses,
tokens, passwords) is not given to it in the first place; what an exception or a library says is also looked through.
"""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

from westmarch.server.keys import new_id

# What logging itself puts on a record; anything else was given as `extra` and belongs into the line.
_OWN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}
_encode = msgspec.json.Encoder(enc_hook=str).encode

# -- request ids

request_id: ContextVar[str] = ContextVar("request_id", default="")
_SANE = re.compile(rb"[A-Za-z0-9._-]{1,64}")
HEADER = b"x-request-id"


def id_of_request(headers: list[tuple[bytes, bytes]]) -> str:
    """The id that whoever passed the request on has given it, if it can stand in a log; else a new one."""
    given = (value.decode() for name, value in headers if name == HEADER and _SANE.fullmatch(value))
    return next(given, None) or new_id()


# -- what nobody shall read in a log

# What is looked through may be anybody's text. So what a pattern repeats has an end: else it would read a long word
# again and again, from each of its letters.

_HUSH = (
    # Sessions, seat secrets and other bearers, wherever a header or a link is quoted.
    (
        re.compile(
            r"(?i)\b(bearer|secret|token|password|westmarch_session|seat)(['\"]?\s*[=:]\s*['\"]?|\s+)[\w.~+/=-]{12,}"
        ),
        r"\1\2…",
    ),
    (re.compile(r"/letter/[\w-]+"), "/letter/…"),
    # The password in the address of a database, of Redis or of a mail server.
    (re.compile(r"(\w{1,40}://[^:/\s@]*):[^@/\s]+@"), r"\1:…@"),
    (re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,8}"), "…@…"),
    # SQLAlchemy quotes what it was about to store.
    (re.compile(r"\[parameters: .*?(\]\n?|\Z)", re.DOTALL), ""),
)
_SECRET_NAMES = frozenset({"password", "secret", "token", "email", "login", "cookie", "authorization"})


def hush(text: str) -> str:
    for pattern, instead in _HUSH:
        text = pattern.sub(instead, text)
    return text


def _said(key: str, value: Any) -> Any:
    if key in _SECRET_NAMES:
        return "…"
    return hush(value) if isinstance(value, str) else value


class JsonFormatter(logging.Formatter):
    """Time, level, logger, message and request, plus everything given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hush(record.getMessage()),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line.update({key: _said(key, value) for key, value in record.__dict__.items() if key not in _OWN})
        line.pop("color_message", None)
        if record.exc_info:
            line["error"] = hush(self.formatException(record.exc_info))
        return _encode(line).decode()


class TextFormatter(logging.Formatter):
    """The same for people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        more = [f"{key}={_said(key, value)}" for key, value in record.__dict__.items() if key not in _OWN]
        if request_id.get():
            more.append(f"request={request_id.get()}")
        line, newline, rest = hush(super().format(record)).partition("\n")
        return " ".join((line, *(each for each in more if not each.startswith("color_message=")))) + newline + rest


def config(form: str, level: str) -> dict[str, Any]:
    """For logging.config.dictConfig: everything goes to standard error, uvicorn's loggers included."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "json": {"()": JsonFormatter},
            "text": {
                "()": TextFormatter,
                "fmt": "%(asctime)s %(levelname)-7s %(name)s: %(message)s",
                "datefmt": "%H:%M:%S",
            },
        },
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": form}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "westmarch": {"level": level.upper()},
            "uvicorn": {"level": "INFO" if level == "debug" else "WARNING"},
            "litestar": {"level": "ERROR"},
        },
    }
