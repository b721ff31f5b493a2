"""Whether a position that was read fits together, and what of it follows from the rest.

Reinforcements, decks and Hunt pool become what is left of the box. Whatever can't be is blamed on a line.
"""

from __future__ import annotations

from westmarch.games.wotr.edition import NO_DECK
from westmarch.games.wotr.facts import board, characters, nations
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import SIDES
from westmarch.games.wotr.team import commander, hands_of, team
from westmarch.games.wotr.text.reading import AWAY, Reader, place_name
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import command
from westmarch.games.wotr.war.journeys import landing

K = nations.KINDS_PER_PLACE


def check(reader: Reader) -> None:
    """Raises BadText for what can't be, and fills in what follows."""
    _figures(reader)
    _characters(reader)
    _places(reader)
    _cards(reader)
    _partners(reader)
    _dice(reader)
    _tiles(reader)
    _company(reader)
    if reader.state.extra is not None:
        reader.state.extra.check(reader)


def _figures(reader: Reader) -> None:
    state = reader.state
    for kind in range(K):
        placed = sum(state.figures[kind::K]) + state.casualties[kind]
        if placed > reader.total[kind]:
            nation = "nazgul" if kind == nations.NAZGUL else nations.NATIONS[kind // nations.RANKS]
            reader.blame(*[key for key in reversed(reader.lines) if nation in f"{key} {reader.lines[key].value}"])
            raise reader.bad("too-many", nation=nation, most=reader.total[kind], rank=kind % nations.RANKS)
        state.reinforcements[kind] = reader.total[kind] - placed


# -- characters


def _characters(reader: Reader) -> None:
    state = reader.state
    for new, old in (
        (characters.ARAGORN, characters.STRIDER),
        (characters.GANDALF_THE_WHITE, characters.GANDALF_THE_GREY),
    ):
        _same_person(reader, new, old)
    names = {place: name for name, place in AWAY.items()}
    for index, character in enumerate(state.edition.characters):
        place = state.where[index]
        reader.blame(f"character {character.id}")
        if place in (characters.IN_FELLOWSHIP, characters.SET_ASIDE):
            if (place == characters.IN_FELLOWSHIP) != character.in_fellowship and not character.joins_fellowship:
                raise reader.bad("character-place", character=character.id, place=names[place])
        elif index == characters.GOLLUM or (
            place >= 0 and _is_elsewhere(state.characters[index], board.REGION_OF[place])
        ):
            where = names[place] if place < 0 else board.REGION_IDS[board.REGION_OF[place]]
            raise reader.bad("character-place", character=character.id, place=where)
        elif 0 <= place < board.REGION_COUNT:
            # In the region of a stronghold in which his own side is besieged he can only be inside.
            state.where[index] = landing(state, character.side, place)
        elif place >= board.REGION_COUNT and state.besieged_side(board.REGION_OF[place]) != character.side:
            raise reader.bad("no-besieger", name=board.REGION_IDS[board.REGION_OF[place]])


def _is_elsewhere(character: characters.Character, region: int) -> bool:
    """Can he never be in that region? Some stay in the Fellowship, some at home."""
    return character.joins_fellowship or character.home not in (board.NO_PLACE, region)


def _same_person(reader: Reader, new: int, old: int) -> None:
    """Once Aragorn or Gandalf the White has come, Strider or Gandalf the Grey is no more."""
    state = reader.state
    if state.where[new] == characters.SET_ASIDE or state.where[old] == characters.ELIMINATED:
        return
    people = state.edition.characters
    key = f"character {people[old].id}"
    if key in reader.lines:
        raise reader.blame(key).bad("same-person", old=people[old].id, new=people[new].id)
    state.where[old] = characters.ELIMINATED


# -- armies, sieges, control


def _places(reader: Reader) -> None:
    state = reader.state
    for place in range(board.PLACE_COUNT):
        region = board.REGION_IDS[board.REGION_OF[place]]
        reader.blame(place_name(place))
        if state.units(FREE, place) and state.units(SHADOW, place):
            raise reader.bad("both-sides", name=region)
        limit = nations.STACKING if place < board.REGION_COUNT else nations.STACKING_UNDER_SIEGE
        if max(state.units(FREE, place), state.units(SHADOW, place)) > limit:
            raise reader.bad("stacking", name=region, limit=limit)
        if state.leaders_at(FREE, place) and not state.units(FREE, place):
            raise reader.bad("lone-leader", name=region)
        if place >= board.REGION_COUNT:
            _siege(reader, place)
        elif state.control[place] != board.NOBODY:
            _control(reader, place)


def _siege(reader: Reader, place: int) -> None:
    state = reader.state
    region = board.REGION_OF[place]
    for side in (FREE, SHADOW):
        if state.units(side, place) and not state.units(1 - side, region):
            raise reader.bad("no-besieger", name=board.REGION_IDS[region])
        if state.units(side, place) and state.control[region] != side:
            if f"control {board.REGION_IDS[region]}" in reader.lines:
                raise reader.bad("garrison-side", name=board.REGION_IDS[region])
            state.control[region] = side
    if not state.is_besieged(region) and any(state.figures[place * K : place * K + K]):
        raise reader.bad("no-besieger", name=board.REGION_IDS[region])
    # Nazgûl in the region of a stronghold in which the Shadow is besieged are inside, as characters are.
    outside = state.of(region, nations.NAZGUL)
    if outside and landing(state, SHADOW, region) == board.GARRISON[region]:
        state.shift(region, place, nations.NAZGUL, outside)


def _control(reader: Reader, region: int) -> None:
    """Whoever has an army in a settlement's region holds it, unless he besieges it; that needs no line."""
    state = reader.state
    key = f"control {board.REGION_IDS[region]}"
    for side in (FREE, SHADOW):
        if state.units(side, region) and state.control[region] != side and not state.is_besieged(region):
            if key in reader.lines:
                raise reader.blame(key).bad("control", name=board.REGION_IDS[region], side=SIDES[side])
            state.control[region] = side


# -- cards, dice, tiles


def _cards(reader: Reader) -> None:
    state = reader.state
    for side in (FREE, SHADOW):
        held = [*hands_of(state, side), *state.discards[side]]
        hands = [f"hand {name}" for name in team(state, side)]
        for seat in state.edition.seats.of_side[side]:
            reader.blame(f"hand {state.edition.seats.names[seat]}")
            limit = state.edition.seats.hand_limits[seat]
            if len(state.hands[seat]) > limit:
                raise reader.bad("hand-limit", limit=limit)
            for card in state.hands[seat]:
                if state.edition.cards[card].deck == NO_DECK:
                    raise reader.bad("card", name=card)
        reader.blame(*hands, f"discards {SIDES[side]}", "table")
        for card in [*held, *state.table]:
            if [*held, *state.table].count(card) > 1:
                raise reader.bad("card", name=card)
        for deck in (0, 1):
            number = events.deck_index(side, deck)
            left = [card for card in state.decks[number] if card not in held and card not in state.table]
            state.decks[number] = left
    buried = [card for cards in state.face_down for card in cards]
    for seat, name in enumerate(state.edition.seats.names):
        reader.blame(f"face down {name}", "face down")
        for card in state.face_down[seat]:
            if card not in state.discards[state.edition.seats.sides[seat]] or buried.count(card) > 1:
                raise reader.bad("face-down", name=card)
    for seat, card in state.seen:
        if card in state.hands[seat] or card not in hands_of(state, state.edition.cards[card].side):
            raise reader.blame(f"seen {state.edition.seats.names[seat]}").bad("seen", name=card)
    for card in state.given_up:
        if card not in buried:
            raise reader.blame("given up").bad("given-up", name=card)


def _partners(reader: Reader) -> None:
    """What only players who share a side have (chapter XI)."""
    state = reader.state
    seats = state.edition.seats
    state.together = command.shared_places(state)
    for place in state.mixed:
        if not any(command.is_shared(state, side, place) for side in (FREE, SHADOW)):
            key = "mixed armies" if place < board.REGION_COUNT else "mixed garrisons"
            raise reader.blame(key).bad("not-mixed", name=board.REGION_IDS[board.REGION_OF[place]])
    for region in board.SETTLEMENTS:
        side = state.control[region]
        conquered = side != board.HOME_SIDE[region] and seats.shared[side]
        if region in state.captors and (not conquered or seats.sides[state.captors[region]] != side):
            raise reader.blame(f"captured {board.REGION_IDS[region]}").bad(
                "not-captured", name=board.REGION_IDS[region]
            )
        if conquered and region not in state.captors:
            state.captors = {**state.captors, region: commander(state, side, region)}
    for card, seat in state.laid_by.items():
        if card not in state.table or state.edition.cards[card].side != seats.sides[seat]:
            raise reader.blame(f"laid {seats.names[seat]}").bad("not-laid", name=card)


def _dice(reader: Reader) -> None:
    """No more dice than the box has, neither unused nor in the Hunt Box."""
    state = reader.state
    for side in (FREE, SHADOW):
        for key, number in ((f"dice {SIDES[side]}", len(state.dice[side])), ("hunt box", state.hunt_box[side])):
            if number > state.edition.most_dice[side]:
                raise reader.blame(key).bad("dice", side=SIDES[side], most=state.edition.most_dice[side])


def _tiles(reader: Reader) -> None:
    state = reader.state
    specials = [tile for tile in state.pool if tile not in reader.standard_tiles]
    placed = [*state.tiles_drawn, *state.tiles_removed, *state.tiles_waiting, *specials]
    keys = [key for key in ("special tiles", "tiles waiting", "tiles removed", "tiles drawn") if key in reader.lines]
    for tile in placed:
        if placed.count(tile) > 1:
            raise reader.blame(*[key for key in keys if tile in reader.lines[key].value.split()]).bad("tile", name=tile)
    if state.in_mordor and state.tiles_waiting:
        raise reader.blame("tiles waiting").bad("tiles-waiting")
    gone = [*state.tiles_drawn, *state.tiles_removed, *state.tiles_waiting]
    state.pool = [tile for tile in state.pool if tile not in gone]


def _company(reader: Reader) -> None:
    """The guide must be one who can be; if none is named the first such companion is."""
    state = reader.state
    alone = not state.companions_in_fellowship()
    if state.where[characters.GOLLUM] == characters.IN_FELLOWSHIP and not alone:
        raise reader.blame("character gollum").bad("gollum")
    state.where[characters.GOLLUM] = characters.IN_FELLOWSHIP if alone else characters.SET_ASIDE
    guides = fellowship.possible_guides(state)
    if state.guide in guides:
        return
    if "guide" in reader.lines:
        raise reader.blame("guide").bad("guide", names=", ".join(state.edition.characters[each].id for each in guides))
    state.guide = guides[0]
