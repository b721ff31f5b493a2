"""Playing: answers, undo, consent, chat. The same functions serve HTTP and sockets."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router, post
from litestar.params import JSONBody

from westmarch.core.errors import CannotFall
from westmarch.server import letters, seating, settling, table_schemas, undoing
from westmarch.server.api.common import ERRORS, Here, Home, Key, Since, Visit, Who, check_may_watch
from westmarch.server.describe import state_of
from westmarch.server.errors import ServerError, conflict, not_allowed
from westmarch.server.house import House
from westmarch.server.limits import TALK
from westmarch.server.table import Table
from westmarch.server.visitors import Visitor

# Lines of chat that a match keeps.
MOST_LINES = 4000
MOST_WATCHERS_LINES = 1000


async def give_answer(visit: Visit, seat: str | None, moment: int, tokens: Sequence[str]) -> tuple[int, str]:
    """Stores the answers, all or none; gives the number of the last and the seat that gave them."""

    def do(table: Table, mine: frozenset[str]) -> tuple[int, str]:
        who = table.own(mine, seat)
        seating.meet(table, mine, visit.visitor.id)
        try:
            return table.answer(mine, seat, moment, tokens, visit.visitor.id), who
        except CannotFall as error:
            named = table.match.game.named(error.params, visit.visitor.language)
            raise CannotFall(error.key, **{name: str(named[name]) for name in error.params}) from None

    given = await visit.act(do)
    visit.house.metrics.answers.inc(len(tokens))
    return given


async def take_back(visit: Visit, seat: str | None, moment: int, to: int | None) -> tuple[int, bool, str]:
    def do(table: Table, mine: frozenset[str]) -> tuple[int, bool, str]:
        who = table.own(mine, seat)
        done = undoing.undo(table, mine, seat, moment, to, visit.visitor.id)
        return table.seq, done, who

    return await visit.act(do)


async def give_consent(visit: Visit, seat: str | None, agree: bool) -> tuple[int, bool, str]:
    def do(table: Table, mine: frozenset[str]) -> tuple[int, bool, str]:
        request = table.request
        who = table.own(mine, seat)
        if seat is None and request is not None:
            # Not the seat that is asked in the game counts here, but one that is asked for consent.
            who = next((each for each in undoing.waiting(table, request) if each in mine), who)
        done = undoing.consent(table, mine, who, agree, visit.visitor.id)
        return table.seq, done, who

    return await visit.act(do)


async def give_up(visit: Visit, seat: str | None, resign: bool) -> tuple[int, bool, str]:
    def do(table: Table, mine: frozenset[str]) -> tuple[int, bool, str]:
        who = table.own(mine, seat)
        settle = settling.resign if resign else settling.play_on
        done = settle(table, mine, who, visit.visitor.id)
        return table.seq, done, who

    return await visit.act(do)


async def say(visit: Visit, seat: str | None, text: str) -> int:
    house, visitor = visit.house, visit.visitor
    said = letters.clean(text)
    if not said:
        raise ServerError(letters.BAD_LETTERS, 400)

    if house.settings.rate_limits and not house.talk.take(f"{visit.key}/{visitor.id or visitor.secrets}"):
        raise ServerError("server-too-fast", 429, {"Retry-After": "1"}, seconds=1)

    def do(table: Table, mine: frozenset[str]) -> int:
        # A seat's link talks for whoever owns the seat.
        owners = {table.seats[each].owner for each in mine}
        if any(house.outside.muted(each) for each in (visitor.id, *owners)):
            raise not_allowed("server-muted")
        _check_room(table, spectator=not mine)
        if seat is None and not mine:
            check_may_watch(table, mine)
            if visitor.player is None:
                raise not_allowed("server-no-name")
            table.chat(None, visitor.id, visitor.player.name, said)
        else:
            who = table.own(mine, seat)
            table.chat(who, visitor.id, table.seats[who].name, said)
        return table.seq

    return await visit.act(do)


def _check_room(table: Table, spectator: bool) -> None:
    """Who only watches can't use up the room of those who play."""
    said = sum(entry.kind == "chat" and (entry.seat is None) == spectator for entry in table.entries)
    if said >= (MOST_WATCHERS_LINES if spectator else MOST_LINES):
        raise conflict("server-chat-full")


async def mark_seen(house: House, visitor: Visitor, key: str, seq: int) -> None:
    if visitor.player is not None:
        house.hall.saw(key, visitor.player.id, seq)


async def _state(visit: Visit, seat: str, since: int) -> table_schemas.StateOut:
    async with visit.at() as (table, mine):
        return state_of(table, table.own(mine, seat), mine, since)


@post("/{match:str}/answer", status_code=200, responses=ERRORS, tags=["play"])
async def answer(data: JSONBody[table_schemas.AnswerIn], visit: Here, since: Since = 0) -> table_schemas.AnswerOut:
    """Answers the pending decision. It is stored when the reply comes."""
    seq, who = await give_answer(visit, data.seat, data.moment, data.all)
    return table_schemas.AnswerOut(seq, await _state(visit, who, since))


@post("/{match:str}/undo", status_code=200, responses=ERRORS, tags=["play"])
async def undo(data: JSONBody[table_schemas.UndoIn], visit: Here, since: Since = 0) -> table_schemas.UndoneOut:
    """Takes answers back, or asks the others to agree."""
    seq, done, who = await take_back(visit, data.seat, data.moment, data.to)
    return table_schemas.UndoneOut(seq, done, await _state(visit, who, since))


@post("/{match:str}/undo/consent", status_code=200, responses=ERRORS, tags=["play"])
async def consent(data: JSONBody[table_schemas.ConsentIn], visit: Here, since: Since = 0) -> table_schemas.UndoneOut:
    """Agrees to a request to take back, or refuses it; who asked may withdraw it."""
    seq, done, who = await give_consent(visit, data.seat, data.agree)
    return table_schemas.UndoneOut(seq, done, await _state(visit, who, since))


@post("/{match:str}/resign", status_code=200, responses=ERRORS, tags=["play"])
async def resign(data: JSONBody[table_schemas.ResignIn], visit: Here, since: Since = 0) -> table_schemas.UndoneOut:
    """Gives the match up; where partners play, once they have all said so. Until then one may play on after all."""
    seq, done, who = await give_up(visit, data.seat, data.resign)
    return table_schemas.UndoneOut(seq, done, await _state(visit, who, since))


@post("/{match:str}/chat", status_code=200, responses=ERRORS, tags=["play"], middleware=[TALK])
async def chat(data: JSONBody[table_schemas.ChatIn], visit: Here) -> table_schemas.SeqOut:
    """Says something at the table."""
    return table_schemas.SeqOut(await say(visit, data.seat, data.text))


@post("/{match:str}/seen", status_code=204, responses=ERRORS, tags=["play"])
async def seen(key: Key, data: JSONBody[table_schemas.SeenIn], visitor: Who, house: Home) -> None:
    """Notes that I have seen everything up to there."""
    await mark_seen(house, visitor, key, data.seq)


ROUTER = Router("/matches", route_handlers=[answer, undo, consent, resign, chat, seen])
