"""Companions, minions and Gollum (rulebook chapters II and VI, character cards), as data.

What a character's abilities do stands with the rule they bend; here is what is printed on the card. An edition
takes them from here and may add others, so rules ask for a character's traits and not for its name wherever they can.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from westmarch.games.wotr.facts.board import FREE, INDEX, NO_PLACE, SHADOW, regions
from westmarch.games.wotr.facts.nations import DWARVES, ELVES, FREE_NATIONS, GONDOR, ISENGARD, NO_ONE, NORTH, SAURON

FLIES = 99
AS_LEVEL = -1
# Before the name of a version: the word for choosing it.
TAKE = "take:"


@dataclass(slots=True, eq=False)
class Character:
    """A character as printed on one card. There may be several cards for one figure: its versions."""

    # The figure's name. Versions of one character share it, for they are the same person on the map; `version` is
    # the name of the card.
    id: str
    side: int
    level: int
    leadership: int
    _: KW_ONLY
    version: str = ""
    # What the level counts for the effects of combat cards.
    combat_level: int = AS_LEVEL
    companion: bool = False
    minion: bool = False
    nation: int = NO_ONE
    activates: tuple[int, ...] = ()
    # Of the Fellowship that sets out, or one who may come to it on the way and is nowhere else.
    in_fellowship: bool = False
    joins_fellowship: bool = False
    # Added to the combat strength of his army (a Captain of the West adds 1), in a homeland only if one is named.
    captain_of_the_west: bool = False
    strength: int = 0
    homeland: int = NO_ONE
    # The one region that he never leaves.
    home: int = NO_PLACE
    hobbit: bool = False
    nazgul: bool = False
    die_bonus: int = 0
    # The seat he belongs to where players share a side; empty: any of them.
    player: str = ""
    # As guide: draws a card after an event, hides the Fellowship with any die, parts from it to lower damage, or
    # leaves the Shadow no re-rolls in the Hunt.
    draws_as_guide: bool = False
    hides_as_guide: bool = False
    parts_as_guide: bool = False
    shakes_off_hunters: bool = False
    # Whoever would lose him in the Fellowship separates him instead.
    taken_alive: bool = False
    # The guide as long as he is in the Fellowship, whatever the levels of others.
    always_guides: bool = False
    # Can he leave the Fellowship alive?
    parts: bool = True
    # He takes no part in an attack out of his region.
    sleeps: bool = False
    # Turns a Muster die into an Army die once a turn; draws after the first combat card of a battle.
    messenger: bool = False
    sorcerer: bool = False
    # Is he a minion for Gandalf the White, who comes only after one?
    brings_white_gandalf: bool = True
    # Where any die of his moves his nation one step (while the place is unconquered).
    envoy_places: tuple[int, ...] = ()
    # Can he wake his nation there as well? Where may he be when the match begins, outside the Fellowship?
    rouses: bool = False
    starts_at: int = NO_PLACE
    # Once an action his siege battle goes on for a round without an elite being reduced.
    extends_sieges: bool = False

    def __post_init__(self) -> None:
        self.version = self.version or self.id
        if self.combat_level == AS_LEVEL:
            self.combat_level = self.level
        if self.captain_of_the_west:
            self.strength = 1


# fmt: off
BASE_CHARACTERS: tuple[Character, ...] = (
    Character("gandalf_the_grey", FREE, 3, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True,
              captain_of_the_west=True, draws_as_guide=True),
    # Strider's nation is not legible on any picture at hand; three independent lists give the North.
    Character("strider", FREE, 3, 1, companion=True, activates=(NORTH,), in_fellowship=True,
              captain_of_the_west=True, hides_as_guide=True),
    Character("boromir", FREE, 2, 1, companion=True, nation=GONDOR, activates=(GONDOR,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=regions("minas_tirith", "dol_amroth", "pelargir")),
    Character("legolas", FREE, 2, 1, companion=True, nation=ELVES, activates=(ELVES,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=regions("rivendell", "lorien", "woodland_realm", "grey_havens")),
    Character("gimli", FREE, 2, 1, companion=True, nation=DWARVES, activates=(DWARVES,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=regions("erebor")),
    Character("meriadoc", FREE, 1, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True, hobbit=True,
              parts_as_guide=True, taken_alive=True),
    Character("peregrin", FREE, 1, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True, hobbit=True,
              parts_as_guide=True, taken_alive=True),
    Character("gandalf_the_white", FREE, 3, 1, companion=True, activates=FREE_NATIONS, die_bonus=1),
    Character("aragorn", FREE, 3, 2, companion=True, activates=FREE_NATIONS, captain_of_the_west=True, die_bonus=1),
    Character("gollum", FREE, 0, 0, joins_fellowship=True),
    Character("saruman", SHADOW, 0, 1, minion=True, nation=ISENGARD, die_bonus=1, home=INDEX["orthanc"],
              player="saruman"),
    Character("witch_king", SHADOW, FLIES, 2, minion=True, nation=SAURON, nazgul=True, die_bonus=1, sorcerer=True,
              player="witch-king"),
    Character("mouth_of_sauron", SHADOW, 3, 2, minion=True, nation=SAURON, die_bonus=1, messenger=True,
              player="witch-king"),
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

NO_CHARACTER = -1
# Where a character can be, besides a place on the map.
IN_FELLOWSHIP, SET_ASIDE, ELIMINATED = -2, -3, -4
