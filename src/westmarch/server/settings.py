"""What can be configured, all by environment variables, and none of it needs to be."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from westmarch.core.errors import WestmarchError
from westmarch.server.places import default_data
from westmarch.server.unfit import misfit, place

PREFIX = "WESTMARCH_"
# Variables of that prefix that other programs of ours read: builds and tests.
_ELSEWHERE = (
    *("compile", "python", "chromium", "e2e_server", "e2e_log", "e2e_answers"),
    *("test_all", "soak_games", "fuzz_examples", "golden", "server", "words"),
)


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
    # more names that people may call it by, as in `Host`; a name that begins with a dot also stands for all below it
    hosts: tuple[str, ...] = ()
    # addresses or networks of proxies, by comma, whose `X-Forwarded-…` is believed; * believes everybody
    proxies: str = "127.0.0.1"
    # connections of one process, and how many of them may come from one address that is no proxy
    connections: int = 4000
    address_connections: int = 200
    # how long the head and the body of a request may take to arrive
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    # makes seat secrets; without it one is made once and kept in the database
    secret_key: str = ""
    bot_workers: int = 2
    bot_seconds: float = 120.0
    rate_limits: bool = True
    # matches kept in memory, least recently used out first
    cached_matches: int = 300
    # letters: smtp://user:password@host:587 (TLS where it is offered) or smtps://…, and who they come from
    smtp: str = ""
    mail_from: str = ""
    # whoever is away so many minutes when it is their turn gets a letter, if they want any; 0: nobody
    turn_mail: int = 60
    # whoever is away so many days when it is their turn can lose by it, or be replaced for a while; 0: never
    absence_days: int = 14
    # after so many days without a sign of life these are removed; 0 keeps them for ever
    purge_guests: int = 400
    purge_unplayed: int = 30
    purge_unfinished: int = 400
    purge_finished: int = 0
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
    def proxy_networks(self) -> list[str]:
        return [each for each in _split(self.proxies) if each != "*"]

    @property
    def shared(self) -> bool:
        """Other processes may serve the same matches."""
        return self.fanout != "memory"

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from environment variables; raises BadSettings with a sentence that says what to change."""
    given = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in (os.environ if environment is None else environment).items()
        if name.startswith(PREFIX) and value != ""
    }
    _check_names(given)
    database = database_url(given.get("database", ""))
    fanout = given.get("fanout", "")
    if not fanout:
        fanout = "memory" if database.startswith("sqlite") else "postgres"
    known = {field: given[field] for field in Settings.__struct_fields__ if field in given}
    known.update(database=database, fanout=fanout)
    lists = {name: _split(given.get(name, "")) for name in ("plugins", "origins", "hosts")}
    try:
        settings = msgspec.convert({**known, **lists}, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = f"{PREFIX}{place(error).upper()}"
        raise BadSettings("server-setting-bad", name=name, problem=misfit(str(error))) from None
    _check(settings)
    return settings


def _check_names(given: Mapping[str, str]) -> None:
    """A misspelt setting would silently be none, and one might be a safeguard."""
    known = (*Settings.__struct_fields__, *_ELSEWHERE)
    for name in sorted(given):
        if name not in known:
            near = get_close_matches(name, known, 1)
            key = "server-setting-unknown-near" if near else "server-setting-unknown"
            raise BadSettings(key, name=name.upper(), near=near[0].upper() if near else "")


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
    for name, choices in (("log_format", ("json", "text")), ("log_level", ("debug", "info", "warning", "error"))):
        if getattr(settings, name) not in choices:
            raise BadSettings("server-setting-choice", name=name.upper(), choices=", ".join(choices))
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSettings("server-setting-public-url")
    for name in ("bot_workers", "cached_matches", "connections", "address_connections"):
        if getattr(settings, name) < 1:
            raise BadSettings("server-setting-positive", name=name.upper())
    for name in ("bot_seconds", "head_seconds", "body_seconds"):
        if not getattr(settings, name) > 0:
            raise BadSettings("server-setting-above-zero", name=f"{PREFIX}{name.upper()}")
    for each in settings.proxy_networks:
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise BadSettings("server-setting-proxies", value=each) from None
    for name in ("purge_guests", "purge_unplayed", "purge_unfinished", "purge_finished", "turn_mail", "absence_days"):
        if getattr(settings, name) < 0:
            raise BadSettings("server-setting-not-negative", name=f"{PREFIX}{name.upper()}")
    if settings.smtp:
        if not settings.smtp.startswith(("smtp://", "smtps://")) or not urlsplit(settings.smtp).hostname:
            raise BadSettings("server-setting-smtp")
        if "@" not in settings.mail_from or not settings.public_url:
            raise BadSettings("server-setting-mail")
    if not 0 <= settings.port <= 65535:
        raise BadSettings("server-setting-port")
