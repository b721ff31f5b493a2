"""The files in deploy: they set what the server knows, and start it with words that it understands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from westmarch.cli.arguments import parse
from westmarch.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
# How each of them names the command.
STARTS = {
    "westmarch.service": r"^ExecStart=/opt/westmarch/bin/westmarch (.*)$",
    "compose.yaml": r'^ +command: \["westmarch", (.*)\]$',
    "Containerfile": r'^CMD \["westmarch", (.*)\]$',
}


def said(file: str) -> str:
    """What stands there, without remarks."""
    lines = (DEPLOY / file).read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.strip().startswith("#"))


@pytest.mark.parametrize("file", sorted(STARTS))
def test_every_setting_is_one(file: str) -> None:
    names = set(re.findall(r"\bWESTMARCH_(\w+) *[=:]", said(file)))
    assert names
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)


@pytest.mark.parametrize("file", sorted(STARTS))
def test_the_command_is_one(file: str) -> None:
    (words,) = re.findall(STARTS[file], said(file), re.MULTILINE)
    given = json.loads(f"[{words}]") if words.startswith('"') else words.split()
    assert parse(given).command == "serve"
