"""`python3 run.py dev`: the server with reload and Vite's development server, until Ctrl-C.

A change of a Python file restarts the server; a change of a compiled module, or of its .pxd, compiles it first.
Vite serves the pages, which change in the browser without a reload, and passes API calls on to the server.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from watchfiles import DefaultFilter, watch

from tools.dev.compilation import compile_modules
from tools.dev.frontend import FRONTEND, Npm
from tools.dev.paths import BIN, ROOT, SOURCES
from tools.dev.steps import Failed

PORT = os.environ.get("REGALIA_PORT", "8000")
DATABASE = os.environ.get("REGALIA_DATABASE", str(ROOT / "regalia.sqlite3"))
WATCHED = (".py", ".pxd", ".ftl", ".txt")
PATIENCE = 20.0  # seconds for a process to stop


class SourceFilter(DefaultFilter):
    """Accepts changes of sources, but not of bytecode and compiled modules."""

    def __call__(self, change: object, path: str) -> bool:
        """Whether a change of a file matters."""
        return path.endswith(WATCHED) and super().__call__(change, path)  # type: ignore[arg-type]


def start_server() -> subprocess.Popen[bytes]:
    """Start the server on the development database."""
    return subprocess.Popen([BIN / "regalia", "serve", "--port", PORT, "--database", DATABASE], cwd=ROOT)


def start_vite() -> subprocess.Popen[bytes]:
    """Start Vite's development server, in a session of its own, so that it can be stopped with its children."""
    npm = Npm()
    npm.install()
    env = npm.env | {"REGALIA_ADDRESS": f"http://127.0.0.1:{PORT}"}
    command = [*npm.command, "run", "--silent", "dev"]
    return subprocess.Popen(command, cwd=FRONTEND, env=env, start_new_session=True)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stops a process; kills it if it does not end in time."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def recompile(changed: set[Path]) -> bool:
    """Compiles changed modules. Returns False if that fails; the reason is printed."""
    if not any(path.with_suffix(".pxd").exists() for path in changed):
        return True
    try:
        reason = compile_modules()
    except Failed as failure:
        reason = str(failure)
    if reason:
        print(f"\n{reason}\nThe server waits for the next change.", file=sys.stderr)
    return not reason


def main() -> None:
    """Serve, and restart the server after each change, until Ctrl-C or SIGTERM."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    vite, server = start_vite(), start_server()
    try:
        for changes in watch(SOURCES, watch_filter=SourceFilter(), raise_interrupt=False):
            changed = {Path(path) for _, path in changes}
            print("Changed:", ", ".join(sorted(str(path.relative_to(ROOT)) for path in changed)), flush=True)
            stop(server)  # before compiling, which replaces modules that it has loaded
            if recompile(changed):
                server = start_server()
    finally:
        stop(server)
        os.killpg(vite.pid, signal.SIGTERM)
        vite.wait(PATIENCE)


if __name__ == "__main__":
    main()
