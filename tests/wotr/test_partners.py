"""Three and four players (rulebook chapter XI): each test names the line of the chapter, or the reading, it covers."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.wotr.helpers import FOUR, THREE, army, asked, options, play, position, reason
from westmarch.games.wotr.facts.board import INDEX
from westmarch.games.wotr.facts.nations import KIND_INDEX
from westmarch.games.wotr.state import War


def four(*lines: str, **scripts: list[object]) -> War:
    return position(*lines, seats=FOUR, **scripts)


def three(*lines: str, **scripts: list[object]) -> War:
    return position(*lines, seats=THREE, **scripts)


def waste(match: War) -> War:
    """Whoever acts discards a die; a die that is his only choice needs no answer."""
    if asked(match)[1] == "wotr.action":
        play(match, options(match)[0])
    return play(match, "waste")


def told(match: War, kind: str) -> list[dict[str, object]]:
    return [dict(event.params) for event in match.events if event.kind == kind]


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
    match = four("phase: cards\nturn: 2")
    match.state.decks[0].clear()
    play(match, "draw:strategy")
    assert asked(match)[1] != "wotr.draw-from", "only the Strategy deck is left, so nobody asks"


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
    assert len({tuple(match.imagine("rohan", seed).state.hands[0]) for seed in range(20)}) > 1


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
    hands = {match.imagine("gondor", seed).state.hands[1][0] for seed in range(60)}
    assert len(hands) > 5
    assert "elven-cloaks" not in hands


# -- leading players' decisions


def test_the_leading_players_decide_for_fellowship_and_hunt_dice() -> None:
    match = four("phase: fellowship\nturn: 2\nleading: rohan saruman\nfellowship: rivendell, progress 2")
    assert asked(match)[0] == "rohan"
    match = four("phase: hunt-dice\nturn: 2\nleading: rohan saruman")
    assert asked(match) == ("saruman", "wotr.hunt-dice")


def test_the_hunt_is_resolved_by_the_leading_player_whoever_moved_the_fellowship() -> None:
    match = four(
        "dice free: character\nhunt box: free 0, shadow 3\nleading: rohan witch-king\nnext: gondor saruman",
        hunt_dice=[6, 6, 6],
        hunt_tile=["std_3_1"],
    )
    assert asked(match)[0] == "gondor"
    play(match, "die:character", "move-fellowship")
    assert asked(match) == ("rohan", "wotr.hunt.casualty")


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


# -- actions only for one's own nations


def test_dice_serve_only_the_own_nations_armies() -> None:
    match = four("dice free: muster_army muster event")
    play(match, "die:muster_army", "move-armies")
    assert asked(match)[0] == "rohan"
    assert {"edoras", "dale", "erebor"} <= set(options(match))
    assert not {"minas_tirith", "lorien", "rivendell"} & set(options(match))
    assert reason(match, "minas_tirith") == "wotr.why.partners-army"


def test_only_the_owner_moves_a_nation_on_the_political_track() -> None:
    match = four("dice free: muster event event")
    play(match, "die:muster", "diplomacy")
    assert options(match) == ("nation:dwarves", "nation:north", "nation:rohan")
    assert reason(match, "nation:gondor") == "wotr.why.partners-nation"


def test_a_companions_ability_moves_any_nation() -> None:
    match = four("dice free: muster event event\ncharacter boromir: minas_tirith")
    assert asked(match)[0] == "rohan"
    play(match, "die:muster")
    assert "envoy:boromir" in options(match)


def test_recruiting_is_for_the_own_nations_and_nazgul_are_the_witch_kings() -> None:
    war = "acting: shadow\ndice shadow: muster event event\nnation sauron: at-war\nnation isengard: at-war\n"
    match = four(war)
    play(match, "die:muster", "recruit")
    assert set(options(match)) == {"isengard-regular", "isengard-elite"}
    assert reason(match, "nazgul") == "wotr.why.partners-nation"
    match = four(war + "next: rohan witch-king")
    play(match, "die:muster", "recruit")
    assert "nazgul" in options(match)
    assert "isengard-regular" not in options(match)


def test_minions_are_brought_and_moved_by_their_own_player() -> None:
    war = "acting: shadow\ndice shadow: muster event event\nnation isengard: at-war\n"
    assert "bring:saruman" in options(play(four(war), "die:muster"))
    match = play(four(war + "next: rohan witch-king"), "die:muster")
    assert reason(match, "bring:saruman") == "wotr.why.partners-action"


def test_nazgul_are_moved_by_both_the_witch_king_only_by_his_own_player() -> None:
    lines = "acting: shadow\ndice shadow: character event\ncharacter witch_king: minas_morgul\n"
    match = play(four(lines), "die:character", "move-minions")
    assert asked(match)[0] == "saruman"
    assert "minas_morgul" in options(match)
    assert reason(match, "character:witch_king") == "wotr.why.partners-character"
    match = play(four(lines + "next: rohan witch-king"), "die:character", "move-minions")
    assert "character:witch_king" in options(match)


def test_either_moves_the_fellowship_and_companions() -> None:
    for first in ("rohan", "gondor"):
        match = four(f"dice free: character event\nnext: {first} saruman\ncharacter gimli: edoras")
        play(match, "die:character")
        assert {"move-fellowship", "separate", "move-companions"} <= set(options(match))


def test_a_card_with_a_players_sign_is_for_that_player() -> None:
    hands = "hand gondor: riders-of-theoden guards-of-the-citadel\ndice free: event event\nnation gondor: at-war\n"
    match = play(four(hands + "next: gondor saruman"), "die:event")
    assert "card:guards-of-the-citadel" in options(match)
    assert reason(match, "card:riders-of-theoden") == "wotr.why.partners-card"


def test_a_card_without_a_sign_is_anybodys() -> None:
    for first in ("gondor", "rohan"):
        match = four(f"hand {first}: wisdom-of-elrond\ndice free: event event\nnext: {first} saruman")
        play(match, "die:event", "card:wisdom-of-elrond")
        own = {"gondor": {"elves", "gondor"}, "rohan": {"dwarves", "north", "rohan"}}[first]
        assert set(options(match)) == {f"nation:{nation}" for nation in own}


def test_one_elven_ring_a_turn_for_the_side() -> None:
    match = four("dice free: character event event event\ndice shadow: event event event event")
    play(match, "elven-ring", "die:event", "die:muster")
    waste(match)
    waste(match)
    assert asked(match)[0] == "gondor"
    assert reason(match, "elven-ring") == "wotr.why.ring-used"


# -- mixed armies

TOGETHER = """
map: empty
army minas_tirith: gondor 3/1/1, rohan 2/0/1
army orthanc: isengard 2/0
dice free: muster_army muster_army muster_army
dice shadow: army army army
nation gondor: at-war
nation rohan: at-war
"""


def test_units_that_meet_may_stay_apart_or_become_one_army_by_agreement() -> None:
    lines = "map: empty\narmy edoras: rohan 2/0\narmy druadan_forest: gondor 1/0\narmy folde: rohan 1/0\n"
    lines += "dice free: muster_army muster_army\ndice shadow: event\nnation rohan: at-war\nnation gondor: at-war\n"
    match = four(lines)
    play(match, "die:muster_army", "move-armies", "folde", "druadan_forest", "done")
    assert asked(match) == ("rohan", "wotr.join"), "whoever acted is asked first"
    apart = match.clone()
    play(apart, "no")
    assert apart.view(None)["armies"][0]["apart"]
    play(match, "yes")
    assert asked(match) == ("gondor", "wotr.join")
    refused = match.clone()
    play(refused, "no")
    assert not refused.state.mixed
    play(match, "yes")
    (mixed,) = [each for each in match.view(None)["armies"] if each["mixed"]]
    assert (mixed["region"], mixed["commander"]) == ("druadan_forest", "gondor"), "equal: the leading player"


def test_a_mixed_army_can_be_proposed_later() -> None:
    match = four(TOGETHER)
    assert "join:minas_tirith" in options(match)
    play(match, "join:minas_tirith")
    assert asked(match) == ("gondor", "wotr.join")
    declined = match.clone()
    play(declined, "no")
    assert "join:minas_tirith" not in options(declined), "asked once an action"
    play(match, "yes")
    assert asked(match) == ("rohan", "wotr.action")
    assert match.view(None)["armies"][0]["commander"] == "gondor"
    assert reason(match, "join:minas_tirith") == "wotr.why.mixed-already"
    assert reason(match, "join:edoras") == "wotr.why.not-both-there"


def test_apart_each_player_moves_his_own_units() -> None:
    match = four(TOGETHER)
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert army(match, "druadan_forest") == {"rohan-regular": 2, "rohan-leader": 1}
    assert army(match, "minas_tirith") == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}


@pytest.mark.parametrize(
    ("figures", "leading", "commander"),
    [
        ("gondor 3/0, rohan 2/0", "rohan saruman", "gondor"),
        ("gondor 1/1, rohan 2/0", "rohan saruman", "gondor"),
        ("gondor 2/0, rohan 2/0", "rohan saruman", "rohan"),
        ("gondor 2/0, rohan 2/0", "gondor saruman", "gondor"),
        ("elves 1/0, gondor 1/0, rohan 1/0", "rohan saruman", "gondor"),
    ],
)
def test_who_controls_a_mixed_army(figures: str, leading: str, commander: str) -> None:
    match = four(
        f"map: empty\narmy minas_tirith: {figures}\nmixed armies: minas_tirith\nleading: {leading}\ndice free: event"
    )
    assert match.view(None)["armies"][0]["commander"] == commander


def test_only_the_controller_moves_a_mixed_army_and_the_other_takes_his_units_out() -> None:
    match = four(TOGETHER + "mixed armies: minas_tirith\nnext: gondor saruman")
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert army(match, "druadan_forest")["rohan-regular"] == 2
    assert match.view(None)["armies"][0]["mixed"], "it stays mixed where it goes"
    match = four(TOGETHER + "mixed armies: minas_tirith")
    play(match, "die:muster_army", "move-armies", "druadan_forest", "all")
    assert army(match, "druadan_forest") == {"rohan-regular": 2, "rohan-leader": 1}
    assert not match.state.mixed, "an army of one is not mixed"


def test_only_the_controller_attacks_with_a_mixed_army() -> None:
    lines = TOGETHER + "mixed armies: minas_tirith\narmy osgiliath: sauron 2/0\n"
    match = play(four(lines), "die:muster_army")
    assert reason(match, "attack") == "wotr.why.partner-commands"
    match = play(four(lines + "next: gondor saruman"), "die:muster_army", "attack")
    assert match.decision is not None
    assert match.decision.params["force"] == {
        "gondor-regular": 3,
        "gondor-elite": 1,
        "gondor-leader": 1,
        "rohan-regular": 2,
        "rohan-leader": 1,
    }


def test_apart_each_attacks_with_his_own_units() -> None:
    match = four(TOGETHER + "army osgiliath: sauron 2/0")
    play(match, "die:muster_army", "attack")
    assert match.decision is not None
    assert match.decision.params["force"] == {"rohan-regular": 2, "rohan-leader": 1}


def test_a_mixed_army_is_not_split_so_that_control_is_lost() -> None:
    match = four(TOGETHER + "mixed armies: minas_tirith\nnext: gondor saruman")
    play(match, "die:muster_army", "move-armies", "druadan_forest", "split", "count:1", "count:0")
    assert match.decision is not None
    assert match.decision.params["figure"] == "rohan-regular"
    # Three of Gondor stay with whoever of Rohan stays; one of Gondor goes, and leads one of Rohan but not two.
    assert options(match) == ("count:0", "count:1")
    assert reason(match, "count:2") == "wotr.why.lose-control"


def test_splits_leave_control_of_both_parts() -> None:
    lines = "map: empty\narmy minas_tirith: gondor 3/0, rohan 2/0\nmixed armies: minas_tirith\nnext: gondor saruman\n"
    lines += "dice free: muster_army\ndice shadow: army\nnation gondor: at-war\nnation rohan: at-war"
    match = play(four(lines), "die:muster_army", "move-armies", "druadan_forest", "split")
    # Gondor 1 goes with at most Rohan 1 (leading player at a tie); then 2 against 1 or 2 against 2 stay.
    assert options(match) == ("count:1", "count:2", "count:3")
    assert reason(match, "count:0") == "wotr.why.somebody-goes"
    all_of_gondor = match.clone()
    play(all_of_gondor, "count:3")
    assert army(all_of_gondor, "druadan_forest") == {"gondor-regular": 3, "rohan-regular": 2}, "nobody is left alone"
    play(match, "count:1")
    assert options(match) == ("count:0", "count:1")
    assert reason(match, "count:2") == "wotr.why.lose-control"


def test_who_is_attacked_together_defends_together_and_stays_mixed() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0, rohan 1/0\narmy south_ithilien: sauron 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event event\nnext: gondor witch-king\nnation sauron: at-war"
    match = four(lines, combat_dice=[1] * 20)
    play(match, "die:army", "attack", "all")
    assert told(match, "wotr.joined")
    while match.decision is not None and match.decision.kind != "wotr.action":
        assert match.decision.seat in ("gondor", "witch-king"), "Gondor commands, with more units"
        match.push({"wotr.retreat": "fight", "wotr.battle.continue": "cease"}.get(match.decision.kind, "none"))
    assert next(each for each in match.view(None)["armies"] if each["region"] == "osgiliath")["mixed"]


def test_combat_cards_come_from_the_controllers_hand() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0, rohan 1/0\narmy south_ithilien: sauron 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event event\nnext: gondor witch-king\nnation sauron: at-war\n"
    lines += "hand gondor: elven-cloaks\nhand rohan: the-last-battle\nhand saruman: orc-patrol"
    match = four(lines)
    play(match, "die:army", "attack", "all")
    if asked(match)[1] == "wotr.withdraw":
        play(match, "fight")
    while asked(match)[1] == "wotr.combat-card":
        seat = asked(match)[0]
        assert seat in ("witch-king", "gondor")
        assert "card:orc-patrol" not in options(match)
        assert "card:the-last-battle" not in options(match)
        play(match, "none")


def test_control_is_settled_for_the_whole_battle() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0, rohan 2/1\narmy south_ithilien: sauron 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event event\nnext: gondor witch-king\nnation sauron: at-war\n"
    match = four(lines, combat_dice=[6, 6, 1, 1, 1, 1, 1, 1, 1, 1])
    play(match, "die:army", "attack", "all")
    while asked(match)[1] != "wotr.casualties":
        play(match, "none")
    assert asked(match)[0] == "rohan"
    play(match, "lose:rohan-regular", "lose:rohan-regular")
    assert match.decision is not None
    while match.decision.kind != "wotr.retreat":
        match.push("continue")
    assert asked(match)[0] == "rohan", "one against two now, but still his battle"


def test_nations_not_at_war_hold_a_mixed_army_back() -> None:
    lines = "map: empty\narmy druadan_forest: rohan 1/0, gondor 2/0\nmixed armies: druadan_forest\n"
    lines += "next: gondor saruman\nleading: rohan saruman\n"
    lines += "dice free: muster_army\ndice shadow: army\nnation gondor: at-war\nnation rohan: 1 active"
    match = play(four(lines), "die:muster_army", "move-armies")
    # Rohan may not go to Gondor's land; Gondor would leave it alone and so lose control of a part.
    assert "minas_tirith" not in options(match)
    assert reason(match, "minas_tirith") == "wotr.why.lose-control"


def test_partners_apart_remove_surplus_in_turns_the_one_who_does_not_lead_first() -> None:
    lines = "map: empty\narmy edoras: rohan 5/0, gondor 5/0\ndice free: event event\ndice shadow: event\n"
    lines += "hand rohan: riders-of-theoden\nnation rohan: at-war"
    match = play(four(lines), "die:event", "card:riders-of-theoden", "rohan-elite", "no")
    match.pop()
    match.state.add(INDEX["edoras"], KIND_INDEX["gondor-elite"], 1)
    play(match, "no")
    assert asked(match) == ("rohan", "wotr.surplus")
    assert set(options(match)) == {"rohan-regular", "rohan-elite"}
    play(match, "rohan-regular")
    assert asked(match) == ("gondor", "wotr.surplus")
    assert set(options(match)) == {"gondor-regular", "gondor-elite"}


def test_a_mixed_armys_surplus_is_its_controllers_choice() -> None:
    lines = "map: empty\narmy edoras: rohan 4/0, gondor 6/0\nmixed armies: edoras\ndice free: event event\n"
    lines += "dice shadow: event\nhand rohan: riders-of-theoden\nnation rohan: at-war"
    match = play(four(lines), "die:event", "card:riders-of-theoden", "rohan-elite", "no")
    assert asked(match) == ("gondor", "wotr.surplus")


def test_southron_elites_lead_while_saruman_is_in_play() -> None:
    lines = "map: empty\narmy umbar: southrons 1/1\nacting: shadow\ndice shadow: character event\n"
    lines += "nation southrons: at-war\n"
    match = play(four(lines + "character saruman: orthanc"), "die:character")
    assert "move-armies" in options(match)
    assert reason(play(four(lines), "die:character"), "move-armies") != ""
    two = position(lines + "character saruman: orthanc")
    assert reason(play(two, "die:character"), "move-armies") != "", "only where players share the Shadow"


# -- three players: two actions in a row


WEST = "dice free: muster muster muster_army muster_army\ndice shadow: event event event event\n"
WEST += "nation gondor: at-war\nnation rohan: at-war\nnation north: 1 active\n"


def test_no_two_actions_in_a_row_for_the_same_nation() -> None:
    match = three(WEST)
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    waste(match)
    play(match, "die:muster_army", "move-armies")
    assert "minas_tirith" not in options(match)
    assert reason(match, "minas_tirith") == "wotr.why.nation-again"
    assert "edoras" in options(match)


def test_a_fellowship_action_between_lifts_the_restriction() -> None:
    match = three("dice free: muster character muster\ndice shadow: event event event\nnation gondor: at-war\n")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    waste(match)
    assert reason(play(match.clone(), "die:muster"), "gondor-elite") == "wotr.why.nation-again"
    play(match, "die:character", "move-fellowship")
    waste(match)
    assert "gondor-elite" in options(play(match, "die:muster", "recruit"))


def test_passes_and_discarded_dice_are_no_actions() -> None:
    match = three("dice free: muster event muster\ndice shadow: event event event event event\nnation gondor: at-war\n")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    waste(match)
    play(match, "pass")
    waste(match)
    play(match, "die:event", "waste")
    waste(match)
    play(match, "die:muster")
    assert reason(match, "gondor-elite") == "wotr.why.nation-again"


def test_the_political_track_counts_as_an_action_for_the_nation() -> None:
    match = three("dice free: muster muster\ndice shadow: event event\n")
    play(match, "die:muster", "diplomacy", "nation:rohan")
    waste(match)
    play(match, "die:muster", "diplomacy")
    assert reason(match, "nation:rohan") == "wotr.why.nation-again"
    assert "nation:north" in options(match)


def test_cards_about_a_nation_count_and_are_held_back() -> None:
    lines = "dice free: event event event\ndice shadow: event event event\nnation gondor: at-war\n"
    match = three(lines + "hand free: guards-of-the-citadel imrahil-of-dol-amroth bilbos-song")
    play(match, "die:event", "card:guards-of-the-citadel", "gondor-elite", "no")
    waste(match)
    play(match, "die:event")
    assert reason(match, "card:imrahil-of-dol-amroth") == "wotr.why.nation-again"
    assert "card:bilbos-song" in options(match)


def test_a_mixed_army_may_follow_one_of_its_nations_but_not_itself() -> None:
    lines = "map: empty\narmy osgiliath: gondor 2/0\narmy edoras: rohan 2/0, gondor 1/0\n"
    lines += "dice free: muster_army muster_army muster_army\ndice shadow: event event event\n"
    lines += "nation gondor: at-war\nnation rohan: at-war\n"
    match = three(lines)
    play(match, "die:muster_army", "move-armies", "osgiliath", "minas_tirith", "all", "done")
    waste(match)
    play(match, "die:muster_army", "move-armies", "folde")
    assert "all" in options(match), "Gondor moved, the mixed army may follow"
    play(match, "split")
    assert options(match) == ("count:0", "count:1")
    play(match, "count:1")
    assert "count:0" not in options(match), "Gondor alone may not"
    play(match, "count:2")
    waste(match)
    play(match, "die:muster_army")
    assert reason(match, "folde") == "wotr.why.army-again"


def test_moving_two_armies_counts_for_both_nations() -> None:
    match = three(WEST)
    play(match, "die:muster_army", "move-armies", "minas_tirith", "osgiliath", "all", "edoras", "folde", "all")
    waste(match)
    play(match, "die:muster")
    for figure in ("gondor-regular", "rohan-regular"):
        assert reason(match, figure) == "wotr.why.nation-again"


def test_the_restriction_ends_with_the_turn() -> None:
    match = three("dice free: muster\nnation gondor: at-war\nnation sauron: at-war")
    play(match, "die:muster", "recruit", "gondor-elite", "minas_tirith")
    assert not match.state.used


def test_a_free_peoples_player_among_four_knows_no_such_restriction() -> None:
    match = four("dice free: muster muster muster\ndice shadow: event event event\nnation rohan: at-war")
    play(match, "die:muster", "recruit", "rohan-elite", "edoras")
    assert not match.state.used


# -- winning


def test_a_side_wins_together_and_the_count_tells_the_foremost() -> None:
    lines = "phase: victory\nmap: empty\n"
    held = {"minas_tirith": "witch-king", "dol_amroth": "saruman", "pelargir": "saruman", "helms_deep": "saruman"}
    held |= {"edoras": "saruman", "rivendell": "witch-king", "lorien": "witch-king"}
    for region, captor in held.items():
        lines += f"control {region}: shadow\ncaptured {region}: {captor}\n"
    match = four(lines + "control moria: free")
    assert match.result is not None
    assert match.result.winners == ("witch-king", "saruman")
    score = match.result.score
    assert (score["witch-king"], score["saruman"]) == (6 - 2, 6), "points taken, less Moria, lost by Sauron's nation"
    assert (score["gondor"], score["rohan"]) == (-9, -3), "points lost"


def test_credit_goes_to_the_controller_of_the_army_that_took_a_place() -> None:
    lines = "map: empty\narmy osgiliath: sauron 2/0, southrons 1/0\nmixed armies: osgiliath\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event\nnext: gondor witch-king\n"
    lines += "nation sauron: at-war\nnation southrons: at-war"
    match = four(lines)
    play(match, "die:army", "move-armies", "minas_tirith", "all")
    assert match.view(None)["partners"]["captured"] == {"minas_tirith": "witch-king"}
    assert match.view(None)["partners"]["tally"]["gondor"] == -2


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


# -- who decides, in the corners


def test_in_every_turn_those_who_do_not_lead_act_first() -> None:
    dice = {"action-dice/free": ["event"] * 4, "action-dice/shadow": ["event"] * 7}
    match = four("phase: roll\nturn: 2\nleading: rohan saruman\nnext: rohan saruman")
    for name, outcomes in dice.items():
        match.chance.script(name, outcomes)
    assert asked(match)[0] == "gondor"
    waste(match)
    assert asked(match)[0] == "witch-king"


def test_who_commands_in_a_battle_has_the_credit_for_what_it_takes() -> None:
    lines = "map: empty\narmy edoras: rohan 1/0\narmy westemnet: isengard 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event\nnation isengard: at-war"
    match = four(lines, combat_dice=[6, 6, 6, 6, 6, 1])
    assert asked(match)[0] == "saruman"
    play(match, "die:army", "attack", "all", "all")
    assert match.view(None)["partners"]["leading"]["shadow"] == "witch-king"
    assert match.view(None)["partners"]["captured"]["edoras"] == "saruman"


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


@pytest.mark.parametrize(("player", "offered"), [("witch-king", True), ("saruman", False)])
def test_a_card_on_the_table_fights_for_who_laid_it_there(player: str, offered: bool) -> None:
    lines = "map: empty\narmy moria: sauron 3/0\narmy dimrill_dale: elves 3/0\nnation elves: at-war\n"
    lines += "nation sauron: at-war\ndice free: muster_army event\ndice shadow: event\nnext: gondor saruman\n"
    lines += f"table: balrog-of-moria\nlaid {player}: balrog-of-moria\nhand witch-king: orc-patrol"
    match = play(four(lines), "die:muster_army", "attack", "all")
    while asked(match)[0] != "witch-king" or asked(match)[1] != "wotr.combat-card":
        play(match, "none" if asked(match)[1] == "wotr.combat-card" else "fight")
    assert ("card:balrog-of-moria" in options(match)) == offered


def test_the_messenger_serves_his_own_player() -> None:
    lines = "acting: shadow\ndice shadow: muster event\ndice free: event\ncharacter mouth_of_sauron: barad_dur\n"
    lines += "nation sauron: at-war\nnation isengard: at-war\n"
    assert "move-armies" in options(play(four(lines + "next: gondor witch-king"), "die:muster"))
    assert "move-armies" not in options(play(four(lines), "die:muster"))
