"""Refuses outdated compiled modules, skips tests for the other core, and runs async tests on asyncio."""

import os
from importlib import import_module
from importlib.util import find_spec

import pytest

from tools.dev import compilation


def pytest_configure() -> None:
    """Refuse outdated extensions, which Python prefers over their sources; set the language to English."""
    os.environ["REGALIA_LANGUAGE"] = "en"
    core = find_spec("regalia.core.state")
    plain = core is not None and str(core.origin).endswith(".py")
    if os.environ.get("REGALIA_UNCOMPILED"):
        if not plain:
            pytest.exit(f"REGALIA_UNCOMPILED is set, but the core would be {core}", returncode=2)
    elif edited := compilation.edited():
        files = ", ".join(edited)
        pytest.exit(f"not compiled as it is now (run python3 run.py test): {files}", returncode=2)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests for the other core (run.py tests both), and tests that need a game which is not installed."""
    registry = import_module("regalia.games.registry")  # not before its extensions are known to be current
    other = "compiled_only" if os.environ.get("REGALIA_UNCOMPILED") else "plain_only"
    left_out = [
        item
        for item in items
        if item.get_closest_marker(other)
        or any(game not in registry.GAMES for marker in item.iter_markers("games") for game in marker.args)
    ]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"
