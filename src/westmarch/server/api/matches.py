"""Making, finding, joining and leaving matches."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from westmarch.core import messages
from westmarch.server import absence, creating, seating
from westmarch.server.api.common import (
    ERRORS,
    Here,
    Home,
    Key,
    MaybeText,
    Since,
    Visit,
    Who,
    as_seen,
    at_home,
    get_visit,
    invitation,
    invitations,
    links,
    seated,
    tables,
    viewpoint,
)
from westmarch.server.bots import hint_bot
from westmarch.server.describe import live_table, state_of
from westmarch.server.errors import ServerError, bad_input, not_allowed
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
    return TablesOut(await tables(house, visitor, found))


def _in_utc(moment: datetime | None) -> datetime | None:
    if moment is None:
        return None
    try:
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (OverflowError, ValueError):
        raise bad_input("before", messages.inside("server-unfit-other", {})) from None


@get("/{match:str}", responses=ERRORS, tags=["matches"])
async def one_match(visit: Here, seat: MaybeText = None, since: Since = 0) -> MatchOut:
    """The table, and the match from a seat of mine or, where allowed, as a spectator."""
    await visit.arrive()
    async with visit.at() as (table, mine):
        table = await as_seen(visit.house, table, mine)
        info = live_table(table, mine, visit.visitor.id, last_seen(visit.held))
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
    friend = await house.store.have_played(player.id, creator)

    def do(table: Table, mine: frozenset[str]) -> None:
        seat, invited = data.seat, (friend and table.row.friends) or at_home(table, visitor, mine)
        if data.secret is not None:
            asked = house.door.invited_to(table, data.secret)
            if asked is None or seat not in (None, asked):
                raise ServerError("server-bad-invitation", 401)
            seat, invited = asked, True
        seating.take(table, seat, player.id, name, invited)

    await (await get_visit(house, visitor, key)).act(do)
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
async def seat_links(visit: Here) -> LinksOut:
    """My seats' secrets, to go on elsewhere; and invitations to open seats."""
    return await _links(visit)


@post("/{match:str}/links", status_code=200, responses=ERRORS, tags=["matches"])
async def renew_link(data: JSONBody[RenewIn], visit: Here) -> LinksOut:
    """Makes the link to a seat of mine, or the invitation to an open one, anew. The old one is dead then."""
    visitor = visit.visitor

    def do(table: Table, mine: frozenset[str]) -> None:
        row = table.at(data.seat)
        if row.kind != "open" or not at_home(table, visitor, mine):
            table.own(mine, data.seat)
            if row.owner is None or row.owner != visitor.id:
                raise not_allowed("server-not-owner")
        seating.renew(table, data.seat, visitor.id)

    await visit.act(do)
    visitor.secrets = ()
    return await _links(await get_visit(visit.house, visitor, visit.key))


async def _links(visit: Visit) -> LinksOut:
    async with visit.at() as (table, mine):
        return LinksOut(links(visit.house, table, mine), invitations(visit.house, table, visit.visitor, mine))


@post("/{match:str}/seats/{seat:str}/remove", status_code=200, responses=ERRORS, tags=["matches"])
async def remove(seat: FromPath[str], visit: Here) -> TableReply:
    """Sends somebody away who has not played yet. For who made the match."""
    player = visit.visitor.player

    def do(table: Table, mine: frozenset[str]) -> None:
        if player is None or table.row.creator != player.id:
            raise not_allowed("server-not-creator")
        seating.remove(table, seat, player.id, player.name)

    await visit.act(do)
    return await _table(visit)


@post("/{match:str}/leave", status_code=200, responses=ERRORS, tags=["matches"])
async def leave(data: JSONBody[LeaveIn], visit: Here) -> TableReply:
    """Leaves a seat, or all of mine. The old secret is dead then."""
    visitor = visit.visitor

    def do(table: Table, mine: frozenset[str]) -> tuple[str, ...]:
        seats = (table.own(mine, data.seat),) if data.seat is not None else tuple(sorted(mine))
        if not seats:
            raise not_allowed("server-no-seat")
        if not table.over:
            seating.leave(table, seats, visitor.id)
        return seats

    seats = await visit.act(do)
    if visitor.id is not None:
        await visit.house.store.let_go(visit.key, visitor.id, seats)
    return await _table(visit)


@post("/{match:str}/seats/{seat:str}/hand-over", status_code=200, responses=ERRORS, tags=["matches"])
async def hand_over(seat: FromPath[str], visit: Here) -> LinksOut:
    """Leaves a seat of mine to somebody else, and gives the link for whoever that shall be."""
    house, visitor = visit.house, visit.visitor

    def do(table: Table, mine: frozenset[str]) -> LinkOut:
        table.check_running()
        who = table.own(mine, seat)
        seating.leave(table, (who,), visitor.id)
        return invitation(house, table, who)

    found = await visit.act(do)
    if visitor.id is not None:
        await house.store.let_go(visit.key, visitor.id, (seat,))
    return LinksOut([], [found])


@post("/{match:str}/seats/{seat:str}", status_code=200, responses=ERRORS, tags=["matches"])
async def reseat(seat: FromPath[str], data: JSONBody[ReseatIn], visit: Here) -> TableReply:
    """Gives an open or bot seat to a bot, or opens it for people."""
    visitor = visit.visitor

    def do(table: Table, mine: frozenset[str]) -> None:
        if not at_home(table, visitor, mine):
            raise not_allowed("server-no-seat")
        if data.kind == "bot":
            creating.check_bot(table.row.game, data.bot)
        name = table.seats[min(mine)].name if mine else visitor.player.name if visitor.player else ""
        seating.reseat(table, seat, data.kind, data.bot if data.kind == "bot" else None, name, visitor.id)

    await visit.act(do)
    return await _table(visit)


@post("/{match:str}/seats/{seat:str}/stand-in", status_code=200, responses=ERRORS, tags=["matches"])
async def stand_in(seat: FromPath[str], data: JSONBody[StandInIn], visit: Here) -> TableReply:
    """Lets the computer play a seat until its person is back: my own, or that of somebody who is away too long."""
    await visit.house.hall.see_who_is_here(visit.key)

    def do(table: Table, mine: frozenset[str]) -> None:
        bot = creating.check_bot(table.row.game, data.bot or hint_bot(table.row.game))
        absence.stand_in(table, mine, seat, bot, visit.visitor.id)

    await visit.act(do)
    return await _table(visit)


@post("/{match:str}/seats/{seat:str}/back", status_code=200, responses=ERRORS, tags=["matches"])
async def come_back(seat: FromPath[str], visit: Here) -> TableReply:
    """Takes my seat back from the computer."""
    await visit.act(lambda table, mine: absence.come_back(table, mine, seat, visit.visitor.id))
    return await _table(visit)


@post("/{match:str}/claim", status_code=200, responses=ERRORS, tags=["matches"])
async def claim(visit: Here) -> TableReply:
    """Takes the win, because the other side lets everybody wait too long."""
    await visit.house.hall.see_who_is_here(visit.key)
    await visit.act(lambda table, mine: absence.claim(table, mine, visit.visitor.id))
    return await _table(visit)


@post("/{match:str}/rematch", status_code=200, responses=ERRORS, tags=["matches"], middleware=[CREATE])
async def rematch(data: JSONBody[RematchIn], visit: Here) -> Response[SeatedOut]:
    """The same again, or what follows, with the same people."""
    house, visitor = visit.house, visit.visitor
    async with house.hall.stored(visit.key) as old:
        mine = visit.seats(old)
        if not at_home(old, visitor, mine):
            raise not_allowed("server-no-seat")
    name = old.seats[min(mine)].name if mine else visitor.player.name if visitor.player else ""
    made = await creating.rematch(house, old, data.swap, data.sequel, visitor.id, name)
    visitor.secrets = ()  # they belong to the old match
    return await seated(house, visitor, made, 200)


async def _table(before: Visit) -> TableReply:
    """The table as it is now, with what he holds now."""
    visit = await get_visit(before.house, before.visitor, before.key)
    visit.visitor.secrets = ()
    async with visit.at() as (table, mine):
        return TableReply(live_table(table, mine, visit.visitor.id, last_seen(visit.held)))


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
