"""Routes of guests, accounts and sessions."""

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


def me_of(user: User) -> Me:
    return Me(id=user.id, name=user.name, account=user.account, owner=user.owner)


async def new_guest(request: Request, response: Response, services: Services) -> User:
    """Create a guest, and set the session cookie."""
    user, cookie = await services.identities.new_guest()
    set_session_cookie(request, response, cookie)
    return user


@router.get("/me")
async def me(request: Request, response: Response, services: CurrentServices, user: Visitor) -> Me:
    """The caller. Unknown callers become guests."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user = await new_guest(request, response, services)
    return me_of(user)


@router.post("/me")
async def rename(
    body: Name, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Set the caller's name. Unknown callers become guests first."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user = await new_guest(request, response, services)
    return me_of(await services[Accounts].rename(user, body.name))


@router.post("/account/register")
async def register(
    body: Account, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Turn the guest into an account, which keeps their tables. Starts a new session."""
    services.rate_limits.take("login", address_of(request.scope))
    if user is None:
        user, _ = await services.identities.new_guest()
    user, cookie = await services[Accounts].register(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    set_device_cookie(request, response, account_name(body.name))
    return me_of(user)


@router.post("/account/login")
async def login(
    body: Account, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Log in. Tables of the browser's guest move to the account. Starts a new session."""
    limit_password_guesses(request, services, account_name(body.name))
    user, cookie = await services[Accounts].login(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    set_device_cookie(request, response, account_name(body.name))
    return me_of(user)


def limit_password_guesses(request: Request, services: Services, account: str) -> None:
    """Rate limits for the account from this address, and in total. The latter does not apply to browsers that have
    logged in before, so that guesses by others cannot lock the owner out."""
    address = address_of(request.scope)
    services.rate_limits.take("login", address, f"account {account} from {address}")
    if not services.identities.knows_device(request.cookies.get(DEVICE_COOKIE), account):
        services.rate_limits.take("account", "", f"account {account}")


@router.post("/account/password")
async def change_password(
    body: NewPassword, request: Request, response: Response, services: CurrentServices, user: Human
) -> Me:
    """Change the password. All sessions end, and this browser gets a new one."""
    limit_password_guesses(request, services, user.account or "")
    set_session_cookie(request, response, await services[Accounts].change_password(user, body.old, body.new))
    return me_of(user)


@router.post("/account/logout")
async def logout(request: Request, response: Response, services: CurrentServices, user: VisitingHuman) -> Me:
    """Log out. The browser gets a new guest."""
    services.rate_limits.take("guests", address_of(request.scope))
    await services[Accounts].logout(request.cookies.get(COOKIE))
    return me_of(await new_guest(request, response, services))


@router.post("/account/logout-everywhere")
async def logout_everywhere(request: Request, response: Response, services: CurrentServices, user: Human) -> Me:
    """Log out in every browser. This browser gets a new guest."""
    services.rate_limits.take("guests", address_of(request.scope))
    await services[Accounts].logout_everywhere(user)
    return me_of(await new_guest(request, response, services))
