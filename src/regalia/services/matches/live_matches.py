"""Matches in memory. Each command is persisted before subscribers are notified; one lock per match.

Several processes may have the same match in memory. None owns it: each decides on its own copy and appends the next
entry; the store accepts one entry of each number. A process that was slower reads what it missed and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence

from regalia.core.contract import Seat, View
from regalia.core.errors import RegaliaError
from regalia.core.record import Record, SeatRecord
from regalia.services.bus import Bus, LocalBus
from regalia.services.errors import MatchOver, NotYourSeat, NumberTaken
from regalia.services.matches import computers, projections
from regalia.services.matches.abandonment import end_for_deleted_account
from regalia.services.matches.commands import Claim, Command
from regalia.services.matches.creation import MatchStart, rematch
from regalia.services.matches.decide import decide, join, timeout
from regalia.services.matches.decision import CommandContext, Decision, make_decision
from regalia.services.matches.entries import Followed, Joined, MatchEnded
from regalia.services.matches.inquiries import Answer, Inquiry, ask
from regalia.services.matches.live_match import LiveMatch, RemoteSeats, Subscriber, audience_of, seat_of
from regalia.services.matches.log_limits import DEFAULT, LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.match_blocks import MatchBlocks, accounts_of
from regalia.services.matches.match_loader import MatchLoader
from regalia.services.matches.match_settings import Milliseconds, Player
from regalia.services.matches.messages import Choices, LogPage, PastPosition, Snapshot
from regalia.services.matches.peers import (
    EntriesAppended,
    PeerMessage,
    Peers,
    PeersAsked,
    ReloadAsked,
    SeatsPresent,
    TurnPlanned,
)
from regalia.services.matches.player_identity import player_identity
from regalia.services.matches.ports import LogAppend, MatchInsert, MatchStore, Outage, Workers
from regalia.services.matches.timers import Timers
from regalia.services.matches.upkeep import Upkeep
from regalia.services.supervision import BackgroundTasks, Backoff
from regalia.services.time import Now
from regalia.services.uncancelled import wait_uncancelled

logger = logging.getLogger(__name__)

IDLE_TIME: Milliseconds = 600_000  # a match without subscribers is evicted after this
# If the server itself closed the connection, the absence of the seat begins this much later.
ABSENCE_GRACE: Milliseconds = 300_000
HEARTBEAT = 10.0  # seconds
MAX_CONFLICTS = 20  # how often a command is decided again because another process was faster
# A process plans a computer's turn that another one has to plan after this silence; if it has just loaded the match,
# the others have `ANSWER_TIME` to say that they plan it.
TAKEOVER: Milliseconds = 15_000
ANSWER_TIME: Milliseconds = 1_500


# Loads the public identities of players, so that `identify` knows them.
LoadIdentities = Callable[[Iterable[Player]], Awaitable[None]]
# What a change of a match appends, by its state and the time. Raises: the refusal.
Decide = Callable[[Match, Milliseconds], Decision]


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
        load_identities: LoadIdentities | None = None,
        blocks: MatchBlocks | None = None,
        bus: Bus | None = None,
        plays: bool = True,
    ) -> None:
        """`plays` is whether this process runs clocks and plans computer turns; an admin command does not."""
        self.load_identities, self.plays = load_identities, plays
        self.blocks = blocks or MatchBlocks()
        self.peers = Peers(bus or LocalBus(), self._on_peer_message)
        self.store, self.workers, self.now, self.on_over = store, workers, now, on_over
        self.limits, self.windows, self.grace = limits, windows, grace
        self.on_change, self.identify = on_change, identify
        self.heartbeat, self.backoff = heartbeat, backoff
        self.loaded: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.timers = Timers(now, self._on_timeout)
        self.tasks = BackgroundTasks()
        self.outages: list[Outage] = []
        self.loader = MatchLoader(store, now, self.outages, backoff)
        self.last_heartbeat = now()  # when the store was last written to by a heartbeat

    # Start and stop.

    async def start(self) -> None:
        """Resumes matches of the previous process: computer turns and running clocks."""
        await self.attach()
        upkeep = Upkeep(self)
        await upkeep.resume({*await self.store.awaiting_computer(), *await self.store.overdue(self.now())})
        for account in await self.store.deleted_players():
            await self.end_matches_of(account)
        for loop in upkeep.loops():
            self.tasks.spawn(loop)

    async def attach(self) -> None:
        """Records that this process is up: no clock is charged for the time in which none was."""
        await self.store.end_outage(self.now())
        self.outages[:] = await self.store.outages()

    async def resume(self, match: str) -> None:
        """Loads a match and schedules what is due in it. Raises: BadLog, GameNotInstalled."""
        await self._live_match(match)

    async def stop(self) -> None:
        """Cancels all tasks and writes a last heartbeat; writes under way are completed."""
        self.timers.stop()
        await self.tasks.cancel()
        try:
            await self.store.heartbeat(self.now())
        except Exception:
            logger.exception("the last heartbeat cannot be written")

    # Queries.

    async def get(self, match: str) -> Match:
        """Returns a match, which the caller must not change. Raises: NoSuchMatch, BadLog."""
        live = await self._live_match(match)
        async with live.lock:  # until a write under way is persisted
            await self._catch_up(live)
            return live.match

    async def record(self, match: str, account: str | None, seat: str | None = None) -> Record | SeatRecord:
        """Returns the record that an account may download. Raises: NoSuchMatch, NotYourSeat."""
        found = await self.get(match)
        return found.export(audience_of(found, account, seat))

    async def choices(self, match: str, account: str, seat: str | None = None) -> Choices:
        """Returns all legal actions and presets. Raises: NoSuchMatch, NotYourSeat, NotYourTurn."""
        found = await self.get(match)
        return projections.choices(found, seat_of(found, account, seat))

    async def inquire(
        self,
        match: str,
        account: str,
        question: Inquiry[Answer],
        *,
        seat: str | None,
        at: int,
        to_act: bool = True,
    ) -> Answer:
        """Answers a question about the present position from the view of the account's seat.

        Raises: NoSuchMatch, NotYourSeat, and what `inquiries.ask` raises.
        """
        found = await self.get(match)
        return ask(found, seat_of(found, account, seat), question, at=at, to_act=to_act)

    async def view_after(self, match: str, number: int, account: str | None, seat: str | None = None) -> View:
        """Returns the view after an entry. Raises: NoSuchMatch, NotYourSeat, NoSuchMoment."""
        found = await self.get(match)
        return projections.view_after(found, audience_of(found, account, seat), number)

    async def position_after(
        self, match: str, number: int, account: str | None, seat: str | None = None
    ) -> PastPosition:
        """Returns the position after an entry. Raises: NoSuchMatch, NotYourSeat, NoSuchMoment."""
        found = await self.get(match)
        return projections.position_after(found, audience_of(found, account, seat), number)

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
            await self._catch_up(live)
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
            self._local_seats_changed(live)
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
            self._local_seats_changed(live)

    # Commands.

    async def create(self, start: MatchStart) -> Match:
        """Creates a match with its initial players."""
        new, live = self._new_match(start)
        await self.peers.follow(live.match.id)
        try:
            await self.store.insert(new)
        except BaseException:
            self.peers.unfollow(live.match.id)
            raise
        self._created(live)
        return live.match

    async def join(self, match: str, account: Player) -> Seat:
        """Takes the free seat. Raises: NoSuchMatch, SeatTaken, MatchOver, NotAllowedNow."""
        live = await self._live_match(match)
        seats = live.match.rules.seats

        def decide_seat(match: Match, now: Milliseconds) -> Decision:
            free = [seat for seat in seats if seat not in match.players]
            return join(match, free[0] if free else seats[0], account, now)

        async with live.lock:
            await self._change(live, decide_seat)
            await self.blocks.read([live.match])  # one may have been made since the lobby looked
            return next(Seat(seat) for seat, player in live.match.players.items() if player == account)

    async def cancel_waiting(self, match: str) -> bool:
        """Cancels a match that waits for a player. Returns: whether it waited. Raises: NoSuchMatch, BadLog."""
        return await self._call_off(match, ["waiting"])

    async def call_off(self, match: str) -> bool:
        """Ends a match without a result. Returns: whether it was not over yet. Raises: NoSuchMatch, BadLog."""
        return await self._call_off(match, ["waiting", "running"])

    async def _call_off(self, match: str, statuses: Collection[str]) -> bool:
        live = await self._live_match(match)

        def cancel(match: Match, now: Milliseconds) -> Decision:
            if match.status not in statuses:
                return make_decision(match, now, [])
            return make_decision(match, now, [MatchEnded(winner=None, reason="aborted")])

        async with live.lock:
            return bool((await self._change(live, cancel)).entries)

    async def reload(self, match: str) -> None:
        """Reads a match again, in all processes that have it in memory, and schedules what is due in it.

        Raises: NoSuchMatch, GameNotInstalled, BadLog if it is damaged; then it is dropped from memory.
        """
        live = await self._live_match(match)
        async with live.lock:
            await self._restart(live)
        self.peers.reload_asked(match)

    async def _restart(self, live: LiveMatch) -> None:
        """Reads a match again, sends snapshots, and plans a computer's turn anew; the caller has the lock."""
        if live.computer_task is not None:
            live.computer_task.cancel()
            await asyncio.gather(live.computer_task, return_exceptions=True)
            live.computer_task = None
        try:
            live.match = await self.loader.load(live.match.id)
            await self.blocks.read([live.match])
        except RegaliaError:
            self._drop(live.match.id)
            raise
        self._send_again(live)
        self._schedule(live)

    async def execute(
        self, match: str, account: str, command: Command, *, seat: str | None = None, lag: Milliseconds = 0
    ) -> int:
        """Executes a command and persists it. Returns: the number of its last entry.

        Raises: ServiceError, BadNotation, IllegalAction.
        """
        live = await self._live_match(match)
        try:
            own = seat_of(live.match, account, seat)
        except NotYourSeat:  # the account may have joined through another process
            async with live.lock:
                if not await self._catch_up(live):
                    raise
            own = seat_of(live.match, account, seat)
        return await self._execute(live, own, command, lag)

    async def _execute(self, live: LiveMatch, seat: Seat, command: Command, lag: Milliseconds = 0) -> int:
        def decide_command(match: Match, now: Milliseconds) -> Decision:
            absent = self._absences(live, now) if isinstance(command, Claim) else {}
            return decide(match, seat, command, CommandContext(now, lag, absent, limits=self.limits))

        async with live.lock:
            decision = await self._change(live, decide_command, f"{seat}:{command.id}")
        if decision.timed_out:
            raise MatchOver("time-is-up")
        return decision.number

    def _absences(self, live: LiveMatch, now: Milliseconds) -> dict[str, Milliseconds]:
        """Returns how long seats are absent; while other processes cannot be heard, no seat counts as absent."""
        return live.absences(now) if self.peers.connected else {}

    async def end_matches_of(self, account: str) -> None:
        """Ends the unfinished matches of a deleted account."""

        def end(match: Match, now: Milliseconds) -> Decision:
            return make_decision(match, now, end_for_deleted_account(match, account))

        for match in await self.store.unfinished(account):
            try:
                live = await self._live_match(match)
                async with live.lock:
                    await self._change(live, end)
            except RegaliaError:  # an unreadable match must not stop the others
                logger.exception("match %s cannot be ended", match)

    async def _change(self, live: LiveMatch, decide: Decide, command: str = "") -> Decision:
        """Decides on the newest state of a match and persists the decision; the caller has the lock.

        If another process was faster, it decides again; so it does before it passes on a refusal. Raises: as `decide`.
        """
        for attempt in range(MAX_CONFLICTS):
            following: LiveMatch | None = None
            new: MatchInsert | None = None
            try:
                decision = decide(live.match, self.now())
                if decision.rematch:
                    decision, new, following = await self._rematch(live.match, command)
                if decision.entries:
                    await self._commit(live, decision, new)
            except NumberTaken:
                if following is not None:
                    self.peers.unfollow(following.match.id)
                if attempt == MAX_CONFLICTS - 1:
                    raise
            except RegaliaError:
                if not await self._catch_up(live):
                    raise
            else:
                if following is not None:
                    self._created(following)
                return decision
        raise NumberTaken

    async def _commit(self, live: LiveMatch, decision: Decision, new: MatchInsert | None = None) -> None:
        """Folds and persists a decision, then notifies subscribers; other callers wait for the lock.

        `new` is the next match of a series, inserted in the same transaction. A commit that has begun is completed
        even if the calling task is cancelled.
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
        except NumberTaken:
            await wait_uncancelled(self.tasks.spawn(self._replace(live, before)))
            raise
        except Exception:
            await wait_uncancelled(self.tasks.spawn(self._reload(live, before, was_over)))
            raise
        self.peers.entries_appended(match.id, match.number)
        live.last_used = now = self.now()
        self._notify(live, before, now)
        self._schedule(live)
        if news is not None:
            self.on_change(match)
        self._count_if_over(match, was_over)
        if gone is not None:
            raise gone

    def _count_if_over(self, match: Match, was_over: bool) -> None:
        """Calls `on_over` if the match has just ended."""
        if match.over and not was_over and self.on_over is not None:
            on_over = self.on_over
            self.tasks.retry(lambda: on_over(match), name=f"counting match {match.id}", backoff=self.backoff)

    async def _rematch(self, match: Match, command: str) -> tuple[Decision, MatchInsert, LiveMatch]:
        """Returns the `Followed` entry, and the next match of the series to be inserted in the same transaction."""
        now = self.now()
        new, following = self._new_match(rematch(match, now))
        await self.peers.follow(following.match.id)
        decision = make_decision(match, now, [Followed(match=following.match.id)], command)
        return decision, new, following

    def _created(self, live: LiveMatch) -> None:
        """Keeps a match that was inserted, and schedules what is due in it."""
        self.loaded[live.match.id] = live
        self._schedule(live)
        self.on_change(live.match)

    def _new_match(self, start: MatchStart) -> tuple[MatchInsert, LiveMatch]:
        """Builds a match with seated players, and the row to insert."""
        match = Match(start.settings, self.outages, game=start.game)
        for seat, player in start.players.items():
            for entry in join(match, seat, player, self.now()).entries:
                match.fold(entry)
        return MatchInsert(start.settings, list(match.log), match.summary()), LiveMatch(match, self.now())

    # After a commit.

    def _notify(self, live: LiveMatch, before: int, now: Milliseconds) -> None:
        """Sends each subscriber the entries since a number, as its audience may see them."""
        audiences = set(live.subscribers.values())
        updates = projections.updates(live.match, audiences, since=before, now=now, identify=self.identify)
        for watcher, audience in [*live.subscribers.items()]:
            for update in updates[audience]:
                watcher.update(update)

    def notify_presence(self, live: LiveMatch) -> None:
        """Sends all subscribers which seats are present."""
        message = live.presence_message()
        for watcher in [*live.subscribers]:
            watcher.presence(message)

    def _snapshot(self, live: LiveMatch, audience: Seat, now: Milliseconds) -> Snapshot:
        newest = self.windows.newest
        return projections.snapshot(live.match, audience, now=now, identify=self.identify, newest=newest)

    def _local_seats_changed(self, live: LiveMatch) -> None:
        """Tells subscribers and other processes which seats are present."""
        self.notify_presence(live)
        self.peers.seats_present(live.match.id, live.local_seats())

    def _schedule(self, live: LiveMatch, *, others_plan: bool = False) -> None:
        """Sets the clock timer and starts the computer's turn, if one is due.

        If another process has to plan that turn (`others_plan`), this one waits as long as it is heard of.
        """
        if not self.plays:
            return
        self.timers.set(live.match)
        live.cancel_stale_request()
        actor = live.match.actor
        idle = live.computer_task is None or live.computer_task.done()
        if actor is not None and idle and live.match.is_computer(actor):
            live.computer_task = self.tasks.spawn(self._play_computer(live, actor, others_plan=others_plan))

    async def _play_computer(self, live: LiveMatch, seat: Seat, *, others_plan: bool) -> None:
        """Plays a computer's turn. If two processes do so, the store accepts the actions of one of them."""
        if others_plan:
            await computers.wait_for_other_process(live, seat, self.now, silence=TAKEOVER)
        live.is_planning = True
        try:
            self.peers.turn_planned(live.match.id)
            await computers.play(live, seat, self.workers, self._execute, backoff=self.backoff)
        finally:
            live.is_planning = False

    def _on_timeout(self, match: str) -> None:
        """Ends a match whose clock may have run out; retried until the result is persisted."""
        self.tasks.retry(
            lambda: self._check_timeout(match), name=f"the clock of match {match}", backoff=self.backoff
        )

    async def _check_timeout(self, match: str) -> None:
        """Ends a match if its clock has run out, else sets the timer again."""
        live = await self._live_match(match)
        async with live.lock:
            decided = await self._change(
                live, lambda found, now: make_decision(found, now, timeout(found, now))
            )
            if not decided.entries:
                self.timers.set(live.match)

    # Other processes.

    def _on_peer_message(self, match: str, message: PeerMessage) -> None:
        """Handles what another process says about a match."""
        live = self.loaded.get(match)
        if live is None:
            return
        now = self.now()
        match message:
            case EntriesAppended(number=number):
                self.entries_announced(match, number)
            case SeatsPresent(process=process, seats=seats):
                if live.set_remote_seats(process, RemoteSeats(frozenset(seats), now)):
                    self.notify_presence(live)
            case TurnPlanned():
                live.planned_elsewhere = now
            case ReloadAsked():
                self.tasks.spawn(self._reload_here(live))
            case PeersAsked():
                if live.local_seats():
                    self.peers.seats_present(match, live.local_seats())
                if live.is_planning:
                    self.peers.turn_planned(match)

    async def _reload_here(self, live: LiveMatch) -> None:
        """Reads a match again, because another process asks for it."""
        async with live.lock:
            await self._restart(live)

    def entries_announced(self, match: str, number: int) -> None:
        """Catches up in a match in memory, if it has fewer entries."""
        live = self.loaded.get(match)
        if live is not None and live.match.number < number and not live.is_behind:
            live.is_behind = True
            self.tasks.retry(
                lambda: self._follow(live), name=f"following match {match}", backoff=self.backoff
            )

    async def _follow(self, live: LiveMatch) -> None:
        async with live.lock:
            live.is_behind = False
            await self._catch_up(live)

    async def _catch_up(self, live: LiveMatch) -> bool:
        """Folds the entries that other processes have appended, and notifies subscribers; the caller has the lock.

        Returns: whether there were any.
        """
        if not self.peers.shared:
            return False
        match, before, was_over = live.match, live.match.number, live.match.over
        missed = await self.store.entries_after(match.id, before)
        if not missed:
            return False
        if self.load_identities is not None:
            await self.load_identities(
                entry.payload.player for entry in missed if isinstance(entry.payload, Joined)
            )
        try:
            for entry in missed:
                match.fold(entry)
        except Exception:
            logger.exception("entries of match %s do not fold; it is read again", match.id)
            await self._reload(live, before, was_over)
            return True
        if any(isinstance(entry.payload, Joined) for entry in missed):
            await self.blocks.read([match])
        self._caught_up(live, before)
        return True

    async def _replace(self, live: LiveMatch, before: int) -> None:
        """Replaces a match that has an entry which was not stored by what is stored, and notifies subscribers."""
        if await self._read_stored(live):
            if self.load_identities is not None:
                await self.load_identities(live.match.players.values())
            self._caught_up(live, before)

    def _caught_up(self, live: LiveMatch, before: int) -> None:
        """Notifies subscribers of entries that another process has appended."""
        live.set_listed()  # that process has stored the summary
        live.planned_elsewhere = now = self.now()
        self._notify(live, before, now)
        self._schedule(live, others_plan=True)

    # Blocks.

    async def blocks_changed(self, account: str, blocked: str) -> None:
        """Applies a block that was made or removed to the matches of both in memory."""
        both = {account, blocked}
        await self.refresh_blocks(
            [live for live in self.loaded.values() if both == {*accounts_of(live.match).values()}]
        )

    async def refresh_blocks(self, matches: Sequence[LiveMatch] | None = None) -> None:
        """Reads the blocks between the players of matches in memory, of all by default.

        A player who has blocked or unblocked the other is sent a snapshot; the other one is sent nothing.
        """
        chosen = [*self.loaded.values()] if matches is None else matches
        before = [live.match.blocking for live in chosen]
        await self.blocks.read([live.match for live in chosen])
        for live, seats in zip(chosen, before, strict=True):
            if changed := seats ^ live.match.blocking:
                async with live.lock:  # no write is under way, so that only persisted entries are sent
                    self._send_snapshots(live, changed)

    def _send_snapshots(self, live: LiveMatch, audiences: Collection[str]) -> None:
        for watcher, audience in [*live.subscribers.items()]:
            if audience in audiences:
                watcher.snapshot(self._snapshot(live, audience, self.now()))

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
        await self.peers.follow(match)  # before it is read, so that no later entry is missed
        try:
            live = LiveMatch(await self.loader.load(match), self.now())
            await self.blocks.read([live.match])
        except BaseException:
            self.peers.unfollow(match)
            raise
        self.loaded[match] = live
        self.peers.ask(match)
        live.planned_elsewhere = self.now() - TAKEOVER + ANSWER_TIME
        self._schedule(live, others_plan=self.peers.shared)
        return live

    async def _reload(self, live: LiveMatch, before: int, was_over: bool) -> None:
        """Restores a match from the store, because memory and store differ, and sends subscribers a snapshot.

        A write whose result was lost may have been stored, after entry `before`. Nobody will append that entry again,
        so what follows a commit is done here: other processes are told, and the next turn and the clock are scheduled.
        """
        if not await self._read_stored(live):
            return
        self._send_again(live)
        if live.match.number > before:
            self.peers.entries_appended(live.match.id, live.match.number)
            self._schedule(live)
            self._count_if_over(live.match, was_over)

    def _send_again(self, live: LiveMatch) -> None:
        """Sends subscribers a match that was read again."""
        live.listed_as = None
        self._send_snapshots(live, live.match.audiences)

    async def _read_stored(self, live: LiveMatch) -> bool:
        """Reads a match again; one that is damaged is dropped. Returns: whether it could be read."""
        blocking = live.match.blocking
        try:
            live.match = await self.loader.load_again(live.match.id)
            live.match.blocking = blocking
        except RegaliaError:
            self._drop(live.match.id)
            logger.exception("match %s cannot be read", live.match.id)
            return False
        return True

    def _drop(self, match: str) -> None:
        """Removes a match from memory."""
        self.loaded.pop(match, None)
        self.peers.unfollow(match)

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
                self._drop(match)
