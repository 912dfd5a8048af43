"""The contract of the store ports, which every store keeps: the one in memory, SQLite."""

from __future__ import annotations

import asyncio

import pytest

from regalia.services.errors import (
    NameTaken,
    NoSuchInvite,
    NoSuchMatch,
    ServiceError,
    StaleTurn,
    WrongPassword,
)
from regalia.services.matches.commands import Resign
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Person
from regalia.services.matches.ports import LogAppend, MatchInsert, Outage, Summary
from regalia.services.people.accounts import DAY, GuestLifetimes
from regalia.services.people.ports import Account
from regalia.services.people.sessions import GRACE, SessionLimits
from regalia.services.ratings.ratings import rate_function, results_of
from tests.support.finished_matches import GAME, finished, over
from tests.support.people import COCO_IN_CYRILLIC, legacy_cookie
from tests.support.scripted_match import KING, PICK, ScriptedMatch, match_settings
from tests.support.stores import Store

pytestmark = pytest.mark.anyio
FEW = SessionLimits(idle_days=10, days=30, most=3)


def insert_of(scripted: ScriptedMatch) -> MatchInsert:
    """Returns the row of a match with its log."""
    match = scripted.match
    return MatchInsert(match.settings, list(match.log), match.summary())


def insert_of_summary(summary: Summary) -> MatchInsert:
    """Returns the row of a match of which only the summary matters."""
    return MatchInsert(match_settings(id=summary.id, kind=summary.kind), [], summary)


def named(account: str) -> Account:
    """Returns an account with a name."""
    return Account(id=account, since=0, name=account, key=account, looks=account)


# Matches.


async def test_a_match_is_loaded_with_the_entries_that_were_appended(store: Store) -> None:
    scripted = ScriptedMatch(match_settings(invite="token", kind="invite"))
    await store.matches.insert(insert_of(scripted))
    await store.matches.append(LogAppend("match", scripted.act(PICK).entries, scripted.match.summary()))
    settings, entries = await store.matches.load("match")
    assert settings == scripted.match.settings
    assert entries == scripted.match.log
    assert Match.replay(settings, entries).game.position() == scripted.match.game.position()
    assert await store.matches.match_of_invite("token") == "match"


async def test_of_two_writers_of_one_number_one_is_refused(store: Store) -> None:
    first, second = ScriptedMatch(), ScriptedMatch()
    await store.matches.insert(insert_of(first))
    writes = [
        store.matches.append(LogAppend("match", one.act(PICK).entries, None)) for one in (first, second)
    ]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sorted(isinstance(result, StaleTurn) for result in results) == [False, True]
    _, entries = await store.matches.load("match")
    assert entries == first.match.log


async def test_the_new_entries_of_many_matches_are_read_at_once(store: Store) -> None:
    matches = [ScriptedMatch(match_settings(id=f"match-{number}")) for number in range(5)]
    for scripted in matches:
        await store.matches.insert(insert_of(scripted))
    seen = [scripted.match.number for scripted in matches]
    for scripted in matches[1:]:
        entries = scripted.act(PICK).entries
        await store.matches.append(LogAppend(scripted.match.id, entries, scripted.match.summary()))
    reads = (store.matches.entries_after(f"match-{number}", seen[number]) for number in range(5))
    found = await asyncio.gather(*reads, store.matches.entries_after("match-1", 0))
    assert found[0] == []
    assert (
        found[1:5]
        == [scripted.match.log[before:] for scripted, before in zip(matches, seen, strict=True)][1:]
    )
    assert found[5] == matches[1].match.log


async def test_a_match_is_not_inserted_if_its_id_or_the_entry_before_it_is_taken(store: Store) -> None:
    first, rematch = ScriptedMatch(), ScriptedMatch(match_settings(id="rematch"))
    await store.matches.insert(insert_of(first))
    with pytest.raises(StaleTurn):
        await store.matches.insert(insert_of(first))
    stale = LogAppend("match", first.match.log[-1:], None)
    with pytest.raises(StaleTurn):
        await store.matches.insert(insert_of(rematch), stale)
    with pytest.raises(NoSuchMatch):
        await store.matches.load("rematch")


async def test_a_match_or_an_invitation_that_does_not_exist_is_an_error(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        await store.matches.load("nothing")
    with pytest.raises(NoSuchInvite):
        await store.matches.match_of_invite("nothing")


async def test_lists_show_what_runs_and_what_waits(store: Store) -> None:
    waiting = Match(match_settings(id="waiting"))
    await store.matches.insert(MatchInsert(waiting.settings, [], waiting.summary()))
    await store.matches.insert(insert_of(ScriptedMatch(match_settings(id="running"))))
    lists = (
        await store.matches.challenges(most=5),
        await store.matches.running(most=5),
        await store.matches.of_account("bob", most=5),
        await store.matches.of_account("bob", most=5, status="over"),
        await store.matches.running(most=5, without="bob"),
    )
    assert [[one.id for one in found] for found in lists] == [["waiting"], ["running"], ["running"], [], []]


async def test_lists_begin_with_the_latest_match(store: Store) -> None:
    for number, created in enumerate((5, 9, 7)):
        await store.matches.insert(insert_of(ScriptedMatch(match_settings(id=f"m{number}", created=created))))
    listed = [one.id for one in await store.matches.running(most=5)]
    assert listed == ["m1", "m2", "m0"]
    assert [one.id for one in await store.matches.of_account("ann", most=1, skip=1)] == ["m2"]


async def test_unfinished_matches_of_a_deleted_account_are_found(store: Store) -> None:
    ended = ScriptedMatch(match_settings(id="over"))
    ended.execute(KING, Resign)
    await store.accounts.add(Account(id="ann", since=0))
    await store.accounts.add(Account(id="bob", since=0, deleted=True))
    await store.matches.insert(insert_of(ScriptedMatch(match_settings(id="running"))))
    await store.matches.insert(insert_of(ended))
    assert await store.matches.unfinished("bob") == ["running"]
    assert await store.matches.unfinished("eve") == []
    assert await store.matches.deleted_players() == ["bob"]


async def test_the_time_between_two_servers_is_an_outage(store: Store) -> None:
    found = []
    for start, last in ((100, 200), (900, 950), (1000, 1001)):
        await store.matches.end_outage(start)
        found.append(await store.matches.outages())
        await store.matches.heartbeat(start)
        await store.matches.heartbeat(last)
    assert found == [[], [Outage(200, 900)], [Outage(200, 900), Outage(950, 1000)]]


# Accounts.


async def test_an_account_is_found_by_its_id_and_by_its_key(store: Store) -> None:
    account = Account(id="a", since=5, name="Anna", key="anna", looks="anna", password="x", recovery="y")
    await store.accounts.add(account)
    assert await store.accounts.get("a") == await store.accounts.by_key("anna") == account
    assert await store.accounts.get_many(["a", "b", "\ud800"] * 400) == {"a": account}
    assert await store.accounts.get("b") is await store.accounts.by_key("\ud800") is None
    assert await store.accounts.change("b", lambda account: account) is None


async def test_a_secret_is_made_once(store: Store) -> None:
    assert await store.accounts.secret("key", lambda: "first") == "first"
    assert await store.accounts.secret("key", lambda: "second") == "first"
    assert await store.accounts.secret("other", lambda: "second") == "second"


async def test_accounts_register_sign_in_recover_and_are_deleted(store: Store) -> None:
    people = store.people()
    guest = await people.accounts.guest()
    account, code = await people.accounts.register(guest.id, name="Coco", password="correct horse")
    assert await people.accounts.sign_in("coco", "correct horse") == account
    for name, reason in (("COCO", "name-taken"), (COCO_IN_CYRILLIC, "name-alike")):
        with pytest.raises(NameTaken) as refused:
            await people.named(name)
        assert refused.value.reason == reason
    after, _ = await people.accounts.recover("coco", code=code, password="battery staple")
    with pytest.raises(WrongPassword):
        await people.accounts.recover("coco", code=code, password="battery staple")
    assert await store.accounts.get(guest.id) == after
    await people.accounts.delete(guest.id, password="battery staple")
    assert (await people.named("Coco")).id != guest.id


async def test_of_many_who_want_a_name_at_once_one_gets_it(store: Store) -> None:
    people = store.people()
    wishes = [people.named(name) for name in ("Anna", "ANNA", "anna", "aNNa") * 3]
    done = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(one, Account) for one in done) == 1
    assert all(isinstance(one, Account | NameTaken) for one in done)


async def test_a_recovery_code_that_is_sent_twice_at_once_is_accepted_once(store: Store) -> None:
    people = store.people()
    guest = await people.accounts.guest()
    _, code = await people.accounts.register(guest.id, name="Anna", password="correct horse")
    tries = [people.accounts.recover("anna", code=code, password=f"new password {n}") for n in range(4)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, WrongPassword) for one in done) == 3


@pytest.mark.parametrize("odd", ["\ud800", "\x00", "'; drop table accounts; --", "x" * 10_000, 7])
async def test_whatever_is_looked_for_is_found_or_refused(store: Store, odd: object) -> None:
    people = store.people()
    for asked in (people.accounts.sign_in(odd, odd), people.profiles.holder(odd)):
        with pytest.raises(ServiceError):
            await asked


async def test_a_guest_without_a_match_is_deleted_after_a_month_with_the_sessions(store: Store) -> None:
    people = store.people()
    idle, player = await people.accounts.guest(), await people.accounts.guest()
    registered = await people.named("Anna", "correct horse")
    gone = await people.accounts.guest()
    await people.accounts.delete(gone.id)
    await people.token(idle)
    await store.matches.insert(insert_of(ScriptedMatch(other=Person(player.id))))
    people.clock.ms += GuestLifetimes().unused * DAY
    new = await people.accounts.guest()
    assert await people.accounts.delete_idle_guests() == 0
    assert await store.sessions.of(idle.id) != []
    people.clock.ms += 1
    assert await people.accounts.delete_idle_guests() == 1
    left = await store.accounts.get_many([one.id for one in (idle, player, registered, gone, new)])
    assert left.keys() == {player.id, registered.id, gone.id, new.id}
    assert await store.sessions.of(idle.id) == []


async def test_a_guest_that_nobody_can_use_again_is_found_a_year_after_the_last_move(store: Store) -> None:
    people = store.people()
    lost, present, named = [await people.accounts.guest() for _ in range(3)]
    await people.accounts.register(named.id, name="Anna", password="correct horse")
    await people.token(present)
    for account in (lost, present, named):
        settings = match_settings(id=account.id, created=people.clock.ms)
        await store.matches.insert(insert_of(ScriptedMatch(settings, other=Person(account.id))))
    last = (await store.matches.of_account(lost.id, most=1))[0].updated
    people.clock.ms = max(people.clock.ms, last) + GuestLifetimes().lost * DAY
    assert await people.accounts.lost_guests(most=10) == []
    people.clock.ms += 1
    assert await people.accounts.lost_guests(most=10) == [lost.id]
    await people.accounts.delete(lost.id)
    assert await people.accounts.lost_guests(most=10) == []
    assert len(await store.matches.of_account(lost.id, most=1)) == 1, "matches stay"


async def test_matches_that_wait_for_long_are_found(store: Store) -> None:
    settings = match_settings(kind="invite", invite="token")
    started = ScriptedMatch(settings)
    waiting = Match(match_settings(id="waiting", kind="invite", invite="other"))
    waiting.fold(started.match.log[0])
    await store.matches.insert(insert_of(started))
    await store.matches.insert(MatchInsert(waiting.settings, list(waiting.log), waiting.summary()))
    updated = waiting.summary().updated
    assert await store.matches.waiting_before(updated, most=10) == []
    assert await store.matches.waiting_before(updated + 1, most=10) == ["waiting"]


# Sessions.


async def test_a_session_is_found_by_its_token_and_its_use_is_recorded(store: Store) -> None:
    people = store.people(FEW)
    anna = await people.named("Anna")
    visit = await people.sessions.start(anna, agent="Firefox/1 (Android)")
    assert await store.sessions.find(visit.session.token) == (visit.session, anna)
    assert await store.sessions.of(anna.id) == [visit.session]
    assert await store.sessions.find("nobody's") is None
    people.clock.ms += DAY
    assert await people.who(visit.cookie) == anna
    assert (await store.sessions.of(anna.id))[0].used == people.clock.ms


async def test_sessions_are_capped_replaced_and_ended(store: Store) -> None:
    people = store.people(FEW)
    anna = await people.named("Anna")
    visits = []
    for _ in range(4):
        visits.append(await people.sessions.start(anna))
        people.clock.ms += 1
    assert [await people.who(visit.cookie) is not None for visit in visits] == [False, True, True, True]
    last = await people.sessions.start(anna, replaces=visits[3].session)
    await people.sessions.end(anna.id, visits[2].session.id)
    left = [visits[1].session, last.session]
    assert sorted(await people.sessions.of(anna), key=lambda one: one.used) == left
    changed = await people.accounts.sign_out_everywhere(anna.id)
    await people.sessions.end_older(changed)
    assert await store.sessions.of(anna.id) == []


async def test_an_old_cookie_is_exchanged_once_even_by_many_at_once(store: Store) -> None:
    people = store.people(FEW)
    guest = await people.accounts.guest()
    old = legacy_cookie(guest, issued=people.clock.ms)
    visits = await asyncio.gather(*(people.sessions.authenticate(old) for _ in range(5)))
    assert len({visit.cookie for visit in visits if visit}) == 1
    assert len(await store.sessions.of(guest.id)) == 1
    people.clock.ms += GRACE + 1
    assert await people.sessions.authenticate(old) is None


async def test_a_purge_deletes_what_has_expired_and_nothing_else(store: Store) -> None:
    people = store.people(FEW)
    anna, guest = await people.named("Anna"), await people.accounts.guest()
    old = legacy_cookie(guest, issued=people.clock.ms)
    assert await people.sessions.authenticate(old) is not None
    guests, annas = [await people.token(one) for one in (guest, anna)]
    for _ in range(4):
        people.clock.ms += 9 * DAY
        assert await people.who(guests) == guest
        await people.who(annas)
    kept = await store.sessions.of(guest.id)
    assert len(kept) == 2, "one of them is idle"
    assert await people.sessions.purge() == 1
    assert [one.used for one in await store.sessions.of(guest.id)] == [people.clock.ms]
    assert await store.sessions.of(anna.id) == []


# Ratings.


async def test_a_match_that_is_counted_twice_at_once_counts_once(store: Store) -> None:
    people = store.people()
    done = await asyncio.gather(*(people.ratings.record_result(finished("m1")) for _ in range(5)))
    assert all(one == done[0] for one in done)
    (standing,) = await store.ratings.standings("anna")
    assert standing.rating is not None
    assert (standing.won, standing.rating.games) == (1, 1)


async def test_finished_matches_without_a_result_are_found_until_they_are_counted(store: Store) -> None:
    people = store.people()
    summaries = [
        over("m1"),
        over("m2", updated=7),
        over("m3", kind="hotseat"),
        over("m4", status="running"),
        over("m5", reason="aborted", updated=9 * DAY),
    ]
    for summary in summaries:
        await store.matches.insert(insert_of_summary(summary))
    assert await store.ratings.uncounted() == [summaries[1], summaries[0], summaries[4]]
    await people.ratings.catch_up()
    assert await store.ratings.uncounted() == []


async def test_a_failure_while_a_match_is_counted_stores_nothing(store: Store) -> None:
    match = finished("m1")

    def fail(_: object) -> list[None]:
        raise RuntimeError("no rating")

    with pytest.raises(RuntimeError, match="no rating"):
        await store.ratings.record(results_of(match), fail)
    assert await store.ratings.standings("anna") == []
    rate = rate_function(match, {"king": 1.0, "assassins": 1.0})
    assert len(await store.ratings.record(results_of(match), rate)) == 2


async def test_private_and_computer_matches_are_in_the_history_for_their_players_alone(store: Store) -> None:
    people = store.people()
    for match, kind in (("m1", "open"), ("m2", "invite"), ("m3", "computer")):
        await store.matches.insert(insert_of_summary(over(match, kind=kind)))
    await people.ratings.record_result(finished("m1"))
    await people.ratings.record_result(finished("m2"))
    await people.ratings.record_result(finished("m3", holders={"king": "anna", "assassins": "level-2"}))
    listed = {}
    for holder, asker in (("anna", "anna"), ("anna", "berta"), ("anna", None), ("level-2", "eve")):
        page = await people.profiles.history(holder, asker=asker)
        listed[holder, asker] = [one.match for one in page.matches]
    assert [*listed.values()] == [["m3", "m2", "m1"], ["m2", "m1"], ["m1"], []]


async def test_guests_are_no_opponents_for_a_leaderboard_rank(store: Store) -> None:
    people = store.people()
    guests = ("guest-1", "guest-2", "guest-3")
    for account in ("anna", "berta", "cleo"):
        await store.accounts.add(named(account))
    for account in guests:
        await store.accounts.add(Account(id=account, since=0))
    for number, other in enumerate(("berta", "cleo", "level-1", *guests)):
        await people.ratings.record_result(
            finished(f"m{number}", holders={"king": "anna", "assassins": other}, at=people.clock.ms)
        )
    ranked = store.ratings.ranked
    assert "anna" in await ranked(GAME, "king", games=5, opponents=3, most=10)
    assert "anna" not in await ranked(GAME, "king", games=5, opponents=4, most=10)
