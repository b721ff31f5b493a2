"""What translations must be, for every language that has files, finished or not."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import westmarch
from tests.languages.conftest import other_files
from tests.languages.reading import slips
from tests.languages.speaking import remarks
from tests.scripts import script
from westmarch.bots.remarks import Remark
from westmarch.core import messages
from westmarch.core.decisions import Decision, Reason
from westmarch.core.events import Event
from westmarch.core.words import Words
from westmarch.games import find

OTHERS = [language for language in messages.drafts() if language != messages.DEFAULT_LANGUAGE]


check: Any = script("tools/languages/check.py")


# Once a language is complete it stands here, and stays complete.
FINISHED = ["en", "cs", "hu"]


@pytest.mark.parametrize("language", FINISHED)
def test_a_finished_language_stays_finished(language: str) -> None:
    """Who adds an English text adds its translations."""
    assert check.missing(language) == []


def test_english_asks_for_forms_that_there_are() -> None:
    english = check.english()
    for text in english.values():
        assert [*check._forms(text, english), *check._functions(text, "en"), *check._plurals(text, "en")] == [], (
            text.key
        )


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_wrong_with_a_translation(language: str) -> None:
    assert check.faults(language, messages.whole(language)) == []


@pytest.mark.parametrize("language", FINISHED)
def test_no_two_traits_or_keywords_share_a_word(language: str) -> None:
    """Archer and Ranged are two things, and cards ask for one or the other."""
    kinds = [key for key in messages.said(language) if key.startswith(("lcg-trait-", "lcg-board-keyword-"))]
    assert len(kinds) > 40
    words = Counter(messages.text(key, {"number": 1}, language) for key in kinds)
    assert [word for word, times in words.items() if times > 1] == []


def test_a_language_is_offered_once_no_text_is_missing() -> None:
    for language in messages.drafts():
        assert (language in messages.languages()) == (check.missing(language) == []), language
    assert messages.DEFAULT_LANGUAGE in messages.languages()


def test_a_language_with_a_hole_is_not_offered() -> None:
    english = messages.whole("en")
    with other_files({"cs": english}):
        assert "cs" in messages.languages()
    hole = english["wotr.ftl"].replace("\nwotr-name =", "\nwotr-no-name =")
    with other_files({"cs": {**english, "wotr.ftl": hole}}):
        assert "cs" not in messages.languages()
    hole = english["wotr.ftl"].replace("    .short = the Shadow conquers\n", "")
    with other_files({"cs": {**english, "wotr.ftl": hole}}):
        assert "cs" not in messages.languages()


NAMES = """
wotr-region-moria = Moria
    .in = v Morii
wotr-figure-nazgul = Nazgûl
    .counted-acc =
        { $count ->
            [one] 1 Nazgûla
            [few] { $count } Nazgûly
           *[other] { $count } Nazgûlů
        }
"""

# A line of a translation, and what is found wrong with it.
MISTAKES = [
    ("wotr-pased = Stín pasoval.", "is no message of English"),
    ("wotr-turn = Začíná kolo { $turn }.\n    .note = Poznámka", "is no attribute in English"),
    ("wotr-turn = Začíná kolo { $turn }.\nwotr-turn = Začíná kolo { $turn }.", "is there twice"),
    ("wotr-turn Začíná kolo { $turn }.", "this is no Fluent"),
    ("wotr-turn = Začíná kolo { $trn }.", "uses $trn"),
    ("wotr-turn = Začíná další kolo.", "leaves out $turn"),
    ("wotr-passed = Pasuje { $side } ({ $turn }).", "uses $turn"),
    ("wotr-recruit-rank = Která jednotka { NAME($region, form: \"inn\") }?", "is no form of names"),
    ("wotr-recruit-rank = Která jednotka { NAMES($region, form: \"in\") }?", "calls NAMES"),
    ("wotr-recruit-rank = Která jednotka: { THE($region) }?", "only for Hungarian"),
    ("wotr-recruit-rank = Která jednotka { NAME($region, form: \"loc\") }?", "asks for .loc of $region"),
    ("wotr-token-lose = ztratit { NAME($what, 1, form: \"dat\") }", "asks for .counted-dat of $what"),
    ("wotr-recruit-rank = Která ({ wotr-rule-armies }) { $region }?", "refers to wotr-rule-armies"),
    (
        "wotr-screen-held = { $cards ->\n    [one] 1 karta\n   *[other] { $cards } karet\n}",
        "has no [few]",
    ),
    (
        "wotr-screen-held = { $cards ->\n    [one] 1 karta\n    [two] 2 karty\n    [few] { $cards } karty\n"
        "   *[other] { $cards } karet\n}",
        "category [two]",
    ),
    ("wotr-why-no-ring = You have no Elven Ring.", "is a copy of the English text"),
    ("wotr-why-no-ring = Nemáte žádný elfí prsten ani the Ring.", "English word “the”"),
    ("wotr-why-no-ring = Nemáte žádný stronghold.", "English word “stronghold”"),
    ("wotr-drew = Dobrali jste \"{ $card }\".", "quotation mark"),
    ("wotr-drew = Dobrali jste „{ $card }”.", "quotation mark"),
    ("wotr-why-no-ring = Nemáte 'prsten'.", "straight apostrophe"),
    ("wotr-why-no-ring = Nemáte prsten - bohužel.", "hyphen for a dash"),
    ("wotr-why-no-ring = V tomto zápase nemáte prsten.", "glossary has: partie"),
    ("wotr-why-no-ring = Prsten jste už použili.", "no participle for vy"),
    ("wotr-turn = Kolo z { $turn }.", "before a value that may need “ze”"),
    (
        "wotr-turn = V { $turn ->\n    [one] 1 kole\n    [few] { $turn } kolech\n   *[other] { $turn } kolech\n}.",
        "before a value that may need “Ve”",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("line", "fault"), MISTAKES, ids=[fault for _, fault in MISTAKES])
def test_mistakes_are_found(line: str, fault: str) -> None:
    found = check.faults("cs", {"wotr-names.ftl": NAMES, "wotr.ftl": line})
    assert any(fault in each for each in found), found


def test_an_article_before_a_value_is_found() -> None:
    """a vár, but az erőd: only the value knows."""
    for line in ("wotr-turn = Kezdődik a { $turn }. forduló.", "wotr-turn = Az { $turn }. forduló."):
        found = check.faults("hu", {"wotr.ftl": line})
        assert any("before a value that may need the other one" in each for each in found), found
    assert check.faults("hu", {"wotr.ftl": "wotr-turn = Kezdődik { THE($turn) }. forduló."}) == []


@pytest.mark.parametrize(
    ("language", "wrong", "right", "fault"),
    [("cs", "Jsi na tahu.", "Jste na tahu.", "vykání"), ("hu", "Válasszon játékot.", "Válassz játékot.", "tegezés")],
)
def test_who_is_spoken_to(language: str, wrong: str, right: str, fault: str) -> None:
    found = check.faults(language, {"client.ftl": f"client-your-turn = {wrong}"})
    assert any(fault in each for each in found), found
    assert check.faults(language, {"client.ftl": f"client-your-turn = {right}"}) == []


GOOD = """
wotr-turn = Začíná { $turn }. kolo.
wotr-drew = Vaše nová karta: „{ $card }“.
wotr-found = Nositelé Prstenu jsou { NAME($region, form: "in") }.
wotr-token-lose = ztratit { NAME($what, 1, form: "acc") }
wotr-screen-held =
    { $cards ->
        [0] žádná karta
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
"""


def test_a_good_translation_has_no_mistakes() -> None:
    assert check.faults("cs", {"wotr-names.ftl": NAMES, "wotr.ftl": GOOD}) == []


# -- with the parameters of real matches

MATCHES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("wotr", 2, {}),
    ("wotr", 2, {"lome": True}),
    ("wotr", 4, {"lome": True, "council": True}),
    ("b5a", 2, {}),
    ("lcg", 2, {"scenario": "mirkwood"}),
    ("lcg", 2, {"scenario": "anduin"}),
    ("lcg", 1, {"scenario": "dol-guldur"}),
]
# So many of each kind are enough to see every branch that matches reach.
ENOUGH = 8

Told = Decision | Event | Reason | Remark
Said = tuple[str, Told]


@cache
def told() -> tuple[Said, ...]:
    """What whole random matches ask, tell and refuse: some of each kind."""
    found: list[Said] = []
    for game, seats, options in MATCHES:
        match = westmarch.new_match(game, seats, seed=11, options=options)
        generator = random.Random(11)
        vocabulary = sorted(find(game).vocabulary)
        counted: Counter[str] = Counter()

        def keep(key: str, what: Told, game: str = game, counted: Counter[str] = counted) -> None:
            counted[key] += 1
            if counted[key] <= ENOUGH:
                found.append((game, what))

        while match.decision is not None:
            decision = match.decision
            keep(decision.kind, decision)
            if counted[decision.kind] <= ENOUGH:
                reason = match.why_not(generator.choice(vocabulary))
                if reason is not None:
                    keep(reason.key, reason)
            match.push(generator.choice(decision.options))
        for event in match.events:
            keep(event.kind, event)
        for remark in remarks(game, seats, options):
            keep(remark.key, remark)
    return tuple(found)


def say(words: Words, what: Told) -> Iterator[str]:
    """All that is said of it in the language itself; what is not translated yet is left out."""
    if isinstance(what, Decision):
        if messages.has(what.kind, words.language):
            yield words.prompt(what)
            yield words.help(what) or ""
            yield from (words.label(token, what) for token in what.options[:20])
    elif isinstance(what, Event):
        if messages.has(what.kind, words.language) or messages.has(what.kind, words.language, "log"):
            yield words.event(what)
    elif messages.has(what.key, words.language):
        yield words.say(what.key, **what.params)


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever Fluent complains about, and every form that a name should have and has not."""
    found: list[str] = []
    original, original_form = FluentBundle.format_pattern, Words._form

    def strict(self: Any, pattern: Any, args: Any = None) -> Any:
        rendered, errors = original(self, pattern, args)
        found.extend(f"{rendered}: {error}" for error in errors)
        return rendered, errors

    def strict_form(self: Words, key: str, form: str, count: int | None) -> str:
        if form and messages.has(key, self.language):
            counted = f"counted-{form}"
            # What is counted has a counted form; a person in a list has the plain one.
            wanted = counted if count is not None and messages.has(key, self.language, "counted") else form
            if not messages.has(key, self.language, wanted):
                found.append(f"{key} has no .{wanted}")
        return original_form(self, key, form, count)

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    monkeypatch.setattr(Words, "_form", strict_form)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_renders_with_what_matches_tell(language: str, problems: list[str]) -> None:
    speakers = {game: Words(game, find(game).words, language) for game in ("wotr", "b5a", "lcg")}
    for game, what in told():
        for sentence in say(speakers[game], what):
            assert "??" not in sentence, sentence
            assert slips(sentence, language) == [], sentence
    assert problems == []


@pytest.mark.parametrize(
    ("language", "sentence", "slip"),
    [
        ("cs", "Bitva v Východním Temném hvozdu.", "v Východním"),
        ("cs", "Armáda z Severních vrchů; karta „Mrtví muži z Šeré brázdy“.", "z Severních"),
        ("cs", "Ve Východním Temném hvozdu padl .", " ."),
        ("hu", "A Arnorban álló sereg, a 4. kör, az 5. forduló.", "A Arnorban"),
        ("hu", "A sereg elérte a 5. lépést, az 1. után.", "a 5"),
        ("hu", "Az 3. mezőn.", "Az 3"),
        ("en", "The army ( 2 units).", "( "),
    ],
)
def test_slips_are_found(language: str, sentence: str, slip: str) -> None:
    assert slips(sentence, language) == [slip]


def test_a_form_that_a_list_lacks_is_found(problems: list[str]) -> None:
    """`$force` names figures and characters: only a match tells which."""
    sentence = 'wotr-moved = Přesouvá se { NAME($force, form: "dat") }.\n'
    with other_files({"cs": {"wotr.ftl": sentence}}):
        for game, what in told():
            if game == "wotr":
                list(say(Words("wotr", find("wotr").words, "cs"), what))
    assert any("-regular has no .counted-dat" in each for each in problems)
