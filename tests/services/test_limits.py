"""How often anybody may do anything."""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import run
from regalia.services.errors import TooMany
from regalia.services.limits import (
    MESSAGE_BURST,
    MESSAGES_PER_SECOND,
    TABLE,
    Bucket,
    Kind,
    Limits,
    Rule,
    group,
)

FEW = {Kind.CHAT: Rule("4 per minute", "2 per minute", "few, for tests"), Kind.GUEST: TABLE[Kind.GUEST]}


def test_everything_has_a_limit_and_a_reason() -> None:
    assert set(TABLE) == set(Kind)
    assert all(len(rule.why) > 20 for rule in TABLE.values())


def test_the_guide_has_the_same_table() -> None:
    guide = (run.ROOT / "docs" / "guide" / "accounts.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[2:4]] for line in guide.splitlines() if line[:1] == "|"]

    def told(rate: str | None) -> str:
        return (
            re.sub(r" per (hour|minute)$", r" per a \1", rate or "")
            .replace("per a h", "per an h")
            .replace("per", "in")
        )

    for rule in TABLE.values():
        wanted = told(rule.address), told(rule.account)
        assert any(one == wanted[0] and other.startswith(wanted[1]) for one, other in rows), wanted
    assert [f"{MESSAGE_BURST} at once, then {MESSAGES_PER_SECOND:.0f} a second", ""] in rows


def test_an_account_has_its_limit_and_an_address_has_another() -> None:
    limits = Limits(FEW)
    for account in ("anna", "berta"):
        limits.take(Kind.CHAT, address="192.0.2.1", account=account)
        limits.take(Kind.CHAT, address="192.0.2.1", account=account)
        with pytest.raises(TooMany):
            limits.take(Kind.CHAT, address="192.0.2.9", account=account)
    with pytest.raises(TooMany):
        limits.take(Kind.CHAT, address="192.0.2.1", account="clara")
    limits.take(Kind.CHAT, address="192.0.2.2", account="clara")
    limits.take(Kind.GUEST, address="192.0.2.1")


def test_what_is_refused_says_how_long_to_wait_and_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    limits = Limits(FEW)
    limits.take(Kind.CHAT, account="anna")
    limits.take(Kind.CHAT, account="anna")
    now += 45.5
    for _ in range(5):
        with pytest.raises(TooMany) as refused:
            limits.take(Kind.CHAT, account="anna", address="192.0.2.1")
        assert refused.value.arguments["wait"] == 15
        assert refused.value.code == "service/too-many"
    now += 15
    limits.take(Kind.CHAT, account="anna", address="192.0.2.1")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "nonsense", False),
    ],
)
def test_an_address_of_ipv6_stands_for_its_network(one: str, other: str, same: bool) -> None:
    assert (group(one) == group(other)) is same


@given(st.text(), st.text())
def test_no_text_for_an_address_or_an_account_breaks_the_count(address: str, account: str) -> None:
    Limits().take(Kind.MATCH, address=address, account=account)


def test_a_socket_may_burst_and_then_as_fast_as_one_can_click() -> None:
    now = 0.0
    bucket = Bucket(now=lambda: now)
    for _ in range(MESSAGE_BURST):
        bucket.take()
    with pytest.raises(TooMany):
        bucket.take()
    now += 2.001
    for _ in range(int(2 * MESSAGES_PER_SECOND)):
        bucket.take()
    with pytest.raises(TooMany) as refused:
        bucket.take()
    assert refused.value.arguments["wait"] == 1
