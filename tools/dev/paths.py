"""Where things are in a checkout."""

import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "regalia"
VENV = ROOT / ".venv"
BIN = Path(sysconfig.get_path("scripts", "venv", vars={"base": str(VENV)}))
PYTHON = BIN / "python"
TOOLS = ROOT / ".tools"  # uv, where Python has no venv module
