"""Who answers for a side. With two players that is simple; in teams the rules of chapter XI decide."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Why
from westmarch.games.wotr.state import SIDES

YES, NO, DONE, NONE, ALL, PASS = "yes", "no", "done", "none", "all", "pass"
COUNTS: tuple[str, ...] = tuple(f"count:{number}" for number in range(25))
NUMBER: dict[str, int] = {token: number for number, token in enumerate(COUNTS)}
YES_NO = (YES, NO)


def seat(side: int) -> str:
    return SIDES[side]


def ask(side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object) -> Decision:
    """A question to a side."""
    return Decision(SIDES[side], kind, options, params, why)


def ask_in_secret(side: int, kind: str, options: tuple[str, ...], why: Why | None = None, **params: object) -> Decision:
    """A question whose number of answers depends on cards that only this side sees: asked even if there is just one."""
    return Decision(SIDES[side], kind, options, params, why, secret=True)
