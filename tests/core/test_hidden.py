"""What the core promises about secrets: questions that don't tell, imagined matches, and dice nobody knows before."""

from __future__ import annotations

import pytest

from tests.core.hidden import CARDS, HIGH, begin
from tests.core.toy import Toy
from westmarch.core import notation
from westmarch.core.chance import Chance, Source
from westmarch.core.errors import BadScript, BadSetup, BadText, NothingToUndo
from westmarch.core.journal import Journal
from westmarch.core.match import Match


def with_card(card: str) -> Match:
    return begin(scripts={"draw": [card]})


def load(text: str) -> Match:
    return notation.load(text, notation.RECORD, lambda key: begin().game)


# -- questions that don't tell


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    for card in CARDS:
        match = with_card(card)
        assert match.decision is not None
        assert (match.decision.kind, len(match.decision.options)) == ("hidden.show", 2 if card in HIGH else 1)


def test_a_record_of_version_1_leaves_out_questions_that_were_not_asked() -> None:
    text = "\n".join(
        [
            "westmarch record 1",
            "game: hidden",
            "seats: one two",
            "seed: 1",
            "[moves]",
            "~ draw two!",
            "~ luck 4!",
            "two hidden.guess low",
            "~ draw ace!",
            "~ luck 6!",
            "end 5",
        ]
    )
    match = load(text)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == ("one", "hidden.guess")
    assert match.answers == 3
    newer = text.replace("record 1", "record 2").replace("luck", "luck/one")
    with pytest.raises(BadText, match="another question"):
        load(newer)


# -- imagined matches


def test_an_imagined_match_looks_the_same_and_holds_nothing_true() -> None:
    found = set()
    for seed in range(200):
        match = with_card("nine")
        match.push("keep")
        imagined = match.imagine("two", seed)
        assert imagined.view("two") == match.view("two")
        assert imagined.decision is not None
        assert imagined.decision.options == ("high", "low")
        found.add(imagined.state.hand[0])
        twin = imagined.clone()
        twin.push("high")
        assert twin.pop() == "high"
        assert twin.state.hand == imagined.state.hand
        assert imagined.pop() == "keep"
        with pytest.raises(NothingToUndo):
            imagined.pop()
        assert load(twin.record()).position() == twin.position()
    assert found == set(CARDS), "every possibility comes up, and only by chance the true one"


def test_what_was_shown_stays() -> None:
    match = with_card("ten")
    match.push("card:ten")
    for seed in range(30):
        assert match.imagine("two", seed).state.hand[0] == "ten"
        assert match.imagine("one", seed).state.hand[0] == "ten"


def test_the_dice_of_an_imagined_match_are_its_own() -> None:
    def coming(match: Match) -> str:
        match.push("keep")
        match.push("low")
        return match.record().splitlines()[-2]

    rolls = {coming(with_card("ace").imagine("two", seed)) for seed in range(40)}
    assert len(rolls) == 6


# -- dice


def test_a_new_seed_is_for_all_that_comes_and_never_taken_back() -> None:
    def rolled(match: Match) -> str:
        match.push("keep")
        match.push("low")
        return match.record().splitlines()[-2]

    ahead = with_card("two")
    known = rolled(ahead)
    ahead.pop()
    ahead.pop()
    assert rolled(ahead) == known, "as long as nobody says otherwise, what was taken back falls again"
    ahead.pop()
    ahead.pop()
    seeds = range(100, 140)
    later = set()
    for seed in seeds:
        match = ahead.clone()
        match.reseed(seed)
        later.add(rolled(match))
        match.pop()
        match.pop()
        assert match.seed == seed
        assert match.clone().seed == seed
        assert f"* seed {seed}" in match.record()
        again = load(match.record())
        assert again.seed == seed
        assert rolled(again) == rolled(match.clone())
        assert again.record() == rolled_record(match)
    assert len(later) > 3


def rolled_record(match: Match) -> str:
    match.push("keep")
    match.push("low")
    return match.record()


def test_a_damaged_seed_line_is_refused() -> None:
    match = with_card("two")
    match.reseed(5)
    for wrong in ("* seed", "* seed five", "* sead 5"):
        with pytest.raises(BadText, match="seed NUMBER"):
            load(match.record().replace("* seed 5", wrong))


def test_numbers_follow_from_seed_and_place_alone() -> None:
    chance = Chance(Source(7), Journal())
    rolls = chance.d6("die", 40)
    other = Chance(Source(7), Journal())
    other.drawn = 17
    assert other.d6("die", 23) == rolls[17:]
    assert Chance(Source(1 << 128), Journal()).d6("die", 40) != Chance(Source(0), Journal()).d6("die", 40)
    # The numbers of version 1, as the release of that version gave them.
    assert Chance(Source(7, splitmix64=True), Journal()).d6("die", 10) == [4, 3, 3, 5, 6, 5, 3, 5, 4, 5]


def test_faces_are_equally_likely() -> None:
    rolls = Chance(Source(99), Journal()).d6("die", 60_000)
    for face in range(1, 7):
        assert abs(rolls.count(face) - 10_000) < 500


# -- scripts


def test_a_script_by_side_goes_before_one_for_both() -> None:
    match = begin(scripts={"draw": ["two", "ace"], "luck/two": [5], "luck": [1, 2]})
    match.push("keep")
    match.push("low")
    assert [line for line in match.record().splitlines() if "luck" in line] == ["~ luck/one 1!", "~ luck/two 5!"]
    assert match.chance.left() == {"luck": ["2"]}
    match.pop()
    assert match.chance.left() == {"draw": ["ace"], "luck/two": ["5"], "luck": ["2"]}
    match.push("low")
    assert match.clone().chance.left() == {"luck": ["2"]}


def test_a_strict_script_must_fit_to_the_last_die() -> None:
    enough = {"draw": ["two", "ace"], "luck": [1, 2]}
    match = begin(scripts=enough, strict=True)
    for token in ("keep", "low", "keep", "low"):
        match.push(token)
    assert match.result is not None
    short = begin(scripts={"draw": ["two"], "luck": [1]}, strict=True)
    short.push("keep")
    with pytest.raises(BadScript, match=r"nothing for “draw”"):
        short.push("low")
    assert short.decision is not None
    assert short.decision.kind == "hidden.guess"
    left = begin(scripts={**enough, "luck": [1, 2, 3]}, strict=True)
    for token in ("keep", "low", "keep"):
        left.push(token)
    with pytest.raises(BadScript, match="left: 3"):
        left.push("low")
    assert left.result is None


def test_a_script_for_what_never_falls_is_refused() -> None:
    with pytest.raises(BadScript, match=r"“lukc”.*draw, luck"):
        begin(scripts={"lukc": [1]})


def test_a_script_for_a_side_that_rolls_nothing_is_refused() -> None:
    chance = Chance(Source(1), Journal(), names={"draw", "luck", "luck/one", "luck/two"})
    chance.script("luck", [1])
    chance.script("luck/one", [1])
    chance.script("draw/one", [1])  # a game that doesn't list sides may have them
    with pytest.raises(BadScript, match=r"“luck/nobody”.*luck/one"):
        chance.script("luck/nobody", [1])


def test_a_toy_without_secrets_has_no_secret_questions() -> None:
    game = Toy()
    match = Match(game, game.set_up(None, {}), 3)
    assert match.decision is not None
    assert match.decision.kind == "toy.take", "toy.go has one answer and nobody is asked"


def test_a_number_that_is_too_long_is_refused_in_words() -> None:
    """Python itself gives up at some thousand digits, with an error that is not for people."""
    long = "9" * 5000
    match = with_card("two")
    match.reseed(5)
    text = match.record()
    seed = next(row for row in text.splitlines() if row.startswith("seed:"))
    for damaged in (
        text.replace(seed, f"seed: {long}"),
        text.replace(seed, f"{seed} {long}"),
        text.replace(seed, f"{seed} {1 << 70}"),
        text.replace(seed, f"{seed} -1"),
        text.replace("* seed 5", f"* seed {long}"),
    ):
        assert damaged != text
        with pytest.raises(BadText, match="seed") as caught:
            load(damaged)
        assert len(str(caught.value)) < 200
    journal = match.journal
    with pytest.raises(BadSetup, match="at most 600 digits"):
        match.reseed(10**5000)
    assert match.journal == journal
    match.reseed(10**600 - 1)
    assert load(match.record()).seed == 10**600 - 1
