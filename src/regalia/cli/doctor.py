"""`regalia doctor`: checks the database of a server, and repairs it with `--repair`."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.database import Database, SettingsFile, chosen_url
from regalia.cli.screen import Screen
from regalia.core.errors import BadField
from regalia.core.i18n import tr

if TYPE_CHECKING:
    from sqlalchemy import URL

    from regalia.adapters.checkup import Checkup, Finding

PROBLEMS = 3  # exit status: problems found, nothing changed
LOSSES = 4  # exit status: something was lost or set aside, or cannot be repaired


def doctor(
    database: Database = None,
    settings: SettingsFile = None,
    repair: Annotated[bool, typer.Option("--repair", help=tr("doctor-repair"))] = False,
    cut: Annotated[list[str] | None, typer.Option(help=tr("doctor-cut"), metavar="MATCH")] = None,
) -> None:
    """Check a database, and repair it with `--repair`. The exit status is 0, PROBLEMS or LOSSES."""
    if cut and not repair:
        raise BadField("cut-without-repair", field="--cut")
    url, screen = chosen_url(database, settings), Screen()
    if repair:
        raise typer.Exit(run_repair(url, cut or [], screen))
    found = examine(url)
    print_findings(screen, found.findings)
    if not found.problems:
        screen.print(tr("doctor-sound", database=shown(url)), "goal")
        return
    screen.print(tr("doctor-advice"))
    if any(match.entry > 1 for match in found.damaged):
        screen.print(tr("doctor-advice-cut"))
    raise typer.Exit(PROBLEMS)


def run_repair(url: URL, cut: list[str], screen: Screen) -> int:
    """Repair a database, and print what was done and what remains. Returns: the exit status."""
    from regalia.adapters.repair import repair  # noqa: PLC0415  (no other command should wait for it)
    from regalia.adapters.store_repair import repair_store  # noqa: PLC0415

    now = time.time_ns() // 1_000_000
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        with path.open("rb"):  # raise for a missing file: taking the lock would create it
            pass
        done = repair(path, cut, now)
    else:
        done = repair_store(url, cut, now, Path.cwd())
    found = examine(url)
    print_findings(screen, [*done, *found.findings])
    lost = any(step.kind == "did-cut" or step.arguments.get("lost") for step in done)
    if found.problems or lost:
        screen.print(tr("doctor-remains", database=shown(url)), "danger")
        return LOSSES
    words = "doctor-repaired" if done else "doctor-sound"
    screen.print(tr(words, database=shown(url)), "goal")
    return 0


def examine(url: URL) -> Checkup:
    """Check a database of either kind. Raises: BadField, OSError."""
    from regalia.adapters import checkup  # noqa: PLC0415
    from regalia.adapters.store_checkup import examine_store  # noqa: PLC0415

    if url.get_backend_name() == "sqlite":
        return checkup.examine(Path(url.database or ""))
    return examine_store(url)


def shown(url: URL) -> str:
    """The name of a database: a file, or a URL without the password."""
    from regalia.adapters.database import database_name  # noqa: PLC0415

    return database_name(url)


def print_findings(screen: Screen, findings: Iterable[Finding]) -> None:
    """Print one line for each finding."""
    for finding in findings:
        style = "danger" if finding.level == "problem" and not finding.kind.startswith("did-") else ""
        screen.print(tr(f"doctor-{finding.kind}", **finding.arguments), style)
