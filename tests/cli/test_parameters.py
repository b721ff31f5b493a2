"""Sentences ask only for parameters that the rules give them: found by reading the sources, so for rare ones too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westmarch.core.messages import message_id

ROOT = Path(str(files("westmarch")))
NOT_PARAMETERS = {"why", "rule", "to"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(game: str, events: bool) -> dict[str, set[str]]:
    """Message -> the parameters that it asks for as a log sentence or a reason."""
    found = {}
    for path in ROOT.glob(f"locale/en/{game}*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                log = [each.value for each in entry.attributes if each.id.name == "log"]
                names = Variables()
                for pattern in log if log and events else [entry.value]:
                    if pattern is not None:
                        names.visit(pattern)
                found[entry.id.name] = names.names
    return found


def speeches(game: str, speakers: dict[str, str]) -> Iterator[tuple[str, str, set[str]]]:
    """Where the rules tell or refuse something: place, key, and the parameters they give."""
    for path in sorted(ROOT.glob(f"games/{game}/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or any(each.arg is None for each in node.keywords):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            key = node.args[0]
            if called in speakers and isinstance(key, ast.Constant) and isinstance(key.value, str):
                # `why` of a question is its check, `why` of something told is a parameter like others.
                apart = NOT_PARAMETERS - {"why"} if called == "tell" else NOT_PARAMETERS
                given = {str(each.arg) for each in node.keywords} - apart
                yield f"{path.name}:{node.lineno}", message_id(speakers[called] + key.value), given


@pytest.mark.parametrize(
    ("game", "speakers", "events", "least"),
    [
        ("lcg", {"tell": ""}, True, 60),
        ("lcg", {"Reason": ""}, False, 60),
        ("b5a", {"tell": ""}, True, 60),
        ("b5a", {"no": "b5a-why-"}, False, 60),
    ],
)
def test_sentences_get_what_they_ask_for(game: str, speakers: dict[str, str], events: bool, least: int) -> None:
    asked = variables(game, events)
    count = 0
    for place, key, given in speeches(game, speakers):
        assert key in asked, f"{place}: {key}"
        count += 1
        for variable in asked[key]:
            # `$side-id`, `$path-count` and so on come with $side and $path.
            assert any(variable == name or variable.startswith(f"{name}-") for name in given), (
                f"{place} {key}: {variable}"
            )
    assert count >= least
