"""The current person: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import Request, Response

from ..core.http.dependencies import (
    CurrentServices,
    Human,
    VisitingHuman,
    Visitor,
    set_device_cookie,
    set_session_cookie,
)
from ..core.http.request_scope import address_of
from ..core.http.router import api_router
from ..core.identity import COOKIE, DEVICE_COOKIE
from ..core.services import Services
from ..core.storage.models import User
from .accounts import Accounts, account_name
from .schemas import Account, Me, Name, NewPassword

router = api_router("me")


def described(user: User) -> Me:
    return Me(id=user.id, name=user.name, account=user.account, owner=user.owner)


@router.get("/me")
async def me(request: Request, response: Response, services: CurrentServices, user: Visitor) -> Me:
    """Who I am. Somebody unknown becomes a guest."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user, cookie = await services.identities.new_guest()
        set_session_cookie(request, response, cookie)
    return described(user)


@router.post("/me")
async def rename(
    body: Name, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Take a name. Somebody unknown becomes a guest first."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user, cookie = await services.identities.new_guest()
        set_session_cookie(request, response, cookie)
    return described(await services[Accounts].rename(user, body.name))


@router.post("/account/register")
async def register(
    body: Account, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Make an account of a guest: their tables stay theirs. The session begins anew."""
    services.rate_limits.take("login", address_of(request.scope))
    if user is None:
        user, _ = await services.identities.new_guest()
    user, cookie = await services[Accounts].register(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    set_device_cookie(request, response, account_name(body.name))
    return described(user)


@router.post("/account/login")
async def login(
    body: Account, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Log in. What a guest began at this browser goes on under the account. The session begins anew."""
    hold_back_guesses(request, services, account_name(body.name))
    user, cookie = await services[Accounts].login(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    set_device_cookie(request, response, account_name(body.name))
    return described(user)


def hold_back_guesses(request: Request, services: Services, account: str) -> None:
    """Counted for the account from this address, and from anywhere. Who has logged in at this browser before is not
    kept out by what others try elsewhere."""
    address = address_of(request.scope)
    services.rate_limits.take("login", address, f"account {account} from {address}")
    if not services.identities.knows_device(request.cookies.get(DEVICE_COOKIE), account):
        services.rate_limits.take("account", "", f"account {account}")


@router.post("/account/password")
async def change_password(
    body: NewPassword, request: Request, response: Response, services: CurrentServices, user: Human
) -> Me:
    """Take another password. All other browsers are logged out; the session here begins anew."""
    hold_back_guesses(request, services, user.account or "")
    set_session_cookie(request, response, await services[Accounts].change_password(user, body.old, body.new))
    return described(user)


@router.post("/account/logout")
async def logout(request: Request, response: Response, services: CurrentServices, user: VisitingHuman) -> Me:
    """Whoever comes next at this browser is a new guest."""
    services.rate_limits.take("guests", address_of(request.scope))
    await services[Accounts].logout(request.cookies.get(COOKIE))
    user, cookie = await services.identities.new_guest()
    set_session_cookie(request, response, cookie)
    return described(user)


@router.post("/account/logout-everywhere")
async def logout_everywhere(request: Request, response: Response, services: CurrentServices, user: Human) -> Me:
    """End all sessions of the account, in every browser. Whoever comes next at this one is a new guest."""
    services.rate_limits.take("guests", address_of(request.scope))
    await services[Accounts].logout_everywhere(user)
    user, cookie = await services.identities.new_guest()
    set_session_cookie(request, response, cookie)
    return described(user)
