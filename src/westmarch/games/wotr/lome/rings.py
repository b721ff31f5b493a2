"""Elven rings (chapter II): each has a name, a Keeper and a power of its own besides what every ring does.

Used either way a ring goes to the Shadow. For its power the Keeper must be in play; the limit of one a turn is for
changing dice only.
"""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.edition import Action, Edition
from westmarch.games.wotr.facts.board import FREE, HOME_SIDE, NATION_OF, NOBODY, REGION_IDS, SHADOW
from westmarch.games.wotr.facts.characters import GANDALF_THE_GREY
from westmarch.games.wotr.facts.components import RINGS, STANDARD, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import NATIONS
from westmarch.games.wotr.lome.characters import KEEPER_OF_NARYA, LADY_GALADRIEL, LORD_ELROND
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import YES, YES_NO, actor, ask_seat, player_of
from westmarch.games.wotr.turn.actions import ANY
from westmarch.games.wotr.war import command, politics

RULE = "wotr-rule-keepers"
VILYA, NENYA, NARYA = range(3)
NARYA_ACTION = "narya"
TOKENS: tuple[str, ...] = tuple(f"ring:{ring}" for ring in RINGS)


# -- which ring


def choose_ring(match: War, side: int) -> Steps[int]:
    """Whoever changes a die with a ring says which one; its power must wait for another turn then."""
    ring = yield from _which(match, side, "wotr.ring.which", match.state.rings_of(side))
    match.tell("wotr.ring-named", side=SIDES[side], ring=RINGS[ring])
    if side == FREE:
        lords(match.state).ring_named = ring
    return ring


def _which(match: War, side: int, kind: str, rings: list[int]) -> Steps[int]:
    state = match.state
    options = tuple(TOKENS[ring] for ring in rings)

    def why(token: str) -> Reason | None:
        if token in options or token not in TOKENS:
            return None
        return Reason("wotr-why-not-that-ring", RULE, ring=named(token))

    answer = yield ask_seat(state, _chooser(state, side), kind, options, why)
    return TOKENS.index(answer)


def _chooser(state: State, side: int) -> int:
    """The Free Peoples' rings are named by the player of Elrond and Galadriel."""
    return player_of(state, LORD_ELROND) if side == FREE else actor(state, SHADOW)


# -- the powers


def why_not_power(state: State, ring: int) -> Reason | None:
    """Why a ring can't be used for its own power now, wherever its Keeper is."""
    if state.rings[ring] != FREE:
        return Reason("wotr-why-ring-not-yours", RULE, ring=RINGS[ring])
    if lords(state).ring_named == ring:
        return Reason("wotr-why-ring-named", RULE, ring=RINGS[ring])
    return None


def _spend(match: War, ring: int) -> None:
    match.state.rings[ring] = SHADOW


def _is_used(match: War, ring: int, keeper: int, kind: str, **params: object) -> Steps[bool]:
    """Asks the player of a ring's keeper, if he is in play, whether its power is used; it is spent then."""
    state = match.state
    if not state.on_map(keeper) or why_not_power(state, ring) is not None:
        return False
    answer = yield ask_seat(state, player_of(state, keeper), kind, YES_NO, None, **params)
    if answer == YES:
        _spend(match, ring)
    return answer == YES


def vilya(match: War, side: int, face: str, token: str) -> Steps[bool]:
    """Vilya, Mightiest of the Three: a die that was just used stays among the unused ones; no Will of the West."""
    if side != FREE or face == WILL_OF_THE_WEST:
        return False
    if not (yield from _is_used(match, VILYA, LORD_ELROND, "wotr.vilya", die=face)):
        return False
    match.tell("wotr.vilya-used", die=face)
    return True


def nenya(match: War, tile: str) -> Steps[bool]:
    """Nenya, Ring of Adamant: a standard Eye tile has no effect and is out of the game; another one is drawn."""
    state = match.state
    drawn = state.edition.tiles[tile]
    if drawn.kind != STANDARD or not drawn.is_eye:
        return False
    if not (yield from _is_used(match, NENYA, LADY_GALADRIEL, "wotr.nenya", tile=tile)):
        return False
    state.tiles_removed = [*state.tiles_removed, tile]
    match.tell("wotr.nenya-used", tile=tile)
    return True


def why_not_narya(state: State) -> Reason | None:
    """Narya the Great needs Gandalf, its Keeper, in an unconquered settlement of a nation that is not at war."""
    if state.characters[GANDALF_THE_GREY] is not KEEPER_OF_NARYA or not state.on_map(GANDALF_THE_GREY):
        return Reason("wotr-why-narya-keeper", RULE)
    reason = why_not_power(state, NARYA)
    if reason is not None:
        return reason
    region = state.region_of_character(GANDALF_THE_GREY)
    if HOME_SIDE[region] != FREE or not state.unconquered(region):
        return Reason("wotr-why-narya-place", RULE, region=REGION_IDS[region])
    nation = NATION_OF[region]
    if state.at_war(nation):
        return Reason("wotr-why-at-war-already", politics.RULE, nation=NATIONS[nation])
    return command.why_not_nation_again(state, nation) if state.used else None


def narya(match: War) -> None:
    """The nation is active and at war at once. It costs the ring, and whatever die was used."""
    state = match.state
    nation = NATION_OF[state.region_of_character(GANDALF_THE_GREY)]
    _spend(match, NARYA)
    command.use_nation(state, nation)
    match.tell("wotr.narya-used", nation=NATIONS[nation])
    politics.activate(match, nation, politics.BY_ABILITY)
    politics.go_to_war(match, nation, politics.BY_ABILITY)


# -- rings that come back


def used_rings(state: State) -> list[int]:
    """Those that can be regained: the ones out of play first, and only without any the ones that the Shadow has."""
    out = [ring for ring, holder in enumerate(state.rings) if holder == NOBODY]
    return out or state.rings_of(SHADOW)


def regain(match: War) -> Steps[None]:
    """The Free Peoples take back a used ring, if there is one."""
    rings = used_rings(match.state)
    if rings:
        ring = yield from _which(match, FREE, "wotr.ring.regain", rings)
        match.state.rings[ring] = FREE
        match.tell("wotr.ring-regained", ring=RINGS[ring])


def fill(edition: Edition) -> None:
    edition.choose_ring = choose_ring
    edition.tokens += TOKENS
    edition.moments.after_die.append(vilya)
    edition.moments.cancels_tile.append(nenya)
    player = edition.characters[LORD_ELROND].player
    edition.add_action(Action(NARYA_ACTION, FREE, ANY, why_not_narya, narya, player=player))
