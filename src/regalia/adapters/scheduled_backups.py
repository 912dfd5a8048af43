"""Backups that a running server makes by itself, and the removal of outdated ones."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.backup import back_up, part_of, remove_part
from regalia.adapters.backup_files import (
    NAME,
    Backup,
    KeepRule,
    backups_in,
    new_backup,
    outdated,
    parse_interval,
    parse_rules,
)
from regalia.adapters.storage_errors import LEAST_ROOM, explain, free_bytes
from regalia.adapters.store_copy import back_up_store
from regalia.core.errors import BadField

logger = logging.getLogger(__name__)

RETRY = timedelta(minutes=10)  # after a failure
Now = Callable[[], datetime]


class BackupPlan(NamedTuple):
    """Where backups are written, how often, and which are kept."""

    folder: Path
    every: timedelta
    keep: list[KeepRule]


def read_plan(folder: str, every: str, keep: str) -> BackupPlan | None:
    """Reads the settings; None without a folder.

    Raises: BadField if one is invalid, or files cannot be written to the folder.
    """
    plan = BackupPlan(Path(folder), parse_interval(every, "backup-every"), parse_rules(keep, "backup-keep"))
    if not folder:
        return None
    check_folder(plan.folder)
    return plan


def check_folder(folder: Path) -> None:
    """Raises: BadField if there is no such folder, or it is read-only or full."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"\0")
            file.flush()
        if free_bytes(folder) < LEAST_ROOM:
            raise BadField("disk-full", field=str(folder))
    except OSError as error:
        what = os.strerror(error.errno) if error.errno else str(error)
        raise BadField("backup-folder", field=str(folder), what=what) from error


class ScheduledBackups:
    """Makes backups of one database by a plan; whoever calls it makes sure that one process does so."""

    def __init__(self, url: URL, plan: BackupPlan, now: Now = lambda: datetime.now(UTC)) -> None:
        self.url, self.plan, self.now = url, plan, now
        self.made = self.failed = 0  # by this process
        self.failure: tuple[datetime, str] | None = None  # when the last attempt failed, and why

    def last(self) -> Backup | None:
        """Returns the latest backup. Raises: OSError."""
        return next(iter(backups_in(self.plan.folder)), None)

    def is_due(self) -> bool:
        """Returns whether a backup is to be made now. A time in the future is of a clock that was set back."""
        now = self.now()
        if self.failure is not None and timedelta() <= now - self.failure[0] < RETRY:
            return False
        try:
            last = self.last()
        except OSError:  # `run` finds out why
            return True
        return last is None or not timedelta() <= now - last.at < self.plan.every

    def run(self) -> None:
        """Makes a backup, and removes outdated ones if it is sound. A failure is logged and counted."""
        try:
            made = self._make()
            removed = self._remove_outdated()
        except (BadField, OSError, SQLAlchemyError) as error:
            self.failed += 1
            self.failure = self.now(), reason_of(error)
            logger.exception("backup failed", extra={"fields": {"reason": self.failure[1]}})
        else:
            self.made += 1
            self.failure = None
            logger.info("backup made", extra={"fields": {"file": str(made.path), "removed": removed}})

    def age(self) -> float | None:
        """Returns the seconds since the last backup; None if there is none or the folder cannot be read."""
        try:
            last = self.last()
        except OSError:
            return None
        return None if last is None else (self.now() - last.at).total_seconds()

    def state(self) -> str:
        """Returns in English for operators when the last backup was made, or why the last attempt failed."""
        now = self.now()
        try:
            last = self.last()
        except OSError as error:
            return f"the folder cannot be read: {os.strerror(error.errno or 0)}"
        made = "none yet" if last is None else f"the last one was made {hours(now - last.at)} ago"
        if self.failure is None:
            return made
        return f"failed {hours(now - self.failure[0])} ago ({self.failure[1]}); {made}"

    def _make(self) -> Backup:
        """Makes a backup and checks it. Raises: BadField, OSError, SQLAlchemyError."""
        self._remove_incomplete()
        backup = new_backup(self.plan.folder, self.now())
        if self.url.get_backend_name() == "sqlite":
            back_up(Path(self.url.database or ""), backup.path)
        else:
            try:
                back_up_store(self.url, backup.path)
            except SQLAlchemyError as error:
                raise explain(error, self.url) from error
        return backup

    def _remove_incomplete(self) -> None:
        """Removes what a process left that was killed in the middle of a backup. Raises: OSError."""
        for path in self.plan.folder.glob(".regalia-*.part"):
            complete = path.with_name(path.name.removeprefix(".").removesuffix(".part"))
            if NAME.fullmatch(complete.name):
                remove_part(part_of(complete))

    def _remove_outdated(self) -> int:
        """Removes the backups that no rule keeps. Returns: how many. Raises: OSError."""
        old = outdated(backups_in(self.plan.folder), self.plan.keep)
        for backup in old:
            backup.path.unlink(missing_ok=True)
        return len(old)


def reason_of(error: Exception) -> str:
    """Returns a short reason without paths and addresses, which health checks show to anybody."""
    if isinstance(error, BadField):
        return error.reason
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return type(error).__name__


def hours(age: timedelta) -> str:
    """Returns a time span in hours."""
    return f"{age.total_seconds() / 3600:.1f} h"
