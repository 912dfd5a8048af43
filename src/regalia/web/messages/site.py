"""Messages about the site: registration, announcements, and the pages that the operator has written."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from regalia.services.matches.match_settings import Milliseconds
from regalia.services.people.registration import Registration
from regalia.web.messages.base import ResponseBody


class Announcement(ResponseBody, frozen=True, kw_only=True):
    """A message of the operator to everybody."""

    id: int
    text: str
    since: Milliseconds


class SiteInfo(ResponseBody, frozen=True, kw_only=True):
    """What every page of the site needs: who may register, which pages the operator has written, the announcement."""

    registration: Registration
    imprint: bool = False
    privacy: bool = False
    announcement: Announcement | None = None


class TextRun(ResponseBody, frozen=True, kw_only=True):
    """A piece of text with one style; `link` is an address with http, https or mailto, or a path of this site."""

    text: str
    strong: bool = False
    emphasis: bool = False
    link: str | None = None


class TextBlock(ResponseBody, frozen=True, kw_only=True):
    """A block of a page: a heading (`level` 1 to 6) or a paragraph with its text, or a list with its items."""

    kind: Literal["heading", "paragraph", "bullets", "numbers"]
    level: int = 0
    text: list[TextRun] = field(default_factory=list)
    items: list[list[TextRun]] = field(default_factory=list)


class SitePage(ResponseBody, frozen=True, kw_only=True):
    """A page that the operator has written, in the language of its file."""

    language: str
    blocks: list[TextBlock]
