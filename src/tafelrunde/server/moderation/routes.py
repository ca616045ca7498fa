"""Routes of moderation: reports and measures for server owners, notices for the people concerned."""

from __future__ import annotations

import time
from typing import Annotated, Optional

from fastapi import Path, Response
from sqlalchemy.orm import Session

from ..core.http.answers import as_json
from ..core.http.dependencies import CurrentServices, Human, Owner, rate_limited
from ..core.http.router import api_router
from ..core.presentation.viewer import moment
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.schemas.server import Done
from ..core.services import Services
from . import measures
from .measures import MeasureEntry, ReportEntry
from .relation_routes import PersonId
from .schemas import MeasureIn, MeasureInfo, Moderation, Notice, ReportedLine, ReportInfo

router = api_router("people")

ReportId = Annotated[str, Path(max_length=16, pattern=VISIBLE_ASCII)]


async def _moderation(services: Services) -> Response:
    def read(db: Session) -> Moderation:
        return Moderation(
            reports=[_report(one) for one in measures.reports(db)],
            log=[_measure(one) for one in measures.log_of_measures(db)],
        )

    return as_json(await services.storage.read_apart(read))


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
