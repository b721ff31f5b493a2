"""Every random outcome of a match: asked for by name, recorded as it falls, scriptable in advance.

The generator is splitmix64, whose whole state is a counter: copying, undoing and auditing a match need
no more than its seed and the number of outcomes drawn so far (docs/decisions/0002).
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.errors import BadScript

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Outcome:
    """What fell under one name; the first `scripted` values came from a script, not from the seed."""

    __slots__ = ("name", "scripted", "values")

    def __init__(self, name: str, values: tuple[str, ...], scripted: int) -> None:
        self.name = name
        self.values = values
        self.scripted = scripted


class Chance:
    """The dice, tiles and decks of one match."""

    __slots__ = ("_base", "_replay", "_scripts", "drawn", "journal", "seed", "used")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0
        self.used: dict[str, int] = {}
        self.journal: list[object] = []
        self._base = _mix((seed * _GOLDEN) & _MASK)
        self._scripts: dict[str, list[str]] = {}
        self._replay: list[Outcome] = []

    def copy(self) -> Chance:
        """The same future: same seed, same counter, same scripts. The copy keeps its own journal."""
        twin = Chance(self.seed)
        twin.drawn = self.drawn
        if self._scripts:
            twin.used = self.used.copy()
            twin._scripts = {name: values.copy() for name, values in self._scripts.items()}
        return twin

    def rewind(self, drawn: int, used: dict[str, int], replay: list[Outcome]) -> None:
        """Goes back to an earlier moment; what fell since then will fall again, in order."""
        self.drawn = drawn
        self.used = used.copy()
        self._replay = replay[::-1]
        self.journal = []

    def script(self, name: str, outcomes: Sequence[object]) -> None:
        """The next outcomes of that name, in order. When they are used up the seed decides again.

        A script is not an answer: taking answers back gives its outcomes back, but does not take the script away.
        """
        self._scripts.setdefault(name, []).extend(str(outcome) for outcome in outcomes)

    def d6(self, name: str, count: int) -> list[int]:
        """Rolls that many six-sided dice."""
        if count <= 0:
            return []
        return [int(value) for value in self._draw(name, _D6, count, replace=True)]

    def roll(self, name: str, faces: Sequence[str], count: int) -> list[str]:
        """Rolls that many dice with those faces."""
        if count <= 0:
            return []
        return self._draw(name, faces, count, replace=True)

    def pick(self, name: str, items: Sequence[str]) -> str:
        """One of the items, blindly. The caller takes it out of wherever it was."""
        return self._draw(name, items, 1, replace=True)[0]

    def shuffle(self, name: str, items: Sequence[str]) -> list[str]:
        """The items in a new order; a script gives the first ones, the rest follows at random."""
        if not items:
            return []
        return self._draw(name, items, len(items), replace=False)

    def _draw(self, name: str, items: Sequence[str], count: int, replace: bool) -> list[str]:
        if self._replay:
            outcome = self._replay.pop()
            self.drawn += count
            if outcome.scripted:
                self.used[name] = self.used.get(name, 0) + outcome.scripted
            self.journal.append(outcome)
            return list(outcome.values)
        scripted = 0
        values: list[str] = []
        left = items if replace else list(items)
        for _ in range(count):
            if self._scripts and self._has_script(name):
                value = self._next_scripted(name, left)
                scripted += 1
            else:
                value = left[(_mix((self._base + self.drawn * _GOLDEN) & _MASK) * len(left)) >> 64]
            self.drawn += 1
            values.append(value)
            if not replace:
                assert isinstance(left, list)
                left.remove(value)
        self.journal.append(Outcome(name, tuple(values), scripted))
        return values

    def _has_script(self, name: str) -> bool:
        return self.used.get(name, 0) < len(self._scripts.get(name, ()))

    def _next_scripted(self, name: str, items: Sequence[str]) -> str:
        position = self.used.get(name, 0)
        value = self._scripts[name][position]
        if value not in items:
            del self._scripts[name][position:]  # else every later try would stumble over it again
            raise BadScript("core-bad-script", name=name, value=value, possible=", ".join(sorted(set(items))[:12]))
        self.used[name] = position + 1
        return value


_D6: tuple[str, ...] = ("1", "2", "3", "4", "5", "6")
