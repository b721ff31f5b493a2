"""What a seat can't know: questions that don't tell it, and imagined matches that deal it anew."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.wotr.helpers import asked, options, play, position
from westmarch.core.match import Match
from westmarch.games.wotr import battle, events
from westmarch.games.wotr.battle import Battle
from westmarch.games.wotr.state import War

FIELD = """
    map: empty
    acting: shadow
    dice shadow: army
    nation sauron: at-war
    army south_ithilien: sauron 3/0
    army north_ithilien: gondor 3/0/0
    """


def questions(match: War, *tokens: str, seat: str) -> list[object]:
    """What that seat sees of the questions: who is asked what, after each answer."""
    seen = []
    for token in (*tokens, None):
        view = match.view(seat)
        seen.append((view["asked"], [event.kind for event in match.events if event.visible_to(seat)]))
        if token is not None:
            play(match, token)
    return seen


# -- a question with one answer is asked if the answer depends on a hand


def test_whoever_has_no_fitting_combat_card_is_asked_like_anybody() -> None:
    seen = []
    for hand in ("sh_str_10", "sh_str_13"):  # Deadly Strife always fits, We Come to Kill needs an elite
        match = position(FIELD, f"hand shadow: {hand}\nhand free: fp_str_05")
        seen.append(questions(match, "attack", "all", "none", seat="free"))
    assert seen[0] == seen[1]
    match = play(position(FIELD, "hand shadow: sh_str_13"), "attack", "all")
    assert (asked(match), options(match)) == (("shadow", "wotr.combat-card"), ("none",))


def test_without_a_card_in_hand_or_under_a_ban_nobody_is_asked() -> None:
    match = play(position(FIELD), "attack", "all")
    assert asked(match)[1] != "wotr.combat-card"
    match = position(
        """
        map: empty
        acting: shadow
        dice shadow: army
        nation sauron: at-war
        army minas_tirith: sauron 3/0
        garrison minas_tirith: gondor 3/0/0
        table: sh_str_03
        hand free: fp_str_15
        """
    )
    play(match, "attack", "all")
    assert asked(match)[1] != "wotr.combat-card", "Denethor's Folly lies there for everybody to see"


def test_a_die_is_asked_about_whatever_the_hand() -> None:
    """One of the cards is for Army dice, the other is not; on an empty map there is nothing else to do with one."""
    seen = []
    for hand in ("sh_str_07", "sh_str_05"):
        match = position("map: empty\nacting: shadow\ndice shadow: army\ndice free: event", f"hand shadow: {hand}")
        assert asked(match) == ("shadow", "wotr.use-die")
        seen.append(questions(match, seat="free"))
    assert seen[0] == seen[1]


def test_the_ents_ask_for_another_card_whatever_the_hand() -> None:
    seen = []
    for hand in ("fp_char_09", "fp_char_14"):  # Athelas, and a card that can't be played now
        match = position(
            "map: empty\ndice free: event\nhand free: fp_char_19 " + hand,
            "character gandalf_the_white: fangorn\ncharacter gandalf_the_grey: eliminated\ncharacter gimli: fangorn",
            "dice shadow: event",
        )
        seen.append(questions(match, "die:event", "card:fp_char_19", seat="shadow"))
        assert asked(match) == ("free", "wotr.card.another")
    assert seen[0] == seen[1]


def test_cards_to_give_up_are_asked_for_however_many_there_are() -> None:
    seen = []
    for hand in ("sh_char_01 sh_str_03 sh_str_04", "sh_char_01 sh_str_03 sh_str_05"):
        match = position(
            "map: empty\nacting: shadow\ndice shadow: army\ndice free: event\ntable: fp_str_02\nhand shadow: " + hand
        )
        seen.append(questions(match, "discard:fp_str_02", "card:sh_char_01", "card:sh_str_03", seat="free"))
    assert seen[0] == seen[1]


# -- a die with which nothing can be done


USELESS = "map: empty\nacting: shadow\ndice free: event\ndice shadow: army "


def test_a_die_of_no_use_is_not_spent_at_the_click() -> None:
    match = play(position(USELESS + "event"), "die:army")
    assert match.decision is not None
    assert (asked(match), options(match)) == (("shadow", "wotr.use-die"), ("waste", "back"))
    assert match.decision.params["nothing"] is True
    play(match, "back")
    assert asked(match) == ("shadow", "wotr.action")
    assert match.state.dice[1] == ["army", "event"]
    play(match, "die:army", "waste")
    assert match.state.dice[1] == ["event"]


def test_the_last_die_is_asked_about_too_but_there_is_nothing_to_go_back_to() -> None:
    match = position(USELESS)
    assert (asked(match), options(match)) == (("shadow", "wotr.use-die"), ("waste",))
    assert str(match.why_not("back")).startswith("There is no other die")


def test_going_back_is_offered_whether_or_not_there_is_something_to_do() -> None:
    """If it were not, going back would tell the enemy that nothing could be done with this hand."""
    match = play(position(USELESS + "event\nhand shadow: sh_str_07"), "die:army")
    assert options(match) == ("card:sh_str_07", "waste", "back")


# -- imagined matches


def laid_down() -> War:
    """The Shadow has laid down a card, and the Free Peoples don't know which."""
    match = position(FIELD, "hand shadow: sh_str_10 sh_str_13 sh_char_05\nhand free: fp_str_15 fp_str_05")
    return play(match, "attack", "all", "card:sh_str_10")


def test_a_card_laid_down_could_be_any_with_that_back_that_may_be_played() -> None:
    match = laid_down()
    found = set()
    for seed in range(300):
        imagined = match.imagine("free", seed)
        assert imagined.view("free") == match.view("free")
        assert [event for event in imagined.events if event.visible_to("free")] == [
            event for event in match.events if event.visible_to("free")
        ]
        assert isinstance(imagined.state.battle, Battle)
        card = imagined.state.battle.round.cards[1]
        assert card is not None
        assert card in imagined.state.hands[1]
        found.add(card)
    assert isinstance(match.state.battle, Battle)
    possible = {
        card
        for card in events.CARDS
        if card.startswith("sh_str") and battle.why_not_effect(match.state.battle, card) is None
    }
    assert found == possible
    assert "sh_str_13" not in found, "there is no elite for We Come to Kill"


def test_all_that_is_hidden_changes_and_nothing_else() -> None:
    match = position(
        "dice free: event event\ndice shadow: army event\nhand free: fp_char_01\nhand shadow: sh_char_01 sh_str_01",
        "discards shadow: sh_str_02 sh_str_03 sh_str_04\nface down: sh_str_03 sh_str_04\ngiven up: sh_str_04",
    )
    hands, buried, given_up = set(), set(), set()
    for seed in range(400):
        imagined = match.imagine("free", seed)
        state = imagined.state
        assert imagined.view("free") == match.view("free")
        assert state.hands[0] == ["fp_char_01"]
        assert state.discards[1][0] == "sh_str_02", "played for all to see"
        assert [events.CARDS[card].deck for card in state.hands[1]] == [0, 1]
        hands.update(state.hands[1])
        buried.add(state.face_down[0])
        given_up.add(state.given_up[0])
        again = westmarch.load_position(imagined.position())
        assert again.position() == imagined.position()
    strategy = {card for card in events.CARDS if card.startswith("sh_str") and card != "sh_str_02"}
    assert hands == strategy | {card for card in events.CARDS if card.startswith("sh_char")}
    assert buried == strategy
    assert given_up == {card for card in strategy if events.CARDS[card].die == "army"}, "its symbol was seen"


def test_whoever_gives_up_cards_holds_them_in_imagination_too() -> None:
    match = position(
        "map: empty\nacting: shadow\ndice shadow: army\ndice free: event\ntable: fp_str_02",
        "hand shadow: sh_char_01 sh_str_03",
    )
    play(match, "discard:fp_str_02")
    symbols = set()
    for seed in range(100):
        imagined = match.imagine("free", seed)
        assert asked(imagined) == ("shadow", "wotr.card.give-up")
        symbols.add(events.CARDS[imagined.state.hands[1][1]].die)
    assert symbols == {"army"}


def test_undone_moves_of_an_imagined_match_stay_imagined() -> None:
    match = laid_down()
    for seed in range(20):
        imagined = match.imagine("free", seed)
        hand = sorted(imagined.state.hands[1])
        twin = imagined.clone()
        play(twin, "none")
        twin.pop()
        assert sorted(twin.state.hands[1]) == hand
        while twin.answers:
            twin.pop()
        assert sorted(twin.state.hands[1]) == hand


@pytest.mark.parametrize("seed", range(2))
def test_every_deal_fits_what_happened(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The core could keep what the last answers speak of; a deal that fits at once leaves more to chance."""
    monkeypatch.delattr(Match, "_keeping_what_was_told")
    monkeypatch.setattr("westmarch.core.match.DEALS", 1)
    match = westmarch.new_match("wotr", seed=seed)
    rng = random.Random(seed)
    while match.decision is not None:
        if match.since_checkpoint and rng.random() < 0.2:
            for seat in match.seats:
                match.imagine(seat, rng.getrandbits(32))
        match.push(rng.choice(match.decision.options))
