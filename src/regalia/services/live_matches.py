"""The live matches: what is decided is kept, and only then told. One lock for each match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping

from regalia.core.contract import Seat, View
from regalia.core.errors import RegaliaError
from regalia.core.record import Record, SeatRecord
from regalia.services import computers, projections
from regalia.services.abandonment import end_for_deleted_account
from regalia.services.commands import Claim, Command
from regalia.services.creation import rematch_players, rematch_settings
from regalia.services.decide import decide, join, timeout
from regalia.services.decision import CommandContext, Decision, make_decision
from regalia.services.entries import Followed, MatchEnded
from regalia.services.errors import BadLog, MatchOver
from regalia.services.live_match import LiveMatch, Subscriber, audience_of, seat_of
from regalia.services.log_limits import DEFAULT, LogLimits
from regalia.services.match import Match
from regalia.services.match_settings import MatchSettings, Milliseconds, Player
from regalia.services.ports import Damage, LogAppend, MatchInsert, MatchStore, Now, Outage, Workers
from regalia.services.supervision import Backoff, repeat, retry
from regalia.services.timers import Timers

logger = logging.getLogger(__name__)

IDLE_TIME: Milliseconds = 600_000  # after which a match that nobody watches is forgotten, until somebody asks
EVICTION_INTERVAL = 60.0  # seconds between two looks for such matches
ABSENCE_GRACE: Milliseconds = (
    300_000  # before an absence counts that began with a connection closed by the server
)
HEARTBEAT = 10.0  # seconds between two notes that the server is up


class LiveMatches:
    """All that is played.

    `changed` is called when lists are to show a match otherwise than before, `over` once it has ended; both
    after everybody at the table has been told.
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
    ) -> None:
        self.store, self.workers, self.now, self.on_over = store, workers, now, on_over
        self.limits, self.windows, self.grace = limits, windows, grace
        self.on_change = on_change
        self.heartbeat, self.backoff = heartbeat, backoff
        self.loaded: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.timers = Timers(now, self._on_timeout)
        self.tasks: set[asyncio.Task[None]] = set()
        self.outages: list[Outage] = []

    # Opening and closing.

    async def start(self) -> None:
        """Take up what a server before this one has left: computers to move, clocks that run."""
        await self.store.end_outage(self.now())
        self.outages = await self.store.outages()
        for match in {*await self.store.awaiting_computer(), *await self.store.clocked()}:
            try:
                self._schedule(await self._live_match(match))
            except Exception:  # one that cannot be read must not keep the others from being played
                logger.exception("match %s cannot be taken up", match)
        for account in await self.store.deleted_players():
            await self.end_matches_of(account)
        self._spawn(repeat(self._heartbeat, every=self.heartbeat, name="the heartbeat"))
        self._spawn(repeat(self._evict, every=EVICTION_INTERVAL, name="forgetting idle matches"))

    async def stop(self) -> None:
        """Let what is being written be written, and stop; nothing is lost."""
        self.timers.stop()
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.store.heartbeat(self.now())  # after all that is still to be written
        except Exception:
            logger.exception("the last heartbeat cannot be written")

    # Asking.

    async def get(self, match: str) -> Match:
        """A match. It must not be changed. Raises: NoSuchMatch, BadLog."""
        live = await self._live_match(match)
        async with live.lock:  # what is folded is kept as soon as nobody writes
            return live.match

    async def record(self, match: str, account: str | None, seat: str | None = None) -> Record | SeatRecord:
        """What somebody may take home. Raises: NoSuchMatch, NotYourSeat."""
        found = await self.get(match)
        return found.export(audience_of(found, account, seat))

    async def choices(self, match: str, account: str, seat: str | None = None) -> projections.Choices:
        """A long list of legal actions. Raises: NoSuchMatch, NotYourSeat, NotYourTurn."""
        found = await self.get(match)
        return projections.choices(found, seat_of(found, account, seat))

    async def view_after(self, match: str, number: int, account: str | None, seat: str | None = None) -> View:
        """What somebody could see after an entry. Raises: NoSuchMatch, NotYourSeat, NoSuchMoment."""
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
    ) -> projections.LogPage:
        """Older lines of the log, as somebody may know them. Raises: NoSuchMatch, NotYourSeat."""
        found = await self.get(match)
        window = self.windows.page
        if lines is not None:
            window = window._replace(lines=min(lines, window.lines))
        return projections.log_page(found, audience_of(found, account, seat), before, window)

    # Watching.

    async def watch(
        self,
        match: str,
        subscriber: Subscriber,
        *,
        account: str | None,
        seat: str | None = None,
        since: int | None = None,
    ) -> Seat:
        """Tell a subscriber how the match stands, or what it has missed since an entry, and what comes.

        Who sits at the table watches as that seat, anybody else as a spectator. Returns: the audience.
        Raises: NoSuchMatch, NotYourSeat.
        """
        live = await self._live_match(match)
        async with live.lock:  # nothing is being written, so that what is told is what is kept
            audience = audience_of(live.match, account, seat)
            now = self.now()
            missed = None
            if since is not None:
                window = self.windows.missed
                missed = projections.missed_updates(live.match, audience, since=since, now=now, window=window)
            if missed is None:
                subscriber.snapshot(projections.snapshot(live.match, audience, now, self.windows.newest))
            else:
                for update in missed:
                    subscriber.update(match, audience, update)
            live.subscribers[subscriber] = audience
            if live.match.settings.kind == "computer":  # also where nothing is wrong any more
                subscriber.computer_status(match, live.computer_status)
            self._notify_presence(live)
            return audience

    def unwatch(self, match: str, subscriber: Subscriber, *, excused: bool = False) -> None:
        """Tell a subscriber nothing more of a match.

        Where the server itself has closed the connection (`excused`), the absence of the seat counts from
        `grace` later on: the opponent must not win by what the server has sent.
        """
        live = self.loaded.get(match)
        if live is None or subscriber not in live.subscribers:
            return
        seat = live.subscribers.pop(subscriber)
        live.last_used = self.now()
        if seat in live.absent_since and seat not in live.subscribers.values():
            live.absent_since[seat] = self.now() + (self.grace if excused else 0)
            self._notify_presence(live)

    # Doing.

    async def create(self, terms: MatchSettings, players: Mapping[Seat, Player]) -> Match:
        """Begin a match with those who sit down at once."""
        new, live = self._new_match(terms, players)
        await self.store.insert(new)
        self.loaded[terms.id] = live
        self._schedule(live)
        self.on_change(live.match)
        return live.match

    async def join(self, match: str, account: Player) -> Seat:
        """Sit down where nobody sits. Raises: NoSuchMatch, SeatTaken, MatchOver, NotAllowedNow."""
        live = await self._live_match(match)
        async with live.lock:
            free = [seat for seat in live.match.spec.seats if seat not in live.match.players]
            seat = free[0] if free else live.match.spec.seats[0]
            await self._commit(live, join(live.match, seat, account, self.now()))
            return seat

    async def cancel_waiting(self, match: str) -> bool:
        """Cancel a match that still waits for somebody; whether it did. Raises: NoSuchMatch, BadLog."""
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
        """Do what somebody at the table asks; the number of the entry it has led to, once that is kept.

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
        """End the unfinished matches of an account that was deleted."""
        for match in await self.store.unfinished(account):
            try:
                live = await self._live_match(match)
                async with live.lock:
                    ended = end_for_deleted_account(live.match, account)
                    if ended:
                        await self._commit(live, make_decision(live.match, self.now(), ended))
            except RegaliaError:  # a match that cannot be read must not keep the others open
                logger.exception("match %s cannot be ended", match)

    async def _commit(self, live: LiveMatch, decision: Decision, new: MatchInsert | None = None) -> None:
        """Fold, write, and only then tell: whoever asks in between waits for the lock.

        What is begun is finished, also where whoever has asked for it goes away in the middle.
        """
        match, before, was_over = live.match, live.match.number, live.match.over
        try:
            for entry in decision.entries:
                match.fold(entry, decision.ahead)
            news = live.changed_summary()
            more = LogAppend(match.id, decision.entries, news)
            gone = await wait_uncancelled(
                self.store.append(more) if new is None else self.store.insert(new, more)
            )
        except Exception:
            await wait_uncancelled(self._spawn(self._reload(live)))  # what is in memory is not what is kept
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
        """Found the next match of the series, in one transaction with the note that there is one."""
        match, now = live.match, self.now()
        terms = rematch_settings(match, now)
        new, following = self._new_match(terms, rematch_players(match))
        decision = make_decision(match, now, [Followed(match=terms.id)], command)
        await self._commit(live, decision, new)
        self.loaded[terms.id] = following
        self._schedule(following)
        self.on_change(following.match)
        return decision

    def _new_match(
        self, terms: MatchSettings, players: Mapping[Seat, Player]
    ) -> tuple[MatchInsert, LiveMatch]:
        """A new match with those who have sat down, to be kept."""
        match = Match(terms, self.outages)
        for seat, player in players.items():
            for entry in join(match, seat, player, self.now()).entries:
                match.fold(entry)
        return MatchInsert(terms, list(match.log), match.summary()), LiveMatch(match, self.now())

    # What follows.

    def _notify(self, live: LiveMatch, before: int) -> None:
        """Tell all who watch what has happened since an entry, each audience what it may know."""
        now = self.now()
        told = projections.updates(live.match, set(live.subscribers.values()), since=before, now=now)
        for watcher, audience in [*live.subscribers.items()]:
            for update in told[audience]:
                watcher.update(live.match.id, audience, update)

    def _notify_presence(self, live: LiveMatch) -> None:
        there, claims = live.presence(), live.claims()
        for watcher in [*live.subscribers]:
            watcher.presence(live.match.id, there, claims)

    def _schedule(self, live: LiveMatch) -> None:
        """See to it that the match goes on: the clock is watched, and a computer asked."""
        self.timers.set(live.match)
        live.cancel_stale_request()
        actor = live.match.actor
        idle = live.computer_task is None or live.computer_task.done()
        if actor is not None and idle and live.match.is_computer(actor):
            playing = computers.play(live, actor, self.workers, self._execute, backoff=self.backoff)
            live.computer_task = self._spawn(playing)

    def _on_timeout(self, match: str) -> None:
        """A clock may have run out: a result that cannot be written is tried again until it is."""
        self._retry_in_background(lambda: self._check_timeout(match), name=f"the clock of match {match}")

    async def _check_timeout(self, match: str) -> None:
        """End a match whose clock has run out."""
        live = await self._live_match(match)
        async with live.lock:
            now = self.now()
            ended = timeout(live.match, now)
            if ended:
                await self._commit(live, make_decision(live.match, now, ended))
            else:
                self.timers.set(live.match)

    # Keeping house.

    async def _live_match(self, match: str) -> LiveMatch:
        """A match in memory, loaded where it is not there; two who ask at once get the same."""
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
        terms, entries = await self.store.load(match)
        return await asyncio.to_thread(Match.replay, terms, entries, self.outages)

    async def _quarantine(self, match: str, error: BadLog) -> None:
        """List a match that cannot be read as damaged, and report it; its words may hold what is secret."""
        damage = Damage(self.now(), error.arguments.get("number", 0), error.reason)
        fields = {"match": match, "entry": damage.entry, "reason": damage.reason}
        logger.log(logging.ERROR, "match damaged", extra={"fields": fields})
        try:
            await self.store.quarantine(match, damage)
        except Exception:
            logger.exception("match %s cannot be listed as damaged", match)

    async def _reload(self, live: LiveMatch) -> None:
        """Go back to what is kept, and tell those who watch all of it.

        While the store cannot be read this waits: nothing may be decided on what is not kept.
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
            watcher.snapshot(projections.snapshot(live.match, audience, self.now(), self.windows.newest))

    def _retry_in_background(self, work: Callable[[], Awaitable[None]], *, name: str) -> None:
        """Do work beside everything else, as often as it takes."""
        self._spawn(retry(work, name=name, backoff=self.backoff))

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.warning("a task of the tables has failed", exc_info=task.exception())

    async def _heartbeat(self) -> None:
        await retry(lambda: self.store.heartbeat(self.now()), name="the heartbeat", backoff=self.backoff)

    async def _evict(self) -> None:
        self.evict_idle()

    def evict_idle(self) -> None:
        """Forget matches that nobody has watched or touched for a while; they load again when asked for."""
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
    """Wait for a work to be done, whatever comes; what would have ended the waiting is given back.

    Raises: what the work raises.
    """
    gone: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError as error:
            gone = error
    work.result()
    return gone
