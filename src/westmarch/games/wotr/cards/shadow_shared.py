"""What cards of both Shadow decks share: conditions, assaults, hits, and discards by the enemy's action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.decisions import MaybeSteps, Reason, Steps
from westmarch.games.wotr.cards.shared import hit_army, in_play, roll
from westmarch.games.wotr.edition import Action, Edition
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import SARUMAN, WITCH_KING
from westmarch.games.wotr.facts.components import MOST_COMBAT_DICE, WILL_OF_THE_WEST
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import CHARACTER_DECK, State, War
from westmarch.games.wotr.team import YES, YES_NO, ask_holder
from westmarch.games.wotr.turn import actions
from westmarch.games.wotr.turn.events import RULE
from westmarch.games.wotr.war import attack
from westmarch.games.wotr.war.armies import Requirement
from westmarch.games.wotr.war.combat import Battle

_NO_CARD_UNDER_ASSAULT = Reason("wotr-why-assault-without-companion", RULE)


saruman_in_play: Callable[[State], Reason | None] = in_play(SARUMAN, "wotr-why-saruman-absent")
witch_king_in_play: Callable[[State], Reason | None] = in_play(WITCH_KING, "wotr-why-witch-king-absent")


# -- the siege battles of Grond and of the Uruk-hai


def assault(match: War, region: int, requirement: Requirement) -> Steps[None]:
    """A siege battle of up to three rounds without reducing an elite; what may not attack stays behind as always.

    The cards name a leader or units but not who attacks: that some of them must, and that a fourth round may be bought
    as usual, are readings.
    """
    if attack.why_not_attack(match.state, SHADOW, region, region, (requirement,)) is None:
        yield from attack.attack_region(match, SHADOW, region, region, (requirement,), _prepare_assault)


def _prepare_assault(battle: Battle) -> None:
    battle.free_rounds = 3
    battle.card_ban = _first_round_needs_companion


def _first_round_needs_companion(battle: Battle, side: int) -> Reason | None:
    if side == FREE and battle.round_number == 1 and not battle.companions():
        return _NO_CARD_UNDER_ASSAULT
    return None


# -- hits without a battle


def strike(match: War, card: str, place: int, dice: int, needs: int) -> Steps[None]:
    """Dice rolled against a Free Peoples army."""
    yield from hit_army(match, FREE, place, roll(match, card, min(dice, MOST_COMBAT_DICE), needs))


# -- table cards that the Free Peoples can be rid of by an action


def discard_by_action(
    card: str,
    else_allowed: Callable[[State], Reason | None],
    pay: Callable[[War], MaybeSteps] | None = None,
    otherwise: str = actions.ANY,
) -> tuple[Action, Action]:
    """The Free Peoples discard it with a Will of the West; with another result if it is allowed and paid for."""
    not_on_table = Reason("wotr-why-not-on-table", RULE, card=card)

    def why_not(state: State) -> Reason | None:
        return None if card in state.table else not_on_table

    def why_not_otherwise(state: State) -> Reason | None:
        return else_allowed(state) if card in state.table else not_on_table

    def discard(match: War) -> None:
        fellowship.discard_from_table(match, card, fellowship.FORCED_OFF)

    def discard_and_pay(match: War) -> Steps[None]:
        if pay is not None:
            yield from pay(match) or ()
        discard(match)

    token = f"discard:{card}"
    # The first entry that fits a die is used, so a Will of the West never pays.
    return (
        Action(token, FREE, WILL_OF_THE_WEST, why_not, discard),
        Action(token, FREE, otherwise, why_not_otherwise, discard_and_pay),
    )


# -- table cards that the Shadow discards for their effect


def use_up(match: War, card: str, kind: str, **params: object) -> Steps[bool]:
    """Asks whoever laid it whether it is discarded for its effect now."""
    answer = yield ask_holder(match.state, card, kind, YES_NO, None, **params)
    if answer == YES:
        fellowship.discard_from_table(match, card, fellowship.USED)
    return answer == YES


# -- cards of the Free Peoples


def free_character_cards(edition: Edition, cards: Sequence[str]) -> list[str]:
    """Those of the Free Peoples' Character deck."""
    return [card for card in cards if edition.cards[card].side == FREE and edition.cards[card].deck == CHARACTER_DECK]
