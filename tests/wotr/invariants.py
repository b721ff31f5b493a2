"""What holds in every state of War of the Ring between two steps."""

from __future__ import annotations

from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.edition import NO_DECK
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    NO_PLACE,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLDS,
)
from westmarch.games.wotr.facts.characters import ELIMINATED, GOLLUM, IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.facts.nations import KIND_IDS, KINDS_PER_PLACE, SIDE_OF_KIND, UNIT_KINDS
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import ACTIONS, SIDES, State, War
from westmarch.games.wotr.turn import events, phases

K = KINDS_PER_PLACE
_START = State(BASE)
TOTAL = [sum(_START.figures[kind::K]) + _START.reinforcements[kind] for kind in range(K)]


def check(state: State) -> None:
    _figures(state)
    _armies(state)
    _characters(state)
    _cards(state)
    _tiles(state)
    _dice(state)


def _figures(state: State) -> None:
    for kind in range(K):
        found = sum(state.figures[kind::K]) + state.reinforcements[kind] + state.casualties[kind]
        assert found == TOTAL[kind], f"{KIND_IDS[kind]}: {found} instead of {TOTAL[kind]}"
    for side in (FREE, SHADOW):
        for place in range(PLACE_COUNT):
            counted = sum(state.of(place, kind) for kind in UNIT_KINDS[side])
            assert counted == state.units(side, place), REGION_IDS[REGION_OF[place]]
    fallen = {kind for kind in range(K) if state.casualties[kind]}
    assert all(SIDE_OF_KIND[kind] == FREE for kind in fallen), "the Shadow has no casualties"


def _armies(state: State) -> None:
    for place in range(PLACE_COUNT):
        name = REGION_IDS[REGION_OF[place]]
        assert not (state.units(FREE, place) and state.units(SHADOW, place)), name
        limit = 10 if place < REGION_COUNT else 5
        assert max(state.units(FREE, place), state.units(SHADOW, place)) <= limit, name
        assert state.units(FREE, place) or not state.leaders_at(FREE, place), f"lone leaders in {name}"
    for region in STRONGHOLDS:
        garrison = GARRISON[region]
        side = state.besieged_side(region)
        if side in (FREE, SHADOW):
            assert state.units(1 - side, region), f"{REGION_IDS[region]} is besieged by nobody"
            assert state.control[region] == side
        else:
            assert not any(state.figures[garrison * K : garrison * K + K]), REGION_IDS[region]
            assert garrison not in state.where
    for region in SETTLEMENTS:
        for side in (FREE, SHADOW):
            if state.units(side, region) and not state.is_besieged(region):
                assert state.control[region] == side, f"{SIDES[side]} in {REGION_IDS[region]} does not hold it"


def _characters(state: State) -> None:
    for character, place in zip(state.characters, state.where):
        assert place in (IN_FELLOWSHIP, SET_ASIDE, ELIMINATED) or 0 <= place < PLACE_COUNT
        assert place != IN_FELLOWSHIP or character.in_fellowship or character.joins_fellowship
        assert place < 0 or not character.joins_fellowship
        assert place < 0 or character.home in (NO_PLACE, REGION_OF[place]), f"{character.id} has left his home"
    company = [state.characters[each] for each in state.companions_in_fellowship()]
    others = [each.level for each in company if each.parts]
    assert others or not company, "whoever can't part is alone"
    assert all(each.level == max(others) for each in company if each.always_guides)
    assert state.guide in fellowship.possible_guides(state)
    assert (state.where[GOLLUM] == IN_FELLOWSHIP) == (not state.companions_in_fellowship())
    assert 0 <= state.corruption <= 12
    assert 0 <= state.progress <= 12
    assert (state.fellowship < 0) == state.in_mordor


def _cards(state: State) -> None:
    cards = [*state.table, *(card for pile in (*state.hands, *state.decks, *state.discards) for card in pile)]
    lone = [card.id for card in state.edition.cards.values() if card.deck == NO_DECK]
    assert sorted(cards) == sorted(set(state.edition.cards) - {each for each in lone if each not in cards}), (
        "every card is in exactly one place; one of no deck may be nowhere"
    )
    assert not any(each in hand for each in lone for hand in state.hands)
    seats = state.edition.seats
    for seat, side in enumerate(seats.sides):
        assert len(state.hands[seat]) <= seats.hand_limits[seat]
        assert all(state.edition.cards[card].side == side for card in state.hands[seat] + state.discards[side])
    assert set(state.laid_by) <= set(state.table)
    assert all(state.edition.cards[card].is_table_card for card in state.table)


def _tiles(state: State) -> None:
    tiles = state.pool + state.tiles_drawn + state.tiles_waiting + state.tiles_removed
    assert len(set(tiles)) == len(tiles)
    assert {tile.id for tile in state.edition.tiles.values() if tile.id in state.edition.first_tiles} <= set(tiles)


def _dice(state: State) -> None:
    if state.phase == ACTIONS:
        for side in (FREE, SHADOW):
            # Of the special dice one is kept. Who has fallen since the roll, or changed his card, brought one too.
            edition = state.edition
            faces = [face for die in edition.special_dice.values() for face in die.faces]
            special = [die for die in state.dice[side] if die in faces]
            fallen = [who for who in edition.dice_characters if state.where[who] == ELIMINATED]
            assert len(special) <= 1
            assert len(state.dice[side]) - len(special) <= phases.available_dice(state, side) + len(fallen) + 1
    assert len(state.rings) == 3
    assert set(state.rings) <= {FREE, SHADOW, NOBODY}


def secrets(match: War, seat: str | None) -> set[str]:
    """The cards that a seat can't know: the other hand, every deck, and which companions are in the Fellowship."""
    state = match.state
    hidden = {card for deck in state.decks for card in deck}
    viewer = match.seats.index(seat) if seat is not None else None
    for number in range(len(match.seats)):
        if number != viewer:
            hidden.update(state.hands[number])
            hidden.update(state.face_down[number])
    # Whoever has looked into a hand, or swapped a card, was told of it, even if he can't tell any more where it is.
    if viewer is not None:
        hidden -= set(events.seen_by(state, viewer))
    for event in match.events:
        if event.kind in ("wotr.hand-seen", "wotr.swap-given", "wotr.swap-taken") and event.visible_to(seat):
            cards = event.params.get("cards", [event.params.get("card")])
            assert isinstance(cards, list)
            hidden -= set(cards)
        if event.kind == "wotr.swap-given" and event.visible_to(seat):
            hidden.discard(str(event.params["card"]))
    if state.extra is not None and (viewer is None or state.edition.seats.sides[viewer] != FREE):
        for character in state.edition.versions:
            card = state.characters[character]
            if state.extra.is_secret(state, character) and card.version != card.id:
                hidden.add(card.version)
    return hidden
