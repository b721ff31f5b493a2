"""Bots answer in processes of their own: slow, crashing and cheating ones harm nobody."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.testing import TestClient

import westmarch
from tests.server.conftest import make_settings
from tests.server.helpers import Guest
from westmarch.bots import seat_seed
from westmarch.bots.remote import question
from westmarch.lab.simulate import Plan, play
from westmarch.server.app import create_app
from westmarch.server.bot_pool import BotPool, WorkerFailed
from westmarch.server.bots import hint_bot

Make = Callable[[str], Guest]


def test_a_bot_plays_its_part_and_people_see_it_think(guest: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "slow"}})
    with anna.live(match) as line:
        line.until("state")
        line.answer("end")
        assert line.state["thinking"] == "blue", "the answer doesn't wait for the bot"
        other = guest("Bert")
        busy = other.create()
        assert other.answer(busy, "pass")["step"] == 1, "nor does anybody else"
        assert line.ask("chat", text="Take your time.")["type"] == "ok"
        line.until("state", lambda message: message["state"]["thinking"] is None)
        assert line.state["step"] == 2


def test_people_may_take_back_while_a_bot_thinks(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "slow"}})
    anna.answer(match, "end")
    assert anna.undo(match)["state"]["step"] == 0
    time.sleep(4.5)
    assert anna.table(match)["step"] == 0, "what it thought about is gone, and so is its answer"


def test_crashing_and_cheating_bots_do_not_stop_a_match(guest: Make) -> None:
    anna = guest("Anna")
    bots = {seat: {"kind": "bot", "bot": "crasher"} for seat in ("red", "blue")}
    # With this seed the workers that die in it are few.
    match = anna.create(players=bots, options={"turns": 5}, seed=373)
    table = anna.wait(match, lambda table: table["status"] == "finished")
    assert table["result"]["reason"] == "out-of-turns"
    told = anna.get(f"/matches/{match}/why", seat="red")["answers"]
    assert told[0]["why"]["text"] == "I could not decide, so this was taken at random."


def test_a_worker_that_takes_too_long_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIDEOUT_SLOW", "60")
    with TestClient(create_app(make_settings(tmp_path, bot_seconds=1.0))) as client:
        anna = Guest(client, "Anna")
        match = anna.create(players={"blue": {"kind": "bot", "bot": "slow"}})
        anna.answer(match, "end")
        anna.wait(match, lambda table: table["step"] >= 2)
        why = anna.get(f"/matches/{match}/why", seat="blue")["answers"][-1]["why"]
        assert why["key"] == "server-bot-failed"


def test_a_quick_bot_does_not_queue_behind_slow_ones(tmp_path: Path) -> None:
    """With two workers, bots known to be slow may not have both."""

    async def play() -> float:
        pool = BotPool(make_settings(tmp_path, bot_workers=2))
        match = westmarch.new_match("hideout", seed=1)

        async def ask(bot: str) -> str:
            return str((await pool.choose(question(match, bot, 1, None)))["token"])

        try:
            await asyncio.gather(ask("slow"), ask("passer"))  # now it is known who is slow
            slow = [asyncio.create_task(ask("slow")) for _ in range(3)]
            await asyncio.sleep(0.2)
            started = time.monotonic()
            assert await ask("passer") == "end"
            spent = time.monotonic() - started
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
            return spent
        finally:
            await pool.close()

    os.environ["HIDEOUT_SLOW"] = "10"
    try:
        assert asyncio.run(play()) < 9.0
    finally:
        del os.environ["HIDEOUT_SLOW"]


def test_who_waits_for_a_reply_comes_before_the_bots_that_wait(tmp_path: Path) -> None:
    async def use() -> list[str]:
        pool = BotPool(make_settings(tmp_path, bot_workers=1))
        done: list[str] = []
        pool.on_done = lambda job, seconds, failed: done.append(job)
        bot = {"game": "hideout", "bot": "no such bot"}
        jobs = [asyncio.ensure_future(pool.choose(bot)) for _ in range(3)]
        await asyncio.sleep(0)
        jobs.append(asyncio.ensure_future(pool.read("no record")))
        await asyncio.gather(*jobs, return_exceptions=True)
        await pool.close()
        return done

    # The first had begun already.
    assert asyncio.run(use()) == ["hideout/no such bot", "read", "hideout/no such bot", "hideout/no such bot"]


def test_a_pool_survives_its_workers(tmp_path: Path) -> None:
    async def play() -> None:
        pool = BotPool(make_settings(tmp_path))
        match = westmarch.new_match("hideout", seed=1)
        try:
            for _ in range(2):
                with pytest.raises(WorkerFailed):
                    await pool.choose(question(match, "crasher", 1, None))
                match.push("end")
                with pytest.raises(WorkerFailed):
                    await pool.choose(question(match, "crasher", 1, None))
                match.pop()
                assert (await pool.choose(question(match, "passer", 1, None)))["token"] == "end"
        finally:
            await pool.close()

    asyncio.run(play())


def test_workers_that_do_not_start_are_counted(tmp_path: Path) -> None:
    """For health, which says so until one starts again."""

    async def ask() -> list[int]:
        match = westmarch.new_match("hideout", seed=1)
        pool = BotPool(make_settings(tmp_path, plugins=("tests.server.no_such_plugin",)))
        counts = []
        for _ in range(2):
            with pytest.raises(WorkerFailed):
                await pool.choose(question(match, "passer", 1, None))
            counts.append(pool.broken)
        pool._plugins = make_settings(tmp_path).plugins
        await pool.choose(question(match, "passer", 1, None))
        counts.append(pool.broken)
        await pool.close()
        return counts

    assert asyncio.run(ask()) == [1, 2, 0]


@pytest.mark.parametrize("game", ["wotr", "b5a", "lcg"])
def test_real_games_against_their_strongest_bot(guest: Make, game: str) -> None:
    """Every game and its bots work through the same door."""
    anna = guest("Anna")
    bot = hint_bot(game)
    seats = westmarch.new_match(game, seats=2).seats
    players = {seats[0]: {"kind": "me"}, seats[1]: {"kind": "bot", "bot": bot}}
    match = anna.create(game, seats=2, players=players)
    answered = 0
    while answered < 12:
        table = anna.wait(match, lambda table: table["your_turn"] or table["status"] == "finished")
        if table["status"] == "finished":
            break
        hint = anna.get(f"/matches/{match}/hint")
        anna.answer(match, hint["token"])
        answered += 1
    told = anna.get(f"/matches/{match}/why", seat=seats[1])["answers"]
    assert told, "the bot had something to say"


# -- what bots remember


@pytest.mark.parametrize(("game", "seats"), [("lcg", 1), ("b5a", 2)])
def test_a_match_of_bots_goes_as_in_the_simulator(guest: Make, game: str, seats: int) -> None:
    """The same seed, the same players: the same match, answer by answer, although each answer is asked for anew."""
    anna = guest("Anna")
    bot = hint_bot(game)
    names = westmarch.new_match(game, seats=seats).seats
    match = anna.create(game, seats=seats, seed=12, players={seat: {"kind": "bot", "bot": bot} for seat in names})
    anna.wait(match, lambda table: table["status"] == "finished")
    record = westmarch.load_record(anna.get(f"/matches/{match}/record"))
    played = play(Plan(game, [bot], seats=seats, seed=12))
    assert record.result is not None
    assert (record.answers, record.result.winners) == (played.decisions, played.winners)
    assert record.result.score == played.score


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Its memory is stored with its answers, also for what is taken back."""
    settings = make_settings(tmp_path)
    tokens: list[list[int]] = []
    with TestClient(create_app(settings)) as client:
        anna = Guest(client, "Anna")
        match = anna.create(players={"blue": {"kind": "bot", "bot": "counter"}})
        for _ in range(2):
            anna.answer(match, "end")
            anna.wait(match, lambda table: table["your_turn"])
        cookie = anna.cookie
        tokens.append(counted(anna, match))
    with TestClient(create_app(settings)) as client:
        anna = Guest(client, "Anna")
        anna.cookie = cookie
        anna.answer(match, "end")
        anna.wait(match, lambda table: table["your_turn"])
        tokens.append(counted(anna, match))
        anna.undo(match)
        anna.answer(match, "end")
        anna.wait(match, lambda table: table["your_turn"])
        tokens.append(counted(anna, match))
    assert tokens == [[1, 2], [1, 2, 3], [1, 2, 3]]


def counted(anna: Guest, match: str) -> list[int]:
    told = anna.get(f"/matches/{match}/why", seat="blue")["answers"]
    return [each["why"]["params"]["count"] for each in reversed(told)]


@pytest.mark.parametrize(("game", "name", "seat"), [("wotr", "steward", "free"), ("lcg", "ranger", "p1")])
def test_a_person_who_follows_all_hints_plays_as_the_bot_does(guest: Make, game: str, name: str, seat: str) -> None:
    """The seat of a person has the memory that its bot would have, action by action."""
    anna = guest("Anna")
    seats = westmarch.new_match(game).seats
    others = {other: {"kind": "bot", "bot": name} for other in seats if other != seat}
    match = anna.create(game, seats=len(seats), seed=31, players={seat: {"kind": "me"}, **others})
    for _ in range(25):
        anna.wait(match, lambda table: table["your_turn"])
        anna.answer(match, anna.get(f"/matches/{match}/hint", bot=name)["token"])
    anna.wait(match, lambda table: table["your_turn"] or table["status"] == "finished")
    simulated = westmarch.new_match(game, seed=31)
    bots = {each: westmarch.bot(game, name, seat_seed(31, each)) for each in seats}
    while simulated.answers < anna.table(match)["step"]:
        assert simulated.decision is not None
        simulated.push(
            bots[simulated.decision.seat].choose(simulated.view(simulated.decision.seat), simulated.decision)
        )
    assert simulated.view(seat) == anna.state(match, seat=seat)["view"]


def test_what_a_bot_keeps_in_mind_is_never_sent(guest: Make) -> None:
    anna = guest("Anna")
    match = anna.create(players={"blue": {"kind": "bot", "bot": "counter"}})
    anna.answer(match, "end")
    anna.wait(match, lambda table: table["your_turn"])
    for path in ("", "/why?seat=blue", "/summary?since=0", "/replay?step=0", "/record", "/position"):
        reply = anna.raw("GET", f"/matches/{match}{path}")
        assert "memory" not in reply.text
        assert "counted" not in reply.text
