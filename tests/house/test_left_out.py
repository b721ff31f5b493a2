"""A run tells in one line at its end what it left out, and what to install for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import needs

ROOT = Path(__file__).parents[2]

TESTS = """
import pytest
from tests import needs

@pytest.fixture
def database():
    return needs.program("no-such-program", needs.POSTGRESQL)

@pytest.mark.parametrize("number", range(3))
def test_with_a_database(database, number):
    pass

def test_in_a_browser():
    needs.leave_out(needs.CHROMIUM)

def test_of_no_matter():
    pytest.skip("because")

def test_as_ever():
    pass
"""


def run(folder: Path, *words: str, **environment: str) -> str:
    """What a run of those tests prints."""
    (folder / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("WESTMARCH_", "PYTEST_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "--rootdir", str(folder), str(folder), *words],
        env={**clean, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["one process", "several"])
def test_the_last_lines_say_what_to_install(tmp_path: Path, words: tuple[str, ...]) -> None:
    *_, line, count = run(tmp_path, *words).strip().splitlines()
    assert line == f"Tests left out: 1 for want of {needs.CHROMIUM}; 3 for want of {needs.POSTGRESQL}."
    assert count.startswith("1 passed, 5 skipped")


def test_nothing_is_said_when_nothing_is_left_out() -> None:
    assert needs.left_out([]) == ""
    assert needs.left_out(["Skipped: because"]) == ""


def test_where_everything_must_be_tested_a_missing_program_is_an_error(tmp_path: Path) -> None:
    said = run(tmp_path, WESTMARCH_TEST_ALL="1")
    assert "Tests left out" not in said
    assert "1 failed, 1 passed, 1 skipped, 3 errors" in said
