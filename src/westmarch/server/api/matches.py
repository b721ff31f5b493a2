"""Making, finding, joining and leaving matches."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import westmarch
from westmarch.core import messages
from westmarch.server import absence, creating, seating
from westmarch.server.api.common import (
    ERRORS,
    Home,
    Key,
    MaybeText,
    Since,
    Who,
    as_seen,
    at_home,
    invitation,
    invitations,
    links,
    seated,
    viewpoint,
)
from westmarch.server.bots import hint_bot
from westmarch.server.describe import live_table, state_of, table_of
from westmarch.server.errors import ServerError, bad_input, conflict, not_allowed, not_found
from westmarch.server.house import House
from westmarch.server.limits import CREATE, IMPORT, LOOK
from westmarch.server.store import last_seen
from westmarch.server.table import Table
from westmarch.server.table_schemas import (
    CreateIn,
    ImportIn,
    JoinIn,
    LeaveIn,
    LinkOut,
    LinksOut,
    LookIn,
    LookOut,
    MatchOut,
    RematchIn,
    RenewIn,
    ReseatIn,
    ResumeIn,
    SeatedOut,
    StandInIn,
    TableReply,
    TablesOut,
)
from westmarch.server.visitors import Visitor


@post("/", responses=ERRORS, tags=["matches"], middleware=[CREATE])
async def create(data: JSONBody[CreateIn], visitor: Who, house: Home) -> Response[SeatedOut]:
    """Starts a match. The reply holds my seats with their secrets."""
    creating.plan(data)  # before somebody becomes a guest for nothing
    player = await house.door.need_player(visitor, data.name)
    match = await creating.create(house, data, player)
    return await seated(house, visitor, match, 201)


@post("/import", responses=ERRORS, tags=["matches"], middleware=[IMPORT])
async def import_text(data: JSONBody[ImportIn], visitor: Who, house: Home) -> Response[SeatedOut]:
    """Starts a match from a record or a position."""
    player = await house.door.need_player(visitor, data.name)
    match = await creating.bring_in(house, data, player)
    return await seated(house, visitor, match, 201)


@post("/look", responses=ERRORS, tags=["matches"], middleware=[LOOK], status_code=200)
async def look_at(data: JSONBody[LookIn], house: Home) -> LookOut:
    """What a record or a position leads to, or how a game starts, seen by who is asked there. Nothing is stored."""
    return await creating.look(house, data)


@get("/", responses=ERRORS, tags=["matches"])
async def list_matches(
    visitor: Who,
    house: Home,
    which: Annotated[Literal["mine", "open", "live", "finished"], QueryParameter(name="scope")] = "mine",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    before: FromQuery[datetime | None] = None,
) -> TablesOut:
    """Matches, last changed first."""
    moment = _in_utc(before)
    if which == "mine":
        found = [] if visitor.id is None else await house.store.mine(visitor.id, moment, limit)
    else:
        found = await house.store.listed(which, moment, limit, visitor.id)
    held = await house.store.held_in([each.match.id for each in found], visitor.id)
    tables = []
    for each in found:
        seats = held.get(each.match.id, {})
        tables.append(table_of(each.match, each.seats, seats, visitor.id, last_seen(seats)))
    return TablesOut(tables)


def _in_utc(moment: datetime | None) -> datetime | None:
    if moment is None:
        return None
    try:
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (OverflowError, ValueError):
        raise bad_input("before", messages.inside("server-unfit-other", {})) from None


@get("/{match:str}", responses=ERRORS, tags=["matches"])
async def one_match(key: Key, visitor: Who, house: Home, seat: MaybeText = None, since: Since = 0) -> MatchOut:
    """The table, and the match from a seat of mine or, where allowed, as a spectator."""
    held = await house.door.held(visitor, key)
    async with house.hall.at(key) as table:
        mine = house.door.seats(visitor, table, held)
        table = await as_seen(house, table, mine)
        info = live_table(table, mine, visitor.id, last_seen(held))
        try:
            looking = viewpoint(table, mine, seat)
        except ServerError as error:
            if error.key != "server-no-spectators" or seat is not None:
                raise
            return MatchOut(info, None)
        return MatchOut(info, state_of(table, looking, mine, since))


@post("/{match:str}/join", status_code=200, responses=ERRORS, tags=["matches"], middleware=[CREATE])
async def join(key: Key, data: JSONBody[JoinIn], visitor: Who, house: Home) -> Response[SeatedOut]:
    """Takes an open seat."""
    async with house.hall.at(key) as there:
        creator = there.row.creator  # it exists; before somebody becomes a guest for nothing
    player = await house.door.need_player(visitor, data.name)
    name = (data.name or "").strip() or player.name
    held = await house.door.held(visitor, key)
    friend = await house.store.have_played(player.id, creator)

    def do(table: Table) -> None:
        mine = house.door.seats(visitor, table, held)
        seat, invited = data.seat, (friend and table.row.friends) or at_home(table, visitor, mine)
        if data.secret is not None:
            asked = house.door.invited_to(table, data.secret)
            if asked is None or seat not in (None, asked):
                raise ServerError("server-bad-invitation", 401)
            seat, invited = asked, True
        seating.take(table, seat, player.id, name, invited)

    await house.hall.act(key, do)
    return await seated(house, visitor, key, 200)


@post("/{match:str}/resume", status_code=200, responses=ERRORS, tags=["matches"], middleware=[CREATE])
async def resume(key: Key, data: JSONBody[ResumeIn], visitor: Who, house: Home) -> Response[SeatedOut]:
    """With a seat's secret, this session holds the seat too."""
    async with house.hall.at(key) as table:
        seat = house.door.seat_of(table, data.secret)
        if seat is None:
            raise ServerError("server-bad-secret", 401)
        name, owner = table.seats[seat].name, table.seats[seat].owner
    player = await house.door.need_player(visitor, name)
    await house.store.hold(key, seat, player.id)
    if player.id != owner:
        await house.hall.act(key, seating.new_dice)
    return await seated(house, visitor, key, 200)


@get("/{match:str}/links", responses=ERRORS, tags=["matches"])
async def seat_links(key: Key, visitor: Who, house: Home) -> LinksOut:
    """My seats' secrets, to go on elsewhere; and invitations to open seats."""
    return await _links(house, visitor, key)


@post("/{match:str}/links", status_code=200, responses=ERRORS, tags=["matches"])
async def renew_link(key: Key, data: JSONBody[RenewIn], visitor: Who, house: Home) -> LinksOut:
    """Makes the link to a seat of mine, or the invitation to an open one, anew. The old one is dead then."""
    held = await house.door.held(visitor, key)

    def do(table: Table) -> None:
        mine = house.door.seats(visitor, table, held)
        if data.seat not in table.seats:
            raise not_found(data.seat)
        row = table.seats[data.seat]
        if row.kind == "open" and at_home(table, visitor, mine):
            seating.renew(table, data.seat, visitor.id)
            return
        table.own(mine, data.seat)
        if row.owner is None or row.owner != visitor.id:
            raise not_allowed("server-not-owner")
        seating.renew(table, data.seat, visitor.id)

    await house.hall.act(key, do)
    visitor.secrets = ()
    return await _links(house, visitor, key)


async def _links(house: House, visitor: Visitor, key: str) -> LinksOut:
    held = await house.door.held(visitor, key)
    async with house.hall.at(key) as table:
        mine = house.door.seats(visitor, table, held)
        return LinksOut(links(house, table, mine), invitations(house, table, visitor, mine))


@post("/{match:str}/seats/{seat:str}/remove", status_code=200, responses=ERRORS, tags=["matches"])
async def remove(key: Key, seat: FromPath[str], visitor: Who, house: Home) -> TableReply:
    """Sends somebody away who has not played yet. For who made the match."""
    player = visitor.player

    def do(table: Table) -> None:
        if player is None or table.row.creator != player.id:
            raise not_allowed("server-not-creator")
        seating.remove(table, seat, player.id, player.name)

    await house.hall.act(key, do)
    return await _table(house, visitor, key)


@post("/{match:str}/leave", status_code=200, responses=ERRORS, tags=["matches"])
async def leave(key: Key, data: JSONBody[LeaveIn], visitor: Who, house: Home) -> TableReply:
    """Leaves a seat, or all of mine. The old secret is dead then."""
    held = await house.door.held(visitor, key)

    def do(table: Table) -> tuple[str, ...]:
        mine = house.door.seats(visitor, table, held)
        seats = (table.own(mine, data.seat),) if data.seat is not None else tuple(sorted(mine))
        if not seats:
            raise not_allowed("server-no-seat")
        if not table.over:
            seating.leave(table, seats, visitor.id)
        return seats

    seats = await house.hall.act(key, do)
    if visitor.id is not None:
        await house.store.let_go(key, visitor.id, seats)
    return await _table(house, visitor, key)


@post("/{match:str}/seats/{seat:str}/hand-over", status_code=200, responses=ERRORS, tags=["matches"])
async def hand_over(key: Key, seat: FromPath[str], visitor: Who, house: Home) -> LinksOut:
    """Leaves a seat of mine to somebody else, and gives the link for whoever that shall be."""
    held = await house.door.held(visitor, key)

    def do(table: Table) -> LinkOut:
        table.check_open()
        if table.over:
            raise conflict("server-match-over")
        who = table.own(house.door.seats(visitor, table, held), seat)
        seating.leave(table, (who,), visitor.id)
        return invitation(house, table, who)

    found = await house.hall.act(key, do)
    if visitor.id is not None:
        await house.store.let_go(key, visitor.id, (seat,))
    return LinksOut([], [found])


@post("/{match:str}/seats/{seat:str}", status_code=200, responses=ERRORS, tags=["matches"])
async def reseat(key: Key, seat: FromPath[str], data: JSONBody[ReseatIn], visitor: Who, house: Home) -> TableReply:
    """Gives an open or bot seat to a bot, or opens it for people."""
    held = await house.door.held(visitor, key)

    def do(table: Table) -> None:
        mine = house.door.seats(visitor, table, held)
        if not at_home(table, visitor, mine):
            raise not_allowed("server-no-seat")
        if data.kind == "bot":
            creating.check_bot(table.row.game, westmarch.players(table.row.game), data.bot)
        name = table.seats[min(mine)].name if mine else visitor.player.name if visitor.player else ""
        seating.reseat(table, seat, data.kind, data.bot if data.kind == "bot" else None, name, visitor.id)

    await house.hall.act(key, do)
    return await _table(house, visitor, key)


@post("/{match:str}/seats/{seat:str}/stand-in", status_code=200, responses=ERRORS, tags=["matches"])
async def stand_in(key: Key, seat: FromPath[str], data: JSONBody[StandInIn], visitor: Who, house: Home) -> TableReply:
    """Lets the computer play a seat until its person is back: my own, or that of somebody who is away too long."""
    held = await house.door.held(visitor, key)
    await house.hall.see_who_is_here(key)

    def do(table: Table) -> None:
        game = table.row.game
        bot = data.bot or hint_bot(game)
        creating.check_bot(game, westmarch.players(game), bot)
        absence.stand_in(table, house.door.seats(visitor, table, held), seat, bot or "", visitor.id)

    await house.hall.act(key, do)
    return await _table(house, visitor, key)


@post("/{match:str}/seats/{seat:str}/back", status_code=200, responses=ERRORS, tags=["matches"])
async def come_back(key: Key, seat: FromPath[str], visitor: Who, house: Home) -> TableReply:
    """Takes my seat back from the computer."""
    held = await house.door.held(visitor, key)

    def do(table: Table) -> None:
        absence.come_back(table, house.door.seats(visitor, table, held), seat, visitor.id)

    await house.hall.act(key, do)
    return await _table(house, visitor, key)


@post("/{match:str}/claim", status_code=200, responses=ERRORS, tags=["matches"])
async def claim(key: Key, visitor: Who, house: Home) -> TableReply:
    """Takes the win, because the other side lets everybody wait too long."""
    held = await house.door.held(visitor, key)
    await house.hall.see_who_is_here(key)
    await house.hall.act(key, lambda table: absence.claim(table, house.door.seats(visitor, table, held), visitor.id))
    return await _table(house, visitor, key)


@post("/{match:str}/rematch", status_code=200, responses=ERRORS, tags=["matches"], middleware=[CREATE])
async def rematch(key: Key, data: JSONBody[RematchIn], visitor: Who, house: Home) -> Response[SeatedOut]:
    """The same again, or what follows, with the same people."""
    held = await house.door.held(visitor, key)
    async with house.hall.stored(key) as old:
        mine = house.door.seats(visitor, old, held)
        if not at_home(old, visitor, mine):
            raise not_allowed("server-no-seat")
    name = old.seats[min(mine)].name if mine else visitor.player.name if visitor.player else ""
    made = await creating.rematch(house, old, data.swap, data.sequel, visitor.id, name)
    visitor.secrets = ()  # they belong to the old match
    return await seated(house, visitor, made, 200)


async def _table(house: House, visitor: Visitor, key: str) -> TableReply:
    held = await house.door.held(visitor, key)
    visitor.secrets = ()
    async with house.hall.at(key) as table:
        seen = last_seen(held)
        return TableReply(live_table(table, house.door.seats(visitor, table, held), visitor.id, seen))


ROUTER = Router(
    "/matches",
    route_handlers=[
        create,
        import_text,
        look_at,
        list_matches,
        one_match,
        join,
        resume,
        seat_links,
        renew_link,
        remove,
        leave,
        hand_over,
        reseat,
        stand_in,
        come_back,
        claim,
        rematch,
    ],
)
