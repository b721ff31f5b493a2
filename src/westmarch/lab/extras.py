"""What the plain install leaves out, and the sentence that says how to get it."""

from __future__ import annotations

from importlib.util import find_spec

from westmarch.core.errors import WestmarchError

# What each extra brings, by the names that Python imports.
EXTRAS = {"env": ("gymnasium", "pettingzoo"), "tournament": ("openskill",), "ray": ("ray",)}


class NotInstalled(WestmarchError):
    """The packages of an extra are not there."""


def need(extra: str) -> None:
    """Raises NotInstalled unless the packages of that extra are here."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise NotInstalled("lab-not-installed", missing=", ".join(missing), extra=extra)
