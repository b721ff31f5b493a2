"""The Council of Rivendell (chapter IV): other cards for six companions, some of whom went home before the others left.

The rulebook does not print these cards. What is not certain about them stands in `readings`.
"""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import Action, Edition
from westmarch.games.wotr.facts.board import FREE, INDEX, NO_PLACE, REGION_IDS, SHADOW, regions
from westmarch.games.wotr.facts.characters import (
    BOROMIR,
    GIMLI,
    IN_FELLOWSHIP,
    LEGOLAS,
    MERIADOC,
    PEREGRIN,
    STRIDER,
    Character,
)
from westmarch.games.wotr.facts.components import STANDARD, Tile
from westmarch.games.wotr.facts.nations import NATIONS
from westmarch.games.wotr.lome import readings, versions
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import DONE, NO, YES, ask_leader, secretly
from westmarch.games.wotr.turn import action_table
from westmarch.games.wotr.turn.actions import ANY
from westmarch.games.wotr.war import casualties, command, journeys, politics

RULE = "wotr-rule-council"
TOKEN = "token:"
MOVE_MINIONS, DIPLOMACY = "move-minions", "diplomacy"


def _warrior(id: str, version: str, people: str, start: str, places: tuple[str, ...]) -> Character:
    nation = NATIONS.index(people)
    return Character(
        id,
        FREE,
        readings.WARRIOR_LEVEL,
        readings.WARRIOR_LEADERSHIP,
        companion=True,
        in_fellowship=True,
        nation=nation,
        strength=readings.WARRIOR_STRENGTH,
        homeland=nation,
        parts_as_guide=readings.WARRIOR_PARTS,
        envoy_places=regions(*places),
        rouses=readings.WARRIOR_ROUSES,
        starts_at=INDEX[start],
        version=version,
    )


def _hobbit(id: str, version: str) -> Character:
    nation = NATIONS.index(readings.HOBBIT_NATION)
    return Character(
        id,
        FREE,
        readings.HOBBIT_LEVEL,
        readings.HOBBIT_LEADERSHIP,
        companion=True,
        in_fellowship=True,
        hobbit=True,
        nation=nation,
        activates=tuple(NATIONS.index(each) for each in readings.HOBBIT_ACTIVATES),
        strength=readings.HOBBIT_STRENGTH,
        homeland=nation,
        taken_alive=readings.HOBBIT_TAKEN_ALIVE,
        envoy_places=regions(*readings.HOBBIT_PLACES),
        rouses=readings.HOBBIT_ROUSES,
        starts_at=INDEX[readings.HOBBIT_START],
        version=version,
    )


DUNADAN = Character(
    "strider",
    FREE,
    readings.STRIDER_LEVEL,
    readings.STRIDER_LEADERSHIP,
    companion=True,
    in_fellowship=True,
    activates=tuple(NATIONS.index(each) for each in readings.STRIDER_ACTIVATES),
    captain_of_the_west=readings.STRIDER_CAPTAIN,
    hides_as_guide=readings.STRIDER_HIDES,
    shakes_off_hunters=readings.STRIDER_SHAKES_OFF_HUNTERS,
    version="strider_dunadan",
)
NEW_CARDS: dict[int, Character] = {
    STRIDER: DUNADAN,
    BOROMIR: _warrior(
        "boromir",
        "boromir_captain_general_of_gondor",
        readings.BOROMIR_NATION,
        readings.BOROMIR_START,
        readings.BOROMIR_PLACES,
    ),
    LEGOLAS: _warrior(
        "legolas", "legolas_elven_prince", readings.LEGOLAS_NATION, readings.LEGOLAS_START, readings.LEGOLAS_PLACES
    ),
    GIMLI: _warrior("gimli", "gimli_dwarven_lord", readings.GIMLI_NATION, readings.GIMLI_START, readings.GIMLI_PLACES),
    MERIADOC: _hobbit("meriadoc", "meriadoc_hobbit_of_the_shire"),
    PEREGRIN: _hobbit("peregrin", "peregrin_hobbit_of_the_shire"),
}
HOBBITS = {MERIADOC: PEREGRIN, PEREGRIN: MERIADOC}


# -- companions outside the Fellowship


def announce(match: War) -> Steps[None]:
    """In the first turn the Free Peoples may say who went home before. The Shadow gets action tokens for it."""
    state = match.state
    if state.turn != 1:
        return
    gone = 0
    while True:
        company = state.companions_in_fellowship()
        options = [DONE]
        options += [state.edition.character_tokens[each] for each in company if _why_not_outside(state, each) is None]

        def why(token: str) -> Reason | None:
            character = state.edition.character_of_token.get(token)
            return None if character is None else _why_not_outside(state, character)

        # Who could have gone tells which cards there are.
        secret = any(each in NEW_CARDS and lords(state).is_secret(state, each) for each in company)
        answer = yield secretly(ask_leader(state, FREE, "wotr.council.outside", tuple(options), why), secret)
        if answer == DONE:
            break
        _go_home(match, state.edition.character_of_token[answer])
        gone += 1
    if state.where[state.guide] != IN_FELLOWSHIP:
        yield from fellowship.company_changed(match)
    if gone:
        yield from _give_tokens(match, gone)


def _why_not_outside(state: State, character: int) -> Reason | None:
    card = state.characters[character]
    if state.where[character] != IN_FELLOWSHIP:
        return Reason("wotr-why-not-in-fellowship", RULE, character=card.id)
    return Reason("wotr-why-went-along", RULE, character=card.id) if card.starts_at == NO_PLACE else None


def _go_home(match: War, character: int) -> None:
    state = match.state
    region = state.characters[character].starts_at
    fellowship.leaves(match, character)
    state.where[character] = journeys.landing(state, FREE, region)
    match.tell("wotr.went-home", character=state.characters[character].id, region=REGION_IDS[region])
    politics.companion_arrived(match, character)


# -- the Shadow's action tokens


def _give_tokens(match: War, outside: int) -> Steps[None]:
    """One of its choice for one companion outside, both for more."""
    state = match.state
    tokens = [action.token for action in state.edition.without_die[SHADOW]]
    if outside == 1:
        answer = yield ask_leader(state, SHADOW, "wotr.council.token", tuple(tokens))
        tokens = [answer]
    lords(state).tokens = tuple(token.removeprefix(TOKEN) for token in tokens)
    match.tell("wotr.tokens-given", actions=list(lords(state).tokens))


def add_token(edition: Edition, name: str) -> None:
    """A token that does what a die could, once in the match. Only one is used in a turn."""
    action = edition.action_of_token[SHADOW][name]

    def why_not(state: State) -> Reason | None:
        if name not in lords(state).tokens:
            return Reason("wotr-why-no-token", RULE)
        if lords(state).token_used:
            return Reason("wotr-why-token-used", RULE)
        return action.why_not(state)

    def use(match: War) -> Steps[None]:
        mine = lords(match.state)
        mine.tokens = tuple(each for each in mine.tokens if each != name)
        mine.token_used = True
        match.tell("wotr.token-used", action=name)
        yield from action.run(match) or ()

    edition.without_die[SHADOW].append(Action(TOKEN + name, SHADOW, "", why_not, use))


# -- what the new cards can do


def add_rouser(edition: Edition, character: int) -> None:
    """Whoever has no nation icon wakes his people where he speaks for them, with any die."""

    def check(state: State) -> Reason | None:
        if not state.characters[character].rouses:
            return Reason("wotr-why-rouses-nobody", RULE, character=state.characters[character].id)
        nation = state.characters[character].nation
        reason = action_table.why_not_envoy(state, character)
        if reason is None and state.used:
            reason = command.why_not_nation_again(state, nation)
        region = state.region_of_character(character)
        return reason or politics.why_not_activate(state, nation, politics.BY_ABILITY, region)

    def rouse(match: War) -> None:
        state = match.state
        nation = state.characters[character].nation
        command.use_nation(state, nation)
        politics.activate(match, nation, politics.BY_ABILITY, state.region_of_character(character))

    edition.add_action(Action(f"rouse:{edition.characters[character].id}", FREE, ANY, check, rouse))


def two_hobbits(match: War, tile: Tile) -> Steps[bool]:
    """Both hobbits of the Shire, one of them the Guide, may fall together: then a standard tile has no effect."""
    state = match.state
    guide = state.guide
    if tile.kind != STANDARD or guide not in HOBBITS or state.where[guide] != IN_FELLOWSHIP:
        return False
    other = HOBBITS[guide]
    if not _spares(state, guide) or state.where[other] != IN_FELLOWSHIP:
        return False
    secret = lords(state).is_secret(state, other)

    def why_not_both(token: str) -> Reason | None:
        return Reason("wotr-why-other-hobbit", RULE) if token == YES and not _spares(state, other) else None

    options = tuple([token for token in (NO, YES) if why_not_both(token) is None])
    question = ask_leader(state, FREE, "wotr.council.hobbits", options, why_not_both, tile=tile.id)
    answer = yield secretly(question, secret)
    if answer == NO:
        return False
    for hobbit in (guide, other):
        fellowship.leaves(match, hobbit)
        casualties.eliminate(match, hobbit)
    match.tell("wotr.hobbits-spared", tile=tile.id)
    yield from fellowship.company_changed(match)
    return True


def _spares(state: State, character: int) -> bool:
    return readings.HOBBITS_SPARE and state.characters[character] is NEW_CARDS[character]


def fill(edition: Edition) -> None:
    """On top of Lords of Middle-earth."""
    for card in NEW_CARDS.values():
        edition.add_version(card)
    for character in NEW_CARDS:
        if NEW_CARDS[character].rouses:
            add_rouser(edition, character)
            if not edition.characters[character].envoy_places:
                action_table.add_envoy(edition, character)
    edition.moments.in_fellowship_phase.append(announce)
    edition.moments.spares.append(two_hobbits)
    for name in (MOVE_MINIONS, DIPLOMACY):
        add_token(edition, name)
    edition.tokens += versions.words_for(edition, NEW_CARDS)
