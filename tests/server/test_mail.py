"""Letters, against a real mail server on this machine: addresses, forgotten passwords, turns that wait."""

from __future__ import annotations

import asyncio
import re
import ssl
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import AsyncMessage
from aiosmtpd.smtp import AuthResult, LoginPassword
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import update

from tests.languages.conftest import accented, other_files
from tests.languages.reading import english
from tests.server.conftest import free_port, make_certificate, make_settings
from tests.server.helpers import Guest, Problem
from westmarch.core import messages
from westmarch.server import post
from westmarch.server.app import create_app
from westmarch.server.metrics import Metrics
from westmarch.server.models import MatchRow, SeatRow, TicketRow
from westmarch.server.settings import BadSettings, read_settings
from westmarch.server.store import now

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")
PASSWORD = "speak, friend"
MakeGuest = Callable[[str], Guest]


class Member(Guest):
    """Somebody with an account."""

    login = ""


class Mailbox(AsyncMessage):
    """Keeps what comes in."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        written = message_from_bytes(envelope.original_content, policy=policy.default)
        assert isinstance(written, EmailMessage)
        self.letters.append(written)
        return "250 OK"

    async def handle_message(self, message: Any) -> None: ...

    def wait(self, count: int) -> EmailMessage:
        """The last of so many letters."""
        deadline = time.monotonic() + 180
        while len(self.letters) < count:
            assert time.monotonic() < deadline, f"only {len(self.letters)} letters"
            time.sleep(0.02)
        assert len(self.letters) == count
        return self.letters[-1]


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"http://play\.example\.org(/\S+)", letter.get_content())
    assert found is not None
    return found[1]


def known(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    fits = isinstance(data, LoginPassword) and (data.login, data.password) == (b"west", b"m@rch")
    return AuthResult(success=fits, handled=False)


# Passwords go over this machine only, so this server asks for no TLS.
@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    controller = Controller(
        box, hostname="127.0.0.1", port=free_port(), authenticator=known, auth_required=True, auth_require_tls=False
    )
    controller.start()
    yield box, controller.port
    controller.stop()


@pytest.fixture(scope="module")
def client(
    tmp_path_factory: pytest.TempPathFactory, _the_test_game: None, mailbox: tuple[Mailbox, int]
) -> Iterator[TestClient[Any]]:
    settings = make_settings(
        tmp_path_factory.mktemp("mail"),
        smtp=f"smtp://west:m%40rch@127.0.0.1:{mailbox[1]}",
        mail_from="Westmarch <post@play.example.org>",
        public_url="http://play.example.org",
        hosts=("testserver.local",),
    )
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture
def box(mailbox: tuple[Mailbox, int]) -> Mailbox:
    mailbox[0].letters.clear()
    return mailbox[0]


def account(guest: MakeGuest, name: str) -> Member:
    made = Member(guest(name)._client, name)
    made.post("/me", {"name": name})
    made.login = made.register(name.lower(), PASSWORD)["login"]
    return made


def with_address(client: TestClient[Any], guest: MakeGuest, box: Mailbox, name: str) -> Member:
    made = account(guest, name)
    made.post("/me/email", {"email": f"{name.lower()}@example.org", "password": PASSWORD})
    reply = client.post(link_in(box.wait(1)))
    assert reply.status_code == 200
    box.letters.clear()
    return made


def test_everybody_can_ask_whether_there_are_letters(client: TestClient[Any]) -> None:
    assert client.get("/api/me/letters").json() == {"available": True}


def test_an_address_counts_when_its_reader_says_so(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    anna = account(guest, "Arwen")
    with pytest.raises(Problem) as wrong:
        anna.post("/me/email", {"email": "arwen@example.org", "password": "not it"})
    assert wrong.value.status == 401
    anna.post("/me/email", {"email": "arwen@example.org", "password": PASSWORD})
    letter = box.wait(1)
    assert (letter["To"], letter["From"]) == ("arwen@example.org", "Westmarch <post@play.example.org>")
    assert letter["Subject"] == "Is this your address?"
    client.post("/api/me/forgot", json={"login": anna.login})
    assert anna.get("/me/email") == {"available": True, "email": "arwen@example.org", "confirmed": False, "turns": True}
    link = link_in(letter)
    assert "<form" in client.get(link).text, "looking at it settles nothing"
    assert anna.get("/me/email")["confirmed"] is False
    assert client.post(link, headers={"Origin": "null"}).status_code == 200, "as a browser sends such a form"
    assert anna.get("/me/email")["confirmed"] is True
    assert client.post(link).status_code == 409, "once"
    time.sleep(0.3)
    assert len(box.letters) == 1, "nothing is sent to an address that nobody has confirmed"


def test_a_letter_is_in_the_language_of_who_asks_for_it(
    client: TestClient[Any], guest: MakeGuest, box: Mailbox
) -> None:
    anna = with_address(client, guest, box, "Eowyn")
    with other_files({"cs": accented()}):
        client.post(
            "/api/me/forgot", json={"login": anna.login}, headers={"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.8"}
        )
        czech = box.wait(1)
    assert czech["Subject"] == "Á néw pásswórd fór Wéstmárch"
    assert "Sét á néw óné héré" in czech.get_content()
    assert czech["Content-Language"] == "cs"
    client.post("/api/me/forgot", json={"login": anna.login})
    assert box.wait(2)["Subject"] == "A new password for Westmarch"


def test_letters_are_in_the_language_of_their_reader(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    house = client.app.state.house
    anna, bert = with_address(client, guest, box, "Arwen"), guest("Bert")
    assert anna.get("/me")["player"]["language"] is None
    anna.post("/me/language", {"language": "hu"})
    assert anna.get("/me")["player"]["language"] == "hu"
    match = anna.create(seed=5)
    bert.join(match)
    while anna.table(match)["asked"]["seat"] == "red":
        anna.answer(match, "end" if "end" in anna.state(match)["view"]["decision"]["options"] else "pass")
    while anna.table(match)["asked"]["seat"] == "blue":
        bert.answer(match, "end" if "end" in bert.state(match)["view"]["decision"]["options"] else "pass")
    older = update(MatchRow).where(MatchRow.id == match).values(updated=now() - timedelta(hours=2))
    client.blocking_portal.call(house.database.write, lambda session: session.execute(older))
    assert client.blocking_portal.call(house.letters.tell_turns) == 1
    letter = box.wait(1)
    assert letter["Content-Language"] == "hu"
    assert letter["Subject"] == messages.text("server-mail-turn", {"game": "hideout-name"}, "hu", "subject")
    assert english(re.sub(r"http\S+", "", letter.get_content()), "hu") == []
    # Whoever asks for it: the letter is for her.
    client.post("/api/me/forgot", json={"login": anna.login}, headers={"Accept-Language": "cs"})
    assert box.wait(2)["Content-Language"] == "hu"


def test_a_language_that_there_is_not(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    anna = account(guest, "Nimrodel")
    with pytest.raises(Problem) as refused:
        anna.post("/me/language", {"language": "xx"})
    assert refused.value.status == 404
    with pytest.raises(Problem) as refused:
        guest("Nobody").post("/me/language", {"language": "cs"})
    assert refused.value.status == 403


def test_a_forgotten_password(
    client: TestClient[Any], guest: MakeGuest, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = with_address(client, guest, box, "Eowyn")
    nobody = client.post("/api/me/forgot", json={"login": "no-such-login"})
    somebody = client.post("/api/me/forgot", json={"login": anna.login.upper()})
    assert nobody.status_code == somebody.status_code == 204
    assert nobody.content == somebody.content
    first = link_in(box.wait(1))
    with monkeypatch.context() as slow:
        slow.setattr(client.app.state.house.letters, "forgot", lambda login, language: asyncio.sleep(60))
        began = time.monotonic()
        client.post("/api/me/forgot", json={"login": anna.login})
        assert time.monotonic() - began < 40, (
            "the reply doesn't wait for what takes longer for somebody than for nobody"
        )
    client.post("/api/me/forgot", json={"login": anna.login})
    second = link_in(box.wait(2))
    assert client.get(first).status_code == 409, "the newest letter counts"
    match = anna.create()
    with anna.live(match) as line:
        line.until("state")
        assert client.post(second, data={"password": "short"}).status_code == 400
        assert client.post(second, data={"password": "no man am I"}).status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            line.until("nothing")
        assert closed.value.code == 4440
    assert anna.get("/me")["player"] is None, "signed out everywhere"
    with pytest.raises(Problem):
        anna.post("/me/login", {"login": anna.login, "password": PASSWORD})
    anna.post("/me/login", {"login": anna.login, "password": "no man am I"})
    token = second.rpartition("/")[2]
    assert client.post("/api/me/reset", json={"token": token, "password": "once more now"}).status_code == 409


def test_links_get_old(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    anna = account(guest, "Galadriel")
    anna.post("/me/email", {"email": "galadriel@example.org", "password": PASSWORD})
    link = link_in(box.wait(1))
    house = client.app.state.house
    past = update(TicketRow).values(until=now() - timedelta(seconds=1))
    client.blocking_portal.call(house.database.write, lambda session: session.execute(past))
    assert client.get(link).status_code == client.post(link).status_code == 409
    assert anna.get("/me/email")["confirmed"] is False


def test_a_link_confirms_no_other_address(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    anna = account(guest, "Celeborn")
    anna.post("/me/email", {"email": "celeborn@example.org", "password": PASSWORD})
    link = link_in(box.wait(1))
    anna.post("/me/email", {"email": "", "password": PASSWORD})
    client.post(link)
    assert anna.get("/me/email") == {"available": True, "email": None, "confirmed": False, "turns": True}


def test_a_turn_that_waits(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    house = client.app.state.house
    anna, bert = with_address(client, guest, box, "Gimli"), guest("Bert")
    match = anna.create(seed=5)
    bert.join(match)

    def look(minutes: int = 61) -> int:
        """So long after the last answer, with nobody there."""
        older = update(MatchRow).where(MatchRow.id == match).values(updated=now() - timedelta(minutes=minutes))
        client.blocking_portal.call(house.database.write, lambda session: session.execute(older))
        sent: int = client.blocking_portal.call(house.letters.tell_turns)
        return sent

    assert look() == 0, "the match has not begun"
    while anna.table(match)["asked"]["seat"] == "red":
        anna.answer(match, "end" if "end" in anna.state(match)["view"]["decision"]["options"] else "pass")
    assert look() == 0, "it is Bert's turn, and he wants no letters"
    while anna.table(match)["asked"]["seat"] == "blue":
        bert.answer(match, "end" if "end" in bert.state(match)["view"]["decision"]["options"] else "pass")
    assert look(59) == 0, "not yet"
    here = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == "red")
    soon = here.values(online_until=now() + timedelta(seconds=45))
    client.blocking_portal.call(house.database.write, lambda session: session.execute(soon))
    assert look() == 0, "Gimli is at the table"
    gone = here.values(online_until=now() - timedelta(seconds=1))
    client.blocking_portal.call(house.database.write, lambda session: session.execute(gone))
    assert look() == 1
    letter = box.wait(1)
    assert link_in(letter) == f"/match/{match}"
    assert "card-" not in letter.get_content()
    assert look() == 0, "one letter a turn"
    anna.answer(match, "pass")
    if anna.table(match)["asked"]["seat"] == "red":
        assert look() == 0, "still the same turn"
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("http://play.example.org")
    assert stop in letter.get_content().replace("\n", "")
    assert client.get(stop).status_code == 200
    assert anna.get("/me/email")["turns"] is True
    assert client.post(stop.replace(stop[-4:], "AAAA")).status_code == 409
    assert client.post(stop).status_code == 200
    assert anna.get("/me/email")["turns"] is False
    anna.answer(match, "end")
    bert.answer(match, "end")
    assert look() == 0, "another turn, but no letters are wanted"
    anna.post("/me/letters", {"turns": True})
    assert anna.get("/me/email")["turns"] is True
    assert look() == 1
    box.wait(2)


def test_nobody_is_told_of_turns_against_themselves(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    house = client.app.state.house
    anna = with_address(client, guest, box, "Gollum")
    match = anna.create(players={"blue": {"kind": "hotseat"}})
    anna.answer(match, "end")
    older = update(MatchRow).where(MatchRow.id == match).values(updated=now() - timedelta(minutes=61))
    client.blocking_portal.call(house.database.write, lambda session: session.execute(older))
    assert client.blocking_portal.call(house.letters.tell_turns) == 0


def test_a_letter_waits_for_the_mail_server(
    tmp_path: Path, mailbox: tuple[Mailbox, int], box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "_AGAIN", (0.1, 0.1))
    metrics = Metrics()
    values = {"mail_from": "post@play.example.org", "public_url": "http://play.example.org"}

    def send(address: str) -> None:
        office = post.Post(make_settings(tmp_path, smtp=address, **values), metrics)
        asyncio.run(office._deliver(post.Letter("confirm", "a@example.org", {"link": "x"})))

    send(f"smtp://127.0.0.1:{free_port()}")
    assert metrics.registry.get_sample_value("westmarch_mails_total", {"kind": "confirm", "outcome": "failed"}) == 1
    send(f"smtp://west:wrong@127.0.0.1:{mailbox[1]}")
    assert metrics.registry.get_sample_value("westmarch_mails_total", {"kind": "confirm", "outcome": "failed"}) == 2
    send(f"smtp://west:m%40rch@127.0.0.1:{mailbox[1]}")
    assert metrics.registry.get_sample_value("westmarch_mails_total", {"kind": "confirm", "outcome": "sent"}) == 1
    assert len(box.letters) == 1


def failed(metrics: Metrics) -> float | None:
    return metrics.registry.get_sample_value("westmarch_mails_total", {"kind": "confirm", "outcome": "failed"})


def test_a_letter_that_nobody_takes_is_not_sent_again(
    tmp_path: Path, mailbox: tuple[Mailbox, int], box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def nobody(self: Any, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        tries.append(address)
        return "550 no such mailbox"

    monkeypatch.setattr(Mailbox, "handle_RCPT", nobody, raising=False)
    monkeypatch.setattr(post, "_AGAIN", (0.01, 0.01))
    metrics = Metrics()
    smtp = f"smtp://west:m%40rch@127.0.0.1:{mailbox[1]}"
    settings = make_settings(
        tmp_path, smtp=smtp, mail_from="post@play.example.org", public_url="http://play.example.org"
    )
    asyncio.run(post.Post(settings, metrics)._deliver(post.Letter("confirm", "gone@example.org", {"link": "x"})))
    assert (failed(metrics), tries, box.letters) == (1, ["gone@example.org"], [])


def test_the_box_for_letters_has_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "_MOST", 3)
    metrics = Metrics()
    office = post.Post(make_settings(tmp_path), metrics)
    for _ in range(5):
        office.send(post.Letter("confirm", "a@example.org", {"link": "x"}))
    assert failed(metrics) == 2


# -- TLS


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ssl.SSLContext]:
    """For a mail server on this machine; and what such a server needs."""
    key, found = make_certificate(tmp_path_factory.mktemp("tls"), "IP:127.0.0.1")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(found, key)
    return found, context


@pytest.fixture(params=["smtp", "smtps"])
def safe_mailbox(
    request: pytest.FixtureRequest, certificate: tuple[Path, ssl.SSLContext]
) -> Iterator[tuple[Mailbox, str]]:
    """A mail server that takes letters over TLS only: agreed on first, or from the beginning."""
    box, port, context = Mailbox(), free_port(), certificate[1]
    tls: dict[str, Any] = {"tls_context": context, "require_starttls": True}
    if request.param == "smtps":
        tls = {"ssl_context": context, "auth_require_tls": False}  # it doesn't count the one that was there before
    controller = Controller(box, hostname="127.0.0.1", port=port, authenticator=known, auth_required=True, **tls)
    controller.start()
    yield box, f"{request.param}://west:m%40rch@127.0.0.1:{port}"
    controller.stop()


def sent(folder: Path, smtp: str) -> bool:
    """Whether a letter arrives, as far as we know."""
    metrics = Metrics()
    settings = make_settings(folder, smtp=smtp, mail_from="post@play.example.org", public_url="http://play.example.org")
    asyncio.run(post.Post(settings, metrics)._deliver(post.Letter("confirm", "a@example.org", {"link": "x"})))
    return metrics.registry.get_sample_value("westmarch_mails_total", {"kind": "confirm", "outcome": "sent"}) == 1


def test_letters_over_tls(
    tmp_path: Path,
    safe_mailbox: tuple[Mailbox, str],
    certificate: tuple[Path, ssl.SSLContext],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(post, "_AGAIN", ())
    box, smtp = safe_mailbox
    assert not sent(tmp_path, smtp), "nobody we trust has signed for this mail server"
    assert box.letters == []
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    assert sent(tmp_path, smtp)
    assert not sent(tmp_path, smtp.replace("127.0.0.1", "localhost")), "its certificate is for another name"
    assert len(box.letters) == 1


def test_no_password_without_tls(
    tmp_path: Path,
    mailbox: tuple[Mailbox, int],
    box: Mailbox,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A mail server elsewhere that offers no TLS, or somebody on the way to it who has taken the offer out."""
    monkeypatch.setattr(post, "_AGAIN", ())
    smtp = f"smtp://west:m%40rch@127.0.0.1:{mailbox[1]}"
    assert sent(tmp_path, smtp), "on this machine nobody listens in"
    assert post._here("localhost")
    assert not post._here("192.0.2.1")
    assert not post._here("mail.example.org")
    monkeypatch.setattr(post, "_here", lambda host: False)
    assert not sent(tmp_path, smtp)
    assert len(box.letters) == 1
    assert caplog.records[-1].__dict__["reason"] == "NoTls"


def test_without_a_mail_server(tmp_path: Path) -> None:
    with TestClient(create_app(make_settings(tmp_path)), base_url="http://testserver.local") as client:
        reply = client.post("/api/me/forgot", json={"login": "anna"})
        assert (reply.status_code, reply.json()["error"]["key"]) == (409, "server-no-mail")


@pytest.mark.parametrize(
    "settings",
    [
        {"SMTP": "mail.example.org"},
        {"SMTP": "smtp://"},
        {"SMTP": "smtp://mail.example.org"},
        {"SMTP": "smtp://mail.example.org", "MAIL_FROM": "a@example.org"},
        {"TURN_MAIL": "-1"},
        {"PURGE_GUESTS": "-1"},
    ],
)
def test_settings_that_can_not_be_meant(settings: dict[str, str]) -> None:
    with pytest.raises(BadSettings):
        read_settings({f"WESTMARCH_{name}": value for name, value in settings.items()})


def test_addresses_that_are_none(client: TestClient[Any], guest: MakeGuest, box: Mailbox) -> None:
    anna = account(guest, "Haldir")
    for bad in ("no-at", "a@b@c", "a b@example.org", "a@example.org\nBcc: x@example.org", "x" * 250 + "@example.org"):
        with pytest.raises(Problem) as refused:
            anna.post("/me/email", {"email": bad, "password": PASSWORD})
        assert refused.value.status == 400
    anna.post("/me/email", {"email": "", "password": PASSWORD})
    assert anna.get("/me/email")["email"] is None
    assert box.letters == []
