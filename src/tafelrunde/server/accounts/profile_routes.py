"""Profile, personal data and its deletion."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response
from pydantic_core import to_json
from sqlalchemy import select
from sqlalchemy.orm import Session

from ...games import games
from ..core.http.answers import as_json, lists_as_json
from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, rate_limited, set_session_cookie
from ..core.http.request_scope import address_of
from ..core.http.router import api_router
from ..core.presentation.viewer import moment
from ..core.storage.models import Table
from ..ratings.interface import past_games, seats_of_games
from . import account_deletion
from .accounts import Accounts
from .personal_data_export import personal_data
from .profile import SHOWN, profile
from .routes import described
from .schemas import Farewell, Me, OwnData, Profile

router = api_router("me")


@router.get("/me/profile", response_model=Profile)
async def my_profile(services: CurrentServices, user: Human, screen: ScreenQuery) -> Response:
    """What I have played: by game, number of players and role, with ratings; and the last games."""

    def look(db: Session) -> Response:
        past = [row for row in past_games(db, user.id) if row.game in games]
        shown = past[:SHOWN]
        there = {*db.scalars(select(Table.id).where(Table.id.in_([row.table_id for row in shown])))}
        seats = seats_of_games(db, [row.n for row in shown])
        return as_json(profile(user, past, seats, there, screen.lang))

    return await services.storage.read_in_thread(look)


@router.get("/me/data", response_model=OwnData, dependencies=[rate_limited("records")])
async def my_data(services: CurrentServices, user: Human) -> Response:
    """My personal data, as a file. What belongs to others is left out: their ids, and a webhook of another host."""
    lists = await personal_data(services, user, _as_json_items)
    [person] = lists.pop("users")
    headers = {"Content-Disposition": 'attachment; filename="tafelrunde.json"'}
    return lists_as_json({"person": person[1:]}, lists, headers)


def _as_json_items(name: str, rows: list[dict[str, Any]]) -> bytes:
    items = [moment(row["created"]) for row in rows] if name == "sessions" else rows
    return b"," + to_json(items)[1:-1]


@router.post("/me/delete", dependencies=[rate_limited("login")])
async def delete_me(body: Farewell, request: Request, response: Response, services: CurrentServices, user: Human) -> Me:
    """Delete all that is mine; with an account the password says that it is really me. The games of others stay.
    The next user of this browser is a new guest."""
    await services[Accounts].require_password(user, body.password)
    services.rate_limits.take("guests", address_of(request.scope))
    await account_deletion.delete_person(services, user)
    guest, cookie = await services.identities.new_guest()
    set_session_cookie(request, response, cookie)
    return described(guest)
