"""Who leads which figures, where more than two play (rulebook chapter XI, "Mixed armies" and "Three players").

Partners' units in one region stay apart, each under its own player, or become one mixed army if both agree; an attack
makes them one whether they agree or not. A mixed army is led by whoever has more of it. It stays mixed until an action
parts it. A single player against two may not use two actions in a row on the same nation or the same mixed army.
"""

from __future__ import annotations

from operator import mul

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.facts.board import FREE, INDEX, PLACE_COUNT, REGION_IDS, REGION_OF, SHADOW
from westmarch.games.wotr.facts.nations import FREE_NATIONS, KINDS_PER_PLACE, NATIONS, RANKS, UNIT_KINDS
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import YES, YES_NO, actor, ask_seat, commander, in_control, is_own, partner

RULE = "wotr-rule-mixed-armies"
PARTNERS_RULE = "wotr-rule-partners"
THREE_RULE = "wotr-rule-three-players"
K = KINDS_PER_PLACE
P = PLACE_COUNT
JOIN = "join"
JOIN_TOKENS: tuple[str, ...] = tuple(f"{JOIN}:{region}" for region in REGION_IDS)
NATION, ARMY = "nation", "army"
NOWHERE: frozenset[int] = frozenset()


# -- armies of two players in one place


def is_shared(state: State, side: int, place: int) -> bool:
    """Do both players of a side have units at a place?"""
    seats = state.edition.seats
    if not seats.shared[side]:
        return False
    first, second = seats.of_side[side]
    return state.held[first * P + place] > 0 and state.held[second * P + place] > 0


def shared_places(state: State) -> frozenset[int]:
    """All places where partners have units."""
    seats = state.edition.seats
    if not seats.many:
        return NOWHERE
    held = state.held
    places: list[int] = []
    for players in seats.of_side:
        if len(players) > 1:
            first, second = players[0] * P, players[1] * P
            one, other = held[first : first + P], held[second : second + P]
            # Mostly there is no such place; this says so fastest.
            if any(map(mul, one, other)):
                places += [place for place in range(P) if one[place] and other[place]]
    return frozenset(places)


def is_mixed(state: State, side: int, place: int) -> bool:
    """Have partners' units there become one army?"""
    return place in state.mixed and is_shared(state, side, place)


def meet(match: War) -> Steps[None]:
    """After an action: partners whose units have come together may make them one army; an army of one is not mixed."""
    state = match.state
    seats = state.edition.seats
    if not seats.many:
        return
    before = state.together
    part(state)
    new = sorted(state.together - before - state.mixed)
    for side in (FREE, SHADOW):
        for place in new:
            if is_shared(state, side, place):
                first = actor(state, side)
                yield from _ask_both(match, place, (first, partner(state, first)))


def part(state: State) -> None:
    """Notes where partners' units stand together now: an army of one of them alone is not mixed."""
    if state.edition.seats.many:
        state.together = shared_places(state)
        state.mixed &= state.together


def propose(match: War, side: int, token: str) -> Steps[None]:
    """Whoever acts would make one army of his units and his partner's, if the partner agrees."""
    state = match.state
    place = state.army_place(side, INDEX[token.partition(":")[2]])
    yield from _ask_both(match, place, (partner(state, actor(state, side)),))


def _ask_both(match: War, place: int, players: tuple[int, ...]) -> Steps[None]:
    region = REGION_IDS[REGION_OF[place]]
    for seat in players:
        if (yield ask_seat(match.state, seat, "wotr.join", YES_NO, region=region)) != YES:
            return
    join(match, place)


def join(match: War, place: int) -> None:
    state = match.state
    state.mixed |= {place}
    side = FREE if state.count[place] else SHADOW
    name = state.edition.seats.names[commander(state, side, place)]
    match.tell("wotr.joined", side=SIDES[side], region=REGION_IDS[REGION_OF[place]], seat=name)


def join_options(state: State, side: int) -> list[str]:
    """Where whoever acts for a side could propose a mixed army."""
    if not state.edition.seats.shared[side]:
        return []
    apart = [place for place in state.together - state.mixed if is_shared(state, side, place)]
    return [JOIN_TOKENS[REGION_OF[place]] for place in sorted(apart)]


def why_not_join(state: State, side: int, token: str, declined: bool) -> Reason | None:
    """Why there can't be a mixed army in a region now."""
    region = INDEX[token.partition(":")[2]]
    place = state.army_place(side, region)
    if not state.edition.seats.shared[side]:
        return Reason("wotr-why-no-partner", RULE)
    if not is_shared(state, side, place):
        return Reason("wotr-why-not-both-there", RULE, region=REGION_IDS[region])
    if place in state.mixed:
        return Reason("wotr-why-mixed-already", RULE, region=REGION_IDS[region])
    return Reason("wotr-why-partner-declined", RULE, region=REGION_IDS[region]) if declined else None


def attacked(match: War, side: int, place: int) -> None:
    """Whoever is attacked together defends together."""
    state = match.state
    if place not in state.mixed and is_shared(state, side, place):
        join(match, place)


def why_not_lead(state: State, side: int, place: int) -> Reason | None:
    """Why the player who acts can't attack with his units there: a mixed army obeys whoever controls it."""
    if not is_mixed(state, side, place):
        return None
    master = commander(state, side, place)
    if master == actor(state, side):
        return None
    name = state.edition.seats.names[master]
    return Reason("wotr-why-partner-commands", RULE, region=REGION_IDS[REGION_OF[place]], seat=name)


def leads_all(state: State, side: int, place: int) -> bool:
    """With more than two players: is all that stands there the acting player's to lead, every part as he likes?"""
    seats = state.edition.seats
    if not seats.shared[side]:
        return not state.used
    seat = actor(state, side)
    if not state.held[seat * P + place] or state.held[partner(state, seat) * P + place]:
        return False
    if side == SHADOW:
        for minion in state.edition.minions:
            if state.where[minion] == place and not is_own(state, seat, state.characters[minion].player):
                return False
    return True


def partners_army(state: State, side: int, place: int) -> Reason:
    """For an army in which the player who acts has no units."""
    name = state.edition.seats.names[partner(state, actor(state, side))]
    return Reason("wotr-why-partners-army", PARTNERS_RULE, region=REGION_IDS[REGION_OF[place]], seat=name)


def partners_nation(state: State, nation: int) -> Reason:
    seats = state.edition.seats
    return Reason(
        "wotr-why-partners-nation", PARTNERS_RULE, nation=NATIONS[nation], seat=seats.names[seats.of_nation[nation]]
    )


# -- parts of an army


def is_bound(state: State, side: int, place: int) -> bool:
    """Does it matter who is in a part of this army: must control stay where it is, or is a nation barred?"""
    seats = state.edition.seats
    if not seats.many:
        return False
    if seats.shared[side]:
        return place in state.mixed
    return bool(state.used) and side == FREE


def why_not_part(state: State, side: int, place: int, whole: bytearray, part: bytearray) -> Reason | None:
    """Why these units may not go while the others of the army stay."""
    if not is_bound(state, side, place):
        return None
    if state.edition.seats.shared[side]:
        return _why_not_part_mixed(state, side, place, whole, part)
    return why_not_again(state, [kind for kind in UNIT_KINDS[side] if part[kind]], place)


def _why_not_part_mixed(state: State, side: int, place: int, whole: bytearray, part: bytearray) -> Reason | None:
    """Nobody splits a mixed army so that he loses control of a part of it."""
    seat = actor(state, side)
    if not is_mixed(state, side, place) or commander(state, side, place) != seat:
        return None
    rest = bytearray([whole[kind] - part[kind] for kind in range(K)])
    for figures in (part, rest):
        if any(figures[kind] for kind in UNIT_KINDS[side]) and in_control(state, side, figures) != seat:
            return Reason("wotr-why-lose-control", RULE, region=REGION_IDS[REGION_OF[place]])
    return None


def follow(state: State, origin: int, target: int) -> None:
    """What was said of an army is said of it where it goes."""
    if (ARMY, origin) in state.used:
        state.used |= {(ARMY, target)}
    if (ARMY, origin) in state.using:
        state.using |= {(ARMY, target)}


def moved(state: State, side: int, origin: int, target: int, alone: bool) -> None:
    """A part of a mixed army that has units of both stays mixed where it goes, if it is `alone` there."""
    if alone and origin in state.mixed and is_shared(state, side, target):
        state.mixed |= {target}


# -- three players: two actions in a row


def why_not_again(state: State, kinds: list[int], place: int) -> Reason | None:
    """Why an army with units of these kinds may not act now."""
    if (ARMY, place) in state.used:
        return Reason("wotr-why-army-again", THREE_RULE, region=REGION_IDS[REGION_OF[place]])
    nations = {kind // RANKS for kind in kinds}
    return why_not_nation_again(state, nations.pop()) if len(nations) == 1 else None


def why_not_nation_again(state: State, nation: int) -> Reason | None:
    """Why nothing may be done for a nation now."""
    if (NATION, nation) in state.used:
        return Reason("wotr-why-nation-again", THREE_RULE, nation=NATIONS[nation])
    return None


def use_nation(state: State, nation: int) -> None:
    """Something is done for a nation: its next action must be for another one."""
    if state.edition.seats.alone and nation in FREE_NATIONS:
        state.using |= {(NATION, nation)}


def use_army(state: State, nations: list[int], place: int) -> None:
    """An army acts: a mixed one for itself, any other for its nation."""
    if not state.edition.seats.alone:
        return
    if len(nations) > 1:
        state.using |= {(ARMY, place)}
    else:
        for nation in nations:
            use_nation(state, nation)
