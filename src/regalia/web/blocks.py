"""HTTP handlers of blocks between players."""

from __future__ import annotations

from regalia.services.limits import LimitKind
from regalia.web.messages.people import Done
from regalia.web.messages.reports import BlockedPlayer, BlockList, BlockPlayer
from regalia.web.player_references import referenced_account
from regalia.web.request_context import RequestContext


async def list_blocks(request: RequestContext[None]) -> BlockList:
    """The players whom the account has blocked, the latest first."""
    found = await request.server.blocks.of(request.require_account().id)
    return BlockList(blocks=[BlockedPlayer(id=each.id, identity=each.identity, at=each.at) for each in found])


async def block_player(request: RequestContext[BlockPlayer]) -> Done:
    """Block a player: no chat between both, no joining of each other's matches, no rematch.

    The other one is not told.
    """
    account = request.require_account()
    await request.admit(LimitKind.BLOCK)
    blocked = await referenced_account(request.server, request.body)
    await request.server.blocks.add(account.id, blocked.id)
    return Done()


async def unblock_player(request: RequestContext[None]) -> Done:
    """Remove a block, by its id in the list."""
    account = request.require_account()
    await request.admit(LimitKind.BLOCK)
    await request.server.blocks.remove(account.id, request.path_param("block"))
    return Done()
