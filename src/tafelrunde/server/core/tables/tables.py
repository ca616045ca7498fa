"""Protocol of the tables that a caller acts at, behind every transport."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from .play_session import PlaySession


class Tables(Protocol):
    def reading(self, table_id: str, looks: bool = True) -> AbstractAsyncContextManager[PlaySession]:
        """A table within a read transaction. `looks` means that somebody views the table."""
        ...

    def changing(self, table_id: str) -> AbstractAsyncContextManager[PlaySession]:
        """A table within a transaction that changes it."""
        ...

    async def note_look(self, session: PlaySession, seat: int) -> None:
        """After a read transaction: the caller has viewed the table from this seat."""
