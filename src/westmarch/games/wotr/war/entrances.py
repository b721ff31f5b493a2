"""Characters who enter play during the match (their character cards), and what Saruman does from Orthanc."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import Action
from westmarch.games.wotr.facts.board import (
    FANGORN,
    FREE,
    INDEX,
    NATION_OF,
    ORTHANC,
    PLACE_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import (
    ARAGORN,
    ELIMINATED,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    IN_FELLOWSHIP,
    MOUTH_OF_SAURON,
    SARUMAN,
    SET_ASIDE,
    STRIDER,
    WITCH_KING,
)
from westmarch.games.wotr.facts.components import MUSTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import ELITE, ELVES, FREE_NATIONS, ISENGARD, RANKS, REGULAR, SAURON
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import none_but, which_region
from westmarch.games.wotr.war import politics, recruiting
from westmarch.games.wotr.war.journeys import landing

RULE = "wotr-rule-character-cards"
ARAGORN_PLACES = frozenset(INDEX[region] for region in ("minas_tirith", "dol_amroth", "pelargir"))
REGULAR_OF_ISENGARD = ISENGARD * RANKS + REGULAR


def why_not_again(state: State, character: int) -> Reason | None:
    """Everybody enters once."""
    if state.where[character] == SET_ASIDE:
        return None
    key = "wotr-why-eliminated" if state.where[character] == ELIMINATED else "wotr-why-in-play"
    return Reason(key, RULE, character=state.edition.characters[character].id)


def once(character: int, why_not: Callable[[State], Reason | None]) -> Callable[[State], Reason | None]:
    """The check of an entrance: nobody enters again, and everybody has a condition of his own."""
    return lambda state: why_not_again(state, character) or why_not(state)


def enter(match: War, character: int, region: int, instead_of: int | None = None) -> None:
    state = match.state
    instead = None if instead_of is None else state.edition.characters[instead_of].id
    state.where[character] = landing(state, state.edition.characters[character].side, region)
    match.tell(
        "wotr.entered", character=state.edition.characters[character].id, region=REGION_IDS[region], instead=instead
    )
    if state.edition.characters[character].companion:
        politics.companion_arrived(match, character)
    for moment in state.edition.moments.when_entering:
        moment(match, character)


def choose_region(match: War, side: int, character: int, regions: list[int]) -> Steps[int]:
    name = match.state.edition.characters[character].id
    why_not = none_but(regions, "wotr-why-enter-place", RULE, character=name)
    return (yield from which_region(match.state, side, "wotr.enter.region", sorted(regions), why_not, character=name))


# -- Gandalf the White


def white_gandalf_places(state: State) -> list[int]:
    elven = [region for region in STRONGHOLDS if NATION_OF[region] == ELVES and state.control[region] == FREE]
    return [FANGORN, *elven]


def why_not_gandalf(state: State) -> Reason | None:
    if state.where[GANDALF_THE_GREY] == IN_FELLOWSHIP:
        return Reason("wotr-why-grey-in-fellowship", RULE)
    if not state.minion_has_come():
        return Reason("wotr-why-no-minion-yet", RULE)
    return None


def bring_gandalf(match: War) -> Steps[None]:
    """He replaces Gandalf the Grey where he stands, or returns in Fangorn or an Elven stronghold."""
    state = match.state
    if state.on_map(GANDALF_THE_GREY):
        region = REGION_OF[state.where[GANDALF_THE_GREY]]
        state.where[GANDALF_THE_GREY] = ELIMINATED
        enter(match, GANDALF_THE_WHITE, region, GANDALF_THE_GREY)
        return
    region = yield from choose_region(match, FREE, GANDALF_THE_WHITE, white_gandalf_places(state))
    enter(match, GANDALF_THE_WHITE, region)


# -- Aragorn


def why_not_aragorn(state: State) -> Reason | None:
    region = state.region_of_character(STRIDER)
    if region not in ARAGORN_PLACES or not state.unconquered(region):
        return Reason("wotr-why-strider-place", RULE)
    return None


def bring_aragorn(match: War) -> None:
    state = match.state
    region = REGION_OF[state.where[STRIDER]]
    state.where[STRIDER] = ELIMINATED
    enter(match, ARAGORN, region, STRIDER)


# -- minions


def why_not_saruman(state: State) -> Reason | None:
    if not state.at_war(ISENGARD):
        return Reason("wotr-why-saruman-war", RULE)
    if not state.unconquered(ORTHANC):
        return Reason("wotr-why-orthanc-lost", RULE)
    return None


def witch_king_places(state: State) -> list[int]:
    """Regions with a Shadow army that has a Sauron unit in it."""
    return [REGION_OF[place] for place in range(PLACE_COUNT) if state.has_nation(place, SAURON)]


def why_not_witch_king(state: State) -> Reason | None:
    reason = why_not_war_of_witch_king(state)
    if reason is None and not witch_king_places(state):
        return Reason("wotr-why-witch-king-place", RULE)
    return reason


def why_not_war_of_witch_king(state: State) -> Reason | None:
    """The Black Captain comes when there is war on both sides."""
    if not state.at_war(SAURON) or not any(state.at_war(nation) for nation in FREE_NATIONS):
        return Reason("wotr-why-witch-king-war", RULE)
    return None


def wake_free_nations(match: War) -> None:
    """All Free Peoples nations wake when the Black Captain comes."""
    for nation in FREE_NATIONS:
        politics.activate(match, nation, politics.BY_MINION)


def bring_witch_king(match: War) -> Steps[None]:
    region = yield from choose_region(match, SHADOW, WITCH_KING, witch_king_places(match.state))
    enter(match, WITCH_KING, region)
    wake_free_nations(match)


def mouth_places(state: State) -> list[int]:
    return [region for region in SETTLEMENTS_OF[SAURON] if region in STRONGHOLDS and state.unconquered(region)]


def why_not_mouth(state: State) -> Reason | None:
    if not state.in_mordor and not all(state.at_war(nation) for nation in FREE_NATIONS):
        return Reason("wotr-why-mouth-condition", RULE)
    if not mouth_places(state):
        return Reason("wotr-why-mouth-place", RULE)
    return None


def bring_mouth(match: War) -> Steps[None]:
    region = yield from choose_region(match, SHADOW, MOUTH_OF_SAURON, mouth_places(match.state))
    enter(match, MOUTH_OF_SAURON, region)


# -- the Voice of Saruman


def _why_not_voice(state: State) -> Reason | None:
    if not state.on_map(SARUMAN):
        return Reason("wotr-why-saruman-absent", RULE)
    if state.control[ORTHANC] != SHADOW or state.is_besieged(ORTHANC):
        return Reason("wotr-why-orthanc-closed", RULE)
    return None


def why_not_muster_isengard(state: State) -> Reason | None:
    reason = _why_not_voice(state)
    if reason is not None:
        return reason
    if not state.reinforcements[REGULAR_OF_ISENGARD]:
        return Reason("wotr-why-no-reinforcements", RULE, figure="isengard-regular")
    if all(_why_not_isengard_at(state, region) is not None for region in SETTLEMENTS_OF[ISENGARD]):
        return Reason("wotr-why-nothing-to-recruit", RULE)
    return None


def _why_not_isengard_at(state: State, region: int) -> Reason | None:
    return recruiting.why_not_recruit_at(state, SHADOW, REGULAR_OF_ISENGARD, region)


def muster_isengard(match: War) -> Steps[None]:
    """A regular in every Isengard settlement, as far as figures last."""
    why_not = partial(_why_not_isengard_at, match.state)
    yield from recruiting.one_in_each(match, SHADOW, REGULAR_OF_ISENGARD, SETTLEMENTS_OF[ISENGARD], why_not)


def why_not_train_elites(state: State) -> Reason | None:
    reason = _why_not_voice(state)
    if reason is not None:
        return reason
    if state.of(ORTHANC, REGULAR_OF_ISENGARD) < 2 or state.reinforcements[ISENGARD * RANKS + ELITE] < 2:
        return Reason("wotr-why-two-for-two", RULE)
    return None


def train_elites(match: War) -> None:
    """Two Isengard regulars in Orthanc become elites."""
    state = match.state
    state.lose(ORTHANC, REGULAR_OF_ISENGARD, 2)
    recruiting.place_figure(match, ISENGARD * RANKS + ELITE, ORTHANC, ORTHANC, 2)


bring_saruman = partial(enter, character=SARUMAN, region=ORTHANC)

ENTRANCES: tuple[Action, ...] = (
    Action("bring:gandalf_the_white", FREE, WILL_OF_THE_WEST, once(GANDALF_THE_WHITE, why_not_gandalf), bring_gandalf),
    Action("bring:aragorn", FREE, WILL_OF_THE_WEST, once(ARAGORN, why_not_aragorn), bring_aragorn),
    Action("bring:saruman", SHADOW, MUSTER, once(SARUMAN, why_not_saruman), bring_saruman, player="saruman"),
    Action(
        "bring:witch_king", SHADOW, MUSTER, once(WITCH_KING, why_not_witch_king), bring_witch_king, player="witch-king"
    ),
    Action(
        "bring:mouth_of_sauron", SHADOW, MUSTER, once(MOUTH_OF_SAURON, why_not_mouth), bring_mouth, player="witch-king"
    ),
    Action("voice:recruit", SHADOW, MUSTER, why_not_muster_isengard, muster_isengard, player="saruman"),
    Action("voice:elites", SHADOW, MUSTER, why_not_train_elites, train_elites, player="saruman"),
)
