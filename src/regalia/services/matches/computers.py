"""Computer players of live matches: requests for moves, retries, and resignation after failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from regalia.core.contract import Seat
from regalia.services.errors import StaleTurn
from regalia.services.matches.commands import Act, Command, Resign
from regalia.services.matches.live_match import LiveMatch
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Computer
from regalia.services.matches.ports import MoveRequest, Workers
from regalia.services.matches.projections import ComputerStatus
from regalia.services.supervision import Backoff, retry

logger = logging.getLogger(__name__)

MAX_TRIES = 3  # failed requests before the computer resigns

Execute = Callable[[LiveMatch, Seat, Command], Awaitable[int]]


async def play(live: LiveMatch, seat: Seat, workers: Workers, do: Execute, *, backoff: Backoff) -> None:
    """Plays the computer's turn.

    If the position changes meanwhile, a new move is requested. A move that cannot be persisted is kept and retried,
    and subscribers are told. The computer resigns after `MAX_TRIES` failures.
    """
    failures = 0
    while live.match.actor == seat:
        if failures == MAX_TRIES:
            await store(live, seat, Resign(id=f"computer-{live.match.number}"), do, backoff=backoff)
            return
        at = live.match.revision
        try:
            action = await requested_move(live, seat, workers)
            if action is None:
                continue
            await store(live, seat, Act(id=f"computer-{at}", revision=at, action=action), do, backoff=backoff)
        except StaleTurn:
            continue
        except Exception:
            logger.exception("the computer cannot act in match %s", live.match.id)
            await asyncio.sleep(backoff.pause(failures))
            failures += 1


async def store(live: LiveMatch, seat: Seat, command: Command, do: Execute, *, backoff: Backoff) -> None:
    """Executes a command and retries until it is persisted. Raises: RegaliaError, as `execute` does."""

    async def attempt() -> None:
        await do(live, seat, command)

    try:
        await retry(
            attempt,
            name=f"storing a computer's move in match {live.match.id}",
            backoff=backoff,
            failed=lambda: live.report_computer_status(ComputerStatus(trouble=True)),
        )
    finally:
        live.report_computer_status(ComputerStatus())


async def requested_move(live: LiveMatch, seat: Seat, workers: Workers) -> str | None:
    """Returns a computer's move, or None if the position changed before. Raises: as `choose`."""
    request = asyncio.ensure_future(
        workers.choose(
            move_request(live.match, seat),
            lambda place: live.report_computer_status(ComputerStatus(position=place)),
        )
    )
    live.move_request, live.requested_revision = request, live.match.revision
    try:
        return await request
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None and task.cancelling():  # the server stops
            raise
        return None
    finally:
        live.move_request = None
        live.report_computer_status(ComputerStatus())


def move_request(match: Match, seat: Seat) -> MoveRequest:
    """Returns the request for a worker."""
    player = match.players[seat]
    assert isinstance(player, Computer)
    return MoveRequest(
        match=match.id,
        game=match.settings.game,
        texts=match.settings.texts,
        level=player.level,
        person=match.settings.founder,
        view=match.game.view(seat),
    )
