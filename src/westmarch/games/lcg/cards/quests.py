"""The quest cards (119 to 128): what they set up, when they can be completed, how the players win."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import PROGRESSED, QuestText, Response, Trigger
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.cards.dol_guldur import orc_guards
from westmarch.games.lcg.choices import ask_in_secret_if, pick_title
from westmarch.games.lcg.facts.box import BY_ID, CARDS
from westmarch.games.lcg.round.reveal import set_guard
from westmarch.games.lcg.state import ASIDE, ATTACHED, CAPTIVE, NONE, PLAY, Journey, State, marked, with_one
from westmarch.games.lcg.table.effects import bury, check_quest
from westmarch.games.lcg.table.elimination import drop_attachments_of
from westmarch.games.lcg.table.moves import shuffle
from westmarch.games.lcg.table.unseen import face_down_shadows
from westmarch.games.lcg.table.zones import forget, into_staging, place, take


def _fetch(state: State, title: str) -> int:
    """Takes a copy of that card out of the encounter deck, or NONE. Nothing is revealed."""
    for card in reversed(state.decks[state.players]):
        if CARDS[state.face[card]].id == title:
            take(state, card)
            return card
    return NONE


def _stage_from_deck(match: Journey, *titles: str) -> None:
    """A copy of each of these cards goes from the deck to the staging area, if there is one; the deck is shuffled."""
    state = match.state
    for title in titles:
        card = _fetch(state, title)
        if card != NONE:
            into_staging(state, card)
            match.tell("lcg.added", card=state.name(card))
    shuffle(match, state.players)


def _enemy_in_play(state: State, title: str) -> bool:
    return any(CARDS[state.face[enemy]].id == title for enemy in state.enemies())


# -- Passage Through Mirkwood


FLIES_AND_SPIDERS = QuestText(
    "flies-and-spiders",
    ("a-fork-in-the-road",),
    set_up=lambda match: _stage_from_deck(match, "forest-spider", "old-forest-road"),
)
A_FORK_IN_THE_ROAD = QuestText("a-fork-in-the-road", ("dont-leave-the-path", "beorns-path"))


def dont_leave_the_path(match: Journey) -> Steps[None]:
    """Each player fetches a Spider from deck or discard pile; only the deck is shuffled (FAQ)."""
    state = match.state
    pile = state.players
    for seat in state.order():
        spiders = [
            card for card in state.decks[pile] + state.discards[pile] if "spider" in CARDS[state.face[card]].traits
        ]
        # Whoever searches sees the whole deck; the others can't tell its cards from face-down shadow cards.
        for card in state.decks[pile]:
            state.known = marked(state.known, card, state.known[card] | 1 << seat)
        secret = face_down_shadows(state)
        card = yield from pick_title(match, seat, "lcg.fetch", spiders, "dont-leave-the-path", secret)
        if card != NONE:
            card = yield from _from_where(match, seat, card)
            take(state, card)
            forget(state, card)
            into_staging(state, card)
            match.tell("lcg.added", card=state.name(card))
    shuffle(match, pile)


def _from_where(match: Journey, seat: int, card: int) -> Steps[int]:
    """Copies are alike, but what is left in the deck will come again: with one in each pile the player says which."""
    state = match.state
    pile = state.players
    number = state.face[card]
    copies = {
        where: copy
        for where, cards in (("deck", state.decks[pile]), ("discard", state.discards[pile]))
        if (copy := next((each for each in cards if state.face[each] == number), NONE)) != NONE
    }
    if "discard" not in copies:
        return card
    secret = face_down_shadows(state)
    token = yield ask_in_secret_if(secret, state, seat, "lcg.fetch-from", tuple(copies), card=CARDS[number].id)
    return copies[token]


DONT_LEAVE_THE_PATH = QuestText(
    "dont-leave-the-path",
    revealed=dont_leave_the_path,
    # Defeated while this stage is current; a Spawn killed before must be found and killed again.
    won=lambda state, defeated: BY_ID["ungoliants-spawn"].number in defeated,
)


BEORNS_PATH = QuestText("beorns-path", blocked=lambda state: _enemy_in_play(state, "ungoliants-spawn"))


# -- Journey Along the Anduin


def to_the_river(match: Journey) -> None:
    """Without a Hill Troll in play one is fetched from the deck."""
    if not _troll_in_play(match.state):
        _stage_from_deck(match, "hill-troll")


def _troll_in_play(state: State) -> bool:
    return _enemy_in_play(state, "hill-troll")


TO_THE_RIVER = QuestText(
    "to-the-river",
    ("anduin-passage",),
    # One card per player, in full (FAQ).
    set_up=lambda match: common.reveal_several(match, match.state.players_left()),
    revealed=to_the_river,
    blocked=_troll_in_play,
)
ANDUIN_PASSAGE = QuestText("anduin-passage", ("ambush-on-the-shore",), extra_reveals=1, checks_engagement=False)


AMBUSH_ON_THE_SHORE = QuestText(
    "ambush-on-the-shore",
    revealed=lambda match: common.reveal_several(match, 2 * match.state.players_left()),
    won=lambda state, defeated: not state.enemies(),
    staging=False,
)


# -- Escape from Dol Guldur


def set_up_dol_guldur(match: Journey) -> Steps[None]:
    """The objectives are revealed with a guard each; the Nazgûl waits beside the quest deck."""
    state = match.state
    objectives = [_fetch(state, title) for title in state.box.claimable]
    for card in objectives:
        into_staging(state, card)
        match.tell("lcg.added", card=state.name(card))
    nazgul = _fetch(state, "nazgul-of-dol-guldur")
    place(state, nazgul, ASIDE)
    shuffle(match, state.players)
    for card in objectives:
        yield from set_guard(match, card)


def capture(match: Journey) -> None:
    """A random hero of all players is the prisoner. What is attached already (a web) goes, as when leaving play;
    damage and resources stay.
    """
    state = match.state
    heroes = [state.pool.names[hero] for seat in range(state.players) for hero in state.heroes(seat)]
    prisoner = state.pool.index[match.chance.pick("prisoner", heroes)]
    seat = state.seat[prisoner]
    damage = state.damage[prisoner]
    resources = state.tokens[prisoner]
    drop_attachments_of(state, prisoner)
    take(state, prisoner)
    forget(state, prisoner)
    state.zone[prisoner] = CAPTIVE
    state.seat = with_one(state.seat, prisoner, seat)
    state.damage[prisoner] = damage
    state.tokens[prisoner] = resources
    state.captive = prisoner
    match.tell("lcg.captured", card=state.name(prisoner), seat=state.pool.seats[seat])


def _objectives_held(state: State) -> int:
    return sum([1 for card in state.attached if state.text(card).claimable and state.zone[card] == ATTACHED])


THE_NECROMANCERS_TOWER = QuestText(
    "the-necromancers-tower",
    ("through-the-caverns",),
    set_up=set_up_dol_guldur,
    revealed=capture,
    blocked=lambda state: _objectives_held(state) == 0,
    one_ally=True,
)


def _why_not_rescue(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return None if state.captive != NONE else Reason("lcg-why-rescued", card="through-the-caverns")


def rescue(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """The prisoner comes back, ready (which no text says), with 1 damage; the Nazgûl enters the staging area."""
    state = match.state
    hero = state.captive
    owner = state.owners[hero]
    damage = state.damage[hero] + 1
    resources = state.tokens[hero]
    take(state, hero)
    forget(state, hero)
    state.zone[hero] = PLAY
    state.seat = with_one(state.seat, hero, owner)
    state.areas[owner] += (hero,)
    state.damage[hero] = damage
    state.tokens[hero] = resources
    state.stir += 1
    match.tell("lcg.rescued", card=state.name(hero))
    for nazgul in state.aside:
        take(state, nazgul)
        into_staging(state, nazgul)
        match.tell("lcg.added", card=state.name(nazgul))
    yield from bury(match, [hero])
    yield from check_quest(match)


THROUGH_THE_CAVERNS = QuestText(
    "through-the-caverns",
    ("out-of-the-dungeons",),
    blocked=lambda state: state.captive != NONE or _objectives_held(state) < len(state.box.claimable),
    one_ally=True,
    response=Response(PROGRESSED, rescue, _why_not_rescue),
)


OUT_OF_THE_DUNGEONS = QuestText(
    "out-of-the-dungeons",
    blocked=lambda state: _enemy_in_play(state, "nazgul-of-dol-guldur"),
    quest_phase=orc_guards,
)
