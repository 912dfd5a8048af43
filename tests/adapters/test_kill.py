"""Acknowledged writes survive a process that is killed while writing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sqlalchemy import text

from regalia.adapters.database import open_database

WRITES = """
import asyncio, sys
from pathlib import Path
from sqlalchemy import text
from regalia.adapters.database import open_database
from regalia.adapters.writer import Writer

async def main():
    engine = open_database(Path(sys.argv[1]))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    writer = Writer(engine)
    async def put(n):
        await writer.write(lambda c: c.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": n}) and None)
        print(n, flush=True)
    for start in range(0, 10**6, 20):
        await asyncio.gather(*(put(start + k) for k in range(20)))

asyncio.run(main())
"""


def test_every_acknowledged_number_is_there_after_kill(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    process = subprocess.Popen([sys.executable, "-c", WRITES, str(path)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    acknowledged = [int(process.stdout.readline()) for _ in range(300)]
    process.kill()
    rest = process.communicate()[0]
    acknowledged += [int(line) for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
    engine = open_database(path)
    with engine.connect() as connection:
        kept = set(connection.scalars(text("SELECT n FROM numbers")))
    engine.dispose()
    assert set(acknowledged) <= kept
