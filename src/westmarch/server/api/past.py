"""Replays, records, positions, reports: a match after the fact."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

import westmarch
from westmarch.bots.remarks import from_data
from westmarch.core import messages
from westmarch.server.api.ask import remark_out
from westmarch.server.api.common import (
    ERRORS,
    Here,
    Home,
    Key,
    MaybeSince,
    MaybeText,
    Since,
    Visit,
    Who,
    as_seen,
    check_may_watch,
    get_visit,
    may_watch,
    viewpoint,
)
from westmarch.server.describe import sent
from westmarch.server.errors import ServerError, conflict, not_allowed, not_found
from westmarch.server.hall import unreadable
from westmarch.server.keys import new_id
from westmarch.server.ledger import Ledger, has_person
from westmarch.server.limits import REPORT, REVIEW
from westmarch.server.loading import Unreadable, course
from westmarch.server.models import ReportRow, ReviewRow
from westmarch.server.records import annotated_record
from westmarch.server.replays import Replay
from westmarch.server.schemas import ReasonOut, ViewOut
from westmarch.server.store import now
from westmarch.server.table import Table
from westmarch.server.table_schemas import FrameOut, GivenOut, ReplayOut, ReportIn, ReportOut, ReviewOut
from westmarch.server.told import LogLine

TEXT = "text/plain"
# What a client may add to a report, in bytes of JSON; and how many reports a match may have.
LARGEST_CLIENT = 10_000
MOST_REPORTS = 40


@get("/{match:str}/replay", responses=ERRORS, tags=["past"])
async def replay(
    visit: Here,
    step: Since = 0,
    seat: MaybeText = None,
    count: Annotated[int, QueryParameter(ge=1, le=50)] = 1,
) -> ReplayOut:
    """The match after that many answers, from a seat one may look from."""
    async with visit.at() as (table, mine):
        table = await as_seen(visit.house, table, mine)
        seats = viewpoints(table, mine)
        looking = seat or (None if seat == "" or not mine else table.own(mine, None))
        if looking not in seats:
            if looking is not None and looking not in table.seats:
                raise not_found(looking)
            raise not_allowed("server-not-yet")
        steps = table.step
        if step > steps:
            raise not_found(f"{step}")
        over = table.over
        what = course(table)
        last = min(steps, step + count - 1)
        events: dict[int, list[LogLine]] = {}
        for line in table.log(looking):
            if step <= line.step <= last:
                events.setdefault(line.step, []).append(line)
        crossed = {entry.data["to"] for entry in table.entries if entry.kind == "undo" and entry.data["crossed"]}

    def show(past: Replay) -> list[FrameOut]:
        frames = []
        for at in range(step, last + 1):
            given = what.answers[at - 1] if at else None
            told = None if given is None else given.token if over or given.seat in mine else None
            view = cast("ViewOut", past.go(what, at).view(looking))
            frames.append(
                FrameOut(
                    at,
                    view,
                    sent(events.get(at, [])),
                    None if given is None else GivenOut(given.seat, given.kind, told),
                    True if at in crossed else None,
                    None if past.step == at else past.step,
                )
            )
        return frames

    return ReplayOut(steps, seats, await visit.house.replays.at(what, show))


def viewpoints(table: Table, mine: frozenset[str]) -> list[str | None]:
    """Where one may look from, after the fact: everywhere when it is over, else as at the table."""
    if table.over:
        return [*table.row.seats, None]
    found: list[str | None] = [seat for seat in table.row.seats if seat in mine]
    return [*found, None] if may_watch(table, mine) else found


def unsealed(table: Ledger, mine: frozenset[str]) -> bool:
    """Whether somebody may see the seed and everything hidden: nobody else's game can be spoilt by it."""
    if table.over:
        return True
    others = [row for row in table.seats.values() if row.seat not in mine]
    return bool(mine) and all(row.kind == "bot" and not has_person(row) for row in others)


async def _open(visit: Visit) -> None:
    """Somebody gets to see the seed of a match that still runs: the table must say so from now on."""
    visitor = visit.visitor

    def do(table: Table, mine: frozenset[str]) -> None:
        if not table.over and not table.row.seed_known:
            table.opened(visitor.id, visitor.player.name if visitor.player else "")

    await visit.act(do)


@get("/{match:str}/record", media_type=TEXT, responses=ERRORS, tags=["past"])
async def record(visit: Here) -> Response[str]:
    """The whole match as text."""
    async with visit.house.hall.stored(visit.key) as table:
        if not unsealed(table, visit.seats(table)):
            raise not_allowed("server-not-yet")
        try:
            text = await asyncio.to_thread(annotated_record, table)
        except Unreadable:
            raise unreadable() from None
    if isinstance(table, Table):
        await _open(visit)
    return _download(text, f"{table.row.game}-{visit.key}.record.txt")


@get("/{match:str}/position", media_type=TEXT, responses=ERRORS, tags=["past"])
async def position(visit: Here, step: MaybeSince = None) -> Response[str]:
    """The state after that many answers (without: now) as text."""
    async with visit.at() as (table, mine):
        if not unsealed(table, mine):
            raise not_allowed("server-not-yet")
        at = table.step if step is None else step
        if at > table.step:
            raise not_found(f"{at}")
        what = course(table)

    def write(past: Replay) -> str:
        match = past.go(what, at)
        if past.step != at:
            raise conflict("server-other-rules", step=past.step)
        return match.position()

    text = await visit.house.replays.at(what, write)
    await _open(visit)
    return _download(text, f"{what.row.game}-{visit.key}-{at}.position.txt")


@post("/{match:str}/review", responses=ERRORS, tags=["past"], middleware=[REVIEW], status_code=202)
async def begin_review(key: Key, visitor: Who, house: Home) -> ReviewOut:
    """Has a finished match looked at again: luck, choices, mistakes. Made once and kept; ask how far it is with GET."""
    async with house.hall.stored(key) as table:
        game, judge = table.row.game, house.reviews.judge(table)
    await house.reviews.begin(key, judge)
    return _review(await house.reviews.find(key, judge), game, visitor.language)


@get("/{match:str}/review", responses=ERRORS, tags=["past"])
async def get_review(key: Key, visitor: Who, house: Home) -> ReviewOut:
    """The review of a finished match, or how far it is."""
    async with house.hall.stored(key) as table:
        game, judge = table.row.game, house.reviews.judge(table)
    return _review(await house.reviews.find(key, judge), game, visitor.language)


def _review(row: ReviewRow | None, game: str, language: str) -> ReviewOut:
    if row is None:
        return ReviewOut("none", 0, 0, None, None)
    if row.failed is not None:
        reason = ReasonOut(row.failed, {}, "", messages.text(row.failed, None, language))
        return ReviewOut("failed", 0, 0, reason, None)
    if row.data is None:
        return ReviewOut("working" if row.of else "waiting", row.done, row.of, None, None)
    mistakes = []
    for mistake in row.data["mistakes"]:
        why = mistake["why"]
        said = None if why is None else remark_out(from_data(game, why), language)
        mistakes.append({**mistake, "why": said})
    return ReviewOut("done", row.done, row.of, None, {**row.data, "mistakes": mistakes})


@post("/{match:str}/report", responses=ERRORS, tags=["past"], middleware=[REPORT])
async def make_report(data: JSONBody[ReportIn], visit: Here) -> ReportOut:
    """Packs up what I see, and behind a seal everything else, for whoever looks into it."""
    if len(msgspec.json.encode(data.client)) > LARGEST_CLIENT:
        raise ServerError("server-too-large", 413)
    house, visitor, key = visit.house, visit.visitor, visit.key
    async with visit.at() as (table, mine):
        if visitor.player is None and not mine:
            raise not_allowed("server-no-name")
        seat = viewpoint(table, mine, data.seat)
        step = table.step
        looked = f"&seat={seat}" if seat is not None else "&seat="
        # Who sees it late hears of no later step than that.
        seen = await as_seen(house, table, mine)
        link = f"/match/{key}/replay?step={seen.step}{looked}"
        packed = {
            "version": westmarch.__version__,
            "played_with": table.row.version,
            "match": key,
            "game": table.row.game,
            "step": step,
            "seq": table.seq,
            "seat": seat,
            "note": data.note,
            "replay": link,
            "view": table.view(seat),
            "events": [msgspec.json.decode(line.json) for line in table.log(seat)[-200:]],
            "client": data.client,
            "position": table.match.position(),
            "record": await asyncio.to_thread(annotated_record, table),
        }
    if await house.store.reports_of(key) >= MOST_REPORTS:
        raise conflict("server-enough-reports")
    row = ReportRow(id=new_id(), match=key, player=visitor.id, at=now(), data=packed)
    await house.store.add_report(row)
    return ReportOut(row.id, f"/api/reports/{row.id}", link)


@get("/reports/{match:str}", responses=ERRORS, tags=["past"])
async def get_report(key: Key, visitor: Who, house: Home) -> Response[dict[str, Any]]:
    """A report as one file. Position and record are in it as soon as they spoil nobody's game."""
    row = await house.store.report(key)
    if row is None:
        raise not_found(key)
    packed = {"id": row.id, "at": row.at, **row.data}
    visit = await get_visit(house, visitor, row.match)
    async with visit.at() as (table, mine):
        if not table.over and packed["seat"] is not None and packed["seat"] not in mine:
            raise not_allowed("server-not-yet")
        if await as_seen(house, table, mine) is not table:
            raise not_allowed("server-not-yet")  # it may tell what spectators have not seen yet
        check_may_watch(table, mine)
        sealed = not unsealed(table, mine)
    if sealed:
        packed.update(position=None, record=None)
    else:
        await _open(visit)
    name = f"westmarch-report-{row.id}.json"
    return Response(packed, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _download(text: str, name: str) -> Response[str]:
    return Response(text, media_type=TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTER = Router("/matches", route_handlers=[replay, record, position, begin_review, get_review, make_report])
REPORTS = Router("/", route_handlers=[get_report])
