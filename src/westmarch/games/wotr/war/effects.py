"""What a combat card does to a combat round, told as it happens (rulebook chapter VI, "Combat cards").

`by` is the side whose card acts; `side` is the side whose dice, Leadership or hits change.
"""

from __future__ import annotations

from westmarch.games.wotr.state import SIDES
from westmarch.games.wotr.war.combat import Battle


def _tell(battle: Battle, kind: str, by: int, **params: object) -> None:
    card = battle.round.cards[by]
    assert card is not None
    battle.match.tell(kind, None, effect=battle.match.state.edition.cards[card].combat.id, **params)


# -- dice and their modifiers


def add_to_dice(battle: Battle, by: int, side: int, roll: int = 0, reroll: int = 0) -> None:
    """A modifier of the combat roll, of the leader re-roll, or of both."""
    now = battle.round
    now.roll_bonus[side] += roll
    now.reroll_bonus[side] += reroll
    if roll or reroll:
        _tell(battle, "wotr.dice-modified", by, side=SIDES[side], roll=roll, reroll=reroll)


def roll_fewer(battle: Battle, by: int, side: int, number: int) -> None:
    """So many dice fewer in the combat roll; one is always rolled."""
    battle.round.dice_cut[side] += number
    _tell(battle, "wotr.dice-fewer", by, side=SIDES[side], count=number)


def roll_at_most(battle: Battle, by: int, side: int, most: int) -> None:
    """At most so many dice in the combat roll."""
    battle.round.dice_cap[side] = min(battle.round.dice_cap[side], most)
    _tell(battle, "wotr.dice-capped", by, side=SIDES[side], count=most)


def bar_reroll(battle: Battle, by: int, side: int) -> None:
    """No leader re-roll in this round."""
    battle.round.no_reroll[side] = True
    _tell(battle, "wotr.reroll-barred", by, side=SIDES[side])


def fall_silent(battle: Battle, by: int, characters: list[int]) -> None:
    """Characters forfeit their Leadership for this round."""
    battle.round.silent.update(characters)
    _tell(
        battle,
        "wotr.leadership-forfeited",
        by,
        characters=[battle.match.state.edition.characters[each].id for each in characters],
    )


def give_up_all_leadership(battle: Battle, by: int, side: int) -> None:
    """A whole army does without its Leadership in this round."""
    battle.round.leaderless[side] = True
    _tell(battle, "wotr.leadership-abandoned", by, side=SIDES[side])


def give_up_leadership(battle: Battle, by: int, points: int) -> None:
    """Points of the Nazgûl's Leadership are given up for this round."""
    battle.round.given_up += points
    _tell(battle, "wotr.leadership-given-up", by, count=points)


# -- cards


def cancel_card(battle: Battle, by: int, side: int) -> None:
    """What the other card has not done yet it does not do."""
    battle.round.cancelled[side] = True
    _tell(battle, "wotr.card-cancelled", by, side=SIDES[side])


# -- hits


def turn_misses(battle: Battle, by: int, number: int) -> None:
    """Misses of the combat roll become hits."""
    battle.round.roll_hits[by] += number
    _tell(battle, "wotr.misses-turned", by, side=SIDES[by], count=number)


def add_hits(battle: Battle, by: int, number: int, side: int | None = None) -> None:
    """Hits on top of those that the dice scored: the own side's, unless another is named."""
    gainer = by if side is None else side
    battle.round.extra_hits[gainer] += number
    tell_more_hits(battle, by, number, gainer)


def tell_more_hits(battle: Battle, by: int, number: int, side: int | None = None) -> None:
    """The dice did not score these hits, a card does."""
    _tell(battle, "wotr.hits-added", by, side=SIDES[by if side is None else side], count=number)


def tell_own_hits(battle: Battle, by: int, number: int) -> None:
    """A side takes hits on its own army for an effect."""
    if number:
        _tell(battle, "wotr.own-hits", by, side=SIDES[by], count=number)


def cancel_hits(battle: Battle, by: int, side: int, number: int) -> None:
    """Hits of a side's combat roll and leader re-roll count no more; that the dice scored them stays true."""
    now = battle.round
    count = min(number, now.hits_to_cancel(side))
    now.cancelled_hits[side] += count
    _tell(battle, "wotr.hits-cancelled", by, side=SIDES[side], count=count)


def break_off(battle: Battle, by: int) -> None:
    """After this round a side breaks off, if it can."""
    battle.round.breaks_off = by
    _tell(battle, "wotr.breaks-off", by, side=SIDES[by])


def spend_reroll_hit(battle: Battle, by: int) -> None:
    """A hit of the leader re-roll is used for something else than a casualty."""
    battle.round.spent_hits[by] += 1
    _tell(battle, "wotr.hit-spent", by, side=SIDES[by])
