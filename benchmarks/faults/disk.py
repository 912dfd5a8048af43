"""A small file system in a file, which can be filled and switched to read-only under running programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SIZES = (64 << 20, 1 << 20, 4096)  # bytes that are taken at a time
PATIENCE = 15.0  # seconds in which programs that were killed close their files


def is_available() -> bool:
    """Whether this process may mount an ext4 image."""
    return os.geteuid() == 0 and shutil.which("mkfs.ext4") is not None and Path("/dev/loop-control").exists()


class Disk:
    """An ext4 image, mounted at `folder`. As usual for servers, the kernel makes it read-only after an error."""

    def __init__(self, image: Path, folder: Path, megabytes: int) -> None:
        self.image, self.folder = image, folder
        with image.open("wb") as file:
            file.truncate(megabytes << 20)
        subprocess.run(["mkfs.ext4", "-q", "-m", "0", image], check=True, capture_output=True)
        folder.mkdir()

    def mount(self) -> None:
        """Mounts it. Raises: subprocess.CalledProcessError."""
        options = ["-o", "loop,errors=remount-ro"]
        subprocess.run(["mount", *options, self.image, self.folder], check=True, capture_output=True)

    def unmount(self) -> None:
        """Unmounts it when no program uses it any more. Raises: subprocess.CalledProcessError after `PATIENCE`."""
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(["umount", self.folder], check=False, capture_output=True).returncode:
            if time.monotonic() > deadline:
                subprocess.run(["umount", self.folder], check=True, capture_output=True)
            time.sleep(0.2)

    def mount_again(self) -> None:
        """Mounts it with free space and writable, whatever state it is in. Raises: subprocess.CalledProcessError."""
        if os.path.ismount(self.folder):
            self.unmount()
        self.mount()
        self.free()

    def fill(self) -> None:
        """Takes all free space."""
        with (self.folder / "filler").open("ab", buffering=0) as file:
            for size in SIZES:
                with suppress(OSError):  # until it is full
                    while True:
                        os.posix_fallocate(file.fileno(), os.fstat(file.fileno()).st_size, size)

    def free(self) -> None:
        """Gives the space back."""
        (self.folder / "filler").unlink(missing_ok=True)

    def fail(self) -> None:
        """Reports an error to the file system, which becomes read-only until it is mounted again."""
        device = Path(os.path.realpath(self._device())).name
        (Path("/sys/fs/ext4") / device / "trigger_fs_error").write_text("test")

    def _device(self) -> str:
        done = subprocess.run(
            ["findmnt", "-n", "-o", "SOURCE", self.folder], check=True, capture_output=True, text=True
        )
        return done.stdout.strip()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Disk]:
    """Mounts a new, empty disk. Raises: subprocess.CalledProcessError."""
    disk = Disk(folder / "disk.img", folder / "disk", megabytes)
    disk.mount()
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk.folder], check=False, capture_output=True)
