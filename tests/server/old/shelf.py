"""Puts a stored match back into a database, as the release that stored it left it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import create_engine

from westmarch.server.database import alembic_config

FOLDER = Path(__file__).parent


def files() -> list[str]:
    return sorted(each.stem for each in FOLDER.glob("*.json"))


def content(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def put_back(name: str, database: Path) -> Any:
    """Makes that database, with the tables of then, and gives the file's content."""
    stored = content(name)
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), stored["revision"])
    engine.dispose()
    with sqlite3.connect(database) as connection:
        for table in ("players", "matches", "seats", "holders", "entries"):
            columns = stored[table]["columns"]
            marks = ", ".join("?" * len(columns))
            names = ", ".join(f'"{column}"' for column in columns)
            connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", stored[table]["rows"])
    return stored


def rows(stored: Any, table: str) -> list[dict[str, Any]]:
    return [dict(zip(stored[table]["columns"], row, strict=True)) for row in stored[table]["rows"]]
