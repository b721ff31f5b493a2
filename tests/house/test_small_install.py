"""The plain install has no server: everything else works without the packages of `westmarch[server]`."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from westmarch.lab.extras import EXTRAS
from westmarch.server.arguments import PACKAGES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# A machine without certain modules, and then a command.
WITHOUT = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

import importlib.util
BLOCKED, words = sys.argv[1].split(","), sys.argv[2:]
there = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in BLOCKED else there(name, package)
sys.meta_path.insert(0, Without())
import westmarch
from westmarch.cli import main
sys.exit(main(words))
"""


def with_all_they_need(lines: list[str]) -> set[str]:
    """The names of these packages and of all that they need in turn."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in lines]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker is not None and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(line) for line in metadata.requires(name) or []]
    return found


def not_in_the_plain_install() -> list[str]:
    """Every module that is here and that the plain install doesn't bring."""
    plain = with_all_they_need(PROJECT["dependencies"]) | {"westmarch"}
    modules = metadata.packages_distributions().items()
    return [
        module for module, packages in modules if not any(canonicalize_name(package) in plain for package in packages)
    ]


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_laboratory_looks_for_what_its_extras_bring(extra: str) -> None:
    brought = {canonicalize_name(Requirement(line).name) for line in PROJECT["optional-dependencies"][extra]}
    assert {canonicalize_name(package) for package in EXTRAS[extra]} == brought


def westmarch_alone(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    blocked = not_in_the_plain_install()
    assert set(PACKAGES) <= set(blocked)
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, ",".join(blocked), *words],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "words",
    [
        "--version",
        "--help",
        "serve --help",
        "games",
        "simulate b5a --games 1 --bots random,random --jobs 1 --json",
        "bench lcg --seconds 0.1 --json",
        f"report lcg --games 1 --bots random --jobs 1 --out {os.devnull}",
    ],
)
def test_the_plain_install_does_it(words: str) -> None:
    done = westmarch_alone(*words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_plain_install_plays_in_the_terminal() -> None:
    done = westmarch_alone("play", "wotr", "--seed", "1", lines="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Westmarch" in done.stdout or "1" in done.stdout


@pytest.mark.parametrize(
    ("words", "extra"), [("tournament lcg --bots random", "tournament"), ("simulate lcg --on ray", "ray")]
)
def test_the_laboratory_says_what_to_install(words: str, extra: str) -> None:
    done = westmarch_alone(*words.split())
    assert (done.returncode, done.stdout) == (1, "")
    assert f'pip install "westmarch[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_serve_says_what_to_install() -> None:
    done = westmarch_alone("serve")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("westmarch: the server's packages are not installed")
    assert 'pip install "westmarch[server]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_serve_looks_for_what_the_extra_brings() -> None:
    brought = {Requirement(line).name for line in PROJECT["optional-dependencies"]["server"]}
    modules = metadata.packages_distributions()
    looked_for = {canonicalize_name(name) for package in PACKAGES for name in modules[package]}
    # uvloop is the one that the server can do without: there is none for Windows.
    assert looked_for == {canonicalize_name(name) for name in brought} - {"uvloop"}
