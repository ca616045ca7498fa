"""Runs a server or worker with the odd bots for tests. Imports little itself, since the parent has preloaded it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tafelrunde.games import games

READY = "ready"


def run(
    kind: str, folder: Path, db: str, port: int, log: Path, settings: Mapping[str, str], parent: Connection
) -> None:
    """In a process that was forked for it; says when it is ready. `settings` are variables of the environment."""
    os.environ.update(settings)
    if "RULES" in os.environ:  # a release that is so many versions newer
        for game in games.values():
            game.rules_version += int(os.environ["RULES"])
    with log.open("a") as written:
        os.dup2(written.fileno(), 2)
    what = serve(folder, db, port, parent.send) if kind == "serve" else work(folder, db, parent.send)
    asyncio.run(what)


def settings(folder: Path, db: str, **more: Any) -> Any:
    from tafelrunde.server.core.settings import Settings

    from .odd_bots import ODD, find

    more["offered_bots"] = ("easy", "random", *ODD)
    quick = {"heartbeat_seconds": 0.5, "given_up_seconds": 4.0, "preview_options": 0, "queue_seconds": 60.0}
    if "DEADLINE" in os.environ:
        more["header_seconds"] = more["body_seconds"] = float(os.environ["DEADLINE"])
    if "ENGINES" in os.environ:
        more["engines"] = Path(os.environ["ENGINES"])
    more["rate_limits"] = bool(os.environ.get("LIMITS"))
    return Settings(db=db, secret="known to all", find_bot=find, static=folder / "static", **quick, **more)


async def serve(folder: Path, db: str, port: int, say: Callable[[str], None]) -> None:
    from tafelrunde.server.app import create_app
    from tafelrunde.server.web_server import TableServer

    own = 1 if db.startswith("sqlite") else 0  # with PostgreSQL, bots think in workers only
    set_up = settings(folder, db, bot_workers=own)
    server = TableServer(create_app(set_up), set_up, port=port)

    async def tell() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        say(READY)

    await asyncio.gather(server.serve(), tell())


async def work(folder: Path, db: str, say: Callable[[str], None]) -> None:
    from tafelrunde.server.startup import services_for

    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    services = services_for(settings(folder, db, bot_workers=1, bot_seconds=float(os.environ.get("BOT_SECONDS", "10"))))
    await services.open()
    say(READY)
    await stop.wait()
    await services.close()
