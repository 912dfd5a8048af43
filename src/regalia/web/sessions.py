"""The sessions of an account over HTTP: which browsers are logged in, and logging them out."""

from __future__ import annotations

from regalia.services.people_ports import Session
from regalia.web.messages import Done, SessionInfo, SessionList
from regalia.web.request_context import Call


async def list_sessions(call: Call[None]) -> SessionList:
    """The browsers in which the account is logged in, the most recently used first."""
    account = call.known()
    online = {connection.session for connection in call.house.sockets}
    own = call.visit.session.id if call.visit else ""
    found = await call.house.sessions.of(account)
    return SessionList(
        sessions=[info(each, current=each.id == own, online=each.id in online) for each in found]
    )


async def end_session(call: Call[None]) -> Done:
    """End one session of the account and close its sockets; with one's own id the same as logging out."""
    account, session = call.known(), call.part("session")
    await call.house.sessions.end(account.id, session)
    call.leaves = call.visit is not None and call.visit.session.id == session
    return Done()


async def sign_out_everywhere(call: Call[None]) -> Done:
    """End all sessions of the account, this one included, and close their sockets."""
    account = await call.house.accounts.sign_out_everywhere(call.known().id)
    call.leaves = True
    call.house.sockets.sign_out(account.id)
    await call.house.sessions.end_older(account)
    return Done()


def info(session: Session, *, current: bool, online: bool) -> SessionInfo:
    """A session as its owner is shown it."""
    return SessionInfo(
        id=session.id,
        current=current,
        online=online,
        browser=session.browser,
        system=session.system,
        created=session.created,
        used=session.used,
    )
