"""What a question offers and why it leaves the rest out come from one check; quick looks at the map agree with it."""

from __future__ import annotations

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import position
from tests.story import question
from westmarch.core.match import Match
from westmarch.games.b5a import GAME
from westmarch.games.b5a.facts.board import AREA, AREAS
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.state import State
from westmarch.games.b5a.turn.actions import USES
from westmarch.games.b5a.war import attacks, moves
from westmarch.games.b5a.war.armies import armies


def family(token: str) -> str:
    """What a token speaks of: an area, a card, a character, a number, or a thing that a die can do."""
    if token in AREA:
        return "area"
    return token.partition(":")[0] if ":" in token else ""


FAMILIES: dict[str, list[str]] = {}
for each in sorted(GAME.vocabulary):
    FAMILIES.setdefault(family(each), []).append(each)
FAMILIES["use"] = [use.token for use in USES]
# Of these a question offers all that there are, or what lies open before everybody.
UNCHECKED = {"", "territory", "pool"}


@pytest.mark.parametrize("seed", range(3))
def test_options_and_reasons_agree(seed: int) -> None:
    """Of the tokens that a question is about, its check has a reason for those that it doesn't offer, and no other."""
    match = Match(GAME, GAME.set_up(2, {}), seed)
    brawler = Brawler(seed)
    met: set[str] = set()
    while match.decision is not None:
        decision = question(match)
        offered = set(decision.options)
        for token in offered:
            assert decision.why is None or decision.why(token) is None, (decision, token)
        about = {family(token) for token in offered} - UNCHECKED
        if decision.kind == "b5a.use":
            about.add("use")
        if decision.kind == "b5a.substitute":
            about.clear()  # what is left in the box
        for each in about:
            met.add(decision.kind)
            assert decision.why is not None, decision
            silent = [token for token in FAMILIES[each] if decision.why(token) is None and token not in offered]
            assert not silent, (decision, silent)
        match.push(brawler.choose(match))
    assert len(met) > 20, met


def check_steps(state: State, side: int) -> int:
    found = 0
    for area in armies(state, side):
        steps = [goal for goal in range(AREAS) if moves.why_not_step(state, side, area, goal) is None]
        assert sorted(moves.steps_from(state, side, area)) == steps
        prey = [goal for goal in range(AREAS) if attacks.why_not_attack(state, side, area, goal) is None]
        assert sorted(attacks.targets(state, side, area)) == prey
        found += len(prey)
    return found


def test_quick_and_thorough_checks_agree() -> None:
    match = Match(GAME, GAME.set_up(2, {}), 5)
    brawler = Brawler(5)
    targets = 0
    while match.decision is not None:
        if brawler.random.random() < 0.1:
            targets += check_steps(match.state, FREE) + check_steps(match.state, SHADOW)
        match.push(brawler.choose(match))
    assert targets


def test_they_agree_about_beorn() -> None:
    """He bars the way like an army, and the Shadow can attack him."""
    match = position("fate: 11\ncharacter beorn: lower_slopes\nwrath: 8\narmy valley_west: orcs 2\ndice free: will 1")
    assert check_steps(match.state, SHADOW) == 1
