"""`regalia admin`: what operators do to accounts, networks and matches. `admin_lists` has what they read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from regalia.cli.admin_client import chosen_settings, duration, send
from regalia.cli.admin_lists import Json, lists, print_audit, print_list, shows
from regalia.cli.command import App
from regalia.cli.database import Database, SettingsFile
from regalia.cli.screen import replace_control_characters
from regalia.core.errors import BadField
from regalia.core.i18n import tr
from regalia.services.moderation import operator_requests as requests
from regalia.services.moderation.restrictions import shown_time

Account = Annotated[str, typer.Argument(help=tr("admin-account"), metavar="ACCOUNT")]
Target = Annotated[str, typer.Argument(help=tr("admin-target"), metavar="ACCOUNT|NETWORK")]
MatchId = Annotated[str, typer.Argument(help=tr("admin-match"), metavar="MATCH")]
For = Annotated[str | None, typer.Option("--for", help=tr("admin-for"), metavar="TIME")]
Reason = Annotated[str, typer.Option(help=tr("admin-reason"), metavar="TEXT")]

admin = App(help=tr("admin-help"), no_args_is_help=True)
admin.add_typer(lists, name="list")
admin.add_typer(shows, name="show")
admin.command("audit", help=tr("admin-audit-help"))(print_audit)


def perform(
    message: str, request: requests.AnyRequest, database: str | None, settings: Path | None
) -> dict[str, Any]:
    """Carry out an act and print what was done. Returns: the answer. Raises: RegaliaError, OSError."""
    done: dict[str, Any] = send(request, chosen_settings(database, settings))
    until = done.get("until")
    arguments = {
        "subject": done.get("subject", ""),
        "until": None if until is None else shown_time(until),
        "result": done.get("result"),
    }
    typer.echo(replace_control_characters(tr(message, **arguments)))
    return done


def restrict(
    message: str,
    kind: Literal["ban", "mute"],
    target: str,
    reason: str,
    time: str | None,
    database: str | None,
    settings: Path | None,
) -> None:
    """Ban or mute an account or a network."""
    request = requests.Restrict(kind=kind, target=target, reason=reason, duration=duration(time, "--for"))
    perform(message, request, database, settings)


@admin.command(help=tr("admin-ban-help"))
def ban(
    target: Target, reason: Reason, time: For = None, database: Database = None, settings: SettingsFile = None
) -> None:
    """Ban an account or a network."""
    restrict("admin-restrict-ban", "ban", target, reason, time, database, settings)


@admin.command(help=tr("admin-mute-help"))
def mute(
    target: Target, reason: Reason, time: For = None, database: Database = None, settings: SettingsFile = None
) -> None:
    """Mute an account or a network."""
    restrict("admin-restrict-mute", "mute", target, reason, time, database, settings)


@admin.command(help=tr("admin-unban-help"))
def unban(target: Target, database: Database = None, settings: SettingsFile = None) -> None:
    """Lift bans."""
    perform("admin-unrestrict-ban", requests.Unrestrict(kind="ban", target=target), database, settings)


@admin.command(help=tr("admin-unmute-help"))
def unmute(target: Target, database: Database = None, settings: SettingsFile = None) -> None:
    """Lift mutes."""
    perform("admin-unrestrict-mute", requests.Unrestrict(kind="mute", target=target), database, settings)


@admin.command(help=tr("admin-rename-help"))
def rename(
    account: Account,
    name: Annotated[str | None, typer.Argument(help=tr("admin-new-name"), metavar="[NAME]")] = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Give an account another name."""
    perform("admin-rename", requests.Rename(account=account, name=name), database, settings)


@admin.command(help=tr("admin-delete-help"))
def delete(
    account: Account,
    yes: Annotated[bool, typer.Option("--yes", help=tr("admin-yes"))] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Delete an account, after a question."""
    if not yes:
        typer.confirm(tr("admin-delete-sure", account=account), abort=True)
    perform("admin-delete", requests.Delete(account=account), database, settings)


@admin.command("reset-password", help=tr("admin-reset-password-help"))
def reset_password(account: Account, database: Database = None, settings: SettingsFile = None) -> None:
    """Print a recovery code."""
    done = perform("admin-reset-password", requests.ResetPassword(account=account), database, settings)
    typer.echo(done["result"])


@admin.command("end-sessions", help=tr("admin-end-sessions-help"))
def end_sessions(account: Account, database: Database = None, settings: SettingsFile = None) -> None:
    """Log an account out everywhere."""
    perform("admin-end-sessions", requests.EndSessions(account=account), database, settings)


@admin.command("end-match", help=tr("admin-end-match-help"))
def end_match(
    match: MatchId,
    reason: Annotated[str, typer.Option(help=tr("admin-end-reason"), metavar="TEXT")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Call a match off."""
    perform("admin-end-match", requests.EndMatch(match=match, reason=reason), database, settings)


@admin.command("unstick-match", help=tr("admin-unstick-match-help"))
def unstick_match(match: MatchId, database: Database = None, settings: SettingsFile = None) -> None:
    """Read a match again."""
    chosen = chosen_settings(database, settings)
    done = send(requests.UnstickMatch(match=match), chosen)
    message = "admin-unstick-match-released" if done.get("result") else "admin-unstick-match"
    typer.echo(replace_control_characters(tr(message, subject=match)))


@admin.command("clear-challenges", help=tr("admin-clear-challenges-help"))
def clear_challenges(
    account: Annotated[str | None, typer.Argument(help=tr("admin-account"), metavar="[ACCOUNT]")] = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Cancel open challenges."""
    perform("admin-clear-challenges", requests.ClearChallenges(account=account), database, settings)


@admin.command(help=tr("admin-announce-help"))
def announce(
    text: Annotated[str | None, typer.Argument(help=tr("admin-announce-text"), metavar="[TEXT]")] = None,
    time: For = None,
    clear: Annotated[bool, typer.Option("--clear", help=tr("admin-announce-clear"))] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Show a text on all pages, or clear it."""
    if clear:
        perform("admin-clear-announcement", requests.ClearAnnouncement(), database, settings)
        return
    if text is None:
        raise BadField("text-length", field="TEXT", most=500)
    request = requests.Announce(text=text, duration=duration(time, "--for"))
    perform("admin-announce", request, database, settings)


@admin.command(help=tr("admin-moderator-help"))
def moderator(
    account: Account,
    remove: Annotated[bool, typer.Option("--remove", help=tr("admin-moderator-remove"))] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Make an account a moderator, or take the role away."""
    message = "admin-remove-moderator" if remove else "admin-add-moderator"
    perform(message, requests.SetModerator(account=account, on=not remove), database, settings)


@admin.command("registration-code", help=tr("admin-registration-code-help"))
def registration_code(
    uses: Annotated[int, typer.Option(min=1, max=10_000, help=tr("admin-code-uses"))] = 1,
    time: For = None,
    note: Annotated[str, typer.Option(help=tr("admin-code-note"), metavar="TEXT")] = "",
    show: Annotated[bool, typer.Option("--list", help=tr("admin-code-list"))] = False,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Print a new registration code, or list the codes."""
    if show:
        print_list(requests.ListRegistrationCodes(), as_json, database, settings)
        return
    request = requests.MakeRegistrationCode(uses=uses, duration=duration(time, "--for"), note=note)
    done = send(request, chosen_settings(database, settings))
    until = done.get("until")
    typer.echo(tr("admin-registration-code", uses=uses, until=None if until is None else shown_time(until)))
    typer.echo(done["result"])


@admin.command(help=tr("admin-drain-help"))
def drain(database: Database = None, settings: SettingsFile = None) -> None:
    """Stop the running server in order."""
    perform("admin-drain", requests.Drain(), database, settings)
