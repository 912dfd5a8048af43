"""Holds the .pxd files, which import-linter does not read, to its contracts and to their .py."""

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.dev.paths import ROOT, SOURCES

PACKAGES = SOURCES.parent
TYPES = sorted(SOURCES.rglob("*.pxd"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = [each for each in PROJECT["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/manifest.py"))
PACKAGES_OF_A_GAME = {"ai", "engine", "formats", "observation", "presentation"}
CIMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+)?cimport\s+(.+)", re.MULTILINE)
ENUM = re.compile(r"^c?p?def enum\b.*:\n((?:[ \t]+.*\n|\n)+)", re.MULTILINE)


def module(path: Path) -> str:
    """The dotted name of the module that a file types."""
    return ".".join(path.relative_to(PACKAGES).with_suffix("").parts)


def cimports(text: str) -> Iterator[str]:
    """The modules of ours that a .pxd asks for."""
    for source, names in CIMPORT.findall(re.sub(r"\\\n|(?<=[(,])\s*\n", " ", text)):
        for name in re.split(r"\s*,\s*", names.strip("(), ")):
            asked = name.split(" as ")[0]
            dotted = f"{source}.{asked}" if source else asked
            if source and not (PACKAGES / f"{dotted.replace('.', '/')}.pxd").exists():
                dotted = source  # a name inside that module
            if dotted.startswith((".", "regalia.")):
                yield dotted


def broken(importer: str, imported: str) -> list[str]:
    """The contracts that forbid this import."""
    return [
        contract["name"]
        for contract in CONTRACTS
        for container in containers(contract)
        if not allowed(contract["layers"], container, importer, imported)
    ] + ["games do not know each other"] * across(importer, imported)


def containers(contract: dict[str, Any]) -> list[str]:
    """The containers of a contract; `regalia.games.*` are all games."""
    return [
        container.replace("*", game)
        for container in contract["containers"]
        for game in (GAMES if "*" in container else [""])
    ]


def across(importer: str, imported: str) -> bool:
    """Whether a module of a game imports one of another game."""
    games = [name.split(".")[2] for name in (importer, imported) if name.startswith("regalia.games.")]
    return len(set(games)) == 2


def allowed(layers: list[str], container: str, importer: str, imported: str) -> bool:
    """Whether an import goes down the layers of a container, or does not concern it."""
    inside = [name.removeprefix(f"{container}.") for name in (importer, imported)]
    if inside[0] == importer or inside[1] == imported:
        return True
    height = {name: -k for k, layer in enumerate(layers) for name in re.findall(r"[\w.]+", layer)}
    layer = [next((one for one in height if f"{name}.".startswith(f"{one}.")), None) for name in inside]
    if None in layer or layer[0] == layer[1]:
        return True
    return height[layer[0]] > height[layer[1]]


@pytest.mark.parametrize("path", TYPES, ids=module)
def test_cimports_keep_to_the_contracts_of_import_linter(path: Path) -> None:
    asked = list(cimports(path.read_text(encoding="utf-8")))
    assert not [name for name in asked if name.startswith(".")], "relative"
    assert {name: broken(module(path), name) for name in asked} == {name: [] for name in asked}


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("regalia.core.state", f"from regalia.games.{GAMES[0]}.engine.rules cimport Rules"),
        ("regalia.search.tree_search", f"from regalia.games.{GAMES[0]}.engine cimport rules as r"),
        ("regalia.games.another.engine.rules", f"cimport regalia.games.{GAMES[0]}.engine.rules"),
        (
            f"regalia.games.{GAMES[0]}.engine.board",
            f"from regalia.games.{GAMES[0]}.engine cimport (\n    rules,\n)",
        ),
    ],
)
def test_a_cimport_up_or_across_is_caught(importer: str, line: str) -> None:
    [imported] = cimports(line)
    assert broken(importer, imported)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_packages_of_a_game(game: str) -> None:
    found = {path.parent.name for path in (SOURCES / "games" / game).glob("*/__init__.py")}
    assert found == PACKAGES_OF_A_GAME


def constants(path: Path) -> dict[str, int]:
    """The values that a .pxd gives the C compiler, one `NAME = number` to a line."""
    body = "".join(ENUM.findall(path.read_text(encoding="utf-8") + "\n"))
    pairs = [line.split(" = ") for row in body.splitlines() if (line := row.split("#")[0].strip())]
    return {name: int(value, 0) for name, value in pairs}


def test_there_are_constants_to_compare() -> None:
    assert any(constants(path) for path in TYPES)


@pytest.mark.parametrize("path", [path for path in TYPES if constants(path)], ids=module)
def test_the_constants_of_a_pxd_are_those_of_its_py(path: Path) -> None:
    values = constants(path)
    python = import_module(module(path))
    assert values == {name: getattr(python, name) for name in values}
