"""The module behind the key `fragile`."""

from tests.cli.toys import FRAGILE as GAME

__all__ = ["GAME"]
