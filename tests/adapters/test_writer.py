"""The writer: a resolved job is on disk, and a failing job fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, text

from regalia.adapters.database import open_database
from regalia.adapters.writer import Writer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(tmp_path / "test.db")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    yield engine
    engine.dispose()


def put(connection: Connection, number: int) -> int:
    connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
    return number


def kept(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        return list(connection.scalars(text("SELECT n FROM numbers ORDER BY n")))


async def put_all(writer: Writer, numbers: list[int]) -> list[int | BaseException]:
    works = (writer.write(lambda connection, n=n: put(connection, n)) for n in numbers)  # type: ignore[misc]
    return await asyncio.gather(*works, return_exceptions=True)


@pytest.mark.anyio
async def test_what_is_answered_is_there_after_reopening(engine: Engine, tmp_path: Path) -> None:
    writer = Writer(engine)
    assert await put_all(writer, list(range(500))) == list(range(500))
    other = open_database(tmp_path / "test.db")  # the writer is not closed: it may be killed now
    assert kept(other) == list(range(500))
    other.dispose()
    writer.close()


@pytest.mark.anyio
async def test_a_work_that_fails_fails_alone(engine: Engine) -> None:
    writer = Writer(engine)
    results = await put_all(writer, [1, 2, 1, 3])
    writer.close()
    assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
    assert kept(engine) == [1, 2, 3]


@pytest.mark.anyio
async def test_the_write_of_a_match_is_known_to_whoever_waited_and_was_cancelled(engine: Engine) -> None:
    writer = Writer(engine)
    future = writer.write(lambda connection: put(connection, 1), match="m")
    assert not future.cancel()
    assert await future == 1
    writer.close()


@pytest.mark.anyio
async def test_what_waits_is_written_before_it_closes(engine: Engine) -> None:
    writer = Writer(engine)
    waiting = asyncio.ensure_future(put_all(writer, list(range(20))))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # now all are in the queue
    await asyncio.to_thread(writer.close)
    await waiting
    with pytest.raises(RuntimeError):
        await writer.write(lambda connection: put(connection, 99))
    assert kept(engine) == list(range(20))


@pytest.mark.anyio
async def test_many_works_share_a_transaction(engine: Engine) -> None:
    begun: list[int] = []
    event.listen(engine, "begin", lambda _: begun.append(1))
    writer = Writer(engine)
    await put_all(writer, list(range(400)))
    writer.close()
    assert len(begun) < 100


@pytest.mark.anyio
async def test_the_writer_goes_on_after_a_failure_of_its_own_loop(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(seconds: float) -> None:
        raise OSError("Invalid argument")

    writer = Writer(engine)
    monkeypatch.setattr("regalia.adapters.writer.BUSY_JOBS", 1)
    with monkeypatch.context() as broken:
        broken.setattr("regalia.adapters.writer.time.sleep", fail)
        assert await put_all(writer, [1]) == [1]
        with pytest.raises(OSError, match="Invalid argument"):
            await writer.write(lambda connection: put(connection, 2))
    assert await put_all(writer, [3]) == [3]
    writer.close()
    assert kept(engine) == [1, 3]
    assert "the writer has failed" in caplog.text
