"""HTTP handlers about the site: what every page needs, and the pages that the operator has written."""

from __future__ import annotations

from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.web.messages.site import Announcement, SiteInfo, SitePage
from regalia.web.request_context import RequestContext


async def get_site(request: RequestContext[None]) -> SiteInfo:
    """Who may register, which pages the operator has written, and the current announcement."""
    server = request.server
    current = await server.announcement.get()
    return SiteInfo(
        registration=server.registration.mode,
        imprint="imprint" in server.site_pages,
        privacy="privacy" in server.site_pages,
        announcement=Announcement(id=current.id, text=current.text, since=current.since) if current else None,
    )


async def get_site_page(request: RequestContext[None]) -> SitePage:
    """The page `imprint` or `privacy`, in a language or else in English."""
    language = request.path_param("language")
    known = language if language in languages() else DEFAULT_LANGUAGE
    return request.server.site_pages.get(request.path_param("page"), known)
