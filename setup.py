"""Only here for the optional compiled build; everything else is in pyproject.toml.

Plain Python is what you get unless you ask. To compile the hot modules with mypyc (comes with mypy, needs a C
compiler and Python's headers; a few minutes on two cores):

    WESTMARCH_COMPILE=1 .venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist .
"""

import os
from pathlib import Path

from setuptools import setup

HOT = ("src/westmarch/core", "src/westmarch/games")
PLAIN = {
    "__init__.py",  # only gathers names
    "game.py",  # the base class of games: plain Python classes can't inherit from compiled ones
}

ext_modules = []
if os.environ.get("WESTMARCH_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = sorted(str(p) for root in HOT for p in Path(root).rglob("*.py") if p.name not in PLAIN)
    ext_modules = mypycify(modules, opt_level="1", multi_file=True)

setup(ext_modules=ext_modules)
