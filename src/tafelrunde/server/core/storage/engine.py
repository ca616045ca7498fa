"""The connection to the database: SQLite in a file, or PostgreSQL, which several processes may share."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Optional, TypeVar

from sqlalchemy import Connection, Dialect, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import Session

from ....kernel.game import UsageError
from .deadline_lock import DeadlineLock
from .raw_sql import Row, raw_connection_of
from .schema import bring_up_to_date, up_to_date
from .sqlite_inline import BUSY_MILLISECONDS, InlineSQLite, PooledSession, begin_immediate
from .threaded_reads import ThreadedReads
from .write_ahead import WriteAheadLog

POSTGRES: Final = "postgresql"
AUTOCOMMIT: Final = "AUTOCOMMIT"
CONNECTIONS: Final = 20  # to PostgreSQL, per process, for requests
RETRY_SECONDS: Final = 0.5

log = logging.getLogger(__name__)

T = TypeVar("T")


class Storage:
    """Opens transactions: `reading()` and `changing()`. `fetch()` runs a single query without one, `read_in_thread()`
    queries over many rows."""

    def __init__(self, url: str, patience: float = 5.0) -> None:
        self.url: URL = make_url(url)
        self.engine: AsyncEngine = _engine(self.url, patience)
        self.shared: bool = self.url.get_backend_name() == POSTGRES  # other processes may use the same tables
        self._read, self._change, self._change_all = self.engine, self.engine, self.engine
        self._autocommit = self.engine.execution_options(isolation_level=AUTOCOMMIT)
        self._is_inline = self.url.get_driver_name() == InlineSQLite.driver
        self._log: Optional[WriteAheadLog] = None
        self.pool: list[PooledSession] = []  # idle ones, with inline SQLite
        self._write_lock: Optional[DeadlineLock] = None
        self._patience = patience
        self._threaded_reads = ThreadedReads(self.url, patience)
        self._wait_until: Optional[float] = None  # the deadline of the current writer
        if self.shared:  # all queries of a request see one snapshot
            self._read = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            prepare_sqlite(self.engine, self.seconds_left)
            self._change = self.engine.execution_options(changes=True)
            self._change_all = self.engine.execution_options(changes=True, rebuilds=True)
            self._write_lock = DeadlineLock()
            if self._is_inline and self.file is not None:
                self._log = WriteAheadLog(self.file, self._write_lock)

    @property
    def file(self) -> Optional[Path]:
        """The SQLite file."""
        return Path(self.url.database) if not self.shared and self.url.database else None

    async def prepare(self, seconds: float = 0.0) -> None:
        """Migrate the database; one from a newer version is refused. Waits up to `seconds` for a PostgreSQL that is
        still starting."""
        until, warned = time.monotonic() + seconds, False
        while True:
            try:
                async with self.snapshot() as connection:
                    ready = await connection.run_sync(up_to_date)
                if not ready:
                    async with self.changing_all() as connection:
                        await connection.run_sync(bring_up_to_date)
                self._protect()
                return
            except DBAPIError as wrong:
                if not (self.shared and _may_come_up(wrong) and time.monotonic() < until):
                    raise UsageError(f"the database cannot be used: {wrong.orig}") from None
            if not warned:
                log.warning("the database does not answer yet; waiting up to %g s", seconds)
                warned = True
            await asyncio.sleep(RETRY_SECONDS)

    async def read_in_thread(self, work: Callable[[Session], T]) -> T:
        """Run `work` in a thread, for large queries that would block the event loop."""
        return await self._threaded_reads.run(work)

    async def close(self) -> None:
        self._threaded_reads.close()
        if self._log is not None:
            await self._log.close()
        pool, self.pool = self.pool, []
        for pooled in pool:
            await pooled.close()
        await self.engine.dispose()

    async def fetch(self, statement: str, values: Row, rows: Callable[[Row, Dialect], T]) -> list[T]:
        """Run one raw query (`raw_sql.py`) outside of a transaction, which would cost more than the query. For what
        every request reads first."""
        if self._is_inline:
            if not self.pool:
                self.pool.append(await PooledSession.open(self._autocommit))
            raw = self.pool[-1].raw  # the query does not suspend, so nobody else takes the session meanwhile
            return [rows(row, raw.dialect) for row in await raw.rows(statement, values)]
        async with self._autocommit.connect() as connection:
            raw = await raw_connection_of(connection)
            return [rows(row, raw.dialect) for row in await raw.rows(statement, values)]

    @asynccontextmanager
    async def _pooled_session(self) -> AsyncIterator[PooledSession]:
        """The session used last: writes invalidate the page caches of all other connections. A session that fails to
        end does not return to the pool."""
        pooled = self.pool.pop() if self.pool else await PooledSession.open(self._autocommit)
        try:
            yield pooled
        finally:
            await pooled.end()
            self.pool.append(pooled)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        if self._is_inline:
            async with self._pooled_session() as pooled:
                await pooled.begin()
                yield pooled.session
            return
        async with AsyncSession(self._read, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def changing(self, until: Optional[float] = None) -> AsyncIterator[AsyncSession]:
        """A transaction that writes. It waits for other writers of this process and then for other programs, up to
        `until` (event loop time) in all."""
        if self._is_inline:
            async with self._exclusive_write(until), self._pooled_session() as pooled:
                await pooled.begin_immediate(self.seconds_left())
                yield pooled.session
                await pooled.commit()
            await self._flush_log()
            return
        async with (
            self._exclusive_write(until),
            AsyncSession(self._change, expire_on_commit=False) as session,
            session.begin(),
        ):
            if not self.shared:
                await session.connection()  # takes the lock now, before any other resource
            yield session

    async def _flush_log(self) -> None:
        """Outside the write lock: others write meanwhile and share the next flush."""
        if self._log is not None:
            try:
                await self._log.flush()
            except OSError as error:
                as_sqlite = sqlite3.OperationalError(str(error))
                raise DBAPIError.instance("COMMIT", None, as_sqlite, sqlite3.Error) from error

    @asynccontextmanager
    async def _exclusive_write(self, until: Optional[float]) -> AsyncIterator[None]:
        """SQLite allows one writer at a time and picks among those who wait at random, so writers queue here;
        PostgreSQL has its own queue."""
        if self._write_lock is None:
            yield
            return
        until = asyncio.get_running_loop().time() + self._patience if until is None else until
        await self._write_lock.take(until)
        self._wait_until = until
        try:
            yield
        finally:
            self._wait_until = None
            self._write_lock.release()

    def seconds_left(self) -> float:
        """How long the current writer may still wait for other programs."""
        if self._wait_until is None:
            return self._patience
        return self._wait_until - asyncio.get_running_loop().time()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database at one moment, whatever others write."""
        async with self._read.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def changing_all(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for schema changes."""
        async with self._change_all.connect() as connection:
            try:
                async with connection.begin():
                    yield connection
                    if not self.shared:
                        await connection.run_sync(check_references)
            finally:
                if not self.shared:
                    await connection.invalidate()  # its foreign keys are off
        self._protect()

    def _protect(self) -> None:
        """The file holds hidden cards: only its owner may read it."""
        if self.file is not None:
            self.file.chmod(0o600)


def _may_come_up(wrong: DBAPIError) -> bool:
    """Whether a database that cannot be reached may still be starting."""
    said = str(wrong.orig)
    return isinstance(wrong, OperationalError) and not any(
        word in said for word in ("authentication", "does not exist")
    )


def libpq_url(url: URL) -> str:
    """The URL in the form of PostgreSQL's own library and tools."""
    return url.set(drivername=POSTGRES).render_as_string(hide_password=False)


def _engine(url: URL, patience: float) -> AsyncEngine:
    if url.get_backend_name() not in ("sqlite", POSTGRES):
        raise UsageError(f"databases of the kind {url.drivername!r} are not known here; use sqlite or postgresql")
    options: dict[str, Any] = {}
    if url.get_backend_name() == POSTGRES:
        milliseconds = int(patience * 1000)
        limits = f"-c lock_timeout={milliseconds} -c idle_in_transaction_session_timeout=60000"
        options = {
            "connect_args": {"options": limits, "connect_timeout": max(2, int(patience))},
            "pool_pre_ping": True,  # survive a restart of the database
            "pool_size": CONNECTIONS // 2,
            "max_overflow": CONNECTIONS // 2,
            "pool_timeout": patience,
        }
    try:
        return create_async_engine(url, **options)
    except ModuleNotFoundError:
        extra = "postgres" if url.get_backend_name() == POSTGRES else "aiosqlite"
        raise UsageError(f"the driver of this database is missing: pip install 'tafelrunde[{extra}]'") from None


def check_references(connection: Connection) -> None:
    """Raise UsageError if a row of SQLite has a dangling foreign key."""
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if lost:
        raise UsageError(f"{len(lost)} rows of the database refer to others that are not there; nothing was changed")


def prepare_sqlite(engine: AsyncEngine, patience: Callable[[], float]) -> None:
    """Set up connections and transactions: write-ahead log, foreign keys, lock timeouts."""
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}")

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get("rebuilds", False):
            # SQLite alters a table by copying and dropping it, which would cascade to all rows that refer to it. The
            # pragma has no effect within a transaction.
            connection.connection.cursor().execute("PRAGMA foreign_keys=OFF")
        if options.get("changes", False):
            begin_immediate(connection, patience())
        elif options.get("isolation_level") != AUTOCOMMIT:
            connection.connection.cursor().execute("BEGIN")
