"""Writes what the browser knows of the rules without asking: names of ids, and what is printed on boards and cards.

python tools/client/facts.py    (a test says when it has to be run again)
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from westmarch.games import find
from westmarch.games.b5a.facts import board as valley
from westmarch.games.b5a.facts import deck, pieces
from westmarch.games.b5a.text import words as b5a
from westmarch.games.b5a.war.armies import VICTORY_POINTS
from westmarch.games.lcg.facts.box import CARDS as LCG_CARDS
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT, EVENT, SPHERES, TYPES
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS
from westmarch.games.lcg.text import words as lcg
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts import board as middle_earth
from westmarch.games.wotr.facts.characters import Character
from westmarch.games.wotr.facts.components import MORDOR_STEPS, MOST_CORRUPTION, VICTORY_POINTS_NEEDED
from westmarch.games.wotr.facts.nations import NATIONS, SIDE_OF_NATION
from westmarch.games.wotr.rules import WarOfTheRing
from westmarch.games.wotr.state import DECKS, SIDES
from westmarch.games.wotr.team import SEATS
from westmarch.games.wotr.text import words as wotr

GAMES = Path(__file__).parents[2] / "client/src/games"
TABLES = {"b5a": b5a.IDS, "lcg": lcg.IDS, "wotr": wotr.IDS}


def words() -> dict[str, Any]:
    """Which names the ids of each game have: the tables of its words.py."""
    return {game: {field: getattr(table, field) for field in table.__slots__} for game, table in TABLES.items()}


def editions() -> list[Edition]:
    """War of the Ring alone and with its expansions. The browser knows what may be in any match."""
    game = find(WarOfTheRing.key)
    assert isinstance(game, WarOfTheRing)
    # The Council of Rivendell comes on top of Lords of Middle-earth, never without it.
    options = tuple(each.option for each in game.expansions)
    return [game.edition(max(game.seat_counts), options[:number]) for number in range(len(options) + 1)]


def character(card: Character) -> dict[str, Any]:
    return {
        "side": SIDES[card.side],
        "level": card.level,
        "leadership": card.leadership,
        "strength": card.strength,
        "nazgul": card.nazgul,
        "player": card.player,
    }


def war_of_the_ring() -> dict[str, Any]:
    found = editions()
    characters = {each.id: each for edition in found for each in edition.characters}
    versions = {id: card for edition in found for those in edition.versions.values() for id, card in those.items()}
    cards = {card.id: card for edition in found for card in edition.cards.values()}
    tiles = {tile.id: tile for edition in found for tile in edition.tiles.values()}
    faces = {face.id: face for edition in found for face in edition.faces.values()}
    dice = {die.id: die for edition in found for die in edition.special_dice.values()}
    return {
        "seats": {name: SIDES[side] for seats in SEATS.values() for name, side in zip(seats.names, seats.sides)},
        "nations": {nation: SIDES[side] for nation, side in zip(NATIONS, SIDE_OF_NATION)},
        "regions": {
            region.id: {
                "nation": region.nation,
                "what": region.what,
                **(
                    {"points": middle_earth.VICTORY_POINTS[region.what]}
                    if region.what in middle_earth.VICTORY_POINTS
                    else {}
                ),
                "neighbours": region.neighbours,
            }
            for region in middle_earth.REGIONS
        },
        "characters": {id: character(card) for id, card in characters.items()},
        # Second cards for known figures, each with the figure that it is for.
        "versions": {id: {"of": card.id, **character(card)} for id, card in versions.items()},
        "cards": {
            card.id: {
                "side": SIDES[card.side],
                "deck": DECKS[card.deck],
                "die": card.die,
                "table": card.is_table_card,
                "combat": card.combat.id,
                "player": card.player,
            }
            for card in cards.values()
        },
        "tiles": {
            tile.id: {"value": tile.value, "reveals": tile.reveals, "stops": tile.stops, "kind": tile.kind}
            for tile in tiles.values()
        },
        # What a face shows; a special die's face also says whose die it is, and if it bears the sign of removal.
        "faces": {
            id: {
                "sign": next(iter(face.uses), "eye") if face.die else id,
                "die": face.die,
                "side": SIDES[dice[face.die].side] if face.die else "",
                "removes": face.removes,
            }
            for id, face in faces.items()
        },
        "limits": {
            "mordor": MORDOR_STEPS,
            "corruption": MOST_CORRUPTION,
            "points": dict(zip(SIDES, VICTORY_POINTS_NEEDED)),
        },
    }


def five_armies() -> dict[str, Any]:
    """What is printed on board, units, characters and cards of The Battle of Five Armies."""
    sides = pieces.SEATS
    kinds = {valley.FORD: "ford", valley.SLOPE_UP: "slope-up", valley.SLOPE_DOWN: "slope-down"}
    areas: dict[str, Any] = {}
    for number, area in enumerate(valley.AREA_IDS):
        entry: dict[str, Any] = {"territory": "", "terrain": "", "site": "", "points": valley.POINTS[number]}
        if number < valley.REGIONS:
            region = valley.REGION_LIST[number]
            entry["territory"] = valley.TERRITORIES[region.territory]
            entry["terrain"] = valley.TERRAINS[region.terrain]
            entry["site"] = region.site.replace(" ", "-")
        else:
            entry["site"] = "goblins" if number in valley.MUSTER_BOXES else "pass"
        entry["borders"] = {
            valley.AREA_IDS[other]: kinds.get(valley.BORDER[number * valley.AREAS + other], "level")
            for other in valley.EXITS[number]
        }
        areas[area] = entry
    areas["eagles_eyrie"] = {"territory": "", "terrain": "", "site": "eyrie", "points": 0, "borders": {}}
    story = {card: side for side in (pieces.FREE, pieces.SHADOW) for card in deck.STORY_CARDS[side]}
    return {
        "areas": areas,
        "units": {
            unit.id: {
                "side": sides[unit.side],
                "strength": unit.strength,
                "figures": unit.figures,
                "terrain": [valley.TERRAINS[each] for each in unit.terrain],
            }
            for unit in pieces.UNITS
        },
        "characters": {
            name: {
                "side": sides[pieces.SHADOW if who == pieces.BOLG else pieces.FREE],
                "general": who in pieces.GENERALS,
                "leadership": pieces.LEADS[who],
                "moves": pieces.MOVES[who],
            }
            for who, name in enumerate(pieces.CHARACTER_IDS)
        },
        "cards": {
            name: {
                "side": sides[story[card]] if card in story else "",
                "die": deck.TYPES[deck.CARD_TYPE[card].bit_length() - 1],
                "order": "" if card in story else deck.EFFECT_NAMES[card],
                "combat": "" if card in story else deck.COMBAT_IDS[deck.COMBAT[card]],
            }
            for card, name in enumerate(deck.CARD_IDS)
        },
        "fates": dict(zip(deck.FATE_IDS, deck.FATE_OWNER)),
        "tiles": {
            name: {"value": value, "icon": icon}
            for name, value, icon in zip(pieces.TILE_IDS, pieces.TILE_VALUE, pieces.TILE_ICON)
        },
        "limits": {
            "fate": pieces.FATE_END,
            "points": VICTORY_POINTS,
            "units": valley.UNIT_LIMIT,
            "dice": pieces.COMBAT_DICE,
            "command": dict(zip(sides, pieces.COMMAND_LIMIT)),
        },
    }


def card_game() -> dict[str, Any]:
    """What is printed on the cards of The Card Game; values that are 0 are left out."""
    numbers = ("threat", "willpower", "attack", "defense", "hit_points", "engagement", "quest_points", "victory")
    words = ("ranged", "sentinel", "restricted", "guarded", "surge", "unique")
    cards = {}
    for card in LCG_CARDS[1:]:
        entry: dict[str, Any] = {"number": card.number, "type": TYPES[card.type], "sphere": SPHERES[card.sphere]}
        if card.type in (ALLY, ATTACHMENT, EVENT):
            entry["cost"] = card.cost
        entry |= {name: getattr(card, name) for name in numbers if getattr(card, name)}
        keywords = [word for word in words if getattr(card, word)]
        if card.doomed:
            keywords.append(f"doomed-{card.doomed}")
        cards[card.id] = {**entry, "keywords": keywords, "traits": sorted(card.traits), "quantity": card.quantity}
    decks = {
        name: {"heroes": list(deck.heroes), "cards": {str(number): count for number, count in deck.cards.items()}}
        for name, deck in SHIPPED_DECKS.items()
    }
    return {"cards": cards, "decks": decks}


def text(facts: dict[str, Any]) -> str:
    """One line an entry, so that changes can be seen."""
    parts = []
    for key, entries in facts.items():
        rows = ",\n".join(f"    {json.dumps(id)}: {json.dumps(entry)}" for id, entry in entries.items())
        parts.append(f"  {json.dumps(key)}: {{\n{rows}\n  }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def files() -> dict[Path, str]:
    """What should be in which file."""
    return {
        GAMES / "words.json": text(words()),
        GAMES / "wotr/facts.json": text(war_of_the_ring()),
        GAMES / "lcg/facts.json": text(card_game()),
        GAMES / "b5a/facts.json": text(five_armies()),
    }


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
