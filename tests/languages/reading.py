"""Reading as somebody who knows no English: which words of a text do only the English files have?"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westmarch.core.messages import DEFAULT_LANGUAGE, whole

_WORD = re.compile(r"[^\W\d_]+(?:’[^\W\d_]+)?")
# What people type stands in backticks; a link leads to an id.
_NO_WORDS = re.compile(r"`[^`]*`|\]\([a-z0-9-]+\)")
# Here commands and options stand among the words.
_WITH_COMMANDS = ("cli.ftl", "core.ftl", "lab.ftl", "server.ftl")
# What shows once names and numbers stand in a sentence: a hole, a sign too many, a word that its neighbour changes.
# (Side A of a card is no article, and *s sebou* is said so.)
_SLIPS = {
    "": r" [,.;:!?](?!\.)|  |\( | \)|,,|;;|:[,.;]|[{}]",
    "cs": r"\b[Vv] [vf]\w*|\b[Kk] [kg]\w*|\b[Ss] (?!sebou\b)s\w*|\b[Zz] (?!Šeré brázdy)[sšzž]\w*",
    "hu": r"\b(?!(?-i:A) oldal\b)[Aa] (?:[aáeéiíoóöőuúüű]\w*|[15]\b|5\d*)|\b[Aa]z (?!1\b|5)\d+",
}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        """Arguments of functions are none of a reader's words."""

    def visit_BaseComment(self, node: ftl.BaseComment) -> None:
        """Nor are comments."""


def words(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(_NO_WORDS.sub(" ", text))}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of a language's files; of a translation only those that must be its own."""
    reader = _Texts()
    for name, text in whole(language).items():
        if language == DEFAULT_LANGUAGE or name not in _WITH_COMMANDS:
            reader.visit(FluentParser(with_spans=False).parse(text))
    return frozenset(words("\n".join(reader.found)))


@cache
def only_english(language: str) -> frozenset[str]:
    return vocabulary(DEFAULT_LANGUAGE) - vocabulary(language)


def english(text: str, language: str, typed: Iterable[str] = ()) -> list[str]:
    """Words that only the English files have; those that people type are no words."""
    return sorted((words(text) & only_english(language)) - set(typed))


def slips(text: str, language: str) -> list[str]:
    """What no file shows, only a sentence with its names and numbers: *v Východním*, *a 5*, a space before a dot."""
    found = [re.findall(_SLIPS.get(each, "$^"), text, re.IGNORECASE) for each in {"", language}]
    return [each for some in found for each in some]
