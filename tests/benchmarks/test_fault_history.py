"""The checker finds what a real server loses that acknowledges before it writes, and nothing at the real one."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from benchmarks.faults.checker import Violation, check
from benchmarks.faults.history import Recorder, read_history
from benchmarks.faults.installation import LOG_ROWS, decoded_logs
from benchmarks.faults.load import Load
from tests.support import broken_server
from tests.support.server_process import Process

BROKEN = Path(broken_server.__file__)


async def violations_after_a_kill(server: Process, *, commands: int) -> list[Violation]:
    """Kills a server after so many acknowledged commands, and checks what is left of them."""
    history, database = server.folder / "history", server.folder / "regalia.sqlite3"
    with Recorder(history) as recorder:
        load = Load([server.address], recorder, matches=2, think=0.05, seed=1)
        load.start()
        async with asyncio.timeout(60):
            while load.acknowledged < commands:
                await asyncio.sleep(0.01)
        server.end(signal.SIGKILL)
        await load.stop()
    with sqlite3.connect(database) as connection:
        logs = decoded_logs(connection.execute(LOG_ROWS))
    connection.close()
    return check(read_history(history), logs)


@pytest.mark.anyio
async def test_a_store_that_acknowledges_before_it_writes_is_found(tmp_path: Path) -> None:
    server = Process(tmp_path, program=BROKEN, prefix=[sys.executable])
    server.start()
    found = await violations_after_a_kill(server, commands=10)
    assert "lost" in {violation.fault for violation in found}


@pytest.mark.anyio
async def test_kill_9_of_the_real_server_loses_nothing(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    assert await violations_after_a_kill(server, commands=30) == []
