"""The packages of the extra `server`, which commands about a server need."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import ClassVar

from regalia.core.errors import RegaliaError

EXTRA = "regalia[server]"
# What pyproject.toml lists under `server`, by the names that are imported.
MODULES = [
    "alembic", "argon2", "filelock", "httptools", "itsdangerous", "markdown_it", "prometheus_client", "sqlalchemy",
    "starlette", "uvicorn", "websockets",
]  # fmt: skip
if sys.platform != "win32":
    MODULES.append("uvloop")


class MissingExtra(RegaliaError):
    """A command needs packages that are not installed."""

    code: ClassVar[str] = "missing-extra"


def require_server_packages() -> None:
    """Check that the packages of the server are installed. Raises: MissingExtra."""
    if not all(find_spec(module) for module in MODULES):
        raise MissingExtra("missing-extra", command=f'pip install "{EXTRA}"')
