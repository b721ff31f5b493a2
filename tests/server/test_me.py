"""Guests, accounts, sessions."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.helpers import Guest, Problem
from westmarch.server import players

Make = Callable[[str], Guest]


def test_a_name_is_enough(guest: Make) -> None:
    anna = guest("Anna")
    assert anna.get("/me") == {"player": None}
    me = anna.post("/me", {"name": "Anna"})["player"]
    assert (me["name"], me["login"]) == ("Anna", None)
    renamed = anna.post("/me", {"name": "Änne 🐎"})["player"]
    assert renamed == {**me, "name": "Änne 🐎"}
    assert anna.get("/me")["player"] == renamed
    for name in ("", "x" * 41, "a\nb", "a\u0000b"):
        with pytest.raises(Problem) as problem:
            anna.post("/me", {"name": name})
        assert problem.value.key == "server-bad-input"


def test_an_account_can_be_used_from_elsewhere(guest: Make) -> None:
    anna, elsewhere = guest("Anna"), guest("?")
    match = anna.create()
    account = anna.register("Anna.Banana")
    assert re.fullmatch(r"anna\.banana-\d{4}", account["login"])
    logged = elsewhere.post("/me/login", {"login": account["login"].upper(), "password": "correct horse"})["player"]
    assert logged["id"] == account["id"]
    assert [each["id"] for each in elsewhere.get("/matches")["matches"]] == [match]
    assert elsewhere.answer(match, "pass")["step"] == 1
    assert elsewhere.post("/me/logout") is None
    assert elsewhere.get("/me") == {"player": None}
    assert anna.get("/me")["player"] is not None


def test_a_guest_who_logs_in_brings_the_seats_along(guest: Make) -> None:
    anna, later, bert = guest("Anna"), guest("Anna again"), guest("Bert")
    login = anna.register("anna-two")["login"]
    match = later.create()
    bert.join(match)
    later.post("/me/login", {"login": login, "password": "correct horse"})
    assert anna.table(match)["seats"][0]["yours"] is True
    assert anna.answer(match, "pass")["step"] == 1
    assert anna.table(match)["solo"] is False
    both = anna.create(players={"blue": {"kind": "hotseat"}})
    assert anna.table(both)["solo"] is True


def test_passwords(guest: Make) -> None:
    anna, thief = guest("Anna"), guest("Thief")
    mine = anna.register("anna-three")["login"]
    for login, password in (
        (mine, "wrong horse"),
        ("nobody", "correct horse"),
        ("anna-three", "correct horse"),
        (mine, ""),
    ):
        with pytest.raises(Problem) as problem:
            thief.post("/me/login", {"login": login, "password": password})
        assert (problem.value.status, problem.value.key) == (401, "server-bad-login")
    thief.post("/me/login", {"login": mine, "password": "correct horse"})
    with pytest.raises(Problem):
        anna.post("/me/password", {"old": "wrong", "new": "battery staple"})
    anna.post("/me/password", {"old": "correct horse", "new": "battery staple"})
    assert thief.get("/me") == {"player": None}, "other sessions end"
    assert anna.get("/me")["player"]["login"] == mine
    guest("?").post("/me/login", {"login": mine, "password": "battery staple"})
    with pytest.raises(Problem) as problem:
        guest("?").post("/me/password", {"old": "x", "new": "battery staple"})
    assert problem.value.key == "server-no-account"


def test_logins_are_unique_and_one_per_player(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    numbers = iter([1111, 1111, 1111, 2222])
    monkeypatch.setattr(players, "new_number", lambda: next(numbers))
    assert anna.register("the-one")["login"] == "the-one-1111"
    assert bert.register("The-One")["login"] == "the-one-2222", "the same answer whether somebody has it or not"
    with pytest.raises(Problem) as problem:
        anna.register("The-Other")
    assert (problem.value.status, problem.value.key) == (409, "server-has-account")
    bert = guest("Bert")
    for login, password in (("x", "correct horse"), ("with space", "correct horse"), ("fine", "short")):
        with pytest.raises(Problem) as problem:
            bert.post("/me/register", {"login": login, "password": password})
        assert problem.value.key == "server-bad-input"


def test_the_database_keeps_no_token_and_no_password(guest: Make, client: object) -> None:
    anna = guest("Anna")
    anna.post("/me/register", {"login": "careful", "password": "correct horse"})
    match = anna.create()
    secret = anna.get(f"/matches/{match}/links")["seats"][0]["secret"]
    file = client.app.state.house.settings.database.removeprefix("sqlite:///")  # type: ignore[attr-defined]
    content = b"".join(Path(file + end).read_bytes() for end in ("", "-wal"))
    assert anna.cookie is not None
    assert b"careful" in content
    for hidden in (anna.cookie, "correct horse", secret):
        assert hidden.encode() not in content
    assert b"$argon2id$" in content


def test_the_cookie_is_out_of_reach_for_scripts(guest: Make) -> None:
    reply = guest("Anna").raw("POST", "/me", {"name": "Anna"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
