"""Nazgûl and minions: with the armies they lead, or over the Ring-bearers' heads."""

from __future__ import annotations

from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import DISTANCE, region_name
from westmarch.bots.wotr.intents import Intent, Reasoning
from westmarch.bots.wotr.musters import place_value
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.board import FREE, IS_STRONGHOLD, ORTHANC, SETTLEMENTS_OF, SHADOW
from westmarch.games.wotr.facts.components import CHARACTER, MUSTER
from westmarch.games.wotr.facts.nations import ELITE, FREE_NATIONS, ISENGARD, REGULAR, SAURON


def command_worth(board: Board, campaign: Campaign, army: Army) -> float:
    """What one more point of Leadership is worth to a Shadow army; much where it is about to fight."""
    wanted = min(5, army.fit_units)
    if wanted < 2 or army.leadership >= wanted + 1:
        return 0.05
    draw, goal = campaign.take(army.region, army.power)
    near = 1.0
    if goal is not None:
        steps = goal.distance[army.region]
        near = 1.6 if steps == 0 else 1.2 if steps == 1 else 0.5 if steps == 2 else 0.2
    lonely = 1.6 if army.leadership == 0 else 1.0
    worth = near * lonely * min(1.0, draw / 12.0) * (1.3 if army.leadership < 3 else 0.6)
    return worth * board.leanings.command


def perch_worth(board: Board, campaign: Campaign, region: int) -> float:
    """What a Nazgûl is worth in a region: over the Ring-bearers, or with an army."""
    worth = 0.0
    if region == board.ring:
        # A re-roll for the Hunt; a second Nazgûl there adds nothing.
        worth = board.leanings.perch if board.hunt_shadow else board.leanings.perch_idle
    army = board.open[SHADOW].get(region)
    if army is not None:
        worth = max(worth, command_worth(board, campaign, army))
    return worth


def may_perch(board: Board, region: int) -> bool:
    """Nazgûl don't land in a stronghold that the Free Peoples hold freely."""
    return not (IS_STRONGHOLD[region] and board.control[region] == FREE and region not in board.inside)


def nests(board: Board) -> list[tuple[int, int]]:
    """(region, how many) of Nazgûl figures that could fly."""
    found = list(board.seen.nazgul.items())
    found += [(army.region, army.nazgul) for army in board.open[SHADOW].values() if army.nazgul]
    return found


def flights(board: Board, campaign: Campaign) -> list[tuple[float, int, int, int]]:
    """(gain, from, to, how many) of single flights worth making, the best first."""
    found: list[tuple[float, int, int, int]] | None = campaign.known.get(("flights", board.seat))
    if found is None:
        found = campaign.known["flights", board.seat] = _flights(board, campaign)
    return found


def _flights(board: Board, campaign: Campaign) -> list[tuple[float, int, int, int]]:
    goals = [(perch_worth(board, campaign, army.region), army.region) for army in board.open[SHADOW].values()]
    watched = board.ring in board.nazgul_regions
    if board.ring >= 0 and not watched and may_perch(board, board.ring):
        goals.append((perch_worth(board, campaign, board.ring), board.ring))
    goals.sort(key=lambda each: (-each[0], each[1]))
    found = []
    for region, number in nests(board):
        army = board.open[SHADOW].get(region)
        stays = command_worth(board, campaign, army) if army is not None else 0.0
        if region == board.ring:
            stays = max(stays, 1.5)
        for worth, target in goals[:4]:
            if target != region and worth - stays > 0.4:
                room = 1
                there = board.open[SHADOW].get(target)
                if there is not None:
                    room = max(1, min(5, there.fit_units) - there.leadership)
                found.append((worth - stays, region, target, min(number, room)))
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    return found


def nazgul_gain(board: Board, campaign: Campaign) -> float:
    """What flying with all Nazgûl would bring."""
    taken: set[int] = set()
    gain = 0.0
    for worth, origin, target, number in flights(board, campaign):
        if origin not in taken and target not in taken:
            taken.update((origin, target))
            gain += worth * number
    return min(gain * board.leanings.flight, board.leanings.flight_most)


def minion_intents(board: Board, campaign: Campaign) -> list[Intent]:
    found = flights(board, campaign)
    gain = nazgul_gain(board, campaign)
    if not found or gain <= 0:
        return []
    target = found[0][2]
    reason = Reasoning("bot-wotr-nazgul", region=target)
    if target == board.ring:
        reason = Reasoning("bot-wotr-nazgul-ring", region=target)
    return [Intent(gain, "move-minions", (CHARACTER,), reason)]


def choose_who(board: Board, campaign: Campaign, options: tuple[str, ...]) -> str:
    """The next Nazgûl or minion to move, or done."""
    for token in options:
        if token.startswith("character:"):
            name = token.partition(":")[2]
            here = board.where(name)
            best, worth = best_seat(board, campaign, name)
            if best >= 0 and best != here and worth - seat_worth(board, campaign, name, here) > 0.4:
                return token
    for _, origin, _, _ in flights(board, campaign):
        if region_name(origin) in options:
            return region_name(origin)
    return "done" if "done" in options else options[0]


def seat_worth(board: Board, campaign: Campaign, name: str, region: int) -> float:
    """What the Witch-king or the Mouth of Sauron is worth in a region."""
    army = board.open[SHADOW].get(region)
    if army is None:
        return 0.0
    # Leaders fall with their army: the greatest go with the strongest.
    character = board.who(name)
    own = character.leadership if character in army.characters else 0
    lacks = max(0, min(5, army.fit_units) - (army.leadership - own))
    draw, goal = campaign.take(region, army.power)
    near = 0.3
    if goal is not None and goal.distance[region] <= 2:
        near = 1.0 if goal.distance[region] <= 1 else 0.6
    return near * (0.4 * min(lacks, 2) + 0.02 * draw + 0.12 * min(army.units, 10))


def best_seat(board: Board, campaign: Campaign, name: str) -> tuple[int, float]:
    """The army where he would do most, if he can get there."""
    here = board.where(name)
    level = board.who(name).level
    best = -1
    worth = 0.0
    for army in board.open[SHADOW].values():
        if DISTANCE[here][army.region] <= level:
            value = seat_worth(board, campaign, name, army.region)
            if value > worth:
                worth = value
                best = army.region
    return best, worth


def choose_flight(board: Board, campaign: Campaign, origin: int, options: tuple[str, ...]) -> str:
    """Where Nazgûl from there fly to."""
    for _, start, target, _ in flights(board, campaign):
        if start == origin and region_name(target) in options:
            return region_name(target)
    name = region_name(origin)
    return name if name in options else options[0]


def arrivals(board: Board, campaign: Campaign) -> list[Intent]:
    """Saruman, the Witch-king and the Mouth bring a die each, for the rest of the war."""
    intents = []
    early = max(0.0, 10.0 - board.turn) * board.leanings.arrival_early
    free_at_war = [board.from_war[nation] == 0 for nation in FREE_NATIONS]
    conditions = {
        "saruman": board.at_war(ISENGARD) and board.control[ORTHANC] == SHADOW,
        "witch_king": board.at_war(SAURON) and any(free_at_war),
        "mouth_of_sauron": board.in_mordor or all(free_at_war),
    }
    for name, may in conditions.items():
        if may and board.set_aside(name) and board.owns(board.who(name).player):
            reason = Reasoning("bot-wotr-bring", character=name)
            intents.append(Intent(board.leanings.arrival + early, f"bring:{name}", (MUSTER,), reason))
    return intents


def voice_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """The Voice of Saruman: three regulars at once, or two of Orthanc's made elites."""
    if not board.on_map("saruman") or board.control[ORTHANC] != SHADOW or ORTHANC in board.inside:
        return []
    if not board.owns(board.who("saruman").player):
        return []
    intents = []
    regular, elite = ISENGARD * 3 + REGULAR, ISENGARD * 3 + ELITE
    places = [region for region in SETTLEMENTS_OF[ISENGARD] if board.is_free(SHADOW, region)]
    values = sorted((place_value(board, campaign, regular, region) for region in places), reverse=True)
    came = values[: board.reinforcements(regular)]
    if came:
        reason = Reasoning("bot-wotr-voice-recruit")
        intents.append(Intent(board.leanings.voice + 1.1 * sum(came), "voice:recruit", (MUSTER,), reason))
    army = board.open[SHADOW].get(ORTHANC)
    if army is not None and army.figures.get(regular, 0) >= 2 and board.reinforcements(elite) >= 2:
        value = board.leanings.voice + 2.2 * place_value(board, campaign, regular, ORTHANC)
        intents.append(Intent(value, "voice:elites", (MUSTER,), Reasoning("bot-wotr-voice-elites")))
    return intents
