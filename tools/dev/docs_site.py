"""`python3 run.py docs`: the docs site, from the Markdown of the repository and the docstrings.

The pages keep their paths, so that their links work on the site as they do on a forge. They are copied to
build/docs/source, beside index pages that are made from docs/README.md and the pages of the API reference.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.dev import api_pages
from tools.dev.paths import PYTHON, ROOT

SOURCE = ROOT / "build" / "docs" / "source"
CACHE = ROOT / "build" / "docs" / "doctrees"
SITE = ROOT / "build" / "docs" / "html"
INDEX = "docs/README.md"
# Pages outside of docs/, and the index itself, with their names in the sidebar.
PROJECT = {
    "README.md": "README",
    "CONTRIBUTING.md": "Contributing",
    "ARCHITECTURE.md": "Architecture",
    "CHANGELOG.md": "Changelog",
    "SECURITY.md": "Security",
    "examples/games/brandubh/README.md": "Brandubh, an example game",
    INDEX: "All pages",
}
# Sections of the index that are reference; the others are guides.
API = "api/index"
REFERENCE = ("rules", API, "adr", "experiments")
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)[^)\s]*\)")
SECTION = re.compile(r"^## (.+?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Section(NamedTuple):
    """A section of docs/README.md: its title, for whom it is, its text, and the links to its pages."""

    title: str
    readers: str
    text: str
    links: list[tuple[str, str]]  # text and target

    @property
    def name(self) -> str:
        """The name of the section's index page: that of its folder."""
        return PurePosixPath(self.links[0][1]).parts[0]


def sections() -> list[Section]:
    """The sections of docs/README.md."""
    return [
        Section(title, text.strip().partition("\n\n")[0], text, LINK.findall(text))
        for title, text in SECTION.findall((ROOT / INDEX).read_text("utf-8"))
    ]


def toctree(entries: Iterable[str], caption: str = "") -> str:
    """A table of contents that is shown in the sidebar only."""
    options = f":hidden:\n:caption: {caption}\n" if caption else ":hidden:\n"
    return "\n".join(["```{toctree}", options, *entries, "```\n"])


def section_page(section: Section) -> str:
    """The index page of a section, from its part of docs/README.md."""
    entries = [f"{title} <{page.removesuffix('.md')}>" for title, page in section.links]
    return f"# {section.title}\n{section.text}\n{toctree(entries)}"


def front_page(found: list[Section]) -> str:
    """The first page of the site: the head of the README, and the sections."""
    api = (
        f"| [Python API](docs/{API}.md) | For Python programmers: the public names, from their docstrings. |"
    )
    guides = [section.name for section in found if section.name not in REFERENCE]
    return "\n".join(
        [
            "```{include} README.md\n:end-before: '## Where to start'\n```\n",
            "## Documentation\n\n| section | |\n|---|---|",
            *(f"| [{each.title}](docs/{each.name}.md) | {each.readers} |" for each in found),
            f"{api}\n",
            toctree([f"docs/{name}" for name in guides], "Guides"),
            toctree([f"docs/{name}" for name in REFERENCE], "Reference"),
            toctree([f"{title} <{name.removesuffix('.md')}>" for name, title in PROJECT.items()], "Project"),
        ]
    )


def copied() -> Iterator[tuple[str, bytes]]:
    """Paths and contents of the pages of the repository, and of all files that they link to."""
    pages = {*PROJECT, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))}
    linked = set()
    for page in pages:
        folder = (ROOT / page).parent
        for _, link in LINK.findall((ROOT / page).read_text("utf-8")):
            if "://" not in link and (path := (folder / link).resolve()).is_file():
                linked.add(path.relative_to(ROOT).as_posix())
    for name in pages | linked:
        yield name, (ROOT / name).read_bytes()


def outputs() -> dict[str, bytes]:
    """The contents of build/docs/source by path."""
    found = sections()
    made = {f"docs/{section.name}.md": section_page(section) for section in found}
    made |= {f"docs/api/{name}": text for name, text in api_pages.outputs()}
    made["index.md"] = front_page(found)
    return dict(copied()) | {name: text.encode() for name, text in made.items()}


def write_source() -> None:
    """Bring build/docs/source up to date. Unchanged files keep their time: Sphinx reads only newer ones."""
    wanted = outputs()
    for path in [path for path in SOURCE.rglob("*") if path.is_file()]:
        if path.relative_to(SOURCE).as_posix() not in wanted:
            path.unlink()
    for name, content in wanted.items():
        path = SOURCE / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def build() -> bool:
    """Build the site; False if anything in it is wrong, which is printed.

    Parsed pages are cached. All pages are written, because each shows the titles of others, and nothing stays cached
    after a failure, because warnings about a cached page are not repeated.
    """
    write_source()
    strict = ["--fail-on-warning", "--keep-going", "--quiet", "--write-all"]
    command: list[str | Path] = [
        PYTHON,
        "-m",
        "sphinx",
        *strict,
        "-c",
        ROOT / "docs",
        "-d",
        CACHE,
        SOURCE,
        SITE,
    ]
    passed = subprocess.run(command, check=False).returncode == 0
    if not passed:
        shutil.rmtree(CACHE, ignore_errors=True)
    return passed


def main() -> int:
    """Build the site and print where it is; 1 if anything in it is wrong."""
    if not build():
        return 1
    print(f"The docs site: {SITE / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
