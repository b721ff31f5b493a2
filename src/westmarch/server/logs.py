"""Structured logs: one JSON object a line, from the standard library's logging."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

# What logging itself puts on a record; anything else was given as `extra` and belongs into the line.
_OWN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}
_encode = msgspec.json.Encoder(enc_hook=str).encode


class JsonFormatter(logging.Formatter):
    """Time, level, logger and message, plus everything given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in _OWN})
        line.pop("color_message", None)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return _encode(line).decode()


def config(form: str, level: str) -> dict[str, Any]:
    """For logging.config.dictConfig: everything goes to standard error, uvicorn's loggers included."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "json": {"()": JsonFormatter},
            "text": {"format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s", "datefmt": "%H:%M:%S"},
        },
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": form}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "westmarch": {"level": level.upper()},
            "uvicorn": {"level": "INFO" if level == "debug" else "WARNING"},
            "litestar": {"level": "ERROR"},
        },
    }
