"""Input that fits no schema: what msgspec says of it, in our own words."""

from __future__ import annotations

import logging
import re

import msgspec

from westmarch.core import messages
from westmarch.core.troubles import trouble

log = logging.getLogger("westmarch.server.unfit")

_PLACE = re.compile(r" - at `\$\.?(?P<place>.*)`$")
_KINDS = {"int": "whole", "float": "number", "str": "text", "bool": "truth", "array": "list", "object": "object"}
# What msgspec says of it, and the message that says the same.
_SAYINGS = [
    (re.compile(r"Object missing required field `(?P<field>.*)`"), "server-unfit-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`"), "server-unfit-unknown"),
    (re.compile(r"Invalid (enum )?value (?P<value>.*)"), "server-unfit-choice"),
    (re.compile(r"Expected `(str|array|object|bytes)` of length >= (?P<least>\d+)"), "server-unfit-short"),
    (re.compile(r"Expected `(str|array|object|bytes)` of length <= (?P<most>\d+)"), "server-unfit-long"),
    (re.compile(r"Expected `(int|float)` >= (?P<least>\S+)"), "server-unfit-least"),
    (re.compile(r"Expected `(int|float)` <= (?P<most>\S+)"), "server-unfit-most"),
    (re.compile(r"Expected `(int|float)` > (?P<bound>\S+)"), "server-unfit-above"),
    (re.compile(r"Expected `(int|float)` < (?P<bound>\S+)"), "server-unfit-below"),
    (re.compile(r"(JSON is malformed|Input data was truncated).*"), "server-unfit-json"),
]
_QUOTED = 200
_KIND = re.compile(r"Expected `(?P<kind>\w+)( \| null)?`, got .*")


def misfit(said: str) -> dict[str, object]:
    """Why something doesn't fit a schema, as a parameter of another message; `said` are msgspec's own words."""
    # It may quote what somebody sent, and that may be a megabyte.
    said = said if len(said) <= 2 * _QUOTED else f"{said[:_QUOTED]}…{said[-_QUOTED:]}"
    log.info("told in other words", extra={"reason": said})
    words = _PLACE.sub("", said)
    for saying, key in _SAYINGS:
        if (found := saying.fullmatch(words)) is not None:
            return messages.inside(key, {name: value.strip("'\"") for name, value in found.groupdict().items()})
    if (found := _KIND.fullmatch(words)) is not None and found["kind"] in _KINDS:
        return messages.inside("server-unfit-kind", {"kind": _KINDS[found["kind"]]})
    return messages.inside("server-unfit-other", {})


def place(error: msgspec.ValidationError) -> str:
    """Where it doesn't fit: `players.red`; empty for the whole."""
    found = _PLACE.search(str(error))
    return "" if found is None else found["place"]


def unreadable(error: msgspec.DecodeError | RecursionError) -> dict[str, object]:
    """Why a message can't be read."""
    return trouble(error) if isinstance(error, RecursionError) else misfit(str(error))
