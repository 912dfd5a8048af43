"""The docs site: its pages are those of the repository, and every warning fails the build."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.doc_blocks import markdown_files
from tools.dev import docs_site
from tools.dev.paths import ROOT


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder in which the site is built, with one page that links to another."""
    for name in ("SOURCE", "CACHE", "SITE"):
        monkeypatch.setattr(docs_site, name, tmp_path / name.lower())
    show(monkeypatch, {"index.md": "# Front\n\n[other](docs/other.md)\n", "docs/other.md": "# Other\n"})
    return tmp_path / "site"


def show(monkeypatch: pytest.MonkeyPatch, pages: dict[str, str]) -> None:
    """Replace the pages of the site."""
    made = {name: text.encode() for name, text in pages.items()}
    monkeypatch.setattr(docs_site, "outputs", lambda: made)


def test_the_site_has_every_page_of_the_docs_and_of_the_project() -> None:
    found = docs_site.outputs()
    wanted = {*docs_site.PROJECT, *(page for page in markdown_files() if page.startswith("docs/"))}
    assert wanted <= set(found)
    assert all(found[page] == (ROOT / page).read_bytes() for page in wanted)
    assert "docs/play/terminal.svg" in found


def test_every_section_of_the_index_has_a_page_with_its_links() -> None:
    found = docs_site.outputs()
    sections = docs_site.sections()
    assert {section.name for section in sections} >= {path.name for path in (ROOT / "docs").glob("[a-z]*/")}
    for section in sections:
        page = found[f"docs/{section.name}.md"].decode()
        assert all(f"{title} <{target.removesuffix('.md')}>" in page for title, target in section.links)
        assert f"docs/{section.name}\n" in found["index.md"].decode()


def test_unchanged_pages_keep_their_time_and_dropped_pages_go(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs_site.write_source()
    before = (docs_site.SOURCE / "index.md").stat().st_mtime_ns
    show(monkeypatch, {"index.md": "# Front\n\n[other](docs/other.md)\n"})
    docs_site.write_source()
    assert (docs_site.SOURCE / "index.md").stat().st_mtime_ns == before
    assert not (docs_site.SOURCE / "docs/other.md").exists()


def test_a_link_that_leads_nowhere_fails_the_build_each_time(
    site: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    show(monkeypatch, {"index.md": "# Front\n\n[other](docs/missing.md)\n"})
    assert not docs_site.build()
    assert "docs/missing.md" in capfd.readouterr().err
    assert not docs_site.build()


def test_the_reference_reads_the_sources_of_compiled_modules(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(monkeypatch, {"index.md": "# Front\n\n```{eval-rst}\n.. autoclass:: regalia.Rng\n```\n"})
    assert docs_site.build()
    assert "c_below" in (site / "index.html").read_text("utf-8")
