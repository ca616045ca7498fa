"""Routes of sign-in methods other than the password: passkeys, and password reset by mail."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

from fastapi import Path, Request, Response

from ..core.http.dependencies import (
    CurrentServices,
    Human,
    MailAdmission,
    ScreenQuery,
    VisitingHuman,
    rate_limited,
    set_device_cookie,
    set_session_cookie,
)
from ..core.http.request_scope import address_of
from ..core.http.router import api_router
from ..core.identity import COOKIE, token_hash
from ..core.presentation.viewer import moment
from ..core.schemas.mail import MailAddress
from ..core.schemas.requests import VISIBLE_ASCII, MailToken
from ..core.schemas.server import Done
from ..core.services import Services
from ..core.storage.models import User
from .accounts import Accounts, account_name
from .recovery import Recovery
from .routes import limit_password_guesses, me_of
from .schemas import (
    ForgotPasswordIn,
    Me,
    NewPasskeyIn,
    PasskeyIn,
    PasskeyInfo,
    PasskeyOptions,
    PasswordIn,
    RecoveryIn,
    RecoveryInfo,
    ResetPasswordIn,
    SignInMethods,
)

if TYPE_CHECKING:
    from .passkeys import Passkeys

router = api_router("me")

PasskeyId = Annotated[str, Path(max_length=64, pattern=VISIBLE_ASCII)]


async def _sign_in_methods(services: Services, user: User) -> SignInMethods:
    recovery = await services[Recovery].of(user)
    return SignInMethods(
        mail_possible=services[Recovery].possible,
        recovery=RecoveryInfo(address=recovery.mail, confirmed=recovery.confirmed) if recovery else None,
        passkeys=[
            PasskeyInfo(
                id=key.id,
                name=key.name,
                created=moment(key.created),
                used=moment(key.used) if key.used is not None else None,
            )
            for key in await (await _passkeys(services)).of(user)
        ],
    )


def _logged_in(request: Request, response: Response, user: User, cookie: str) -> Me:
    set_session_cookie(request, response, cookie)
    set_device_cookie(request, response, user.account or "")
    return me_of(user)


def _origin(request: Request) -> str:
    """The origin of the page, which the request checks have verified."""
    return request.headers["origin"]


async def _passkeys(services: Services) -> Passkeys:
    """Imports the library in a thread: the import is slow, and most servers never need it."""
    module = await asyncio.to_thread(import_module, f"{__package__}.passkeys")
    passkeys: Passkeys = module.Passkeys(services[Accounts])
    return passkeys


@router.get("/account/ways-in")
async def sign_in_methods(services: CurrentServices, user: Human) -> SignInMethods:
    """The caller's sign-in methods."""
    return await _sign_in_methods(services, user)


# ------------------------------------------------------------------------------------------------ password reset


@router.post("/account/recovery", dependencies=[rate_limited("seats")])
async def set_recovery(
    body: RecoveryIn,
    request: Request,
    services: CurrentServices,
    user: Human,
    screen: ScreenQuery,
    admit: MailAdmission,
) -> SignInMethods:
    """Set or remove the recovery address for password resets. A new one gets a confirmation mail."""
    limit_password_guesses(request, services, user.account or "")
    await services[Recovery].set_address(user, body.address, body.password, screen.lang, admit)
    return await _sign_in_methods(services, user)


@router.post("/account/recovery/confirm", dependencies=[rate_limited("login")])
async def confirm_recovery(body: MailToken, services: CurrentServices) -> MailAddress:
    """Confirm the recovery address by the link of its confirmation mail."""
    return MailAddress(address=await services[Recovery].confirm(body.token))


@router.post("/account/forgot")
async def forgot(
    body: ForgotPasswordIn, request: Request, services: CurrentServices, user: VisitingHuman, screen: ScreenQuery
) -> Done:
    """Request a password reset link by the name of the account or its address. The response does not reveal whether the
    account exists."""
    services.rate_limits.take("mail", address_of(request.scope), f"forgot {token_hash(account_name(body.name))}")
    services[Recovery].request_link(body.name, screen.lang)
    return Done(done=True)


@router.post("/account/recover", dependencies=[rate_limited("login")])
async def recover(
    body: ResetPasswordIn, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Set a new password by a reset link, which works once within an hour. All other browsers are logged out."""
    cookie = request.cookies.get(COOKIE)
    return _logged_in(request, response, *await services[Recovery].recover(user, body.token, body.password, cookie))


# ------------------------------------------------------------------------------------------------ passkeys


@router.post("/account/passkeys/new")
async def passkey_registration_options(
    body: PasswordIn, request: Request, services: CurrentServices, user: Human
) -> PasskeyOptions:
    """Begin to add a passkey: options for the browser to create one."""
    limit_password_guesses(request, services, user.account or "")
    return PasskeyOptions(
        options=await (await _passkeys(services)).registration_options(user, body.password, _origin(request))
    )


@router.post("/account/passkeys", status_code=201, dependencies=[rate_limited("login")])
async def add_passkey(body: NewPasskeyIn, request: Request, services: CurrentServices, user: Human) -> SignInMethods:
    """Add the passkey that the browser has created."""
    await (await _passkeys(services)).add(user, body.credential, body.name, _origin(request))
    return await _sign_in_methods(services, user)


@router.post("/account/passkeys/{passkey}/remove", dependencies=[rate_limited("seats")])
async def remove_passkey(passkey: PasskeyId, services: CurrentServices, user: Human) -> SignInMethods:
    """Remove a passkey."""
    await (await _passkeys(services)).remove(user, passkey)
    return await _sign_in_methods(services, user)


@router.post("/account/passkey-login/new", dependencies=[rate_limited("login")])
async def passkey_login_options(request: Request, services: CurrentServices, user: VisitingHuman) -> PasskeyOptions:
    """Begin to log in by a passkey: options for the browser."""
    return PasskeyOptions(options=await (await _passkeys(services)).login_options(_origin(request)))


@router.post("/account/passkey-login", dependencies=[rate_limited("login")])
async def passkey_login(
    body: PasskeyIn, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Log in by a passkey. Tables of the browser's guest move to the account."""
    cookie = request.cookies.get(COOKIE)
    return _logged_in(
        request, response, *await (await _passkeys(services)).login(user, body.credential, _origin(request), cookie)
    )
