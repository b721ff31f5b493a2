"""What the sources of Lords of Middle-earth don't settle, each in this one place.

`DOUBTS` are facts of the six cards of the Council of Rivendell: the rulebook prints none of them, so levels, places
and abilities were put together from other sources. An owner of the cards corrects a value here and nowhere else.
`confidence` says how far to trust it:

- verified: the rulebook, or two independent sources;
- single: one source;
- reconstructed: found nowhere; a reading that fits what the sources do say.

docs/lome.md lists them (a test compares both), and the rules where the rulebook is silent or contradicts itself.
"""

from __future__ import annotations

from westmarch.core.doubts import Doubt, Doubts

_doubts = Doubts()
DOUBTS: dict[str, Doubt] = _doubts.all
_doubt = _doubts.about

# -- the six cards of the Council

_MODULE = "data of a tabletop simulation that has the cards of the base game right"
_ARTICLE = "an article of the publisher"
_HOUSE = "found nowhere"

STRIDER_LEVEL: int = _doubt("strider.level", 3, "single", _MODULE)
STRIDER_LEADERSHIP: int = _doubt("strider.leadership", 1, "single", _MODULE)
STRIDER_ACTIVATES: tuple[str, ...] = _doubt("strider.activates", ("north",), "reconstructed", "as on the other card")
STRIDER_SHAKES_OFF_HUNTERS: bool = _doubt(
    "strider.guide-leaves-no-rerolls", True, "reconstructed", "only known: the Hunt is less dangerous with him as guide"
)
STRIDER_HIDES: bool = _doubt("strider.guide-hides-with-any-die", False, "single", _ARTICLE)
STRIDER_CAPTAIN: bool = _doubt("strider.captain-of-the-west", True, "single", _MODULE)

WARRIOR_LEVEL: int = _doubt("warriors.level", 1, "single", _MODULE)
WARRIOR_LEADERSHIP: int = _doubt("warriors.leadership", 1, "single", _MODULE)
WARRIOR_PARTS: bool = _doubt("warriors.guide-parts-to-lower-damage", True, "single", _ARTICLE)
WARRIOR_STRENGTH: int = _doubt("warriors.strength-at-home", 1, "verified", "any battle inside the borders counts")
WARRIOR_ROUSES: bool = _doubt(
    "warriors.wake-or-advance", True, "reconstructed", "the other card advances; the rulebook says that these can wake"
)
BOROMIR_NATION: str = _doubt("boromir.nation", "gondor", "verified", "his home; no nation icon on the card")
LEGOLAS_NATION: str = _doubt(
    "legolas.nation", "elves", "reconstructed", "his home; no nation icon, as on Boromir's card"
)
GIMLI_NATION: str = _doubt("gimli.nation", "dwarves", "reconstructed", "his home; no nation icon, as on Boromir's card")
BOROMIR_START: str = _doubt("boromir.start", "minas_tirith", "single", _MODULE)
LEGOLAS_START: str = _doubt("legolas.start", "woodland_realm", "single", _MODULE)
GIMLI_START: str = _doubt("gimli.start", "erebor", "single", _MODULE)
BOROMIR_PLACES: tuple[str, ...] = _doubt(
    "boromir.speaks-in", ("minas_tirith", "dol_amroth", "pelargir"), "reconstructed", "as on the other card"
)
LEGOLAS_PLACES: tuple[str, ...] = _doubt(
    "legolas.speaks-in",
    ("rivendell", "lorien", "woodland_realm", "grey_havens"),
    "reconstructed",
    "as on the other card",
)
GIMLI_PLACES: tuple[str, ...] = _doubt("gimli.speaks-in", ("erebor",), "reconstructed", "as on the other card")

HOBBIT_LEVEL: int = _doubt("hobbits.level", 1, "single", _MODULE)
HOBBIT_LEADERSHIP: int = _doubt("hobbits.leadership", 1, "single", _MODULE)
HOBBIT_ACTIVATES: tuple[str, ...] = _doubt("hobbits.activates", (), "reconstructed", "some of the cards have no icon")
HOBBIT_START: str = _doubt("hobbits.start", "the_shire", "single", _MODULE)
HOBBITS_SPARE: bool = _doubt("hobbits.both-fall-to-cancel-a-tile", True, "single", _ARTICLE)
HOBBIT_TAKEN_ALIVE: bool = _doubt("hobbits.taken-alive", False, "reconstructed", "belongs to the other cards")
HOBBIT_NATION: str = _doubt("hobbits.nation", "north", "reconstructed", "the Shire's")
HOBBIT_STRENGTH: int = _doubt(
    "hobbits.strength-at-home", 1, "reconstructed", "a condition is known to be there, but not which"
)
HOBBIT_ROUSES: bool = _doubt("hobbits.wake-or-advance", True, "reconstructed", _HOUSE)
HOBBIT_PLACES: tuple[str, ...] = _doubt("hobbits.speak-in", ("the_shire",), "reconstructed", _HOUSE)
