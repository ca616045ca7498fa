"""Routes of accounts: guests, sessions, sign-in methods, profile, personal data."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Path, Request, Response
from pydantic_core import to_json
from sqlalchemy import select
from sqlalchemy.orm import Session

from ...games import games
from ..core.http.answers import as_json, lists_as_json
from ..core.http.dependencies import (
    CurrentServices,
    Human,
    MailAdmission,
    ScreenQuery,
    VisitingHuman,
    Visitor,
    rate_limited,
    set_device_cookie,
    set_session_cookie,
)
from ..core.http.request_scope import PROGRAM, address_of
from ..core.http.router import api_router
from ..core.identity import COOKIE, DEVICE_COOKIE, token_hash
from ..core.presentation.viewer import moment
from ..core.schemas.common import Done, MailAddress
from ..core.schemas.requests import VISIBLE_ASCII, MailToken
from ..core.services import Services
from ..core.storage.models import Table, User
from ..ratings.interface import past_games, seats_of_games
from .account_deletion import delete_person
from .accounts import Accounts, account_name
from .personal_data_export import personal_data
from .profile import SHOWN, profile
from .recovery import Recovery
from .schemas import (
    Account,
    DeleteAccountIn,
    ForgotPasswordIn,
    Me,
    Name,
    NewPasskeyIn,
    NewPassword,
    OwnData,
    PasskeyIn,
    PasskeyInfo,
    PasskeyOptions,
    PasswordIn,
    Profile,
    RecoveryIn,
    RecoveryInfo,
    ResetPasswordIn,
    SignInMethods,
)

if TYPE_CHECKING:
    from .passkeys import Passkeys

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
    """The caller. Unknown callers become guests. Prolongs the session, which ends after 90 days without a visit."""
    if user is None:
        services.rate_limits.take("guests", address_of(request.scope))
        user = await new_guest(request, response, services)
    elif not request.scope[PROGRAM]:
        set_session_cookie(request, response, request.cookies[COOKIE])
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
    await set_device_cookie(request, response, user)
    return me_of(user)


@router.post("/account/login")
async def login(
    body: Account, request: Request, response: Response, services: CurrentServices, user: VisitingHuman
) -> Me:
    """Log in. Tables of the browser's guest move to the account. Starts a new session."""
    await limit_password_guesses(request, services, account_name(body.name))
    user, cookie = await services[Accounts].login(user, body.name, body.password, request.cookies.get(COOKIE))
    set_session_cookie(request, response, cookie)
    await set_device_cookie(request, response, user)
    return me_of(user)


async def limit_password_guesses(request: Request, services: Services, account: str) -> None:
    """Rate limits for the account from this address, and in total. The latter does not apply to browsers that have
    logged in before, so that guesses by others cannot lock the owner out."""
    address = address_of(request.scope)
    services.rate_limits.take("login", address, f"account {account} from {address}")
    if not await services.identities.knows_device(request.cookies.get(DEVICE_COOKIE), account):
        services.rate_limits.take("account", "", f"account {account}")


@router.post("/account/password")
async def change_password(
    body: NewPassword, request: Request, response: Response, services: CurrentServices, user: Human
) -> Me:
    """Change the password. All sessions end, and this browser gets a new one."""
    await limit_password_guesses(request, services, user.account or "")
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


# ------------------------------------------------------------------------------------------------ sign-in methods

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


async def _logged_in(request: Request, response: Response, user: User, cookie: str) -> Me:
    set_session_cookie(request, response, cookie)
    await set_device_cookie(request, response, user)
    return me_of(user)


def _origin(request: Request) -> str:
    """The origin of the page, which the request checks have verified."""
    return request.headers["origin"]


async def _passkeys(services: Services) -> Passkeys:
    """Imports the library in a thread: the import is slow, and most servers never need it."""
    module = await asyncio.to_thread(import_module, f"{__package__}.passkeys")
    passkeys: Passkeys = module.Passkeys(services[Accounts])
    return passkeys


@router.get("/account/sign-in-methods")
@router.get("/account/ways-in", include_in_schema=False)  # the path in older versions
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
    await limit_password_guesses(request, services, user.account or "")
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
    return await _logged_in(
        request, response, *await services[Recovery].recover(user, body.token, body.password, cookie)
    )


# ------------------------------------------------------------------------------------------------ passkeys


@router.post("/account/passkeys/new")
async def passkey_registration_options(
    body: PasswordIn, request: Request, services: CurrentServices, user: Human
) -> PasskeyOptions:
    """Begin to add a passkey: options for the browser to create one."""
    await limit_password_guesses(request, services, user.account or "")
    return PasskeyOptions(
        options=await (await _passkeys(services)).registration_options(user, body.password, _origin(request))
    )


@router.post("/account/passkeys", status_code=201, dependencies=[rate_limited("login")])
async def add_passkey(body: NewPasskeyIn, request: Request, services: CurrentServices, user: Human) -> SignInMethods:
    """Add the passkey that the browser has created."""
    await (await _passkeys(services)).add(user, body.credential, body.name, _origin(request))
    return await _sign_in_methods(services, user)


@router.post("/account/passkeys/{passkey}/remove", dependencies=[rate_limited("seats")])
async def remove_passkey(
    passkey: PasskeyId, body: PasswordIn, request: Request, services: CurrentServices, user: Human
) -> SignInMethods:
    """Remove a passkey; needs the password, or whoever finds an open browser could lock its owner out."""
    await limit_password_guesses(request, services, user.account or "")
    await (await _passkeys(services)).remove(user, passkey, body.password)
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
    return await _logged_in(
        request, response, *await (await _passkeys(services)).login(user, body.credential, _origin(request), cookie)
    )


# ------------------------------------------------------------------------------------------------ profile, data


@router.get("/me/profile", response_model=Profile)
async def my_profile(services: CurrentServices, user: Human, screen: ScreenQuery) -> Response:
    """The caller's statistics by game, number of players and role, with ratings, and their last games."""

    def read(db: Session) -> Response:
        past = [row for row in past_games(db, user.id) if row.game in games]
        shown = past[:SHOWN]
        tables = {*db.scalars(select(Table.id).where(Table.id.in_([row.table_id for row in shown])))}
        seats = seats_of_games(db, [row.n for row in shown])
        return as_json(profile(user, past, seats, tables, screen.lang))

    return await services.storage.read_in_thread(read)


@router.get("/me/data", response_model=OwnData, dependencies=[rate_limited("records")])
async def my_data(services: CurrentServices, user: Human) -> Response:
    """The caller's personal data as a file, without data of others such as their ids."""
    lists = await personal_data(services, user, _as_json_items)
    [person] = lists.pop("users")
    headers = {"Content-Disposition": 'attachment; filename="tafelrunde.json"'}
    return lists_as_json({"person": person[1:]}, lists, headers)


def _as_json_items(name: str, rows: list[dict[str, Any]]) -> bytes:
    items = [moment(row["created"]) for row in rows] if name == "sessions" else rows
    return b"," + to_json(items)[1:-1]


@router.post("/me/delete", dependencies=[rate_limited("login")])
async def delete_me(
    body: DeleteAccountIn, request: Request, response: Response, services: CurrentServices, user: Human
) -> Me:
    """Delete the caller's personal data; accounts must give their password. Games with others stay. The browser gets a
    new guest."""
    await services[Accounts].require_password(user, body.password)
    services.rate_limits.take("guests", address_of(request.scope))
    await delete_person(services, user)
    return me_of(await new_guest(request, response, services))
