"""One real server process on SQLite, on a small disk of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from benchmarks.faults import disk
from benchmarks.faults.installation import LOG_ROWS, OWN_SESSION, Installation, decoded_logs, kill
from regalia.services.matches.entries import Entry
from tests.support.server_process import Process

DISK = 300  # megabytes for the database


class SingleServer(Installation):
    """A server with its workers. Its log file and the history are on another disk than the database."""

    def __init__(self, small_disk: disk.Disk, folder: Path) -> None:
        super().__init__(small_disk)
        self.small_disk, self.database = small_disk, small_disk.folder / "regalia.sqlite3"
        where = ["--database", str(self.database), "--thinkers", "1"]
        self.servers = [Process(folder, *where, prefix=OWN_SESSION)]

    @property
    def server(self) -> Process:
        """The only one."""
        return self.servers[0]

    def restore_store(self) -> None:
        """Mounts the disk again."""
        self.small_disk.mount_again()

    def logs(self) -> dict[str, list[Entry]]:
        """Returns the logs of all matches as they are stored. Raises: sqlite3.Error, msgspec.DecodeError."""
        with closing(sqlite3.connect(self.database)) as connection:
            return decoded_logs(connection.execute(LOG_ROWS))


@contextmanager
def running_server(folder: Path) -> Iterator[SingleServer]:
    """Runs a server with its files in a folder. It needs root, for the disk."""
    with disk.small_disk(folder, DISK) as small_disk:
        single = SingleServer(small_disk, folder)
        single.server.start()
        try:
            yield single
        finally:
            kill(single.server)
