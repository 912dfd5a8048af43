"""The front end's files, and its one page for every address; an honest one where it is not built."""

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
# Vite puts a hash of what is in it into the name of each file there, so that it never changes.
# The first script of the page: its name changes whenever anything that it loads does.
SCRIPT = re.compile(r'<script[^>]+src="(/assets/[^"]+)"')
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"


class Pages:
    """Serves what is in a folder; every other address that a browser opens is the front end's to read."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.is_built = (folder / "index.html").is_file()
        self.files = StaticFiles(directory=folder, check_dir=False)
        self.compressed = GZipMiddleware(
            self.serve
        )  # these files hold no secret that their length could tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.compressed(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as it is."""
        response = await self.file_response(scope) if self.is_built else not_built()
        await response(scope, receive, send)

    async def file_response(self, scope: Scope) -> Response:
        """The file of this name, or the front end's one page. Raises: NoSuchPage."""
        path = self.files.get_path(scope)
        if "." not in path.rpartition("/")[2].strip("."):  # no name of a file: the front end reads it
            path = "index.html"
        try:
            response = await self.files.get_response(path, scope)
        except HTTPException:
            raise NoSuchPage("no-such-page") from None
        response.headers["cache-control"] = CACHE_FOREVER if path.startswith("assets/") else REVALIDATE
        return response


def build_id(folder: Path = FOLDER) -> str:
    """What the front end of this server is known by; empty where it is not built."""
    page = folder / "index.html"
    found = SCRIPT.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return found[1] if found else ""


def not_built() -> Response:
    """A page that says how to build the front end, for whoever runs the server."""
    title, how = (escape(tr(code)) for code in ("page-not-built", "page-how-to-build"))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    page = f"{head}<h1>{title}</h1><p>{how}</p>"
    return HTMLResponse(page, status_code=503, headers={"cache-control": "no-store"})
