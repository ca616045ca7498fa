"""`tafelrunde engines`: lists the rules that the tables of a database need, and who plays them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from .arguments import Database, Engines

if TYPE_CHECKING:
    from ..server.core.engines.pins import PinnedTables
    from ..server.core.settings import Settings

MISSING = 1  # exit code


def engines(db: Database = "", engines: Engines = None) -> None:
    """List which rules the tables of a database need, and which release plays them; fails if running tables lack
    theirs."""
    from ..server.core.settings import Settings

    tables = asyncio.run(_pinned_tables(Settings(db=db, bot_workers=0, engines=engines)))
    print(f"{'game':<20} {'rules':>5}  {'components':<10} {'running':>7} {'finished':>8}  played by")
    for each in tables:
        game, version, components = each.pin
        player = "MISSING" if each.is_missing else each.engine or "this release"
        print(f"{game:<20} {version:>5}  {components[:8]:<10} {each.running:>7} {each.finished:>8}  {player}")
    if any(each.is_missing and each.running for each in tables):
        print("Running tables without a release stay closed: install it with pip install --target FOLDER/VERSION …")
        raise typer.Exit(MISSING)


async def _pinned_tables(settings: Settings) -> list[PinnedTables]:
    from ..server.core.bots.workers import WorkerPool
    from ..server.core.engines.catalog import Engines as Catalog
    from ..server.core.engines.pins import describe_engines, pinned_tables
    from ..server.core.storage import Storage

    catalog = Catalog(settings.engines)
    pool, storage = WorkerPool(0, settings.find_bot, catalog), Storage(settings.database_url())
    try:
        await describe_engines(catalog, pool.ask)
        return await pinned_tables(storage, catalog, pool.ask)
    finally:
        pool.close()
        await storage.close()
