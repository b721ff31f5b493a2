"""A process that thinks for the server: one request a line on standard input, one reply a line on standard output.

Before its reply, a long job tells how far it is.

    python -m westmarch.server.bot_worker [MODULE…]

It is a process of its own so that a slow bot (or a hostile record) costs nobody else anything and can be killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

import westmarch
from westmarch.bots.remote import advice, answer
from westmarch.core.errors import WestmarchError
from westmarch.core.journal import Answer, Outcome, Reseed
from westmarch.core.match import Match
from westmarch.games import find

# Tells how far a job is: so many of so many.
Tell = Callable[[int, int], None]

_encode = msgspec.json.Encoder(enc_hook=str).encode


def _load(text: str) -> Match[Any]:
    """A record or a position; its first line says which."""
    first = text.split("\n", 1)[0].split()
    return westmarch.load_position(text) if first[1:2] == ["position"] else westmarch.load_record(text)


def read_text(request: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """A record or position, taken apart into what the server stores of a match."""
    match = _load(request["text"])
    begin: dict[str, list[str]] = {}
    answers: list[dict[str, Any]] = []
    scripts = begin
    seeds: list[str] = []
    first_seeds = seeds
    for entry in match.journal:
        if isinstance(entry, Answer):
            scripts, seeds = {}, []
            given = {"seat": entry.seat, "decision": entry.kind, "token": entry.token}
            answers.append({**given, "scripts": scripts, "seeds": seeds})
        elif isinstance(entry, Reseed):
            seeds.append(str(entry.seed))
        elif isinstance(entry, Outcome) and entry.scripted and not match.chance.asks:
            scripts.setdefault(entry.name, []).extend(entry.values[: entry.scripted])
    _mark_rolls(match, answers)
    node = match.checkpoints()[0]
    return {
        "game": match.game.key,
        "seats": list(match.seats),
        "options": match.setup.options,
        "seed": str(node.source.seed),
        "old_dice": node.source.splitmix64,
        "real_table": match.chance.asks,
        "closed_hands": match.closed,
        "seeds": first_seeds,
        "drawn": node.drawn,
        "start": None if match.start is None else "\n".join(match.game.write(match.setup, match.start)),
        "scripts": begin,
        "answers": answers,
    }


def look(request: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """What a record or position leads to, or how a game starts, as the seat sees it that is asked there."""
    match = westmarch.new_match(request["game"]) if request["text"] is None else _load(request["text"])
    seat = match.seats[0] if match.decision is None else match.decision.seat
    return {
        "game": match.game.key,
        "seats": list(match.seats),
        "seat": seat,
        "view": match.view(seat),
        "position": match.position(),
    }


def _mark_rolls(match: Match[Any], answers: list[dict[str, Any]]) -> None:
    """Answers that chance followed; that is all an imported match remembers about what was shown when."""
    index = -1
    for entry in match.journal:
        if isinstance(entry, Answer):
            index += 1
            answers[index]["reveals"] = False
        elif isinstance(entry, Outcome) and index >= 0:
            answers[index]["reveals"] = True


def read_in(request: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """A deck or the like from another program's text."""
    workshop = find(request["game"]).workshop
    assert workshop is not None
    found = workshop.read(request["text"])
    return {"name": found.name, "code": found.code, "missing": list(found.missing)}


def look_again(request: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """The review of a record, and how many answers that has."""
    from westmarch.lab.review import review  # a worker for bots starts sooner without it

    if hasattr(os, "nice"):
        os.nice(5)  # nobody waits for it as one waits for a bot
    match = westmarch.load_record(request["text"])
    told = 0

    def progress(done: int, of: int) -> None:
        nonlocal told
        if 100 * done // of > told:
            told = 100 * done // of
            tell(done, of)

    return {"answers": match.answers, "review": review(match, on_progress=progress).as_data()}


JOBS: dict[str, Callable[[dict[str, Any], Tell], dict[str, Any]]] = {
    "choose": lambda request, tell: answer(request),
    "advise": lambda request, tell: advice(request),
    "read": read_text,
    "look": look,
    "read-in": read_in,
    "review": look_again,
}


def main(plugins: list[str]) -> None:
    # The server ends us by closing our input; Ctrl+C in its terminal is not for us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    for plugin in plugins:
        import_module(plugin)
    westmarch.catalogue()  # loads their rules now, so that the first job isn't slow
    replies = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble the replies

    def send(line: bytes) -> None:
        replies.write(line + b"\n")
        replies.flush()

    send(b"ready")
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line)
        reply: dict[str, Any]
        try:
            reply = {"done": JOBS[request["job"]](request, lambda done, of: send(_encode({"progress": [done, of]})))}
        except WestmarchError as error:
            reply = {"refused": {"key": error.key, "params": error.params, "kind": type(error).__name__}}
        except Exception as error:
            reply = {"failed": f"{type(error).__name__}: {error}"}
        send(_encode(reply))


if __name__ == "__main__":
    main(sys.argv[1:])
