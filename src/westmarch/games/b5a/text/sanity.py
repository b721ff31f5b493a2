"""Whether a position can be: what its pieces, its board and its combat allow, with the line that is to blame."""

from __future__ import annotations

from westmarch.games.b5a.characters.eagles import lord_in_play
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.state import ACTION, BEORN_ABSENT, BEORN_ATTACKS, BEORN_DEFENDS, Battle, State
from westmarch.games.b5a.text.lines import Line
from westmarch.games.b5a.turn.hands import HAND_LIMIT, hand_size
from westmarch.games.b5a.war.manoeuvres import cards_of_army, front, is_beorn
from westmarch.games.b5a.war.recruiting import in_pool


def check(state: State, seen: dict[str, Line], last: int) -> None:
    """A position that no match can reach by its pieces is refused, at the line that caused it."""

    def blame(*keys: str) -> Line:
        return next((seen[key] for key in keys if key in seen), Line(last, "board", ""))

    def last_army(word: str) -> Line:
        """The last army line that speaks of a thing there is too much of."""
        keys = [key for key in seen if key.startswith("army ") and word in seen[key].value]
        return blame(*reversed(keys))

    for area in range(board.AREAS):
        line = blame(f"army {board.AREA_IDS[area]}", f"character {pieces.CHARACTER_IDS[pieces.BEORN]}")
        _check_army(state, area, line)
        if board.IS_SITE[area]:
            if state.size[board.AREAS + area]:
                state.held[area] = 1  # an army holds what it stands in
            elif state.size[area] and state.held[area]:
                raise blame("control", f"army {board.AREA_IDS[area]}").bad("held", text=board.AREA_IDS[area])
        _check_tokens(state, area, seen.get(f"tokens {board.AREA_IDS[area]}"))
    for kind in range(pieces.KINDS):
        used = sum(state.units[kind :: pieces.KINDS]) + (state.orcs_on_card if kind == pieces.ORCS else 0)
        if used > pieces.FIGURES[kind]:
            raise last_army(pieces.UNIT_IDS[kind]).bad("too-many", text=pieces.UNIT_IDS[kind])
    for side in (FREE, SHADOW):
        total = sum(state.command[area] for area in range(board.AREAS) if state.size[side * board.AREAS + area])
        if total > pieces.COMMAND_LIMIT[side]:
            raise last_army("command").bad("too-many", text="command")
        if hand_size(state, side) > HAND_LIMIT:
            raise blame(f"hand {pieces.SEATS[side]}").bad("too-many", text="hand")
    for pool in range(len(pieces.POOLS)):
        if in_pool(state, pool) < 0:
            keys = [key for key in seen if key.startswith("tokens ") and pieces.POOLS[pool] in seen[key].value]
            raise blame("unflipped", *reversed(keys)).bad("too-many", text=pieces.POOLS[pool])
    if sum(state.bats) > pieces.BATS:
        raise blame("bats").bad("too-many", text="bats")
    _check_eagles(state, seen, blame("eagles", "character lord_of_the_eagles"))
    if state.where[pieces.BEORN] >= 0 and not state.wrath:
        raise blame("character beorn", "wrath").bad("wrath")
    if (state.cards[deck.FLYING_ARROWS] == deck.ON_TABLE) != (state.orcs_on_card > 0):
        raise blame("orcs on card", "table").bad("orcs-on-card")
    if (state.cards[deck.TROUBLED_MIND] == deck.ON_TABLE) != (state.troubled != pieces.NOBODY):
        raise blame("troubled", "table").bad("troubled")
    for index, box in enumerate(board.MUSTER_BOXES):
        if state.size[SHADOW * board.AREAS + box] >= board.UNIT_LIMIT:
            state.opened[index] = 1
    if state.battle is not None:
        _check_battle(state, state.battle, blame("battle"), "phase" in seen)


def _check_eagles(state: State, seen: dict[str, Line], line: Line) -> None:
    """The Lord counts among the eagles where he is. Older positions have him in the eyrie wherever his eagles are."""
    lord = lord_in_play(state)
    if lord and "eagles" not in seen:
        state.eagles[_sky(state)] = 1  # himself
    if sum(state.eagles) > pieces.EAGLES + lord or (lord and not any(state.eagles)):
        raise line.bad("too-many", text="eagles")
    if lord and not state.eagles[_sky(state)]:
        if state.where[pieces.LORD] != pieces.IN_EYRIE:
            raise line.bad("lord-alone")
        state.where[pieces.LORD] = pieces.OVER + next(
            territory for territory in range(board.EYRIE) if state.eagles[territory]
        )


def _sky(state: State) -> int:
    """Where the Lord is, as the eagles are counted."""
    return board.EYRIE if state.where[pieces.LORD] == pieces.IN_EYRIE else state.where[pieces.LORD] - pieces.OVER


def _check_army(state: State, area: int, line: Line) -> None:
    free, shadow = state.size[area], state.size[board.AREAS + area]
    if free and shadow:
        raise line.bad("both-sides", text=board.AREA_IDS[area])
    if area >= board.REGIONS and free:
        raise line.bad("no-place", text=board.AREA_IDS[area])
    if state.result is None:
        # Later, nobody has to give up units any more: a match may end before.
        if free + shadow > board.UNIT_LIMIT and not (shadow and board.UNLIMITED[area]):
            raise line.bad("limit", text=board.AREA_IDS[area], highest=board.UNIT_LIMIT)
        if state.damage[area] > free + shadow:
            raise line.bad("damage", text=board.AREA_IDS[area])
    if state.command[area] and not free + shadow:
        raise line.bad("no-army", text=board.AREA_IDS[area])
    if state.where[pieces.BEORN] == area and free + shadow:
        raise line.bad("beorn", text=board.AREA_IDS[area])


def _check_tokens(state: State, area: int, line: Line | None) -> None:
    """No token lies with an enemy; those of the set-up that no line speaks of are taken as lost."""
    for pool in range(len(pieces.POOLS)):
        index = pool * board.AREAS + area
        enemy = FREE if pool == pieces.SHADOW_POOL else SHADOW
        if not state.tokens[index]:
            continue
        if area >= board.REGIONS or state.size[enemy * board.AREAS + area] or (enemy == SHADOW and state.held[area]):
            if line is not None:
                raise line.bad("no-place", text=board.AREA_IDS[area])
            state.tokens[index] = 0


def _check_battle(state: State, battle: Battle, line: Line, phase_given: bool) -> None:
    """A combat that can go on, or decided the match; what the line leaves out follows from the board."""
    if state.phase != ACTION:
        if phase_given:
            raise line.bad("battle")
        state.phase = ACTION
    if state.result is None:
        battle.beorn = BEORN_ABSENT
    beorn = state.where[pieces.BEORN]
    if beorn >= 0 and battle.by == FREE and battle.armies == [beorn]:
        battle.beorn = BEORN_ATTACKS
    elif battle.by == SHADOW and battle.target == beorn:
        battle.beorn = BEORN_DEFENDS
    fighting = battle.beorn == BEORN_ATTACKS or any(
        state.size[battle.by * board.AREAS + area] for area in battle.armies
    )
    defended = battle.beorn == BEORN_DEFENDS or state.size[(1 - battle.by) * board.AREAS + battle.target]
    near = all(battle.target in board.REACHES[area] for area in battle.armies)
    if state.result is None and not (fighting and defended and near):
        raise line.bad("battle")
    if battle.round:
        for side in (FREE, SHADOW):
            if not is_beorn(battle, side) and not battle.hand[side] | battle.spent[side]:
                battle.hand[side] = cards_of_army(state, side, front(battle, side))
