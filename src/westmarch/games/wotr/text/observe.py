"""What a seat may know as numbers, for those who learn: a fixed row of inputs for every edition and number of players.

Figures are chosen, not raw: who holds each settlement and what stands there and around it, the dice, the Ring, the Hunt
Pool, politics, people. What an edition lacks is 0. `Inputs` names each number; the order never changes, and what is new
comes at the end, for weights that were learned go by it.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import (
    DISTANCE,
    FREE,
    GARRISON,
    HOME_SIDE,
    IS_STRONGHOLD,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    SHADOW,
    TO_MORDOR,
    points_at,
)
from westmarch.games.wotr.facts.characters import ELIMINATED, IN_FELLOWSHIP
from westmarch.games.wotr.facts.components import (
    DIE_VALUE,
    FREE_SPECIAL,
    MORDOR_STEPS,
    MOST_CORRUPTION,
    SHADOW_SPECIAL,
    VICTORY_POINTS_NEEDED,
)
from westmarch.games.wotr.facts.nations import (
    ELITE,
    ELITE_KINDS,
    KINDS_PER_PLACE,
    LEADER,
    NATIONS,
    NAZGUL,
    RANKS,
    SIDE_OF_KIND,
    SIDE_OF_NATION,
)
from westmarch.games.wotr.state import DECKS, PHASES, SIDES, State

P, K = PLACE_COUNT, KINDS_PER_PLACE
POINTS: tuple[int, ...] = tuple(points_at(region) for region in range(REGION_COUNT))

# What a figure counts in a fight: an elite takes two hits, a leader rolls again.
_WORTH = {ELITE: 2.0, LEADER: 0.6}
WEIGHTS: tuple[tuple[float, ...], tuple[float, ...]] = (
    tuple(_WORTH.get(kind % RANKS, 1.0) if SIDE_OF_KIND[kind] == FREE else 0.0 for kind in range(K)),
    tuple(_WORTH.get(kind % RANKS, 1.0) if SIDE_OF_KIND[kind] == SHADOW else 0.0 for kind in range(K)),
)
# An army of so much strength counts as 1.
STRONG = 10.0
# What a tile with an Eye is taken to cost: the dice decide.
EYE_DAMAGE = 2.0
FAR = 12


# What is told of a settlement, in this order.
TOLD = ("taken", "siege", "own", "enemy", "own near", "enemy near", "enemy far")
OWN, ENEMY, OWN_NEAR, ENEMY_NEAR, ENEMY_FAR = range(2, 7)


def _reaches(side: int, region: int) -> tuple[int, ...]:
    """The inputs to which an army of that side in that region counts: those of settlements there and around it."""
    steps = DISTANCE[region]
    found = []
    for number, settlement in enumerate(SETTLEMENTS):
        own = HOME_SIDE[settlement] == side
        if settlement == region:
            found.append(number * len(TOLD) + (OWN if own else ENEMY))
        elif steps[settlement] == 1:
            found.append(number * len(TOLD) + (OWN_NEAR if own else ENEMY_NEAR))
        elif steps[settlement] == 2 and not own:
            found.append(number * len(TOLD) + ENEMY_FAR)
    return tuple(found)


# What is told of a side's cities and strongholds together, each counted by its points, in this order: strongholds under
# siege; those with enemies near, and farther off; those lost that are besieged, and that have an army of the side near.
FRONTS = ("besieged", "enemy near", "enemy far", "besieging", "relief near")
# How strong the attacker is: his share of both strengths. A front counts to the two marks that it lies between.
MARKS = (0.25, 0.5, 0.75, 0.95)
# Walls help the defender, and so do armies nearby.
STRONGHOLD_WALLS, CITY_WALLS, HELP_NEAR = 1.8, 1.2, 0.3
# Nobody is divided by, and an empty settlement still wants to be taken.
NOBODY_THERE = 0.05
# Points that count as 1.
MANY_POINTS = 3.0


REACHES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_reaches(side, region) for region in range(REGION_COUNT)) for side in (FREE, SHADOW)
)


class Inputs:
    """The inputs of a game: the editions say which dice, characters and cards there are in any of them."""

    def __init__(self, editions: list[Edition]) -> None:
        self._faces = _union([list(edition.faces) for edition in editions])
        people = _union([[each.id for each in edition.characters] for edition in editions])
        self._people = {person: number for number, person in enumerate(people)}
        cards = _union([list(edition.cards) for edition in editions])
        self._cards = {card: number for number, card in enumerate(cards)}
        self._table = _union(
            [[card.id for card in edition.cards.values() if card.is_table_card] for edition in editions]
        )
        self.names: tuple[str, ...] = tuple(self._names())

    def _names(self) -> list[str]:
        names = [f"{REGION_IDS[region]}: {what}" for region in SETTLEMENTS for what in TOLD]
        for side in SIDES:
            names += [f"{side}: {what}" for what in ("points", "strength", "elites", "rings", "ring used", "hunt dice")]
            names += [f"{side}: dice", *(f"{side}: {face} dice" for face in self._faces)]
            names += [f"{side}: cards {deck}" for deck in DECKS] + [f"{side}: deck {deck}" for deck in DECKS]
        for nation in NATIONS:
            names += [f"{nation}: {what}" for what in ("from war", "active", "to come", "elites to come")]
        for person in self._people:
            names += [f"{person}: {what}" for what in ("in the fellowship", "on the map", "gone")]
        names += [
            f"ring: {what}"
            for what in (
                "in mordor",
                "way left",
                "progress",
                "way left after progress",
                "hidden",
                "corruption",
                "corruption squared",
                "companions",
                "guide level",
                "in a haven",
                "tried in mordor",
                "nazgul there",
                "shadow army there",
            )
        ]
        names += [f"mordor: step {step}" for step in range(MORDOR_STEPS)]
        names += [
            f"pool: {what}"
            for what in ("tiles", "damage", "eyes", "reveals", "free special", "shadow special", "waiting")
        ]
        names += ["hunt: chance", "nazgul on the map", "turn", "shadow acts", "messenger used"]
        names += [f"phase: {phase}" for phase in PHASES]
        names += [f"table: {card}" for card in self._table]
        names += ["seat: shadow", "three players", "four players", "seat: leading"]
        names += [f"hand: {card}" for card in self._cards]
        for side in SIDES:
            names += [f"{side}: {what} {round(100 * mark)}" for what in FRONTS for mark in MARKS]
            names += [f"{side}: {what}" for what in ("nations from war", "nations at war", "units to come")]
        return names

    def observe(self, state: State, seat: str) -> list[float]:
        number = state.edition.seats.names.index(seat)
        strength, elites = _strength(state)
        settlements = _settlements(state, strength)
        found = settlements[:]
        for side in (FREE, SHADOW):
            found += self._side(state, side, sum(strength[side]), elites[side])
        found += _nations(state)
        found += self._everybody(state)
        found += _ring(state, strength)
        found += _pool(state)
        found += _rest(state)
        table = frozenset(state.table)
        found += [1.0 if card in table else 0.0 for card in self._table]
        side = state.edition.seats.sides[number]
        players = len(state.edition.seats.names)
        found += [float(side), float(players == 3), float(players == 4), float(state.leading[side] == number)]
        hand = [0.0] * len(self._cards)
        for card in state.hands[number]:
            hand[self._cards[card]] = 1.0
        found += hand
        for side, fronts in enumerate(_fronts(settlements)):
            found += fronts
            found += _readiness(state, side)
        return found

    def _side(self, state: State, side: int, strength: float, elites: int) -> list[float]:
        dice = state.dice[side]
        cards = state.edition.cards
        hands = [cards[card].deck for seat in state.edition.seats.of_side[side] for card in state.hands[seat]]
        return [
            state.victory_points(side) / VICTORY_POINTS_NEEDED[side],
            strength / 60,
            elites / 20,
            len(state.rings_of(side)) / 3,
            float(state.ring_used[side]),
            state.hunt_box[side] / 5,
            len(dice) / 10,
            *[dice.count(face) / 4 for face in self._faces],
            *[hands.count(deck) / 6 for deck in range(len(DECKS))],
            *[len(state.decks[side * 2 + deck]) / 24 for deck in range(len(DECKS))],
        ]

    def _everybody(self, state: State) -> list[float]:
        found = [0.0] * (len(self._people) * 3)
        for character, place in enumerate(state.where):
            at = self._people[state.edition.characters[character].id] * 3
            if place == IN_FELLOWSHIP:
                found[at] = 1.0
            elif place >= 0:
                found[at + 1] = 1.0
            elif place == ELIMINATED:
                found[at + 2] = 1.0
        return found


def _union(lists: list[list[str]]) -> tuple[str, ...]:
    """Everything that is in any of them, in the order in which it first comes."""
    return tuple(dict.fromkeys(each for names in lists for each in names))


def _strength(state: State) -> tuple[tuple[list[float], list[float]], list[int]]:
    """What each side has in each region, people included, and its elites on the map."""
    found = ([0.0] * REGION_COUNT, [0.0] * REGION_COUNT)
    elites = [0, 0]
    figures = state.figures
    for side in (FREE, SHADOW):
        at = side * P
        strength = found[side]
        for place in range(P):
            if state.count[at + place]:
                power, best = _army(side, bytes(figures[place * K : place * K + K]))
                strength[REGION_OF[place]] += power
                elites[side] += best
    for character, place in enumerate(state.where):
        if place >= 0:
            card = state.characters[character]
            region = REGION_OF[place]
            if found[card.side][region]:
                found[card.side][region] += 0.6 * card.leadership + card.strength
    return found, elites


@lru_cache(1 << 16)
def _army(side: int, figures: bytes) -> tuple[float, int]:
    """The strength of an army and its elites. Most armies look as they did at the last question."""
    return sum(map(mul, figures, WEIGHTS[side])), sum([figures[kind] for kind in ELITE_KINDS[side]])


def _settlements(state: State, strength: tuple[list[float], list[float]]) -> list[float]:
    found = [0.0] * (len(SETTLEMENTS) * len(TOLD))
    control, count = state.control, state.count
    at = 0
    for region in SETTLEMENTS:
        if control[region] != HOME_SIDE[region]:
            found[at] = 1.0
        garrison = GARRISON[region]
        if garrison >= 0 and (count[garrison] or count[P + garrison]):
            found[at + 1] = 1.0
        at += len(TOLD)
    for side in (FREE, SHADOW):
        reaches = REACHES[side]
        for region, power in enumerate(strength[side]):
            if power:
                power /= STRONG
                for slot in reaches[region]:
                    found[slot] += power
    return found


def _fronts(settlements: list[float]) -> tuple[list[float], list[float]]:
    """Where the sides stand against each other, from what is told of the settlements, for either side's own."""
    found = ([0.0] * (len(FRONTS) * len(MARKS)), [0.0] * (len(FRONTS) * len(MARKS)))
    at = -len(TOLD)
    for region in SETTLEMENTS:
        at += len(TOLD)
        points = POINTS[region]
        if not points:
            continue
        taken, siege, own, enemy, own_near, enemy_near, enemy_far = settlements[at : at + len(TOLD)]
        if taken:
            if siege:
                front, attacker, defender = 3, own, enemy
            elif own_near:
                front, attacker, defender = 4, own_near, 1.5 * enemy
            else:
                continue
        elif siege:
            front, attacker, defender = 0, enemy, own
        elif enemy_near or enemy_far:
            front, attacker = (1, enemy_near) if enemy_near else (2, enemy_far)
            defender = own * (STRONGHOLD_WALLS if IS_STRONGHOLD[region] else CITY_WALLS) + HELP_NEAR * own_near
        else:
            continue
        share = attacker / (attacker + defender + NOBODY_THERE)
        _mark(found[HOME_SIDE[region]], front * len(MARKS), share, points / MANY_POINTS)
    return found


def _mark(found: list[float], at: int, share: float, points: float) -> None:
    """Counts a front to the marks that it lies between, more to the nearer one."""
    if share <= MARKS[0]:
        found[at] += points
        return
    for number in range(1, len(MARKS)):
        low, high = MARKS[number - 1], MARKS[number]
        if share < high:
            nearer = (share - low) / (high - low)
            found[at + number - 1] += points * (1 - nearer)
            found[at + number] += points * nearer
            return
    found[at + len(MARKS) - 1] += points


def _readiness(state: State, side: int) -> list[float]:
    """How far a side's nations are from war together, how many are at war, and what they can still muster."""
    nations = [nation for nation in range(len(NATIONS)) if SIDE_OF_NATION[nation] == side]
    return [
        sum([state.from_war[nation] for nation in nations]) / 9,
        sum([state.from_war[nation] == 0 for nation in nations]) / 3,
        sum([state.reinforcements[nation * RANKS] for nation in nations]) / 18,
    ]


def _nations(state: State) -> list[float]:
    found: list[float] = []
    for nation in range(len(NATIONS)):
        found += (
            state.from_war[nation] / 3,
            float(state.active[nation]),
            state.reinforcements[nation * RANKS] / 6,
            state.reinforcements[nation * RANKS + ELITE] / 5,
        )
    return found


def _ring(state: State, strength: tuple[list[float], list[float]]) -> list[float]:
    region = state.fellowship
    on_map = not state.in_mordor and region >= 0
    way = TO_MORDOR[region] if on_map else 0
    company = state.companions_in_fellowship()
    found = [
        float(state.in_mordor),
        way / FAR,
        state.progress / 6,
        max(0, way - state.progress) / FAR,
        float(state.hidden),
        state.corruption / MOST_CORRUPTION,
        (state.corruption / MOST_CORRUPTION) ** 2,
        len(company) / 7,
        state.characters[state.guide].level / 3,
        float(on_map and state.control[region] == FREE and HOME_SIDE[region] == FREE),
        float(state.asked_in_mordor),
        float(on_map and state.nazgul_at(region) > 0),
        float(on_map and strength[SHADOW][region] > 0),
    ]
    return found + [float(state.mordor == step) for step in range(MORDOR_STEPS)]


def _pool(state: State) -> list[float]:
    """What the Hunt may draw. Every tile that isn't drawn is in the pool, so anybody can count."""
    tiles = [state.edition.tiles[each] for each in state.pool]
    number = max(1, len(tiles))
    damage = sum([_damage(each.value) for each in tiles])
    return [
        len(tiles) / 20,
        damage / number / 3,
        sum([each.is_eye for each in tiles]) / number,
        sum([each.reveals for each in tiles]) / number,
        sum([each.kind == FREE_SPECIAL for each in tiles]) / 4,
        sum([each.kind == SHADOW_SPECIAL for each in tiles]) / 4,
        len(state.tiles_waiting) / 4,
    ]


def _damage(value: int) -> float:
    if value == DIE_VALUE:
        return 3.5
    return EYE_DAMAGE if value < -10 else float(value)


def _rest(state: State) -> list[float]:
    level = min(5, state.hunt_box[SHADOW])
    hit = min(5, 1 + state.hunt_box[FREE]) / 6
    nazgul = sum(state.figures[NAZGUL::K])
    phases = [0.0] * len(PHASES)
    phases[state.phase] = 1.0
    return [
        1 - (1 - hit) ** level,
        nazgul / 8,
        state.turn / 15,
        float(state.acting == SHADOW),
        float(state.messenger_used),
        *phases,
    ]
