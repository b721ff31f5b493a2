"""What others complain of is said in our words: each kind has a message in each language, and theirs never show."""

from __future__ import annotations

import errno
import json
import logging
import os
import socket
import sqlite3
import ssl
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from westmarch.core import messages, troubles
from westmarch.core.errors import BadText
from westmarch.core.troubles import trouble

LANGUAGES = ("en", "cs", "hu")


def told(error: BaseException, language: str) -> str:
    return messages.text("cli-os-error-alone", {"problem": trouble(error)}, language)


def caught(do: Callable[[], object]) -> BaseException:
    try:
        do()
    except Exception as error:
        return error
    pytest.fail("nothing was wrong")


def sqlite_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("said in English")
    error.sqlite_errorcode, error.sqlite_errorname = code, "SQLITE_SOMETHING"
    return error


@pytest.mark.parametrize("number", sorted(errno.errorcode))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operating_systems_own_words_never_show(number: int, language: str) -> None:
    error = OSError(number, os.strerror(number), "file")
    said = told(error, language)
    assert os.strerror(number).lower() not in said.lower() or language == "en"
    assert "core-os" not in said
    if number not in troubles._SYSTEM:
        assert f"{number} ({errno.errorcode[number]})" in said


@pytest.mark.parametrize("code", [*troubles._SQLITE, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_IOERR_WRITE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_sqlite_says_is_told_by_its_code(code: int, language: str) -> None:
    said = told(sqlite_error(code), language)
    assert "said in English" not in said
    assert "core-" not in said
    assert ("SQLITE_SOMETHING" in said) == (code == sqlite3.SQLITE_MISMATCH)


def test_each_kind_of_error_is_told_by_what_it_means(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Bilbo, " * 50)
    database = sqlite3.connect(tmp_path / "letter")
    found = {
        "složka": caught(tmp_path.read_text),
        "není to databáze": caught(lambda: database.execute("SELECT 1 FROM matches")),
        "od řádku 2, znaku 3 ": caught(lambda: json.loads('{"a":\n  ]}')),
        "od řádku 1, znaku 7 ": caught(lambda: ElementTree.fromstring("<deck><")),
        "UTF-8": caught(lambda: b"\xff".decode()),
        "úrovní": RecursionError("maximum recursion depth exceeded"),
        "paměť": MemoryError(),
        "poškozený": caught(lambda: zipfile.ZipFile(BytesIO(b"no"))),
        "včas": TimeoutError(),
        "jména": socket.gaierror(socket.EAI_NONAME, "Name or service not known"),
        "zabezpečené": ssl.SSLError(1, "certificate verify failed"),
        "neudává důvod": OSError("something"),
        "chyba v programu (KeyError)": KeyError("red"),
        "Řádek 3": BadText("core-text-not-text", 3),
    }
    for words, error in found.items():
        assert words in told(error, "cs"), error
    database.close()


def test_their_own_words_are_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "westmarch.troubles"):
        trouble(ValueError("the cat ate it"))
    assert [vars(record)["reason"] for record in caplog.records] == ["ValueError: the cat ate it"]


def test_nobody_puts_an_exceptions_own_words_into_a_message() -> None:
    """The same for what will be written: a message gets `trouble(error)` or `error.inside()`, never the text."""
    source = Path(troubles.__file__).parents[1]
    for file in source.rglob("*.py"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            gives = any(f"{name}=str(error)" in line for name in ("problem", "error", "reason", "cause"))
            assert not gives, f"{file.relative_to(source)}:{number} gives the words of a library to a reader"
