"""The combat halves of the Shadow's event cards: 17 effects on 48 cards, in the order of their initiative."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.cards.combat_free import RULE, not_in_battle, unless, why_not_among, with_the_ring
from westmarch.games.wotr.edition import CombatEffect
from westmarch.games.wotr.facts.board import FREE, MORIA, SHADOW, within
from westmarch.games.wotr.facts.nations import ELITE, ISENGARD, KIND_IDS, LEADER_KINDS, RANKS, REGULAR, SOUTHRONS
from westmarch.games.wotr.team import NONE, ask, how_many, which_character
from westmarch.games.wotr.war import battle as battles
from westmarch.games.wotr.war import effects
from westmarch.games.wotr.war.combat import SIEGE, Battle

NEAR_MORIA = within(MORIA, 2)


# -- conditions


def _leadership(points: int) -> Callable[[Battle], Reason | None]:
    """The Nazgûl have so much Leadership."""
    reason = Reason("wotr-why-combat-nazgul-leadership", RULE, needed=points)
    return unless(lambda battle: battle.nazgul_leadership() >= points, reason)


_nazgul = unless(Battle.nazgul_figures, Reason("wotr-why-combat-nazgul", RULE))
near_moria = unless(lambda battle: battle.region in NEAR_MORIA, Reason("wotr-why-combat-near-moria", RULE))
_southron_elite = unless(
    lambda battle: battle.forces[SHADOW].figures[SOUTHRONS * RANKS + ELITE],
    Reason("wotr-why-combat-southron-elite", RULE),
)
_elite = unless(lambda battle: battle.elites(SHADOW), Reason("wotr-why-combat-shadow-elite", RULE))


def _isengard_against_stronghold(battle: Battle) -> Reason | None:
    figures = battle.forces[SHADOW].figures
    if not figures[ISENGARD * RANKS + REGULAR] and not figures[ISENGARD * RANKS + ELITE]:
        return Reason("wotr-why-combat-isengard", RULE)
    return None if battle.kind == SIEGE else Reason("wotr-why-combat-in-stronghold", RULE)


# -- effects


def swarm_of_bats(battle: Battle) -> None:
    """The Free Peoples' card is cancelled; if there is none, +1 on the own re-roll."""
    if battle.round.cards[FREE] is None:
        effects.add_to_dice(battle, SHADOW, SHADOW, reroll=1)
    else:
        effects.cancel_card(battle, SHADOW, FREE)


def words_of_power(battle: Battle) -> Steps[None]:
    """A companion loses his Leadership and abilities for this round."""
    companions = battle.companions()
    if companions:
        why_not = partial(why_not_among, battle, companions)
        battle.muted = yield from which_character(
            battle.match.state, SHADOW, "wotr.fight.words-of-power", companions, why_not
        )
        battle.match.tell("wotr.muted", character=battle.match.state.edition.characters[battle.muted].id)


def cruel_as_death(battle: Battle) -> None:
    """Two points of Nazgûl Leadership for +1 on the combat roll."""
    if battle.nazgul_leadership() >= 2:
        effects.give_up_leadership(battle, SHADOW, 2)
        effects.add_to_dice(battle, SHADOW, SHADOW, roll=1)


def dread_and_despair(battle: Battle) -> Steps[None]:
    """For each point of Nazgûl Leadership given up the Free Peoples roll a die less."""
    most = battle.nazgul_leadership()
    if most:
        points = yield from how_many(battle.match.state, SHADOW, "wotr.fight.dread-and-despair", 1, most, RULE)
        effects.give_up_leadership(battle, SHADOW, points)
        effects.roll_fewer(battle, SHADOW, FREE, points)


def foul_stench(battle: Battle) -> None:
    """No Free Peoples re-roll if the Nazgûl have as much Leadership as they."""
    if battle.nazgul_leadership() >= battle.leadership(FREE):
        effects.bar_reroll(battle, SHADOW, FREE)


def for_both_sides(battle: Battle, bonus: int) -> None:
    """So much more for both sides on everything."""
    for side in (FREE, SHADOW):
        effects.add_to_dice(battle, SHADOW, side, roll=bonus, reroll=bonus)


def relentless_assault(battle: Battle) -> Steps[None]:
    """Up to two hits on the own army now, for +1 each on the combat roll."""
    hits = yield from _own_hits(battle, 2)
    effects.add_to_dice(battle, SHADOW, SHADOW, roll=hits)


def _own_hits(battle: Battle, most: int) -> Steps[int]:
    hits = yield from how_many(battle.match.state, SHADOW, "wotr.fight.own-hits", 0, most, RULE)
    effects.tell_own_hits(battle, SHADOW, hits)
    yield from battles.hit_army(battle, SHADOW, hits)
    return hits


def mumakil_tramples(battle: Battle) -> None:
    """The second half of Mûmakil: one more hit if the Shadow has scored more than the Free Peoples."""
    now = battle.round
    if now.hits(SHADOW) + now.early_hits[SHADOW] > now.hits(FREE) + now.early_hits[FREE]:
        effects.add_hits(battle, SHADOW, 1)


def they_are_terrible(battle: Battle) -> None:
    """A point of Nazgûl Leadership for +1 on the re-roll."""
    if battle.nazgul_leadership() >= 1:
        effects.give_up_leadership(battle, SHADOW, 1)
        effects.add_to_dice(battle, SHADOW, SHADOW, reroll=1)


def black_breath(battle: Battle) -> Steps[None]:
    """If the re-roll hit: a leader may fall, or a companion of no higher level than there were hits."""
    hits = battle.round.reroll_hits[SHADOW]
    force = battle.forces[FREE]
    options = [KIND_IDS[kind] for kind in LEADER_KINDS[FREE] if force.figures[kind]]
    options += [KIND_IDS[kind] for kind in battle.leading_units(FREE)]
    options += [
        battle.match.state.edition.character_tokens[each]
        for each in battle.companions()
        if battle.match.state.characters[each].combat_level <= hits
    ]
    if not hits or not options:
        return

    def why(token: str) -> Reason | None:
        companion = battle.match.state.edition.character_of_token.get(token)
        if token in options:
            return None
        if companion is not None and companion in battle.companions():
            return Reason(
                "wotr-why-level-too-high",
                RULE,
                character=battle.match.state.edition.characters[companion].id,
                hits=hits,
            )
        return not_in_battle(battle, FREE, token)

    answer = yield ask(battle.match.state, SHADOW, "wotr.fight.black-breath", (NONE, *options), why, hits=hits)
    if answer != NONE:
        battles.strike_down(battle, FREE, answer)


def great_host(battle: Battle) -> Steps[None]:
    """One more hit at once for an army twice as large."""
    free = battle.forces[FREE].units
    if free and battle.forces[SHADOW].units >= 2 * free:
        effects.tell_more_hits(battle, SHADOW, 1)
        yield from battles.hit_army(battle, FREE, 1)


def onslaught(battle: Battle) -> Steps[None]:
    """Up to four hits on the own army, and as many dice that hit on four or more."""
    hits = yield from _own_hits(battle, 4)
    if hits and battle.forces[SHADOW].units:
        yield from battles.extra_attack(battle, SHADOW, hits, needs=4)


def we_come_to_kill(battle: Battle) -> Steps[None]:
    """A die for each elite that is left, hitting on five or more."""
    elites = battle.elites(SHADOW)
    if elites:
        yield from battles.extra_attack(battle, SHADOW, elites, needs=5)


_own_dice = partial(effects.add_to_dice, by=SHADOW, side=SHADOW)

SWARM_OF_BATS: CombatEffect = CombatEffect("swarm_of_bats", SHADOW, {0: swarm_of_bats})
WORDS_OF_POWER: CombatEffect = CombatEffect("words_of_power", SHADOW, {1: words_of_power}, _nazgul)
DURINS_BANE: CombatEffect = CombatEffect(
    "durins_bane", SHADOW, {2: partial(battles.extra_attack, side=SHADOW, dice=3, needs=4)}, near_moria
)
ONE_FOR_THE_DARK_LORD: CombatEffect = CombatEffect(
    "one_for_the_dark_lord", SHADOW, {3: partial(_own_dice, roll=1, reroll=1)}, with_the_ring
)
CRUEL_AS_DEATH: CombatEffect = CombatEffect("cruel_as_death", SHADOW, {3: cruel_as_death}, _leadership(2))
DREAD_AND_DESPAIR: CombatEffect = CombatEffect("dread_and_despair", SHADOW, {3: dread_and_despair}, _leadership(1))
FOUL_STENCH: CombatEffect = CombatEffect("foul_stench", SHADOW, {3: foul_stench}, _leadership(1))
DEVILRY_OF_ORTHANC: CombatEffect = CombatEffect(
    "devilry_of_orthanc", SHADOW, {3: partial(_own_dice, roll=1)}, _isengard_against_stronghold
)
DEADLY_STRIFE: CombatEffect = CombatEffect("deadly_strife", SHADOW, {3: partial(for_both_sides, bonus=2)})
DESPERATE_BATTLE: CombatEffect = CombatEffect("desperate_battle", SHADOW, {3: partial(for_both_sides, bonus=1)})
RELENTLESS_ASSAULT: CombatEffect = CombatEffect("relentless_assault", SHADOW, {3: relentless_assault})
MUMAKIL: CombatEffect = CombatEffect(
    "mumakil", SHADOW, {3: partial(_own_dice, roll=1), 5: mumakil_tramples}, _southron_elite
)
THEY_ARE_TERRIBLE: CombatEffect = CombatEffect("they_are_terrible", SHADOW, {4: they_are_terrible}, _leadership(1))
BLACK_BREATH: CombatEffect = CombatEffect("black_breath", SHADOW, {6: black_breath}, _nazgul)
GREAT_HOST: CombatEffect = CombatEffect("great_host", SHADOW, {7: great_host})
ONSLAUGHT: CombatEffect = CombatEffect("onslaught", SHADOW, {7: onslaught})
WE_COME_TO_KILL: CombatEffect = CombatEffect("we_come_to_kill", SHADOW, {7: we_come_to_kill}, _elite)
