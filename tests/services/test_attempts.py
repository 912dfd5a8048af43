"""Failed login attempts: other spellings share the count, and strangers cannot lock the owner out."""

from contextlib import suppress

import pytest

from regalia.services.errors import BadPassword, TooMany, WrongPassword
from regalia.services.limits import LimitKind, Limits
from regalia.services.people.attempts import LoginAttempts
from regalia.services.people.devices import Device, Devices
from regalia.services.people.names import name_key

FEW = {
    f"{kind}.{of}": f"{amount} per 5 minutes"
    for kind in (LimitKind.SIGN_IN, LimitKind.RECOVERY)
    for of, amount in (("address", 6), ("account", 3), ("total", 5), ("device", 4))
}
ANNA = "the id of anna"
KINDS = pytest.mark.parametrize("kind", [LimitKind.SIGN_IN, LimitKind.RECOVERY])


class Tries:
    """A client that tries passwords."""

    def __init__(self) -> None:
        self.now = 0.0
        self.attempts = LoginAttempts(Limits(FEW, now=lambda: self.now))
        self.kind = LimitKind.SIGN_IN

    async def fail(
        self, name: object = "anna", address: str = "192.0.2.1", device: Device | None = None
    ) -> None:
        """Tries a wrong password. Raises: TooMany."""
        account = ANNA if isinstance(name, str) and name_key(name) == "anna" else None
        with suppress(WrongPassword):
            async with self.attempts.by_name(
                self.kind, name, account=account, address=address, device=device
            ):
                raise WrongPassword("wrong-password")

    async def succeed(self, address: str = "192.0.2.1", device: Device | None = None) -> None:
        """Tries the right password. Raises: TooMany."""
        async with self.attempts.by_name(self.kind, "anna", account=ANNA, address=address, device=device):
            pass


def device_of(account: str) -> Device:
    """Returns a device that was logged in to an account."""
    devices = Devices("a key")
    device = devices.read(devices.remember(None, account))
    assert device is not None
    return device


@KINDS
@pytest.mark.parametrize(
    "spellings",
    [
        ("anna", "ANNA", "aNNa", "Anna"),
        ("anna", "\uff41\uff4e\uff4e\uff41", "\uff21nna", "ann\uff21"),  # full width
        ("anna", " anna", "anna  ", "\u3000anna\t"),
        ("anna", "\u24d0nna", "ANN\u24d0", "\u24b6nna"),  # circled letters
    ],
)
@pytest.mark.anyio
async def test_another_spelling_of_a_name_has_no_tries_of_its_own(
    kind: LimitKind, spellings: tuple[str, ...]
) -> None:
    tries = Tries()
    tries.kind = kind
    for name in spellings[:3]:
        await tries.fail(name)
    with pytest.raises(TooMany):
        await tries.fail(spellings[3])


@pytest.mark.parametrize("name", ["an\u200bna", "\u200banna", "anna\u200d", "an\u00adna"])
@pytest.mark.anyio
async def test_a_name_with_invisible_characters_is_nobodys_and_uses_up_nothing_of_anna(name: str) -> None:
    assert name_key(name) != name_key("anna"), "no account can have it, so no password is tried"
    tries = Tries()
    for _ in range(3):
        await tries.fail(name)
    await tries.succeed()


@KINDS
@pytest.mark.anyio
async def test_the_owner_is_not_locked_out_by_a_stranger_elsewhere(kind: LimitKind) -> None:
    tries = Tries()
    tries.kind = kind
    for _ in range(3):
        await tries.fail(address="198.51.100.1")
    with pytest.raises(TooMany):
        await tries.fail(address="198.51.100.1")
    await tries.succeed(address="192.0.2.1")


@KINDS
@pytest.mark.anyio
async def test_a_browser_that_was_logged_in_before_gets_in_however_many_strangers_try(
    kind: LimitKind,
) -> None:
    tries = Tries()
    tries.kind = kind
    for number in range(5):
        await tries.fail(address=f"198.51.100.{number}")
    with pytest.raises(TooMany):
        await tries.succeed(address="192.0.2.1")
    known = device_of(ANNA)
    for _ in range(3):
        await tries.fail(address="198.51.100.0", device=known)
    await tries.succeed(address="198.51.100.0", device=known)
    await tries.fail(device=known)
    with pytest.raises(TooMany):
        await tries.fail(device=known)


@pytest.mark.anyio
async def test_a_browser_that_knows_another_account_is_a_stranger() -> None:
    tries = Tries()
    for _ in range(3):
        await tries.fail(device=device_of("somebody else"))
    with pytest.raises(TooMany):
        await tries.fail(device=device_of("somebody else"))


@pytest.mark.anyio
async def test_attempts_that_succeed_do_not_count() -> None:
    tries = Tries()
    for _ in range(20):
        await tries.succeed()
    await tries.fail()
    await tries.fail()
    await tries.fail()
    with pytest.raises(TooMany):
        await tries.succeed()


@pytest.mark.anyio
async def test_a_bad_new_password_is_no_failed_attempt() -> None:
    tries = Tries()
    for _ in range(10):
        with suppress(BadPassword):
            async with tries.attempts.by_name(
                LimitKind.RECOVERY, "anna", account=ANNA, address="192.0.2.1", device=None
            ):
                raise BadPassword("password-short", least=8)
    await tries.succeed()


@pytest.mark.anyio
async def test_attempts_that_run_at_the_same_time_count_before_they_have_failed() -> None:
    tries = Tries()
    running = [
        tries.attempts.by_name(LimitKind.SIGN_IN, "anna", account=ANNA, address="192.0.2.1", device=None)
        for _ in range(4)
    ]
    for attempt in running[:3]:
        await attempt.__aenter__()
    with pytest.raises(TooMany):
        await running[3].__aenter__()


@pytest.mark.anyio
async def test_many_names_from_one_address_have_a_limit_too() -> None:
    tries = Tries()
    for number in range(6):
        await tries.fail(f"name{number}")
    with pytest.raises(TooMany):
        await tries.fail("another")


@pytest.mark.anyio
async def test_tries_are_allowed_again_after_a_while() -> None:
    tries = Tries()
    for _ in range(3):
        await tries.fail()
    tries.now += 299
    with pytest.raises(TooMany) as refused:
        await tries.fail()
    assert refused.value.arguments["wait"] == 1
    tries.now += 1
    await tries.succeed()


@pytest.mark.parametrize("name", [None, 7, "", "x" * 1_000_000, "\ud800"])
@pytest.mark.anyio
async def test_whatever_is_sent_for_a_name_is_counted(name: object) -> None:
    tries = Tries()
    for _ in range(3):
        await tries.fail(name)
    with pytest.raises(TooMany):
        await tries.fail(name)


# The cookie.


def test_a_browser_remembers_a_few_accounts_and_keeps_its_id() -> None:
    devices = Devices("a key")
    device = devices.read(devices.remember(None, "first"))
    assert device is not None
    for number in range(8):
        later = devices.read(devices.remember(device, f"account {number}"))
        assert later is not None
        assert later.id == device.id
        device = later
    assert device.knows("account 7")
    assert not device.knows("first")
    assert len(device.accounts) == 8


@pytest.mark.parametrize("value", [None, "", "nonsense", "W10.x", "x" * 5000])
def test_what_is_no_cookie_of_a_device_is_none(value: str | None) -> None:
    assert Devices("a key").read(value) is None


def test_a_cookie_of_another_server_is_none() -> None:
    assert Devices("a key").read(Devices("another key").remember(None, ANNA)) is None
