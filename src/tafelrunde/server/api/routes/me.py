"""Who I am: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ...access.accounts import COOKIE, LONGEST_NAME, plain_line
from ...schemas.people import Me
from ...storage.models import User
from ..bodies import Account, Name
from ..dependencies import CurrentServices, Visitor, set_session_cookie
from ..request_scope import address_of

router = APIRouter(tags=["me"])


def _described(user: User) -> Me:
    return Me(id=user.id, name=user.name, account=user.account)


@router.get("/me")
async def me(request: Request, response: Response, services: CurrentServices, user: Visitor) -> Me:
    """Who I am. Somebody unknown becomes a guest."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user, cookie = await services.accounts.new_guest()
        set_session_cookie(request, response, cookie)
    return _described(user)


@router.post("/me")
async def rename(body: Name, request: Request, response: Response, services: CurrentServices, user: Visitor) -> Me:
    """Take a name. Somebody unknown becomes a guest first."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user, cookie = await services.accounts.new_guest()
        set_session_cookie(request, response, cookie)
    return _described(await services.accounts.rename(user, body.name))


@router.post("/account/register")
async def register(body: Account, request: Request, response: Response, services: CurrentServices, user: Visitor) -> Me:
    """Make an account of a guest: their tables stay theirs. The session begins anew."""
    services.rate_limits.take("login", address_of(request.scope))
    if user is None:
        user, _ = await services.accounts.new_guest()
    user, cookie = await services.accounts.register(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    return _described(user)


@router.post("/account/login")
async def login(body: Account, request: Request, response: Response, services: CurrentServices, user: Visitor) -> Me:
    """Log in. What a guest began at this browser goes on under the account. The session begins anew."""
    services.rate_limits.take(
        "login", address_of(request.scope), f"account {plain_line(body.name, LONGEST_NAME).casefold()}"
    )
    user, cookie = await services.accounts.login(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    return _described(user)


@router.post("/account/logout")
async def logout(request: Request, response: Response, services: CurrentServices) -> Me:
    """Whoever comes next at this browser is a new guest."""
    await services.accounts.logout(request.cookies.get(COOKIE))
    user, cookie = await services.accounts.new_guest()
    set_session_cookie(request, response, cookie)
    return _described(user)
