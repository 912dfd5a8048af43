"""Commands about a server say in one line how to install its packages if they are missing."""

from __future__ import annotations

import sys
import tomllib
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from regalia.cli import server_packages
from regalia.cli.app import app
from regalia.core.i18n import tr
from tools.dev.paths import ROOT

COMMANDS = ["serve", "doctor", "games list", "games import x.jsonl", "backup x.sqlite3", "restore x.sqlite3"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_without_its_packages_names_the_extra_to_install(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_packages, "find_spec", lambda _: None)
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 1
    install = f'pip install "{server_packages.EXTRA}"'
    assert result.output == f"regalia: missing-extra: {tr('error-missing-extra', command=install)}\n"


@pytest.mark.parametrize("missing", server_packages.MODULES)
def test_each_missing_package_is_noticed(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_packages, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(server_packages.MissingExtra):
        server_packages.require_server_packages()


def test_the_checked_modules_are_those_of_the_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = map(Requirement, project["optional-dependencies"]["server"])
    provided = {
        canonicalize_name(name): module
        for module, names in metadata.packages_distributions().items()
        for name in names
    }
    here = [each.name for each in requirements if each.marker is None or each.marker.evaluate()]
    assert sorted(provided[canonicalize_name(name)] for name in here) == sorted(server_packages.MODULES)
    assert ("uvloop" in server_packages.MODULES) == (sys.platform != "win32")
