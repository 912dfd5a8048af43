"""HTTP handlers of sessions: listing and ending them."""

from __future__ import annotations

from regalia.services.people.ports import Session
from regalia.web.messages.people import Done, SessionInfo, SessionList
from regalia.web.request_context import RequestContext


async def list_sessions(request: RequestContext[None]) -> SessionList:
    """The browsers in which the account is logged in, the most recently used first."""
    account = request.require_account()
    online = {connection.session for connection in request.server.sockets}
    own = request.authentication.session.id if request.authentication else ""
    found = await request.server.sessions.of(account)
    return SessionList(
        sessions=[info(each, current=each.id == own, online=each.id in online) for each in found]
    )


async def end_session(request: RequestContext[None]) -> Done:
    """End one session of the account and close its sockets; for the own session the same as signing out."""
    account, session = request.require_account(), request.path_param("session")
    await request.server.sessions.end(account.id, session)
    request.clears_session = (
        request.authentication is not None and request.authentication.session.id == session
    )
    return Done()


async def sign_out_everywhere(request: RequestContext[None]) -> Done:
    """End all sessions of the account, this one included, and close their sockets."""
    account = await request.server.accounts.sign_out_everywhere(request.require_account().id)
    request.clears_session = True
    request.server.sockets.close_account(account.id)
    await request.server.sessions.end_older(account)
    return Done()


def info(session: Session, *, current: bool, online: bool) -> SessionInfo:
    """Returns a session as its owner sees it."""
    return SessionInfo(
        id=session.id,
        current=current,
        online=online,
        browser=session.browser,
        system=session.system,
        created=session.created,
        used=session.used,
    )
