"""Letters by SMTP, if a server for it is set: written from the message files, sent one after the other in a thread.

Nobody waits for a letter, and none is lost without a line in the log; that line names no address.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

from westmarch.core import messages
from westmarch.server.metrics import Metrics
from westmarch.server.settings import Settings

log = logging.getLogger("westmarch.server.post")

_SECONDS = 20.0
# How long to wait before each further try.
_AGAIN = (5.0, 60.0, 600.0)
_MOST = 1000


class NoTls(smtplib.SMTPException):
    """The mail server offers no TLS, so it gets no password."""


class Letter(msgspec.Struct):
    """`kind` names its texts: server-mail-KIND with the attributes subject and body."""

    kind: str
    to: str
    params: dict[str, Any]
    stop: str = ""  # the link that ends letters of this kind
    language: str = messages.DEFAULT_LANGUAGE


class Post:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._mails = metrics.mails
        self._waiting: asyncio.Queue[Letter] = asyncio.Queue(_MOST)

    @property
    def open(self) -> bool:
        return bool(self._settings.smtp)

    def send(self, letter: Letter) -> None:
        """Puts it into the box; when that is full, somebody is playing tricks."""
        try:
            self._waiting.put_nowait(letter)
        except asyncio.QueueFull:
            self._failed(letter, "too many letters wait")

    def link(self, *path: str) -> str:
        return "/".join((self._settings.public_url.rstrip("/"), *path))

    async def regularly(self) -> None:
        """Runs for ever."""
        while True:
            await self._deliver(await self._waiting.get())

    async def _deliver(self, letter: Letter) -> None:
        for pause in (*_AGAIN, None):
            try:
                await asyncio.to_thread(self._hand_over, self._write(letter))
                self._mails.labels(letter.kind, "sent").inc()
                return
            except smtplib.SMTPRecipientsRefused:
                self._failed(letter, "refused")
                return
            except (OSError, smtplib.SMTPException) as error:
                if pause is None:
                    self._failed(letter, type(error).__name__)
                    return
                log.warning("a letter has to wait", extra={"kind": letter.kind, "reason": type(error).__name__})
                await asyncio.sleep(pause)

    def _failed(self, letter: Letter, reason: str) -> None:
        self._mails.labels(letter.kind, "failed").inc()
        log.error("a letter was given up", extra={"kind": letter.kind, "reason": reason})

    def _write(self, letter: Letter) -> EmailMessage:
        written = EmailMessage()
        written["From"] = self._settings.mail_from
        written["To"] = letter.to
        written["Date"] = formatdate(localtime=False)
        written["Message-ID"] = make_msgid(domain=self._settings.mail_from.rpartition("@")[2].rstrip(">") or None)
        written["Auto-Submitted"] = "auto-generated"
        written["Subject"] = messages.text(f"server-mail-{letter.kind}", letter.params, letter.language, "subject")
        if letter.stop:
            written["List-Unsubscribe"] = f"<{letter.stop}>"
            written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        params = {**letter.params, "stop": letter.stop}
        written.set_content(messages.text(f"server-mail-{letter.kind}", params, letter.language, "body"))
        written["Content-Language"] = letter.language  # after the content, which clears what is said about it
        return written

    def _hand_over(self, written: EmailMessage) -> None:
        """Runs in a thread. TLS wherever it is offered, and always where a password leaves this machine."""
        place = urlsplit(self._settings.smtp)
        host = place.hostname or ""
        safe = ssl.create_default_context()
        if place.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, place.port or 465, timeout=_SECONDS, context=safe)
        else:
            line = smtplib.SMTP(host, place.port or 25, timeout=_SECONDS)
        with line:
            line.ehlo()
            if place.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=safe)
                line.ehlo()
            elif place.scheme == "smtp" and place.username and not _here(host):
                # Whoever sits between us could have taken the offer out, to read the password.
                raise NoTls
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(written)


def _here(host: str) -> bool:
    """On this machine nobody listens in."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
