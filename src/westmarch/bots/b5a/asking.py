"""A question to the captain, with what is known when it is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from westmarch.bots.b5a.field import Army, Field
from westmarch.games.b5a.board import AREA, AREA_IDS

Choice = tuple[str, str, dict[str, object]]


class Ask:
    """A decision with all that is known when it is asked."""

    __slots__ = ("field", "kind", "memo", "options", "params")

    def __init__(
        self,
        field: Field,
        kind: str,
        options: tuple[str, ...],
        params: Mapping[str, object],
        memo: dict[str, int],
    ) -> None:
        self.field = field
        self.kind = kind
        self.options = options
        self.params = params
        self.memo = memo

    def areas(self) -> list[int]:
        return [AREA[token] for token in self.options if token in AREA]

    def area(self, name: str = "area") -> int:
        return AREA.get(str(self.params.get(name, "")), -1)

    def armies(self) -> list[Army]:
        found = [self.field.mine(area) for area in self.areas()]
        return [army for army in found if army is not None]


def first(ask: Ask) -> Choice:
    return ask.options[0], "bot-b5a-simple", {}


def best_area(ask: Ask, value: Callable[[int], float], key: str, least: float = -99.0) -> Choice:
    """The area of most value; `done` if none reaches the least."""
    areas = ask.areas()
    if areas:
        area = max(areas, key=value)
        if value(area) >= least or "done" not in ask.options:
            return AREA_IDS[area], key, {"area": AREA_IDS[area]}
    return ask.options[-1], "bot-b5a-enough", {}
