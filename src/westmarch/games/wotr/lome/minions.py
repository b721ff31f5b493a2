"""Gothmog, the Black Númenórean and the Chief of the Ringwraiths (chapter III).

The last two are other cards for the Mouth of Sauron and the Witch-king: whoever of a pair has come or fallen, the other
one has too. Only the Witch-king's cards can be exchanged, once in a match.
"""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import Action, AfterCard, Edition, EventCard
from westmarch.games.wotr.facts.board import (
    FREE,
    HOME_SIDE,
    IS_STRONGHOLD,
    MINAS_MORGUL,
    NO_PLACE,
    REGION_COUNT,
    REGION_IDS,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import MOUTH_OF_SAURON, WITCH_KING, Character
from westmarch.games.wotr.facts.components import MUSTER
from westmarch.games.wotr.facts.nations import ELITE, KIND_IDS, RANKS, REGULAR, SAURON
from westmarch.games.wotr.lome.characters import BLACK_NUMENOREAN, CHIEF_OF_THE_RINGWRAITHS, GOTHMOG, WITCH_KINGS
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.state import CHARACTER_DECK, DECKS, State, War
from westmarch.games.wotr.team import YES, YES_NO, ask_seat, player_of
from westmarch.games.wotr.turn import action_table, events
from westmarch.games.wotr.war import entrances, journeys, recruiting
from westmarch.games.wotr.war.armies import Requirement

RULE = "wotr-rule-lords-minions"
SAURON_REGULAR, SAURON_ELITE = SAURON * RANKS + REGULAR, SAURON * RANKS + ELITE
WITH_MOUTH = Requirement(frozenset(), frozenset((MOUTH_OF_SAURON,)), "wotr-why-army-needs-mouth")

_GOTHMOG_WAR = Reason("wotr-why-gothmog-war", RULE)
_MORGUL_LOST = Reason("wotr-why-morgul-lost", RULE)
_BLACK_CAPTAIN_IN_PLAY = Reason("wotr-why-black-captain-in-play", RULE)
_GOTHMOG_ABSENT = Reason("wotr-why-gothmog-absent", RULE)
_NO_FRAY = Reason("wotr-why-no-fray", RULE)
_NUMENOREAN_WAITS = Reason("wotr-why-numenorean-waits", RULE)
_NO_STRONGHOLD = Reason("wotr-why-no-shadow-stronghold", RULE)
_NUMENOREAN_ABSENT = Reason("wotr-why-numenorean-absent", RULE)
_SORCERY_USED = Reason("wotr-why-sorcery-used", RULE)
_MOUTH_LEADS_NOBODY = Reason("wotr-why-mouth-leads-nobody", RULE)
_CHIEF_STAYS_AWAY = Reason("wotr-why-chief-stays-away", RULE)
_NO_REGION_FOR_CHIEF = Reason("wotr-why-no-region-for-chief", RULE)
_CHIEF_ABSENT = Reason("wotr-why-chief-absent", RULE)
_SWAPPED = Reason("wotr-why-swapped", RULE)


# -- Gothmog, Lieutenant of Morgul


def black_captain_in_play(state: State) -> bool:
    return state.on_map(WITCH_KING) and state.characters[WITCH_KING] is not CHIEF_OF_THE_RINGWRAITHS


def why_not_gothmog(state: State) -> Reason | None:
    if not state.at_war(SAURON):
        return _GOTHMOG_WAR
    if not state.unconquered(MINAS_MORGUL):
        return _MORGUL_LOST
    return _BLACK_CAPTAIN_IN_PLAY if black_captain_in_play(state) else None


def _why_not_fray(state: State) -> Reason | None:
    """Flung into the Fray: Gothmog is with an army in a free region, settled or not."""
    place = state.where[GOTHMOG]
    if place < 0:
        return _GOTHMOG_ABSENT
    if place >= REGION_COUNT or not state.units(SHADOW, place) or not state.is_free(SHADOW, place):
        return _NO_FRAY
    return None


def why_not_fling_regular(state: State) -> Reason | None:
    reason = _why_not_fray(state)
    if reason is not None or state.reinforcements[SAURON_REGULAR]:
        return reason
    return Reason("wotr-why-no-reinforcements", RULE, figure=KIND_IDS[SAURON_REGULAR])


def fling_regular(match: War) -> None:
    """A Sauron regular joins Gothmog's army."""
    place = match.state.where[GOTHMOG]
    recruiting.place_figure(match, SAURON_REGULAR, place, place)


def why_not_fling_elite(state: State) -> Reason | None:
    reason = _why_not_fray(state)
    if reason is not None:
        return reason
    place = state.where[GOTHMOG]
    if not state.of(place, SAURON_REGULAR):
        return Reason("wotr-why-no-figure-there", RULE, figure=KIND_IDS[SAURON_REGULAR], region=REGION_IDS[place])
    if not state.reinforcements[SAURON_ELITE]:
        return Reason("wotr-why-no-reinforcements", RULE, figure=KIND_IDS[SAURON_ELITE])
    return None


def fling_elite(match: War) -> None:
    """A Sauron regular in Gothmog's army becomes an elite."""
    state = match.state
    place = state.where[GOTHMOG]
    state.lose(place, SAURON_REGULAR)
    match.tell("wotr.lost", region=REGION_IDS[place], figure=KIND_IDS[SAURON_REGULAR], count=1)
    recruiting.place_figure(match, SAURON_ELITE, place, place)


def _come_as(match: War, character: int, card: Character, region: int) -> None:
    """Somebody comes with another card than that of the base game."""
    match.state.lay_card(character, card)
    entrances.enter(match, character, region)
    match.tell("wotr.comes-as", version=card.version)


# -- the Mouth of Sauron, Black Númenórean


def numenorean_in_play(state: State) -> bool:
    return state.on_map(MOUTH_OF_SAURON) and state.characters[MOUTH_OF_SAURON] is BLACK_NUMENOREAN


def numenorean_places(state: State) -> list[int]:
    """Any stronghold of the Shadow that it still holds, not Sauron's only."""
    return [region for region in STRONGHOLDS if HOME_SIDE[region] == SHADOW and state.unconquered(region)]


def why_not_numenorean(state: State) -> Reason | None:
    if not state.in_mordor and not state.victory_points(FREE):
        return _NUMENOREAN_WAITS
    return None if numenorean_places(state) else _NO_STRONGHOLD


def bring_numenorean(match: War) -> Steps[None]:
    state = match.state
    region = yield from entrances.choose_region(match, SHADOW, MOUTH_OF_SAURON, numenorean_places(state))
    _come_as(match, MOUTH_OF_SAURON, BLACK_NUMENOREAN, region)


def _why_not_sorcery(state: State) -> Reason | None:
    """Great Sorcery: once a turn a Muster result serves as a Character result, for the army that he is with."""
    if not numenorean_in_play(state):
        return _NUMENOREAN_ABSENT
    return _SORCERY_USED if lords(state).sorcery_used else None


def _use_sorcery(match: War) -> None:
    lords(match.state).sorcery_used = True


def at_recovery(match: War) -> None:
    lords(match.state).sorcery_used = False


# -- the Witch-king, Chief of the Ringwraiths


def chief_in_play(state: State) -> bool:
    return state.on_map(WITCH_KING) and state.characters[WITCH_KING] is CHIEF_OF_THE_RINGWRAITHS


def in_free_stronghold(state: State) -> bool:
    """Are the Ring-bearers in a region with an unconquered stronghold of the Free Peoples?"""
    region = state.fellowship
    return region != NO_PLACE and IS_STRONGHOLD[region] and HOME_SIDE[region] == FREE and state.unconquered(region)


def why_not_chief(state: State) -> Reason | None:
    """He comes where the Ring-bearers are, or takes the Black Captain's place."""
    if in_free_stronghold(state):
        return _CHIEF_STAYS_AWAY
    if black_captain_in_play(state):
        return _SWAPPED if lords(state).swapped else None
    return entrances.why_not_again(state, WITCH_KING) or (_NO_REGION_FOR_CHIEF if state.in_mordor else None)


def bring_chief(match: War) -> None:
    state = match.state
    if black_captain_in_play(state):
        _exchange(match)
        return
    _come_as(match, WITCH_KING, CHIEF_OF_THE_RINGWRAITHS, state.fellowship)


def _exchange(match: War) -> None:
    """The Witch-king stays where he is and is another one now."""
    state = match.state
    new = state.edition.characters[WITCH_KING] if chief_in_play(state) else CHIEF_OF_THE_RINGWRAITHS
    state.lay_card(WITCH_KING, new)
    lords(state).swapped = True
    match.tell("wotr.exchanged", version=new.version, region=REGION_IDS[state.region_of_character(WITCH_KING)])


def why_not_call(state: State) -> Reason | None:
    """Call of the Black Captain: his own conditions, but the place is where the Chief is."""
    if not chief_in_play(state):
        return _CHIEF_ABSENT
    if lords(state).swapped:
        return _SWAPPED
    return entrances.why_not_war_of_witch_king(state)


def call_black_captain(match: War) -> None:
    """What the Black Captain does as he comes he does now too."""
    _exchange(match)
    entrances.wake_free_nations(match)


def spear_of_terror_reaches(state: State, seat: int, event: EventCard) -> bool:
    """A Character card of the Shadow, played while he is where the Ring-bearers are."""
    return (
        event.side == SHADOW
        and event.deck == CHARACTER_DECK
        and chief_in_play(state)
        and state.region_of_character(WITCH_KING) == state.fellowship
    )


def spear_of_terror(match: War, seat: int, drawn: bool) -> Steps[None]:
    """He may draw a Character card afterwards; if the Palantír of Orthanc has given one already, that was it."""
    state = match.state
    if drawn or not state.decks[events.deck_index(SHADOW, CHARACTER_DECK)]:
        return
    answer = yield ask_seat(state, seat, "wotr.spear-of-terror", YES_NO, deck=DECKS[CHARACTER_DECK])
    if answer == YES:
        yield from events.draw_cards(match, seat, CHARACTER_DECK)


def he_sees_he_knows(match: War) -> Steps[None]:
    """The Fellowship is declared away from strongholds: he may come there at once."""
    state = match.state
    if not chief_in_play(state) or in_free_stronghold(state):
        return
    if state.region_of_character(WITCH_KING) == state.fellowship:
        return
    region = REGION_IDS[state.fellowship]
    answer = yield ask_seat(state, player_of(state, WITCH_KING), "wotr.he-sees-he-knows", YES_NO, region=region)
    if answer == YES:
        journeys.put_down(match, [WITCH_KING], state.fellowship)


_by_sorcery = action_table.led_by(WITH_MOUTH, _MOUTH_LEADS_NOBODY, _why_not_sorcery, _use_sorcery)
bring_gothmog = partial(entrances.enter, character=GOTHMOG, region=MINAS_MORGUL)
ACTIONS: tuple[Action, ...] = (
    Action(
        "bring:gothmog", SHADOW, MUSTER, entrances.once(GOTHMOG, why_not_gothmog), bring_gothmog, player=WITCH_KINGS
    ),
    Action("fray:regular", SHADOW, MUSTER, why_not_fling_regular, fling_regular, player=WITCH_KINGS),
    Action("fray:elite", SHADOW, MUSTER, why_not_fling_elite, fling_elite, player=WITCH_KINGS),
    Action(
        f"bring:{BLACK_NUMENOREAN.version}",
        SHADOW,
        MUSTER,
        entrances.once(MOUTH_OF_SAURON, why_not_numenorean),
        bring_numenorean,
        player=WITCH_KINGS,
    ),
    _by_sorcery("sorcery:move", action_table.MOVE, MUSTER, WITCH_KINGS),
    _by_sorcery("sorcery:attack", action_table.ATTACK, MUSTER, WITCH_KINGS),
    Action(f"bring:{CHIEF_OF_THE_RINGWRAITHS.version}", SHADOW, MUSTER, why_not_chief, bring_chief, player=WITCH_KINGS),
    Action("call:black_captain", SHADOW, MUSTER, why_not_call, call_black_captain, player=WITCH_KINGS),
)


def fill(edition: Edition) -> None:
    for action in ACTIONS:
        edition.add_action(action)
    edition.moments.at_recovery.append(at_recovery)
    edition.moments.after_card.append(AfterCard(spear_of_terror_reaches, spear_of_terror))
    edition.moments.when_declared.append(he_sees_he_knows)
