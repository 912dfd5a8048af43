"""The `regalia` command line: registers all commands and turns errors into exit codes."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

import regalia
from regalia.cli.admin import admin
from regalia.cli.arena import arena
from regalia.cli.backup import backup, migrate_store, restore
from regalia.cli.bench import bench
from regalia.cli.boards import boards
from regalia.cli.command import App, Group
from regalia.cli.conformance import conformance
from regalia.cli.doctor import doctor
from regalia.cli.engine import engine
from regalia.cli.error_line import report_error
from regalia.cli.games import games
from regalia.cli.language import choose_language
from regalia.cli.play import play
from regalia.cli.replay import replay
from regalia.cli.screen import replace_control_characters
from regalia.cli.serve import limits_help, serve
from regalia.cli.verify import verify
from regalia.cli.worker import worker
from regalia.core import state as core
from regalia.core.errors import RegaliaError
from regalia.core.i18n import Translatable, tr, use_language
from regalia.games import registry

# Commands in which no computer player thinks: a core that is not compiled does not matter.
WITHOUT_COMPUTER = {"admin", "backup", "doctor", "games", "migrate-store", "restore", "verify"}
# Panels of --help.
PLAYING, PROGRAMS, SERVER = tr("panel-playing"), tr("panel-programs"), tr("panel-server")
INTERRUPTED, BROKEN_PIPE = 130, 141  # exit codes for SIGINT and SIGPIPE, as shells report them


class Commands(Group):
    """Prints any expected error as one line on standard error, never as a traceback."""

    def invoke(self, context: Any) -> Any:
        try:
            return super().invoke(context)
        except BrokenPipeError:
            raise typer.Exit(BROKEN_PIPE) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except (RegaliaError, OSError) as error:
            report_error(error)
        raise typer.Exit(1)


app = App(
    name="regalia",
    cls=Commands,
    help=tr("regalia-help"),
    no_args_is_help=True,
    rich_markup_mode="markdown",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command(help=tr("play-help"), rich_help_panel=PLAYING)(play)
app.command(help=tr("replay-help"), rich_help_panel=PLAYING)(replay)
app.command(help=tr("serve-help"), epilog=limits_help(), rich_help_panel=PLAYING)(serve)
app.command(help=tr("engine-help"), rich_help_panel=PROGRAMS)(engine)
app.command(help=tr("conformance-help"), rich_help_panel=PROGRAMS)(conformance)
app.command(help=tr("bench-help"), rich_help_panel=PROGRAMS)(bench)
app.command(help=tr("worker-help"), rich_help_panel=SERVER)(worker)
app.command(help=tr("verify-help"), rich_help_panel=SERVER)(verify)
app.command(help=tr("backup-help"), rich_help_panel=SERVER)(backup)
app.command(help=tr("restore-help"), rich_help_panel=SERVER)(restore)
app.command("migrate-store", help=tr("migrate-store-help"), rich_help_panel=SERVER)(migrate_store)
app.command(help=tr("doctor-help"), rich_help_panel=SERVER)(doctor)
app.add_typer(admin, name="admin", rich_help_panel=SERVER)
app.add_typer(games, name="games", rich_help_panel=SERVER)
app.add_typer(arena, name="arena", rich_help_panel=PROGRAMS)
app.add_typer(boards, name="boards", rich_help_panel=PLAYING)


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        typer.echo(f"regalia {regalia.__version__}")
        raise typer.Exit


@app.callback()
def every_command(
    context: typer.Context,
    language: Annotated[str | None, typer.Option(help=tr("language-help"), metavar="LANGUAGE")] = None,
    version: Annotated[
        bool, typer.Option("--version", help=tr("version-help"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Set the language, and warn if the core is not compiled, or an installed game or its text cannot be used."""
    context.with_resource(use_language(choose_language(language, os.environ)))
    if str(core.__file__).endswith(".py") and context.invoked_subcommand not in WITHOUT_COMPUTER:
        typer.echo(tr("uncompiled"), err=True)
    problems: list[Translatable] = [*registry.LEFT_OUT, *registry.UNREADABLE_TEXTS]
    for problem in problems:
        typer.echo(replace_control_characters(problem.words()).replace("\n", " "), err=True)


def main() -> None:
    """Entry point of the `regalia` program."""
    try:
        app()
    finally:
        try:
            if sys.stdout:  # None if it was closed before the start
                sys.stdout.flush()
        except BrokenPipeError:  # otherwise Python reports it again at shutdown
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
