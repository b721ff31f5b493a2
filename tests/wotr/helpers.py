"""What the tests of War of the Ring share: its positions, and short words for what is where.

What is done, asked and told is said in the words of tests.story, as in every game.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests import story
from westmarch.games import find
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import GARRISON, INDEX, PLACE_COUNT, REGION_COUNT, REGION_IDS, REGION_OF
from westmarch.games.wotr.facts.characters import ELIMINATED, IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.facts.nations import KIND_IDS, KINDS_PER_PLACE, NATIONS
from westmarch.games.wotr.state import SIDES, War

_AWAY = {IN_FELLOWSHIP: "fellowship", SET_ASIDE: "set-aside", ELIMINATED: "eliminated"}
COMPANIONS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
FOUR = "gondor rohan witch-king saruman"
THREE = "free witch-king saruman"
# Two armies in Ithilien, and the Shadow is to attack.
FIELD = """
    map: empty
    acting: shadow
    dice shadow: army
    nation sauron: at-war
    army south_ithilien: sauron 3/0
    army north_ithilien: gondor 3/0/0
    """


def position(
    *lines: str, seats: str = "free shadow", lome: bool = False, council: bool = False, **scripts: Sequence[object]
) -> War:
    """A match in the position of those lines; it is the Free Peoples' turn to act unless they say otherwise.

    Scripts name what falls next: combat_dice=[1, 6], hunt_tile=["std_3_1"].
    """
    setup = find("wotr").set_up(len(seats.split()), {"lome": lome, "council": council})
    return story.position("wotr", setup, "phase: actions", *lines, scripts=scripts)


def free_with(dice: str, *lines: str, **scripts: Sequence[object]) -> War:
    """The Free Peoples act with these dice; the Shadow has dice left, so that the turn goes on."""
    return position(f"dice free: {dice}\ndice shadow: event event event", *lines, **scripts)


def shadow_with(dice: str, *lines: str, **scripts: Sequence[object]) -> War:
    """The Shadow acts with these dice; the Free Peoples have dice left, so that the turn goes on."""
    return position(f"acting: shadow\ndice shadow: {dice}\ndice free: event event event", *lines, **scripts)


def gone(*names: str) -> str:
    """The lines of characters who have fallen."""
    return "\n".join(f"character {name}: eliminated" for name in names)


def company(*names: str) -> str:
    """A Fellowship of just these; the other companions have fallen."""
    return gone(*(each for each in COMPANIONS if each not in names))


def army(match: War, region: str) -> dict[str, int]:
    """All figures and characters in the open in a region, both sides'."""
    return _figures(match, INDEX[region])


def garrison(match: War, region: str) -> dict[str, int]:
    """All figures and characters inside a besieged stronghold."""
    return _figures(match, GARRISON[INDEX[region]])


def _figures(match: War, place: int) -> dict[str, int]:
    assert 0 <= place < PLACE_COUNT
    state = match.state
    here = state.figures[place * KINDS_PER_PLACE : (place + 1) * KINDS_PER_PLACE]
    found = {KIND_IDS[kind]: number for kind, number in enumerate(here) if number}
    found.update({each.id: 1 for number, each in enumerate(state.edition.characters) if state.where[number] == place})
    return found


def where(match: War, character: str) -> str:
    """A region, "garrison <region>", or fellowship, set-aside, eliminated."""
    place = match.state.where[match.state.edition.character_index[character]]
    if place < 0:
        return _AWAY[place]
    return ("garrison " if place >= REGION_COUNT else "") + REGION_IDS[REGION_OF[place]]


def nation(match: War, name: str) -> str:
    """Its political standing, as in the notation: "2 passive", "1 active", "at-war active"."""
    index = NATIONS.index(name)
    steps = match.state.from_war[index]
    return f"{steps or 'at-war'} {'active' if match.state.active[index] else 'passive'}"


def holder(match: War, region: str) -> str:
    """The side that controls a settlement."""
    return ("free", "shadow", "nobody")[match.state.control[INDEX[region]]]


def casualties_of(match: War, kind: str) -> int:
    """How many figures of a kind are out for good."""
    return match.state.casualties[KIND_IDS.index(kind)]


def reserve_of(match: War, kind: str) -> int:
    """How many figures of a kind are left to recruit."""
    return match.state.reinforcements[KIND_IDS.index(kind)]


def version_of(match: War, character: str) -> str:
    """The card that really lies for a character, hidden or not."""
    return match.state.characters[match.state.edition.character_index[character]].version


def hand_of(match: War, seat: str) -> list[str]:
    """The cards in a player's hand."""
    return match.state.hands[match.seats.index(seat)]


def dice_of(match: War, side: str) -> list[str]:
    """A side's unused action dice."""
    return match.state.dice[SIDES.index(side)]


def hunt_box(match: War) -> dict[str, int]:
    """Each side's dice in the Hunt Box."""
    return dict(zip(SIDES, match.state.hunt_box))


def rings_of(match: War) -> str:
    """Who holds which elven ring, as in the notation: "vilya free, nenya shadow, narya nobody"."""
    holders = (*SIDES, "nobody")
    return ", ".join(f"{ring} {holders[side]}" for ring, side in zip(match.state.edition.rings, match.state.rings))


def discards_of(match: War, side: str) -> list[str]:
    """A side's discarded cards, in order."""
    return match.state.discards[SIDES.index(side)]


def deck_of(side: int, deck: int) -> list[str]:
    """A deck's cards in the order of their numbers."""
    return BASE.deck(side, deck)
