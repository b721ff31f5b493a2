"""Stops: windows that a person may leave to the program.

A game may offer chances that are mostly passed, such as the action windows of a card game. Such a decision says so in
its parameters, made by `stop`:

- `stop`: which of the game's stops it belongs to (`Game.stops`), such as a phase;
- `leave`: the answer that leaves the chance;
- `useful`: the answers that could matter now;
- `open`: everybody can see that there are none, so to leave it at once tells nobody anything.

Rules go on asking every such question. A person wishes for each stop to be asked `ALWAYS`, when something is `USEFUL`,
or `NEVER`; whoever sits between that person and the match (terminal, browser) gives the answer for them. The record has
it like any other answer. What `useful` is may depend on a hand: where others wait, answering by it takes as long as a
person might (`tells_nothing` says where it needn't).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.core.decisions import Decision

ALWAYS = "always"
USEFUL = "useful"
NEVER = "never"
WISHES = (ALWAYS, USEFUL, NEVER)


def stop(name: str, leave: str, useful: Sequence[str], openly: bool) -> dict[str, object]:
    """The parameters of a decision that may be left to the program."""
    return {"stop": name, "leave": leave, "useful": list(useful), "open": openly}


def public(decision: Decision) -> dict[str, object]:
    """What everybody at the table may know of a stop: nothing that depends on a hand."""
    params = decision.params
    return {key: params[key] for key in ("stop", "leave", "open")} if "stop" in params else {}


def answer(decision: Decision, wishes: Mapping[str, str]) -> str | None:
    """The answer of a person with these wishes who needn't be asked; None if they want to be. Not wished: `USEFUL`."""
    name = decision.params.get("stop")
    if name is None:
        return None
    wish = wishes.get(str(name), USEFUL)
    if wish == NEVER or (wish == USEFUL and not decision.params["useful"]):
        return str(decision.params["leave"])
    return None


def tells_nothing(decision: Decision, wishes: Mapping[str, str]) -> bool:
    """Whether that answer tells the others nothing, however fast it comes."""
    return wishes.get(str(decision.params.get("stop")), USEFUL) == NEVER or decision.params.get("open") is True
