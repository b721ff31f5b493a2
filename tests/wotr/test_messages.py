"""Every word the rules can say has a text: found by reading the sources, the vocabulary, and matches being played."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import westmarch
from tests.labels import has_label
from westmarch.cli.render import Renderer
from westmarch.core import messages
from westmarch.games.wotr import GAME
from westmarch.games.wotr.base import BASE

ROOT = Path(str(files("westmarch")))
SOURCES = sorted(ROOT.glob("games/wotr/**/*.py"))
LOCALE = sorted(ROOT.glob("locale/en/*.ftl"))
WORDS = Renderer("wotr").words
# Calls that take a kind or key, and parameters of the message as keywords.
SPEAKERS = {"ask", "tell", "Reason"}
NOT_PARAMETERS = {"why", "rule", "to"}


@cache
def trees() -> list[tuple[str, ast.Module]]:
    return [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES]


def is_key(node: object) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("wotr.")


def army_kinds() -> set[str]:
    """Kinds that `choose_part` lengthens: one for the army, one for each kind of figure, one for each character."""
    kinds = {"wotr.army"}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "kind" and is_key(node.value):
                assert isinstance(node.value, ast.Constant)
                kinds.add(node.value.value)
    return kinds


def keys() -> set[str]:
    """Every key that stands in the sources as a whole."""
    found = {node.value for _, tree in trees() for node in ast.walk(tree) if is_key(node)}  # type: ignore[attr-defined]
    whole = {key for key in found if not key.endswith(".")} - army_kinds()
    return whole | {f"{kind}.{part}" for kind in army_kinds() for part in ("force", "count", "character")}


def hints() -> set[str]:
    """What the notation says about a value that can't be read: `bad("hint")`, `cards_that(fit, "hint", …)`."""
    place = {"bad": 0, "cards_that": 1}
    return {
        hint.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in place
        if isinstance(hint := node.args[place[node.func.attr]], ast.Constant)
    }


def missing(wanted: set[str]) -> list[str]:
    return sorted(key for key in wanted if not messages.has(key))


def test_every_kind_reason_and_rule_has_a_text() -> None:
    assert len(keys()) > 150
    assert missing(keys()) == []


def test_every_hint_about_a_position_has_a_text() -> None:
    assert len(hints()) > 20
    assert missing({f"wotr.text.{hint}" for hint in hints()}) == []


def test_no_key_is_put_together_where_this_test_cannot_see_it() -> None:
    for name, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values:
                assert not is_key(node.values[0]), f"{name}:{node.lineno}"


def test_every_token_of_the_vocabulary_has_a_label() -> None:
    assert [token for token in sorted(GAME.vocabulary) if not has_label(WORDS, token)] == []


def test_every_card_and_character_has_its_texts() -> None:
    for id in BASE.cards:
        assert messages.has(f"wotr-card-{id}")
        assert messages.has(f"wotr-card-{id}", attribute="text")
        assert messages.has(f"wotr-card-{id}", attribute="combat")
    for card in BASE.cards.values():
        assert messages.has(f"wotr-combat-{card.combat.id}", attribute="text")
    for character in BASE.characters:
        assert messages.has(f"wotr-character-{character.id}", attribute="text")
        assert messages.has(f"wotr-screen-character-{character.id}")


@pytest.mark.parametrize(
    "reason", ["ring-destroyed", "ring-bearers-corrupted", "shadow-conquers", "free-peoples-conquer"]
)
def test_every_end_of_a_match_has_its_sentence(reason: str) -> None:
    assert messages.has(f"wotr-result-{reason}")
    assert messages.has(f"wotr-result-{reason}", attribute="short")


# -- parameters


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries() -> list[ftl.Message]:
    """The messages of all English files."""
    found = []
    for path in LOCALE:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found.append(entry)
    return found


def variables() -> dict[str, set[str]]:
    """Message -> the parameters its value and its help ask for; labels also have those of their token."""
    found = {}
    for message in entries():
        names = Variables()
        for pattern in (message.value, *(each.value for each in message.attributes if each.id.name in ("help", "log"))):
            if pattern is not None:
                names.visit(pattern)
        found[message.id.name] = names.names
    return found


def speeches() -> Iterator[tuple[str, str, set[str]]]:
    """Where the rules speak: place, key, and the parameters they give."""
    for name, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            said = [each.value for each in node.args if is_key(each)]  # type: ignore[attr-defined]
            if called not in SPEAKERS or not said or any(each.arg is None for each in node.keywords):
                continue
            given = {each.arg for each in node.keywords if each.arg is not None} - NOT_PARAMETERS
            yield f"{name}:{node.lineno}", said[0], given


def test_messages_ask_only_for_parameters_that_the_rules_give() -> None:
    asked = variables()
    for place, key, given in speeches():
        for variable in asked.get(messages.message_id(key), set()):
            # `$region-id`, `$nation-adjective` and so on come with $region and $nation.
            assert any(variable == name or variable.startswith(f"{name}-") for name in given), (
                f"{place} {key}: {variable}"
            )


def test_no_message_is_there_twice() -> None:
    counted = Counter(message.id.name for message in entries())
    assert [name for name, number in counted.items() if number > 1] == []


# -- matches being played


def test_what_was_told_stays_as_it_was_told() -> None:
    """The list of dice in the story once was the very list that dice were taken from."""
    match = westmarch.new_match("wotr", seed=3)
    generator = random.Random(3)
    told: list[str] = []
    while match.decision is not None:
        events = match.events
        told += [repr(event) for event in events[len(told) :]]
        match.push(generator.choice(match.decision.options))
    assert told == [repr(event) for event in match.events[: len(told)]]
