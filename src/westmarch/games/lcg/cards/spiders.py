"""Spiders of Mirkwood (cards 74 to 80)."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import (
    AFTER_ENGAGING,
    CONDITIONS,
    EXPLORED,
    REFRESH_TOLL,
    SHADOWS,
    TABLE_RESPONSES,
    TRAVEL_COST,
    WHEN_REVEALED,
    WHY_NOT_TRAVEL,
    Response,
    Table,
    Trigger,
    n,
)
from westmarch.games.lcg.cards.common import committed, defending_player, exhaust_one, undefended
from westmarch.games.lcg.choices import pick, pick_player, why_not_such_card
from westmarch.games.lcg.effects import deal_damage
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import EVENT
from westmarch.games.lcg.moves import discard_from_hand, exhaust, last, look_at, raise_threat, shuffle, to_hand
from westmarch.games.lcg.reveal import reveal_top
from westmarch.games.lcg.state import EVERYBODY, NOBODY, NONE, WILLPOWER, State
from westmarch.games.lcg.turning import turn_up_top
from westmarch.games.lcg.zones import attach

# -- King Spider


def king_spider(match: Table, card: int) -> Steps[None]:
    for seat in match.state.order():
        yield from exhaust_one(match, seat, "king-spider")


def king_spider_shadow(match: Table, card: int) -> Steps[None]:
    for _ in range(2 if undefended(match) else 1):
        yield from exhaust_one(match, defending_player(match), "king-spider")


WHEN_REVEALED[n("king-spider")] = king_spider
SHADOWS[n("king-spider")] = king_spider_shadow

# -- Hummerhorns


def hummerhorns(match: Table, card: int, seat: int) -> Steps[None]:
    hero = yield from pick(match, seat, "lcg.damage", match.state.heroes(seat), "hummerhorns")
    if hero != NONE:
        yield from deal_damage(match, [hero], 5, "hummerhorns")


def hummerhorns_shadow(match: Table, card: int) -> Steps[None]:
    characters = list(match.state.areas[defending_player(match)])
    yield from deal_damage(match, characters, 2 if undefended(match) else 1, "hummerhorns")


AFTER_ENGAGING[n("hummerhorns")] = hummerhorns
SHADOWS[n("hummerhorns")] = hummerhorns_shadow

# -- Ungoliant's Spawn


def ungoliants_spawn(match: Table, card: int) -> Steps[None]:
    last(match, committed(match.state), WILLPOWER, -1, "ungoliants-spawn")
    yield from ()


def ungoliants_spawn_shadow(match: Table, card: int) -> Steps[None]:
    raise_threat(match, defending_player(match), 8 if undefended(match) else 4, "ungoliants-spawn")
    yield from ()


WHEN_REVEALED[n("ungoliants-spawn")] = ungoliants_spawn
SHADOWS[n("ungoliants-spawn")] = ungoliants_spawn_shadow

# -- Great Forest Web


def _ready_heroes(state: State, seat: int) -> list[int]:
    return [hero for hero in state.heroes(seat) if not state.exhausted[hero]]


def _why_not_great_forest_web(state: State, card: int) -> Reason | None:
    for seat in state.order():
        if not _ready_heroes(state, seat):
            return Reason("lcg-why-travel-no-ready-hero", rule="lcg-rule-travel-effects", seat=state.pool.seats[seat])
    return None


def great_forest_web(match: Table, card: int) -> Steps[None]:
    for seat in match.state.order():
        hero = yield from pick(match, seat, "lcg.exhaust", _ready_heroes(match.state, seat), "great-forest-web")
        if hero != NONE:
            exhaust(match, hero, "great-forest-web")


WHY_NOT_TRAVEL[n("great-forest-web")] = _why_not_great_forest_web
TRAVEL_COST[n("great-forest-web")] = great_forest_web

# -- Mountains of Mirkwood

SEARCHED = 5  # so many cards from the top


def _why_not_mountains(state: State, card: int) -> Reason | None:
    if state.decks[state.players]:
        return None
    return Reason("lcg-why-encounter-deck-empty", rule="lcg-rule-travel-effects")


def mountains_of_mirkwood(match: Table, card: int) -> Steps[None]:
    """The card is revealed in full, keywords and all (FAQ)."""
    yield from reveal_top(match)


def _why_not_mountains_explored(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return None if state.decks[seat] else Reason("lcg-why-deck-empty")


def mountains_explored(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Each player may take one of the five top cards of his deck; taking is not drawing."""
    state = match.state
    name = state.pool.seats[seat]
    turn_up_top(match, seat, SEARCHED, seat)
    look_at(match, seat, state.decks[seat][-SEARCHED:][::-1])
    # Each card by its own name: how many there are to choose from is no secret, how many are alike is.
    options = (*[state.pool.names[top] for top in state.decks[seat][-SEARCHED:][::-1]], "none")
    token = yield Decision(name, "lcg.search-top", options, {"card": "mountains-of-mirkwood"}, why_not_such_card)
    if token != "none":
        to_hand(match, state.pool.index[token], 0)
        match.tell("lcg.took", seat=name)
    shuffle(match, seat)


WHY_NOT_TRAVEL[n("mountains-of-mirkwood")] = _why_not_mountains
TRAVEL_COST[n("mountains-of-mirkwood")] = mountains_of_mirkwood
TABLE_RESPONSES[EXPLORED][n("mountains-of-mirkwood")] = Response(
    _why_not_mountains_explored, mountains_explored, each_player=True
)

# -- Eyes of the Forest


def eyes_of_the_forest(match: Table, card: int) -> Steps[None]:
    state = match.state
    for seat in state.order():
        for each in [held for held in state.hands[seat] if CARDS[state.face[held]].type == EVENT]:
            discard_from_hand(match, each, "eyes-of-the-forest")
        state.glimpsed += tuple([(EVERYBODY, held) for held in state.hands[seat]])  # these are seen to be no events
    yield from ()


WHEN_REVEALED[n("eyes-of-the-forest")] = eyes_of_the_forest

# -- Caught in a Web


def caught_in_a_web(match: Table, card: int) -> Steps[None]:
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


WHEN_REVEALED[n("caught-in-a-web")] = caught_in_a_web
REFRESH_TOLL[n("caught-in-a-web")] = 2
CONDITIONS.add(n("caught-in-a-web"))
