"""Bans and mutes in force: accounts and networks, and when they end."""

from __future__ import annotations

import pytest

from regalia.core.errors import BadField
from regalia.services.errors import Restricted
from regalia.services.moderation.ports import Restriction, RestrictionKind
from regalia.services.moderation.restrictions import Restrictions, read_network
from tests.support.people import FakeClock

pytestmark = pytest.mark.anyio
HOUR = 3600 * 1000


class Listed:
    """The port `RestrictionStore`, as far as the cache reads it."""

    def __init__(self, *rows: Restriction) -> None:
        self.rows = list(rows)

    async def restrictions(
        self, *, in_force: int | None = None, account: str | None = None, most: int | None = None
    ) -> list[Restriction]:
        return [row for row in self.rows if in_force is None or row.is_in_force(in_force)]

    async def add_restriction(self, new: Restriction) -> Restriction:
        self.rows.append(new)
        return new

    async def lift(self, ids: object, *, at: int) -> list[Restriction]:
        raise AssertionError("the cache lifts nothing")


def restriction(
    kind: RestrictionKind, *, account: str | None = None, network: str | None = None, until: int | None = None
) -> Restriction:
    return Restriction(
        kind=kind, account=account, network=network, until=until, reason="spam", since=0, by="operator"
    )


async def loaded(clock: FakeClock, *rows: Restriction) -> Restrictions:
    restrictions = Restrictions(Listed(*rows), clock)
    await restrictions.load()
    return restrictions


async def test_a_banned_account_is_told_until_when_and_why() -> None:
    clock = FakeClock()
    restrictions = await loaded(clock, restriction("ban", account="bob", until=clock.ms + HOUR))
    restrictions.check_account("ann")
    with pytest.raises(Restricted) as refused:
        restrictions.check_account("bob")
    assert refused.value.arguments == {"until": "2027-01-15 09:00 UTC", "why": "spam"}


async def test_a_restriction_ends_at_its_time_without_being_loaded_again() -> None:
    clock = FakeClock()
    restrictions = await loaded(
        clock,
        restriction("mute", account="bob", until=clock.ms + HOUR),
        restriction("ban", network="192.0.2.0/24", until=clock.ms + HOUR),
    )
    clock.ms += HOUR
    restrictions.check_chat("bob", "")
    restrictions.check_address("192.0.2.1")


async def test_of_two_restrictions_the_longer_one_counts() -> None:
    clock = FakeClock()
    short = restriction("mute", account="bob", until=clock.ms + HOUR)
    restrictions = await loaded(clock, restriction("mute", account="bob"), short)
    clock.ms += 2 * HOUR
    with pytest.raises(Restricted) as refused:
        restrictions.check_chat("bob", "")
    assert refused.value.arguments["until"] is None


async def test_a_mute_is_no_ban_and_a_ban_is_no_mute() -> None:
    clock = FakeClock()
    restrictions = await loaded(clock, restriction("mute", account="bob"), restriction("ban", account="eve"))
    restrictions.check_account("bob")
    restrictions.check_chat("eve", "")


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("192.0.2.0/24", "192.0.2.255", "192.0.3.0"),
        ("192.0.2.7/32", "::ffff:192.0.2.7", "192.0.2.8"),
        ("2001:db8::/32", "2001:db8:1::1", "2001:db9::1"),
        ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
    ],
)
async def test_a_banned_network_has_the_addresses_of_its_prefix(
    network: str, inside: str, outside: str
) -> None:
    restrictions = await loaded(FakeClock(), restriction("ban", network=network))
    restrictions.check_address(outside)
    restrictions.check_address("not an address")
    with pytest.raises(Restricted):
        restrictions.check_address(inside)


async def test_a_muted_network_may_read_but_not_write() -> None:
    restrictions = await loaded(FakeClock(), restriction("mute", network="192.0.2.0/24"))
    restrictions.check_address("192.0.2.1")
    with pytest.raises(Restricted):
        restrictions.check_chat("bob", "192.0.2.1")


@pytest.mark.parametrize(
    ("text", "network"),
    [("192.0.2.9", "192.0.2.9/32"), ("192.0.2.9/24", "192.0.2.0/24"), ("2001:db8::1/32", "2001:db8::/32")],
)
def test_a_network_is_stored_in_its_usual_form(text: str, network: str) -> None:
    assert read_network(text) == network


@pytest.mark.parametrize(
    ("text", "reason"),
    [("300.1.1.1", "network-form"), ("0.0.0.0/0", "network-wide"), ("::/8", "network-wide")],
)
def test_what_is_no_network_or_half_the_internet_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadField) as refused:
        read_network(text)
    assert refused.value.reason == reason
