"""A SQLAlchemy dialect for SQLite that runs queries inline, in the event loop instead of a thread.

A query takes SQLite some hundredths of a millisecond, less than handing it to a thread and waking up for the result; a
request makes a dozen. Only commits, which wait for the disk (`write_ahead.py`), waits for another program, and
statements that change thousands of rows (execution option `in_thread`) yield to other requests.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Any, Final

from sqlalchemy import URL, Connection
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteExecutionContext
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession
from sqlalchemy.pool import AsyncAdaptedQueuePool, Pool
from sqlalchemy.util import await_only

from .raw_sql import INFO_KEY, RawConnection
from .write_ahead import PRAGMAS

BUSY_MILLISECONDS: Final = 10  # SQLite itself waits so long for another program
RETRY_SECONDS: Final = 0.02  # then we try again


class _Context(SQLiteExecutionContext):
    def create_server_side_cursor(self) -> Any:
        """SQLite cursors always stream their rows."""
        return self._dbapi_connection.cursor()


class InlineSQLite(SQLiteDialect_pysqlite):
    driver = "inline"
    is_async = True  # the coroutines that SQLAlchemy awaits never suspend
    supports_statement_cache = True
    supports_server_side_cursors = True
    execution_ctx_cls = _Context

    def connect(self, *arguments: Any, **named: Any) -> Any:
        return super().connect(*arguments, **named, factory=_Connection)

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:
        return AsyncAdaptedQueuePool

    def do_execute(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        if context is not None and context.execution_options.get("in_thread"):
            await_only(_in_thread(cursor, statement, parameters))
            return
        await_only(_no_wait())  # SQLAlchemy rejects an async driver that never awaits
        cursor.execute(statement, parameters)

    def do_executemany(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        await_only(_no_wait())
        cursor.executemany(statement, parameters)

    def do_commit(self, dbapi_connection: Any) -> None:
        if dbapi_connection.in_transaction:
            await_only(asyncio.to_thread(dbapi_connection.commit))  # waits for the disk


class _Cursor(sqlite3.Cursor):
    async def _async_soft_close(self) -> None:
        """Required by SQLAlchemy of asynchronous cursors that stream; there is nothing to close."""


class _Connection(sqlite3.Connection):
    def cursor(self, factory: Any = _Cursor) -> Any:
        return super().cursor(factory)


async def _no_wait() -> None:
    """Return without suspending."""


async def _in_thread(cursor: Any, statement: str, parameters: Any) -> None:
    """Runs to the end even if the request is cancelled: two threads must not use one connection."""
    work = asyncio.ensure_future(asyncio.to_thread(cursor.execute, statement, parameters))
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


registry.register("sqlite.inline", __name__, InlineSQLite.__name__)


class PooledSession:
    """A connection that stays open, with a SQLAlchemy session that most requests do not use: raw statements
    (`raw_sql.py`) pay for nothing else. Transactions begin and end here, without SQLAlchemy, which believes that it
    works without transactions."""

    def __init__(self, connection: AsyncConnection, driver: sqlite3.Connection) -> None:
        self.driver = driver
        self.session = AsyncSession(connection, expire_on_commit=False)
        self.session.info[INFO_KEY] = self.raw = RawConnection(driver, connection.dialect)
        self._connection = connection

    @staticmethod
    async def open(engine: AsyncEngine) -> PooledSession:
        connection = await engine.connect()
        raw = await connection.get_raw_connection()
        driver = raw.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        for pragma in PRAGMAS:
            driver.execute(pragma)
        return PooledSession(connection, driver)

    async def begin(self) -> None:
        await self.raw.rows("BEGIN", ())

    async def begin_immediate(self, patience: float) -> None:
        """A transaction that will write takes the lock when it begins, or it could fail halfway. Waits up to
        `patience` seconds while another program holds the lock."""
        begun = time.monotonic()
        while True:
            try:
                await self.raw.rows("BEGIN IMMEDIATE", ())
                return
            except OperationalError:
                if time.monotonic() - begun > patience:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    async def commit(self) -> None:
        """Commit without waiting for the disk; `WriteAheadLog.flush` does."""
        if self.session.in_transaction():
            await self.session.flush()  # not `commit`: cancelled, it would close the connection
        await self.raw.rows("COMMIT", ())

    async def end(self) -> None:
        """Roll back what is not committed."""
        self.driver.rollback()
        if self.session.in_transaction():  # by SQLAlchemy's count: the session was used
            await self.session.close()

    async def close(self) -> None:
        await self.session.close()
        await self._connection.close()


def begin_immediate(connection: Connection, patience: float) -> None:
    """`PooledSession.begin_immediate` for a transaction of SQLAlchemy."""
    begun = time.monotonic()
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except OperationalError:
            if time.monotonic() - begun > patience:
                raise
        await_only(asyncio.sleep(RETRY_SECONDS))
