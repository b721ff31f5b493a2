"""What handlers share."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter
from litestar.types import Scope

from westmarch.server import seating
from westmarch.server.describe import live_table, table_of
from westmarch.server.errors import not_allowed, not_found
from westmarch.server.house import House
from westmarch.server.ledger import Ledger, Stored, has_person
from westmarch.server.models import MatchRow
from westmarch.server.schemas import ErrorOut
from westmarch.server.store import Holdings, last_seen
from westmarch.server.table import Table
from westmarch.server.table_schemas import LinkOut, SeatedOut, TableOut
from westmarch.server.visitors import Visitor

# What every handler may also answer, for the OpenAPI document.
ERRORS = {
    status: ResponseSpec(ErrorOut, description=what, generate_examples=False)
    for status, what in {
        400: "can't be understood or can't be done",
        401: "wrong password or secret",
        403: "not allowed",
        404: "no such thing",
        409: "the table is in another state than the request thinks",
        413: "too large",
        429: "too fast",
    }.items()
}


def get_house(state: State) -> House:
    house = state.house
    assert isinstance(house, House)
    return house


async def get_visitor(scope: Scope, house: NamedDependency[House]) -> Visitor:
    visitor = await house.door.visitor(ASGIConnection(scope))
    # A socket says so itself, after it was opened: only then a browser hears why it is closed again.
    if scope["type"] == ScopeType.HTTP and house.outside.banned(visitor.id):
        raise not_allowed("server-banned")
    return visitor


T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Visit:
    """Somebody at a match, with what he holds there."""

    house: House
    visitor: Visitor
    key: str
    held: Holdings

    def seats(self, table: Ledger) -> frozenset[str]:
        """His own."""
        return self.house.door.seats(self.visitor, table, self.held)

    @asynccontextmanager
    async def at(self) -> AsyncIterator[tuple[Table, frozenset[str]]]:
        """The table, to be looked at, and his seats."""
        async with self.house.hall.at(self.key) as table:
            yield table, self.seats(table)

    async def act(self, do: Callable[[Table, frozenset[str]], T]) -> T:
        """Does something at the table, with his seats."""
        return await self.house.hall.act(self.key, lambda table: do(table, self.seats(table)))

    async def arrive(self) -> None:
        """Comes to look: what falls from now on must not be known to who gave him the link."""
        async with self.at() as (table, mine):
            new = seating.met_by(table, mine, self.visitor.id)
        if new:
            await self.act(lambda table, mine: seating.meet(table, mine, self.visitor.id))


async def get_visit(
    house: NamedDependency[House], visitor: NamedDependency[Visitor], key: NamedDependency[str]
) -> Visit:
    return Visit(house, visitor, key, await house.door.held(visitor, key))


async def tables(house: House, visitor: Visitor, found: Sequence[Stored]) -> list[TableOut]:
    """These matches as the visitor may know them."""
    held = await house.store.held_in([each.match.id for each in found], visitor.id)
    mine = [held.get(each.match.id, {}) for each in found]
    return [
        table_of(each.match, each.seats, seats, visitor.id, last_seen(seats), _standing(each.match, seats))
        for each, seats in zip(found, mine)
    ]


def _standing(row: MatchRow, mine: Holdings) -> dict[str, Any] | None:
    """Where a match stands, for a list. Who would see it late hears nothing of it there."""
    if mine or not row.delay or row.status == "finished":
        return None
    begun = {"seq": 0, "moment": 0, "step": 0, "seeds": [], "asked_seat": None, "asked_kind": None}
    return {**begun, "status": row.status, "result": None, "updated": row.updated}


def links(house: House, table: Table, seats: frozenset[str]) -> list[LinkOut]:
    """How to come back to those seats from anywhere."""
    found = []
    for row in table.seats.values():
        if row.seat in seats and has_person(row):
            secret = house.door.keys.secret(table.id, row.seat, row.generation)
            found.append(LinkOut(row.seat, secret, f"/match/{table.id}#seat={secret}"))
    return found


def invitations(house: House, table: Table, visitor: Visitor, mine: frozenset[str]) -> list[LinkOut]:
    """For friends who shall take an open seat; told to people at the table only."""
    if table.over or not at_home(table, visitor, mine):
        return []
    return [invitation(house, table, row.seat) for row in table.seats.values() if row.kind == "open"]


def invitation(house: House, table: Table, seat: str) -> LinkOut:
    """For whoever shall take that open seat."""
    secret = house.door.keys.invitation(table.id, seat, table.seats[seat].generation)
    return LinkOut(seat, secret, f"/match/{table.id}#join={secret}&as={seat}")


def at_home(table: Ledger, visitor: Visitor, mine: frozenset[str]) -> bool:
    """Whoever sits at the table, or made it."""
    return bool(mine) or (visitor.id is not None and table.row.creator == visitor.id)


async def seated(house: House, visitor: Visitor, match: str, status: int) -> Response[SeatedOut]:
    """The table with the visitor's own seats; also hands out the cookie of a new session."""
    visit = await get_visit(house, visitor, match)
    async with visit.at() as (table, mine):
        content = SeatedOut(
            live_table(table, mine, visitor.id, last_seen(visit.held) or 0),
            links(house, table, mine),
            invitations(house, table, visitor, mine),
        )
    return Response(content, status_code=status, cookies=house.door.cookies(visitor))


# How handlers name what they need.
Key = NamedDependency[str]
Home = NamedDependency[House]
Who = NamedDependency[Visitor]
Here = NamedDependency[Visit]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
MaybeSince = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
# A game, a language, or another name in the path; a word of a game in the query.
Short = Annotated[str, PathParameter(max_length=80)]
Word = Annotated[str, QueryParameter(min_length=1, max_length=200)]
MaybeText = Annotated[str | None, QueryParameter(max_length=200)]
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


async def get_key(match: FromPath[str]) -> str:
    """A match's id from the path; what can't be one is not found, without asking the database."""
    if _ID.fullmatch(match) is None:
        raise not_found(match[:40])
    return match


def may_watch(table: Table, mine: frozenset[str]) -> bool:
    return bool(mine) or table.row.spectators or table.over


def check_may_watch(table: Table, mine: frozenset[str]) -> None:
    if not may_watch(table, mine):
        raise not_allowed("server-no-spectators")


async def as_seen(house: House, table: Table, mine: frozenset[str]) -> Table:
    """The table as that visitor may see it: spectators come late where the players want it so, until it is over."""
    if mine or table.over or not table.row.delay:
        return table
    return (await house.hall.late(table)).table


def viewpoint(table: Table, mine: frozenset[str], seat: str | None) -> str | None:
    """Where somebody looks from. Not named: the asked or first seat of one's own. Empty: the spectators' bench."""
    if seat:
        return table.own(mine, seat)
    if seat is None and mine:
        return table.own(mine, None)
    check_may_watch(table, mine)
    return None
