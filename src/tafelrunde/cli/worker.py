"""`tafelrunde worker`: runs bots for servers that share a PostgreSQL queue."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.game import UsageError
from .arguments import Corrections, Database, Engines, OfferedBots, read_offered_bots

if TYPE_CHECKING:
    from ..server.core.settings import Settings


def worker(
    db: Database = "",
    processes: Annotated[int, typer.Option(min=1, max=256, help="Bots that think at the same time.")] = (
        os.cpu_count() or 1
    ),
    bots: OfferedBots = "",
    engines: Engines = None,
    corrections: Corrections = None,
) -> None:
    """Run bots for the tables of a PostgreSQL database; start any number of workers on any machines."""
    from ..server.core.settings import Settings

    settings = Settings(db=db, bot_workers=processes, engines=engines).offering(read_offered_bots(bots))
    if not settings.database_url().startswith("postgresql"):
        raise UsageError(
            "a worker needs a PostgreSQL database (--db postgresql://…); with SQLite, the server runs the bots itself"
        )
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    from ..server.startup import services_for

    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    services = services_for(settings)
    await services.open()
    print(f"Up to {settings.bot_workers} bots think here (press Ctrl+C to stop)", flush=True)
    await stop.wait()
    await services.close()
