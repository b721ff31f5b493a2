"""Questions about a running match: why not, what would you do, why did you do that, what did I miss."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.bots.remarks import Remark, from_data
from westmarch.core.aims import ways_of
from westmarch.core.decisions import Reason
from westmarch.core.table import FELL
from westmarch.server import reveals, table_schemas
from westmarch.server.api.common import ERRORS, Here, MaybeSince, MaybeText, Word, as_seen, check_may_watch, viewpoint
from westmarch.server.bot_pool import WorkerFailed
from westmarch.server.bots import Question, hint_bot
from westmarch.server.creating import check_bot
from westmarch.server.describe import RECENT, entry_of, sent
from westmarch.server.errors import ServerError, conflict, not_allowed, not_found
from westmarch.server.limits import HINT
from westmarch.server.schemas import ReasonOut
from westmarch.server.store import last_seen
from westmarch.server.table import Table
from westmarch.server.trying import known_token, tried_out, way_out, why_not_out

log = logging.getLogger("westmarch.server.api")


@get("/{match:str}/why-not", responses=ERRORS, tags=["ask"])
async def why_not(token: Word, visit: Here, seat: MaybeText = None) -> table_schemas.WhyNotOut:
    """Why something can't be chosen now, with the rule it comes from."""
    async with visit.at() as (table, mine):
        looking = viewpoint(table, mine, seat)
        table = await as_seen(visit.house, table, mine)
        reason = _why_not(table, looking, token)
    return why_not_out(reason, visit.visitor.language)


def _why_not(table: Table, seat: str | None, token: str) -> Reason | None:
    """Only who is asked gets the decision's own reason: it may speak of what others must not know."""
    decision = table.decision
    known_token(table.match, token)
    if decision is None:
        return Reason("core-match-over")
    if decision.seat == seat:
        try:
            return table.match.why_not(token)
        except Exception:
            log.exception("no reason found", extra={"match": table.id, "token": token})
    return Reason("core-not-asked", kind=decision.kind, seat=decision.seat)


@get("/{match:str}/aims", responses=ERRORS, tags=["ask"])
async def aims(piece: Word, visit: Here, seat: MaybeText = None) -> table_schemas.AimsOut:
    """Where a piece of mine can get to from here, and which answers bring it there."""
    async with visit.at() as (table, mine):
        table.asked(mine, seat or None)
        ways = ways_of(table.match, piece)
        return table_schemas.AimsOut(table.moment, [way_out(way) for way in ways])


@post("/{match:str}/try", status_code=200, responses=ERRORS, tags=["ask"])
async def try_out(data: JSONBody[table_schemas.TryIn], visit: Here) -> table_schemas.TryOut:
    """Where these answers would lead. Nothing is answered, and nothing is told of what would fall."""
    async with visit.at() as (table, mine):
        who = table.asked(mine, data.seat or None)
        if data.moment != table.moment:
            raise conflict("server-stale", moment=table.moment)
        return tried_out(who, table.match, data, table.rehearse, visit.visitor.language)


@get("/{match:str}/hint", responses=ERRORS, tags=["ask"], middleware=[HINT])
async def hint(visit: Here, seat: MaybeText = None, bot: MaybeText = None) -> table_schemas.HintOut:
    """What a bot would do in my place, and why."""
    async with visit.at() as (table, mine):
        who = table.own(mine, seat or None)
        if not table.row.hints:
            raise not_allowed("server-no-hints")
        if table.decision is not None and table.decision.kind == FELL:
            raise conflict("server-hint-fell")
        if table.row.closed_hands:
            raise conflict("server-hint-closed")
        table.asked(mine, who)
        name = check_bot(table.row.game, bot or hint_bot(table.row.game))
        question = Question(table, name, advice=True)
    try:
        data = await question.data()
        done = await visit.house.pool.advise(data)
    except WorkerFailed as error:
        log.error("no hint", extra={"match": visit.key, "bot": name, "reason": str(error)})
        raise ServerError("server-no-hint-now", 503) from None
    game, language = data["game"], visit.visitor.language
    why = remark_out(from_data(game, done["why"]), language)
    choices = [
        table_schemas.ChoiceOut(each["token"], each["chance"], remark_out(from_data(game, each["why"]), language))
        for each in done["choices"]
    ]
    return table_schemas.HintOut(done["token"], why, name, question.moment, choices)


def remark_out(remark: Remark, language: str) -> ReasonOut:
    return ReasonOut(remark.key, remark.params, "", remark.text(language))


@get("/{match:str}/why", responses=ERRORS, tags=["ask"])
async def why(
    seat: Word,
    visit: Here,
    step: MaybeSince = None,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 10,
) -> table_schemas.WhyOut:
    """What a bot said about its answers, newest first."""
    async with visit.at() as (table, mine):
        if seat not in table.seats:
            raise not_found(seat)
        check_may_watch(table, mine)
        table = await as_seen(visit.house, table, mine)
        known: set[str] = set()
        for each in mine or (None,):
            known.update(reveals.words(table.view(each)))
        wanted = [
            index
            for index, given in enumerate(table.answers)
            if given.seat == seat and given.bot and step in (None, index + 1)
        ]
        told = [_told(table, index, known, seat in mine, visit.visitor.language) for index in wanted[: -limit - 1 : -1]]
    return table_schemas.WhyOut(told)


def _told(table: Table, index: int, known: set[str], own: bool, language: str) -> table_schemas.BotAnswerOut:
    """A bot's answer for somebody who knows that much: what it chose is its own affair until the end."""
    given = table.answers[index]
    everything = table.over or own
    if isinstance(given.why, str):
        # The first release kept sentences, and nobody knows what they name.
        said, open_to_all = ReasonOut("", {}, "", given.why), False
    else:
        remark = from_data(table.row.game, given.why)
        if not everything:
            remark = remark.for_others()
        said, open_to_all = remark_out(remark, language), remark.readable(known)
    shown = everything or open_to_all
    token = given.token if everything else None
    return table_schemas.BotAnswerOut(
        index + 1, given.seat, given.kind, token, said if shown else None, given.bot, withheld=not shown
    )


@get("/{match:str}/summary", responses=ERRORS, tags=["ask"])
async def summary(visit: Here, seat: MaybeText = None, since: MaybeSince = None) -> table_schemas.SummaryOut:
    """What happened while I was away."""
    async with visit.at() as (table, mine):
        looking = viewpoint(table, mine, seat)
        table = await as_seen(visit.house, table, mine)
        start = (last_seen(visit.held) or 0) if since is None else since
        common = table.common_step(start)
        entries = table.entries_after(start)
        lines = table.log(looking)[table.log_start(looking, start) :]
        decision = table.decision
        return table_schemas.SummaryOut(
            since=start,
            seq=table.seq,
            steps=table.step - common,
            answers=dict(Counter(given.seat for given in table.answers[common:])),
            taken_back=sum(entry.data["from"] - entry.data["to"] for entry in entries if entry.kind == "undo"),
            events=sent(lines),
            entries=[entry_of(entry) for entry in entries[-RECENT:]],
            your_turn=decision is not None and decision.seat in mine,
        )


@get("/{match:str}/entries", responses=ERRORS, tags=["ask"])
async def entries(
    visit: Here,
    before: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 2**31 - 1,
    limit: Annotated[int, QueryParameter(ge=1, le=RECENT)] = RECENT,
) -> table_schemas.EntriesOut:
    """What happened at the table before that entry, as far back as one likes, page by page."""
    async with visit.at() as (table, mine):
        check_may_watch(table, mine)
        table = await as_seen(visit.house, table, mine)
        found = [entry for entry in table.entries if entry.seq < before]
        return table_schemas.EntriesOut([entry_of(entry) for entry in found[-limit:]], max(0, len(found) - limit))


ROUTER = Router("/matches", route_handlers=[why_not, aims, try_out, hint, why, summary, entries])
