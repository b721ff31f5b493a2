"""Dice that somebody may know in advance: whoever comes to the table gets others."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

import westmarch
from tests.server.helpers import Guest, Problem
from westmarch.core.journal import Outcome
from westmarch.core.match import Match
from westmarch.server.loading import begin, course
from westmarch.server.records import annotated_record

Make = Callable[[str], Guest]


def rolls(guest: Guest, match: str, count: int) -> list[Any]:
    return [guest.answer(match, "roll")["view"]["rolled"] for _ in range(count)]


def fallen(match: Any) -> list[Any]:
    """All dice of a match."""
    rolled = [each for each in match.journal if isinstance(each, Outcome) and each.name == "die"]
    return [[int(value) for value in each.values] for each in rolled]


def looked_ahead(anna: Guest, **wish: Any) -> tuple[str, list[Any]]:
    """Anna plays ahead alone, notes the dice, and takes everything back."""
    match = anna.create(**wish)
    seen = rolls(anna, match, 28)
    anna.undo(match, to=0)
    return match, seen


def test_dice_taken_back_do_not_come_true_for_a_stranger(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match, seen = looked_ahead(anna)
    bert.join(match)
    again = rolls(anna, match, 28)
    assert sum(now == then for now, then in zip(again, seen)) < 8
    seeds = anna.table(match)["seeds"]
    assert [each["step"] for each in seeds] == [0, 0]
    assert seeds[0]["commitment"] != seeds[1]["commitment"]
    assert {each["seed"] for each in seeds} == {None}
    (told,) = [entry for entry in bert.state(match)["entries"] if entry["kind"] == "seed"]
    assert (told["step"], told["commitment"]) == (0, seeds[1]["commitment"])
    assert "seed" not in told
    assert "nonce" not in told


def test_the_deck_is_not_the_only_thing_a_computer_player_gets_new(guest: Make) -> None:
    anna = guest("Anna")
    match, seen = looked_ahead(anna)
    anna.post(f"/matches/{match}/seats/blue", {"kind": "bot", "bot": "passer"})
    assert rolls(anna, match, 28) != seen


def test_who_comes_by_seat_link_gets_new_dice_too(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match, seen = looked_ahead(anna, players={"blue": {"kind": "hotseat"}})
    link = next(each for each in anna.get(f"/matches/{match}/links")["seats"] if each["seat"] == "blue")
    bert.post(f"/matches/{match}/resume", {"secret": link["secret"]})
    assert rolls(anna, match, 28) != seen
    assert len(anna.table(match)["seeds"]) == 2


@pytest.mark.parametrize("way", ["HTTP", "socket"])
def test_who_plays_by_the_secret_alone_gets_new_dice_too(guest: Make, client: Any, way: str) -> None:
    """A program needs no session: it only sends the seat's secret."""
    anna = guest("Anna")
    match, seen = looked_ahead(anna, players={"blue": {"kind": "hotseat"}})
    link = next(each for each in anna.get(f"/matches/{match}/links")["seats"] if each["seat"] == "blue")
    if way == "HTTP":
        client.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {link['secret']}"})
    else:
        with guest("Bert").live(match, secret=link["secret"]) as line:
            line.until("state")
    assert len(anna.table(match)["seeds"]) == 2
    assert rolls(anna, match, 28) != seen


def test_nobody_looks_ahead_beside_who_came_by_seat_link(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    link = next(each for each in anna.get(f"/matches/{match}/links")["seats"] if each["seat"] == "blue")
    bert.post(f"/matches/{match}/resume", {"secret": link["secret"]})
    with bert.live(match, seat="blue") as line:
        anna.answer(match, "end")
        seen = rolls(anna, match, 8)
        anna.undo(match, to=1)
        moment = anna.table(match)["moment"]
        line.until("state", lambda message: message["state"]["moment"] == moment)
        again = []
        for _ in range(8):
            assert line.answer("roll")["type"] == "ok"
            again.append(line.state["view"]["rolled"])
    assert again != seen


def test_whoever_looks_ahead_by_the_secret_alone_keeps_the_dice(guest: Make, client: Any) -> None:
    """As with a session: taking back and playing on brings the same dice to who plays alone."""
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    secret = anna.get(f"/matches/{match}/links")["seats"][0]["secret"]
    who = {"Authorization": f"Bearer {secret}"}

    def play(**body: Any) -> Any:
        moment = client.get(f"/api/matches/{match}", headers=who).json()["table"]["moment"]
        what = "answer" if "token" in body else "undo"
        return client.post(f"/api/matches/{match}/{what}", json={"moment": moment, **body}, headers=who).json()["state"]

    first = [play(token="roll")["view"]["rolled"] for _ in range(4)]
    play(to=0)
    assert [play(token="roll")["view"]["rolled"] for _ in range(4)] == first
    assert len(anna.table(match)["seeds"]) == 1


def test_what_was_imported_is_not_known_in_advance_to_whoever_imports_it(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match, seen = looked_ahead(anna, players={"blue": {"kind": "hotseat"}})
    text = anna.get(f"/matches/{match}/record")
    made = anna.post("/matches/import", {"text": text, "players": {"red": {"kind": "me"}, "blue": {"kind": "open"}}})
    again = made["table"]["id"]
    bert.join(again)
    table = anna.table(again)
    assert len(table["seeds"]) == 2
    assert table["seed_chosen"] is False
    assert rolls(anna, again, 28) != seen


def test_who_has_seen_the_seed_does_not_know_what_comes(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "passer"}})
    twin = westmarch.load_record(anna.get(f"/matches/{match}/record"))
    assert anna.table(match)["seed_chosen"] is True
    anna.post(f"/matches/{match}/seats/blue", {"kind": "open"})
    bert.join(match)
    assert anna.table(match)["seed_chosen"] is False
    for _ in range(8):
        twin.push("roll")
    assert rolls(anna, match, 8) != fallen(twin)


def test_without_looking_ahead_the_dice_stay(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create()
    anna.answer(match, "pass")
    anna.undo(match)
    rolls(anna, match, 3)
    bert.join(match)
    assert len(anna.table(match)["seeds"]) == 1


def test_new_dice_survive_undo_and_restart(guest: Make, client: Any) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    rolls(anna, match, 5)
    anna.undo(match, to=3)
    link = next(each for each in anna.get(f"/matches/{match}/links")["seats"] if each["seat"] == "blue")
    bert.post(f"/matches/{match}/resume", {"secret": link["secret"]})
    first = rolls(anna, match, 6)
    anna.undo(match, to=1)
    second = rolls(anna, match, 8)
    client.app.state.house.hall._slots.clear()
    anna.undo(match, to=1)
    assert rolls(anna, match, 8) == second
    client.app.state.house.hall._slots.clear()
    assert anna.state(match, seat="red")["view"]["rolled"] == second[-1]
    assert second[:6] == first, "the new seed counts from its first number wherever it begins to hold"


def test_every_die_can_be_audited(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create(options={"turns": 1})
    rolls(anna, match, 4)
    anna.undo(match, to=2)
    bert.join(match)
    seen = rolls(anna, match, 3)
    before = anna.table(match)["seeds"]
    with pytest.raises(Problem):
        bert.get(f"/matches/{match}/record")
    anna.answer(match, "end")
    after = bert.table(match)["seeds"]
    for committed, told in zip(before, after, strict=True):
        assert committed["commitment"] == told["commitment"]
        assert hashlib.sha256(f"{told['seed']}:{told['nonce']}".encode()).hexdigest() == told["commitment"]
    text = bert.get(f"/matches/{match}/record")
    assert f"* seed {after[1]['seed']}" in text
    assert after[1]["commitment"] in text
    record = westmarch.load_record(text)
    assert fallen(record)[2:] == seen
    made = anna.post("/matches/import", {"text": text})["table"]
    assert [each["step"] for each in made["seeds"]] == [0, 2]
    assert [each["seed"] for each in made["seeds"]] == [each["seed"] for each in after]


def play_cards(guests: dict[str, Guest], match: str, count: int) -> None:
    """Plays a match of The Card Game on, with the first answer to each question."""
    for _ in range(count):
        seat = guests["p1"].state(match)["view"]["asked"]["seat"]
        options = guests[seat].state(match, seat=seat)["view"]["decision"]["options"]
        guests[seat].answer(match, options[0])


def encounter_deck(match: Match[Any]) -> list[str]:
    return [match.state.pool.names[card] for card in match.state.decks[match.state.players]]


def deck_of(client: Any, match: str) -> tuple[list[str], Any]:
    """The encounter deck as the server has it, and the record that it writes."""
    table = client.app.state.house.hall._slots[match].table
    return encounter_deck(table.match), annotated_record(table)


def test_cards_seen_ahead_are_shuffled_and_stay_so_after_undo_and_restart(guest: Make, client: Any) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    match = anna.create("lcg", seats=2, players={"p2": {"kind": "hotseat"}})
    play_cards({"p1": anna, "p2": anna}, match, 60)
    anna.undo(match, to=25)
    while client.app.state.house.hall._slots[match].table.match.since_checkpoint:
        anna.undo(match, to=anna.table(match)["step"] - 1)
    known, _ = deck_of(client, match)
    link = next(each for each in anna.get(f"/matches/{match}/links")["seats"] if each["seat"] == "p2")
    bert.post(f"/matches/{match}/resume", {"secret": link["secret"]})
    dealt, record = deck_of(client, match)
    assert dealt != known
    assert sorted(dealt) == sorted(known)
    table = client.app.state.house.hall._slots[match].table
    table.take_snapshot(1)
    assert begin(course(table), table.snapshots[-1]), "what the new seed dealt is no part of a snapshot before it"

    def after_a_restart() -> tuple[list[str], Any]:
        client.app.state.house.hall._slots.clear()
        anna.state(match)
        return deck_of(client, match)

    assert after_a_restart() == (dealt, record)
    for undo in (False, True):
        if undo:
            anna.undo(match, to=20)
            assert anna.table(match)["step"] == 20
        play_cards({"p1": anna, "p2": bert}, match, 30)
        now = deck_of(client, match)
        assert after_a_restart() == now
        assert encounter_deck(westmarch.load_record(now[1])) == now[0]
