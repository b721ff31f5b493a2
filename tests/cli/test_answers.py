from __future__ import annotations

import pytest

from westmarch.cli.answers import choose, matching, plain

LABELS = {
    "minas_tirith": "Minas Tirith",
    "minas_morgul": "Minas Morgul",
    "lorien": "Lórien",
    "moria": "Moria",
    "die:army": "Army die",
    "die:muster_army": "Muster/Army die",
    "card:horn-of-gondor": "Axe and Bow",
    "pass": "pass, and keep the dice",
}
OPTIONS = tuple(LABELS)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("moria", "moria"),
        ("MOR", "moria"),
        ("4", "moria"),
        (" 4 ", "moria"),
        ("lorien", "lorien"),
        ("Lórien", "lorien"),
        ("lo", "lorien"),
        ("minas t", "minas_tirith"),
        ("minas_t", "minas_tirith"),
        ("tirith", "minas_tirith"),
        ("die:army", "die:army"),
        ("army", "die:army"),
        ("muster/", "die:muster_army"),
        ("axe", "card:horn-of-gondor"),
        ("bow", "card:horn-of-gondor"),
        ("card:horn-of-gondor", "card:horn-of-gondor"),
        ("pass", "pass"),
    ],
)
def test_number_token_beginning_or_word_is_understood(typed: str, meant: str) -> None:
    assert choose(typed, OPTIONS, LABELS) == [meant]


@pytest.mark.parametrize("typed", ["0", "9", "99999999999999999999", "²", "-1", "1.5", "xyzzy", "…", "die", "\x00"])
def test_what_is_not_offered_is_nothing_or_unclear(typed: str) -> None:
    assert len(choose(typed, OPTIONS, LABELS)) != 1


def test_what_could_be_several_gives_them_all() -> None:
    assert choose("minas", OPTIONS, LABELS) == ["minas_tirith", "minas_morgul"]


def test_a_whole_name_beats_the_beginning_of_a_longer_one() -> None:
    assert matching("gandalf", {"a": "Gandalf the Grey", "b": "Gandalf"}) == ["b"]


def test_options_that_are_numbers_are_chosen_by_their_own_number() -> None:
    labels = {"none": "none", "count:0": "0", "count:2": "2", "count:3": "3"}
    options = tuple(labels)
    assert choose("2", options, labels) == ["count:2"]
    assert choose("0", options, labels) == ["count:0"]
    assert choose("1", options, labels) == []
    assert choose("no", options, labels) == ["none"]


def test_plain_is_how_people_type() -> None:
    assert plain("Barad-dûr (Éomer's)") == "barad dur eomer s"
