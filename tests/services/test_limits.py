"""Rate limits, and which of them settings may change."""

import ast
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.errors import BadField
from regalia.core.i18n import has_message
from regalia.services import limits as counting
from regalia.services.errors import TooMany
from regalia.services.limit_table import DEFAULTS, Rate, rates, validated
from regalia.services.limits import LimitKind, Limits, TokenBucket, address_group
from tools.dev.paths import ROOT

FEW = {"chat.address": "4 per minute", "chat.account": "2 per minute"}


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_limit_has_a_text_and_a_sound_default(name: str) -> None:
    assert has_message(f"limit-{name.replace('.', '_')}")
    assert validated({name: DEFAULTS[name]}) == {name: DEFAULTS[name]}


def test_every_limit_is_used() -> None:
    used = {f"{kind}.{of}" for kind in LimitKind for of in ("address", "account")}
    used |= {f"{kind}.{of}" for kind in (LimitKind.SIGN_IN, LimitKind.RECOVERY) for of in ("total", "device")}
    for path in (ROOT / "src").rglob("*.py"):
        if path.name != "limit_table.py":
            tree = ast.parse(path.read_text("utf-8"))
            used |= {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert set(DEFAULTS) <= used


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("40 per 10 minutes", [Rate(40, 600)]),
        ("1 per second", [Rate(1, 1)]),
        ("30 per 10 minutes; 200 per day", [Rate(30, 600), Rate(200, 86_400)]),
        ("off", []),
    ],
)
def test_a_rate_is_read_as_it_is_written(text: str, wanted: list[Rate]) -> None:
    assert rates(text) == wanted


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"match.nobody": "1 per day"}, "limits.match.nobody"),
        ({"match": {"account": "often"}}, "limits.match.account"),
        ({"match.account": "0 per day"}, "limits.match.account"),
        ({"match.account": 7}, "limits.match.account"),
        ({"socket": {"watched": "many"}}, "limits.socket.watched"),
        ({"socket.watched": 0}, "limits.socket.watched"),
        ({"socket.watched": 1.5}, "limits.socket.watched"),
        ({"socket.watched": True}, "limits.socket.watched"),
        ({"socket.silence": [1]}, "limits.socket.silence"),
        ({"socket.silence": "nan"}, "limits.socket.silence"),
    ],
)
def test_a_limit_that_cannot_be_is_refused_and_named(given: dict[str, Any], field: str) -> None:
    with pytest.raises(BadField) as refused:
        validated(given)
    assert refused.value.field == field


@pytest.mark.anyio
async def test_a_setting_changes_one_limit_and_leaves_the_others() -> None:
    limits = Limits({"socket.watched": 3, "socket.silence": 5.0, "match.account": "off"})
    for _ in range(100):
        await limits.admit(LimitKind.MATCH, account="anna")
    assert (limits.count("socket.watched"), limits.seconds("socket.silence")) == (3, 5.0)
    assert limits.count("socket.burst") == DEFAULTS["socket.burst"]


@pytest.mark.anyio
async def test_an_account_has_its_limit_and_an_address_has_another() -> None:
    limits = Limits(FEW)
    for account in ("anna", "berta"):
        await limits.admit(LimitKind.CHAT, address="192.0.2.1", account=account)
        await limits.admit(LimitKind.CHAT, address="192.0.2.1", account=account)
        with pytest.raises(TooMany):
            await limits.admit(LimitKind.CHAT, address="192.0.2.9", account=account)
    with pytest.raises(TooMany):
        await limits.admit(LimitKind.CHAT, address="192.0.2.1", account="clara")
    await limits.admit(LimitKind.CHAT, address="192.0.2.2", account="clara")
    await limits.admit(LimitKind.GUEST, address="192.0.2.1")


@pytest.mark.anyio
async def test_what_is_refused_says_how_long_to_wait_and_does_not_count() -> None:
    clock = Clock()
    limits = Limits(FEW, now=clock)
    await limits.admit(LimitKind.CHAT, account="anna")
    await limits.admit(LimitKind.CHAT, account="anna")
    clock.now += 45.5
    for _ in range(5):
        with pytest.raises(TooMany) as refused:
            await limits.admit(LimitKind.CHAT, account="anna", address="192.0.2.1")
        assert refused.value.arguments["wait"] == 15
        assert refused.value.code == "service/too-many"
    clock.now += 15
    await limits.admit(LimitKind.CHAT, account="anna", address="192.0.2.1")


@pytest.mark.anyio
async def test_of_two_rates_the_longer_wait_is_told() -> None:
    clock = Clock()
    limits = Limits({"guest.address": "1 per minute; 2 per hour"}, now=clock)
    await limits.admit(LimitKind.GUEST, address="192.0.2.1")
    clock.now += 61
    await limits.admit(LimitKind.GUEST, address="192.0.2.1")
    with pytest.raises(TooMany) as refused:
        await limits.admit(LimitKind.GUEST, address="192.0.2.1")
    assert refused.value.arguments["wait"] == 3600 - 61


def test_counts_are_forgotten_when_their_time_is_over_or_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(counting, "MAX_KEYS", 10)
    clock = Clock()
    window = counting.RateWindow("request.address", Rate(1, 60), clock)
    for number in range(50):
        window.wait(str(number))
        window.add(str(number))
    assert window.wait("49") == 60
    assert window.wait("1") == 0
    assert len(window) <= 10
    clock.now += 60
    assert window.wait("49") == 0
    assert len(window) == 0


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
    assert (address_group(one) == address_group(other)) is same


@given(st.text(), st.text())
def test_no_text_for_an_address_or_an_account_breaks_the_count(address: str, account: str) -> None:
    Limits().take(LimitKind.REQUEST, address=address, account=account)


def test_a_socket_may_burst_and_then_as_fast_as_one_can_click() -> None:
    now = 0.0
    bucket = TokenBucket(burst=60, per_second=15, now=lambda: now)
    for _ in range(60):
        bucket.take()
    with pytest.raises(TooMany):
        bucket.take()
    now += 2.001
    for _ in range(30):
        bucket.take()
    with pytest.raises(TooMany) as refused:
        bucket.take()
    assert refused.value.arguments["wait"] == 1
