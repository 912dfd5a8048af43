"""Generates the table of limits in docs/operate/limits.md from the defaults and command-help.ftl."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regalia.cli.serve import limit_description
from regalia.services.limit_table import DEFAULTS
from tools.dev.paths import ROOT

PAGE = ROOT / "docs" / "operate" / "limits.md"
BEGIN, END = "<!-- limits: python -m tools.dev.generate -->\n", "<!-- end of limits -->\n"


def table() -> str:
    """All limits as a Markdown table."""
    rows = [f"| `{name}` | `{value}` | {limit_description(name)} |" for name, value in DEFAULTS.items()]
    return "\n".join(["| limit | default | what it limits, and why |", "|---|---|---|", *rows, ""])


def with_table(text: str) -> str:
    """The page with the current table. Raises: ValueError if it has no markers for it."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has no markers for the table of limits")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def outputs() -> Iterator[tuple[Path, str]]:
    """The page with the current table."""
    yield PAGE, with_table(PAGE.read_text(encoding="utf-8"))
