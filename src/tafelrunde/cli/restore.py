"""`tafelrunde restore`: restores a backup into an empty database."""

from __future__ import annotations

import asyncio

from .arguments import BackupFile, Database


def restore(file: BackupFile, db: Database = "") -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    from ..server.core.settings import Settings, read_or_create_secret
    from ..server.core.storage import Storage
    from ..server.core.storage.backup import Backup
    from ..server.core.storage.backup import restore as read_backup

    settings = Settings(db=db)

    async def run() -> Backup:
        storage = Storage(settings.database_url())
        try:
            return await read_backup(storage, file)
        finally:
            await storage.close()

    restored = asyncio.run(run())
    print(f"{restored.rows:,} rows restored")
    path = settings.secret_file()
    if restored.secret and read_or_create_secret(path, restored.secret).decode() != restored.secret:
        print(f"{path} holds another key than the backup: guests will have to sign in again")
