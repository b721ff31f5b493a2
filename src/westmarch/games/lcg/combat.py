"""Phase 6: Combat. Shadow cards, attacks of enemies, attacks on enemies."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import (
    AFTER_ATTACKING,
    AFTER_SHADOW,
    ATTACKS_STAGING,
    DEALT,
    DEFENDING,
    END_OF_COMBAT,
    EXCESS_DAMAGE,
    SHADOW_EFFECT,
    SHADOWS,
    STRUCK_DOWN,
    WHEN_ATTACKING,
    Table,
    Trigger,
)
from westmarch.games.lcg.choices import alike, not_in_play, pick
from westmarch.games.lcg.effects import harm
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY, ENEMY
from westmarch.games.lcg.moments import AFTER_ATTACK, DAMAGE, DEFENCE, SHADOW_EFFECTS, STRENGTH, STRIKE, STRIKES
from westmarch.games.lcg.respond import respond
from westmarch.games.lcg.state import (
    CAPTIVE,
    COMBAT,
    DECK,
    DISCARD,
    ENGAGED,
    NONE,
    PLAY,
    SHADOW,
    STAGING,
    Attack,
    State,
    Strike,
)
from westmarch.games.lcg.stats import attack as attack_of
from westmarch.games.lcg.stats import barred_from_combat, defense, hit_points
from westmarch.games.lcg.windows import window
from westmarch.games.lcg.zones import place, take

RULE = "lcg-rule-combat"

# -- shadow cards


def deal_shadow(match: Table, enemy: int) -> list[int]:
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
    state.host[card] = enemy
    state.shadows.append(card)
    state.stir += 1
    match.tell("lcg.shadow-dealt", enemy=state.name(enemy))
    return [enemy]


def deal_shadows(match: Table) -> Steps[None]:
    """To every engaged enemy, the first player's first; each player's in order of engagement cost, highest first."""
    state = match.state
    dealt: list[Trigger] = []
    for seat in state.order():
        enemies: list[int] = []
        waiting = list(state.engaged[seat])
        while waiting:
            enemy = yield from _next_to_be_dealt(match, seat, waiting)
            waiting.remove(enemy)
            enemies += deal_shadow(match, enemy)
        if enemies:
            dealt.append(Trigger(DEALT, NONE, seat, cards=enemies))
    yield from respond(match, *dealt)


def _next_to_be_dealt(match: Table, seat: int, enemies: list[int]) -> Steps[int]:
    """The enemy with the highest engagement cost; of several the player picks."""
    state = match.state
    highest = max([CARDS[state.face[enemy]].engagement for enemy in enemies])
    tied = [enemy for enemy in enemies if CARDS[state.face[enemy]].engagement == highest]
    if state.pool.beginner or not state.decks[state.players] or alike(state, tied):
        return tied[0]
    chosen = yield from pick(match, seat, "lcg.shadow-tie", tied, state.pool.seats[seat], "seat")
    return chosen


def tell_dealt(match: Table, seat: int, enemies: list[int]) -> Steps[None]:
    """Responses to shadow cards that were just dealt to enemies of that player."""
    if enemies:
        yield from respond(match, Trigger(DEALT, NONE, seat, cards=enemies))


def discard_shadows(match: Table) -> None:
    """At the end of the phase. A card marked to go back (Wolf Rider) goes on top of the encounter deck."""
    state = match.state
    for card in list(state.shadows):
        take(state, card)
        place(state, card, DECK if state.uses[card] else DISCARD)


# -- attacks of enemies


def enemy_attack(match: Table, enemy: int, seat: int) -> Steps[None]:
    """The four steps of an enemy's attack, with an action window after each."""
    state = match.state
    outer = state.attack
    attack = Attack(enemy, seat)
    state.attack = attack
    state.attacked[enemy] = 1
    zone = state.zone[enemy]
    match.tell("lcg.attacks", enemy=state.name(enemy), seat=state.pool.seats[seat], attack=attack_of(state, enemy))

    # 1. choose the enemy
    number = state.face[enemy]
    if number in WHEN_ATTACKING:
        yield from WHEN_ATTACKING[number](match, enemy, seat)
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
        if _goes_on(state, attack, zone) and number in AFTER_ATTACKING:
            yield from AFTER_ATTACKING[number](match, enemy, seat)
        yield from window(match, AFTER_ATTACK)
    match.tell("lcg.attack-over", enemy=state.name(enemy))
    state.attack = outer


def _goes_on(state: State, attack: Attack, zone: int) -> bool:
    """The attack ends when the attacker is gone or the attacked player is out. Going back to staging ends nothing."""
    if not state.alive[attack.seat]:
        return False
    if zone == SHADOW:
        return state.zone[attack.enemy] == SHADOW
    return state.zone[attack.enemy] in (ENGAGED, STAGING)


def live_defenders(state: State, attack: Attack) -> list[int]:
    return [card for card in attack.defenders if state.zone[card] == PLAY]


def defend_check(state: State, card: int, seat: int, sentinel: bool = False) -> Reason | None:
    """Why a character can't defend for that player; None if it can."""
    name = state.name(card)
    if state.zone[card] == CAPTIVE:
        return Reason("lcg-why-captive", rule="lcg-rule-dol-guldur", card=name)
    if state.zone[card] != PLAY or CARDS[state.face[card]].type > ALLY:
        return Reason("lcg-why-no-character", rule=RULE, card=name)
    if state.seat[card] != seat:
        return Reason("lcg-why-not-yours", rule=RULE, card=name)
    if sentinel and not CARDS[state.face[card]].sentinel:
        return Reason("lcg-why-no-sentinel", rule="lcg-rule-sentinel", card=name)
    if state.exhausted[card]:
        return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=name)
    if barred_from_combat(state, card):
        return Reason("lcg-why-barred", card=name)
    return None


def declare_defenders(match: Table, attack: Attack) -> Steps[None]:
    """One ready character exhausts to defend, or none; after none, another player's sentinel may."""
    state = match.state
    seat = attack.seat
    several = bool(state.stand_together >> seat & 1)
    about = {"enemy": state.name(attack.enemy), "attack": attack_of(state, attack.enemy)}
    while True:
        ready = [card for card in state.areas[seat] if not state.exhausted[card]]
        able = [card for card in ready if defend_check(state, card, seat) is None]
        if not able:
            break
        names = [state.pool.names[card] for card in able]
        stop = "done" if attack.defenders else "undefended"
        token = yield Decision(
            state.pool.seats[seat],
            "lcg.defend",
            (*names, stop),
            about,
            lambda token: _why_no_defence(state, seat, token),
        )
        if token == stop:
            break
        _defend(match, attack, state.pool.index[token])
        if not several:
            return
    if attack.defenders:
        return
    for other in state.order():
        if other == seat:
            continue
        able = [card for card in state.areas[other] if defend_check(state, card, other, sentinel=True) is None]
        if not able:
            continue
        token = yield Decision(
            state.pool.seats[other],
            "lcg.sentinel",
            (*[state.pool.names[card] for card in able], "pass"),
            {**about, "seat": state.pool.seats[seat]},
            lambda token, other=other: _why_no_defence(state, other, token, True),  # type: ignore[misc]
        )
        if token != "pass":
            _defend(match, attack, state.pool.index[token])
            return
    match.tell("lcg.undefended", enemy=state.name(attack.enemy), seat=state.pool.seats[seat])


def _defend(match: Table, attack: Attack, card: int) -> None:
    match.state.exhausted[card] = 1
    match.state.stir += 1
    attack.defenders.append(card)
    state = match.state
    match.tell("lcg.defends", card=state.name(card), enemy=state.name(attack.enemy), defense=defense(state, card))


def _why_no_defence(state: State, seat: int, token: str, sentinel: bool = False) -> Reason | None:
    card = state.on_table(token)
    return not_in_play(state, token) if card == NONE else defend_check(state, card, seat, sentinel)


def resolve_shadows(match: Table, attack: Attack, zone: int) -> Steps[None]:
    """Turns up the attacker's shadow cards one after the other, in the order dealt."""
    state = match.state
    enemy = attack.enemy
    while _goes_on(state, attack, zone):
        card = next((each for each in state.shadows if state.host[each] == enemy and not state.exhausted[each]), NONE)
        if card == NONE:
            return
        state.exhausted[card] = 1  # lies face up now
        state.stir += 1
        number = state.face[card]
        match.tell("lcg.shadow", enemy=state.name(enemy), card=state.name(card), effect=number in SHADOWS)
        if number not in SHADOWS:
            attack.blank = True
            continue
        trigger = Trigger(SHADOW_EFFECT, card, attack.seat, number=number)
        yield from respond(match, trigger)
        if trigger.cancelled:
            match.tell("lcg.shadow-cancelled", card=state.name(card))
            continue
        yield from SHADOWS[number](match, card)
        attacker = state.face[enemy]
        if attacker in AFTER_SHADOW and _goes_on(state, attack, zone):
            yield from AFTER_SHADOW[attacker](match, enemy, attack.seat)


def deal_attack_damage(match: Table, attack: Attack) -> Steps[None]:
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
    number = state.face[enemy]
    surplus = amount - (hit_points(state, hurt) - state.damage[hurt])
    triggers = yield from harm(match, [hurt], amount, state.name(enemy))
    if surplus > 0 and number in EXCESS_DAMAGE:
        EXCESS_DAMAGE[number](match, enemy, seat, surplus)
    yield from respond(match, *triggers)


# -- attacks on enemies


def attack_check(state: State, card: int, seat: int, enemy: int) -> Reason | None:
    """Why a character can't attack that enemy; None if it can. `seat` is the player who declares it."""
    name = state.name(card)
    if state.zone[card] == CAPTIVE:
        return Reason("lcg-why-captive", rule="lcg-rule-dol-guldur", card=name)
    if state.zone[card] != PLAY or CARDS[state.face[card]].type > ALLY:
        return Reason("lcg-why-no-character", rule=RULE, card=name)
    if state.seat[card] != seat:
        return Reason("lcg-why-not-yours", rule=RULE, card=name)
    if state.exhausted[card]:
        return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=name)
    if barred_from_combat(state, card):
        return Reason("lcg-why-barred", card=name)
    if state.zone[enemy] == STAGING:
        if state.face[card] not in ATTACKS_STAGING:
            return Reason("lcg-why-enemy-in-staging", rule=RULE, card=state.name(enemy))
    elif state.seat[enemy] != seat and not CARDS[state.face[card]].ranged:
        return Reason("lcg-why-no-ranged", rule="lcg-rule-ranged", card=name, enemy=state.name(enemy))
    return None


def able_attackers(state: State, seat: int, enemy: int) -> list[int]:
    return [card for card in state.areas[seat] if attack_check(state, card, seat, enemy) is None]


def target_check(state: State, enemy: int, seat: int) -> Reason | None:
    """Why that player can't attack that enemy now; None if he can."""
    name = state.name(enemy)
    if state.phase != COMBAT:
        return Reason("lcg-why-no-attack-now", rule=RULE)
    if CARDS[state.face[enemy]].type != ENEMY:
        return Reason("lcg-why-no-enemy", rule=RULE, card=name)
    if state.zone[enemy] not in (ENGAGED, STAGING):
        return Reason("lcg-why-not-in-play", card=name)
    if state.struck[enemy] >> seat & 1:
        return Reason("lcg-why-struck", rule=RULE, card=name)
    reason: Reason | None = Reason("lcg-why-nobody-ready", rule=RULE, card=name)
    for card in state.areas[seat]:
        why = attack_check(state, card, seat, enemy)
        if why is None:
            return None
        if not state.exhausted[card]:
            reason = why
    return reason


def targets(state: State, seat: int) -> list[int]:
    """The enemies that player could attack now; his own first."""
    able = [card for card in state.areas[seat] if not state.exhausted[card] and not barred_from_combat(state, card)]
    if not able:
        return []
    bit = 1 << seat
    found = [enemy for enemy in state.engaged[seat] if not state.struck[enemy] & bit]
    if state.players > 1 and any(CARDS[state.face[card]].ranged for card in able):
        for other in state.order():
            if other != seat:
                found.extend([enemy for enemy in state.engaged[other] if not state.struck[enemy] & bit])
    if any(state.face[card] in ATTACKS_STAGING for card in able):
        found.extend(
            [card for card in state.staging if CARDS[state.face[card]].type == ENEMY and not state.struck[card] & bit]
        )
    return found


def player_attack(match: Table, seat: int) -> Steps[bool]:
    """One attack of a player; True when he has finished attacking."""
    state = match.state
    able = targets(state, seat)
    if not able:
        return True
    token = yield Decision(
        state.pool.seats[seat],
        "lcg.attack",
        (*[state.name(enemy) for enemy in able], "done"),
        {},
        lambda token: _why_no_target(state, seat, token),
    )
    if token == "done":
        return True
    enemy = state.find(token)
    strike = Strike(enemy, seat)
    yield from declare_attackers(match, strike)
    state.struck[enemy] |= 1 << seat
    yield from resolve_strike(match, strike)
    return False


def _why_no_target(state: State, seat: int, token: str) -> Reason | None:
    card = state.on_table(token)
    return not_in_play(state, token) if card == NONE else target_check(state, card, seat)


def declare_attackers(match: Table, strike: Strike) -> Steps[None]:
    """Any number of ready characters; ranged characters of other players may join. In the staging area: one alone."""
    state = match.state
    enemy = strike.enemy
    seat = strike.seat
    alone = state.zone[enemy] == STAGING
    yield from _choose_attackers(match, strike, seat, "lcg.attackers", alone)
    if alone:
        return
    for other in state.order():
        if other == seat:
            continue
        yield from _choose_attackers(match, strike, other, "lcg.join", False, ranged=True)


def _choose_attackers(
    match: Table, strike: Strike, seat: int, kind: str, alone: bool, ranged: bool = False
) -> Steps[None]:
    state = match.state
    enemy = strike.enemy
    while True:
        able = able_attackers(state, seat, enemy)
        if ranged:
            able = [card for card in able if CARDS[state.face[card]].ranged]
        if not able:
            return
        names = [state.pool.names[card] for card in able]
        shortcut = ("all",) if len(able) > 1 and not alone else ()
        stop = ("done",) if strike.attackers or ranged else ()
        token = yield Decision(
            state.pool.seats[seat],
            kind,
            (*shortcut, *names, *stop),
            {"enemy": state.name(enemy), "chosen": [state.name(card) for card in strike.attackers]},
            lambda token: _why_no_attacker(state, seat, enemy, token, ranged),
        )
        if token == "done":
            return
        chosen = able if token == "all" else [state.pool.index[token]]
        state.stir += 1
        for card in chosen:
            state.exhausted[card] = 1
            strike.attackers.append(card)
        if alone or token == "all":
            return


def _why_no_attacker(state: State, seat: int, enemy: int, token: str, ranged: bool) -> Reason | None:
    card = state.on_table(token)
    if card == NONE:
        return not_in_play(state, token)
    if ranged and state.zone[card] == PLAY and not CARDS[state.face[card]].ranged:
        return Reason("lcg-why-no-ranged", rule="lcg-rule-ranged", card=state.name(card), enemy=state.name(enemy))
    return attack_check(state, card, seat, enemy)


def resolve_strike(match: Table, strike: Strike) -> Steps[None]:
    """The rest of an attack on an enemy: strength, damage, with an action window after each step."""
    state = match.state
    enemy = strike.enemy
    number = state.face[enemy]
    outer = state.strike
    state.strike = strike
    match.tell(
        "lcg.strikes",
        seat=state.pool.seats[strike.seat],
        enemy=state.name(enemy),
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
    match.tell("lcg.strike-over", enemy=state.name(enemy))
    state.strike = outer


def _strength(state: State, strike: Strike) -> int:
    return sum([attack_of(state, card, strike.enemy) for card in strike.attackers if state.zone[card] == PLAY])


# -- the end of the phase


def end_of_combat(match: Table) -> Steps[None]:
    state = match.state
    for card in [each for each in state.staging if state.face[each] in END_OF_COMBAT]:
        if state.zone[card] == STAGING:
            yield from END_OF_COMBAT[state.face[card]](match, card)
    discard_shadows(match)
    for enemies in state.engaged:
        for enemy in enemies:
            state.attacked[enemy] = 0
    for card in state.staging:
        state.attacked[card] = 0
