"""Faults of the disk under a server on SQLite."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing, suppress

from benchmarks.faults.faults import Fault, of_servers
from benchmarks.faults.installation import kill
from benchmarks.faults.single_server import SingleServer


class SqliteFault(Fault):
    """A fault of a single server."""

    def __init__(self, single: SingleServer, rng: random.Random) -> None:
        super().__init__(single, rng)
        self.single = single


class FullDisk(SqliteFault):
    """SQLite's disk full."""

    lasts = (1.0, 6.0)

    def inject(self) -> None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.single.database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that the next write needs space
        self.single.small_disk.fill()

    def heal(self) -> None:
        self.single.small_disk.free()


class KillOnFullDisk(FullDisk):
    """Kill -9 of the server while SQLite's disk is full."""

    def heal(self) -> None:
        kill(self.single.server)
        super().heal()
        self.single.server.start()


class ReadOnlyDisk(SqliteFault):
    """SQLite's disk read-only, server restarted."""

    lasts = (1.0, 6.0)

    def inject(self) -> None:
        self.single.small_disk.fail()

    def heal(self) -> None:
        kill(self.single.server)  # an aborted file system must be unmounted, which its user prevents
        self.single.small_disk.mount_again()
        self.single.server.start()


def of_single_server() -> list[type[Fault]]:
    """Returns the faults that can be injected into a single server."""
    return [*of_servers(), FullDisk, KillOnFullDisk, ReadOnlyDisk]
