"""Cache of games with a pack applied, by the hash of the pack's text."""

from __future__ import annotations

import weakref
from hashlib import blake2b
from typing import Optional

from ....kernel.game import Game
from .table_protocols import TableRow

# Weak references: `games/patched_games.py` holds those that were used last, and each match its own.
_games: weakref.WeakValueDictionary[str, Game] = weakref.WeakValueDictionary()


def hash_of_text(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def remember_game(hash: str, game: Game) -> None:
    _games[hash] = game


def is_loaded(hash: str) -> bool:
    return hash in _games


def packed_box(table: TableRow) -> Optional[Game]:
    """The game of a table with a pack; None if it is not loaded. Never parses, since requests would wait."""
    assert table.pack is not None
    return _games.get(table.pack)


def pack_text(table: TableRow) -> str:
    """The text of a table's pack; empty if it has none, or if its game is not loaded."""
    game = packed_box(table) if table.pack else None
    return "" if game is None else game.pack
