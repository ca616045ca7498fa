"""Cache of the chances that spectators see: one look per table after each move, however many watch."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

KEPT: Final = 500  # tables

Chances = dict[str, list[Any]]
Look = Callable[[], Awaitable[Chances]]


class KnownChances(NamedTuple):
    ply: int
    hopes: Chances


class ChancesCache:
    def __init__(self) -> None:
        self._known: OrderedDict[str, KnownChances] = OrderedDict()
        self._looking: dict[str, asyncio.Future[KnownChances]] = {}

    async def at(self, table_id: str, ply: int, look: Look) -> KnownChances:
        """The outlook at a table after so many choices. There is one look at a table at a time: who comes meanwhile
        waits for that one, though a move may have been made since it began."""
        known = self._known.get(table_id)
        if known is not None and known.ply == ply:
            return known
        if table_id not in self._looking:
            self._looking[table_id] = asyncio.ensure_future(self._look(table_id, ply, look))
        return await asyncio.shield(self._looking[table_id])  # who goes away takes it from nobody else

    async def _look(self, table_id: str, ply: int, look: Look) -> KnownChances:
        try:
            known_chances = KnownChances(ply, await look())
        finally:
            del self._looking[table_id]
        self._known[table_id] = known_chances
        self._known.move_to_end(table_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known_chances
