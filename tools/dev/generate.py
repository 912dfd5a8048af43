"""Writes all generated files, or checks that they are up to date.

    python -m tools.dev.generate            write the files that are outdated
    python -m tools.dev.generate --check    print the outdated files; exit status 1 if there are any

A generator is a module with `outputs()`, which yields paths and texts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.dev import (
    dashboard,
    frontend_fixtures,
    lesson_schema,
    limit_page,
    paths,
    rule_table,
    socket_page,
    typescript,
    typescript_endpoints,
)

GENERATORS = (
    typescript.outputs,
    typescript_endpoints.outputs,
    socket_page.outputs,
    lesson_schema.outputs,
    limit_page.outputs,
    rule_table.outputs,
    dashboard.outputs,
    frontend_fixtures.outputs,
)


def outdated() -> Iterator[tuple[Path, str]]:
    """The generated files whose content differs from their text, with the text."""
    for outputs in GENERATORS:
        for path, text in outputs():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                yield path, text


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the generated files. Returns: the exit status."""
    parser = argparse.ArgumentParser(description="Write all generated files.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is outdated")
    check = parser.parse_args(arguments).check
    found = list(outdated())
    for path, text in found:
        print(f"{'outdated' if check else 'written'}: {path.relative_to(paths.ROOT).as_posix()}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and found:
        print("run: python -m tools.dev.generate", file=sys.stderr)
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
