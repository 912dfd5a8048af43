"""Serves the built front end: its files, and its one page for every other address."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from regalia.core.i18n import tr
from regalia.web.errors import NoSuchPage

FOLDER = Path(__file__).parent / "static"
# The entry script: Vite puts a hash into its name, which changes with anything that it loads.
SCRIPT = re.compile(r'<script[^>]+src="(/assets/[^"]+)"')
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"


class Pages:
    """Serves the files of a folder; for every other address the one page, whose router reads the address."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.is_built = (folder / "index.html").is_file()
        self.files = StaticFiles(directory=folder, check_dir=False)
        self.compressed = GZipMiddleware(self.serve)  # safe: the files hold no secrets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.compressed(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Responds without compression."""
        response = await self.file_response(scope) if self.is_built else not_built()
        await response(scope, receive, send)

    async def file_response(self, scope: Scope) -> Response:
        """Returns the file of this name, or the page. Raises: NoSuchPage."""
        path = self.files.get_path(scope)
        if "." not in path.rpartition("/")[2].strip("."):  # no file name: an address of the front end
            path = "index.html"
        try:
            response = await self.files.get_response(path, scope)
        except HTTPException:
            raise NoSuchPage("no-such-page") from None
        response.headers["cache-control"] = CACHE_FOREVER if path.startswith("assets/") else REVALIDATE
        return response


def build_id(folder: Path = FOLDER) -> str:
    """Returns the id of the built front end; empty if it is not built."""
    page = folder / "index.html"
    found = SCRIPT.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return found[1] if found else ""


def not_built() -> Response:
    """Returns a page that says how to build the front end."""
    title, how = (escape(tr(code)) for code in ("page-not-built", "page-how-to-build"))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    page = f"{head}<h1>{title}</h1><p>{how}</p>"
    return HTMLResponse(page, status_code=503, headers={"cache-control": "no-store"})
