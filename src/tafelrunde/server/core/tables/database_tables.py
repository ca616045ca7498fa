"""The tables of a server's database, for one caller."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Optional

from ..services import Services
from ..storage.models import User
from .play_session import PlaySession
from .session import TableSession, changing, reading
from .timeouts import first_look


@dataclass(frozen=True)
class DatabaseTables:
    """Implements `Tables`."""

    services: Services
    user: Optional[User]

    def reading(self, table_id: str, looks: bool = True) -> AbstractAsyncContextManager[TableSession]:
        return reading(self.services, table_id, self.user, looks)

    def changing(self, table_id: str) -> AbstractAsyncContextManager[TableSession]:
        return changing(self.services, table_id, self.user)

    async def note_look(self, session: PlaySession, seat: int) -> None:
        await first_look(self.services, self.user, session, seat)
