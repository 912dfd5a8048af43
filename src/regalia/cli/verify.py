"""`regalia verify`: checks the commitments in the record of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli import files
from regalia.cli.screen import Screen
from regalia.core.errors import BadField, BadRecord
from regalia.core.i18n import tr
from regalia.core.record import Record, SeatRecord, read_record
from regalia.services.matches.verification import findings, try_replay


def verify(file: Annotated[Path, typer.Argument(help=tr("verify-file"), metavar="RECORD")]) -> None:
    """Check each record of a file; the exit status is 1 if a commitment does not match."""
    texts = files.json_objects(files.read_text(file))
    if not texts:
        raise BadField("file-empty", field=str(file))
    matches = [show_verification(Screen(), read_full_record(text)) for text in texts]
    if not all(matches):
        raise typer.Exit(1)


def read_full_record(text: str) -> Record:
    """Parse a record of a whole game. Raises: BadRecord."""
    record = read_record(text)
    if isinstance(record, SeatRecord):
        raise BadRecord("record-of-a-seat")
    return record


def show_verification(screen: Screen, record: Record) -> bool:
    """Print the commitments of a record and the mismatches. Returns: whether there are none."""
    found = findings(record, try_replay(record))
    fairness = record.fairness
    if fairness is not None:
        screen.print(tr("verify-title", match=fairness.match, game=record.game), "title")
        for opening in fairness.openings:
            action = str(opening.what.get("action", ""))
            kind = "seed" if not action else "taken-back" if opening.taken_back else "choice"
            screen.print(f"  {opening.commitment}  {tr(f'verify-{kind}', action=action)}")
    for finding in found:
        screen.print(tr("verify-wrong", what=finding), "danger")
    if not found:
        screen.print(tr("verify-fits"), "goal")
    return not found
