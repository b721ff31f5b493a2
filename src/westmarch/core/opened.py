"""A match with closed hands looked at again, with the cards face up that they turned out to hold: for its review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.core.closed import FACE_DOWN, ClosedMatch, Crossing, OneDeal
from westmarch.core.errors import BadScript, CannotImagine
from westmarch.core.game import S
from westmarch.core.journal import Entered, Unseen
from westmarch.core.match import Checkpoint, Match


class OpenedMatch(ClosedMatch[S]):
    """The same answers to the same questions, in one deal: every seat sees its own hand."""

    __slots__ = ()

    def clone(self) -> OpenedMatch[S]:
        return OpenedMatch(self.game, self.setup, self.seed, start=self.start, clone_of=self)

    def _may_depend_on_hands(self) -> bool:
        return False

    def _take_first_copies(self, token: str) -> None:
        """The copies are what they are."""

    def _shown(self, seat: str | None) -> dict[str, Any]:
        return self.game.view(self, seat)

    def _renamed(self, entry: object, names: Mapping[str, str]) -> object:
        # What was entered has just fallen in an imagined match, and a card that leaves face down is not drawn there.
        if isinstance(entry, Entered) or (isinstance(entry, Unseen) and entry.name == FACE_DOWN):
            return None
        return Match._renamed(self, entry, names)


def opened(match: ClosedMatch[S]) -> OpenedMatch[S]:
    """The match with cards face up, at its last answer. An action that these cards don't allow, for somebody has said
    that he can't use what he used later, has those that the program had in mind then."""
    last: Checkpoint[S] | None = None
    for node, names in reversed(list(match.turned_out())):
        if isinstance(node, Crossing):
            continue
        entries = [match._renamed(entry, names) for entry in node.journal]
        if last is not None and node.parent is not None and not _follows(match, last, entries, node):
            entries = list(node.journal)
            last.state = node.parent.state
        last = _twin(node, match.game.renamed(node.state, names), last, entries, match)
    assert last is not None
    start = match.whole()[0]
    found: OpenedMatch[S] = OpenedMatch(match.game, match.setup, match.chance.source, start=start, waits=True)
    found._checkpoint = last
    found._resume(match.since_checkpoint)
    return found


def _twin(
    node: Checkpoint[S], state: S, parent: Checkpoint[S] | None, journal: Sequence[object], match: ClosedMatch[S]
) -> Checkpoint[S]:
    twin = Checkpoint(state, parent, journal, node.events, match.chance)
    twin.source, twin.drawn, twin.used = node.source, node.drawn, node.used
    return twin


def _follows(match: ClosedMatch[S], last: Checkpoint[S], entries: Sequence[object], node: Checkpoint[S]) -> bool:
    """Whether the step to that node could go so with these cards."""
    deal: OneDeal[S] = OneDeal(match.game, match.setup, last.source, None, last.state, last.drawn, waits=True)
    try:
        deal.follow(entries)
    except (CannotImagine, BadScript):
        return False
    return deal.decision is None and deal._new_events == node.events
