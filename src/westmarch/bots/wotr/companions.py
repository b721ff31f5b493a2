"""Companions out of the Fellowship: who leaves it and for what, and where those on the map had better be."""

from __future__ import annotations

from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import DISTANCE, KINGS_PLACES, POINTS, region_name
from westmarch.bots.wotr.intents import ANY_DIE, Intent, Reasoning
from westmarch.bots.wotr.musters import diplomacy_value
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import FREE, INDEX, IS_CITY_OR_STRONGHOLD, NATION_OF
from westmarch.games.wotr.facts.components import CHARACTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import FREE_NATIONS

# Cards that let companions leave and travel farther than usual, and by how much Strider then gets farther.
FARTHER = {"i-will-go-alone": 1, "gwaihir-the-windlord": 1, "we-prove-the-swifter": 2, "there-and-back-again": 1}

# Cards that need Gandalf the White and somebody in Fangorn.
ENTS = ("the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot")
FANGORN = INDEX["fangorn"]


def place_worth(board: Board, campaign: Campaign, group: list[str], region: int) -> float:
    """What it is worth to have these companions in a region."""
    lean = board.leanings
    worth = 0.0
    held = board.control[region] == FREE
    inside = region in board.inside
    if "strider" in group and region in KINGS_PLACES and held and board.set_aside("aragorn"):
        worth += lean.king_there - (4.0 if inside else 0.0)
    nation = NATION_OF[region]
    if nation in FREE_NATIONS and IS_CITY_OR_STRONGHOLD[region] and held and not board.active[nation]:
        if any(nation in board.who(each).activates for each in group):
            worth += lean.wakes + 0.5 * min(8.0, campaign.hold_need(region))
    for each in group:
        character = board.who(each)
        if region in character.envoy_places and held and board.from_war[character.nation]:
            worth += lean.speaks
    army = board.army(FREE, region)
    if army is not None:
        useful = min(campaign.hold_need(region), 8.0) if POINTS[region] or army.units >= 3 else 0.5
        worth += len(group) * (0.4 + lean.leads * useful)
    if region == FANGORN and "gandalf_the_white" in group and board.on_map("saruman"):
        worth += lean.ents if any(card in ENTS for card in board.hand) else lean.ents_hope
    return worth


def choose_place(board: Board, campaign: Campaign, group: list[str], options: tuple[str, ...]) -> str:
    """The best of the regions that a journey may end in."""
    regions = [token for token in options if token in INDEX]
    return max(regions, key=lambda token: place_worth(board, campaign, group, INDEX[token]), default=options[0])


def king_in_reach(board: Board, extra: int = 0) -> int:
    """A city of Gondor where Strider could be by leaving the Fellowship now; -1 if none."""
    if not board.in_company("strider") or board.ring < 0 or not board.set_aside("aragorn"):
        return -1
    reach = board.progress + 3 + extra
    places = [
        region
        for region in KINGS_PLACES
        if board.control[region] == FREE and region not in board.inside and DISTANCE[board.ring][region] <= reach
    ]
    return places[0] if places else -1


def leaving_worth(board: Board, campaign: Campaign, extra: int = 0) -> float:
    """What it is worth to let companions leave the Fellowship now."""
    if board.in_mordor or not board.company:
        return -5.0
    worth = 0.0
    if king_in_reach(board, extra) >= 0:
        others = len(board.company) - 1
        worth = board.leanings.king_leaves if others >= 2 else board.leanings.king_leaves_few
        if WILL_OF_THE_WEST in board.dice[FREE]:
            worth += board.leanings.king_at_hand
    return worth


def party(board: Board, extra: int = 0) -> list[str]:
    """Who had better leave together, the first to be named first."""
    company = board.company
    if king_in_reach(board, extra) >= 0:
        group = ["strider"]
        if "boromir" in company and len(company) >= 4:
            group.append("boromir")
        return group
    order = ("meriadoc", "peregrin", "gimli", "legolas", "boromir", "gandalf_the_grey", "strider")
    return [next((each for each in order if each in company), company[0])]


def party_with(board: Board, group: list[str]) -> list[str]:
    """Who had better join those who are leaving already: nobody, unless the King goes and his captain with him."""
    return ["boromir"] if "strider" in group and "boromir" in board.company and len(board.company) >= 4 else []


def parting(board: Board, extra: int = 0) -> dict[str, list[str]]:
    """The answers by which Strider leaves for Gondor, if he can get there; nothing if he can't."""
    region = king_in_reach(board, extra)
    if region < 0:
        return {}
    group = party(board, extra)
    return {
        "wotr.card.separate-or-move": ["separate"],
        "wotr.separate.who": [f"character:{each}" for each in group] + ["done"],
        f"wotr.journey.to/{group[0]}": [region_name(region)],
    }


def separate_intents(board: Board, campaign: Campaign) -> list[Intent]:
    worth = leaving_worth(board, campaign)
    if worth <= 0:
        return []
    reason = Reasoning("bot-wotr-separate-king", region=king_in_reach(board))
    return [Intent(worth, "separate", (CHARACTER,), reason, parting(board))]


def journeys(board: Board, campaign: Campaign) -> list[tuple[float, str, int]]:
    """(gain, companion, region) for every companion on the map who should be elsewhere, the best first."""
    found = []
    for index in board.edition.companions:
        name = board.edition.characters[index].id
        here = board.where(name)
        if here < 0:
            continue
        army = board.army(FREE, here)
        if army is not None and army.besieged:
            continue
        level = 4 if name == "gandalf_the_white" else board.who(name).level
        now = place_worth(board, campaign, [name], here)
        best = 0.0
        chosen = -1
        for region, steps in enumerate(DISTANCE[here]):
            if 0 < steps <= level and region not in board.inside:
                gain = place_worth(board, campaign, [name], region) - now
                if gain > best:
                    best = gain
                    chosen = region
        if chosen >= 0 and best > 0.5:
            found.append((best, name, chosen))
    found.sort(key=lambda each: (-each[0], each[1]))
    return found


def journey_intents(board: Board, campaign: Campaign) -> list[Intent]:
    found = journeys(board, campaign)
    if not found:
        return []
    gain = sum(each[0] for each in found[:3]) - board.leanings.journey
    answers = {
        "wotr.journey.who": [f"character:{name}" for _, name, _ in found] + ["done"],
        "wotr.journey.with": ["done"] * len(found),
        **{f"wotr.journey.to/{name}": [region_name(region)] for _, name, region in found},
    }
    _, name, region = found[0]
    reason = Reasoning("bot-wotr-journey", character=name, region=region)
    return [Intent(gain, "move-companions", (CHARACTER,), reason, answers)]


def may_bring(board: Board, name: str) -> bool:
    """Could a Will of the West bring him into play?"""
    if not board.set_aside(name):
        return False
    if name == "gandalf_the_white":
        minions = ("saruman", "witch_king", "mouth_of_sauron")
        come = any(not board.set_aside(each) and board.who(each).brings_white_gandalf for each in minions)
        return come and not board.in_company("gandalf_the_grey")
    region = board.where("strider")
    return region in KINGS_PLACES and board.control[region] == FREE


def arrivals(board: Board, campaign: Campaign) -> list[Intent]:
    """Gandalf the White and Aragorn bring a die each, for the rest of the war."""
    early = max(0.0, 10.0 - board.turn) * board.leanings.arrival_early
    intents = []
    for name in ("gandalf_the_white", "aragorn"):
        if may_bring(board, name):
            reason = Reasoning("bot-wotr-bring", character=name)
            intents.append(Intent(board.leanings.arrival + early, f"bring:{name}", (WILL_OF_THE_WEST,), reason))
    return intents


def envoy_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """Boromir, Legolas and Gimli speak for their people with any die."""
    intents = []
    for index in board.edition.companions:
        envoy = board.who(board.edition.characters[index].id)
        if envoy.envoy_places and board.where(envoy.id) in envoy.envoy_places:
            value = diplomacy_value(board, campaign, envoy.nation)
            if value > 0:
                reason = Reasoning("bot-wotr-envoy", character=envoy.id)
                intents.append(Intent(value, f"envoy:{envoy.id}", ANY_DIE, reason))
    return intents
