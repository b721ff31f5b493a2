"""What the Free Peoples' event cards are worth now, card by card: nothing at all where they can't be played."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.wotr import companions, marches, ring
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import DISTANCE, KINGS_PLACES, LORIEN, MINAS_TIRITH, OSGILIATH
from westmarch.bots.wotr.musters import diplomacy_value, place_value
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.board import COASTAL, FREE, INDEX, NATION_OF, NEIGHBOURS, SHADOW
from westmarch.games.wotr.facts.components import CHARACTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import (
    DWARVES,
    ELITE,
    ELVES,
    FREE_NATIONS,
    GONDOR,
    LEADER,
    NORTH,
    REGULAR,
    ROHAN,
)
from westmarch.games.wotr.state import DECKS

Value = Callable[[Board, Campaign], float]
DRAW = 4.5


# -- the Ring


def _tile(gain: float) -> Value:
    """A special tile helps in Mordor only: the nearer that is, the better."""

    def value(board: Board, campaign: Campaign) -> float:
        if board.in_mordor:
            return 8.0 + 2.0 * gain
        near = max(0.0, 10.0 - ring.steps_to_go(board))
        return 5.0 + gain + 0.6 * near

    return value


def _on_table(worth: float, *companions_needed: str) -> Value:
    """A card that guards the Fellowship later; it goes when its bearer leaves."""

    def value(board: Board, campaign: Campaign) -> float:
        if companions_needed and not any(board.in_company(each) for each in companions_needed):
            return 0.0
        return worth

    return value


def _i_will_go_alone(board: Board, campaign: Campaign) -> float:
    if not board.company:
        return 0.0
    leaving = companions.leaving_worth(board, campaign, extra=1)
    return ring.healing_value(board, 1.0) + (leaving if leaving > 0 else -4.0)


def _mirror(board: Board, campaign: Campaign) -> float:
    value = ring.healing_value(board, 1.0) if board.ring == LORIEN and board.control[LORIEN] == FREE else 0.0
    spare = board.dice[FREE].count(CHARACTER)
    wished = any(companions.may_bring(board, each) for each in ("aragorn", "gandalf_the_white"))
    if wished and spare and WILL_OF_THE_WEST not in board.dice[FREE]:
        value += 13.0
    return value


def _heir(board: Board) -> int:
    """Where Strider or Aragorn is."""
    region = board.where("aragorn")
    return region if region >= 0 else board.where("strider")


def _challenge(board: Board, campaign: Campaign) -> float:
    region = _heir(board)
    if region < 0 or board.army(FREE, region) is None or NATION_OF[region] not in (GONDOR, ROHAN):
        return 0.0
    return 9.0 if not board.in_mordor else 11.0


# -- journeys


def _far_journey(extra: int) -> Value:
    def value(board: Board, campaign: Campaign) -> float:
        leaving = companions.leaving_worth(board, campaign, extra)
        found = companions.journeys(board, campaign)
        return max(leaving - 1.0, found[0][0] if found else 0.0)

    return value


def _there_and_back(board: Board, campaign: Campaign) -> float:
    near = tuple(INDEX[each] for each in ("dale", "erebor", "woodland_realm"))
    if any(board.where(each) in near for each in ("gimli", "legolas")):
        return 14.0
    leaving = companions.leaving_worth(board, campaign, 1)
    return leaving - 1.0 if leaving > 0 else 0.0


def _rouse(nation: int, *places: str) -> Value:
    """Goes straight to war if a companion is there, or can get there."""

    def value(board: Board, campaign: Campaign) -> float:
        if board.from_war[nation] == 0:
            return 0.0
        regions = [INDEX[each] for each in places if board.control[INDEX[each]] == FREE]
        for character in board.edition.characters:
            here = board.where(character.id) if character.companion else -1
            if here >= 0 and any(DISTANCE[here][region] <= character.level for region in regions):
                return 6.0 + 3.0 * board.from_war[nation]
        return 0.0

    return value


# -- blows


def _eagles(board: Board, campaign: Campaign) -> float:
    origins = [army.region for army in _all_armies(board, FREE) if army.characters]
    near = {region for origin in origins for region in (origin, *NEIGHBOURS[origin])}
    enemies = [board.army(SHADOW, region) for region in near]
    return max((4.0 + 2.2 * army.nazgul for army in enemies if army is not None and army.nazgul), default=0.0)


def _ents(board: Board, campaign: Campaign) -> float:
    if not board.on_map("gandalf_the_white"):
        return 0.0
    fangorn = INDEX["fangorn"]
    if not any(each.companion and board.where(each.id) == fangorn for each in board.edition.characters):
        return 0.0
    army = board.army(SHADOW, INDEX["orthanc"])
    if army is None:
        return 25.0 if board.on_map("saruman") else 0.0
    value = 9.0 + (10.0 if army.hits <= 2 else 0.0)
    if board.leanings.ents_more and board.where("gandalf_the_white") == fangorn:
        value += board.leanings.ents_more * _best_to_follow(board, campaign)
    return value


def _best_to_follow(board: Board, campaign: Campaign) -> float:
    """The best of our other cards about people, which a card of the Ents lets us play without a die."""
    deck = DECKS.index("character")
    others = [card for card in board.hand if card not in companions.ENTS and board.edition.cards[card].deck == deck]
    return max((VALUES[card](board, campaign) for card in others if card in VALUES), default=0.0)


def _dead_men(board: Board, campaign: Campaign) -> float:
    region = _heir(board)
    if region < 0 or NATION_OF[region] != ROHAN:
        return 0.0
    value = 9.0
    for place in ("pelargir", "lamedon", "erech"):
        army = board.open[SHADOW].get(INDEX[place])
        if army is not None:
            value = max(value, 10.0 + min(army.hits, 4))
    if region not in KINGS_PLACES and board.on_map("strider"):
        value += 6.0
    return value


def _spirit(board: Board, campaign: Campaign) -> float:
    armies = _all_armies(board, SHADOW)
    mixed = [army for army in armies if len({kind // 3 for kind in army.figures if kind % 3 != LEADER}) > 1]
    return max((5.0 + min(army.hits, 5) * 0.7 for army in mixed), default=0.0)


def _faramir(board: Board, campaign: Campaign) -> float:
    value = 0.0
    if any(INDEX[each] in board.open[SHADOW] for each in ("osgiliath", "north_ithilien", "south_ithilien")):
        value += 5.0
    if OSGILIATH in board.open[FREE]:
        value += 5.0
    return value


def _all_armies(board: Board, side: int) -> list[Army]:
    return [*board.open[side].values(), *(army for army in board.inside.values() if army.side == side)]


# -- councils


def _closes(nation: int, *places: str) -> Value:
    """Keeps the Shadow out of places for a while: good when it is coming."""

    def value(board: Board, campaign: Campaign) -> float:
        threat = max(
            (board.threat(FREE, INDEX[each]) for each in places if board.control[INDEX[each]] == FREE), default=0.0
        )
        step = max(0.0, diplomacy_value(board, campaign, nation))
        return 0.5 * step + min(9.0, 1.1 * threat)

    return value


def wisdom_for(board: Board, campaign: Campaign, nation: int) -> float:
    """What it is worth to wake a nation and move it a step."""
    if board.from_war[nation] == 0:
        return 0.0
    value = diplomacy_value(board, campaign, nation) if board.active[nation] or board.from_war[nation] > 1 else 11.0
    return value + (0.0 if board.active[nation] else 4.0)


def _last_battle(board: Board, campaign: Campaign) -> float:
    region = board.where("aragorn")
    if region < 0 or board.army(FREE, region) is None or NATION_OF[region] in FREE_NATIONS:
        return 0.0
    return 8.0


# -- armies


def _help_unlooked_for(board: Board, campaign: Campaign) -> float:
    best = 0.0
    for inside in board.inside.values():
        if inside.side != FREE:
            continue
        for region in NEIGHBOURS[inside.region]:
            army = board.open[FREE].get(region)
            if army is not None and army.fit_units:
                score, _ = marches.attack_score(board, campaign, army, inside.region)
                best = max(best, score + 2.0 * inside.units)
    return best


def _woses(board: Board, campaign: Campaign) -> float:
    if board.from_war[ROHAN]:
        return 0.0
    if board.control[MINAS_TIRITH] != FREE:
        return 0.0
    lack = campaign.hold_need(MINAS_TIRITH) - board.defenders(FREE, MINAS_TIRITH)
    army = max((a.fit_units for a in board.open[FREE].values() if NATION_OF[a.region] == ROHAN), default=0)
    return min(12.0, 2.0 * min(lack, army)) if lack > 0 else 0.0


def muster(*orders: tuple[int, str, int], leader: bool = False, cards: int = 0) -> Value:
    """(nation, place, units) that come, perhaps a leader with them, perhaps cards to draw."""

    def value(board: Board, campaign: Campaign) -> float:
        worth = DRAW * cards
        for nation, place, units in orders:
            region = INDEX[place]
            inside = board.inside.get(region)
            if region in board.open[SHADOW] and (inside is None or inside.side != FREE):
                continue
            if board.control[region] == SHADOW:
                continue
            rank = ELITE if units == 1 and board.reinforcements(nation * 3 + ELITE) else REGULAR
            number = min(units, board.reinforcements(nation * 3 + rank))
            if number:
                worth += number * (2.0 + place_value(board, campaign, nation * 3 + rank, region))
                worth += 1.5 if leader and board.reinforcements(nation * 3 + LEADER) else 0.0
        return worth

    return value


def _grey_company(board: Board, campaign: Campaign) -> float:
    region = _heir(board)
    return 2 * DRAW + 1.5 if region >= 0 and board.army(FREE, region) is not None else 0.0


def _red_arrow(board: Board, campaign: Campaign) -> float:
    if not board.active[GONDOR]:
        return 0.0
    step = max(0.0, diplomacy_value(board, campaign, ROHAN))
    return 0.7 * step + muster((ROHAN, "edoras", 1), leader=True)(board, campaign)


def _cirdan(board: Board, campaign: Campaign) -> float:
    if board.from_war[ELVES]:
        return 0.0
    values = [
        place_value(board, campaign, ELVES * 3 + ELITE, region)
        for region in COASTAL
        if board.army(FREE, region) is not None
    ]
    return 4.0 + 2 * max(values) if values else 0.0


VALUES: dict[str, Value] = {
    "elven-cloaks": _tile(1.5),
    "elven-rope": _tile(1.5),
    "phial-of-galadriel": _tile(3.0),
    "smeagol-helps-nice-master": _tile(2.5),
    "mithril-coat-and-sting": _on_table(10.0),
    "axe-and-bow": _on_table(8.0, "gimli", "legolas"),
    "horn-of-gondor": _on_table(7.5, "boromir"),
    "wizards-staff": _on_table(10.0, "gandalf_the_grey"),
    "athelas": lambda board, campaign: ring.healing_value(board, 2.0 if board.guide == "strider" else 1.0),
    "there-is-another-way": lambda board, campaign: (
        ring.healing_value(board, 1.0) + (10.0 if board.guide == "gollum" else 0.0)
    ),
    "i-will-go-alone": _i_will_go_alone,
    "bilbos-song": lambda board, campaign: ring.healing_value(board, 2.0 if board.guide == "gollum" else 1.0),
    "mirror-of-galadriel": _mirror,
    "challenge-of-the-king": _challenge,
    "gwaihir-the-windlord": _far_journey(1),
    "we-prove-the-swifter": _far_journey(2),
    "there-and-back-again": _there_and_back,
    "the-eagles-are-coming": _eagles,
    "the-ents-awake-treebeard": _ents,
    "the-ents-awake-huorns": _ents,
    "the-ents-awake-entmoot": _ents,
    "dead-men-of-dunharrow": _dead_men,
    "house-of-the-stewards": lambda board, campaign: (
        2 * DRAW + 3.0 if board.on_map("boromir") and NATION_OF[board.where("boromir")] == GONDOR else 0.0
    ),
    "the-grey-company": _grey_company,
    "the-last-battle": _last_battle,
    "a-power-too-great": _closes(ELVES, "lorien", "rivendell", "grey_havens"),
    "the-power-of-tom-bombadil": _closes(NORTH, "the_shire"),
    "book-of-mazarbul": _rouse(DWARVES, "erebor", "ered_luin"),
    "the-spirit-of-mordor": _spirit,
    "faramirs-rangers": _faramir,
    "fear-fire-foes": _rouse(NORTH, "the_shire", "bree"),
    "wisdom-of-elrond": lambda board, campaign: max(wisdom_for(board, campaign, nation) for nation in FREE_NATIONS),
    "the-red-arrow": _red_arrow,
    "help-unlooked-for": _help_unlooked_for,
    "paths-of-the-woses": _woses,
    "through-a-day-and-a-night": lambda board, campaign: (
        2.0 if any(army.characters for army in board.open[FREE].values()) else 0.0
    ),
    "cirdans-ships": _cirdan,
    "guards-of-the-citadel": muster((GONDOR, "minas_tirith", 1), leader=True),
    "celeborns-galadhrim": muster((ELVES, "lorien", 1), cards=1),
    "riders-of-theoden": muster((ROHAN, "edoras", 1), leader=True),
    "grimbeorn-the-old-son-of-beorn": muster((NORTH, "carrock", 1), leader=True),
    "imrahil-of-dol-amroth": muster((GONDOR, "dol_amroth", 1), leader=True),
    "king-brands-men": muster((NORTH, "dale", 2), cards=1),
    "swords-in-eriador": muster((NORTH, "the_shire", 1), (DWARVES, "ered_luin", 1), cards=1),
    "kindred-of-glorfindel": muster((ELVES, "rivendell", 1), cards=1),
    "dain-ironfoots-guard": muster((DWARVES, "erebor", 1), leader=True),
    "eomer-son-of-eomund": lambda board, campaign: max(
        muster((ROHAN, place, 1), leader=True)(board, campaign)
        for place in ("edoras", "helms_deep", "westemnet", "folde")
    ),
    "thranduils-archers": muster((ELVES, "woodland_realm", 1), cards=1),
}
