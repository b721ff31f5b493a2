"""Tactics (cards 28 to 42). Veteran Axehand and Horseback Archer have no text beyond keywords."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import (
    DEFENDING,
    DESTROYED,
    STRUCK_DOWN,
    Action,
    CardText,
    Response,
    Trigger,
    WhyNotRespond,
    to_anything,
)
from westmarch.games.lcg.actions.moments import MORE_DEFENDERS, NO_ATTACK_COMES, VOLLEYS, own_attack, strength
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.choices import pick, pick_player
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.round.combat import resolve_strike, why_not_attack_with
from westmarch.games.lcg.state import ATTACK, COMBAT, DEFENSE, NONE, TO_DECK, Journey, State, Strike, marked
from westmarch.games.lcg.table.effects import deal_damage, place_progress
from westmarch.games.lcg.table.moves import add_resources, because, exhaust, last
from westmarch.games.lcg.table.stats import has_trait

# -- allies


def why_not_damage_attacker(state: State, card: int, seat: int) -> Reason | None:
    """An attacker that isn't in play (Wolf Rider as a shadow card) can't be damaged."""
    return common.why_not_unless(state.attack is not None and state.in_play(state.attack.enemy), state, card)


def _damage_attacker(name: str, amount: int, why_not: WhyNotRespond) -> CardText:
    """A response to a defender being declared: damage to the attacker."""

    def effect(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
        yield from deal_damage(match, [common.current_attack(match).enemy], amount, name)

    return CardText(name, response=Response(DEFENDING, effect, why_not, why_not_damage_attacker))


GONDORIAN_SPEARMAN = _damage_attacker("gondorian-spearman", 1, common.why_not_own)


def beorn(match: Journey, card: int, seat: int) -> None:
    state = match.state
    last(match, [card], ATTACK, 5, "beorn")
    state.leaving += ((card, TO_DECK),)


BEORN = CardText("beorn", action=Action(beorn, once_a_round=True, matters=own_attack))

# -- events


def blade_mastery(match: Journey, card: int, seat: int) -> Steps[None]:
    chosen = yield from pick(match, seat, "lcg.target", match.state.characters(), "blade-mastery")
    last(match, [chosen], ATTACK, 1, "blade-mastery")
    last(match, [chosen], DEFENSE, 1, "blade-mastery")


BLADE_MASTERY = CardText("blade-mastery", action=Action(blade_mastery, matters=strength))


def _ready_archers(state: State, seat: int) -> list[int]:
    return [each for each in state.areas[seat] if CARDS[state.face[each]].ranged and not state.exhausted[each]]


def _engaged_players(state: State) -> list[int]:
    return [seat for seat in state.order() if state.engaged[seat]]


def _why_not_rain_of_arrows(state: State, card: int, seat: int) -> Reason | None:
    if not _ready_archers(state, seat):
        return Reason("lcg-why-no-archer", card="rain-of-arrows")
    return common.why_not_unless(_engaged_players(state), state, card)


def rain_of_arrows(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    archer = yield from pick(match, seat, "lcg.exhaust", _ready_archers(state, seat), "rain-of-arrows")
    exhaust(match, archer, "rain-of-arrows")
    chosen = yield from pick_player(match, seat, _engaged_players(state), "rain-of-arrows")
    yield from deal_damage(match, list(state.engaged[chosen]), 1, "rain-of-arrows")


RAIN_OF_ARROWS = CardText("rain-of-arrows", action=Action(rain_of_arrows, _why_not_rain_of_arrows, matters=VOLLEYS))


def feint(match: Journey, card: int, seat: int) -> Steps[None]:
    """Only attacks on the player it is engaged with are stopped, and only before it is chosen to attack."""
    state = match.state
    enemy = yield from pick(match, seat, "lcg.target", common.engaged_enemies(state), "feint")
    state.barred = marked(state.barred, enemy, state.barred[enemy] | 1 << state.seat[enemy])
    match.tell("lcg.held", enemy=state.name(enemy), seat=state.pool.seats[state.seat[enemy]], **because("feint"))


FEINT = CardText(
    "feint", action=Action(feint, common.needs(common.engaged_enemies), phase=COMBAT, matters=NO_ATTACK_COMES)
)


def _quick_targets(state: State, character: int, seat: int) -> list[int]:
    return [enemy for enemy in state.enemies() if why_not_attack_with(state, character, seat, enemy) is None]


def _quick_strikers(state: State, seat: int) -> list[int]:
    enemies = state.enemies()
    if not enemies:
        return []
    return [each for each in state.areas[seat] if not state.exhausted[each] and _quick_targets(state, each, seat)]


def quick_strike(match: Journey, card: int, seat: int) -> Steps[None]:
    """An attack of its own: nobody joins, and the normal attack on that enemy isn't used up (FAQ)."""
    state = match.state
    striker = yield from pick(match, seat, "lcg.exhaust", _quick_strikers(state, seat), "quick-strike")
    enemy = yield from pick(match, seat, "lcg.target", _quick_targets(state, striker, seat), "quick-strike")
    exhaust(match, striker, "quick-strike")
    strike = Strike(enemy, seat)
    strike.attackers.append(striker)
    yield from resolve_strike(match, strike)


QUICK_STRIKE = CardText("quick-strike", action=Action(quick_strike, common.needs_own(_quick_strikers), matters=VOLLEYS))


def thicket_of_spears(match: Journey, card: int, seat: int) -> Steps[None]:
    """Covers the enemies engaged with that player now (FAQ)."""
    state = match.state
    chosen = yield from pick_player(match, seat, _engaged_players(state), "thicket-of-spears")
    for enemy in state.engaged[chosen]:
        state.barred = marked(state.barred, enemy, state.barred[enemy] | 1 << chosen)
        match.tell("lcg.held", enemy=state.name(enemy), seat=state.pool.seats[chosen], **because("thicket-of-spears"))


THICKET_OF_SPEARS = CardText(
    "thicket-of-spears",
    action=Action(thicket_of_spears, common.needs(common.engaged_enemies), matters=NO_ATTACK_COMES),
    from_different_heroes=True,
)


SWIFT_STRIKE = _damage_attacker("swift-strike", 2, to_anything)


def stand_together(match: Journey, card: int, seat: int) -> Steps[None]:
    """The defenders' defense is added up, which no text says but everybody reads so; one of them takes the damage."""
    state = match.state
    chosen = yield from pick_player(match, seat, state.order(), "stand-together")
    state.stand_together |= 1 << chosen


STAND_TOGETHER = CardText("stand-together", action=Action(stand_together, matters=MORE_DEFENDERS))

# -- attachments


BLADE_OF_GONDOLIN = CardText(
    "blade-of-gondolin",
    attached_attack=lambda state, hero, target: 1 if target != NONE and has_trait(state, target, "orc") else 0,
    response=Response(
        STRUCK_DOWN,
        lambda match, card, seat, trigger: place_progress(match, 1),
        common.answers(lambda state, card, trigger: state.host[card] in trigger.cards, "lcg-why-not-attacking"),
    ),
)

CITADEL_PLATE = CardText("citadel-plate", attached_hit_points=4)


DWARVEN_AXE = CardText(
    "dwarven-axe", attached_attack=lambda state, hero, target: 2 if has_trait(state, hero, "dwarf") else 1
)


HORN_OF_GONDOR = CardText(
    "horn-of-gondor",
    # Destroyed, not just leaving play (errata).
    response=Response(
        DESTROYED, lambda match, card, seat, trigger: add_resources(match, match.state.host[card], 1, "horn-of-gondor")
    ),
)
