"""The commands of `regalia`, gathered; each has a file of its own."""

from __future__ import annotations

import typer

app = typer.Typer(name="regalia", no_args_is_help=True, rich_markup_mode="markdown", add_completion=False)


@app.callback()
def regalia() -> None:
    """King & Assassins, for people and programs.

    New here? `regalia play` begins a game in this terminal.
    """


def main() -> None:
    """The program."""
    app()
