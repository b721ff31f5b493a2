"""What a player can't know: reasons don't tell it, questions don't tell it, and imagined matches deal it anew."""

from __future__ import annotations

import random

import pytest

import westmarch
from tests.conformance.promises import imagined_looks_the_same, imagined_stays_imagined, why_not
from tests.lcg.helpers import Story, everything, position
from tests.lcg.invariants import check
from westmarch.core.match import Match
from westmarch.games.lcg.state import COMBAT, State

# -- reasons


def test_a_reason_does_not_tell_a_face_down_shadow_card_from_a_card_of_the_deck() -> None:
    """One of the two lies face down on the Beastmaster, the other in the deck."""
    lines = (
        "step: enemies-attack\n"
        "p1 play: beravor, glorfindel\n"
        "p1 engaged: dol-guldur-beastmaster\n"
        "shadow: {} on=dol-guldur-beastmaster\n"
        "attached: dark-knowledge on=beravor by=p1\n"
        "encounter deck: east-bight-patrol, {}"
    )
    one = position(lines.format("hummerhorns", "king-spider"), "beravor glorfindel").until("respond")
    other = position(lines.format("king-spider", "hummerhorns"), "beravor glorfindel").until("respond")
    for token in ("use:hummerhorns", "use:king-spider", "hummerhorns", "king-spider", "use:forest-gate"):
        assert why_not(one.match, token) == why_not(other.match, token), token
    assert one.reason("use:hummerhorns") == one.reason("use:king-spider") == one.reason("use:forest-gate")


@pytest.mark.parametrize("kind", ["commit", "defend", "attack", "plan", "engage", "travel"])
def test_a_reason_does_not_tell_which_card_an_orc_guard_is(kind: str) -> None:
    step = {"defend": "enemies-attack", "attack": "players-attack", "plan": "planning", "engage": "encounter"}
    lines = (
        f"step: {step.get(kind, kind)}\nquest: out-of-the-dungeons\n"
        "p1 play: gimli resources=3, thalin, gleowine\np1 hand: feint, citadel-plate\n"
        "staging: king-spider, endless-caverns\np1 engaged: {} orc-guard\np1 deck: {}"
    )
    one = position(lines.format("faramir", "gandalf"), "gimli thalin", scenario="dol-guldur").until(kind)
    other = position(lines.format("gandalf", "faramir"), "gimli thalin", scenario="dol-guldur").until(kind)
    for token in ("faramir", "gandalf", "use:faramir", "use:gandalf", "play:faramir", "play:gandalf", "orc-guard.1"):
        if token not in one.options:
            assert why_not(one.match, token) == why_not(other.match, token), token


# -- questions


def test_who_might_respond_is_asked_whatever_is_in_the_hand() -> None:
    """A Test of Will costs 1 Spirit: with a card in hand and the resource, the others can't tell."""
    lines = (
        "step: staging\np1 play: gimli\np2 play: eowyn resources=1\n"
        "encounter deck: the-necromancers-reach, forest-gate, old-forest-road\np2 hand: {}"
    )
    for hand, options in (("a-test-of-will.4", ("play:a-test-of-will", "pass")), ("gandalf.4", ("pass",))):
        table = position(lines.format(hand), "gimli", "eowyn")
        assert (table.seat, table.kind, table.options) == ("p2", "respond", options)
    poor = position(lines.format("gandalf.4").replace("resources=1", ""), "gimli", "eowyn")
    assert poor.kind != "respond"
    empty = position(lines.format(""), "gimli", "eowyn")
    assert empty.kind != "respond"


def test_who_might_act_is_asked_whatever_is_in_the_hand() -> None:
    """Feint costs 1 Tactics in the combat phase: before and after a hand of other cards the question is the same."""
    lines = "step: shadow-actions\np1 play: gimli resources=1\np2 play: aragorn\np1 engaged: king-spider\np1 hand: {}"
    for hand, first in (("feint", "play:feint"), ("gandalf", "pass")):
        table = position(lines.format(hand), "gimli", "aragorn")
        assert (table.seat, table.kind, table.options[0]) == ("p1", "window", first)
        assert table.options[-1] == "pass-until-change"


@pytest.mark.parametrize(("step", "kind"), [("shadow-actions", "window"), ("planning", "plan")])
def test_who_is_asked_and_can_do_nothing_hears_that_passing_goes_without_saying(step: str, kind: str) -> None:
    """Both ways to pass are offered; for who can do nothing they come to the same, so the program may pass for him."""
    lines = f"step: {step}\np1 play: gimli resources=1\np2 play: aragorn\np1 engaged: king-spider\np1 hand: {{}}"
    playable = {"window": "feint", "plan": "blade-of-gondolin"}[kind]
    rich, idle = (position(lines.format(hand), "gimli", "aragorn").match.decision for hand in (playable, "gandalf"))
    assert rich is not None
    assert idle is not None
    assert (rich.kind, rich.options[0], rich.only_answer) == (f"lcg.{kind}", f"play:{playable}", None)
    assert (idle.kind, idle.options, idle.only_answer) == (f"lcg.{kind}", ("pass", "pass-until-change"), "pass")


def test_passing_until_something_changes_tells_nothing_either() -> None:
    """A combat action becomes possible when the phase begins: who might have one is asked again, whoever has."""
    lines = (
        "step: encounter-actions\np1 play: gimli resources=1\np2 play: eowyn\np1 engaged: king-spider\n"
        "p1 hand: {}\nquest: dont-leave-the-path"
    )
    for hand in ("feint, blade-mastery", "gandalf, blade-mastery"):
        table = position(lines.format(hand), "gimli", "eowyn", mode="beginner")
        table.play("pass-until-change")
        assert (table.seat, table.kind, table.state.phase) == ("p1", "window", COMBAT)


def test_alone_one_is_asked_only_what_matters() -> None:
    lines = (
        "step: staging\np1 play: eowyn resources=1\nencounter deck: the-necromancers-reach, forest-gate\n"
        "p1 hand: gandalf"
    )
    assert position(lines).kind != "respond"
    lines = "step: shadow-actions\np1 play: gimli resources=1\np1 engaged: king-spider\np1 hand: gandalf"
    assert position(lines).kind != "window"


def test_discarding_is_asked_even_if_all_cards_are_alike() -> None:
    """Else the others would know that the hand is three times the same."""
    lines = "step: staging-actions\np1 play: eowyn\np2 play: gimli\np1 hand: feint, feint.2"
    table = position(lines).play("use:eowyn")
    assert (table.kind, table.options) == ("discard", ("card:feint",))
    assert position(lines.replace("p2 play: gimli\n", ""), "eowyn").play("use:eowyn").kind != "discard"


# -- what everybody has seen


def test_a_card_that_went_back_on_the_deck_is_known() -> None:
    """Banks of the Anduin goes on top of the encounter deck for all to see, until it is shuffled."""
    lines = "step: resolution\np1 play: gimli committed exhausted\nactive: banks-of-the-anduin resources=1"
    table = position(lines, "gimli thalin", "eowyn", scenario="anduin")
    for seat in ("p1", "p2", None):
        assert table.match.view(seat)["encounter"]["deck_known"] == ["banks-of-the-anduin"]


def test_a_card_that_went_back_to_hand_is_known_until_it_is_played() -> None:
    table = (
        position("""
        p1 play: gloin resources=9, gleowine
        p1 hand: sneak-attack, gandalf.2, gandalf
        p2 play: eowyn
        step: resource-actions
        """)
        .play("play:sneak-attack", "card:gandalf")
        .until("respond")
        .play("pass")
    )
    table.until_step("planning")
    assert table.match.view("p2")["players"][0]["hand_known"] == ["gandalf"]
    assert table.match.view("p2")["players"][0]["hand"] is None
    table.until("plan").play("play:gandalf").until("respond")
    assert table.match.view("p2")["players"][0]["hand_known"] == []


def test_a_card_put_into_another_hand_is_known_to_who_put_it() -> None:
    lines = "p1 play: beravor resources=4\np1 hand: gandalfs-search\np2 deck: feint.4, gandalf.4, faramir.4"
    table = position(lines, "beravor", "eowyn", "gimli").play("play:gandalfs-search", "p2", "count:2", "gandalf.4")
    assert table.match.view("p1")["players"][1]["hand_known"] == ["gandalf"]
    assert table.match.view("p3")["players"][1]["hand_known"] == []
    for seed in range(20):
        imagined = table.match.imagine("p1", seed).state
        assert "gandalf" in [imagined.card(card).id for card in imagined.hands[1]]


# -- imagined matches


def play_with_promises(match: Match[State], rng: random.Random, share: float) -> None:
    while match.decision is not None:
        check(match)
        if rng.random() < share:
            imagined_looks_the_same(match, rng, 20)
        if rng.random() < share / 10:
            imagined_stays_imagined(match, rng)
        match.push(rng.choice(match.decision.options))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", ["mirkwood", "anduin", "dol-guldur"])
def test_imagined_matches_look_the_same(scenario: str, players: int) -> None:
    rng = random.Random(f"{scenario} {players}")
    play_with_promises(westmarch.new_match("lcg", players, 5, {"scenario": scenario}), rng, 0.15)


def test_the_order_of_a_deck_that_was_searched_is_never_the_true_one() -> None:
    """Two cards were fetched and the deck was shuffled. Most deals can't have been: there the search finds others."""
    match = westmarch.new_match("lcg", 4, 5, {"scenario": "mirkwood"})
    while not any(event.kind == "lcg.round" for event in match.events):
        assert match.decision is not None
        match.push(match.decision.options[0])
    deck = match.state.decks[4]
    for seat in match.seats:
        assert not any(match.imagine(seat, seed).state.decks[4] == deck for seed in range(20)), seat


@pytest.mark.parametrize("players", [1, 2])
def test_imagined_matches_look_the_same_with_every_card(players: int) -> None:
    heroes = ("gloin denethor beravor", "eowyn eleanor legolas")[:players]
    for seed, scenario in enumerate(("mirkwood", "anduin", "dol-guldur")):
        rng = random.Random(f"{scenario} {players}")
        options = {"scenario": scenario, "decks": [everything(each) for each in heroes]}
        play_with_promises(westmarch.new_match("lcg", players, seed, options), rng, 0.05)


IN_AN_ATTACK = (
    "step: enemies-attack\n"
    "p1 play: gimli resources=2, gleowine\np2 play: beravor resources=2\n"
    "p1 hand: feint\np2 hand: gandalf.4, faramir.4\n"
    "p1 engaged: king-spider\np2 engaged: forest-spider\n"
    "shadow: hummerhorns on=king-spider, old-forest-road on=forest-spider known=2\n"
    "p2 deck: beorn.4, steward-of-gondor.4\nencounter deck: east-bight-patrol, forest-gate known=1"
)


def test_every_possibility_comes_up_in_the_middle_of_an_attack() -> None:
    table = position(IN_AN_ATTACK, "gimli", "beravor").until("defend")
    assert table.match.since_checkpoint
    shadows: set[str] = set()
    tops: set[str] = set()
    held: set[str] = set()
    for seed in range(400):
        imagined = Story(table.match.imagine("p1", seed))
        shadows.update(imagined.shadows())
        top, second, *_ = imagined.encounter_deck()
        tops.add(top)
        assert second == "forest-gate"
        held.update(imagined.hand(1))
        assert imagined.hand(0) == ["feint"]
    assert shadows == tops == {*table.encounter_deck(), *table.shadows()} - {"forest-gate"}
    assert held == {*(card.partition(".")[0] for card in table.deck(1)), *table.hand(1)}


def test_what_a_player_has_seen_stays() -> None:
    table = position(IN_AN_ATTACK, "gimli", "beravor").until("defend")
    for seed in range(50):
        imagined = Story(table.match.imagine("p2", seed))
        assert imagined.shadows()[1] == "old-forest-road"
        assert imagined.hand(1) == ["gandalf", "faramir"]


def test_an_imagined_match_forgets_the_true_one() -> None:
    """Played on, undone and cloned, it never shows the card that really lies face down."""
    table = position(IN_AN_ATTACK, "gimli", "beravor").until("defend")
    imagined = next(
        each
        for each in (table.match.imagine("p1", seed) for seed in range(99))
        if Story(each).shadows()[0] == "caught-in-a-web"
    )
    for match in (imagined, imagined.clone()):
        while match.answers:
            match.pop()
            assert Story(match).shadows()[0] == "caught-in-a-web"
