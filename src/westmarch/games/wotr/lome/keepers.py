"""The Keepers (chapter III): Lord Elrond and Lady Galadriel, each bound to one place. Their rings stand in `rings`.

Of Gandalf the Grey, Keeper of Narya, the card says all (`characters`), his die stands in `dice` and his ring in
`rings`; that he is chosen in secret stands in `versions`.
"""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason
from westmarch.games.wotr.edition import Action, Edition
from westmarch.games.wotr.facts.board import FREE, INDEX, REGION_IDS, RIVENDELL, SHADOW
from westmarch.games.wotr.facts.components import MUSTER
from westmarch.games.wotr.facts.nations import ELITE, ELVES, RANKS, SAURON
from westmarch.games.wotr.lome.characters import LADY_GALADRIEL, LORD_ELROND
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.text.reading import Reader
from westmarch.games.wotr.war import casualties, entrances
from westmarch.games.wotr.war.entrances import RULE

LORIEN = INDEX["lorien"]
HOMES = ((LORD_ELROND, RIVENDELL), (LADY_GALADRIEL, LORIEN))
_ELVEN_ELITES = frozenset((ELVES * RANKS + ELITE,))
_NOBODY: frozenset[int] = frozenset()


# -- entering play


def why_not_keeper(home: int, state: State) -> Reason | None:
    """They wait for the war, and need their home; a siege does not matter."""
    if not state.at_war(SAURON) and not state.at_war(ELVES):
        return Reason("wotr-why-keeper-war", RULE)
    return None if state.unconquered(home) else Reason("wotr-why-keeper-home", RULE, region=REGION_IDS[home])


def home_lost(match: War, region: int) -> None:
    """Whoever can't leave is out when the Shadow takes the place."""
    state = match.state
    for character, home in HOMES:
        if region == home and state.control[home] == SHADOW and state.on_map(character):
            casualties.eliminate(match, character)


def check(reader: Reader) -> None:
    """In a position they can't be where the Shadow holds their home."""
    state = reader.state
    for character, home in HOMES:
        if state.on_map(character) and state.control[home] == SHADOW:
            name = state.edition.characters[character].id
            raise reader.blame(f"character {name}").bad("character-place", character=name, place=REGION_IDS[home])


# -- abilities


def household_of_elrond(state: State, side: int, place: int) -> frozenset[int]:
    """Elven elites beside Elrond are leaders too, in everything about battles."""
    return _ELVEN_ELITES if side == FREE and state.where[LORD_ELROND] == place else _NOBODY


def courage_of_the_elven_folk(state: State, side: int, region: int) -> bool:
    """With Galadriel, units may be mustered in Lórien under siege."""
    return side == FREE and region == LORIEN and state.region_of_character(LADY_GALADRIEL) == LORIEN


def fill(edition: Edition) -> None:
    for character, home in HOMES:
        who = edition.characters[character]
        why_not = entrances.once(character, partial(why_not_keeper, home))
        enters = partial(entrances.enter, character=character, region=home)
        edition.add_action(Action(f"bring:{who.id}", FREE, MUSTER, why_not, enters, player=who.player))
    edition.moments.when_taken.append(home_lost)
    edition.moments.leading_kinds.append(household_of_elrond)
    edition.moments.opens_siege.append(courage_of_the_elven_folk)
