"""Products of earlier builds that must not get into a wheel."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools.dev.compilation import stale_products

SUFFIX = EXTENSION_SUFFIXES[0]


def write(root: Path, *names: str, text: str = "") -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def test_modules_that_are_gone_or_not_compiled_any_more_are_stale(tmp_path: Path) -> None:
    sources, library = tmp_path / "src" / "regalia", tmp_path / "build" / "lib.linux-x86_64"
    write(sources, "state.py", "state.pxd", "plain.py", "constants.py")
    write(sources, "constants.pxd", text="# Not compiled: constants.\n")
    kept = [
        "regalia/state.py",
        f"regalia/state{SUFFIX}",
        "regalia/plain.py",
        f"regalia/cython_runtime{SUFFIX}",
    ]
    stale = [f"regalia/plain{SUFFIX}", f"regalia/constants{SUFFIX}", "regalia/old.py", f"regalia/old{SUFFIX}"]
    write(library, *kept, *stale)
    found = stale_products(tmp_path / "build", sources)
    assert {path.relative_to(library).as_posix() for path in found} == set(stale)


def test_without_a_build_nothing_is_stale(tmp_path: Path) -> None:
    assert stale_products(tmp_path / "build", tmp_path) == []
