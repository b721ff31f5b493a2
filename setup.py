"""Only here for the optional compiled build; everything else is in pyproject.toml.

Plain Python is what you get unless you ask. `make compiled` compiles the hot modules with mypyc (comes with mypy, needs
a C compiler and Python's headers; a few minutes on two cores). By hand it is

    WESTMARCH_COMPILE=1 .venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist .
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOT = ("src/westmarch/core", "src/westmarch/games")
PLAIN = {
    "__init__.py",  # only gathers names
    "game.py",  # the base class of games: plain Python classes can't inherit from compiled ones
    "names.py",  # a name is a kind of str, which mypyc has no class for
}


class BuildOnAllCores(build_ext):
    """All rules make one extension of some hundred C files, which setuptools alone compiles one by one."""

    def build_extension(self, ext: Extension) -> None:
        def compiled(source: str) -> list[str]:
            return self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            objects = [made for several in cores.map(compiled, ext.sources) for made in several]
        ext.extra_objects = [*ext.extra_objects, *objects]
        ext.sources = []
        super().build_extension(ext)


ext_modules = []
# A build asks for its metadata first, and that needs no compiling.
if os.environ.get("WESTMARCH_COMPILE") == "1" and "bdist_wheel" in sys.argv:
    from mypyc.build import mypycify

    modules = sorted(str(p) for root in HOT for p in Path(root).rglob("*.py") if p.name not in PLAIN)
    ext_modules = mypycify(modules, opt_level="1", debug_level="0", multi_file=True)

setup(ext_modules=ext_modules, cmdclass={"build_ext": BuildOnAllCores})
