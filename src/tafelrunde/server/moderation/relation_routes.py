"""Routes to follow, block and report people."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, SeatNumber, TableId, rate_limited
from ..core.http.router import api_router
from ..core.presentation.viewer import Screen
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.schemas.server import Done
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import User
from . import relations
from .schemas import PersonAtTable, RelatedPerson, RelationIn, ReportIn

router = api_router("people")

PersonId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]


@router.get("/tables/{table_id}/people")
async def people_at(
    table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery
) -> list[PersonAtTable]:
    """The other people at a table of the caller, and whether the caller follows or blocks them."""
    return await _people(services, user, table_id, screen)


async def _people(services: Services, user: User, table_id: str, screen: Screen) -> list[PersonAtTable]:
    return [
        PersonAtTable(seat=seat.seat, name=seat.name or nameless(seat.seat, screen.lang), relation=relation)
        for seat, relation in await relations.people_at(services, user, table_id)
    ]


@router.post("/tables/{table_id}/seats/{seat}/tie", dependencies=[rate_limited("seats")])
async def relate_to_player(
    table_id: TableId, seat: SeatNumber, body: RelationIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> list[PersonAtTable]:
    """Follow or block the player of a seat, or neither. They are not notified."""
    await relations.relate_to_player(services, user, table_id, seat, body.kind)
    return await _people(services, user, table_id, screen)


@router.post("/tables/{table_id}/seats/{seat}/report", dependencies=[rate_limited("records")])
async def report(table_id: TableId, seat: SeatNumber, body: ReportIn, services: CurrentServices, user: Human) -> Done:
    """Report somebody to the owner of the server, who reads reports at /moderation or with `tafelrunde reports`."""
    await relations.report(services, user, table_id, seat, body.text)
    return Done(done=True)


@router.get("/me/people")
async def my_people(services: CurrentServices, user: Human) -> list[RelatedPerson]:
    """People whom the caller follows or blocks, newest first."""
    found = await relations.all_relations(services, user)
    return [RelatedPerson(id=one.id, name=one.name, kind=one.kind) for one in found]


@router.post("/me/people/{person}", dependencies=[rate_limited("seats")])
async def change_relation(
    person: PersonId, body: RelationIn, services: CurrentServices, user: Human
) -> list[RelatedPerson]:
    """Follow or block somebody whose id the caller knows, or neither."""
    await relations.change_relation(services, user, person, body.kind)
    return await my_people(services, user)
