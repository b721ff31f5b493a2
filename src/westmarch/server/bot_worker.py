"""A process that thinks for the server: one request a line on standard input, one reply a line on standard output.

    python -m westmarch.server.bot_worker [MODULE…]

It is a process of its own so that a slow bot (or a hostile record) costs nobody else anything and can be killed.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from typing import Any

import msgspec

import westmarch
from westmarch.bots.remote import answer
from westmarch.core.errors import WestmarchError
from westmarch.core.journal import Answer, Outcome, Reseed
from westmarch.core.match import Match
from westmarch.games import find

_encode = msgspec.json.Encoder(enc_hook=str).encode


def read_text(request: dict[str, Any]) -> dict[str, Any]:
    """A record or position, taken apart into what the server stores of a match."""
    text = request["text"]
    first = text.split("\n", 1)[0].split()
    is_position = first[1:2] == ["position"]
    match = westmarch.load_position(text) if is_position else westmarch.load_record(text)
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
        elif isinstance(entry, Outcome) and entry.scripted:
            scripts.setdefault(entry.name, []).extend(entry.values[: entry.scripted])
    _mark_rolls(match, answers)
    node = match.checkpoint
    while node.parent is not None:
        node = node.parent
    return {
        "game": match.game.key,
        "seats": list(match.seats),
        "options": match.setup.options,
        "seed": str(node.source.seed),
        "old_dice": node.source.splitmix64,
        "seeds": first_seeds,
        "drawn": node.drawn,
        "start": None if match.start is None else "\n".join(match.game.write(match.setup, match.start)),
        "scripts": begin,
        "answers": answers,
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


def read_in(request: dict[str, Any]) -> dict[str, Any]:
    """A deck or the like from another program's text."""
    workshop = find(request["game"]).workshop
    assert workshop is not None
    found = workshop.read(request["text"])
    return {"name": found.name, "code": found.code, "missing": list(found.missing)}


JOBS = {"choose": answer, "read": read_text, "read-in": read_in}


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
    replies.write(b"ready\n")
    replies.flush()
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line)
        reply: dict[str, Any]
        try:
            reply = {"done": JOBS[request["job"]](request)}
        except WestmarchError as error:
            reply = {"refused": {"key": error.key, "params": error.params, "kind": type(error).__name__}}
        except Exception as error:
            reply = {"failed": f"{type(error).__name__}: {error}"}
        replies.write(_encode(reply) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
