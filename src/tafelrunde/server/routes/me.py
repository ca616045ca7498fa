"""Who I am: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..people import COOKIE, LONGEST_NAME, plain
from ..rates import address_of
from ..storage.models import User
from .needs import Account, Here, Json, Name, Visitor, keep_cookie

router = APIRouter(tags=["me"])


def described(user: User) -> Json:
    return {"id": user.id, "name": user.name, "account": user.account}


@router.get("/me")
async def me(request: Request, response: Response, house: Here, user: Visitor) -> Json:
    """Who I am. Somebody unknown becomes a guest."""
    if user is None:
        house.rates.take("guests", address_of(request.scope))
        user, cookie = await house.people.new_guest()
        keep_cookie(request, response, cookie)
    return described(user)


@router.post("/me")
async def rename(body: Name, request: Request, response: Response, house: Here, user: Visitor) -> Json:
    if user is None:
        house.rates.take("guests", address_of(request.scope))
        user, cookie = await house.people.new_guest()
        keep_cookie(request, response, cookie)
    return described(await house.people.rename(user, body.name))


@router.post("/account/register")
async def register(body: Account, request: Request, response: Response, house: Here, user: Visitor) -> Json:
    house.rates.take("login", address_of(request.scope))
    if user is None:
        user, _ = await house.people.new_guest()
    user, cookie = await house.people.register(user, body.name, body.password, request.cookies.get(COOKIE))
    keep_cookie(request, response, cookie)
    return described(user)


@router.post("/account/login")
async def login(body: Account, request: Request, response: Response, house: Here, user: Visitor) -> Json:
    house.rates.take("login", address_of(request.scope), f"account {plain(body.name, LONGEST_NAME).casefold()}")
    user, cookie = await house.people.login(user, body.name, body.password, request.cookies.get(COOKIE))
    keep_cookie(request, response, cookie)
    return described(user)


@router.post("/account/logout")
async def logout(request: Request, response: Response, house: Here) -> Json:
    """Whoever comes next at this browser is a new guest."""
    await house.people.logout(request.cookies.get(COOKIE))
    user, cookie = await house.people.new_guest()
    keep_cookie(request, response, cookie)
    return described(user)
