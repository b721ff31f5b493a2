"""What cards can do, as tables that the modules in `cards` fill in and the rules ask. No card is named here."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason, Steps
from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import number
from westmarch.games.lcg.state import NOBODY, NONE, SETUP, State

ANY_PHASE = SETUP  # there are no actions during setup
NO_LIMIT = 0

Table = Match[State]
WhyNot = Callable[[State, int, int], Reason | None]  # state, card, player
Run = Callable[[Table, int, int], Steps[None]]  # match, card, player
Matters = Callable[[State, int, int], bool]  # state, card, what comes next (see `moments`)

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


def in_any_case(state: State, card: int, moment: int) -> bool:
    """It could always matter."""
    return True


class Action:
    """An action of a card in play, or of an event in hand. Common costs and limits are kept by the rules."""

    __slots__ = ("anyone", "exhausts", "from_hand", "matters", "once_a_round", "per_phase", "phase", "run", "why_not")

    def __init__(
        self,
        why_not: WhyNot,
        run: Run,
        phase: int = ANY_PHASE,
        exhausts: bool = False,
        once_a_round: bool = False,
        per_phase: int = NO_LIMIT,
        anyone: bool = False,
        from_hand: bool = False,
        matters: Matters = in_any_case,
    ) -> None:
        self.why_not = why_not
        self.run = run
        self.matters = matters  # whether it could matter before what comes next
        self.phase = phase
        self.exhausts = exhausts
        self.once_a_round = once_a_round  # the limit belongs to the copy
        self.per_phase = per_phase
        self.anyone = anyone  # each player may use it, not only the controller
        self.from_hand = from_hand  # the check looks for another card in the hand, which the others can't see


WhyNotRespond = Callable[[State, int, int, Trigger], Reason | None]
ResponseRun = Callable[[Table, int, int, Trigger], Steps[None]]


class Response:
    """A response of a card in play, or of a card in hand."""

    __slots__ = ("each_player", "exhausts", "for_player", "run", "why_not")

    def __init__(
        self,
        why_not: WhyNotRespond,
        run: ResponseRun,
        exhausts: bool = False,
        each_player: bool = False,
        for_player: bool = False,
    ) -> None:
        self.why_not = why_not
        self.run = run
        self.exhausts = exhausts
        self.each_player = each_player  # each player may use it once
        self.for_player = for_player  # it matters which player's trigger it responds to


# -- player cards
ACTIONS: dict[int, Action] = {}  # of cards in play
EVENTS: dict[int, Action] = {}  # of events in hand
RESPONSES: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of cards in play
EVENT_RESPONSES: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of events in hand: their cost is paid
HAND_RESPONSES: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of other cards in hand: nothing is paid
TABLE_RESPONSES: list[dict[int, Response]] = [{} for _ in TRIGGERS]  # of locations and quest cards
FROM_DIFFERENT_HEROES: set[int] = set()  # each resource must come from another hero
REMOVED_AFTER_PLAY: set[int] = set()  # events that leave the game instead of being discarded

# -- what is always true while a card lies on the table
ATTACHED_WILLPOWER: dict[int, int] = {}
ATTACHED_HIT_POINTS: dict[int, int] = {}
ATTACHED_THREAT: dict[int, int] = {}
ATTACHED_ATTACK: dict[int, Callable[[State, int, int], int]] = {}  # state, bearer, target
OWN_ATTACK: dict[int, Callable[[State, int, int], int]] = {}  # state, card, target
GRANTED_TRAIT: dict[int, str] = {}
GRANTED_ICON: dict[int, Callable[[State, int], int]] = {}  # state, bearer
NO_ATTACK: set[int] = set()  # the enemy carrying it can't attack
NO_COMBAT: set[int] = set()  # the hero carrying it can neither attack nor defend
NO_DRAWING: set[int] = set()  # as active location: nobody draws cards
NO_ATTACHMENTS: set[int] = set()  # can't be the target of attachments
MUST_TRAVEL: set[int] = set()  # the players must travel here when they may travel
SHY: set[int] = set()  # can't be engaged by choice while another enemy is in the staging area
ATTACKS_STAGING: set[int] = set()  # alone it may attack enemies in the staging area
STRIKES_REVEALED: set[int] = set()  # while it quests each revealed enemy is damaged

# -- encounter cards
Effect = Callable[[Table, int], Steps[None]]  # match, card
SeatEffect = Callable[[Table, int, int], Steps[None]]  # match, card, player
WHEN_REVEALED: dict[int, Effect] = {}
SHADOWS: dict[int, Effect] = {}  # the attack is in the state
WHY_NOT_TRAVEL: dict[int, Callable[[State, int], Reason | None]] = {}
TRAVEL_COST: dict[int, Effect] = {}
AFTER_TRAVEL: dict[int, Effect] = {}
AFTER_ENGAGING: dict[int, SeatEffect] = {}
WHEN_ATTACKING: dict[int, SeatEffect] = {}
AFTER_ATTACKING: dict[int, SeatEffect] = {}
AFTER_SHADOW: dict[int, SeatEffect] = {}  # a shadow effect of a card dealt to it was resolved
AFTER_DEFEAT: dict[int, Effect] = {}
EXCESS_DAMAGE: dict[int, Callable[[Table, int, int, int], Steps[None]]] = {}  # match, enemy, player, surplus
AFTER_FAILED_QUEST: dict[int, Effect] = {}  # while it lies in the staging area
END_OF_COMBAT: dict[int, Effect] = {}  # while it lies in the staging area
END_OF_ROUND: dict[int, Effect] = {}  # in play
REFRESH_THREAT: dict[int, int] = {}  # as active location: added to each player's threat in the refresh phase
BACK_ON_DECK: set[int] = set()  # goes on top of the encounter deck instead of leaving for the discard pile
REFRESH_TOLL: dict[int, int] = {}  # the bearer doesn't ready in the refresh phase unless it pays this much
CLAIMABLE: set[int] = set()  # objectives that players can claim
CONDITIONS: set[int] = set()  # treacheries that are attachments with the Condition trait once attached


class QuestRules:
    """What a quest card says, apart from its quest points."""

    __slots__ = (
        "blocked",
        "checks_engagement",
        "extra_reveals",
        "following",
        "one_ally",
        "quest_phase",
        "revealed",
        "set_up",
        "staging",
        "won",
    )

    def __init__(
        self,
        following: tuple[int, ...] = (),
        set_up: Callable[[Table], Steps[None]] | None = None,
        revealed: Callable[[Table], Steps[None]] | None = None,
        blocked: Callable[[State], bool] | None = None,
        won: Callable[[State, list[int]], bool] | None = None,
        one_ally: bool = False,
        extra_reveals: int = 0,
        staging: bool = True,
        checks_engagement: bool = True,
        quest_phase: Callable[[Table], Steps[None]] | None = None,
    ) -> None:
        self.following = following  # the next stage; of several one at random; none: this is the last
        self.set_up = set_up  # side A of stage 1
        self.revealed = revealed  # "when revealed" of side B
        self.blocked = blocked  # can't be completed now
        self.won = won  # the players win at once; asked with the numbers of the cards just destroyed
        self.one_ally = one_ally  # the players may play one ally per round
        self.extra_reveals = extra_reveals
        self.staging = staging  # the quest phase has a staging step
        self.checks_engagement = checks_engagement
        self.quest_phase = quest_phase  # at the beginning of each quest phase


QUESTS: dict[int, QuestRules] = {}


def n(card_id: str) -> int:
    """Short for the number of a card, so that the tables read as names."""
    return number(card_id)


def always(state: State, card: int, seat: int) -> Reason | None:
    """The check of a thing that needs nothing more."""
    return None
