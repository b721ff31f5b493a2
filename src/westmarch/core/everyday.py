"""What any program says and hears: yes and no, and what the operating system complains of, in each language."""

from __future__ import annotations

import errno

from westmarch.core import messages

# Complaints that people meet; the message is core-os-NAME.
_TROUBLES = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EADDRNOTAVAIL: "no-address",
    errno.EIO: "broken",
}


def yes_or_no(value: bool) -> str:
    return messages.text("core-yes" if value else "core-no")


def is_yes(typed: str, letter: bool = True) -> bool:
    """Whether somebody says yes, in the language spoken or in English; with a single letter too, if that is enough."""
    return _says("core-yes", typed, letter)


def is_no(typed: str, letter: bool = True) -> bool:
    return _says("core-no", typed, letter)


def _says(key: str, typed: str, letter: bool) -> bool:
    attributes = (None, "letter") if letter else (None,)
    languages = (messages.spoken(), messages.DEFAULT_LANGUAGE)
    known = {messages.text(key, None, language, each) for language in languages for each in attributes}
    return typed.strip().casefold() in known


def trouble(error: OSError) -> dict[str, object]:
    """What is wrong, as a parameter of another message. What we have no words for is told by its name."""
    known = _TROUBLES.get(error.errno or 0)
    if known is not None:
        return messages.inside(f"core-os-{known}", {})
    name = errno.errorcode.get(error.errno or 0) or type(error).__name__
    return messages.inside("core-os-other", {"name": name})
