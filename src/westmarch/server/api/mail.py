"""Letters: setting an address, a forgotten password, and the pages that links in letters lead to.

Those pages are plain forms, so that they work in any browser, and so that a program which looks through letters and
follows links doesn't confirm or stop anything. The link itself is the proof, wherever the form is sent from.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from westmarch.core import messages
from westmarch.server import schemas
from westmarch.server.api.common import ERRORS, Home, Who
from westmarch.server.errors import ServerError, conflict, not_allowed
from westmarch.server.house import House
from westmarch.server.limits import LOGIN
from westmarch.server.mail import CONFIRM, RESET
from westmarch.server.players import Player
from westmarch.server.visitors import language

Token = Annotated[str, PathParameter(max_length=80)]
AnyRequest = Request[Any, Any, Any]


def _account(visitor: Who) -> Player:
    if visitor.player is None or visitor.player.login is None:
        raise not_allowed("server-no-account")
    return visitor.player


def _need_post(house: House) -> None:
    if not house.letters.post.open:
        raise conflict("server-no-mail")


@get("/email", responses=ERRORS, tags=["me"])
async def my_address(visitor: Who, house: Home) -> schemas.AddressOut:
    """Where letters go, and whether this server sends any."""
    row = await house.letters.of(_account(visitor))
    return schemas.AddressOut(house.letters.post.open, row.email, row.email_confirmed, row.mail_turns)


@post("/email", status_code=204, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def set_address(data: JSONBody[schemas.AddressIn], visitor: Who, house: Home) -> None:
    """Sets or removes the address of the account; a letter with a link goes there first."""
    account = _account(visitor)
    if data.email:
        _need_post(house)
    async with house.failures.attempt(account.login or ""):  # a password can be guessed at here, too
        await house.letters.set_address(account, data.email, data.password, visitor.language)


@get("/letters", responses=ERRORS, tags=["me"])
async def any_letters(house: Home) -> schemas.LettersOut:
    """Whether this server sends letters; also for who isn't signed in, and perhaps can't."""
    return schemas.LettersOut(house.letters.post.open)


@post("/letters", status_code=204, responses=ERRORS, tags=["me"])
async def which_letters(data: JSONBody[schemas.LettersIn], visitor: Who, house: Home) -> None:
    """Whether I want to hear that it is my turn."""
    await house.letters.wish(_account(visitor), data.turns)


@post("/forgot", status_code=204, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def forgot(data: JSONBody[schemas.ForgotIn], visitor: Who, house: Home) -> None:
    """Sends a link for a new password, if there is such an account with an address. The reply is always the same."""
    _need_post(house)
    # Later, so that the time the reply takes tells nothing, either.
    house.later(house.letters.forgot(data.login, visitor.language))


@post("/confirm", status_code=204, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def confirm(data: JSONBody[schemas.TicketIn], house: Home) -> None:
    """Says that letters to the address arrive, by the link in one."""
    await house.letters.confirm(data.token)


@post("/reset", status_code=204, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def reset(data: JSONBody[schemas.ResetIn], house: Home) -> None:
    """Sets a new password by the link in a letter; ends all sessions and sockets of the account."""
    await _reset(house, data.token, data.password)


async def _reset(house: House, token: str, password: str) -> None:
    house.sessions.end(await house.letters.reset(token, password))


# -- pages


def _page(request: AnyRequest, key: str, form: str = "", status: int = 200) -> Response[str]:
    tongue = language(request)
    title = escape(messages.text(key, None, tongue))
    said = escape(messages.text(key, None, tongue, attribute="text"))
    content = (
        f'<!doctype html><html lang="{tongue}"><meta charset="utf-8"><title>Westmarch</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f'<h1>{title}</h1><p>{said}</p>{form}<p><a href="/">Westmarch</a></p></html>'
    )
    headers = {"Cache-Control": "no-store"}
    return Response(content, status_code=status, media_type="text/html", headers=headers)


def _form(request: AnyRequest, key: str, fields: str = "") -> str:
    button = escape(messages.text(key, None, language(request), attribute="button"))
    return f'<form method="post">{fields}<button>{button}</button></form>'


def _old(request: AnyRequest) -> Response[str]:
    return _page(request, "server-page-old", status=409)


def _password_field(request: AnyRequest) -> str:
    label = escape(messages.text("server-page-reset", None, language(request), attribute="field"))
    return f'<p><label>{label} <input type="password" name="password" autocomplete="new-password" required></label></p>'


@get("/{token:str}")
async def letter(token: Token, request: AnyRequest, house: Home) -> Response[str]:
    ticket = await house.letters.look(token)
    if ticket is None:
        return _old(request)
    key = f"server-page-{ticket.kind}"
    fields = _password_field(request) if ticket.kind == RESET else ""
    return _page(request, key, _form(request, key, fields))


@post("/{token:str}", status_code=200, middleware=[LOGIN])
async def use_letter(token: Token, request: AnyRequest, house: Home) -> Response[str]:
    ticket = await house.letters.look(token)
    try:
        if ticket is not None and ticket.kind == CONFIRM:
            await house.letters.confirm(token)
            return _page(request, "server-page-confirmed")
        if ticket is not None and ticket.kind == RESET:
            password = str((await request.form()).get("password", ""))
            if not schemas.fits_password(password):
                return _page(
                    request,
                    "server-page-bad-password",
                    _form(request, "server-page-reset", _password_field(request)),
                    400,
                )
            await _reset(house, token, password)
            return _page(request, "server-page-changed")
    except ServerError:
        pass
    return _old(request)


@get("/stop/{player:str}/{secret:str}")
async def stop_page(player: Token, secret: Token, request: AnyRequest) -> Response[str]:
    return _page(request, "server-page-stop", _form(request, "server-page-stop"))


@post("/stop/{player:str}/{secret:str}", status_code=200, middleware=[LOGIN])
async def stop(player: Token, secret: Token, request: AnyRequest, house: Home) -> Response[str]:
    try:
        await house.letters.stop(player, secret)
    except ServerError:
        return _old(request)
    return _page(request, "server-page-stopped")


ROUTER = Router("/me", route_handlers=[my_address, set_address, any_letters, which_letters, forgot, confirm, reset])
PAGES = Router("/letter", route_handlers=[letter, use_letter, stop_page, stop], include_in_schema=False)
