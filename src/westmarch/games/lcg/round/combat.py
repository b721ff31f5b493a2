"""Phase 6: Combat. Shadow cards, attacks of enemies, attacks on enemies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from westmarch.core.decisions import Decision, MaybeSteps, Reason, Steps
from westmarch.games.lcg.abilities import DEALT, DEFENDING, SHADOW_EFFECT, STRUCK_DOWN, Trigger
from westmarch.games.lcg.actions.moments import AFTER_ATTACK, DAMAGE, DEFENCE, SHADOW_EFFECTS, STRENGTH, STRIKE, STRIKES
from westmarch.games.lcg.actions.respond import respond
from westmarch.games.lcg.actions.windows import window
from westmarch.games.lcg.choices import (
    ALL,
    DONE,
    PASS,
    able_characters,
    alike,
    ask,
    of_table,
    pick,
    ready_characters,
    why_not_exhaust,
    why_not_own_character,
)
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ENEMY
from westmarch.games.lcg.state import (
    COMBAT,
    DECK,
    DISCARD,
    ENGAGED,
    NONE,
    ON_DECK,
    PLAY,
    SHADOW,
    STAGING,
    Attack,
    Journey,
    State,
    Strike,
    marked,
    with_one,
)
from westmarch.games.lcg.table.effects import harm, staging_enemies
from westmarch.games.lcg.table.stats import attack as attack_of
from westmarch.games.lcg.table.stats import barred_from_combat, defense, hit_points
from westmarch.games.lcg.table.turning import turn_up, turn_up_shadows
from westmarch.games.lcg.table.zones import place, take

RULE = "lcg-rule-combat"

# -- shadow cards


def deal_shadow(match: Journey, enemy: int) -> list[int]:
    """One card from the encounter deck face down; an empty deck deals none (it is reset in the quest phase only).

    Gives back the enemy if it got one. Which card it is nobody knows, so nobody keeps it in hand.
    """
    state = match.state
    deck = state.decks[state.players]
    if not deck or state.pool.beginner:
        return []
    card = deck[-1]
    take(state, card)
    state.zone[card] = SHADOW
    state.host = with_one(state.host, card, enemy)
    state.shadows += (card,)
    state.stir += 1
    match.tell("lcg.shadow-dealt", enemy=state.name(enemy))
    return [enemy]


def deal_shadows(match: Journey) -> MaybeSteps:
    """To every engaged enemy, the first player's first; each player's in order of engagement cost, highest first."""
    return _deal_shadows(match) if any(match.state.engaged) else None


def _deal_shadows(match: Journey) -> Steps[None]:
    """The same where somebody is engaged."""
    state = match.state
    dealt: list[Trigger] = []
    for seat in state.order():
        enemies: list[int] = []
        waiting = list(state.engaged[seat])
        while waiting:
            enemy = waiting[0] if len(waiting) == 1 else (yield from _next_to_be_dealt(match, seat, waiting))
            waiting.remove(enemy)
            enemies += deal_shadow(match, enemy)
        if enemies:
            dealt.append(Trigger(DEALT, NONE, seat, cards=enemies))
    yield from respond(match, *dealt)


def _next_to_be_dealt(match: Journey, seat: int, enemies: list[int]) -> Steps[int]:
    """The enemy with the highest engagement cost; of several the player picks."""
    state = match.state
    highest = max([CARDS[state.face[enemy]].engagement for enemy in enemies])
    tied = [enemy for enemy in enemies if CARDS[state.face[enemy]].engagement == highest]
    if state.pool.beginner or not state.decks[state.players] or alike(state, tied):
        return tied[0]
    return (yield from pick(match, seat, "lcg.shadow-tie", tied, state.pool.seats[seat], "seat"))


def tell_dealt(match: Journey, seat: int, enemies: list[int]) -> Steps[None]:
    """Responses to shadow cards that were just dealt to enemies of that player."""
    if enemies:
        yield from respond(match, Trigger(DEALT, NONE, seat, cards=enemies))


def discard_shadows(match: Journey) -> None:
    """At the end of the phase. Some go back on top of the encounter deck."""
    state = match.state
    turn_up_shadows(match)
    for card in list(state.shadows):
        back = (card, ON_DECK) in state.leaving
        take(state, card)
        place(state, card, DECK if back else DISCARD)


# -- attacks of enemies


def enemy_attack(match: Journey, enemy: int, seat: int) -> Steps[None]:
    """The four steps of an enemy's attack, with an action window after each."""
    state = match.state
    outer = state.attack
    attack = Attack(enemy, seat)
    state.attack = attack
    state.attacked = marked(state.attacked, enemy)
    zone = state.zone[enemy]
    # An Orc Guard that dies is turned over, and at a real table it is another card than the program had in mind.
    name = state.name(enemy)
    match.tell("lcg.attacks", enemy=name, seat=state.pool.seats[seat], attack=attack_of(state, enemy))

    # 1. choose the enemy
    text = state.text(enemy)
    if text.when_attacking is not None:
        yield from text.when_attacking(match, enemy, seat) or ()
    yield from window(match, DEFENCE)

    # 2. declare a defender
    if _goes_on(state, attack, zone):
        yield from declare_defenders(match, attack)
        declared = [Trigger(DEFENDING, defender, seat, number=state.face[defender]) for defender in attack.defenders]
        yield from respond(match, *declared)
        yield from window(match, SHADOW_EFFECTS)

    # 3. resolve shadow effects
    if _goes_on(state, attack, zone):
        yield from resolve_shadows(match, attack, zone)
        yield from window(match, DAMAGE)

    # 4. damage
    if _goes_on(state, attack, zone):
        yield from deal_attack_damage(match, attack)
        # It has attacked, even if the attacked player is out by it.
        if text.after_attacking is not None and _still_there(state, attack, zone):
            yield from text.after_attacking(match, enemy, seat) or ()
        yield from window(match, AFTER_ATTACK)
    match.tell("lcg.attack-over", enemy=name)
    state.attack = outer


def _goes_on(state: State, attack: Attack, zone: int) -> bool:
    """The attack ends when the attacker is gone or the attacked player is out."""
    return bool(state.alive[attack.seat]) and _still_there(state, attack, zone)


def _still_there(state: State, attack: Attack, zone: int) -> bool:
    """Whether the attacker is where it can attack. Going back to the staging area ends nothing."""
    return state.zone[attack.enemy] == SHADOW if zone == SHADOW else state.zone[attack.enemy] in (ENGAGED, STAGING)


def live_defenders(state: State, attack: Attack) -> list[int]:
    return [card for card in attack.defenders if state.zone[card] == PLAY]


def why_not_defend(state: State, card: int, seat: int, sentinel: bool = False) -> Reason | None:
    """Why a character can't defend for that player; None if it can."""
    reason = why_not_own_character(state, card, seat, RULE)
    if reason is None and sentinel and not CARDS[state.face[card]].sentinel:
        return Reason("lcg-why-no-sentinel", rule="lcg-rule-sentinel", card=state.name(card))
    return reason or why_not_exhaust(state, card) or why_not_fight(state, card)


def why_not_fight(state: State, card: int) -> Reason | None:
    """Why a character can neither attack nor defend: what it carries forbids it."""
    return Reason("lcg-why-barred", card=state.name(card)) if barred_from_combat(state, card) else None


def declare_defenders(match: Journey, attack: Attack) -> Steps[None]:
    """One ready character exhausts to defend, or none; after none, another player's sentinel may."""
    state = match.state
    seat = attack.seat
    several = bool(state.stand_together >> seat & 1)
    about: dict[str, object] = {"enemy": state.name(attack.enemy), "attack": attack_of(state, attack.enemy)}
    why_not = partial(why_not_defend, state, seat=seat)
    while True:
        defenders = able_to_fight(state, seat)
        if not defenders:
            break
        stop = DONE if attack.defenders else "undefended"
        later = partial(_question, state, defenders, stop, about)
        token = yield Decision(state.pool.seats[seat], "lcg.defend", (), None, of_table(state, why_not), later=later)
        if token == stop:
            break
        _defend(match, attack, state.pool.index[token])
        if not several:
            return
    if attack.defenders:
        return
    about["seat"] = state.pool.seats[seat]
    for other in state.order():
        if other == seat:
            continue
        why_not_sentinel = partial(why_not_defend, state, seat=other, sentinel=True)
        names = [state.pool.names[card] for card in able_characters(state, other, why_not_sentinel)]
        if not names:
            continue
        token = yield ask(state, other, "lcg.sentinel", (*names, PASS), of_table(state, why_not_sentinel), **about)
        if token != PASS:
            _defend(match, attack, state.pool.index[token])
            return
    match.tell("lcg.undefended", enemy=state.name(attack.enemy), seat=state.pool.seats[seat])


def _question(
    state: State, defenders: list[int], stop: str, about: dict[str, object]
) -> tuple[tuple[str, ...], Mapping[str, object]]:
    return (*[state.pool.names[card] for card in defenders], stop), about


def able_to_fight(state: State, seat: int) -> list[int]:
    """The characters of a player that can defend, or attack who is engaged with him: `why_not_defend`, quickly."""
    ready = ready_characters(state, seat)
    return [card for card in ready if not barred_from_combat(state, card)] if state.attached else ready


def _defend(match: Journey, attack: Attack, card: int) -> None:
    match.state.exhausted[card] = 1
    match.state.stir += 1
    attack.defenders.append(card)
    state = match.state
    match.tell("lcg.defends", card=state.name(card), enemy=state.name(attack.enemy), defense=defense(state, card))


def resolve_shadows(match: Journey, attack: Attack, zone: int) -> Steps[None]:
    """Turns up the attacker's shadow cards one after the other, in the order dealt."""
    state = match.state
    enemy = attack.enemy
    while _goes_on(state, attack, zone):
        card = _next_shadow(state, enemy)
        if card == NONE:
            return
        card = turn_up(match, card)
        state.face_up = marked(state.face_up, card)
        state.stir += 1
        number = state.face[card]
        effect = state.text(card).shadow
        match.tell("lcg.shadow", enemy=state.name(enemy), card=state.name(card), effect=effect is not None)
        if effect is None:
            attack.blank = True
            continue
        trigger = Trigger(SHADOW_EFFECT, card, attack.seat, number=number)
        yield from respond(match, trigger)
        if trigger.cancelled:
            match.tell("lcg.shadow-cancelled", card=state.name(card))
            continue
        yield from effect(match, card) or ()
        after = state.text(enemy).after_shadow
        if after is not None and _goes_on(state, attack, zone):
            yield from after(match, enemy, attack.seat) or ()


def _next_shadow(state: State, enemy: int) -> int:
    """The first shadow card of an enemy that is still face down; NONE if there is none."""
    for card in state.shadows:
        if state.host[card] == enemy and not state.face_up[card]:
            return card
    return NONE


def deal_attack_damage(match: Journey, attack: Attack) -> Steps[None]:
    """Attack minus defense on the defender; all of it on one hero of the attacked player if there is none."""
    state = match.state
    enemy = attack.enemy
    seat = attack.seat
    amount = attack_of(state, enemy) + attack.bonus
    defenders = live_defenders(state, attack)
    withstood = sum([defense(state, card) for card in defenders if card not in attack.stunned])
    match.tell("lcg.blow", enemy=state.name(enemy), attack=amount, defense=withstood)
    if defenders:
        amount -= withstood
        if amount <= 0:
            match.tell("lcg.no-damage", enemy=state.name(enemy))
            return
        hurt = yield from pick(match, seat, "lcg.damage-defender", defenders, state.name(enemy), "enemy")
    else:
        if amount <= 0:
            return
        hurt = yield from pick(match, seat, "lcg.undefended", state.heroes(seat), state.name(enemy), "enemy")
        if hurt == NONE:
            return
    excess = state.text(enemy).excess_damage
    surplus = amount - (hit_points(state, hurt) - state.damage[hurt])
    triggers = yield from harm(match, [hurt], amount, state.name(enemy))
    if surplus > 0 and excess is not None:
        yield from excess(match, enemy, seat, surplus) or ()
    yield from respond(match, *triggers)


# -- attacks on enemies


def why_not_attack_with(state: State, card: int, seat: int, enemy: int) -> Reason | None:
    """Why a character can't attack that enemy; None if it can. `seat` is the player who declares it."""
    reason = (
        why_not_own_character(state, card, seat, RULE) or why_not_exhaust(state, card) or why_not_fight(state, card)
    )
    if reason is not None:
        return reason
    if state.zone[enemy] == STAGING:
        if not state.text(card).attacks_staging:
            return Reason("lcg-why-enemy-in-staging", rule=RULE, card=state.name(enemy))
    elif state.seat[enemy] != seat:
        return why_not_shoot(state, card, enemy)
    return None


def why_not_shoot(state: State, card: int, enemy: int) -> Reason | None:
    """Why a character can't attack an enemy from afar: it isn't ranged."""
    if CARDS[state.face[card]].ranged:
        return None
    return Reason("lcg-why-no-ranged", rule="lcg-rule-ranged", card=state.name(card), enemy=state.name(enemy))


def why_not_join(state: State, card: int, seat: int, enemy: int) -> Reason | None:
    """Why a character can't join the attack of another player on that enemy; None if it can."""
    reason = why_not_shoot(state, card, enemy) if state.zone[card] == PLAY else None
    return reason or why_not_attack_with(state, card, seat, enemy)


def why_not_attack(state: State, enemy: int, seat: int) -> Reason | None:
    """Why that player can't attack that enemy now; None if he can."""
    if state.phase != COMBAT:
        return Reason("lcg-why-no-attack-now", rule=RULE)
    if CARDS[state.face[enemy]].type != ENEMY:
        return Reason("lcg-why-no-enemy", rule=RULE, card=state.name(enemy))
    if state.zone[enemy] not in (ENGAGED, STAGING):
        return Reason("lcg-why-not-in-play", card=state.name(enemy))
    if state.struck[enemy] >> seat & 1:
        return Reason("lcg-why-struck", rule=RULE, card=state.name(enemy))
    reason: Reason | None = None
    for card in state.areas[seat]:
        if not state.exhausted[card]:
            reason = why_not_attack_with(state, card, seat, enemy)
            if reason is None:
                return None
    return reason or Reason("lcg-why-nobody-ready", rule=RULE, card=state.name(enemy))


def can_attack(state: State, seat: int) -> list[int]:
    """The enemies that player can attack: `why_not_attack`, quickly. His own come first."""
    fighters = able_to_fight(state, seat)
    if not fighters:
        return []
    own = state.engaged[seat]
    enemies = list(own)
    if any(CARDS[state.face[card]].ranged for card in fighters):
        enemies += [enemy for other in state.order() if other != seat for enemy in state.engaged[other]]
    if any(state.text(card).attacks_staging for card in fighters):
        enemies += staging_enemies(state)
    return [enemy for enemy in enemies if not state.struck[enemy] >> seat & 1]


def player_attack(match: Journey, seat: int) -> Steps[bool] | None:
    """One attack of a player; True when he has finished attacking."""
    enemies = can_attack(match.state, seat)
    return _attack_one(match, seat, enemies) if enemies else None


def _attack_one(match: Journey, seat: int, enemies: list[int]) -> Steps[bool]:
    """The same where there is an enemy whom he can attack."""
    state = match.state
    why_not = partial(why_not_attack, state, seat=seat)
    options = (*[state.name(enemy) for enemy in enemies], DONE)
    token = yield ask(state, seat, "lcg.attack", options, of_table(state, why_not))
    if token == DONE:
        return True
    enemy = state.find(token)
    strike = Strike(enemy, seat)
    yield from declare_attackers(match, strike)
    state.struck = marked(state.struck, enemy, state.struck[enemy] | 1 << seat)
    yield from resolve_strike(match, strike)
    return False


def declare_attackers(match: Journey, strike: Strike) -> Steps[None]:
    """Any number of ready characters; ranged characters of other players may join. In the staging area: one alone."""
    state = match.state
    enemy = strike.enemy
    seat = strike.seat
    alone = state.zone[enemy] == STAGING
    yield from _choose_attackers(match, strike, seat, alone)
    if alone:
        return
    for other in state.order():
        if other != seat:
            yield from _choose_attackers(match, strike, other, False)


def _choose_attackers(match: Journey, strike: Strike, seat: int, alone: bool) -> Steps[None]:
    state = match.state
    enemy = strike.enemy
    joins = seat != strike.seat
    why_not = partial(why_not_join if joins else why_not_attack_with, state, seat=seat, enemy=enemy)
    attackers = able_characters(state, seat, why_not)
    while attackers:
        names = [state.pool.names[card] for card in attackers]
        shortcut = (ALL,) if len(attackers) > 1 and not alone else ()
        stop = (DONE,) if strike.attackers or joins else ()
        token = yield ask(
            state,
            seat,
            "lcg.join" if joins else "lcg.attackers",
            (*shortcut, *names, *stop),
            of_table(state, why_not),
            enemy=state.name(enemy),
            chosen=[state.name(card) for card in strike.attackers],
        )
        if token == DONE:
            return
        chosen = attackers if token == ALL else [state.pool.index[token]]
        state.stir += 1
        for card in chosen:
            state.exhausted[card] = 1
            strike.attackers.append(card)
        if alone or token == ALL:
            return
        # Nothing happens in between, so the others can still attack.
        attackers.remove(chosen[0])


def resolve_strike(match: Journey, strike: Strike) -> Steps[None]:
    """The rest of an attack on an enemy: strength, damage, with an action window after each step."""
    state = match.state
    enemy = strike.enemy
    name, number = state.name(enemy), state.face[enemy]
    outer = state.strike
    state.strike = strike
    match.tell(
        "lcg.strikes",
        seat=state.pool.seats[strike.seat],
        enemy=name,
        cards=[state.name(card) for card in strike.attackers],
        attacks=[attack_of(state, card, enemy) for card in strike.attackers],
        defense=defense(state, enemy),
    )
    yield from window(match, STRENGTH)
    if state.zone[enemy] in (ENGAGED, STAGING):
        # 2. attack strength. It is counted again in step 3, since every new effect changes the sum.
        match.tell("lcg.strength", enemy=state.name(enemy), strength=_strength(state, strike))
        yield from window(match, STRIKE)
    if state.zone[enemy] in (ENGAGED, STAGING):
        # 3. damage
        strength, withstood = _strength(state, strike), defense(state, enemy)
        match.tell("lcg.blow", enemy=state.name(enemy), attack=strength, defense=withstood)
        amount = strength - withstood
        if amount > 0:
            lethal = state.damage[enemy] + amount >= hit_points(state, enemy)
            triggers = yield from harm(match, [enemy], amount, "")
            if lethal:
                triggers.append(Trigger(STRUCK_DOWN, enemy, strike.seat, 0, strike.attackers, number))
            yield from respond(match, *triggers)
        else:
            match.tell("lcg.no-damage", enemy=state.name(enemy))
        yield from window(match, STRIKES)
    match.tell("lcg.strike-over", enemy=name)
    state.strike = outer


def _strength(state: State, strike: Strike) -> int:
    return sum([attack_of(state, card, strike.enemy) for card in strike.attackers if state.zone[card] == PLAY])


# -- the end of the phase


def end_of_combat(match: Journey) -> Steps[None]:
    state = match.state
    for card in list(state.staging):
        end = state.text(card).end_of_combat
        if end is not None and state.zone[card] == STAGING:
            yield from end(match, card) or ()
    discard_shadows(match)
    for enemies in (*state.engaged, state.staging):
        for enemy in enemies:
            if state.attacked[enemy]:
                state.attacked = marked(state.attacked, enemy, 0)
