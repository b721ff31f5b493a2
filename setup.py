"""Only here for the optional compiled build; everything else is in pyproject.toml.

Plain Python is what you get unless you ask. To compile the hot modules with mypyc (comes with mypy, needs a C
compiler and Python's headers):

    WESTMARCH_COMPILE=1 .venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist .
"""

import os
from pathlib import Path

from setuptools import setup

HOT = ("src/westmarch/core", "src/westmarch/games")

ext_modules = []
if os.environ.get("WESTMARCH_COMPILE") == "1":
    from mypyc.build import mypycify

    # An __init__.py stays plain: it only gathers names, and package discovery wants to see it.
    modules = sorted(str(p) for root in HOT for p in Path(root).rglob("*.py") if p.name != "__init__.py")
    ext_modules = mypycify(modules, opt_level="3")

setup(ext_modules=ext_modules)
