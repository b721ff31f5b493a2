"""What cards can say: every hook of the rules that a card may use. The cards themselves are in `cards`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from westmarch.core.decisions import MaybeSteps, Reason, Steps
from westmarch.core.match import Match
from westmarch.games.b5a.facts.deck import BESIDE, COMBAT, COMBAT_IDS, EFFECT_NAMES, FATE_NAMES, NO_CARD, ON_TABLE
from westmarch.games.b5a.facts.pieces import USUAL_TARGET
from westmarch.games.b5a.state import Battle, State, cards_at

Run = Callable[[Match[State], int, int], MaybeSteps]  # match, side, face of the die
InBattle = Callable[[Match[State], Battle, int], Steps[None]]  # match, battle, side


@dataclass(slots=True, eq=False)
class Use:
    """One thing an action die can do: for whom, with which symbols, when, and how."""

    token: str
    side: int
    symbols: int
    why_not: Callable[[State, int, int], Reason | None]
    run: Run


def always(state: State, side: int) -> Reason | None:
    """The condition of a card that has none: it can be played, and does what it can."""
    return None


@dataclass(slots=True, eq=False)
class CardText:
    """What an event or a story card says; its type and, of an event card, its combat effect are facts (`deck.py`)."""

    id: str
    effect: Run  # all that it does as an action
    why_not: Callable[[State, int], Reason | None] = always  # the printed condition

    # -- while it lies on the table
    uses: tuple[Use, ...] = ()  # what dice can do that they couldn't without it
    after_roll: Callable[[Match[State]], Steps[None]] | None = None  # of the action dice
    when_eliminated: Callable[[Match[State], int], None] | None = None  # a character is
    when_unit_lost: Callable[[Match[State], int], None] | None = None  # of that kind
    bars_manoeuvre: Callable[[State, Battle, int, int], bool] | None = None  # of that side and kind of units


@dataclass(slots=True, eq=False)
class CombatEffect:
    """The lower half of event cards: what it does to the round of a combat in which it is played."""

    id: str

    # -- to the own dice
    counts_two: bool = False  # every unit
    bonus: int = 0  # on each die when it is first rolled
    reroll_bonus: int = 0  # and when it is rolled again
    leadership: int = 0

    # -- to the enemy's
    hinders: bool = False  # they must show a six
    fewer_dice: int = 0
    bars_rerolls: bool = False

    # -- in this order
    manoeuvre: Callable[[Match[State], Battle, int], Steps[tuple[int, bool]]] | None = None  # one more; from the hand?
    price: Callable[[Match[State], Battle, int], Steps[bool]] | None = None  # without it there is no effect
    after_damage: InBattle | None = None  # before units are removed
    ends_combat: bool = False


NO_EFFECT = CombatEffect("")


@dataclass(slots=True, eq=False)
class FateText:
    """What a fate card says; whose it is stands in `deck.py`."""

    id: str
    when_drawn: Callable[[Match[State]], None] | None = None

    # -- while it stays beside the sheet of its character
    stays: bool = False
    beorn_dice: int = 0
    beorn_target: int = 0  # instead of the usual one
    strength: int = 0  # of Thorin's army
    leadership: int = 0
    manoeuvre: int = NO_CARD  # a card that Thorin's army holds
    absorbs: Callable[[Match[State], int, int], Steps[int]] | None = None  # how much of the damage to an area
    end_of_round: Callable[[Match[State]], None] | None = None  # of a combat
    uses: tuple[Use, ...] = ()


class Box:
    """What all cards say, by the numbers that `deck.py` gives them."""

    def __init__(self, texts: list[CardText], combat: list[CombatEffect], fates: list[FateText]) -> None:
        self.texts = texts
        self.combat = combat  # the lower halves of the event cards
        self.fates = fates
        self.uses = [use for fate in fates for use in fate.uses] + [use for text in texts for use in text.uses]
        # What a die must show, by the name of what is the reason, if it is not six.
        self.targets: dict[str, int] = {"": USUAL_TARGET}
        for fate in fates:
            if fate.beorn_target:
                self.targets[fate.id] = fate.beorn_target

    def on_table(self, cards: bytearray) -> list[CardText]:
        return [self.texts[card] for card in cards_at(cards, ON_TABLE)]

    def beside(self, fates: bytearray) -> list[FateText]:
        # By number: the compiler can't go through a bytearray beside something else.
        return [fate for card, fate in enumerate(self.fates) if fates[card] == BESIDE]


def whole_box(texts: Iterable[CardText], combat: Iterable[CombatEffect], fates: Iterable[FateText]) -> Box:
    """Every card of `deck.py` finds what it says by that name."""
    text_of = {text.id: text for text in texts}
    combat_of = {effect.id: effect for effect in combat}
    fate_of = {fate.id: fate for fate in fates}
    return Box(
        [text_of[name] for name in EFFECT_NAMES],
        [combat_of[COMBAT_IDS[effect]] for effect in COMBAT],
        [fate_of[name] for name in FATE_NAMES],
    )
