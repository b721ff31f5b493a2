"""Companions, minions and Gollum (rulebook chapters II and VI, character cards), as data.

What a character's abilities do stands with the rule they bend; here is what is printed on the card. An edition
takes them from here and may add others, so rules ask for a character's traits and not for its name wherever they can.
"""

from __future__ import annotations

from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.nations import DWARVES, ELVES, FREE_NATIONS, GONDOR, ISENGARD, NO_ONE, NORTH, SAURON

FLIES = 99


class Character:
    """A character as printed."""

    __slots__ = (
        "activates",
        "captain_of_the_west",
        "companion",
        "die_bonus",
        "envoy_places",
        "hobbit",
        "id",
        "in_fellowship",
        "leadership",
        "level",
        "minion",
        "nation",
        "nazgul",
        "player",
        "side",
    )

    def __init__(
        self,
        id: str,
        side: int,
        level: int,
        leadership: int,
        *,
        companion: bool = False,
        minion: bool = False,
        nation: int = NO_ONE,
        activates: tuple[int, ...] = (),
        in_fellowship: bool = False,
        captain_of_the_west: bool = False,
        hobbit: bool = False,
        nazgul: bool = False,
        die_bonus: int = 0,
        envoy_places: tuple[str, ...] = (),
        player: str = "",
    ) -> None:
        self.id = id
        self.side = side
        self.level = level
        self.leadership = leadership
        self.companion = companion
        self.minion = minion
        self.nation = nation
        self.activates = activates
        self.in_fellowship = in_fellowship
        self.captain_of_the_west = captain_of_the_west
        self.hobbit = hobbit
        self.nazgul = nazgul
        self.die_bonus = die_bonus
        # The seat he belongs to where players share a side; empty: any of them.
        self.player = player
        # Where any die of his moves his nation one step (while the place is unconquered).
        self.envoy_places = tuple(INDEX[place] for place in envoy_places)


# fmt: off
BASE_CHARACTERS: tuple[Character, ...] = (
    Character("gandalf_the_grey", FREE, 3, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True,
              captain_of_the_west=True),
    # Strider's nation is not legible on any picture at hand; three independent lists give the North.
    Character("strider", FREE, 3, 1, companion=True, activates=(NORTH,), in_fellowship=True,
              captain_of_the_west=True),
    Character("boromir", FREE, 2, 1, companion=True, nation=GONDOR, activates=(GONDOR,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=("minas_tirith", "dol_amroth", "pelargir")),
    Character("legolas", FREE, 2, 1, companion=True, nation=ELVES, activates=(ELVES,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=("rivendell", "lorien", "woodland_realm", "grey_havens")),
    Character("gimli", FREE, 2, 1, companion=True, nation=DWARVES, activates=(DWARVES,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=("erebor",)),
    Character("meriadoc", FREE, 1, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True, hobbit=True),
    Character("peregrin", FREE, 1, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True, hobbit=True),
    Character("gandalf_the_white", FREE, 3, 1, companion=True, activates=FREE_NATIONS, die_bonus=1),
    Character("aragorn", FREE, 3, 2, companion=True, activates=FREE_NATIONS, captain_of_the_west=True, die_bonus=1),
    Character("gollum", FREE, 0, 0),
    Character("saruman", SHADOW, 0, 1, minion=True, nation=ISENGARD, die_bonus=1, player="saruman"),
    Character("witch_king", SHADOW, FLIES, 2, minion=True, nation=SAURON, nazgul=True, die_bonus=1,
              player="witch-king"),
    Character("mouth_of_sauron", SHADOW, 3, 2, minion=True, nation=SAURON, die_bonus=1, player="witch-king"),
)
# fmt: on

# The numbers of the base game's characters: the same in every edition, for an expansion adds behind them.
_NUMBERS = {character.id: number for number, character in enumerate(BASE_CHARACTERS)}
GANDALF_THE_GREY = _NUMBERS["gandalf_the_grey"]
STRIDER = _NUMBERS["strider"]
BOROMIR = _NUMBERS["boromir"]
LEGOLAS = _NUMBERS["legolas"]
GIMLI = _NUMBERS["gimli"]
MERIADOC = _NUMBERS["meriadoc"]
PEREGRIN = _NUMBERS["peregrin"]
GANDALF_THE_WHITE = _NUMBERS["gandalf_the_white"]
ARAGORN = _NUMBERS["aragorn"]
GOLLUM = _NUMBERS["gollum"]
SARUMAN = _NUMBERS["saruman"]
WITCH_KING = _NUMBERS["witch_king"]
MOUTH_OF_SAURON = _NUMBERS["mouth_of_sauron"]

# Where a character can be, besides a place on the map.
IN_FELLOWSHIP, SET_ASIDE, ELIMINATED = -2, -3, -4
