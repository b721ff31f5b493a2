"""The combat halves of the Free Peoples' event cards: 21 effects on 48 cards, in the order of their initiative."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import CombatEffect
from westmarch.games.wotr.facts.board import (
    FANGORN,
    FREE,
    GARRISON,
    HOME_SIDE,
    INDEX,
    NATION_OF,
    ORTHANC,
    REGION_IDS,
    SHADOW,
)
from westmarch.games.wotr.facts.characters import ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE, NO_CHARACTER, STRIDER
from westmarch.games.wotr.facts.nations import KIND_IDS, KIND_INDEX, LEADER_KINDS, NAZGUL, ROHAN
from westmarch.games.wotr.team import NONE, ask, which_character
from westmarch.games.wotr.text import reasons
from westmarch.games.wotr.war import battle as battles
from westmarch.games.wotr.war import effects
from westmarch.games.wotr.war.combat import SIEGE, Battle

RULE = "wotr-rule-combat-cards"


# -- conditions


def unless(holds: Callable[[Battle], object], reason: Reason) -> Callable[[Battle], Reason | None]:
    """The condition that something is true of the battle; a reason says that it isn't."""
    return lambda battle: None if holds(battle) else reason


def _any_of(*characters: int) -> Callable[[Battle], bool]:
    return lambda battle: any(battle.has_character(FREE, each) for each in characters)


_companion = unless(Battle.companions, Reason("wotr-why-combat-companion", RULE))
leader_or_companion = unless(
    lambda battle: battle.forces[FREE].leaders or battle.companions() or battle.leading_units(FREE),
    Reason("wotr-why-combat-leader-or-companion", RULE),
)
_elite = unless(lambda battle: battle.elites(FREE), Reason("wotr-why-combat-free-elite", RULE))
_gandalf = unless(_any_of(GANDALF_THE_GREY, GANDALF_THE_WHITE), Reason("wotr-why-combat-gandalf", RULE))
_strider_or_aragorn = unless(_any_of(STRIDER, ARAGORN), Reason("wotr-why-combat-strider", RULE))
_hobbit = unless(
    lambda battle: any(battle.match.state.characters[each].hobbit for each in battle.companions()),
    Reason("wotr-why-combat-hobbit", RULE),
)
# The defending army, whoever's, is where the Ring-bearers are. The Shadow has the same condition.
with_the_ring = unless(
    lambda battle: battle.region == battle.match.state.fellowship, Reason("wotr-why-combat-fellowship", RULE)
)
_entwood = unless(
    lambda battle: NATION_OF[battle.region] == ROHAN or battle.region in (FANGORN, ORTHANC),
    Reason("wotr-why-combat-entwood", RULE),
)
_free_land = unless(lambda battle: HOME_SIDE[battle.region] == FREE, Reason("wotr-why-combat-free-land", RULE))
_free_defend_in_field = unless(
    lambda battle: battle.defender == FREE and battle.kind != SIEGE, Reason("wotr-why-combat-defend-field", RULE)
)


def not_in_battle(battle: Battle, side: int, token: str) -> Reason | None:
    """Why no such figure or character can be chosen: it takes no part in the battle."""
    if token in KIND_INDEX:
        return reasons.not_there((), battle.match.state, battle.forces[side].place, RULE)(token)
    return reasons.no_character((), battle.match.state.edition, "wotr-why-not-in-battle", RULE)(token)


def why_not_among(battle: Battle, fighters: Sequence[int], character: int) -> Reason | None:
    """Why a character can't be chosen: he is none of these who take part in the battle."""
    if character in fighters:
        return None
    return Reason("wotr-why-not-in-battle", RULE, character=battle.match.state.edition.characters[character].id)


def why_not_forfeit(battle: Battle, fighters: Sequence[int], character: int) -> Reason | None:
    """Why one of these who take part in the battle can't give up his Leadership."""
    reason = why_not_among(battle, fighters, character)
    if reason is None and not battle.leadership_of(character):
        return Reason("wotr-why-no-leadership", RULE, character=battle.match.state.edition.characters[character].id)
    return reason


def who_forfeits(battle: Battle, side: int, kind: str, fighters: Sequence[int]) -> Steps[int]:
    """One of these who has Leadership gives all of it up; NO_CHARACTER if nobody has any."""
    why_not = partial(why_not_forfeit, battle, fighters)
    willing = [each for each in fighters if why_not(each) is None]
    if not willing:
        return NO_CHARACTER
    return (yield from which_character(battle.match.state, side, kind, willing, why_not))


# -- effects


def daring_defiance(battle: Battle) -> None:
    """All companions forfeit their Leadership; the Shadow's card is cancelled. Without such a card nothing happens."""
    leaders = [each for each in battle.companions() if battle.leadership_of(each)]
    if battle.round.cards[SHADOW] is not None and leaders:
        effects.fall_silent(battle, FREE, leaders)
        effects.cancel_card(battle, FREE, SHADOW)


def scouts(battle: Battle) -> Steps[None]:
    """The whole army slips away to an adjacent free region, or into its stronghold."""
    state = battle.match.state
    options = [REGION_IDS[region] for region in battles.retreat_regions(state, FREE, battle.region)]
    if GARRISON[battle.region] >= 0 and state.control[battle.region] == FREE and not state.is_besieged(battle.region):
        options.append(battles.WITHDRAW)
    if not options:
        return

    def why(token: str) -> Reason | None:
        if token == battles.FIGHT:
            return Reason("wotr-why-scouts-go", RULE)
        if token == battles.WITHDRAW and token not in options:
            return Reason("wotr-why-no-stronghold-to-withdraw", RULE, region=REGION_IDS[battle.region])
        return battles.why_not_retreat(state, FREE, battle.region, INDEX[token]) if token in INDEX else None

    answer = yield ask(state, FREE, "wotr.fight.scouts", tuple(options), why, region=REGION_IDS[battle.region])
    if answer == battles.WITHDRAW:
        battles.withdraw(battle)
        return
    battles.retreat(battle.match, FREE, battle.region, INDEX[answer])
    battle.over = True


def sudden_strike(battle: Battle) -> Steps[None]:
    """An additional attack with as many dice as there is Leadership."""
    yield from battles.extra_attack(battle, FREE, battle.leadership(FREE))


def brave_stand(battle: Battle) -> None:
    """The Shadow rolls a die less for each companion."""
    effects.roll_fewer(battle, FREE, SHADOW, len(battle.companions()))


def confusion(battle: Battle) -> None:
    """Every one that the Shadow rolled hits the Shadow, and that die is not rolled again."""
    ones = battle.round.dice[SHADOW].count(1)
    if ones:
        battle.round.confused[SHADOW] += ones
        effects.add_hits(battle, FREE, ones)


def mighty_attack(battle: Battle) -> Steps[None]:
    """A companion forfeits his Leadership; a miss becomes a hit."""
    if not battle.round.misses(FREE):
        return
    companion = yield from who_forfeits(battle, FREE, "wotr.fight.mighty-attack", battle.companions())
    if companion != NO_CHARACTER:
        effects.fall_silent(battle, FREE, [companion])
        effects.turn_misses(battle, FREE, 1)


def anduril(battle: Battle) -> None:
    """Strider forfeits his Leadership to turn one miss, Aragorn to turn up to two."""
    bearer = ARAGORN if battle.has_character(FREE, ARAGORN) else STRIDER
    misses = battle.round.misses(FREE)
    if misses and battle.leadership_of(bearer):
        effects.fall_silent(battle, FREE, [bearer])
        effects.turn_misses(battle, FREE, min(misses, 2 if bearer == ARAGORN else 1))


def more_hits(battle: Battle, number: int) -> None:
    """So many more hits if there was any."""
    if battle.round.dice_hits(FREE):
        effects.add_hits(battle, FREE, number)


def blade_of_westernesse(battle: Battle) -> Steps[None]:
    """A hit of the re-roll strikes down a minion instead."""
    minions = battle.minions()
    if battle.round.reroll_hits[FREE] and minions:
        why_not = partial(why_not_among, battle, minions)
        minion = yield from which_character(battle.match.state, FREE, "wotr.fight.strike-minion", minions, why_not)
        effects.spend_reroll_hit(battle, FREE)
        battles.fall(battle, SHADOW, minion)


def fateful_strike(battle: Battle) -> Steps[None]:
    """One re-roll hit also strikes down a Nazgûl; two or more a Nazgûl or a minion."""
    hits = battle.round.reroll_hits[FREE]
    options = []
    if hits and battle.forces[SHADOW].figures[NAZGUL]:
        options.append(KIND_IDS[NAZGUL])
    if hits >= 2:
        options += [battle.match.state.edition.character_tokens[each] for each in battle.minions()]
    if not options:
        return

    def why(token: str) -> Reason | None:
        if token in options:
            return None
        if battle.match.state.edition.character_of_token.get(token) in battle.minions():
            return Reason("wotr-why-one-reroll-hit", RULE)
        return not_in_battle(battle, SHADOW, token)

    answer = yield ask(battle.match.state, FREE, "wotr.fight.strike-minion", tuple(options), why)
    battles.strike_down(battle, SHADOW, answer)


def heroic_death(battle: Battle) -> Steps[None]:
    """A leader may fall to cancel one hit of the Shadow's rolls, a companion to cancel as many as his level."""
    force = battle.forces[FREE]
    hits = battle.round.dice_hits(SHADOW)
    options = [KIND_IDS[kind] for kind in LEADER_KINDS[FREE] if force.figures[kind]]
    options += [KIND_IDS[kind] for kind in battle.leading_units(FREE)]
    options += [battle.match.state.edition.character_tokens[each] for each in battle.companions()]
    if not hits or not options:
        return

    def why(token: str) -> Reason | None:
        return None if token in options else not_in_battle(battle, FREE, token)

    answer = yield ask(battle.match.state, FREE, "wotr.fight.heroic-death", (NONE, *options), why, hits=hits)
    if answer != NONE:
        battles.strike_down(battle, FREE, answer)
        hero = battle.match.state.edition.character_of_token.get(answer)
        cancelled = 1 if hero is None else battle.match.state.characters[hero].combat_level
        effects.cancel_hits(battle, FREE, SHADOW, cancelled)


def shield_wall(battle: Battle) -> None:
    """One of two or more hits of the Shadow's rolls is cancelled."""
    if battle.round.dice_hits(SHADOW) >= 2:
        effects.cancel_hits(battle, FREE, SHADOW, 1)


_own_dice = partial(effects.add_to_dice, by=FREE, side=FREE)
_shadow_rolls_at_most = partial(effects.roll_at_most, by=FREE, side=SHADOW)

# The types are written, here and in combat_shadow.py, since a compiled build reads the modules in another order.
DARING_DEFIANCE: CombatEffect = CombatEffect("daring_defiance", FREE, {0: daring_defiance}, _companion)
SCOUTS: CombatEffect = CombatEffect("scouts", FREE, {1: scouts}, _free_defend_in_field)
SUDDEN_STRIKE: CombatEffect = CombatEffect("sudden_strike", FREE, {2: sudden_strike}, leader_or_companion)
# An additional attack with a die for each elite.
CHARGE: CombatEffect = CombatEffect(
    "charge", FREE, {2: lambda battle: battles.extra_attack(battle, FREE, battle.elites(FREE))}, _elite
)
IT_IS_A_GIFT: CombatEffect = CombatEffect(
    "it_is_a_gift", FREE, {3: partial(_own_dice, roll=1, reroll=1)}, with_the_ring
)
SERVANT_OF_THE_SECRET_FIRE: CombatEffect = CombatEffect(
    "servant_of_the_secret_fire", FREE, {3: partial(_own_dice, roll=1)}, _gandalf
)
VALOUR: CombatEffect = CombatEffect("valour", FREE, {3: partial(_own_dice, roll=1)}, _elite)
ENTS_RAGE: CombatEffect = CombatEffect("ents_rage", FREE, {3: partial(_own_dice, roll=2)}, _entwood)
HUORN_DARK: CombatEffect = CombatEffect("huorn_dark", FREE, {3: partial(_shadow_rolls_at_most, most=2)}, _entwood)
DAYLIGHT: CombatEffect = CombatEffect("daylight", FREE, {3: partial(_shadow_rolls_at_most, most=3)})
BRAVE_STAND: CombatEffect = CombatEffect("brave_stand", FREE, {3: brave_stand}, _companion)
ADVANTAGEOUS_POSITION: CombatEffect = CombatEffect(
    "advantageous_position", FREE, {3: partial(effects.add_to_dice, by=FREE, side=SHADOW, roll=-1)}, _free_land
)
CONFUSION: CombatEffect = CombatEffect("confusion", FREE, {4: confusion})
MIGHTY_ATTACK: CombatEffect = CombatEffect("mighty_attack", FREE, {4: mighty_attack}, _companion)
ANDURIL: CombatEffect = CombatEffect("anduril", FREE, {4: anduril}, _strider_or_aragorn)
NO_QUARTER: CombatEffect = CombatEffect("no_quarter", FREE, {5: partial(more_hits, number=1)})
NAMELESS_WOOD: CombatEffect = CombatEffect("nameless_wood", FREE, {5: partial(more_hits, number=2)}, _entwood)
BLADE_OF_WESTERNESSE: CombatEffect = CombatEffect("blade_of_westernesse", FREE, {6: blade_of_westernesse}, _hobbit)
FATEFUL_STRIKE: CombatEffect = CombatEffect("fateful_strike", FREE, {6: fateful_strike}, leader_or_companion)
HEROIC_DEATH: CombatEffect = CombatEffect("heroic_death", FREE, {6: heroic_death}, leader_or_companion)
SHIELD_WALL: CombatEffect = CombatEffect("shield_wall", FREE, {6: shield_wall})
