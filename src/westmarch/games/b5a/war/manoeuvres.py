"""Manoeuvres (rulebook chapter X, step 1): which cards a side holds in a combat, and what the revealed ones do."""

from __future__ import annotations

from functools import partial

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.abilities import NO_EFFECT, CombatEffect
from westmarch.games.b5a.ask import CHARACTER_OF_TOKEN, CHARACTER_TOKENS, ask, by_token, no, offered, whether
from westmarch.games.b5a.facts.board import AREA_IDS, AREAS, TERRITORIES, TERRITORY
from westmarch.games.b5a.facts.deck import (
    EVENTS,
    NO_CARD,
    REGROUP,
    STROKES,
    USED,
    VAMPIRES,
)
from westmarch.games.b5a.facts.pieces import (
    ARCHERS,
    BEORN,
    CHARACTER_IDS,
    COMPANIONS,
    DWARF_REGULARS,
    DWARF_VETERANS,
    FREE,
    GOBLINS,
    GREAT_ORCS,
    KINDS,
    LAKE_MEN,
    ORCS,
    SEATS,
    SHADOW,
    SPEARMEN,
    THORIN,
    UNIT_IDS,
    UNITS_OF,
    WARGS,
)
from westmarch.games.b5a.state import BEORN_ABSENT, Battle, State
from westmarch.games.b5a.turn.hands import CARD_OF_TOKEN, CARD_TOKENS, hand, hand_size, why_not_held
from westmarch.games.b5a.war import armies
from westmarch.games.b5a.war.damage import inflict, own_damage

MANOEUVRE_IDS: tuple[str, ...] = (*UNIT_IDS, "regroup", "strokes", "vampires")
PLAY_TOKENS: tuple[str, ...] = tuple("play:" + name for name in MANOEUVRE_IDS)
PLAY_OF_TOKEN: dict[str, int] = {token: index for index, token in enumerate(PLAY_TOKENS)}


def front(battle: Battle, side: int) -> int:
    """The area of the army (or Beorn) that fights for a side this round."""
    return battle.army if side == battle.by else battle.target


def is_beorn(battle: Battle, side: int) -> bool:
    return side == FREE and battle.beorn != BEORN_ABSENT


def cards_of_army(state: State, side: int, area: int) -> int:
    """Unit cards of all kinds in the army, Regroup, and Thorin's card, as bits."""
    base = area * KINDS
    bits = 1 << REGROUP
    for kind in UNITS_OF[side]:
        if state.units[base + kind]:
            bits |= 1 << kind
    if side == FREE and state.where[THORIN] == area:
        for fate in state.box.beside(state.fates):
            if fate.manoeuvre != NO_CARD:
                bits |= 1 << fate.manoeuvre
    return bits


def bats_over(state: State, battle: Battle) -> int:
    return state.bats[TERRITORY[battle.target]]


def why_not_play(state: State, battle: Battle, side: int, bits: int, card: int) -> Reason | None:
    """Why a manoeuvre card can't be played: it is not among some bits, Thorin is not there, or no bats are."""
    if card == VAMPIRES:
        held = side == SHADOW and bats_over(state, battle) > 0
    else:
        held = bool(bits >> card & 1) and (card != STROKES or state.where[THORIN] == front(battle, side))
    return None if held else no("manoeuvre-not-held", "manoeuvre", play=PLAY_TOKENS[card])


def playable(state: State, battle: Battle, side: int, bits: int) -> list[str]:
    """The manoeuvre cards among some bits that can be played, with the bats' card."""
    cards = range(len(PLAY_TOKENS))
    return offered(PLAY_TOKENS, cards, partial(why_not_play, state, battle, side, bits))


def choose_card(match: Match[State], battle: Battle, side: int) -> Steps[None]:
    """Each side secretly chooses one card; the other learns it when both are revealed."""
    state = match.state

    def why_not_card(card: int) -> Reason | None:
        if card >= EVENTS:
            return no("story-in-combat", "manoeuvre")
        return why_not_held(state, side, "manoeuvre", card)

    def why_not_manoeuvre(card: int) -> Reason | None:
        if battle.spent[side] >> card & 1:
            return no("manoeuvre-spent", "manoeuvre", play=PLAY_TOKENS[card])
        return why_not_play(state, battle, side, battle.hand[side], card)

    def why(token: str) -> Reason | None:
        if token in CARD_OF_TOKEN:
            return why_not_card(CARD_OF_TOKEN[token])
        return why_not_manoeuvre(PLAY_OF_TOKEN[token]) if token in PLAY_OF_TOKEN else None

    options = playable(state, battle, side, battle.hand[side])
    options += [CARD_TOKENS[card] for card in hand(state, side) if card < EVENTS]
    params = {"round": battle.round, "area": AREA_IDS[front(battle, side)]}
    # A hand that is not empty may hold event cards, or none.
    secret = hand_size(state, side) > 0
    answer = yield Decision(SEATS[side], "b5a.manoeuvre", tuple(options), params, why, secret)
    battle.chosen[side] = answer


def reveal(match: Match[State], battle: Battle) -> tuple[list[int], list[CombatEffect]]:
    """Turns both cards up. Returns the manoeuvre (or NO_CARD) and the event effect of each side."""
    state = match.state
    played = [NO_CARD, NO_CARD]
    effects = [NO_EFFECT, NO_EFFECT]
    for side in (battle.by, 1 - battle.by):
        chosen = battle.chosen[side]
        battle.chosen[side] = ""
        if not chosen:
            continue
        match.tell("b5a.revealed", side=SEATS[side], play=chosen)
        if chosen in CARD_OF_TOKEN:
            card = CARD_OF_TOKEN[chosen]
            state.cards[card] = USED
            effects[side] = state.box.combat[card]
        else:
            played[side] = PLAY_OF_TOKEN[chosen]
            spend(battle, side, played[side])
    return played, effects


def spend(battle: Battle, side: int, card: int) -> None:
    """A used card lies on the table; Regroup takes all of them back, itself included."""
    if card == REGROUP:
        battle.hand[side] |= battle.spent[side] | 1 << REGROUP
        battle.spent[side] = 0
    elif card != VAMPIRES:
        battle.hand[side] &= ~(1 << card)
        battle.spent[side] |= 1 << card


def works(state: State, battle: Battle, side: int, kind: int) -> bool:
    """A card on the table may stop the manoeuvre of a kind of units."""
    for text in state.box.on_table(state.cards):
        if text.bars_manoeuvre is not None and text.bars_manoeuvre(state, battle, side, kind):
            return False
    return True


# -- step 4: effects that change damage. `amount[side]` is what that side's army is about to take.

CHANGING_DAMAGE = (LAKE_MEN, ARCHERS, DWARF_VETERANS, SPEARMEN, GREAT_ORCS)


def change_damage(
    match: Match[State],
    battle: Battle,
    played: list[int],
    success: list[bool],
    amount: list[int],
) -> Steps[None]:
    """Successful manoeuvres that add or cancel damage; the attacker announces first."""
    state = match.state
    hits = amount.copy()
    cancelled = [0, 0]
    for side in (battle.by, 1 - battle.by):
        enemy = 1 - side
        card = played[side]
        area = front(battle, side)
        if card == VAMPIRES:
            if bats_over(state, battle) and amount[enemy] > cancelled[enemy]:
                if (yield from use(match, side, card, area)):
                    territory = TERRITORY[battle.target]
                    state.bats[territory] -= 1
                    amount[enemy] += 1
                    match.tell(
                        "b5a.vampires", side="free", territory=TERRITORIES[territory], left=state.bats[territory]
                    )
        elif success[side] and card in CHANGING_DAMAGE and (yield from use(match, side, card, area)):
            if card == SPEARMEN:
                cancelled[side] = 1
            elif card == GREAT_ORCS:
                yield from fell_race(match, battle, enemy, amount)
            else:
                amount[enemy] += 1
                there = front(battle, enemy)
                if card == DWARF_VETERANS and state.command[there]:
                    state.command[there] -= 1
                    match.tell("b5a.command-lost", area=AREA_IDS[there], side=SEATS[enemy], count=1)
    for side in (FREE, SHADOW):
        before = amount[side]
        amount[side] = max(0, before - cancelled[side])
        if hits[side] != before or before != amount[side]:
            match.tell(
                "b5a.dealt", side=SEATS[side], area=AREA_IDS[front(battle, side)], hits=hits[side],
                more=before - hits[side], less=before - amount[side], total=amount[side],
            )  # fmt: skip


def use(match: Match[State], side: int, card: int, area: int) -> Steps[bool]:
    manoeuvre, place = MANOEUVRE_IDS[card], AREA_IDS[area]
    used = yield from whether(side, "b5a.use-manoeuvre", manoeuvre=manoeuvre, area=place)
    if used:
        match.tell("b5a.manoeuvred", side=SEATS[side], manoeuvre=manoeuvre, area=place)
    return used


def why_not_with(state: State, side: int, area: int, who: int) -> Reason | None:
    """Why a character can't be given up for the army in an area: he has to be with it."""
    if who in armies.companions(state, side, area):
        return None
    return no("not-with-army", "manoeuvre", who=CHARACTER_IDS[who])


def fell_race(match: Match[State], battle: Battle, victim: int, amount: list[int]) -> Steps[None]:
    """Two more damage, unless the victim gives up all leadership tokens or one character of the army."""
    state = match.state
    area = front(battle, victim)
    why_not = partial(why_not_with, state, victim, area)
    options = ["damage"]
    if not is_beorn(battle, victim):
        if state.command[area]:
            options.append("tokens")
        options += offered(CHARACTER_TOKENS, COMPANIONS[victim], why_not)
    answer = yield ask(victim, "b5a.fell-race", options, by_token(CHARACTER_OF_TOKEN, why_not), area=AREA_IDS[area])
    if answer == "damage":
        amount[victim] += 2
    elif answer == "tokens":
        match.tell("b5a.command-lost", area=AREA_IDS[area], side=SEATS[victim], count=state.command[area])
        state.command[area] = 0
    else:
        armies.eliminate(match, CHARACTER_OF_TOKEN[answer])


def redoubtable(match: Match[State], battle: Battle) -> Steps[None]:
    """One dwarf regulars unit for up to three damage tokens."""
    state = match.state
    area = front(battle, FREE)
    if not state.damage[area] or not state.units[area * KINDS + DWARF_REGULARS]:
        return
    if (yield from use(match, FREE, DWARF_REGULARS, area)):
        armies.lose_unit(match, FREE, area, DWARF_REGULARS)
        if state.size[FREE * AREAS + area]:
            yield from armies.heal(match, FREE, area, 3)


# -- step 5: effects at the end of the round


def end_of_round(match: Match[State], battle: Battle, card: int) -> Steps[None]:
    """The Shadow's Wild Rage, Goblin Charge and Rearguard Attack."""
    state = match.state
    mine, theirs = front(battle, SHADOW), front(battle, FREE)
    beorn = battle.beorn != BEORN_ABSENT
    enemy_alive = state.where[BEORN] == theirs if beorn else state.size[FREE * AREAS + theirs] > 0
    if not state.size[SHADOW * AREAS + mine]:
        return
    if card == ORCS:
        if (yield from use(match, SHADOW, card, mine)):
            armies.put_command(match, SHADOW, mine, 1)
    elif card == GOBLINS and enemy_alive:
        if (yield from use(match, SHADOW, card, mine)):
            yield from own_damage(match, SHADOW, mine, 1)
            yield from inflict(match, FREE, theirs, 1, walls=battle.by == SHADOW)
    elif card == WARGS and enemy_alive and not beorn and state.damage[theirs] > 1:
        if (yield from use(match, SHADOW, card, mine)):
            yield from armies.casualties_down_to_one(match, FREE, theirs)
