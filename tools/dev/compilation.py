"""Compiled modules: which are out of date, and compiling them in place."""

import json
import os
import re
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools.dev.paths import PYTHON, ROOT, SOURCES, VENV
from tools.dev.steps import digests, read_stamp, step
from tools.dev.system import TO_COMPILE, advice, missing

COMPILED = VENV / "regalia-compiled.json"
CIMPORT = re.compile(r"^(?:from (\S+) )?cimport (\([^)]*\)|.+)", re.MULTILINE)


def extensions() -> list[Path]:
    """The compiled modules, which lie beside their sources."""
    return [path for path in SOURCES.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


def fingerprints() -> dict[str, object]:
    """Digests of the compiled modules and of all that they are made from."""
    types = set(SOURCES.rglob("*.pxd"))
    code = {path for pxd in types if (path := pxd.with_suffix(".py")).exists()}
    return digests({ROOT / "setup.py", *types, *code, *extensions()})


def edited() -> list[str]:
    """The files that have changed since the last compilation."""
    now, then = fingerprints(), read_stamp(COMPILED)
    return [name for name in {**then, **now} if now.get(name) != then.get(name)]


def cimported(pxd: Path) -> set[Path]:
    """The .pxd files of this package that one cimports."""
    paths = set()
    for package, names in CIMPORT.findall(pxd.read_text("utf-8")):
        for name in names.strip("()").split(","):  # a module, or a name in the module before `cimport`
            module = name.split(" as ")[0].strip()
            for dotted in (package, f"{package}.{module}" if package else module):
                paths.add((SOURCES.parent / dotted.replace(".", "/")).with_suffix(".pxd"))
    return {path for path in paths if path.exists()}


def outdated(changed: Iterable[str]) -> set[Path]:
    """The modules to compile again after a change: also those that take types from changed .pxd files."""
    asks = {pxd: cimported(pxd) for pxd in SOURCES.rglob("*.pxd")}
    types = {ROOT / name for name in changed if name.endswith(".pxd")}
    while users := {pxd for pxd, asked in asks.items() if asked & types} - types:
        types |= users
    modules = {pxd.with_suffix(".py") for pxd in types} | {ROOT / name for name in changed}
    return {path for path in modules if path.suffix == ".py" and path.with_suffix(".pxd") in asks}


def compile_modules() -> str:
    """Compile what has changed. Where that is impossible, leave plain Python and return the reason."""
    uncompiled = bool(os.environ.get("REGALIA_PURE"))
    changed = edited()
    if not changed and not uncompiled:
        return ""
    COMPILED.unlink(missing_ok=True)
    for path in extensions():  # Python prefers an old extension to its source
        path.unlink()
    if why := "REGALIA_PURE is set" if uncompiled else advice(missing(TO_COMPILE)):
        return why
    for path in outdated(fingerprints() if "setup.py" in changed else changed):
        path.touch()  # Cython compares times, which a copy can turn back, and overlooks a `cimport` of constants
    output = step("Compiling the engine", [PYTHON, "setup.py", "build_ext", "--inplace"])
    if not extensions():
        return f"the C compiler failed\n{output}"
    COMPILED.write_text(json.dumps(fingerprints()))
    return ""
