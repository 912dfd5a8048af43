"""Sessions: started, found, listed, ended; and cookies of version 0.1, which are exchanged once."""

import asyncio
from collections.abc import Collection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.services.errors import NoSuchSession
from regalia.services.people.legacy_cookies import MAX_AGE, LegacyCookies
from regalia.services.people.ports import Account, Session
from regalia.services.people.sessions import GRACE, HOUR, TOUCH_EVERY, SessionLimits, Sessions
from tests.support.memory_stores import MemoryAccounts, MemorySessions
from tests.support.people import DAY, KEY, PeopleServices, legacy_cookie

FEW = SessionLimits(idle_days=10, days=30, most=3)


@pytest.mark.anyio
async def test_a_cookie_belongs_to_the_session_it_was_set_for() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    value = await people.token(guest)
    assert await people.who(value) == guest
    assert await people.who(value + "x") is None


@pytest.mark.anyio
async def test_the_store_holds_no_token() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    value = await people.token(guest)
    (stored,) = await people.browsers.of(guest.id)
    assert value not in str(stored)


@pytest.mark.anyio
async def test_a_new_session_ends_the_one_that_it_replaces() -> None:
    people = PeopleServices()
    guest, anna = await people.accounts.guest(), await people.named("Anna")
    before = await people.sessions.start(guest)
    after = await people.sessions.start(anna, replaces=before.session)
    assert await people.who(before.cookie) is None
    assert await people.who(after.cookie) == anna


@pytest.mark.anyio
async def test_a_guests_cookie_does_not_survive_registration() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    planted = await people.token(guest)
    assert await people.who(planted) == guest
    await people.accounts.register(guest.id, name="Anna", password="correct horse")
    assert await people.who(planted) is None


@pytest.mark.anyio
async def test_a_new_password_signing_out_everywhere_and_deletion_end_all_sessions() -> None:
    people = PeopleServices()
    account = await people.named("Anna", "correct horse")
    values = [await people.token(account)]
    account = await people.accounts.sign_out_everywhere(account.id)
    values.append(await people.token(account))
    account = await people.accounts.change_password(account.id, old="correct horse", new="battery staple")
    values.append(await people.token(account))
    assert [await people.who(value) for value in values] == [None, None, account]
    await people.accounts.delete(account.id, password="battery staple")
    assert await people.who(values[2]) is None


@pytest.mark.anyio
async def test_a_changed_name_is_seen_at_once_in_every_session() -> None:
    people = PeopleServices()
    anna = await people.named("Anna")
    value = await people.token(anna)
    await people.who(value)
    clara = await people.accounts.rename(anna.id, name="Clara", password="correct horse")
    assert await people.who(value) == clara


@pytest.mark.anyio
async def test_sessions_are_listed_with_their_browser_the_latest_first() -> None:
    people = PeopleServices()
    anna = await people.named("Anna")
    await people.token(anna, "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0")
    people.clock.ms += HOUR
    await people.token(anna, "curl/8")
    listed = [(one.browser, one.system) for one in await people.sessions.of(anna)]
    assert listed == [(None, None), ("Firefox", "Linux")]


@pytest.mark.anyio
async def test_a_session_that_is_ended_is_gone_at_once_and_whoever_watches_is_told() -> None:
    people = PeopleServices()
    told: list[Collection[str]] = []
    people.sessions.ended = told.append
    anna = await people.named("Anna")
    one, other = [await people.sessions.start(anna) for _ in range(2)]
    assert await people.who(one.cookie) == anna
    told.clear()
    await people.sessions.end(anna.id, one.session.id)
    assert [list(ids) for ids in told] == [[one.session.id]]
    assert await people.who(one.cookie) is None
    assert await people.who(other.cookie) == anna


@pytest.mark.anyio
async def test_nobody_ends_the_session_of_somebody_else() -> None:
    people = PeopleServices()
    anna, berta = await people.named("Anna"), await people.named("Berta")
    visit = await people.sessions.start(anna)
    for session in (visit.session.id, "", "nonsense", visit.session.token):
        with pytest.raises(NoSuchSession):
            await people.sessions.end(berta.id, session)
    assert await people.who(visit.cookie) == anna


@pytest.mark.anyio
async def test_beyond_the_cap_the_least_recently_used_session_ends() -> None:
    people = PeopleServices(limits=FEW)
    anna = await people.named("Anna")
    values = []
    for _ in range(3):
        values.append(await people.token(anna))
        people.clock.ms += 2 * HOUR
    assert await people.who(values[0]) == anna, "now it is the last one used"
    values.append(await people.token(anna))
    assert [await people.who(value) is not None for value in values] == [True, False, True, True]


# Time.


@pytest.mark.anyio
async def test_a_session_ends_when_it_is_not_used_and_lasts_while_it_is() -> None:
    people = PeopleServices(limits=FEW)
    guest = await people.accounts.guest()
    used, idle = await people.token(guest), await people.token(guest)
    for _ in range(50):  # longer than any session of a named account
        people.clock.ms += 9 * DAY
        assert await people.who(used) == guest
    assert await people.who(idle) is None
    people.clock.ms += 10 * DAY + 1
    assert await people.who(used) is None


@pytest.mark.anyio
async def test_a_session_of_a_named_account_has_an_end_and_that_of_a_guest_has_none() -> None:
    people = PeopleServices(limits=FEW)
    anna, guest = await people.named("Anna"), await people.accounts.guest()
    values = [await people.token(anna), await people.token(guest)]
    for _ in range(4):
        people.clock.ms += 8 * DAY
        found = [await people.who(value) for value in values]
    assert found == [None, guest]


@pytest.mark.anyio
async def test_the_time_of_the_last_use_is_written_once_an_hour_and_the_cookie_set_anew() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    value = await people.token(guest)
    people.clock.ms += TOUCH_EVERY - 1
    first = await people.sessions.authenticate(value)
    people.clock.ms += 1
    second, third = [await people.sessions.authenticate(value) for _ in range(2)]
    assert [visit and visit.cookie for visit in (first, second, third)] == [None, value, None]
    assert (await people.browsers.of(guest.id))[0].used == people.clock.ms


@pytest.mark.anyio
@pytest.mark.parametrize("back", [10 * 60 * 1000, 5 * HOUR, 400 * DAY])
async def test_a_clock_that_is_set_back_loses_nobody(back: int) -> None:
    people = PeopleServices()
    guest, other = await people.accounts.guest(), await people.accounts.guest()
    value, old = await people.token(guest), legacy_cookie(other, issued=people.clock.ms)
    people.clock.ms -= back
    assert await people.who(value) == guest
    assert await people.who(old) == other
    assert await people.sessions.purge() == 0
    (stored,) = await people.browsers.of(guest.id)
    assert max(stored.created, stored.used) <= people.clock.ms, "its age counts from now on"


@pytest.mark.anyio
async def test_expired_sessions_are_purged_but_not_those_with_an_open_connection() -> None:
    people = PeopleServices(limits=FEW)
    guest = await people.accounts.guest()
    open_one, closed = [await people.sessions.start(guest) for _ in range(2)]
    people.clock.ms += 11 * DAY
    assert await people.sessions.purge({open_one.session.id}) == 1
    assert await people.who(open_one.cookie) == guest
    assert await people.who(closed.cookie) is None


# The cache.


@pytest.mark.anyio
async def test_a_session_is_read_from_the_store_once() -> None:
    people = PeopleServices()
    value = await people.token(await people.accounts.guest())
    for _ in range(5):
        await people.who(value)
    assert isinstance(people.browsers, MemorySessions)
    assert people.browsers.finds == 1


@pytest.mark.anyio
async def test_a_session_that_ends_while_it_is_read_is_not_cached() -> None:
    class Slow(MemorySessions):
        """Ends the session after it was read, and before the reader knows."""

        sessions: Sessions

        async def find(self, token: str) -> tuple[Session, Account] | None:
            found = await super().find(token)
            if found is not None:
                await self.sessions.end(found[1].id, found[0].id)
            return found

    accounts = MemoryAccounts()
    store = Slow(accounts)
    people = PeopleServices(accounts, sessions=store)
    store.sessions = people.sessions
    value = await people.token(await people.accounts.guest())
    assert await people.who(value) is None


@pytest.mark.anyio
async def test_a_full_disk_ends_no_session() -> None:
    class Full(MemorySessions):
        """Cannot write."""

        async def touch(self, ids: object, *, at: int) -> None:
            raise OSError("no space left on device")

    accounts = MemoryAccounts()
    people = PeopleServices(accounts, sessions=Full(accounts))
    guest = await people.accounts.guest()
    value = await people.token(guest)
    people.clock.ms += DAY
    assert await people.who(value) == guest


# Cookies of version 0.1.


@pytest.mark.anyio
async def test_a_cookie_of_0_1_is_exchanged_for_a_session_and_the_guest_keeps_the_account() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    visit = await people.sessions.authenticate(legacy_cookie(guest, issued=people.clock.ms - 90 * DAY))
    assert visit is not None
    assert visit.account == guest
    assert await people.who(visit.cookie) == guest


@pytest.mark.anyio
async def test_a_cookie_of_0_1_works_once_but_for_a_short_grace_in_which_it_gives_the_same_session() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    old = legacy_cookie(guest, issued=people.clock.ms)
    first = await people.sessions.authenticate(old)
    people.clock.ms += GRACE
    again = await people.sessions.authenticate(old)  # the first response was lost
    people.clock.ms += 1
    assert first is not None
    assert again is not None
    assert (first.cookie, first.session) == (again.cookie, again.session)
    assert await people.sessions.authenticate(old) is None
    assert await people.who(first.cookie) == guest


@pytest.mark.anyio
async def test_a_cookie_of_0_1_cannot_be_exchanged_again_by_another_spelling_of_it() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    old = legacy_cookie(guest, issued=people.clock.ms)
    await people.sessions.authenticate(old)
    people.clock.ms += GRACE + 1
    spellings = [
        old[:-1] + last for last in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    ]
    read = [one for one in spellings if LegacyCookies(KEY).read(one, now=people.clock.ms)]
    assert len(read) > 1, "the last character has bits that mean nothing"
    assert [await people.sessions.authenticate(one) for one in read] == [None] * len(read)


@pytest.mark.anyio
async def test_who_has_logged_out_is_not_let_in_again_by_the_cookie_of_0_1() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    old = legacy_cookie(guest, issued=people.clock.ms)
    visit = await people.sessions.authenticate(old)
    assert visit is not None
    await people.sessions.end(guest.id, visit.session.id)
    assert await people.sessions.authenticate(old) is None


@pytest.mark.anyio
async def test_many_requests_at_once_with_a_cookie_of_0_1_get_one_session() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    old = legacy_cookie(guest, issued=people.clock.ms)
    visits = await asyncio.gather(*(people.sessions.authenticate(old) for _ in range(5)))
    assert len({visit.cookie for visit in visits if visit}) == 1
    assert len(await people.browsers.of(guest.id)) == 1


@pytest.mark.anyio
async def test_an_old_cookie_that_has_expired_or_was_ended_is_worthless() -> None:
    people = PeopleServices()
    anna = await people.named("Anna")
    expired = legacy_cookie(anna, issued=people.clock.ms - MAX_AGE * 1000)
    ended = legacy_cookie(anna, issued=people.clock.ms)
    await people.accounts.sign_out_everywhere(anna.id)
    assert [await people.who(value) for value in (expired, ended)] == [None, None]


@pytest.mark.anyio
async def test_any_changed_character_makes_an_old_cookie_worthless() -> None:
    people = PeopleServices()
    cookies, guest = LegacyCookies(KEY), await people.accounts.guest()
    value = legacy_cookie(guest, issued=people.clock.ms)
    for place in range(len(value) - 1):  # the last one has bits that mean nothing
        other = "A" if value[place] != "A" else "B"
        assert cookies.read(value[:place] + other + value[place + 1 :], now=people.clock.ms) is None


@pytest.mark.anyio
async def test_an_old_cookie_of_another_server_is_worthless() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    foreign = legacy_cookie(guest, issued=people.clock.ms, key="another key")
    assert await people.who(foreign) is None


@pytest.mark.anyio
@settings(deadline=None)
@given(st.one_of(st.text(), st.binary(), st.none(), st.integers(), st.from_regex(r"[\w.\-]{1,80}")))
async def test_whatever_is_sent_for_a_cookie_is_as_good_as_none(value: object) -> None:
    assert await PeopleServices().sessions.authenticate(value) is None


@pytest.mark.anyio
@pytest.mark.parametrize("payload", [[], ["a", "b", "c"], {"account": "a"}, ["a", 1, 10**30], "a"])
async def test_what_is_signed_and_makes_no_sense_is_none(payload: object) -> None:
    people = PeopleServices()
    value = legacy_cookie(await people.accounts.guest(), issued=0, payload=payload)
    assert await people.who(value) is None
