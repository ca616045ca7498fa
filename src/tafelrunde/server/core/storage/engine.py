"""Connections and transactions, of an SQLite file or of PostgreSQL, which several processes may share."""

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
from .apart import ReadsApart
from .deadline_lock import DeadlineLock
from .in_place import BUSY_MILLISECONDS, Desk, InPlace, begin_changes
from .plain import Row, plain_at
from .schema import bring_up_to_date, up_to_date
from .write_ahead import WriteAheadLog

POSTGRES: Final = "postgresql"
AUTOCOMMIT: Final = "AUTOCOMMIT"
CONNECTIONS: Final = 20  # of one process to PostgreSQL, for requests
LOOK_AGAIN_SECONDS: Final = 0.5

log = logging.getLogger(__name__)

T = TypeVar("T")


class Storage:
    """`reading()` and `changing()` are transactions, `fetch()` runs a single query, `read_apart()` a large one."""

    def __init__(self, url: str, patience: float = 5.0) -> None:
        self.url: URL = make_url(url)
        self.engine: AsyncEngine = _engine(self.url, patience)
        self.shared: bool = self.url.get_backend_name() == POSTGRES  # other processes may work on the same tables
        self._read, self._change, self._change_all = self.engine, self.engine, self.engine
        self._asking = self.engine.execution_options(isolation_level=AUTOCOMMIT)
        self._in_place = self.url.get_driver_name() == InPlace.driver
        self._log: Optional[WriteAheadLog] = None
        self.desks: list[Desk] = []  # free connections of SQLite in place
        self._turn: Optional[DeadlineLock] = None
        self._patience = patience
        self._apart = ReadsApart(self.url, patience)
        self._wait_until: Optional[float] = None  # the deadline of the current writer to wait for other programs
        if self.shared:  # one snapshot for all queries of a request
            self._read = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            prepare_sqlite(self.engine, self.seconds_left)
            self._change = self.engine.execution_options(changes=True)
            self._change_all = self.engine.execution_options(changes=True, rebuilds=True)
            self._turn = DeadlineLock()
            if self._in_place and self.file is not None:
                self._log = WriteAheadLog(self.file, self._turn)

    @property
    def file(self) -> Optional[Path]:
        """The SQLite file; None for PostgreSQL."""
        return Path(self.url.database) if not self.shared and self.url.database else None

    async def prepare(self, seconds: float = 0.0) -> None:
        """Migrate the schema to the current version; refuse newer versions. Waits up to `seconds` for a PostgreSQL that
        is still starting."""
        until, told = time.monotonic() + seconds, False
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
            if not told:
                log.warning("the database does not answer yet; waiting up to %g s", seconds)
                told = True
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def read_apart(self, work: Callable[[Session], T]) -> T:
        """Run `work` in a thread, for large queries that would block the event loop."""
        return await self._apart.run(work)

    async def close(self) -> None:
        self._apart.close()
        if self._log is not None:
            await self._log.close()
        desks, self.desks = self.desks, []
        for desk in desks:
            await desk.close()
        await self.engine.dispose()

    async def fetch(self, statement: str, values: Row, rows: Callable[[Row, Dialect], T]) -> list[T]:
        """Run a single query without SQLAlchemy (`plain.py`) and without a transaction, which would take longer than
        the query."""
        if self._in_place:
            if not self.desks:
                self.desks.append(await Desk.at(self._asking))
            plain = self.desks[-1].plain  # not removed, since the query completes without a pause
            return [rows(row, plain.dialect) for row in await plain.rows(statement, values)]
        async with self._asking.connect() as connection:
            plain = await plain_at(connection)
            return [rows(row, plain.dialect) for row in await plain.rows(statement, values)]

    @asynccontextmanager
    async def _desk(self) -> AsyncIterator[Desk]:
        """The connection used last, since writes invalidate the page caches of all others. One that fails to end its
        transaction is not reused."""
        desk = self.desks.pop() if self.desks else await Desk.at(self._asking)
        try:
            yield desk
        finally:
            await desk.end()
            self.desks.append(desk)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        if self._in_place:
            async with self._desk() as desk:
                await desk.begin()
                yield desk.session
            return
        async with AsyncSession(self._read, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def changing(self, until: Optional[float] = None) -> AsyncIterator[AsyncSession]:
        """`until` is the deadline (event loop time) for the whole wait: for writers in this process, then for other
        programs."""
        if self._in_place:
            async with self._my_turn(until), self._desk() as desk:
                await desk.begin_changes(self.seconds_left())
                yield desk.session
                await desk.commit()
            await self._reach_disk()
            return
        async with (
            self._my_turn(until),
            AsyncSession(self._change, expire_on_commit=False) as session,
            session.begin(),
        ):
            if not self.shared:
                await session.connection()  # begins the transaction before any further lock is taken
            yield session

    async def _reach_disk(self) -> None:
        """Wait for the disk after releasing the write lock, so that several writers share one sync."""
        if self._log is not None:
            try:
                await self._log.reach_disk()
            except OSError as wrong:
                told = sqlite3.OperationalError(str(wrong))
                raise DBAPIError.instance("COMMIT", None, told, sqlite3.Error) from wrong

    @asynccontextmanager
    async def _my_turn(self, until: Optional[float]) -> AsyncIterator[None]:
        """Queue writers of SQLite, which allows one at a time and picks waiting ones at random."""
        if self._turn is None:
            yield
            return
        until = asyncio.get_running_loop().time() + self._patience if until is None else until
        await self._turn.take(until)
        self._wait_until = until
        try:
            yield
        finally:
            self._wait_until = None
            self._turn.release()

    def seconds_left(self) -> float:
        """The seconds that the current writer may still wait for other programs."""
        if self._wait_until is None:
            return self._patience
        return self._wait_until - asyncio.get_running_loop().time()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads one snapshot."""
        async with self._read.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def changing_all(self) -> AsyncIterator[AsyncConnection]:
        """A connection for changes of the schema."""
        async with self._change_all.connect() as connection:
            try:
                async with connection.begin():
                    yield connection
                    if not self.shared:
                        await connection.run_sync(check_references)
            finally:
                if not self.shared:
                    await connection.invalidate()  # it has foreign keys disabled
        self._protect()

    def _protect(self) -> None:
        """Make the file readable by its owner only, since it contains hidden cards."""
        if self.file is not None:
            self.file.chmod(0o600)


def _may_come_up(wrong: DBAPIError) -> bool:
    """Whether the database may still be starting: it has not refused the connection."""
    said = str(wrong.orig)
    return isinstance(wrong, OperationalError) and not any(
        word in said for word in ("authentication", "does not exist")
    )


def libpq_url(url: URL) -> str:
    """The URL for libpq and its tools."""
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
            "pool_pre_ping": True,  # reconnects after a restart of the database
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
    """Raise an error if a foreign key in SQLite is violated."""
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if lost:
        raise UsageError(f"{len(lost)} rows of the database refer to others that are not there; nothing was changed")


def prepare_sqlite(engine: AsyncEngine, patience: Callable[[], float]) -> None:
    """Configure connections: write-ahead log, foreign keys, timeouts, explicit transactions."""
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
            # Migrations of SQLite replace a table by a new one; with foreign keys enabled, dropping the old one would
            # delete all rows that refer to it. This cannot be switched within a transaction.
            connection.connection.cursor().execute("PRAGMA foreign_keys=OFF")
        if options.get("changes", False):
            begin_changes(connection, patience())
        elif options.get("isolation_level") != AUTOCOMMIT:
            connection.connection.cursor().execute("BEGIN")
