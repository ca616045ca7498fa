"""The boxes that tables with packs are played with. A table names its pack by the hash of the text, and texts never
change; so a process reads each of them once and remembers it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b
from typing import Final, Optional

from sqlalchemy.ext.asyncio import AsyncSession

from ...games import box_with
from ...kernel.game import BadUse, Game
from ...kernel.packs import Pack
from ..storage.models import PackText, Table

MOST_TEXTS: Final = 200

_texts: OrderedDict[str, str] = OrderedDict()  # by hash, the least recently used first


def hash_of_text(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


async def make_ready(db: AsyncSession, table: Table) -> None:
    """Before a table is played or looked at: its pack is read, and its box is opened while others play."""
    if table.pack is None or table.pack in _texts:
        return
    found = await db.get(PackText, table.pack)
    if found is not None:
        try:
            await asyncio.to_thread(box_with, table.game, found.text)
        except BadUse:
            return  # this program has other blocks than the one that the pack was made for
        _remember(table.pack, found.text)


async def store(db: AsyncSession, game: Game) -> Optional[str]:
    """The hash by which a table names the pack of its box; nothing if it has none."""
    if not game.pack:
        return None
    hash = hash_of_text(game.pack)
    if await db.get(PackText, hash) is None:
        db.add(PackText(hash=hash, game=game.name, text=game.pack))
        await db.flush()
    _remember(hash, game.pack)
    return hash


async def play_with_pack(db: AsyncSession, table: Table, game: Game) -> None:
    """A new table is played with the pack of its box, as it is now."""
    table.pack = await store(db, game)
    if table.pack is not None:
        pack = Pack.read(game.pack, game.name)
        table.pack_name = f"{pack.name} ({pack.version})"


def packed_box(table: Table) -> Optional[Game]:
    """The box of a table that was made ready."""
    assert table.pack is not None
    text = _texts.get(table.pack)
    if text is None:
        return None
    _texts.move_to_end(table.pack)
    try:
        return box_with(table.game, text)
    except BadUse:
        return None


def pack_text(table: Table) -> str:
    """The text of the pack that a table is played with; empty if there is none, or if it was not made ready."""
    return _texts.get(table.pack, "") if table.pack else ""


def _remember(hash: str, text: str) -> None:
    _texts[hash] = text
    _texts.move_to_end(hash)
    while len(_texts) > MOST_TEXTS:
        _texts.popitem(last=False)
