"""Who I am: guests and accounts."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from westmarch.core import messages
from westmarch.server.api.common import ERRORS, Home, Who
from westmarch.server.errors import not_allowed, not_found
from westmarch.server.house import House
from westmarch.server.limits import GUEST, LOGIN
from westmarch.server.players import Changed, Player
from westmarch.server.schemas import LanguageIn, LoginIn, MeOut, NameIn, PasswordIn, PlayerOut, RegisterIn


def _me(player: Player | None) -> MeOut:
    return MeOut(None if player is None else PlayerOut(player.id, player.name, player.login, player.language))


@get("/", responses=ERRORS, tags=["me"])
async def who_am_i(visitor: Who) -> MeOut:
    """Who I am, if I am anybody yet."""
    return _me(visitor.player)


@post("/", status_code=200, responses=ERRORS, tags=["me"], middleware=[GUEST])
async def call_me(data: JSONBody[NameIn], visitor: Who, house: Home) -> Response[MeOut]:
    """Makes a guest, or renames."""
    if visitor.player is None:
        player = await house.door.need_player(visitor, data.name)
    else:
        player = await house.players.rename(visitor.player, data.name)
    return Response(_me(player), cookies=house.door.cookies(visitor))


@post("/language", status_code=204, responses=ERRORS, tags=["me"])
async def my_language(data: JSONBody[LanguageIn], visitor: Who, house: Home) -> None:
    """What I read: letters that nobody asks for, such as that it is my turn, come in it."""
    if visitor.player is None:
        raise not_allowed()
    if data.language not in messages.languages():
        raise not_found(data.language)
    await house.players.speak(visitor.player, data.language)


def _changed(house: House, changed: Changed) -> Cookie:
    """After a change of rights: what was opened with an old session ends, and the browser gets the new one."""
    house.sessions.end(changed.ended)
    return house.door.cookie(changed.token)


@post("/register", status_code=200, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def register(data: JSONBody[RegisterIn], visitor: Who, house: Home) -> Response[MeOut]:
    """Turns the guest into an account that can be used from elsewhere. The reply tells its login."""
    player = await house.door.need_player(visitor, data.login)
    changed = await house.players.register(player, data.login, data.password)
    return Response(_me(changed.player), cookies=[_changed(house, changed)])


@post("/login", status_code=200, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def log_in(data: JSONBody[LoginIn], visitor: Who, house: Home) -> Response[MeOut]:
    """The session is that account's from now on; a guest's seats go along."""
    async with house.failures.attempt(data.login):
        account, token = await house.players.log_in(data.login, data.password)
    if visitor.player is not None:
        matches, ended = await house.players.merge(visitor.player, account)
        if visitor.token is not None and not ended:
            ended = await house.players.log_out(visitor.token)
        house.sessions.end(ended)
        for match in matches:
            await house.hall.people_changed(match)
    return Response(_me(account), cookies=[house.door.cookie(token)])


@post("/password", status_code=204, responses=ERRORS, tags=["me"], middleware=[LOGIN])
async def change_password(data: JSONBody[PasswordIn], visitor: Who, house: Home) -> Response[None]:
    """Ends all sessions of the account, and begins a new one here."""
    if visitor.player is None or visitor.player.login is None:
        raise not_allowed("server-no-account")
    async with house.failures.attempt(visitor.player.login):
        changed = await house.players.change_password(visitor.player, data.old, data.new)
    return Response(None, cookies=[_changed(house, changed)])


@post("/logout", status_code=204, responses=ERRORS, tags=["me"])
async def log_out(visitor: Who, house: Home) -> Response[None]:
    """Ends this session."""
    if visitor.token is not None:
        house.sessions.end(await house.players.log_out(visitor.token))
    return Response(None, cookies=[house.door.cookie("")])


ROUTER = Router("/me", route_handlers=[who_am_i, call_me, my_language, register, log_in, change_password, log_out])
