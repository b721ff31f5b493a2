"""What the Shadow's event cards are worth now, card by card: nothing at all where they can't be played."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.wotr import marches
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import MINAS_TIRITH, MORIA, TO_MORDOR
from westmarch.bots.wotr.minions import nazgul_gain
from westmarch.bots.wotr.musters import place_value
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.board import FREE, HOME_SIDE, INDEX, IS_SETTLEMENT, NATION_OF, NEIGHBOURS, SHADOW
from westmarch.games.wotr.facts.components import WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import (
    ELITE,
    FREE_NATIONS,
    ISENGARD,
    NAZGUL,
    REGULAR,
    ROHAN,
    SAURON,
    SHADOW_NATIONS,
    SOUTHRONS,
)

Value = Callable[[Board, Campaign], float]


# -- against the Ring


def sting(board: Board) -> float:
    """What a point of corruption is worth to the Shadow."""
    lean = board.leanings
    return lean.sting + lean.sting_more * board.corruption + (lean.sting_mordor if board.in_mordor else 0.0)


def _tile(gain: float) -> Value:
    """A special tile bites in Mordor; before that, only if the Ring is likely to get there."""

    def value(board: Board, campaign: Campaign) -> float:
        if board.in_mordor:
            return 10.0 + 2.0 * gain
        near = max(0.0, 8.0 - TO_MORDOR[board.ring] + board.progress)
        return 5.5 + gain + 0.7 * near

    return value


def _in_the_wild(board: Board) -> bool:
    return board.in_mordor or not (IS_SETTLEMENT[board.ring] and HOME_SIDE[board.ring] == FREE)


def _patrol(factor: float) -> Value:
    """A tile that counts only if it has a number."""

    def value(board: Board, campaign: Campaign) -> float:
        if not _in_the_wild(board):
            return 0.0
        damage, reveals = board.tile_odds(0.0)
        return damage * factor * sting(board) + (2.0 * reveals if board.hidden else 0.0)

    return value


def _strike(board: Board, campaign: Campaign) -> float:
    if not board.progress:
        return 0.0
    damage, _ = board.tile_odds(1.5)
    return 0.3 + min(1.0, 0.25 + board.hunt_chance()) * damage * sting(board) + 0.3 * nazgul_gain(board, campaign)


def _parts_company(worth: float) -> Value:
    """Takes a companion from a Fellowship that was revealed; from Gollum it takes a point."""

    def value(board: Board, campaign: Campaign) -> float:
        if board.hidden:
            return 0.0
        return sting(board) if board.guide == "gollum" else worth

    return value


def _lidless_eye(board: Board, campaign: Campaign) -> float:
    """Dice that have nothing better to do look for the Ring."""
    idle = len(board.dice[SHADOW]) - 1
    if idle <= 0 or not board.dice[FREE]:
        return 0.0
    if board.in_mordor:
        return 5.0 + min(idle, 3) * 1.5
    return 3.0 if board.hunt_shadow < 2 else 1.0


# -- armies


def nazgul_of(army: Army | None) -> int:
    """The Nazgûl with an army, the Witch-king too."""
    return 0 if army is None else army.nazgul + sum(each.nazgul for each in army.characters)


def _spells(board: Board, campaign: Campaign) -> float:
    best = 0.0
    for army in board.open[SHADOW].values():
        nazgul = nazgul_of(army)
        if nazgul:
            for region in (army.region, *NEIGHBOURS[army.region]):
                target = board.army(FREE, region)
                if target is not None:
                    worth = 5.0 if target.besieged else 3.0
                    best = max(best, min(nazgul, 5) / 3 * worth)
    return best


def _assault(board: Board, campaign: Campaign, region: int) -> float:
    """Three rounds of storming for one card."""
    army = board.open[SHADOW].get(region)
    if army is None or region not in board.inside:
        return 0.0
    score, _ = marches.attack_score(board, campaign, army, region)
    return 2.0 * score if score > 0 else 0.0


def _uruk_hai(board: Board, campaign: Campaign) -> float:
    if not board.on_map("saruman"):
        return 0.0
    armies = [army for region, army in board.open[SHADOW].items() if region in board.inside]
    isengards = [army.region for army in armies if any(kind // 3 == ISENGARD for kind in army.figures)]
    return max((_assault(board, campaign, region) for region in isengards), default=0.0)


def _led_deed(board: Board, campaign: Campaign, number: int) -> float:
    """The best march or attack of armies that Nazgûl lead."""
    led = [march.score for march in marches.marches(board, campaign) if nazgul_of(march.army)]
    best = sum(led[:number])
    for intent in marches.attack_intents(board, campaign):
        if len(intent.uses) > 1:
            best = max(best, intent.score)
    return max(0.0, best)


def _valinor(board: Board, campaign: Campaign) -> float:
    strongholds = [INDEX[each] for each in ("lorien", "rivendell", "woodland_realm", "grey_havens")]
    if not any(board.control[region] == SHADOW for region in strongholds):
        return 0.0
    hits = sum(min(5, board.open[FREE][region].units) / 6 for region in strongholds if region in board.open[FREE])
    return 3.5 * hits


def _denethor(board: Board, campaign: Campaign) -> float:
    inside = board.inside.get(MINAS_TIRITH)
    return 0.0 if inside is None or inside.side != FREE else 11.0 if inside.leadership else 9.0


def _all_at_war(board: Board) -> bool:
    return not any(board.from_war[nation] for nation in SHADOW_NATIONS)


def _threats(board: Board, campaign: Campaign) -> float:
    passive = sum(not board.active[nation] and board.from_war[nation] > 1 for nation in FREE_NATIONS)
    return 2.0 * passive if board.turn <= 5 else 0.5 * passive


def _stormcrow(board: Board, campaign: Campaign) -> float:
    regions = [board.ring, *(board.where(each.id) for each in board.edition.characters if each.companion)]
    lands = {NATION_OF[region] for region in regions if region >= 0}
    steps = [board.from_war[nation] for nation in FREE_NATIONS if nation in lands and board.from_war[nation]]
    return 7.5 if steps else 0.0


def _marching(most: int, more: float = 0.0) -> Value:
    """The best so many marches."""

    def value(board: Board, campaign: Campaign) -> float:
        found = marches.marches(board, campaign)
        return more + 0.9 * sum(march.score for march in found[:most]) if found else 0.0

    return value


def _moving(board: Board, campaign: Campaign) -> float:
    if not _all_at_war(board):
        return 0.0
    best: dict[int, float] = {}
    for march in marches.marches(board, campaign):
        best.setdefault(march.army.region, march.score)
    return sum(sorted(best.values(), reverse=True)[:4])


def _corsairs(board: Board, campaign: Campaign) -> float:
    army = board.open[SHADOW].get(INDEX["umbar"])
    if board.from_war[SOUTHRONS] or army is None or army.units < 4:
        return 0.0
    best = 4.0
    for place in ("pelargir", "dol_amroth"):
        region = INDEX[place]
        if board.control[region] == FREE:
            if region not in board.open[FREE] and region not in board.inside:
                best = max(best, campaign.worth(region) * 1.3)
            else:
                score, _ = marches.attack_score(board, campaign, army, region)
                best = max(best, score)
    return best


# -- musters


def _muster(*orders: tuple[int, str, int, int], saruman: bool = False, nazgul: int = 0, most: int = 9) -> Value:
    """(nation, place, regulars, units of any rank) that come; of many places only the best."""

    def value(board: Board, campaign: Campaign) -> float:
        if saruman and not board.on_map("saruman"):
            return 0.0
        left: dict[int, int] = {}
        worths = []
        for nation, place, regulars, any_rank in orders:
            region = INDEX[place]
            if board.control[region] == FREE or region in board.open[FREE]:
                continue
            worth = 0.0
            for rank, number in ((REGULAR, regulars), (ELITE, any_rank)):
                kind = nation * 3 + rank
                there = left.setdefault(kind, board.reinforcements(kind))
                came = min(number, there)
                left[kind] = there - came
                worth += came * (1.2 + 0.9 * place_value(board, campaign, kind, region))
            worths.append(worth)
        worths.sort(reverse=True)
        return sum(worths[:most]) + 1.5 * min(nazgul, board.reinforcements(NAZGUL))

    return value


def _needs(check: Callable[[Board], bool], then: Value) -> Value:
    def value(board: Board, campaign: Campaign) -> float:
        return then(board, campaign) if check(board) else 0.0

    return value


def _at_war(nation: int) -> Callable[[Board], bool]:
    return lambda board: board.from_war[nation] == 0


def _witch_king_idle(board: Board) -> bool:
    """He is in play, and no army would miss him."""
    region = board.where("witch_king")
    return region >= 0 and region not in board.open[SHADOW]


def _with_army(nation: int) -> Value:
    """One good unit for the army that needs it most."""

    def value(board: Board, campaign: Campaign) -> float:
        if board.from_war[nation]:
            return 0.0
        rank = ELITE if board.reinforcements(nation * 3 + ELITE) else REGULAR
        if not board.reinforcements(nation * 3 + rank):
            return 0.0
        kind = nation * 3 + rank
        values = [place_value(board, campaign, kind, army.region) for army in board.open[SHADOW].values()]
        return 2.0 + 1.2 * max(values, default=0.0)

    return value


_SOUTH_AND_EAST = ("far_harad", "near_harad", "north_rhun", "south_rhun", "umbar")
_SAURONS = ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")

VALUES: dict[str, Value] = {
    "shelobs-lair": _tile(3.0),
    "the-ring-is-mine": _tile(3.0),
    "on-on-they-went": _tile(3.0),
    "give-it-to-uss": _tile(2.0),
    "orc-patrol": _patrol(0.85),
    "isildurs-bane": _patrol(1.25),
    "foul-thing-from-the-deep": _patrol(1.0),
    "candles-of-corpses": lambda board, campaign: (
        (0.5 if board.guide == "gollum" else 1.5) * sting(board) if _in_the_wild(board) else 0.0
    ),
    "nazgul-search": lambda board, campaign: (
        (6.0 if board.hidden else 0.0) + 0.4 * nazgul_gain(board, campaign) if board.progress else 0.0
    ),
    "cruel-weather": lambda board, campaign: 5.5 if board.progress else 0.0,
    "the-nazgul-strike": _strike,
    "morgul-wound": lambda board, campaign: (
        (2.0 if board.corruption <= 3 else 1.0) * sting(board) if not board.hidden else 0.0
    ),
    "lure-of-the-ring": _parts_company(9.0),
    "the-breaking-of-the-fellowship": _parts_company(7.5),
    "worn-with-sorrow-and-toil": lambda board, campaign: 4.0 if board.company else 0.0,
    "flocks-of-crebain": lambda board, campaign: 0.0 if board.in_mordor else 6.0,
    "balrog-of-moria": lambda board, campaign: (
        0.0 if board.in_mordor else 6.5 if TO_MORDOR[board.ring] >= TO_MORDOR[MORIA] else 1.0
    ),
    "the-lidless-eye": _lidless_eye,
    "dreadful-spells": _spells,
    "grond-hammer-of-the-underworld": lambda board, campaign: _assault(board, campaign, board.where("witch_king")),
    "the-palantir-of-orthanc": lambda board, campaign: (
        max(0.0, 11.0 - 0.5 * board.turn) if board.on_map("saruman") else 0.0
    ),
    "wormtongue": lambda board, campaign: 5.0 if board.on_map("saruman") and not board.active[ROHAN] else 0.0,
    "the-ringwraiths-are-abroad": lambda board, campaign: (
        nazgul_gain(board, campaign) + 0.8 * _led_deed(board, campaign, 2)
    ),
    "the-black-captain-commands": lambda board, campaign: (
        max(4.0, nazgul_gain(board, campaign)) + 0.5 * _led_deed(board, campaign, 1)
        if board.on_map("witch_king")
        else 0.0
    ),
    "return-to-valinor": _valinor,
    "the-fighting-uruk-hai": _uruk_hai,
    "denethors-folly": _denethor,
    "the-day-without-dawn": lambda board, campaign: (
        11.0 * board.dice[FREE].count(WILL_OF_THE_WEST) if _all_at_war(board) else 0.0
    ),
    "threats-and-promises": _threats,
    "stormcrow": _stormcrow,
    "shadows-gather": _marching(1, 0.5),
    "the-shadow-lengthens": _marching(2),
    "the-shadow-is-moving": _moving,
    "corsairs-of-umbar": _corsairs,
    "rage-of-the-dunlendings": lambda board, campaign: (
        3.0 + 2.0 * min(2, board.reinforcements(ISENGARD * 3 + REGULAR)) if not board.from_war[ISENGARD] else 0.0
    ),
    "return-of-the-witch-king": _needs(_witch_king_idle, _muster((SAURON, "angmar", 2, 1))),
    "half-orcs-and-goblin-men": _with_army(ISENGARD),
    "olog-hai": _with_army(SAURON),
    "hill-trolls": lambda board, campaign: (
        4.5 * min(2, board.reinforcements(SAURON * 3 + ELITE)) if not board.from_war[SAURON] else 0.0
    ),
    "a-new-power-is-rising": _muster(
        (ISENGARD, "orthanc", 0, 2), (ISENGARD, "south_dunland", 2, 0), (ISENGARD, "north_dunland", 2, 0), saruman=True
    ),
    "many-kings-to-the-service-of-mordor": _muster(*((SOUTHRONS, place, 2, 0) for place in _SOUTH_AND_EAST), most=3),
    "the-king-is-revealed": _needs(
        lambda board: board.on_map("aragorn"), _muster((SAURON, "minas_morgul", 5, 0), nazgul=1)
    ),
    "shadows-on-the-misty-mountains": _muster((SAURON, "moria", 0, 2), (SAURON, "mount_gram", 0, 2), nazgul=1, most=1),
    "orcs-multiplying-again": _muster((SAURON, "dol_guldur", 3, 0), (SAURON, "mount_gundabad", 3, 0)),
    "horde-from-the-east": _needs(
        _at_war(SOUTHRONS),
        _muster(*((SOUTHRONS, place, 5, 0) for place in ("far_harad", "khand", "east_rhun", "south_rhun")), most=1),
    ),
    "monsters-roused": _muster(
        (SAURON, "trollshaws", 0, 1),
        (SAURON, "weather_hills", 1, 0),
        (SAURON, "ettenmoors", 1, 0),
        (SAURON, "angmar", 1, 0),
    ),
    "musterings-of-long-planned-war": _needs(
        _all_at_war, _muster((SOUTHRONS, "gorgoroth", 5, 0), (SAURON, "nurn", 5, 0))
    ),
    "pits-of-mordor": _needs(_at_war(SAURON), _muster(*((SAURON, place, 2, 0) for place in _SAURONS), most=3)),
}
