"""The Card Game at a keyboard: a round from the first hand to the next round, and what the screens show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.cli.conftest import Westmarch
from tests.cli.looking import line_with, look, question, random_match, says, screen, shown, typed
from westmarch.cli.render import NOW, Renderer
from westmarch.core.match import Match
from westmarch.core.words import Words

pytestmark = pytest.mark.usefixtures("dice_of_version_1")
RENDERER = Renderer("lcg")
PLAY = ("play", "lcg", "--scenario", "mirkwood", "--deck", "leadership", "--seed", "3")
# Seed 3: Guard of the Citadel is paid by Aragorn and Glóin; Aragorn and Théodred go on the quest; Ungoliant's Spawn
# is revealed; Common Cause readies Aragorn; the players travel to the Old Forest Road, which readies Glóin; he
# engages the spider, both enemies attack, and Glóin dies. The second round begins.
ROUND = [
    "stops all always",
    "keep",
    "play guard",
    "1",
    "1",
    "aragorn",
    "theodred",
    "that is all",
    "pass",
    "pass",
    "pass",
    "play common",
    "aragorn",
    "old forest",
    "use",
    "gloin",
    "forest spider",
    "forest spider",
    "aragorn",
    "gloin",
    "pass",
    "pass",
    "pass",
    "pass",
    "play son",
]


def test_a_round_can_be_played_in_words(westmarch_command: Westmarch) -> None:
    run = westmarch_command(*PLAY, lines=typed(*ROUND))
    assert run.code == 0
    assert "don't understand" not in run.out
    assert "could be" not in run.out
    says(
        run.out,
        "Player 1 draws Ever Vigilant, Guard of the Citadel, Son of Arnor, Brok Ironfist, Common Cause and Celeb",
        "Pay for Guard of the Citadel: 2 to go. How many from Aragorn?",
        "Player 1 plays Guard of the Citadel.",
        "One more card is revealed: about 1.6 more threat, 0 to 3.",
        "So far Aragorn and Théodred: willpower 3 against threat 3 in the staging area",
        "Willpower 3 makes progress in about 0 of 100 cases.",
        "Player 1 commits Aragorn and Théodred.",
        "Ungoliant's Spawn is revealed.",
        "When revealed: committed characters have -1 willpower this phase.",
        "Willpower 1 against threat 6.",
        "Player 1's threat rises by 5 to 34: too little willpower for the quest.",
        "The players travel to Old Forest Road.",
        "Forest Spider engages Player 1.",
        "Aragorn defends against Forest Spider.",
        "Ungoliant's Spawn's shadow card is King Spider.",
        "Ungoliant's Spawn attacks Player 1 with 5; defended by Glóin (2/2/1, 4 of 4 hits)",
        "Glóin takes 4 damage (",
        "Glóin is destroyed.",
        "All cards ready.",
        "Player 1's threat rises by 1 to 35: a round is over.",
        "Round 2. Player 1 is the first player.",
        "Round 2, Planning phase.",
    )


def test_a_card_drawn_is_told_once(westmarch_command: Westmarch) -> None:
    out = westmarch_command(*PLAY, lines="").out
    assert "draws 6 cards" not in out


def test_the_table_is_drawn_again_only_when_it_has_changed(westmarch_command: Westmarch) -> None:
    out = westmarch_command(*PLAY, lines=typed("keep", "help", "why gandalf")).out
    assert out.count("Round 1, Planning phase") == 1
    assert out.count("Round 1, Setup phase") == 1


def test_only_a_second_copy_in_sight_has_a_number(westmarch_command: Westmarch) -> None:
    """The Forest Spider and the Old Forest Road of the set-up are second copies, and the only ones on the table."""
    match = westmarch.new_match("lcg", 1, 3, {"scenario": "mirkwood", "decks": ["leadership"]})
    assert match.view("p1")["several"] == []
    out = westmarch_command(*PLAY, lines=typed("keep", "show staging")).out
    assert "Forest Spider" in out
    assert "Forest Spider (2)" not in out
    words = Words("lcg", match.game.words)
    assert words.name("card", "forest-spider.2") == "Forest Spider (2)"
    words.see({"several": []})
    assert words.name("card", "forest-spider.2") == "Forest Spider"
    words.see({"several": ["forest-spider"]})
    words.see({"several": []})
    assert words.name("card", "forest-spider.2") == "Forest Spider (2)", "once told apart, so it stays"


def test_show_alone_shows_the_whole_table(westmarch_command: Westmarch) -> None:
    out = westmarch_command(*PLAY, lines=typed("keep", "show")).out.partition("> show")[2]
    says(out, "Quest", "Aragorn", "Staging")
    assert "Gandalf's Map" not in out


def test_looking_around(westmarch_command: Westmarch) -> None:
    wishes = ["keep", "show hand", "show me", "show quest", "show staging", "show gandalf", "show card feint"]
    out = westmarch_command(*PLAY, lines=typed(*wishes, "show player 1", "show discard", "show fight")).out
    out = " ".join(out.split())
    says(
        out,
        "Attachment, Leadership, cost 2",
        "Response, when he commits: 1 of his resources: ready him.",
        "Setup: a Forest Spider and an Old Forest Road start in the staging area.",
        "Shadow: you discard an attachment of yours.",
        "draw 3 cards, or 4 damage to an enemy, or lower your threat by 5",
        "an engaged enemy can't attack its player this phase",
        "There is no attack now.",
    )


def test_why_not(westmarch_command: Westmarch) -> None:
    out = westmarch_command(*PLAY, lines=typed("keep", "why play brok ironfist", "why play gandalf")).out
    assert "Brok Ironfist costs 6, and your heroes who can pay for it (Leadership) have 3." in out
    assert "Gandalf isn't in your hand." in out


def at_the_first(kind: str, *answers: str) -> Match[Any]:
    """The scripted match, where that is asked for the first time."""
    match = westmarch.new_match("lcg", 1, 3, {"scenario": "mirkwood", "decks": ["leadership"]})
    script = iter(answers)
    while match.decision is not None and match.decision.kind != kind:
        match.push(next(script, match.decision.options[-1]))
    return match


def test_the_table_shows_quest_threat_heroes_and_hand() -> None:
    match = at_the_first("lcg.plan", "keep")
    seen = look(match, seat="p1")
    assert "Round 1, Planning phase. Passage Through Mirkwood" in seen
    assert "1: Flies and Spiders, 0 of 8 progress" in seen
    assert "threat 3 against willpower 0" in seen
    assert "2          25       2        1  4 of 4" in line_with(seen, "Forest Spider (2)")
    assert "0 of 3 progress" in line_with(seen, "Old Forest Road (2)")
    assert "threat 29, 7 cards in hand, 23 in the deck, 0 discarded" in seen
    assert "1 Leadership  ready" in line_with(seen, "Aragorn   ")
    assert "2 Leadership, ally 1/1/0, 2 hits" in line_with(seen, "Guard of the Citadel")


def test_nobody_sees_another_hand() -> None:
    match = westmarch.new_match("lcg", 2, 3, {"scenario": "mirkwood"})
    mine, theirs = look(match, seat="p1"), look(match, seat="p2")
    hand = match.view("p1")["players"][0]["hand"]
    names = {RENDERER.words.name("card", card) for card in hand}
    assert all(name in mine for name in names)
    others = {RENDERER.words.name("card", card) for card in match.view("p2")["players"][1]["hand"]}
    assert not any(name in theirs for name in names - others)
    spectator = look(match, "hand")
    assert "There is no hand of yours to look at." in spectator
    assert "Player 1 (you)" in mine


def test_a_fight_shows_attack_defender_and_shadow_cards() -> None:
    for match in random_match("lcg", 3, 1, scenario="mirkwood", decks=["leadership"]):
        view = match.view("p1")
        if view["attack"] is not None and view["attack"]["defenders"]:
            break
    drawn = RENDERER.render(view, NOW)
    out = screen()
    assert drawn is not None
    out.draw(drawn)
    (defender,) = view["attack"]["defenders"]
    assert f"attacks Player 1 with {view['attack']['attack']}" in shown(out)
    assert f"defended by {RENDERER.words.name('card', defender)}" in shown(out)


def test_many_players_fit_by_shortening_the_others() -> None:
    match = westmarch.new_match("lcg", 4, 3, {"scenario": "mirkwood"})
    mine = look(match, seat="p1")
    assert "Aragorn      2       3        2  5 of 5" in mine
    assert len(mine.splitlines()) <= 40


def test_options_say_what_they_cost_and_do() -> None:
    match = at_the_first("lcg.plan", "keep")
    asked = question(match, RENDERER)
    assert "play Guard of the Citadel  2 Leadership, ally 1/1/0, 2 hits." in asked
    fight = at_the_first("lcg.commit", "keep", "pass")
    assert "Aragorn  2/3/2, 5 of 5 hits" in question(fight, RENDERER)


def test_a_solo_question_fits_the_screen() -> None:
    """Table, prompt and options in 40 lines, but for a hand and a board that are really full."""
    long = 0
    count = 0
    for match in random_match("lcg", 18, 1, scenario="mirkwood", decks=["leadership"]):
        if match.decision is not None:
            count += 1
            lines = look(match, seat="p1").splitlines() + question(match, RENDERER).splitlines()
            long += len(lines) > 40
    assert count > 50
    assert long < count / 10


def test_the_score_sheet_is_shown_at_the_end() -> None:
    *_, match = random_match("lcg", 1, 1, scenario="mirkwood", decks=["leadership"])
    assert "in all (low is good)" in look(match, "score", "p1")
    begun = westmarch.new_match("lcg", 1, 1, {})
    assert "counted when the match is over" in look(begun, "score", "p1")


def test_simulate_counts_threat_and_heroes(westmarch_command: Westmarch) -> None:
    run = westmarch_command("simulate", "lcg", "--games", "3", "--bots", "random", "--seed", "1", "--jobs", "1")
    assert run.code == 0, run.err
    assert "threat at the end" in run.out
    assert "heroes lost" in run.out


def test_simulate_scores_wins(westmarch_command: Westmarch) -> None:
    run = westmarch_command("simulate", "lcg", "--games", "3", "--bots", "ranger", "--seed", "1", "--jobs", "1")
    assert run.code == 0, run.err
    assert "the quest is completed" in run.out
    assert "score of a win (low is good)" in run.out


IDLE = """westmarch position 2
game: lcg
seats: p1 p2
option decks: leadership, tactics
seed: 1

[state]
step: quest-actions
p1 play: aragorn resources=3, gloin, theodred
p1 hand: faramir, son-of-arnor
"""


def test_a_window_without_anything_to_do_is_passed(westmarch_command: Westmarch, tmp_path: Path) -> None:
    """Player 1 is asked since the others can't know that he holds no event; alone at the keyboard he needn't pass."""
    file = tmp_path / "idle.position"
    file.write_text(IDLE, encoding="utf-8")
    alone = westmarch_command("play", "--load", str(file), "--you", "p1", "--against", "random").out
    assert "Who commits to the quest?" in alone
    assert "until something changes" not in alone
    both = westmarch_command("play", "--load", str(file), "--you", "p1,p2").out
    assert "until something changes" in both
    assert "Who commits to the quest?" not in both
