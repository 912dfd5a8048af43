"""The cookie: who is asking, and who only says so."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.services.sessions import MAX_AGE, RENEW_AFTER, Sessions
from tests.services.people import MemoryAccounts, People


def test_a_cookie_says_whose_it_is() -> None:
    async def play() -> None:
        people = People()
        guest = await people.accounts.guest()
        value = people.sessions.issue(guest)
        assert await people.sessions.who(value) == guest
        named = (await people.accounts.register(guest.id, name="Anna", password="correct horse")).account
        assert await people.sessions.who(value) == named, "the same account, under its name"

    asyncio.run(play())


def test_what_ends_sessions_ends_them_all() -> None:
    async def play() -> None:
        people = People()
        account = await people.named("Anna", "correct horse")
        values = [people.sessions.issue(account)]
        account = await people.accounts.sign_out_everywhere(account.id)
        values.append(people.sessions.issue(account))
        account = await people.accounts.change_password(account.id, old="correct horse", new="battery staple")
        values.append(people.sessions.issue(account))
        assert [await people.sessions.who(value) for value in values] == [None, None, account]
        await people.accounts.delete(account.id, password="battery staple")
        assert await people.sessions.who(values[2]) is None

    asyncio.run(play())


def test_a_session_ends_by_itself_and_is_renewed_by_coming_back() -> None:
    async def play() -> None:
        people = People()
        guest = await people.accounts.guest()
        value = people.sessions.issue(guest)
        assert people.sessions.renewed(value, guest) is None
        people.clock.ms += RENEW_AFTER * 1000
        fresh = people.sessions.renewed(value, guest)
        people.clock.ms += (MAX_AGE - RENEW_AFTER + 1) * 1000
        assert await people.sessions.who(value) is None
        assert people.sessions.renewed(value, guest) is None
        assert await people.sessions.who(fresh) == guest

    asyncio.run(play())


def test_a_cookie_of_the_future_is_none() -> None:
    async def play() -> None:
        people = People()
        value = people.sessions.issue(await people.accounts.guest())
        people.clock.ms -= 3_600_000
        assert await people.sessions.who(value) is None

    asyncio.run(play())


def test_any_changed_character_makes_a_cookie_worthless() -> None:
    async def play() -> None:
        people = People()
        value = people.sessions.issue(await people.accounts.guest())
        for place in range(len(value) - 1):  # the last one has bits that mean nothing
            other = "A" if value[place] != "A" else "B"
            assert people.sessions.read(value[:place] + other + value[place + 1 :]) is None

    asyncio.run(play())


def test_a_cookie_of_another_server_is_worthless() -> None:
    async def play() -> None:
        people = People()
        guest = await people.accounts.guest()
        foreign = Sessions("another key", people.store, people.clock).issue(guest)
        assert await people.sessions.who(foreign) is None

    asyncio.run(play())


def test_the_key_is_made_once_and_kept() -> None:
    async def play() -> None:
        store = MemoryAccounts()
        people = People(accounts=store)
        first = await Sessions.open(store, people.clock)
        value = first.issue(await people.accounts.guest())
        again = await Sessions.open(store, people.clock)
        assert await again.who(value) is not None
        assert len(store.secrets["session-key"]) == 64

    asyncio.run(play())


@given(st.one_of(st.text(), st.binary(), st.none(), st.integers(), st.from_regex(r"[\w.\-]{1,80}")))
def test_whatever_is_sent_for_a_cookie_is_as_good_as_none(value: object) -> None:
    assert asyncio.run(People().sessions.who(value)) is None


@pytest.mark.parametrize("payload", [None, [], ["a", "b", "c"], {"account": "a"}, ["a", 1, 10**30], "a"])
def test_what_is_signed_and_makes_no_sense_is_none(payload: object) -> None:
    sessions = People().sessions
    assert sessions.read(sessions._serializer.dumps(payload)) is None
