"""What a seat can't know changes nothing for it: neither what is asked, nor what it sees, is told or refused."""

from __future__ import annotations

import random

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, Match5, plain_fight, position, reason
from tests.conformance.promises import imagined_looks_the_same, imagined_stays_imagined
from tests.story import about, asked, load, options, play, question
from westmarch.core.match import Match
from westmarch.games.b5a.facts.deck import CARD_IDS, EVENTS

# -- questions


def looked_on(match: Match5, seat: str, *tokens: str) -> list[object]:
    """What a seat sees while the other answers: the views, with who is asked what, and the events."""
    seen: list[object] = [match.view(seat)]
    for token in tokens:
        match.push(token)
        seen.append(match.view(seat))
    return [*seen, [event for event in match.events if event.visible_to(seat)]]


@pytest.mark.parametrize("hand", ["ev_07", "ev_12"])
def test_whether_a_card_fits_a_die_doesnt_change_what_is_asked(hand: str) -> None:
    """A muster die with which nothing can be done but play a card: ev_12 is a muster card, ev_07 and ev_08 are not."""
    lines = "dice free: muster 1, event 1\ndice shadow: army 2\narmy valley_east: orcs 1\nhand free: {}"
    match = position(lines.format(hand))
    reference = position(lines.format("ev_08"))
    assert looked_on(match, "shadow", "die:muster", "skip") == looked_on(reference, "shadow", "die:muster", "skip")
    kinds = [entry.split()[1] for entry in match.record().splitlines() if entry.startswith("free b5a")]
    assert kinds[:2] == ["b5a.action", "b5a.use"]


@pytest.mark.parametrize("hand", ["sp_story_10", "ev_05"])
def test_whether_there_are_event_cards_doesnt_change_what_is_asked_in_combat(hand: str) -> None:
    """Second round: the orcs' card is used, so without an event card only Regroup is left."""
    match = plain_fight(f"hand shadow: {hand}", combat_dice=[1] * 40)
    play(match, "manoeuvre=play:orcs", "manoeuvre=play:regroup", "press=press", "stand=stand")
    decision = question(match)
    assert (decision.seat, decision.kind) == ("shadow", "b5a.manoeuvre")
    assert decision.options == (("play:regroup",) if hand.startswith("sp") else ("play:regroup", f"card:{hand}"))
    assert match.view("free")["asked"] == {"seat": "shadow", "kind": "b5a.manoeuvre"}


def test_an_empty_hand_keeps_no_secret() -> None:
    match = plain_fight(combat_dice=[1] * 40)
    play(match, "manoeuvre=play:orcs", "manoeuvre=play:regroup", "press=press", "stand=stand")
    assert asked(match).seat == "free", "everybody sees that only Regroup is left to the Shadow"


# -- dealing anew


def cards(match: Match5, place: str) -> list[str]:
    line = next((line for line in match.position().splitlines() if line.startswith(place + ":")), ":")
    return line.partition(":")[2].split()


HANDS = """
hand free: ev_01 fp_story_01
hand shadow: ev_02 ev_03 sp_story_01
dropped free: ev_04
dropped shadow: ev_05 sp_story_02
used: ev_06 ev_07 ev_08
army camp: lake_men 1
"""


def test_every_hand_comes_up_that_a_seat_cannot_rule_out() -> None:
    match = position(HANDS)
    events: set[str] = set()
    stories: set[str] = set()
    for seed in range(150):
        hand = cards(match.imagine("free", seed), "hand shadow")
        assert len(hand) == 3
        events |= {card for card in hand if card.startswith("ev")}
        stories |= {card for card in hand if card.startswith("sp")}
    known = {"ev_01", "ev_04", "ev_06", "ev_07", "ev_08"}
    assert events == set(CARD_IDS[:EVENTS]) - known
    assert stories == {card for card in CARD_IDS if card.startswith("sp")}


def test_a_card_held_since_the_deck_was_made_anew_was_not_among_those_that_lay_open() -> None:
    """The Shadow holds two cards since then and has drawn one. It had discarded ev_05 face down; all else lay open."""
    match = position(
        HANDS.replace("ev_02 ev_03", "ev_02 ev_03 ev_20")
        + "renewal hand shadow: ev_02 ev_03\nrenewal hand free: ev_01\nrenewal dropped shadow: ev_05\n"
    )
    assert load(match.position()).position() == match.position()
    seen: set[str] = set()
    for seed in range(80):
        hand = {card for card in cards(match.imagine("free", seed), "hand shadow") if card.startswith("ev")}
        assert len(hand & {"ev_02", "ev_03", "ev_05"}) >= 2, hand
        seen |= hand
    assert {"ev_02", "ev_03", "ev_05"} < seen
    assert len(seen) > 15, "the card drawn since can be any"


def test_the_event_deck_remembers_who_held_what_when_it_was_made_anew() -> None:
    used = " ".join(card for card in CARD_IDS[:EVENTS] if card not in ("ev_01", "ev_02", "ev_03", "ev_04"))
    lines = f"hand free: ev_01\nhand shadow: ev_02\ndropped shadow: ev_03\nused: {used}\narmy camp: lake_men 1"
    match = position(lines + "\ndice free: event 1", event_card=["ev_04"])
    play(match, "use=draw")
    assert cards(match, "renewal hand shadow") == ["ev_02"]
    assert cards(match, "renewal dropped shadow") == ["ev_03"]
    hands = {cards(match.imagine("free", seed), "hand shadow")[0] for seed in range(30)}
    assert hands == {"ev_02", "ev_03"}, "all others lay open or are in the own hand"


def test_what_a_seat_knows_stays_where_it_is() -> None:
    match = position(HANDS)
    for seed in range(20):
        imagined = match.imagine("free", seed)
        for place in ("hand free", "dropped free", "used"):
            assert cards(imagined, place) == cards(match, place)
        imagined = match.imagine("shadow", seed)
        for place in ("hand shadow", "dropped shadow", "used"):
            assert cards(imagined, place) == cards(match, place)


def test_a_card_chosen_in_secret_is_dealt_anew() -> None:
    """The attacker has chosen, the defender is asked: any card the attacker might hold can be the one."""
    match = plain_fight("hand shadow: ev_02 sp_story_01\nhand free: ev_01", combat_dice=[1] * 40)
    for chosen in ("play:orcs", "card:ev_02"):
        fight = match.clone()
        play(fight, f"manoeuvre={chosen}")
        revealed: set[str] = set()
        for seed in range(80):
            imagined = fight.imagine("free", seed)
            assert imagined.view("free") == fight.view("free")
            play(imagined, "manoeuvre=play:lake_men")
            revealed |= {
                str(event.params["play"])
                for event in imagined.events
                if event.kind == "b5a.revealed" and event.params["side"] == "shadow"
            }
        events = {f"card:{card}" for card in CARD_IDS[:EVENTS] if card != "ev_01"}
        assert {"play:orcs", "play:regroup"} < revealed <= {"play:orcs", "play:regroup"} | events
        assert len(revealed & events) > 10
        own = fight.imagine("shadow", 1)
        assert own.view("shadow") == fight.view("shadow")
        assert own.view("shadow")["battle"]["chosen"] == chosen, "who has chosen knows it"


def test_nothing_of_the_true_hand_is_in_an_imagined_match() -> None:
    match = position(HANDS)
    found: set[str] = set()
    for seed in range(40):
        imagined = match.imagine("free", seed)
        twin = imagined.clone()
        dealt = cards(twin, "hand shadow")
        twin.push(options(twin)[0])
        twin.pop()
        assert cards(twin, "hand shadow") == dealt
        found |= {" ".join(dealt)}
        assert load(imagined.position()).position() == imagined.position()
    assert len(found) > 30


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_know_changes_nothing_in_whole_matches(seed: int) -> None:
    match = Match(GAME, GAME.set_up(2, {}), 500 + seed)
    brawler = Brawler(seed)
    rng = random.Random(seed)
    while match.decision is not None:
        if rng.random() < 0.3 or match.decision.kind == "b5a.manoeuvre":
            imagined_looks_the_same(match, rng, tokens=20)
        if rng.random() < 0.01:
            imagined_stays_imagined(match, rng)
        match.push(brawler.choose(match))


# -- a die with which nothing can be done


NOTHING = "dice free: muster 1, event 1\ndice shadow: army 2\narmy valley_east: orcs 1\nhand free: ev_07"


def test_a_die_of_no_use_is_not_spent_at_the_click() -> None:
    match = position(NOTHING)
    play(match, "action=die:muster")
    assert options(match) == ("skip", "another")
    assert about(match) == {"face": "muster", "nothing": True}
    assert match.view("free")["dice"]["free"] == {"muster": 1, "event": 1}, "it still lies there"
    play(match, "use=another")
    assert asked(match).kind == "b5a.action"
    assert "die:muster" in options(match)
    assert match.view("free")["dice"]["free"] == {"muster": 1, "event": 1}
    play(match, "action=die:muster", "use=skip")
    assert match.view("free")["dice"]["free"] == {"event": 1}


def test_a_die_of_some_use_is_not_put_back() -> None:
    match = position(NOTHING)
    play(match, "action=die:event")
    assert "another" not in options(match)
    assert reason(match, "another") == "die-of-use"


def test_the_last_die_can_only_be_discarded() -> None:
    match = position(NOTHING.replace("muster 1, event 1", "muster 1").replace("army 2", "army 1"))
    assert asked(match).kind == "b5a.use", "a hand might hold a card for it, so it is asked"
    assert options(match) == ("skip",)
    assert reason(match, "another") == "no-other-die"
