"""What cards can say: every hook of the rules that a card may use. The cards themselves are in `cards`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from westmarch.core.decisions import MaybeSteps, Reason
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.facts.card import EVENT, LOCATION
from westmarch.games.lcg.facts.quests import QUEST_BY_ID
from westmarch.games.lcg.state import NOBODY, NONE, SETUP, Journey, State

ANY_PHASE = SETUP  # there are no actions during setup
NO_LIMIT = 0

WhyNot = Callable[[State, int, int], Reason | None]  # state, card, player
Run = Callable[[Journey, int, int], MaybeSteps]  # match, card, player
Matters = Callable[[State, int, int], bool]  # state, card, what comes next (see `actions.moments`)
Effect = Callable[[Journey, int], MaybeSteps]  # match, card
SeatEffect = Callable[[Journey, int, int], MaybeSteps]  # match, card, player
QuestEffect = Callable[[Journey], MaybeSteps]
Bonus = Callable[[State, int, int], int]  # state, card (or bearer), target

# -- triggers of responses
COMMITTED = 0  # a player has committed his characters
DAMAGED = 1  # a character was damaged and lives
STRUCK_DOWN = 2  # an attack by characters destroyed its target
REVEALED = 3  # an encounter card was revealed, its text not yet resolved
ENTERED = 4  # a character entered play
PLAYED = 5  # a character was played from hand
LEFT = 6  # a character left play
DESTROYED = 7  # a character was destroyed
TRAVELLED = 8  # the players have travelled to a location
EXPLORED = 9  # a location was explored and left play
SHADOW_EFFECT = 10  # a shadow effect is about to be resolved
DEFENDING = 11  # a character was declared as defender
DEALT = 12  # shadow cards were dealt; its cards are the enemies that got one each
PROGRESSED = 13  # progress was placed on the quest card
TRIGGERS: tuple[str, ...] = (
    "committed",
    "damaged",
    "struck-down",
    "revealed",
    "entered",
    "played",
    "left",
    "destroyed",
    "travelled",
    "explored",
    "shadow-effect",
    "defending",
    "dealt",
    "progressed",
)


class Trigger:
    """Something that can be responded to. Each copy of a card may respond to it once.

    What happens at the same time gives several triggers, which are responded to together (`respond`).
    """

    __slots__ = ("amount", "cancelled", "card", "cards", "kind", "number", "replaced", "seat", "used")

    def __init__(
        self,
        kind: int,
        card: int = NONE,
        seat: int = NOBODY,
        amount: int = 0,
        cards: list[int] | None = None,
        number: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.amount = amount
        self.cards = cards if cards is not None else []
        self.number = number  # the printed number of the card, which may have left play by now
        self.cancelled = False
        self.replaced = False
        self.used: list[tuple[int, int]] = []  # card, and the player if each of them may use it


WhyNotRespond = Callable[[State, int, int, Trigger], Reason | None]  # state, card, player, trigger
ResponseRun = Callable[[Journey, int, int, Trigger], MaybeSteps]  # match, card, player, trigger


def always(state: State, card: int, seat: int) -> Reason | None:
    """The check of an action that needs nothing more."""
    return None


def to_anything(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    """The check of a response that needs nothing more than its trigger."""
    return None


def in_any_case(state: State, card: int, moment: int) -> bool:
    """It could always matter."""
    return True


@dataclass(slots=True, eq=False)
class Action:
    """An action of a card in play, or of an event in hand. Common costs and limits are kept by the rules."""

    run: Run
    why_not: WhyNot = always
    phase: int = ANY_PHASE
    exhausts: bool = False
    # the limit belongs to the copy
    once_a_round: bool = False
    per_phase: int = NO_LIMIT
    # each player may use it, not only the controller
    anyone: bool = False
    # the check looks for another card in the hand, which the others can't see
    from_hand: bool = False
    # whether it could matter before what comes next
    matters: Matters = in_any_case


@dataclass(slots=True, eq=False)
class Response:
    """A response of a card in play, of an event or another card in hand, of a location or of the quest card."""

    trigger: int
    run: ResponseRun
    # does it respond to that?
    why_not: WhyNotRespond = to_anything
    # and could it do anything?
    needs: WhyNot = always
    exhausts: bool = False
    # each player may use it once
    each_player: bool = False
    # it matters which player's trigger it responds to
    for_player: bool = False
    # no event, but it responds from the hand, and nothing is paid
    in_hand: bool = False


class CardText(NamedTuple):
    """What a card says, apart from values and keywords (`facts`): all that it can do, and all that it hooks into."""

    id: str
    action: Action | None = None  # of a card in play, or of an event in hand
    response: Response | None = None

    # -- playing it
    from_different_heroes: bool = False  # each resource must come from another hero
    removed_after_play: bool = False  # an event that leaves the game instead of being discarded

    # -- always true while it lies on the table
    own_attack: Bonus | None = None
    attacks_staging: bool = False  # alone it may attack enemies in the staging area
    strikes_revealed: bool = False  # while it quests each revealed enemy is damaged
    shy: bool = False  # can't be engaged by choice while another enemy is in the staging area
    no_attachments: bool = False  # can't be the target of attachments
    must_travel: bool = False  # the players must travel here when they may travel
    no_drawing: bool = False  # as active location: nobody draws cards
    refresh_threat: int = 0  # as active location: added to each player's threat in the refresh phase
    claimable: bool = False  # an objective that players can claim

    # -- for who carries it
    attached_willpower: int = 0
    attached_hit_points: int = 0
    attached_threat: int = 0
    attached_attack: Bonus | None = None
    granted_trait: str = ""
    granted_icon: Callable[[State, int], int] | None = None  # state, bearer
    no_attack: bool = False  # the enemy can't attack
    no_combat: bool = False  # the hero can neither attack nor defend
    refresh_toll: int = 0  # doesn't ready in the refresh phase unless it pays this much
    condition: bool = False  # a treachery that is an attachment with the Condition trait once attached

    # -- what it does in a match
    when_revealed: Effect | None = None
    why_not_travel: Callable[[State, int], Reason | None] | None = None
    travel_cost: Effect | None = None
    after_travel: Effect | None = None
    after_failed_quest: Effect | None = None  # while it lies in the staging area
    after_engaging: SeatEffect | None = None
    when_attacking: SeatEffect | None = None
    after_attacking: SeatEffect | None = None
    excess_damage: Callable[[Journey, int, int, int], MaybeSteps] | None = None  # match, enemy, player, surplus
    after_shadow: SeatEffect | None = None  # a shadow effect of a card dealt to it was resolved
    after_defeat: Effect | None = None
    back_on_deck: bool = False  # goes on top of the encounter deck instead of leaving for the discard pile
    end_of_combat: Effect | None = None  # while it lies in the staging area
    end_of_round: Effect | None = None  # in play

    # -- dealt to an enemy
    shadow: Effect | None = None  # the attack is in the state


class QuestText(NamedTuple):
    """What a quest card says, apart from its quest points."""

    id: str
    following: tuple[str, ...] = ()  # the next stage; of several one at random; none: this is the last
    set_up: QuestEffect | None = None  # side A of stage 1
    revealed: QuestEffect | None = None  # "when revealed" of side B
    blocked: Callable[[State], bool] | None = None  # can't be completed now
    won: Callable[[State, list[int]], bool] | None = None  # at once; asked with the numbers of the cards just destroyed
    one_ally: bool = False  # the players may play one ally per round
    extra_reveals: int = 0
    staging: bool = True  # the quest phase has a staging step
    checks_engagement: bool = True
    quest_phase: QuestEffect | None = None  # at the beginning of each quest phase
    response: Response | None = None


class Box:
    """What all cards say, by the number printed on them; and by what they do, where that is asked all the time."""

    def __init__(self, texts: list[CardText], quests: dict[int, QuestText], numbers: Iterable[int]) -> None:
        """`numbers`: the cards that are there; what all the time is asked of cards is asked of them alone."""
        self.texts = texts
        self.quests = quests
        self.claimable = [text.id for text in texts if text.claimable]  # the ids of the objectives
        self.actions: dict[int, Action] = {}  # of cards in play
        self.encounter_cards_act = False  # whether any of those is an encounter card
        self.icon_givers: set[int] = set()  # the attachments that grant resource icons
        self.split_costs: set[int] = set()  # the cards for which several heroes must pay
        self.events: dict[int, Action] = {}  # of events in hand
        # By trigger.
        self.responses: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of cards in play
        self.event_responses: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of events in hand: paid
        self.hand_responses: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of other cards in hand: nothing paid
        self.table_responses: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of locations and quest cards
        for number in numbers:
            text = texts[number]
            kind = CARDS[number].type
            if text.action is not None:
                (self.events if kind == EVENT else self.actions)[number] = text.action
                self.encounter_cards_act |= kind > EVENT
            if text.granted_icon is not None:
                self.icon_givers.add(number)
            if text.from_different_heroes:
                self.split_costs.add(number)
            if text.response is not None:
                in_play = self.table_responses if kind == LOCATION else self.responses
                in_hand = self.event_responses if kind == EVENT else self.hand_responses
                where = in_hand if kind == EVENT or text.response.in_hand else in_play
                where[text.response.trigger][number] = text.response
        for number, quest in quests.items():
            if quest.response is not None:
                self.table_responses[quest.response.trigger][number] = quest.response

    def with_only(self, numbers: Iterable[int]) -> Box:
        return Box(self.texts, self.quests, sorted(set(numbers)))


def whole_box(texts: Iterable[CardText], quests: Iterable[QuestText]) -> Box:
    """Every card, and what it says if it says anything."""
    said = {BY_ID[text.id].number: text for text in texts}
    every = [said.get(card.number) or CardText(card.id) for card in CARDS]
    return Box(every, {QUEST_BY_ID[text.id].number: text for text in quests}, range(len(CARDS)))
