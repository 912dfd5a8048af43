"""The virtual environment in .venv: made, and kept in line with pyproject.toml and constraints.txt."""

import json
import shutil
import sys
import sysconfig
import tomllib
from importlib.util import find_spec
from pathlib import Path

from tools.dev.paths import BIN, PYTHON, ROOT, SOURCES, TOOLS, VENV
from tools.dev.steps import Failed, digests, read_stamp, step

INSTALLED = VENV / "regalia-installed.json"
# Packages and tests of packages that no server imports; Python compiles what a tool imports of them.
NOT_COMPILED = r"[/\\](tests?|numpy|scipy|mypyc)[/\\]"


def install(*, dev: bool) -> None:
    """Installs into .venv what pyproject.toml and constraints.txt ask for. Raises: Failed."""
    before = read_stamp(INSTALLED)
    interpreter: dict[str, object] = {"python": sys.version, "of": sys.base_prefix, "root": str(ROOT)}
    wanted = interpreter | {"dev": dev or before.get("dev", False)}
    wanted |= digests([ROOT / "pyproject.toml", ROOT / "constraints.txt"])
    if before == wanted:
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    uv = find_uv()
    INSTALLED.unlink(missing_ok=True)
    if not (interpreter.items() <= before.items() and (uv or (BIN / "pip").exists())):
        make_venv(uv)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--constraint", "constraints.txt"]
    if uv:
        pip[:3] = [uv, "pip"]
        pip += ["--python", PYTHON]
    else:
        pip.append("--no-compile")  # done below, on all cores
    step("Installing the build tools", [*pip, *project["build-system"]["requires"]])
    itself = ["--no-build-isolation", "--editable", ".[dev]" if wanted["dev"] else ".[server]"]
    step("Installing Regalia and what it uses", [*pip, *itself], REGALIA_PURE="1")
    # Without this the first start takes twice as long, and every start where Python writes no bytecode.
    packages = sysconfig.get_path("purelib", "venv", vars={"base": str(VENV)})
    flags = ["-q", "-j", "0", "-x", NOT_COMPILED]
    step("Compiling to bytecode", [PYTHON, "-m", "compileall", *flags, packages, SOURCES])
    INSTALLED.write_text(json.dumps(wanted))


def find_uv() -> str | None:
    """The path of uv; None if venv and pip are available instead. Installs uv if both are missing. Raises: Failed."""
    tools = str(TOOLS / "bin")
    if uv := shutil.which("uv") or shutil.which("uv", path=tools):
        return uv
    if find_spec("venv") and find_spec("ensurepip"):
        return None
    if not find_spec("pip"):
        raise Failed("Python's venv module is missing (on Debian: apt install python3-venv).")
    pip = [sys.executable, "-m", "pip", "install", "--target", str(TOOLS), "uv"]
    step("Installing uv into .tools, because this Python has no venv", pip)
    return shutil.which("uv", path=tools)


def make_venv(uv: str | None) -> None:
    """Makes a new .venv. Raises: Failed."""
    if VENV.exists():
        print("Removing .venv: it was moved, belongs to another Python, or is incomplete")
        shutil.rmtree(VENV)
    python = getattr(sys, "_base_executable", sys.executable)  # this one may be the .venv's own
    command = [uv, "venv", "--python", python] if uv else [python, "-m", "venv"]
    step(f"Making .venv with {'uv' if uv else 'venv'}", [*command, VENV])
