"""Notifications of changed matches: one line for each player, with names, and never an outdated one."""

import asyncio
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from regalia.services.matches.match_settings import NoClock, Person, Player
from regalia.services.matches.ports import Summary
from regalia.services.people.public_identity import PublicIdentity
from regalia.web.notifications import Notifications


class SlowIdentities:
    """Names that are known only after a wait, as when they are read from the database."""

    def __init__(self) -> None:
        self.read = asyncio.Event()

    async def load(self, players: Iterable[Player]) -> None:
        await self.read.wait()

    def get(self, player: Player) -> PublicIdentity:
        assert self.read.is_set(), "a player was shown before the name was read"
        assert isinstance(player, Person)
        return PublicIdentity(kind="person", name=player.account)


class OneSocket:
    """The sockets of a server on which one account watches its matches."""

    def __init__(self, account: str) -> None:
        self.account, self.sent = account, list[Any]()

    def watching_own_matches(self, account: str) -> list[Any]:
        return [SimpleNamespace(send=self.sent.append)] if account == self.account else []


def summary_after(plies: int) -> Summary:
    return Summary(
        id="m",
        game="king-and-assassins",
        kind="open",
        status="running",
        players={"king": Person("anna"), "assassins": Person("bill")},
        actor="king",
        computer=False,
        winner=None,
        reason=None,
        rated=False,
        clock=NoClock(),
        plies=plies,
        created=0,
        updated=plies,
    )


async def lines_after(*plies: int) -> list[dict[str, Any]]:
    """The lines that a player of a match is sent whose turn changes while the names are still read."""
    identities: Any = SlowIdentities()
    sockets: Any = OneSocket("anna")
    lobby: Any = None
    notifications = Notifications(lobby, identities, sockets)
    for count in plies:
        notifications.match_changed(summary_after(count))
    assert sockets.sent == []
    identities.read.set()
    await asyncio.sleep(0.01)
    return [msgspec.to_builtins(message)["listed"] for message in sockets.sent]


@pytest.mark.anyio
async def test_a_changed_match_is_sent_with_names_once_they_are_read() -> None:
    (line,) = await lines_after(4)
    assert line["seat"] == "king"
    assert line["players"]["assassins"]["name"] == "bill"


@pytest.mark.anyio
async def test_of_two_changes_before_the_names_are_read_only_the_newest_line_is_sent() -> None:
    assert [line["plies"] for line in await lines_after(4, 5)] == [5]
