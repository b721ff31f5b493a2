"""What the tests of the Battle of Five Armies share: its positions, its cards and combats, and what is where.

What is done, asked and told is said in the words of tests.story, as in every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests import story
from tests.story import asked, play, shown
from westmarch.core.match import Match
from westmarch.games.b5a import GAME
from westmarch.games.b5a.facts.board import AREA, AREAS
from westmarch.games.b5a.facts.pieces import KINDS, POOLS, SEATS, UNIT, UNITS
from westmarch.games.b5a.state import State

Match5 = Match[State]


def position(*lines: str, seed: int = 1, **scripts: Sequence[object]) -> Match5:
    """A match in the position of those lines, on an otherwise empty board in the action phase.

    Each side has a die there, so that the turn doesn't end under the test's feet.
    """
    usual = "board: empty"
    if not any(row.startswith("phase:") for row in story.rows(*lines)):
        usual += "\nphase: action\ndice free: event 1\ndice shadow: event 1"
    return story.position("b5a", GAME.set_up(2, {}), usual, *lines, seed=seed, scripts=scripts)


def reason(match: Match5, token: str) -> str:
    """The key of the reason why that can't be chosen now, in short; it comes with its rule. Empty if it can."""
    why = match.why_not(token)
    assert why is None or why.rule.startswith("b5a-rule-"), why
    return story.reason(match, token).removeprefix("b5a-why-")


def refuses(match: Match5, reasons: Mapping[str, str]) -> None:
    """None of these can be chosen now, each for its own reason and with its rule."""
    found = {token: reason(match, token) for token in reasons}
    assert found == reasons, found


def units(match: Match5, area: str) -> dict[str, int]:
    base = AREA[area] * KINDS
    return {UNITS[kind].id: match.state.units[base + kind] for kind in range(KINDS) if match.state.units[base + kind]}


def damage(match: Match5, area: str) -> int:
    return match.state.damage[AREA[area]]


def command(match: Match5, area: str) -> int:
    return match.state.command[AREA[area]]


def where(match: Match5, who: str) -> str:
    """An area, a territory or eagles_eyrie, or waiting, away, out."""
    return str(shown(match, "characters", who, "place"))


def held(match: Match5, area: str) -> bool:
    """Whether the Shadow controls it."""
    return bool(match.state.held[AREA[area]])


def walls(match: Match5, area: str) -> int:
    """The damage that its walls have taken."""
    return int(shown(match, "areas", area, "walls", "damage"))


def tokens(match: Match5, area: str) -> dict[str, int]:
    return {
        pool: match.state.tokens[index * AREAS + AREA[area]]
        for index, pool in enumerate(POOLS)
        if match.state.tokens[index * AREAS + AREA[area]]
    }


# -- stories: playing a card, starting a combat


def with_die(die: str, *lines: str, **scripts: Sequence[object]) -> Match5:
    """A side acts, and that is its only die: with_die("shadow army", …)."""
    side, face = die.split(maxsplit=1)
    return position(f"mover: {side}\ndice {side}: {face} 1", *lines, **scripts)


def played(card: str, lines: str, face: str = "event", **scripts: Sequence[object]) -> Match5:
    """A card has been played with a die. A story card has its side, an event card is named with one: "free ev_01"."""
    side, card = card.split() if " " in card else (SEATS[card.startswith("sp_")], card)
    match = with_die(f"{side} {face}", f"hand {side}: {card}", lines, **scripts)
    if asked(match).kind == "b5a.action":
        play(match, "action=die:" + face.split()[0])
    return play(match, f"use=card:{card}")


def attack(attacker: str, defender: str, *lines: str, **scripts: Sequence[object]) -> Match5:
    """One army has attacked another with a die that shows Army: attack("bl_east: orcs 3", "bl_centre: lake_men 1")."""
    (origin, army), (target, _) = (each.split(": ") for each in (attacker, defender))
    side = SEATS[UNITS[UNIT[army.split()[0]]].side]
    die = "free muster_army" if side == "free" else "shadow army"
    match = with_die(die, f"army {attacker}\narmy {defender}", *lines, **scripts)
    return play(match, "use=attack", f"attack-from={origin}", f"move-to={target}")


def plain_fight(*lines: str, **scripts: Sequence[object]) -> Match5:
    """Orcs have attacked lake-men over a plain border, in terrain that favours nobody."""
    return attack("valley_dale_hills: orcs 3", "valley_east: lake_men 3", *lines, **scripts)


def fight(match: Match5, attacker: str = "play:regroup", defender: str = "play:regroup") -> None:
    """Both sides choose a card."""
    play(match, f"manoeuvre={attacker}")
    if asked(match).kind == "b5a.manoeuvre":
        play(match, f"manoeuvre={defender}")


def surrounded() -> Match5:
    """An army that would retreat and has nowhere to go: the attacker says where it is driven."""
    match = attack(
        "valley_dale_hills: orcs 1",
        "valley_east: lake_men 3",
        "army valley_south_swamp: orcs 1\narmy valley_southwest: orcs 1\ncontrol: ruins_of_dale",
        combat_dice=[1] * 4,
    )
    fight(match)
    play(match, "press=press", "stand=retreat")
    return match
