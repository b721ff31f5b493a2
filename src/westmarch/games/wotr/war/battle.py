"""Battles (rulebook chapter VI, "Battle" and "Fortifications, cities, strongholds and sieges").

Combat rounds: cards, combat roll, leader re-roll, casualties, cease or retreat; then the end of the battle. How an
attack is declared stands in `attack`, what a battle and its rounds are in `combat`.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.chances import COMBAT_DICE, COMBAT_REROLL
from westmarch.games.wotr.edition import banned
from westmarch.games.wotr.facts.board import (
    FREE,
    GARRISON,
    INDEX,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import GANDALF_THE_WHITE, NO_CHARACTER
from westmarch.games.wotr.facts.components import MOST_COMBAT_DICE
from westmarch.games.wotr.facts.nations import ELITE_KINDS, KIND_IDS, KIND_INDEX, STACKING, STACKING_UNDER_SIEGE
from westmarch.games.wotr.state import DECKS, SIDES, State, War, without
from westmarch.games.wotr.team import YES, YES_NO, ask, holder, secretly
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import armies, casualties, command, movement, politics
from westmarch.games.wotr.war.armies import Force
from westmarch.games.wotr.war.combat import FIELD, SIEGE, SORTIE, Battle, Round

RULE = "wotr-rule-battle"
SIEGE_RULE = "wotr-rule-siege"
FIGHT, WITHDRAW, CONTINUE, CEASE = "fight", "withdraw", "continue", "cease"


def fight(match: War, attackers: Force, region: int, prepare: Callable[[Battle], None] | None = None) -> Steps[None]:
    """A battle from its declaration to its end."""
    state = match.state
    side = attackers.side
    if region != REGION_OF[attackers.place]:
        kind, place = FIELD, region
    elif attackers.place >= REGION_COUNT:
        kind, place = SORTIE, region
    else:
        kind, place = SIEGE, GARRISON[region]
    command.attacked(match, 1 - side, place)
    defenders = armies.army_at(state, 1 - side, place)
    battle = Battle(match, attackers, defenders, kind)
    if prepare is not None:
        prepare(battle)
    state.battle = battle
    state.command = battle.commanders
    match.tell(
        "wotr.attack",
        side=SIDES[side],
        battle=kind,
        origin=REGION_IDS[REGION_OF[attackers.place]],
        region=REGION_IDS[region],
        attackers=attackers.as_params(match.state.edition),
        defenders=defenders.as_params(match.state.edition),
    )
    politics.army_attacked(match, defenders.nations(), region)
    yield from _white_rider(battle)
    yield from _fight_rounds(battle)
    state.battle = None
    yield from _end_battle(battle)
    state.command = None
    match.tell("wotr.battle-over", battle=kind, region=REGION_IDS[region], rounds=battle.round_number)


def _white_rider(battle: Battle) -> Steps[None]:
    """Gandalf the White may give up his Leadership for the battle, to take away that of all Nazgûl."""
    if battle.has_character(FREE, GANDALF_THE_WHITE) and battle.nazgul_leadership():
        answer = yield ask(
            battle.match.state, FREE, "wotr.battle.white-rider", YES_NO, region=REGION_IDS[battle.region]
        )
        if answer == YES:
            battle.white_rider = True
            battle.silenced = True
            battle.match.tell("wotr.white-rider")


# -- rounds


def _fight_rounds(battle: Battle) -> Steps[None]:
    while not battle.over:
        battle.round_number += 1
        battle.round = Round()
        battle.muted = NO_CHARACTER
        if battle.kind == FIELD and (yield from _withdraws(battle)):
            battle.round_number -= 1  # this one wasn't fought
            return
        _tell_round(battle)
        yield from combat_round(battle)
        _discard_cards(battle)
        if battle.over or _someone_destroyed(battle):
            return
        if battle.kind == SIEGE:
            if not (yield from _siege_goes_on(battle)):
                return
        elif not (yield from _goes_on(battle)):
            return


def _tell_round(battle: Battle) -> None:
    """Who fights in this round."""
    edition = battle.match.state.edition
    battle.match.tell(
        "wotr.round",
        round=battle.round_number,
        region=REGION_IDS[battle.region],
        free=battle.forces[FREE].as_params(edition),
        shadow=battle.forces[SHADOW].as_params(edition),
    )


def _someone_destroyed(battle: Battle) -> bool:
    return not battle.forces[FREE].units or not battle.forces[SHADOW].units


def _withdraws(battle: Battle) -> Steps[bool]:
    """A defender beside his own stronghold may retreat into it before any round (chapter VI)."""
    state = battle.match.state
    if GARRISON[battle.region] < 0 or state.control[battle.region] != battle.defender:
        return False
    answer = yield ask(
        state,
        battle.defender,
        "wotr.withdraw",
        (FIGHT, WITHDRAW),
        region=REGION_IDS[battle.region],
        round=battle.round_number,
    )
    if answer == FIGHT:
        return False
    withdraw(battle)
    return True


def withdraw(battle: Battle) -> None:
    """The defenders go inside; whether a siege begins is up to the attacker's advance."""
    battle.withdrawn = True
    battle.over = True
    battle.match.tell("wotr.withdrawn", region=REGION_IDS[battle.region])


def combat_round(battle: Battle) -> Steps[None]:
    """The steps of a combat round. Cards act by initiative; on a tie the defender's comes first."""
    yield from _choose_combat_cards(battle)
    for initiative in (0, 1, 2, 3):
        yield from _cards_act(battle, initiative)
        if battle.over or _someone_destroyed(battle):
            return
    _combat_roll(battle)
    yield from _cards_act(battle, 4)
    _leader_reroll(battle)
    yield from _cards_act(battle, 5)
    yield from _cards_act(battle, 6)
    yield from _remove_casualties(battle)
    if not _someone_destroyed(battle):
        yield from _cards_act(battle, 7)


def _choose_combat_cards(battle: Battle) -> Steps[None]:
    """First the attacker, then the defender, who sees only the back of the other card; then both are shown."""
    for side in (battle.attacker, battle.defender):
        yield from _choose_combat_card(battle, side)
    match = battle.match
    state = match.state
    for side in (battle.attacker, battle.defender):
        card = battle.round.cards[side]
        if card is not None:
            seat = battle.commanders[side]
            if card in state.hands[seat]:
                state.hands[seat] = without(state.hands[seat], card)
            else:
                state.take_from_table(card)
            match.tell(
                "wotr.combat-card-shown", side=SIDES[side], card=card, effect=state.edition.cards[card].combat.id
            )
    played = battle.round.cards[SHADOW]
    if played is not None and battle.round_number == 1:
        if any(state.characters[each].sorcerer for each in battle.forces[SHADOW].characters):
            yield from events.sorcerer(match, played)


def why_not_combat_card(battle: Battle, side: int, card: str) -> Reason | None:
    """Why a card can't be played for its combat effect now."""
    state = battle.match.state
    if card not in state.hands[battle.commanders[side]] and card not in _waiting(battle, side):
        return Reason("wotr-why-not-in-hand", "wotr-rule-events", card=card)
    return why_not_combat_cards(battle, side) or why_not_effect(battle, card)


def why_not_combat_cards(battle: Battle, side: int) -> Reason | None:
    """Why a side can't play any combat card in this round, whatever it holds."""
    cards = battle.match.state.lying()
    return banned([*(card.bars_combat_cards for card in cards), battle.card_ban], battle, side)


def why_not_effect(battle: Battle, card: str) -> Reason | None:
    """Why the condition of a card's combat effect is not met."""
    effect = battle.match.state.edition.cards[card].combat
    return effect.condition(battle) if effect.condition is not None else None


def _waiting(battle: Battle, side: int) -> list[str]:
    """Cards on the table that a side's commander laid there and can play from there."""
    state = battle.match.state
    return [
        card.id
        for card in state.lying()
        if card.fights_from_table and card.side == side and holder(state, card.id) == battle.commanders[side]
    ]


def _choose_combat_card(battle: Battle, side: int) -> Steps[None]:
    state = battle.match.state
    hand = [*state.hands[battle.commanders[side]], *_waiting(battle, side)]
    possible = state.edition.in_order(card for card in hand if why_not_combat_card(battle, side, card) is None)

    def why(token: str) -> Reason | None:
        card = token.partition(":")[2]
        return why_not_combat_card(battle, side, card) if token.startswith("card:") else None

    other = battle.round.cards[1 - side]
    # Nobody else knows whether a card in this hand would fit, unless there is none, or none may be played.
    barred = not state.hands[battle.commanders[side]] or why_not_combat_cards(battle, side) is not None
    question = ask(
        state,
        side,
        "wotr.combat-card",
        ("none", *(f"card:{card}" for card in possible)),
        why,
        region=REGION_IDS[battle.region],
        round=battle.round_number,
        against=None if other is None else DECKS[state.edition.cards[other].deck],
    )
    answer = yield secretly(question, not barred)
    if answer != "none":
        battle.round.cards[side] = named(answer)
        battle.match.tell(
            "wotr.combat-card-chosen", side=SIDES[side], deck=DECKS[state.edition.cards[named(answer)].deck]
        )


def _cards_act(battle: Battle, initiative: int) -> Steps[None]:
    for side in (battle.defender, battle.attacker):
        card = battle.round.cards[side]
        if card is None or battle.round.cancelled[side] or battle.over or _someone_destroyed(battle):
            continue
        act = battle.match.state.edition.cards[card].combat.acts.get(initiative)
        if act is not None:
            yield from act(battle) or ()


def _combat_roll(battle: Battle) -> None:
    """Both sides roll at once; nothing of one roll depends on the other."""
    match = battle.match
    now = battle.round
    for side in (battle.attacker, battle.defender):
        dice = match.chance.d6(COMBAT_DICE[side], battle.dice_count(side))
        now.dice[side] = dice
        now.roll_hits[side] = _tell_roll(
            battle, "wotr.combat-roll", side, dice, now.roll_bonus[side], strength=battle.strength(side),
            walls=battle.walls(side),
        )  # fmt: skip


def _leader_reroll(battle: Battle) -> None:
    """As many failed dice as there is Leadership, five at most, once."""
    match = battle.match
    now = battle.round
    for side in (battle.attacker, battle.defender):
        if now.no_reroll[side]:
            continue
        number = min(battle.leadership(side), now.misses(side), MOST_COMBAT_DICE)
        if number <= 0:
            continue
        dice = match.chance.d6(COMBAT_REROLL[side], number)
        now.rerolled[side] = dice
        now.reroll_hits[side] = _tell_roll(
            battle, "wotr.leader-reroll", side, dice, now.reroll_bonus[side], leadership=battle.leadership(side)
        )


def _tell_roll(battle: Battle, kind: str, side: int, dice: list[int], bonus: int, **more: object) -> int:
    """Tells of a roll, and returns its hits."""
    needs = battle.needs(side)
    hits = count_hits(dice, needs, bonus)
    struck_by = struck(dice, needs, bonus)
    battle.match.tell(
        kind, None, side=SIDES[side], dice=dice, struck=struck_by, needs=needs, bonus=bonus, hits=hits, **more
    )
    return hits


def count_hits(dice: list[int], needs: int, bonus: int = 0) -> int:
    """A six always hits, a one never does, whatever the bonus."""
    return sum([die == 6 or (die != 1 and die + bonus >= needs) for die in dice])


def struck(dice: list[int], needs: int, bonus: int = 0) -> list[int]:
    """For each die: does it hit?"""
    return [count_hits([die], needs, bonus) for die in dice]


def _remove_casualties(battle: Battle) -> Steps[None]:
    """Hits are scored at once on both sides; the attacker chooses his losses first."""
    now = battle.round
    hits = [now.hits(FREE), now.hits(SHADOW)]
    sources = [now.sources(FREE), now.sources(SHADOW)]
    for side in (battle.attacker, battle.defender):
        yield from hit_army(battle, side, hits[1 - side], sources[1 - side])


def hit_army(battle: Battle, side: int, hits: int, sources: dict[str, int] | None = None) -> Steps[None]:
    """An army in the battle takes hits now; the last unit takes leaders and characters with it."""
    force = battle.forces[side]
    if hits <= 0 or not force.units:
        return
    battle.match.tell("wotr.hits", side=SIDES[side], hits=hits, sources=sources or {"card": hits})
    yield from casualties.take_hits(battle.match, force, hits)
    if not force.units:
        casualties.army_destroyed(battle.match, force)


def extra_attack(battle: Battle, side: int, dice: int, needs: int | None = None) -> Steps[None]:
    """An attack on top of the round: no re-roll, no say of the enemy's card, losses at once (chapter VI)."""
    rolled = battle.match.chance.d6(COMBAT_DICE[side], min(dice, MOST_COMBAT_DICE))
    needed = battle.needs(side) if needs is None else needs
    hits = count_hits(rolled, needed)
    battle.round.early_hits[side] += hits
    card = battle.round.cards[side]
    effect = None if card is None else battle.match.state.edition.cards[card].combat.id
    battle.match.tell(
        "wotr.extra-attack",
        side=SIDES[side],
        effect=effect,
        dice=rolled,
        struck=struck(rolled, needed),
        needs=needed,
        hits=hits,
    )
    yield from hit_army(battle, 1 - side, hits, {"extra": hits})


def fall(battle: Battle, side: int, character: int) -> None:
    """A character in the battle is eliminated by a card."""
    battle.forces[side].characters.remove(character)
    casualties.eliminate(battle.match, character)


def lose_leader(battle: Battle, side: int, kind: int) -> None:
    """A leader or Nazgûl in the battle is eliminated by a card; a unit that counts as a leader may be the last one."""
    force = battle.forces[side]
    casualties.lose_unit(battle.match.state, force, kind)
    casualties.tell_lost(battle.match, force, kind, 1)
    if not force.units:
        casualties.army_destroyed(battle.match, force)


def strike_down(battle: Battle, side: int, token: str) -> None:
    """Who was chosen by a card is eliminated: a leader or Nazgûl by kind, or a character."""
    if token in KIND_INDEX:
        lose_leader(battle, side, KIND_INDEX[token])
    else:
        fall(battle, side, battle.match.state.edition.character_of_token[token])


def _discard_cards(battle: Battle) -> None:
    state = battle.match.state
    for side in (FREE, SHADOW):
        card = battle.round.cards[side]
        if card is not None:
            state.discard(side, card)


# -- going on, ceasing, retreating


def _goes_on(battle: Battle) -> Steps[bool]:
    """After a round the attacker may cease; if he doesn't the defender may retreat. A card may have left no choice."""
    name = REGION_IDS[battle.region]
    regions = retreat_regions(battle.match.state, battle.defender, battle.region)
    flees = battle.round.breaks_off == battle.defender and bool(regions)
    if battle.may_cease and not flees:
        answer = CEASE
        if battle.round.breaks_off != battle.attacker:
            answer = yield ask(
                battle.match.state, battle.attacker, "wotr.battle.continue", (CONTINUE, CEASE), region=name
            )
        if answer == CEASE:
            battle.match.tell("wotr.ceased", side=SIDES[battle.attacker], region=name)
            return False

    def why(token: str) -> Reason | None:
        if token == FIGHT:
            return Reason("wotr-why-must-break-off", RULE) if flees else None
        if token not in INDEX:
            return None
        return why_not_retreat(battle.match.state, battle.defender, battle.region, INDEX[token])

    answer = yield ask(
        battle.match.state,
        battle.defender,
        "wotr.retreat",
        (*(() if flees else (FIGHT,)), *(REGION_IDS[region] for region in regions)),
        why,
        region=name,
    )
    if answer == FIGHT:
        return True
    retreat(battle.match, battle.defender, battle.region, INDEX[answer])
    battle.over = True
    return False


def retreat_regions(state: State, side: int, region: int) -> list[int]:
    return [each for each in NEIGHBOURS[region] if why_not_retreat(state, side, region, each) is None]


def why_not_retreat(state: State, side: int, region: int, target: int) -> Reason | None:
    """An army retreats to adjacent free regions, in the narrow sense."""
    if target == region:
        return Reason("wotr-why-there-already", RULE, region=REGION_IDS[target])
    if target not in NEIGHBOURS[region]:
        return Reason("wotr-why-not-adjacent", RULE, origin=REGION_IDS[region], region=REGION_IDS[target])
    return None if state.is_free(side, target) else Reason("wotr-why-not-free", RULE, region=REGION_IDS[target])


def retreat(match: War, side: int, region: int, target: int) -> None:
    """The whole army leaves, also across a foreign border; a character of level 0 stays behind."""
    state = match.state
    force = armies.army_at(state, side, region)
    force.characters = [each for each in force.characters if state.characters[each].level > 0]
    match.tell("wotr.retreated", side=SIDES[side], origin=REGION_IDS[region], region=REGION_IDS[target])
    movement.move_into(match, force, target)


def _siege_goes_on(battle: Battle) -> Steps[bool]:
    """A siege battle has one round, unless the attacker reduces an elite for another one."""
    state = battle.match.state
    name = REGION_IDS[battle.region]
    if battle.round_number < battle.free_rounds:
        answer = yield ask(state, battle.attacker, "wotr.battle.continue", (CONTINUE, CEASE), region=name)
        return answer == CONTINUE
    force = battle.forces[battle.attacker]
    lore = [each for each in force.characters if state.characters[each].extends_sieges]
    free = (CONTINUE,) if lore and not battle.extended else ()

    def why(token: str) -> Reason | None:
        if token == CONTINUE:
            return None if free else Reason("wotr-why-siege-one-round", SIEGE_RULE)
        return casualties.why_not_lose(state, force, 1, token) if token.startswith("reduce:") else None

    reduced = [casualties.REDUCE[kind] for kind in ELITE_KINDS[battle.attacker]]
    options = (CEASE, *free, *(token for token in reduced if why(token) is None))

    answer = yield ask(state, battle.attacker, "wotr.siege.extend", options, why, region=name)
    if answer == CEASE:
        return False
    if answer == CONTINUE:
        battle.extended = True
        battle.match.tell("wotr.siege-extended-by-lore", region=name, character=state.edition.characters[lore[0]].id)
        return True
    kind = KIND_INDEX[answer.partition(":")[2]]
    casualties.reduce_elite(state, force, kind)
    battle.match.tell("wotr.siege-extended", region=name, figure=KIND_IDS[kind])
    return True


# -- the end of a battle


def _end_battle(battle: Battle) -> Steps[None]:
    """Who won, what is taken, who moves in (chapter VI, "End of the battle")."""
    match = battle.match
    attackers = battle.forces[battle.attacker]
    defenders = battle.forces[battle.defender]
    # Who still has units somewhere has not left it.
    if battle.kind == SIEGE:
        movement.leave(match, battle.defender, defenders.place)
        movement.leave(match, battle.attacker, attackers.place)
        return
    movement.leave(match, battle.attacker, attackers.place)
    defender_gone = battle.withdrawn or battle.over or not defenders.units
    if battle.kind == SORTIE or not defenders.units:
        movement.leave(match, battle.defender, battle.region)
    if battle.kind == FIELD and attackers.units and defender_gone:
        yield from _advance(battle)


def _advance(battle: Battle) -> Steps[None]:
    """All, some or none of the attackers move in. With defenders inside the stronghold a siege begins."""
    match = battle.match
    state = match.state
    side = battle.attacker
    attackers = battle.forces[side]
    allowed = Force(side, attackers.place, attackers.figures[:], attackers.characters[:])
    allowed.characters = [each for each in allowed.characters if state.characters[each].level > 0]
    whole = armies.ordered(state, side, attackers.place)
    room = STACKING - state.units(side, battle.region)
    if not armies.can_choose(state, allowed, whole, room, (), attack=False):
        return
    force = yield from armies.choose_part(
        match, allowed, whole, room, kind="wotr.advance", optional=True, target=battle.region
    )
    if not force.units:
        return
    if battle.withdrawn:
        yield from besiege(match, battle.defender, battle.region)
    movement.move_into(match, force, battle.region)


def besiege(match: War, side: int, region: int) -> Steps[None]:
    """The defenders shut themselves in; more than five units find no room and go to the reinforcements."""
    state = match.state
    garrison = GARRISON[region]
    armies.relocate(state, armies.army_at(state, side, region), garrison)
    match.tell("wotr.siege", region=REGION_IDS[region])
    yield from armies.reduce_to(match, side, garrison, STACKING_UNDER_SIEGE)
