"""Computer players of live matches: planned turns, retries, and resignation after failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from regalia.core.contract import Seat
from regalia.players import PlannedAction, view_digest
from regalia.services.errors import StaleTurn
from regalia.services.matches.commands import Act, Command, Resign
from regalia.services.matches.lesson_progress import scripted_reply
from regalia.services.matches.live_match import LiveMatch
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Computer, Milliseconds
from regalia.services.matches.messages import ComputerStatus
from regalia.services.matches.ports import MoveRequest, Workers
from regalia.services.supervision import Backoff, retry
from regalia.services.time import Now

logger = logging.getLogger(__name__)

MAX_TRIES = 3  # failed requests before the computer resigns

Execute = Callable[[LiveMatch, Seat, Command], Awaitable[int]]


async def wait_for_other_process(live: LiveMatch, seat: Seat, now: Now, *, silence: Milliseconds) -> None:
    """Waits while another process plans the turn of a seat: until the turn is over, or nothing is heard of it."""
    while live.match.actor == seat:
        left = live.planned_elsewhere + silence - now()
        if left <= 0:
            return
        await asyncio.sleep(left / 1000)


async def play(live: LiveMatch, seat: Seat, workers: Workers, execute: Execute, *, backoff: Backoff) -> None:
    """Plays the computer's turn as a worker has planned it.

    The plan is followed while the seat's view is the one that each action was planned in; otherwise (a chance event, a
    revealed secret, a takeback) a new plan is requested. In a lesson the script comes first. A move
    that cannot be persisted is kept and retried, and subscribers are told. The computer resigns after `MAX_TRIES`
    failures.
    """
    failures = 0
    turn: Sequence[PlannedAction] = ()
    while live.match.actor == seat:
        if failures == MAX_TRIES:
            await execute_until_persisted(
                live, seat, Resign(id=f"computer-{live.match.number}"), execute, backoff=backoff
            )
            return
        at = live.match.revision
        try:
            reply = scripted_reply(live.match, seat)
            if reply is not None:
                turn = ()
                command = Act(id=f"computer-{at}", revision=at, action=reply)
                await execute_until_persisted(live, seat, command, execute, backoff=backoff)
                continue
            if not turn or turn[0].digest != current_digest(live.match, seat):
                turn = await requested_turn(live, seat, workers)
                if not turn:
                    continue
            planned, *turn = turn
            command = Act(id=f"computer-{at}", revision=at, action=planned.action)
            await execute_until_persisted(live, seat, command, execute, backoff=backoff)
        except StaleTurn:
            continue
        except Exception:
            turn = ()
            logger.exception("the computer cannot act in match %s", live.match.id)
            await asyncio.sleep(backoff.pause(failures))
            failures += 1


async def execute_until_persisted(
    live: LiveMatch, seat: Seat, command: Command, execute: Execute, *, backoff: Backoff
) -> None:
    """Executes a command and retries until it is persisted. Raises: RegaliaError, as `execute` does."""

    async def attempt() -> None:
        await execute(live, seat, command)

    try:
        await retry(
            attempt,
            name=f"storing a computer's move in match {live.match.id}",
            backoff=backoff,
            failed=lambda: live.report_computer_status(ComputerStatus(match=live.match.id, trouble=True)),
        )
    finally:
        live.report_computer_status(ComputerStatus(match=live.match.id))


def current_digest(match: Match, seat: Seat) -> str:
    """Returns the digest of what a seat knows now."""
    return view_digest(match.rules.observation.view(match.game.state, seat, ()))


async def requested_turn(live: LiveMatch, seat: Seat, workers: Workers) -> Sequence[PlannedAction]:
    """Returns a computer's turn, or nothing if the position changed meanwhile. Raises: as `plan_turn`."""
    request = asyncio.ensure_future(
        workers.plan_turn(
            move_request(live, seat),
            lambda place: live.report_computer_status(ComputerStatus(match=live.match.id, position=place)),
        )
    )
    live.move_request, live.requested_revision = request, live.match.revision
    try:
        return await request
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None and task.cancelling():  # the server stops
            raise
        return ()
    finally:
        live.move_request = None
        live.report_computer_status(ComputerStatus(match=live.match.id))


def move_request(live: LiveMatch, seat: Seat) -> MoveRequest:
    """Returns the request for a worker."""
    match = live.match
    player = match.players[seat]
    assert isinstance(player, Computer)
    return MoveRequest(
        game=match.settings.game,
        texts=match.settings.texts,
        level=player.level,
        seed=live.player_seed,
        person=match.settings.founder,
        view=match.game.view(seat),
    )
