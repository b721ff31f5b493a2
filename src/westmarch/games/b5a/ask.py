"""How the rules ask: one question to the player of a side, and the small ones that many rules share.

What a question offers is made from the check that also says why the rest is left out, so the two can't disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from westmarch.core.decisions import Decision, MaybeSteps, Reason, Steps, Why
from westmarch.games.b5a.facts.board import AREA, AREA_IDS, AREAS, NO_AREA
from westmarch.games.b5a.facts.pieces import CHARACTER_IDS, SEATS

DONE = "done"
NUMBERS: tuple[str, ...] = tuple(f"n:{number}" for number in range(41))
NUMBER_OF_TOKEN: dict[str, int] = {token: number for number, token in enumerate(NUMBERS)}
CHARACTER_TOKENS: tuple[str, ...] = tuple("character:" + name for name in CHARACTER_IDS)
CHARACTER_OF_TOKEN: dict[str, int] = {token: who for who, token in enumerate(CHARACTER_TOKENS)}
EVERYWHERE: tuple[int, ...] = tuple(range(AREAS))

# What is wrong with a thing of which there are many: an area, a character, a unit, a card.
Check = Callable[[int], Reason | None]


def no(key: str, rule: str, **params: object) -> Reason:
    """A reason of this game."""
    return Reason("b5a-why-" + key, "b5a-rule-" + rule, **params)


def ask(side: int, kind: str, options: Sequence[str], why: Why | None = None, **params: object) -> Decision:
    """A question to the player of a side."""
    return Decision(SEATS[side], kind, tuple(options), params, why)


def offered(tokens: Sequence[str], among: Iterable[int], why_not: Check) -> list[str]:
    """The tokens of those of which a check has nothing to say."""
    return [tokens[each] for each in among if why_not(each) is None]


def by_token(numbers: Mapping[str, int], why_not: Check) -> Why:
    """The same check, asked by token."""

    def why(token: str) -> Reason | None:
        return why_not(numbers[token]) if token in numbers else None

    return why


def whether(side: int, kind: str, **params: object) -> Steps[bool]:
    """Use it or not."""
    answer = yield ask(side, kind, ("use", "no"), None, **params)
    return answer == "use"


def which_number(
    side: int, kind: str, low: int, high: int, key: str = "number-range", rule: str = "dice", **params: object
) -> Steps[int]:
    """A number, the largest first; a key and a rule say why it can't be another."""

    def why_not(number: int) -> Reason | None:
        return None if low <= number <= high else no(key, rule, low=str(low), high=str(high))

    answer = yield ask(side, kind, NUMBERS[low : high + 1][::-1], by_token(NUMBER_OF_TOKEN, why_not), **params)
    return NUMBER_OF_TOKEN[answer]


def how_many(
    side: int, kind: str, low: int, high: int, key: str = "number-range", rule: str = "dice", **params: object
) -> Steps[int]:
    """The same, where a single number need not be asked for."""
    if low == high:
        return low
    return (yield from which_number(side, kind, low, high, key, rule, **params))


def which_area(
    side: int, kind: str, why_not: Check, among: Iterable[int] = EVERYWHERE, optional: bool = False, **params: object
) -> Steps[int]:
    """One of the areas of which the check has nothing to say; NO_AREA if there is none, or none is wanted (`optional`).

    Areas that are not `among` those to look at have their reasons too; leaving them out saves time.
    """
    return which_of(side, kind, [area for area in among if why_not(area) is None], why_not, optional, **params)


def up_to(
    most: int,
    side: int,
    kind: str,
    why_not: Check,
    among: Iterable[int],
    act: Callable[[int], MaybeSteps],
    done: list[int],
) -> Steps[None]:
    """Up to so many areas, one after the other, each `done` and acted upon before the next is chosen."""
    for number in range(1, most + 1):
        area = yield from which_area(side, kind, why_not, among, optional=True, number=number, most=most)
        if area == NO_AREA:
            return
        done.append(area)
        yield from act(area) or ()


def which_of(
    side: int, kind: str, areas: Sequence[int], why_not: Check, optional: bool = False, **params: object
) -> Steps[int]:
    """The same, where it is known that the check has nothing to say of these areas, and of no others."""
    if not areas:
        return NO_AREA
    options = [AREA_IDS[area] for area in areas]
    if optional:
        options.append(DONE)
    answer = yield ask(side, kind, options, by_token(AREA, why_not), **params)
    return NO_AREA if answer == DONE else AREA[answer]
