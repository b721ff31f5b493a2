"""The workshop of a game: decks are checked, read from other programs and written for them, then played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.helpers import Guest, Problem
from westmarch.games.lcg.decks import exchange
from westmarch.games.lcg.decks.building import deck_code
from westmarch.games.lcg.facts.decks import SHIPPED_DECKS
from westmarch.server.api import workshop

People = Callable[[str], Guest]
SHOP = "/games/lcg/workshop"
# Leadership and spirit together, as the rules of a tournament want it.
CODE = "custom:1+3+7/13x3+14x2+15x3+16x3+17x3+18x3+20x3+21x3+22x3+23x3+26x3+43x3+44x3+45x3+46x3+47x3+73x3"


def keys(reasons: list[dict[str, Any]]) -> list[str]:
    return [reason["key"] for reason in reasons]


def test_a_game_says_what_can_be_made_for_it(guest: People) -> None:
    shop = guest("Anna").get(SHOP)
    assert shop["option"] == "decks"
    assert shop["formats"] == ["ringsdb-text", "ringsdb-json", "octgn"]
    assert list(shop["ready_made"]) == list(SHIPPED_DECKS)
    assert shop["ready_made"]["lore"] == deck_code(SHIPPED_DECKS["lore"], "free:")


def test_a_game_without_a_workshop_has_none(guest: People) -> None:
    anna = guest("Anna")
    for key in ("hideout", "nothing"):
        with pytest.raises(Problem) as no:
            anna.get(f"/games/{key}/workshop")
        assert (no.value.status, no.value.key) == (404, "server-not-found")


def test_a_deck_that_keeps_the_rules(guest: People) -> None:
    checked = guest("Anna").post(f"{SHOP}/check", {"code": CODE})
    assert checked["problems"] == checked["warnings"] == []
    assert checked["playable"] == CODE
    assert checked["figures"] == {"heroes": 3, "cards": 50, "threat": 12 + 9 + 9}


def test_a_deck_that_is_only_too_small_can_be_played(guest: People) -> None:
    checked = guest("Anna").post(f"{SHOP}/check", {"code": "custom:1/13x3"})
    assert keys(checked["problems"]) == ["lcg-deck-small"]
    assert checked["problems"][0]["params"] == {"count": 3, "least": 50}
    assert checked["playable"] == "free:1/13x3"


@pytest.mark.parametrize(
    ("code", "problems", "warnings"),
    [
        ("free:/", ["lcg-deck-heroes", "lcg-deck-small"], []),
        ("free:1+2+3+4/13", ["lcg-deck-heroes", "lcg-deck-small"], []),
        ("free:1/13x4", ["lcg-deck-copies", "lcg-deck-small"], []),
        ("free:1/43", ["lcg-deck-small"], ["lcg-deck-dead-card"]),
        ("free:99/13", ["lcg-deck-no-hero", "lcg-deck-small"], []),
        ("free:1/500x2+80+0", ["lcg-deck-no-card"] * 3 + ["lcg-deck-small"], []),
    ],
)
def test_what_is_wrong_with_a_deck(guest: People, code: str, problems: list[str], warnings: list[str]) -> None:
    checked = guest("Anna").post(f"{SHOP}/check", {"code": code})
    assert keys(checked["problems"]) == problems
    assert keys(checked["warnings"]) == warnings
    assert (checked["playable"] is None) == (problems != ["lcg-deck-small"])


@pytest.mark.parametrize(
    "code", ["custom:1", "custom:a/13", "deck", "custom:1/13x", f"custom:1/13x{10**30}", f"custom:{10**30}/13"]
)
def test_what_is_no_code_at_all(guest: People, code: str) -> None:
    with pytest.raises(Problem) as no:
        guest("Anna").post(f"{SHOP}/check", {"code": code})
    assert no.value.status == 400


@pytest.mark.parametrize("form", ["ringsdb-text", "ringsdb-json", "octgn"])
def test_a_deck_that_is_written_can_be_read_again(guest: People, form: str) -> None:
    anna = guest("Anna")
    written = anna.post(f"{SHOP}/write", {"code": CODE, "format": form, "name": "The Hope of Rohan"})
    assert written["file"].startswith("The-Hope-of-Rohan.")
    found = anna.post(f"{SHOP}/read", {"text": written["text"]})
    assert found["checked"]["playable"] == CODE
    assert found["missing"] == []
    assert found["name"] == ("" if form == "octgn" else "The Hope of Rohan")


def test_what_is_not_found_is_listed(guest: People) -> None:
    heroes = "Hero (2)\nAragorn (Core Set)\nFrodo Baggins (Conflict at the Carrock)\n"
    text = f"Mixed\n\n{heroes}\nAlly (2)\n2x Faramir (Core Set)\n"
    found = guest("Anna").post(f"{SHOP}/read", {"text": text})
    assert found["missing"] == ["Frodo Baggins (Conflict at the Carrock)"]
    assert found["checked"]["code"] == "custom:1/14x2"
    assert keys(found["checked"]["problems"]) == ["lcg-deck-small"]


def test_what_is_no_deck_is_refused_with_a_sentence(guest: People) -> None:
    with pytest.raises(Problem) as no:
        guest("Anna").post(f"{SHOP}/read", {"text": '{"slots": 3}'})
    assert (no.value.status, no.value.key) == (400, "lcg-deck-unreadable")
    with pytest.raises(Problem) as no:
        guest("Anna").post(f"{SHOP}/write", {"code": CODE, "format": "pdf"})
    assert (no.value.status, no.value.key) == (400, "core-bad-option")


ARAGORN = '<card qty="99" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card>'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"<deck>{'<section>' * 3}{ARAGORN}{'</section>' * 3}</deck>", "inside a card"),
        (f'<deck><section name="Hero">{ARAGORN * 11}</section></deck>', "more than 1,000 cards"),
        ("Hero (1)\n" + "99x Aragorn (Core Set)\n" * 11, "more than 1,000 cards"),
        ("1x Nobody (Elsewhere)\n" * 1001, "more than 1,000 lines"),
    ],
    ids=["nested", "an OCTGN deck", "a text", "lines"],
)
def test_what_is_far_larger_than_a_deck_is_refused(guest: People, text: str, problem: str) -> None:
    with pytest.raises(Problem) as no:
        guest("Anna").post(f"{SHOP}/read", {"text": text})
    assert (no.value.status, no.value.key) == (400, "lcg-deck-unreadable")
    assert problem in no.value.error["params"]["problem"]


@pytest.mark.parametrize("count", ["999", "9" * 12, "9" * 5000, "0"])
def test_no_number_of_copies_makes_the_server_work_forever(guest: People, count: str) -> None:
    reply = guest("Anna").raw("POST", f"{SHOP}/read", {"text": f"Hero (1)\n{count}x Aragorn (Core Set)\n"})
    assert reply.status_code in (200, 400)
    if reply.status_code == 200:
        assert reply.json()["checked"]["figures"]["heroes"] == 0


@pytest.mark.parametrize("text", ["1x Nobody\n" * 19_000, f"1x a{' ' * 190_000}b", "(" * 190_000, " " * 300 + "x"])
def test_no_text_makes_the_server_work_forever(guest: People, text: str) -> None:
    """How the work grows is tested in test_worst_case.py; here nothing is given up for taking too long (503)."""
    assert guest("Anna").raw("POST", f"{SHOP}/read", {"text": text}).status_code in (200, 400)


def test_a_text_is_read_outside_of_the_server(guest: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process that can be stopped, so that no text can ever hold up the others."""
    monkeypatch.setattr(exchange, "read_deck_file", lambda text: pytest.fail("read in the server itself"))
    found = guest("Anna").post(f"{SHOP}/read", {"text": "Hero (1)\nAragorn (Core Set)\n"})
    assert found["checked"]["code"] == "custom:1/"


def test_a_text_that_takes_too_long_is_given_up(guest: People, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    monkeypatch.setattr(workshop, "READ_SECONDS", 0.0)
    with pytest.raises(Problem) as no:
        anna.post(f"{SHOP}/read", {"text": "Hero (1)\nAragorn (Core Set)\n"})
    assert (no.value.status, no.value.key) == (503, "server-cannot-read-in")
    monkeypatch.undo()
    assert anna.post(f"{SHOP}/read", {"text": "Hero (1)\nAragorn (Core Set)\n"})["missing"] == []


def test_options_have_a_size(guest: People) -> None:
    with pytest.raises(Problem) as no:
        guest("Anna").create("lcg", options={"decks": ["x" * 30_000]})
    assert (no.value.status, no.value.key) == (413, "server-too-large")
    with pytest.raises(Problem) as no:
        guest("Anna").create("lcg", options={"decks": ["custom:1/" + "13x3+" * 900 + "13"]})
    assert no.value.key == "lcg-deck-code-long"


def test_an_imported_deck_is_played(guest: People) -> None:
    anna = guest("Anna")
    text = anna.post(f"{SHOP}/write", {"code": CODE, "format": "octgn", "name": "x"})["text"]
    code = anna.post(f"{SHOP}/read", {"text": text})["checked"]["playable"]
    match = anna.create("lcg", seats=1, options={"decks": [code]})
    state = anna.get(f"/matches/{match}")["state"]
    assert [card["card"] for card in state["view"]["players"][0]["characters"]] == ["aragorn", "gloin", "eowyn"]


# Just before the last progress of the first scenario; Ever Vigilant could still be played.
NEARLY_WON = """\
westmarch position 1
game: lcg
seats: p1
option decks: leadership
option mode: campaign
seed: 4 0

[state]
round: 4
step: staging-actions
quest: beorns-path 9
threat: 34
p1 play: aragorn damage=2 committed exhausted resources=3, theodred, snowbourn-scout exhausted
p1 hand: faramir, ever-vigilant
p1 discard: gloin
"""


def test_a_campaign_goes_on_to_the_next_scenario(guest: People) -> None:
    anna = guest("Anna")
    match = anna.post("/matches/import", {"text": NEARLY_WON})["table"]["id"]
    assert not anna.table(match)["sequel"]
    anna.answer(match, "pass")
    over = anna.table(match)
    assert (over["status"], over["sequel"]) == ("finished", True)
    following = anna.post(f"/matches/{match}/rematch", {"sequel": True})["table"]
    assert following["options"]["scenario"] == "anduin"
    assert following["options"]["carry"].startswith("mirkwood=")
    assert [seat["yours"] for seat in following["seats"]] == [True]


def test_nothing_follows_a_match_of_its_own(guest: People) -> None:
    anna = guest("Anna")
    match = anna.post("/matches/import", {"text": NEARLY_WON.replace("campaign", "standard")})["table"]["id"]
    anna.answer(match, "pass")
    assert not anna.table(match)["sequel"]
    with pytest.raises(Problem) as no:
        anna.post(f"/matches/{match}/rematch", {"sequel": True})
    assert (no.value.status, no.value.key) == (409, "server-no-sequel")
