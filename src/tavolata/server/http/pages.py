"""The pages of the browser app, where it has been built into the package. Everything else is left to the interface."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = Path(__file__).parents[2] / "web"
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
HASHED_FOLDER = "assets"
"""Files in there have a hash in their names: they never change."""
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
PACKED = ((".br", "br"), (".gz", "gzip"))


def add_to(app: FastAPI, folder: Path = PAGES) -> None:
    """Serve the app at `/`, if it is there."""
    if (folder / "index.html").is_file():
        app.router.routes.append(PagesMount("/", Pages(folder)))


class PagesMount(Mount):
    """Everything but the interface, which answers for itself also what it does not have."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


class Pages(StaticFiles):
    """Files with what browsers have to know about them, packed if the browser can unpack them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    def file_response(self, full_path, stat_result, scope: Scope, status_code: int = 200) -> Response:  # type: ignore[no-untyped-def]
        path = Path(full_path)
        response = self._packed(path, scope, status_code) or super().file_response(
            full_path, stat_result, scope, status_code
        )
        response.headers.update(HEADERS)
        response.headers["Cache-Control"] = CACHE_FOREVER if path.parent.name == HASHED_FOLDER else REVALIDATE
        return response

    def _packed(self, path: Path, scope: Scope, status_code: int) -> Response | None:
        accepted = {one.split(";")[0].strip() for one in Headers(scope=scope).get("accept-encoding", "").split(",")}
        for ending, encoding in PACKED:
            packed = path.with_name(path.name + ending)
            if encoding in accepted and packed.is_file():
                plain = FileResponse(path, status_code)
                response = FileResponse(packed, status_code, media_type=plain.media_type)
                response.headers.update({"Content-Encoding": encoding, "Vary": "Accept-Encoding"})
                return response
        return None
