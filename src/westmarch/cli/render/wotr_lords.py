"""What Lords of Middle-earth adds to the screens: rings by name, special dice, action tokens, cards of characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.core.words import Words
from westmarch.games.wotr.facts.characters import Character
from westmarch.games.wotr.state import SIDES
from westmarch.games.wotr.text.view import edition_of

View = Mapping[str, Any]


def are_here(view: View) -> bool:
    return "special_dice" in view


def rings(view: View, side: str, words: Words) -> str:
    """A side's Elven Rings: by name, or where they have none how many."""
    if not are_here(view):
        return words.text("wotr-screen-rings", {"rings": view["rings"][side]})
    names = [words.name("ring", ring) for ring, holder in view["ring_holders"].items() if holder == side]
    if not names:
        return words.text("wotr-screen-rings", {"rings": 0})
    return words.text("wotr-screen-ring-names", {"names": words.join(names)})


def special_dice(view: View, words: Words) -> str:
    """What was kept and set aside, or what is rolled in this turn; and what is out of the game."""
    dice = view["special_dice"]
    kept = [dice["kept"][side] for side in SIDES if dice["kept"][side]]
    parts = [
        words.text(f"wotr-screen-special-{what}", {"names": ", ".join(words.name(family, id) for id in ids)})
        for what, family, ids in (
            ("ready", "special", [] if kept else dice["ready"]),
            ("kept", "face", kept),
            ("aside", "face", dice["aside"]),
            ("removed", "special", dice["removed"]),
        )
        if ids
    ]
    return "; ".join(parts)


def action_tokens(view: View, words: Words) -> str:
    return ", ".join(words.label(token) for token in view["action_tokens"])


def rows(view: View, words: Words) -> list[tuple[str, str]]:
    """Lines for the overview, as far as there is something to say."""
    if not are_here(view):
        return []
    found = [
        (words.text("wotr-screen-special-dice"), special_dice(view, words)),
        (words.text("wotr-screen-action-tokens"), action_tokens(view, words)),
    ]
    return [(label, line) for label, line in found if line]


def card_of(view: View, id: str) -> Character | None:
    """The card that lies for somebody; None if there are several and the seat can't know which."""
    edition = edition_of(view)
    number = edition.character_index[id]
    versions = view.get("versions", {})
    if id not in versions:
        return edition.characters[number]
    return next((card for card in edition.cards_of(number) if card.version == versions[id]), None)


def level_of(view: View, card: Character) -> int:
    """The level on a card; Sméagol's depends on his company."""
    if card.always_guides and view["smeagol_level"] is not None:
        return int(view["smeagol_level"])
    return card.level


def name_of(view: View, id: str, words: Words) -> str:
    """A character's name; of whom there are several cards, the name on his."""
    card = card_of(view, id)
    if id not in view.get("versions", {}):
        return words.name("character", id)
    if card is None:
        return words.text("wotr-screen-hidden-card", {"name": words.name("character", id)})
    return words.name("version", card.version)


def text_of(view: View, id: str, words: Words) -> str:
    """What is printed on the card that lies for him."""
    card = card_of(view, id)
    if card is not None and card.version != id and words.knows(f"wotr-version-{card.version}", "text"):
        return words.about("version", card.version, "text")
    return words.about("character", id, "text")
