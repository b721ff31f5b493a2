"""What is wrong with a translation: `python tools/languages/check.py cs`. The tests run the same checks.

Each check answers with sentences that name the file, the message and what to do. What can only be seen when a match is
played (does every sentence render?) is in tests/languages.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import babel
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westmarch.core import messages, names
from westmarch.core.words import PLAIN, TOKEN
from westmarch.games import find

TERMS = json.loads((Path(__file__).parent / "terms.json").read_text(encoding="utf-8"))
GAMES = ("wotr", "b5a", "lcg")
FUNCTIONS = {*names.functions("hu"), "NUMBER", "DATETIME"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Columns of the terms.
COLUMN = {"en": 0, "cs": 1, "hu": 2}
# How each language quotes, and the marks of the others.
FOREIGN_QUOTES = {"cs": '"”«»', "hu": '"“'}
# Words of English that neither Czech nor Hungarian has.
ENGLISH = set(
    re.findall(
        r"\S+",
        "the and of with your you which from this that into their there are were been they them whose where when what "
        "every each these those because already still can't isn't doesn't don't",
    )
)
# Families whose names a language may leave as they are.
NAME_FAMILIES = {"region", "area", "character", "card", "seat", "version", "tile", "combat", "trait", "special"}


class Seen(Visitor):
    """What one text consists of."""

    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.selected: set[str] = set()
        self.text: list[str] = []
        self.references: list[str] = []
        self.calls: list[ftl.FunctionReference] = []
        self.selects: list[ftl.SelectExpression] = []
        self.behind: list[tuple[str, ftl.Placeable]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ftl.TextElement) and isinstance(after, ftl.Placeable):
                self.behind.append((before.value, after))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        apart = Seen()
        apart.visit(node.selector)
        self.selected |= apart.placed | apart.selected
        self.calls += apart.calls
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.placed.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.text.append(node.parse()["value"])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.append(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.calls.append(node)
        for argument in node.arguments.positional:
            self.visit(argument)


class Text:
    """A message's value, or one of its attributes."""

    def __init__(self, file: str, message: str, attribute: str | None, pattern: ftl.Pattern) -> None:
        self.file = file
        self.message = message
        self.attribute = attribute
        self.key = message if attribute is None else f"{message}.{attribute}"
        self.seen = Seen()
        self.seen.visit(pattern)
        self.words = " ".join(self.seen.text)
        # The rules to read are files of their own, each with keys of its own.
        self.part = file if "/" in file else ""

    @property
    def originals(self) -> Mapping[str, Text]:
        return english(self.part)

    @property
    def game(self) -> str | None:
        return next((part for part in self.message.split("-")[:2] if part in GAMES), None)

    @property
    def variables(self) -> set[str]:
        """What it needs to know, without `-id` and `-count`, which come along."""
        return {_base(name) for name in self.seen.placed | self.seen.selected}


def _base(variable: str) -> str:
    return variable.removesuffix("-id").removesuffix("-count")


def texts(sources: Mapping[str, str]) -> tuple[dict[str, Text], list[str]]:
    """Everything that message files say, and what in them can't be read."""
    found: dict[str, Text] = {}
    faults = []
    for file, source in sources.items():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                faults.append(f"{file}: this is no Fluent: {entry.content.strip().splitlines()[0]}")
            if not isinstance(entry, ftl.Message):
                continue
            parts = [(None, entry.value)] if entry.value is not None else []
            for attribute, pattern in [*parts, *((each.id.name, each.value) for each in entry.attributes)]:
                text = Text(file, entry.id.name, attribute, pattern)
                if text.key in found:
                    faults.append(f"{file}: {text.key} is there twice.")
                found[text.key] = text
    return found, faults


def parts(sources: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Files that share their keys: all of a language, and each file of the rules for itself."""
    apart = {file: {file: text} for file, text in sources.items() if "/" in file}
    return {"": {file: text for file, text in sources.items() if "/" not in file}, **apart}


@cache
def english(part: str = "") -> dict[str, Text]:
    found, faults = texts(parts(messages.whole(messages.DEFAULT_LANGUAGE)).get(part, {}))
    assert not faults, faults
    return found


def missing(language: str) -> list[str]:
    """What is still to be translated."""
    return sorted(messages.said(messages.DEFAULT_LANGUAGE) - messages.said(language))


def faults(language: str, sources: Mapping[str, str]) -> list[str]:
    """All that is wrong with the message files of a language, except what is missing."""
    return [fault for part in parts(sources).values() for fault in _faults(language, part)]


def _faults(language: str, sources: Mapping[str, str]) -> list[str]:
    found, wrong = texts(sources)
    for text in found.values():
        for check in (_key, _functions, _variables, _plurals, _copies, _quotes, _prepositions, _terms, _english_words):
            wrong += [f"{text.file}: {text.key} {fault}" for fault in check(text, language)]
    wrong += [f"{text.file}: {text.key} {fault}" for text in found.values() for fault in _forms(text, found)]
    wrong += [f"{text.file}: {text.key} {fault}" for text in found.values() for fault in _references(text, found)]
    return wrong


def _key(text: Text, language: str) -> Iterator[str]:
    if text.message not in text.originals:
        if not any(key.startswith(f"{text.message}.") for key in text.originals):
            yield "is no message of English. Was it renamed?"
    elif text.key not in text.originals and not (text.attribute and names.is_form(text.attribute)):
        yield "is no attribute in English, and no form of a name."


def _functions(text: Text, language: str) -> Iterator[str]:
    for call in text.seen.calls:
        if call.id.name not in FUNCTIONS:
            yield f"calls {call.id.name}, which does not exist. There are {', '.join(sorted(FUNCTIONS))}."
        if call.id.name == "THE" and language != "hu":
            yield "calls THE, which is only for Hungarian."
        for named in call.arguments.named:
            if call.id.name == "NAME" and (named.name.name != "form" or not _is_attribute(named.value)):
                yield f"asks NAME for {named.name.name}: {named.value.value}, which is no form of names."


def _is_attribute(value: ftl.StringLiteral | ftl.NumberLiteral) -> bool:
    """A form, or a text that names have in English (`.text`, `.combat`)."""
    return names.is_form(value.value) or value.value in attributes()


@cache
def attributes() -> frozenset[str | None]:
    return frozenset(text.attribute for text in english().values())


def _variables(text: Text, language: str) -> Iterator[str]:
    original = text.originals.get(text.key)
    if original is None:
        return
    # A label has the parameters of its prompt.
    known = set(variables_of(text.part)[text.message])
    if text.attribute and text.attribute.startswith(names.COUNTED):
        known.add("count")
    for name in sorted(text.variables - known):
        yield f"uses ${name}, which English does not have there."
    for name in sorted({_base(each) for each in original.seen.placed} - text.variables):
        yield f"leaves out ${name}."


@cache
def variables_of(part: str) -> dict[str, set[str]]:
    """What each message of English needs to know, with all its attributes."""
    found: dict[str, set[str]] = {}
    for text in english(part).values():
        found.setdefault(text.message, set()).update(text.variables)
    return found


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories of whole numbers."""
    rule = babel.Locale.parse(language).plural_form
    return frozenset(rule(number) for number in range(200))


def _plurals(text: Text, language: str) -> Iterator[str]:
    possible = set(babel.Locale.parse(language).plural_form.rules) | {"other"}
    for select in text.seen.selects:
        keys = {each.key.name for each in select.variants if isinstance(each.key, ftl.Identifier)}
        used = keys & CATEGORIES
        if not used - {"other"}:
            continue
        for key in sorted(used - possible):
            yield f"has the plural category [{key}], which this language does not have."
        for key in sorted(categories(language) - used):
            yield f"has no [{key}] beside {', '.join(f'[{each}]' for each in sorted(used))}."


def is_name(text: Text) -> bool:
    """The name of a place, a person, a card: it may be the same in all languages."""
    parts = text.message.split("-")
    if len(parts) < 3 or parts[1] not in NAME_FAMILIES:
        return False
    return text.attribute is None or names.is_form(text.attribute)


def _copies(text: Text, language: str) -> Iterator[str]:
    original = text.originals.get(text.key)
    if original is None or is_name(text) or original.words.split() != text.words.split():
        return
    words = re.findall(r"[^\W\d_]{3,}", _spoken(text))
    if len(words) > 1 and any(word.islower() for word in words):
        yield "is a copy of the English text."


@cache
def _spoken(text: Text) -> str:
    """Without what is typed: `westmarch play`, --seed, NAME=VALUE; in examples the whole command."""
    # In the rules to read: ids of links, and the marks of lists.
    words = re.sub(r"\]\([\w-]+\)|(?m:^- )", " ", text.words)
    if text.attribute == "examples" or text.message.endswith("-examples"):
        words = re.sub(r"\bwestmarch\S*(?: \S+)*", " ", words)
    return re.sub(r"`[^`]*`|--[\w-]+|\b[A-Z][A-Z_=,|]+\b|\S*[/\\]\S*|westmarch \S+", " ", words)


def _quotes(text: Text, language: str) -> Iterator[str]:
    if text.message.startswith("lcg-card-") and text.attribute is None:
        return
    spoken = _spoken(text)
    original = text.originals.get(text.key)
    for mark in FOREIGN_QUOTES.get(language, '"'):
        # What is typed at a shell has straight marks in every language.
        if spoken.count(mark) > (_spoken(original).count(mark) if original and mark == '"' else 0):
            yield f"has the quotation mark {mark}. Czech has „…“, Hungarian „…”."
    if re.search(r"\w'\w|(?<!\w)'|'(?!\w)", spoken):
        yield "has a straight apostrophe."
    if re.search(r"\s-\s", spoken):
        yield "has a hyphen for a dash: write –."


# Czech prepositions that have two forms, by the sound that follows: z 5, but ze 4; v souboru, but ve Westmarch.
# The Hungarian article: a király, but az ork.
TWO_FORMS = {"cs": r"(?<![\w-])([kKsSvVzZ])[ \u00a0]$", "hu": r"(?<![\w-])([aA]z?)[ \u00a0]$"}
# What helps: count with a stroke (3/4), or give it a noun; let the value choose.
INSTEAD = {
    "cs": "that may need “{one}e”: count with a stroke (3/4), or give it a noun.",
    "hu": "that may need the other one: ask with THE.",
}
# All of these begin with a consonant in Hungarian.
A_FITS = {"special", "until"}


def _prepositions(text: Text, language: str) -> Iterator[str]:
    if language not in TWO_FORMS:
        return
    for before, after in text.seen.behind:
        found = re.search(TWO_FORMS[language], before)
        if found and _is_open(after) and not (language == "hu" and _name_of(after) in A_FITS):
            one = found[1]
            yield f"has “{one}” before a value {INSTEAD[language].format(one=one)}"


def _name_of(placeable: ftl.Placeable) -> str:
    expression = placeable.expression
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""


def _is_open(placeable: ftl.Placeable) -> bool:
    """Begins with whatever a variable brings. A name asked for in a case is known when it is written."""
    expression = placeable.expression
    if isinstance(expression, ftl.SelectExpression):
        starts = [variant.value.elements[0] for variant in expression.variants]
        return any(isinstance(start, ftl.Placeable) and _is_open(start) for start in starts)
    return isinstance(expression, ftl.VariableReference)


def _terms(text: Text, language: str) -> Iterator[str]:
    for pattern, instead, files in TERMS["wrong"].get(language, []):
        if files and not Path(text.file).stem.startswith(tuple(files.split())):
            continue
        found = re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", _spoken(text))
        if found:
            yield f"says “{found[0]}”; the glossary has: {instead}."


@cache
def english_terms(language: str) -> frozenset[str]:
    """English words of the glossary that are no words of the language."""
    own = {word for row in TERMS["terms"] for word in _words(row[COLUMN[language]])}
    own |= {
        word
        for text in english().values()
        if "-character-" in text.key and not text.attribute
        for word in _words(text.words)
    }
    return frozenset(
        word for row in TERMS["terms"] for word in _words(re.sub(r"\(.*\)", "", row[0])) if len(word) > 4
    ) - frozenset(own)


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:'[a-z]+)?", text.lower())


def _english_words(text: Text, language: str) -> Iterator[str]:
    if language not in COLUMN or is_name(text):
        return
    for word in _words(_spoken(text)):
        if word in ENGLISH or word in english_terms(language):
            yield f"has the English word “{word}”."


def _forms(text: Text, found: Mapping[str, Text]) -> Iterator[str]:
    """Every name that the text could be about has the form that it asks for."""
    for call in text.seen.calls:
        what = call.arguments.positional[0] if call.arguments.positional else None
        if call.id.name != "NAME" or not isinstance(what, ftl.VariableReference) or text.game is None:
            continue
        form = next((each.value.value for each in call.arguments.named), "")
        counted = len(call.arguments.positional) > 1
        attribute = (f"{names.COUNTED}-{form}" if form else names.COUNTED) if counted else form
        family = family_of(text, what.id.name)
        without = [key for key in names_of(text.game, family) if key in found and f"{key}.{attribute}" not in found]
        if without:
            more = f" and {len(without) - 1} others" if len(without) > 1 else ""
            yield f"asks for .{attribute} of ${what.id.name}, which {without[0]}{more} have not."


def family_of(text: Text, variable: str) -> str:
    """Of which family a variable's ids are, as core/words.py finds it."""
    assert text.game is not None
    table = find(text.game).words
    if variable == "what" and text.message.startswith(f"{text.game}-token-"):
        family = text.message.removeprefix(f"{text.game}-token-")
        return table.tokens.get(family, family)
    if variable == "what" and text.attribute:
        return table.tokens.get(text.attribute, text.attribute)
    return table.params.get(variable, variable)


@cache
def names_of(game: str, family: str) -> tuple[str, ...]:
    """The keys of all names of a family; none if it is no family."""
    if family in (TOKEN, PLAIN):
        return ()
    table = find(game).words
    start = f"{game}-{family}-"
    longer = [each for each in {*table.params.values(), *table.tokens.values()} if each.startswith(f"{family}-")]
    apart = tuple(f"{game}-{each}-" for each in longer)
    keys = [
        key
        for key, text in english().items()
        if key.startswith(start)
        and "." not in key
        and not key.startswith(apart)
        # A sentence may begin like a name: wotr-card-hits.
        and not text.variables
        and not text.words.endswith((".", "?"))
    ]
    # Questions about cards begin as names of cards do; what can be answered with is a card.
    things = {token.removeprefix(f"{family}:") for token in find(game).vocabulary if token.startswith(f"{family}:")}
    return tuple(key for key in keys if key.removeprefix(start) in things) or tuple(keys)


def _references(text: Text, found: Mapping[str, Text]) -> Iterator[str]:
    for key in text.seen.references:
        if key not in found and key not in text.originals:
            yield f"refers to {key}, which does not exist."


def main(arguments: Iterable[str]) -> int:
    """Tells what is wrong with the languages that are named, or with all; 1 if there is anything."""
    told = 0
    for language in list(arguments) or [each for each in messages.drafts() if each != messages.DEFAULT_LANGUAGE]:
        wrong = faults(language, messages.whole(language))
        left = missing(language)
        told += len(wrong)
        print(*(f"{language}/{fault}" for fault in wrong), sep="\n", end="\n" if wrong else "")
        print(
            f"{language}: {len(wrong)} faults, {len(left)} texts missing" + (f"; the first: {left[0]}" if left else "")
        )
    return 1 if told else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
