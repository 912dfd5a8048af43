"""The files, folders and Python modules that the docs name exist."""

from __future__ import annotations

import itertools
import re

import pytest

from tests.support.doc_blocks import FENCE, markdown_files, read
from tools.dev.paths import ROOT

CONTRIBUTORS = [
    page
    for page in markdown_files()
    if page in ("ARCHITECTURE.md", "CONTRIBUTING.md", "frontend/README.md")
    or page.startswith(("docs/contribute/", "docs/adr/"))
]
# Where a path on these pages may begin.
BASES = [ROOT, ROOT / "src" / "regalia", ROOT / "src", ROOT / "frontend", ROOT / "frontend" / "src"]
SUFFIXES = ("css", "ftl", "md", "mjs", "pxd", "py", "svelte", "toml", "ts", "txt")
FILE = re.compile(rf"[\w.*<>{{}},/-]+\.(?:{'|'.join(SUFFIXES)})")
FOLDER = re.compile(r"[a-z][\w.*<>{},-]*(?:/[\w.*<>{},-]+)+/?|[a-z_]+/")
# Paths that are not of this repository.
ELSEWHERE = {"dist/", "licenses.txt"}


def named_paths(page: str) -> list[str]:
    """The backticked texts of a page that look like a path."""
    texts = re.findall(r"`([^`\s]+)`", FENCE.sub("", read(page)))
    return [
        text for text in texts if (FILE.fullmatch(text) or FOLDER.fullmatch(text)) and text not in ELSEWHERE
    ]


def expanded(path: str) -> list[str]:
    """A path with braces as all paths it stands for, with `<game>` and `*` as patterns."""
    parts = [
        part[1:-1].split(",") if part.startswith("{") else [part]
        for part in re.split(r"(\{[^}]*\})", re.sub(r"<\w+>", "*", path))
    ]
    return ["".join(choice) for choice in itertools.product(*parts)]


def exists(pattern: str) -> bool:
    """Whether a path exists; a bare file name may be in any folder of the sources."""
    pattern = pattern.rstrip("/")
    if any(next(base.glob(pattern), None) is not None for base in BASES):
        return True
    sources = (ROOT / "src" / "regalia", ROOT / "frontend" / "src")
    return "/" not in pattern and any(next(folder.rglob(pattern), None) is not None for folder in sources)


@pytest.mark.parametrize("page", CONTRIBUTORS)
def test_every_path_in_backticks_exists(page: str) -> None:
    missing = [path for path in named_paths(page) if not all(exists(each) for each in expanded(path))]
    assert missing == []


# A module that is run: of this repository, named anywhere on a page.
MODULE = re.compile(
    r"python3? -m ((?:tools|benchmarks)\.[\w.]+\w)|python3? ((?:tools|benchmarks)/[\w/]+\.py)"
)


@pytest.mark.parametrize("page", markdown_files())
def test_every_module_that_a_page_runs_exists(page: str) -> None:
    named = [
        module.replace(".", "/") + ".py" if module else path for module, path in MODULE.findall(read(page))
    ]
    packages = [path for path in named if (ROOT / path.removesuffix(".py") / "__main__.py").is_file()]
    assert [path for path in named if path not in packages and not (ROOT / path).is_file()] == []


CODE = ("benchmarks", "examples", "frontend/src", "src/regalia", "tests", "tools")
TEXTS = {".ftl", ".mjs", ".py", ".svelte", ".ts"}


def test_every_page_that_code_or_help_names_exists() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {page}"
        for folder in CODE
        for path in (ROOT / folder).rglob("*")
        if path.suffix in TEXTS and "node_modules" not in path.parts
        for page in re.findall(r"\bdocs/[a-z]+/[\w-]+\.md", path.read_text(encoding="utf-8"))
        if not (ROOT / page).is_file()
    ]
    assert missing == []
