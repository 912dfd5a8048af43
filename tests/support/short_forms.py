"""Which commands of the guides a test runs in a short form or not at all, and why."""

from __future__ import annotations

import re

from tests.support.doc_blocks import Block, commands

# Commands that no test runs as part of a guide, each with the reason.
NOT_RUN = {
    "python3 run.py": "sets up this very environment; the browser tests use what it has made",
    "python3 run.py test": "is what runs this test",
    "python3 run.py soak": "takes hours",
    '.venv/bin/pip install --constraint constraints.txt --editable ".[bench]"': "changes this environment",
}
# Commands about finished matches have some to work on.
FROM_FIXTURE = (
    "rm -f regalia.sqlite3*; install -m 600 tests/fixtures/v0_1_0/server.sqlite3 regalia.sqlite3; "
    "regalia games list > updated.txt; "
)
# Commands that change the machine or need a domain. tests/web/test_nginx.py follows the serving guide on
# loopback: nginx, certificate, units and backup; tests/web/test_containers.py checks what needs a container, and
# tests/architecture/test_wheel.py builds the packages.
OPERATORS = re.compile(
    r"apt install|adduser|cp /opt|sed -i s/play|docker|systemctl|journalctl|certbot|runuser|nginx -t|ln -s /etc"
    r"|curl (?:-i )?http://127"
    r"|/opt/regalia|python3 -m venv|build-tools/|\.venv/bin/python -m (build|twine)|REGALIA_PURE=1"
    r"|pip install|.*postgresql://"  # tests/web/test_several_processes.py, tests/cli/test_migrate_store.py
    r"|regalia worker"  # tests/cli/test_worker.py, tests/web/test_remote_workers.py
    r"|regalia admin"  # tests/cli/test_admin_guide.py
    r"|/tmp/regalia-release|regalia doctor --repair --cut MATCH|.* --program OTHER"
)
# A server runs until it says where it can be reached, and must then stop without an error.
SERVE = (
    r"rm -f ready.txt; \1regalia serve\2 --port 0 > ready.txt & "
    r"until grep -q http ready.txt; do kill -0 $!; sleep 0.2; done; kill $!; wait $!"
)
# Patterns of commands that take long, and what is run instead; every one that fits is applied.
SHORT = (
    (r"^((?:REGALIA_\w+=(?:\"[^\"]*\"|\S+) )?)regalia serve(.*)$", SERVE),
    (r"^(regalia arena ladder.*)$", r"\1 --games 2 --jobs 1 --scale 0.002"),
    (r"^(regalia arena (?!ladder).*)$", r"\1 --games 2 --jobs 1"),
    (r"(?<=iterations=)\d+", "10"),
    (r"(?<=time_ms=)\d+", "10"),
    (r"level-[2-8](?!:)(?= |$)", "level-1"),
    (r"^(regalia conformance .*)$", r"\1 --games 2 --jobs 1"),
    (r"^(python -m tools\.training\.selfplay .*)$", r"\1 --games 2 --processes 1"),
    (r"^(\S*python (?:-m )?benchmarks\S*).*$", r"\1 --help"),
    (r"^(regalia (games (export|list)|doctor).*)$", rf"{FROM_FIXTURE}\1"),
    (r"^regalia play$", "regalia play --hot-seat --seed 7"),
)


def short_form(command: str) -> str | None:
    """The command that a test runs instead of one in a guide; None if it runs none."""
    if command in NOT_RUN or OPERATORS.match(command):
        return None
    for pattern, replacement in SHORT:
        command = re.sub(pattern, replacement, command)
    return command


def script_of(block: Block) -> str:
    """The script that a test runs for a block of shell commands."""
    return "\n".join(short for command in commands(block.text) if (short := short_form(command)))
