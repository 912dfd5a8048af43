"""Computers at the table: each is asked as long as it is to act, and gives up when it cannot."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from regalia.core.contract import Seat
from regalia.services.commands import Act, Command, Resign
from regalia.services.errors import StaleTurn
from regalia.services.match import Match
from regalia.services.ports import Question, Thinkers
from regalia.services.table import Table
from regalia.services.terms import Computer

logger = logging.getLogger(__name__)

TRIES = 3  # of a computer, before it gives up


async def play(
    table: Table, seat: Seat, thinkers: Thinkers, do: Callable[[Table, Seat, Command], Awaitable[int]]
) -> None:
    """Let a computer act as long as it is to; what others do in between is stale, and asked anew."""
    failures = 0
    while table.match.actor == seat and failures < TRIES:
        at = table.match.changed
        try:
            action = await thinkers.choose(question(table.match, seat))
            await do(table, seat, Act(id=f"computer-{at}", at=at, action=action))
        except StaleTurn:
            continue
        except Exception:
            failures += 1
            logger.exception("the computer cannot act in match %s", table.match.id)
    if failures == TRIES:
        await do(table, seat, Resign(id=f"computer-{table.match.number}"))


def question(match: Match, seat: Seat) -> Question:
    """What a computer is asked."""
    player = match.players[seat]
    assert isinstance(player, Computer)
    return Question(
        match=match.id,
        game=match.terms.game,
        texts=match.terms.texts,
        level=player.level,
        view=match.game.view(seat),
    )
