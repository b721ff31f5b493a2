"""Questions about a running match: why not, what would you do, why did you do that, what did I miss."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

import westmarch
from westmarch.core.decisions import Reason
from westmarch.core.errors import BadSetup, UnknownToken
from westmarch.server import reveals
from westmarch.server.api.common import ERRORS, Home, Key, MaybeSince, MaybeText, Who, may_watch, viewpoint
from westmarch.server.bot_pool import WorkerFailed
from westmarch.server.bots import hint_bot
from westmarch.server.describe import entry_of, sent
from westmarch.server.errors import ServerError, conflict, not_allowed, not_found, reason_body
from westmarch.server.loading import course
from westmarch.server.replays import Replay
from westmarch.server.schemas import BotAnswerOut, HintOut, ReasonOut, SummaryOut, WhyNotOut, WhyOut
from westmarch.server.store import last_seen
from westmarch.server.table import Table

log = logging.getLogger("westmarch.server.api")

Words = Annotated[str, QueryParameter(min_length=1, max_length=200)]


@get("/{match:str}/why-not", responses=ERRORS, tags=["ask"])
async def why_not(key: Key, token: Words, visitor: Who, house: Home, seat: MaybeText = None) -> WhyNotOut:
    """Why something can't be chosen now, with the rule it comes from."""
    held = await house.door.held(visitor, key)
    async with house.hall.at(key) as table:
        mine = house.door.seats(visitor, table, held)
        looking = viewpoint(table, mine, seat)
        reason = _why_not(table, looking, token)
    if reason is None:
        return WhyNotOut(True, None)
    return WhyNotOut(False, ReasonOut(**reason_body(reason, visitor.language)))


def _why_not(table: Table, seat: str | None, token: str) -> Reason | None:
    """Only who is asked gets the decision's own reason: it may speak of what others must not know."""
    decision = table.decision
    if token not in table.match.game.vocabulary:
        raise UnknownToken("core-unknown-token", token=token, game=table.row.game)
    if decision is None:
        return Reason("core-match-over")
    if decision.seat == seat:
        try:
            return table.match.why_not(token)
        except Exception:
            log.exception("no reason found", extra={"match": table.id, "token": token})
    return Reason("core-not-asked", kind=decision.kind, seat=decision.seat)


@get("/{match:str}/hint", responses=ERRORS, tags=["ask"])
async def hint(key: Key, visitor: Who, house: Home, seat: MaybeText = None, bot: MaybeText = None) -> HintOut:
    """What a bot would do in my place, and why."""
    held = await house.door.held(visitor, key)
    async with house.hall.at(key) as table:
        mine = house.door.seats(visitor, table, held)
        who = table.own(mine, seat or None)
        if not table.row.hints:
            raise not_allowed("server-no-hints")
        decision = table.decision
        if decision is None:
            raise conflict("server-match-over")
        if decision.seat != who:
            raise conflict("server-not-your-turn", seat=decision.seat)
        game, view, moment = table.row.game, table.view(who), table.moment
    bots = westmarch.players(game)
    name = bot or hint_bot(game)
    if name not in bots:
        raise BadSetup("core-no-such-bot", bot=name, game=game, bots=", ".join(bots))
    try:
        token, why = await house.pool.choose(game, name, moment, view)
    except WorkerFailed as error:
        log.error("no hint", extra={"match": key, "bot": name, "reason": str(error)})
        raise ServerError("server-no-hint-now", 503) from None
    return HintOut(token, why, name, moment)


@get("/{match:str}/why", responses=ERRORS, tags=["ask"])
async def why(
    key: Key,
    seat: Words,
    visitor: Who,
    house: Home,
    step: MaybeSince = None,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 10,
) -> WhyOut:
    """What a bot said about its answers, newest first."""
    held = await house.door.held(visitor, key)
    async with house.hall.at(key) as table:
        mine = house.door.seats(visitor, table, held)
        if seat not in table.seats:
            raise not_found(seat)
        if not may_watch(table, mine):
            raise not_allowed("server-no-spectators")
        what = course(table)
        over = table.over
        looking = [reveals.words(table.view(each)) for each in (mine or (None,))]
    known: reveals.Words = Counter()
    for each in looking:
        known |= each
    wanted = [
        index
        for index in range(len(what.answers) - 1, -1, -1)
        if what.answers[index].seat == seat and what.answers[index].bot and step in (None, index + 1)
    ][:limit]

    def tell(replay: Replay) -> list[BotAnswerOut]:
        told = []
        for index in wanted:
            given = what.answers[index]
            withheld = not over and reveals.tells(given.why, reveals.words(replay.go(what, index).view(seat)), known)
            told.append(
                BotAnswerOut(
                    index + 1,
                    seat,
                    given.kind,
                    given.token if over or seat in mine else None,
                    None if withheld else given.why,
                    given.bot,
                    withheld,
                )
            )
        return told

    return WhyOut(await house.replays.at(what, tell))


@get("/{match:str}/summary", responses=ERRORS, tags=["ask"])
async def summary(key: Key, visitor: Who, house: Home, seat: MaybeText = None, since: MaybeSince = None) -> SummaryOut:
    """What happened while I was away."""
    held = await house.door.held(visitor, key)
    async with house.hall.at(key) as table:
        mine = house.door.seats(visitor, table, held)
        looking = viewpoint(table, mine, seat)
        start = (last_seen(held) or 0) if since is None else since
        common = table.common_step(start)
        entries = table.entries_after(start)
        lines = table.log(looking)[table.log_start(looking, start) :]
        decision = table.decision
        return SummaryOut(
            since=start,
            seq=table.seq,
            steps=table.step - common,
            answers=dict(Counter(given.seat for given in table.answers[common:])),
            taken_back=sum(entry.data["from"] - entry.data["to"] for entry in entries if entry.kind == "undo"),
            events=sent(lines),
            entries=[entry_of(entry) for entry in entries],
            your_turn=decision is not None and decision.seat in mine,
        )


ROUTER = Router("/matches", route_handlers=[why_not, hint, why, summary])
