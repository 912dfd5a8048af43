"""`regalia admin list`, `show` and `audit`: tables for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.cells import cell_len, set_cell_size

from regalia.cli.admin_client import chosen_settings, duration, send
from regalia.cli.command import App
from regalia.cli.database import Database, SettingsFile
from regalia.cli.screen import Screen, replace_control_characters
from regalia.core.i18n import tr
from regalia.core.styled_text import Span
from regalia.services.moderation import operator_requests as requests
from regalia.services.moderation.restrictions import shown_time

Json = Annotated[bool, typer.Option("--json", help=tr("admin-json"))]
Most = Annotated[int, typer.Option("--most", min=1, max=10_000, help=tr("admin-most"))]
OfAccount = Annotated[str | None, typer.Option("--account", help=tr("admin-list-account"), metavar="ACCOUNT")]
TIMES = {"at", "since", "until", "created", "updated", "used", "lifted", "handled_at"}

lists = App(help=tr("admin-list-help"), no_args_is_help=True)
shows = App(help=tr("admin-show-help"), no_args_is_help=True)


def print_list(
    request: requests.AnyRequest, as_json: bool, database: str | None, settings: Path | None
) -> None:
    """Print the rows that a request finds."""
    rows = send(request, chosen_settings(database, settings))["rows"]
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        print_table(rows)


def print_table(rows: Sequence[Mapping[str, Any]]) -> None:
    """Print rows in columns, without ids that have a name beside them and columns that are empty everywhere.

    Lines are not wrapped, so that ids can be copied.
    """
    screen = Screen()
    if not rows:
        screen.print(tr("admin-nothing"), "faint")
        return
    shown = [{name: shown_value(name, value) for name, value in row.items()} for row in rows]
    columns = [name for name in rows[0] if not name.endswith("_id") and any(row[name] for row in shown)]
    widths = {name: max(cell_len(name), *(cell_len(row[name]) for row in shown)) for name in columns}
    head = [Span(line_of({name: name for name in columns}, widths), "title")]
    screen.print_styled([head, *([Span(line_of(row, widths))] for row in shown)])


def line_of(row: Mapping[str, str], widths: Mapping[str, int]) -> str:
    """Return a line of a table."""
    return "  ".join(set_cell_size(row[name], width) for name, width in widths.items()).rstrip()


def shown_value(name: str, value: Any) -> str:
    """Return a value of a column as a line: times in UTC, names by seat."""
    if value is None or value in ("", {}):
        return ""
    if name in TIMES and isinstance(value, int):
        return shown_time(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {shown_value(key, one)}" for key, one in value.items())
    return replace_control_characters(str(value)).replace("\n", " ")


def print_details(details: Mapping[str, Any], as_json: bool) -> None:
    """Print an answer of parts: plain values, one row, or a table."""
    if as_json:
        typer.echo(json.dumps(details, ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for name, part in details.items():
        screen.print(name, "title")
        if isinstance(part, list):
            print_table(part)
        elif isinstance(part, Mapping):
            for key, value in part.items():
                screen.print(f"  {key}: {shown_value(key, value)}")
        else:
            screen.print(f"  {shown_value(name, part)}")


@lists.command("accounts", help=tr("admin-list-accounts-help"))
def list_accounts(
    name: Annotated[str | None, typer.Option(help=tr("admin-list-name"), metavar="TEXT")] = None,
    moderators: Annotated[bool, typer.Option("--moderators", help=tr("admin-list-moderators"))] = False,
    guests: Annotated[bool, typer.Option("--guests", help=tr("admin-list-guests"))] = False,
    most: Most = 50,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """List accounts."""
    role = "moderator" if moderators else None
    request = requests.ListAccounts(name=name, role=role, guests=guests, most=most)
    print_list(request, as_json, database, settings)


@lists.command("matches", help=tr("admin-list-matches-help"))
def list_matches(
    status: Annotated[
        Literal["waiting", "running", "over"] | None, typer.Option(help=tr("admin-list-status"))
    ] = None,
    account: OfAccount = None,
    game: Annotated[str | None, typer.Option(help=tr("admin-list-game"), metavar="GAME")] = None,
    most: Most = 50,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """List matches."""
    request = requests.ListMatches(status=status, account=account, game=game, most=most)
    print_list(request, as_json, database, settings)


@lists.command("sessions", help=tr("admin-list-sessions-help"))
def list_sessions(
    account: OfAccount = None,
    most: Most = 50,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """List sessions."""
    print_list(requests.ListSessions(account=account, most=most), as_json, database, settings)


@lists.command("challenges", help=tr("admin-list-challenges-help"))
def list_challenges(
    most: Most = 50, as_json: Json = False, database: Database = None, settings: SettingsFile = None
) -> None:
    """List open challenges."""
    print_list(requests.ListChallenges(most=most), as_json, database, settings)


@lists.command("restrictions", help=tr("admin-list-restrictions-help"))
def list_restrictions(
    account: OfAccount = None,
    past: Annotated[bool, typer.Option("--past", help=tr("admin-list-past"))] = False,
    most: Most = 50,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """List bans and mutes."""
    request = requests.ListRestrictions(account=account, past=past, most=most)
    print_list(request, as_json, database, settings)


@lists.command("reports", help=tr("admin-list-reports-help"))
def list_reports(
    status: Annotated[
        Literal["open", "acted", "dismissed"] | None, typer.Option(help=tr("admin-list-report-status"))
    ] = None,
    most: Most = 50,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """List reports."""
    print_list(requests.ListReports(status=status, most=most), as_json, database, settings)


@shows.command("account", help=tr("admin-show-account-help"))
def show_account(
    account: Annotated[str, typer.Argument(help=tr("admin-account"), metavar="ACCOUNT")],
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Show an account."""
    print_details(send(requests.ShowAccount(account=account), chosen_settings(database, settings)), as_json)


@shows.command("match", help=tr("admin-show-match-help"))
def show_match(
    match: Annotated[str, typer.Argument(help=tr("admin-match"), metavar="MATCH")],
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Show a match."""
    print_details(send(requests.ShowMatch(match=match), chosen_settings(database, settings)), as_json)


def print_audit(
    act: Annotated[str | None, typer.Option(help=tr("admin-audit-act"), metavar="ACT")] = None,
    actor: Annotated[str | None, typer.Option(help=tr("admin-audit-actor"), metavar="ACCOUNT")] = None,
    subject: Annotated[str | None, typer.Option(help=tr("admin-audit-subject"), metavar="SUBJECT")] = None,
    since: Annotated[str | None, typer.Option(help=tr("admin-audit-since"), metavar="TIME")] = None,
    most: Most = 50,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Print rows of the audit log."""
    request = requests.ReadAudit(
        act=act, actor=actor, subject=subject, duration=duration(since, "--since"), most=most
    )
    print_list(request, as_json, database, settings)
