"""Games looked at again: a cache of positions on the way, so that whoever steps through a game does not have all of it
played again for every step."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ....kernel.match import Match
from ..time_slice import TimeSlice
from .rules_timeout import rules_timeout

GAMES_KEPT: Final = 16
POSITIONS_KEPT: Final = 64  # of one game; each is a tenth of a megabyte or, in a game of 30,000 choices, several
BETWEEN: Final = 60  # choices between two positions that are kept, in games that are not too long for it


class _Kept:
    """Positions of one game, at even distances from its beginning."""

    __slots__ = ("between", "positions")

    def __init__(self, whole: Match) -> None:
        self.between = BETWEEN
        self.positions = [Match(whole.game, whole.players, whole.seed, whole.options)]

    def before(self, ply: int) -> Match:
        return self.positions[min(len(self.positions) - 1, ply // self.between)]

    def add(self, match: Match) -> None:
        """Keeps a copy of the match if it has come as far as the next position to be kept."""
        if len(match.codes) != len(self.positions) * self.between:
            return
        self.positions.append(match.at(len(match.codes)))
        if len(self.positions) > POSITIONS_KEPT:
            del self.positions[1::2]
            self.between *= 2


class Replays:
    """Of committed matches, by table. A table only grows, so what is kept of it stays true."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, _Kept] = OrderedDict()  # the least recently used first

    async def match_at(self, table_id: str, whole: Match, ply: int) -> Match:
        """The match as it was after so many choices; nobody else has this copy."""
        kept = self._games.pop(table_id, None) or _Kept(whole)
        self._games[table_id] = kept
        while len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        before = kept.before(ply)
        match = before.at(len(before.codes))
        time_slice = TimeSlice()
        for code in whole.codes[len(match.codes) : ply]:
            with rules_timeout():
                match.choose(code)
            await time_slice.share()
            kept.add(match)
        return match

    def forget(self, table_id: str) -> None:
        self._games.pop(table_id, None)
