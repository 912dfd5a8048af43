#!/usr/bin/env python3
"""One command for everything: `python3 run.py` plays, `python3 run.py test` tests.

It makes .venv beside this file, installs what constraints.txt pins, compiles the core in place, builds
the front end, and does each of these again only when what it was made from has changed. Standard
library only.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (who has an older one reads it here)
    sys.exit("Regalia needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

import hashlib
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tools import frontend

USAGE = """\
usage: python3 run.py                   set up, then play in the browser
       python3 run.py test              set up, then run every check
       python3 run.py test ARGUMENTS    set up, then run pytest with these arguments"""
ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "regalia"
VENV = ROOT / ".venv"
BIN = Path(sysconfig.get_path("scripts", "venv", vars={"base": str(VENV)}))
PYTHON = BIN / "python"
# Stamps say what a thing was made from. They are removed before and written after making it, so
# that a set-up which was interrupted is done again.
INSTALLED = VENV / "regalia-installed.json"
COMPILED = VENV / "regalia-compiled.json"
# Where the game is served when nothing else is there, and where it keeps all that is played.
PORT = 8000
DATABASE = ROOT / "regalia.sqlite3"
# One pytest to a core; who runs out of tests takes some of another's.
SPREAD = ["--numprocesses=auto", "--dist=worksteal"]
# What is tested on the plain core too. The rest shows nothing more there, and takes long.
RULES = [
    "tests/core",
    "tests/games",
    "tests/conformance/test_conformance.py",
    "tests/conformance/test_worlds.py",
]
# Whole games in a real browser: the slowest tests, and the only ones that need one.
BROWSER = "tests/e2e"
CIMPORT = re.compile(r"^(?:from (\S+) )?cimport (\([^)]*\)|.+)", re.MULTILINE)


class Failed(Exception):
    """Set-up cannot go on; the message is for people."""


class Need(NamedTuple):
    """Something that pip cannot bring, and the Debian packages that do."""

    what: str
    debian: str
    here: Callable[[], bool]


def has_compiler() -> bool:
    """Whether the C compiler that setuptools would call is on this machine."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(shlex.split(command)[0]) is not None


def has_headers() -> bool:
    """Whether C code can be compiled against this Python."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def has_nginx() -> bool:
    """Whether nginx is on this machine; Debian has it where only root looks."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


TO_COMPILE = [
    Need("C compiler", "gcc libc6-dev", has_compiler),
    Need("C headers of Python", "python3-dev", has_headers),
]
TO_TEST = [
    *TO_COMPILE,
    Need("node", "nodejs", lambda: shutil.which("node") is not None),  # one of the example bots
    Need("nginx", "nginx-light", has_nginx),  # it tests the block of the serving guide
    Need("systemd-analyze", "systemd", lambda: shutil.which("systemd-analyze") is not None),  # and its units
    Need("Chromium", "chromium", lambda: shutil.which("chromium") is not None),  # it plays in it
]


def missing(needs: Sequence[Need]) -> list[Need]:
    """The needs that this machine does not meet."""
    return [need for need in needs if not need.here()]


def advice(needs: Sequence[Need]) -> str:
    """What is missing and how to get it; empty where nothing is."""
    lacks = [f"no {need.what} (on Debian: apt install {need.debian})" for need in needs]
    return "this machine has " + ", ".join(lacks) if lacks else ""


def fetch(needs: Sequence[Need]) -> None:
    """Install what is missing where that is ours to do: as root, on a Debian."""
    if needs and shutil.which("apt-get") and os.geteuid() == 0:
        packages = [name for need in needs for name in need.debian.split()]
        get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes"]
        step("Reading Debian's list of packages", [*get, "update"])
        step(f"Installing {' '.join(packages)}", [*get, "install", *packages])


def step(what: str, command: Sequence[str | Path], **env: str) -> str:
    """Run a slow command quietly, beside a clock; what it said.

    Raises:
        Failed: it did not succeed; the message ends with what it said.
    """
    start = time.monotonic()
    print(f"{what} ...", end="", flush=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | env,
            stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            while process.poll() is None:
                time.sleep(0.1)
                if sys.stdout.isatty():
                    print(f"\r{what} ... {time.monotonic() - start:.0f} s", end="", flush=True)
        finally:
            process.kill()  # on Ctrl-C; it does nothing to one that has ended
            process.wait()
        print("" if sys.stdout.isatty() else f" {time.monotonic() - start:.0f} s")
        said.seek(0)
        output = said.read()
    if process.returncode:
        raise Failed(f"{what} failed: {shlex.join(map(str, command))}\n{output}")
    return output


def read(stamp: Path) -> dict[str, object]:
    """What a stamp says: nothing where it is missing, or was cut short."""
    try:
        return dict(json.loads(stamp.read_text()))
    except (OSError, ValueError):
        return {}


def digests(paths: Iterable[Path]) -> dict[str, object]:
    """A fingerprint of each file, by its place under the root."""
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(paths)
    }


def install(*, dev: bool) -> None:
    """Bring .venv in line with pyproject.toml and constraints.txt."""
    before = read(INSTALLED)
    home: dict[str, object] = {"python": sys.version, "of": sys.base_prefix, "root": str(ROOT)}
    wanted = home | {"dev": dev or before.get("dev", False)}
    wanted |= digests([ROOT / "pyproject.toml", ROOT / "constraints.txt"])
    if before == wanted:
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    uv = find_uv()
    INSTALLED.unlink(missing_ok=True)
    if not (home.items() <= before.items() and (uv or (BIN / "pip").exists())):
        make_venv(uv)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--constraint", "constraints.txt"]
    if uv:
        pip[:3] = [uv, "pip"]
        pip += ["--python", PYTHON]
    else:
        pip.append("--no-compile")  # that is done below, on all cores
    step("Installing the build tools", [*pip, *project["build-system"]["requires"]])
    itself = ["--no-build-isolation", "--editable", ".[dev]" if wanted["dev"] else "."]
    step("Installing Regalia and what it uses", [*pip, *itself], REGALIA_PURE="1")
    # Else the first start takes twice as long, and every one where Python is told to write no bytecode.
    packages = sysconfig.get_path("purelib", "venv", vars={"base": str(VENV)})
    step("Preparing for quick starts", [PYTHON, "-m", "compileall", "-q", "-j", "0", packages, SOURCES])
    INSTALLED.write_text(json.dumps(wanted))


def find_uv() -> str | None:
    """Where uv is; None where venv and pip will do. Brings it where those are missing too."""
    tools = str(ROOT / ".tools" / "bin")
    if uv := shutil.which("uv") or shutil.which("uv", path=tools):
        return uv
    if find_spec("venv") and find_spec("ensurepip"):
        return None
    if not find_spec("pip"):
        raise Failed("Python's venv module is missing (on Debian: apt install python3-venv).")
    pip = [sys.executable, "-m", "pip", "install", "--target", ".tools", "uv"]
    step("Installing uv into .tools, for this Python has no venv", pip)
    return shutil.which("uv", path=tools)


def make_venv(uv: str | None) -> None:
    """Make .venv anew."""
    if VENV.exists():
        print("Removing .venv: it was moved, or is of another Python, or was left half made")
        shutil.rmtree(VENV)
    python = getattr(sys, "_base_executable", sys.executable)  # ours may have been in that .venv
    command = [uv, "venv", "--python", python] if uv else [python, "-m", "venv"]
    step(f"Making .venv with {'uv' if uv else 'venv'}", [*command, VENV])


def extensions() -> list[Path]:
    """The compiled modules, which lie beside their sources."""
    return [path for path in SOURCES.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


def fingerprints() -> dict[str, object]:
    """Of the compiled modules and of all that they are made from."""
    types = set(SOURCES.rglob("*.pxd"))
    code = {path for pxd in types if (path := pxd.with_suffix(".py")).exists()}
    return digests({ROOT / "setup.py", *types, *code, *extensions()})


def edited() -> list[str]:
    """The files that are not as they were when the core was last compiled."""
    now, then = fingerprints(), read(COMPILED)
    return [name for name in {**then, **now} if now.get(name) != then.get(name)]


def cimported(pxd: Path) -> set[Path]:
    """The .pxd files of ours that one asks for."""
    paths = set()
    for package, names in CIMPORT.findall(pxd.read_text("utf-8")):
        for name in names.strip("()").split(","):  # a module, or something in the one before
            module = name.split(" as ")[0].strip()
            for dotted in (package, f"{package}.{module}" if package else module):
                paths.add((SOURCES.parent / dotted.replace(".", "/")).with_suffix(".pxd"))
    return {path for path in paths if path.exists()}


def outdated(changed: Iterable[str]) -> set[Path]:
    """The modules to compile again, given what changed: also those that take types from there."""
    asks = {pxd: cimported(pxd) for pxd in SOURCES.rglob("*.pxd")}
    types = {ROOT / name for name in changed if name.endswith(".pxd")}
    while users := {pxd for pxd, asked in asks.items() if asked & types} - types:
        types |= users
    modules = {pxd.with_suffix(".py") for pxd in types} | {ROOT / name for name in changed}
    return {path for path in modules if path.suffix == ".py" and path.with_suffix(".pxd") in asks}


def compile_core() -> str:
    """Compile what has changed. Where that cannot be, leave plain Python and say why."""
    pure = bool(os.environ.get("REGALIA_PURE"))
    changed = edited()
    if not changed and not pure:
        return ""
    COMPILED.unlink(missing_ok=True)
    for path in extensions():  # Python would take an old one over its source
        path.unlink()
    if why := "REGALIA_PURE is set" if pure else advice(missing(TO_COMPILE)):
        return why
    for path in outdated(fingerprints() if "setup.py" in changed else changed):
        # Cython goes by time, which a copy can turn back; and it overlooks `cimport constants`.
        path.touch()
    said = step("Compiling the core", [PYTHON, "setup.py", "build_ext", "--inplace"])
    if not extensions():
        return f"the C compiler failed\n{said}"
    COMPILED.write_text(json.dumps(fingerprints()))
    return ""


def build_pages() -> None:
    """Build the front end, where it has changed.

    Raises:
        Failed: it cannot be built; the message says what is missing.
    """
    if frontend.is_built():
        return
    step("Building the front end", [PYTHON, "tools/frontend.py"])


def play() -> int:
    """Set up, then become the server, which opens the browser; what it returns where that cannot be."""
    install(dev=False)
    if plain := compile_core():
        print(f"\nWARNING: Regalia will run as plain Python, about 60 times slower: {plain}\n")
    game = BIN / "regalia"
    terminal = f"{game.relative_to(ROOT)} play"
    try:
        build_pages()
    except Failed as failure:
        print(f"\n{failure}\nThe pages of the game could not be built: see above. They need node")
        print(f"{'.'.join(map(str, frontend.OLDEST_NODE))} or newer, and packages from npm and PyPI.")
        print(f"The game in the terminal needs none of them: {terminal}")
        return 1
    print(f"The game in the terminal: {terminal}", flush=True)
    return os.execv(game, [str(game), "serve", "--open", *flags(os.environ)])


def flags(environment: Mapping[str, str]) -> list[str]:
    """Where to serve and what to keep it in, as far as the environment leaves that to us."""
    if "REGALIA_SETTINGS" in environment:
        return []
    chosen = []
    if "REGALIA_DATABASE" not in environment:
        chosen += ["--database", str(DATABASE)]
    if "REGALIA_PORT" not in environment and not is_free(PORT):
        chosen += ["--port", "0"]
    return chosen


def is_free(port: int) -> bool:
    """Whether nobody on this machine serves at a port."""
    with socket.socket() as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
        try:
            ours.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def test(arguments: list[str]) -> int:
    """Set up, then run every check; only pytest where there are arguments for it."""
    fetch(missing(TO_TEST))
    if lacks := advice(missing(TO_TEST)):
        warn(f"some tests are skipped: {lacks}")
    install(dev=True)
    if plain := compile_core():
        warn(f"the compiled core is not tested: {plain}")
    build_pages()
    if arguments:
        return 0 if (check_plain(*arguments) if plain else check("pytest", *arguments)) else 1
    rest = [*SPREAD, f"--ignore={BROWSER}"]
    return check_all(
        {
            "ruff format": lambda: check("ruff", "format", "--check"),
            "ruff check": lambda: check("ruff", "check"),
            "mypy": lambda: check("mypy", "--num-workers=auto"),
            "import-linter": lambda: check("lint-imports", "--no-logo"),
            "front end": lambda: check("python", "tools/frontend.py", "check"),
            "pytest, compiled": None if plain else lambda: check("pytest", *rest),
            "pytest, plain": lambda: check_plain(*SPREAD, *RULES),
            "pytest, browser": None if lacks or plain else lambda: check("pytest", *SPREAD, BROWSER),
        }
    )


def warn(what: str) -> None:
    """Say what is not tested. Raises: Failed, in CI, where all must be."""
    if os.environ.get("CI") == "true":
        raise Failed(f"CI must test everything: {what}")
    print(f"\nWARNING: {what}\n")


def check(tool: str, *arguments: str, cwd: Path = ROOT, **env: str) -> bool:
    """Whether a tool of .venv is content; what it says is seen."""
    done = subprocess.run([BIN / tool, *arguments], cwd=cwd, env=os.environ | env, check=False)
    return done.returncode == 0


def check_plain(*arguments: str) -> bool:
    """Whether tests pass on a copy of the tree that has no extensions to take over the sources."""
    made = ("build", "__pycache__", "node_modules", "*.egg-info", "*.so", "*.pyd", "*.sqlite3*")
    leave = shutil.ignore_patterns(".*", *made)
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(ROOT, Path(folder, "regalia"), ignore=leave)
        plain = {"PYTHONPATH": str(copy / "src"), "REGALIA_UNCOMPILED": "1"}
        return check("pytest", *arguments, cwd=copy, **plain)


def check_all(checks: dict[str, Callable[[], bool] | None]) -> int:
    """Run the checks, all of them even after one fails, and sum up; None is skipped."""
    lines, verdicts = [], []
    for name, passes in checks.items():
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        verdicts.append("skipped" if passes is None else "passed" if passes() else "failed")
        lines.append(f"{name:20}{verdicts[-1]:10}{time.monotonic() - start:6.1f} s")
    print("", *lines, sep="\n")
    print("checks:", ", ".join(f"{verdicts.count(v)} {v}" for v in ("passed", "failed", "skipped")))
    return 1 if "failed" in verdicts else 0


def main(words: list[str]) -> int:
    """Do what the command line asks."""
    if words[:1] == ["test"]:
        return test(words[1:])
    if not words:
        return play()
    asked = words in (["-h"], ["--help"])
    print(USAGE, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Failed, tomllib.TOMLDecodeError) as failure:
        sys.exit(f"\n{failure}")
    except KeyboardInterrupt:
        print("\nStopped.")
        sys.exit(130)
