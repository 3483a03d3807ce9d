"""The pages for the browser: prebuilt files that do not change while the server runs."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

PAGES = Path(__file__).parent / "pages"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FRONT = ("/", "/table/{id}", "/account")  # one page draws them all
NO_PAGES = """<!doctype html><html lang="en"><meta charset="utf-8"><title>orleans</title>
<h1>orleans</h1><p>The server is running, but its pages have not been built:
<code>make pages</code> does it. Its interface is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


@cache
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9)


class Page:
    """One file, compressed once. Files with a hash in their name may be cached for ever."""

    def __init__(self, file: Path) -> None:
        body = file.read_bytes()
        kept = "public, max-age=31536000, immutable" if file.parent.name == "assets" else "no-cache"
        self.plain = {"content-type": KINDS.get(file.suffix, "text/plain"), "cache-control": kept}
        self.body, self.packed = body, packed(body)

    async def __call__(self, request: Request) -> Response:
        headers = {**self.plain, "vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, headers=headers)


async def no_pages(request: Request) -> Response:
    return HTMLResponse(NO_PAGES)


def page_routes() -> list[BaseRoute]:
    """Return the routes. The front page also serves the addresses inside it."""
    index = PAGES / "index.html"
    if not index.exists():
        return [Route(path, no_pages) for path in FRONT]
    front = Page(index).__call__
    files = [file for file in PAGES.rglob("*") if file.is_file() and file != index]
    return [
        *[Route(path, front) for path in FRONT],
        *[Route(f"/{file.relative_to(PAGES)}", Page(file).__call__) for file in files],
    ]
