"""The example game as a package: installing it in a folder of its own, running the program with it, and its texts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tools.dev.paths import ROOT

Regalia = Callable[..., subprocess.CompletedProcess[str]]
EXAMPLE = ROOT / "examples" / "games" / "brandubh"
# The attackers wait while the king walks to a corner (B-8).
ESCAPE = ["d1c1", "d3a3", "c1b1", "d4d3", "b1c1", "d3g3", "c1b1", "g3g1"]


def install_example(folder: Path) -> Path:
    """Installs the example game with pip from a copy of its sources. Returns the folder that Python must search."""
    source = Path(shutil.copytree(EXAMPLE, folder / "source" / "brandubh"))
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-compile", "--disable-pip-version-check"]
    site = folder / "site"
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(site), str(source)]
    subprocess.run(command, check=True, timeout=300)
    return site


def environment_with(site: Path) -> dict[str, str]:
    """The environment of a program that finds what is installed in a folder, too."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path}


def example_text(code: str) -> str:
    """A message of the example game without arguments. Raises: KeyError."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted((EXAMPLE / "brandubh" / "locales" / "en").glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    if not bundle.has_message(code):
        raise KeyError(code)
    pattern = bundle.get_message(code).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])
