"""Every command of the README and the guides runs as written; slow ones in a short form (`short_forms`).

Those of `docs/experiments` mostly repeat one command with other numbers, so they run only in `run.py soak`; `run.py
test` checks that their commands and flags exist.
"""

from __future__ import annotations

import shlex
from functools import cache
from typing import Any

import pytest
import typer

from regalia.cli.app import app
from tests.support.doc_blocks import PAGES, Block, Clone, blocks, commands, inline_commands
from tests.support.long_runs import in_long_runs
from tests.support.short_forms import NOT_RUN, script_of

pytestmark = pytest.mark.compiled_only

SHELL = blocks("sh")
EXPERIMENTS = [block for block in SHELL if block.page.startswith("docs/experiments/")]
GUIDES = [block for block in SHELL if block not in EXPERIMENTS]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """A copy of the repository to run commands in."""
    return Clone(tmp_path_factory.mktemp("clone"))


@pytest.mark.parametrize("block", [*GUIDES, *in_long_runs(*EXPERIMENTS)], ids=str)
def test_the_commands_of_a_block_run_as_written(block: Block, clone: Clone) -> None:
    clone.save_programs(block.page)
    done = clone.bash(script_of(block))
    assert done.returncode == 0, f"{script_of(block)}\n{done.stdout}"


def test_no_short_form_is_left_over() -> None:
    written = {command for block in SHELL for command in commands(block.text)}
    assert sorted(set(NOT_RUN) - written) == []


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_name_commands_and_flags_that_exist(page: str) -> None:
    listed = [command for block in SHELL if block.page == page for command in commands(block.text)]
    lines = [
        shlex.split(command)
        for command in (*inline_commands(page), *listed)
        if command.startswith("regalia ") and "|" not in command
    ]
    assert [" ".join(words) for words in lines if not exists(words[1:])] == []


def exists(words: list[str]) -> bool:
    """Whether a command line of `regalia` names a command, and only flags that it has."""
    command = program()
    flags = flags_of(command)
    for word in words:
        following = getattr(command, "commands", {}).get(word)
        if following is not None:
            command = following
            flags |= flags_of(command)
        elif word.startswith("--") and word.partition("=")[0] not in flags:
            return False
    return command.name != "regalia" or words[0].startswith("--")


@cache
def program() -> Any:
    """The command `regalia` with all its commands; making it takes a tenth of a second."""
    return typer.main.get_command(app)


def flags_of(command: Any) -> set[str]:
    """All flags of a command; of `regalia arena` also those of `match`, whose name may be left out."""
    default = getattr(command, "commands", {}).get("match")
    parameters = [*command.params, *(default.params if default else [])]
    return {
        "--help",
        *(flag for parameter in parameters for flag in (*parameter.opts, *parameter.secondary_opts)),
    }
