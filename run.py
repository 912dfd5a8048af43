#!/usr/bin/env python3
"""One command for everything: `python3 run.py` plays, `python3 run.py test` tests.

It makes .venv beside this file, installs what constraints.txt pins, compiles the engine in place and builds
the front end; each only when its inputs have changed. This file and tools/dev need only the standard library.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (users of an older Python read this message)
    sys.exit("Regalia needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

import os
import socket
import tomllib
from collections.abc import Mapping, Sequence

from tools.dev import checks, compilation, environment, frontend, system
from tools.dev.paths import BIN, PYTHON, ROOT
from tools.dev.steps import Failed, step

USAGE = """\
usage: python3 run.py                   set up, then play in the browser
       python3 run.py test              set up, then run every check
       python3 run.py test ARGUMENTS    set up, then run pytest with these arguments
       python3 run.py soak              set up, then run the tests that take long
       python3 run.py dev               set up, then serve with reload, for development
       python3 run.py docs              set up, then build the docs site
       python3 run.py coverage          set up, then measure the coverage of the tests
       python3 run.py coverage FOLDERS  set up, then measure the coverage of the tests in these folders"""
TOOLS = {"dev": "tools.dev.watch", "docs": "tools.dev.docs_site", "coverage": "tools.dev.coverage"}
# Where the game is served unless the port is taken, and where it stores all matches.
PORT = 8000
DATABASE = ROOT / "regalia.sqlite3"


def play() -> int:
    """Sets up, then replaces this process by the server, which opens the browser. Returns a code if that fails."""
    environment.install(dev=False)
    if reason := compilation.compile_modules():
        print(f"\nWARNING: Regalia will run as plain Python, about 60 times slower: {reason}\n")
    program = BIN / "regalia"
    terminal = f"{program.relative_to(ROOT)} play"
    try:
        build_pages()
    except Failed as failure:
        print(f"\n{failure}\nThe pages of the game could not be built: see above. They need node")
        print(f"{'.'.join(map(str, frontend.OLDEST_NODE))} or newer, and packages from npm and PyPI.")
        print(f"The game in the terminal needs none of them: {terminal}")
        return 1
    print(f"The game in the terminal: {terminal}", flush=True)
    return os.execv(program, [str(program), "serve", "--open", *serve_flags(os.environ)])


def build_pages() -> None:
    """Builds the front end if it has changed. Raises: Failed."""
    if not frontend.is_built():
        step("Building the front end", [PYTHON, "-m", "tools.dev.frontend"])


def serve_flags(env: Mapping[str, str]) -> list[str]:
    """The flags for the port and the database, unless the environment sets them."""
    if "REGALIA_SETTINGS" in env:
        return []
    flags = []
    if "REGALIA_DATABASE" not in env:
        flags += ["--database", str(DATABASE)]
    if "REGALIA_PORT" not in env and not is_free(PORT):
        flags += ["--port", "0"]
    return flags


def is_free(port: int) -> bool:
    """Whether no program of this machine listens on a port."""
    with socket.socket() as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
        try:
            ours.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def test(arguments: list[str]) -> int:
    """Sets up, then runs every check; with arguments, only pytest with these arguments."""
    lacks, reason = set_up_tests(system.TO_TEST)
    if not arguments:
        return checks.run_all(compiled=not reason, browser=not lacks)
    passed = checks.passes_uncompiled(*arguments) if reason else checks.passes("pytest", *arguments)
    return 0 if passed else 1


def soak() -> int:
    """Sets up as `test` does, then runs what takes too long for it."""
    set_up_tests(system.TO_SOAK)
    return checks.run_soak()


def set_up_tests(required: Sequence[system.Requirement]) -> tuple[str, str]:
    """Sets up for the tests. Returns what is missing on this machine, and why it did not compile. Raises: Failed."""
    installing = system.install_missing(required)
    environment.install(dev=True)
    if installing:
        installing.wait()
    if lacks := system.advice(system.missing(required)):
        checks.warn(f"some tests are skipped: {lacks}")
    return lacks, set_up_development()


def set_up_development() -> str:
    """Installs what developers need, compiles, and builds the pages. Returns why it did not compile. Raises: Failed."""
    environment.install(dev=True)
    if reason := compilation.compile_modules():
        checks.warn(f"the compiled modules are not tested: {reason}")
    build_pages()
    return reason


def run_tool(module: str, *arguments: str) -> int:
    """Sets up, then replaces this process by a development tool."""
    set_up_development()
    return os.execv(PYTHON, [str(PYTHON), "-m", module, *arguments])


def main(words: list[str]) -> int:
    """Runs the command of the command line."""
    if not words:
        return play()
    if words[0] == "test":
        return test(words[1:])
    if words == ["soak"]:
        return soak()
    if words[0] in TOOLS and (len(words) == 1 or words[0] == "coverage"):
        return run_tool(TOOLS[words[0]], *words[1:])
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
