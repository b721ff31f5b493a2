"""Armies and their parts (rulebook chapter VI, "Armies and limits"): who goes along, who stays, who must leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from westmarch.core.decisions import Reason, Steps, Why
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    NATION_OF,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import SARUMAN
from westmarch.games.wotr.facts.components import MOST_COMBAT_DICE
from westmarch.games.wotr.facts.nations import (
    ELITE,
    FREE_NATIONS,
    ISENGARD,
    KIND_IDS,
    KINDS_PER_PLACE,
    LEADER,
    LEADER_KINDS,
    NAZGUL,
    NO_ONE,
    RANKS,
    SOUTHRONS,
    STACKING,
    STACKING_UNDER_SIEGE,
    UNIT_KINDS,
)
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import (
    ALL,
    COUNTS,
    NONE,
    NUMBER,
    YES,
    YES_NO,
    actor,
    ask,
    ask_seat,
    commander,
    is_own,
    partner,
)
from westmarch.games.wotr.text.reasons import not_there
from westmarch.games.wotr.war import command

RULE = "wotr-rule-army-movement"
K = KINDS_PER_PLACE
P = PLACE_COUNT
# As many as there are may go.
NO_LIMIT = 99
ISENGARD_ELITE = ISENGARD * RANKS + ELITE
SOUTHRON_ELITE = SOUTHRONS * RANKS + ELITE
SPLIT = "split"
_ISENGARDS = frozenset((ISENGARD_ELITE,))
_SARUMANS = frozenset((ISENGARD_ELITE, SOUTHRON_ELITE))
_NOBODY: frozenset[int] = frozenset()
# The Free Peoples' kinds come first among those of a place.
_FREE_KINDS = 3 * len(FREE_NATIONS)
_NO_FREE = bytearray(_FREE_KINDS)
_NO_SHADOW = bytearray(K - _FREE_KINDS)
# Unit counts that no limit forbids, in the open and inside a stronghold.
_FITS = bytes(range(STACKING + 1))
_FITS_INSIDE = bytes(range(STACKING_UNDER_SIEGE + 1))


class Force:
    """Figures of one side that stand in one place and act together: an army, or a part of one."""

    __slots__ = ("characters", "figures", "place", "side")

    def __init__(self, side: int, place: int, figures: bytearray, characters: list[int]) -> None:
        self.side = side
        self.place = place
        # Counts by kind, as in the state.
        self.figures = figures
        self.characters = characters

    @property
    def units(self) -> int:
        return sum(self.figures) - self.leaders

    @property
    def leaders(self) -> int:
        return sum(self.figures[LEADER::3])

    def nations(self) -> list[int]:
        """The nations of its army units."""
        return sorted({kind // RANKS for kind in UNIT_KINDS[self.side] if self.figures[kind]})

    def as_params(self, edition: Edition) -> dict[str, object]:
        """For events: what is in it, in words of the vocabulary."""
        figures: dict[str, object] = {KIND_IDS[kind]: self.figures[kind] for kind in range(K) if self.figures[kind]}
        for character in self.characters:
            figures[edition.characters[character].id] = 1
        return figures


def army_at(state: State, side: int, place: int) -> Force:
    """All figures of a side at a place."""
    start = place * K
    if side == FREE:
        figures = state.figures[start : start + _FREE_KINDS] + _NO_SHADOW
    else:
        figures = _NO_FREE + state.figures[start + _FREE_KINDS : start + K]
    return Force(side, place, figures, state.characters_at(side, place))


def ordered(state: State, side: int, place: int) -> Force:
    """The figures at a place that the player who acts for a side may lead: all, or his own where his partner's stand
    apart or command (chapter XI). Companions who are anybody's and Nazgûl go with either."""
    whole = army_at(state, side, place)
    seats = state.edition.seats
    if not seats.shared[side]:
        return whole
    seat = actor(state, side)
    if command.is_mixed(state, side, place) and commander(state, side, place) == seat:
        return whole
    for nation in seats.nations[partner(state, seat)]:
        for kind in range(nation * RANKS, nation * RANKS + RANKS):
            if kind != NAZGUL:
                whole.figures[kind] = 0
    characters = state.edition.characters
    whole.characters = [each for each in whole.characters if is_own(state, seat, characters[each].player)]
    return whole


@cache
def _missing(key: str, rule: str, region: int) -> Reason:
    """Kept, because an army without a leader is met thousands of times in a match."""
    return Reason(key, rule, region=REGION_IDS[region])


@dataclass(slots=True, eq=False)
class Requirement:
    """At least one of these figures must be in the chosen part of an army; `missing` says it of a `region`."""

    kinds: frozenset[int]
    characters: frozenset[int] = frozenset()
    missing: str = "wotr-why-no-leader"
    # On the move only characters count who can move at all.
    moving: bool = False
    # Any leader will do, and so do units that count as leaders where they stand.
    leader: bool = False

    def at(self, state: State, side: int, place: int) -> Requirement:
        """The same for an army that attacks from a place, when it is split."""
        if not self.leader or not state.edition.moments.leading_kinds:
            return self
        kinds = self.kinds | leading_kinds(state, side, place)
        return Requirement(kinds, self.characters, self.missing, self.moving, self.leader)

    def reason(self, rule: str, region: int) -> Reason:
        return _missing(self.missing, rule, region)

    def met_at(self, state: State, place: int) -> bool:
        """Is such a figure at a place?"""
        start = place * K
        for kind in self.kinds:
            if state.figures[start + kind]:
                return True
        for character in self.characters:
            if state.where[character] == place and (not self.moving or state.characters[character].level > 0):
                return True
        return False

    def met_by(self, figures: bytearray, characters: list[int]) -> bool:
        for kind in self.kinds:
            if figures[kind]:
                return True
        return any(character in self.characters for character in characters)


@cache
def _leaders(edition: Edition, side: int, moving: bool) -> Requirement:
    characters = frozenset(edition.characters_of[side])
    return Requirement(frozenset(LEADER_KINDS[side]), characters, moving=moving, leader=True)


def leader_requirement(state: State, side: int, moving: bool) -> Requirement:
    """What a Character die asks for: a leader, Nazgûl or character; on the move one that can move at all.

    While Saruman is in play Isengard's elites count as leaders too (Servants of the White Hand).
    """
    base = _leaders(state.edition, side, moving)
    if side == SHADOW and state.on_map(SARUMAN):
        return Requirement(base.kinds | leading_elites(state), base.characters, moving=moving, leader=True)
    return base


def leading_elites(state: State) -> frozenset[int]:
    """Servants of the White Hand: Isengard's elites lead while Saruman is in play; where he shares the Shadow with
    another player, the Southrons' do too (chapter XI)."""
    if not state.on_map(SARUMAN):
        return _NOBODY
    return _SARUMANS if state.edition.seats.shared[SHADOW] else _ISENGARDS


def leading_kinds(state: State, side: int, place: int) -> frozenset[int]:
    """Units of a side that count as leaders too in a battle of the army at that place."""
    kinds = leading_elites(state) if side == SHADOW else _NOBODY
    for moment in state.edition.moments.leading_kinds:
        kinds |= moment(state, side, place)
    return kinds


def strength_of(state: State, character: int, region: int) -> int:
    """What a character adds to the strength of his army in a battle there: some only in their homeland."""
    card = state.characters[character]
    return card.strength if card.homeland in (NO_ONE, NATION_OF[region]) else 0


def might(state: State, side: int, place: int, figures: bytes, characters: Sequence[int]) -> tuple[int, int]:
    """The dice and the Leadership of an army that is attacked where it stands, before cards change them."""
    leadership = sum(figures[LEADER::3])
    strength = sum(figures) - leadership
    for kind in leading_kinds(state, side, place):
        leadership += figures[kind]
    for character in characters:
        strength += strength_of(state, character, REGION_OF[place])
        leadership += state.characters[character].leadership
    return min(strength, MOST_COMBAT_DICE), leadership


def can_choose(
    state: State, allowed: Force, whole: Force, room: int, requirements: tuple[Requirement, ...], attack: bool
) -> bool:
    """Is there any legal part of `whole` made of `allowed` figures?"""
    most = _most_units(allowed, whole, room, attack)
    if most < 1:
        return False
    if not all(requirement.met_by(allowed.figures, allowed.characters) for requirement in requirements):
        return False
    if not command.is_bound(state, whole.side, whole.place):
        return True
    limits = _Limits(state, allowed, whole, most, room, requirements, whole.place)
    return limits.can_be_completed(bytearray(K), limits.kinds)


def _most_units(allowed: Force, whole: Force, room: int, attack: bool) -> int:
    """The most army units that may go: if someone who can't go would be left without units, one unit must stay."""
    units = allowed.units
    if allowed is not whole and units == whole.units:
        stuck_leaders = whole.side == FREE and allowed.leaders < whole.leaders
        stuck_anyone = attack and (allowed.leaders < whole.leaders or len(allowed.characters) < len(whole.characters))
        if stuck_leaders or stuck_anyone:
            units -= 1
    return min(units, room)


def choose_part(
    match: War,
    allowed: Force,
    whole: Force,
    room: int,
    requirements: tuple[Requirement, ...] = (),
    attack: bool = False,
    kind: str = "wotr.army",
    optional: bool = False,
    *,
    target: int,
) -> Steps[Force]:
    """Which figures go to a region: all that may, or so many of each kind and then each character; nobody, if optional.

    When a moving army leaves nobody behind its Free Peoples leaders must go along. When all units attack there is no
    rearguard, so everybody is in the battle.
    """
    side = whole.side
    most = _most_units(allowed, whole, room, attack)
    limits = _Limits(match.state, allowed, whole, most, room, requirements, target)
    whole_fits = limits.why_not_whole() is None
    alone = allowed.units == 1 and not allowed.leaders and not allowed.characters
    options: tuple[str, ...] = (ALL,) if whole_fits and alone else (ALL, SPLIT) if whole_fits else (SPLIT,)
    if optional:
        options = (*options, NONE)
    answer = yield ask(
        match.state,
        side,
        kind + ".force",
        options,
        lambda token: limits.why_not_whole() if token == ALL else None,
        force=allowed.as_params(match.state.edition),
        **limits.params,
    )
    if answer == ALL:
        return _copy(allowed)
    if answer == NONE:
        return Force(side, whole.place, bytearray(K), [])
    chosen = Force(side, whole.place, bytearray(K), [])
    yield from _choose_units(match.state, chosen, limits, kind)
    yield from _choose_leaders(match.state, chosen, limits, kind, chosen.units == whole.units, attack)
    return chosen


@dataclass(slots=True, eq=False)
class _Limits:
    """What a part of an army must keep to, and why it can't be otherwise."""

    state: State
    allowed: Force
    whole: Force
    # Units that may go at most, and for how many there is room where they go.
    most: int
    room: int
    requirements: tuple[Requirement, ...]
    target: int
    region: str = field(init=False)
    # What every question about the part says: from where, and where to.
    params: dict[str, object] = field(init=False)
    kinds: list[int] = field(init=False)
    # With more than two players it can matter who is in a part (chapter XI).
    bound: bool = field(init=False)

    def __post_init__(self) -> None:
        whole, allowed = self.whole, self.allowed
        self.region = REGION_IDS[REGION_OF[whole.place]]
        target = REGION_IDS[REGION_OF[self.target]]
        # In a siege both armies are in the same region.
        self.params = {"region": self.region, "target": target, "siege": int(target == self.region)}
        self.kinds = [kind for kind in UNIT_KINDS[allowed.side] if allowed.figures[kind]]
        self.bound = command.is_bound(self.state, whole.side, whole.place)

    def why_not_part(self, figures: bytearray) -> Reason | None:
        """Why these units may not be the ones that go."""
        return command.why_not_part(self.state, self.whole.side, self.whole.place, self.whole.figures, figures)

    def can_be_completed(self, figures: bytearray, kinds: list[int]) -> bool:
        """Do these units, with some of the kinds that are still to be asked about, make a legal part?"""
        if not kinds:
            return self._is_legal(figures)
        kind, *later = kinds
        for number in range(self.allowed.figures[kind] + 1):
            figures[kind] = number
            if self.can_be_completed(figures, later):
                figures[kind] = 0
                return True
        figures[kind] = 0
        return False

    def _is_legal(self, figures: bytearray) -> bool:
        units = sum([figures[kind] for kind in self.kinds])
        if not 1 <= units <= self.most:
            return False
        for requirement in self.requirements:
            if _only_units_can_meet(requirement, self.allowed) and not requirement.met_by(figures, []):
                return False
        return self.why_not_part(figures) is None

    def counts(self, chosen: Force, kind: int, low: int, high: int) -> tuple[str, ...]:
        """How many units of a kind may go."""
        if not self.bound:
            return COUNTS[low : high + 1]
        numbers = range(self.allowed.figures[kind] + 1)
        return tuple([COUNTS[each] for each in numbers if self._why_not_so_many(kind, each, chosen) is None])

    def why_not_whole(self) -> Reason | None:
        """Why not all that may go can go together."""
        return self.why_not_part(self.allowed.figures) if self.allowed.units <= self.most else self.why_not_more()

    def why_not_more(self) -> Reason:
        if self.room < self.allowed.units:
            return Reason("wotr-why-room", RULE, room=self.room)
        return self.why_not_part(self.allowed.figures) or Reason("wotr-why-leader-alone", RULE, region=self.region)

    def why_not_fewer(self, chosen: Force) -> Reason:
        """Somebody must go, or somebody whom the die or card asks for."""
        for requirement in self.requirements:
            if not requirement.met_by(chosen.figures, chosen.characters):
                return Reason(requirement.missing, RULE, region=self.region)
        return Reason("wotr-why-somebody-goes", RULE)

    def why_not_count(self, figure: int, low: int, high: int, chosen: Force, forced: bool = False) -> Why:
        """For the question how many figures of a kind go; `forced` means that nobody can stay behind."""

        def why(token: str) -> Reason | None:
            number = NUMBER.get(token)
            if number is None:
                return self.why_not_more() if token == ALL else None
            if number > self.allowed.figures[figure]:
                return Reason("wotr-why-so-many", RULE, figure=KIND_IDS[figure], region=self.region)
            if self.bound and figure in self.kinds:
                return self._why_not_so_many(figure, number, chosen)
            if number < low:
                return Reason("wotr-why-all-units-go", RULE) if forced else self.why_not_fewer(chosen)
            return self.why_not_more() if number > high else None

        return why

    def _why_not_so_many(self, figure: int, number: int, chosen: Force) -> Reason | None:
        """Why with so many of a kind the rest can't be chosen."""
        figures = chosen.figures[:]
        figures[figure] = number
        if self.can_be_completed(figures[:], self.kinds[self.kinds.index(figure) + 1 :]):
            return None
        return self.why_not_part(figures) or self.why_not_fewer(chosen)


def _copy(force: Force) -> Force:
    return Force(force.side, force.place, force.figures[:], force.characters[:])


def _choose_units(state: State, chosen: Force, limits: _Limits, kind: str) -> Steps[None]:
    allowed = limits.allowed
    kinds = limits.kinds
    total = 0
    for position, each in enumerate(kinds):
        later = kinds[position + 1 :]
        still = sum([allowed.figures[other] for other in later])
        low = 1 if total == 0 and still == 0 else 0
        reserved = 0
        for requirement in limits.requirements:
            if not _only_units_can_meet(requirement, allowed) or requirement.met_by(chosen.figures, []):
                continue
            if each in requirement.kinds and not any(other in requirement.kinds for other in later):
                low = max(low, 1)
            elif each not in requirement.kinds:
                reserved = 1
        high = min(allowed.figures[each], limits.most - total - reserved)
        why = limits.why_not_count(each, low, high, chosen)
        options = limits.counts(chosen, each, low, high)
        answer = yield ask(state, allowed.side, kind + ".count", options, why, figure=KIND_IDS[each], **limits.params)
        chosen.figures[each] = NUMBER[answer]
        total += NUMBER[answer]


def _only_units_can_meet(requirement: Requirement, allowed: Force) -> bool:
    for kind in LEADER_KINDS[allowed.side]:
        if kind in requirement.kinds and allowed.figures[kind]:
            return False
    return not any(character in requirement.characters for character in allowed.characters)


def _choose_leaders(
    state: State, chosen: Force, limits: _Limits, kind: str, everybody_goes: bool, attack: bool
) -> Steps[None]:
    allowed = limits.allowed
    leader_kinds = [each for each in LEADER_KINDS[allowed.side] if allowed.figures[each]]
    forced = everybody_goes and (attack or allowed.side == FREE)
    for position, each in enumerate(leader_kinds):
        number = allowed.figures[each]
        low = number if forced else 0
        for requirement in limits.requirements:
            if each in requirement.kinds and not requirement.met_by(chosen.figures, chosen.characters):
                later = any(other in requirement.kinds for other in leader_kinds[position + 1 :])
                if not later and not any(other in requirement.characters for other in allowed.characters):
                    low = max(low, 1)
        why = limits.why_not_count(each, low, number, chosen, forced)
        answer = yield ask(
            state, allowed.side, kind + ".count", COUNTS[low : number + 1], why, figure=KIND_IDS[each], **limits.params
        )
        chosen.figures[each] = NUMBER[answer]
    for position, character in enumerate(allowed.characters):
        options: tuple[str, ...] = YES_NO
        if everybody_goes and attack:
            options = (YES,)
        for requirement in limits.requirements:
            if character in requirement.characters and not requirement.met_by(chosen.figures, chosen.characters):
                if not any(other in requirement.characters for other in allowed.characters[position + 1 :]):
                    options = (YES,)
        answer = yield ask(
            state,
            allowed.side,
            kind + ".character",
            options,
            None,
            character=state.edition.characters[character].id,
            **limits.params,
        )
        if answer == YES:
            chosen.characters.append(character)


def relocate(state: State, force: Force, place: int) -> None:
    """Puts a force somewhere else on the map, without any consequence."""
    origin = force.place
    alone = not state.count[force.side * P + place]
    for kind in range(K):
        if force.figures[kind]:
            state.shift(force.place, place, kind, force.figures[kind])
    for character in force.characters:
        state.where[character] = place
    force.place = place
    if state.edition.seats.many:
        command.moved(state, force.side, origin, place, alone)
        command.follow(state, origin, place)


def remove_lone_leaders(match: War, place: int) -> None:
    """Free Peoples leaders without units are out at once (chapter II)."""
    state = match.state
    if state.count[place]:
        return
    for kind in LEADER_KINDS[FREE]:
        number = state.of(place, kind)
        if number:
            state.lose(place, kind, number)
            match.tell("wotr.leaders-lost", region=REGION_IDS[REGION_OF[place]], figure=KIND_IDS[kind], count=number)


def lift_siege(match: War, region: int) -> None:
    """When no besieger is left the defenders come out into the region (chapter VI)."""
    state = match.state
    side = state.besieged_side(region)
    if side not in (FREE, SHADOW) or state.count[(1 - side) * P + region]:
        return
    garrison = GARRISON[region]
    relocate(state, army_at(state, side, garrison), region)
    match.tell("wotr.siege-lifted", region=REGION_IDS[region])


def enforce_stacking(match: War) -> Steps[None]:
    """At the end of an action no army is over its limit; what is too much returns to the reinforcements."""
    state = match.state
    count = state.count
    # Mostly nothing is left of the counts when those that fit are taken out; this says so fastest.
    inside = count[REGION_COUNT:P] + count[P + REGION_COUNT :]
    if not count.translate(None, _FITS) and not inside.translate(None, _FITS_INSIDE):
        return
    for side in (FREE, SHADOW):
        base = side * P
        for place in range(PLACE_COUNT):
            limit = STACKING if place < REGION_COUNT else STACKING_UNDER_SIEGE
            if count[base + place] > limit:
                yield from reduce_to(match, side, place, limit)


def reduce_to(match: War, side: int, place: int, limit: int) -> Steps[None]:
    """The owner takes surplus units away, one by one; they may come back as reinforcements."""
    state = match.state
    region = REGION_IDS[REGION_OF[place]]
    # Partners whose armies stay apart take turns, the one who doesn't lead first (chapter XI).
    seat = partner(state, state.leading[side])
    apart = command.is_shared(state, side, place) and place not in state.mixed
    while state.units(side, place) > limit:
        kinds = [kind for kind in UNIT_KINDS[side] if state.of(place, kind)]
        if not apart:
            seat = actor(state, side) if state.command is not None else commander(state, side, place)
        elif any(kind in state.edition.seats.unit_kinds[seat] for kind in kinds):
            kinds = [kind for kind in kinds if kind in state.edition.seats.unit_kinds[seat]]
        else:
            seat = partner(state, seat)
        options = tuple(KIND_IDS[kind] for kind in kinds)
        over = state.units(side, place) - limit
        why = not_there(options, state, place, RULE)
        answer = yield ask_seat(state, seat, "wotr.surplus", options, why, region=region, over=over)
        seat = partner(state, seat)
        kind = kinds[options.index(answer)]
        state.take(place, kind, 1)
        state.reinforcements[kind] += 1
        match.tell("wotr.disbanded", region=region, figure=answer)
