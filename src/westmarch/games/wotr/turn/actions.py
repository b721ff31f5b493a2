"""Actions (rulebook chapter IV, "Using the action dice"): what each die result lets a player do.

Every action is an entry in the edition's table: its token, the die results it can be done with, the check that says why
not, and the steps. Options, "why not?" and the rules themselves come from these same entries; cards add their own.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, partial

from westmarch.core.decisions import Reason, Steps, named
from westmarch.games.wotr.edition import Action, Edition
from westmarch.games.wotr.facts.board import FREE, INDEX, NOBODY, SHADOW
from westmarch.games.wotr.facts.characters import MOUTH_OF_SAURON
from westmarch.games.wotr.facts.components import ARMY, EVENT, EYE, MUSTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import KIND_INDEX
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import SIDES, State, War, without
from westmarch.games.wotr.team import PASS, actor, ask, is_own, player_of, secretly
from westmarch.games.wotr.turn import events
from westmarch.games.wotr.war import command

RULE = "wotr-rule-dice"
RING_RULE = "wotr-rule-elven-rings"
RING, WASTE, BACK = "elven-ring", "waste", "back"
MOVE_FELLOWSHIP = "move-fellowship"
ANY = "any"
# Made once, because they are given at nearly every action.
_CANNOT_PASS = Reason("wotr-why-pass", RULE)
_NO_RING = Reason("wotr-why-no-ring", RING_RULE)
_RING_USED = Reason("wotr-why-ring-used", RING_RULE)
_SPECIAL_DICE_ONLY = Reason("wotr-why-ring-special-die", RING_RULE)
# Reasons that say what to choose first: the thing is offered then.
PROMISES = frozenset(("wotr-why-choose-die-first", "wotr-why-choose-action-first", "wotr-why-choose-army-first"))


# -- one action (chapter IV, phase 5)


def take_action(match: War) -> Steps[bool]:
    """The side whose turn it is uses one die or passes (then it gives False).

    Before that it may change a die with an elven ring, and a player may propose a mixed army to his partner.
    """
    state = match.state
    side = state.acting
    if state.edition.seats.shared[side]:
        match.tell("wotr.acts", side=SIDES[side], seat=state.edition.seats.names[state.to_act[side]])
    declined: set[str] = set()
    while True:
        options = action_options(state, side)
        joins = [token for token in command.join_options(state, side) if token not in declined]
        options = (*options, *joins)

        answer = yield ask(state, side, "wotr.action", options, partial(why_not_now, state, side, declined=declined))
        if answer == PASS:
            match.tell("wotr.passed", side=SIDES[side])
            return False
        if answer in joins:
            declined.add(answer)
            yield from command.propose(match, side, answer)
            continue
        other = without_die(state, side, answer)
        if other is not None:
            yield from other.run(match) or ()
            return True
        if answer != RING:
            if (yield from use_die(match, side, state.edition.face_of_token[answer], may_go_back=len(options) > 1)):
                return True
            continue
        yield from use_elven_ring(match, side)
        if not state.dice[side]:
            # The Shadow may turn its last die into an Eye: then there is nothing left to act with.
            return True


def action_options(state: State, side: int) -> tuple[str, ...]:
    options = list(_tokens_of(state.edition, frozenset(state.dice[side])))
    options += [each.token for each in state.edition.without_die[side] if each.why_not(state) is None]
    if why_not_ring(state, side) is None:
        options.append(RING)
    if why_not_pass(state, side) is None:
        options.append(PASS)
    return tuple(options)


@cache
def _tokens_of(edition: Edition, faces: frozenset[str]) -> tuple[str, ...]:
    """The tokens of faces, in the order in which they are offered. Kept, because it is asked at every action."""
    return tuple([face.token for face in edition.faces.values() if face.id in faces])


def without_die(state: State, side: int, token: str) -> Action | None:
    """What a token stands for that is done instead of using a die."""
    return next((each for each in state.edition.without_die[side] if each.token == token), None)


def why_not_pass(state: State, side: int) -> Reason | None:
    return None if len(state.dice[side]) < len(state.dice[1 - side]) else _CANNOT_PASS


def use_die(match: War, side: int, face: str, may_go_back: bool) -> Steps[bool]:
    """Chooses what to do with a die, and does it; False if the player would rather choose again.

    The die is used up; one that moves the Fellowship is hunted with. If nothing can be done with it the player is told
    and asked all the same. Choosing again is always offered where there is another choice: if it depended on the hand,
    going back would tell the enemy about it.
    """
    state = match.state
    possible = die_options(state, side, face)

    def why(token: str) -> Reason | None:
        if token != BACK:
            return why_not_with(state, side, token, face)
        return None if may_go_back else Reason("wotr-why-no-other-choice", RULE)

    options = (*possible, BACK) if may_go_back else possible
    nothing = possible == (WASTE,)
    answer = yield secretly(ask(state, side, "wotr.use-die", options, why, die=face, nothing=nothing))
    if answer == BACK:
        return False
    yield from _spend(match, side, face, answer)
    return True


def _spend(match: War, side: int, face: str, answer: str) -> Steps[None]:
    """Uses up a die for what was chosen; a die that moved the Fellowship goes to the Hunt Box."""
    state = match.state
    state.dice[side] = without(state.dice[side], face)
    match.tell("wotr.die-used", side=SIDES[side], die=face, action=answer if not answer.startswith("card:") else "card")
    if answer == WASTE:
        return
    lying = state.lying()
    state.using = frozenset()
    used_as = yield from _act(match, side, face, answer)
    if side == FREE:
        state.used = state.using
    state.using = frozenset()
    for card in lying:
        if card.after_die is not None and card.id in state.table:
            card.after_die(match, side, used_as)
    for moment in state.edition.moments.after_die:
        if (yield from moment(match, side, face, answer)):
            state.dice[side] = sorted([*state.dice[side], face])
            return
    if answer == MOVE_FELLOWSHIP and fellowship.die_goes_to_box(state):
        state.hunt_box[FREE] += 1


def _act(match: War, side: int, face: str, answer: str) -> Steps[str]:
    """Does what was chosen; gives the result that the die was used for."""
    state = match.state
    uses = state.edition.faces[face].uses
    if answer.startswith("card:"):
        card = named(answer)
        if EVENT not in uses and state.edition.cards[card].die not in uses:
            state.messenger_used = True
        yield from events.play_card(match, actor(state, side), card, with_event_die=EVENT in uses)
        return EVENT if EVENT in uses else state.edition.cards[card].die
    action = _entry(state, side, answer, face)
    if action.use != ANY and action.use not in uses:
        state.messenger_used = True
    yield from action.run(match) or ()
    return action.use


def die_uses(state: State, side: int, face: str) -> tuple[str, ...]:
    """What a die can be used as. The Mouth of Sauron turns one Muster result a turn into an Army result."""
    uses = state.edition.faces[face].uses
    if side == SHADOW and MUSTER in uses and ARMY not in uses:
        if state.on_map(MOUTH_OF_SAURON) and not state.messenger_used and state.characters[MOUTH_OF_SAURON].messenger:
            if player_of(state, MOUTH_OF_SAURON) == actor(state, side):
                return (*uses, ARMY)
    return uses


def die_options(state: State, side: int, face: str) -> tuple[str, ...]:
    uses = die_uses(state, side, face)
    options: list[str] = []
    for action, is_another in _fitting(state.edition, side, uses):
        if (action.card and action.card not in state.table) or (is_another and action.token in options):
            continue
        if why_not_do(state, action) is None:
            options.append(action.token)
    options += [f"card:{card}" for card in state.edition.in_order(events.playable(state, actor(state, side), uses))]
    options.append(WASTE)
    return tuple(options)


@cache
def _fitting(edition: Edition, side: int, uses: tuple[str, ...]) -> tuple[tuple[Action, bool], ...]:
    """What can be done with a die that can be used so, in order; and is it another entry for the same thing?"""
    actions = [action for action in edition.actions[side] if action.use == ANY or action.use in uses]
    tokens = [action.token for action in actions]
    return tuple([(action, action.token in tokens[:number]) for number, action in enumerate(actions)])


def _entry(state: State, side: int, token: str, face: str) -> Action:
    """The entry behind a chosen token: the die's own uses come before borrowed ones."""
    own = state.edition.faces[face].uses
    borrowed = die_uses(state, side, face)
    entries = [action for action, _ in _fitting(state.edition, side, own) if action.token == token]
    if borrowed != own:
        entries += [action for action, _ in _fitting(state.edition, side, borrowed) if action.token == token]
    for action in entries[:-1]:
        if why_not_do(state, action) is None:
            return action
    # It was offered, so one of them can be done: if none of the others, then the last one.
    return entries[-1]


def why_not_do(state: State, action: Action) -> Reason | None:
    """Why an action can't be done, whatever the die: it may be the partner's."""
    if action.player and state.held and not is_own(state, actor(state, action.side), action.player):
        return Reason("wotr-why-partners-action", command.PARTNERS_RULE, seat=action.player)
    return action.why_not(state)


def why_not_in_full(state: State, action: Action) -> Reason | None:
    """The same, with all that there is to say."""
    reason = why_not_do(state, action)
    if reason is None or action.explain is None or reason.key == "wotr-why-partners-action":
        return reason
    return action.explain(state)


# -- why not?


def why_not_with(state: State, side: int, token: str, face: str) -> Reason | None:
    """Why a thing can't be done with this die."""
    if token.startswith("card:"):
        card = named(token)
        reason = events.why_not_play(state, actor(state, side), card)
        return reason or events.why_not_by_die(state.edition.cards[card], die_uses(state, side, face))
    meant = _meant(state, side, token)
    if meant:
        return _why_not_meant(state, side, token, face, meant)
    entries = [action for action in state.edition.actions[side] if action.token == token]
    if not entries:
        return Reason("wotr-why-not-your-action", RULE) if token in state.edition.action_of_token[1 - side] else None
    uses = die_uses(state, side, face)
    for action in entries:
        if action.use == ANY or action.use in uses:
            return why_not_in_full(state, action)
    for action in entries:
        if why_not_do(state, action) is None:
            return Reason("wotr-why-wrong-die", RULE, needed=action.use, die=face)
    return why_not_in_full(state, entries[0])


def _meant(state: State, side: int, token: str) -> tuple[str, ...]:
    """The actions that a player may have in mind with a region, a nation or a figure, the likeliest first.

    The own army in a region should move, or attack somebody; the enemy there be attacked; or someone should move in.
    """
    region = INDEX.get(token)
    if region is not None:
        if state.has_army(side, region):
            return ("move-armies", "attack")
        return ("attack",) if state.units(1 - side, region) else ("move-armies",)
    if token.startswith("nation:"):
        return ("diplomacy",)
    return ("recruit",) if token in KIND_INDEX else ()


def _why_not_meant(state: State, side: int, token: str, face: str, meant: tuple[str, ...]) -> Reason:
    """Why what is meant can't come of this die; if it can, which action to choose first."""
    uses = die_uses(state, side, face)
    reasons: list[Reason] = []
    for name in meant:
        action = next((each for each in state.edition.actions[side] if each.token == name and each.use in uses), None)
        if action is not None and action.aim is not None:
            reason = action.aim(state, token)
            if reason is None:
                return Reason("wotr-why-choose-action-first", RULE, action=name)
            reasons.append(reason)
    if reasons:
        return reasons[0]
    action = state.edition.action_of_token[side][meant[0]]
    reason = action.aim(state, token) if action.aim is not None else None
    return reason or Reason("wotr-why-wrong-die", RULE, needed=action.use, die=face)


def why_not_now(state: State, side: int, token: str, declined: Collection[str] = ()) -> Reason | None:
    """Why a thing can't be done with any of the dice left; if it can with one, which die to choose first.

    `declined`: the mixed armies that the partner doesn't want.
    """
    if token == PASS:
        return why_not_pass(state, side)
    if token == RING:
        return why_not_ring(state, side)
    if token in command.JOIN_TOKENS:
        return command.why_not_join(state, side, token, token in declined)
    other = without_die(state, side, token)
    if other is not None:
        return why_not_in_full(state, other)
    if token in state.edition.face_of_token:
        return why_not_shown(state.edition, state.dice[side], token)
    reasons: list[Reason] = []
    for face in unused_faces(state, side):
        if token in die_options(state, side, face):
            return Reason("wotr-why-choose-die-first", RULE, die=face)
        reason = why_not_with(state, side, token, face)
        if reason is not None and reason.key == "wotr-why-choose-action-first":
            return Reason("wotr-why-choose-die-first", RULE, die=face)
        if reason is not None:
            reasons.append(reason)
    # That a die is the wrong one says least.
    reasons.sort(key=lambda reason: reason.key in ("wotr-why-wrong-die", "wotr-why-card-die"))
    return reasons[0] if reasons else None


def why_not_shown(edition: Edition, faces: Collection[str], token: str) -> Reason | None:
    """For "which of these dice?", where any of them will do."""
    face = edition.face_of_token.get(token)
    return None if face is None or face in faces else Reason("wotr-why-no-such-die", RULE, die=face)


def unused_faces(state: State, side: int) -> list[str]:
    """What a side's unused dice show, each face once."""
    return [face for face in state.edition.faces if face in state.dice[side]]


# -- elven rings (chapter IV)


def why_not_spend_ring(state: State, side: int) -> Reason | None:
    """Why a side has no ring to spend now."""
    return _NO_RING if side not in state.rings else _RING_USED if state.ring_used[side] else None


def why_not_ring(state: State, side: int) -> Reason | None:
    """Why a side can't change a die with a ring now."""
    reason = why_not_spend_ring(state, side)
    if reason is None and not changeable_faces(state, side):
        return _SPECIAL_DICE_ONLY
    return reason


def changeable_faces(state: State, side: int) -> list[str]:
    """What a side's unused ordinary dice show: rings never change a special die."""
    faces = state.edition.faces
    return [face for face in unused_faces(state, side) if not faces[face].die]


def use_elven_ring(match: War, side: int) -> Steps[None]:
    """Turns an unused die to another result. The Free Peoples' ring goes to the Shadow, the Shadow's is gone."""
    state = match.state
    faces = state.edition.faces
    face_of_token = state.edition.face_of_token
    shown = tuple(faces[face].token for face in changeable_faces(state, side))

    def why_not_die(token: str) -> Reason | None:
        if token in shown:
            return None
        if token in face_of_token and face_of_token[token] in state.dice[side]:
            return Reason("wotr-why-ring-special-die", RING_RULE)
        return why_not_shown(state.edition, (), token)

    answer = yield ask(state, side, "wotr.ring.die", shown, why_not_die)
    old = face_of_token[answer]
    possible = [face for face in state.edition.ordinary_dice[side].faces if face not in (old, WILL_OF_THE_WEST)]

    def why(token: str) -> Reason | None:
        if token not in face_of_token or face_of_token[token] in possible:
            return None
        if face_of_token[token] == WILL_OF_THE_WEST:
            return Reason("wotr-why-ring-will", RING_RULE)
        key = "wotr-why-ring-same-face" if face_of_token[token] == old else "wotr-why-no-such-face"
        return Reason(key, RING_RULE, die=face_of_token[token])

    options = tuple(faces[face].token for face in faces if face in possible)
    answer = yield ask(state, side, "wotr.ring.face", options, why, die=old)
    new = face_of_token[answer]
    yield from spend_ring(match, side)
    match.tell("wotr.ring-used", side=SIDES[side], old=old, new=new)
    change_die(state, side, old, new)


def spend_ring(match: War, side: int) -> Steps[None]:
    """A side spends one of its rings, which it may once a turn."""
    state = match.state
    ring = yield from state.edition.choose_ring(match, side)
    state.rings[ring] = SHADOW if side == FREE else NOBODY
    state.ring_used[side] = True


def change_die(state: State, side: int, old: str, new: str) -> None:
    """A die shows another face; an Eye is in the Hunt Box."""
    if old == EYE:
        state.hunt_box[SHADOW] -= 1
    else:
        state.dice[side] = without(state.dice[side], old)
    if new == EYE:
        state.hunt_box[SHADOW] += 1
    else:
        state.dice[side] = sorted([*state.dice[side], new])
