"""Only here for the optional compiled build; everything else is in pyproject.toml.

Plain Python is what you get unless you ask. `make compiled` compiles the hot modules with mypyc (comes with mypy, needs
a C compiler and Python's headers; a few minutes on two cores). By hand it is

    WESTMARCH_COMPILE=1 .venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist .

WESTMARCH_COMPILE=quick leaves out the C compiler's optimizing and takes half the time: the same rules, only slower.
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


# So many C files for each core: enough that none is idle for long at the end.
PARTS = 6


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

        cores = os.cpu_count() or 1
        sources = self._parts(ext.sources, cores * PARTS) if len(ext.sources) > cores * PARTS else ext.sources
        with ThreadPoolExecutor(cores) as threads:
            objects = [made for several in threads.map(compiled, sources) for made in several]
        ext.extra_objects = [*ext.extra_objects, *objects]
        ext.sources = []
        super().build_extension(ext)

    def _parts(self, sources: list[str], number: int) -> list[str]:
        """A few files of about the same length that include all others: the headers, megabytes, are read less often."""
        parts: list[list[str]] = [[] for _ in range(number)]
        for source in sorted(sources, key=lambda each: -Path(each).stat().st_size):
            min(parts, key=lambda part: sum(Path(each).stat().st_size for each in part)).append(source)
        files = [Path(self.build_temp, f"part{index}.c") for index in range(number)]
        for file, part in zip(files, parts):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("".join(f'#include "{Path(each).absolute().as_posix()}"\n' for each in part))
        return [str(file) for file in files]


ext_modules = []
# A build asks for its metadata first, and that needs no compiling.
LEVELS = {"1": "1", "quick": "0"}
level = LEVELS.get(os.environ.get("WESTMARCH_COMPILE", ""))
if level is not None and "bdist_wheel" in sys.argv:
    from mypyc.build import mypycify

    modules = sorted(str(p) for root in HOT for p in Path(root).rglob("*.py") if p.name not in PLAIN)
    ext_modules = mypycify(modules, opt_level=level, debug_level="0", multi_file=True)

setup(ext_modules=ext_modules, cmdclass={"build_ext": BuildOnAllCores})
