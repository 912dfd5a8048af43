"""Names of backups, intervals, and which backups are kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from regalia.adapters.backup_files import (
    Backup,
    backups_in,
    new_backup,
    outdated,
    parse_interval,
    parse_rules,
)
from regalia.core.errors import BadField

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)  # a Wednesday


def backups_every(step: timedelta, count: int) -> list[Backup]:
    return [Backup(NOON - number * step, Path(str(number))) for number in range(count)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("1d", timedelta(days=1)), ("12h", timedelta(hours=12)), (" 30m ", timedelta(minutes=30))],
)
def test_intervals(text: str, expected: timedelta) -> None:
    assert parse_interval(text, "backup-every") == expected


@pytest.mark.parametrize("text", ["", "0d", "daily", "1", "1w", "-1d", "1.5d", "1d2h", "999999d"])
def test_a_wrong_interval_is_refused_by_the_name_of_its_setting(text: str) -> None:
    with pytest.raises(BadField) as refused:
        parse_interval(text, "backup-every")
    assert (refused.value.reason, refused.value.field) == ("backup-interval", "backup-every")


@pytest.mark.parametrize("text", ["", "7", "7 days", "daily", "0 daily", "7 daily,", "7 daily; 4 weekly"])
def test_wrong_rules_are_refused_by_the_name_of_their_setting(text: str) -> None:
    with pytest.raises(BadField) as refused:
        parse_rules(text, "backup-keep")
    assert (refused.value.reason, refused.value.field) == ("backup-rules", "backup-keep")


def kept(backups: list[Backup], rules: str) -> list[datetime]:
    old = outdated(backups, parse_rules(rules, "backup-keep"))
    return [backup.at for backup in backups if backup not in old]


def test_the_last_backup_of_each_of_the_latest_periods_is_kept() -> None:
    daily = backups_every(timedelta(days=1), 60)
    days = [NOON - timedelta(days=number) for number in range(7)]
    sundays = [NOON - timedelta(days=number) for number in (10, 17)]
    assert kept(daily, "7 daily, 4 weekly") == [*days, *sundays]
    assert [at.day for at in kept(daily, "3 monthly")] == [18, 31, 30]
    hourly = backups_every(timedelta(minutes=20), 9)
    assert [at.minute for at in kept(hourly, "3 hourly")] == [0, 40, 40]


def test_days_without_a_backup_do_not_count() -> None:
    sparse = backups_every(timedelta(days=5), 4)
    assert len(kept(sparse, "3 daily")) == 3


def test_the_latest_backup_is_always_kept_and_none_makes_no_problem() -> None:
    assert kept([], "1 daily") == []
    assert kept(backups_every(timedelta(days=400), 1), "1 hourly") == [NOON]


def test_only_files_with_the_name_of_a_backup_are_found(tmp_path: Path) -> None:
    names = [
        "regalia-20261318T120000Z.sqlite3",
        "regalia-before-0006-20261118T120000Z.sqlite3",
        "mine.sqlite3",
    ]
    for name in [*names, ".regalia-20261118T110000Z.sqlite3.part"]:
        (tmp_path / name).touch()
    backup = new_backup(tmp_path, NOON)
    backup.path.touch()
    assert backup.path.name == "regalia-20261118T120000Z.sqlite3"
    assert backups_in(tmp_path) == [backup]
