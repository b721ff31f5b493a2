"""What the server's libraries say is told in our words, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import asyncpg
import msgspec
import pytest
from alembic.util.exc import CommandError
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import ResponseError
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from tests.server.helpers import Guest, Problem
from westmarch.core import messages
from westmarch.server.settings import BadSettings, read_settings
from westmarch.server.troubles import trouble
from westmarch.server.unfit import misfit, place


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=3)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    share: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.5
    kind: Literal["bot", "me"] = "me"
    seats: list[str] = []
    places: dict[str, int] = {}
    public: bool = True
    title: str | None = None
    code: Annotated[str, msgspec.Meta(pattern="^x$")] = "x"


def said(problem: dict[str, object], language: str = "cs") -> str:
    return messages.text("server-bad-input", {"where": "body", "problem": problem}, language)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("{}", "chybí položka „name“"),
        ('{"name": "Bob", "surprise": 1}', "„surprise“"),
        ('{"name": "B"}', "nejmenší délka je 2"),
        ('{"name": "Bobby"}', "největší délka je 3"),
        ('{"name": "Bob", "seed": -1}', "hodnota je 0"),
        ('{"name": "Bob", "seed": 10}', "hodnota je 9"),
        ('{"name": "Bob", "share": 0}', "větší než 0"),
        ('{"name": "Bob", "share": 1}', "menší než 1"),
        ('{"name": "Bob", "kind": "ghost"}', "„ghost“ není na výběr"),
        ('{"name": 5}', "text"),
        ('{"name": "Bob", "title": 5}', "text"),
        ('{"name": "Bob", "seed": "x"}', "celé číslo"),
        ('{"name": "Bob", "share": "x"}', "číslo"),
        ('{"name": "Bob", "public": 5}', "true nebo false"),
        ('{"name": "Bob", "seats": 5}', "seznam"),
        ('{"name": "Bob", "places": 5}', "položky s hodnotami"),
        ('{"name": "Bob", "code": "y"}', "očekávanou podobu"),
        ("{", "JSON"),
        ("nonsense", "JSON"),
    ],
)
def test_what_fits_no_schema_is_told_in_our_words(written: str, words: str) -> None:
    with pytest.raises(msgspec.DecodeError) as found:
        msgspec.json.decode(written, type=Wish)
    assert words in said(misfit(str(found.value)))
    for language in messages.languages():
        assert str(found.value) not in said(misfit(str(found.value)), language)


def test_the_place_is_named() -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.json.decode('{"name": "Bob", "seats": [5]}', type=Wish)
    assert place(found.value) == "seats[0]"


def test_a_setting_that_cannot_be_read_is_named() -> None:
    with pytest.raises(BadSettings) as found:
        read_settings({"WESTMARCH_PORT": "many"})
    assert found.value.text("cs") == "WESTMARCH_PORT nelze přečíst: má to být celé číslo."


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (asyncpg.InvalidPasswordError("password authentication failed"), "heslo"),
        (asyncpg.InvalidCatalogNameError("database x does not exist"), "tohoto jména neexistuje"),
        (asyncpg.InsufficientPrivilegeError("permission denied"), "oprávnění"),
        (asyncpg.UndefinedTableError("relation does not exist"), "jiné verze"),
        (asyncpg.TooManyConnectionsError("too many"), "nemá místo"),
        (asyncpg.DiskFullError("disk full"), "disk je plný"),
        (asyncpg.CannotConnectNowError("starting up"), "teprve začíná"),
        (asyncpg.ConnectionDoesNotExistError("gone"), "přerušilo"),
        (asyncpg.DivisionByZeroError("by zero"), "chybu 22012"),
        (asyncpg.InterfaceError("cannot perform operation"), "nelze rozumět"),
        (CommandError("Can't locate revision identified by 'x'"), "jiné verze"),
        (RedisAway("Error 111 connecting"), "nikdo se tam nehlásí"),
        (ResponseError("unknown command"), "nelze rozumět"),
        (ConnectionRefusedError(111, "Connection refused"), "nikdo se tam nehlásí"),
        (TimeoutError(), "včas"),
    ],
)
def test_databases_are_told_by_what_it_means(error: BaseException, words: str) -> None:
    found = said(trouble(error))
    assert words in found
    assert str(error) == "" or str(error) not in found


def test_what_sqlalchemy_wraps_is_seen_through() -> None:
    with pytest.raises(DBAPIError) as found, create_engine("sqlite:////no/such/folder/x.db").connect() as connection:
        connection.execute(text("SELECT 1"))
    assert "databázi nelze otevřít" in said(trouble(found.value))


def test_a_reader_hears_what_is_wrong_in_their_language(guest: Callable[[str], Guest]) -> None:
    with pytest.raises(Problem) as found:
        guest("Anna").post("/matches?lang=cs", {"game": "hideout", "title": "x" * 81})
    assert found.value.error["text"] == "Tomu nelze rozumět: title: příliš dlouhé, největší délka je 80."
