"""What people do with their accounts over HTTP, and what they can look up of each other."""

from __future__ import annotations

from contextlib import suppress

from regalia.services.errors import NoSuchSession
from regalia.services.leaderboards import Board
from regalia.services.limits import Kind
from regalia.services.profiles import PAGE, Page, Profile
from regalia.services.public_identity import face_of
from regalia.web.messages import (
    ChangePassword,
    DeleteAccount,
    Done,
    Me,
    Recover,
    Register,
    Registered,
    Rename,
    SignIn,
)
from regalia.web.request_context import Call, whole_number


async def who_am_i(call: Call[None]) -> Me:
    """Who is asking: nobody yet, a guest, or somebody with a name."""
    return Me(face=face_of(call.account) if call.account else None)


async def become_guest(call: Call[None]) -> Me:
    """Be somebody: a guest, unless there is an account already. The socket needs one."""
    return Me(face=face_of(await call.known_or_guest()))


async def register(call: Call[Register]) -> Registered:
    """Choose a name and a password. The games of the guest that one was stay one's own."""
    call.count(Kind.REGISTER)
    account = await call.known_or_guest()
    done = await call.house.accounts.register(account.id, name=call.body.name, password=call.body.password)
    await call.log_in_alone(done.account)
    call.house.faces.note(done.account)
    return Registered(face=face_of(done.account), recovery=done.code)


async def rename(call: Call[Rename]) -> Me:
    """Choose another name. The old one is free again; games, ratings and sessions stay."""
    account = call.known()
    call.count(Kind.REGISTER, account.id)
    body = call.body
    renamed = await call.house.accounts.rename(account.id, name=body.name, password=body.password)
    call.house.faces.note(renamed)
    return Me(face=face_of(renamed))


async def change_password(call: Call[ChangePassword]) -> Me:
    """Choose another password. All other sessions end."""
    account = call.known()
    with call.proof():
        changed = await call.house.accounts.change_password(account.id, old=call.body.old, new=call.body.new)
    await call.log_in_alone(changed)
    return Me(face=face_of(changed))


async def delete_account(call: Call[DeleteAccount]) -> Done:
    """Delete the account: the name is free again, and the games are played by nobody in particular.

    Games that are not over end: the opponents win what has been played, the rest is aborted.
    """
    account = call.known()
    with call.proof():
        deleted = await call.house.accounts.delete(account.id, password=call.body.password)
    call.leaves = True
    await call.house.live_matches.end_matches_of(account.id)
    call.house.news.lobby_changed()
    call.house.faces.forget(account.id)
    call.house.sockets.sign_out(account.id)
    await call.house.sessions.end_older(deleted)
    return Done()


async def sign_in(call: Call[SignIn]) -> Me:
    """Sign in with a name and its password."""
    with await call.attempt(Kind.SIGN_IN, call.body.name):
        account = await call.house.accounts.sign_in(call.body.name, call.body.password)
    await call.log_in(account)
    return Me(face=face_of(account))


async def sign_out(call: Call[None]) -> Done:
    """End this session and close its sockets. A guest who does is gone for good."""
    call.leaves = True
    if call.visit is not None:
        with suppress(NoSuchSession):  # another tab was quicker
            await call.house.sessions.end(call.visit.account.id, call.visit.session.id)
    return Done()


async def recover(call: Call[Recover]) -> Registered:
    """Choose a new password with the recovery code, which is spent; there is a new one. All sessions end."""
    body = call.body
    with await call.attempt(Kind.RECOVERY, body.name):
        done = await call.house.accounts.recover(body.name, code=body.code, password=body.password)
    await call.log_in_alone(done.account)
    return Registered(face=face_of(done.account), recovery=done.code)


async def profile(call: Call[None]) -> Profile:
    """Somebody by name, or a level of the computer (`level-5`): how they fare in each seat, their ratings."""
    return await call.house.profiles.profile(await call.house.profiles.holder(call.part("name")))


async def history(call: Call[None]) -> Page:
    """The matches that somebody has finished, the newest first.

    Private matches and those against the computer are listed to their own players alone.
    """
    holder = await call.house.profiles.holder(call.part("name"))
    before, limit = number(call, "before"), number(call, "limit")
    asker = call.account.id if call.account else None
    size = PAGE if limit is None else limit
    return await call.house.profiles.history(holder, asker=asker, before=before, limit=size)


async def leaderboard(call: Call[None]) -> Board:
    """Who is best in a seat of a game, levels of the computer among them."""
    after, limit = number(call, "after"), number(call, "limit")
    return await call.house.leaderboards.board(
        call.part("game"), call.part("seat"), after=after, limit=PAGE if limit is None else limit
    )


def number(call: Call[None], name: str) -> int | None:
    """A number after the question mark. Raises: BadField."""
    text = call.query(name)
    return None if text is None else whole_number(text, name)
