"""Registration: open, with a code, or closed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.adapters.registration_code_store import SqlRegistrationCodeStore
from regalia.core.errors import BadField
from regalia.services.errors import NameTaken, NoSuchRegistrationCode, NotAllowedNow
from regalia.services.people.registration import Registration, RegistrationCodes
from tests.support.people import FakeClock, check_error
from tests.support.stores import opened

pytestmark = pytest.mark.anyio


class Desk:
    """Registration on one database, in any mode."""

    def __init__(self, store: SqlRegistrationCodeStore) -> None:
        self.store, self.clock = store, FakeClock()

    def mode(self, mode: Registration) -> RegistrationCodes:
        """Returns the service in a mode."""
        return RegistrationCodes(self.store, self.clock, mode=mode)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Registration on an empty database."""
    with opened(tmp_path / "regalia.sqlite3") as writer:
        yield Desk(SqlRegistrationCodeStore(writer.engine, writer))


async def admitted(codes: RegistrationCodes, code: object = None) -> bool:
    """Returns whether somebody with a code may register."""
    try:
        async with codes.admission(code):
            return True
    except NoSuchRegistrationCode as error:
        check_error(error)
        return False


async def test_anybody_registers_where_registration_is_open(desk: Desk) -> None:
    assert await admitted(desk.mode("open"))


async def test_nobody_registers_where_registration_is_closed_even_with_a_code(desk: Desk) -> None:
    code = (await desk.mode("invitation").create(by="operator")).text
    with pytest.raises(NotAllowedNow) as refused:
        await admitted(desk.mode("closed"), code)
    check_error(refused.value)


async def test_a_code_admits_as_many_people_as_it_is_made_for_in_any_spelling(desk: Desk) -> None:
    codes = desk.mode("invitation")
    made = await codes.create(by="operator", uses=2, note="chess club")
    assert made.text not in str(await codes.all())
    assert not await admitted(codes)
    assert not await admitted(codes, "7Q2M-7Q2M")
    assert await admitted(codes, made.text.lower().replace("-", " "))
    assert await admitted(codes, made.text)
    assert not await admitted(codes, made.text)


async def test_a_registration_that_fails_does_not_use_up_the_code(desk: Desk) -> None:
    codes = desk.mode("invitation")
    code = (await codes.create(by="operator")).text
    with pytest.raises(NameTaken):
        async with codes.admission(code):
            raise NameTaken("name-taken", field="name", name="Ann")
    assert await admitted(codes, code)


async def test_a_code_expires(desk: Desk) -> None:
    codes = desk.mode("invitation")
    code = (await codes.create(by="operator", uses=5, until=desk.clock.ms + 1000)).text
    assert await admitted(codes, code)
    desk.clock.ms += 1000
    assert not await admitted(codes, code)


@pytest.mark.parametrize("uses", [0, -1, 10_001])
async def test_a_code_is_made_for_at_least_one_registration(desk: Desk, uses: int) -> None:
    with pytest.raises(BadField) as refused:
        await desk.mode("invitation").create(by="operator", uses=uses)
    assert refused.value.field == "uses"
