"""How a match comes to be: from a wish, from a text, or as the rematch of another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

import msgspec

import westmarch
from westmarch.core import messages
from westmarch.core.closed import check_closed
from westmarch.core.errors import BadSetup
from westmarch.core.game import Setup
from westmarch.games import find
from westmarch.server.bot_pool import WorkerFailed
from westmarch.server.errors import ServerError, bad_input, conflict
from westmarch.server.house import House
from westmarch.server.keys import commitment, new_id, new_seed, new_token
from westmarch.server.ledger import Entry, Ledger, Stored, entry_values, has_person
from westmarch.server.models import MatchRow, SeatRow
from westmarch.server.players import Player
from westmarch.server.shelf import Keeping
from westmarch.server.store import now
from westmarch.server.table import Table
from westmarch.server.table_schemas import CreateIn, ImportIn, LookIn, LookOut, SeatIn

log = logging.getLogger("westmarch.server.creating")

# Bytes of JSON; four decks and a campaign take two thousand.
LARGEST_OPTIONS = 20_000


def plan(wish: CreateIn) -> Setup:
    """Checks what somebody wants to start; raises BadSetup or a ServerError."""
    if len(msgspec.json.encode(wish.options)) > LARGEST_OPTIONS:
        raise ServerError("server-too-large", 413)
    setup = find(wish.game).set_up(wish.seats, wish.options)
    _check_players(wish.game, setup.seats, wish.players, wish.real_table)
    if wish.closed_hands:
        check_closed(find(wish.game), wish.real_table)
    if wish.minutes is not None and wish.days is not None:
        raise ServerError("server-two-clocks", 400)
    return setup


async def create(house: House, wish: CreateIn, player: Player) -> str:
    setup = plan(wish)
    chosen = _with_defaults(setup.seats, wish.players, "open")
    row = _new_row(wish.game, setup.seats, setup.options, player.id, wish)
    row.title = wish.title.strip()
    row.clock = {"minutes": wish.minutes} if wish.minutes else {"days": wish.days} if wish.days else None
    if wish.seed is not None:
        row.seed, row.seed_known = str(wish.seed), True
    return await _store(house, row, _seat_rows(row, chosen, player))


async def bring_in(house: House, wish: ImportIn, player: Player) -> str:
    """A match from a record or position. It is read in a worker: a long one must not hold up others."""
    read = await _readable(house.pool.read(wish.text))
    _check_players(read["game"], read["seats"], wish.players, read["real_table"])
    chosen = _with_defaults(read["seats"], wish.players, "hotseat")
    row = _new_row(read["game"], read["seats"], read["options"], player.id, CreateIn(read["game"]))
    row.seed, row.drawn, row.start, row.scripts = read["seed"], read["drawn"], read["start"], read["scripts"]
    row.old_dice, row.real_table, row.closed_hands = read["old_dice"], read["real_table"], read["closed_hands"]
    row.title, row.imported, row.seed_known = wish.title.strip(), True, True
    seats = _seat_rows(row, chosen, player)
    names = {seat.seat: seat.name for seat in seats}
    entries: list[Entry] = []
    _add_seeds(entries, row, read["seeds"], 0)
    for step, given in enumerate(read["answers"], start=1):
        data = {"decision": given["decision"], **({"scripts": given["scripts"]} if given["scripts"] else {})}
        entry = _entry(entries, row, "answer", given["seat"], names[given["seat"]], data)
        entry.token, entry.reveals = given["token"], given["reveals"]
        _add_seeds(entries, row, given["seeds"], step)
    return await _store(house, row, seats, entries)


async def _readable(reading: Awaitable[Any]) -> Any:
    """A text can be wrong in ways nobody thought of, or take forever."""
    try:
        return await reading
    except WorkerFailed as error:
        log.warning("a text could not be read", extra={"reason": str(error)})
        raise ServerError("server-cannot-read", 400) from None


async def look(house: House, wish: LookIn) -> LookOut:
    """What a record or position leads to, or how a game starts; nothing is stored."""
    if (wish.text is None) == (wish.game is None):
        raise ServerError("server-look-at-what", 400)
    return LookOut(**await _readable(house.pool.look(wish.text, wish.game)))


async def rematch(
    house: House, old: Ledger, swap: bool, sequel: bool, player: str | None = None, name: str = ""
) -> str:
    """The same again, or what follows; whoever asks first makes it, everybody else gets that one.

    Of a match that can't be loaded, only its ledger is there; it can be begun again, but nothing follows it.
    """
    live = old if isinstance(old, Table) else None
    if live is not None and not live.over:
        raise conflict("server-not-over")
    if old.row.rematch is not None:
        return old.row.rematch
    options = old.row.options
    if sequel:
        follows = None if live is None else live.sequel
        if follows is None:
            raise conflict("server-no-sequel")
        options = follows
    row = _new_row(old.row.game, old.row.seats, options, old.row.creator, old.row)
    row.title, row.clock = old.row.title, old.row.clock
    before = list(old.seats.values())
    if swap and not sequel:
        # By half a round, so that partners stay together and change sides together.
        shift = max(1, len(before) // 2)
        before = before[-shift:] + before[:-shift]
    seats = []
    for seat, source in zip(row.seats, before):
        kind, bot = ("human", None) if has_person(source) else (source.kind, source.bot)
        seats.append(_seat_row(row, seat, kind, source.name, bot, source.owner))
    made = await _store(house, row, seats, follows=old.id)
    if made == row.id and live is not None:
        await house.hall.act(old.id, lambda table: table.announce_rematch(made, swap and not sequel, player, name))
    return made


# -- inside


def _entry(entries: list[Entry], row: MatchRow, kind: str, seat: str | None, name: str, data: dict[str, Any]) -> Entry:
    """Adds the next entry."""
    entries.append(Entry(row.id, len(entries) + 1, kind, row.created, seat, None, name, None, False, data))
    return entries[-1]


def _add_seeds(entries: list[Entry], row: MatchRow, seeds: Sequence[str], step: int) -> None:
    for seed in seeds:
        nonce = new_token()
        data = {"step": step, "seed": seed, "nonce": nonce, "commitment": commitment(seed, nonce)}
        _entry(entries, row, "seed", None, "", data)


def _check_players(game: str, seats: Sequence[str], players: Mapping[str, SeatIn], real_table: bool) -> None:
    for seat, wish in players.items():
        if seat not in seats:
            raise BadSetup("core-no-such-seat", seat=seat, seats=", ".join(seats))
        if wish.kind == "bot":
            if real_table:
                raise ServerError("server-table-people", 400)
            check_bot(game, wish.bot)


def check_bot(game: str, bot: str | None) -> str:
    """The name of a computer player of that game; raises for any other."""
    if bot is None:
        raise bad_input("players", messages.inside("server-unfit-missing", {"field": "bot"}))
    bots = westmarch.players(game)
    if bot not in bots:
        raise BadSetup("core-no-such-bot", bot=bot, game=game, bots=", ".join(bots))
    return bot


def _with_defaults(seats: Sequence[str], players: Mapping[str, SeatIn], other: Any) -> dict[str, SeatIn]:
    chosen = dict(players)
    for seat in seats:
        if seat not in chosen:
            nobody = not any(wish.kind == "me" for wish in chosen.values())
            chosen[seat] = SeatIn("me" if nobody else other)
    return chosen


# What whoever starts a match chooses about its table, or what its rematch takes over.
_CHOSEN = ("public", "friends", "spectators", "delay", "hints", "real_table", "closed_hands", "open_hands")


def _new_row(
    game: str,
    seats: Sequence[str],
    options: Mapping[str, Any],
    creator: str | None,
    chosen: CreateIn | MatchRow,
) -> MatchRow:
    moment = now()
    return MatchRow(
        id=new_id(),
        game=game,
        seats=list(seats),
        options=dict(options),
        seed=str(new_seed()),
        nonce=new_token(),
        start=None,
        drawn=0,
        scripts={},
        old_dice=False,
        old_until=0,
        rules=find(game).rules_version,
        creator=creator,
        title="",
        imported=False,
        seed_known=False,
        clock=None,
        rematch=None,
        version=westmarch.__version__,
        created=moment,
        updated=moment,
        status="running",
        bot_by=None,
        bot_until=None,
        **{name: getattr(chosen, name) for name in _CHOSEN},
    )


def _seat_rows(row: MatchRow, chosen: Mapping[str, SeatIn], player: Player) -> list[SeatRow]:
    rows = []
    for seat in row.seats:
        wish = chosen[seat]
        mine = wish.kind in ("me", "hotseat")
        named = wish.name.strip() if wish.name else ""
        if mine:
            rows.append(_seat_row(row, seat, "human", named or player.name, owner=player.id))
        else:
            bot = wish.bot if wish.kind == "bot" else None
            rows.append(_seat_row(row, seat, wish.kind, bot or "", bot))
    return rows


def _seat_row(
    row: MatchRow, seat: str, kind: str, name: str, bot: str | None = None, owner: str | None = None
) -> SeatRow:
    return SeatRow(match=row.id, seat=seat, kind=kind, name=name, bot=bot, owner=owner, generation=0, online_until=None)


async def _store(
    house: House,
    row: MatchRow,
    seats: Sequence[SeatRow],
    entries: Sequence[Entry] = (),
    follows: str | None = None,
) -> str:
    # Playing it once through says where it stands, and that it can be played at all.
    stored = Stored(row, list(seats), list(entries))
    table = await asyncio.to_thread(Table, stored)
    for entry, given in zip([each for each in entries if each.kind == "answer"], table.answers, strict=True):
        entry.told, entry.fell = given.told, given.fell
    if table.over:
        table.status = "finished"
    for name, value in table.standing().items():
        setattr(row, name, value)
    waits_for_bot = table.bot_asked is not None
    keeping = Keeping(table.kept, [], [])
    made = await house.store.add_match(row, seats, entry_values(entries), follows, keeping)
    if waits_for_bot:
        house.keeper.ensure(made)
    return made
