"""Plays matches through a real server and writes its database down, for `test_old_matches.py`.

    python -m tests.server.old.make RELEASE        (in the repository, once for each release)

makes `tests/server/old/RELEASE-GAME.json`, one file a game. A file is never made again: what matters about it is that
the rules of that release played it. Each holds a match that stopped in the middle of an action, with an undo and some
chat in it, one against a computer player who says why, and, where random play ends soon, one that is over.
"""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

import westmarch
from tests.server.helpers import Guest
from westmarch.core.decisions import Decision
from westmarch.server.app import create_app
from westmarch.server.settings import Settings

FOLDER = Path(__file__).parent
# What is played: the game, its wish, the strongest bots' name, and how many answers before a good place to stop.
PLAYED: dict[str, tuple[dict[str, Any], str, int]] = {
    "wotr": ({"game": "wotr"}, "steward", 160),
    "b5a": ({"game": "b5a"}, "captain", 120),
    "lcg": ({"game": "lcg", "seats": 2}, "ranger", 120),
}
# Only these tables go into the file: sessions and secrets are nobody's business.
TABLES = ("players", "matches", "seats", "holders", "entries")


def main(release: str) -> None:
    for name, (wish, bot, answers) in PLAYED.items():
        if (FOLDER / f"{release}-{name}.json").exists():
            continue
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "old.db"
            settings = Settings(database=f"sqlite:///{file}", fanout="memory", rate_limits=False, bot_workers=1)
            with TestClient(create_app(settings), base_url="http://testserver.local") as client:
                _play(Guest(client, "Anna"), wish, bot, answers)
            target = FOLDER / f"{release}-{name}.json"
            rules = next(each for each in westmarch.catalogue() if each.key == wish["game"]).rules_version
            head = {"release": release, "rules": rules, "golden": _golden(wish["game"])}
            target.write_text(_dump(file, head), encoding="utf-8")
            print(target.name, target.stat().st_size)


def _play(anna: Guest, wish: dict[str, Any], bot: str, answers: int) -> None:
    seats = _stop_in_the_middle(anna, wish, bot, answers)
    _play_against_a_bot(anna, wish, bot, seats)
    _play_to_the_end(anna, wish)


def _start(anna: Guest, wish: dict[str, Any], seed: int) -> tuple[str, list[str]]:
    made = anna.post("/matches", {**wish, "name": "Anna", "seed": seed})["table"]
    return made["id"], [seat["seat"] for seat in made["seats"]]


def _stop_in_the_middle(anna: Guest, wish: dict[str, Any], bot: str, answers: int) -> list[str]:
    """Anna plays all seats, as that bot would."""
    match, seats = _start(anna, wish, 11)
    for seat in seats[1:]:
        anna.join(match, seat)
    bots = {seat: westmarch.bot(wish["game"], bot, seed=3) for seat in seats}
    for _ in range(answers // 4):
        _answer(anna, match, bots)
    anna.post(f"/matches/{match}/chat", {"text": "Let me think again."})
    anna.undo(match, to=answers // 4 - 3)
    _until_mid_action(anna, match, bots, answers)
    return seats


def _play_against_a_bot(anna: Guest, wish: dict[str, Any], bot: str, seats: list[str]) -> None:
    """Left where a person is asked."""
    match, _ = _start(anna, wish, 12)
    bots = {seat: westmarch.bot(wish["game"], bot, seed=3) for seat in seats}
    anna.post(f"/matches/{match}/seats/{seats[-1]}", {"kind": "bot", "bot": bot})
    for _ in range(40):
        if _waited(anna, match)["status"] != "running":
            return
        _answer(anna, match, bots)
    _waited(anna, match)


def _waited(anna: Guest, match: str) -> Any:
    return anna.wait(match, lambda table: table["your_turn"] or table["status"] != "running", seconds=120)


def _play_to_the_end(anna: Guest, wish: dict[str, Any]) -> None:
    rules = westmarch.new_match(wish["game"], wish.get("seats"), seed=3)
    dice = random.Random(1)
    while rules.decision is not None and rules.answers < 400:
        rules.push(dice.choice(rules.decision.options))
    if rules.decision is not None:
        return
    match, seats = _start(anna, wish, 3)
    for seat in seats[1:]:
        anna.join(match, seat)
    for entry in rules.journal:
        if hasattr(entry, "token"):
            anna.answer(match, entry.token, seat=entry.seat)
    assert anna.table(match)["status"] == "finished"


def _answer(anna: Guest, match: str, bots: dict[str, Any]) -> None:
    asked = anna.table(match)["asked"]
    view = anna.state(match, seat=asked["seat"])["view"]
    question = view["decision"]
    decision = Decision(asked["seat"], question["kind"], tuple(question["options"]), question["params"])
    anna.answer(match, bots[asked["seat"]].choose(view, decision), seat=asked["seat"])


def _until_mid_action(anna: Guest, match: str, bots: dict[str, Any], answers: int) -> None:
    """On to a moment several answers after the last checkpoint, such as the middle of a battle."""
    for _ in range(3 * answers):
        if anna.table(match)["asked"] is None:
            raise SystemExit("it was over too soon; take another seed")
        step = anna.table(match)["step"]
        position = anna.get(f"/matches/{match}/position")
        moves = position.partition("[moves]")[2].splitlines()
        if step >= answers and sum(bool(line) and not line.startswith(("~", "end ")) for line in moves) >= 3:
            return
        _answer(anna, match, bots)
    raise SystemExit("no good place to stop was found")


def _golden(game: str) -> str:
    """What that game's playthrough was at this release; who changes it later must raise the version of the rules."""
    return hashlib.sha256((FOLDER.parents[1] / "golden" / f"{game}.record").read_bytes()).hexdigest()


def _dump(file: Path, head: dict[str, Any]) -> str:
    with sqlite3.connect(file) as database:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        tables: dict[str, Any] = {}
        for table in TABLES:
            cursor = database.execute(f"SELECT * FROM {table}")
            tables[table] = {"columns": [each[0] for each in cursor.description], "rows": cursor.fetchall()}
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in {**head, "revision": revision}.items()]
    for table, content in tables.items():
        rows = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in content["rows"])
        parts.append(f'{json.dumps(table)}: {{"columns": {json.dumps(content["columns"])}, "rows": [\n{rows}\n]}}')
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    main(sys.argv[1])
