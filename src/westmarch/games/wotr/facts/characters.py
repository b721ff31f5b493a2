"""Companions, minions and Gollum (rulebook chapters II and VI, character cards), as data.

What a character's abilities do stands with the rule they bend; here is what is printed on the card. An edition
takes them from here and may add others, so rules ask for a character's traits and not for its name wherever they can.
"""

from __future__ import annotations

from westmarch.games.wotr.facts.board import FREE, INDEX, NO_PLACE, SHADOW
from westmarch.games.wotr.facts.nations import DWARVES, ELVES, FREE_NATIONS, GONDOR, ISENGARD, NO_ONE, NORTH, SAURON

FLIES = 99
# Before the name of a version: the word for choosing it.
TAKE = "take:"


class Character:
    """A character as printed on one card. There may be several cards for one figure: its versions."""

    __slots__ = (
        "activates", "always_guides", "brings_white_gandalf", "captain_of_the_west", "combat_level", "companion",
        "die_bonus", "draws_as_guide", "envoy_places", "extends_sieges", "hides_as_guide", "hobbit", "home",
        "homeland", "id", "in_fellowship", "joins_fellowship", "leadership", "level", "messenger", "minion",
        "nation", "nazgul", "parts", "parts_as_guide", "player", "rouses", "shakes_off_hunters", "side", "sleeps",
        "sorcerer", "starts_at", "strength", "taken_alive", "version",
    )  # fmt: skip

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
        joins_fellowship: bool = False,
        captain_of_the_west: bool = False,
        hobbit: bool = False,
        nazgul: bool = False,
        die_bonus: int = 0,
        envoy_places: tuple[str, ...] = (),
        player: str = "",
        draws_as_guide: bool = False,
        hides_as_guide: bool = False,
        parts_as_guide: bool = False,
        shakes_off_hunters: bool = False,
        rouses: bool = False,
        starts_at: str = "",
        taken_alive: bool = False,
        always_guides: bool = False,
        parts: bool = True,
        sleeps: bool = False,
        messenger: bool = False,
        sorcerer: bool = False,
        brings_white_gandalf: bool = True,
        combat_level: int | None = None,
        strength: int = 0,
        homeland: int = NO_ONE,
        home: str = "",
        version: str = "",
        extends_sieges: bool = False,
    ) -> None:
        # The figure's name. Versions of one character share it, for they are the same person on the map; `version` is
        # the name of the card.
        self.id = id
        self.version = version or id
        self.side = side
        self.level = level
        # What the level counts for the effects of combat cards.
        self.combat_level = level if combat_level is None else combat_level
        self.leadership = leadership
        self.companion = companion
        self.minion = minion
        self.nation = nation
        self.activates = activates
        # Of the Fellowship that sets out, or one who may come to it on the way and is nowhere else.
        self.in_fellowship = in_fellowship
        self.joins_fellowship = joins_fellowship
        # Added to the combat strength of his army, in a homeland only if one is named.
        self.captain_of_the_west = captain_of_the_west
        self.strength = 1 if captain_of_the_west else strength
        self.homeland = homeland
        # The one region that he never leaves.
        self.home = INDEX[home] if home else NO_PLACE
        self.hobbit = hobbit
        self.nazgul = nazgul
        self.die_bonus = die_bonus
        # The seat he belongs to where players share a side; empty: any of them.
        self.player = player
        # As guide: draws a card after an event, hides the Fellowship with any die, parts from it to lower damage, or
        # leaves the Shadow no re-rolls in the Hunt.
        self.draws_as_guide = draws_as_guide
        self.hides_as_guide = hides_as_guide
        self.parts_as_guide = parts_as_guide
        self.shakes_off_hunters = shakes_off_hunters
        # Whoever would lose him in the Fellowship separates him instead.
        self.taken_alive = taken_alive
        # The guide as long as he is in the Fellowship, whatever the levels of others.
        self.always_guides = always_guides
        # Can he leave the Fellowship alive?
        self.parts = parts
        # He takes no part in an attack out of his region.
        self.sleeps = sleeps
        # Turns a Muster die into an Army die once a turn; draws after the first combat card of a battle.
        self.messenger = messenger
        self.sorcerer = sorcerer
        # Is he a minion for Gandalf the White, who comes only after one?
        self.brings_white_gandalf = brings_white_gandalf
        # Where any die of his moves his nation one step (while the place is unconquered).
        self.envoy_places = tuple(INDEX[place] for place in envoy_places)
        # Can he wake his nation there as well? Where may he be when the match begins, outside the Fellowship?
        self.rouses = rouses
        self.starts_at = INDEX[starts_at] if starts_at else NO_PLACE
        # Once an action his siege battle goes on for a round without an elite being reduced.
        self.extends_sieges = extends_sieges


# fmt: off
BASE_CHARACTERS: tuple[Character, ...] = (
    Character("gandalf_the_grey", FREE, 3, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True,
              captain_of_the_west=True, draws_as_guide=True),
    # Strider's nation is not legible on any picture at hand; three independent lists give the North.
    Character("strider", FREE, 3, 1, companion=True, activates=(NORTH,), in_fellowship=True,
              captain_of_the_west=True, hides_as_guide=True),
    Character("boromir", FREE, 2, 1, companion=True, nation=GONDOR, activates=(GONDOR,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=("minas_tirith", "dol_amroth", "pelargir")),
    Character("legolas", FREE, 2, 1, companion=True, nation=ELVES, activates=(ELVES,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=("rivendell", "lorien", "woodland_realm", "grey_havens")),
    Character("gimli", FREE, 2, 1, companion=True, nation=DWARVES, activates=(DWARVES,), in_fellowship=True,
              captain_of_the_west=True, envoy_places=("erebor",)),
    Character("meriadoc", FREE, 1, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True, hobbit=True,
              parts_as_guide=True, taken_alive=True),
    Character("peregrin", FREE, 1, 1, companion=True, activates=FREE_NATIONS, in_fellowship=True, hobbit=True,
              parts_as_guide=True, taken_alive=True),
    Character("gandalf_the_white", FREE, 3, 1, companion=True, activates=FREE_NATIONS, die_bonus=1),
    Character("aragorn", FREE, 3, 2, companion=True, activates=FREE_NATIONS, captain_of_the_west=True, die_bonus=1),
    Character("gollum", FREE, 0, 0, joins_fellowship=True),
    Character("saruman", SHADOW, 0, 1, minion=True, nation=ISENGARD, die_bonus=1, home="orthanc", player="saruman"),
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
