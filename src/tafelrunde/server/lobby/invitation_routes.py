"""Invite people by name."""

from __future__ import annotations

from ..core.http.dependencies import CurrentServices, Human, TableId, rate_limited
from ..core.http.router import api_router
from ..core.schemas.server import Done
from . import invitations
from .list_schemas import InviteIn

router = api_router("people")


@router.post("/tables/{table_id}/invite", dependencies=[rate_limited("seats")])
async def invite(table_id: TableId, body: InviteIn, services: CurrentServices, user: Human) -> Done:
    """Invite somebody I follow to a free seat, by name: the table stands first in their lobby, and they are called if
    they want to be. For the host."""
    await invitations.invite(services, user, table_id, body.person)
    return Done(done=True)
