"""The web client: built files from the package, or a page that says how to build them."""

from __future__ import annotations

import mimetypes
import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.connection import Request
from litestar.params import FromPath

from westmarch.core import messages
from westmarch.server.errors import not_found


@lru_cache(maxsize=64)
def policy(host: str, secure: bool) -> str:
    """Only our own scripts, styles, pictures and sockets; styles also inline, because SVG is styled that way.

    The socket is named because older browsers don't count it as our own. The host has been checked before.
    """
    own = f"'self' {'wss' if secure else 'ws'}://{host}" if _HOST.fullmatch(host) else "'self'"
    return (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
        f"connect-src {own}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


_HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,270}")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def root() -> Path:
    return Path(str(files("westmarch.server").joinpath("static")))


@cache
def _read(path: Path, _changed: float) -> bytes:
    return path.read_bytes()


def _find(path: str) -> Path | None:
    """A file of the client; never one outside of it."""
    folder = root().resolve()
    try:
        found = (folder / path.lstrip("/")).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):
        return None


# How the build packs the client's code and styles, the smallest first.
_PACKINGS = {"br": ".br", "gzip": ".gz"}


def _packed(found: Path, accepted: str) -> tuple[Path, str | None]:
    """The file as the build has packed it, if the browser can unpack it, and the name of that packing."""
    wishes = {wish.strip() for wish in accepted.split(",")}
    for packing, ending in _PACKINGS.items():
        candidate = found.with_name(found.name + ending)
        if packing in wishes and candidate.is_file():
            return candidate, packing
    return found, None


@get("/", include_in_schema=False, exclude_from_limits=True)
async def front_page() -> Response[bytes]:
    return _serve("", "")


@get("/{path:path}", include_in_schema=False, exclude_from_limits=True)
async def client(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    return _serve(path, request.headers.get("accept-encoding", ""))


def _serve(path: str, accepted: str) -> Response[bytes]:
    """A file, or for all other addresses the page that finds its own way."""
    if path.lstrip("/").startswith("api/"):
        raise not_found(path)
    found = _find(path) if path.strip("/") else None
    page = found is None or found.name == "index.html"
    if found is None:
        if Path(path).suffix and not path.startswith("/match"):
            raise not_found(path)
        found = _find("index.html")
    if found is None:
        return Response(_missing().encode(), media_type="text/html")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # Names of built assets change with their content; everything else is asked for anew.
    lasting = not page and "/assets/" in f"/{path.lstrip('/')}"
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    if lasting:
        headers["Vary"] = "Accept-Encoding"
        found, packing = _packed(found, accepted)
        if packing:
            headers["Content-Encoding"] = packing
    return Response(_read(found, found.stat().st_mtime), media_type=kind, headers=headers)


def _missing() -> str:
    title, text = (messages.text(f"server-client-missing-{part}") for part in ("title", "text"))
    return (
        f'<!doctype html><html lang="{messages.spoken()}"><meta charset="utf-8"><title>Westmarch</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>make play</pre>"
        '<p><a href="/api/schema/openapi.json">OpenAPI</a> · <a href="/api/health">health</a></p></html>'
    )


ROUTER = Router("/", route_handlers=[front_page, client])
