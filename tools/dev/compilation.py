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
NOT_COMPILED = "# Not compiled"  # the start of a .pxd with constants for others
SHARED = "cython_runtime"  # utility code of Cython, which has no source here
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


def is_compiled(module: Path) -> bool:
    """Whether a module, given by its path without a suffix, is compiled: as setup.py decides it."""
    types = module.with_suffix(".pxd")
    return module.name == SHARED or (types.exists() and not types.read_text("utf-8").startswith(NOT_COMPILED))


def stale_products(build: Path = ROOT / "build", sources: Path = SOURCES) -> list[Path]:
    """Files in the build folders of setuptools that nothing here makes any more.

    setuptools packs whatever lies there into a wheel: a module that was removed, or that is not compiled any more.
    """
    found = []
    for library in build.glob("lib*"):
        for path in filter(Path.is_file, library.rglob("*")):
            source = sources.parent / path.relative_to(library)
            is_extension = path.name.endswith(tuple(EXTENSION_SUFFIXES))
            module = source.with_name(source.name.partition(".")[0])
            if not (is_compiled(module) if is_extension else source.exists()):
                found.append(path)
    return found


def remove_stale_products() -> None:
    """Remove what must not get into a wheel."""
    for path in stale_products():
        path.unlink()


def compile_modules() -> str:
    """Compiles the modules that have changed. If that is impossible, removes all extensions and returns the reason."""
    remove_stale_products()
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
        # Cython compares file times, which a copy can set back, and ignores changed constants of a `cimport`.
        path.touch()
    output = step("Compiling the engine", [PYTHON, "setup.py", "build_ext", "--inplace"])
    if not extensions():
        return f"the C compiler failed\n{output}"
    COMPILED.write_text(json.dumps(fingerprints()))
    return ""
