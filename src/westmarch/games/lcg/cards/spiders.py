"""Spiders of Mirkwood (cards 74 to 80)."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.lcg.abilities import EXPLORED, CardText, Response, Trigger
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import NO_CARD, ask, ask_in_secret_if, one_such_card, pick, pick_player
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import EVENT
from westmarch.games.lcg.state import EVERYBODY, NOBODY, NONE, WILLPOWER, Journey, State
from westmarch.games.lcg.table.effects import deal_damage
from westmarch.games.lcg.table.moves import discard_from_hand, exhaust, last, look_at, raise_threat, shuffle, to_hand
from westmarch.games.lcg.table.turning import turn_up_top
from westmarch.games.lcg.table.unseen import copy_in_hand
from westmarch.games.lcg.table.zones import attach

# -- King Spider


def king_spider(match: Journey, card: int) -> Steps[None]:
    for seat in match.state.order():
        yield from common.exhaust_one(match, seat, "king-spider")


def king_spider_shadow(match: Journey, card: int) -> Steps[None]:
    for _ in range(2 if common.undefended(match) else 1):
        yield from common.exhaust_one(match, common.defending_player(match), "king-spider")


KING_SPIDER = CardText("king-spider", when_revealed=king_spider, shadow=king_spider_shadow)

# -- Hummerhorns


def hummerhorns_shadow(match: Journey, card: int) -> Steps[None]:
    characters = list(match.state.areas[common.defending_player(match)])
    yield from deal_damage(match, characters, 2 if common.undefended(match) else 1, "hummerhorns")


HUMMERHORNS = CardText(
    "hummerhorns",
    after_engaging=lambda match, card, seat: common.damage_one(match, seat, match.state.heroes(seat), 5, "hummerhorns"),
    shadow=hummerhorns_shadow,
)

# -- Ungoliant's Spawn


UNGOLIANTS_SPAWN = CardText(
    "ungoliants-spawn",
    when_revealed=lambda match, card: last(match, common.committed(match.state), WILLPOWER, -1, "ungoliants-spawn"),
    shadow=lambda match, card: raise_threat(
        match, common.defending_player(match), 8 if common.undefended(match) else 4, "ungoliants-spawn"
    ),
)

# -- Great Forest Web


def _why_not_great_forest_web(state: State, card: int) -> Reason | None:
    for seat in state.order():
        if not common.ready_heroes(state, seat):
            return Reason("lcg-why-travel-no-ready-hero", rule="lcg-rule-travel-effects", seat=state.pool.seats[seat])
    return None


def great_forest_web(match: Journey, card: int) -> Steps[None]:
    for seat in match.state.order():
        hero = yield from pick(match, seat, "lcg.exhaust", common.ready_heroes(match.state, seat), "great-forest-web")
        if hero != NONE:
            exhaust(match, hero, "great-forest-web")


GREAT_FOREST_WEB = CardText("great-forest-web", why_not_travel=_why_not_great_forest_web, travel_cost=great_forest_web)

# -- Mountains of Mirkwood

SEARCHED = 5  # so many cards from the top


def _why_not_mountains(state: State, card: int) -> Reason | None:
    if state.decks[state.players]:
        return None
    return Reason("lcg-why-encounter-deck-empty", rule="lcg-rule-travel-effects")


def _why_not_mountains_explored(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return None if state.decks[seat] else Reason("lcg-why-deck-empty")


def mountains_explored(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Each player may take one of the five top cards of his deck; taking is not drawing."""
    state = match.state
    name = state.pool.seats[seat]
    turn_up_top(match, seat, SEARCHED, seat)
    look_at(match, seat, state.decks[seat][-SEARCHED:][::-1])
    # Each card by its own name: how many there are to choose from is no secret, how many are alike is.
    options = (*[state.pool.names[top] for top in state.decks[seat][-SEARCHED:][::-1]], NO_CARD)
    token = yield ask(state, seat, "lcg.search-top", options, one_such_card(options), card="mountains-of-mirkwood")
    if token != NO_CARD:
        to_hand(match, state.pool.index[token], 0)
        match.tell("lcg.took", seat=name)
    shuffle(match, seat)


MOUNTAINS_OF_MIRKWOOD = CardText(
    "mountains-of-mirkwood",
    why_not_travel=_why_not_mountains,
    # The card is revealed in full, keywords and all (FAQ).
    travel_cost=lambda match, card: common.reveal_several(match, 1),
    response=Response(EXPLORED, mountains_explored, _why_not_mountains_explored, each_player=True),
)

# -- Eyes of the Forest


def eyes_of_the_forest(match: Journey, card: int) -> Steps[None]:
    state = match.state
    for seat in state.order():
        if match.closed:
            yield from _ask_for_events(match, seat)
        for each in _events_in_hand(state, seat):
            discard_from_hand(match, each, "eyes-of-the-forest")
        state.glimpsed += tuple([(EVERYBODY, held) for held in state.hands[seat]])  # these are seen to be no events


def _events_in_hand(state: State, seat: int) -> list[int]:
    return [held for held in state.hands[seat] if CARDS[state.face[held]].type == EVENT]


def _ask_for_events(match: Journey, seat: int) -> Steps[None]:
    """At a real table where hands stay closed their owner says which events he discards, until there are no more."""
    state = match.state
    while state.hands[seat]:
        events = _events_in_hand(state, seat)
        options = sorted({f"card:{CARDS[state.face[each]].id}" for each in events}) or [NO_CARD]
        token = yield ask_in_secret_if(
            True, state, seat, "lcg.discard", options, one_such_card(options), card="eyes-of-the-forest"
        )
        if token == NO_CARD:
            return
        number = BY_ID[named(token)].number
        discard_from_hand(match, copy_in_hand(state, seat, number), "eyes-of-the-forest")


EYES_OF_THE_FOREST = CardText("eyes-of-the-forest", when_revealed=eyes_of_the_forest)

# -- Caught in a Web


def caught_in_a_web(match: Journey, card: int) -> Steps[None]:
    """On a hero of the player with the highest threat; nobody controls it while it is attached (FAQ)."""
    state = match.state
    most = max([state.threat[seat] for seat in state.order()])
    tied = [seat for seat in state.order() if state.threat[seat] == most]
    seat = yield from pick_player(match, state.first, tied, "caught-in-a-web")
    hero = yield from pick(match, seat, "lcg.target", state.heroes(seat), "caught-in-a-web")
    if hero == NONE:
        return
    attach(state, card, hero, NOBODY)
    match.tell("lcg.attached", card=state.name(card), host=state.name(hero))


CAUGHT_IN_A_WEB = CardText("caught-in-a-web", when_revealed=caught_in_a_web, refresh_toll=2, condition=True)
