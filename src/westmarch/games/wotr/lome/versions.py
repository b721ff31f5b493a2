"""Set-up (chapter I, and chapter IV with the Council): which version of a companion there is, and who guides first.

Versions in the Fellowship are a secret of the Free Peoples until the companion guides, falls or leaves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from westmarch.core.decisions import Reason, Steps
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import FREE
from westmarch.games.wotr.facts.characters import GANDALF_THE_GREY, IN_FELLOWSHIP, STRIDER, TAKE
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.ring import fellowship
from westmarch.games.wotr.state import State, War
from westmarch.games.wotr.team import ask_leader, team
from westmarch.games.wotr.text.reasons import no_character

RULE = "wotr-rule-versions"


def with_versions(state: State) -> list[int]:
    """The companions in the Fellowship of whom there are several cards."""
    return [each for each in state.edition.versions if state.where[each] == IN_FELLOWSHIP]


def choose_versions(match: War) -> Steps[None]:
    """Which card of each companion is put into the Fellowship's pile, face down."""
    state = match.state
    for character in with_versions(state):
        printed = state.edition.characters[character]
        cards = {TAKE + card.version: card for card in state.edition.cards_of(character)}

        def why(token: str, cards: Collection[str] = cards) -> Reason | None:
            return Reason("wotr-why-other-character", RULE) if token.startswith(TAKE) and token not in cards else None

        answer = yield ask_leader(state, FREE, "wotr.version.choose", tuple(cards), why, character=printed.id)
        state.lay_card(character, cards[answer])
        match.tell("wotr.version-chosen", team(state, FREE), version=cards[answer].version)
        match.tell("wotr.version-chosen-hidden", character=printed.id)


def choose_guide(match: War) -> Steps[None]:
    """Gandalf the Grey or Strider leads the way at first."""
    state = match.state
    tokens = state.edition.character_tokens
    options = (tokens[GANDALF_THE_GREY], tokens[STRIDER])
    why = no_character(options, state.edition, "wotr-why-first-guide", RULE)
    answer = yield ask_leader(state, FREE, "wotr.first-guide", options, why)
    state.guide = state.edition.character_of_token[answer]
    match.tell("wotr.guide", character=state.edition.characters[state.guide].id)
    fellowship.show_card(match, state.guide)


def show(match: War, character: int) -> None:
    """The Shadow sees which version of a companion there is."""
    state = match.state
    mine = lords(state)
    if character in state.edition.versions and character not in mine.shown:
        card = state.characters[character]
        mine.shown = (*mine.shown, character)
        match.tell("wotr.version-shown", character=card.id, version=card.version)


def fill(edition: Edition) -> None:
    edition.moments.at_set_up += [choose_versions, choose_guide]
    edition.moments.when_card_shown.append(show)
    edition.tokens += words_for(edition, [GANDALF_THE_GREY])


def words_for(edition: Edition, characters: Iterable[int]) -> list[str]:
    """The words for choosing one of their cards."""
    return [TAKE + card.version for character in characters for card in edition.cards_of(character)]
