"""The lock files hold for every Python and platform that we support, wherever `make lock` was run."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
LOCKS = {"requirements.lock": ("server",), "requirements-dev.lock": ("dev",), "requirements-ray.lock": ("ray",)}
# 3.11.2 is Debian 12's. The newest one is the last of the classifiers.
PYTHONS = ("3.11.0", "3.11.2", "3.11.9", "3.12.0", "3.13.5", "3.14.0")
PLATFORMS = (
    ("linux", "Linux", "posix", "x86_64"),
    ("linux", "Linux", "posix", "aarch64"),
    ("darwin", "Darwin", "posix", "arm64"),
    ("win32", "Windows", "nt", "AMD64"),
)


def machine(python: str, platform: tuple[str, str, str, str]) -> dict[str, str]:
    """A machine as the conditions of requirements see it."""
    kind, system, name, processor = platform
    return {
        **default_environment(),
        "python_version": python.rpartition(".")[0],
        "python_full_version": python,
        "implementation_version": python,
        "sys_platform": kind,
        "platform_system": system,
        "platform_machine": processor,
        "os_name": name,
    }


@cache
def entries(lock: str) -> list[str]:
    """One entry a package, with its hashes."""
    lines = [
        line for line in (ROOT / lock).read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")
    ]
    return [" ".join(entry.split()) for entry in "\n".join(lines).replace("\\\n", " ").splitlines()]


def pinned(lock: str, where: dict[str, str]) -> dict[str, Version]:
    """What that lock installs there."""
    found = {}
    for entry in entries(lock):
        requirement = Requirement(entry.partition(" --hash=")[0])
        if requirement.marker is None or requirement.marker.evaluate(where):
            (pin,) = requirement.specifier
            assert pin.operator == "==", entry
            found[canonicalize_name(requirement.name)] = Version(pin.version)
    return found


@cache
def asked(extras: tuple[str, ...]) -> list[Requirement]:
    """What pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


@cache
def needs(package: str) -> list[Requirement]:
    """What a package says that it needs, as far as it is installed here."""
    try:
        lines = metadata.requires(package) or []
    except metadata.PackageNotFoundError:
        return []
    return [Requirement(line) for line in lines]


def missing(lock: str, where: dict[str, str]) -> Iterator[str]:
    """Whatever a package of the lock needs there and doesn't get."""
    have = pinned(lock, where)
    waiting = [("westmarch", requirement, frozenset[str]()) for requirement in asked(LOCKS[lock])]
    seen = set()
    while waiting:
        who, requirement, extras = waiting.pop()
        marker = requirement.marker
        if marker is not None and not any(marker.evaluate({**where, "extra": extra}) for extra in ("", *extras)):
            continue
        name, wanted = canonicalize_name(requirement.name), frozenset(requirement.extras)
        if name == "westmarch":
            waiting += [(who, more, frozenset()) for more in asked(tuple(wanted))]
            continue
        if name not in have:
            yield f"{who} needs {requirement}, which is not there"
        elif not requirement.specifier.contains(have[name], prereleases=True):
            yield f"{who} needs {requirement}, and {have[name]} is there"
        elif (name, wanted) not in seen:
            seen.add((name, wanted))
            waiting += [(name, more, wanted) for more in needs(name)]


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda platform: f"{platform[0]}-{platform[3]}")
@pytest.mark.parametrize("python", PYTHONS)
def test_nothing_is_missing(python: str, platform: tuple[str, str, str, str], lock: str) -> None:
    assert list(missing(lock, machine(python, platform))) == []


def test_the_oldest_and_newest_python_are_those_we_say() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = [
        found[1]
        for classifier in project["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", classifier))
    ]
    assert said == ["3.11", "3.12", "3.13", "3.14"]
    assert {python.rpartition(".")[0] for python in PYTHONS} == set(said)
    assert project["requires-python"] == ">=3.11"


@pytest.mark.parametrize("lock", [*LOCKS, "tools/client/node.lock"])
def test_everything_is_pinned_with_hashes_and_no_address(lock: str) -> None:
    assert entries(lock)
    for entry in entries(lock):
        assert re.fullmatch(r"[a-z0-9.-]+==\S+( ; [^-]+)?( --hash=sha256:[0-9a-f]{64})+", entry), entry
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
