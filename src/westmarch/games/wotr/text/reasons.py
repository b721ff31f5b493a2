"""Reasons that many questions share: why a card, a figure or a character is not among the options."""

from __future__ import annotations

from westmarch.core.decisions import Reason, Why, named
from westmarch.games.wotr.edition import Edition
from westmarch.games.wotr.facts.board import REGION_IDS, REGION_OF
from westmarch.games.wotr.facts.nations import KIND_INDEX
from westmarch.games.wotr.state import State


def not_there(state: State, place: int, rule: str) -> Why:
    """For "which figure at that place?"."""

    def why(token: str) -> Reason | None:
        if token not in KIND_INDEX:
            return None
        return Reason("wotr-why-no-figure-there", rule, figure=token, region=REGION_IDS[REGION_OF[place]])

    return why


def not_held(rule: str) -> Why:
    """For "which card of your hand?", where any of them will do."""
    return no_card("wotr-why-not-in-hand", rule)


def no_card(key: str, rule: str) -> Why:
    """For "which card?", where one reason says it of all others."""

    def why(token: str) -> Reason | None:
        return Reason(key, rule, card=named(token)) if token.startswith("card:") else None

    return why


def no_character(edition: Edition, key: str, rule: str, **params: object) -> Why:
    """For "which character?", where one reason says it of all others."""

    def why(token: str) -> Reason | None:
        character = edition.character_of_token.get(token)
        return None if character is None else Reason(key, rule, character=edition.characters[character].id, **params)

    return why
