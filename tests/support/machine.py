"""A machine that somebody installs Regalia on: a fresh environment, and the commands that run in it."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import sysconfig
import venv
from importlib import metadata
from pathlib import Path
from typing import Literal

from packaging.requirements import Requirement


def call(*command: str | Path, status: int = 0, **env: str) -> str:
    """What a command says; with another exit status the test fails and shows it."""
    done = subprocess.run(
        command,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout
    return done.stdout


class Machine:
    """A fresh environment, and no programs but its own.

    It has `all` libraries that Regalia uses, those `required` without any extra, or `none`. They are lent, not
    installed again: what a .pth file names is searched after the machine's own packages.
    """

    def __init__(self, home: Path, *, libraries: Literal["all", "required", "none"] = "all") -> None:
        venv.create(home, with_pip=False)
        self.bin = Path(sysconfig.get_path("scripts", "venv", {"base": str(home)}))
        self.packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
        if libraries == "all":
            (self.packages / "lent.pth").write_text("\n".join(site.getsitepackages()))
        elif libraries == "required":
            for name in required_distributions():
                lend(name, self.packages)

    def install(self, package: Path) -> str:
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--verbose"]
        options = ["--no-deps", "--no-build-isolation", str(package)]
        said = call(*pip, *options, PATH=str(self.bin), CC="no-compiler")
        # A player's machine has no Cython: hide the one that was lent for the installation.
        (self.packages / "cython.py").write_text("raise ImportError")
        return said

    def install_from_index(self, command: str) -> str:
        """Run a `pip install` with shell syntax, with what it needs from the package index."""
        pip = f"{sys.executable} -m pip --python {self.bin / 'python'}"
        return call("sh", "-c", command.replace("pip", pip, 1), CC="no-compiler")

    def run(self, program: str, *arguments: str, status: int = 0) -> str:
        return call(self.bin / program, *arguments, status=status, PATH=str(self.bin))


def required_distributions() -> set[str]:
    """The packages that `pip install regalia` brings, by its own metadata and theirs, without any extra."""
    found: set[str] = set()
    open_names = ["regalia"]
    while open_names:
        for text in metadata.requires(open_names.pop()) or []:
            requirement = Requirement(text)
            wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
            if wanted and requirement.name not in found:
                found.add(requirement.name)
                open_names.append(requirement.name)
    return found


def lend(name: str, packages: Path) -> None:
    """Link an installed package into another environment."""
    files = metadata.files(name)
    assert files is not None
    for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
        source = Path(str(metadata.distribution(name).locate_file(top)))
        if not (packages / top).exists():  # packages of one namespace share their folder
            (packages / top).symlink_to(source)
