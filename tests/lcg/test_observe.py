"""The numbers that learners get: named, of fixed length, true, and nothing that the seat can't know."""

from __future__ import annotations

import pytest

import westmarch
from tests.lcg.helpers import Story, position
from westmarch.core.match import Match
from westmarch.games.lcg.facts.quests import QUESTS
from westmarch.games.lcg.state import State
from westmarch.games.lcg.text.observe import _AFTER, _IN_ALL, OBSERVED


def row(match: Match[State], seat: str = "p1") -> dict[str, float]:
    return dict(zip(match.game.observed, match.game.observe(match, seat), strict=True))


def differing(one: Story, other: Story) -> set[str]:
    """What is told differently of two tables."""
    here, there = row(one.match), row(other.match)
    return {name for name in OBSERVED if here[name] != there[name]}


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(OBSERVED)) == len(OBSERVED)


@pytest.mark.parametrize(("scenario", "players"), [("mirkwood", 1), ("anduin", 4), ("dol-guldur", 2)])
def test_the_row_is_as_long_at_every_table_and_its_numbers_are_small(scenario: str, players: int) -> None:
    match = westmarch.new_match("lcg", players, 6, {"scenario": scenario})
    bots = {seat: westmarch.bot("lcg", "ranger") for seat in match.seats}
    most: dict[str, float] = {}
    while match.decision is not None:
        for seat in match.seats if match.answers % 5 == 0 else ():
            for name, number in row(match, seat).items():
                assert number >= 0, name
                most[name] = max(number, most.get(name, 0.0))
        match.push(bots[match.decision.seat].choose(match.seen(match.decision.seat), match.decision))
    assert len(match.game.observe(match, "p1")) == len(OBSERVED)
    assert max(most.values()) <= 2.5, max(most, key=lambda name: most[name])


@pytest.mark.parametrize(("scenario", "players"), [("mirkwood", 2), ("dol-guldur", 3)])
def test_matches_that_differ_in_hidden_things_look_the_same(scenario: str, players: int) -> None:
    match = westmarch.new_match("lcg", players, 9, {"scenario": scenario})
    bots = {seat: westmarch.bot("lcg", "ranger") for seat in match.seats}
    while match.decision is not None:
        if match.answers % 11 == 0:
            for seat in match.seats:
                assert row(match.imagine(seat, match.answers), seat) == row(match, seat)
        match.push(bots[match.decision.seat].choose(match.seen(match.decision.seat), match.decision))


def test_progress_left_counts_all_stages() -> None:
    for scenario, in_all in _IN_ALL.items():
        stages = {each.stage: each.points for each in QUESTS if each.scenario == scenario}
        stages |= {each.stage: max(each.points, stages[each.stage]) for each in QUESTS if each.scenario == scenario}
        assert sum(stages.values()) == in_all
        for each in QUESTS:
            if each.scenario == scenario:
                assert _AFTER.get(each.id, 0) == sum(points for stage, points in stages.items() if stage > each.stage)
    start = row(position("quest: flies-and-spiders 0", "gimli").match)
    assert (start["quest: done"], start["quest: progress left in all"]) == (0, pytest.approx(20 / 31))
    later = row(position("quest: beorns-path 6", "gimli").match)
    assert later["quest: done"] == pytest.approx(0.8)
    assert later["stage: progress left"] == pytest.approx(4 / 16)
    assert later["stage: beorns-path"] == 1


def test_what_stands_in_the_way() -> None:
    lines = "quest: to-the-river 8\np1 engaged: hill-troll damage=3\nstaging: wargs"
    here = row(position(lines, "gimli", scenario="anduin").match)
    assert here["in the way: enemies"] == here["in the way: engaged"] == 0.25
    assert here["in the way: hit points left"] == pytest.approx(6 / 15)
    assert here["not seen yet: hill-troll"] == 0.5
    ambush = row(position(lines.replace("to-the-river 8", "ambush-on-the-shore"), "gimli", scenario="anduin").match)
    assert ambush["in the way: enemies"] == 0.5
    path = row(position("quest: dont-leave-the-path", "gimli").match)
    assert path["in the way: not found yet"] == 1
    assert path["in the way: enemies"] == 0


def test_objectives_and_the_prisoner() -> None:
    lines = """
        quest: through-the-caverns
        p1 play: gimli
        captive: thalin
        staging: shadow-key, dungeon-torch, king-spider on=dungeon-torch
        attached: gandalfs-map on=gimli by=p1
        """
    here = row(position(lines, "gimli thalin", scenario="dol-guldur").match)
    assert here["prisoner"] == 1
    assert here["objectives claimed"] == here["objectives free"] == here["objectives guarded"] == pytest.approx(1 / 3)
    assert here["me: carried: gandalfs-map"] == 0.5
    assert here["hero: thalin"] == 0


def test_threat_and_the_enemies_that_come_with_it() -> None:
    lines = "p1 play: gimli\nstaging: forest-spider, king-spider\nthreat: {}"
    low, high = (row(position(lines.format(threat), "gimli").match) for threat in (22, 47))
    assert low["staging: enemies"] == high["staging: enemies"] == pytest.approx(2 / 6)
    assert low["staging: enemies that come"] == pytest.approx(1 / 6)
    assert high["staging: enemies that come"] == pytest.approx(2 / 6)
    assert low["me: threat over 35"] == low["me: threat over 44"] == 0
    assert high["me: threat over 44"] == 0.5
    assert high["me: threat"] == high["highest threat"] == pytest.approx(0.94)


def test_the_own_seat_comes_first_and_empty_ones_are_nothing() -> None:
    match = position("p1 play: gimli\np2 play: aragorn, theodred\nthreat: 20 30").match
    one, two = row(match, "p1"), row(match, "p2")
    assert (one["me: heroes"], one["second: heroes"]) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert (two["me: heroes"], two["second: heroes"]) == (pytest.approx(2 / 3), pytest.approx(1 / 3))
    assert one["me: first player"] == two["second: first player"] == 1
    assert not any(number for name, number in one.items() if name.startswith(("third", "fourth")))


BOARD = "p1 play: gimli resources=2{}, gleowine{}\np1 hand: feint{}\nthreat: 30\nquest: flies-and-spiders {}\n{}"


def board(gimli: str = "", gleowine: str = "", hand: str = "", progress: int = 3, more: str = "") -> Story:
    return position(BOARD.format(gimli, gleowine, hand, progress, more), "gimli")


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        (board(gimli=" damage=1"), {"heroes: damage", "heroes: hit points left", "heroes: weakest", "attack"}),
        (board(gleowine=" exhausted"), {"allies ready", "willpower ready"}),
        (board(hand=", gandalf"), {"hand", "hand: allies", "hand: cost"}),
        (board(more="p1 engaged: king-spider"), {"enemies", "enemies: attack", "enemies: strongest"}),
        (board(more="attached: citadel-plate on=gimli by=p1"), {"carried: citadel-plate", "heroes: weakest"}),
    ],
)
def test_what_changes_on_the_table_changes_its_number(changed: Story, names: set[str]) -> None:
    found = differing(board(), changed)
    assert {f"me: {name}" for name in names} <= found
    assert "me: threat" not in found
    assert "quest: done" not in found


def test_the_quest_and_the_staging_area_have_their_numbers() -> None:
    found = differing(board(), board(progress=4))
    pace = {"pace: rounds needed", "pace: rounds left over rounds needed"}
    assert found == {"stage: progress left", "quest: progress left in all", "quest: done", *pace}
    found = differing(board(), board(more="staging: great-forest-web"))
    assert {"staging: locations", "staging: threat", "staging: quest points left"} <= found
    found = differing(board(), board(more="active: great-forest-web"))
    assert {"active location", "active location: quest points left"} <= found
    assert "staging: threat" not in found


def test_what_is_in_hand_counts_where_it_is_known() -> None:
    """The own hand; of another player's only what came there from the table."""
    one, other = board(hand=", gandalf"), board(hand=", beorn")
    assert differing(one, other) >= {"in hand: gandalf", "in hand: beorn"}
    match = position("p1 play: gimli\np2 play: aragorn\np2 hand: gandalf.4").match
    assert (row(match, "p1")["in hand: gandalf"], row(match, "p2")["in hand: gandalf"]) == (0, 0.5)


def test_pace_is_how_fast_the_quest_goes_against_threat() -> None:
    few, many = (row(position("quest: flies-and-spiders 0", heroes).match) for heroes in ("gimli", "gimli eowyn"))
    assert many["pace: rounds needed"] < few["pace: rounds needed"]
    near = row(position("quest: beorns-path 6", "gimli eowyn").match)
    assert near["pace: rounds left over rounds needed"] > many["pace: rounds left over rounds needed"]
