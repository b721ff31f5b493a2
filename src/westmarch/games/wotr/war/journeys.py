"""Characters on the move (rulebook chapter VI, "Characters"): companions, Nazgûl and the other minions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    INDEX,
    IS_STRONGHOLD,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import GANDALF_THE_WHITE
from westmarch.games.wotr.facts.nations import NAZGUL
from westmarch.games.wotr.state import K, P, State, War
from westmarch.games.wotr.team import DONE, actor, ask, how_many, is_own, which_region
from westmarch.games.wotr.text.reasons import no_character
from westmarch.games.wotr.war import politics

RULE = "wotr-rule-characters"


def group_level(state: State, group: list[int]) -> int:
    """The level of the best in a group; Shadowfax bears Gandalf the White farther, alone or with one Hobbit."""
    best = max(state.characters[character].level for character in group)
    if GANDALF_THE_WHITE in group:
        others = [character for character in group if character != GANDALF_THE_WHITE]
        if not others or (len(others) == 1 and state.characters[others[0]].hobbit):
            return max(best, 4)
    return best


def landing(state: State, side: int, region: int) -> int:
    """The place where a character comes to stand in a region: inside, if his own side is besieged there."""
    return GARRISON[region] if state.besieged_side(region) == side else region


def reach(state: State, side: int, origin: int, distance: int, into_sieges: bool = False) -> list[int]:
    """The regions a lone character or group can get to, its own included, by the rules of chapter VI.

    Enemy armies don't matter. Nobody enters or leaves a friendly stronghold under siege (some cards let a journey end
    there). Companions stop at a stronghold the Shadow holds; minions don't enter one that the Free Peoples hold,
    unless a Shadow army besieges it.
    """
    if state.besieged_side(origin) == side:
        return [origin]
    reached = {origin}
    edge = [origin]
    for _ in range(distance):
        next_edge = []
        for here in edge:
            if side == FREE and here != origin and IS_STRONGHOLD[here] and state.control[here] == SHADOW:
                continue
            for region in NEIGHBOURS[here]:
                if region not in reached and why_not_visit(state, side, region) is None:
                    reached.add(region)
                    next_edge.append(region)
        edge = next_edge
        if not edge:
            break
    if into_sieges:
        reached.update(_sieges_within(state, side, origin, distance))
    return sorted(reached)


def _sieges_within(state: State, side: int, origin: int, distance: int) -> list[int]:
    """Besieged friendly strongholds that a journey could end in."""
    sieges = [region for region in STRONGHOLDS if state.besieged_side(region) == side]
    if not sieges or distance < 1:
        return []
    passable = {
        region
        for region in reach(state, side, origin, distance - 1)
        if region == origin or side == SHADOW or not (IS_STRONGHOLD[region] and state.control[region] == SHADOW)
    }
    return [region for region in sieges if any(neighbour in passable for neighbour in NEIGHBOURS[region])]


def why_not_visit(state: State, side: int, region: int) -> Reason | None:
    """Why a character without an army can't set foot in a region."""
    if not IS_STRONGHOLD[region]:
        return None
    besieged = state.besieged_side(region)
    if besieged == side:
        return Reason("wotr-why-siege-closed", RULE, region=REGION_IDS[region])
    if side == SHADOW and state.control[region] == FREE and besieged != FREE:
        return Reason("wotr-why-free-stronghold", RULE, region=REGION_IDS[region])
    return None


def why_not_fly(state: State, region: int) -> Reason | None:
    """Nazgûl fly anywhere but to a stronghold that the Free Peoples hold unbesieged."""
    if IS_STRONGHOLD[region] and state.control[region] == FREE and state.besieged_side(region) != FREE:
        return Reason("wotr-why-free-stronghold", RULE, region=REGION_IDS[region])
    return None


def put_down(match: War, group: list[int], region: int) -> None:
    """A group of characters ends its journey: they may wake a nation."""
    state = match.state
    for character in group:
        state.where[character] = landing(state, state.edition.characters[character].side, region)
    match.tell(
        "wotr.journey",
        region=REGION_IDS[region],
        characters=[state.edition.characters[character].id for character in group],
    )
    for character in group:
        if state.edition.characters[character].companion:
            politics.companion_arrived(match, character)


# -- companions


def travellers(state: State) -> list[int]:
    """Companions on the map who could go somewhere."""
    return [
        character
        for character in state.edition.companions
        if state.where[character] >= 0 and state.characters[character].level > 0 and _is_at_large(state, character)
    ]


def _is_at_large(state: State, character: int) -> bool:
    return state.where[character] < REGION_COUNT


def move_companions(match: War) -> Steps[None]:
    """Any or all companions on the map, alone or in groups, each once."""
    moved: set[int] = set()
    while True:
        waiting = [character for character in travellers(match.state) if character not in moved]
        if not waiting:
            return
        group = yield from choose_group(match, waiting, optional=True)
        if not group:
            return
        moved.update(group)
        yield from journey(match, group, group_level(match.state, group))


def choose_group(match: War, waiting: list[int], optional: bool) -> Steps[list[int]]:
    """A companion and any others in the same place who go with him."""
    state = match.state
    options = tuple(state.edition.character_tokens[character] for character in waiting)
    if optional:
        options = (DONE, *options)

    answer = yield ask(state, FREE, "wotr.journey.who", options, partial(_why_not_traveller, state, waiting))
    if answer == DONE:
        return []
    group = [state.edition.character_of_token[answer]]
    yield from add_to_group(waiting, group, state.where[group[0]], state)
    return group


def _why_not_traveller(state: State, waiting: list[int], token: str) -> Reason | None:
    character = state.edition.character_of_token.get(token)
    if character is None or character in waiting:
        return None
    name = state.edition.characters[character].id
    if not state.on_map(character):
        return Reason("wotr-why-not-on-map", RULE, character=name)
    if state.characters[character].level == 0:
        return Reason("wotr-why-never-moves", RULE, character=name)
    if not _is_at_large(state, character):
        return Reason("wotr-why-siege-closed", RULE, region=REGION_IDS[REGION_OF[state.where[character]]])
    return Reason("wotr-why-character-moved", RULE, character=name)


def add_to_group(waiting: list[int], group: list[int], place: int, state: State) -> Steps[None]:
    while True:
        others = [each for each in waiting if each not in group and state.where[each] == place]
        if not others:
            return
        options = (DONE, *(state.edition.character_tokens[each] for each in others))
        why = no_character(options, state.edition, "wotr-why-not-with-group", RULE)
        with_him = [state.edition.characters[each].id for each in group]
        answer = yield ask(state, FREE, "wotr.journey.with", options, why, group=with_him)
        if answer == DONE:
            return
        group.append(state.edition.character_of_token[answer])


def journey(match: War, group: list[int], distance: int, into_sieges: bool = False) -> Steps[None]:
    """Moves a group on the map up to so many regions."""
    state = match.state
    origin = REGION_OF[state.where[group[0]]]
    region = yield from choose_end(match, FREE, group, origin, distance, into_sieges)
    if region != origin:
        put_down(match, group, region)


def choose_end(
    match: War,
    side: int,
    group: list[int],
    origin: int,
    distance: int,
    into_sieges: bool = False,
    question: Callable[..., Decision] = ask,
) -> Steps[int]:
    """Where a journey ends; staying is one of the choices. `question` says whose choice it is."""
    state = match.state
    regions = reach(state, side, origin, distance, into_sieges)

    def why_not(region: int) -> Reason | None:
        if region in regions:
            return None
        reason = why_not_visit(state, side, region)
        return reason or Reason("wotr-why-too-far", RULE, region=REGION_IDS[region], distance=distance)

    names = [state.edition.characters[each].id for each in group]
    return (
        yield from which_region(
            state, side, "wotr.journey.to", regions, why_not, question, origin=REGION_IDS[origin], group=names
        )
    )


# -- Nazgûl and minions


def minions_can_move(state: State) -> bool:
    if any(state.figures[NAZGUL::K]):
        return True
    seat = actor(state, SHADOW)
    characters = state.characters
    return any(
        state.on_map(minion) and characters[minion].level > 0 and is_own(state, seat, characters[minion].player)
        for minion in state.edition.minions
    )


def fly_nazgul(match: War, others: bool = False) -> Steps[None]:
    """Any or all Nazgûl, the Witch-king with them, each make one move; with `others` so do the walking minions."""
    state = match.state
    landed: dict[int, int] = {}
    moved: set[int] = set()

    while True:
        nests = [place for place in range(P) if state.figures[place * K + NAZGUL] > landed.get(place, 0)]
        minions = [
            minion
            for minion in state.edition.minions
            if state.on_map(minion) and minion not in moved and (state.characters[minion].nazgul or others)
            if is_own(state, actor(state, SHADOW), state.characters[minion].player)
            if state.characters[minion].level > 0
            and (state.characters[minion].nazgul or state.where[minion] < REGION_COUNT)
        ]
        options = (
            DONE,
            *(state.edition.character_tokens[minion] for minion in minions),
            *(REGION_IDS[REGION_OF[place]] for place in nests),
        )

        def why(token: str, nests: list[int] = nests, minions: list[int] = minions) -> Reason | None:
            if token in INDEX:
                there = any(REGION_OF[place] == INDEX[token] for place in nests)
                return None if there else Reason("wotr-why-no-nazgul-there", RULE, region=token)
            return _why_not_minion(state, others, minions, token)

        answer = yield ask(state, SHADOW, "wotr.minions.who", options, why)
        if answer == DONE:
            return
        if answer in state.edition.character_of_token:
            minion = state.edition.character_of_token[answer]
            moved.add(minion)
            yield from move_minion(match, minion)
        else:
            place = next(each for each in nests if REGION_IDS[REGION_OF[each]] == answer)
            yield from _fly(match, place, landed)


def _why_not_minion(state: State, others: bool, waiting: list[int], token: str) -> Reason | None:
    """Why a character doesn't move."""
    character = state.edition.character_of_token.get(token)
    if character is None:
        return None
    who = state.characters[character]
    if not is_own(state, actor(state, SHADOW), who.player):
        return Reason("wotr-why-partners-character", RULE, character=who.id, seat=who.player)
    if character in state.edition.minions and not who.nazgul and not others:
        return Reason("wotr-why-only-nazgul", RULE, character=state.edition.characters[character].id)
    return _why_not_traveller(state, waiting, token)


def why_not_alone(state: State, minion: int) -> Reason | None:
    """Why a walking minion on the map can't leave his region alone: he is under siege in it."""
    if _is_at_large(state, minion):
        return None
    return Reason("wotr-why-siege-closed", RULE, region=REGION_IDS[REGION_OF[state.where[minion]]])


def move_minion(match: War, minion: int) -> Steps[None]:
    state = match.state
    origin = REGION_OF[state.where[minion]]
    if state.characters[minion].nazgul:
        region = yield from _choose_flight(match, origin)
    else:
        region = yield from choose_end(match, SHADOW, [minion], origin, state.characters[minion].level)
    if region != origin:
        put_down(match, [minion], region)


def _fly(match: War, place: int, landed: dict[int, int]) -> Steps[None]:
    """Some of the Nazgûl at a place fly to one region."""
    state = match.state
    most = state.of(place, NAZGUL) - landed.get(place, 0)
    region = REGION_IDS[REGION_OF[place]]
    number = yield from how_many(state, SHADOW, "wotr.minions.count", 1, most, RULE, largest_first=True, region=region)
    target = landing(state, SHADOW, (yield from _choose_flight(match, REGION_OF[place])))
    if target != place:
        state.shift(place, target, NAZGUL, number)
        match.tell("wotr.flown", origin=region, region=REGION_IDS[REGION_OF[target]], count=number)
    landed[target] = landed.get(target, 0) + number


def _choose_flight(match: War, origin: int) -> Steps[int]:
    state = match.state
    why_not = partial(why_not_fly, state)
    targets = [region for region in range(REGION_COUNT) if why_not(region) is None]
    return (yield from which_region(state, SHADOW, "wotr.minions.to", targets, why_not, origin=REGION_IDS[origin]))
