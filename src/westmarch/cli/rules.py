"""`westmarch rules`, and `rules` at the table: the rules of a game to read in the terminal."""

from __future__ import annotations

import argparse
import re

from westmarch.cli.screen import Screen, screen
from westmarch.core.collation import without_marks
from westmarch.core.messages import spoken, text
from westmarch.games.reference import Reference, Section, Texts, reference, texts

_LINK = re.compile(r"\[([^\]]+)\]\([a-z0-9-]+\)|\*\*([^*]+)\*\*")


def run(arguments: argparse.Namespace) -> int:
    tell(screen(), arguments.game, " ".join(arguments.words), language=spoken())
    return 0


def tell(out: Screen, game: str, wish: str, here: str = "", *, language: str) -> None:
    """What the rules say about those words. Without words: the section `here`, and what chapters there are."""
    rules, words = reference(game), texts(game, language)
    if not rules.chapters:
        out.say(text("cli-rules-none"))
        return
    if not wish:
        if here:
            _section(out, here, rules, words)
        _contents(out, rules, words)
        return
    named = [section.id for section in rules.sections() if section.id == wish]
    chapters = [chapter for chapter in rules.chapters if chapter.id == wish]
    found = named or [section.id for section in search(rules, words, wish)]
    if chapters and not named:
        _prose(out, words.text(f"chapter-{wish}", "text"))
        _list(out, [section.id for section in chapters[0].sections], words)
    elif not found:
        out.say(text("cli-rules-not-found", {"words": wish}))
    elif len(found) == 1:
        _section(out, found[0], rules, words)
    else:
        _list(out, found, words)


def search(rules: Reference, words: Texts, wish: str) -> list[Section]:
    """Sections that have all those words, whatever their case and marks; those with one in the title first."""
    wanted = _plain(wish).split()
    ranked: list[tuple[int, Section]] = []
    for section in rules.sections():
        title = _plain(words.text(f"section-{section.id}"))
        body = _plain(words.text(f"section-{section.id}", "text"))
        if all(word in title or word in body for word in wanted):
            ranked.append((-sum(word in title for word in wanted), section))
    return [section for _, section in sorted(ranked, key=lambda pair: pair[0])]


def _plain(words: str) -> str:
    return without_marks(words.casefold())


def _contents(out: Screen, rules: Reference, words: Texts) -> None:
    for chapter in rules.chapters:
        out.say(f"  {chapter.id:<14} {words.text(f'chapter-{chapter.id}')}")
    out.say(text("cli-rules-how"))


def _list(out: Screen, sections: list[str], words: Texts) -> None:
    for section in sections:
        out.say(f"  {section:<20} {words.text(f'section-{section}')}")
    out.say(text("cli-rules-which"))


def _section(out: Screen, section: str, rules: Reference, words: Texts) -> None:
    out.say(words.text(f"section-{section}"), "bold")
    _prose(out, words.text(f"section-{section}", "text"))
    for example in rules.examples.values():
        if example.section == section:
            key = f"example-{example.id}"
            out.say(text("cli-rules-example", {"title": words.text(key)}), "bold")
            out.say(f"{words.text(key, 'text')} {words.text(key, 'after')}")
    see = next(each.see for each in rules.sections() if each.id == section)
    if see:
        named = [f"{words.text(f'section-{each}')} (`{each}`)" for each in see]
        out.say(text("cli-rules-see", {"sections": ", ".join(named)}), "dim")


def _prose(out: Screen, prose: str) -> None:
    for line in prose.split("\n"):
        if line.strip():
            out.say(_LINK.sub(lambda found: found[1] or found[2], line))
