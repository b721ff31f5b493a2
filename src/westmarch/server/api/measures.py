"""/metrics, for Prometheus. Not for everybody: it tells how much the server is used, and how."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import Headers
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from westmarch.server.api.common import Home
from westmarch.server.errors import not_allowed
from westmarch.server.settings import Settings

_FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


def may_read(settings: Settings, address: str, headers: Headers) -> bool:
    """With a token: who has it. Without: this machine only, and nothing that a proxy passed on."""
    if settings.metrics_token:
        wanted = f"Bearer {settings.metrics_token}"
        return hmac.compare_digest(headers.get("authorization", "").encode(), wanted.encode())
    try:
        near = ip_address(address).is_loopback
    except ValueError:
        near = False
    return near and not any(name in headers for name in _FORWARDED)


@get("/metrics", include_in_schema=False, exclude_from_limits=True)
async def metrics_page(request: Request[Any, Any, Any], house: Home) -> Response[bytes]:
    address = request.client.host if request.client else ""
    if not may_read(house.settings, address, request.headers):
        raise not_allowed("server-metrics-closed")
    return Response(
        generate_latest(house.metrics.registry),
        headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"},
    )


ROUTER = Router("/", route_handlers=[metrics_page])
