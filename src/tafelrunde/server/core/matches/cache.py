"""LRU cache of matches. Any process can rebuild a match from the choices in the database."""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy.ext.asyncio import AsyncSession

from ....kernel.match import Match
from ..storage.models import Table
from ..storage.queries import codes_of
from ..time_slice import TimeSlice
from .pinned import other_rules, pinned_game
from .tentative import CommittedMatch


class MatchCache:
    def __init__(self, most: int) -> None:
        self._most = most
        self._matches: OrderedDict[str, CommittedMatch] = OrderedDict()  # least recently used first

    async def get(self, db: AsyncSession, table: Table) -> CommittedMatch:
        """The match of a table with all choices in the database."""
        committed = self._matches.pop(table.id, None)
        if committed is None or not _is_of(committed.match, table):
            game = pinned_game(table)
            if game is None:
                raise other_rules(table)
            committed = CommittedMatch(Match(game, table.players, table.seed, table.options))
        done = len(committed.match.codes)
        if done < table.plies:
            time_slice = TimeSlice()
            for code in await codes_of(db, table, done):
                committed.push(code)
                await time_slice.share()
        self._matches[table.id] = committed
        while len(self._matches) > self._most:
            self._matches.popitem(last=False)
        return committed

    def __len__(self) -> int:
        return len(self._matches)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._matches

    def forget(self, table_id: str) -> None:
        self._matches.pop(table_id, None)


def _is_of(match: Match, table: Table) -> bool:
    """Whether a cached match is a prefix of that in the database; false after a redeal."""
    return len(match.codes) <= table.plies and match.seed == table.seed
