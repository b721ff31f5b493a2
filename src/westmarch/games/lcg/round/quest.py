"""Phase 3: Quest. Commit characters, stage, resolve."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg import choices
from westmarch.games.lcg.abilities import COMMITTED, Trigger
from westmarch.games.lcg.actions.respond import respond
from westmarch.games.lcg.round.reveal import reveal_top
from westmarch.games.lcg.state import STAGING, Journey, State, marked
from westmarch.games.lcg.table.effects import place_progress
from westmarch.games.lcg.table.moves import raise_threat
from westmarch.games.lcg.table.stats import quest_willpower, staging_threat, willpower

RULE = "lcg-rule-quest"


# -- step 1: commit characters


def why_not_commit(state: State, card: int, seat: int, chosen: list[int]) -> Reason | None:
    """Why a character can't be committed; None if it can."""
    if card in chosen:
        return Reason("lcg-why-chosen", card=state.name(card))
    return choices.why_not_own_character(state, card, seat, RULE) or choices.why_not_exhaust(state, card)


def commit(match: Journey, seat: int) -> Steps[None]:
    """A player exhausts any number of ready characters together; then his responses to it."""
    state = match.state
    chosen: list[int] = []
    ready = choices.ready_characters(state, seat)
    why = choices.of_table(state, partial(why_not_commit, state, seat=seat, chosen=chosen))
    later = partial(_question, state, ready, chosen)
    while ready:
        token = yield Decision(state.pool.seats[seat], "lcg.commit", (), None, why, later=later)
        if token == choices.DONE:
            break
        if token == choices.ALL:
            chosen.extend(ready)
            break
        # Nothing happens in between, so the others are still ready.
        card = state.pool.index[token]
        chosen.append(card)
        ready.remove(card)
    if not chosen:
        return
    for card in chosen:
        state.exhausted[card] = 1
        state.committed = marked(state.committed, card)
    state.stir += 1
    match.tell(
        "lcg.committed",
        seat=state.pool.seats[seat],
        cards=[state.name(card) for card in chosen],
        wills=[willpower(state, card) for card in chosen],
        willpower=quest_willpower(state),
        threat=staging_threat(state),
    )
    yield from respond(match, Trigger(COMMITTED, seat=seat, cards=chosen))


def _question(state: State, ready: list[int], chosen: list[int]) -> tuple[tuple[str, ...], Mapping[str, object]]:
    names = [state.pool.names[card] for card in ready]
    shortcut = (choices.ALL,) if len(ready) > 1 else ()
    return (*shortcut, *names, choices.DONE), {"chosen": [state.pool.names[card] for card in chosen]}


# -- step 2: staging


def cards_to_reveal(state: State) -> int:
    """One per player in the game at the beginning of the step, and what the quest card adds."""
    text = state.box.quests[state.quest]
    return state.players_left() + text.extra_reveals if text.staging else 0


def stage_one(match: Journey) -> Steps[None]:
    yield from reveal_top(match)


# -- step 3: quest resolution


def resolve(match: Journey) -> Steps[None]:
    """Willpower of the committed characters against the threat in the staging area."""
    state = match.state
    will = quest_willpower(state)
    threat = staging_threat(state)
    match.tell("lcg.quest-result", willpower=will, threat=threat)
    if will > threat:
        yield from place_progress(match, will - threat)
    elif threat > will:
        # What comes back from a player who goes out now wasn't here when the quest failed (FAQ).
        staging = state.staging
        for seat in state.order():
            raise_threat(match, seat, threat - will, "", "quest")
        for card in staging:
            after = state.text(card).after_failed_quest
            if after is not None and state.zone[card] == STAGING:
                yield from after(match, card) or ()
