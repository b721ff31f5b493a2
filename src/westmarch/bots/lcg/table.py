"""The table as the ranger sees it: what his seat may know, put into numbers to reckon with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from westmarch.bots.lcg.deck import EncounterDeck, deck_of
from westmarch.bots.lcg.fighters import Fighter, Foe
from westmarch.bots.lcg.odds import Force, Stakes
from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import OBJECTIVE
from westmarch.games.lcg.facts.quests import EVERYBODY_IN_THE_WAY, IN_THE_WAY
from westmarch.games.lcg.seen import Enemy, Place, Player, Seen, Thing
from westmarch.games.lcg.text.view import read_view


class Seat:
    """A player."""

    def __init__(self, seen: Player) -> None:
        self.name = seen.seat
        self.threat = seen.threat
        self.in_game = seen.in_game
        self.hand = seen.hand or []
        self.hand_count = seen.hand_count
        self.deck = seen.pile.count
        self.discard = seen.pile.discard
        name = self.name
        self.enemies = [Foe(each, name) for each in seen.enemies]
        self._characters = seen.characters
        self.reckoned: Stakes | None = None  # see Table.stakes

    @cached_property
    def fighters(self) -> list[Fighter]:
        """The characters; many questions don't need them."""
        return [Fighter(each, self.name) for each in self._characters]

    def potential(self) -> int:
        """The attack of all characters when they are ready."""
        return sum([each.attack for each in self.fighters if not each.barred])

    def heroes(self) -> list[Fighter]:
        return [each for each in self.fighters if each.hero]

    def ready(self) -> list[Fighter]:
        return [each for each in self.fighters if each.ready]


class Table:
    """Everything in sight. Takes what a seat has seen, or a view of it."""

    def __init__(self, view: Seen | Mapping[str, Any], seat: str) -> None:
        seen = view if isinstance(view, Seen) else read_view(view)
        self.seen = seen
        self.phase = seen.phase
        self.step = seen.step
        self.scenario = seen.scenario
        self.round = seen.round
        self.seats = [Seat(each) for each in seen.players]
        names = [each.name for each in self.seats]
        self.me = self.seats[names.index(seat)]
        self.playing = [each for each in self.seats if each.in_game]
        first = names.index(seen.first)
        self.order = [each for each in self.seats[first:] + self.seats[:first] if each.in_game]
        self.quest = seen.quest.id
        self.points = seen.quest.points
        self.progress = seen.progress
        self.staged = [Foe(each, None) for each in seen.staging if isinstance(each, Enemy)]
        self.locations = [each for each in seen.staging if isinstance(each, Place)]
        self.objectives = [
            each for each in seen.staging if isinstance(each, Thing) and BY_ID[each.card].type == OBJECTIVE
        ]
        self.active = seen.active
        self.staging_threat = seen.staging_threat
        self.willpower = seen.willpower
        for foe in self.foes():
            foe.wanted = self.must_die(foe)

    @cached_property
    def deck(self) -> EncounterDeck:
        """What may be left in the encounter deck; many questions don't need to know."""
        return deck_of(self.seen)

    def force(self, seat: Seat, ready: list[Fighter] | None = None) -> Force:
        """Who of that player can fight; all ready ones unless others are named."""
        return Force([*(seat.ready() if ready is None else ready)], self.stakes(seat))

    def stakes(self, seat: Seat) -> Stakes:
        """What attacks would cost that player."""
        if seat.reckoned is None:
            seat.reckoned = Stakes(seat.heroes(), seat.threat, self.deck, seat.potential())
        return seat.reckoned

    def new_threat(self) -> tuple[float, float]:
        """Mean and spread of what the next staging step adds."""
        return self.deck.threat(self.reveals(), self.seen.encounter.known)

    def must_die(self, foe: Foe) -> bool:
        """Whether that enemy stands in the way of the stage."""
        if self.quest in IN_THE_WAY:
            return foe.card == IN_THE_WAY[self.quest]
        if self.quest in ("the-necromancers-tower", "through-the-caverns"):
            return foe.guards is not None or (foe.card == "dungeon-jailor" and bool(self.objectives))
        return self.quest == EVERYBODY_IN_THE_WAY

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
        before = self.active.left if self.active is not None else 0
        return before + (max(0, self.points - self.progress) if self.points else 0)

    def fighter(self, name: str) -> Fighter | None:
        return next((each for seat in self.seats for each in seat.fighters if each.id == name), None)

    def foe(self, name: str) -> Foe | None:
        return next((each for each in self.foes() if each.id == name), None)

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
