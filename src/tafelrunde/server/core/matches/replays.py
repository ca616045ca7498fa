"""Cache of positions of replayed games, so that a step in a replay does not start from the beginning."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ....kernel.match import Match
from ..time_slice import TimeSlice
from .rules_timeout import rules_timeout

MOST_GAMES: Final = 16
MOST_POSITIONS: Final = 64  # of one game; each takes 0.1 MB, or several in a game of 30,000 choices
BETWEEN: Final = 60  # choices between two cached positions; doubled for long games


class _Checkpoints:
    """Cached positions of one game, at equal distances."""

    __slots__ = ("between", "positions")

    def __init__(self, whole: Match) -> None:
        self.between = BETWEEN
        self.positions = [Match(whole.game, whole.players, whole.seed, whole.options)]

    def before(self, ply: int) -> Match:
        return self.positions[min(len(self.positions) - 1, ply // self.between)]

    def add(self, match: Match) -> None:
        """Cache a copy of the match if it is at the next distance."""
        if len(match.codes) != len(self.positions) * self.between:
            return
        self.positions.append(match.at(len(match.codes)))
        if len(self.positions) > MOST_POSITIONS:
            del self.positions[1::2]
            self.between *= 2


class Replays:
    """Positions of committed matches, by table. Choices are only added, so cached positions stay valid."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, _Checkpoints] = OrderedDict()  # least recently used first

    async def match_at(self, table_id: str, whole: Match, ply: int) -> Match:
        """The match after `ply` choices, as the caller's own copy."""
        checkpoints = self._games.pop(table_id, None) or _Checkpoints(whole)
        self._games[table_id] = checkpoints
        while len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        before = checkpoints.before(ply)
        match = before.at(len(before.codes))
        time_slice = TimeSlice()
        for code in whole.codes[len(match.codes) : ply]:
            with rules_timeout():
                match.choose(code)
            await time_slice.share()
            checkpoints.add(match)
        return match

    def forget(self, table_id: str) -> None:
        self._games.pop(table_id, None)
