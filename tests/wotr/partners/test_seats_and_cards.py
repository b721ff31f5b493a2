"""Three and four players (rulebook chapter XI): seats, cards, and who decides for the side."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.story import asked, options, play
from tests.wotr.helpers import hand_of
from tests.wotr.partners.helpers import four, three, waste
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE
from westmarch.games.wotr.state import CHARACTER_DECK, War

# -- seats, leading players, drawing


def test_the_seats_by_number_of_players() -> None:
    assert westmarch.new_match("wotr", seats=4, seed=1).seats == ("gondor", "rohan", "witch-king", "saruman")
    assert westmarch.new_match("wotr", seats=3, seed=1).seats == ("free", "witch-king", "saruman")
    assert westmarch.new_match("wotr", seats=2, seed=1).seats == ("free", "shadow")


def test_each_leads_the_nations_of_the_rulebook() -> None:
    nations = westmarch.new_match("wotr", seats=4, seed=1).view(None)["partners"]["nations"]
    assert {seat: set(them) for seat, them in nations.items()} == {
        "gondor": {"gondor", "elves"},
        "rohan": {"rohan", "north", "dwarves"},
        "witch-king": {"sauron"},
        "saruman": {"isengard", "southrons"},
    }


def play_until(match: War, kind: str, rng: random.Random, turn: int = 1) -> None:
    """At random, but nobody swaps cards."""
    for _ in range(20_000):
        assert match.decision is not None
        if match.decision.kind == kind and match.state.turn >= turn:
            return
        match.push("no" if match.decision.kind == "wotr.swap" else rng.choice(match.decision.options))
    raise AssertionError(kind)


def test_gondor_and_the_witch_king_lead_first_and_the_tokens_pass_from_turn_two_on() -> None:
    match = westmarch.new_match("wotr", seats=4, seed=3)
    assert match.view(None)["partners"]["leading"] == {"free": "gondor", "shadow": "witch-king"}
    play_until(match, "wotr.draw-from", random.Random(3), turn=2)
    assert match.view(None)["partners"]["leading"] == {"free": "rohan", "shadow": "saruman"}
    play_until(match, "wotr.draw-from", random.Random(3), turn=3)
    assert match.view(None)["partners"]["leading"] == {"free": "gondor", "shadow": "witch-king"}


def test_in_the_first_turn_everybody_draws_from_each_deck() -> None:
    cards = westmarch.new_match("wotr", seats=4, seed=5).view(None)["cards"]
    assert [cards[seat]["backs"] for seat in ("gondor", "rohan")] == [{"character": 1, "strategy": 1}] * 2
    match = westmarch.new_match("wotr", seats=4, seed=5)
    play(match, "no")
    assert all(hand["backs"] == {"character": 1, "strategy": 1} for hand in match.view(None)["cards"].values())


def test_later_everybody_draws_one_card_from_a_deck_of_choice_the_leading_player_first() -> None:
    match = four("phase: cards\nturn: 2")
    assert asked(match) == ("rohan", "wotr.draw-from")
    assert options(match) == ("draw:character", "draw:strategy")
    play(match, "draw:strategy")
    assert asked(match) == ("gondor", "wotr.draw-from")
    play(match, "draw:character", "no")
    assert [match.view(None)["cards"][seat]["backs"] for seat in ("rohan", "gondor")] == [
        {"character": 0, "strategy": 1},
        {"character": 1, "strategy": 0},
    ]
    assert asked(match) == ("saruman", "wotr.draw-from")


def test_an_empty_deck_is_no_choice() -> None:
    match = four(f"phase: cards\nturn: 2\ndiscards free: {' '.join(BASE.deck(FREE, CHARACTER_DECK))}")
    assert asked(match)[1] == "wotr.swap", "only the Strategy deck is left, so nobody was asked from which to draw"


def test_four_cards_are_the_limit_of_players_who_share_a_side() -> None:
    hand = "elven-cloaks elven-rope athelas bilbos-song"
    match = four(f"phase: cards\nturn: 2\nleading: rohan witch-king\nhand gondor: {hand}")
    play(match, "draw:character")
    assert asked(match) == ("gondor", "wotr.hand-limit")
    assert match.decision is not None
    assert match.decision.params["limit"] == 4


def test_a_single_free_peoples_player_draws_two_cards_and_holds_six() -> None:
    match = three("phase: cards\nturn: 2")
    assert match.view(None)["cards"]["free"]["count"] == 2
    assert asked(match) == ("saruman", "wotr.draw-from")
    assert match.state.edition.seats.hand_limits == (6, 4, 4)


# -- the swap


def swapping() -> War:
    match = four("phase: cards\nturn: 2\nhand gondor: elven-cloaks\nhand rohan: athelas bilbos-song")
    match.chance.script("draw-card/free", ["elven-rope", "horn-of-gondor"])
    return play(match, "draw:character", "draw:character")


def test_partners_swap_a_card_only_if_both_want_to() -> None:
    match = swapping()
    assert asked(match) == ("rohan", "wotr.swap")
    declined = match.clone()
    play(declined, "no")
    assert asked(declined) == ("saruman", "wotr.draw-from")
    play(match, "yes")
    assert asked(match) == ("gondor", "wotr.swap")
    play(match, "no")
    assert asked(match) == ("saruman", "wotr.draw-from")


def test_the_swapped_cards_are_known_to_the_two_and_to_nobody_else() -> None:
    match = swapping()
    play(match, "yes", "yes")
    assert asked(match) == ("rohan", "wotr.swap.card")
    play(match, "card:athelas")
    assert "athelas" not in str(match.view("gondor")), "not seen before both have chosen"
    play(match, "card:elven-cloaks")
    assert set(match.view("rohan")["cards"]["rohan"]["hand"]) == {"bilbos-song", "elven-rope", "elven-cloaks"}
    assert match.view("rohan")["cards"]["gondor"]["seen"] == ["athelas"]
    for stranger in ("witch-king", "saruman", None):
        assert "athelas" not in str(match.view(stranger))
        assert "athelas" not in str([event.params for event in match.events if event.visible_to(stranger)])
    for seed in range(20):
        imagined = match.imagine("rohan", seed).state
        assert "athelas" in imagined.hands[0], "the giver knows where it is"
    assert len({tuple(hand_of(match.imagine("rohan", seed), "gondor")) for seed in range(20)}) > 1


def test_partners_never_see_each_others_hands_or_face_down_discards() -> None:
    match = four(
        "hand gondor: elven-cloaks\nhand rohan: athelas\ndiscards free: bilbos-song elven-rope",
        "face down rohan: bilbos-song\ndice free: event",
    )
    view = str(match.view("gondor"))
    assert "athelas" not in view
    assert "bilbos-song" not in view
    assert "elven-rope" in view, "played for all to see"
    assert "bilbos-song" in str(match.view("rohan"))
    hands = {hand_of(match.imagine("gondor", seed), "rohan")[0] for seed in range(60)}
    assert len(hands) > 5
    assert "elven-cloaks" not in hands


@pytest.mark.parametrize(("player", "offered"), [("witch-king", True), ("saruman", False)])
def test_a_card_on_the_table_fights_for_who_laid_it_there(player: str, offered: bool) -> None:
    lines = "map: empty\narmy moria: sauron 3/0\narmy dimrill_dale: elves 3/0\nnation elves: at-war\n"
    lines += "nation sauron: at-war\ndice free: muster_army event\ndice shadow: event\nnext: gondor saruman\n"
    lines += f"table: balrog-of-moria\nlaid {player}: balrog-of-moria\nhand witch-king: orc-patrol"
    match = play(four(lines), "die:muster_army", "attack", "all")
    while asked(match)[0] != "witch-king" or asked(match)[1] != "wotr.combat-card":
        play(match, "none" if asked(match)[1] == "wotr.combat-card" else "fight")
    assert ("card:balrog-of-moria" in options(match)) == offered


# -- leading players' decisions


def test_the_leading_players_decide_for_fellowship_and_hunt_dice() -> None:
    match = four("phase: fellowship\nturn: 2\nleading: rohan saruman\nfellowship: rivendell, progress 2")
    assert asked(match)[0] == "rohan"
    match = four("phase: hunt-dice\nturn: 2\nleading: rohan saruman")
    assert asked(match) == ("saruman", "wotr.hunt-dice")


def test_the_hunt_is_resolved_by_the_leading_player_whoever_moved_the_fellowship() -> None:
    lines = "dice free: character\nhunt box: free 0, shadow 3\nleading: rohan witch-king\nnext: gondor saruman"
    match = four(lines, hunt_dice=[6, 6, 6], hunt_tile=["std_3_1"])
    assert asked(match)[0] == "gondor"
    play(match, "die:character", "move-fellowship")
    assert asked(match) == ("rohan", "wotr.hunt.casualty")


def test_where_a_hobbit_taken_alive_goes_the_leading_player_says() -> None:
    lines = "".join(
        f"character {each}: eliminated\n"
        for each in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "peregrin")
    )
    lines += "guide: meriadoc\ndice free: character event\nhunt box: free 0, shadow 3\n"
    lines += "leading: rohan witch-king\nnext: gondor saruman"
    for answers in (("yes",), ("no", "guide")):
        match = four(lines, hunt_dice=[6, 6, 6], hunt_tile=["std_3_1"])
        play(match, "die:character", "move-fellowship", *answers)
        assert asked(match) == ("rohan", "wotr.journey.to")


def test_hits_by_a_card_are_taken_by_the_armys_controller() -> None:
    lines = "map: empty\narmy osgiliath: sauron 3/1, southrons 1/0\ndice free: event event\n"
    lines += "dice shadow: event\nhand rohan: the-spirit-of-mordor\nleading: gondor saruman\n"
    match = four(lines, card_dice=[6, 6, 1, 1, 1])
    play(match, "die:event", "card:the-spirit-of-mordor")
    assert asked(match) == ("witch-king", "wotr.casualties")


# -- the order of acting


def test_who_does_not_lead_acts_first_then_they_take_turns() -> None:
    match = four("dice free: event event event\ndice shadow: event event event")
    order = []
    while match.state.turn == 1:
        order.append(asked(match)[0])
        waste(match)
    assert order == ["rohan", "saruman", "gondor", "witch-king", "rohan", "saruman"]


def test_whoever_passes_is_the_next_to_act_for_the_side() -> None:
    match = four("dice free: event\ndice shadow: event event event")
    assert asked(match)[0] == "rohan"
    play(match, "pass")
    waste(match)
    assert asked(match)[0] == "rohan"
    waste(match)
    assert asked(match)[0] == "witch-king"


def test_in_every_turn_those_who_do_not_lead_act_first() -> None:
    dice = {"action-dice/free": ["event"] * 4, "action-dice/shadow": ["event"] * 7}
    match = four("phase: roll\nturn: 2\nleading: rohan saruman\nnext: rohan saruman")
    for name, outcomes in dice.items():
        match.chance.script(name, outcomes)
    assert asked(match)[0] == "gondor"
    waste(match)
    assert asked(match)[0] == "witch-king"


# -- notation, undo


def test_everything_of_partners_is_written_and_read() -> None:
    text = """
    map: empty
    army edoras: rohan 2/0/1, gondor 1/0/0
    army osgiliath: sauron 2/0, southrons 1/0
    control minas_tirith: shadow
    captured minas_tirith: saruman
    mixed armies: edoras osgiliath
    leading: rohan saruman
    next: rohan witch-king
    dice free: event
    table: flocks-of-crebain
    laid saruman: flocks-of-crebain
    hand rohan: athelas
    seen gondor: athelas
    discards free: bilbos-song
    face down gondor: bilbos-song
    """
    match = four(text)
    again = westmarch.load_position(match.position())
    assert again.position() == match.position()
    for line in ("leading: rohan saruman", "next: rohan witch-king", "captured minas_tirith: saruman"):
        assert line in match.position()
    for seat in (*match.seats, None):
        assert again.view(seat) == match.view(seat)


def test_an_army_that_acted_and_was_besieged_is_told_from_the_one_before_the_walls() -> None:
    siege = "map: empty\narmy minas_tirith: sauron 2/0\ngarrison minas_tirith: gondor 2/0, rohan 1/0"
    lines = ["used armies: minas_tirith", "used garrisons: minas_tirith"]
    match = three(siege, "dice free: muster_army event\ndice shadow: army", *lines)
    assert [line for line in match.position().splitlines() if line in lines] == lines
    assert match.view("free")["partners"]["used"]["armies"] == ["minas_tirith"]


@pytest.mark.parametrize(
    "line",
    [
        "leading: gondor rohan",
        "leading: witch-king gondor",
        "next: gondor",
        "mixed armies: edoras",
        "captured edoras: saruman",
        "seen gondor: athelas",
        "laid saruman: flocks-of-crebain",
        "used nations: gondor",
        "used armies: edoras",
        "discards free: athelas\nface down: athelas",
        "mixed garrisons: bree",
    ],
)
def test_bad_lines_about_partners_are_refused(line: str) -> None:
    with pytest.raises(westmarch.BadText):
        four(line)


def test_a_chosen_pass_is_taken_back_with_its_order() -> None:
    match = four("dice free: event\ndice shadow: event event event")
    before = match.position()
    play(match, "pass")
    match.pop()
    assert match.position() == before
