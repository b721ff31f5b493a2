"""What the log says: in sentences, and with the reason of what it tells."""

from __future__ import annotations

import re

import pytest

from tests.b5a.brawler import Brawler
from tests.b5a.helpers import GAME, Match5, attack, fight, plain_fight, played, position, with_die
from tests.story import play
from westmarch.core.match import Match
from westmarch.core.words import Words

WORDS = Words("b5a", GAME.words)


def log(match: Match5) -> list[str]:
    return [WORDS.event(event) for event in match.events]


def test_an_attack_says_where_it_comes_from() -> None:
    match = plain_fight()
    assert "The Shadow attacks Eastern Valley from Dale Hills." in log(match)


def test_units_are_counted_in_sentences() -> None:
    match = plain_fight(combat_dice=[5, 1, 1, 1, 1, 1])
    fight(match)
    play(match, "casualties=unit:lake_men", "heal=n:1")
    told = log(match)
    assert "The army in Eastern Valley takes 1 damage (1 in all)." in told
    assert "The army in Eastern Valley loses a unit of Lake-men." in told
    assert "Eastern Valley: 1 damage token removed, 0 left." in told


@pytest.mark.parametrize(("spaces", "text"), [(1, "goes back 1 space, to 4"), (0, "stays on 0")])
def test_fate_goes_back_in_words(spaces: int, text: str) -> None:
    match = played("sp_story_12", f"fate: {5 * spaces}\narmy camp: lake_men 1\narmy bl_north: orcs 1")
    assert f"The fate marker {text}." in log(match)


def test_fate_tiles_say_what_becomes_of_them() -> None:
    match = position(
        "phase: fate\nactive: bard gandalf\ncharacter bard: camp\ncharacter gandalf: camp\narmy camp: lake_men 1",
        fate_tile=["three", "two"],
    )
    play(match, "fate=draw")
    assert log(match)[:5] == [
        "The Shadow draws a fate tile: 3.",
        "The Shadow puts the tile aside and draws again.",
        "The Shadow draws a fate tile: 2.",
        "The last tile counts: 2.",
        "The fate marker goes on 2 spaces, to 2.",
    ]


def test_archery_says_who_shoots_at_whom() -> None:
    lines = "active: thranduil\ncharacter thranduil: camp\ndice free: event 1, muster 1\n"
    match = position(lines + "army camp: wood_elf_archers 2\narmy eb_plain_west: orcs 3", archery_dice=[5, 1])
    play(match, "action=general:thranduil")
    assert "Archers and lake-men in Camp shoot at North Bank, west: 2 dice." in log(match)
    assert "Archery at North Bank, west: rolled 5, 1 (5 or more needed), 1 success." in log(match)


def test_magic_blast_says_where_it_strikes() -> None:
    lines = "active: gandalf\ncharacter gandalf: camp\ndice free: event 1, muster 1\nconcentration: 1\n"
    match = position(lines + "army eb_plain_west: orcs 5", blast_dice=[5, 6, 1, 1, 1])
    play(match, "action=general:gandalf")
    assert "Gandalf in Camp strikes North Bank, west with his concentration: 5 dice." in log(match)
    assert "Magic Blast at North Bank, west: rolled 5, 6, 1, 1, 1 (5 or more needed), 2 successes." in log(match)


def test_eagles_say_where_they_fly_and_what_they_attack() -> None:
    lord = "fate: 8\ncharacter lord_of_the_eagles: eagles_eyrie\neagles: eyrie 3\nactive: lord_of_the_eagles\n"
    match = position(
        lord + "dice free: muster 1, event 1\narmy valley_east: orcs 5\narmy camp: lake_men 1", eagle_dice=[4, 4, 4]
    )
    play(match, "action=general:lord_of_the_eagles", "eagles=fly", "eagles-to=n:1", "eagles-to=n:0", "eagles-to=n:2")
    play(match, "lord-with=territory:valley", "action=die:muster", "use=eagles")
    told = log(match)
    assert "The eagles fly out: 1 over the Eastern Bank, 2 over the Valley. Their Lord is over the Valley." in told
    assert "An eagle flies home and attacks on the way: Eastern Valley." in told
    assert "An eagle attacks Eastern Valley: rolled 4, 4, 4 (4 or more needed), 3 successes." in told


def test_bats_say_where_they_are_and_why_they_leave() -> None:
    match = position("phase: command\nrolls: 5 6\narmy bl_north: orcs 1\narmy camp: lake_men 1")
    play(match, "how-many-bats=n:3", "bats-to=territory:valley", "bats-to=territory:valley")
    play(match, "bats-to=territory:broken_lands")
    assert "Great Bats gather: 2 over the Valley, 1 over the Broken Lands." in log(match)
    match = with_die("shadow muster", "bats: valley 1\narmy valley_east: orcs 1")
    play(match, "use=bats", "move-to=valley_southeast")
    assert "A Great Bats figure leaves the Valley and lets the army in Eastern Valley move." in log(match)


def test_a_combat_roll_names_what_changes_it() -> None:
    """Across a ford, with Battle-fury, against Great Confusion."""
    armies = ("bl_ford_swamp: orcs 5", "valley_east_swamp: lake_men 3")
    match = attack(*armies, "hand shadow: ev_21\nhand free: ev_23", combat_dice=[5, 4, 1, 1, 1, 1])
    fight(match, "card:ev_21", "card:ev_23")
    told = log(match)
    by = "across a ford, Battle-fury and Great Confusion"
    assert f"The Shadow rolls 5, 4, 1 (6 or more needed with +1: {by}): 1 hit." in told
    assert "The Free Peoples roll 1, 1, 1 (5 or more needed): no hits." in told


def test_hits_say_what_they_turn_into() -> None:
    match = attack("valley_east: lake_men 3", "valley_dale_hills: orcs 3", combat_dice=[5, 1, 1, 1, 1, 1])
    fight(match, "play:lake_men", "play:regroup")
    play(match, "use-manoeuvre=use")
    told = log(match)
    assert "The Free Peoples use the manoeuvre Lake-men: Hail of Darts." in told
    assert "Dale Hills: 1 hit, 1 more by manoeuvres: 2 damage." in told
    assert "The army in Dale Hills takes 2 damage (2 in all)." in told


def test_terrain_superiority_is_counted_aloud() -> None:
    match = attack("valley_dale_hills: orcs 3", "ruins_of_dale: lake_men 2")
    text = "The Free Peoples have terrain superiority in Ruins of Dale: the ruins favour 2 units against 0."
    assert text in log(match)


def test_the_end_of_a_combat_has_its_reason() -> None:
    match = plain_fight(combat_dice=[1] * 12)
    fight(match, "play:orcs", "play:regroup")
    play(match, "press=cease")
    assert "The Shadow stops the attack on Eastern Valley." in log(match)
    match = plain_fight("hand free: ev_10", combat_dice=[1] * 12)
    fight(match, "play:orcs", "card:ev_10")
    assert "Dense Fog ends the fight for Eastern Valley." in log(match)


# What no sentence may contain: a wrong article or number, signs where words belong, two full stops, ids.
WRONG = re.compile(
    r"\ba [AEIOU]|\ban [^aeiouAEIOU8]|\b1 (Orcs|Goblins|Wargs|units|dice|tokens)|[ (]-\d|[!?.]\.|_|\{|  "
)
# "a Event" would be wrong, "a unit" is right; names that begin with a vowel never follow an article here.


@pytest.mark.parametrize("seed", range(4))
def test_no_sentence_of_whole_matches_is_wrong(seed: int) -> None:
    match = Match(GAME, GAME.set_up(2, {}), 40 + seed)
    brawler = Brawler(seed)
    while match.decision is not None:
        prompt = WORDS.prompt(match.decision)
        assert not WRONG.search(prompt), prompt
        match.push(brawler.choose(match))
    for sentence in log(match):
        assert not WRONG.search(sentence), sentence
        assert sentence[0].isupper() or sentence[0] in "“123456", sentence
        assert sentence[-1] in ".!”", sentence
