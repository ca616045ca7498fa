"""A server or a worker for tests, with the odd bots.

    python -m tests.server.run serve|worker FOLDER URL PORT

Imports little, for the processes in which bots think begin with this module, too.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

READY = "ready"


def settings(folder: Path, db: str, **more: Any) -> Any:
    from tafelrunde.server.settings import Settings

    from .odd_bots import find

    quick = {"heartbeat_seconds": 0.5, "given_up_seconds": 4.0, "preview_options": 0}
    more["limits"] = bool(os.environ.get("LIMITS"))
    return Settings(db=db, secret="known to all", find_bot=find, static=folder / "static", **quick, **more)


async def serve(folder: Path, db: str, port: int) -> None:
    import uvicorn

    from tafelrunde.server.app import create_app

    own = 1 if db.startswith("sqlite") else 0  # with PostgreSQL, bots think in workers only
    set_up = settings(folder, db, bot_workers=own)
    config = uvicorn.Config(
        create_app(set_up),
        port=port,
        log_level="warning",
        ws_max_size=set_up.frame_limit,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)

    async def tell() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        print(READY, flush=True)

    await asyncio.gather(server.serve(), tell())


async def work(folder: Path, db: str) -> None:
    from tafelrunde.server.house import House

    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    house = House(settings(folder, db, bot_workers=1, bot_seconds=float(os.environ.get("BOT_SECONDS", "10"))))
    await house.open()
    print(READY, flush=True)
    await stop.wait()
    await house.close()


if __name__ == "__main__":
    kind, folder, db, port = sys.argv[1:]
    asyncio.run(serve(Path(folder), db, int(port)) if kind == "serve" else work(Path(folder), db))
