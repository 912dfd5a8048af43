"""Matches in memory. Each command is persisted before subscribers are notified; one lock per match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from regalia.core.contract import Seat, View
from regalia.core.errors import RegaliaError
from regalia.core.record import Record, SeatRecord
from regalia.services.errors import BadLog, GameNotInstalled, MatchOver
from regalia.services.matches import computers, projections
from regalia.services.matches.abandonment import end_for_deleted_account
from regalia.services.matches.commands import Claim, Command
from regalia.services.matches.creation import MatchStart, rematch
from regalia.services.matches.decide import decide, join, timeout
from regalia.services.matches.decision import CommandContext, Decision, make_decision
from regalia.services.matches.entries import Followed, MatchEnded
from regalia.services.matches.live_match import LiveMatch, Subscriber, audience_of, seat_of
from regalia.services.matches.log_limits import DEFAULT, LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds, Player
from regalia.services.matches.messages import Choices, LogPage, Snapshot
from regalia.services.matches.player_identity import player_identity
from regalia.services.matches.ports import Damage, LogAppend, MatchInsert, MatchStore, Outage, Workers
from regalia.services.matches.timers import Timers
from regalia.services.supervision import Backoff, repeat, retry
from regalia.services.time import Now

logger = logging.getLogger(__name__)

IDLE_TIME: Milliseconds = 600_000  # a match without subscribers is evicted after this
EVICTION_INTERVAL = 60.0  # seconds
# An absence counts from this much later if the server itself closed the connection.
ABSENCE_GRACE: Milliseconds = 300_000
HEARTBEAT = 10.0  # seconds


class LiveMatches:
    """Loads, changes and evicts matches.

    `on_change` is called when a match appears differently in lists, `on_over` once when it has ended. Both
    are called after the subscribers were notified. `identify` returns the public identity of a player.
    """

    def __init__(
        self,
        store: MatchStore,
        workers: Workers,
        now: Now,
        *,
        on_over: Callable[[Match], Coroutine[object, object, None]] | None = None,
        on_change: Callable[[Match], None] = lambda match: None,
        heartbeat: float = HEARTBEAT,
        backoff: Backoff = Backoff(),  # noqa: B008  (immutable)
        limits: LogLimits = DEFAULT,
        windows: projections.LogWindows = projections.DEFAULT_WINDOWS,
        grace: Milliseconds = ABSENCE_GRACE,
        identify: projections.Identify = player_identity,
    ) -> None:
        self.store, self.workers, self.now, self.on_over = store, workers, now, on_over
        self.limits, self.windows, self.grace = limits, windows, grace
        self.on_change, self.identify = on_change, identify
        self.heartbeat, self.backoff = heartbeat, backoff
        self.loaded: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.timers = Timers(now, self._on_timeout)
        self.tasks: set[asyncio.Task[None]] = set()
        self.outages: list[Outage] = []

    # Start and stop.

    async def start(self) -> None:
        """Resumes matches of the previous process: computer turns and running clocks."""
        await self.store.end_outage(self.now())
        self.outages = await self.store.outages()
        for match in {*await self.store.awaiting_computer(), *await self.store.clocked()}:
            try:
                self._schedule(await self._live_match(match))
            except GameNotInstalled as error:
                logger.warning("match %s is not resumed: %s", match, error)
            except Exception:  # an unreadable match must not stop the others
                logger.exception("match %s cannot be resumed", match)
        for account in await self.store.deleted_players():
            await self.end_matches_of(account)
        self._spawn(repeat(self._heartbeat, every=self.heartbeat, name="the heartbeat"))
        self._spawn(repeat(self._evict, every=EVICTION_INTERVAL, name="eviction of idle matches"))

    async def stop(self) -> None:
        """Cancels all tasks and writes a last heartbeat; writes under way are completed."""
        self.timers.stop()
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.store.heartbeat(self.now())
        except Exception:
            logger.exception("the last heartbeat cannot be written")

    # Queries.

    async def get(self, match: str) -> Match:
        """Returns a match, which the caller must not change. Raises: NoSuchMatch, BadLog."""
        live = await self._live_match(match)
        async with live.lock:  # until a write under way is persisted
            return live.match

    async def record(self, match: str, account: str | None, seat: str | None = None) -> Record | SeatRecord:
        """Returns the record that an account may download. Raises: NoSuchMatch, NotYourSeat."""
        found = await self.get(match)
        return found.export(audience_of(found, account, seat))

    async def choices(self, match: str, account: str, seat: str | None = None) -> Choices:
        """Returns all legal actions and presets. Raises: NoSuchMatch, NotYourSeat, NotYourTurn."""
        found = await self.get(match)
        return projections.choices(found, seat_of(found, account, seat))

    async def view_after(self, match: str, number: int, account: str | None, seat: str | None = None) -> View:
        """Returns the view after an entry. Raises: NoSuchMatch, NotYourSeat, NoSuchMoment."""
        found = await self.get(match)
        return projections.view_after(found, audience_of(found, account, seat), number)

    async def log_page(
        self,
        match: str,
        before: int,
        account: str | None,
        *,
        seat: str | None = None,
        lines: int | None = None,
    ) -> LogPage:
        """Returns older log lines as the account may see them. Raises: NoSuchMatch, NotYourSeat."""
        found = await self.get(match)
        window = self.windows.page
        if lines is not None:
            window = window._replace(lines=min(lines, window.lines))
        audience = audience_of(found, account, seat)
        return projections.log_page(found, audience, before=before, identify=self.identify, window=window)

    # Subscriptions.

    async def watch(
        self,
        match: str,
        subscriber: Subscriber,
        *,
        account: str | None,
        seat: str | None = None,
        since: int | None = None,
    ) -> Seat:
        """Sends a subscriber the state of a match, or the updates since an entry, and all later updates.

        A player of the match watches as their seat, anybody else as a spectator. Returns: the audience.
        Raises: NoSuchMatch, NotYourSeat.
        """
        live = await self._live_match(match)
        async with live.lock:  # no write is under way, so that only persisted entries are sent
            audience = audience_of(live.match, account, seat)
            now = self.now()
            missed = None
            if since is not None:
                window = self.windows.missed
                missed = projections.missed_updates(
                    live.match, audience, since=since, now=now, identify=self.identify, window=window
                )
            if missed is None:
                subscriber.snapshot(self._snapshot(live, audience, now))
            else:
                for update in missed:
                    subscriber.update(update)
            live.subscribers[subscriber] = audience
            if live.match.settings.kind == "computer":  # also to clear an old status
                subscriber.computer_status(live.computer_status)
            self._notify_presence(live)
            return audience

    def unwatch(self, match: str, subscriber: Subscriber, *, excused: bool = False) -> None:
        """Ends a subscription.

        If the server itself closed the connection (`excused`), the absence of the seat counts only after
        `grace`: the opponent must not win because of what the server sent.
        """
        live = self.loaded.get(match)
        if live is None or subscriber not in live.subscribers:
            return
        seat = live.subscribers.pop(subscriber)
        live.last_used = self.now()
        if seat in live.absent_since and seat not in live.subscribers.values():
            live.absent_since[seat] = self.now() + (self.grace if excused else 0)
            self._notify_presence(live)

    # Commands.

    async def create(self, start: MatchStart) -> Match:
        """Creates a match with its initial players."""
        new, live = self._new_match(start)
        await self.store.insert(new)
        self.loaded[live.match.id] = live
        self._schedule(live)
        self.on_change(live.match)
        return live.match

    async def join(self, match: str, account: Player) -> Seat:
        """Takes the free seat. Raises: NoSuchMatch, SeatTaken, MatchOver, NotAllowedNow."""
        live = await self._live_match(match)
        async with live.lock:
            free = [seat for seat in live.match.rules.seats if seat not in live.match.players]
            seat = free[0] if free else live.match.rules.seats[0]
            await self._commit(live, join(live.match, seat, account, self.now()))
            return seat

    async def cancel_waiting(self, match: str) -> bool:
        """Cancels a match that waits for a player. Returns: whether it waited. Raises: NoSuchMatch, BadLog."""
        live = await self._live_match(match)
        async with live.lock:
            if live.match.status != "waiting":
                return False
            ended = MatchEnded(winner=None, reason="aborted")
            await self._commit(live, make_decision(live.match, self.now(), [ended]))
            return True

    async def execute(
        self, match: str, account: str, command: Command, *, seat: str | None = None, lag: Milliseconds = 0
    ) -> int:
        """Executes a command and persists it. Returns: the number of its last entry.

        Raises: ServiceError, BadNotation, IllegalAction.
        """
        live = await self._live_match(match)
        own = seat_of(live.match, account, seat)
        return await self._execute(live, own, command, lag)

    async def _execute(self, live: LiveMatch, seat: Seat, command: Command, lag: Milliseconds = 0) -> int:
        async with live.lock:
            now = self.now()
            absent = live.absences(now) if isinstance(command, Claim) else {}
            decision = decide(live.match, seat, command, CommandContext(now, lag, absent, limits=self.limits))
            if decision.rematch:
                decision = await self._rematch(live, f"{seat}:{command.id}")
            elif decision.entries:
                await self._commit(live, decision)
        if decision.timed_out:
            raise MatchOver("time-is-up")
        return decision.number

    async def end_matches_of(self, account: str) -> None:
        """Ends the unfinished matches of a deleted account."""
        for match in await self.store.unfinished(account):
            try:
                live = await self._live_match(match)
                async with live.lock:
                    ended = end_for_deleted_account(live.match, account)
                    if ended:
                        await self._commit(live, make_decision(live.match, self.now(), ended))
            except RegaliaError:  # an unreadable match must not stop the others
                logger.exception("match %s cannot be ended", match)

    async def _commit(self, live: LiveMatch, decision: Decision, new: MatchInsert | None = None) -> None:
        """Folds and persists a decision, then notifies subscribers; other callers wait for the lock.

        A commit that has begun is completed even if the calling task is cancelled.
        """
        match, before, was_over = live.match, live.match.number, live.match.over
        try:
            for entry in decision.entries:
                match.fold(entry, decision.transition)
            news = live.changed_summary()
            more = LogAppend(match.id, decision.entries, news)
            gone = await wait_uncancelled(
                self.store.append(more) if new is None else self.store.insert(new, more)
            )
        except Exception:
            await wait_uncancelled(self._spawn(self._reload(live)))  # memory and store differ now
            raise
        live.last_used = self.now()
        self._notify(live, before)
        self._schedule(live)
        if news is not None:
            self.on_change(match)
        if match.over and not was_over and self.on_over is not None:
            on_over = self.on_over
            self._retry_in_background(lambda: on_over(match), name=f"counting match {match.id}")
        if gone is not None:
            raise gone

    async def _rematch(self, live: LiveMatch, command: str) -> Decision:
        """Creates the next match of the series, in one transaction with the `Followed` entry."""
        match, now = live.match, self.now()
        new, following = self._new_match(rematch(match, now))
        decision = make_decision(match, now, [Followed(match=following.match.id)], command)
        await self._commit(live, decision, new)
        self.loaded[following.match.id] = following
        self._schedule(following)
        self.on_change(following.match)
        return decision

    def _new_match(self, start: MatchStart) -> tuple[MatchInsert, LiveMatch]:
        """Builds a match with seated players, and the row to insert."""
        match = Match(start.settings, self.outages, game=start.game)
        for seat, player in start.players.items():
            for entry in join(match, seat, player, self.now()).entries:
                match.fold(entry)
        return MatchInsert(start.settings, list(match.log), match.summary()), LiveMatch(match, self.now())

    # After a commit.

    def _notify(self, live: LiveMatch, before: int) -> None:
        """Sends each subscriber the entries since a number, as its audience may see them."""
        now = self.now()
        audiences = set(live.subscribers.values())
        updates = projections.updates(live.match, audiences, since=before, now=now, identify=self.identify)
        for watcher, audience in [*live.subscribers.items()]:
            for update in updates[audience]:
                watcher.update(update)

    def _notify_presence(self, live: LiveMatch) -> None:
        message = live.presence_message()
        for watcher in [*live.subscribers]:
            watcher.presence(message)

    def _snapshot(self, live: LiveMatch, audience: Seat, now: Milliseconds) -> Snapshot:
        newest = self.windows.newest
        return projections.snapshot(live.match, audience, now=now, identify=self.identify, newest=newest)

    def _schedule(self, live: LiveMatch) -> None:
        """Sets the clock timer and starts the computer's turn, if one is due."""
        self.timers.set(live.match)
        live.cancel_stale_request()
        actor = live.match.actor
        idle = live.computer_task is None or live.computer_task.done()
        if actor is not None and idle and live.match.is_computer(actor):
            playing = computers.play(live, actor, self.workers, self._execute, backoff=self.backoff)
            live.computer_task = self._spawn(playing)

    def _on_timeout(self, match: str) -> None:
        """Ends a match whose clock may have run out; retried until the result is persisted."""
        self._retry_in_background(lambda: self._check_timeout(match), name=f"the clock of match {match}")

    async def _check_timeout(self, match: str) -> None:
        """Ends a match if its clock has run out, else sets the timer again."""
        live = await self._live_match(match)
        async with live.lock:
            now = self.now()
            ended = timeout(live.match, now)
            if ended:
                await self._commit(live, make_decision(live.match, now, ended))
            else:
                self.timers.set(live.match)

    # Loading, eviction and tasks.

    async def _live_match(self, match: str) -> LiveMatch:
        """Returns a loaded match, or loads it; concurrent callers share one load."""
        if match in self.loaded:
            return self.loaded[match]
        if match not in self.loading:
            self.loading[match] = asyncio.create_task(self._load(match))
            self.loading[match].add_done_callback(lambda _: self.loading.pop(match))
        return await asyncio.shield(self.loading[match])

    async def _load(self, match: str) -> LiveMatch:
        try:
            live = LiveMatch(await self._read(match), self.now())
        except BadLog as error:
            await self._quarantine(match, error)
            raise BadLog("match-damaged", match=match) from error
        self.loaded[match] = live
        self._schedule(live)
        return live

    async def _read(self, match: str) -> Match:
        settings, entries = await self.store.load(match)
        return await asyncio.to_thread(Match.replay, settings, entries, self.outages)

    async def _quarantine(self, match: str, error: BadLog) -> None:
        """Lists an unreadable match as damaged and logs it, without the error text, which may hold secrets."""
        damage = Damage(self.now(), error.arguments.get("number", 0), error.reason)
        fields = {"match": match, "entry": damage.entry, "reason": damage.reason}
        logger.log(logging.ERROR, "match damaged", extra={"fields": fields})
        try:
            await self.store.quarantine(match, damage)
        except Exception:
            logger.exception("match %s cannot be listed as damaged", match)

    async def _reload(self, live: LiveMatch) -> None:
        """Restores a match from the store and sends subscribers a snapshot.

        Waits while the store cannot be read: no decision may be based on entries that are not persisted.
        """

        async def read() -> None:
            live.match = await self._read(live.match.id)

        try:
            await retry(read, name=f"reading match {live.match.id}", backoff=self.backoff)
        except RegaliaError:
            self.loaded.pop(live.match.id, None)
            logger.exception("match %s cannot be read", live.match.id)
            return
        live.listed_as = None
        for watcher, audience in [*live.subscribers.items()]:
            watcher.snapshot(self._snapshot(live, audience, self.now()))

    def _retry_in_background(self, work: Callable[[], Awaitable[None]], *, name: str) -> None:
        """Runs work in a task and retries it until it succeeds."""
        self._spawn(retry(work, name=name, backoff=self.backoff))

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.warning("a task of the live matches has failed", exc_info=task.exception())

    async def _heartbeat(self) -> None:
        await retry(lambda: self.store.heartbeat(self.now()), name="the heartbeat", backoff=self.backoff)

    async def _evict(self) -> None:
        self.evict_idle()

    def evict_idle(self) -> None:
        """Evicts matches without subscribers that were not used for a while."""
        before = self.now() - IDLE_TIME
        for match, live in [*self.loaded.items()]:
            busy = (
                live.subscribers
                or live.lock.locked()
                or (live.computer_task and not live.computer_task.done())
            )
            if not busy and live.last_used < before:
                del self.loaded[match]


async def wait_uncancelled(work: asyncio.Future[None]) -> asyncio.CancelledError | None:
    """Waits until a future is done, even if the caller is cancelled. Returns: that cancellation.

    Raises: what the future raises.
    """
    gone: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError as error:
            gone = error
    work.result()
    return gone
