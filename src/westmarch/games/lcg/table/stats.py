"""What a card's values are now: printed value, attachments, its own text, lasting effects; never below 0."""

from __future__ import annotations

from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import LOCATION
from westmarch.games.lcg.state import ATTACHED, ATTACK, DEFENSE, NONE, SHACKLED, THREAT, WILLPOWER, State


def _lasting(state: State, card: int, stat: int) -> int:
    return sum([each[2] for each in state.lasting if each[0] == card and each[1] == stat])


def willpower(state: State, card: int) -> int:
    value = CARDS[state.face[card]].willpower
    for each in state.attachments(card):
        value += state.text(each).attached_willpower
    if state.lasting:
        value += _lasting(state, card, WILLPOWER)
    return value if value > 0 else 0


def attack(state: State, card: int, target: int = NONE) -> int:
    """Attack of a character or enemy; `target` is the enemy it attacks, if it does."""
    number = state.face[card]
    value = CARDS[number].attack
    own = state.box.texts[number].own_attack
    if own is not None:
        value += own(state, card, target)
    for each in state.attachments(card):
        more = state.text(each).attached_attack
        if more is not None:
            value += more(state, card, target)
    if state.lasting:
        value += _lasting(state, card, ATTACK)
    return value if value > 0 else 0


def defense(state: State, card: int) -> int:
    value = CARDS[state.face[card]].defense
    if state.lasting:
        value += _lasting(state, card, DEFENSE)
    return value if value > 0 else 0


def hit_points(state: State, card: int) -> int:
    more = sum([state.text(each).attached_hit_points for each in state.attachments(card)])
    return CARDS[state.face[card]].hit_points + more


def threat(state: State, card: int) -> int:
    """What an enemy or location in the staging area adds."""
    printed = CARDS[state.face[card]]
    value = printed.threat
    if state.fog and printed.type == LOCATION:
        value += state.fog
    for each in state.attachments(card):
        value += state.text(each).attached_threat
    if state.lasting:
        value += _lasting(state, card, THREAT)
    return value if value > 0 else 0


def staging_threat(state: State) -> int:
    """All threat of the staging area (Step 3: Quest resolution)."""
    total = state.gloom * state.players_left() if state.gloom else 0
    for card in state.staging:
        if CARDS[state.face[card]].type <= LOCATION:
            total += threat(state, card)
    return total


def quest_willpower(state: State) -> int:
    """The willpower of all committed characters."""
    return sum([willpower(state, card) for area in state.areas for card in area if state.committed[card]])


def has_trait(state: State, card: int, trait: str) -> bool:
    number = state.face[card]
    if trait in CARDS[number].traits:
        return True
    if state.box.texts[number].condition and state.zone[card] in (ATTACHED, SHACKLED):
        return trait == "condition"
    return any(state.text(each).granted_trait == trait for each in state.attachments(card))


def icons(state: State, hero: int) -> int:
    """The resource icons of a hero, as bits."""
    value = CARDS[state.face[hero]].icon
    for each in state.attachments(hero):
        granted = state.text(each).granted_icon
        if granted is not None:
            value |= granted(state, hero)
    return value


def icons_are_granted(state: State) -> bool:
    """Whether any attachment gives a hero an icon."""
    givers = state.box.icon_givers
    face = state.face
    for each in state.attached:
        if face[each] in givers:
            return True
    return False


def held_back(state: State, enemy: int) -> bool:
    """The enemy can't attack anybody (an attachment holds it)."""
    return any(state.text(each).no_attack for each in state.attachments(enemy))


def barred_from_combat(state: State, hero: int) -> bool:
    """The hero can neither attack nor defend."""
    return any(state.text(each).no_combat for each in state.attachments(hero))


def guard_of(state: State, objective: int) -> int:
    """The encounter card in play that guards an objective, or NONE."""
    for each in (*state.staging, *(enemy for enemies in state.engaged for enemy in enemies)):
        if state.host[each] == objective:
            return each
    return state.active if state.active != NONE and state.host[state.active] == objective else NONE


def attackers_left(state: State, seat: int) -> list[int]:
    """The enemies engaged with that player that still have to attack."""
    return [
        enemy
        for enemy in state.engaged[seat]
        if not state.attacked[enemy] and not state.barred[enemy] >> seat & 1 and not held_back(state, enemy)
    ]
