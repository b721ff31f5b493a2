"""The 10 quest cards (cards 119 to 128): stage, quest points, order. What they say is in `cards/quests`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, eq=False)
class Quest:
    """One quest card. With 0 quest points it can't be completed by progress."""

    number: int
    id: str
    scenario: str
    stage: int
    points: int

    def __repr__(self) -> str:
        return f"<{self.id}>"


QUESTS: tuple[Quest, ...] = (
    Quest(119, "flies-and-spiders", "mirkwood", 1, 8),
    Quest(120, "a-fork-in-the-road", "mirkwood", 2, 2),
    Quest(121, "dont-leave-the-path", "mirkwood", 3, 0),
    Quest(122, "beorns-path", "mirkwood", 3, 10),
    Quest(123, "the-necromancers-tower", "dol-guldur", 1, 9),
    Quest(124, "through-the-caverns", "dol-guldur", 2, 15),
    Quest(125, "out-of-the-dungeons", "dol-guldur", 3, 7),
    Quest(126, "to-the-river", "anduin", 1, 8),
    Quest(127, "anduin-passage", "anduin", 2, 16),
    Quest(128, "ambush-on-the-shore", "anduin", 3, 0),
)
FIRST_QUEST = 119
# The enemy that must be gone before a stage can be completed; at the Anduin's end it is everybody.
IN_THE_WAY: dict[str, str] = {
    "dont-leave-the-path": "ungoliants-spawn",
    "beorns-path": "ungoliants-spawn",
    "to-the-river": "hill-troll",
    "out-of-the-dungeons": "nazgul-of-dol-guldur",
}
EVERYBODY_IN_THE_WAY = "ambush-on-the-shore"


def quest(number: int) -> Quest:
    """The quest card with that printed number."""
    return QUESTS[number - FIRST_QUEST]


QUEST_BY_ID: dict[str, Quest] = {each.id: each for each in QUESTS}
