"""What pip cannot install: programs and headers of the operating system."""

import os
import shlex
import shutil
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.dev.steps import BackgroundStep


class Requirement(NamedTuple):
    """A program or header that pip cannot install, and the Debian packages that have it."""

    what: str
    debian: str
    is_present: Callable[[], bool]


def has_compiler() -> bool:
    """Whether this machine has the C compiler that setuptools would call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(shlex.split(command)[0]) is not None


def has_headers() -> bool:
    """Whether C code can be compiled against this Python."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def has_nginx() -> bool:
    """Whether nginx is installed; Debian installs it in a folder that only root's PATH contains."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


def has_postgresql() -> bool:
    """Whether the PostgreSQL server is installed; Debian keeps it outside the PATH."""
    return shutil.which("postgres") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


TO_COMPILE = [
    Requirement("C compiler", "gcc libc6-dev", has_compiler),
    Requirement("C headers of Python", "python3-dev", has_headers),
]


def has_faketime() -> bool:
    """Whether libfaketime is installed; Debian keeps it outside the folders of the linker."""
    return any(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))


TO_TEST = [
    *TO_COMPILE,
    Requirement("node", "nodejs", lambda: shutil.which("node") is not None),  # for an example bot
    Requirement("nginx", "nginx-light", has_nginx),  # for the nginx block of the serving guide
    Requirement(
        "systemd-analyze", "systemd", lambda: shutil.which("systemd-analyze") is not None
    ),  # its units
    Requirement("PostgreSQL", "postgresql", has_postgresql),  # for the stores and for several processes
    Requirement("Redis", "redis-server", lambda: shutil.which("redis-server") is not None),  # the same
    Requirement("Chromium", "chromium", lambda: shutil.which("chromium") is not None),  # for browser tests
]
TO_SOAK = [
    *TO_TEST,
    Requirement("Firefox", "firefox-esr", lambda: shutil.which("firefox-esr") is not None),
    # For faults of disks, networks and clocks:
    Requirement("ip", "iproute2", lambda: shutil.which("ip") is not None),
    Requirement("mkfs.ext4", "e2fsprogs", lambda: shutil.which("mkfs.ext4") is not None),
    Requirement("faketime", "faketime", has_faketime),
]


def missing(requirements: Sequence[Requirement]) -> list[Requirement]:
    """The requirements that this machine does not meet."""
    return [each for each in requirements if not each.is_present()]


def advice(requirements: Sequence[Requirement]) -> str:
    """A text that lists missing requirements and how to install them; empty if none is missing."""
    lacks = [f"no {each.what} (on Debian: apt install {each.debian})" for each in requirements]
    return "this machine has " + ", ".join(lacks) if lacks else ""


def install_missing(requirements: Sequence[Requirement]) -> BackgroundStep | None:
    """Installs missing requirements with apt, if the user is root on a Debian system.

    Returns the step that does so in the background, or None if nothing is to be done.
    """
    absent = missing(requirements)
    if not (absent and shutil.which("apt-get") and os.geteuid() == 0):
        return None
    packages = [name for each in absent for name in each.debian.split()]
    get = "env DEBIAN_FRONTEND=noninteractive apt-get --yes"
    command = f"{get} update && {get} install {shlex.join(packages)}"
    return BackgroundStep(f"Installing {' '.join(packages)}", ["sh", "-c", command])
