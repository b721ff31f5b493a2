"""Which die, and what with it: the best intent, the plainest die that serves it; rings when a die would be wasted."""

from __future__ import annotations

from westmarch.bots.wotr.intents import ANY_DIE, Intent, Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import FREE
from westmarch.games.wotr.facts.components import ARMY, CHARACTER, EVENT, MUSTER, MUSTER_ARMY

# How much of what a partner loses we count as our own loss: he may have other plans than we think.
REGARD = 0.7
# What is done for a nation: a partner may do the same for one of his. Everything else is done once it is done.
FOR_A_NATION = ("recruit", "diplomacy", "move-armies", "attack")


class Regard:
    """What it costs our partner, who acts next for our side, if we use a die (chapter XI: dice are shared)."""

    def __init__(self, board: Board, intents: list[Intent]) -> None:
        """`board` and `intents` are his, as far as we can guess them without seeing his cards."""
        self._board = board
        self._faces = board.dice[board.me]
        self._intents = intents
        self._known: dict[tuple[str, str], float] = {}

    def cost(self, token: str, face: str) -> float:
        """What he loses if this is done with that die."""
        once = "" if token in FOR_A_NATION else token
        known = self._known.get((once, face))
        if known is None:
            left = self._faces.copy()
            left.remove(face)
            theirs = [intent for intent in self._intents if intent.token != once]
            known = REGARD * (self._best(theirs, self._faces) - self._best(theirs, left))
            self._known[once, face] = known
        return known

    def _best(self, intents: list[Intent], faces: list[str]) -> float:
        return max(0.0, *(best_with(self._board, intents, face) for face in faces))


def uses(board: Board, face: str) -> tuple[str, ...]:
    """What a die with that face can be used as."""
    if board.me != FREE and face == MUSTER and board.on_map("mouth_of_sauron") and not board.seen.messenger_used:
        mouth = board.who("mouth_of_sauron")
        if mouth.messenger and board.owns(mouth.player):
            return MUSTER, ARMY
    return board.edition.faces[face].uses


def fits(board: Board, intent: Intent, face: str) -> bool:
    of_die = uses(board, face)
    return not set(of_die).isdisjoint(intent.uses)


def choose_action(
    board: Board, intents: list[Intent], options: tuple[str, ...], regard: Regard | None = None
) -> tuple[str, Intent]:
    """The die to use (or a ring, or a pass) and the plan for it."""
    faces = [board.edition.face_of_token[token] for token in options if token in board.edition.face_of_token]
    chosen: Intent | None = None
    chosen_face = faces[0]
    lean = board.leanings
    headstart = lean.headstart
    top = -1e9
    for intent in intents:
        if intent.score - headstart <= top:
            continue
        found = with_best_die(board, intent, faces, regard)
        if found is not None and found[0] > top:
            (top, chosen_face), chosen = found, intent
    if "elven-ring" in options:
        change = ring_change(board, intents, faces)
        if change is not None:
            return "elven-ring", by_ring(board, *change)
    if chosen is None or top < lean.pass_below:
        if "pass" in options:
            return "pass", Intent(0.0, "pass", ANY_DIE, Reasoning("bot-wotr-pass"))
        if chosen is None or top < lean.waste_below:
            face = worst_die(board, intents, faces, regard)
            return board.edition.faces[face].token, Intent(0.0, "waste", ANY_DIE, Reasoning("bot-wotr-waste"))
    return board.edition.faces[chosen_face].token, chosen


def by_ring(board: Board, old: str, new: str, wished: Intent) -> Intent:
    """What is wished, after a ring has turned a die for it."""
    turning = {
        "wotr.ring.die": [board.edition.faces[old].token],
        "wotr.ring.face": [board.edition.faces[new].token],
    }
    return Intent(
        wished.score,
        wished.token,
        wished.uses,
        Reasoning("bot-wotr-ring", old=old, new=new),
        {**wished.answers, **turning},
        wished.parts,
        wished.target,
    )


def with_best_die(
    board: Board, intent: Intent, faces: list[str], regard: Regard | None = None
) -> tuple[float, str] | None:
    """How good something is with the die that suits it best, and that die; None if no die serves."""
    best: tuple[float, str] | None = None
    spared = board.leanings.spared
    for face in faces:
        if fits(board, intent, face):
            score = intent.score - spared.get(face, 0.0)
            if regard is not None:
                score -= regard.cost(intent.token, face)
            if best is None or score > best[0]:
                best = (score, face)
    return best


def worst_die(board: Board, intents: list[Intent], faces: list[str], regard: Regard | None = None) -> str:
    """The die with the least to do, for us and our partner."""

    def use(face: str) -> tuple[float, float]:
        missed = regard.cost("", face) if regard is not None else 0.0
        return best_with(board, intents, face) + missed, board.leanings.spared.get(face, 0.0)

    return min(faces, key=use)


def best_with(board: Board, intents: list[Intent], face: str) -> float:
    return max((intent.score for intent in intents if fits(board, intent, face)), default=0.0)


def ring_price(board: Board) -> float:
    lean = board.leanings
    return lean.ring_price_mordor if board.me == FREE and board.in_mordor else lean.ring_price


def ring_change(
    board: Board, intents: list[Intent], faces: list[str], price: float | None = None
) -> tuple[str, str, Intent] | None:
    """(old face, new face, what for) if turning a die with a ring is worth the ring."""
    if price is None:
        price = ring_price(board)
    worst = worst_die(board, intents, faces)
    least = best_with(board, intents, worst)
    wished: Intent | None = None
    for intent in intents:
        if intent.score - least <= price or (wished is not None and intent.score <= wished.score):
            continue
        if any(fits(board, intent, face) for face in faces):
            continue
        if not any(use in (CHARACTER, ARMY, MUSTER, EVENT) for use in intent.uses):
            continue
        wished = intent
    if wished is None:
        return None
    faces = [CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY]
    if board.me == FREE:
        faces.remove(ARMY)
    new = next((face for face in faces if face != worst and fits(board, wished, face)), None)
    return (worst, new, wished) if new is not None else None


def ring_plan(board: Board, intents: list[Intent], kind: str, options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """Asked about a ring without a plan: the least useful die becomes the most useful one."""
    faces = [board.edition.face_of_token[token] for token in options]
    if kind == "wotr.ring.die":
        face = worst_die(board, intents, faces)
    else:
        usable = [face for face in faces if board.edition.faces[face].uses]
        face = max(usable, key=lambda each: best_with(board, intents, each)) if usable else faces[0]
    return board.edition.faces[face].token, Reasoning("bot-wotr-ring-turns", face=face)


def choose_use(board: Board, intents: list[Intent], face: str, options: tuple[str, ...]) -> Intent:
    """The best thing that is offered for a die, weighed as when the die was chosen."""
    chosen: Intent | None = None
    lean = board.leanings
    top = -1e9
    for intent in intents:
        if intent.token in options and intent.score - lean.headstart > top:
            if not board.edition.faces[face].uses or fits(board, intent, face):
                chosen = intent
                top = intent.score - lean.spared.get(face, 0.0)
    if chosen is not None and chosen.score > lean.waste_below:
        return chosen
    if "waste" in options:
        return Intent(0.0, "waste", ANY_DIE, Reasoning("bot-wotr-waste"))
    return chosen or Intent(0.0, options[0], ANY_DIE, Reasoning("bot-wotr-only-way"))


def eye_or_done(board: Board, intents: list[Intent], options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """The Lidless Eye takes dice that have little else to do; in Mordor also better ones."""
    faces = [board.edition.face_of_token[token] for token in options if token in board.edition.face_of_token]
    limit = board.leanings.eye_limit_mordor if board.in_mordor else board.leanings.eye_limit
    if faces:
        face = worst_die(board, intents, faces)
        if best_with(board, intents, face) <= limit:
            return board.edition.faces[face].token, Reasoning("bot-wotr-lidless-eye")
    return "done", Reasoning("bot-wotr-refuse-cost")
