"""The files of scheduled backups: their names, and which of them are kept.

A backup is named by its time in UTC, `regalia-20261117T030000Z.sqlite3`. Files with other names are never removed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from regalia.core.errors import BadField

TIME = "%Y%m%dT%H%M%SZ"
NAME = re.compile(r"regalia-(\d{8}T\d{6}Z)\.sqlite3")
INTERVAL = re.compile(r"([1-9]\d{0,4})([mhd])")
UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
RULE = re.compile(r"([1-9]\d{0,3}) (hourly|daily|weekly|monthly)")
# How the time of a backup is written for each period: backups of the same period have the same text.
PERIODS: Mapping[str, str] = {"hourly": "%Y%m%d%H", "daily": "%Y%m%d", "weekly": "%G%V", "monthly": "%Y%m"}


class Backup(NamedTuple):
    """A backup in the folder."""

    at: datetime
    path: Path


class KeepRule(NamedTuple):
    """Keeps the last backup of each of the latest periods that have one."""

    periods: int
    period: str  # a key of `PERIODS`


def parse_interval(given: str, field: str) -> timedelta:
    """Parses an interval such as "1d", "12h" or "30m". Raises: BadField."""
    found = INTERVAL.fullmatch(given.strip())
    if found is None:
        raise BadField("backup-interval", field=field, text=given)
    return int(found[1]) * UNITS[found[2]]


def parse_rules(given: str, field: str) -> list[KeepRule]:
    """Parses which backups are kept, such as "7 daily, 4 weekly". Raises: BadField."""
    found = [RULE.fullmatch(part.strip()) for part in given.split(",")]
    rules = [KeepRule(int(one[1]), one[2]) for one in found if one is not None]
    if len(rules) < len(found):
        raise BadField("backup-rules", field=field, text=given)
    return rules


def time_of_name(at: datetime) -> str:
    """Returns a time as names of backups have it."""
    return at.astimezone(UTC).strftime(TIME)


def new_backup(folder: Path, at: datetime) -> Backup:
    """Returns the backup of a time, which is not made yet."""
    return Backup(at, folder / f"regalia-{time_of_name(at)}.sqlite3")


def backups_in(folder: Path) -> list[Backup]:
    """Returns the backups in a folder, the latest first. Raises: OSError."""
    found = []
    for path in folder.iterdir():
        if named := NAME.fullmatch(path.name):
            try:
                found.append(Backup(datetime.strptime(named[1], TIME).replace(tzinfo=UTC), path))
            except ValueError:  # such as a 13th month
                continue
    return sorted(found, reverse=True)


def outdated(backups: Iterable[Backup], rules: Iterable[KeepRule]) -> list[Backup]:
    """Returns the backups that no rule keeps; the latest one is always kept."""
    latest_first = sorted(backups, reverse=True)
    kept = set(latest_first[:1])
    for periods, period in rules:
        of_period: dict[str, Backup] = {}
        for backup in latest_first:
            of_period.setdefault(backup.at.strftime(PERIODS[period]), backup)
        kept.update([*of_period.values()][:periods])
    return [backup for backup in latest_first if backup not in kept]
