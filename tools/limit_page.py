#!/usr/bin/env python3
"""Writes the table of all limits into docs/operate/limits.md, from the defaults and help.ftl.

python -m tools.limit_page            write it
python -m tools.limit_page --check    exit 1 where it is not as it would be written
"""

import sys

from regalia.cli.serve import limit_description
from regalia.services.limit_table import DEFAULTS
from tools.dev.paths import ROOT

GUIDE = ROOT / "docs" / "operate" / "limits.md"
BEGIN, END = "<!-- limits: python -m tools.limit_page -->\n", "<!-- end of limits -->\n"


def table() -> str:
    """All limits as a table."""
    rows = [f"| `{name}` | `{value}` | {limit_description(name)} |" for name, value in DEFAULTS.items()]
    return "\n".join(["| limit | default | what it limits, and why |", "|---|---|---|", *rows, ""])


def written(text: str) -> str:
    """The guide with the table of today. Raises: ValueError, where it has no place for it."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{GUIDE.name} has no place for the table of limits")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> int:
    """Write or check the guide."""
    text = GUIDE.read_text(encoding="utf-8")
    if "--check" in sys.argv:
        return int(text != written(text))
    GUIDE.write_text(written(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
