"""Guests, names, passwords, recovery codes and deletion."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Literal

import pytest
from argon2 import PasswordHasher
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.i18n import tr
from regalia.services.errors import (
    BadName,
    BadPassword,
    NameTaken,
    NotAllowedNow,
    NotSignedIn,
    ServiceError,
    WrongPassword,
)
from regalia.services.people.accounts import Accounts
from regalia.services.people.names import name_key, skeleton
from regalia.services.people.passwords import Passwords
from regalia.services.people.ports import Account
from regalia.services.people.public_identity import identity_of
from tests.support.people import COCO_IN_CYRILLIC, PeopleServices, check_error

OLD, NEW = "correct horse", "battery staple"


@pytest.mark.anyio
async def test_a_guest_needs_nothing_and_is_somebody() -> None:
    people = PeopleServices()
    one, other = await people.accounts.guest(), await people.accounts.guest()
    assert one.id != other.id
    assert one.is_guest
    assert identity_of(one).kind == "guest"
    assert await people.store.get(one.id) == one


@pytest.mark.anyio
async def test_a_guest_who_chooses_a_name_stays_the_same_account() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    account, code = await people.accounts.register(guest.id, name="Anna", password=OLD)
    assert (account.id, account.since, account.name) == (guest.id, guest.since, "Anna")
    assert OLD not in str(account)
    assert code not in str(account)
    assert await people.accounts.sign_in("aNNa", OLD) == account
    with pytest.raises(NotAllowedNow, match=re.escape(tr("error-account-named"))):
        await people.accounts.register(guest.id, name="Berta", password=OLD)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("name", "reason"),
    [("ANNA", "name-taken"), ("Ann\u0430", "name-scripts"), ("\u0430\u043f\u043f\u0430", None)],
)
async def test_a_name_belongs_to_one(name: str, reason: str | None) -> None:
    people = PeopleServices()
    await people.named("anna")
    if reason is None:
        assert (await people.named(name)).name == name
        return
    with pytest.raises(ServiceError) as refused:
        await people.named(name)
    assert refused.value.reason == reason


@pytest.mark.anyio
async def test_a_name_that_looks_like_another_is_taken() -> None:
    people = PeopleServices()
    await people.named("coco")
    with pytest.raises(NameTaken, match=re.escape(tr("error-name-alike", name=COCO_IN_CYRILLIC))):
        await people.named(COCO_IN_CYRILLIC)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("short", "password-short"),
        ("x" * 257, "password-long"),
        ("x" * 1_000_000, "password-long"),
        ("Anna-Maria", "password-name"),
        ("ANNA-MARIA", "password-name"),
        (None, "password-form"),
        (12345678, "password-form"),
    ],
)
async def test_a_password_that_breaks_a_rule_is_refused(password: object, reason: str) -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    with pytest.raises(BadPassword) as refused:
        await people.accounts.register(guest.id, name="Anna-Maria", password=password)
    assert refused.value.reason == reason
    assert (await people.store.get(guest.id)) == guest


@pytest.mark.anyio
async def test_a_password_is_the_same_from_every_keyboard() -> None:
    people = PeopleServices()
    await people.named("Zoe", "pa\u0308sswort ﬁ")
    assert (await people.accounts.sign_in("zoe", "pässwort fi")).name == "Zoe"


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["Anna", "nobody-here", "", None, 7, "x" * 1_000_000, "\ud800"])
@pytest.mark.parametrize("password", ["wrong wrong", "", None, 7, "x" * 1_000_000, "\ud800"])
async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(name: object, password: object) -> None:
    people = PeopleServices()
    await people.named("Anna")
    with pytest.raises(WrongPassword) as refused:
        await people.accounts.sign_in(name, password)
    assert (refused.value.reason, refused.value.arguments) == ("wrong-password", {})


class CountingHasher(PasswordHasher):
    """Counts its hashes and checks."""

    verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified += 1
        return super().verify(hash, password)


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["Anna", "Nobody-Here", None])
async def test_a_check_is_as_slow_where_nobody_has_the_name(name: object) -> None:
    people = PeopleServices()
    await people.named("Anna")
    hasher = CountingHasher(time_cost=1, memory_cost=8, parallelism=1)
    accounts = Accounts(people.store, Passwords(hasher), people.clock)
    with pytest.raises(WrongPassword):
        await accounts.sign_in(name, "wrong wrong")
    assert hasher.verified == 1


@pytest.mark.anyio
async def test_a_hash_of_older_parameters_is_renewed_at_a_sign_in() -> None:
    people = PeopleServices()
    before = await people.named("Anna", OLD)
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    after = await Accounts(people.store, stronger, people.clock).sign_in("Anna", OLD)
    assert before.password != after.password
    assert after.password is not None
    assert "m=16,t=2" in after.password
    assert after.version == before.version, "nobody is signed out by it"


@pytest.mark.anyio
async def test_the_parameters_are_what_owasp_asks_of_argon2id() -> None:
    kept = await Passwords().hash(OLD)
    assert kept.startswith("$argon2id$v=19$m=47104,t=1,p=1$")


@pytest.mark.anyio
async def test_a_password_is_changed_by_whoever_knows_the_old_one() -> None:
    people = PeopleServices()
    before = await people.named("Anna", OLD)
    with pytest.raises(WrongPassword) as refused:
        await people.accounts.change_password(before.id, old=NEW, new=NEW)
    assert (refused.value.reason, refused.value.field) == ("not-your-password", "old")
    with pytest.raises(BadPassword):
        await people.accounts.change_password(before.id, old=OLD, new="short")
    after = await people.accounts.change_password(before.id, old=OLD, new=NEW)
    assert after.version == before.version + 1
    assert await people.accounts.sign_in("Anna", NEW) == after
    with pytest.raises(WrongPassword):
        await people.accounts.sign_in("Anna", OLD)


@pytest.mark.anyio
async def test_a_name_is_changed_by_whoever_knows_the_password_and_the_old_one_is_free() -> None:
    people = PeopleServices()
    anna, other = await people.named("Anna", OLD), await people.named("Boris", NEW)
    with pytest.raises(WrongPassword):
        await people.accounts.rename(anna.id, name="Clara", password=NEW)
    with pytest.raises(NameTaken):
        await people.accounts.rename(anna.id, name="boris", password=OLD)
    with pytest.raises(BadName):
        await people.accounts.rename(anna.id, name="a b", password=OLD)
    clara = await people.accounts.rename(anna.id, name="Clara", password=OLD)
    assert (clara.id, clara.name, clara.version) == (anna.id, "Clara", anna.version)
    assert await people.accounts.sign_in("Clara", OLD) == clara
    again = await people.accounts.rename(other.id, name="Anna", password=NEW)
    assert again.name == "Anna"


@pytest.mark.anyio
async def test_a_name_may_be_written_otherwise() -> None:
    people = PeopleServices()
    anna = await people.named("anna", OLD)
    assert (await people.accounts.rename(anna.id, name="Anna", password=OLD)).name == "Anna"


@pytest.mark.anyio
async def test_an_account_keeps_a_name_that_could_not_be_chosen_any_more() -> None:
    people = PeopleServices()
    name, hashed = "Fox-318", await people.passwords.hash(OLD)
    kept = Account(id="a", since=0, name=name, key=name_key(name), looks=skeleton(name), password=hashed)
    await people.store.add(kept)
    assert await people.accounts.sign_in("fox-318", OLD) == kept
    with pytest.raises(BadName):
        await people.named("Fox-319")


@pytest.mark.anyio
async def test_a_guest_has_no_password_to_change() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    with pytest.raises(NotAllowedNow):
        await people.accounts.change_password(guest.id, old=OLD, new=NEW)


@pytest.mark.anyio
async def test_two_changes_at_once_do_not_both_succeed() -> None:
    people = PeopleServices()
    account = await people.named("Anna", OLD)
    changes = [people.accounts.change_password(account.id, old=OLD, new=f"{NEW} {n}") for n in range(4)]
    done = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(one) for one in done].count(WrongPassword) == 3


@pytest.mark.anyio
async def test_a_recovery_code_opens_once_and_gives_way_to_a_new_one() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    before, code = await people.accounts.register(guest.id, name="Anna", password=OLD)
    assert len(code) == 34
    assert code.count("-") == 6
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    after, fresh = await people.accounts.recover("anna", code=typed, password=NEW)
    assert after.version == before.version + 1
    assert await people.accounts.sign_in("anna", NEW) == after
    with pytest.raises(WrongPassword, match=re.escape(tr("error-wrong-code"))):
        await people.accounts.recover("anna", code=code, password=OLD)
    assert (await people.accounts.recover("anna", code=fresh, password=OLD)).code != fresh


@pytest.mark.anyio
async def test_a_bad_new_password_does_not_spend_the_code() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    _, code = await people.accounts.register(guest.id, name="Anna", password=OLD)
    with pytest.raises(BadPassword):
        await people.accounts.recover("anna", code=code, password="short")
    assert await people.accounts.recover("anna", code=code, password=NEW)


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["Anna", "Nobody-Here", None, 7])
@pytest.mark.parametrize(
    "code", ["", "0000-0000-0000-0000-0000-0000-0000", None, 7, "\ud800", "x" * 1_000_000]
)
async def test_a_wrong_code_and_a_wrong_name_are_refused_alike(name: object, code: object) -> None:
    people = PeopleServices()
    await people.named("Anna")
    with pytest.raises(WrongPassword) as refused:
        await people.accounts.recover(name, code=code, password=NEW)
    assert refused.value.reason == "wrong-code"


@pytest.mark.anyio
async def test_a_deleted_account_leaves_its_id_and_frees_its_name() -> None:
    people = PeopleServices()
    account = await people.named("Anna", OLD)
    with pytest.raises(WrongPassword):
        await people.accounts.delete(account.id)
    await people.accounts.delete(account.id, password=OLD)
    left = await people.store.get(account.id)
    assert left is not None
    assert left.deleted
    assert left.name is left.key is left.looks is left.password is left.recovery is None
    assert identity_of(left).kind == "deleted"
    with pytest.raises(WrongPassword):
        await people.accounts.sign_in("Anna", OLD)
    assert (await people.named("ANNA")).id != account.id


@pytest.mark.anyio
async def test_a_guest_is_deleted_without_a_password() -> None:
    people = PeopleServices()
    guest = await people.accounts.guest()
    await people.accounts.delete(guest.id)
    for again in (
        people.accounts.delete(guest.id),
        people.accounts.register(guest.id, name="Anna", password=OLD),
        people.accounts.sign_out_everywhere(guest.id),
    ):
        with pytest.raises(NotSignedIn):
            await again


ANYTHING = st.one_of(
    st.none(), st.integers(), st.text(), st.binary(), st.lists(st.text()), st.text(alphabet="\ud800\u202e<a")
)
CALLS: list[Callable[[Accounts, str, object, object, object], Awaitable[object]]] = [
    lambda accounts, account, one, two, _: accounts.register(account, name=one, password=two),
    lambda accounts, _account, one, two, _: accounts.sign_in(one, two),
    lambda accounts, account, one, two, _: accounts.change_password(account, old=one, new=two),
    lambda accounts, account, one, two, _: accounts.rename(account, name=one, password=two),
    lambda accounts, _account, one, two, three: accounts.recover(one, code=two, password=three),
    lambda accounts, account, one, _two, _: accounts.delete(account, password=one),
]


@pytest.mark.anyio
@settings(max_examples=60, deadline=None)
@given(one=ANYTHING, two=ANYTHING, three=ANYTHING, known=st.booleans(), named=st.booleans())
async def test_whatever_is_sent_is_done_or_refused_with_a_code(
    one: object, two: object, three: object, known: bool, named: bool
) -> None:
    people = PeopleServices()
    for call in CALLS:
        account = await people.named("Anna") if named else await people.accounts.guest()
        try:
            await call(people.accounts, account.id if known else "nobody", one, two, three)
        except ServiceError as error:
            check_error(error)
        if named:
            await people.accounts.delete(account.id, password=OLD)
    people.passwords.close()
