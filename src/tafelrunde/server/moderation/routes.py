"""Routes to follow, block and report people; reports, measures and notices."""

from __future__ import annotations

import time
from typing import Annotated, Optional

from fastapi import Path, Response
from sqlalchemy.orm import Session

from ..core.http.answers import as_json
from ..core.http.dependencies import (
    CurrentServices,
    Human,
    Owner,
    ScreenQuery,
    SeatNumber,
    TableId,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.presentation.viewer import Screen, moment
from ..core.schemas.common import Done
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import User
from . import measures, relations
from .measures import MeasureEntry, ReportEntry
from .schemas import (
    MeasureIn,
    MeasureInfo,
    Moderation,
    Notice,
    PersonAtTable,
    RelatedPerson,
    RelationIn,
    ReportedLine,
    ReportIn,
    ReportInfo,
)

router = api_router("people")

PersonId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]
ReportId = Annotated[str, Path(max_length=16, pattern=VISIBLE_ASCII)]


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


# ------------------------------------------------------------------------------------------------ moderation


async def _moderation(services: Services) -> Response:
    def read(db: Session) -> Moderation:
        return Moderation(
            reports=[_report(one) for one in measures.reports(db)],
            log=[_measure(one) for one in measures.log_of_measures(db)],
        )

    return as_json(await services.storage.read_in_thread(read))


def _report(one: ReportEntry) -> ReportInfo:
    report, about = one.report, one.about
    return ReportInfo(
        id=report.id,
        at=moment(report.at),
        by=one.by,
        person=report.about_id,
        name=report.name,
        table=report.table_id,
        text=report.text,
        lines=[ReportedLine(**{**line, "at": moment(line["at"])}) for line in report.lines],
        measures=one.measures,
        silenced=_still(about.silenced),
        banned=_still(about.banned),
    )


def _still(until: Optional[float]) -> Optional[str]:
    return moment(until) if until is not None and until > time.time() else None


def _measure(one: MeasureEntry) -> MeasureInfo:
    measure = one.measure
    return MeasureInfo(
        at=moment(measure.at),
        by=one.by,
        person=measure.about_id,
        name=measure.name,
        kind=measure.kind,
        until=moment(measure.until) if measure.until is not None else None,
        text=measure.text,
        read=measure.read,
    )


@router.get("/moderation", response_model=Moderation)
async def moderation(services: CurrentServices, user: Owner) -> Response:
    """Open reports and the log of measures. For server owners."""
    return await _moderation(services)


@router.post("/moderation/people/{person}", response_model=Moderation, dependencies=[rate_limited("seats")])
async def take_measure(person: PersonId, body: MeasureIn, services: CurrentServices, user: Owner) -> Response:
    """Warn, silence or ban somebody, or lift that. For server owners."""
    await measures.take_measure(services, user, person, body.kind, body.days, body.text, body.report)
    return await _moderation(services)


@router.post("/moderation/reports/{report}/done", response_model=Moderation, dependencies=[rate_limited("seats")])
async def dismiss(report: ReportId, services: CurrentServices, user: Owner) -> Response:
    """Close a report. For server owners."""
    await measures.dismiss(services, report)
    return await _moderation(services)


@router.get("/me/notices")
async def my_notices(services: CurrentServices, user: Human) -> list[Notice]:
    """Unread messages of server owners to the caller."""
    return [
        Notice(
            kind=one.kind, at=moment(one.at), until=moment(one.until) if one.until is not None else None, text=one.text
        )
        for one in await measures.unread_measures(services, user)
    ]


@router.post("/me/notices/read", dependencies=[rate_limited("seats")])
async def read_notices(services: CurrentServices, user: Human) -> Done:
    """Mark all notices as read."""
    await measures.mark_read(services, user)
    return Done(done=True)
