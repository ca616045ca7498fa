"""Finds the game with the rules and components that a table is pinned to."""

from __future__ import annotations

from typing import Optional

from ....games import games
from ....kernel.game import Game, UsageError
from ..errors import Refused, conflict
from ..kinds import PLAYING
from .packed import packed_box
from .table_protocols import TableRow


def pinned_game(table: TableRow) -> Optional[Game]:
    """The game with the table's rules and components, if this server has it. The game of a table's pack must be
    loaded."""
    if table.game not in games:
        return None
    game = games[table.game] if table.pack is None else packed_box(table)
    return None if game is None else game.under(table.rules_version, table.component_hash, table.options)


def has_rules_for(table: TableRow) -> bool:
    """Whether this server has the rules of a table. Does not load packs; whether a pack still fits is found out when
    the table is opened."""
    if table.pack is None:
        return pinned_game(table) is not None
    return table.game in games and games[table.game].rules_version == table.rules_version


def game_to_redeal(table: TableRow) -> Optional[Game]:
    """The current game, if the table must be dealt again under it: this server no longer has the table's rules, and no
    person has chosen anything. Never an older version, or servers of different versions would take turns redealing.
    Lessons are restarted by the learner instead."""
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
    """The refusal for a table whose rules this server does not have."""
    if table.game not in games:
        return conflict("other-rules", "no-game", game=table.game)
    ours = games[table.game].rules_version
    if ours < table.rules_version:  # during an upgrade other processes have them already
        return Refused(503, "other-rules", "newer-rules", game=table.game, theirs=table.rules_version, ours=ours)
    return conflict("other-rules", game=table.game, theirs=table.rules_version, ours=ours)
