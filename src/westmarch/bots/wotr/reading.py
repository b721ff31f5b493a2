"""A light model of the board, made from what a seat sees: armies by region, who holds what, how the Ring fares.

It holds nothing that the seat can't know, only in the shape in which a player thinks about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import compress
from typing import Any

from westmarch.bots.wotr.geography import DISTANCE, POINTS
from westmarch.bots.wotr.leanings import STEWARD, Pair
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    INDEX,
    IS_STRONGHOLD,
    NATION_OF,
    ORTHANC,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import ELIMINATED, IN_FELLOWSHIP, SET_ASIDE, Character
from westmarch.games.wotr.facts.nations import ELITE, ISENGARD, LEADER, NATIONS, NAZGUL, NO_ONE, REGULAR, SOUTHRONS
from westmarch.games.wotr.seen import Seen, SeenArmy
from westmarch.games.wotr.state import SIDES, K
from westmarch.games.wotr.text.view import seen_in

ISENGARD_ELITE = ISENGARD * 3 + ELITE
SOUTHRON_ELITE = SOUTHRONS * 3 + ELITE
_KINDS = range(K)
# How much an enemy army so many regions away counts as a threat.
_REACH = (1.0, 1.0, 0.6, 0.35, 0.2, 0.1)


class Army:
    """The figures of one side in one place."""

    def __init__(
        self,
        side: int,
        region: int,
        besieged: bool,
        figures: bytes,
        characters: tuple[Character, ...],
        from_war: bytes,
        leading_elites: tuple[int, ...],
        obeys: bool,
    ) -> None:
        self.side = side
        self.region = region
        self.besieged = besieged
        # May we attack with it? Our units in an army that our partner commands only march away.
        self.obeys = obeys
        self.figures: dict[int, int] = {}
        self.characters = characters
        # `fit`: of nations at war, so that they may attack and cross borders.
        units = elites = leaders = fit_units = fit_elites = 0
        for kind in compress(_KINDS, figures):
            number = figures[kind]
            self.figures[kind] = number
            rank = kind % 3
            if rank == LEADER:
                leaders += number
                continue
            units += number
            at_war = from_war[kind // 3] == 0
            if at_war:
                fit_units += number
            if rank == ELITE:
                elites += number
                if at_war:
                    fit_elites += number
        self.units = units
        self.elites = elites
        self.fit_units = fit_units
        self.fit_elites = fit_elites
        self.nazgul = figures[NAZGUL]
        if leading_elites and side == SHADOW:
            leaders += sum([figures[kind] for kind in leading_elites])
        captains = 0
        for character in characters:
            leaders += character.leadership
            if character.homeland in (NO_ONE, NATION_OF[region]):
                captains += character.strength
        self.leadership = leaders
        self.captains = captains
        # How many hits destroy it: an elite takes two.
        self.hits = units + elites
        self.fit_hits = fit_units + fit_elites
        # Its weight in a fight, in hits, and in an attack.
        self.power: float = units + elites + 0.6 * min(leaders, 5) + captains
        self.fit_power: float = 0.0
        if fit_units:
            self.fit_power = fit_units + fit_elites + 0.6 * min(leaders, 5) + captains


# Most armies stand where they stood; the same figures make the same army. Nobody changes one.
army_of = lru_cache(maxsize=20000)(Army)


class Ground:
    """All armies on the map, and how far they are a threat. Everybody who looks at the same map shares it."""

    def __init__(self, board: Board, seen: Seen) -> None:
        self.armies = seen.armies
        self.from_war = seen.from_war
        self.versions = board.laid
        # Armies in the open by region, for each side; armies under siege by region.
        self.open: tuple[dict[int, Army], dict[int, Army]] = ({}, {})
        self.inside: dict[int, Army] = {}
        # What `Board.threat` has worked out.
        self.threats: dict[tuple[int, int], float] = {}
        people = board.edition.characters
        for shown in self.armies:
            there: tuple[Character, ...] = ()
            if shown.characters:
                there = tuple([board.who(people[each].id) for each in shown.characters])
            side, region, besieged = shown.side, shown.region, shown.besieged
            army = army_of(side, region, besieged, shown.figures, there, self.from_war, board.leading_elites, True)
            if besieged:
                self.inside[region] = army
            else:
                self.open[side][region] = army

    def is_of(self, board: Board, seen: Seen) -> bool:
        """Is this what is seen there? Where nobody has moved, Saruman too, the look gives the very same armies."""
        return self.armies is seen.armies and self.from_war == seen.from_war and self.versions == board.laid


# The ground that was looked at last. Every other question finds it as it was.
_LAST: list[Ground] = []


def ground_of(board: Board, seen: Seen) -> Ground:
    for last in _LAST:
        if last.is_of(board, seen):
            return last
    ground = Ground(board, seen)
    _LAST[:] = [ground]
    return ground


class Board:
    """All that the rules of thumb ask about."""

    def __init__(self, view: Seen | Mapping[str, Any], seat: str, leanings: Pair = STEWARD) -> None:
        """`seat` is who thinks: the one who sees this, or a partner as we guess him; `leanings` are of who thinks."""
        seen = self.seen = seen_in(view, seat)
        self.edition = seen.edition
        seats = self.edition.seats
        number = seats.names.index(seat)
        # Who we are, for which side we play and with whom, which nations we lead, how many cards we may hold.
        self.seat = seat
        self.me = seats.sides[number]
        self.enemy = 1 - self.me
        self.leanings = leanings[self.me]
        self.partner = next((seats.names[each] for each in seats.of_side[self.me] if each != number), "")
        self.nations = seats.nations[number]
        self.hand_limit = seats.hand_limits[number]
        self.leading = True
        # A single player against two: nations and mixed armies that must wait for another action.
        self.waiting_nations: frozenset[int] = frozenset()
        self.waiting_armies: frozenset[int] = frozenset()
        if seats.many:
            self._see_partners(seen.partners)
        self.turn = seen.turn
        self.from_war = seen.from_war
        self.active = seen.active
        self._place_of = seen.where
        self._number_of = self.edition.character_index
        # Of whom there are several cards, the one that lies for him, if we can know.
        self.laid: dict[str, Character] = self._versions(seen.extra["versions"]) if self.edition.versions else {}
        self.control = seen.control
        self.leading_elites: tuple[int, ...] = ()
        if self.where("saruman") == ORTHANC:
            self.leading_elites = (ISENGARD_ELITE, SOUTHRON_ELITE) if seats.shared[SHADOW] else (ISENGARD_ELITE,)
        self.ground = ground_of(self, seen)
        self.open = self.ground.open
        self.inside = self.ground.inside
        # What of our side's armies we can lead now, in the open and under siege: in a match for two everything.
        self.hosts: dict[int, Army] = {} if seats.many else self.open[self.me]
        self.shut_in: dict[int, Army] = {}
        self._muster(seen)
        self.points = seen.victory_points
        self.ring = seen.fellowship
        self.progress = seen.progress
        self.hidden = seen.hidden
        self.corruption = seen.corruption
        people = self.edition.characters
        self.guide = people[seen.guide].id
        self.company = [people[each].id for each in self.edition.companions if seen.where[each] == IN_FELLOWSHIP]
        self.mordor = seen.mordor
        self.in_mordor = seen.mordor >= 0
        self.hunt_free, self.hunt_shadow = seen.hunt_box
        self.table = seen.table
        self.dice = seen.dice

    @cached_property
    def hand(self) -> list[str]:
        """Our cards; of a partner's hand we know what we gave him."""
        held = self.seen.hand(self.seat)
        return held.faces or held.known or []

    def _see_partners(self, partners: Mapping[str, Any]) -> None:
        """What there is to see where more than two play (chapter XI)."""
        self.leading = partners["leading"][SIDES[self.me]] == self.seat
        if self.me == FREE and not self.partner:
            self.waiting_nations = frozenset(NATIONS.index(name) for name in partners["used"]["nations"])
            self.waiting_armies = frozenset(INDEX[name] for name in partners["used"]["armies"])

    # -- people and nations

    def who(self, name: str) -> Character:
        """The card that lies for somebody."""
        laid = self.laid.get(name)
        return laid if laid is not None else self.edition.characters[self._number_of[name]]

    def _versions(self, versions: Mapping[str, str | None]) -> dict[str, Character]:
        cards = self.edition.cards_of
        return {
            name: card
            for name, version in versions.items()
            for card in cards(self.edition.character_index[name])
            if card.version == version
        }

    def level(self, name: str) -> int:
        """What somebody's level counts in the Fellowship; Sméagol's is that of the best of the others."""
        if self.who(name).always_guides:
            return self.seen.extra["smeagol_level"] or 0
        return self.who(name).level

    def where(self, character: str) -> int:
        """The region somebody is in, -1 if not on the map."""
        return max(self._place_of[self._number_of[character]], -1)

    def on_map(self, character: str) -> bool:
        return self._place_of[self._number_of[character]] >= 0

    def in_company(self, character: str) -> bool:
        return self._place_of[self._number_of[character]] == IN_FELLOWSHIP

    def set_aside(self, character: str) -> bool:
        """Has somebody not come yet?"""
        return self._place_of[self._number_of[character]] == SET_ASIDE

    def eliminated(self, character: str) -> bool:
        return self._place_of[self._number_of[character]] == ELIMINATED

    def at_war(self, nation: int) -> bool:
        return self.from_war[nation] == 0

    # -- armies

    def _muster(self, seen: Seen) -> None:
        """Notes what of our side's armies we can lead now."""
        if not self.edition.seats.many:
            self.shut_in = {region: army for region, army in self.inside.items() if army.side == self.me}
            return
        for shown in seen.armies:
            region = shown.region
            if shown.side == self.me:
                army = self.inside[region] if shown.besieged else self.open[self.me][region]
                own = self._our_part(shown, army) if self.partner else None if self.must_wait(army) else army
                if own is not None:
                    (self.shut_in if shown.besieged else self.hosts)[region] = own

    def must_wait(self, army: Army) -> bool:
        """Alone against two: the army that acted must wait for another action, and so must those of its nation."""
        if army.region in self.waiting_armies:
            return True
        return bool(self.waiting_nations) and {kind // 3 for kind in army.figures} <= self.waiting_nations

    def _our_part(self, shown: SeenArmy, army: Army) -> Army | None:
        """With a partner: a mixed army that we command, or our own units with Nazgûl and whoever goes with anybody."""
        if shown.mixed and self.edition.seats.names[shown.commander] == self.seat:
            return army
        figures = bytearray(K)
        units = 0
        for nation in self.nations:
            at = nation * 3
            figures[at : at + 3] = shown.figures[at : at + 3]
            units += figures[at + REGULAR] + figures[at + ELITE]
        if not units:
            return None
        figures[NAZGUL] = shown.figures[NAZGUL]
        people = tuple([character for character in army.characters if self.owns(character.player)])
        return army_of(
            army.side,
            army.region,
            army.besieged,
            bytes(figures),
            people,
            self.from_war,
            self.leading_elites,
            not shown.mixed,
        )

    def owns(self, player: str) -> bool:
        """May we use what belongs to that player? To nobody: any player of its side may."""
        return player == self.seat or player not in self.edition.seats.names

    def led(self, region: int) -> Army | None:
        """What obeys us in a region, in the open or inside its walls."""
        found = self.hosts.get(region)
        return found if found is not None else self.shut_in.get(region)

    def others_at(self, army: Army) -> int:
        """Units of our side beside those of ours that obey us."""
        whole = self.army(army.side, army.region)
        return whole.units - army.units if whole is not None and whole is not army else 0

    def army(self, side: int, region: int) -> Army | None:
        """That side's army in a region, in the open or inside its walls."""
        found = self.open[side].get(region)
        if found is not None:
            return found
        inside = self.inside.get(region)
        return inside if inside is not None and inside.side == side else None

    def defenders(self, side: int, region: int) -> float:
        army = self.army(side, region)
        return army.power if army is not None else 0.0

    def threat(self, side: int, region: int, reach: int = 3) -> float:
        """The enemy's power that can come at a region soon, the near counting more than the far."""
        threats = self.ground.threats
        key = (side * 8 + reach, region)
        known = threats.get(key)
        if known is None:
            known = 0.0
            idle = 0.4 if side == FREE else 0.1
            distance = DISTANCE[region]
            for army in self.open[1 - side].values():
                steps = distance[army.region]
                if steps <= reach:
                    # Nations not at war yet may be roused, the Shadow's sooner than the Free Peoples'.
                    fit = army.fit_power if army.fit_units else idle * army.power
                    known += fit * _REACH[steps]
            threats[key] = known
        return known

    def is_free(self, side: int, region: int) -> bool:
        """No enemy army and no enemy settlement (or one that we besiege)."""
        if region in self.open[1 - side]:
            return False
        if self.control[region] != 1 - side:
            return True
        inside = self.inside.get(region)
        return inside is not None and inside.side == 1 - side

    # -- the Hunt

    def pool(self) -> list[str]:
        """The standard tiles that are still in the Hunt Pool, as anybody can count them."""
        gone = {*self.seen.tiles.drawn, *self.seen.tiles.removed}
        return [tile for tile in self.edition.standard_tiles if tile not in gone]

    def tile_odds(self, eye: float) -> tuple[float, float]:
        """The damage a tile may be expected to do, and the chance that it reveals; an Eye counts `eye`."""
        tiles = self.pool()
        if not tiles:
            return 1.7, 0.5
        damage = 0.0
        reveals = 0
        for name in tiles:
            tile = self.edition.tiles[name]
            damage += eye if tile.is_eye else tile.value
            reveals += tile.reveals
        return damage / len(tiles), reveals / len(tiles)

    def hunt_chance(self, extra_free: int = 0) -> float:
        """The chance that the next step of the Fellowship is found out."""
        level = min(self.hunt_shadow, 5)
        if not level:
            return 0.0
        hit = min(5, 1 + self.hunt_free + extra_free) / 6
        again = 0
        if self.ring >= 0:
            region = self.ring
            army = self.army(SHADOW, region)
            again += self.control[region] == SHADOW and IS_STRONGHOLD[region]
            again += army is not None
            again += region in self.nazgul_regions
        return float(1 - (1 - hit) ** (level + min(again, level)))

    @cached_property
    def nazgul_regions(self) -> set[int]:
        """Where Nazgûl are, the Witch-king among them."""
        found = {*self.seen.nazgul, self.where("witch_king")}
        for armies in (self.open[SHADOW], self.inside):
            found.update(army.region for army in armies.values() if army.nazgul)
        return found - {-1}

    def reinforcements(self, kind: int) -> int:
        return self.seen.reinforcements[kind]

    def settlements_of(self, side: int) -> list[int]:
        """The settlements that a side has to hold: its own, and what it has taken that is worth points."""
        return [
            region
            for region in SETTLEMENTS
            if self.control[region] == side and (HOME_SIDE[region] == side or POINTS[region])
        ]
