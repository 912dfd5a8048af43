"""Every command of docs/operate/moderation.md works as written, in the order of the page."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.cli.app import app
from regalia.services.moderation.audit import Act
from tests.support.clients import running
from tests.support.doc_blocks import blocks, commands, read
from tests.support.moderation import add_account, match_of_two, opened

PAGE = "docs/operate/moderation.md"


@pytest.fixture
async def match(tmp_path: Path, anyio_backend: str) -> str:
    """A match in a database with the people of the page."""
    async with opened(str(tmp_path / "regalia.sqlite3")) as context:
        for name in ("ann", "bob", "troll", "swearword", "zoe"):
            await add_account(context, name)
        return await match_of_two(context)


def test_the_commands_of_the_guide_work_as_written(
    match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [line for block in blocks("sh") if block.page == PAGE for line in commands(block.text)]
    assert lines
    with running(Path("regalia.sqlite3")):
        for line in lines:
            words = [match if word == "MATCH" else word for word in shlex.split(line)]
            done = CliRunner().invoke(app, words[1:])
            assert done.exit_code == 0, f"{line}\n{done.output}"


def test_the_guide_names_every_act_of_the_audit_log() -> None:
    page = read(PAGE)
    assert [act for act in Act if f"`{act}`" not in page] == []
