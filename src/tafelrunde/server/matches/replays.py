"""Games looked at again: a cache of positions on the way, so that whoever steps through a game does not have all of it
played again for every step."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ...kernel.match import Match
from ..time_slice import TimeSlice
from .rules_timeout import rules_timeout

GAMES_KEPT: Final = 16  # each has some positions of a tenth of a megabyte
BETWEEN: Final = 60  # choices between two positions that are kept


class Replays:
    """Of committed matches, by table. A table only grows, so what is kept of it stays true."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, list[Match]] = OrderedDict()  # the least recently used first

    async def match_at(self, table_id: str, whole: Match, ply: int) -> Match:
        """The match as it was after so many choices; nobody else has this copy."""
        kept = self._games.pop(table_id, None) or [Match(whole.game, whole.players, whole.seed, whole.options)]
        self._games[table_id] = kept
        while len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        before = kept[min(len(kept) - 1, ply // BETWEEN)]
        match = before.at(len(before.codes))
        time_slice = TimeSlice()
        for code in whole.codes[len(match.codes) : ply]:
            with rules_timeout():
                match.choose(code)
            await time_slice.share()
            if len(match.codes) == len(kept) * BETWEEN:
                kept.append(match.at(len(match.codes)))
        return match

    def forget(self, table_id: str) -> None:
        self._games.pop(table_id, None)
