"""What a seat can't know: questions that don't tell it, and imagined matches that deal it anew."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.story import asked, options, play
from tests.wotr.helpers import FIELD, deck_of, dice_of, discards_of, hand_of, position
from westmarch.core.match import Match
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import SHADOW
from westmarch.games.wotr.state import CHARACTER_DECK, STRATEGY_DECK, War
from westmarch.games.wotr.war import battle
from westmarch.games.wotr.war.battle import Battle


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
    for hand in (
        "corsairs-of-umbar",
        "half-orcs-and-goblin-men",
    ):  # Deadly Strife always fits, We Come to Kill needs an elite
        match = position(FIELD, f"hand shadow: {hand}\nhand free: the-spirit-of-mordor")
        seen.append(questions(match, "attack", "all", "none", seat="free"))
    assert seen[0] == seen[1]
    match = play(position(FIELD, "hand shadow: half-orcs-and-goblin-men"), "attack", "all")
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
        table: denethors-folly
        hand free: celeborns-galadhrim
        """
    )
    play(match, "attack", "all")
    assert asked(match)[1] != "wotr.combat-card", "Denethor's Folly lies there for everybody to see"


def test_a_die_is_asked_about_whatever_the_hand() -> None:
    """One of the cards is for Army dice, the other is not; on an empty map there is nothing else to do with one."""
    seen = []
    for hand in ("shadows-gather", "threats-and-promises"):
        match = position("map: empty\nacting: shadow\ndice shadow: army\ndice free: event", f"hand shadow: {hand}")
        assert asked(match) == ("shadow", "wotr.use-die")
        seen.append(questions(match, seat="free"))
    assert seen[0] == seen[1]


def test_the_ents_ask_for_another_card_whatever_the_hand() -> None:
    seen = []
    for hand in ("athelas", "challenge-of-the-king"):  # Athelas, and a card that can't be played now
        match = position(
            "map: empty\ndice free: event\nhand free: the-ents-awake-treebeard " + hand,
            "character gandalf_the_white: fangorn\ncharacter gandalf_the_grey: eliminated\ncharacter gimli: fangorn",
            "dice shadow: event",
        )
        seen.append(questions(match, "die:event", "card:the-ents-awake-treebeard", seat="shadow"))
        assert asked(match) == ("free", "wotr.card.another")
    assert seen[0] == seen[1]


def test_cards_to_give_up_are_asked_for_however_many_there_are() -> None:
    seen = []
    for hand in (
        "shelobs-lair denethors-folly the-day-without-dawn",
        "shelobs-lair denethors-folly threats-and-promises",
    ):
        match = position(
            "map: empty\nacting: shadow\ndice shadow: army\ndice free: event\ntable: a-power-too-great\nhand shadow: "
            + hand
        )
        seen.append(
            questions(match, "discard:a-power-too-great", "card:shelobs-lair", "card:denethors-folly", seat="free")
        )
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
    assert dice_of(match, "shadow") == ["army", "event"]
    play(match, "die:army", "waste")
    assert dice_of(match, "shadow") == ["event"]


def test_the_last_die_is_asked_about_too_but_there_is_nothing_to_go_back_to() -> None:
    match = position(USELESS)
    assert (asked(match), options(match)) == (("shadow", "wotr.use-die"), ("waste",))
    assert str(match.why_not("back")).startswith("There is no other die")


def test_going_back_is_offered_whether_or_not_there_is_something_to_do() -> None:
    """If it were not, going back would tell the enemy that nothing could be done with this hand."""
    match = play(position(USELESS + "event\nhand shadow: shadows-gather"), "die:army")
    assert options(match) == ("card:shadows-gather", "waste", "back")


# -- imagined matches


def laid_down() -> War:
    """The Shadow has laid down a card, and the Free Peoples don't know which."""
    match = position(
        FIELD,
        "hand shadow: corsairs-of-umbar half-orcs-and-goblin-men orc-patrol\n"
        "hand free: celeborns-galadhrim the-spirit-of-mordor",
    )
    return play(match, "attack", "all", "card:corsairs-of-umbar")


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
        assert card in hand_of(imagined, "shadow")
        found.add(card)
    assert isinstance(match.state.battle, Battle)
    possible = {
        card
        for card in BASE.cards
        if card in deck_of(SHADOW, STRATEGY_DECK) and battle.why_not_effect(match.state.battle, card) is None
    }
    assert found == possible
    assert "half-orcs-and-goblin-men" not in found, "there is no elite for We Come to Kill"


def test_all_that_is_hidden_changes_and_nothing_else() -> None:
    match = position(
        "dice free: event event\ndice shadow: army event\nhand free: elven-cloaks\n"
        "hand shadow: shelobs-lair return-to-valinor",
        "discards shadow: the-fighting-uruk-hai denethors-folly the-day-without-dawn\n"
        "face down: denethors-folly the-day-without-dawn\ngiven up: the-day-without-dawn",
    )
    hands, buried, given_up = set(), set(), set()
    for seed in range(400):
        imagined = match.imagine("free", seed)
        state = imagined.state
        assert imagined.view("free") == match.view("free")
        assert hand_of(imagined, "free") == ["elven-cloaks"]
        assert discards_of(imagined, "shadow")[0] == "the-fighting-uruk-hai", "played for all to see"
        assert [BASE.cards[card].deck for card in hand_of(imagined, "shadow")] == [0, 1]
        hands.update(hand_of(imagined, "shadow"))
        buried.add(state.face_down[SHADOW][0])
        given_up.update(state.given_up)
        again = westmarch.load_position(imagined.position())
        assert again.position() == imagined.position()
    strategy = set(deck_of(SHADOW, STRATEGY_DECK)) - {"the-fighting-uruk-hai"}
    assert hands == strategy | set(deck_of(SHADOW, CHARACTER_DECK))
    assert buried == strategy
    assert given_up == {card for card in strategy if BASE.cards[card].die == "army"}, "its symbol was seen"


def test_whoever_gives_up_cards_holds_them_in_imagination_too() -> None:
    match = position(
        "map: empty\nacting: shadow\ndice shadow: army\ndice free: event\ntable: a-power-too-great",
        "hand shadow: shelobs-lair denethors-folly",
    )
    play(match, "discard:a-power-too-great")
    symbols = set()
    for seed in range(100):
        imagined = match.imagine("free", seed)
        assert asked(imagined) == ("shadow", "wotr.card.give-up")
        symbols.add(BASE.cards[hand_of(imagined, "shadow")[1]].die)
    assert symbols == {"army"}


def test_undone_moves_of_an_imagined_match_stay_imagined() -> None:
    match = laid_down()
    for seed in range(20):
        imagined = match.imagine("free", seed)
        hand = sorted(hand_of(imagined, "shadow"))
        twin = imagined.clone()
        play(twin, "none")
        twin.pop()
        assert sorted(hand_of(twin, "shadow")) == hand
        while twin.answers:
            twin.pop()
        assert sorted(hand_of(twin, "shadow")) == hand


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
