"""The whole state of a match. Between two steps it alone says how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from westmarch.core.game import Result
from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ENEMY, HERO, Card
from westmarch.games.lcg.pool import MAX_PLAYERS, Pool

if TYPE_CHECKING:
    from westmarch.games.lcg.abilities import CardText

T = TypeVar("T")

# Where a card is.
DECK = 0
HAND = 1
DISCARD = 2
PLAY = 3  # a character in front of its controller
ATTACHED = 4
STAGING = 5
ENGAGED = 6
ACTIVE = 7
SHADOW = 8  # dealt to an enemy, face down until it attacks
VICTORY = 9
ASIDE = 10  # beside the quest deck, out of play
REMOVED = 11  # out of the game
CAPTIVE = 12  # the prisoner of Dol Guldur
LIMBO = 13  # an event being played, or an encounter card being revealed
SHACKLED = 14  # Iron Shackles on a player's deck
ZONES: tuple[str, ...] = (
    "deck",
    "hand",
    "discard",
    "play",
    "attached",
    "staging",
    "engaged",
    "active",
    "shadow",
    "victory",
    "aside",
    "removed",
    "captive",
    "limbo",
    "shackled",
)

# Phases; a phase-named action is possible only in its phase.
PHASES: tuple[str, ...] = ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
SETUP, RESOURCE, PLANNING, QUEST, TRAVEL, ENCOUNTER, COMBAT, REFRESH = range(len(PHASES))

NOBODY = -1
NONE = -1
NOT_COUNTED = -1

# Who has seen a hidden card: a bit per player, and one for the spectators.
SPECTATOR = MAX_PLAYERS
EVERYBODY = (1 << MAX_PLAYERS + 1) - 1

# What a lasting effect changes, and how long.
STATS: tuple[str, ...] = ("willpower", "attack", "defense", "threat")
WILLPOWER, ATTACK, DEFENSE, THREAT = range(len(STATS))
UNTIL: tuple[str, ...] = ("phase", "round")
UNTIL_PHASE, UNTIL_ROUND = range(len(UNTIL))
LEFT_OUT = -99  # its threat doesn't count at all

# Marks on cards that most cards never have: the state keeps them as bytes.
MARKS = ("face_up", "committed", "uses", "uses_phase", "attacked", "struck", "barred", "known")

# The seats clockwise, by how many there are and by the first of them.
CLOCKWISE: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    [
        tuple([tuple([(first + each) % players for each in range(players)]) for first in range(players)])
        for players in range(MAX_PLAYERS + 1)
    ]
)

# How a card goes at the end of the phase.
TO_HAND = 0  # Sneak Attack
TO_DECK = 1  # Beorn
ON_DECK = 2  # Wolf Rider, from the shadow cards


def with_one(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one of them."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


_MARK = tuple([bytes((mark,)) for mark in range(256)])


def marked(marks: bytes, card: int, mark: int = 1) -> bytes:
    """The same marks but for those on one card."""
    return marks[:card] + _MARK[mark] + marks[card + 1 :]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards but for one, which is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# Named, because of a bare () the compiler would believe that it stays empty.
NO_GLIMPSES: tuple[tuple[int, int], ...] = ()


class Attack:
    """One attack of an enemy while it is being resolved."""

    __slots__ = ("blank", "bonus", "defenders", "enemy", "seat", "stunned")

    def __init__(self, enemy: int, seat: int) -> None:
        self.enemy = enemy
        self.seat = seat  # the defending player, also if somebody else's sentinel defends
        self.defenders: list[int] = []
        self.bonus = 0  # attack added by shadow cards
        self.stunned: list[int] = []  # defenders whose defense does not count
        self.blank = False  # a shadow card without an effect was turned up


class Strike:
    """One attack of players on an enemy while it is being resolved."""

    __slots__ = ("attackers", "enemy", "seat")

    def __init__(self, enemy: int, seat: int) -> None:
        self.enemy = enemy
        self.seat = seat
        self.attackers: list[int] = []


class Candidates:
    """The cards with which a player could act if he may, found once for the same cards in his hand and in play."""

    __slots__ = ("area", "attached", "events", "hand", "in_play", "staging")

    def __init__(
        self, hand: tuple[int, ...], area: tuple[int, ...], attached: tuple[int, ...], staging: tuple[int, ...]
    ) -> None:
        self.hand = hand
        self.area = area
        self.attached = attached
        self.staging = staging
        self.events: list[tuple[int, int]] = []  # each event in the hand once: a card, its number
        self.in_play: list[int] = []  # cards with actions


class State:
    __slots__ = (
        "acted", "active", "alive", "allies_played", "areas", "aside", "attached", "attack", "attacked", "barred",
        "box", "candidates", "captive", "closed", "committed", "damage", "decks", "discards", "engaged", "exhausted",
        "face", "face_up", "first", "fog", "glimpsed", "gloom", "hands", "host", "known", "lasting", "leaving",
        "others_act", "owners", "phase", "planned", "players", "pool", "progress", "quest", "quest_ready", "quiet",
        "quiet_options", "removed", "result", "round", "seat", "shadows", "staging", "stand_together", "step", "stir",
        "strike", "struck", "surging", "threat", "to_reveal", "tokens", "uses", "uses_phase", "victory", "watched",
        "window_passed", "window_turn", "zone",
    )  # fmt: skip

    def __init__(self, pool: Pool) -> None:
        """Empty: `set_up` or `copy` fills it."""
        self.pool = pool
        self.box = pool.box
        self.players = pool.players
        self.owners = pool.owners
        self.result: Result | None = None

    def set_up(self) -> State:
        """Heroes in play, decks unshuffled, nothing drawn yet."""
        pool = self.pool
        players = pool.players
        count = len(pool.codes)

        # Copies share the tuples and bytes in which most of it is kept: to change one is to put another in its place.

        # -- the round
        self.round = 1
        self.phase = SETUP
        self.step = 0  # index in the table of steps
        # How far the step has come.
        self.acted = 0  # bit per player who has had his turn
        self.planned = 0  # planning: bit per player who has finished playing cards
        self.others_act = False  # planning: the others may act between two of his cards
        self.to_reveal = NOT_COUNTED  # staging: how many encounter cards are still to come
        self.first = 0
        self.window_turn = NOBODY  # who is asked next in the open action window
        self.window_passed = 0  # bit per player who has passed since the last action
        self.stir = 0  # grows whenever something changes on the table
        self.quiet: tuple[int, ...] = (NONE,) * players  # the value of `stir` at which a player passed until it changes
        self.quiet_options: tuple[tuple[str, ...], ...] = ((),) * players  # what he could have done then
        self.allies_played = 0  # this round, all players together

        # -- the players
        self.alive = bytes([1] * players)
        self.threat: list[int] = [0] * players

        # -- the quest
        self.quest = pool.scenario.first_quest()
        self.progress = 0
        self.quest_ready = False  # the stage's "when revealed" is done
        self.captive = NONE

        # -- where cards are; the last pile belongs to the encounter deck. The top of a deck is its end.
        self.decks: list[tuple[int, ...]] = [cards[::-1] for cards in pool.decks]
        self.discards: list[tuple[int, ...]] = [() for _ in range(players + 1)]
        self.hands: list[tuple[int, ...]] = [() for _ in range(players)]
        self.areas: list[tuple[int, ...]] = [
            tuple([hero for hero in heroes if hero not in pool.guests]) for heroes in pool.heroes
        ]
        self.engaged: list[tuple[int, ...]] = [() for _ in range(players)]
        self.staging: tuple[int, ...] = ()
        self.attached: tuple[int, ...] = ()
        self.shadows: tuple[int, ...] = ()  # in the order dealt
        self.active = NONE
        self.victory: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()

        # -- per card
        self.face: tuple[int, ...] = pool.codes  # its number, or 0 while it lies face down as an Orc Guard
        self.zone = bytearray(count)
        # Whose it is: its controller, the player an enemy is engaged with, on whose deck it lies.
        self.seat: tuple[int, ...] = (NOBODY,) * count
        self.host: tuple[int, ...] = (NONE,) * count  # the card it lies at: as attachment, shadow card or guard
        self.exhausted = bytearray(count)
        self.face_up = pool.unmarked  # this shadow card was turned up
        self.committed = pool.unmarked
        self.damage = bytearray(count)
        self.tokens: list[int] = [0] * count  # on it: resources, or progress on a location
        self.uses = pool.unmarked  # bit per player who has used it this round
        self.uses_phase = pool.unmarked  # how often it was used in this phase
        self.attacked = pool.unmarked  # this enemy has attacked in this combat phase
        self.struck = pool.unmarked  # bit per player whose attack on this enemy is used up this round
        self.barred = pool.unmarked  # bit per player this enemy can't attack in this phase
        self.known = pool.unmarked  # who has seen this card of a deck or hand, or face down: a bit per player
        for seat, heroes in enumerate(self.areas):
            for hero in heroes:
                self.zone[hero] = PLAY
                self.seat = with_one(self.seat, hero, seat)
        for guest in pool.guests:
            self.zone[guest] = LIMBO  # nowhere, until a position says where

        # -- effects that last
        self.lasting: tuple[tuple[int, int, int, int], ...] = ()  # card, stat, change, until
        self.fog = 0  # threat added to every location in the staging area this phase
        self.gloom = 0  # threat per player added to the staging area this phase
        self.stand_together = 0  # bit per player who may declare several defenders this phase
        self.leaving: tuple[tuple[int, int], ...] = ()  # card, how it goes at the end of the phase

        # -- inside a step only
        self.attack: Attack | None = None
        self.strike: Strike | None = None
        self.surging = NONE  # the card being revealed that gained surge
        self.closed = False  # the program doesn't know the hands (core/closed.py)
        self.watched = players > 1  # somebody looks on who doesn't know a hand: another player, or the program
        self.glimpsed = NO_GLIMPSES  # who has seen a card that is hidden again: bits, card
        self.candidates: Candidates | None = None  # follows from the rest (`actions.windows`)
        return self

    def copy(self) -> State:
        twin = State(self.pool)
        twin.result = self.result
        twin.closed = self.closed
        twin.watched = self.watched
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.acted = self.acted
        twin.planned = self.planned
        twin.others_act = self.others_act
        twin.to_reveal = self.to_reveal
        twin.first = self.first
        twin.window_turn = self.window_turn
        twin.window_passed = self.window_passed
        twin.stir = self.stir
        twin.quiet = self.quiet
        twin.quiet_options = self.quiet_options
        twin.allies_played = self.allies_played
        twin.alive = self.alive
        twin.threat = self.threat.copy()
        twin.quest = self.quest
        twin.progress = self.progress
        twin.quest_ready = self.quest_ready
        twin.captive = self.captive
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.hands = self.hands.copy()
        twin.areas = self.areas.copy()
        twin.engaged = self.engaged.copy()
        twin.staging = self.staging
        twin.attached = self.attached
        twin.shadows = self.shadows
        twin.active = self.active
        twin.victory = self.victory
        twin.aside = self.aside
        twin.removed = self.removed
        twin.face = self.face
        twin.zone = self.zone.copy()
        twin.seat = self.seat
        twin.host = self.host
        twin.exhausted = self.exhausted.copy()
        twin.face_up = self.face_up
        twin.committed = self.committed
        twin.damage = self.damage.copy()
        twin.tokens = self.tokens.copy()
        twin.uses = self.uses
        twin.uses_phase = self.uses_phase
        twin.attacked = self.attacked
        twin.struck = self.struck
        twin.barred = self.barred
        twin.known = self.known
        twin.lasting = self.lasting
        twin.fog = self.fog
        twin.gloom = self.gloom
        twin.stand_together = self.stand_together
        twin.leaving = self.leaving
        twin.attack = None
        twin.strike = None
        twin.surging = NONE
        twin.glimpsed = NO_GLIMPSES
        twin.candidates = self.candidates
        return twin

    # -- small questions

    def card(self, index: int) -> Card:
        """What is printed on the visible side."""
        return CARDS[self.face[index]]

    def text(self, index: int) -> CardText:
        """What the visible side says."""
        return self.box.texts[self.face[index]]

    def order(self) -> list[int]:
        """The players in the game, from the first player clockwise."""
        alive = self.alive
        if self.players == 1:
            return [0] if alive[0] else []
        return [seat for seat in CLOCKWISE[self.players][self.first] if alive[seat]]

    def players_left(self) -> int:
        return sum(self.alive)

    def name(self, index: int) -> str:
        """The token of a card; an Orc Guard is named by its place, because nobody knows what it is."""
        return self.pool.names[index] if self.face[index] else f"orc-guard.{self.orc_guards().index(index) + 1}"

    def orc_guards(self) -> list[int]:
        return [enemy for enemies in self.engaged for enemy in enemies if not self.face[enemy]]

    def find(self, name: str) -> int:
        """The card with that token, or NONE."""
        if name.startswith("orc-guard."):
            guards = self.orc_guards()
            place = int(name.removeprefix("orc-guard.")) - 1
            return guards[place] if 0 <= place < len(guards) else NONE
        card = self.pool.index.get(name, NONE)
        return card if card == NONE or self.face[card] else NONE

    def on_table(self, name: str) -> int:
        """The card with that token if it lies open in play, or is the prisoner; NONE for all that are elsewhere.

        Reasons ask for cards by this, so that they don't tell a card of a deck from one that lies face down.
        """
        card = self.find(name)
        return card if card != NONE and (self.in_play(card) or self.zone[card] == CAPTIVE) else NONE

    def enemies(self) -> list[int]:
        """All enemies in play: engaged ones in player order, then those in the staging area."""
        found = [enemy for seat in self.order() for enemy in self.engaged[seat]]
        found.extend(each for each in self.staging if CARDS[self.face[each]].type == ENEMY)
        return found

    def characters(self) -> list[int]:
        """All characters in play, in player order."""
        return [each for seat in self.order() for each in self.areas[seat]]

    def heroes(self, seat: int) -> list[int]:
        """The heroes of that player; a prisoner is none until it is rescued."""
        types = self.pool.types
        return [each for each in self.areas[seat] if types[each] == HERO]

    def attachments(self, host: int) -> list[int]:
        if not self.attached:
            return []
        return [each for each in self.attached if self.host[each] == host]

    def in_play(self, index: int) -> bool:
        """In play: a card counts while it lies on the table face up, or is an Orc Guard."""
        return PLAY <= self.zone[index] <= ACTIVE

    def titles_in_play(self, number: int) -> bool:
        """Whether a copy of that card is in play (Unique cards). The prisoner still holds its name."""
        for card in self.pool.copies.get(number, ()):
            zone = self.zone[card]
            if self.face[card] == number and (PLAY <= zone <= ACTIVE or zone == CAPTIVE):
                return True
        return False


Journey = Match[State]
