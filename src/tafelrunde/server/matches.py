"""Matches in memory: a cache of what the database says, which any process can build again from the choices."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Optional

from sqlalchemy.ext.asyncio import AsyncSession

from ..games import games
from ..kernel.decision import NONE, Decision
from ..kernel.game import Game
from ..kernel.match import Match
from .errors import Refused, conflict
from .limits import limited
from .sealed import asked_on
from .storage.models import Table
from .storage.queries import codes_of


class Play:
    """The committed game: what everybody may know has happened. `movers` says who made each choice."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.movers: list[int] = []
        self.draft: Optional[Draft] = None  # the last one that was looked at

    def push(self, code: int) -> None:
        decision = self.match.decision
        with limited():
            self.match.choose(code)
        assert decision is not None
        self.movers.append(decision.seat)
        self.draft = None

    def drafted(self, seat: int, codes: Sequence[int], early: Optional[Match] = None) -> Draft:
        """The tentative turn of a seat, as the database has it."""
        draft = self.draft
        if draft is None or (draft.seat, draft.codes) != (seat, list(codes)):
            draft = self.draft = Draft(self, seat, codes, early)
        return draft


class Draft:
    """A match of its own that is ahead of the committed one by what a seat chose and has not confirmed. `early` is the
    match in which the seat is asked, if that is before its turn."""

    def __init__(self, play: Play, seat: int, codes: Sequence[int] = (), early: Optional[Match] = None) -> None:
        self.seat: int = seat
        self.early: bool = early is not None
        self.match: Match = play.match.at(len(play.match.codes)) if early is None else early
        self.base: int = len(self.match.codes)
        self._reveals: int = self.match.state.reveals
        self.codes: list[int] = []
        self.asked: list[Decision] = []
        for code in codes:
            self.choose(code)

    def choose(self, code: int) -> None:
        decision = self.match.decision
        with limited():
            self.match.choose(code)
        assert decision is not None
        self.asked.append(decision)
        self.codes.append(code)

    @property
    def movers(self) -> list[int]:
        return [decision.seat for decision in self.asked]

    @property
    def finished(self) -> bool:
        """All choices of the turn are made: somebody else is asked, once it is confirmed."""
        if self.early:
            return not asked_on(self.match, self.seat, self._reveals)
        return bool(self.codes) and (self.match.decision is None or self.match.decision.seat != self.seat)


def usual_answer(decision: Optional[Decision]) -> Optional[int]:
    """The answer that is never worse, if the question has one."""
    if decision is None:
        return None
    usual = decision.prompt.usual
    return usual if usual >= NONE and usual in decision.options else None


class Matches:
    def __init__(self, most: int) -> None:
        self._most = most
        self._plays: OrderedDict[str, Play] = OrderedDict()

    async def play(self, db: AsyncSession, table: Table) -> Play:
        """The game of a table, with all choices that the database holds."""
        play = self._plays.pop(table.id, None)
        if play is None or len(play.match.codes) > table.plies:
            box = box_of(table)
            if box is None:
                raise other_rules(table)
            play = Play(Match(box, table.players, table.seed, table.options))
        done = len(play.match.codes)
        if done < table.plies:
            for code in await codes_of(db, table, done):
                play.push(code)
        self._plays[table.id] = play
        while len(self._plays) > self._most:
            self._plays.popitem(last=False)
        return play

    def __len__(self) -> int:
        return len(self._plays)

    def forget(self, table_id: str) -> None:
        self._plays.pop(table_id, None)


def box_of(table: Table) -> Optional[Game]:
    """The box with the rules and components that a table was begun with, if this server has it."""
    if table.game not in games:
        return None
    return games[table.game].under(table.rules_version, table.component_hash, table.options)


def other_rules(table: Table) -> Refused:
    """A table goes on under the rules it was begun with, or not at all."""
    if table.game not in games:
        return conflict("other-rules", "no-game", game=table.game)
    ours = games[table.game].rules_version
    return conflict("other-rules", game=table.game, theirs=table.rules_version, ours=ours)
