"""`westmarch report`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Westmarch


def test_a_page_from_matches_played_now(westmarch_command: Westmarch, tmp_path: Path) -> None:
    page, kept = tmp_path / "page.html", tmp_path / "kept.matches"
    words = ("report", "lcg", "--games", "6", "--seed", "1", "--jobs", "1", "--out", str(page), "--keep", str(kept))
    run = westmarch_command(*words)
    assert (run.code, run.err) == (0, "")
    assert run.out == f"{page}: a page about 6 matches.\n"
    written = page.read_text(encoding="utf-8")
    assert "The Lord of the Rings: The Card Game: 6 matches" in written
    assert "6 matches from seed 1. Player 1: ranger." in written
    again = tmp_path / "again.html"
    assert westmarch_command("report", "--from", str(kept), "--out", str(again)).code == 0
    assert again.read_text(encoding="utf-8").replace(f"From {kept}.", "") == written.replace(
        "6 matches from seed 1. Player 1: ranger.", ""
    )


def test_a_report_is_resumed(westmarch_command: Westmarch, tmp_path: Path) -> None:
    page, kept = tmp_path / "page.html", tmp_path / "kept.matches"
    words = ("report", "lcg", "--games", "4", "--jobs", "1", "--out", str(page), "--keep", str(kept))
    assert westmarch_command(*words).code == 0
    whole = page.read_text(encoding="utf-8")
    kept.write_text("".join(kept.read_text(encoding="utf-8").splitlines(keepends=True)[:3]), encoding="utf-8")
    assert westmarch_command("report", "--resume", str(kept), "--jobs", "1", "--out", str(page)).code == 0
    assert page.read_text(encoding="utf-8") == whole


def test_a_tournament_makes_a_report(westmarch_command: Westmarch, tmp_path: Path) -> None:
    kept, page = tmp_path / "kept", tmp_path / "page.html"
    words = ("tournament", "lcg", "--bots", "random,ranger", "--games", "2", "--jobs", "1", "--keep", str(kept))
    assert westmarch_command(*words).code == 0
    assert westmarch_command("report", "lcg", "--from", str(kept), "--out", str(page)).code == 0
    assert "Card Game: 4 matches" in page.read_text(encoding="utf-8")


def test_what_can_not_be_reported(westmarch_command: Westmarch, tmp_path: Path) -> None:
    assert "Say which game" in westmarch_command("report").err
    missing = westmarch_command("report", "--from", str(tmp_path / "nothing"))
    assert missing.code == 1
    assert "nothing" in missing.err
    kept = tmp_path / "kept"
    words = ("report", "lcg", "--games", "1", "--jobs", "1", "--out", str(tmp_path / "p.html"), "--keep", str(kept))
    assert westmarch_command(*words).code == 0
    wrong = westmarch_command("report", "wotr", "--from", str(kept))
    assert (wrong.code, wrong.err) == (2, "westmarch: These matches are of lcg, not of wotr.\n")
