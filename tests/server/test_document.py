"""What the server says is what its OpenAPI document says it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import schemathesis
from litestar.testing import TestClient

from tests.server.helpers import Guest

MATCH = "/matches/{match}"


def test_replies_are_as_the_document_has_them(client: TestClient[Any], guest: Callable[[str], Guest]) -> None:
    document = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
    anna, bert = guest("Anna"), guest("Bert")

    def check(who: Guest, path: str, **params: Any) -> None:
        reply = who.raw("GET", path.format(match=match), **params)
        assert reply.status_code == 200, reply.text
        document[f"/api{path}"]["GET"].validate_response(reply)

    match = anna.create(options={"turns": 2}, minutes=30)
    bert.join(match)
    anna.post(f"/matches/{match}/chat", {"text": "Hello"})
    for path in ("/games", "/messages", "/me", "/matches", MATCH, f"{MATCH}/links", f"{MATCH}/entries"):
        check(anna, path)
    asked = anna.state(match, seat="red")["view"]["decision"]["options"]
    check(anna, f"{MATCH}/why-not", token=asked[0], seat="red")
    anna.answer(match, asked[0])
    anna.undo(match)
    anna.post(f"/matches/{match}/resign")
    for path in (MATCH, f"{MATCH}/replay", f"{MATCH}/entries", f"{MATCH}/summary", "/matches"):
        check(bert, path)
