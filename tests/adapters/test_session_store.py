"""Sessions in SQLite: they survive a restart, and end with their account."""

from pathlib import Path

import pytest
from sqlalchemy import delete

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.people_schema import accounts
from regalia.adapters.session_store import SqlSessionStore
from tests.support import stores
from tests.support.people import PeopleServices, legacy_cookie


@pytest.mark.anyio
async def test_sessions_outlive_the_server(tmp_path: Path) -> None:
    with stores.sqlite(tmp_path) as store:
        people = store.people()
        guest, other = await people.accounts.guest(), await people.accounts.guest()
        exchanged = await people.sessions.authenticate(legacy_cookie(other, issued=people.clock.ms))
        assert exchanged is not None
        cookies = [await people.token(guest), exchanged.cookie]
    with stores.sqlite(tmp_path) as store:
        people = store.people()
        assert [await people.who(cookie) for cookie in cookies] == [guest, other]


@pytest.mark.anyio
async def test_a_row_of_an_account_that_is_deleted_takes_the_sessions_along(tmp_path: Path) -> None:
    with stores.opened(tmp_path / "regalia.sqlite3") as writer:
        people = PeopleServices(
            SqlAccountStore(writer.engine, writer), sessions=SqlSessionStore(writer.engine, writer)
        )
        guest = await people.accounts.guest()
        await people.token(guest)
        await writer.write(lambda connection: connection.execute(delete(accounts)))
        assert await people.browsers.of(guest.id) == []
