"""Combat (rulebook chapter X): one round of it is one step, from the choice of cards to the end of the round."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import NO_EFFECT, CombatEffect
from westmarch.games.b5a.ask import ask, which_area
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, BORDER, FORD, SLOPE_UP, TERRAIN, TERRAINS
from westmarch.games.b5a.facts.deck import (
    NO_CARD,
    REGROUP,
    STROKES,
)
from westmarch.games.b5a.facts.pieces import (
    BEORN,
    BEORN_DICE,
    COMBAT_DICE,
    DWARF_REGULARS,
    FREE,
    GREAT_ORCS,
    HARD_TARGET,
    KINDS,
    ORCS,
    SEATS,
    SHADOW,
    UNITS,
    UNITS_OF,
)
from westmarch.games.b5a.state import BEORN_ABSENT, BEORN_ATTACKS, BEORN_DEFENDS, Battle, State
from westmarch.games.b5a.turn.hands import draw_event, keep_limit
from westmarch.games.b5a.war.armies import casualties, casualties_down_to_one, leadership, strength
from westmarch.games.b5a.war.attacks import why_not_join
from westmarch.games.b5a.war.damage import escape_notice, suffer, unbreached
from westmarch.games.b5a.war.manoeuvres import (
    cards_of_army,
    change_damage,
    choose_card,
    end_of_round,
    front,
    is_beorn,
    redoubtable,
    reveal,
    works,
)
from westmarch.games.b5a.war.retreat import advance, can_leave, give_way, why_not_stand
from westmarch.games.b5a.war.rolls import choose_rerolls, is_hit

# Without cards.
NO_CARDS = [NO_EFFECT, NO_EFFECT]
NEITHER = -1  # no side has terrain superiority


def fight(match: Match[State]) -> Steps[bool]:
    """One round of the combat that is going on; True if it was the last."""
    state = match.state
    battle = state.battle
    assert battle is not None
    by, other = battle.by, 1 - battle.by
    if battle.round == 0:
        yield from prepare(match, battle)
    elif battle.combined:
        yield from change_army(match, battle)
    battle.round += 1
    _tell_round(match, battle)

    # Step 1: manoeuvre. Beorn uses no cards.
    for side in (by, other):
        if not is_beorn(battle, side):
            yield from choose_card(match, battle, side)
    played, effects = reveal(match, battle)
    back_to_hand = [NO_CARD, NO_CARD]
    for side in (other, by):
        manoeuvre = effects[side].manoeuvre
        if manoeuvre is not None:
            played[side], from_hand = yield from manoeuvre(match, battle, side)
            if from_hand:
                back_to_hand[side] = played[side]
    regrouped = [card == REGROUP for card in played]
    for side in (other, by):
        price = effects[side].price
        if price is not None and not (yield from price(match, battle, side)):
            effects[side] = NO_EFFECT

    if alive(state, battle, by) and alive(state, battle, other):
        # Steps 2 and 3: rolls.
        hits, black = yield from roll_dice(match, battle, played, effects)
        # Step 4: damage.
        yield from apply_damage(match, battle, played, effects, hits, black)
        # Step 5: effects at the end of the round.
        shadow_card = played[SHADOW]
        if black[SHADOW] and shadow_card >= ORCS and shadow_card < KINDS:
            yield from end_of_round(match, battle, shadow_card)
    if battle.army not in battle.fought:
        battle.fought.append(battle.army)
    for fate in state.box.beside(state.fates):
        if fate.end_of_round is not None:
            fate.end_of_round(match)
    for side in (FREE, SHADOW):
        if back_to_hand[side] != NO_CARD:
            battle.hand[side] |= 1 << back_to_hand[side]
            battle.spent[side] &= ~(1 << back_to_hand[side])
    fog = effects[FREE].ends_combat or effects[SHADOW].ends_combat
    over = yield from end(match, battle, regrouped, fog)
    if over:
        match.tell("b5a.fight-over", area=AREA_IDS[battle.target], rounds=battle.round)
    return over


def _tell_round(match: Match[State], battle: Battle) -> None:
    """What each side would roll without cards, the Free Peoples first: dice, leadership, what must be shown and why."""
    state = match.state
    hindered = [hindrance(state, battle, side, NO_CARDS) for side in (FREE, SHADOW)]
    match.tell(
        "b5a.round",
        number=battle.round,
        area=AREA_IDS[battle.target],
        strengths=[dice_count(state, battle, side, NO_CARDS) for side in (FREE, SHADOW)],
        leaderships=[rerolls(state, battle, side, NO_CARDS) for side in (FREE, SHADOW)],
        targets=[target_number(state, each) for each in hindered],
        hindered=hindered,
    )


# -- before the combat


def prepare(match: Match[State], battle: Battle) -> Steps[None]:
    """Terrain superiority, and the cards of both armies."""
    state = match.state
    if battle.combined:
        battle.army = yield from which_attacker(state, battle)
    if battle.beorn == BEORN_ABSENT:
        counts = favoured(state, battle)
        winner = superior_side(counts)
        if battle.superior:
            winner = battle.by
        if winner != NEITHER:
            match.tell(
                "b5a.terrain", side=SEATS[winner], area=AREA_IDS[battle.target], by_card=battle.superior,
                terrain=TERRAINS[TERRAIN[battle.target]], own=counts[winner], other=counts[1 - winner],
            )  # fmt: skip
            draw_event(match, winner)
            yield from keep_limit(match, winner)
    for side in (FREE, SHADOW):
        if not is_beorn(battle, side):
            battle.hand[side] = cards_of_army(state, side, front(battle, side))


def which_attacker(state: State, battle: Battle) -> Steps[int]:
    """Which army of a combined attack fights next."""
    return (
        yield from which_area(
            battle.by, "b5a.army", partial(why_not_join, state, battle), battle.armies, target=AREA_IDS[battle.target]
        )
    )


def superior_side(counts: list[int]) -> int:
    """More units in favourable terrain; NEITHER for a tie."""
    if counts[FREE] == counts[SHADOW]:
        return NEITHER
    return FREE if counts[FREE] > counts[SHADOW] else SHADOW


def favoured(state: State, battle: Battle) -> list[int]:
    """Units of both sides that the terrain favours. Any terrain favours great orcs that attack."""
    terrain = TERRAIN[battle.target]
    counts = [0, 0]
    for side in (FREE, SHADOW):
        base = front(battle, side) * KINDS
        for kind in UNITS_OF[side]:
            count = state.units[base + kind]
            if count and (terrain in UNITS[kind].terrain or (kind == GREAT_ORCS and battle.by == SHADOW)):
                counts[side] += count
    return counts


def change_army(match: Match[State], battle: Battle) -> Steps[None]:
    """Combined attack: which army fights this round; another one has its cards fresh in hand."""
    state = match.state
    by = battle.by
    area = yield from which_attacker(state, battle)
    if area != battle.army:
        battle.army = area
        battle.hand[by] = cards_of_army(state, by, area)
        battle.spent[by] = 0


# -- steps 2 and 3


def alive(state: State, battle: Battle, side: int) -> bool:
    area = front(battle, side)
    return state.where[BEORN] == area if is_beorn(battle, side) else state.size[side * AREAS + area] > 0


def dice_count(state: State, battle: Battle, side: int, effects: list[CombatEffect]) -> int:
    """Combat strength, at most five dice."""
    area = front(battle, side)
    if is_beorn(battle, side):
        dice = BEORN_DICE + sum([fate.beorn_dice for fate in state.box.beside(state.fates)])
    else:
        total = strength(state, side, area)
        if effects[side].counts_two:
            # Every unit counts two; what a character adds stays.
            base = area * KINDS
            total += sum(state.units[base + kind] * (2 - UNITS[kind].strength) for kind in UNITS_OF[side])
        dice = min(COMBAT_DICE, total)
    fewer = effects[1 - side].fewer_dice
    return max(1, dice - fewer) if fewer else dice


def hindrance(state: State, battle: Battle, side: int, effects: list[CombatEffect]) -> str:
    """Why a die must show a six: a card, walls, or at first a ford or slope; or what lets it show less."""
    if effects[1 - side].hinders:
        return effects[1 - side].id
    if side == battle.by:
        if unbreached(state, battle.target):
            return "walls"
        if battle.army not in battle.fought:
            border = BORDER[battle.army * AREAS + battle.target]
            if border in (FORD, SLOPE_UP):
                return "ford" if border == FORD else "slope"
    return easement(state, battle, side)


def easement(state: State, battle: Battle, side: int) -> str:
    """What lets a die show less than usual, where nothing hinders: a card beside Beorn's sheet."""
    if is_beorn(battle, side):
        for fate in state.box.beside(state.fates):
            if fate.beorn_target:
                return fate.id
    return ""


def target_number(state: State, hindered_by: str) -> int:
    """What a die must show."""
    return state.box.targets.get(hindered_by, HARD_TARGET)


def modifiers(hindered_by: str, card: int, effect: CombatEffect, enemy_effect: CombatEffect) -> list[str]:
    """All that changes the dice of a side's combat roll, their number, or what they must show."""
    found = [hindered_by] if hindered_by else []
    if effect.counts_two or effect.bonus:
        found.append(effect.id)
    if card == STROKES:
        found.append("strokes")
    if enemy_effect.fewer_dice:
        found.append(enemy_effect.id)
    return found


def rerolls(state: State, battle: Battle, side: int, effects: list[CombatEffect]) -> int:
    """Leadership of the army this round; Beorn rolls every miss again."""
    if effects[1 - side].bars_rerolls:
        return 0
    if is_beorn(battle, side):
        return COMBAT_DICE
    lead = 5 if battle.charge and side == battle.by else leadership(state, side, front(battle, side))
    return lead + effects[side].leadership


def roll_dice(
    match: Match[State], battle: Battle, played: list[int], effects: list[CombatEffect]
) -> Steps[tuple[list[int], list[bool]]]:
    """Both sides roll and may roll misses again. Returns the hits, and whether a black die hit."""
    state = match.state
    hits = [0, 0]
    black_hit = [False, False]
    order = (battle.by, 1 - battle.by)
    missed: list[tuple[int, int]] = [(0, 0), (0, 0)]
    hindered = [hindrance(state, battle, side, effects) for side in (FREE, SHADOW)]
    targets = [target_number(state, each) for each in hindered]
    for side in order:
        dice = dice_count(state, battle, side, effects)
        card = played[side]
        blacks = 0
        if 0 <= card < KINDS:
            blacks = min(dice, state.units[front(battle, side) * KINDS + card])
        bonus = effects[side].bonus + (card == STROKES)
        rolled = match.chance.d6(f"combat-dice/{SEATS[side]}", dice)
        target = targets[side]
        good = [is_hit(die, target, bonus) for die in rolled]
        hits[side] = sum(good)
        black_hits = sum(good[:blacks])
        black_hit[side] = black_hits > 0
        missed[side] = (blacks - black_hits, dice - blacks - (hits[side] - black_hits))
        match.tell(
            "b5a.combat-roll", side=SEATS[side], dice=rolled, struck=_as_numbers(good), black=blacks, target=target,
            bonus=bonus, hits=hits[side], modifiers=modifiers(hindered[side], card, effects[side], effects[1 - side]),
        )  # fmt: skip
    for side in order:
        limit = rerolls(state, battle, side, effects)
        if effects[1 - side].bars_rerolls and any(missed[side]):
            match.tell("b5a.overmastered", side=SEATS[side])
        black, white = yield from choose_rerolls(side, *missed[side], limit, "combat-dice")
        if not black + white:
            continue
        bonus = effects[side].reroll_bonus + (played[side] == STROKES)
        rolled = match.chance.d6(f"combat-reroll/{SEATS[side]}", black + white)
        good = [is_hit(die, targets[side], bonus) for die in rolled]
        hits[side] += sum(good)
        black_hit[side] = black_hit[side] or any(good[:black])
        match.tell(
            "b5a.combat-reroll", side=SEATS[side], dice=rolled, struck=_as_numbers(good), black=black,
            target=targets[side], bonus=bonus, hits=sum(good), leadership=limit,
        )  # fmt: skip
    return hits, black_hit


def _as_numbers(good: list[bool]) -> list[int]:
    """For each die: does it hit?"""
    return [int(each) for each in good]


# -- step 4


def apply_damage(
    match: Match[State],
    battle: Battle,
    played: list[int],
    effects: list[CombatEffect],
    hits: list[int],
    black: list[bool],
) -> Steps[None]:
    """Damage is dealt on both sides, changed, and only then units are removed."""
    state = match.state
    by, other = battle.by, 1 - battle.by
    amount = [hits[SHADOW], hits[FREE]]
    success = [black[side] and works(state, battle, side, played[side]) for side in (FREE, SHADOW)]
    yield from change_damage(match, battle, played, success, amount)
    for side in (by, other):
        yield from suffer(match, side, front(battle, side), amount[side], walls=side != by)
    for side in (other, by):
        after_damage = effects[side].after_damage
        if after_damage is not None:
            yield from after_damage(match, battle, side)
    if success[FREE] and played[FREE] == DWARF_REGULARS:
        yield from redoubtable(match, battle)
    if battle.beorn == BEORN_ABSENT:
        yield from escape_notice(match, front(battle, FREE))
    for side in (by, other):
        if not is_beorn(battle, side):
            yield from casualties(match, side, front(battle, side))


# -- step 5


def end(match: Match[State], battle: Battle, regrouped: list[bool], fog: bool) -> Steps[bool]:
    """Destruction, Dense Fog, the attacker's choice, then the defender's."""
    state = match.state
    by, other = battle.by, 1 - battle.by
    area = battle.target
    if battle.beorn == BEORN_ATTACKS:
        attacker_left = alive(state, battle, by)
    else:
        attacker_left = any(state.size[by * AREAS + each] for each in battle.armies)
    if not alive(state, battle, other):
        if attacker_left:
            match.tell("b5a.combat-won", side=SEATS[by], area=AREA_IDS[area])
            yield from advance(match, battle)
        else:
            match.tell("b5a.combat-over", side=SEATS[by], area=AREA_IDS[area], why="both")
        return True
    if not attacker_left or fog:
        match.tell("b5a.combat-over", side=SEATS[by], area=AREA_IDS[area], why="fog" if attacker_left else "attacker")
        return True
    answer = yield ask(by, "b5a.press", ("press", "cease"), area=AREA_IDS[area])
    if answer == "cease":
        match.tell("b5a.combat-over", side=SEATS[by], area=AREA_IDS[area], why="ceased")
        return True
    beorn = battle.beorn == BEORN_DEFENDS
    if not can_leave(state, other, area, beorn):
        return False
    clean = beorn or (regrouped[other] and not (battle.charge and battle.round == 1))
    options = ("stand", "retreat" if clean else "rout")
    answer = yield ask(other, "b5a.stand", options, partial(why_not_stand, battle, clean), area=AREA_IDS[area])
    if answer == "stand":
        return False
    if answer == "rout":
        match.tell("b5a.routed", side=SEATS[other], area=AREA_IDS[area])
        yield from casualties_down_to_one(match, other, area)
    if alive(state, battle, other):
        yield from give_way(match, battle)
    match.tell("b5a.combat-won", side=SEATS[by], area=AREA_IDS[area])
    yield from advance(match, battle)
    return True
