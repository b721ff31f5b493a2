"""Decks from and to other programs: RingsDB (text and JSON) and OCTGN (.o8d), as far as core set cards go."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from xml.etree import ElementTree

from westmarch.core import messages
from westmarch.core.errors import BadSetup
from westmarch.core.troubles import trouble
from westmarch.games.lcg.facts.box import CARDS, LAST_HERO, LAST_PLAYER_CARD
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT, EVENT, HERO, TYPES
from westmarch.games.lcg.facts.decks import Deck

# RingsDB codes are pack and number: 01001 is Aragorn. OCTGN ids end in the number.
PACK = "01"
PACK_NAMES = ("core set", "core", "revised core set")
OCTGN_GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
OCTGN_CARD = "51223bd0-ffd1-11df-a976-0801200c9"
_OCTGN_ELSEWHERE = ("sideboard", "quest", "encounter", "special", "setup")  # sections that aren't a player's deck
_OCTGN_DEPTH = 3  # deck, section, card
# A deck has a few thousand characters and some fifty cards. What goes far beyond is no deck, and would cost us time,
# memory and a long reply.
LARGEST = 200_000
LONGEST_LINE = 200
MOST_LINES = 1000
MOST_COPIES = 99  # of a card
MOST_CARDS = 1000  # copies of all cards together

_LINE = re.compile(r"(?:(\d{1,3})\s*x\s+)?(.+?)(?:\s+\(([^()]+)\))?", re.IGNORECASE)
_SECTION = re.compile(r"(hero|heroes|ally|allies|attachment|attachments|event|events)\s*(?:\(\d+\))?", re.IGNORECASE)
_IGNORED = re.compile(
    r"(main deck|\d+ hero(es)?, \d+ cards?|cards up to .*|deck(list)? .*ringsdb.*|https?://.*)", re.IGNORECASE
)
_SIDEBOARD = re.compile(r"(sideboard|quest|side quest|contract|treasure|campaign)\b.*", re.IGNORECASE)


class Imported:
    """What was read: the deck, its name, and what of it isn't a core set card (as written, with copies)."""

    def __init__(self, name: str) -> None:
        self.name = _short(name)
        self.missing: list[str] = []
        self._heroes: list[int] = []
        self._cards: dict[int, int] = {}
        self._left = MOST_CARDS

    @property
    def deck(self) -> Deck:
        return Deck(self.name, tuple(self._heroes), dict(self._cards))

    def add(self, number: int, count: int) -> None:
        self._count(count)
        if number <= LAST_HERO:
            self._heroes += [number] * count
        else:
            self._cards[number] = self._cards.get(number, 0) + count

    def miss(self, what: str, count: int) -> None:
        self._count(count)
        what = _short(what)
        self.missing.append(what if count == 1 else f"{count}x {what}")

    def _count(self, count: int) -> None:
        self._left -= count
        if self._left < 0:
            raise _unreadable("lcg-deck-too-many", most=MOST_CARDS)

    def __bool__(self) -> bool:
        return bool(self._heroes or self._cards or self.missing)


def _short(text: str) -> str:
    """A name or title as it may be kept and sent; a longer one is none."""
    return " ".join(text[:LONGEST_LINE].split())


def title(number: int) -> str:
    """The English title, which is what the other programs use."""
    return messages.text(f"lcg-card-{CARDS[number].id}", language=messages.DEFAULT_LANGUAGE)


def plain(text: str) -> str:
    """A title without accents, typographic marks and capitals, so that all spellings meet.

    Call it with something short: taking accents apart takes quadratic time for thousands of them in a row.
    """
    bare = unicodedata.normalize("NFKD", text)
    return re.sub(r"[^a-z0-9]+", " ", "".join(c for c in bare if not unicodedata.combining(c)).casefold()).strip()


@cache
def _titles() -> dict[str, list[int]]:
    """The cards of each title; heroes and allies may share one."""
    found: dict[str, list[int]] = {}
    for number in range(1, LAST_PLAYER_CARD + 1):
        found.setdefault(plain(title(number)), []).append(number)
    return found


def _by_title(name: str, hero: bool | None) -> int | None:
    """The card of that title; `hero` says which kind is meant, where that is known."""
    numbers = _titles().get(plain(name[:LONGEST_LINE]), ())
    return next((each for each in numbers if hero is None or hero == (each <= LAST_HERO)), None)


# -- reading


def read_deck_file(text: str) -> Imported:
    """A deck in any of the three forms; raises BadSetup if it is none of them."""
    if not isinstance(text, str) or len(text) > LARGEST:
        raise _unreadable("lcg-deck-not-text")
    text = text.lstrip("\ufeff").strip()
    if text.startswith("{"):
        return read_ringsdb_json(text)
    if text.startswith("<"):
        return read_octgn(text)
    return read_ringsdb_text(text)


def read_ringsdb_text(text: str) -> Imported:
    """RingsDB's text export: sections of `3x Title (Pack)`, heroes without a count."""
    rows = [_short(row.strip()) for row in text.splitlines() if row.strip()]
    if len(rows) > MOST_LINES:
        raise _unreadable("lcg-deck-too-long", most=MOST_LINES)
    if not rows:
        raise _unreadable("lcg-deck-no-cards")
    found = Imported("")
    heroes = False
    first = True
    for row in rows:
        section = _SECTION.fullmatch(row)
        if section is not None:
            heroes = section[1].casefold().startswith("hero")
            first = False
            continue
        if _SIDEBOARD.fullmatch(row) and not first:
            break
        if _IGNORED.fullmatch(row):
            continue
        line = _LINE.fullmatch(row)
        assert line is not None
        if line[1] is None and not heroes:
            if first:
                found.name = _short(row)
                first = False
            continue
        first = False
        count = int(line[1] or 1)
        if not 0 < count <= MOST_COPIES:
            raise _unreadable("lcg-deck-bad-count", part=row)
        core = line[3] is None or line[3].casefold() in PACK_NAMES
        number = _by_title(line[2], heroes if heroes else None) if core else None
        if number is None:
            found.miss(row.removeprefix(line[1] or "").lstrip("xX ") if line[1] else row, count)
        else:
            found.add(number, count)
    return _checked(found)


def read_ringsdb_json(text: str) -> Imported:
    """RingsDB's JSON: `slots` has all cards by code, heroes included; the sideboard stays out."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise _unreadable("lcg-deck-not-json", error=trouble(error)) from None
    except ValueError:  # a number of thousands of digits
        raise _unreadable("lcg-deck-not-json", error=messages.inside("core-file-damaged", {})) from None
    slots = data.get("slots") if isinstance(data, dict) else None
    if not isinstance(slots, dict):
        raise _unreadable("lcg-deck-no-slots")
    name = data.get("name")
    found = Imported(name if isinstance(name, str) else "")
    heroes = data.get("heroes") if isinstance(data.get("heroes"), dict) else {}
    assert isinstance(heroes, dict)
    for code, count in {**heroes, **slots}.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MOST_COPIES:
            raise _unreadable("lcg-deck-bad-count", part=_short(str(code)))
        number = _by_code(str(code))
        if number is None:
            found.miss(str(code), count)
        else:
            found.add(number, count)
    return _checked(found)


def _by_code(code: str) -> int | None:
    if re.fullmatch(r"\d{5}", code) and code.startswith(PACK) and 1 <= int(code[2:]) <= LAST_PLAYER_CARD:
        return int(code[2:])
    return None


def read_octgn(text: str) -> Imported:
    """OCTGN's .o8d: sections of cards with `qty` and `id`."""
    if "<!" in text.replace("<!--", ""):
        # Declarations could make a small file endless.
        raise _unreadable("lcg-deck-not-xml", error=messages.inside("lcg-deck-declares", {}))
    reader = _OctgnReader()
    parser = ElementTree.XMLParser(target=reader)
    try:
        parser.feed(text)
        parser.close()
    except ElementTree.ParseError as error:
        raise _unreadable("lcg-deck-not-xml", error=trouble(error)) from None
    return _checked(reader.found)


class _OctgnReader:
    """Takes an .o8d apart while it is read, each card once, and stops at what no deck needs."""

    def __init__(self) -> None:
        self.found = Imported("")
        self._path: list[str] = []
        self._section = ""
        self._card: dict[str, str] | None = None
        self._title = ""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._path and (tag != "deck" or attributes.get("game", OCTGN_GAME).casefold() != OCTGN_GAME):
            raise _unreadable("lcg-deck-other-game")
        self._path.append(tag)
        if len(self._path) > _OCTGN_DEPTH:
            raise _unreadable("lcg-deck-nested", part=_short(tag))
        if tag == "section":
            self._section = attributes.get("name", "").casefold()
        elif tag == "card" and self._path == ["deck", "section", "card"]:
            self._card, self._title = attributes, ""

    def data(self, text: str) -> None:
        if self._card is not None and len(self._title) < LONGEST_LINE:
            self._title += text[:LONGEST_LINE]

    def end(self, _tag: str) -> None:
        if self._card is not None and self._path[-1] == "card":
            self._take(self._card, _short(self._title.strip()))
            self._card = None
        self._path.pop()

    def close(self) -> None:
        """Nothing is left to do; the parser wants to call it."""

    def _take(self, card: dict[str, str], name: str) -> None:
        if self._section in _OCTGN_ELSEWHERE:
            return
        quantity = card.get("qty", "1")
        if not re.fullmatch(r"[1-9]\d?", quantity):
            raise _unreadable("lcg-deck-bad-count", part=_short(quantity))
        number = _by_octgn(card.get("id", ""), name, self._section in ("hero", "heroes"))
        if number is None:
            self.found.miss(name or card.get("id", "?"), int(quantity))
        else:
            self.found.add(number, int(quantity))


def _by_octgn(id: str, name: str, hero: bool) -> int | None:
    if not id:
        return _by_title(name, hero)
    number = id.casefold().removeprefix(OCTGN_CARD)
    if re.fullmatch(r"\d{3}", number) and 1 <= int(number) <= LAST_PLAYER_CARD:
        return int(number)
    return None


def _checked(found: Imported) -> Imported:
    if not found:
        raise _unreadable("lcg-deck-no-cards")
    return found


def _unreadable(key: str, **params: object) -> BadSetup:
    return BadSetup("lcg-deck-unreadable", problem=messages.inside(key, params))


# -- writing


def write_ringsdb_text(deck: Deck, name: str) -> str:
    lines = [name, "", "Main Deck", "", f"Hero ({len(deck.heroes)})"]
    lines += [f"{title(number)} (Core Set)" for number in deck.heroes]
    for kind in (ALLY, ATTACHMENT, EVENT):
        cards = {number: count for number, count in sorted(deck.cards.items()) if CARDS[number].type == kind}
        if cards:
            lines += ["", f"{TYPES[kind].capitalize()} ({sum(cards.values())})"]
            lines += [f"{count}x {title(number)} (Core Set)" for number, count in cards.items()]
    return "\n".join([*lines, "", f"{len(deck.heroes)} Heroes, {deck.size()} Cards"]) + "\n"


def write_ringsdb_json(deck: Deck, name: str) -> str:
    heroes = {_code(number): 1 for number in deck.heroes}
    slots = {**heroes, **{_code(number): count for number, count in sorted(deck.cards.items())}}
    return json.dumps({"name": name, "heroes": heroes, "slots": slots, "sideslots": {}}, indent=2) + "\n"


def _code(number: int) -> str:
    return f"{PACK}{number:03}"


def write_octgn(deck: Deck, name: str) -> str:
    root = ElementTree.Element("deck", {"game": OCTGN_GAME})
    counts = {**dict.fromkeys(deck.heroes, 1), **deck.cards}
    for kind, section_name in enumerate(("Hero", "Ally", "Attachment", "Event")):
        section = ElementTree.SubElement(root, "section", {"name": section_name, "shared": "False"})
        for number in deck.heroes if kind == HERO else sorted(counts):
            if CARDS[number].type == kind:
                attributes = {"qty": str(counts[number]), "id": f"{OCTGN_CARD}{number:03}"}
                ElementTree.SubElement(section, "card", attributes).text = title(number)
    ElementTree.SubElement(root, "notes").text = name
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n{body}\n'
