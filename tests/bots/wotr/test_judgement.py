"""How the steward weighs things: battles, cards, places, and questions it has never heard."""

from __future__ import annotations

import pytest

from tests.story import play
from tests.wotr.helpers import free_with, position
from westmarch.bots.wotr import cards, cards_free, cards_shadow, combat, fallback, odds, ring
from westmarch.bots.wotr.answers import ANSWERS
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.card_answers import CARD_ANSWERS
from westmarch.bots.wotr.combat import Fray
from westmarch.bots.wotr.musters import diplomacy_value
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.temper import Temper
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.nations import ELVES, GONDOR, NORTH

TEMPER = Temper(1)


def board_of(match: Match, side: int) -> Board:
    seat = ("free", "shadow")[side]
    return Board(match.view(seat), seat)


def campaign_of(match: Match, side: int) -> Campaign:
    return Campaign(board_of(match, side), side, TEMPER)


# -- battles


def test_more_units_win_more_often() -> None:
    chances = [odds.fight((units, 0, 0, 0), (4, 0, 0, 0), 5, 5, 12).win for units in range(1, 11)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.85


def test_walls_and_leaders_count() -> None:
    field = odds.fight((6, 0, 1, 0), (4, 0, 1, 0), 5, 5, 12).win
    assert odds.fight((6, 0, 1, 0), (4, 0, 1, 0), 6, 6, 12).win < field
    assert odds.fight((6, 0, 3, 0), (4, 0, 1, 0), 5, 5, 12).win > field


def test_whoever_gives_way_wisely_keeps_five_dice_as_long_as_it_can() -> None:
    assert odds.units_left(7, 2, 2) == 5
    assert odds.units_left(7, 2, 4) == 5
    assert odds.units_left(7, 2, 5) == 4
    assert odds.units_left(3, 0, 9) == 0


def test_every_combat_effect_has_a_judgement() -> None:
    assert {event.combat.id for event in BASE.cards.values()} <= set(combat.EFFECTS)


def fray_with(against: object = None) -> Fray:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy north_ithilien: sauron 5/1, nazgul 2\narmy osgiliath: gondor 2/2/1",
        "hand shadow: the-shadow-is-moving candles-of-corpses\nhand free: celeborns-galadhrim thranduils-archers",
    )
    play(match, "die:army", "attack", "all")
    battle = match.view("shadow")["battle"]
    return Fray(battle, INDEX[battle["region"]], against, BASE)


def test_a_card_that_cancels_is_kept_until_there_is_something_to_cancel() -> None:
    daring, bats = "gwaihir-the-windlord", "the-shadow-is-moving"
    assert combat.card_value(fray_with(), FREE, daring) < 0 < combat.card_value(fray_with("strategy"), FREE, daring)
    assert combat.card_value(fray_with(), SHADOW, bats) < combat.card_value(fray_with("strategy"), SHADOW, bats)


def test_a_card_changes_little_in_a_round_that_is_won_anyway() -> None:
    fray = fray_with()
    even = combat.in_the_balance(fray, SHADOW)
    fray.hosts[FREE].units, fray.hosts[FREE].elites = 1, 0
    assert combat.in_the_balance(fray, SHADOW) < 0.6 * even


# -- cards


def test_every_event_card_has_a_judgement() -> None:
    assert set(cards_free.VALUES) | set(cards_shadow.VALUES) == set(BASE.cards)


@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_cards_that_cannot_be_played_at_the_start_are_worth_nothing(side: int) -> None:
    match = position("dice free: event character\ndice shadow: event army")
    board, campaign = board_of(match, side), campaign_of(match, side)
    table = (cards_free.VALUES, cards_shadow.VALUES)[side]
    for card, value in table.items():
        if BASE.cards[card].condition is not None and BASE.cards[card].condition(match.state) is not None:
            assert value(board, campaign) <= 0, card


def test_healing_is_worth_nothing_to_the_unhurt_and_much_near_the_end() -> None:
    def athelas(corruption: int) -> float:
        match = position(f"fellowship: hollin, corruption {corruption}\ndice free: event character")
        return cards.event_value(board_of(match, FREE), campaign_of(match, FREE), "athelas")

    assert athelas(0) == 0
    assert athelas(3) < athelas(9)


def test_the_card_that_is_missed_least_is_discarded() -> None:
    match = position(
        "dice free: event character\nhand free: mithril-coat-and-sting through-a-day-and-a-night phial-of-galadriel"
    )
    board, campaign = board_of(match, FREE), campaign_of(match, FREE)
    options = ("card:phial-of-galadriel", "card:mithril-coat-and-sting", "card:through-a-day-and-a-night")
    assert cards.choose_discard(board, campaign, options)[0] == "card:through-a-day-and-a-night"


# -- places and nations


def test_an_undefended_place_asks_for_less_than_a_garrison() -> None:
    held = campaign_of(position("dice free: event character"), SHADOW)
    empty = campaign_of(position("dice free: event character\narmy lorien: none"), SHADOW)

    def needed(campaign: Campaign) -> float:
        return next(goal.needed for goal in campaign.goals if goal.region == INDEX["lorien"])

    assert needed(empty) < needed(held)


def test_the_free_peoples_hold_what_is_threatened() -> None:
    quiet = campaign_of(position("dice free: event character"), FREE)
    loud = campaign_of(
        position("dice free: event character\nnation sauron: at-war active\narmy osgiliath: sauron 8/2"), FREE
    )
    assert loud.hold_need(INDEX["minas_tirith"]) > quiet.hold_need(INDEX["minas_tirith"])
    assert loud.hold_need(INDEX["grey_havens"]) == quiet.hold_need(INDEX["grey_havens"])


def test_a_nation_in_danger_is_brought_to_war_first() -> None:
    match = position(
        "dice free: muster event\nnation sauron: at-war active\narmy osgiliath: sauron 8/2\nnation gondor: 1 active"
    )
    board, campaign = board_of(match, FREE), campaign_of(match, FREE)
    assert diplomacy_value(board, campaign, GONDOR) > diplomacy_value(board, campaign, NORTH)
    assert diplomacy_value(board, campaign, GONDOR) > diplomacy_value(board, campaign, ELVES)


def test_a_passive_nation_cannot_be_brought_to_war_by_a_die() -> None:
    match = position("dice free: muster event\nnation gondor: 1 passive")
    assert diplomacy_value(board_of(match, FREE), campaign_of(match, FREE), GONDOR) < 0


# -- the Ring


def test_the_free_peoples_are_pressed_as_strongholds_fall() -> None:
    calm = position("dice free: event character")
    lost = position(
        "dice free: event character",
        "control minas_tirith: shadow\narmy minas_tirith: sauron 3/0\ncontrol lorien: shadow\narmy lorien: sauron 2/0",
    )
    assert ring.urgency(board_of(lost, FREE)) > ring.urgency(board_of(calm, FREE)) + 0.3
    assert ring.turns_left(board_of(lost, FREE)) < ring.turns_left(board_of(calm, FREE))


def test_the_chance_of_the_hunt_is_that_of_its_dice() -> None:
    match = position("dice free: event character\nhunt box: free 1, shadow 2\nfellowship: hollin")
    assert board_of(match, FREE).hunt_chance() == pytest.approx(1 - (4 / 6) ** 2)
    watched = position(
        "dice free: event character\nhunt box: free 1, shadow 2\nfellowship: hollin\narmy hollin: sauron 1/0"
    )
    assert board_of(watched, FREE).hunt_chance() == pytest.approx(1 - (4 / 6) ** 3)


def test_the_twelfth_point_of_corruption_is_beyond_price() -> None:
    match = position("dice free: event character\nfellowship: hollin, corruption 10")
    board = board_of(match, FREE)
    assert ring.corruption_cost(board, 1) < ring.RUIN <= ring.corruption_cost(board, 2)


# -- questions


def test_what_it_has_never_heard_of_it_answers_soundly() -> None:
    match = position("dice free: event character\ndice shadow: event army")
    board, campaign = board_of(match, SHADOW), campaign_of(match, SHADOW)

    def guess(kind: str, *options: str) -> str:
        return fallback.guess(board, campaign, kind, options, {})[0]

    assert guess("wotr.lome.gift", "no", "yes") == "yes"
    assert guess("wotr.lome.give-up", "sauron-elite", "sauron-regular") == "sauron-regular"
    assert guess("wotr.lome.strike", "gondor-leader", "character:aragorn") == "character:aragorn"
    assert guess("wotr.lome.lose", "none", "sauron-elite") == "none"
    assert guess("wotr.lome.bring", "count:0", "count:3") == "count:3"


def test_any_question_gets_one_of_its_answers() -> None:
    match = position("dice free: event character\ndice shadow: event army")
    view = match.view("free")
    for options in (("x", "y"), ("minas_tirith", "pelargir"), ("count:2", "count:4"), ("card:elven-cloaks", "none")):
        for kind in ("wotr.unheard", "wotr.card.unheard", "wotr.fight.unheard"):
            assert Steward(1).choose(view, Decision("free", kind, options)) in options


def test_no_question_is_answered_in_two_places() -> None:
    assert not set(ANSWERS) & set(CARD_ANSWERS)


def test_it_forgets_a_plan_that_the_board_has_overtaken() -> None:
    match = free_with("character")
    steward = Steward(1)
    assert match.decision is not None
    steward.choose(match.view("free"), match.decision)
    other = position(
        "acting: shadow\ndice free: event\ndice shadow: army event",
        "nation sauron: at-war active\narmy north_ithilien: sauron 5/1\narmy osgiliath: gondor 2/0/0",
    )
    while other.decision is not None and other.decision.seat == "shadow":
        token = steward.choose(other.view("shadow"), other.decision)
        assert token in other.decision.options
        other.push(token)
