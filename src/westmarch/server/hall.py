"""The hall: all tables this process knows, kept in step with the database and with other processes.

Any process may serve any match. What makes that safe is the database alone: entries are appended under a unique
number, and who comes second reads what the first has stored and thinks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from westmarch.server import chores
from westmarch.server.errors import ServerError, not_found
from westmarch.server.fanout import CHANNEL
from westmarch.server.keys import new_id
from westmarch.server.ledger import GAME_KINDS, Ledger, Stored, entry_values
from westmarch.server.loading import Misfit, Unreadable
from westmarch.server.settings import Settings
from westmarch.server.shelf import Keeping
from westmarch.server.store import ONLINE, Conflict, Store, now
from westmarch.server.table import Table

log = logging.getLogger("westmarch.server.hall")

T = TypeVar("T")

_ATTEMPTS = 20
_UNREADABLE = "server-match-unreadable"
# How often to look for news that did not arrive, and to say that our people are still here.
_LOOK = 3.0
_HEARTBEAT = 15.0
# A match that rests so long gets a snapshot, so that a new release finds nothing to replay.
_REST = timedelta(seconds=60)
# All other entries change what a table says of itself.
_PLAY = GAME_KINDS | {"undo-ask", "undo-agree", "undo-refuse", "chat"}


class Watcher(Protocol):
    """Somebody at a socket."""

    seats: frozenset[str]
    player: str | None

    def wake(self, people: bool) -> None:
        """Something happened; `people`: who is here may have changed."""

    async def send_away(self, code: int, reason: str) -> None:
        """Closes the socket, after what is being worked on."""


@dataclass(slots=True, eq=False)
class Late:
    """A match as spectators see it whom the players let wait. Never stored: it only follows the entries."""

    table: Table
    # When the next thing happened that they have not seen yet.
    next: datetime | None


class Slot:
    """A place for one match in memory. Whoever reads or changes its table holds the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        # The same match as it was some minutes ago, for spectators.
        self.late: Late | None = None
        # As of that entry it can't be loaded; there is no use in trying each time somebody asks.
        self.unreadable: int | None = None
        self.watchers: set[Watcher] = set()

    def present(self) -> frozenset[str]:
        """The seats whose people look on here."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.seats)


class News(msgspec.Struct):
    """What processes tell each other."""

    process: str
    match: str
    seq: int
    people: bool


class Hall:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.process = new_id()
        self.store = store
        self.settings = settings
        self._channels = channels
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._seen: dict[tuple[str, str], int] = {}
        self._presence = asyncio.Lock()  # whoever writes who is here
        self._tasks: list[asyncio.Task[None]] = []
        # Since the process began: matches that could not be loaded (`unreadable`), that lost answers which no longer
        # fit (`set-back`), and whose damaged snapshots were passed over (`mended`).
        self.troubles: Counter[str] = Counter()
        # set by the bots' keeper: called when a table waits for a bot
        self.on_bot_asked: Callable[[str], None] = lambda match: None

    # -- life

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(await self._channels.subscribe(CHANNEL))),
            asyncio.create_task(chores.every(_HEARTBEAT, self._heartbeat)),
            asyncio.create_task(chores.every(_LOOK, self._look)),
        ]

    async def close(self) -> None:
        await chores.end(self._tasks)
        await self._flush_seen()
        await self._keep_snapshots(timedelta())

    @property
    def matches(self) -> int:
        return sum(slot.table is not None for slot in self._slots.values())

    @property
    def sockets(self) -> int:
        return sum(len(slot.watchers) for slot in self._slots.values())

    # -- tables

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Table]:
        """The table as it is now. Others wait while the block runs, so it must not wait for people or bots."""
        slot = self._slot(match)
        async with slot.lock:
            yield await self._current(match, slot)

    async def late(self, table: Table) -> Late:
        """The same match as spectators see it now. Whoever asks is `at` the table."""
        match, slot = table.id, self._slot(table.id)
        until = now() - timedelta(minutes=table.row.delay)
        late = slot.late
        if late is not None and late.table.row.nonce != table.row.nonce:
            late = None  # all was dealt anew
        if late is not None and (late.table.seq == table.seq or (late.next is not None and late.next > until)):
            return late
        last, following = await self.store.old_enough(match, until)
        if late is not None:
            stored = await self.store.since(match, late.table.seq)
            if stored is not None and _follow(late, stored, last):
                late.next = following
                return late
        stored = await self.store.load(match)
        if stored is None:
            raise not_found(match)
        _only_until(stored, last)
        slot.late = Late(await asyncio.to_thread(Table, stored), following)
        return slot.late

    async def act(self, match: str, do: Callable[[Table], T]) -> T:
        """Lets `do` change the table, and stores what it did before anybody is told.

        `do` may run again on a newer table if another process was faster, so it must check everything itself.
        """
        for _ in range(_ATTEMPTS):
            slot = self._slot(match)
            async with slot.lock:
                table = await self._current(match, slot)
                before = table.seq
                try:
                    result = do(table)
                    if table.seq == before:
                        return result
                    await self.store.append(
                        match,
                        entry_values(table.fresh),
                        table.standing(),
                        [table.seats[seat] for seat in table.changed],
                        list(table.left),
                        _keeping(table),
                    )
                except Conflict:
                    slot.table = None
                    continue
                except BaseException:
                    if table.seq != before:
                        slot.table = None  # it holds what is not stored
                    raise
                about_people = any(entry.kind not in _PLAY for entry in table.fresh)
                people = bool(table.changed) or table.status != table.row.status or about_people
                table.row.status = table.status
                if table.anew:
                    slot.table = None
                    table = await self._current(match, slot)
                    await self.store.change(match, **table.standing())
                else:
                    table.stored()
                asked = table.bot_asked is not None
            self._tell(match, slot, table.seq, people)
            if asked:
                self.on_bot_asked(match)
            return result
        raise RuntimeError(f"gave up on {match} after {_ATTEMPTS} conflicts")

    def _slot(self, match: str) -> Slot:
        slot = self._slots.get(match)
        if slot is None:
            slot = self._slots[match] = Slot()
            self._make_room()
        else:
            self._slots.move_to_end(match)
        return slot

    def _make_room(self) -> None:
        excess = len(self._slots) - self.settings.cached_matches
        if excess <= 0:
            return
        idle = [key for key, slot in self._slots.items() if not slot.watchers and not slot.lock.locked()]
        for key in idle[:excess]:
            if key != next(reversed(self._slots)):
                del self._slots[key]

    async def _current(self, match: str, slot: Slot) -> Table:
        table = slot.table
        if table is not None and self.settings.shared and await self.store.seq(match) != table.seq:
            table = await self._catch_up(match, slot, table)
        return table or await self._load(match, slot)

    async def _load(self, match: str, slot: Slot) -> Table:
        for _ in range(_ATTEMPTS):
            stored = await self.store.load(match)
            if stored is None:
                self._slots.pop(match, None)
                raise not_found(match)
            if slot.unreadable == stored.match.seq:
                raise unreadable()
            try:
                # Replaying a long match takes a moment that others need not wait.
                table = await asyncio.to_thread(Table, stored)
                table.patience = timedelta(days=self.settings.absence_days)
            except Exception as error:
                slot.unreadable = stored.match.seq
                self._note_unreadable(match, error)
                raise unreadable() from None
            try:
                await self._settle(match, table)
            except Conflict:
                continue
            slot.table, slot.unreadable = table, None
            return table
        raise RuntimeError(f"gave up on {match} after {_ATTEMPTS} conflicts")

    async def _settle(self, match: str, table: Table) -> None:
        """Stores and logs what loading has found out."""
        if table.troubles:
            what = "set-back" if table.fresh else "mended"
            self.troubles[what] += 1
            about = {"match": match, "game": table.row.game, "what": what, "reason": "; ".join(table.troubles)}
            log.warning("what is stored of a match does not fit", extra=about)
        if table.fresh:
            await self.store.append(match, entry_values(table.fresh), table.standing(), keeping=_keeping(table))
        elif _keeping(table):
            await self.store.keep(match, _keeping(table))
        table.stored()

    def _note_unreadable(self, match: str, error: Exception) -> None:
        self.troubles["unreadable"] += 1
        expected = isinstance(error, Unreadable)
        about = {"match": match, "reason": str(error) if expected else repr(error)}
        log.error("a match can't be loaded", extra=about, exc_info=None if expected else error)

    @asynccontextmanager
    async def stored(self, match: str) -> AsyncIterator[Ledger]:
        """The table, as `at` gives it; of a match that can't be loaded, what is stored of it, without the rules."""
        slot = self._slot(match)
        async with slot.lock:
            found: Ledger
            try:
                found = await self._current(match, slot)
            except ServerError as error:
                if error.key != _UNREADABLE:
                    raise
                found = await self._bare(match)
            yield found

    async def _bare(self, match: str) -> Ledger:
        stored = await self.store.load(match)
        if stored is None:
            raise not_found(match)
        try:
            return Ledger(stored)
        except Exception:
            raise unreadable() from None

    async def _catch_up(self, match: str, slot: Slot, table: Table) -> Table | None:
        """The table as it is now; None if it must be loaded anew."""
        stored = await self.store.since(match, table.seq)
        if stored is None or stored.match.nonce != table.row.nonce:
            slot.table = None  # it is gone, or all was dealt anew
            return None
        try:
            table.catch_up(stored)
            return table
        except (Misfit, Unreadable, ServerError) as error:
            # Another process plays it by other rules.
            log.warning("can't follow another process", extra={"match": match, "reason": str(error)})
            slot.table = None
            return None
        except BaseException:
            slot.table = None
            raise

    async def _keep_snapshots(self, rest: timedelta) -> None:
        """Takes snapshots of matches in which nothing has happened for so long."""
        for match, slot in list(self._slots.items()):
            async with slot.lock:
                table = slot.table
                if table is None or now() - table.last < rest or table.over:
                    continue
                table.take_snapshot(1)
                if _keeping(table):
                    await self.store.keep(match, _keeping(table))
                    table.stored()

    # -- people at sockets

    async def watch(self, match: str, watcher: Watcher) -> None:
        slot = self._slot(match)
        slot.watchers.add(watcher)
        await self._note_presence(match, slot, watcher.seats)

    async def unwatch(self, match: str, watcher: Watcher) -> None:
        slot = self._slots.get(match)
        if slot is None:
            return
        slot.watchers.discard(watcher)
        await self._note_presence(match, slot, watcher.seats)

    async def send_away(self, code: int, reason: str, players: Iterable[str] | None = None) -> None:
        """Closes the sockets of those players, or all."""
        chosen = None if players is None else set(players)
        leaving = [
            watcher
            for slot in self._slots.values()
            for watcher in slot.watchers
            if chosen is None or watcher.player in chosen
        ]
        await asyncio.gather(*(watcher.send_away(code, reason) for watcher in leaving))

    async def _note_presence(self, match: str, slot: Slot, seats: frozenset[str]) -> None:
        """Somebody at these seats came or went: writes who is there now.

        One writes at a time, and looks first: else what was true earlier could be written last, and who has left would
        seem to be here, or who has come back gone."""
        if not seats:
            return
        async with self._presence:
            here = slot.present() & seats
            await self.store.online([(match, seat) for seat in sorted(here)], now() + ONLINE)
            await self.store.online([(match, seat) for seat in sorted(seats - here)], now())
        await self.people_changed(match)

    async def read_anew(self, match: str) -> None:
        """The match was changed from outside: what is in memory counts no more."""
        slot = self._slots.get(match)
        if slot is None:
            return
        async with slot.lock:
            slot.table = slot.late = None
        for watcher in list(slot.watchers):
            watcher.wake(True)

    async def see_who_is_here(self, match: str) -> None:
        """Reads anew who sits where and is present, before something hangs on it."""
        await self._reseat(match, self._slot(match))

    async def people_changed(self, match: str) -> None:
        """Something about the table changed that is no entry."""
        slot = self._slot(match)
        await self._reseat(match, slot)
        self._tell(match, slot, 0, True)

    async def _reseat(self, match: str, slot: Slot) -> None:
        """Reads anew who sits where."""
        async with slot.lock:
            if slot.table is not None:
                await self._catch_up(match, slot, slot.table)

    def saw(self, match: str, player: str, seq: int) -> None:
        """Notes what a player has seen; written down every few seconds."""
        key = (match, player)
        self._seen[key] = max(seq, self._seen.get(key, 0))

    async def _flush_seen(self) -> None:
        marks, self._seen = self._seen, {}
        if marks:
            await self.store.seen((match, player, seq) for (match, player), seq in marks.items())

    # -- news

    def _tell(self, match: str, slot: Slot, seq: int, people: bool) -> None:
        for watcher in list(slot.watchers):
            watcher.wake(people)
        if self.settings.shared:
            news = News(self.process, match, seq, people)
            self._channels.publish(msgspec.json.encode(news), CHANNEL)

    async def _listen(self, subscriber: Subscriber) -> None:
        async for data in subscriber.iter_events():
            try:
                news = msgspec.json.decode(data, type=News)
                if news.process != self.process:
                    await self._hear(news.match, news.people)
            except Exception:
                log.exception("could not take in news")

    async def _hear(self, match: str, people: bool) -> None:
        """Another process has changed a match; whoever watches it here must be told."""
        slot = self._slots.get(match)
        if slot is None:
            return
        if people:
            await self._reseat(match, slot)
        for watcher in list(slot.watchers):
            watcher.wake(people)

    async def _look(self) -> None:
        """Looks whether news got lost on the way."""
        await self._flush_seen()
        if not self.settings.shared:
            return
        watched = {key: slot for key, slot in self._slots.items() if slot.watchers}
        for match, seq in (await self.store.seqs(watched)).items():
            table = watched[match].table
            if table is not None and table.seq < seq:
                await self._hear(match, True)

    async def _heartbeat(self) -> None:
        async with self._presence:
            here = {(key, seat) for key, slot in self._slots.items() for seat in slot.present()}
            until = now() + ONLINE
            await self.store.online(sorted(here), until)
            for match, seat in here:
                slot = self._slots.get(match)
                if slot is not None and slot.table is not None and seat in slot.table.seats:
                    slot.table.seats[seat].online_until = until
        await self._keep_snapshots(_REST)


def _keeping(table: Table) -> Keeping:
    return Keeping(table.kept, table.dropped, table.fills)


def unreadable() -> ServerError:
    """Says nothing about what is in the match."""
    return ServerError(_UNREADABLE, 410)


def _only_until(stored: Stored, last: int) -> None:
    """Takes out what happened after that entry."""
    stored.entries = [entry for entry in stored.entries if entry.seq <= last]
    stored.snapshots = [each for each in stored.snapshots if each.seq <= last]


def _follow(late: Late, stored: Stored, last: int) -> bool:
    """Shows spectators what happened until that entry; False if it must be loaded anew."""
    _only_until(stored, last)
    try:
        late.table.catch_up(stored)
    except (Misfit, Unreadable, ServerError) as error:
        log.warning("spectators can't follow", extra={"match": late.table.id, "reason": str(error)})
        return False
    return True
