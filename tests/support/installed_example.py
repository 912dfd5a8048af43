"""The example game as a package, and the type of the fixture that runs the program with it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

from tools.dev.paths import ROOT

Regalia = Callable[..., subprocess.CompletedProcess[str]]
EXAMPLE = ROOT / "examples" / "games" / "brandubh"
