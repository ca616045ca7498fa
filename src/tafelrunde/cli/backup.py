"""`tafelrunde backup` and `tafelrunde restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from .arguments import Database

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def backup(file: File, db: Database = "") -> None:
    """Write everything a server keeps into FILE, also while it runs. Keep it safe: it holds all hidden cards."""
    from ..server.settings import SECRET_VARIABLE, Settings
    from ..server.storage import Storage
    from ..server.storage.backup import Backup, back_up

    settings = Settings(db=db)
    secret = "" if os.environ.get(SECRET_VARIABLE) else settings.secret_key().decode()

    async def run() -> Backup:
        storage = Storage(settings.database_url())
        try:
            return await back_up(storage, file, secret)
        finally:
            await storage.close()

    print(f"{file}: {asyncio.run(run()).rows:,} rows")


def restore(file: File, db: Database = "") -> None:
    """Bring a backup into an empty database, of the same kind or of the other one."""
    from ..server.settings import Settings, kept_secret
    from ..server.storage import Storage
    from ..server.storage.backup import Backup
    from ..server.storage.backup import restore as bring_back

    settings = Settings(db=db)

    async def run() -> Backup:
        storage = Storage(settings.database_url())
        try:
            return await bring_back(storage, file)
        finally:
            await storage.close()

    brought = asyncio.run(run())
    print(f"{brought.rows:,} rows restored")
    path = settings.secret_file()
    if brought.secret and kept_secret(path, brought.secret).decode() != brought.secret:
        print(f"{path} signs otherwise than the server of the backup did: guests will not be known again")
