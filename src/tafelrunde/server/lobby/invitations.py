"""Invitations by name: hosts invite people they follow, who see the table first in their lobby and may be notified."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import conflict, forbidden
from ..core.kinds import OPEN
from ..core.live.listeners import person_key
from ..core.services import Services
from ..core.storage.models import Invitation, Seat, Table, User
from ..core.tables.opening import invite_token
from ..core.tables.session import changing
from ..moderation.interface import blocked_among, relations_of
from ..notifications.interface import notify_invited

MOST_LISTED: Final = 50  # in one lobby, the newest
_INVITE: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO invitations (table_id, user_id, by_id, at) VALUES (:table_id, :user_id, :by_id, :at) "
    "ON CONFLICT (table_id, user_id) DO NOTHING"
)


class ReceivedInvitation(NamedTuple):
    """The host's name, and the path to a free seat."""

    by: str
    path: str


async def invite(services: Services, user: User, table_id: str, person: str) -> None:
    """Only the host may, and not too often for each person. If that person has blocked the host, nothing is sent, but
    the response is the same."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        if session.table.status != OPEN:
            raise conflict("refused", "no-free-seat")
        if not any(seat.invite_hash for seat in session.seats):
            raise conflict("refused", "no-free-seat")
        if (await relations_of(session.db, user.id)).get(person) != "follow":
            raise forbidden("forbidden", "not-followed")
        services.rate_limits.take("invites", person=f"{user.id} to {person}")
        await add_invitation(services, session.db, user, table_id, person)
    services.listeners.wake(person_key(person))


async def add_invitation(services: Services, db: AsyncSession, user: User, table_id: str, person: str) -> None:
    """Store an invitation within a transaction, unless one of the two blocks the other. It notifies the person, if
    they have not had too many of them lately."""
    if await blocked_among(db, user.id, [person]):
        return
    values = {"table_id": table_id, "user_id": person, "by_id": user.id, "at": time.time()}
    added = await db.execute(_INVITE, values)
    if added.rowcount and services.rate_limits.wait("invited", person) == 0:  # type: ignore[attr-defined]
        await notify_invited(db, person, table_id)
    await services.pg_notify.notify(db, person_key(person))


async def invitations_of(services: Services, db: AsyncSession, user: User) -> dict[str, ReceivedInvitation]:
    """Invitations to tables that still have a free seat, by table id."""
    theirs = select(Invitation.table_id).join(Table, Table.id == Invitation.table_id)
    waiting = theirs.where(Invitation.user_id == user.id, Table.status == OPEN).order_by(Invitation.at.desc())
    newest = waiting.limit(MOST_LISTED).subquery()
    query = (
        select(Invitation.table_id, User.name, Seat)
        .join(User, User.id == Invitation.by_id)
        .join(Table, Table.id == Invitation.table_id)
        .join(Seat, Seat.table_id == Table.id)
        .where(Invitation.user_id == user.id, Table.status == OPEN, Seat.invite_hash.is_not(None))
        .where(Invitation.table_id.in_(select(newest.c.table_id)))
        .order_by(Seat.seat.desc())
    )
    return {
        table_id: ReceivedInvitation(by, f"/table/{table_id}/join#{seat.seat}.{invite_token(services, seat)}")
        for table_id, by, seat in await db.execute(query)
    }
