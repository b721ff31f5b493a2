"""For those who wait: what it will cost, how far it is, and how to go on after it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from westmarch.cli.screen import progress_screen
from westmarch.core.messages import text
from westmarch.lab.workers import HERE


@contextmanager
def bar(total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar for somebody who waits at a terminal; nothing where nobody looks. Gives what to call for each match."""
    console = progress_screen()
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(text("cli-simulate-progress"), total=total, completed=done)
        yield lambda: progress.advance(task)


def tell_cost(matches: int, seconds: float, jobs: int, on: str = HERE) -> None:
    """What is still to come, before it starts."""
    params = {"matches": matches, "time": duration(seconds), "jobs": jobs}
    progress_screen().say(text("cli-cost" if on == HERE else "cli-cost-ray", params))


def duration(seconds: float) -> str:
    """About how long, as people say it."""
    if seconds < 100:
        return text("cli-seconds", {"count": max(1, round(seconds))})
    if seconds < 100 * 60:
        return text("cli-minutes", {"count": round(seconds / 60)})
    return text("cli-hours", {"count": round(seconds / 3600)})


@contextmanager
def resumable(command: str, path: Path | None) -> Iterator[None]:
    """Whoever stops it with Ctrl-C learns how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if path is not None:
            progress_screen().say(text("cli-resume-hint", {"command": command, "file": str(path)}))
        raise
