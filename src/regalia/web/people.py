"""HTTP handlers of accounts, profiles and leaderboards."""

from __future__ import annotations

from contextlib import suppress

from regalia.services.errors import NoSuchSession
from regalia.services.limits import LimitKind
from regalia.services.moderation.audit import Act
from regalia.services.moderation.ports import MODERATOR
from regalia.services.people.ports import Account
from regalia.services.people.public_identity import identity_of
from regalia.services.ratings.leaderboards import LeaderboardPage
from regalia.services.ratings.profiles import PAGE_SIZE, HistoryPage, Profile
from regalia.web.messages.matches import PageQuery
from regalia.web.messages.people import (
    ChangePassword,
    DeleteAccount,
    Done,
    HistoryQuery,
    Me,
    Recover,
    Register,
    Registered,
    Rename,
    SignIn,
)
from regalia.web.request_context import RequestContext


async def get_me(request: RequestContext[None]) -> Me:
    """The account of the request: none, a guest, or a named one."""
    return me(request.account)


async def create_guest(request: RequestContext[None]) -> Me:
    """Create a guest, unless there is an account already. The socket needs one."""
    return me(await request.account_or_guest())


async def register(request: RequestContext[Register]) -> Registered:
    """Choose a name and a password. The guest's games are kept."""
    await request.admit(LimitKind.REGISTER)
    body = request.body
    async with request.server.registration.admission(body.code):
        account = await request.account_or_guest()
        done = await request.server.accounts.register(account.id, name=body.name, password=body.password)
    await request.log_in_exclusively(done.account)
    request.record(Act.REGISTER)
    request.server.identities.update(done.account)
    return Registered(identity=identity_of(done.account), recovery=done.code)


async def rename(request: RequestContext[Rename]) -> Me:
    """Change the name. The old one becomes free; games, ratings and sessions stay."""
    account = request.require_account()
    await request.admit(LimitKind.REGISTER, account.id)
    body = request.body
    renamed = await request.server.accounts.rename(account.id, name=body.name, password=body.password)
    request.server.identities.update(renamed)
    request.record(Act.RENAME, before=account.name, after=renamed.name)
    return me(renamed)


async def change_password(request: RequestContext[ChangePassword]) -> Me:
    """Change the password. All other sessions end."""
    account = request.require_account()
    async with await request.password_attempt():
        changed = await request.server.accounts.change_password(
            account.id, old=request.body.old, new=request.body.new
        )
    await request.log_in_exclusively(changed)
    request.record(Act.CHANGE_PASSWORD)
    return me(changed)


async def delete_account(request: RequestContext[DeleteAccount]) -> Done:
    """Delete the account: the name becomes free, and the games stay without a name.

    Unfinished games end: the opponents win those that have been played, the rest is aborted.
    """
    account = request.require_account()
    async with await request.password_attempt():
        deleted = await request.server.accounts.delete(account.id, password=request.body.password)
    request.clears_session = True
    request.record(Act.DELETE)
    await request.server.live_matches.end_matches_of(account.id)
    request.server.lobby_changed()
    request.server.identities.remove(account.id)
    request.server.sockets.close_account(account.id)
    await request.server.sessions.end_older(deleted)
    return Done()


async def sign_in(request: RequestContext[SignIn]) -> Me:
    """Sign in with a name and its password. A banned account is told until when it is banned, and why."""
    async with await request.login_attempt(LimitKind.SIGN_IN, request.body.name):
        account = await request.server.accounts.sign_in(request.body.name, request.body.password)
    await request.check_not_banned(account)
    await request.log_in(account)
    request.record(Act.SIGN_IN)
    return me(account)


async def sign_out(request: RequestContext[None]) -> Done:
    """End this session and close its sockets. A guest account cannot be used again then."""
    request.clears_session = True
    if request.authentication is not None:
        with suppress(NoSuchSession):  # another tab has ended it
            await request.server.sessions.end(
                request.authentication.account.id, request.authentication.session.id
            )
    return Done()


async def recover_account(request: RequestContext[Recover]) -> Registered:
    """Choose a new password with the recovery code, and get a new code. All sessions end."""
    body = request.body
    async with await request.login_attempt(LimitKind.RECOVERY, body.name):
        done = await request.server.accounts.recover(body.name, code=body.code, password=body.password)
    request.record(Act.RECOVERY, account=done.account.id)
    await request.check_not_banned(done.account)
    await request.log_in_exclusively(done.account)
    return Registered(identity=identity_of(done.account), recovery=done.code)


async def get_profile(request: RequestContext[None]) -> Profile:
    """The profile of a name, or of a level of the computer (`level-5`): results and ratings in each seat."""
    return await request.server.profiles.profile(
        await request.server.profiles.holder(request.path_param("name"))
    )


async def list_played_matches(request: RequestContext[None]) -> HistoryPage:
    """The finished matches of a player, the newest first.

    Private matches and matches against the computer are only listed to their own players.
    """
    holder = await request.server.profiles.holder(request.path_param("name"))
    query = request.query(HistoryQuery)
    asker = request.account.id if request.account else None
    size = PAGE_SIZE if query.limit is None else query.limit
    return await request.server.profiles.history(holder, asker=asker, before=query.before, limit=size)


async def get_leaderboard(request: RequestContext[None]) -> LeaderboardPage:
    """The leaderboard of a seat of a game, with levels of the computer."""
    query = request.query(PageQuery)
    return await request.server.leaderboards.board(
        request.path_param("game"),
        request.path_param("seat"),
        after=query.after,
        limit=PAGE_SIZE if query.limit is None else query.limit,
    )


def me(account: Account | None) -> Me:
    """Returns what a browser knows of its own account."""
    if account is None:
        return Me()
    return Me(identity=identity_of(account), moderator=account.role == MODERATOR)
