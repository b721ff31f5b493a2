"""The 12 heroes (cards 1 to 12): values as printed, checked against the fact sheets by a test."""

from __future__ import annotations

from westmarch.games.lcg.facts.card import HERO, LEADERSHIP, LORE, SPIRIT, TACTICS, Card, columns

_hero = columns(HERO, "sphere", "threat", "willpower", "attack", "defense", "hit_points", "traits")

HEROES: tuple[Card, ...] = (
    _hero(1, "aragorn", LEADERSHIP, 12, 2, 3, 2, 5, "dunedain noble ranger", sentinel=True, unique=True),
    _hero(2, "theodred", LEADERSHIP, 8, 1, 2, 1, 4, "noble rohan warrior", unique=True),
    _hero(3, "gloin", LEADERSHIP, 9, 2, 2, 1, 4, "dwarf noble", unique=True),
    _hero(4, "gimli", TACTICS, 11, 2, 2, 2, 5, "dwarf noble warrior", unique=True),
    _hero(5, "legolas", TACTICS, 9, 1, 3, 1, 4, "noble silvan warrior", ranged=True, unique=True),
    _hero(6, "thalin", TACTICS, 9, 1, 2, 2, 4, "dwarf warrior", unique=True),
    _hero(7, "eowyn", SPIRIT, 9, 4, 1, 1, 3, "noble rohan", unique=True),
    _hero(8, "eleanor", SPIRIT, 7, 1, 1, 2, 3, "gondor noble", unique=True),
    _hero(9, "dunhere", SPIRIT, 8, 1, 2, 1, 4, "rohan warrior", unique=True),
    _hero(10, "denethor", LORE, 8, 1, 1, 3, 3, "gondor noble steward", unique=True),
    _hero(11, "glorfindel", LORE, 12, 3, 3, 1, 5, "noble noldor warrior", unique=True),
    _hero(12, "beravor", LORE, 10, 2, 2, 2, 4, "dunedain ranger", unique=True),
)
