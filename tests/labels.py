"""Looks for tokens without a text of their own."""

from __future__ import annotations

from westmarch.core import messages
from westmarch.core.words import Words


def has_label(words: Words, token: str) -> bool:
    """Is there a text for it, or only the token itself?"""
    family, colon, rest = token.partition(":")
    if words.knows(f"{words.game}-token-{messages.message_id(token)}"):
        return True
    if not colon:
        return words.find(token) is not None
    if not words.knows(f"{words.game}-token-{family}"):
        return False
    named = words.ids.tokens.get(family, family)
    return all(part.isdigit() or words.has_name(named, part) for part in rest.split("+"))
