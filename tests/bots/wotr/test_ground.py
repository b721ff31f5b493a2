"""What the steward doesn't work out again: the ground and the campaign, as long as nothing has changed that they are
made of."""

from __future__ import annotations

import pytest

from tests.wotr.helpers import position
from tests.wotr.partners.helpers import four
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.temper import Temper
from westmarch.games.wotr.facts.board import INDEX, SHADOW
from westmarch.games.wotr.facts.nations import GONDOR, REGULAR
from westmarch.games.wotr.state import War

TEMPER = Temper(1)
OSGILIATH = INDEX["osgiliath"]
PELARGIR = INDEX["pelargir"]


def board_of(match: War, seat: str) -> Board:
    return Board(match.seen(seat), seat)


def test_both_sides_look_at_the_same_ground() -> None:
    match = position("")
    free, shadow = board_of(match, "free"), board_of(match, "shadow")
    assert free.ground is shadow.ground
    assert free.hosts is free.open[0]
    assert shadow.hosts is shadow.open[1]


def test_two_matches_with_the_same_armies_share_their_ground() -> None:
    assert board_of(position("turn: 3"), "free").ground is board_of(position("turn: 4"), "free").ground


def test_whoever_moves_changes_the_ground() -> None:
    match = position("")
    before = board_of(match, "free")
    match.state.take(PELARGIR, GONDOR * 3 + REGULAR, 1)
    after = board_of(match, "free")
    assert after.ground is not before.ground
    there, left = before.army(0, PELARGIR), after.army(0, PELARGIR)
    assert there is not None
    assert (left.units if left is not None else 0) == there.units - 1


def test_a_nation_at_war_changes_the_ground() -> None:
    """Nobody has moved, but its armies may attack now."""
    before = board_of(position(""), "free")
    after = board_of(position("nation gondor: at-war"), "free")
    army = after.army(0, OSGILIATH)
    assert after.ground is not before.ground
    assert army is not None
    assert army.fit_units == army.units


def test_saruman_in_orthanc_changes_the_ground() -> None:
    """The elites of Isengard lead their armies while he is there."""
    orthanc = INDEX["orthanc"]
    elites = "army orthanc: isengard 0/2\n"
    before = board_of(position(elites), "shadow").army(SHADOW, orthanc)
    after = board_of(position(elites + "character saruman: orthanc"), "shadow").army(SHADOW, orthanc)
    assert before is not None
    assert after is not None
    assert after.leadership >= before.leadership + 2


def test_partners_who_join_their_units_change_the_ground() -> None:
    """Nobody has moved, but an army that was two has one commander now."""
    match = four("army edoras: gondor 2, rohan 2")
    edoras = INDEX["edoras"]
    before = match.seen("gondor").armies
    assert match.seen("gondor").armies is before
    match.state.mixed = frozenset({edoras})
    joined = match.seen("gondor").armies
    assert [army.mixed for army in joined if army.region == edoras] == [True]
    commanders = [army.commander for army in joined if army.region == edoras]
    match.state.leading = (match.seats.index("gondor"), match.state.leading[SHADOW])
    led = match.seen("gondor").armies
    assert [army.commander for army in led if army.region == edoras] != commanders


def campaign_goes_on(change: str) -> bool:
    """From one question to the next, between which something changes."""
    campaign = Campaign(board_of(position(""), "shadow"), SHADOW, TEMPER)
    return campaign.goes_on(board_of(position(change), "shadow"), TEMPER)


@pytest.mark.parametrize("change", ["", "turn: 5", "fellowship: moria"])
def test_a_campaign_goes_on_as_long_as_the_war_does_not_change(change: str) -> None:
    assert campaign_goes_on(change)


@pytest.mark.parametrize(
    "change", ["control lamedon: shadow", "table: a-power-too-great", "nation gondor: at-war", "army bree: north 0/1"]
)
def test_another_campaign_begins_where_it_changes(change: str) -> None:
    assert not campaign_goes_on(change)


def test_another_player_or_another_temper_has_a_campaign_of_his_own() -> None:
    match = position("")
    campaign = Campaign(board_of(match, "shadow"), SHADOW, TEMPER)
    assert not campaign.goes_on(board_of(match, "free"), TEMPER)
    assert not campaign.goes_on(board_of(match, "shadow"), Temper(2))
    assert campaign.goes_on(board_of(match, "shadow"), TEMPER)
