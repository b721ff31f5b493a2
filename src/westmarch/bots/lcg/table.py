"""The table as the ranger sees it: the view put into numbers to reckon with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westmarch.bots.lcg.deck import EncounterDeck
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import Force, Odds
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import OBJECTIVE


class Seat:
    """A player."""

    __slots__ = ("deck", "enemies", "fighters", "hand", "hand_count", "in_game", "name", "potential", "threat")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.name: str = data["seat"]
        self.threat: int = data["threat"]
        self.in_game: bool = data["in_game"]
        self.hand: list[str] = data["hand"] or []
        self.hand_count: int = data["hand_count"]
        self.deck: int = data["deck_count"]
        self.fighters = [Fighter(each, self.name) for each in data["characters"]]
        self.enemies = [Foe(each, self.name) for each in data["enemies"]]
        self.potential = sum(each.attack for each in self.fighters if not each.barred)

    def heroes(self) -> list[Fighter]:
        return [each for each in self.fighters if each.hero]

    def ready(self) -> list[Fighter]:
        return [each for each in self.fighters if each.ready]


class Table:
    """Everything in view."""

    def __init__(self, view: Mapping[str, Any], seat: str) -> None:
        self.view = view
        self.phase: str = view["phase"]
        self.step: str = view["step"]
        self.scenario: str = view["scenario"]
        self.round: int = view["round"]
        self.seats = [Seat(each) for each in view["players"]]
        self.me = next(each for each in self.seats if each.name == seat)
        self.playing = [each for each in self.seats if each.in_game]
        first = [each.name for each in self.seats].index(view["first"])
        self.order = [each for each in self.seats[first:] + self.seats[:first] if each.in_game]
        self.quest: str = view["quest"]["id"]
        self.points: int = view["quest"]["points"]
        self.progress: int = view["quest"]["progress"]
        self.staged = [Foe(each, None) for each in view["staging"] if each["type"] == "enemy"]
        self.locations = [each for each in view["staging"] if each["type"] == "location"]
        self.objectives = [each for each in view["staging"] if each["type"] == "objective"]
        self.active = view["active"]
        self.staging_threat: int = view["staging_threat"]
        self.willpower: int = view["willpower"]
        self.deck = EncounterDeck(view)
        self.odds = Odds(self.deck)
        for foe in self.foes():
            foe.wanted = self.must_die(foe)

    def force(self, seat: Seat, ready: list[Fighter] | None = None) -> Force:
        """Who of that player can fight; all ready ones unless others are named."""
        able = seat.ready() if ready is None else ready
        return Force(able, seat.heroes(), seat.threat, self.odds, seat.potential)

    def must_die(self, foe: Foe) -> bool:
        """Whether that enemy stands in the way of the stage."""
        if self.quest in ("dont-leave-the-path", "beorns-path"):
            return foe.card == "ungoliants-spawn"
        if self.quest == "to-the-river":
            return foe.card == "hill-troll"
        if self.quest == "out-of-the-dungeons":
            return foe.card == "nazgul-of-dol-guldur"
        if self.quest in ("the-necromancers-tower", "through-the-caverns"):
            return foe.guards is not None or (foe.card == "dungeon-jailor" and bool(self.objectives))
        return self.quest == "ambush-on-the-shore"

    def reveals(self) -> int:
        """How many cards the next staging step reveals."""
        if self.quest == "ambush-on-the-shore":
            return 0
        return len(self.playing) + (1 if self.quest == "anduin-passage" else 0)

    def claimed(self) -> int:
        """How many objectives the players hold."""
        worn = [card for seat in self.seats for each in seat.fighters for card in each.attachments]
        return sum(1 for card in worn if BY_ID[card].type == OBJECTIVE)

    def progress_wanted(self) -> int:
        """How much progress still helps: on the active location, and on the stage."""
        before = self.active["quest_points"] - self.active["progress"] if self.active is not None else 0
        return before + (max(0, self.points - self.progress) if self.points else 0)

    def fighter(self, name: str) -> Fighter | None:
        for seat in self.seats:
            for each in seat.fighters:
                if each.id == name:
                    return each
        return None

    def foe(self, name: str) -> Foe | None:
        for each in self.foes():
            if each.id == name:
                return each
        return None

    def foes(self) -> list[Foe]:
        return [foe for seat in self.seats for foe in seat.enemies] + self.staged

    def will_engage(self, seat: Seat, more: int = 0) -> list[Foe]:
        """Enemies of the staging area that come to that player by checks (roughly shared between players).

        `more`: how much higher (or lower) his threat will be than it is now.
        """
        if self.quest == "anduin-passage":
            return []
        threat = seat.threat + more
        coming = sorted((foe for foe in self.staged if foe.engagement <= threat), key=lambda foe: -foe.engagement)
        others = [
            each for each in self.order if each is not seat and any(foe.engagement <= each.threat for foe in coming)
        ]
        if not others:
            return coming
        reached = [each for each in self.order if each is seat or each in others]
        return coming[reached.index(seat) :: len(reached)]
