"""Writes docs/python.md, the reference of the Python face, from the docstrings: `make docs`."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import westmarch
from westmarch.bots.base import Bot
from westmarch.core.chance import Chance
from westmarch.core.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "python.md"

HEAD = """# The Python face

Everything that `import westmarch` gives, made from the docstrings by `make docs`. These names are a contract.

```python
import westmarch

match = westmarch.new_match("b5a", seed=7)
while match.decision is not None:
    print(match.decision.seat, match.decision.kind, match.decision.options)
    match.push(match.decision.options[0])
print(match.result)
```

How a match works inside is told in [how-a-match-runs.md](how-a-match-runs.md); the text of positions, and the names of
what falls by chance, in [positions](positions).
"""

FUNCTIONS = ("new_match", "load_record", "load_position", "catalogue", "players", "bot", "env")
# The classes in the order in which people meet them, and what of each belongs to the face.
CLASSES: dict[type, tuple[str, ...]] = {
    westmarch.Match: (
        *("seats", "result", "seed", "events", "answers", "view", "why_not"),
        *("push", "pop", "clone", "imagine", "reseed", "record", "position"),
    ),
    westmarch.Decision: (),
    westmarch.Reason: ("text",),
    westmarch.Event: ("visible_to",),
    westmarch.Result: (),
    Chance: ("script", "left"),
    Game: (),
    Bot: ("choose", "memory", "forget"),
}
ERRORS = (
    westmarch.WestmarchError,
    westmarch.IllegalAction,
    westmarch.NothingToUndo,
    westmarch.UnknownToken,
    westmarch.BadSetup,
    westmarch.BadScript,
    westmarch.BadText,
)


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *_functions(), *_classes(), *_errors()]).rstrip("\n") + "\n"


def _functions() -> Iterator[str]:
    yield "## Functions\n"
    for name in FUNCTIONS:
        function = getattr(westmarch, name)
        yield f"### westmarch.{name}\n"
        yield _code(f"{name}{_signature(function)}")
        yield _text(function)


def _classes() -> Iterator[str]:
    for each, members in CLASSES.items():
        yield f"## {each.__name__}\n"
        yield _text(each)
        for name in members:
            member = inspect.getattr_static(each, name)
            yield f"### {each.__name__}.{name}\n"
            if isinstance(member, property):
                kind = "" if member.fset is None else "  # can be set"
                yield _code(f"{name}: {_plain(str(member.fget.__annotations__['return']))}{kind}")
                yield _text(member.fget)
            else:
                yield _code(f"{name}{_signature(member)}")
                yield _text(member)


def _errors() -> Iterator[str]:
    yield "## Errors\n"
    yield "Each is a sentence for people: what was wrong, where, and what to do.\n"
    for each in ERRORS:
        yield f"### westmarch.{each.__name__}\n"
        yield _text(each)


def _code(line: str) -> str:
    return f"```python\n{line}\n```\n"


def _signature(function: Any) -> str:
    """The signature without `self`; one parameter a line if it is long."""
    signature = inspect.signature(function)
    parameters = [each for each in signature.parameters.values() if each.name != "self"]
    written = [_plain(str(each)) for each in parameters]
    returns = f" -> {_plain(str(signature.return_annotation))}"
    line = f"({', '.join(written)}){returns}"
    if len(line) < 90:
        return line
    return "(\n" + "".join(f"    {each},\n" for each in written) + f"){returns}"


def _plain(annotation: str) -> str:
    return re.sub(r"\b(Match|Game)\[(S|Any)\]", r"\1", annotation.replace("'", ""))


def _text(thing: Any) -> str:
    text = inspect.getdoc(thing)
    if not text:
        raise SystemExit(f"{thing!r} has no docstring")
    return text + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == page() else "docs/python.md is not current: run make docs")
    PAGE.write_text(page(), encoding="utf-8")
