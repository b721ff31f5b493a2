"""Computer players: all through view and decision, nothing else. Found by game and name."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module

from westmarch.bots.base import Bot
from westmarch.core.errors import BadSetup

# game -> the player who looks ahead, and reviews matches.
SAGES: dict[str, str] = {
    "wotr": "westmarch.bots.wotr.sage:WarSage",
    "b5a": "westmarch.bots.b5a.sage:ValleySage",
    "lcg": "westmarch.bots.lcg.sage:JourneySage",
}
# game -> the player by rules of thumb, whom the others stand on.
RULE_BOTS: dict[str, str] = {"lcg": "ranger", "wotr": "steward", "b5a": "captain"}
# game -> name -> "module:class", from weak to strong; `random` plays everything.
RANDOM = "westmarch.bots.random:RandomBot"
PLAYERS: dict[str, dict[str, str]] = {
    "lcg": {
        "random": RANDOM,
        "novice": "westmarch.bots.learners:JourneyNovice",
        "squire": "westmarch.bots.learners:JourneySquire",
        "ranger": "westmarch.bots.lcg.ranger:Ranger",
        "sage": SAGES["lcg"],
        "sage-deep": "westmarch.bots.lcg.sage:DeepJourneySage",
    },
    "wotr": {
        "random": RANDOM,
        "novice": "westmarch.bots.learners:WarNovice",
        "squire": "westmarch.bots.learners:WarSquire",
        "steward": "westmarch.bots.wotr.steward:Steward",
        "sage": SAGES["wotr"],
        "sage-deep": "westmarch.bots.wotr.sage:DeepWarSage",
    },
    "b5a": {
        "random": RANDOM,
        "novice": "westmarch.bots.learners:ValleyNovice",
        "squire": "westmarch.bots.learners:ValleySquire",
        "captain": "westmarch.bots.b5a.captain:Captain",
        "sage": SAGES["b5a"],
        "sage-deep": "westmarch.bots.b5a.sage:DeepValleySage",
    },
}


def names(game: str) -> list[str]:
    return list(PLAYERS.get(game, {"random": RANDOM}))


def rule_bot(game: str) -> str:
    """The player by rules of thumb, whom people meet unless they ask for another."""
    return RULE_BOTS.get(game) or names(game)[-1]


def adviser(game: str) -> str:
    """The strongest player who answers at once: it gives the hints, and people meet it unless they ask for another."""
    players = PLAYERS.get(game, {"random": RANDOM})
    return next((name for name, place in players.items() if place == SAGES.get(game)), list(players)[-1])


def sage_of(game: str) -> type[Bot] | None:
    """The class of the player who looks ahead, if the game has one."""
    return _found(SAGES[game]) if game in SAGES else None


def make(game: str, name: str, seed: int = 0) -> Bot:
    """A computer player for that game; raises BadSetup."""
    return kind_of(game, name)(seed)


def kind_of(game: str, name: str) -> type[Bot]:
    """The class of a computer player; raises BadSetup."""
    players = PLAYERS.get(game, {"random": RANDOM})
    if name not in players:
        raise BadSetup("core-no-such-bot", bot=str(name), game=game, bots=", ".join(players))
    return _found(players[name])


def _found(place: str) -> type[Bot]:
    module, _, kind = place.partition(":")
    found: type[Bot] = getattr(import_module(module), kind)
    assert issubclass(found, Bot)
    return found


def seat_seed(match_seed: int, seat: str) -> int:
    """The seed of the bot on a seat, the same wherever the match is played. It tells nothing about the match's own."""
    digest = blake2b(f"{match_seed}/{seat}".encode(), digest_size=8, person=b"westmarch-player").digest()
    return int.from_bytes(digest) >> 1
