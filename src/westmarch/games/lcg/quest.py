"""Phase 3: Quest. Commit characters, stage, resolve."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import AFTER_FAILED_QUEST, COMMITTED, QUESTS, Table, Trigger
from westmarch.games.lcg.choices import not_in_play
from westmarch.games.lcg.effects import place_progress
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ALLY
from westmarch.games.lcg.moves import raise_threat
from westmarch.games.lcg.respond import respond
from westmarch.games.lcg.reveal import reveal_top
from westmarch.games.lcg.state import CAPTIVE, NONE, PLAY, STAGING, State
from westmarch.games.lcg.stats import quest_willpower, staging_threat, willpower

RULE = "lcg-rule-quest"


# -- step 1: commit characters


def commit_check(state: State, card: int, seat: int, chosen: list[int]) -> Reason | None:
    """Why a character can't be committed; None if it can."""
    name = state.name(card)
    if state.zone[card] == CAPTIVE:
        return Reason("lcg-why-captive", rule="lcg-rule-dol-guldur", card=name)
    if state.zone[card] != PLAY or CARDS[state.face[card]].type > ALLY:
        return Reason("lcg-why-no-character", rule=RULE, card=name)
    if state.seat[card] != seat:
        return Reason("lcg-why-not-yours", rule=RULE, card=name)
    if card in chosen:
        return Reason("lcg-why-chosen", card=name)
    if state.exhausted[card]:
        return Reason("lcg-why-exhausted", rule="lcg-rule-ready", card=name)
    return None


def commit(match: Table, seat: int) -> Steps[None]:
    """A player exhausts any number of ready characters together; then his responses to it."""
    state = match.state
    chosen: list[int] = []
    while True:
        able = [card for card in state.areas[seat] if not state.exhausted[card] and card not in chosen]
        if not able:
            break
        names = [state.pool.names[card] for card in able]
        shortcut = ("all",) if len(able) > 1 else ()
        token = yield Decision(
            state.pool.seats[seat],
            "lcg.commit",
            (*shortcut, *names, "done"),
            {"chosen": [state.pool.names[card] for card in chosen]},
            lambda token: _why_no_commit(state, seat, chosen, token),
        )
        if token == "done":
            break
        if token == "all":
            chosen.extend(able)
            break
        chosen.append(state.pool.index[token])
    if not chosen:
        return
    for card in chosen:
        state.exhausted[card] = 1
        state.committed[card] = 1
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


def _why_no_commit(state: State, seat: int, chosen: list[int], token: str) -> Reason | None:
    card = state.on_table(token)
    return not_in_play(state, token) if card == NONE else commit_check(state, card, seat, chosen)


# -- step 2: staging


def cards_to_reveal(state: State) -> int:
    """One per player in the game at the beginning of the step, and what the quest card adds."""
    rules = QUESTS[state.quest]
    return state.players_left() + rules.extra_reveals if rules.staging else 0


def stage_one(match: Table) -> Steps[None]:
    yield from reveal_top(match)


# -- step 3: quest resolution


def resolve(match: Table) -> Steps[None]:
    """Willpower of the committed characters against the threat in the staging area."""
    state = match.state
    will = quest_willpower(state)
    threat = staging_threat(state)
    match.tell("lcg.quest-result", willpower=will, threat=threat)
    if will > threat:
        yield from place_progress(match, will - threat)
    elif threat > will:
        for seat in state.order():
            raise_threat(match, seat, threat - will, "", "quest")
        for card in [each for each in state.staging if state.face[each] in AFTER_FAILED_QUEST]:
            if state.zone[card] == STAGING:
                yield from AFTER_FAILED_QUEST[state.face[card]](match, card)
