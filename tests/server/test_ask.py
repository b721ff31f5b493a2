"""Why not, hints, why did you do that, what did I miss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import westmarch
from tests.server.helpers import Guest, Problem

Make = Callable[[str], Guest]


def test_why_not_gives_the_reason_with_its_rule(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create()
    held = anna.state(match)["view"]["hand"]
    other = next(f"card-{letter}" for letter in "abc" if f"card-{letter}" not in held)
    told = anna.get(f"/matches/{match}/why-not", token=f"show:{other}")
    assert told == {
        "offered": False,
        "reason": {"key": "core-match-over", "params": {}, "rule": "", "text": "The match is over."},
    }
    assert anna.get(f"/matches/{match}/why-not", token="pass") == {"offered": True, "reason": None}
    with pytest.raises(Problem) as problem:
        anna.get(f"/matches/{match}/why-not", token="abracadabra")
    assert (problem.value.status, problem.value.key) == (400, "core-unknown-token")


def test_why_not_tells_others_only_that_they_are_not_asked(guest: Make) -> None:
    anna, bert, zoe = guest("Anna"), guest("Bert"), guest("Zoe")
    match = anna.create()
    bert.join(match)
    for who in (bert, zoe):
        for card in (anna.state(match)["view"]["hand"][0], bert.state(match)["view"]["hand"][0]):
            told = who.get(f"/matches/{match}/why-not", token=f"show:{card}")
            assert told["reason"]["key"] == "core-not-asked"


def test_why_not_of_a_real_game(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create("wotr")
    options = anna.state(match)["view"]["decision"]["options"]
    told = 0
    for token in sorted(westmarch.new_match("wotr").game.vocabulary):
        if token not in options and told < 40:
            reply = anna.get(f"/matches/{match}/why-not", token=token)
            assert reply["offered"] is False
            assert reply["reason"]["text"]
            told += 1


def test_a_hint_is_what_a_bot_would_do(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    bert.join(match)
    hint = anna.get(f"/matches/{match}/hint")
    why = {"key": "hideout-nothing-to-do", "params": {}, "rule": "", "text": "hideout-nothing-to-do"}
    worth = [(choice["token"], choice["chance"]) for choice in hint.pop("choices")]
    assert hint == {"token": "end", "why": why, "bot": "passer", "moment": 0}
    # To draw is what its own hint does not think of.
    assert [token for token, _ in worth] == ["draw", "end"]
    assert worth[0][1] > worth[1][1]
    assert anna.get(f"/matches/{match}/hint", bot="random")["token"] in anna.state(match)["view"]["decision"]["options"]
    for who, params, key in (
        (bert, {}, "server-not-your-turn"),
        (bert, {"seat": "red"}, "server-not-your-seat"),
        (anna, {"bot": "nobody"}, "core-no-such-bot"),
        (guest("Zoe"), {}, "server-no-seat"),
    ):
        with pytest.raises(Problem) as problem:
            who.get(f"/matches/{match}/hint", **params)
        assert problem.value.key == key
    without = anna.create(hints=False)
    with pytest.raises(Problem) as problem:
        anna.get(f"/matches/{without}/hint")
    assert problem.value.key == "server-no-hints"
    assert anna.table(match)["step"] == 0


def test_why_did_you_do_that(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}}, options={"turns": 5})
    anna.answer(match, "end")
    anna.wait(match, lambda table: table["your_turn"])
    told = anna.get(f"/matches/{match}/why", seat="blue")["answers"]
    assert told == [
        {
            "step": 2,
            "seat": "blue",
            "kind": "hideout.act",
            "token": None,
            "why": {"key": "hideout-nothing-to-do", "params": {}, "rule": "", "text": "hideout-nothing-to-do"},
            "bot": "passer",
            "withheld": False,
        }
    ]
    assert anna.get(f"/matches/{match}/why", seat="blue", step=1)["answers"] == []
    assert anna.get(f"/matches/{match}/why", seat="blue", step=2)["answers"] == told


def what_it_tells(anna: Guest, bot: str) -> tuple[Any, Any]:
    """Why a bot did what it did: its first answer while the match goes on, its last when that is over."""
    match = anna.create(players={"blue": {"kind": "bot", "bot": bot}}, options={"turns": 5})
    anna.answer(match, "end")
    anna.wait(match, lambda table: table["your_turn"])
    first = anna.get(f"/matches/{match}/why", seat="blue")["answers"][0]
    for _ in range(2):
        anna.answer(match, "end")
        anna.wait(match, lambda table: table["your_turn"] or table["status"] == "finished")
    return first, anna.get(f"/matches/{match}/why", seat="blue")["answers"][-1]


def test_a_bot_that_blabs_is_told_on_only_after_the_match(guest: Make) -> None:
    first, last = what_it_tells(guest("Anna"), "blabber")
    assert (first["why"], first["token"], first["withheld"]) == (None, None, True)
    assert last["why"]["params"]["card"].startswith("card-")
    assert last["token"] == "end"


def test_the_summary_tells_what_happened_while_away(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    bert.join(match)
    anna.answer(match, "roll")
    anna.answer(match, "end")
    seq = anna.table(match)["seq"]
    anna.post(f"/matches/{match}/seen", {"seq": seq})
    bert.answer(match, "draw")
    bert.answer(match, "pass")
    bert.undo(match)
    bert.post(f"/matches/{match}/chat", {"text": "Your turn."})
    bert.answer(match, "end")
    told = anna.get(f"/matches/{match}/summary", since=seq)
    assert told["steps"] == 2
    assert told["answers"] == {"blue": 2}
    assert told["taken_back"] == 1
    assert told["your_turn"] is True
    assert [entry["kind"] for entry in told["entries"]] == ["undo", "chat"]
    kinds = [event["kind"] for event in told["events"]]
    assert kinds == ["hideout.drew-hidden", "hideout.did", "hideout.did"], "and never what only Bert may know"
    anna.wait(match, lambda table: table["unseen"] == 5)  # noted every few seconds
    assert anna.get(f"/matches/{match}/summary")["since"] == seq
    assert bert.get(f"/matches/{match}/summary", since=0)["steps"] == 4


def test_what_a_bot_expects_is_its_own_affair(guest: Make) -> None:
    """A forecast tells how good its cards are; the reason itself may be heard."""
    first, last = what_it_tells(guest("Anna"), "seer")
    assert first["why"]["text"] == "hideout-nothing-to-do"
    assert "70" in last["why"]["text"]


def test_a_hint_tells_what_the_best_choices_are_worth(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create("wotr", players={"shadow": {"kind": "hotseat"}}, seed=4)
    while (question := anna.state(match)["view"]["decision"])["kind"] != "wotr.action":
        anna.answer(match, question["options"][0])
    hint = anna.get(f"/matches/{match}/hint")
    choices = hint["choices"]
    assert 2 <= len(choices) <= 3
    assert all(choice["token"] in question["options"] for choice in choices)
    chances = [choice["chance"] for choice in choices]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert all(choice["why"]["text"] for choice in choices)
