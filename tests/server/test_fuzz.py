"""Every endpoint with input that fits the OpenAPI document, and with input that doesn't: never a 500.

On PostgreSQL, which is pickier than SQLite about what a text may hold.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.conftest import Server

EXAMPLES = int(os.environ.get("WESTMARCH_FUZZ_EXAMPLES", "2"))
# Seconds until an answer is given up: a busy machine is no failure.
PATIENCE = 120


class Fuzzer:
    """Sends what Schemathesis thinks up, mostly to a match that exists, from a seat that is held."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._dice = random.Random(1)
        self._match = self._secret = ""
        self.statuses: Counter[int] = Counter()
        self.failures: list[str] = []

    def new_match(self) -> None:
        wish = {"game": "hideout", "players": {"blue": {"kind": "hotseat"}}}
        made = httpx.post(f"{self._url}/api/matches", json=wish, timeout=PATIENCE).json()
        self._match, self._secret = made["table"]["id"], made["seats"][0]["secret"]

    def attempt(self, case: Any) -> None:
        headers = {}
        path = dict(case.path_parameters or {})
        if "match" in path and self._dice.random() < 0.8:
            path["match"] = self._match
            headers["Authorization"] = f"Bearer {self._secret}"
            if isinstance(case.body, dict) and "moment" in case.body and self._dice.random() < 0.7:
                case.body["moment"] = 0
            if isinstance(case.body, dict) and "seat" in case.body and self._dice.random() < 0.7:
                case.body["seat"] = None
        case.path_parameters = path
        response = case.call(headers=headers, timeout=PATIENCE)
        self.statuses[response.status_code] += 1
        if response.status_code >= 500:
            self.failures.append(f"{response.status_code}: {case.as_curl_command()}")


def test_no_input_makes_the_server_fail(serve: Callable[..., Server], postgres: str) -> None:
    server = serve(WESTMARCH_DATABASE=postgres, WESTMARCH_LOG_LEVEL="error")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 30
    fuzzer = Fuzzer(server.url)
    how = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            fuzzer.new_match()
            try:
                how(given(operation.as_strategy(generation_mode=mode))(fuzzer.attempt))()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE  # nothing can be wrong where nothing can be said
    assert fuzzer.failures == []
    assert {200, 201, 204, 400, 403, 404, 409} <= set(fuzzer.statuses), fuzzer.statuses
