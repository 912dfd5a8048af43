"""Acts of operators and moderators on a real database: what they change, and that each is in the audit log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from regalia.core.errors import BadField
from regalia.services.errors import (
    MatchOver,
    NoSuchAccount,
    NoSuchMatch,
    NoSuchMoment,
    NoSuchReport,
    NoSuchRestriction,
    NotAllowedNow,
    Restricted,
)
from regalia.services.matches.commands import Act, Resign, Say
from regalia.services.matches.creation import AnyOpponent, NewMatch
from regalia.services.matches.ports import Damage
from regalia.services.moderation import operator_requests as requests
from regalia.services.moderation.ports import OPERATOR
from regalia.services.people.ports import Account
from regalia.web.wiring import ServerContext
from tests.support.moderation import (
    DATABASES,
    KH,
    acts_in_audit,
    add_account,
    match_of_two,
    new_database,
    opened,
    report_of,
)
from tests.support.scripted_match import PICK

pytestmark = pytest.mark.anyio
DAY = 24 * 3600 * 1000
OPEN_MATCH = NewMatch(game=KH, opponent=AnyOpponent())


@pytest.fixture(params=DATABASES)
async def context(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ServerContext]:
    """The parts of a server on an empty database of each kind, with Ann, Bob and a moderator."""
    async with opened(new_database(request.param, tmp_path)) as context:
        await add_account(context, "ann")
        await add_account(context, "bob")
        await add_account(context, "kay", role="moderator")
        yield context


async def account(context: ServerContext, name: str) -> Account:
    found = await context.store.accounts.get(name)
    assert found is not None
    return found


async def signed_in(context: ServerContext, name: str) -> str:
    """Returns the cookie of a new session."""
    return str((await context.sessions.start(await account(context, name))).cookie)


# Accounts.


async def test_a_ban_ends_sessions_and_challenges_until_it_is_lifted(context: ServerContext) -> None:
    acts, cookie = context.moderation.acts, await signed_in(context, "ann")
    match = await match_of_two(context)
    waiting = await context.lobby.create("ann", OPEN_MATCH)
    ann = await account(context, "ann")
    until = context.now() + DAY
    await acts.restrict("kay", "ban", account=ann, reason=" spam \n and worse ", until=until)
    assert await context.sessions.authenticate(cookie) is None
    with pytest.raises(Restricted) as refused:
        context.restrictions.check_account("ann")
    assert refused.value.arguments["why"] == "spam and worse"
    assert (await context.live_matches.get(waiting.id)).over
    assert not (await context.live_matches.get(match)).over  # the opponent may win it
    await acts.unrestrict(OPERATOR, "ban", account=ann)
    context.restrictions.check_account("ann")
    with pytest.raises(NoSuchRestriction):
        await acts.unrestrict(OPERATOR, "ban", account=ann)
    assert await acts_in_audit(context) == [("kay", "ban", "ann"), (OPERATOR, "unban", "ann")]


async def test_a_restriction_of_another_process_is_known_when_it_is_loaded(
    context: ServerContext,
) -> None:
    other = context.settings.database
    if "postgresql" not in other:
        pytest.skip("a SQLite file has one process")
    async with opened(other) as elsewhere:
        await elsewhere.moderation.acts.restrict(OPERATOR, "mute", network="192.0.2.0/24", reason="spam")
    await context.load_restrictions()
    with pytest.raises(Restricted):
        context.restrictions.check_chat("ann", "192.0.2.1")


async def test_a_renamed_account_keeps_its_sessions(context: ServerContext) -> None:
    cookie = await signed_in(context, "ann")
    renamed = await context.moderation.acts.rename(OPERATOR, await account(context, "ann"), "Anna")
    neutral = await context.moderation.acts.rename("kay", await account(context, "bob"))
    assert (renamed.name, str(neutral.name)[:7]) == ("Anna", "player-")
    assert await context.sessions.authenticate(cookie) is not None
    assert await context.accounts.id_of("anna") == "ann"
    assert await acts_in_audit(context) == [(OPERATOR, "rename", "ann"), ("kay", "rename", "bob")]


async def test_a_reset_password_works_no_more_and_the_code_sets_a_new_one(context: ServerContext) -> None:
    guest = await context.accounts.guest()
    eve = (await context.accounts.register(guest.id, name="Eve", password="correct horse")).account
    code = await context.moderation.acts.reset_password(OPERATOR, eve)
    with pytest.raises(Exception, match="username or password"):
        await context.accounts.sign_in("Eve", "correct horse")
    await context.accounts.recover("Eve", code=code, password="battery staple")
    assert (await context.accounts.sign_in("Eve", "battery staple")).id == eve.id
    await context.audit.flush()
    rows = await context.moderation.desk.answer(requests.ReadAudit(act="reset-password"))
    assert code.encode() not in msgspec.json.encode(rows)


async def test_a_deleted_account_is_gone_and_its_matches_end(context: ServerContext) -> None:
    match, cookie = await match_of_two(context), await signed_in(context, "ann")
    await context.moderation.acts.delete(OPERATOR, await account(context, "ann"))
    assert (await account(context, "ann")).deleted
    assert (await context.live_matches.get(match)).over
    assert await context.sessions.authenticate(cookie) is None
    with pytest.raises(NoSuchAccount):
        await context.moderation.acts.find_account("ann")


async def test_moderators_cannot_act_on_moderators_but_the_operator_can(context: ServerContext) -> None:
    acts, kay = context.moderation.acts, await account(context, "kay")
    bob = await acts.set_moderator(OPERATOR, await account(context, "bob"), on=True)
    for attempt in (
        acts.restrict("kay", "ban", account=bob, reason="envy"),
        acts.rename("kay", bob),
        acts.delete("kay", bob),
        acts.end_sessions("kay", bob),
        acts.reset_password("kay", bob),
        acts.unrestrict("kay", "mute", account=kay),
    ):
        with pytest.raises(NotAllowedNow) as refused:
            await attempt
        assert refused.value.reason == "moderator-protected"
    muted = await acts.restrict(OPERATOR, "mute", account=kay, reason="pause")
    with pytest.raises(NotAllowedNow):
        await acts.lift("kay", muted.id)
    bob = await acts.set_moderator(OPERATOR, bob, on=False)
    assert (await acts.restrict("kay", "mute", account=bob, reason="fair now")).by == "kay"


async def test_a_guest_cannot_be_a_moderator_and_a_reason_must_be_given(context: ServerContext) -> None:
    acts, guest = context.moderation.acts, await context.accounts.guest()
    with pytest.raises(NotAllowedNow):
        await acts.set_moderator(OPERATOR, guest, on=True)
    for reason in ("", " \n ", "x" * 301):
        with pytest.raises(BadField) as refused:
            await acts.restrict(OPERATOR, "ban", account=guest, reason=reason)
        assert refused.value.field == "reason"


# Matches.


async def test_a_match_is_called_off_once(context: ServerContext) -> None:
    match = await match_of_two(context)
    await context.moderation.acts.end_match(OPERATOR, match, reason="a test")
    ended = await context.live_matches.get(match)
    assert (ended.status, ended.summary().winner, ended.summary().reason) == ("over", None, "aborted")
    with pytest.raises(NotAllowedNow):
        await context.moderation.acts.end_match(OPERATOR, match, reason="again")
    with pytest.raises(MatchOver):
        await context.live_matches.execute(match, "ann", Resign(id="late"))
    assert await acts_in_audit(context) == [(OPERATOR, "end-match", match)]


async def test_a_match_that_can_be_read_leaves_quarantine(context: ServerContext) -> None:
    match, acts = await match_of_two(context), context.moderation.acts
    assert not await acts.unstick_match(OPERATOR, match)
    await context.store.matches.quarantine(match, Damage(1, 2, "bad-log-entry"))
    assert await acts.unstick_match(OPERATOR, match)
    with pytest.raises(NoSuchMatch):
        await acts.unstick_match(OPERATOR, "no-such-match")


async def test_a_hidden_line_is_empty_in_memory_and_in_the_store(context: ServerContext) -> None:
    match = await match_of_two(context)
    number = await context.live_matches.execute(match, "ann", Say(id="1", text="an insult"))
    await context.moderation.acts.hide_line("kay", match, number)
    _, stored = await context.store.matches.load(match)
    shown = (await context.live_matches.get(match)).log
    assert stored == shown
    assert "insult" not in str(shown)
    with pytest.raises(NoSuchMoment):
        await context.moderation.acts.hide_line("kay", match, 1)
    await context.live_matches.execute(match, "ann", Say(id="2", text="sorry"))  # the match goes on


async def test_challenges_of_one_account_or_of_all_are_cleared(context: ServerContext) -> None:
    for founder in ("ann", "ann", "bob"):
        await context.lobby.create(founder, OPEN_MATCH)
    acts = context.moderation.acts
    assert await acts.clear_challenges(OPERATOR, await account(context, "ann")) == 2
    assert await acts.clear_challenges(OPERATOR) == 1
    assert await context.store.matches.challenges(most=5) == []


# Reports.


async def test_a_report_is_handled_by_one_moderator(context: ServerContext) -> None:
    report = await context.store.moderation.add_report(report_of("ann"))
    reports = context.moderation.reports
    done = await reports.handle("kay", report.id, "mute", reason="rude", until=context.now() + DAY)
    assert (done.status, done.handled_by) == ("acted", "kay")
    with pytest.raises(Restricted):
        context.restrictions.check_chat("ann", "")
    with pytest.raises(NotAllowedNow):
        await reports.handle("kay", report.id, "dismiss")
    with pytest.raises(NoSuchReport):
        await reports.handle("kay", report.id + 1, "dismiss")


async def test_a_report_that_cannot_be_handled_stays_open(context: ServerContext) -> None:
    match = await match_of_two(context)
    wrong_line = report_of("ann", kind="chat", match=match, entry=1)
    for new, act in ((wrong_line, "hide"), (report_of("gone"), "rename"), (report_of("ann"), "hide")):
        report = await context.store.moderation.add_report(new)
        with pytest.raises((NotAllowedNow, NoSuchMoment)):
            await context.moderation.reports.handle("kay", report.id, act)  # type: ignore[arg-type]
        assert await context.store.moderation.report(report.id) == report
    assert await acts_in_audit(context) == []


async def test_a_reported_line_is_hidden_and_a_dismissed_report_changes_nothing(
    context: ServerContext,
) -> None:
    match = await match_of_two(context)
    number = await context.live_matches.execute(match, "ann", Say(id="1", text="an insult"))
    line = report_of("ann", kind="chat", match=match, entry=number, text="an insult")
    first = await context.store.moderation.add_report(line)
    second = await context.store.moderation.add_report(report_of("bob", reporter="ann"))
    await context.moderation.reports.handle("kay", first.id, "hide")
    await context.moderation.reports.handle("kay", second.id, "dismiss")
    assert await acts_in_audit(context) == [("kay", "hide-line", match), ("kay", "dismiss-report", "bob")]
    rows = await context.moderation.directory.reports(most=5)
    assert [(row.subject, row.text, row.status) for row in rows] == [
        ("bob", "bob", "dismissed"),
        ("ann", "an insult", "acted"),
    ]


# What operators read.


@pytest.mark.parametrize("game", ["king-and-assassins", KH])
async def test_a_running_match_is_shown_without_its_secrets(context: ServerContext, game: str) -> None:
    seats = {"king-and-assassins": ("king", "bob", PICK), KH: ("blue", "ann", "")}
    seat, player, secret = seats[game]
    match = await match_of_two(context, game, seat=seat)
    live = await context.live_matches.get(match)
    secret = secret or str(live.game.legal()[0])  # a secret choice of an army
    await context.live_matches.execute(match, player, Act(id="1", revision=live.revision, action=secret))
    await context.live_matches.execute(match, "ann", Say(id="2", text="good luck"))
    shown = msgspec.json.encode(
        await context.moderation.desk.answer(requests.ShowMatch(match=match))
    ).decode()
    settings, entries = await context.store.matches.load(match)
    assert "good luck" in shown
    nonces = [entry.payload.nonce for entry in entries if getattr(entry.payload, "nonce", None)]  # type: ignore[union-attr]
    secrets = [str(settings.seed), settings.nonce, str(settings.invite), secret, *nonces]
    assert len(nonces) == 1
    assert [one for one in secrets if str(one) in shown] == []
    assert [
        word for word in ("luck", "hand", "butcher", "options") if word in shown.replace("good luck", "")
    ] == []


async def test_lists_are_filtered_and_hold_no_token(context: ServerContext) -> None:
    match, desk = await match_of_two(context), context.moderation.desk
    await signed_in(context, "ann")
    await context.accounts.guest()
    session = (await context.store.sessions.of("ann"))[0]

    async def rows(request: requests.AnyRequest) -> list[dict[str, object]]:
        answer: dict[str, list[dict[str, object]]] = msgspec.to_builtins(await desk.answer(request))
        return answer["rows"]

    assert [row["id"] for row in await rows(requests.ListAccounts(name="AN"))] == ["ann"]
    assert [row["id"] for row in await rows(requests.ListAccounts(role="moderator"))] == ["kay"]
    assert [row["kind"] for row in await rows(requests.ListAccounts(guests=True))] == ["guest"]
    assert [row["id"] for row in await rows(requests.ListMatches(status="running", account="bob"))] == [match]
    assert await rows(requests.ListMatches(account="kay")) == []
    assert await rows(requests.ListMatches(game=KH)) == []
    (found,) = await rows(requests.ListSessions(account="ann"))
    assert found["id"] == session.id
    assert session.token not in str(found)
    details = await desk.answer(requests.ShowAccount(account="Ann"))
    assert session.token not in str(details)
    assert match in str(details)


async def test_every_request_has_an_answer(context: ServerContext) -> None:
    kinds = get_args(requests.AnyRequest)
    given = {
        "account": "bob",
        "match": "no-match",
        "target": "bob",
        "reason": "r",
        "text": "t",
        "kind": "mute",
    }
    for kind in kinds:
        needed = {
            field.encode_name: given.get(field.encode_name, True)
            for field in msgspec.structs.fields(kind)
            if field.required
        }
        try:
            await context.moderation.desk.answer(kind(**needed))
        except (NoSuchMatch, NoSuchRestriction, NoSuchAccount, NotAllowedNow):
            continue


async def test_a_banned_network_is_listed_until_it_is_lifted(context: ServerContext) -> None:
    desk = context.moderation.desk
    await desk.answer(requests.Restrict(kind="ban", target="192.0.2.7/24", reason="flood", duration=DAY))
    listed = msgspec.to_builtins(await desk.answer(requests.ListRestrictions()))["rows"]
    assert [(row["subject"], row["by"], row["account"]) for row in listed] == [
        ("192.0.2.0/24", OPERATOR, None)
    ]
    await desk.answer(requests.Unrestrict(kind="ban", target="192.0.2.0/24"))
    assert msgspec.to_builtins(await desk.answer(requests.ListRestrictions()))["rows"] == []
    past = msgspec.to_builtins(await desk.answer(requests.ListRestrictions(past=True)))["rows"]
    assert len(past) == 1


async def test_an_announcement_is_shown_until_it_is_cleared(context: ServerContext) -> None:
    desk = context.moderation.desk
    await desk.answer(requests.Announce(text="Down at 9", duration=DAY))
    current = await context.store.moderation.announcement(context.now())
    assert current is not None
    assert current.text == "Down at 9"
    assert msgspec.to_builtins(await desk.answer(requests.ClearAnnouncement()))["result"] == 1
    assert msgspec.to_builtins(await desk.answer(requests.ClearAnnouncement()))["result"] == 0
    assert [act for _, act, _ in await acts_in_audit(context)] == ["announce", "clear-announcement"]
