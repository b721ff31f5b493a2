"""Reasons that many questions share: why a card, a figure or a character is not among the options."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.decisions import Reason, Why, named
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import REGION_IDS, REGION_OF
from westmarch.games.wotr.facts.nations import KIND_INDEX
from westmarch.games.wotr.state import State


def not_there(options: Sequence[str], state: State, place: int, rule: str) -> Why:
    """For "which of these figures at that place?"."""

    def why(token: str) -> Reason | None:
        if token in options or token not in KIND_INDEX:
            return None
        return Reason("wotr-why-no-figure-there", rule, figure=token, region=REGION_IDS[REGION_OF[place]])

    return why


def not_held(options: Sequence[str], rule: str) -> Why:
    """For "which card of your hand?", where any of them will do."""
    return no_card(options, "wotr-why-not-in-hand", rule)


def no_card(options: Sequence[str], key: str, rule: str) -> Why:
    """For "which of these cards?", where one reason says it of all others."""

    def why(token: str) -> Reason | None:
        return None if token in options or not token.startswith("card:") else Reason(key, rule, card=named(token))

    return why


def no_character(options: Sequence[str], edition: Edition, key: str, rule: str) -> Why:
    """For "which of these characters?", where one reason says it of all others."""

    def why(token: str) -> Reason | None:
        character = edition.character_of_token.get(token)
        if token in options or character is None:
            return None
        return Reason(key, rule, character=edition.characters[character].id)

    return why
