"""A cache of matches in memory. The database holds the choices, and any process can build a match again from them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Optional

from sqlalchemy.ext.asyncio import AsyncSession

from ....games import games
from ....kernel.game import Game, UsageError
from ....kernel.match import Match
from ..errors import Refused, conflict
from ..kinds import PLAYING
from ..storage.models import Table
from ..storage.queries import codes_of
from ..time_slice import TimeSlice
from .packed import packed_box
from .tentative import CommittedMatch


class MatchCache:
    def __init__(self, most: int) -> None:
        self._most = most
        self._matches: OrderedDict[str, CommittedMatch] = OrderedDict()  # the least recently used first

    async def get(self, db: AsyncSession, table: Table) -> CommittedMatch:
        """The match of a table, with all choices that the database holds."""
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
    """Whether a match in memory is one that the database continues: not undone there, and not dealt again."""
    return len(match.codes) <= table.plies and match.seed == table.seed


def pinned_game(table: Table) -> Optional[Game]:
    """The game with the rules and components that a table was begun with, if this server has it. The box of a table's
    pack must be open."""
    if table.game not in games:
        return None
    box = games[table.game] if table.pack is None else packed_box(table)
    return None if box is None else box.under(table.rules_version, table.component_hash, table.options)


def is_kept(table: Table) -> bool:
    """Whether this server has the rules that a table was begun with. To look at many tables no pack is opened; one that
    cannot be opened any more is found out at the table."""
    if table.pack is None:
        return pinned_game(table) is not None
    return table.game in games and games[table.game].rules_version == table.rules_version


def game_to_redeal(table: Table) -> Optional[Game]:
    """The rules under which a table is dealt again: this server has no longer those it was dealt under, and no person
    has chosen anything. Rules never go back, or two programs of different age would deal in turn. A lesson is begun
    again by the learner."""
    if table.status != PLAYING or table.started or table.lesson or table.game not in games:
        return None
    game = games[table.game] if table.pack is None else packed_box(table)
    if game is None or game.rules_version < table.rules_version or pinned_game(table) is not None:
        return None
    try:
        game.read_players(table.players)
        game.read_options(table.options)
    except UsageError:
        return None
    return game


def other_rules(table: Table) -> Refused:
    """A game in which somebody has chosen continues under the rules it was begun with, or not at all."""
    if table.game not in games:
        return conflict("other-rules", "no-game", game=table.game)
    ours = games[table.game].rules_version
    return conflict("other-rules", game=table.game, theirs=table.rules_version, ours=ours)
