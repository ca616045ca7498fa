"""`tafelrunde backup`: writes the whole database of a server into one file."""

from __future__ import annotations

import asyncio
import os

from .arguments import BackupFile, Database


def backup(file: BackupFile, db: Database = "") -> None:
    """Back up a server into FILE (works while the server runs). Keep the file secret: it contains all hidden cards."""
    from ..server.core.settings import SECRET_VARIABLE, Settings
    from ..server.core.storage import Storage
    from ..server.core.storage.backup import Backup, back_up

    settings = Settings(db=db)
    secret = "" if os.environ.get(SECRET_VARIABLE) else settings.secret_key().decode()

    async def run() -> Backup:
        storage = Storage(settings.database_url())
        try:
            return await back_up(storage, file, secret)
        finally:
            await storage.close()

    print(f"{file}: {asyncio.run(run()).rows:,} rows")
