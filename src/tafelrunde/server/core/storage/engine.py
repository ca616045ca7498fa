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
    """Reads in `reading()`, changes in `changing()`: one transaction each. A single query goes to `fetch()`, one over
    many rows to `read_apart()`."""

    def __init__(self, url: str, patience: float = 5.0) -> None:
        self.url: URL = make_url(url)
        self.engine: AsyncEngine = _engine(self.url, patience)
        self.shared: bool = self.url.get_backend_name() == POSTGRES  # other processes may work on the same tables
        self._read, self._change, self._change_all = self.engine, self.engine, self.engine
        self._asking = self.engine.execution_options(isolation_level=AUTOCOMMIT)
        self._in_place = self.url.get_driver_name() == InPlace.driver
        self._log: Optional[WriteAheadLog] = None
        self.desks: list[Desk] = []  # of SQLite in place, where nobody sits now
        self._turn: Optional[DeadlineLock] = None
        self._patience = patience
        self._apart = ReadsApart(self.url, patience)
        self._wait_until: Optional[float] = None  # who writes now: until when they wait for other programs
        if self.shared:  # one snapshot of the tables for all queries of a request
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
        """Of SQLite."""
        return Path(self.url.database) if not self.shared and self.url.database else None

    async def prepare(self, seconds: float = 0.0) -> None:
        """Tables as this program knows them. Newer ones than it knows are refused. A PostgreSQL that was started
        together with us may need so many seconds to come up."""
        until, told = time.monotonic() + seconds, False
        while True:
            try:
                async with self.snapshot() as connection:
                    ready = await connection.run_sync(up_to_date)
                if not ready:  # else nobody looks through all rows
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
        """Runs `work` in a thread, for queries over so many rows that they would block the event loop."""
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
        """Past SQLAlchemy (`plain.py`), and outside of a transaction, which would take longer than the query. For what
        every request asks first."""
        if self._in_place:
            if not self.desks:
                self.desks.append(await Desk.at(self._asking))
            plain = self.desks[-1].plain  # it answers at once: nobody sits down there meanwhile
            return [rows(row, plain.dialect) for row in await plain.rows(statement, values)]
        async with self._asking.connect() as connection:
            plain = await plain_at(connection)
            return [rows(row, plain.dialect) for row in await plain.rows(statement, values)]

    @asynccontextmanager
    async def _desk(self) -> AsyncIterator[Desk]:
        """The one that was used last: what others write empties the memory that SQLite has of a file at each of them.
        One where something went wrong in ending it is not used again."""
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
        """`until` is the time of the event loop up to which the whole wait may last, of which there may be several
        parts: for others in this process, then for other programs."""
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
                await session.connection()  # begins now, so that nothing that is taken later waits with us
            yield session

    async def _reach_disk(self) -> None:
        """Behind the turn: others write meanwhile, and then wait for the same disk together."""
        if self._log is not None:
            try:
                await self._log.reach_disk()
            except OSError as wrong:
                told = sqlite3.OperationalError(str(wrong))
                raise DBAPIError.instance("COMMIT", None, told, sqlite3.Error) from wrong

    @asynccontextmanager
    async def _my_turn(self, until: Optional[float]) -> AsyncIterator[None]:
        """SQLite lets one write at a time, and whoever waited there would come by chance. PostgreSQL sees to it."""
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
        """That whoever writes now may still wait for other programs."""
        if self._wait_until is None:
            return self._patience
        return self._wait_until - asyncio.get_running_loop().time()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Everything as it is at one moment, whatever others write meanwhile."""
        async with self._read.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def changing_all(self) -> AsyncIterator[AsyncConnection]:
        """For changes of the tables themselves."""
        async with self._change_all.connect() as connection:
            try:
                async with connection.begin():
                    yield connection
                    if not self.shared:
                        await connection.run_sync(check_references)
            finally:
                if not self.shared:
                    await connection.invalidate()  # it does not look after foreign keys
        self._protect()

    def _protect(self) -> None:
        """The file holds hidden cards: only its owner may read it."""
        if self.file is not None:
            self.file.chmod(0o600)


def _may_come_up(wrong: DBAPIError) -> bool:
    """Not if it has answered and does not want us."""
    said = str(wrong.orig)
    return isinstance(wrong, OperationalError) and not any(
        word in said for word in ("authentication", "does not exist")
    )


def libpq_url(url: URL) -> str:
    """As PostgreSQL's own library and tools read it."""
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
            "pool_pre_ping": True,  # a database that was started again is no reason to fail
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
    """Every row of SQLite that refers to another one finds it."""
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if lost:
        raise UsageError(f"{len(lost)} rows of the database refer to others that are not there; nothing was changed")


def prepare_sqlite(engine: AsyncEngine, patience: Callable[[], float]) -> None:
    """Write-ahead log, foreign keys, patience."""
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
            # SQLite changes a table by making a new one and dropping the old one, and with it, otherwise, all rows
            # that refer to it. Within a transaction this cannot be switched.
            connection.connection.cursor().execute("PRAGMA foreign_keys=OFF")
        if options.get("changes", False):
            begin_changes(connection, patience())
        elif options.get("isolation_level") != AUTOCOMMIT:
            connection.connection.cursor().execute("BEGIN")
