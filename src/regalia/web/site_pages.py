"""The imprint and the privacy page: files that the settings name, in several languages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Self

from regalia.core.errors import BadField
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.web.errors import NoSuchPage
from regalia.web.messages.site import SitePage, TextBlock
from regalia.web.page_text import parse_markdown, parse_plain

MAX_BYTES = 256 * 1024


class SitePages:
    """The pages that the operator has written, by name and language; they are read at the start of a server."""

    def __init__(self, pages: Mapping[str, Mapping[str, SitePage]]) -> None:
        self._pages = pages

    @classmethod
    def load(cls, **files: str) -> Self:
        """Reads the pages that have a file. Raises: BadField that names the setting."""
        return cls({name: read_page(file, field=name) for name, file in files.items() if file})

    def __contains__(self, name: str) -> bool:
        return name in self._pages

    def get(self, name: str, language: str) -> SitePage:
        """Returns a page in a language, or else in English. Raises: NoSuchPage."""
        versions = self._pages.get(name)
        if versions is None:
            raise NoSuchPage("no-such-page")
        return versions.get(language) or versions[DEFAULT_LANGUAGE]


def read_page(file: str, *, field: str) -> dict[str, SitePage]:
    """Reads the versions of a page: `privacy.de.md` is the German one of `privacy.md`.

    The English version, `privacy.en.md` or `privacy.md`, is required. Raises: BadField.
    """
    path = Path(file)
    versions = {language: path.with_suffix(f".{language}{path.suffix}") for language in languages()}
    if not versions[DEFAULT_LANGUAGE].is_file():
        versions[DEFAULT_LANGUAGE] = path
    return {
        language: SitePage(language=language, blocks=read_version(each, field))
        for language, each in versions.items()
        if language == DEFAULT_LANGUAGE or each.is_file()
    }


def read_version(path: Path, field: str) -> list[TextBlock]:
    """Reads one file: Markdown if its name ends in .md, else plain text. Raises: BadField."""
    try:
        content = path.read_bytes()
        if len(content) > MAX_BYTES:
            raise BadField("page-too-long", field=field, file=str(path), most=MAX_BYTES)
        text = content.decode("utf-8-sig")
    except OSError as error:
        raise BadField("page-unreadable", field=field, file=str(path), what=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadField("page-not-text", field=field, file=str(path)) from error
    return parse_markdown(text) if path.suffix.lower() in (".md", ".markdown") else parse_plain(text)
