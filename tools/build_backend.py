"""The build backend: setuptools, with the pages in every sdist and wheel, and reproducible archives.

An editable install has no pages: run.py builds them separately.
"""

import gzip
import os
import tarfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.dev import compilation, frontend

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

# The time of every archived file unless SOURCE_DATE_EPOCH is set: the earliest that a zip file can hold.
EARLIEST = 315_532_800

Config = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """The requirements of an sdist build in addition to `build-system.requires`."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """The requirements of a wheel build in addition to `build-system.requires`."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def node() -> list[str]:
    """The package with node, if the pages must be built and the system has no suitable node."""
    return [] if frontend.is_built() or frontend.system_npm() else [frontend.NODE_PACKAGE]


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """Build the pages and the sdist. Raises: Failed if the pages cannot be built."""
    frontend.build()
    name = build_meta.build_sdist(sdist_directory, config_settings)
    normalize(Path(sdist_directory, name), epoch())
    return name


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """Build the pages and the wheel. Raises: Failed if the pages cannot be built."""
    frontend.build()
    compilation.remove_stale_products()
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch())
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def epoch() -> int:
    """The time of every file in an archive, in seconds since 1970."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", EARLIEST))


def normalize(archive: Path, time: int) -> None:
    """Rewrite a .tar.gz in a fixed order, without owners, and with one time for all files."""
    whole = archive.with_suffix(".normalized")
    with (
        tarfile.open(archive) as before,
        whole.open("wb") as file,
        gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=time) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as after,
    ):
        for member in sorted(before.getmembers(), key=lambda member: member.name):
            member.mtime = time
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            after.addfile(member, before.extractfile(member) if member.isfile() else None)
    whole.replace(archive)
