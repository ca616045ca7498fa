"""The rules and components that a table was begun with."""

from __future__ import annotations

from typing import Optional

from ....games import games
from ....kernel.game import Game, UsageError
from ..errors import Refused, conflict
from ..kinds import PLAYING
from .packed import packed_box
from .table_protocols import TableRow


def pinned_game(table: TableRow) -> Optional[Game]:
    """The game with the rules and components that a table was begun with, if this server has it. The box of a table's
    pack must be open."""
    if table.game not in games:
        return None
    box = games[table.game] if table.pack is None else packed_box(table)
    return None if box is None else box.under(table.rules_version, table.component_hash, table.options)


def is_kept(table: TableRow) -> bool:
    """Whether this server has the rules that a table was begun with. To look at many tables no pack is opened; one that
    cannot be opened any more is found out at the table."""
    if table.pack is None:
        return pinned_game(table) is not None
    return table.game in games and games[table.game].rules_version == table.rules_version


def game_to_redeal(table: TableRow) -> Optional[Game]:
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


def other_rules(table: TableRow) -> Refused:
    """A game in which somebody has chosen continues under the rules it was begun with, or not at all."""
    if table.game not in games:
        return conflict("other-rules", "no-game", game=table.game)
    ours = games[table.game].rules_version
    return conflict("other-rules", game=table.game, theirs=table.rules_version, ours=ours)
