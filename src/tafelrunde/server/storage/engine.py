"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from ...kernel.game import BadUse

MIGRATIONS = Path(__file__).parent / "migrations"


class Storage:
    """Reads in `reading()`, changes in `changing()`: one transaction each."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            prepare_sqlite(self.engine)

    async def prepare(self) -> None:
        """Tables as this program knows them. Newer ones than it knows are refused."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except DBAPIError as wrong:
            raise BadUse(f"the database cannot be used: {wrong.orig}") from None
        self._protect()

    def _protect(self) -> None:
        """The file holds hidden cards: only its owner may read it."""
        path = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and path:
            Path(path).chmod(0o600)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncSession]:
        engine = self.engine.execution_options(changes=True)
        async with AsyncSession(engine, expire_on_commit=False) as session, session.begin():
            yield session


def prepare_sqlite(engine: AsyncEngine) -> None:
    """Write-ahead log, foreign keys, patience; and a transaction that will write takes its lock when it begins, or it
    could fail halfway."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        changes = connection.get_execution_options().get("changes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if changes else "BEGIN")


def _migrate(connection: Connection) -> None:
    from .migrations.newest import NEWEST

    if _version(connection) == NEWEST:
        return
    from alembic import command  # a slow import that most starts do without
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadUse("the database was written by a newer version of tafelrunde; please update the program") from None


def _version(connection: Connection) -> str:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
