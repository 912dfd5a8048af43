"""Which commands of the guides a test runs in a short form or not at all, and why."""

from __future__ import annotations

import re

# Commands that no test runs as part of a guide, each with the reason.
NOT_RUN = {
    "python3 run.py": "sets up this very environment; the browser tests use what it has made",
    "python3 run.py test": "is what runs this test",
    '.venv/bin/pip install --constraint constraints.txt --editable ".[bench]"': "changes this environment",
}
DATABASE = "tests/fixtures/v0_1_0/server.sqlite3"
# A server runs until it says where it can be reached, and must then stop without an error.
SERVE = (
    r"regalia serve\1 --port 0 > ready.txt & until grep -q http ready.txt; do kill -0 $!; sleep 0.2; done; "
    r"kill $!; wait $!"
)
# Patterns of commands that take long, and what is run instead; every one that fits is applied.
SHORT = (
    (r"^regalia serve(.*)$", SERVE),
    (r"^(regalia arena ladder.*)$", r"\1 --games 2 --jobs 1 --scale 0.002"),
    (r"^(regalia arena (?!ladder).*)$", r"\1 --games 2 --jobs 1"),
    (r"(?<=iterations=)\d+", "10"),
    (r"(?<=time_ms=)\d+", "10"),
    (r"level-[2-8](?!:)(?= |$)", "level-1"),
    (r"^(regalia conformance .*)$", r"\1 --games 2 --jobs 1"),
    (r"^(python -m tools\.selfplay .*)$", r"\1 --games 2 --processes 1"),
    (r"^(\S*python (?:-m )?benchmarks\S*)$", r"\1 --help"),
    (r"^(regalia games export .*)$", rf"cp {DATABASE} regalia.sqlite3; \1"),
    (r"^regalia play$", "regalia play --hot-seat --seed 7"),
)


def short_form(command: str) -> str | None:
    """What is run for a command; None where it is not run."""
    if command in NOT_RUN:
        return None
    for pattern, replacement in SHORT:
        command = re.sub(pattern, replacement, command)
    return command
