"""`tafelrunde packs`: lists, adds and removes the packs that a server offers to all players."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Optional

import typer

from ..games import games
from ..kernel.game import UsageError
from ..kernel.packs import LARGEST_PACK
from .arguments import Database, GameName


def packs(
    game: GameName,
    db: Database = "",
    offer: Annotated[
        Optional[Path], typer.Option(metavar="FILE", help="Offer this corrections file; repeat it for a new version.")
    ] = None,
    remove: Annotated[Optional[str], typer.Option(metavar="ID", help="Remove this pack.")] = None,
) -> None:
    """List, add or remove the packs that a server offers, newest first (works while the server runs).

    New tables use the newest pack unless their host chooses another."""
    from sqlalchemy import select

    from ..server.core.settings import Settings
    from ..server.core.storage import Storage
    from ..server.core.storage.models import StoredPack
    from ..server.packs import packs as stored_packs

    name = games[game].name
    text = None if offer is None else _text_of(offer)

    async def run() -> list[str]:
        storage = Storage(Settings(db=db).database_url())
        try:
            await storage.prepare()
            async with storage.changing() as session:
                if text is not None:
                    await stored_packs.offer(session, name, text)
                query = select(StoredPack).where(StoredPack.game == name, StoredPack.owner_id.is_(None))
                rows = list((await session.execute(query.order_by(StoredPack.changed.desc()))).scalars())
                gone = next((row for row in rows if row.id == remove), None)
                if remove is not None and gone is None:
                    raise UsageError(f"there is no pack {remove[:40]!r}; `tafelrunde packs {name}` lists them")
                if gone is not None:
                    await session.delete(gone)
                return [f"{row.id}  {row.name}, version {row.version}" for row in rows if row is not gone]
        finally:
            await storage.close()

    lines = asyncio.run(run())
    print("\n".join(lines) if lines else "This server offers no packs.")


def _text_of(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LARGEST_PACK + 1)
    except (OSError, UnicodeDecodeError) as wrong:
        raise UsageError(f"cannot read the pack {path}: {wrong}") from None
