"""One line of a position, and the errors it can cause."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.core import notation
from westmarch.core.errors import BadText
from westmarch.core.notation import shortened, whole_number
from westmarch.games.b5a.text.notation import NOTHING

# More than that is a slip of the pen; what is too many of something `sanity` knows.
MOST = 99


@dataclass(slots=True, eq=False)
class Line(notation.Line):
    """One line, with the errors it can cause."""

    def bad(self, hint: str, **params: object) -> BadText:
        return BadText("b5a-text-" + hint, line=self.at, name=self.key, value=self.value, **params)

    def words(self) -> list[str]:
        return [] if self.value == NOTHING else self.value.split()

    def integer(self, text: str, highest: int) -> int:
        number = whole_number(text)
        if number is None or not 0 <= number <= highest:
            raise self.bad("number", text=shortened(text), highest=highest)
        return number

    def find(self, table: dict[str, int], text: str) -> int:
        if text not in table:
            raise self.bad("unknown", text=text)
        return table[text]

    def counts(self, table: dict[str, int], highest: int = MOST) -> list[tuple[int, int]]:
        """`name count, name count`."""
        found: list[tuple[int, int]] = []
        if self.value == NOTHING:
            return found
        for part in self.value.split(","):
            words = part.split()
            if len(words) != 2:
                raise self.bad("counts", text=part.strip())
            index = self.find(table, words[0])
            if any(index == other for other, _ in found):
                raise self.bad("twice", text=words[0])
            found.append((index, self.integer(words[1], highest)))
        return found
