"""Special action dice (chapter II): their faces, when they are added and rolled, which one is chosen, and their end."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import GANDALF_THE_GREY, GANDALF_THE_WHITE, IN_FELLOWSHIP, WITCH_KING
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER, Die, Face
from westmarch.games.wotr.lome import characters as people
from westmarch.games.wotr.lome.chances import SPECIAL_DICE as ROLL
from westmarch.games.wotr.lome.extra import NO_RING, lords
from westmarch.games.wotr.state import SIDES, State, War
from westmarch.games.wotr.team import ask_leader
from westmarch.games.wotr.turn import action_table, actions

RULE = "wotr-rule-special-dice"

# What only special dice show: draw a card and nothing else, and use the Balrog.
DRAW_CARD, USE_BALROG = "draw_card", "use_balrog"
VILYA, NENYA, NARYA, BALROG, GOTHMOG = "vilya", "nenya", "narya", "balrog", "gothmog"


# What a face of a special die lets one do, by its name; an Eye nothing.
_USES: dict[str, tuple[str, ...]] = {
    "character": (CHARACTER,),
    "army": (ARMY,),
    # The same symbol on another face of the same die.
    "army_removes": (ARMY,),
    "muster": (MUSTER,),
    "event": (EVENT,),
    "draw": (DRAW_CARD,),
    "use": (USE_BALROG,),
    "eye": (),
}
# By die: its side, its six faces, and those of them that bear the sign of removal.
_FACES: tuple[tuple[str, int, str, str], ...] = (
    (VILYA, FREE, "army muster event draw draw eye", "army eye"),
    (NENYA, FREE, "character muster event draw draw eye", "character eye"),
    (NARYA, FREE, "character muster event draw army eye", ""),
    (BALROG, SHADOW, "character use use muster draw eye", "character eye"),
    (GOTHMOG, SHADOW, "army_removes army muster muster draw eye", "army_removes eye"),
)


def _die(id: str, side: int, faces: str, signed: str) -> tuple[Die, tuple[Face, ...]]:
    """A die and its different faces: equal ones share a name."""
    names = faces.split()
    made = {name: Face(f"{id}_{name}", *_USES[name], die=id, removes=name in signed.split()) for name in names}
    return Die(id, side, tuple(f"{id}_{name}" for name in names)), tuple(made.values())


SPECIAL_DICE: tuple[tuple[Die, tuple[Face, ...]], ...] = tuple(_die(*each) for each in _FACES)

# Whose die it is.
OWNER: dict[str, int] = {
    VILYA: people.LORD_ELROND,
    NENYA: people.LADY_GALADRIEL,
    NARYA: GANDALF_THE_GREY,
    BALROG: people.BALROG_OF_MORIA,
    GOTHMOG: people.GOTHMOG,
}
# A chosen die with the sign of removal is lost while this character of its side is in play.
WATCHER = (GANDALF_THE_WHITE, WITCH_KING)


# -- phase 1: dice are lost, come back, and are added


def recover(match: War) -> None:
    """First what the last turn costs, then what this turn brings."""
    state = match.state
    mine = lords(state)
    for die in state.edition.special_dice.values():
        cause = why_removed(state, die)
        if cause:
            mine.removed = (*mine.removed, die.id)
            match.tell("wotr.special-die-removed", special=die.id, cause=cause)
    mine.kept = ["", ""]
    mine.aside = ()
    mine.ring_named = NO_RING
    mine.token_used = False
    mine.ready = tuple(id for id in state.edition.special_dice if id not in mine.removed and _is_added(state, id))
    for id in mine.ready:
        match.tell("wotr.special-die-added", special=id)


def why_removed(state: State, die: Die) -> str:
    """What costs a special die for good in this phase 1; empty if nothing does."""
    mine = lords(state)
    if die.id in mine.removed or die.id == NARYA:
        return ""
    if state.eliminated(OWNER[die.id]):
        return "eliminated"
    if die.id == GOTHMOG and state.on_map(people.GOTHMOG) and black_captain(state):
        return "captain"
    kept = mine.kept[die.side]
    if kept in die.faces and state.edition.faces[kept].removes and state.on_map(WATCHER[die.side]):
        return "sign"
    return ""


def black_captain(state: State) -> bool:
    """Is the Witch-king in play as the Black Captain?"""
    return state.on_map(WITCH_KING) and state.characters[WITCH_KING] is state.edition.characters[WITCH_KING]


def _is_added(state: State, die: str) -> bool:
    """Does a die come with its owner: in play, or for Narya guiding after a Free Peoples die was in the Hunt Box?"""
    owner = OWNER[die]
    if die != NARYA:
        return state.on_map(owner)
    if state.guide != owner or state.where[owner] != IN_FELLOWSHIP:
        return False
    if state.characters[owner] is not people.KEEPER_OF_NARYA:
        return False
    return state.hunt_minimum or state.turn == 1


# -- phase 4: special dice are rolled, and each side keeps one


def roll_and_choose(match: War) -> Steps[None]:
    """Whoever rolled more special dice chooses first; on a tie the Free Peoples."""
    state = match.state
    mine = lords(state)
    rolled: list[list[str]] = [[], []]
    for id in mine.ready:
        die = state.edition.special_dice[id]
        rolled[die.side] += match.chance.roll(ROLL[die.side], die.faces, 1)
    # Until they are chosen from they lie there for everybody to see.
    mine.aside = (*rolled[FREE], *rolled[SHADOW])
    for side in (FREE, SHADOW):
        if rolled[side]:
            match.tell("wotr.special-rolled", side=SIDES[side], dice=list(rolled[side]))
    first = SHADOW if len(rolled[SHADOW]) > len(rolled[FREE]) else FREE
    for side in (first, 1 - first):
        if rolled[side]:
            yield from _keep_one(match, side, rolled[side])


def _keep_one(match: War, side: int, rolled: list[str]) -> Steps[None]:
    """One die is kept: an Eye if there is any. An Eye goes to the Hunt Box, whoever rolled it."""
    state = match.state
    mine = lords(state)
    faces = state.edition.faces
    eyes = [face for face in rolled if not faces[face].uses]

    def why(token: str) -> Reason | None:
        if eyes and state.edition.face_of_token.get(token) in rolled:
            return None if state.edition.face_of_token[token] in eyes else Reason("wotr-why-eye-first", RULE)
        return actions.why_not_shown(state.edition, rolled, token)

    options = tuple(faces[face].token for face in eyes or rolled)
    answer = yield ask_leader(state, side, "wotr.special-die", options, why)
    face = state.edition.face_of_token[answer]
    mine.kept[side] = face
    mine.aside = tuple(each for each in mine.aside if each != face)
    match.tell("wotr.special-kept", side=SIDES[side], die=face, aside=[each for each in rolled if each != face])
    if eyes:
        state.hunt_box[SHADOW] += 1
    else:
        state.dice[side] = sorted([*state.dice[side], face])


def fill(edition: Edition) -> None:
    for die, faces in SPECIAL_DICE:
        edition.add_special_die(die, faces)
    # One special die of each side is kept; the Free Peoples' may lie in the Hunt Box beside the Shadow's.
    edition.most_dice = (edition.most_dice[FREE] + 1, edition.most_dice[SHADOW] + 2)
    for side in (FREE, SHADOW):
        action_table.add_draw(edition, side, DRAW_CARD)
    edition.moments.at_recovery.append(recover)
    edition.moments.after_roll.append(roll_and_choose)
