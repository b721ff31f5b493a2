"""How far it is from one place of a map to another."""

from __future__ import annotations

from collections.abc import Sequence


def distances(neighbours: Sequence[Sequence[int]], start: int, no_way: int) -> tuple[int, ...]:
    """The steps from a place to every place, by their numbers; `no_way` for those that can't be reached."""
    found = [no_way] * len(neighbours)
    found[start] = steps = 0
    edge = [start]
    while edge:
        steps += 1
        edge = [place for place in {each for here in edge for each in neighbours[here]} if found[place] == no_way]
        for place in edge:
            found[place] = steps
    return tuple(found)
