"""Routes of the profile, and of the export and deletion of personal data."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response
from pydantic_core import to_json
from sqlalchemy import select
from sqlalchemy.orm import Session

from ...games import games
from ..core.http.answers import as_json, lists_as_json
from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, rate_limited
from ..core.http.request_scope import address_of
from ..core.http.router import api_router
from ..core.presentation.viewer import moment
from ..core.storage.models import Table
from ..ratings.interface import past_games, seats_of_games
from . import account_deletion
from .accounts import Accounts
from .personal_data_export import personal_data
from .profile import SHOWN, profile
from .routes import me_of, new_guest
from .schemas import DeleteAccountIn, Me, OwnData, Profile

router = api_router("me")


@router.get("/me/profile", response_model=Profile)
async def my_profile(services: CurrentServices, user: Human, screen: ScreenQuery) -> Response:
    """The caller's statistics by game, number of players and role, with ratings, and their last games."""

    def read(db: Session) -> Response:
        past = [row for row in past_games(db, user.id) if row.game in games]
        shown = past[:SHOWN]
        tables = {*db.scalars(select(Table.id).where(Table.id.in_([row.table_id for row in shown])))}
        seats = seats_of_games(db, [row.n for row in shown])
        return as_json(profile(user, past, seats, tables, screen.lang))

    return await services.storage.read_apart(read)


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
    await account_deletion.delete_person(services, user)
    return me_of(await new_guest(request, response, services))
