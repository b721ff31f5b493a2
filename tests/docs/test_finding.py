"""docs/finding.md leads to files that exist, and to names that stand in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "finding.md"
ROWS = [
    (question, answer)
    for question, answer in re.findall(r"^\| (.+?) \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    if question not in ("question", "---")
]
# Where a name may have gone to.
FOLDERS = ("src", "client/src", "tests")


def places(answer: str) -> list[tuple[str, list[str]]]:
    """The paths that an answer names, each with the names behind it."""
    found: list[tuple[str, list[str]]] = []
    for word in re.findall(r"`([^`]+)`", answer):
        if "/" in word:
            found.append((word, []))
        elif "…" not in word:
            found[-1][1].append(word)
    return found


def has(path: Path, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", path.read_text("utf-8")) is not None


def elsewhere(name: str) -> str:
    """The files that define such a thing, for whoever has moved it."""
    defines = re.compile(rf"\b(?:def|class|const|function) {name}\b|^    *{name}\(|^{name}\b.* =", re.MULTILINE)
    files = [path for folder in FOLDERS for kind in ("*.py", "*.ts") for path in (ROOT / folder).rglob(kind)]
    return ", ".join(str(path.relative_to(ROOT)) for path in files if defines.search(path.read_text("utf-8")))


def test_there_are_thirty_questions() -> None:
    assert len(ROWS) >= 30
    assert all(question.endswith("?") for question, _ in ROWS)


@pytest.mark.parametrize(("question", "answer"), ROWS, ids=[question for question, _ in ROWS])
def test_the_answer_is_there(question: str, answer: str) -> None:
    assert places(answer)
    for path, names in places(answer):
        assert (ROOT / path).exists(), f"{path} is not there; {names} may be in {[elsewhere(name) for name in names]}"
        for name in names:
            assert has(ROOT / path, name), f"{path} has no {name}; it may be in {elsewhere(name)}"


@pytest.mark.parametrize("page", sorted(set(re.findall(r"\]\(([^)#]+)\)", PAGE.read_text("utf-8")))))
def test_the_page_is_there(page: str) -> None:
    assert (PAGE.parent / page).exists()
