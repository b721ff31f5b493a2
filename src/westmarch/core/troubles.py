"""What others complain of (the operating system, databases, readers of files) in our own words and every language.

Their own texts are English and mean little to a player, so they go into the log, and the sentence says what it means.
"""

from __future__ import annotations

import errno
import json
import logging
import socket
import sqlite3
import ssl
import zipfile
from xml.etree import ElementTree

from westmarch.core import messages
from westmarch.core.errors import WestmarchError

log = logging.getLogger("westmarch.troubles")

# What people meet of the operating system; the message is core-os-NAME.
_SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOTEMPTY: "not-empty",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "circle",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.ENOMEM: "memory",
    errno.EIO: "broken",
    errno.EADDRNOTAVAIL: "no-address",
    errno.EADDRINUSE: "address-taken",
    errno.ECONNREFUSED: "refused",
    errno.ECONNRESET: "cut",
    errno.ECONNABORTED: "cut",
    errno.EPIPE: "cut",
    errno.ETIMEDOUT: "late",
    errno.EHOSTUNREACH: "away",
    errno.EHOSTDOWN: "away",
    errno.ENETUNREACH: "away",
    errno.ENETDOWN: "away",
}

# What SQLite complains of, by the lower byte of its code.
_SQLITE = {
    sqlite3.SQLITE_PERM: "core-os-forbidden",
    sqlite3.SQLITE_AUTH: "core-os-forbidden",
    sqlite3.SQLITE_BUSY: "core-database-busy",
    sqlite3.SQLITE_LOCKED: "core-database-busy",
    sqlite3.SQLITE_NOMEM: "core-os-memory",
    sqlite3.SQLITE_READONLY: "core-os-read-only",
    sqlite3.SQLITE_IOERR: "core-os-broken",
    sqlite3.SQLITE_CORRUPT: "core-database-damaged",
    sqlite3.SQLITE_FULL: "core-os-full",
    sqlite3.SQLITE_CANTOPEN: "core-database-shut",
    sqlite3.SQLITE_NOTADB: "core-database-none",
}


def trouble(error: BaseException) -> dict[str, object]:
    """What is wrong, as a parameter of another message. What we have no words for is told by its number or name."""
    if isinstance(error, WestmarchError):
        return error.inside()
    log.info("told in other words", extra={"reason": f"{type(error).__name__}: {error}"})
    if isinstance(error, OSError):
        return _of_system(error)
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error)
    if isinstance(error, json.JSONDecodeError):
        return stops_at(error.lineno, error.colno)
    if isinstance(error, ElementTree.ParseError):
        line, column = error.position
        return stops_at(line, column + 1)
    if isinstance(error, UnicodeDecodeError):
        return messages.inside("core-file-not-text", {})
    if isinstance(error, RecursionError):
        return messages.inside("core-file-deep", {})
    if isinstance(error, MemoryError):
        return messages.inside("core-os-memory", {})
    if isinstance(error, (zipfile.BadZipFile, EOFError)):
        return messages.inside("core-file-damaged", {})
    return messages.inside("core-trouble-inside", {"name": type(error).__name__})


def stops_at(line: int, column: int) -> dict[str, object]:
    """That a text makes no sense from there on."""
    return messages.inside("core-file-stops", {"line": str(line), "column": str(column)})


def _of_system(error: OSError) -> dict[str, object]:
    # The numbers of these two are not those of the operating system.
    if isinstance(error, socket.gaierror):
        return messages.inside("core-os-no-host", {})
    if isinstance(error, ssl.SSLError):
        return messages.inside("core-os-insecure", {})
    number = error.errno or (errno.ETIMEDOUT if isinstance(error, TimeoutError) else 0)
    if number in _SYSTEM:
        return messages.inside(f"core-os-{_SYSTEM[number]}", {})
    if not number:
        return messages.inside("core-os-unknown", {})
    return messages.inside("core-os-other", {"number": str(number), "name": errno.errorcode.get(number, "?")})


def _of_sqlite(error: sqlite3.Error) -> dict[str, object]:
    # What Python's own module refuses has no code.
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return messages.inside("core-trouble-inside", {"name": type(error).__name__})
    key = _SQLITE.get(code & 0xFF)
    return messages.inside(key or "core-database-other", {} if key else {"code": error.sqlite_errorname})
