"""Companions, minions and Gollum (rulebook chapters II and VI, character cards), as data.

What a character's abilities do stands with the rule they bend; here is what is printed on the card. The expansion adds
to this registry, so rules ask for a character's traits and not for its name wherever they can.
"""

from __future__ import annotations

from westmarch.games.wotr.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.nations import DWARVES, ELVES, FREE_NATIONS, GONDOR, ISENGARD, NO_ONE, NORTH, SAURON

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
        # Where any die of his moves his nation one step (while the place is unconquered).
        self.envoy_places = tuple(INDEX[place] for place in envoy_places)


# fmt: off
CHARACTERS: list[Character] = [
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
    Character("saruman", SHADOW, 0, 1, minion=True, nation=ISENGARD, die_bonus=1),
    Character("witch_king", SHADOW, FLIES, 2, minion=True, nation=SAURON, nazgul=True, die_bonus=1),
    Character("mouth_of_sauron", SHADOW, 3, 2, minion=True, nation=SAURON, die_bonus=1),
]
# fmt: on

CHARACTER_INDEX: dict[str, int] = {character.id: index for index, character in enumerate(CHARACTERS)}
CHARACTER_TOKENS: list[str] = [f"character:{character.id}" for character in CHARACTERS]
CHARACTER_OF_TOKEN: dict[str, int] = {token: index for index, token in enumerate(CHARACTER_TOKENS)}

GANDALF_THE_GREY = CHARACTER_INDEX["gandalf_the_grey"]
STRIDER = CHARACTER_INDEX["strider"]
BOROMIR = CHARACTER_INDEX["boromir"]
LEGOLAS = CHARACTER_INDEX["legolas"]
GIMLI = CHARACTER_INDEX["gimli"]
MERIADOC = CHARACTER_INDEX["meriadoc"]
PEREGRIN = CHARACTER_INDEX["peregrin"]
GANDALF_THE_WHITE = CHARACTER_INDEX["gandalf_the_white"]
ARAGORN = CHARACTER_INDEX["aragorn"]
GOLLUM = CHARACTER_INDEX["gollum"]
SARUMAN = CHARACTER_INDEX["saruman"]
WITCH_KING = CHARACTER_INDEX["witch_king"]
MOUTH_OF_SAURON = CHARACTER_INDEX["mouth_of_sauron"]

COMPANIONS: tuple[int, ...] = tuple(index for index, each in enumerate(CHARACTERS) if each.companion)
MINIONS: tuple[int, ...] = tuple(index for index, each in enumerate(CHARACTERS) if each.minion)
CHARACTERS_OF: tuple[tuple[int, ...], tuple[int, ...]] = (COMPANIONS, MINIONS)
DICE_CHARACTERS: tuple[int, ...] = tuple(index for index, each in enumerate(CHARACTERS) if each.die_bonus)

# Where a character can be, besides a place on the map.
IN_FELLOWSHIP, SET_ASIDE, ELIMINATED = -2, -3, -4
