"""The characters of Lords of Middle-earth (chapter III), as data: new figures, and new cards for known figures.

A new figure is added behind those of the base game. A new card for a known figure is a version of it: it lies in the
state (`State.characters`) in place of the card of the base game, and all rules read what is printed there.
"""

from __future__ import annotations

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.characters import BASE_CHARACTERS, FLIES, Character
from westmarch.games.wotr.facts.nations import ELVES, FREE_NATIONS, SAURON

# Whose they are where players share a side.
GONDORS, WITCH_KINGS = "gondor", "witch-king"

# fmt: off
# -- new figures

NEW_CHARACTERS: tuple[Character, ...] = (
    Character("lord_elrond", FREE, 0, 2, companion=True, nation=ELVES, activates=(ELVES,), combat_level=3,
              home=INDEX["rivendell"], player=GONDORS),
    Character("lady_galadriel", FREE, 0, 2, companion=True, nation=ELVES, activates=(ELVES,), combat_level=3,
              home=INDEX["lorien"], player=GONDORS),
    # His level is X: see SMEAGOL_OF_LEVEL.
    Character("smeagol", FREE, 0, 0, companion=True, always_guides=True, joins_fellowship=True, parts=False),
    # As he comes into play: inactive.
    Character("balrog_of_moria", SHADOW, 0, 3, minion=True, nation=SAURON, strength=2, home=INDEX["moria"], sleeps=True,
              brings_white_gandalf=False, player=WITCH_KINGS),
    Character("gothmog", SHADOW, 3, 1, minion=True, nation=SAURON, brings_white_gandalf=False,
              player=WITCH_KINGS),
)

# -- new cards for figures that there are already

KEEPER_OF_NARYA = Character(
    "gandalf_the_grey", FREE, 3, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True,
    version="gandalf_the_grey_keeper_of_narya")
BALROG_ACTIVE = Character(
    "balrog_of_moria", SHADOW, 2, 3, minion=True, nation=SAURON, strength=2, brings_white_gandalf=False,
    version="balrog_active", player=WITCH_KINGS)
CHIEF_OF_THE_RINGWRAITHS = Character(
    "witch_king", SHADOW, FLIES, 1, minion=True, nation=SAURON, nazgul=True, die_bonus=1, brings_white_gandalf=False,
    version="witch_king_chief_of_the_ringwraiths", player=WITCH_KINGS)
BLACK_NUMENOREAN = Character(
    "mouth_of_sauron", SHADOW, 3, 2, minion=True, nation=SAURON, die_bonus=1,
    version="mouth_of_sauron_black_numenorean", extends_sieges=True, player=WITCH_KINGS)
# Sméagol's card, as it counts beside companions of that level. It is the same one, so it is no version.
SMEAGOL_OF_LEVEL: tuple[Character, ...] = tuple(
    Character("smeagol", FREE, level, 0, companion=True, always_guides=True, joins_fellowship=True, parts=False)
    for level in range(4))
# fmt: on

_NUMBERS = {character.id: len(BASE_CHARACTERS) + number for number, character in enumerate(NEW_CHARACTERS)}
LORD_ELROND = _NUMBERS["lord_elrond"]
LADY_GALADRIEL = _NUMBERS["lady_galadriel"]
SMEAGOL = _NUMBERS["smeagol"]
BALROG_OF_MORIA = _NUMBERS["balrog_of_moria"]
GOTHMOG = _NUMBERS["gothmog"]


def fill(edition: Edition) -> None:
    edition.add_characters(NEW_CHARACTERS)
    for card in (KEEPER_OF_NARYA, BALROG_ACTIVE, CHIEF_OF_THE_RINGWRAITHS, BLACK_NUMENOREAN):
        edition.add_version(card)
