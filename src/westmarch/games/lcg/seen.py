"""What one seat may know, in types: what bots think with, and what the view as plain data is written from.

`see` builds it up from nothing: the table, the own hand, face-down cards that the seat has seen. `read_view` makes the
same of a view (text/view.py). A card is its id; one copy of it has a name of its own, such as `forest-spider.2`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ENEMY, HERO, LOCATION
from westmarch.games.lcg.facts.quests import Quest, quest
from westmarch.games.lcg.round.overview import STEPS
from westmarch.games.lcg.state import ATTACHED, NONE, PHASES, SHACKLED, State
from westmarch.games.lcg.table.stats import (
    attack,
    defense,
    guard_of,
    hit_points,
    icons,
    quest_willpower,
    staging_threat,
    threat,
    willpower,
)
from westmarch.games.lcg.table.unseen import knows


@dataclass(slots=True, eq=False)
class Worn:
    """An attachment. `seat` is its controller, None for an encounter card."""

    id: str
    card: str
    exhausted: bool
    seat: str | None
    used: int


NOTHING: tuple[Worn, ...] = ()


@dataclass(slots=True, eq=False)
class Character:
    """A hero or ally in play. `icons` are the spheres of a hero, as bits."""

    id: str
    card: str
    hero: bool
    willpower: int
    attack: int
    defense: int
    hit_points: int
    damage: int
    exhausted: bool
    committed: bool
    used: bool
    resources: int
    icons: int
    attachments: tuple[Worn, ...]


@dataclass(slots=True, eq=False)
class Enemy:
    """An enemy. `barred` and `struck` are seats; of `shadows` those are None that this seat doesn't know."""

    id: str
    card: str
    threat: int
    engagement: int
    attack: int
    defense: int
    hit_points: int
    damage: int
    tokens: int = 0
    attacked: bool = False
    barred: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    shadows: tuple[str | None, ...] = ()
    # the objective that it keeps from the players
    guards: str | None = None
    attachments: tuple[Worn, ...] = NOTHING


@dataclass(slots=True, eq=False)
class Place:
    """A location in the staging area, or the active one."""

    id: str
    card: str
    threat: int
    quest_points: int
    progress: int
    guards: str | None = None
    attachments: tuple[Worn, ...] = NOTHING

    @property
    def left(self) -> int:
        return self.quest_points - self.progress


@dataclass(slots=True, eq=False)
class Thing:
    """Any other card in the staging area: an objective, with the name of the card that guards it."""

    id: str
    card: str
    guards: str | None
    guarded: str | None
    attachments: tuple[Worn, ...] = NOTHING


Staged: TypeAlias = Enemy | Place | Thing


@dataclass(slots=True, eq=False)
class Pile:
    """A deck and its discard pile; of the deck only what this seat has seen, from the top down."""

    count: int
    known: list[str]
    discard: list[str]


@dataclass(slots=True, eq=False)
class Player:
    """A player. `hand` is None for another seat's, of which `hand_known` has what this seat knows."""

    seat: str
    threat: int
    in_game: bool
    hand_count: int
    hand: list[str] | None
    hand_known: list[str]
    characters: list[Character]
    enemies: list[Enemy]
    pile: Pile


@dataclass(slots=True, eq=False)
class Attacking:
    """An enemy's attack while it is being resolved."""

    enemy: str
    seat: str
    attack: int
    defenders: list[str]
    stunned: list[str]


@dataclass(slots=True, eq=False)
class Striking:
    """The players' attack on an enemy while it is being resolved."""

    enemy: str
    seat: str
    attackers: list[str]


@dataclass(slots=True, eq=False, init=False, repr=False)
class Seen:
    """All of it."""

    scenario: str
    difficulty: str
    mode: str
    round: int
    phase: str
    step: str
    first: str
    quest: Quest
    progress: int
    staging: list[Staged]
    staging_threat: int
    willpower: int  # of all who are committed
    active: Place | None
    players: list[Player]
    encounter: Pile
    victory: list[str]
    aside: list[str]
    removed: list[str]
    kept_shadows: list[str]
    captive: str | None
    shackled: list[str]  # seats whose deck is in Iron Shackles
    allies_played: int
    attack: Attacking | None
    strike: Striking | None


# -- from the state


def see(match: Match[State], seat_name: str | None) -> Seen:
    """What that seat (None: a spectator) may know."""
    state = match.state
    options = match.setup.options
    seen = see_state(state, NONE if seat_name is None else state.pool.seats.index(seat_name))
    seen.difficulty = options["difficulty"]
    seen.mode = options["mode"]
    return seen


def see_state(state: State, seat: int) -> Seen:
    pool = state.pool
    seen = Seen()
    seen.scenario = pool.scenario.id
    seen.round = state.round
    seen.phase = PHASES[state.phase]
    seen.step = STEPS[state.step].name
    seen.first = pool.seats[state.first]
    seen.quest = quest(state.quest)
    seen.progress = state.progress
    worn = _worn(state)
    seen.staging = [_staged(state, card, seat, worn) for card in state.staging]
    seen.staging_threat = staging_threat(state)
    seen.willpower = quest_willpower(state)
    seen.active = None if state.active == NONE else _place(state, state.active, worn)
    seen.players = [_player(state, each, seat, worn) for each in range(state.players)]
    seen.encounter = _pile(state, state.players, seat)
    seen.victory = _ids(state, state.victory)
    seen.aside = _ids(state, state.aside)
    seen.removed = _ids(state, state.removed)
    seen.kept_shadows = _ids(state, [card for card in state.shadows if state.host[card] == NONE])
    seen.captive = None if state.captive == NONE else state.name(state.captive)
    seen.shackled = [pool.seats[state.seat[card]] for card in state.attached if state.zone[card] == SHACKLED]
    seen.allies_played = state.allies_played
    seen.attack = _attacking(state)
    seen.strike = _striking(state)
    return seen


def _ids(state: State, cards: list[int] | tuple[int, ...]) -> list[str]:
    if not cards:
        return []
    face = state.face
    return [CARDS[face[card]].id for card in cards]


def _worn(state: State) -> dict[int, tuple[Worn, ...]]:
    """All attachments, by their bearer."""
    found: dict[int, tuple[Worn, ...]] = {}
    for card in state.attached:
        if state.zone[card] == ATTACHED:
            host = state.host[card]
            found[host] = (
                *found.get(host, NOTHING),
                Worn(
                    state.name(card),
                    CARDS[state.face[card]].id,
                    bool(state.exhausted[card]),
                    state.pool.seats[state.seat[card]] if state.seat[card] >= 0 else None,
                    state.uses_phase[card],
                ),
            )
    return found


def _attacking(state: State) -> Attacking | None:
    current = state.attack
    if current is None:
        return None
    return Attacking(
        state.name(current.enemy),
        state.pool.seats[current.seat],
        attack(state, current.enemy) + current.bonus,
        [state.name(card) for card in current.defenders],
        [state.name(card) for card in current.stunned],
    )


def _striking(state: State) -> Striking | None:
    current = state.strike
    if current is None:
        return None
    attackers = [state.name(card) for card in current.attackers]
    return Striking(state.name(current.enemy), state.pool.seats[current.seat], attackers)


def _player(state: State, player: int, seat: int, worn: dict[int, tuple[Worn, ...]]) -> Player:
    hand = state.hands[player]
    own = _ids(state, hand) if player == seat else None
    known = own.copy() if own is not None else _ids(state, [card for card in hand if knows(state, seat, card)])
    return Player(
        state.pool.seats[player],
        state.threat[player],
        bool(state.alive[player]),
        len(hand),
        own,
        known,
        [_character(state, card, worn) for card in state.areas[player]],
        [_enemy(state, card, seat, worn) for card in state.engaged[player]],
        _pile(state, player, seat),
    )


def _pile(state: State, owner: int, seat: int) -> Pile:
    deck = state.decks[owner]
    known: list[str] = []
    for card in reversed(deck):
        if not knows(state, seat, card):
            break
        known.append(CARDS[state.face[card]].id)
    return Pile(len(deck), known, _ids(state, state.discards[owner]))


def _character(state: State, card: int, worn: dict[int, tuple[Worn, ...]]) -> Character:
    number = state.face[card]
    printed = CARDS[number]
    hero = printed.type == HERO
    attached = worn.get(card, NOTHING)
    plain = not attached and not state.lasting  # most characters are as printed
    return Character(
        state.pool.names[card],
        printed.id,
        hero,
        printed.willpower if plain else willpower(state, card),
        printed.attack if plain and state.box.texts[number].own_attack is None else attack(state, card),
        printed.defense if plain else defense(state, card),
        printed.hit_points if plain else hit_points(state, card),
        state.damage[card],
        state.exhausted[card] != 0,
        state.committed[card] != 0,
        state.uses[card] != 0,
        state.tokens[card] if hero else 0,
        (printed.icon if plain else icons(state, card)) if hero else 0,
        attached,
    )


def _enemy(state: State, card: int, seat: int, worn: dict[int, tuple[Worn, ...]]) -> Enemy:
    printed = CARDS[state.face[card]]
    barred = state.barred[card]
    struck = state.struck[card]
    return Enemy(
        state.name(card),
        printed.id,
        threat(state, card),
        printed.engagement,
        attack(state, card),
        defense(state, card),
        hit_points(state, card),
        state.damage[card],
        state.tokens[card],
        bool(state.attacked[card]),
        _seats(state, barred) if barred else (),
        _seats(state, struck) if struck else (),
        _shadows(state, card, seat) if state.shadows else (),
        _guards(state, card),
        worn.get(card, NOTHING),
    )


def _shadows(state: State, enemy: int, seat: int) -> tuple[str | None, ...]:
    return tuple(
        [
            CARDS[state.face[each]].id if state.face_up[each] or knows(state, seat, each) else None
            for each in state.shadows
            if state.host[each] == enemy
        ]
    )


def _guards(state: State, card: int) -> str | None:
    host = state.host[card]
    return state.name(host) if host >= 0 else None


def _staged(state: State, card: int, seat: int, worn: dict[int, tuple[Worn, ...]]) -> Staged:
    kind = CARDS[state.face[card]].type
    if kind == ENEMY:
        return _enemy(state, card, seat, worn)
    if kind == LOCATION:
        return _place(state, card, worn)
    guard = guard_of(state, card)
    guarded = None if guard == NONE else state.name(guard)
    return Thing(state.name(card), CARDS[state.face[card]].id, _guards(state, card), guarded, worn.get(card, NOTHING))


def _place(state: State, card: int, worn: dict[int, tuple[Worn, ...]]) -> Place:
    printed = CARDS[state.face[card]]
    return Place(
        state.pool.names[card],
        printed.id,
        threat(state, card),
        printed.quest_points,
        state.tokens[card],
        _guards(state, card),
        worn.get(card, NOTHING),
    )


def _seats(state: State, bits: int) -> tuple[str, ...]:
    return tuple([state.pool.seats[seat] for seat in range(state.players) if bits >> seat & 1])
