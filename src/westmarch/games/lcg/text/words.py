"""Which names the ids of The Card Game have in the message files."""

from __future__ import annotations

from westmarch.core.words import PLAIN, Ids

IDS = Ids(
    params={
        "cards": "card",
        "chosen": "card",
        "enemy": "card",
        "guard": "card",
        "hero": "card",
        "host": "card",
        "seen": "card",
        "first": "seat",
        "owner": "seat",
        "kind": PLAIN,
        "reason": PLAIN,
        "sort": PLAIN,
        "source": "card",
        "stat": "stat",
        "trigger": PLAIN,
        "until": "phase-or-round",
        "way": PLAIN,
        "where": PLAIN,
        "why": PLAIN,
    },
    tokens={"card": "card", "play": "card", "use": "card"},
    families=("card", "seat", "quest"),
    copies=("card",),
)
