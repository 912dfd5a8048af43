"""Every relative link of every Markdown file resolves, and the index of the docs lists every page."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.support.doc_blocks import FENCE, markdown_files
from tools.dev.paths import ROOT

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def prose(path: Path) -> str:
    """The text of a page without its code blocks."""
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as forges make them: repeated headings are numbered."""
    seen: Counter[str] = Counter()
    found: set[str] = set()
    for heading in HEADING.findall(prose(path)):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return found


def resolves(page: str, link: str) -> bool:
    """Whether a link of a page leads to a file of the repository, and to a heading where it names one."""
    target, _, anchor = link.partition("#")
    path = (ROOT / page).parent / target if target else ROOT / page
    return path.exists() and (not anchor or anchor in anchors(path))


def links(page: str) -> list[str]:
    """The relative links of a page."""
    return [link for link in LINK.findall(prose(ROOT / page)) if "://" not in link]


@pytest.mark.parametrize("page", markdown_files())
def test_every_relative_link_leads_to_a_file_and_a_heading(page: str) -> None:
    assert [link for link in links(page) if not resolves(page, link)] == []


def test_the_index_lists_every_page_of_the_docs_once() -> None:
    pages = [name.removeprefix("docs/") for name in markdown_files() if name.startswith("docs/")]
    assert sorted(links("docs/README.md")) == sorted(set(pages) - {"README.md"})


@pytest.mark.parametrize("page", markdown_files())
def test_prose_wraps_at_120_columns(page: str) -> None:
    lines = prose(ROOT / page).splitlines()
    assert [
        line for line in lines if len(line) > 120 and " " in line and not line.startswith(("|", "    "))
    ] == []
