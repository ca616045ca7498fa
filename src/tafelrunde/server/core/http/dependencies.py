"""FastAPI dependencies: the caller, the screen, rate limits, path and query parameters."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Optional

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from ....games import games
from ....kernel.game import Game
from ....kernel.languages import TextLanguage
from ..bots.lanes import client_address
from ..errors import Refused, forbidden, not_found, unknown_person
from ..identity import COOKIE, DEVICE_COOKIE, DEVICES_KEPT_SECONDS, SESSION_SECONDS
from ..presentation.viewer import Screen
from ..schemas.requests import VISIBLE_ASCII
from ..services import Services
from ..storage.models import User
from ..tables.database_tables import DatabaseTables
from .request_scope import PROGRAM, VISITOR, WHO, address_of, bearer_token

LEAVING = ("/api/me/delete", "/api/me/notices/read", "/api/account/logout", "/api/account/logout-everywhere")


async def current_services(request: Request) -> Services:  # a coroutine, since FastAPI runs functions in threads
    services: Services = request.app.state.services
    return services


CurrentServices = Annotated[Services, Depends(current_services)]


async def visitor(request: Request) -> Optional[User]:
    """The person (session cookie) or program (bearer token) that sends the request, looked up once per request.

    Other dependencies call it directly, since FastAPI resolves shared dependencies repeatedly."""
    if VISITOR not in request.scope:
        request.scope[VISITOR] = await _identify(request)
    user: Optional[User] = request.scope[VISITOR]
    return user


async def _identify(request: Request) -> Optional[User]:
    client_address.set(address_of(request.scope))
    services: Services = request.app.state.services
    token, identities = bearer_token(request.headers), services.identities
    user = await (identities.user_of_token(token) if token else identities.user_of_cookie(request.cookies.get(COOKIE)))
    if token and user is None:
        raise Refused(401, "unknown-person", "unknown-token")
    request.scope[WHO] = user.id if user else None
    request.scope[PROGRAM] = bool(token)
    if user is not None and (user.banned or 0.0) > time.time() and not _is_allowed_to_all(request):
        raise forbidden("banned")
    return user


def _is_allowed_to_all(request: Request) -> bool:
    """Whether banned users may send the request: they may read, export their data, and log out."""
    return request.method in ("GET", "HEAD") or request.scope["path"].endswith(LEAVING)


async def person(request: Request) -> User:
    user = await visitor(request)
    if user is None:
        raise unknown_person()
    return user


async def human(request: Request) -> User:
    """A person; refuses programs, whose tokens only allow playing a seat."""
    user = await person(request)
    if request.scope[PROGRAM]:
        raise forbidden("program-only-plays")
    return user


async def owner(request: Request) -> User:
    user = await human(request)
    if not user.owner:
        raise forbidden("owner-only")
    return user


async def visiting_human(request: Request) -> Optional[User]:
    user = await visitor(request)
    if request.scope[PROGRAM]:
        raise forbidden("program-only-plays")
    return user


class ScreenParameters(BaseModel):
    lang: TextLanguage = "en"
    width: Annotated[int, Field(ge=320, le=4000)] = 1000
    height: Annotated[int, Field(ge=0, le=4000)] = 0
    plan: Annotated[str, Field(max_length=20)] = ""
    has: Annotated[str, Field(max_length=1000)] = ""
    lines: Annotated[str, Field(pattern="^([0-9]{1,9}-[0-9]{1,9})?$")] = ""
    board: Annotated[str, Field(max_length=20)] = ""


async def screen(given: Annotated[ScreenParameters, Query()]) -> Screen:
    """The size of the board, and what the page has cached: marks of pictures (`has`), the mark of the displayed
    `board`, and numbers of committed log entries (`lines=12-51`)."""
    first, _, last = given.lines.partition("-")
    kept = range(int(first), int(last) + 1) if given.lines else range(0)
    pictures = frozenset(given.has.split(",")) if given.has else frozenset()
    return Screen(given.lang, given.width, given.height, given.plan, pictures, kept, given.board)


async def origin(request: Request, services: CurrentServices) -> str:
    """The configured public URL of the server, else that of the request."""
    return services.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"


def rate_limited(what: str) -> Any:
    """A dependency that applies a rate limit, per address and per person."""

    async def check(request: Request) -> None:
        services: Services = request.app.state.services
        user = await visitor(request)
        services.rate_limits.take(what, address_of(request.scope), user.id if user else "")

    return Depends(check)


async def mail_admission(
    request: Request, services: CurrentServices, user: Annotated[User, Depends(human)]
) -> Callable[[str], None]:
    """A function that applies the rate limit of mail to an unconfirmed address."""
    return partial(services.rate_limits.take_confirmation, address_of(request.scope), user.id)


async def tables(services: CurrentServices, user: Annotated[Optional[User], Depends(visitor)]) -> DatabaseTables:
    """The tables as anybody may see them."""
    return DatabaseTables(services, user)


async def own_tables(services: CurrentServices, user: Annotated[User, Depends(person)]) -> DatabaseTables:
    """The tables as a person may act at them."""
    return DatabaseTables(services, user)


Visitor = Annotated[Optional[User], Depends(visitor)]
Person = Annotated[User, Depends(person)]
Human = Annotated[User, Depends(human)]
Owner = Annotated[User, Depends(owner)]
VisitingHuman = Annotated[Optional[User], Depends(visiting_human)]
ScreenQuery = Annotated[Screen, Depends(screen)]
AnyTables = Annotated[DatabaseTables, Depends(tables)]
OwnTables = Annotated[DatabaseTables, Depends(own_tables)]
Origin = Annotated[str, Depends(origin)]
MailAdmission = Annotated[Callable[[str], None], Depends(mail_admission)]
TableId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]
SeatNumber = Annotated[int, Path(ge=0, le=20)]
SeatQuery = Annotated[int, Query(ge=-2, le=20)]


def set_session_cookie(request: Request, response: Response, cookie: str) -> None:
    _set_cookie(request, response, COOKIE, cookie, SESSION_SECONDS)


async def set_device_cookie(request: Request, response: Response, user: User) -> None:
    services: Services = request.app.state.services
    cookie = await services.identities.remember_device(request.cookies.get(DEVICE_COOKIE), user)
    _set_cookie(request, response, DEVICE_COOKIE, cookie, DEVICES_KEPT_SECONDS)


def _set_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    services: Services = request.app.state.services
    path, secure = services.settings.root_path or "/", request.url.scheme == "https"
    response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path=path)


def known_game(name: str) -> Game:
    if name not in games:
        raise not_found("no-game", game=name[:40])
    return games[name]
