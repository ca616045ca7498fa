"""Sign-in methods beside the password: passkeys, and a mail if the password is lost."""

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
from .routes import described, hold_back_guesses
from .schemas import Me
from .sign_in_schemas import (
    Forgotten,
    NewPasskey,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyQuestion,
    Recovered,
    RecoveryIn,
    RecoveryInfo,
    SurePassword,
    WaysIn,
)

if TYPE_CHECKING:
    from .passkeys import Passkeys

router = api_router("me")

PasskeyId = Annotated[str, Path(max_length=64, pattern=VISIBLE_ASCII)]


async def _told(services: Services, user: User) -> WaysIn:
    recovery = await services[Recovery].of(user)
    return WaysIn(
        mail_possible=services[Recovery].possible,
        recovery=RecoveryInfo(address=recovery.mail, confirmed=recovery.confirmed) if recovery else None,
        passkeys=[
            PasskeyInfo(
                id=key.id,
                name=key.name,
                created=moment(key.created),
                used=moment(key.used) if key.used is not None else None,
            )
            for key in await (await passkeys_of(services)).of(user)
        ],
    )


def _logged_in(request: Request, response: Response, user: User, cookie: str) -> Me:
    set_session_cookie(request, response, cookie)
    set_device_cookie(request, response, user.account or "")
    return described(user)


def _page(request: Request) -> str:
    """The address of the page that asks; the request checks saw that it is one of this server's."""
    return request.headers["origin"]


async def passkeys_of(services: Services) -> Passkeys:
    """Imports the library in a thread: the import is slow, and most servers never need it."""
    loaded = await asyncio.to_thread(import_module, f"{__package__}.passkeys")
    made: Passkeys = loaded.Passkeys(services[Accounts])
    return made


@router.get("/account/ways-in")
async def ways_in(services: CurrentServices, user: Human) -> WaysIn:
    """How I can get into my account."""
    return await _told(services, user)


# ------------------------------------------------------------------------------------------------ a lost password


@router.post("/account/recovery", dependencies=[rate_limited("seats")])
async def set_recovery(
    body: RecoveryIn,
    request: Request,
    services: CurrentServices,
    user: Human,
    screen: ScreenQuery,
    admit: MailAdmission,
) -> WaysIn:
    """Name the address at which a lost password can be replaced, or none. It gets a mail that asks whether it is
    mine."""
    hold_back_guesses(request, services, user.account or "")
    await services[Recovery].set_address(user, body.address, body.password, screen.lang, admit)
    return await _told(services, user)


@router.post("/account/recovery/confirm", dependencies=[rate_limited("login")])
async def confirm_recovery(body: MailToken, services: CurrentServices) -> MailAddress:
    """Say by the link of that mail that the address is mine."""
    return MailAddress(address=await services[Recovery].confirm(body.token))


@router.post("/account/forgot")
async def forgot(
    body: Forgotten, request: Request, services: CurrentServices, user: VisitingHuman, screen: ScreenQuery
) -> Done:
    """Ask for a link to a new password, by the name of the account or its address. The answer does not say whether
    there is such an account."""
    services.rate_limits.take("mail", address_of(request.scope), f"forgot {token_hash(account_name(body.name))}")
    services[Recovery].ask(body.name, screen.lang)
    return Done(done=True)


@router.post("/account/recover", dependencies=[rate_limited("login")])
async def recover(
    body: Recovered, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Take a new password by the link of a mail, which works once and for an hour. All other browsers are logged
    out."""
    cookie = request.cookies.get(COOKIE)
    return _logged_in(request, response, *await services[Recovery].recover(user, body.token, body.password, cookie))


# ------------------------------------------------------------------------------------------------ passkeys


@router.post("/account/passkeys/new")
async def ask_for_passkey(
    body: SurePassword, request: Request, services: CurrentServices, user: Human
) -> PasskeyQuestion:
    """Begin to add a passkey: what the browser needs to make one."""
    hold_back_guesses(request, services, user.account or "")
    return PasskeyQuestion(options=await (await passkeys_of(services)).ask_for_new(user, body.password, _page(request)))


@router.post("/account/passkeys", status_code=201, dependencies=[rate_limited("login")])
async def add_passkey(body: NewPasskey, request: Request, services: CurrentServices, user: Human) -> WaysIn:
    """Add the passkey that the browser has made."""
    await (await passkeys_of(services)).add(user, body.credential, body.name, _page(request))
    return await _told(services, user)


@router.post("/account/passkeys/{passkey}/remove", dependencies=[rate_limited("seats")])
async def remove_passkey(passkey: PasskeyId, services: CurrentServices, user: Human) -> WaysIn:
    """Nobody logs in by this passkey any more."""
    await (await passkeys_of(services)).remove(user, passkey)
    return await _told(services, user)


@router.post("/account/passkey-login/new", dependencies=[rate_limited("login")])
async def ask_who(request: Request, services: CurrentServices, user: VisitingHuman) -> PasskeyQuestion:
    """Begin to log in by a passkey: what the browser needs to ask its devices."""
    return PasskeyQuestion(options=await (await passkeys_of(services)).ask_who(_page(request)))


@router.post("/account/passkey-login", dependencies=[rate_limited("login")])
async def passkey_login(
    body: PasskeyAnswer, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Log in by a passkey. What a guest began at this browser goes on under the account."""
    cookie = request.cookies.get(COOKIE)
    return _logged_in(
        request, response, *await (await passkeys_of(services)).login(user, body.credential, _page(request), cookie)
    )
