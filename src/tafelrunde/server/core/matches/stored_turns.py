"""Protocol of what a session stores of one table: choices, tentative turns, idempotency keys, notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .table_protocols import SeatRow


class StoredTurns(Protocol):
    async def add_choices(self, codes: Sequence[int]) -> None:
        """Store choices at the next plies, and count them in the table."""

    async def draft_clicks(self, seat: int, base: int) -> list[list[int]]:
        """The tentative turn of a seat, one list of answers per click; empty if the table has moved on since `base`."""
        ...

    async def keep_draft(self, seat: int, base: int, clicks: Sequence[Sequence[int]]) -> None: ...

    async def drop_draft(self, seat: int) -> None: ...

    async def is_key_used(self, seat: int, key: str) -> bool:
        """Whether a choice with this idempotency key was made already."""
        ...

    async def keep_key(self, seat: int, key: str) -> None: ...

    async def drop_older_keys(self, seat: int) -> None: ...

    async def add_note(self, seat: SeatRow, name: str) -> None: ...
