"""The Hunt for the Ring (rulebook chapter IX): the roll, the tiles, and what a tile does, step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from westmarch.core.decisions import Steps
from westmarch.games.wotr.chances import HUNT_CASUALTY, HUNT_DICE, HUNT_REROLL, HUNT_TILE, HUNT_TILE_DIE
from westmarch.games.wotr.facts.board import FREE, IS_STRONGHOLD, NO_PLACE, REGION_IDS, SHADOW
from westmarch.games.wotr.facts.characters import GOLLUM, IN_FELLOWSHIP
from westmarch.games.wotr.facts.components import DIE_VALUE, EYE_VALUE, MOST_COMBAT_DICE, STANDARD, Tile
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import State, War, without
from westmarch.games.wotr.team import NO, YES_NO, ask_leader

RULE = "wotr-rule-hunt"
_NEEDS = 6  # what a die of the Hunt must show, with what is added to it
GUIDE, RANDOM, USE_RING = "guide", "random", "use-ring"


@dataclass(slots=True, eq=False)
class Draw:
    """How a tile is drawn and what its source forbids."""

    # What an Eye counts: successes of the roll, dice in the box, or 0.
    eye: int = 0
    _: KW_ONLY
    # Tiles that are discarded without effect.
    harmless: Callable[[Tile], bool] | None = None
    ignore_reveal: bool = False
    lowerable: bool = True
    random_casualty: bool = False
    # What an Eye does instead of damage.
    on_eye: Callable[[War], Steps[None]] | None = None


# -- moving the Fellowship


def move_fellowship(match: War) -> Steps[None]:
    """The Fellowship takes a step and is hunted; in Mordor a tile is drawn without a roll."""
    state = match.state
    state.asked_in_mordor = True
    if state.in_mordor:
        yield from _move_in_mordor(match)
    else:
        fellowship.take_step(match)
        yield from hunt(match)


def _move_in_mordor(match: War) -> Steps[None]:
    """An Eye counts all dice in the Hunt Box; a stop symbol keeps the Fellowship where it is."""
    state = match.state
    tile = yield from draw_and_resolve(match, Draw(eye=state.hunt_box[FREE] + state.hunt_box[SHADOW]))
    # No tile (it was prevented) is no stop symbol: the Fellowship goes on. No ruling says otherwise for certain.
    if tile is None or not tile.stops:
        fellowship.step_in_mordor(match)


def hunt(match: War) -> Steps[None]:
    """The Hunt roll, and the tile if it succeeds."""
    successes = yield from hunt_roll(match)
    if successes:
        yield from draw_and_resolve(match, Draw(eye=successes))
    elif match.state.hunt_box[SHADOW]:
        _tell_end(match)


def hunt_roll(match: War) -> Steps[int]:
    """As many dice as the Hunt level, five at most; sixes succeed, helped by the Free Peoples' dice in the box."""
    state = match.state
    level = min(state.hunt_box[SHADOW], MOST_COMBAT_DICE)
    if not level:
        return 0
    bonus = state.hunt_box[FREE]
    for card in state.lying():
        if card.before_roll is not None:
            bonus += yield from card.before_roll(match)
    dice = match.chance.d6(HUNT_DICE, level)
    successes = sum([_succeeds(die, bonus) for die in dice])
    hunters = who_hunts_along(state)
    again = min(len(hunters), level - successes)
    rerolled = match.chance.d6(HUNT_REROLL, again)
    successes += sum([_succeeds(die, bonus) for die in rerolled])
    match.tell(
        "wotr.hunt-roll",
        dice=dice,
        struck=[int(_succeeds(die, bonus)) for die in dice],
        bonus=bonus,
        box=state.hunt_box[FREE],
        needs=_NEEDS,
        hunters=hunters if again > 0 else [],
        rerolled=rerolled,
        struck_again=[int(_succeeds(die, bonus)) for die in rerolled],
        successes=successes,
    )
    return successes


def _succeeds(die: int, bonus: int) -> bool:
    return die != 1 and die + bonus >= _NEEDS


def who_hunts_along(state: State) -> list[str]:
    """What gives a re-roll each where the Ring-bearers are: a Shadow stronghold, Shadow units, Nazgûl."""
    region = state.fellowship
    if region == NO_PLACE:
        return []
    if state.characters[state.guide].shakes_off_hunters and state.where[state.guide] == IN_FELLOWSHIP:
        return []
    army = state.army_place(SHADOW, region)
    hunters = []
    if state.control[region] == SHADOW and IS_STRONGHOLD[region]:
        hunters.append("stronghold")
    if state.units(SHADOW, army):
        hunters.append("army")
    if state.nazgul_at(region) or (army != region and state.nazgul_at(army)):
        hunters.append("nazgul")
    return hunters


# -- tiles


def draw_tile(match: War) -> str:
    """Takes one tile out of the pool. An empty pool is filled again with the standard tiles (chapter IX)."""
    state = match.state
    if not state.pool:
        refill(state)
    # In a fixed order, because a position does not write in which order tiles came back into the pool.
    tile = match.chance.pick(HUNT_TILE, sorted(state.pool))
    state.pool = without(state.pool, tile)
    return tile


def refill(state: State) -> None:
    """Only standard tiles come back, and none that was removed for good."""
    back = [tile for tile in state.tiles_drawn if state.edition.tiles[tile].kind == STANDARD]
    state.pool = [*state.pool, *back]
    state.tiles_drawn = [tile for tile in state.tiles_drawn if state.edition.tiles[tile].kind != STANDARD]


def can_draw(state: State) -> bool:
    """Is there a tile in the pool, or would one come back into it?"""
    return bool(state.pool) or any(state.edition.tiles[tile].kind == STANDARD for tile in state.tiles_drawn)


def lay_aside(state: State, tile: str) -> None:
    """A tile has been used."""
    if state.edition.tiles[tile].once:
        state.tiles_removed = [*state.tiles_removed, tile]
    else:
        state.tiles_drawn = [*state.tiles_drawn, tile]
    if not state.pool:
        refill(state)


def bring_special_tile(match: War, tile: str) -> None:
    """A special tile comes into play: into the pool if the Fellowship is in Mordor, else it waits for that."""
    state = match.state
    if state.in_mordor:
        state.pool = [*state.pool, tile]
    else:
        state.tiles_waiting = [*state.tiles_waiting, tile]
    match.tell("wotr.tile-in-play", tile=tile)


def draw_and_resolve(match: War, draw: Draw) -> Steps[Tile | None]:
    """Draws a tile for the Shadow and carries it out; None if a card prevented the draw or the pool can't give one."""
    tile = yield from _draw_and_resolve(match, draw)
    _tell_end(match)
    return tile


def _tell_end(match: War) -> None:
    """What the Hunt has come to."""
    state = match.state
    match.tell("wotr.hunt-over", corruption=state.corruption, hidden=state.hidden)


def _draw_and_resolve(match: War, draw: Draw) -> Steps[Tile | None]:
    drawn, replaced = yield from draw_for_shadow(match)
    if drawn is None:
        return None
    tile = match.state.edition.tiles[drawn]
    if draw.harmless is not None and draw.harmless(tile):
        match.tell("wotr.tile-harmless", tile=drawn)
        return tile
    for moment in match.state.edition.moments.spares:
        if (yield from moment(match, tile)):
            return tile
    if draw.on_eye is not None and tile.is_eye:
        yield from draw.on_eye(match)
        return tile
    yield from _carry_out(match, tile, draw, table_card_used=replaced)
    return tile


def draw_for_shadow(match: War) -> Steps[tuple[str | None, bool]]:
    """The Shadow's draw, with the cards that prevent it (then there is no tile) or replace the tile.

    Gives the tile that counts, and whether the Free Peoples have used a card for it.
    """
    state = match.state
    for card in state.lying():
        if card.before_draw is not None and (yield from card.before_draw(match)):
            match.tell("wotr.draw-prevented", card=card.id)
            return None, False
    drawn = yield from draw_one(match)
    if drawn is None:
        return None, False
    replaced: list[str] = []
    used = False
    # The Free Peoples are asked first, should both sides have such a card.
    for card in sorted(state.lying(), key=lambda each: each.side):
        if card.replaces_tile is None or drawn is None or state.edition.tiles[drawn].once or not can_draw(state):
            continue
        if (yield from card.replaces_tile(match, drawn)):
            used = used or card.side == FREE
            replaced.append(drawn)
            drawn = yield from draw_one(match, card.id)
    if drawn is not None:
        lay_aside(state, drawn)
    # Only now do replaced tiles go back: they neither can be drawn again for this Hunt nor keep the pool from being
    # empty. No tile is drawn before the last one is done with.
    state.pool = [*state.pool, *replaced]
    return drawn, used


def draw_one(match: War, card: str = "") -> Steps[str | None]:
    """A tile that counts, drawn anew as often as it takes; None if the pool has none. A card may be the reason."""
    state = match.state
    while can_draw(state):
        drawn = draw_tile(match)
        if card:
            match.tell("wotr.tile-replaced", tile=drawn, card=card)
        else:
            match.tell("wotr.tile", tile=drawn)
        if not (yield from _is_passed_over(match, drawn)):
            yield from _cards_see(match, drawn)
            return drawn
        card = ""
    return None


def is_cancelled(match: War, tile: str) -> Steps[bool]:
    """Is a drawn tile cancelled, so that another one is drawn?"""
    for moment in match.state.edition.moments.cancels_tile:
        if (yield from moment(match, tile)):
            return True
    return False


def _is_passed_over(match: War, tile: str) -> Steps[bool]:
    if (yield from is_cancelled(match, tile)):
        return True
    return any(moment(match, tile) for moment in match.state.edition.moments.on_tile)


def _cards_see(match: War, tile: str) -> Steps[None]:
    for card in match.state.lying():
        if card.on_tile is not None:
            yield from card.on_tile(match, tile)


def _carry_out(match: War, tile: Tile, draw: Draw, table_card_used: bool) -> Steps[None]:
    """The steps of a successful Hunt: table card, guide and casualty, corruption, reveal."""
    state = match.state
    damage = tile_number(match, tile, draw.eye)
    if damage < 0:
        fellowship.heal(match, -damage, fellowship.BY_TILE)
        damage = 0
    if damage:
        eye = "" if not tile.is_eye else "mordor" if state.in_mordor else "roll"
        match.tell("wotr.hunt-damage", damage=damage, eye=eye)
    shown = tile.reveals and not draw.ignore_reveal
    given_away = False
    if damage and draw.lowerable:
        if not table_card_used:
            damage -= yield from _use_table_card(match, damage)
        damage, given_away = yield from _use_guide(match, tile, damage, shown)
        if damage:
            guide = state.guide
            damage = yield from _take_casualty(match, damage, draw.random_casualty)
            if state.guide != guide:
                # Whoever has become the guide in this Hunt may use his ability in it (note in chapter IX).
                damage, given_away = yield from _use_guide(match, tile, damage, shown)
    fellowship.add_corruption(match, damage, fellowship.BY_HUNT)
    if given_away or (shown and not _gollum_covers(state, tile)):
        yield from _reveal(match)


def _gollum_covers(state: State, tile: Tile) -> bool:
    """Gollum as guide keeps standard tiles with a number from revealing the Fellowship."""
    return state.guide == GOLLUM and tile.kind == STANDARD and not tile.is_eye


def reveal(match: War) -> Steps[None]:
    """The Fellowship is found by something else than a tile."""
    yield from _reveal(match)
    _tell_end(match)


def _reveal(match: War) -> Steps[None]:
    """The Fellowship is found; every stronghold of the Shadow on its way costs a tile (chapter VIII)."""
    strongholds = yield from fellowship.reveal(match)
    for region in sorted(strongholds):
        match.tell("wotr.hunted-in-stronghold", region=REGION_IDS[region])
        yield from _draw_and_resolve(match, Draw(eye=0))


def tile_number(match: War, tile: Tile, eye: int) -> int:
    """The number on a tile: an Eye counts what its source says, a die symbol is rolled."""
    if tile.value == EYE_VALUE:
        return eye
    if tile.value == DIE_VALUE:
        rolled = match.chance.d6(HUNT_TILE_DIE, 1)[0]
        match.tell("wotr.tile-die", rolled=rolled)
        return rolled
    return tile.value


def _use_table_card(match: War, damage: int) -> Steps[int]:
    """At most one card on the table lowers the damage of a tile."""
    for card in match.state.lying():
        if card.lowers_damage is not None:
            lowered = yield from card.lowers_damage(match, damage)
            if lowered:
                match.tell("wotr.damage-lowered", points=lowered, damage=damage - lowered, cause="card")
                return lowered
    return 0


def _use_guide(match: War, tile: Tile, damage: int, shown: bool) -> Steps[tuple[int, bool]]:
    """The guide's ability; a new guide's may follow in the same Hunt. Gives the damage left, and: given away?"""
    state = match.state
    while damage:
        guide = state.guide
        if guide == GOLLUM:
            if not state.hidden or (shown and not _gollum_covers(state, tile)):
                break
            answer = yield ask_leader(state, FREE, "wotr.hunt.gollum", YES_NO, damage=damage)
            if answer == NO:
                return damage, False
            match.tell("wotr.damage-lowered", points=1, damage=damage - 1, cause="gollum")
            return damage - 1, True
        if not state.characters[guide].parts_as_guide or state.where[guide] != IN_FELLOWSHIP:
            break
        answer = yield ask_leader(
            state, FREE, "wotr.hunt.hobbit", YES_NO, character=state.edition.characters[guide].id, damage=damage
        )
        if answer == NO:
            break
        damage -= 1
        match.tell("wotr.damage-lowered", points=1, damage=damage, cause="guide")
        yield from fellowship.separate(match, [guide], question=ask_leader)
    return damage, False


def _take_casualty(match: War, damage: int, forced_random: bool) -> Steps[int]:
    """One companion may fall to lower the damage by his level: the guide, or one drawn by the Shadow."""
    state = match.state
    company = state.companions_in_fellowship()
    if not company:
        return damage
    options = (RANDOM,) if forced_random else (USE_RING, GUIDE, RANDOM)
    answer = yield ask_leader(
        state, FREE, "wotr.hunt.casualty", options, damage=damage, guide=state.edition.characters[state.guide].id
    )
    if answer == USE_RING:
        return damage
    fallen = state.guide
    if answer == RANDOM:
        drawn = match.chance.pick(HUNT_CASUALTY, [state.edition.characters[each].id for each in company])
        fallen = state.edition.character_index[drawn]
    left = max(0, damage - state.characters[fallen].level)
    match.tell("wotr.casualty", character=state.edition.characters[fallen].id, random=answer == RANDOM)
    match.tell("wotr.damage-lowered", points=damage - left, damage=left, cause="casualty")
    yield from fellowship.lose_companion(match, fallen)
    for card in state.lying():
        if card.on_casualty is not None:
            yield from card.on_casualty(match)
    return left
