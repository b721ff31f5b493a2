"""The command line: `westmarch games`, `play`, `simulate`, `bench`, `replay`. Nothing here knows a particular game."""

from westmarch.cli.main import main

__all__ = ["main"]
