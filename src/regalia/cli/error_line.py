"""Errors as one line on standard error."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from regalia.cli.screen import replace_control_characters
from regalia.core.errors import RegaliaError
from regalia.core.i18n import tr


def report_error(error: RegaliaError | OSError) -> None:
    """Print an expected error."""
    if isinstance(error, RegaliaError):
        print_error(error_label(error), str(error))
    else:
        what = str(error.strerror or error)
        print_error("file", tr("file-error", file=str(error.filename), what=what))


def error_label(error: RegaliaError) -> str:
    """The code of an error, with its field or rule if it has one."""
    about = error.field or error.rule
    return f"{error.code} ({about})" if about else error.code


def print_error(label: str, message: str) -> None:
    """Print an error as one line on standard error."""
    line = replace_control_characters(f"regalia: {label}: {message}").replace("\n", " ")
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(line, style="bold red"))
