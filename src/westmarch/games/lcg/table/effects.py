"""What happens on the table and can be answered by others: damage, leaving play, progress, stages, engagement."""

from __future__ import annotations

from westmarch.core.decisions import Steps
from westmarch.games.lcg.abilities import DAMAGED, DESTROYED, ENTERED, EXPLORED, LEFT, PLAYED, PROGRESSED, Trigger
from westmarch.games.lcg.actions.respond import respond
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY, ENEMY, HERO
from westmarch.games.lcg.facts.quests import QUEST_BY_ID
from westmarch.games.lcg.facts.quests import quest as quest_card
from westmarch.games.lcg.state import DECK, DISCARD, ENGAGED, NONE, PLAY, VICTORY, ZONES, Journey, State, with_one
from westmarch.games.lcg.table.elimination import (
    check_heroes,
    drop_attachment,
    drop_attachments_of,
    return_to_staging,
    win,
)
from westmarch.games.lcg.table.moves import because, shuffle
from westmarch.games.lcg.table.stats import hit_points
from westmarch.games.lcg.table.turning import turn_up, turn_up_shadows
from westmarch.games.lcg.table.zones import into_play, place, take

MOST_DAMAGE = 99  # that is counted

# -- damage (Hit points and damage)


def deal_damage(match: Journey, cards: list[int], amount: int, source: str) -> Steps[None]:
    """Puts damage on cards, all at once; what has no hit points left is destroyed at once. Then the responses."""
    triggers = yield from harm(match, cards, amount, source)
    yield from respond(match, *triggers)


def harm(match: Journey, cards: list[int], amount: int, source: str) -> Steps[list[Trigger]]:
    """Damage by a card and what it destroys; gives back what can be responded to, which is one event with all of it."""
    if amount <= 0:
        return []
    state = match.state
    hit = [card for card in cards if state.in_play(card)]
    for card in hit:
        state.damage[card] = min(MOST_DAMAGE, state.damage[card] + amount)
        state.stir += 1
        match.tell("lcg.damaged", card=state.name(card), amount=amount, **because(source))
    dead = [card for card in hit if state.damage[card] >= hit_points(state, card)]
    triggers = (yield from destroy(match, dead)) if dead else []
    hurt = [card for card in hit if card not in dead and state.zone[card] == PLAY]
    return triggers + [Trigger(DAMAGED, card, state.seat[card], amount, number=state.face[card]) for card in hurt]


def bury(match: Journey, cards: list[int]) -> Steps[None]:
    """Destroys those of the cards that have no hit points left."""
    state = match.state
    dead = [card for card in cards if state.in_play(card) and state.damage[card] >= hit_points(state, card)]
    triggers = yield from destroy(match, dead)
    yield from respond(match, *triggers)


def destroy(match: Journey, cards: list[int]) -> Steps[list[Trigger]]:
    """Characters go to their owner's discard pile, enemies are defeated; gives back what can be responded to.

    What must happen comes first: a player without heroes is out at once, and a stage that can be completed now is.
    """
    if not cards:
        return []
    state = match.state
    gone: list[tuple[int, int, int]] = []
    for card in cards:
        number = state.face[card]
        seat = state.seat[card]
        match.tell("lcg.destroyed", card=state.name(card))
        _leave(match, card, VICTORY if CARDS[number].victory else DISCARD)
        gone.append((card, number, seat))
    for card, number, _ in gone:
        after = state.box.texts[number].after_defeat
        if after is not None:
            yield from after(match, card) or ()
    for _, number, seat in gone:
        if CARDS[number].type == HERO:
            check_heroes(match, seat)
    yield from check_quest(match, [number for _, number, _ in gone])
    return [
        Trigger(kind, card, seat, number=number)
        for card, number, seat in gone
        if CARDS[number].type <= ALLY
        for kind in (DESTROYED, LEFT)
    ]


def leave_play(match: Journey, card: int, to: int, source: str = "") -> Steps[None]:
    """A card leaves play without being destroyed: discarded, back to hand, shuffled into a deck."""
    state = match.state
    number = state.face[card]
    seat = state.seat[card]
    match.tell("lcg.left", card=state.name(card), where=ZONES[to], **because(source))
    _leave(match, card, to)
    if to == DECK and state.zone[card] == DECK:
        shuffle(match, state.owners[card])  # before anybody who responds may draw
    kind = CARDS[number].type
    if kind <= ALLY:
        if kind == HERO:
            check_heroes(match, seat)
        yield from respond(match, Trigger(LEFT, card, seat, number=number))
    elif kind == ENEMY:
        yield from check_quest(match)


def _leave(match: Journey, card: int, to: int) -> None:
    state = match.state
    turn_up_shadows(match, card)
    drop_attachments_of(state, card)
    face_down = not state.face[card]
    owner = state.owners[card]
    if owner < state.players and not state.alive[owner]:
        to = DISCARD  # a player who is out has neither hand nor deck
    back = to == DISCARD and state.text(card).back_on_deck
    take(state, card)
    place(state, card, DECK if back else to)
    state.stir += 1
    if face_down:
        turn_up(match, card)


def discard_attachment(match: Journey, card: int, source: str = "") -> Steps[None]:
    """An attachment goes; a hero that lost hit points with it may die."""
    state = match.state
    host = state.host[card]
    match.tell("lcg.attachment-lost", card=state.name(card), **because(source))
    drop_attachment(state, card)
    if host >= 0:
        yield from bury(match, [host])


# -- entering play


def enter_play(match: Journey, card: int, seat: int, played: bool = False) -> Steps[None]:
    """A character comes into play, ready, from wherever it was. Only from hand, for its cost, it is played."""
    state = match.state
    take(state, card)
    into_play(state, card, seat)
    state.stir += 1
    match.tell("lcg.entered", card=state.name(card), seat=state.pool.seats[seat])
    kinds = (ENTERED, PLAYED) if played else (ENTERED,)
    yield from respond(match, *[Trigger(kind, card, seat, number=state.face[card]) for kind in kinds])


# -- engagement (Phase 5: Encounter)


def engage(match: Journey, enemy: int, seat: int) -> Steps[None]:
    """By check, by choice or by an effect: the result is the same."""
    state = match.state
    take(state, enemy)
    state.zone[enemy] = ENGAGED
    state.seat = with_one(state.seat, enemy, seat)
    state.engaged[seat] += (enemy,)
    state.stir += 1
    match.tell("lcg.engaged", enemy=state.name(enemy), seat=state.pool.seats[seat])
    after = state.text(enemy).after_engaging
    if after is not None:
        yield from after(match, enemy, seat) or ()


def back_to_staging(match: Journey, enemy: int, source: str) -> Steps[None]:
    """An engaged enemy goes back to the staging area with its damage and attachments."""
    state = match.state
    match.tell("lcg.to-staging", card=state.name(enemy), **because(source))
    face_down = not state.face[enemy]
    if face_down:
        turn_up_shadows(match, enemy)
    return_to_staging(state, enemy)
    if face_down:
        turn_up(match, enemy)
    yield from check_quest(match)


# -- progress (Phase 3: Quest; Quest progress)


def place_progress(match: Journey, count: int) -> Steps[None]:
    """Progress for the quest: the active location takes it first, token by token, the rest goes on the quest card."""
    if count <= 0:
        return
    state = match.state
    triggers: list[Trigger] = []
    location = state.active
    if location != NONE:
        taken = min(count, CARDS[state.face[location]].quest_points - state.tokens[location])
        count -= taken
        if _progress_on(match, location, taken):
            triggers.append(Trigger(EXPLORED, location, number=state.face[location]))
            _explore(match, location)
    if count:
        state.progress += count
        state.stir += 1
        quest = state.quest
        match.tell("lcg.progress", count=count, quest=quest_card(quest).id)
        # If the same progress completes the stage, the stage advances before the location's response (FAQ).
        yield from check_quest(match)
        if state.quest == quest:
            triggers.append(Trigger(PROGRESSED, NONE, amount=count, number=quest))
    yield from respond(match, *triggers)


def place_on_location(match: Journey, location: int, count: int) -> Steps[None]:
    """Progress on one location, active or in the staging area."""
    yield from place_on_locations(match, [location], count)


def place_on_locations(match: Journey, locations: list[int], count: int) -> Steps[None]:
    state = match.state
    full = [location for location in locations if _progress_on(match, location, count)]
    for location in full:
        _explore(match, location)
    yield from respond(match, *[Trigger(EXPLORED, location, number=state.face[location]) for location in full])


def _progress_on(match: Journey, location: int, count: int) -> bool:
    """Places tokens; whether the location is explored now."""
    state = match.state
    state.tokens[location] += count
    state.stir += 1
    match.tell("lcg.location-progress", card=state.name(location), count=count)
    return state.tokens[location] >= CARDS[state.face[location]].quest_points


def _explore(match: Journey, location: int) -> None:
    state = match.state
    match.tell("lcg.explored", card=state.name(location))
    _leave(match, location, VICTORY if state.card(location).victory else DISCARD)


def check_quest(match: Journey, defeated: list[int] | None = None) -> Steps[None]:
    """Wins, or goes on to the next stage, as soon as the quest card allows it. `defeated`: cards just destroyed."""
    state = match.state
    while state.quest_ready:
        text = state.box.quests[state.quest]
        if text.won is not None and text.won(state, defeated or []):
            win(match)
        points = quest_card(state.quest).points
        if points == 0 or state.progress < points or (text.blocked is not None and text.blocked(state)):
            return
        yield from advance(match)


def advance(match: Journey) -> Steps[None]:
    """The stage is completed: surplus progress is lost, nothing else changes (Quest progress)."""
    state = match.state
    following = state.box.quests[state.quest].following
    match.tell("lcg.stage-completed", quest=quest_card(state.quest).id)
    if not following:
        win(match)
    chosen = following[0] if len(following) == 1 else match.chance.pick("quest-card", following)
    state.quest = QUEST_BY_ID[chosen].number
    state.progress = 0
    yield from reveal_stage(match)


def reveal_stage(match: Journey) -> Steps[None]:
    """Turns the quest card to side B and follows it."""
    state = match.state
    state.quest_ready = False
    state.stir += 1
    match.tell("lcg.stage", quest=quest_card(state.quest).id)
    revealed = state.box.quests[state.quest].revealed
    if revealed is not None:
        yield from revealed(match) or ()
    state.quest_ready = True
    yield from check_quest(match)


def staging_enemies(state: State) -> list[int]:
    return [card for card in state.staging if CARDS[state.face[card]].type == ENEMY]
