"""What can be configured, all by environment variables, and none of it needs to be."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from westmarch.core.errors import WestmarchError

PREFIX = "WESTMARCH_"


class BadSettings(WestmarchError):
    """A setting that can't be meant; the message says which and why."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One process's settings. Names are those of the environment variables, in lower case and without the prefix."""

    # sqlite:///FILE, or postgresql+asyncpg://…
    database: str
    # "memory", "postgres", or redis://…: how processes tell each other that something happened
    fanout: str
    host: str = "127.0.0.1"
    port: int = 8000
    # where people reach it, if a proxy stands before it: https://play.example.org
    public_url: str = ""
    # more origins from which browsers may use it, such as a development server's
    origins: tuple[str, ...] = ()
    # makes seat secrets; without it one is made once and kept in the database
    secret_key: str = ""
    bot_workers: int = 2
    bot_seconds: float = 120.0
    rate_limits: bool = True
    # matches kept in memory, least recently used out first
    cached_matches: int = 300
    # who may read /metrics: whoever has this token; without one, only this machine
    metrics_token: str = ""
    log_format: str = "json"
    log_level: str = "info"
    # modules to import at start, which may register more games and bots
    plugins: tuple[str, ...] = ()

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def shared(self) -> bool:
        """Other processes may serve the same matches."""
        return self.fanout != "memory"

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def default_data() -> Path:
    """Where matches are kept unless said otherwise: the user's data directory."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "westmarch" / "westmarch.db"


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from environment variables; raises BadSettings with a sentence that says what to change."""
    given = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in (os.environ if environment is None else environment).items()
        if name.startswith(PREFIX) and value != ""
    }
    database = database_url(given.get("database", ""))
    fanout = given.get("fanout", "")
    if not fanout:
        fanout = "memory" if database.startswith("sqlite") else "postgres"
    known = {field: given[field] for field in Settings.__struct_fields__ if field in given}
    known.update(database=database, fanout=fanout)
    lists = {name: _split(given.get(name, "")) for name in ("plugins", "origins")}
    try:
        settings = msgspec.convert({**known, **lists}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings("server-setting-bad", problem=str(error)) from None
    _check(settings)
    return settings


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def database_url(text: str) -> str:
    """A file name, or the address of a PostgreSQL database, as SQLAlchemy wants it."""
    if not text:
        return f"sqlite:///{default_data()}"
    scheme, colon, rest = text.partition("://")
    if not colon:
        return f"sqlite:///{Path(text).expanduser().absolute()}"
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    if scheme == "sqlite":
        return f"sqlite://{rest}"
    raise BadSettings("server-setting-database", scheme=scheme)


def _check(settings: Settings) -> None:
    kind = settings.fanout.partition("://")[0]
    if kind not in ("memory", "postgres", "redis", "rediss", "unix"):
        raise BadSettings("server-setting-fanout", value=settings.fanout)
    if kind == "postgres" and settings.sqlite:
        raise BadSettings("server-setting-fanout-needs-postgres")
    if settings.log_format not in ("json", "text"):
        raise BadSettings("server-setting-choice", name="LOG_FORMAT", choices="json, text")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSettings("server-setting-choice", name="LOG_LEVEL", choices="debug, info, warning, error")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSettings("server-setting-public-url")
    for name in ("bot_workers", "cached_matches"):
        if getattr(settings, name) < 1:
            raise BadSettings("server-setting-positive", name=name.upper())
    if not 0 <= settings.port <= 65535:
        raise BadSettings("server-setting-port")
