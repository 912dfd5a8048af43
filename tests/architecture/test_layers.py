"""Holds the .pxd files, which import-linter does not read, to its contracts and to their .py."""

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tools.dev.paths import ROOT, SOURCES

PACKAGES = SOURCES.parent
TYPES = sorted(SOURCES.rglob("*.pxd"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = [each for each in PROJECT["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
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
        for container in contract["containers"]
        if not allowed(contract["layers"], container, importer, imported)
    ]


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
        ("regalia.core.state", "from regalia.games.king_and_assassins.engine.rules cimport Rules"),
        (
            "regalia.search.tree_search",
            "from regalia.games.king_and_assassins.engine cimport rules as r",
        ),
        (
            "regalia.games.king_of_the_hill.engine.rules",
            "cimport regalia.games.king_and_assassins.engine.rules",
        ),
        (
            "regalia.games.king_and_assassins.engine.board",
            "from regalia.games.king_and_assassins.engine cimport (\n    rules,\n)",
        ),
    ],
)
def test_a_cimport_up_or_across_is_caught(importer: str, line: str) -> None:
    [imported] = cimports(line)
    assert broken(importer, imported)


def test_every_game_is_held_to_the_packages_of_a_game() -> None:
    games = {f"regalia.games.{path.parent.name}" for path in SOURCES.glob("games/*/__init__.py")}
    held = [contract["containers"] for contract in CONTRACTS if "game's packages" in contract["name"]]
    held += [contract["containers"] for contract in CONTRACTS if "same packages" in contract["name"]]
    assert [set(containers) for containers in held] == [games, games]


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
