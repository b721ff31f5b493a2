"""The Fellowship of the Ring (rulebook chapter VIII): guide, progress, declaring, revealing, hiding, separating."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Decision, Reason, Steps, Why
from westmarch.core.game import GameOver, Result
from westmarch.games.wotr.edition import Walk, each_moment
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    INDEX,
    IS_CITY_OR_STRONGHOLD,
    IS_STRONGHOLD,
    MINAS_MORGUL,
    MORANNON,
    NEIGHBOURS,
    NO_PLACE,
    REGION_IDS,
    SHADOW,
    STRONGHOLDS,
    within,
)
from westmarch.games.wotr.facts.characters import GOLLUM, IN_FELLOWSHIP
from westmarch.games.wotr.facts.components import FELLOWSHIP_TRACK, MORDOR_STEPS, MOST_CORRUPTION
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import DONE, ask, ask_leader, secretly, tally, team, which_region
from westmarch.games.wotr.war import casualties, journeys, politics

RULE = "wotr-rule-fellowship"
MORDOR_RULE = "wotr-rule-mordor"
ENTER_MORDOR = "enter-mordor"


# -- corruption


# Why corruption grows or is healed.
BY_HUNT, BY_TILE, BY_CARD, BY_LINGERING, IN_HAVEN = "hunt", "tile", "card", "lingering", "haven"
# Why a card leaves the table.
USED, FORCED_OFF, OVER, SHOWN = "used", "forced", "over", "shown"


def add_corruption(match: War, points: int, cause: str) -> None:
    """Twelve points of corruption lose the Ring at once (chapters IX and X)."""
    if points <= 0:
        return
    state = match.state
    state.corruption = min(state.corruption + points, MOST_CORRUPTION)
    match.tell("wotr.corruption", points=points, corruption=state.corruption, cause=cause)
    check_ring(state)


def check_ring(state: State) -> None:
    """The victories of the Ring don't wait; corruption comes before the Cracks of Doom (chapter X)."""
    if state.corruption >= MOST_CORRUPTION:
        raise GameOver(result(state, SHADOW, "ring-bearers-corrupted"))
    if state.mordor >= MORDOR_STEPS:
        raise GameOver(result(state, FREE, "ring-destroyed"))


def heal(match: War, points: int, cause: str = BY_CARD) -> None:
    state = match.state
    healed = min(points, state.corruption)
    if healed > 0:
        state.corruption -= healed
        match.tell("wotr.healed", points=healed, corruption=state.corruption, cause=cause)


def result(state: State, side: int, reason: str) -> Result:
    """A side has won, and all who play for it. The score also has the count of every player with a partner."""
    points = {SIDES[each]: state.victory_points(each) for each in (FREE, SHADOW)}
    return Result(team(state, side), reason, {**points, **tally(state)})


# -- guide and company


def possible_guides(state: State) -> list[int]:
    """The companions of the highest level in the Fellowship; Gollum if there are none."""
    company = state.companions_in_fellowship()
    if not company:
        return [GOLLUM]
    for character in company:
        if state.characters[character].always_guides:
            return [character]
    best = max(state.characters[character].level for character in company)
    return [character for character in company if state.characters[character].level == best]


def set_guide(match: War, character: int) -> None:
    if match.state.guide != character:
        match.state.guide = character
        match.tell("wotr.guide", character=match.state.edition.characters[character].id)
        show_card(match, character)
        for moment in match.state.edition.moments.when_guide_changes:
            moment(match)


def show_card(match: War, character: int) -> None:
    """Everybody sees the card of a companion in the Fellowship."""
    for moment in match.state.edition.moments.when_card_shown:
        moment(match, character)


def company_changed(match: War) -> Steps[None]:
    """Somebody left the Fellowship: the guide may be named anew; the last to come is Gollum."""
    state = match.state
    for moment in state.edition.moments.when_company_changes:
        moment(match)
    guides = possible_guides(state)
    if guides == [GOLLUM]:
        if state.where[GOLLUM] != IN_FELLOWSHIP:
            state.where[GOLLUM] = IN_FELLOWSHIP
            match.tell("wotr.gollum-joins")
        set_guide(match, GOLLUM)
        return
    if state.guide in guides:
        guides = [state.guide, *(each for each in guides if each != state.guide)]

    options = tuple(state.edition.character_tokens[each] for each in guides)
    answer = yield _ask_leader(state, "wotr.fellowship.guide", options, partial(_why_not_guide, state, guides))
    set_guide(match, state.edition.character_of_token[answer])


def _ask_leader(state: State, kind: str, options: tuple[str, ...], why: Why, **params: object) -> Decision:
    """Who can be the guide depends on levels. If some are a secret the question is asked even with one answer."""
    extra = state.extra
    secret = extra is not None and any(extra.is_level_secret(state, each) for each in state.companions_in_fellowship())
    return secretly(ask_leader(state, FREE, kind, options, why, **params), secret)


# -- the Fellowship phase (chapter IV, phase 2)


def fellowship_phase(match: War) -> Steps[None]:
    """Declare, enter Mordor, change the guide; each may be left."""
    state = match.state
    declared = state.in_mordor or not state.hidden
    while True:
        options = [DONE]
        if not declared:
            options += [REGION_IDS[region] for region in sorted(within(state.fellowship, state.progress))]
        if why_not_enter_mordor(state) is None:
            options.append(ENTER_MORDOR)
        guides = [each for each in possible_guides(state) if each != state.guide]
        options += [state.edition.character_tokens[each] for each in guides]

        why = partial(_why_not_in_phase, state, declared, guides)
        answer = yield _ask_leader(state, "wotr.fellowship.phase", tuple(options), why, progress=state.progress)
        if answer == DONE:
            return
        if answer == ENTER_MORDOR:
            enter_mordor(match)
        elif answer in state.edition.character_of_token:
            set_guide(match, state.edition.character_of_token[answer])
            return
        else:
            yield from declare(match, INDEX[answer])
        # Declared once, or revealed by what was met on the way: not again this turn.
        declared = True


def why_not_enter_mordor(state: State) -> Reason | None:
    at_gate = not state.in_mordor and state.fellowship in (MINAS_MORGUL, MORANNON)
    return None if at_gate else Reason("wotr-why-not-at-mordor", MORDOR_RULE)


def _why_not_in_phase(state: State, declared: bool, guides: list[int], token: str) -> Reason | None:
    if token in INDEX:
        if state.in_mordor:
            return Reason("wotr-why-in-mordor", MORDOR_RULE)
        if not state.hidden:
            return Reason("wotr-why-revealed", RULE)
        if declared:
            return Reason("wotr-why-declared-already", RULE)
        if INDEX[token] in within(state.fellowship, state.progress):
            return None
        return Reason("wotr-why-too-far", RULE, region=token, distance=state.progress)
    return why_not_enter_mordor(state) if token == ENTER_MORDOR else _why_not_guide(state, guides, token)


def _why_not_guide(state: State, guides: list[int], token: str) -> Reason | None:
    """Why somebody is none of those who can become the guide."""
    character = state.edition.character_of_token.get(token)
    if character is None or character in guides:
        return None
    reason = _why_not_with_them(state, token)
    if reason is not None:
        return reason
    forced = state.characters[state.guide].always_guides
    return Reason(
        "wotr-why-always-guides" if forced else "wotr-why-not-highest-level",
        RULE,
        character=state.edition.characters[state.guide if forced else character].id,
    )


def _why_not_with_them(state: State, token: str) -> Reason | None:
    """Somebody is not in the Fellowship (any more)."""
    character = state.edition.character_of_token.get(token)
    if character is None or state.where[character] == IN_FELLOWSHIP:
        return None
    return Reason("wotr-why-not-in-fellowship", RULE, character=state.edition.characters[character].id)


def declare(match: War, region: int) -> Steps[None]:
    """The Fellowship shows where it is; it stays hidden (chapter VIII)."""
    state = match.state
    walk = yield from _walk(match, region, frozenset(), declared=True)
    match.tell("wotr.declared", region=REGION_IDS[region])
    if in_free_haven(state, region):
        heal(match, 1, IN_HAVEN)
        politics.fellowship_declared(match, region)
    yield from each_moment(match, state.edition.moments.when_declared)
    _discard_shown(match, declared=True)
    yield from _walked(match, walk)


def in_free_haven(state: State, region: int) -> bool:
    """A Free Peoples city or stronghold that the enemy does not hold."""
    return (
        region != NO_PLACE
        and IS_CITY_OR_STRONGHOLD[region]
        and HOME_SIDE[region] == FREE
        and state.control[region] == FREE
    )


def shadow_strongholds(state: State) -> frozenset[int]:
    """The strongholds of the Shadow that it still holds: revealed on the way through one, the Fellowship is hunted."""
    return frozenset(
        region for region in STRONGHOLDS if HOME_SIDE[region] == SHADOW and state.control[region] == SHADOW
    )


def _watched(state: State) -> frozenset[int]:
    """Regions where a card or somebody lies in wait."""
    watched: frozenset[int] = frozenset()
    for card in state.lying():
        if card.watches is not None:
            watched |= card.watches(state)
    for regions in state.edition.moments.watchers.values():
        watched |= regions(state)
    return watched


def _walk(match: War, region: int, tolls: frozenset[int], declared: bool) -> Steps[Walk]:
    """Moves the figure and resets the counter; gives the toll regions on the way, or stayed in."""
    state = match.state
    start = state.fellowship
    tolls = tolls | _watched(state)
    if region == start:
        met = tolls & {start}
    else:
        met = yield from _choose_route(state, start, region, state.progress, tolls)
    state.fellowship = region
    state.progress = 0
    return Walk(met, declared, stayed=region == start)


def _choose_route(state: State, start: int, end: int, distance: int, tolls: frozenset[int]) -> Steps[frozenset[int]]:
    """Of all ways that are short enough, one that meets no more tolls than it must; the player picks among equals."""
    routes = toll_routes(start, end, distance, tolls)
    names = ["+".join(sorted(_toll_name(state, region) for region in route)) for route in routes]
    options = tuple(f"via:{name or 'none'}" for name in names)

    def why(token: str) -> Reason | None:
        if not token.startswith("via:") or token in options:
            return None
        return Reason("wotr-why-no-such-route", RULE, region=REGION_IDS[end])

    answer = yield ask_leader(state, FREE, "wotr.fellowship.route", options, why, region=REGION_IDS[end])
    return routes[options.index(answer)]


def _toll_name(state: State, region: int) -> str:
    """A stronghold of the Shadow by its name, any other region by who lies in wait there: else words had no end."""
    if IS_STRONGHOLD[region] and HOME_SIDE[region] == SHADOW:
        return REGION_IDS[region]
    return next(name for name, regions in state.edition.moments.watchers.items() if region in regions(state))


def toll_routes(start: int, end: int, distance: int, tolls: frozenset[int]) -> list[frozenset[int]]:
    """The sets of toll regions, none containing another, that a walk of at most that length can pass."""
    reached: dict[int, set[frozenset[int]]] = {start: {tolls & {start}}}
    best: set[frozenset[int]] = set()
    edge = {(start, tolls & {start})}
    for _ in range(distance):
        step: set[tuple[int, frozenset[int]]] = set()
        for here, taken in edge:
            for region in NEIGHBOURS[here]:
                now = taken | {region} if region in tolls else taken
                known = reached.setdefault(region, set())
                if not any(other <= now for other in known):
                    known.add(now)
                    step.add((region, now))
        edge = step
    best = reached.get(end, set())
    minimal = [route for route in best if not any(other < route for other in best)]
    return sorted(minimal, key=lambda route: (len(route), sorted(route)))


def _discard_shown(match: War, declared: bool) -> None:
    state = match.state
    for card in state.lying():
        if card.gone_when_shown is not None and card.gone_when_shown(state, declared):
            discard_from_table(match, card.id, SHOWN)


def discard_from_table(match: War, card: str, cause: str) -> None:
    """A table card leaves play: used, forced off, not allowed to stay, or because the Fellowship was shown."""
    state = match.state
    state.take_from_table(card)
    state.discard(state.edition.cards[card].side, card)
    match.tell("wotr.table-discarded", card=card, cause=cause)


def _walked(match: War, walk: Walk) -> Steps[None]:
    """Cards that lie in wait draw their tiles, in the order they lie on the table; then whoever else does."""
    state = match.state
    for card in state.lying():
        if card.on_path is not None and card.id in state.table:
            yield from card.on_path(match, walk)
    for moment in state.edition.moments.when_shown:
        yield from moment(match, walk)


# -- revealed (chapter VIII)


def reveal(match: War) -> Steps[frozenset[int]]:
    """The Shadow has found the Fellowship. Gives the Shadow strongholds that the way leads through.

    What those cost is drawn by the Hunt (chapter IX), after what cards draw.
    """
    state = match.state
    if not state.hidden:
        return frozenset()
    state.hidden = False
    match.tell("wotr.revealed")
    if state.in_mordor:
        _discard_shown(match, declared=False)
        return frozenset()
    strongholds = shadow_strongholds(state)
    region = state.fellowship
    if state.progress:
        regions = [each for each in sorted(within(region, state.progress)) if not in_free_haven(state, each)]

        def why_not(region: int) -> Reason | None:
            if region in regions:
                return None
            if in_free_haven(state, region):
                return Reason("wotr-why-no-haven-when-revealed", RULE, region=REGION_IDS[region])
            return Reason("wotr-why-too-far", RULE, region=REGION_IDS[region], distance=state.progress)

        region = yield from which_region(
            state, FREE, "wotr.fellowship.revealed", regions, why_not, ask_leader, progress=state.progress
        )
    walk = yield from _walk(match, region, strongholds, declared=False)
    match.tell("wotr.found", region=REGION_IDS[region])
    _discard_shown(match, declared=False)
    yield from _walked(match, walk)
    return walk.regions & strongholds


# -- hiding and moving


def why_not_hide(state: State) -> Reason | None:
    return Reason("wotr-why-hidden-already", RULE) if state.hidden else None


def hide(match: War) -> None:
    state = match.state
    state.hidden = True
    state.asked_in_mordor = True
    match.tell("wotr.hidden")


def strider_hides(state: State) -> bool:
    """Strider as guide: any die hides the Fellowship."""
    return state.characters[state.guide].hides_as_guide and state.where[state.guide] == IN_FELLOWSHIP


def why_not_move(state: State) -> Reason | None:
    """Only a hidden Fellowship moves."""
    return None if state.hidden else Reason("wotr-why-revealed", RULE)


def take_step(match: War) -> None:
    """One step on the Fellowship track; the Mordor track waits for its tile."""
    state = match.state
    state.progress = min(state.progress + 1, FELLOWSHIP_TRACK)
    match.tell("wotr.fellowship-moved", progress=state.progress)


def step_in_mordor(match: War) -> None:
    """One step on the Mordor track; the last one is the Cracks of Doom (chapters IX and X)."""
    state = match.state
    state.mordor += 1
    match.tell("wotr.mordor-step", step=state.mordor)
    check_ring(state)


def enter_mordor(match: War) -> None:
    """The last stretch begins: the drawn Eyes and the special tiles in play join the pool (chapter IX)."""
    state = match.state
    state.fellowship = NO_PLACE
    state.mordor = 0
    state.progress = 0
    eyes = [
        tile
        for tile in state.tiles_drawn
        if state.edition.tiles[tile].is_eye and state.edition.tiles[tile].kind == "standard"
    ]
    state.tiles_drawn = [tile for tile in state.tiles_drawn if tile not in eyes]
    state.pool = [*state.pool, *eyes, *state.tiles_waiting]
    state.tiles_waiting = []
    match.tell("wotr.mordor-entered")


# -- separating companions


def why_not_separate(state: State) -> Reason | None:
    if state.in_mordor:
        return Reason("wotr-why-no-separation-in-mordor", MORDOR_RULE)
    if not state.companions_in_fellowship():
        return Reason("wotr-why-no-companions", RULE)
    return None


def why_not_leaving(state: State, waiting: list[int], token: str) -> Reason | None:
    """Why somebody is not among those who could leave the Fellowship too."""
    character = state.edition.character_of_token.get(token)
    if character is None or character in waiting:
        return None
    reason = _why_not_with_them(state, token)
    if reason is not None:
        return reason
    key = "wotr-why-gollum-stays" if character == GOLLUM else "wotr-why-leaves-already"
    if not state.characters[character].parts:
        key = "wotr-why-never-parts"
    return Reason(key, RULE, character=state.edition.characters[character].id)


def choose_company(match: War) -> Steps[list[int]]:
    """One companion, or a group, out of the Fellowship."""
    state = match.state
    company = [each for each in state.companions_in_fellowship() if state.characters[each].parts]
    group: list[int] = []

    while len(group) < len(company):
        waiting = [each for each in company if each not in group]
        why = partial(why_not_leaving, state, waiting)
        options = tuple(state.edition.character_tokens[each] for each in waiting)
        if group:
            options = (DONE, *options)
        answer = yield ask(
            state, FREE, "wotr.separate.who", options, why, group=[state.edition.characters[each].id for each in group]
        )
        if answer == DONE:
            break
        group.append(state.edition.character_of_token[answer])
    return group


def separate(
    match: War,
    group: list[int],
    extra: int = 0,
    level: int | None = None,
    into_sieges: bool = False,
    question: Callable[..., Decision] = ask,
) -> Steps[None]:
    """A group leaves the Fellowship for good: from the Ring-bearers' region as far as progress and level allow.

    On the Mordor track whoever would be separated is eliminated instead, and so is always who can't part. If nobody
    else is left with that one it is for the change of the company to say what becomes of him.
    """
    state = match.state
    parting = [each for each in group if state.characters[each].parts]
    for character in parting:
        leaves(match, character)
    if state.in_mordor:
        for character in parting:
            casualties.eliminate(match, character)
    elif parting:
        origin = state.fellowship
        for character in parting:
            state.where[character] = journeys.landing(state, FREE, origin)
        match.tell("wotr.separated", characters=[state.edition.characters[each].id for each in parting])
        distance = state.progress + (journeys.group_level(state, parting) if level is None else level) + extra
        region = yield from journeys.choose_end(match, FREE, parting, origin, distance, into_sieges, question)
        journeys.put_down(match, parting, region)
    for character in group:
        if character not in parting and state.companions_in_fellowship() != [character]:
            leaves(match, character)
            casualties.eliminate(match, character)
    yield from company_changed(match)


def lose_companion(match: War, character: int) -> Steps[None]:
    """A companion in the Fellowship is eliminated. Hobbits are taken alive, outside Mordor: they part instead."""
    state = match.state
    if state.characters[character].taken_alive and not state.in_mordor:
        match.tell("wotr.taken-alive", character=state.edition.characters[character].id)
        yield from separate(match, [character], question=ask_leader)
        return
    leaves(match, character)
    casualties.eliminate(match, character)
    yield from company_changed(match)


def leaves(match: War, character: int) -> None:
    """A companion is about to leave the Fellowship, whatever becomes of him."""
    show_card(match, character)
    for moment in match.state.edition.moments.when_leaving:
        moment(match, character)


def die_goes_to_box(state: State) -> bool:
    """The die of a Fellowship move goes to the Hunt Box, unless a card keeps it out."""
    return not any(card.keeps_die_out for card in state.lying())
