"""The steward with a partner (chapter XI): its own nations, shared dice, swapped cards, mixed armies; and alone."""

from __future__ import annotations

import pytest

from tests.wotr.helpers import FOUR, THREE, position
from westmarch.bots.wotr import musters, partners
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.temper import Temper
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.games.wotr.facts.board import FREE, INDEX
from westmarch.games.wotr.facts.nations import ELITE, GONDOR, ISENGARD, KIND_INDEX, ROHAN, SOUTHRONS

TEMPER = Temper(1)
SAURON_AT_WAR = "nation sauron: at-war active"


def four(*lines: str) -> Match:
    return position(*lines, seats=FOUR)


def board_of(match: Match, seat: str) -> Board:
    return Board(match.view(seat), seat)


def answer(match: Match, seed: int = 1) -> str:
    """What the steward says to the pending decision."""
    decision = match.decision
    assert decision is not None
    return Steward(seed).choose(match.view(decision.seat), decision)


def would_say(match: Match, seat: str, kind: str, *options: str, **params: str) -> str:
    """What a steward on that seat would say to such a question."""
    return Steward(1).choose(match.view(seat), Decision(seat, kind, options, params))


# -- seats and nations


def test_it_knows_its_side_its_partner_and_its_nations() -> None:
    match = four("dice free: event")
    gondor, saruman = board_of(match, "gondor"), board_of(match, "saruman")
    assert (gondor.me, gondor.partner, gondor.hand_limit) == (FREE, "rohan", 4)
    assert (saruman.me, saruman.partner, saruman.hand_limit) == (1 - FREE, "witch-king", 4)
    assert set(saruman.nations) == {ISENGARD, SOUTHRONS}
    two = position("dice free: event")
    assert board_of(two, "free").partner == ""
    whole = board_of(two, "free")
    assert whole.hosts is whole.open[FREE]


def test_it_musters_and_speaks_for_its_own_nations_only() -> None:
    match = four("dice free: muster event\nnation gondor: at-war active\nnation rohan: at-war active")
    for seat, nation in (("gondor", GONDOR), ("rohan", ROHAN)):
        board = board_of(match, seat)
        campaign = Campaign(board, board.me, TEMPER)
        mustered = {kind // 3 for _, kind, _ in musters.placements(board, campaign)}
        spoken = {intent.answers["wotr.diplomacy"][0] for intent in musters.diplomacy_intents(board, campaign)}
        assert mustered == {nation}
        assert spoken
        assert not spoken & {"nation:gondor", "nation:rohan"}
        assert ("nation:elves" in spoken) == (seat == "gondor")


def test_cards_of_its_partner_it_keeps_for_battles_and_gives_away_first() -> None:
    match = four("dice free: event", "hand gondor: riders-of-theoden guards-of-the-citadel\nhand rohan: axe-and-bow")
    options = ("card:guards-of-the-citadel", "card:riders-of-theoden")
    assert would_say(match, "gondor", "wotr.swap", "yes", "no") == "yes"
    assert would_say(match, "gondor", "wotr.swap.card", *options) == "card:riders-of-theoden"
    assert would_say(match, "gondor", "wotr.hand-limit", *options) == "card:riders-of-theoden"
    assert would_say(match, "rohan", "wotr.swap", "yes", "no") == "no", "its only card is a good one"


def test_of_cards_that_it_misses_little_it_gives_what_its_partner_can_play() -> None:
    match = four("dice free: event", "hand gondor: guards-of-the-citadel i-will-go-alone")
    options = ("card:guards-of-the-citadel", "card:i-will-go-alone")
    assert would_say(match, "gondor", "wotr.swap.card", *options) == "card:i-will-go-alone"


def test_it_draws_from_the_deck_of_which_its_side_holds_less() -> None:
    match = four("dice free: event", "hand gondor: axe-and-bow elven-cloaks\nhand rohan: riders-of-theoden")
    assert would_say(match, "rohan", "wotr.draw-from", "draw:character", "draw:strategy") == "draw:strategy"
    match = four("dice free: event", "hand gondor: axe-and-bow\nhand rohan: riders-of-theoden guards-of-the-citadel")
    assert would_say(match, "rohan", "wotr.draw-from", "draw:character", "draw:strategy") == "draw:character"
    assert would_say(match, "rohan", "wotr.draw-from", "draw:strategy") == "draw:strategy"


# -- armies


def figures(board: Board, region: str) -> dict[int, int]:
    army = board.led(INDEX[region])
    return army.figures if army is not None else {}


APART = ("dice free: muster_army event\nnation gondor: at-war active\nnation rohan: at-war active",)


def test_units_that_stand_apart_obey_their_own_player() -> None:
    match = four(*APART, "army osgiliath: gondor 2/1/1, rohan 1/1/1")
    assert figures(board_of(match, "gondor"), "osgiliath") == {
        KIND_INDEX["gondor-regular"]: 2,
        KIND_INDEX["gondor-elite"]: 1,
        KIND_INDEX["gondor-leader"]: 1,
    }
    rohan = board_of(match, "rohan")
    assert set(figures(rohan, "osgiliath")) == {ROHAN * 3 + rank for rank in (0, ELITE, 2)}
    assert rohan.hosts[INDEX["osgiliath"]].obeys
    assert INDEX["minas_tirith"] not in rohan.hosts


def test_a_mixed_army_obeys_whoever_commands_it() -> None:
    match = four(*APART, "army osgiliath: gondor 2/1/1, rohan 1/0/1\nmixed armies: osgiliath")
    gondor, rohan = board_of(match, "gondor"), board_of(match, "rohan")
    assert gondor.hosts[INDEX["osgiliath"]].units == 4
    assert rohan.hosts[INDEX["osgiliath"]].units == 1
    assert not rohan.hosts[INDEX["osgiliath"]].obeys, "it can only march away"


def test_it_joins_armies_if_it_commands_them() -> None:
    match = four(*APART, "army osgiliath: gondor 2/1/1, rohan 1/0/1")
    assert would_say(match, "gondor", "wotr.join", "yes", "no", region="osgiliath") == "yes"
    assert partners.would_command(board_of(match, "gondor"), INDEX["osgiliath"])
    assert not partners.would_command(board_of(match, "rohan"), INDEX["osgiliath"])


def test_equal_armies_obey_the_leading_player() -> None:
    for leader in ("gondor", "rohan"):
        match = four(*APART, f"leading: {leader} witch-king\narmy osgiliath: gondor 2/1/1, rohan 2/1/0")
        assert partners.would_command(board_of(match, leader), INDEX["osgiliath"])
        other = {"gondor": "rohan", "rohan": "gondor"}[leader]
        assert not partners.would_command(board_of(match, other), INDEX["osgiliath"])


def test_it_puts_its_units_under_a_partner_before_a_place_that_both_want() -> None:
    siege = four(
        "acting: shadow\ndice free: event\ndice shadow: army army",
        SAURON_AT_WAR,
        "nation southrons: at-war active\ngarrison minas_tirith: gondor 2/1/1",
        "army minas_tirith: sauron 6/1, southrons 2/0, nazgul 1\narmy umbar: southrons 3/1\narmy osgiliath: none",
    )
    assert would_say(siege, "saruman", "wotr.join", "yes", "no", region="minas_tirith") == "yes"
    taken = four(
        "acting: shadow\ndice free: event\ndice shadow: army army",
        SAURON_AT_WAR,
        "nation dwarves: at-war active\nnation southrons: at-war active",
        "army dale: sauron 5/0, southrons 3/1\ncontrol dale: shadow",
    )
    assert would_say(taken, "saruman", "wotr.join", "yes", "no", region="dale") == "no", "Dale must be held"


def test_it_asks_its_partner_along_before_it_attacks() -> None:
    match = four(
        "acting: shadow\ndice free: event\ndice shadow: army army\nnext: rohan witch-king",
        SAURON_AT_WAR,
        "nation southrons: at-war active",
        "army minas_tirith: sauron 6/1, southrons 2/0, nazgul 1\ngarrison minas_tirith: gondor 1/0/0",
        "army osgiliath: none\narmy minas_morgul: sauron 1/0",
    )
    assert answer(match) == "join:minas_tirith"
    match.push("join:minas_tirith")
    assert match.decision is not None
    assert match.decision.seat == "saruman"
    match.push("no")
    assert answer(match) == "attack", "then alone"


# -- dice


def first_die(dice: str, isengard: str, saruman: str = "set-aside") -> str:
    """The die that the Witch-king's steward takes: a Muster die for Sauron's hosts is what it would like best."""
    match = four(
        f"acting: shadow\ndice free: event\ndice shadow: {dice}\nnext: rohan witch-king",
        SAURON_AT_WAR,
        f"nation isengard: {isengard}\nnation southrons: at-war active\ncharacter saruman: {saruman}",
    )
    return answer(match)


def test_it_leaves_the_last_muster_die_to_a_partner_who_needs_it_more() -> None:
    assert first_die("muster event", "at-war active", "orthanc") == "die:muster"
    assert first_die("muster event", "1 active") == "die:event", "Isengard is not at war yet"
    assert first_die("muster event", "at-war active") == "die:event", "Saruman has still to come"
    assert first_die("muster muster event", "1 active") == "die:muster", "there is another one for him"


def test_what_both_could_do_it_does_itself() -> None:
    """One Character die, and the Fellowship to move: whoever acts first does it, instead of leaving it to the other."""
    match = four("dice free: character event\ndice shadow: event event\nhand rohan: wisdom-of-elrond")
    assert answer(match) == "die:character"


# -- three players


def test_alone_against_two_it_turns_to_another_nation() -> None:
    lines = (
        "dice free: muster event\ndice shadow: event event",
        "nation gondor: at-war active\nnation rohan: at-war active",
        "army osgiliath: sauron 8/2\narmy edoras: rohan 2/2/1",
        SAURON_AT_WAR,
    )
    fresh, used = position(*lines, seats=THREE), position(*lines, "used nations: gondor", seats=THREE)
    for match, expected in ((fresh, True), (used, False)):
        board = board_of(match, "free")
        campaign = Campaign(board, board.me, TEMPER)
        nations = {kind // 3 for _, kind, _ in musters.placements(board, campaign)}
        assert (GONDOR in nations) == expected
        assert ROHAN in nations
        assert (INDEX["minas_tirith"] in board.hosts) == expected
        assert INDEX["edoras"] in board.hosts


def test_a_mixed_army_that_acted_waits_too() -> None:
    lines = "army minas_tirith: gondor 2/1/1, rohan 1/1/1\nused armies: minas_tirith"
    match = position("dice free: muster_army event\ndice shadow: event event", lines, seats=THREE)
    board = board_of(match, "free")
    assert INDEX["minas_tirith"] not in board.hosts
    assert INDEX["dol_amroth"] in board.hosts


@pytest.mark.parametrize("seat", FOUR.split())
def test_it_answers_what_only_partners_are_asked(seat: str) -> None:
    match = four("dice free: event")
    for kind, options in (
        ("wotr.draw-from", ("draw:character", "draw:strategy")),
        ("wotr.swap", ("yes", "no")),
        ("wotr.join", ("yes", "no")),
    ):
        assert would_say(match, seat, kind, *options, region="minas_tirith") in options
