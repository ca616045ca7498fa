"""Stores the texts of packs that tables are played with."""

from __future__ import annotations

from sqlalchemy import delete, exists
from sqlalchemy.ext.asyncio import AsyncSession

from ....kernel.game import Game
from ..storage.models import PackText, PackVersion, Table
from .packed import hash_of_text, remember_game


async def store_text(db: AsyncSession, game: str, text: str) -> str:
    """Store the text of a pack; returns its hash."""
    hash = hash_of_text(text)
    if await db.get(PackText, hash) is None:
        db.add(PackText(hash=hash, game=game, text=text))
        await db.flush()
    return hash


async def delete_unused_texts(db: AsyncSession) -> None:
    """Delete the texts that no pack and no table has any more."""
    in_pack = exists().where(PackVersion.hash == PackText.hash)
    at_table = exists().where(Table.pack == PackText.hash)
    await db.execute(delete(PackText).where(~in_pack, ~at_table).execution_options(synchronize_session=False))


async def play_with_pack(db: AsyncSession, table: Table, game: Game) -> None:
    """Store the pack of the game, if it has one, with a new table."""
    if not game.pack:
        return
    table.pack = await store_text(db, game.name, game.pack)
    remember_game(table.pack, game)
    table.pack_name = game.pack_name
