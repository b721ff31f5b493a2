"""Every random outcome of a match: asked for by name, recorded as it falls, scriptable in advance.

Number n of a match is a function of its seed and n: copying, undoing and auditing a match need no more than the seed
and how many numbers were used so far (docs/decisions/0004).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Sequence
from hashlib import blake2b
from typing import ClassVar

from westmarch.core.errors import BadScript, BadSetup
from westmarch.core.journal import Journal, Outcome

# Between the name of a roll and the side that makes it: `combat-dice/free`.
BY = "/"
# Python neither reads nor writes numbers of any length; with so many digits it does, whatever its settings.
MOST_DIGITS = 600
_TOO_LONG = 10**MOST_DIGITS
_BLOCK = struct.Struct("<8Q")
_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_D6: tuple[str, ...] = ("1", "2", "3", "4", "5", "6")


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Source:
    """Where numbers come from: BLAKE2b with the seed as its key, counting. Who has seen any number of dice can neither
    tell the next nor find the seed.

    Records of version 1 were played with `splitmix64`, which can be run backwards; they go on with it.
    """

    __slots__ = ("_key", "seed", "splitmix64")

    def __init__(self, seed: int, splitmix64: bool = False) -> None:
        """Raises BadSetup for a seed with more digits than texts may have."""
        if abs(seed) >= _TOO_LONG:
            raise BadSetup("core-long-seed", most=MOST_DIGITS)
        self.seed = seed
        self.splitmix64 = splitmix64
        # Made once a number is wanted: most imagined matches are looked at before anything falls in them.
        self._key = b""

    def numbers(self, block: int) -> tuple[int, ...]:
        """Eight numbers of 64 bits: those from `8 * block` on."""
        if self.splitmix64:
            base = _mix((self.seed * _GOLDEN) & _MASK)
            return tuple([_mix((base + n * _GOLDEN) & _MASK) for n in range(8 * block, 8 * block + 8)])
        if not self._key:
            self._key = blake2b(str(self.seed).encode(), digest_size=32, person=b"westmarch dice").digest()
        return _BLOCK.unpack(blake2b(block.to_bytes(8, "little"), key=self._key).digest())


class Deal:
    """Hidden things dealt anew, for imagined matches: numbers of a source in order, of which nothing is noted."""

    __slots__ = ("_block", "_numbers", "_source")

    def __init__(self, source: Source) -> None:
        self._source = source
        self._block = 0
        # Numbers of the last block that are still to be used.
        self._numbers: list[int] = []

    def shuffle(self, items: Sequence[str], count: int | None = None) -> list[str]:
        """The items in a new order, or only the first of them: so many."""
        left = list(items)
        size = len(left)
        wanted = size if count is None else count
        numbers = self._numbers
        while len(numbers) < wanted:
            numbers += self._source.numbers(self._block)
            self._block += 1
        self._numbers = numbers[wanted:]
        return [left.pop((number * room) >> 64) for room, number in zip(range(size, size - wanted, -1), numbers)]


class Chance:
    """The dice, tiles and decks of one match: `match.chance`. Every outcome has a name, and can be scripted by it."""

    __slots__ = ("_block", "_modern", "_names", "_numbers", "_scripts", "drawn", "journal", "source", "strict", "used")

    # Outcomes are asked from people at a real table (core/table.py).
    asks: ClassVar[bool] = False

    def __init__(
        self,
        source: Source,
        journal: Journal,
        names: Collection[str] = (),
        modern: Callable[[str], str] = str,
    ) -> None:
        """`names` are those of the game's outcomes, for scripts; without any, every name will do.

        `modern` gives what a script says the names that things have now.
        """
        self.source = source
        self.journal = journal
        self.drawn = 0
        # How much of each script has fallen.
        self.used: dict[str, int] = {}
        # Everything that falls must be scripted, and every script must have fallen when the match ends.
        self.strict = False
        self._names = names
        self._modern = modern
        self._scripts: dict[str, list[str]] = {}
        self._block = -1
        self._numbers: tuple[int, ...] = ()

    @property
    def seed(self) -> int:
        return self.source.seed

    def copy(self, journal: Journal) -> Chance:
        """The same future: same source, same count, same scripts. What falls is noted in the other journal."""
        twin = Chance(self.source, journal, self._names, self._modern)
        twin.drawn = self.drawn
        twin.strict = self.strict
        twin._block = self._block
        twin._numbers = self._numbers
        if self._scripts:
            twin.used = self.used.copy()
            twin._scripts = {name: values.copy() for name, values in self._scripts.items()}
        return twin

    def rewind(self, source: Source, drawn: int, used: dict[str, int]) -> None:
        """Goes back to an earlier moment."""
        self.follow(source)
        self.drawn = drawn
        self.used = used.copy()

    def follow(self, source: Source) -> None:
        """What falls from now on comes from there."""
        if source is not self.source:
            self.source = source
            self._block = -1

    def begin(self, source: Source) -> None:
        """What falls from now on comes from there, from its first number on."""
        self.follow(source)
        self.drawn = 0

    # -- scripts

    def script(self, name: str, outcomes: Sequence[object]) -> None:
        """The next outcomes of that name, in order. When they are used up the seed decides again.

        Where both sides roll, the names are such as `combat-dice/free`. A script for that is used for that side, and
        before one for `combat-dice`, which serves both sides in the order in which they roll.

        A script is not an answer: taking answers back gives its outcomes back, but does not take the script away.
        Raises BadScript for a name that this game doesn't know.
        """
        if self._names and not self._falls(name):
            raise BadScript("core-script-name", name=name, possible=", ".join(sorted(self._names)))
        self._scripts.setdefault(name, []).extend(self._modern(str(outcome)) for outcome in outcomes)

    def _falls(self, name: str) -> bool:
        """Whether something falls under that name. Where a game lists what falls by side, there are no other sides."""
        base = name.partition(BY)[0]
        by_side = any(each.startswith(base + BY) for each in self._names)
        return name in self._names or (base in self._names and not by_side)

    def left(self) -> dict[str, list[str]]:
        """What of the scripts has not fallen."""
        unused = {name: values[self.used.get(name, 0) :] for name, values in self._scripts.items()}
        return {name: values for name, values in unused.items() if values}

    def finish(self) -> None:
        """The match has ended. Raises BadScript if scripts are strict and something is left of them."""
        left = self.left() if self.strict else {}
        for name, values in left.items():
            raise BadScript("core-script-left", name=name, values=", ".join(values[:12]))

    # -- what rules may do

    def d6(self, name: str, count: int) -> list[int]:
        """Rolls that many six-sided dice."""
        return [] if count <= 0 else [int(value) for value in self._draw(name, _D6, count, replace=True)]

    def roll(self, name: str, faces: Sequence[str], count: int) -> list[str]:
        """Rolls that many dice with those faces."""
        return [] if count <= 0 else self._draw(name, faces, count, replace=True)

    def pick(
        self, name: str, items: Sequence[str], to: str = "", among: Sequence[str] = (), shown: bool = False
    ) -> str:
        """One of the items, blindly. The caller takes it out of wherever it was.

        `to`: the seat that alone sees it. `among`: what it could be as far as that seat knows, if that is more.
        `shown`: it is said what it is even where hands stay closed. They matter at a real table only.
        """
        return self._draw(name, items, 1, replace=True)[0]

    def shuffle(self, name: str, items: Sequence[str]) -> list[str]:
        """The items in a new order; a script gives the first ones, the rest follows at random."""
        if not items:
            return []
        return self._draw(name, items, len(items), replace=False)

    # -- inside

    def _draw(self, name: str, items: Sequence[str], count: int, replace: bool) -> list[str]:
        outcome = self.journal.next_again()
        if outcome is not None:
            if self.journal.careful:
                _check_possible(outcome, name, items, count, replace)
            self._fell(outcome, count)
            return list(outcome.values)
        if not self._scripts and not self.strict:
            values = self._by_numbers(items, count, replace)
            self.journal.note(Outcome(name, tuple(values), 0, 0))
            return values
        scripted = own = 0
        values = []
        left = list(items)
        for _ in range(count):
            script = self._script_for(name) if self._scripts else ""
            if script:
                place = left.index(self._next_scripted(script, left))
                scripted += 1
                own += script == name
            elif self.strict:
                raise BadScript("core-script-short", name=name)
            else:
                place = (self._number() * len(left)) >> 64
            self.drawn += 1
            values.append(left[place] if replace else left.pop(place))
        self.journal.note(Outcome(name, tuple(values), scripted, own))
        return values

    def _by_numbers(self, items: Sequence[str], count: int, replace: bool) -> list[str]:
        """What falls where nothing is scripted."""
        if not replace:
            return self._in_order(items, count)
        values: list[str] = []
        for drawn in range(self.drawn, self.drawn + count):
            if drawn >> 3 != self._block:
                self._turn_to(drawn >> 3)
            values.append(items[(self._numbers[drawn & 7] * len(items)) >> 64])
        self.drawn += count
        return values

    def _in_order(self, items: Sequence[str], count: int) -> list[str]:
        """So many of the items, one after the other: whole decks, so their numbers are taken in blocks."""
        drawn = self.drawn
        self.drawn += count
        numbers: list[int] = []
        for block in range(drawn >> 3, (self.drawn + 7) >> 3):
            if block != self._block:
                self._turn_to(block)
            numbers += self._numbers
        first = drawn & 7
        left = list(items)
        rooms = range(len(left), 0, -1)
        return [left.pop((number * room) >> 64) for number, room in zip(numbers[first : first + count], rooms)]

    def _number(self) -> int:
        """The next number of 64 bits."""
        if self.drawn >> 3 != self._block:
            self._turn_to(self.drawn >> 3)
        return self._numbers[self.drawn & 7]

    def _turn_to(self, block: int) -> None:
        self._numbers = self.source.numbers(block)
        self._block = block

    def _fell(self, outcome: Outcome, count: int) -> None:
        """Something falls as it fell before."""
        self.drawn += count
        if outcome.scripted:
            name, base = outcome.name, outcome.name.partition(BY)[0]
            self.used[name] = self.used.get(name, 0) + outcome.own
            self.used[base] = self.used.get(base, 0) + outcome.scripted - outcome.own
        self.journal.note(outcome)

    def _script_for(self, name: str) -> str:
        """The script that decides the next outcome of that name: its own, else the one for both sides."""
        if self.used.get(name, 0) < len(self._scripts.get(name, ())):
            return name
        base = name.partition(BY)[0]
        return base if self.used.get(base, 0) < len(self._scripts.get(base, ())) else ""

    def _next_scripted(self, script: str, items: Sequence[str]) -> str:
        position = self.used.get(script, 0)
        value = self._scripts[script][position]
        if value not in items:
            del self._scripts[script][position:]  # else every later try would stumble over it again
            raise BadScript("core-bad-script", name=script, value=value, possible=", ".join(sorted(set(items))[:12]))
        self.used[script] = position + 1
        return value


def _check_possible(outcome: Outcome, name: str, items: Sequence[str], count: int, replace: bool) -> None:
    """Raises BadScript if what fell elsewhere can't fall here."""
    values = outcome.values
    possible = set(values) <= set(items) and (replace or sorted(values) == sorted(items))
    if outcome.name != name or len(values) != count or not possible:
        raise BadScript("core-bad-script", name=name, value=" ".join(values), possible=", ".join(sorted(set(items))))
