"""How far armies have to march, going around enemies who stand in the way."""

from __future__ import annotations

from westmarch.bots.wotr.leanings import FAR, LONGEST_ROAD
from westmarch.games.wotr.facts.board import NEIGHBOURS, REGION_COUNT

# By target, what was worked out last: the blocked regions and the marches. From one action to the next little changes,
# and what does is mostly on nobody's way: then the same marches hold, which saves most of the work.
_LAST: dict[int, tuple[frozenset[int], tuple[int, ...]]] = {}


def roads(target: int, blocked: frozenset[int]) -> tuple[int, ...]:
    """Marches to a target from every region; nobody marches through a blocked one."""
    last = _LAST.get(target)
    if last is not None:
        before, marches = last
        if before == blocked:
            return marches
        if _same_roads(target, marches, before, blocked):
            _LAST[target] = blocked, marches
            return marches
    marches = work_out(target, blocked)
    _LAST[target] = blocked, marches
    return marches


def work_out(target: int, blocked: frozenset[int]) -> tuple[int, ...]:
    """Step by step away from the target."""
    found = [FAR] * REGION_COUNT
    found[target] = 0
    edge = [target]
    for steps in range(1, LONGEST_ROAD + 1):
        later = []
        for here in edge:
            for region in NEIGHBOURS[here]:
                if found[region] == FAR:
                    found[region] = steps
                    if region not in blocked:
                        later.append(region)
        edge = later
    return tuple(found)


def _same_roads(target: int, marches: tuple[int, ...], before: frozenset[int], blocked: frozenset[int]) -> bool:
    """Are the marches of before still the shortest, now that other regions are blocked?"""
    for opened in before - blocked:
        steps = marches[opened] + 1
        if steps <= LONGEST_ROAD:
            for region in NEIGHBOURS[opened]:
                if marches[region] > steps:
                    # There is a shorter way now.
                    return False
    for closed in blocked - before:
        steps = marches[closed] + 1
        if closed == target or steps > LONGEST_ROAD:
            continue
        for region in NEIGHBOURS[closed]:
            if marches[region] == steps and not _another_way(target, marches, blocked, region):
                return False
    return True


def _another_way(target: int, marches: tuple[int, ...], blocked: frozenset[int], region: int) -> bool:
    """Does a shortest way from a region begin with a step to where nobody blocks it?"""
    steps = marches[region] - 1
    for next_region in NEIGHBOURS[region]:
        if marches[next_region] == steps and (next_region not in blocked or next_region == target):
            return True
    return False
