"""Following, blocking, reporting."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from ...presenting.reader import Screen
from ...schemas.server import Done
from ...schemas.ties import PersonAtTable, TiedPerson
from ...services import Services
from ...storage.models import User
from ...tables import invitations, ties
from ...tables.opening import nameless
from ..bodies import VISIBLE_ASCII, InviteIn, ReportIn, TieIn
from ..dependencies import CurrentServices, Human, ScreenQuery, SeatNumber, TableId, rate_limited
from ..router import api_router

router = api_router("people")

PersonId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]


@router.get("/tables/{table_id}/people")
async def people_at(
    table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery
) -> list[PersonAtTable]:
    """The other people at a table of mine, and whether I follow or block them."""
    return await _people(services, user, table_id, screen)


async def _people(services: Services, user: User, table_id: str, screen: Screen) -> list[PersonAtTable]:
    return [
        PersonAtTable(seat=seat.seat, name=seat.name or nameless(seat.seat, screen.lang), tie=tie)
        for seat, tie in await ties.people_at(services, user, table_id)
    ]


@router.post("/tables/{table_id}/seats/{seat}/tie", dependencies=[rate_limited("seats")])
async def tie(
    table_id: TableId, seat: SeatNumber, body: TieIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> list[PersonAtTable]:
    """Follow or block whoever plays at a seat, or neither. They are not told."""
    await ties.tie_to(services, user, table_id, seat, body.kind)
    return await _people(services, user, table_id, screen)


@router.post("/tables/{table_id}/seats/{seat}/report", dependencies=[rate_limited("records")])
async def report(table_id: TableId, seat: SeatNumber, body: ReportIn, services: CurrentServices, user: Human) -> Done:
    """Tell the owner of the server what somebody did, who reads it with `tafelrunde reports`."""
    await ties.report(services, user, table_id, seat, body.text)
    return Done(done=True)


@router.post("/tables/{table_id}/invite", dependencies=[rate_limited("seats")])
async def invite(table_id: TableId, body: InviteIn, services: CurrentServices, user: Human) -> Done:
    """Invite somebody I follow to a free seat, by name: the table stands first in their lobby, and they are called if
    they want to be. For the host."""
    await invitations.invite(services, user, table_id, body.person)
    return Done(done=True)


@router.get("/me/people")
async def my_people(services: CurrentServices, user: Human) -> list[TiedPerson]:
    """Whom I follow and whom I block, the newest first."""
    return [TiedPerson(id=one.id, name=one.name, kind=one.kind) for one in await ties.all_ties(services, user)]


@router.post("/me/people/{person}", dependencies=[rate_limited("seats")])
async def change_tie(person: PersonId, body: TieIn, services: CurrentServices, user: Human) -> list[TiedPerson]:
    """Follow or block somebody I know already, or neither."""
    await ties.change_tie(services, user, person, body.kind)
    return await my_people(services, user)
