"""A page for each player: their matches and reviews, as far as the one who asks may know of them."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath

from westmarch.server.api.common import ERRORS, Home, Who, tables
from westmarch.server.errors import not_found
from westmarch.server.ledger import Stored
from westmarch.server.table_schemas import PlayedOut, PlayerPageOut

# So many matches are looked at, the last ones.
MOST = 100


@get("/{player:str}", responses=ERRORS, tags=["players"])
async def player_page(player: FromPath[str], visitor: Who, house: Home) -> PlayerPageOut:
    """Somebody's matches: all of them that are offered to everybody, and those at which we both sit."""
    found = await house.players.by_id(player) if len(player) <= 40 else None
    if found is None:
        raise not_found(player[:40])
    matches = await house.store.of_player(player, visitor.id, MOST)
    finished = [each for each in matches if each.match.status == "finished"]
    return PlayerPageOut(
        id=found.id,
        name=found.name,
        you=visitor.id == found.id,
        matches=await tables(house, visitor, matches),
        reviewed=await house.store.reviewed(each.match.id for each in finished),
        played=_played(finished, player),
    )


def _played(matches: list[Stored], player: str) -> dict[str, PlayedOut]:
    """By game. Who sat on both sides of a match has neither won nor lost it."""
    found: dict[str, PlayedOut] = {}
    for each in matches:
        seats = {row.seat for row in each.seats if row.owner == player}
        winners = set((each.match.result or {}).get("winners", ()))
        if seats & winners and seats - winners:
            continue
        played = found.setdefault(each.match.game, PlayedOut(0, 0))
        played.finished += 1
        played.won += bool(seats & winners)
    return found


ROUTER = Router("/players", route_handlers=[player_page])
