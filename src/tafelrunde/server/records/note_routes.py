"""Routes for private notes about a table."""

from __future__ import annotations

from ..core.http.dependencies import CurrentServices, Person, TableId, rate_limited
from ..core.http.router import api_router
from .own_notes import notes_of, write_notes
from .schemas import Notes, OwnNotes

router = api_router("records")


@router.get("/tables/{table_id}/notes")
async def notes(table_id: TableId, services: CurrentServices, user: Person) -> Notes:
    """What you noted about this table. Nobody else reads it."""
    return Notes(notes=await notes_of(services, user, table_id))


@router.post("/tables/{table_id}/notes", dependencies=[rate_limited("records")])
async def note(table_id: TableId, body: OwnNotes, services: CurrentServices, user: Person) -> Notes:
    """Note something for yourself; what was noted before goes. It stays with the table."""
    await write_notes(services, user, table_id, body.notes)
    return Notes(notes=body.notes)
