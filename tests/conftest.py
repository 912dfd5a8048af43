"""Refuses to test an old core: Python takes an extension over its source, edited or not."""

import os
from importlib.util import find_spec

import pytest

import run


def pytest_configure() -> None:
    core = find_spec("regalia.core.engine")
    plain = core is not None and str(core.origin).endswith(".py")
    if os.environ.get("REGALIA_UNCOMPILED"):
        if not plain:
            pytest.exit(f"REGALIA_UNCOMPILED is set, but the core would be {core}", returncode=2)
    elif edited := run.edited():
        files = ", ".join(edited)
        pytest.exit(f"not compiled as it is now (run python3 run.py test): {files}", returncode=2)
