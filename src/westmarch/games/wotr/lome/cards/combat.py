"""The combat halves that are new with Lords of Middle-earth; the others are those of the base game's cards."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.cards.combat_free import RULE, leader_or_companion, unless, who_forfeits
from westmarch.games.wotr.cards.combat_shadow import DURINS_BANE as OF_THE_BASE_GAME
from westmarch.games.wotr.cards.combat_shadow import near_moria
from westmarch.games.wotr.edition import CombatEffect
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import NO_CHARACTER
from westmarch.games.wotr.lome.characters import BALROG_OF_MORIA
from westmarch.games.wotr.team import YES, YES_NO, ask
from westmarch.games.wotr.war import effects
from westmarch.games.wotr.war.combat import SIEGE, Battle

# -- Orderly Withdrawal


def _can_withdraw(battle: Battle) -> Reason | None:
    """A field battle or a sortie, with a leader or companion to see to it."""
    return Reason("wotr-why-combat-no-siege", RULE) if battle.kind == SIEGE else leader_or_companion(battle)


def orderly_withdrawal(battle: Battle) -> Steps[None]:
    """One hit of the Shadow's rolls may be cancelled; then the Free Peoples break off, if they can."""
    if not battle.round.hits_to_cancel(SHADOW):
        return
    answer = yield ask(
        battle.match.state, FREE, "wotr.fight.orderly-withdrawal", YES_NO, hits=battle.round.hits(SHADOW)
    )
    if answer == YES:
        effects.cancel_hits(battle, FREE, SHADOW, 1)
        effects.break_off(battle, FREE)


ORDERLY_WITHDRAWAL: CombatEffect = CombatEffect("orderly_withdrawal", FREE, {6: orderly_withdrawal}, _can_withdraw)


# -- Durin's Bane, on the card that goes with the Balrog himself


_near_moria_or_balrog = unless(
    lambda battle: battle.has_character(SHADOW, BALROG_OF_MORIA) or near_moria(battle) is None,
    Reason("wotr-why-combat-near-moria-or-balrog", RULE),
)
DURINS_BANE: CombatEffect = CombatEffect("durins_bane", SHADOW, OF_THE_BASE_GAME.acts, _near_moria_or_balrog)


# -- Fear of their Masters and Servant of the Shadow


_minion = unless(Battle.minions, Reason("wotr-why-combat-minion", RULE))


def fear_of_their_masters(battle: Battle) -> None:
    """The whole Leadership for +2 on the combat roll."""
    effects.give_up_all_leadership(battle, SHADOW, SHADOW)
    effects.add_to_dice(battle, SHADOW, SHADOW, roll=2)


def fear_has_its_price(battle: Battle) -> None:
    """Every six that the Free Peoples rolled, in either roll, hits twice."""
    now = battle.round
    sixes = now.dice[FREE].count(6) + now.rerolled[FREE].count(6)
    if sixes:
        effects.add_hits(battle, SHADOW, sixes, FREE)


FEAR_OF_THEIR_MASTERS: CombatEffect = CombatEffect(
    "fear_of_their_masters", SHADOW, {3: fear_of_their_masters, 5: fear_has_its_price}, _minion
)


def servant_of_the_shadow(battle: Battle) -> Steps[None]:
    """A minion gives up all of his Leadership; for each point the Free Peoples roll a die less."""
    servant = yield from who_forfeits(battle, SHADOW, "wotr.fight.servant-of-the-shadow", battle.minions())
    if servant != NO_CHARACTER:
        points = battle.leadership_of(servant)
        effects.fall_silent(battle, SHADOW, [servant])
        effects.roll_fewer(battle, SHADOW, FREE, points)


SERVANT_OF_THE_SHADOW: CombatEffect = CombatEffect("servant_of_the_shadow", SHADOW, {3: servant_of_the_shadow}, _minion)
