"""The boxes that tables with packs are played with. A table names its pack by the hash of the text, and texts never
change; so a process opens each of them once and remembers it."""

from __future__ import annotations

import weakref
from hashlib import blake2b
from typing import Optional

from ....kernel.game import Game
from .table_protocols import TableRow

# By hash. `games/patched_games.py` keeps those at hand that were used last, and a match keeps its own.
_boxes: weakref.WeakValueDictionary[str, Game] = weakref.WeakValueDictionary()


def hash_of_text(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def remember_box(hash: str, box: Game) -> None:
    """The box of a pack that was opened: tables that name it are played with it."""
    _boxes[hash] = box


def is_open(hash: str) -> bool:
    return hash in _boxes


def packed_box(table: TableRow) -> Optional[Game]:
    """The box of a table, if it is open. Nothing is parsed here, for requests wait."""
    assert table.pack is not None
    return _boxes.get(table.pack)


def pack_text(table: TableRow) -> str:
    """The text of the pack that a table is played with; empty if there is none, or if its box is not open."""
    box = packed_box(table) if table.pack else None
    return "" if box is None else box.pack
