"""What a seat may know as numbers, for those who learn: a fixed row of inputs, most of them between 0 and 1.

Figures are chosen, not raw: for each site who holds it and what stands there and around it, then territories, dice,
characters, fate, the combat that is going on, and the own hand. It is made from what the seat has seen (seen.py), and
from nothing else. `OBSERVED` names each number; the order never changes, and what is new comes at the end, for weights
that were learned go by it.
"""

from __future__ import annotations

from westmarch.games.b5a.facts.board import (
    AREA_IDS,
    AREAS,
    BOXES,
    DEFENCES,
    EYRIE,
    FORT_OF,
    FORTS,
    IN_TERRITORY,
    NEIGHBOURS,
    NO_FORT,
    POINTS,
    REGIONS,
    SITES,
    STEPS,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.b5a.facts.deck import (
    BESIDE,
    CARD_IDS,
    COMBAT,
    COMBAT_IDS,
    EFFECT_NAMES,
    EVENTS,
    FATE_IDS,
    FLYING_ARROWS,
    HOWLING_ORCS,
    LUCKY_NUMBER,
    ON_TABLE,
    TROUBLED_MIND,
)
from westmarch.games.b5a.facts.pieces import (
    ARMOUR_HOLDS,
    BEORN,
    BOLG,
    CHARACTER_IDS,
    COMPANIONS,
    DICE,
    DIE_FACES,
    DWARF_VETERANS,
    FACES,
    FATE_END,
    FATE_SPACES,
    FREE,
    GENERALS,
    GREAT_ORCS,
    GUARDS_LIMIT,
    KINDS,
    NOT_YET,
    OUT,
    POOLS_OF,
    RINGS,
    SEATS,
    SHADOW,
    TILE,
    TILE_ICON,
    TILE_VALUE,
    WRATH_LIMIT,
)
from westmarch.games.b5a.seen import Seen, SeenBattle
from westmarch.games.b5a.state import BEORN_ATTACKS, BEORN_DEFENDS, PHASES
from westmarch.games.b5a.war.armies import VICTORY_POINTS
from westmarch.games.b5a.war.recruiting import tokens_besides

# An army of so much strength or leadership, or one that bears so much damage, counts as 1.
STRONG, LED, LASTING = 6.0, 4.0, 10.0
# So much strength around a place, and so much of anything on the whole map.
AROUND, HOST = 12.0, 40.0
LONG = 10  # turns
FATE_CARDS = range(len(FATE_IDS))
TABLE_CARDS: tuple[int, ...] = (LUCKY_NUMBER, FLYING_ARROWS, TROUBLED_MIND, HOWLING_ORCS)
WAITING: tuple[int, ...] = tuple(who for who, space in enumerate(FATE_SPACES) if space)
# The faces that a side's dice can show.
FACES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(face for face, name in enumerate(FACES) if name in DIE_FACES[side]) for side in (FREE, SHADOW)
)
EVERYBODY_WITH_ARMIES: tuple[tuple[int, int], ...] = tuple(
    (side, who) for side in (FREE, SHADOW) for who in COMPANIONS[side]
)
ORDERS: tuple[str, ...] = tuple(dict.fromkeys(EFFECT_NAMES[:EVENTS]))
ORDER_OF: tuple[int, ...] = tuple(ORDERS.index(name) for name in EFFECT_NAMES[:EVENTS])

# -- what is told

# Of a site. Strength and staying power (damage that an army bears before it is gone) of both sides.
OF_SITE = (
    "held",
    "free tokens",
    "free strength",
    "free staying",
    "free leadership",
    "free one step away",
    "free two steps away",
    "shadow strength",
    "shadow staying",
    "shadow leadership",
    "shadow one step away",
    "shadow staying one step away",
    "shadow two steps away",
    "shadow three steps away",
)
HELD, TOKENS, STRENGTH = range(3)
ONE_STEP, TWO_STEPS = OF_SITE.index("free one step away"), OF_SITE.index("free two steps away")
SHADOW_FROM = OF_SITE.index("shadow strength")
STAYING_ONE_STEP = OF_SITE.index("shadow staying one step away")
SHADOW_AT_STEPS = (0, OF_SITE.index("shadow one step away"), *range(STAYING_ONE_STEP + 1, len(OF_SITE)))
OF_TERRITORY = ("free strength", "free damage", "shadow strength", "shadow damage", "tokens", "bats", "eagles")
OF_SIDE = ("armies", "units", "strength", "leadership", "damage", "elites", "tokens", "tokens to come")
OF_CHARACTER = ("on the map", "out")
OF_COMPANION = ("army", "enemies beside")
OF_FATE = ("marker", "marker squared", "tiles", "mean tile", "icons", "arkenstone", "necromancer")
OF_BATTLE = (
    "goes on",
    "shadow attacks",
    "combined",
    "beorn attacks",
    "beorn defends",
    "round",
    "points",
    "walls",
    "elven charge",
    "free cards",
    "shadow cards",
    "free has chosen",
    "shadow has chosen",
)
OF_FIGHTER = ("strength", "staying", "leadership")
REST = (
    "points",
    "points squared",
    "six points",
    "turn",
    "shadow acts",
    "general used",
    "event deck",
    "eagles in the eyrie",
    "beorn: wrath",
    "beorn: enemies beside",
    "bodyguards",
    "rings",
    "concentration",
    "armour",
    "orcs on card",
    "free units moving",
    "shadow units moving",
    "seat: shadow",
)
# What the sides may win and lose next, in points of victory.
PROSPECTS = (
    "points pressed",
    "points pressed from two steps",
    "points not manned",
    "points that may be won back",
    "fate left for each missing point",
)


def _names() -> list[str]:
    names = [f"{AREA_IDS[site]}: {what}" for site in SITES for what in OF_SITE]
    names += [f"{territory}: {what}" for territory in TERRITORIES for what in OF_TERRITORY]
    names += [f"{AREA_IDS[site]}: walls" for site in FORTS]
    names += [f"{box[0]}: units" for box in BOXES] + ["western pass open", "northern pass open"]
    for side, seat in enumerate(SEATS):
        names += [f"{seat}: {what}" for what in OF_SIDE]
        names += [f"{seat}: dice", *(f"{seat}: {FACES[face]} dice" for face in FACES_OF[side])]
        names += [f"{seat}: cards", f"{seat}: story deck"]
    names += [f"{who}: {what}" for who in CHARACTER_IDS for what in OF_CHARACTER]
    names += [f"{CHARACTER_IDS[who]}: active" for who in GENERALS]
    names += [f"{CHARACTER_IDS[who]}: waiting" for who in (*WAITING, BOLG)]
    names += [f"{CHARACTER_IDS[who]}: steps of fate" for who in WAITING]
    names += [f"{CHARACTER_IDS[who]}: {what}" for _, who in EVERYBODY_WITH_ARMIES for what in OF_COMPANION]
    names += [f"fate: {what}" for what in OF_FATE]
    names += [f"fate: {card}" for card in FATE_IDS]
    names += [f"table: {CARD_IDS[card]}" for card in TABLE_CARDS]
    names += REST
    names += [f"phase: {phase}" for phase in PHASES]
    names += [f"battle: {what}" for what in OF_BATTLE]
    names += [f"battle: {seat} {what}" for seat in SEATS for what in OF_FIGHTER]
    names += [f"hand: {order}" for order in ORDERS] + [f"hand: {effect}" for effect in COMBAT_IDS]
    names += [f"hand: {card}" for card in CARD_IDS[EVENTS:]]
    names += [f"prospect: {what}" for what in PROSPECTS]
    return names


OBSERVED: tuple[str, ...] = tuple(_names())


def _reaches(side: int, area: int) -> tuple[int, ...]:
    """The inputs to which the strength of an army there counts: those of sites some steps away."""
    found = []
    for number, site in enumerate(SITES):
        steps = STEPS[area][site]
        at = number * len(OF_SITE)
        if side == FREE and 0 < steps <= 2:
            found.append(at + (ONE_STEP if steps == 1 else TWO_STEPS))
        elif side == SHADOW and 0 < steps <= 3:
            found.append(at + SHADOW_AT_STEPS[steps])
    return tuple(found)


REACHES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_reaches(side, area) for area in range(AREAS)) for side in (FREE, SHADOW)
)
# For each area the sites one step away, as inputs for the staying power of the Shadow there.
BESIEGES: tuple[tuple[int, ...], ...] = tuple(
    tuple(number * len(OF_SITE) + STAYING_ONE_STEP for number, site in enumerate(SITES) if STEPS[area][site] == 1)
    for area in range(AREAS)
)
SITE_AT: dict[int, int] = {site: number * len(OF_SITE) for number, site in enumerate(SITES)}
TERRITORIES_FROM = len(SITES) * len(OF_SITE)
MAP_INPUTS = TERRITORIES_FROM + len(TERRITORIES) * len(OF_TERRITORY)

# -- the numbers


def observe(seen: Seen) -> list[float]:
    """What `OBSERVED` names, of what a seat has seen."""
    found = [0.0] * MAP_INPUTS
    free = _armies(seen, FREE, found)
    shadow = _armies(seen, SHADOW, found)
    _places(seen, found)
    found += [(defence - damage) / 6 for defence, damage in zip(DEFENCES, seen.walls)]
    found += [size / 5 for size in seen.size[SHADOW * AREAS + REGIONS :]]
    found += [float(each) for each in seen.opened]
    found += _side(seen, FREE, free)
    found += _side(seen, SHADOW, shadow)
    found += _characters(seen)
    found += _fate(seen)
    found += [float(seen.cards[card] == ON_TABLE) for card in TABLE_CARDS]
    found += _rest(seen)
    phases = [0.0] * len(PHASES)
    phases[seen.phase] = 1.0
    found += phases
    found += _NO_BATTLE if seen.battle is None else _battle(seen, seen.battle)
    found += _hand(seen)
    found += _prospects(seen, found)
    return found


def _armies(seen: Seen, side: int, found: list[float]) -> list[float]:
    """Counts the armies of a side into what is told of places; returns what it has altogether."""
    armies = units = strength = leadership = damage = 0
    base = side * AREAS
    for area, size in enumerate(seen.size[base : base + AREAS]):
        if not size:
            continue
        power, hurt, led = seen.strength[area], seen.damage[area], seen.leadership[area]
        armies += 1
        units += size
        strength += power
        leadership += led
        damage += hurt
        share = power / STRONG
        staying = max(0, 2 * size - hurt) / LASTING
        for slot in REACHES[side][area]:
            found[slot] += power / AROUND
        if side == SHADOW:
            for slot in BESIEGES[area]:
                found[slot] += staying / 2
        if area < REGIONS:
            at = TERRITORIES_FROM + TERRITORY[area] * len(OF_TERRITORY) + 2 * side
            found[at] += power / 20
            found[at + 1] += hurt / 10
        if area in SITE_AT:
            at = SITE_AT[area] + (STRENGTH if side == FREE else SHADOW_FROM)
            found[at] = share
            found[at + 1] = staying
            found[at + 2] = led / LED
    return [armies / 10, units / HOST, strength / HOST, leadership / 20, damage / 20]


def _places(seen: Seen, found: list[float]) -> None:
    """Control, tokens, bats and eagles."""
    for site, at in SITE_AT.items():
        found[at + HELD] = float(seen.held[site])
        found[at + TOKENS] = (seen.tokens[site] + seen.tokens[AREAS + site]) / 3
    tokens = seen.tokens
    for territory, areas in enumerate(IN_TERRITORY):
        at = TERRITORIES_FROM + territory * len(OF_TERRITORY)
        first, last = areas[0], areas[-1] + 1  # the regions of a territory are next to each other in the list
        lying = [sum(tokens[pool + first : pool + last]) for pool in (0, AREAS, 2 * AREAS)]
        found[at + 4] = sum(lying) / 12
        found[at + 5] = seen.bats[territory] / 3
        found[at + 6] = seen.eagles[territory] / 3


def _side(seen: Seen, side: int, armies: list[float]) -> list[float]:
    elite = DWARF_VETERANS if side == FREE else GREAT_ORCS
    lying = sum([sum(seen.tokens[pool * AREAS : (pool + 1) * AREAS]) for pool in POOLS_OF[side]])
    to_come = sum([tokens_besides(pool, seen.faces, seen.tokens) for pool in POOLS_OF[side]])
    dice = seen.dice[side * len(FACES) : (side + 1) * len(FACES)]
    return [
        *armies,
        sum(seen.units[elite::KINDS]) / 6,
        lying / 12,
        to_come / 30,
        sum(dice) / (DICE[side] + 1),
        *[dice[face] / 3 for face in FACES_OF[side]],
        seen.hands[side] / 6,
        seen.decks[1 + side] / 20,
    ]


def _characters(seen: Seen) -> list[float]:
    where = seen.where
    found: list[float] = []
    for place in where:
        found += (float(place >= 0), float(place == OUT))
    found += [float(seen.active[who]) for who in GENERALS]
    found += [float(where[who] == NOT_YET) for who in (*WAITING, BOLG)]
    # 0 for whoever may come, or waits no more.
    found += [max(0, seen.track[who] - seen.marker) / FATE_END for who in WAITING]
    for side, who in EVERYBODY_WITH_ARMIES:
        place = where[who]
        if place < 0:
            found += (0.0, 0.0)
        else:
            found += (seen.strength[place] / STRONG, _beside(seen, place, 1 - side))
    return found


def _beside(seen: Seen, area: int, side: int) -> float:
    """Strength of a side next to an area."""
    base = side * AREAS
    return sum([seen.strength[each] for each in NEIGHBOURS[area] if seen.size[base + each]]) / AROUND


def _fate(seen: Seen) -> list[float]:
    marker = seen.marker / FATE_END
    count = max(1, sum(seen.tiles))
    return [
        marker,
        marker * marker,
        sum(seen.tiles) / 12,
        sum([TILE_VALUE[tile] * number for tile, number in enumerate(seen.tiles)]) / count / 3,
        sum([number for tile, number in enumerate(seen.tiles) if TILE_ICON[tile]]) / count,
        float(seen.tiles[TILE["arkenstone"]]),
        float(seen.tiles[TILE["necromancer"]]),
        *[float(seen.fates[card] == BESIDE) for card in FATE_CARDS],
    ]


def _rest(seen: Seen) -> list[float]:
    moving = [0, 0]
    for group in seen.moving:
        moving[group.side] += sum(group.units)
    beorn = seen.where[BEORN]
    return [
        seen.points / 10,
        (seen.points / 10) ** 2,
        float(seen.points >= 6),
        seen.turn / LONG,
        float(seen.mover),
        float(seen.general_used),
        seen.decks[0] / 30,
        seen.eagles[EYRIE] / 6,
        seen.wrath / WRATH_LIMIT,
        _beside(seen, beorn, SHADOW) if beorn >= 0 else 0.0,
        seen.guards / GUARDS_LIMIT,
        seen.rings / RINGS,
        float(seen.focus),
        seen.armour / ARMOUR_HOLDS,
        seen.orcs_on_card / 6,
        moving[FREE] / 10,
        moving[SHADOW] / 10,
        float(seen.side),
    ]


_NO_BATTLE: list[float] = [0.0] * (len(OF_BATTLE) + len(SEATS) * len(OF_FIGHTER))


def _battle(seen: Seen, battle: SeenBattle) -> list[float]:
    target = battle.target
    fort = FORT_OF.get(target, NO_FORT)
    found = [
        1.0,
        float(battle.by),
        float(battle.combined),
        float(battle.beorn == BEORN_ATTACKS),
        float(battle.beorn == BEORN_DEFENDS),
        battle.round / 5,
        POINTS[target] / 4,
        (DEFENCES[fort] - seen.walls[fort]) / 6 if fort != NO_FORT else 0.0,
        float(battle.charge),
        battle.cards[FREE].bit_count() / 5,
        battle.cards[SHADOW].bit_count() / 5,
        float(battle.has_chosen[FREE]),
        float(battle.has_chosen[SHADOW]),
    ]
    for side in (FREE, SHADOW):
        areas = battle.armies if side == battle.by else (target,)
        sizes = [seen.size[side * AREAS + area] for area in areas]
        hurt = sum([seen.damage[area] for area, size in zip(areas, sizes) if size])
        fighting = battle.army if side == battle.by else target
        here = seen.size[side * AREAS + fighting] > 0
        found += (
            seen.strength[fighting] / STRONG if here else 0.0,
            max(0, 2 * sum(sizes) - hurt) / LASTING,
            seen.leadership[fighting] / LED if here else 0.0,
        )
    return found


def _hand(seen: Seen) -> list[float]:
    orders = [0.0] * len(ORDERS)
    effects = [0.0] * len(COMBAT_IDS)
    stories = [0.0] * (len(CARD_IDS) - EVENTS)
    for card in seen.hand():
        if card < EVENTS:
            orders[ORDER_OF[card]] += 0.5
            effects[COMBAT[card]] += 0.5
        else:
            stories[card - EVENTS] = 1.0
    return orders + effects + stories


def _prospects(seen: Seen, found: list[float]) -> list[float]:
    """Of each site the share of its points that strength around it against strength in it puts at stake."""
    close = farther = empty = back = 0.0
    for site, at in SITE_AT.items():
        points = POINTS[site]
        beside, two_steps = found[at + SHADOW_AT_STEPS[1]] * AROUND, found[at + SHADOW_AT_STEPS[2]] * AROUND
        if seen.held[site]:
            free = found[at + ONE_STEP] * AROUND
            back += points * free / (free + found[at + SHADOW_FROM] * STRONG + beside / 2 + 1)
            continue
        fort = FORT_OF.get(site, NO_FORT)
        walls = DEFENCES[fort] - seen.walls[fort] if fort != NO_FORT else 0
        within = found[at + STRENGTH] * STRONG + walls / 2 + found[at + ONE_STEP] * AROUND / 3 + 1
        close += points * beside / (beside + within)
        farther += points * (beside + two_steps) / (beside + two_steps + within)
        if not found[at + STRENGTH]:
            empty += points * (beside + two_steps) / (beside + two_steps + 1)
    missing = max(1, VICTORY_POINTS - seen.points)
    return [close / 10, farther / 10, empty / 10, back / 10, (FATE_END - seen.marker) / missing / 5]
