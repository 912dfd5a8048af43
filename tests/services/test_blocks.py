"""Blocks between players: what they see of each other in matches and in the lobby."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.block_store import SqlBlockStore
from regalia.services.errors import NoSuchBlock, NoSuchInvite, NotAllowedNow, SeatTaken, TooMany
from regalia.services.matches import commands as c
from regalia.services.matches.creation import AnyOpponent, InvitedOpponent, NewMatch
from regalia.services.matches.entries import Said
from regalia.services.matches.match_blocks import MatchBlocks
from regalia.services.matches.messages import LogLine
from regalia.services.people.blocks import Blocks
from regalia.services.people.ports import Account
from tests.support.fakes import RecordingSubscriber
from tests.support.match_services import GAME, MatchServices
from tests.support.people import FakeClock, check_error
from tests.support.stores import opened

pytestmark = pytest.mark.anyio
PEOPLE = ("ann", "bob", "cid", "dan")


class Blocking:
    """Blocks on a database, and the match services that follow them."""

    def __init__(self, blocks: Blocks, services: MatchServices) -> None:
        self.blocks, self.services = blocks, services
        services.lobby.kept_from = blocks.kept_from
        services.live_matches.blocks = MatchBlocks(blocks.pairs)

    async def block(self, account: str, blocked: str) -> None:
        """Makes a block, as the server does."""
        await self.blocks.add(account, blocked)
        await self.services.live_matches.blocks_changed(account, blocked)

    async def watch(self, match: str, account: str) -> RecordingSubscriber:
        """Returns a subscriber of an account."""
        subscriber = RecordingSubscriber()
        await self.services.live_matches.watch(match, subscriber, account=account)
        return subscriber

    async def say(self, match: str, account: str, text: str) -> None:
        """Writes a chat line."""
        await self.services.live_matches.execute(match, account, c.Say(id=f"{account} {text}", text=text))


@pytest.fixture
async def blocking(tmp_path: Path, services: MatchServices) -> AsyncIterator[Blocking]:
    """Four accounts, nobody blocked."""
    with opened(tmp_path / "regalia.sqlite3") as writer:
        accounts = SqlAccountStore(writer.engine, writer)
        for account in PEOPLE:
            await accounts.add(Account(id=account, since=1))
        blocks = Blocks(SqlBlockStore(writer.engine, writer), accounts, FakeClock(), most=2)
        yield Blocking(blocks, services)


def chat(lines: Sequence[LogLine]) -> list[str]:
    """Returns the chat lines that can be read."""
    return [line.payload.text for line in lines if isinstance(line.payload, Said)]


async def refusal(doing: object) -> str:
    """Returns why a command is not allowed."""
    with pytest.raises(NotAllowedNow) as caught:
        await doing  # type: ignore[misc]
    check_error(caught.value)
    return caught.value.reason


async def test_a_blocked_player_is_not_read_and_is_sent_what_everybody_is_sent(blocking: Blocking) -> None:
    match = (await blocking.services.match_of_two()).id
    ann, bob = await blocking.watch(match, "ann"), await blocking.watch(match, "bob")
    await blocking.say(match, "ann", "hello")
    await blocking.say(match, "bob", "rude")
    await blocking.block("ann", "bob")
    assert chat(ann.snapshots[-1].log) == ["hello"]
    assert ann.snapshots[-1].now.blocked
    assert len(bob.snapshots) == 1
    await blocking.say(match, "bob", "ruder")
    assert chat(ann.updates[-1:]) == []
    assert chat(bob.updates[-1:]) == ["ruder"]
    again = await blocking.watch(match, "bob")
    assert chat(again.snapshots[-1].log) == ["hello", "rude", "ruder"]
    assert not again.snapshots[-1].now.blocked


async def test_whoever_blocks_a_player_does_not_write_to_them_either(blocking: Blocking) -> None:
    match = (await blocking.services.match_of_two()).id
    await blocking.block("ann", "bob")
    bob = await blocking.watch(match, "bob")
    assert await refusal(blocking.say(match, "ann", "hello")) == "you-blocked"
    assert bob.updates == []


async def test_a_block_holds_when_a_match_is_loaded_again_and_ends_with_an_unblock(
    blocking: Blocking,
) -> None:
    match = (await blocking.services.match_of_two()).id
    await blocking.say(match, "bob", "rude")
    await blocking.blocks.add("ann", "bob")
    blocking.services.live_matches.loaded.clear()
    ann = await blocking.watch(match, "ann")
    assert chat(ann.snapshots[-1].log) == []
    await blocking.blocks.unblock("ann", "bob")
    await blocking.services.live_matches.refresh_blocks()
    assert chat(ann.snapshots[-1].log) == ["rude"]


async def test_there_is_no_rematch_with_a_blocked_player_and_the_refusal_does_not_say_why(
    blocking: Blocking,
) -> None:
    match = (await blocking.services.match_of_two()).id
    live = blocking.services.live_matches
    await live.execute(match, "ann", c.Resign(id="resign"))
    at = (await live.get(match)).revision
    await blocking.block("ann", "bob")
    ask = c.Ask(id="ask", revision=at, offer="rematch")
    assert await refusal(live.execute(match, "bob", ask)) == "rematch-unavailable"
    assert await refusal(live.execute(match, "ann", ask)) == "you-blocked"


@pytest.mark.parametrize(("blocker", "blocked"), [("ann", "bob"), ("bob", "ann")])
async def test_challenges_and_invitations_do_not_cross_a_block(
    blocking: Blocking, blocker: str, blocked: str
) -> None:
    lobby = blocking.services.lobby
    await blocking.block(blocker, blocked)
    open_match = await lobby.create("ann", NewMatch(game=GAME, opponent=AnyOpponent()))
    private = await lobby.create("ann", NewMatch(game=GAME, opponent=InvitedOpponent()))
    assert (await lobby.challenges("bob")).matches == []
    assert [one.id for one in (await lobby.challenges("cid")).matches] == [open_match.id]
    with pytest.raises(SeatTaken):
        await lobby.join("bob", open_match.id)
    with pytest.raises(NoSuchInvite):
        await lobby.invitation(private.invite or "", "bob")
    with pytest.raises(NoSuchInvite):
        await lobby.join("bob", private.id, private.invite)
    assert (await lobby.invitation(private.invite or "", "cid")).id == private.id
    await lobby.join("cid", open_match.id)


async def test_a_block_that_is_made_while_somebody_joins_holds_in_the_match(blocking: Blocking) -> None:
    lobby = blocking.services.lobby
    created = await lobby.create("ann", NewMatch(game=GAME, opponent=AnyOpponent(), seat="king"))

    async def blocks_meanwhile(account: str) -> tuple[str, ...]:
        await blocking.block("ann", "bob")
        return ()

    lobby.kept_from = blocks_meanwhile
    await lobby.join("bob", created.id)
    assert (await blocking.services.live_matches.get(created.id)).blocking == {"king"}


async def test_the_list_of_blocked_players_has_ids_that_unblock(blocking: Blocking) -> None:
    await blocking.blocks.add("ann", "bob")
    await blocking.blocks.add("ann", "bob")
    (listed,) = await blocking.blocks.of("ann")
    assert listed.identity.kind == "guest"
    assert "bob" not in listed.id
    with pytest.raises(NoSuchBlock) as refused:
        await blocking.blocks.remove("cid", listed.id)
    check_error(refused.value)
    await blocking.blocks.remove("ann", listed.id)
    assert await blocking.blocks.of("ann") == []
    assert await blocking.blocks.kept_from("bob") == set()


async def test_nobody_blocks_themselves_or_more_players_than_allowed(blocking: Blocking) -> None:
    assert await refusal(blocking.blocks.add("ann", "ann")) == "block-oneself"
    await blocking.blocks.add("ann", "bob")
    await blocking.blocks.add("ann", "cid")
    with pytest.raises(TooMany) as refused:
        await blocking.blocks.add("ann", "dan")
    assert (refused.value.limit, refused.value.reason) == ("block.people", "too-many-blocks")
