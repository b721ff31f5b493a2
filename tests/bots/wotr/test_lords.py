"""The steward with Lords of Middle-earth: its people, its dice, its rings and its cards."""

from __future__ import annotations

import pytest

from tests.wotr.helpers import FOUR, gone
from tests.wotr.lome.helpers import new_match, position
from westmarch.bots.wotr import battles, cards_free, cards_shadow, combat, lords, lords_cards
from westmarch.bots.wotr.answers import ANSWERS
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.card_answers import CARD_ANSWERS
from westmarch.bots.wotr.lords_answers import LORDS_ANSWERS
from westmarch.bots.wotr.partners import PARTNER_ANSWERS
from westmarch.bots.wotr.reading import Board
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.temper import Temper
from westmarch.core.decisions import Decision
from westmarch.core.match import Match
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.lome import GAME
from westmarch.games.wotr.state import ACTIONS
from westmarch.games.wotr.text import view

TEMPER = Temper(1)


@pytest.fixture(autouse=True)
def with_lords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that people play has the expansion."""
    monkeypatch.setattr(view, "find", lambda key: GAME)


def board_of(match: Match, seat: str) -> Board:
    return Board(match.view(seat), seat)


def would_say(match: Match, seat: str, kind: str, *options: str, **params: str) -> str:
    return Steward(1).choose(match.view(seat), Decision(seat, kind, options, params))


def act(match: Match) -> list[str]:
    """The answers of one action."""
    steward, given = Steward(1), []
    assert match.decision is not None
    seat = match.decision.seat
    while match.decision is not None and match.decision.seat == seat:
        if match.decision.kind == "wotr.action" and given:
            break
        given.append(steward.choose(match.view(seat), match.decision))
        match.push(given[-1])
    return given


# -- what it knows


def test_every_card_and_combat_effect_has_a_judgement() -> None:
    edition = GAME.edition(2, ("lome",))
    known = set(cards_free.VALUES) | set(cards_shadow.VALUES) | set(lords_cards.VALUES)
    # One card is in no deck: it is never played.
    assert set(edition.cards) - known == {"we-shall-get-it"}
    assert {card.combat.id for card in edition.cards.values()} - set(combat.EFFECTS) == {"none"}


def test_no_question_is_answered_in_two_places() -> None:
    tables = (ANSWERS, CARD_ANSWERS, PARTNER_ANSWERS, LORDS_ANSWERS)
    assert sum(map(len, tables)) == len({kind for table in tables for kind in table})


@pytest.mark.parametrize(("seats", "council"), [(2, False), (2, True), (4, True)])
def test_it_plays_to_the_end_without_guessing(seats: int, council: bool) -> None:
    match = new_match(seats, seed=3, council=council)
    bots = {seat: Steward(number) for number, seat in enumerate(match.seats)}
    while match.decision is not None:
        bot = bots[match.decision.seat]
        token = bot.choose(match.view(match.decision.seat), match.decision)
        assert token in match.decision.options
        assert bot.why.key != "bot-wotr-guess", match.decision
        assert "{" not in str(bot.why)
        match.push(token)
    assert match.result is not None


def test_it_reads_the_card_that_lies_for_somebody() -> None:
    asleep = board_of(position("dice free: event\ncharacter balrog_of_moria: moria"), "free")
    awake = board_of(
        position("dice free: event\ncharacter balrog_of_moria: moria\nversion balrog_of_moria: balrog_active"), "free"
    )
    assert (asleep.who("balrog_of_moria").level, awake.who("balrog_of_moria").level) == (0, 2)


# -- people


def test_elrond_and_galadriel_come_once_there_is_war() -> None:
    match = position("dice free: muster event\ndice shadow: event\nnation elves: at-war active")
    assert act(match)[:2] == ["die:muster", "bring:lord_elrond"]


def test_with_partners_gondors_player_brings_them() -> None:
    match = position("dice free: muster event\ndice shadow: event\nnation elves: at-war active", seats=FOUR)
    for seat, brings in (("gondor", True), ("rohan", False)):
        board = board_of(match, seat)
        intents = lords.free_intents(board, Campaign(board, board.me, TEMPER))
        assert any(intent.token == "bring:lord_elrond" for intent in intents) == brings


def test_the_chief_of_the_ringwraiths_comes_early() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: muster event event\nfellowship: hollin",
        "nation isengard: at-war active\ncharacter saruman: orthanc",
    )
    assert act(match)[:2] == ["die:muster", "bring:witch_king_chief_of_the_ringwraiths"]


def test_the_balrog_is_woken_and_leads_his_army() -> None:
    lines = "acting: shadow\ndice free: event\ndice shadow: balrog_use\ncharacter balrog_of_moria: moria"
    assert act(position(lines))[0] == "balrog:wake"
    war = (
        "nation sauron: at-war active\narmy moria: sauron 6/2\narmy dimrill_dale: sauron 4/1",
        "version balrog_of_moria: balrog_active\narmy lorien: elves 1/0/0",
    )
    assert act(position(lines, *war))[0] in ("balrog:move-army", "balrog:attack")


def test_the_balrog_is_put_to_rest_outside_moria() -> None:
    match = position(
        "dice free: will_of_the_west\ndice shadow: event event",
        "character balrog_of_moria: dimrill_dale\nversion balrog_of_moria: balrog_active",
        "fellowship: hollin, corruption 7\nhunt box: free 2, shadow 5",
    )
    assert "balrog:rest" in act(match)


# -- dice and rings


def test_a_die_that_would_be_lost_is_kept_only_for_much() -> None:
    with_gandalf = "dice free: event\ndice shadow: event\ncharacter gandalf_the_grey: eliminated\n"
    match = position(with_gandalf + "character gandalf_the_white: lorien")
    options = ("die:vilya_army", "die:nenya_draw")
    assert would_say(match, "free", "wotr.special-die", *options) == "die:nenya_draw"


def test_a_die_that_only_draws_draws() -> None:
    match = position("dice free: vilya_draw\ndice shadow: event event\ncharacter lord_elrond: rivendell")
    assert any(token.startswith("draw:") for token in act(match))


def test_of_the_rings_it_spends_one_without_a_keeper() -> None:
    match = position("dice free: event\ncharacter lady_galadriel: lorien\ncharacter lord_elrond: rivendell")
    rings = ("ring:vilya", "ring:nenya", "ring:narya")
    assert would_say(match, "free", "wotr.ring.which", *rings) == "ring:narya"
    assert would_say(match, "free", "wotr.ring.regain", *rings) == "ring:nenya"
    match = position(
        "dice free: event\ncharacter gandalf_the_grey: edoras\nguide: strider",
        "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya",
    )
    assert would_say(match, "free", "wotr.ring.which", *rings) == "ring:vilya"


def test_vilya_is_for_a_die_that_has_much_more_to_do() -> None:
    mordor = position("dice free: event\nfellowship: mordor 3, corruption 2\ncharacter lord_elrond: rivendell")
    assert would_say(mordor, "free", "wotr.vilya", "yes", "no", die="character") == "yes"
    calm = position("dice free: event\ncharacter lord_elrond: rivendell")
    assert would_say(calm, "free", "wotr.vilya", "yes", "no", die="event") == "no"


def test_narya_calls_a_people_to_war() -> None:
    match = position(
        "dice free: event\ndice shadow: event event event\nnation rohan: 3 passive",
        "character gandalf_the_grey: edoras\nversion gandalf_the_grey: gandalf_the_grey_keeper_of_narya",
        "guide: strider",
        "nation isengard: at-war active\narmy fords_of_isen: isengard 6/2\narmy orthanc: isengard 1/0",
    )
    assert "narya" in act(match)


# -- choices


def test_gandalf_keeps_narya_and_guides_first() -> None:
    match = new_match()
    assert match.decision is not None
    assert match.decision.kind == "wotr.version.choose"
    assert act(match)[:2] == ["take:gandalf_the_grey_keeper_of_narya", "character:gandalf_the_grey"]


def test_a_harmless_tile_is_drawn_again() -> None:
    match = position("dice free: event\nfellowship: mordor 2")
    assert would_say(match, "shadow", "wotr.card.shall-get-it", "yes", "no", tile="std_1_1") == "yes"
    assert would_say(match, "shadow", "wotr.card.shall-get-it", "yes", "no", tile="std_3_1") == "no"


def test_an_action_token_is_used_like_a_die() -> None:
    match = position(
        "acting: shadow\ndice free: event\ndice shadow: event event\naction tokens: diplomacy", council=True
    )
    assert act(match)[0] == "token:diplomacy"
    board = board_of(match, "shadow")
    assert board.me == SHADOW


def test_we_wont_go_back_is_paid_with_itself_where_no_card_is_worth_less() -> None:
    match = position("table: we-wont-go-back")
    assert would_say(match, "shadow", "wotr.card.wont-go-back", "none", "this-card") == "this-card"


# -- minions who go alone, and the Witch-king's two cards


def test_the_balrog_goes_alone_to_an_army_that_needs_him() -> None:
    match = position(
        "map: empty\nacting: shadow\ndice free: event\ndice shadow: balrog_use",
        "nation sauron: at-war\ncharacter balrog_of_moria: moria\nversion balrog_of_moria: balrog_active",
        "army dimrill_dale: sauron 6/1\narmy lorien: elves 1/1/0",
    )
    assert act(match)[:2] == ["balrog:move", "dimrill_dale"]


def test_the_chief_becomes_the_black_captain_before_a_siege() -> None:
    lines = (
        "map: empty\nacting: shadow\ndice free: event\ndice shadow: muster",
        "nation sauron: at-war\nnation gondor: at-war",
        "nation rohan: 2 active\nnation elves: 2 active\nnation north: 2 active\nnation dwarves: 2 active",
        "version witch_king: witch_king_chief_of_the_ringwraiths",
        "army minas_tirith: gondor 3/0/1",
    )
    with_army = position(*lines, "character witch_king: osgiliath\narmy osgiliath: sauron 8/2")
    alone = position(*lines, "character witch_king: rivendell\narmy osgiliath: sauron 8/2")
    assert _worth(with_army, "call:black_captain") >= 8.0
    assert _worth(alone, "call:black_captain") < 0.0
    # A die that could do more is not used for it, but one that couldn't is.
    assert act(position(*lines, *AT_WAR, "character witch_king: osgiliath\narmy osgiliath: sauron 10/0"))[0] == (
        "call:black_captain"
    )
    assert _worth(position(*lines, "witch-king exchanged: yes\ncharacter witch_king: osgiliath"), "call:") == -99.0


AT_WAR = (
    "nation isengard: at-war\nnation southrons: at-war",
    gone("saruman", "mouth_of_sauron", "gothmog", "balrog_of_moria"),
)


def _worth(match: Match, token: str) -> float:
    board = board_of(match, "shadow")
    intents = lords.shadow_intents(board, Campaign(board, board.me, TEMPER))
    return max((intent.score for intent in intents if intent.token.startswith(token)), default=-99.0)


def test_in_battle_the_card_counts_that_lies_for_somebody() -> None:
    """The Chief of the Ringwraiths has one point of Leadership less than the Black Captain."""
    lines = (
        "map: empty\nacting: shadow\ndice free: event event\ndice shadow: army army",
        "nation sauron: at-war\ncharacter witch_king: south_ithilien",
        "army south_ithilien: sauron 3/0\narmy north_ithilien: gondor 2/0/0",
        "hand shadow: orc-patrol",
    )
    for version, leadership in (("witch_king_chief_of_the_ringwraiths", 1), ("witch_king", 2)):
        match = position(*lines, f"version witch_king: {version}")
        for token in ("attack", "all"):
            match.push(token)
        assert match.decision is not None
        assert match.decision.kind == "wotr.combat-card"
        fray = battles.fray_of(board_of(match, "shadow"), {})
        assert fray is not None
        assert fray.hosts[SHADOW].nazgul_leadership == leadership


def test_a_warrior_of_the_council_is_stronger_at_home_only() -> None:
    lines = "dice free: event\nversion boromir: boromir_captain_general_of_gondor"
    home = position(lines, "character boromir: minas_tirith", council=True)
    abroad = position(lines, "character boromir: edoras", council=True)
    there = [board_of(match, "free").open[FREE] for match in (home, abroad)]
    assert there[0][INDEX["minas_tirith"]].captains == 1
    assert there[1][INDEX["edoras"]].captains == 0


# -- the Council of Rivendell


@pytest.mark.parametrize("home", [False, True])
def test_who_is_eager_for_war_leaves_the_warriors_at_home(home: bool) -> None:
    match = new_match(2, seed=5, council=True)
    steward = Steward(_of_ambition(1.4 if home else 1.0))
    taken, outside = [], []
    while match.decision is not None and match.state.turn == 1 and match.state.phase != ACTIONS:
        decision = match.decision
        token = Steward(1).choose(match.view(decision.seat), decision)
        if decision.seat == "free":
            token = steward.choose(match.view("free"), decision)
            if decision.kind == "wotr.version.choose":
                taken.append(token)
            if decision.kind == "wotr.council.outside":
                outside.append(token)
        match.push(token)
    assert ("take:boromir_captain_general_of_gondor" in taken) == home
    assert outside[:-1] == (["character:boromir", "character:gimli"] if home else [])
    assert "take:strider" in taken
    assert outside[-1] == "done"


def _of_ambition(ambition: float) -> int:
    return next(seed for seed in range(100) if Temper(seed).ambition == ambition)
